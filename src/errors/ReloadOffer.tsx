import { useSyncExternalStore } from 'react';
import { Notice } from '../../components/Notices.tsx';
import { reload } from '../../engine/keep/draft.ts';
import { missing } from './missingCode.ts';

/** Shown when a part of the page could not be loaded, which happens to an open tab when there is a newer version. */
export const ReloadOffer = () => {
  const isMissing = useSyncExternalStore(missing.subscribe, missing.get, () => false);
  if (!isMissing) return null;
  return (
    <Notice
      kind="problem"
      words="A part of this page did not load: there may be a newer version. What you typed is kept."
      action={{ label: 'Reload', onClick: reload }}
      onDismiss={() => missing.set(false)}
    />
  );
};
