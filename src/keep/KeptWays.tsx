import { lazy, Suspense, useState } from 'react';
import { setKeeping, useKeeping } from '../../engine/keep/keeping.ts';

/** Loaded when a visitor first opens it. */
const HistorySheet = lazy(() => import('./HistorySheet.tsx'));

const clear = async (slug: string): Promise<void> => (await import('./forget.ts')).clearTool(slug);

/** Where what is typed is kept, and the ways to see it and to be rid of it. */
export default function KeptWays({ slug }: { slug: string }) {
  const [open, setOpen] = useState(false);
  const keeping = useKeeping();
  return (
    <>
      {keeping ? 'Stored only on this device' : 'Nothing is stored on this device'}
      {keeping ? (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            History
          </button>
          <button type="button" aria-label="Clear what is stored" onClick={() => void clear(slug).catch(() => undefined)}>
            Clear
          </button>
        </>
      ) : (
        <button type="button" onClick={() => setKeeping(true)}>
          Store it again
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
