import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { ControlProps } from '../../engine/page/kit.ts';
import { registerText } from './TextControls.tsx';
import styles from './controls.module.css';
import * as says from '../../words/tool.ts';

/** Free text, with suggestions that fill it in when pressed. */
export const ChipsControl = ({ name, field, form, id, describedBy, invalid, early }: ControlProps<'chips'>) => {
  const [all, setAll] = useState(false);
  const typed = useWatch({ control: form.control, name });
  const suggestions = all ? field.suggestions : field.suggestions.slice(0, field.shownFirst);
  const hidden = field.suggestions.length - field.shownFirst;
  return (
    <>
      <input
        {...registerText(form, name, field, early)}
        id={id}
        type="text"
        className={styles.control}
        defaultValue={field.default ?? ''}
        placeholder={field.placeholder}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        autoComplete="off"
      />
      <div className={styles.chips} role="group" aria-label={says.suggestions(field.label)}>
        {suggestions.map((suggestion) => (
          <button
            key={suggestion}
            type="button"
            className={styles.chip}
            aria-pressed={typed === suggestion}
            onClick={() => form.setValue(name, suggestion, { shouldDirty: true })}
          >
            {suggestion}
          </button>
        ))}
        {hidden > 0 && (
          <button type="button" className={styles.link} aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? says.showFewer : says.showMore(hidden)}
          </button>
        )}
      </div>
    </>
  );
};
