import { lazy, Suspense, useState } from 'react';
import { Icon } from '../../components/Icon.tsx';

const HistorySheet = lazy(() => import('./HistorySheet.tsx'));

/** In the header: what is kept of every tool. */
export const HistoryButton = ({ className, slug }: { className: string | undefined; slug: string | undefined }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} aria-label="History" title="History" onClick={() => setOpen(true)}>
        <Icon name="history" />
      </button>
      {open && (
        <Suspense>
          <HistorySheet slug={slug} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
