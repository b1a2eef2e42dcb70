import { useRef, useState, type KeyboardEvent } from 'react';
import { useController } from 'react-hook-form';
import { useLanguages } from '../../engine/capabilities.ts';
import { optionLabel, optionValue, type AnyTool } from '../../engine/definition/index.ts';
import type { ControlProps } from '../../engine/page/kit.ts';
import { promptPathOf } from '../../engine/promptPath.ts';
import { NativeSelect, PlainTrigger, type Choice } from './plainSelects.tsx';
import type { RadixSelect } from './RadixSelect.tsx';
import styles from './controls.module.css';

type Loaded = { readonly Select: typeof RadixSelect } | 'unreachable';

let loaded: typeof RadixSelect | undefined;
const load = async (): Promise<typeof RadixSelect> => {
  loaded ??= (await import('./RadixSelect.tsx')).RadixSelect;
  return loaded;
};

/** What a letter typed on a closed select means: the next choice that starts with it. */
const typedAhead = (choices: readonly Choice[], value: string, letter: string): string => {
  const at = choices.findIndex((choice) => choice.value === value);
  const round = [...choices.slice(at + 1), ...choices.slice(0, at + 1)];
  return round.find((choice) => choice.label.toLowerCase().startsWith(letter.toLowerCase()))?.value ?? value;
};

/** Said as soon as a language is chosen that the server's writer does not write. */
const whatCanBeHad = (tool: AnyTool, language: string, spoken: readonly string[]): string => {
  const here = `Only ${spoken.join(', ')} for now.`;
  return promptPathOf(tool) === undefined
    ? here
    : `${here} For ${language}, “Copy as a prompt” takes this form to an assistant of your own.`;
};

/**
 * A select that costs nothing until it is wanted: the prerendered page and an untouched form hold a plain trigger;
 * Radix takes its place when a pointer or the focus comes near. What was pressed meanwhile is not lost.
 */
export const SelectControl = ({ name, field, form, id, describedBy, invalid, choices, tool }: ControlProps<'select'>) => {
  const { field: bound } = useController({ name, control: form.control });
  const [wanted, setWanted] = useState(false);
  const [Radix, setRadix] = useState<Loaded>();
  const [openAtOnce, setOpenAtOnce] = useState(false);
  const plain = useRef<HTMLElement | null>(null);
  const wasFocused = useRef(false);
  const spoken = useLanguages(tool.slug, wanted && field.marks === 'language');

  const take = (next: Loaded): void => setRadix((current) => current ?? next);
  const want = (): void => {
    if (wanted) return;
    setWanted(true);
    // Loaded for another select already: it takes over before anything is pressed.
    if (loaded) return take({ Select: loaded });
    load().then(
      (Select) => take({ Select }),
      () => take('unreachable'),
    );
  };

  const canWrite = (language: string): boolean => field.marks !== 'language' || !spoken || spoken.includes(language);
  const shown: readonly Choice[] = choices.map((option) => {
    const sent = String(optionValue(option));
    return { value: sent, label: optionLabel(option), ...(canWrite(sent) ? {} : { note: 'needs a language model' }) };
  });
  const value = String(bound.value);
  const current = shown.find((choice) => choice.value === value);
  const pick = (next: string): void => {
    const option = choices.find((candidate) => String(optionValue(candidate)) === next);
    if (option !== undefined) bound.onChange(optionValue(option));
  };
  /** Radix knows no choices to type ahead in while its list is not mounted, so both triggers share this. */
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    pick(typedAhead(shown, value, event.key));
  };
  const attributes = {
    id,
    'aria-labelledby': `${id}-label`,
    'aria-describedby': describedBy,
    'aria-invalid': invalid || undefined,
    className: styles.trigger,
  };

  const setTrigger = (button: HTMLElement | null): void => {
    bound.ref(button);
    // Only at the moment of taking over, and only from a trigger that had the focus.
    if (!button || !wasFocused.current) return;
    wasFocused.current = false;
    button.focus();
  };

  return (
    <>
      {Radix === undefined && (
        <PlainTrigger
          attributes={attributes}
          label={current?.label ?? value}
          setTrigger={(button) => {
            // Asked in the moment it leaves, when it still has the focus if it had it.
            if (!button) wasFocused.current = document.activeElement === plain.current;
            plain.current = button;
            bound.ref(button);
          }}
          onWanted={want}
          onOpen={() => {
            want();
            setOpenAtOnce(true);
          }}
          onBlur={bound.onBlur}
          onClosedKeyDown={onKeyDown}
        />
      )}
      {Radix === 'unreachable' && (
        <NativeSelect
          attributes={attributes}
          choices={shown}
          value={value}
          onPick={pick}
          onBlur={bound.onBlur}
          setTrigger={setTrigger}
        />
      )}
      {typeof Radix === 'object' && (
        <Radix.Select
          attributes={attributes}
          choices={shown}
          value={value}
          onPick={pick}
          onBlur={bound.onBlur}
          setTrigger={setTrigger}
          openAtOnce={openAtOnce}
          onClosedKeyDown={onKeyDown}
        />
      )}
      {current?.note && spoken && (
        <p role="status" className={styles.note}>
          {whatCanBeHad(tool, current.label, spoken)}
        </p>
      )}
    </>
  );
};
