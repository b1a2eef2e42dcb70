import { useEffect, useMemo, useRef, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { prepare } from '../call/capabilities.ts';
import { useAnnounced } from '../notices/announce.ts';
import { NO_CONNECTION } from '../../words/limits.ts';
import { isBlank, isLocal, shownFields, type AnyTool } from '../definition/index.ts';
import { useOnline } from '../run/useOnline.ts';
import { useUses } from '../run/uses.ts';
import { choicesOf, rulesOfForm } from '../form/values.ts';
import { FormField } from './FormField.tsx';
import { AT_LEAST_ONE, keysThatDisable } from '../form/requiredFields.ts';
import { useBackToForm } from './behaviour.ts';
import type { Kit } from './kit.ts';
import type { Prompting } from '../prompt/usePrompt.ts';
import type { ToolAtWork } from './useTool.ts';
import styles from './page.module.css';

interface ToolFormProps {
  readonly kit: Kit;
  readonly work: ToolAtWork;
  readonly onShare: () => void;
  readonly besideFirst: ReactNode;
  readonly beforeButtons?: ReactNode;
}

/** Whether a field is blank that the tool cannot run without. */
const useIsBlank = ({ tool, form }: ToolAtWork): boolean => {
  const needed: unknown[] = useWatch({ control: form.control, name: keysThatDisable(tool) });
  return needed.some(isBlank);
};

/** Disabled while such a field is blank; while the tool is running they do nothing, but keep the focus. */
const RunButtons = ({ kit, work }: Pick<ToolFormProps, 'kit' | 'work'>) => {
  const { tool, run, generate } = work;
  const { status } = run;
  const busy = status.phase === 'loading';
  const blank = useIsBlank(work);
  const otherButtons = isLocal(tool.call) ? [] : (tool.call.otherButtons ?? []);
  const isRunning = (sideCall?: string): boolean => busy && status.sideCall === sideCall;
  return (
    <>
      <kit.SubmitButton disabled={blank} inert={busy} busy={isRunning()}>
        {isRunning() ? tool.call.busy : tool.call.button}
      </kit.SubmitButton>
      {otherButtons.map(({ sideCall, button, busy: busyWords }) => (
        <kit.FormButton
          key={sideCall}
          disabled={blank}
          inert={busy}
          busy={isRunning(sideCall)}
          onClick={() => generate(sideCall)}
        >
          {isRunning(sideCall) ? busyWords : button}
        </kit.FormButton>
      ))}
    </>
  );
};

/** The way to take the form to the visitor's own assistant: the same fields must be filled in. */
const AsPrompt = ({ kit, work, prompting }: Pick<ToolFormProps, 'kit' | 'work'> & { readonly prompting: Prompting }) => {
  const blank = useIsBlank(work);
  const { request, close } = prompting;
  return (
    <>
      <kit.PromptLink disabled={blank} onOpen={work.takeAsPrompt} />
      {request && <kit.PromptSheet request={request} onClose={close} />}
    </>
  );
};

const UsesOf = ({ tool, kit }: { tool: AnyTool; kit: Kit }) => {
  const used = useUses(tool.slug);
  return tool.limit === 'none' ? null : <kit.UseCounter used={used} perDay={tool.limit.perDay} />;
};

/** What is said while there is no connection, by a tool that needs one. */
const Offline = () => {
  const online = useOnline();
  useAnnounced(online ? '' : NO_CONNECTION);
  return online ? null : <p className={styles.offline}>{NO_CONNECTION}</p>;
};

/** Enter while an input method is composing must not send the form; Ctrl or Cmd with Enter sends it from anywhere. */
const onKeys = (send: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter') return;
  if (event.nativeEvent.isComposing) event.preventDefault();
  else if (event.ctrlKey || event.metaKey) {
    event.preventDefault();
    send();
  }
};

export function ToolForm({ kit, work, onShare, besideFirst, beforeButtons }: ToolFormProps) {
  const { tool, form, lists, run, generate, reset, early, device } = work;
  const { edited, status } = run;
  const keys = useMemo(() => shownFields(tool.fields).map(([key]) => key), [tool]);
  useEffect(() => {
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        edited();
        const fault = name === undefined ? undefined : form.getFieldState(name).error;
        // A fault that several fields share disappears for all of them.
        const isSame = (key: string): boolean => {
          const other = form.getFieldState(key).error;
          return other !== undefined && other.message === fault?.message && isOneOfSeveral(other) === isOneOfSeveral(fault);
        };
        if (fault && (fault.message !== undefined || isOneOfSeveral(fault))) form.clearErrors(keys.filter(isSame));
      },
    });
    return unsubscribe;
  }, [form, edited, keys]);
  // Loaded right after hydration: to show a result must not depend on a server that is still reachable.
  useEffect(() => {
    kit.loadBlocks().catch(() => undefined);
  }, [kit]);
  const element = useRef<HTMLFormElement>(null);
  useBackToForm(element, run.result !== undefined);
  // Subscribed to once for all fields: errors seldom change, and a subscription per field costs on each keystroke.
  const { errors } = useFormState({ control: form.control });
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    generate();
  };
  /** What a press needs, so that it need not wait for it. */
  const getReady = (): void => {
    rulesOfForm(tool);
    if (!isLocal(tool.call)) prepare();
  };
  const fields = shownFields(tool.fields);
  /** Fields with the same error are all marked, and the message is shown once. */
  const faultOf = (name: string): { readonly error: string | undefined; readonly flagged: boolean } => {
    const words = errors[name]?.message?.toString();
    const first = fields.find(([key]) => words !== undefined && errors[key]?.message === words)?.[0];
    if (first === name) return { error: words, flagged: false };
    return { error: undefined, flagged: words !== undefined || isOneOfSeveral(errors[name]) };
  };
  const draw = (entries: typeof fields): ReactNode =>
    entries.map(([name, field]) => (
      <FormField
        key={name}
        name={name}
        field={field}
        form={form}
        kit={kit}
        tool={tool}
        early={early}
        {...faultOf(name)}
        choices={field.kind === 'select' ? choicesOf(field, lists) : NO_CHOICES}
        beside={name === fields[0]?.[0] ? besideFirst : undefined}
      />
    ));
  return (
    <form
      ref={element}
      id="form"
      tabIndex={-1}
      className={styles.form}
      aria-label={tool.formName}
      noValidate
      onSubmit={onSubmit}
      onKeyDown={onKeys(generate)}
      onFocus={getReady}
    >
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
        {!isLocal(tool.call) && <Offline />}
        {beforeButtons}
        <div className={styles.buttons}>
          <RunButtons kit={kit} work={work} />
          {tool.clearLabel !== undefined && <kit.FormButton onClick={reset}>{tool.clearLabel}</kit.FormButton>}
        </div>
        {device && (
          <kit.OnDevice tool={tool} form={form} lists={lists} status={status} device={device} generate={() => generate()} />
        )}
        <UsesOf tool={tool} kit={kit} />
        {tool.terms && <kit.Terms />}
        <div className={styles.links}>
          {work.prompting && <AsPrompt kit={kit} work={work} prompting={work.prompting} />}
          <kit.ShareLink onShare={onShare} />
        </div>
        {tool.formKept !== 'when asked' && <kit.KeptLine slug={tool.slug} />}
      </div>
    </form>
  );
}

const NO_CHOICES: readonly never[] = [];

/** Marked because one of several fields must be filled in; what to do is said elsewhere. */
const isOneOfSeveral = (fault: { readonly type?: unknown } | undefined): boolean => fault?.type === AT_LEAST_ONE;
