import { Icon } from './Icon.tsx';
import { useEffect, type ReactNode } from 'react';
import { dismiss, useNotices, type Notice } from '../../engine/notices.ts';
import styles from './Notices.module.css';

/** Good news leaves by itself; what went wrong stays until it is dismissed or the tool runs again. */
const GOOD_NEWS_LASTS_MS = 6_000;

const Slip = ({ notice }: { notice: Notice }) => {
  const { id, kind, words } = notice;
  useEffect(() => {
    if (kind !== 'done') return;
    const timer = setTimeout(() => dismiss(id), GOOD_NEWS_LASTS_MS);
    return () => clearTimeout(timer);
  }, [id, kind]);
  return (
    <div className={styles.slip}>
      {kind === 'done' ? <Icon name="check" /> : <Icon name="circle-alert" />}
      <p role="alert">{words}</p>
      <button type="button" className={styles.close} aria-label="Dismiss" onClick={() => dismiss(id)}>
        <Icon name="x" />
      </button>
    </div>
  );
};

/** The alerts of the specification, as slips at the foot of the screen, and what the page has to say for itself. */
export const Notices = ({ children }: { children: ReactNode }) => {
  const notices = useNotices();
  return (
    // A dialog hides the page behind it from screen readers, but nothing that bears this attribute.
    <div className={styles.slips} aria-live="off" data-notices="">
      {notices.map((notice) => (
        <Slip key={notice.id} notice={notice} />
      ))}
      {children}
    </div>
  );
};
