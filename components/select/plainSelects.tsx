/** Shown in place of Radix's select before that has been loaded, and where it cannot be. */
import { Icon } from '../Icon.tsx';
import type { KeyboardEvent } from 'react';

export interface Choice {
  readonly value: string;
  readonly label: string;
  /** Shown after the label. */
  readonly note?: string;
}

export interface TriggerAttributes {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-labelledby': string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** Props of all three: the plain trigger, Radix's select and the browser's own. */
export interface TriggerProps {
  readonly attributes: TriggerAttributes;
  readonly choices: readonly Choice[];
  readonly value: string;
  readonly onPick: (value: string) => void;
  readonly onBlur: () => void;
  readonly setTrigger: (trigger: HTMLElement | null) => void;
}

interface PlainTriggerProps extends Pick<TriggerProps, 'attributes' | 'onBlur' | 'setTrigger'> {
  readonly label: string;
  /** The pointer or the focus has come near. */
  readonly onWanted: () => void;
  /** It was pressed. */
  readonly onOpen: () => void;
  readonly onClosedKeyDown: (event: KeyboardEvent) => void;
}

const OPENING_KEYS = ['Enter', ' ', 'ArrowDown', 'ArrowUp'];

/** Looks like a closed select, and screen readers announce it as one. */
export const PlainTrigger = ({ attributes, label, setTrigger, onWanted, onOpen, onBlur, onClosedKeyDown }: PlainTriggerProps) => (
  <button
    {...attributes}
    ref={setTrigger}
    type="button"
    role="combobox"
    aria-expanded="false"
    aria-haspopup="listbox"
    aria-controls={`${attributes.id}-list`}
    onPointerEnter={onWanted}
    onFocus={onWanted}
    onBlur={onBlur}
    onPointerDown={(event) => {
      // A mouse press opens it at once, as with Radix, which may replace this trigger before the click is complete.
      if (event.pointerType === 'mouse' && event.button === 0 && !event.ctrlKey) onOpen();
    }}
    onClick={onOpen}
    onKeyDown={(event) => {
      if (event.ctrlKey || event.metaKey) return;
      if (!OPENING_KEYS.includes(event.key)) return onClosedKeyDown(event);
      event.preventDefault();
      onOpen();
    }}
  >
    <span>{label}</span>
    <Icon name="chevron-down" />
  </button>
);

/** The browser's own select, for when Radix cannot be loaded. */
export const NativeSelect = ({ attributes, choices, value, onPick, onBlur, setTrigger }: TriggerProps) => (
  <select {...attributes} ref={setTrigger} value={value} onChange={(event) => onPick(event.target.value)} onBlur={onBlur}>
    {choices.map((choice) => (
      <option key={choice.value} value={choice.value}>
        {choice.note === undefined ? choice.label : `${choice.label} (${choice.note})`}
      </option>
    ))}
  </select>
);
