import { useSyncExternalStore } from 'react';
import { reload } from '../../engine/carried.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from '../ui/Notices.module.css';
import { missing } from './missing.ts';

/** Offered where a part of the page could not be fetched, which is what a newer version does to an open tab. */
export const ReloadOffer = () => {
  const isMissing = useSyncExternalStore(missing.subscribe, missing.get, () => false);
  if (!isMissing) return null;
  return (
    <div className={styles.slip}>
      <Icon name="circle-alert" />
      <p role="alert">A part of this page did not load: there may be a newer version. What you typed is kept.</p>
      <button type="button" className={styles.act} onClick={reload}>
        Reload
      </button>
      <button type="button" className={styles.close} aria-label="Dismiss" onClick={() => missing.set(false)}>
        <Icon name="x" />
      </button>
    </div>
  );
};
