import { lazy, Suspense, useState } from 'react';
import { setKeeping, useKeeping } from '../../engine/keep/keeping.ts';
import { clearTool } from './forget.ts';
import styles from './KeptLine.module.css';

/** Loaded when a visitor first opens it. */
const HistorySheet = lazy(() => import('./HistorySheet.tsx'));

/** Below a form: where what is typed is kept, and the ways to see it and to be rid of it. */
export const KeptLine = ({ slug }: { slug: string }) => {
  const [open, setOpen] = useState(false);
  const keeping = useKeeping();
  return (
    <p className={styles.line}>
      {keeping ? (
        <>
          Stored only on this device
          <button type="button" onClick={() => setOpen(true)}>
            History
          </button>
          <button type="button" aria-label="Clear what is stored" onClick={() => void clearTool(slug).catch(() => undefined)}>
            Clear
          </button>
        </>
      ) : (
        <>
          Nothing is stored on this device
          <button type="button" onClick={() => setKeeping(true)}>
            Store it again
          </button>
        </>
      )}
      {open && (
        <Suspense>
          <HistorySheet slug={slug} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </p>
  );
};
