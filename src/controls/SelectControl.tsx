import { useState } from 'react';
import { useController } from 'react-hook-form';
import { Select } from '../../components/select/Select.tsx';
import { useLanguages } from '../../engine/call/capabilities.ts';
import { optionLabel, optionValue, type AnyTool } from '../../engine/definition/index.ts';
import type { ControlProps } from '../../engine/page/kit.ts';
import { promptPathOf } from '../../engine/prompt/promptPath.ts';
import styles from './controls.module.css';
import * as says from '../../words/tool.ts';

/** Shown as soon as a language is chosen that the server's writer cannot write in. */
const languageNote = (tool: AnyTool, language: string, spoken: readonly string[]): string => {
  const here = says.onlyLanguages(spoken.join(', '));
  return promptPathOf(tool) === undefined ? here : `${here} ${says.languageByPrompt(language)}`;
};

/** A list of choices; languages that the server's writer cannot write in are marked. */
export const SelectControl = ({ name, field, form, id, describedBy, invalid, choices, tool }: ControlProps<'select'>) => {
  const { field: bound } = useController({ name, control: form.control });
  const [wanted, setWanted] = useState(false);
  const spoken = useLanguages(tool.slug, wanted && field.marks === 'language');
  const canWrite = (language: string): boolean => field.marks !== 'language' || !spoken || spoken.includes(language);
  const shown = choices.map((option) => {
    const sent = String(optionValue(option));
    return { value: sent, label: optionLabel(option), ...(canWrite(sent) ? {} : { note: says.needsModel }) };
  });
  const value = String(bound.value);
  const current = shown.find((choice) => choice.value === value);
  return (
    <>
      <Select
        id={id}
        describedBy={describedBy}
        invalid={invalid}
        choices={shown}
        value={value}
        onPick={(next) => {
          const option = choices.find((candidate) => String(optionValue(candidate)) === next);
          if (option !== undefined) bound.onChange(optionValue(option));
        }}
        onBlur={bound.onBlur}
        setTrigger={bound.ref}
        onWanted={() => setWanted(true)}
      />
      {current?.note && spoken && (
        <p role="status" className={styles.note}>
          {languageNote(tool, current.label, spoken)}
        </p>
      )}
    </>
  );
};
