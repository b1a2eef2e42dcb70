import { lazy, Suspense, useEffect, useState } from 'react';
import { Icon } from '../../components/Icon.tsx';
import styles from './Layout.module.css';
import * as says from '../../words/frame.ts';

const HistorySheet = lazy(() => import('../keep/HistorySheet.tsx'));
const Palette = lazy(() => import('../find/Palette.tsx'));

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** What the header gets once the page is awake: the history of all tools, and a search over any page (Ctrl or Cmd + K, or /). */
export default function Late({ slug }: { slug: string | undefined }) {
  const [open, setOpen] = useState<'history' | 'search'>();
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
      if (event.defaultPrevented || !(isK || isSlash) || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      setOpen('search');
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const close = (): void => setOpen(undefined);
  return (
    <>
      <button
        type="button"
        className={styles.square}
        aria-label={says.history}
        title={says.history}
        onClick={() => setOpen('history')}
      >
        <Icon name="history" />
      </button>
      <Suspense>
        {open === 'history' && <HistorySheet slug={slug} onClose={close} />}
        {open === 'search' && <Palette onClose={close} />}
      </Suspense>
    </>
  );
}
