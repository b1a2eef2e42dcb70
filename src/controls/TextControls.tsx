import type { ChangeEvent, CompositionEvent, RefCallback } from 'react';
import type { EarlyText, FormHandle } from '../../engine/form/useToolForm.ts';
import type { ControlProps, FieldOfKind } from '../../engine/page/kit.ts';
import { asTyped } from '../../engine/form/values.ts';
import { MarkedText } from './MarkedText.tsx';
import styles from './controls.module.css';

type Box = HTMLInputElement | HTMLTextAreaElement;
type TextKind = 'text' | 'url' | 'textarea' | 'chips';

/** Removes from a box what its field does not allow, and keeps the caret where it was. */
const allowOnly = (field: FieldOfKind<TextKind>, box: Box): void => {
  const allowed = asTyped(field, box.value);
  if (allowed === box.value) return;
  const caret = box.selectionStart;
  box.value = allowed;
  if (caret !== null) box.setSelectionRange(caret, caret);
};

/** Registers a native text box. Text typed before hydration is kept: it is read from the box when the form takes it over. */
export const registerText = (form: FormHandle, name: string, field: FieldOfKind<TextKind>, early: EarlyText) => {
  const { ref, onChange, onBlur } = form.register(name);
  const takeOver: RefCallback<Box> = (box) => {
    if (box && box.value !== box.defaultValue && form.getValues(name) === box.defaultValue)
      early.set(name, asTyped(field, box.value));
    ref(box);
  };
  return {
    name,
    ref: takeOver,
    onBlur,
    onChange(event: ChangeEvent<Box>) {
      // While an input method is composing, nothing is cut: it is not final text yet.
      if (!(event.nativeEvent as InputEvent).isComposing) allowOnly(field, event.target);
      void onChange(event);
    },
    onCompositionEnd(event: CompositionEvent<Box>) {
      allowOnly(field, event.currentTarget);
      form.setValue(name, event.currentTarget.value);
    },
  };
};

export const TextControl = ({
  name,
  field,
  form,
  id,
  describedBy,
  invalid,
  early,
}: ControlProps<'text'> | ControlProps<'url'>) => (
  <input
    {...registerText(form, name, field, early)}
    id={id}
    type={field.kind}
    className={styles.control}
    defaultValue={field.default ?? ''}
    placeholder={field.placeholder}
    aria-invalid={invalid || undefined}
    aria-describedby={describedBy}
    aria-required={field.required !== undefined || undefined}
    autoComplete="off"
  />
);

const Textarea = ({ name, field, form, id, describedBy, invalid, early }: ControlProps<'textarea'>) => (
  <textarea
    {...registerText(form, name, field, early)}
    id={id}
    className={styles.control}
    rows={field.rows ?? 3}
    defaultValue={field.default ?? ''}
    placeholder={field.placeholder}
    aria-invalid={invalid || undefined}
    aria-describedby={describedBy}
    aria-required={field.required !== undefined || undefined}
  />
);

export const TextareaControl = (props: ControlProps<'textarea'>) =>
  props.field.marked ? (
    <MarkedText slug={props.tool.slug} name={props.name} form={props.form}>
      <Textarea {...props} />
    </MarkedText>
  ) : (
    <Textarea {...props} />
  );
