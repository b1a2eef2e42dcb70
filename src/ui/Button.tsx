import type { ButtonProps } from '../../engine/page/kit.ts';
import { Spinner } from './Spinner.tsx';
import styles from './Button.module.css';

/** The main action, a line button beside it, or a plain one kept apart. */
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
