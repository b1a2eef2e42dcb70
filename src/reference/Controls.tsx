/** Every control in its states, in the frame that a form gives it. */
import { useForm } from 'react-hook-form';
import { shownFields, type Field, type FieldKind, type ShownField, type Values } from '../../engine/definition/index.ts';
import { FormField } from '../../engine/page/FormField.tsx';
import { choicesOf, defaultsOf } from '../../engine/form/values.ts';
import { kit } from '../kit.ts';
import { Kind, State } from './Kind.tsx';
import { sampleTool } from './samples/blocks.ts';
import { controls, type ControlState } from './samples/controls.ts';
import styles from './reference.module.css';

const NO_LISTS = {};
const NO_EARLY_TEXT = new Map<string, string>();

const Control = ({ field, holds, error, others }: Omit<ControlState, 'name' | 'field'> & { readonly field: ShownField }) => {
  const values: Values = { ...defaultsOf({ it: field }, NO_LISTS), ...others, ...(holds !== undefined && { it: holds }) };
  const form = useForm<Values>({ defaultValues: values });
  return (
    <FormField
      name="it"
      field={field}
      form={form}
      kit={kit}
      tool={sampleTool}
      early={NO_EARLY_TEXT}
      choices={field.kind === 'select' ? choicesOf(field, NO_LISTS) : []}
      error={error}
      flagged={false}
    />
  );
};

const isShown = (field: Field): field is ShownField => shownFields({ field }).length > 0;

const ControlStates = ({ kind }: { kind: FieldKind }) => {
  const { field, states } = controls[kind];
  const all: readonly ControlState[] = [{ name: 'at first' }, ...states];
  return (
    <Kind of="field" kind={kind}>
      {isShown(field) ? (
        <div className={styles.controls}>
          {all.map(({ name, field: other = field, ...state }) => (
            <State key={name} name={name}>
              {isShown(other) && <Control field={other} {...state} />}
            </State>
          ))}
        </div>
      ) : (
        <p>It is sent with every request, and never shown.</p>
      )}
    </Kind>
  );
};

export const Controls = () => (Object.keys(controls) as FieldKind[]).map((kind) => <ControlStates key={kind} kind={kind} />);
