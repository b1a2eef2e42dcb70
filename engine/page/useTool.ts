import { useCallback, useEffect, useMemo } from 'react';
import { asText } from '../result/asText.ts';
import { withItems } from '../result/items.ts';
import type { CallsOf, ToolWithCalls } from '../call/sideCall.ts';
import type { Transforms } from '../converter/transforms.ts';
import { composes, isBlank, type FormOf, type SideCalls, type Values } from '../definition/index.ts';
import { unmetRequirement } from '../definition/rules/index.ts';
import type { Device } from '../run/device.ts';
import { downloadText } from '../copy/download.ts';
import type { LoadRewrite } from '../run/fallback.ts';
import { DAILY_LIMIT_REACHED, STARTED_OVER } from '../../words/limits.ts';
import { dismissNoticesOf, notify } from '../notices/notices.ts';
import { useCopy } from '../copy/useCopy.ts';
import { useRun, type RunOptions, type Runner } from '../run/useRun.ts';
import { isUsedUp } from '../run/uses.ts';
import type { Data, DataOf } from '../call/reply.ts';
import { checkForm, rulesOfForm, type OptionLists } from '../form/values.ts';
import type { ResultHandle } from './kit.ts';
import { AT_LEAST_ONE, keysThatDisable } from '../form/requiredFields.ts';
import { useStopKey } from './behaviour.ts';
import { useDevice, type DeviceAtWork } from '../run/useDevice.ts';
import { usePrompt, type Prompting } from '../prompt/usePrompt.ts';
import { useKeptResult } from '../keep/useKeptResult.ts';
import { linkFor } from '../form/link.ts';
import { useStale } from '../form/useStale.ts';
import { KEEP_FIELDS, useToolForm, type EarlyText, type FormHandle } from '../form/useToolForm.ts';
import * as says from '../../words/tool.ts';

/** A tool at work on a page: its form, its runs, and what can be done with the shown result. */
export interface ToolAtWork<D = Data, V = Values, Calls extends SideCalls = SideCalls> {
  readonly tool: ToolWithCalls<Calls>;
  readonly form: FormHandle;
  readonly defaults: Values;
  readonly early: EarlyText;
  readonly lists: OptionLists;
  readonly run: Runner<D, V>;
  readonly device: DeviceAtWork | undefined;
  /** What can be done with the shown result. */
  readonly handle: ResultHandle | undefined;
  /** Runs the tool on the form as it is: by its own call, or by a side call; `overrides` are sent in place of constants. */
  readonly generate: (sideCall?: string, overrides?: Values) => void;
  /** The form as a prompt for the visitor's own assistant; undefined for a tool that composes nothing. */
  readonly prompting: Prompting | undefined;
  /** Opens that prompt for the form as it is. */
  readonly takeAsPrompt: () => void;
  /** Resets the form and removes the results. */
  readonly reset: () => void;
  /** Fills the form with this example, counted from 0. */
  readonly tryExample: (at: number) => void;
}

/** The same for one particular tool, with the types of its definition: for the tool's own screen. */
export type WorkOf<T, D = DataOf<T>> = ToolAtWork<D, FormOf<T>, CallsOf<T>>;

export interface Helpers {
  readonly transforms: Transforms;
  readonly fallback: LoadRewrite | undefined;
  readonly device: Device | undefined;
}

