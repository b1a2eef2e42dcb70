import { Icon } from './Icon.tsx';
import type { UiIcon } from './icons.ts';
import styles from './IconButton.module.css';

interface IconButtonProps {
  /** Its accessible name. */
  readonly name: string;
  readonly icon: UiIcon;
  /** For a button that stays pressed. */
  readonly pressed?: boolean;
  /** For a button that opens and closes a part of the page. */
  readonly expanded?: boolean;
  readonly title?: string;
  /** The id of what it is for, where there are several of its name. */
  readonly describedBy?: string;
  readonly onClick: () => void;
}

/** A button that shows an icon only. */
export const IconButton = ({ name, icon, pressed, expanded, title = name, describedBy, onClick }: IconButtonProps) => (
  <button
    type="button"
    className={styles.button}
    data-screen=""
    aria-label={name}
    aria-pressed={pressed}
    aria-expanded={expanded}
    aria-describedby={describedBy}
    title={title}
    onClick={onClick}
  >
    <Icon name={icon} />
  </button>
);
