import { Icon } from './Icon.tsx';
import button from './Button.module.css';
import styles from './CopyButton.module.css';

/** What was copied last on this page, and the message about it. */
interface CopyState {
  readonly copied: string | undefined;
  readonly message: { readonly id: string; readonly words: string; readonly kind: 'done' | 'problem' } | undefined;
}

/** The message about copying this, where the tool shows it beside the button: for two seconds, or until something else is done. */
export const CopyMessage = ({ id, copier: { message } }: { id: string; copier: Pick<CopyState, 'message'> }) =>
  message?.id === id ? (
    <span role={message.kind === 'done' ? 'status' : 'alert'} className={styles.message} data-kind={message.kind}>
      {message.words}
    </span>
  ) : null;

interface CopyButtonProps {
  /** Identifies what is copied on this page. */
  readonly id: string;
  readonly label: string;
  readonly copier: CopyState;
  readonly onCopy: () => void;
  /** Id of the text it copies, where several buttons have the same label. */
  readonly describedBy?: string;
}

/** Shows that it worked without changing its width or its label. */
export const CopyButton = ({ id, label, copier, onCopy, describedBy }: CopyButtonProps) => {
  const copied = copier.copied === id;
  return (
    <span className={styles.place} data-screen="">
      <button
        type="button"
        className={`${button.line} ${styles.copy}`}
        data-copied={copied || undefined}
        aria-describedby={describedBy}
        onClick={onCopy}
      >
        {copied ? <Icon name="check" size="small" /> : <Icon name="copy" size="small" />}
        {label}
      </button>
      <CopyMessage id={id} copier={copier} />
    </span>
  );
};