export const useTool = <D = Data, V = Values, Calls extends SideCalls = SideCalls>(
  tool: ToolWithCalls<Calls>,
  lists: OptionLists,
  helpers: Helpers,
): ToolAtWork<D, V, Calls> => {
  const { form, defaults, early } = useToolForm(tool, lists);
  const run = useRun(tool, helpers.transforms, helpers.fallback, helpers.device);
  const device = useDevice(tool, helpers.device);
  const copier = useCopy(tool);
  const { start, stop, refuse, rewrite, turnTo, clear: clearRun, restore, result, status, versions } = run;
  useKeptResult(tool, run);
  const stale = useStale(tool, form, result?.values);
  const { clear: clearCopied } = copier;
  const prompting = usePrompt(tool);

  useEffect(() => () => dismissNoticesOf(tool.slug), [tool]);
  useStopKey(status.phase === 'loading', stop);

  /** Shows what is missing, if anything is: marks the fields of which one must be filled in, and goes to the first. */
  const isComplete = useCallback((): boolean => {
    const missing = unmetRequirement(tool, form.getValues());
    if (missing?.channel === 'inline') refuse(missing.message);
    else if (missing) notify(tool.slug, missing.message, 'problem');
    if (missing) {
      for (const key of missing.of) form.setError(key, { type: AT_LEAST_ONE });
      form.setFocus(missing.of[0] ?? '');
    }
    return missing === undefined;
  }, [tool, form, refuse]);

  const generate = useCallback(
    (sideCall?: string, overrides?: Values) => {
      clearCopied();
      if (form.getValues(keysThatDisable(tool)).some(isBlank)) return;
      // The daily limit is checked before the form (spec 1, section 5).
      const onDevice = device?.isChosen() ?? false;
      if (!(onDevice && composes(tool, sideCall)) && isUsedUp(tool.limit, tool.slug)) return refuse(DAILY_LIMIT_REACHED);
      if (!isComplete()) return;
      const raw = { ...form.getValues() };
      void form.handleSubmit((checked) => start(checked, raw, { sideCall, overrides, onDevice }))();
    },
    [tool, form, start, refuse, clearCopied, device, isComplete],
  );

  const takeAsPrompt = useCallback(() => {
    if (prompting && isComplete()) void form.handleSubmit(() => prompting.open({ ...form.getValues() }))();
  }, [form, prompting, isComplete]);

  const reset = useCallback(() => {
    const typed = { ...form.getValues() };
    const results = clearRun();
    form.reset(defaults, KEEP_FIELDS);
    clearCopied();
    dismissNoticesOf(tool.slug);
    if (results.versions.length === 0 && linkFor(tool.fields, typed, defaults) === '') return;
    const undo = (): void => {
      form.reset(typed, { ...KEEP_FIELDS, keepDefaultValues: true });
      restore(results);
    };
    notify(tool.slug, STARTED_OVER, 'done', { label: says.undo, act: undo });
  }, [form, defaults, clearRun, restore, clearCopied, tool]);

  const tryExample = useCallback(
    (at: number) => {
      form.reset({ ...defaults, ...tool.examples[at]?.values }, { ...KEEP_FIELDS, keepDefaultValues: true });
      form.setFocus(Object.keys(defaults)[0] ?? '');
      // Focusing a long text scrolls to its end; it should be read from its beginning.
      document.activeElement?.scrollTo?.(0, 0);
    },
    [form, defaults, tool],
  );

  const part = status.phase === 'loading' && !status.more ? status.part : undefined;
  const shown = part ?? result;
  const handle = useMemo((): ResultHandle | undefined => {
    if (!shown) return undefined;
    const { all } = tool.copy;
    /** Sends the same request again, whatever the form holds by now. */
    const again = (options?: RunOptions): void => {
      clearCopied();
      start(checkForm(rulesOfForm(tool), shown.values).values, shown.values, {
        ...options,
        onDevice: device?.isChosen() ?? false,
      });
    };
    return {
      tool,
      values: shown.values,
      data: shown.data,
      written: shown.written,
      before: shown.before,
      notes: shown.notes,
      copier,
      busy: status.phase === 'loading',
      growing: part !== undefined,
      stale: stale && part === undefined,
      unfinished: shown.unfinished ?? false,
      versions: { ...versions, turnTo },
      copyAll: (id, text) => all && copier.copy(id, asText(text ?? all.text, shown.data), all),
      download: () => tool.download && downloadText(tool.download.file, asText(tool.download.text, shown.data)),
      more: () => again({ more: true }),
      retry: () => again(),
      stop,
      rewrite: (key, text) => rewrite({ ...shown.data, [key]: text }),
      setItems(of, items) {
        rewrite(withItems(tool, shown.data, of, items));
        return () => rewrite(shown.data);
      },
      renew: () => generate(),
      asPrompt: prompting && (() => prompting.open(shown.values)),
      restoreForm: () => form.reset({ ...shown.values }, { ...KEEP_FIELDS, keepDefaultValues: true }),
      reset,
      clear(fields) {
        for (const key of fields) form.resetField(key);
        clearRun();
        clearCopied();
        const [first] = fields;
        if (first !== undefined) form.setFocus(first);
      },
      fill(field, value) {
        form.setValue(field, value);
        form.setFocus(field);
      },
    };
  }, [
    tool,
    shown,
    part,
    status,
    versions,
    stale,
    copier,
    start,
    stop,
    generate,
    rewrite,
    turnTo,
    reset,
    form,
    clearRun,
    clearCopied,
    prompting,
    device,
  ]);

  return {
    tool,
    form,
    defaults,
    early,
    lists,
    // Its results were read by the shapes of this tool.
    run: run as Runner<D, V>,
    device,
    handle,
    prompting,
    generate,
    takeAsPrompt,
    reset,
    tryExample,
  };
};
