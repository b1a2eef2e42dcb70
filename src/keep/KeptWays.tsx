import { lazy, Suspense, useState } from 'react';
import { setKeeping, useKeeping } from '../../engine/keep/keeping.ts';
import * as says from '../../words/history.ts';

/** Loaded when a visitor first opens it. */
const HistorySheet = lazy(() => import('./HistorySheet.tsx'));

const clear = async (slug: string): Promise<void> => (await import('./forget.ts')).clearTool(slug);

/** Where what is typed is kept, and the ways to see it and to be rid of it. */
export default function KeptWays({ slug }: { slug: string }) {
  const [open, setOpen] = useState(false);
  const keeping = useKeeping();
  return (
    <>
      {keeping ? says.storedHere : says.nothingStored}
      {keeping ? (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            {says.history}
          </button>
          <button type="button" aria-label={says.clearWhatIsStored} onClick={() => void clear(slug).catch(() => undefined)}>
            {says.clear}
          </button>
        </>
      ) : (
        <button type="button" onClick={() => setKeeping(true)}>
          {says.storeItAgain}
        </button>
      )}
      {open && (
        <Suspense>
          <HistorySheet slug={slug} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
