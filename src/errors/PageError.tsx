import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { restoreTyped } from '../../engine/keep/acrossReload.ts';
import { CodeMissing } from '../pages/resource.ts';
import { Button } from '../../components/Button.tsx';
import styles from './PageError.module.css';

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
        Try again
      </Button>
      {children}
    </div>
  </div>
);

/** The code of the page gone to is not there: a newer version may be, which the server sends with a whole page. */
const Missing = ({ onRetry }: Pick<NoteProps, 'onRetry'>) => {
  const [unreachable, setUnreachable] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => {
    let left = false;
    const goTo = async (): Promise<void> => {
      const { ok } = await fetch(pathname, { method: 'HEAD', credentials: 'omit' }).catch(() => ({ ok: false }));
      if (left) return;
      if (ok) location.reload();
      else setUnreachable(true);
    };
    void goTo();
    return () => {
      left = true;
    };
  }, [pathname]);
  return unreachable ? (
    <Note title="This page could not be reached" words="Please check your connection and try again." onRetry={onRetry} />
  ) : null;
};

/** Something in the page failed while it was drawn. */
const Stopped = ({ onRetry }: Pick<NoteProps, 'onRetry'>) => {
  const { pathname } = useLocation();
  return (
    <Note
      title="This page stopped working"
      words="What you typed is kept in this tab, and comes back when you try again."
      onRetry={onRetry}
    >
      <Button
        look="plain"
        onClick={() => {
          // It may be what was typed that the page cannot bear.
          restoreTyped(pathname.slice(1));
          onRetry();
        }}
      >
        Start empty
      </Button>
    </Note>
  );
};

interface PageErrorProps extends Pick<NoteProps, 'onRetry'> {
  readonly error: unknown;
}

/** In place of a page that cannot be drawn. */
export const PageError = ({ error, onRetry }: PageErrorProps) =>
  error instanceof CodeMissing ? <Missing onRetry={onRetry} /> : <Stopped onRetry={onRetry} />;
