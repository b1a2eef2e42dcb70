import { useSyncExternalStore } from 'react';
import { Notice } from '../../components/Notices.tsx';
import { reload } from '../../engine/keep/draft.ts';
import { missing } from './missingCode.ts';
import * as says from '../../words/errors.ts';

/** Shown when a part of the page could not be loaded, which happens to an open tab when there is a newer version. */
export const ReloadOffer = () => {
  const isMissing = useSyncExternalStore(missing.subscribe, missing.get, () => false);
  if (!isMissing) return null;
  return (
    <Notice
      kind="problem"
      words={says.newerVersion}
      action={{ label: says.reload, onClick: reload }}
      onDismiss={() => missing.set(false)}
    />
  );
};
