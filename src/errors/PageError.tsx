import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { forgetDraft } from '../../engine/keep/draft.ts';
import { CodeMissing } from '../pages/resource.ts';
import { Button } from '../../components/Button.tsx';
import styles from './PageError.module.css';
import * as says from '../../words/errors.ts';

interface NoteProps {
  readonly title: string;
  readonly words: string;
  readonly onRetry: () => void;
  readonly children?: ReactNode;
}

const Note = ({ title, words, onRetry, children }: NoteProps) => (
  <div className={styles.note} role="alert">
    <h1>{title}</h1>
    <p>{words}</p>
    <div className={styles.ways}>
      <Button look="main" onClick={onRetry}>
        {says.tryAgain}
      </Button>
      {children}
    </div>
  </div>
);

/** The code of the page could not be loaded: if there is a newer version, the server sends it with a whole page. */
const Missing = ({ onRetry }: Pick<NoteProps, 'onRetry'>) => {
  const [unreachable, setUnreachable] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => {
    let cancelled = false;
    const goTo = async (): Promise<void> => {
      const { ok } = await fetch(pathname, { method: 'HEAD', credentials: 'omit' }).catch(() => ({ ok: false }));
      if (cancelled) return;
      if (ok) location.reload();
      else setUnreachable(true);
    };
    void goTo();
    return () => {
      cancelled = true;
    };
  }, [pathname]);
  return unreachable ? <Note title={says.pageNotReached} words={says.checkConnection} onRetry={onRetry} /> : null;
};

/** Something in the page failed while rendering. */
const Stopped = ({ onRetry }: Pick<NoteProps, 'onRetry'>) => {
  const { pathname } = useLocation();
  return (
    <Note title={says.pageStopped} words={says.typedIsKeptOnRetry} onRetry={onRetry}>
      <Button
        look="plain"
        onClick={() => {
          // What was typed may be the cause of the failure.
          forgetDraft(pathname.slice(1));
          onRetry();
        }}
      >
        {says.startEmpty}
      </Button>
    </Note>
  );
};

interface PageErrorProps extends Pick<NoteProps, 'onRetry'> {
  readonly error: unknown;
}

/** Shown in place of a page that cannot be drawn. */
export const PageError = ({ error, onRetry }: PageErrorProps) =>
  error instanceof CodeMissing ? <Missing onRetry={onRetry} /> : <Stopped onRetry={onRetry} />;
