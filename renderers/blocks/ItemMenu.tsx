import { Icon } from '../../components/Icon.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import type { UiIcon } from '../../components/icons.ts';
import styles from './blocks.module.css';
import * as says from '../../words/blocks.ts';

interface ItemMenuProps {
  /** The item's own words, to tell its button from the others. */
  readonly words: string;
  readonly open: boolean;
  readonly onToggle: () => void;
}

const MOST_LETTERS = 40;
const shortened = (words: string): string => (words.length > MOST_LETTERS ? `${words.slice(0, MOST_LETTERS)}…` : words);

/** Opens what can be done with an item. */
export const ItemMenu = ({ words, open, onToggle }: ItemMenuProps) => (
  <IconButton name={says.moreFor(shortened(words))} title={says.more} icon="ellipsis" expanded={open} onClick={onToggle} />
);

interface ItemActionsProps {
  readonly starred: boolean;
  readonly editing: boolean;
  readonly onStar: () => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

export const ItemActions = ({ starred, editing, onStar, onEdit, onRemove }: ItemActionsProps) => {
  const draw = (icon: UiIcon, label: string, onClick: () => void) => (
    <button type="button" onClick={onClick}>
      <Icon name={icon} size="small" />
      {label}
    </button>
  );
  return (
    <div className={styles.itemActions} data-screen="">
      {draw('star', starred ? says.removeStar : says.star, onStar)}
      {draw(editing ? 'check' : 'pencil', editing ? says.done : says.edit, onEdit)}
      {draw('trash-2', says.remove, onRemove)}
    </div>
  );
};
