import { useEffect, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { isBlank, isText, shownFields, type AnyTool, type Values } from '../definition/index.ts';
import type { Runner } from '../useRun.ts';
import { useUses } from '../uses.ts';
import { choicesOf, type OptionLists } from '../values.ts';
import { FormField } from './FormField.tsx';
import type { EarlyText, Kit, ToolForm as Form } from './kit.ts';
import styles from './page.module.css';

interface ToolFormProps {
  readonly tool: AnyTool;
  readonly kit: Kit;
  readonly form: Form;
  readonly lists: OptionLists;
  readonly run: Runner;
  readonly onReset: () => void;
  readonly onShare: () => void;
  readonly onSubmit: (event?: FormEvent) => void;
  readonly early: EarlyText;
  readonly besideFirst: ReactNode;
}

/** The fields without which the tool does not run: while one is blank the button is disabled, and the keys do nothing. */
export const keysThatDisable = (tool: AnyTool): string[] =>
  shownFields(tool.fields)
    .filter(([, field]) => isText(field) && field.disablesWhenBlank)
    .map(([key]) => key);

/** Disabled while it would have nothing to work on, and while it works. */
const MainButton = ({ tool, kit, form, busy }: { tool: AnyTool; kit: Kit; form: Form; busy: boolean }) => {
  const needed: unknown[] = useWatch({ control: form.control, name: keysThatDisable(tool) });
  return (
    <kit.Button look="main" type="submit" disabled={busy || needed.some(isBlank)} busy={busy}>
      {busy ? tool.call.busy : tool.call.button}
    </kit.Button>
  );
};

const UsesOf = ({ tool, kit }: { tool: AnyTool; kit: Kit }) => {
  const used = useUses(tool.slug);
  return tool.limit === 'none' ? null : <kit.Uses used={used} perDay={tool.limit.perDay} />;
};

/** An Enter that ends a word of an input method is not a wish to send; Ctrl or Cmd with Enter is, anywhere in the form. */
const onKeys = (send: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter') return;
  if (event.nativeEvent.isComposing) event.preventDefault();
  else if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    send();
  }
};

export function ToolForm({ tool, kit, form, lists, run, onReset, onShare, onSubmit, early, besideFirst }: ToolFormProps) {
  const { edited, status } = run;
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          edited();
          if (name !== undefined && form.getFieldState(name).invalid) form.clearErrors(name);
        },
      }),
    [form, edited],
  );
  // Once for all fields: errors and visits change seldom, and a subscription of every field costs on each keystroke.
  const { errors, touchedFields } = useFormState({ control: form.control });
  const busy = status.phase === 'loading';
  const fields = shownFields(tool.fields);
  const draw = (entries: typeof fields): ReactNode =>
    entries.map(([name, field]) => (
      <FormField
        key={name}
        name={name}
        field={field}
        form={form}
        kit={kit}
        slug={tool.slug}
        early={early}
        error={errors[name]?.message?.toString()}
        touched={touchedFields[name] === true}
        choices={field.kind === 'select' ? choicesOf(field, lists) : NO_CHOICES}
        beside={name === fields[0]?.[0] ? besideFirst : undefined}
      />
    ));
  return (
    <form aria-label={tool.formName} noValidate onSubmit={onSubmit} onKeyDown={onKeys(onSubmit)}>
      <div className={styles.fields}>
        {draw(fields.filter(([, field]) => field.group === undefined))}
        {Object.entries(tool.groups ?? {}).map(([key, group]) => (
          <kit.FieldGroup key={key} label={group.label}>
            {draw(fields.filter(([, field]) => field.group === key))}
          </kit.FieldGroup>
        ))}
      </div>
      <div className={styles.act}>
        {status.phase === 'failed' && <kit.ErrorBox words={status.words} />}
        <div className={styles.buttons}>
          <MainButton tool={tool} kit={kit} form={form} busy={busy} />
          {tool.clearLabel !== undefined && (
            <kit.Button look="line" onClick={onReset}>
              {tool.clearLabel}
            </kit.Button>
          )}
        </div>
        <UsesOf tool={tool} kit={kit} />
        {tool.terms && <kit.Terms />}
        <kit.ShareLink onShare={onShare} />
      </div>
    </form>
  );
}

const NO_CHOICES: readonly never[] = [];

/** The check of the form as a whole: what must be filled in, whichever field it is. */
export const lacking = (tool: AnyTool, values: Values): AnyTool['atLeastOne'] =>
  tool.atLeastOne && tool.atLeastOne.of.every((key) => isBlank(values[key])) ? tool.atLeastOne : undefined;
