import { memo, useId, type ComponentType, type ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import {
  countCharacters,
  isActive,
  countWords,
  isBlank,
  isText,
  valueAsText,
  type AnyTool,
  type Counter,
  type Option,
  type ShownField,
} from '../definition/index.ts';
import { Guard } from './Guard.tsx';
import type { EarlyText, FormHandle } from '../form/useToolForm.ts';
import type { ControlProps, Kit } from './kit.ts';
import * as says from '../../words/tool.ts';

interface FormFieldProps {
  readonly name: string;
  readonly field: ShownField;
  readonly form: FormHandle;
  readonly kit: Kit;
  readonly choices: readonly Option[];
  readonly tool: AnyTool;
  readonly early: EarlyText;
  readonly error: string | undefined;
  /** Shown with a red border. */
  readonly flagged: boolean;
  readonly beside?: ReactNode;
}

const read = ({ of, unit, style }: Counter, typed: string): string => {
  const count = unit === 'words' ? countWords(typed) : countCharacters(typed);
  if (style === 'n/max') return `${count}/${of}`;
  return style === 'n / max unit' ? `${count} / ${of} ${unit}` : `${count}/${of} ${unit}`;
};

/** Watches its own field alone, so that a keystroke renders nothing else. */
const LiveCounter = ({ name, counter, form }: { name: string; counter: Counter; form: FormHandle }) => {
  const typed = useWatch({ control: form.control, name });
  return read(counter, valueAsText(typed));
};

/** Rendered again only when one of its own props changes. */
const BareField = memo(function BareField(props: FormFieldProps) {
  const { name, field, form, kit, choices, tool, early, error, flagged, beside } = props;
  const id = useId();
  // One cast where a table meets a union: each control is given a field of its own kind.
  const Control = kit.controls[field.kind] as ComponentType<ControlProps<ShownField['kind']>>;
  const described = [error && `${id}-error`, field.help && `${id}-help`].filter(Boolean).join(' ');
  const counter = isText(field) && field.counter ? <LiveCounter name={name} counter={field.counter} form={form} /> : null;
  return (
    <kit.FieldFrame field={field} id={id} counter={counter} beside={beside} error={error}>
      <Control
        name={name}
        field={field}
        form={form}
        id={id}
        describedBy={described || undefined}
        invalid={error !== undefined || flagged}
        choices={choices}
        tool={tool}
        early={early}
      />
    </kit.FieldFrame>
  );
});

/** The message for a blank field that keeps the button disabled: a press of the button cannot show it. */
const wordsWhenLeft = (field: ShownField): string | undefined =>
  isText(field) && field.disablesWhenBlank ? field.required : undefined;

/** Shown with a red border once it has been left blank, until it is filled. */
const FlaggedField = (props: FormFieldProps) => {
  const { name, form } = props;
  const typed = useWatch({ control: form.control, name });
  const { touchedFields } = useFormState({ control: form.control, name, exact: true });
  const left = touchedFields[name] === true && isBlank(typed);
  const error = props.error ?? (left ? wordsWhenLeft(props.field) : undefined);
  return <BareField {...props} flagged={props.flagged || left} error={error} />;
};

const isFlagged = (field: ShownField): boolean =>
  isText(field) && (field.flagWhenBlank === true || wordsWhenLeft(field) !== undefined);

const PresentField = (props: FormFieldProps) => (isFlagged(props.field) ? <FlaggedField {...props} /> : <BareField {...props} />);

/** Shown while the other field has the value that this one depends on. */
const ConditionalField = (props: FormFieldProps & { readonly on: string }) => {
  const value = useWatch({ control: props.form.control, name: props.on });
  return isActive(props.field, { [props.on]: value }) ? <PresentField {...props} /> : null;
};

export const FormField = (props: FormFieldProps) => (
  <Guard kit={props.kit} place="form" words={says.fieldBroken(props.field.label)}>
    {props.field.showWhen ? <ConditionalField {...props} on={props.field.showWhen.field} /> : <PresentField {...props} />}
  </Guard>
);
