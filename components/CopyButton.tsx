import { Icon } from './Icon.tsx';
import button from './Button.module.css';
import styles from './CopyButton.module.css';

/** What the page copied last, and what it said of it. */
interface Copied {
  readonly copied: string | undefined;
  readonly said: { readonly id: string; readonly words: string; readonly kind: 'done' | 'problem' } | undefined;
}

/** What copying this said, where the tool says it beside the button: for two seconds, or until something else is done. */
export const CopySaid = ({ id, copier: { said } }: { id: string; copier: Pick<Copied, 'said'> }) =>
  said?.id === id ? (
    <span role={said.kind === 'done' ? 'status' : 'alert'} className={styles.said} data-kind={said.kind}>
      {said.words}
    </span>
  ) : null;

interface CopyButtonProps {
  /** Names what is copied on this page. */
  readonly id: string;
  readonly label: string;
  readonly copier: Copied;
  readonly onCopy: () => void;
  /** Id of the words it copies, where several buttons have the same name. */
  readonly describedBy?: string;
}

/** Shows that it worked without changing its width or its name. */
export const CopyButton = ({ id, label, copier, onCopy, describedBy }: CopyButtonProps) => {
  const copied = copier.copied === id;
  return (
    <span className={styles.place}>
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
      <CopySaid id={id} copier={copier} />
    </span>
  );
};
