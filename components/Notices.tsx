import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Notices.module.css';
import * as says from '../words/frame.ts';

interface NoticeProps {
  readonly kind: 'done' | 'problem';
  readonly words: string;
  /** A button that does something about it. */
  readonly action?: { readonly label: string; readonly onClick: () => void } | undefined;
  readonly onDismiss: () => void;
}

/** One notice, which screen readers announce when it appears. */
export const Notice = ({ kind, words, action, onDismiss }: NoticeProps) => (
  <div className={styles.slip}>
    {kind === 'done' ? <Icon name="check" /> : <Icon name="circle-alert" />}
    {/* An offer interrupts nobody. */}
    <p role={kind === 'done' && action ? 'status' : 'alert'}>{words}</p>
    {action && (
      <button type="button" className={styles.act} onClick={action.onClick}>
        {action.label}
      </button>
    )}
    <button type="button" className={styles.close} aria-label={says.dismiss} onClick={onDismiss}>
      <Icon name="x" />
    </button>
  </div>
);

/** Holds the notices, at the foot of the screen. */
export const Notices = ({ children }: { children: ReactNode }) => (
  // A dialog hides the page behind it from screen readers, but not an element with this attribute.
  <div className={styles.slips} aria-live="off" data-notices="">
    {children}
  </div>
);

/** Read by screen readers whenever its words change. A dialog hides the page behind it, but no live region. */
export const LiveRegion = ({ children }: { children: string }) => (
  <p role="status" aria-live="polite" className="offscreen" data-said="">
    {children}
  </p>
);
