import type { ReactNode } from 'react';
import { Spinner } from './Spinner.tsx';
import styles from './Button.module.css';

interface ButtonProps {
  readonly look: 'main' | 'line' | 'plain';
  readonly type?: 'submit' | 'button';
  readonly disabled?: boolean;
  readonly busy?: boolean;
  readonly onClick?: () => void;
  /** For a button that opens and closes the part with this id. */
  readonly expanded?: boolean;
  readonly controls?: string;
  readonly children: ReactNode;
}

/** The main action, an outlined button beside it, or a plain one set apart. */
export const Button = ({ look, type = 'button', disabled, busy, onClick, expanded, controls, children }: ButtonProps) => (
  <button
    type={type}
    className={styles[look]}
    disabled={disabled}
    aria-expanded={expanded}
    aria-controls={controls}
    onClick={onClick}
  >
    {busy && <Spinner />}
    {children}
  </button>
);
