import { useRef, useState, type KeyboardEvent } from 'react';
import { NativeSelect, PlainTrigger, type Choice } from './plainSelects.tsx';
import type { RadixSelect } from './RadixSelect.tsx';
import styles from './Select.module.css';

type Loaded = { readonly Radix: typeof RadixSelect } | 'unreachable';

let loaded: typeof RadixSelect | undefined;
const load = async (): Promise<typeof RadixSelect> => {
  loaded ??= (await import('./RadixSelect.tsx')).RadixSelect;
  return loaded;
};

/** The choice that a letter typed on a closed select goes to: the next one that starts with it. */
const typedAhead = (choices: readonly Choice[], value: string, letter: string): string => {
  const at = choices.findIndex((choice) => choice.value === value);
  const round = [...choices.slice(at + 1), ...choices.slice(0, at + 1)];
  return round.find((choice) => choice.label.toLowerCase().startsWith(letter.toLowerCase()))?.value ?? value;
};

interface SelectProps {
  /** Id of the trigger; the id of its label is `${id}-label`. */
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly choices: readonly Choice[];
  readonly value: string;
  readonly onPick: (value: string) => void;
  readonly onBlur: () => void;
  /** Called with each trigger in turn, and with `null` when one is removed. */
  readonly setTrigger: (trigger: HTMLElement | null) => void;
  /** Called the first time that the pointer or the focus comes near. */
  readonly onWanted: () => void;
}

/**
 * A select that costs nothing until it is needed: the prerendered page and an untouched form have a plain trigger, and Radix
 * replaces it when the pointer or the focus comes near. A press in the meantime is not lost.
 */
export const Select = (props: SelectProps) => {
  const { id, describedBy, invalid, choices, value, onPick, onBlur, onWanted } = props;
  const [list, setList] = useState<Loaded>();
  const [openAtOnce, setOpenAtOnce] = useState(false);
  const wanted = useRef(false);
  const plain = useRef<HTMLElement | null>(null);
  const wasFocused = useRef(false);

  const take = (next: Loaded): void => setList((current) => current ?? next);
  const want = (): void => {
    if (wanted.current) return;
    wanted.current = true;
    onWanted();
    // Already loaded for another select: it replaces the trigger before that can be pressed.
    if (loaded) return take({ Radix: loaded });
    load().then(
      (Radix) => take({ Radix }),
      () => take('unreachable'),
    );
  };

  /** Radix has no choices to search while its list is not mounted, so both triggers share this. */
  const onClosedKeyDown = (event: KeyboardEvent): void => {
    if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onPick(typedAhead(choices, value, event.key));
  };
  const attributes = {
    id,
    'aria-labelledby': `${id}-label`,
    'aria-describedby': describedBy,
    'aria-invalid': invalid || undefined,
    className: styles.trigger,
  };

  const setTrigger = (button: HTMLElement | null): void => {
    props.setTrigger(button);
    // Only when Radix takes over, and only from a trigger that had the focus.
    if (!button || !wasFocused.current) return;
    wasFocused.current = false;
    button.focus();
  };

  if (list === undefined)
    return (
      <PlainTrigger
        attributes={attributes}
        label={choices.find((choice) => choice.value === value)?.label ?? value}
        setTrigger={(button) => {
          // Checked at the moment of removal, when it still has the focus if it had it.
          if (!button) wasFocused.current = document.activeElement === plain.current;
          plain.current = button;
          props.setTrigger(button);
        }}
        onWanted={want}
        onOpen={() => {
          want();
          setOpenAtOnce(true);
        }}
        onBlur={onBlur}
        onClosedKeyDown={onClosedKeyDown}
      />
    );
  const shared = { attributes, choices, value, onPick, onBlur, setTrigger };
  if (list === 'unreachable') return <NativeSelect {...shared} />;
  return <list.Radix {...shared} openAtOnce={openAtOnce} onClosedKeyDown={onClosedKeyDown} />;
};
