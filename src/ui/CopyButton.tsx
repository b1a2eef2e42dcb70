import { Check, Copy } from 'lucide-react';
import styles from './CopyButton.module.css';

interface CopyButtonProps {
  readonly label: string;
  readonly copied: boolean;
  readonly onCopy: () => void;
}

/** Shows that it worked without changing its width or its name. */
export const CopyButton = ({ label, copied, onCopy }: CopyButtonProps) => (
  <button type="button" className={styles.copy} data-copied={copied || undefined} onClick={onCopy}>
    {copied ? <Check data-icon="small" aria-hidden="true" /> : <Copy data-icon="small" aria-hidden="true" />}
    {label}
  </button>
);
