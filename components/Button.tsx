import type { ReactNode } from 'react';
import { Spinner } from './Spinner.tsx';
import styles from './Button.module.css';

interface ButtonProps {
  readonly look: 'main' | 'line' | 'plain';
  readonly type?: 'submit' | 'button';
  readonly disabled?: boolean;
  /** What it does is under way: it keeps the focus, and does nothing. */
  readonly busy?: boolean;
  /** Something else is under way: the same, without the sign of it. */
  readonly inert?: boolean;
  readonly onClick?: () => void;
  /** Its accessible name, where its words alone do not say it; they must be part of it. */
  readonly name?: string | undefined;
  /** For a button that opens and closes the part with this id. */
  readonly expanded?: boolean;
  readonly controls?: string;
  readonly children: ReactNode;
}

/** The main action, an outlined button beside it, or a plain one set apart. */
export const Button = ({
  look,
  type = 'button',
  disabled,
  busy,
  inert = busy,
  onClick,
  name,
  expanded,
  controls,
  children,
}: ButtonProps) => (
  <button
    type={type}
    className={styles[look]}
    disabled={disabled}
    aria-label={name}
    aria-expanded={expanded}
    aria-controls={controls}
    aria-disabled={inert || undefined}
    onClick={inert ? (event) => event.preventDefault() : onClick}
  >
    {busy && <Spinner />}
    {children}
  </button>
);
