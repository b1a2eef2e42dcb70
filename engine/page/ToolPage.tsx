import { useCallback, useEffect, useMemo, useRef } from 'react';
import { asText } from '../asText.ts';
import type { Transforms } from '../converter/transforms.ts';
import { isBlank, type AnyTool } from '../definition/index.ts';
import { downloadText } from '../download.ts';
import { DAILY_LIMIT_REACHED } from '../messages.ts';
import { dismissOf, tell } from '../notices.ts';
import { useOptions } from '../options.ts';
import { useCopy } from '../useCopy.ts';
import { useRun } from '../useRun.ts';
import { isUsedUp } from '../uses.ts';
import { schemaFor, type OptionLists } from '../values.ts';
import type { Kit, ResultHandle } from './kit.ts';
import { ResultPanel } from './ResultPanel.tsx';
import { keysThatDisable, lacking, ToolForm } from './ToolForm.tsx';
import { shareForm } from './shareForm.ts';
import { useSheetInView, useStopKey } from './running.ts';
import { KEEP_FIELDS, useToolForm } from './useToolForm.ts';

interface ToolPageProps {
  readonly tool: AnyTool;
  readonly kit: Kit;
  /** The transforms that a tool without a server names. */
  readonly transforms?: Transforms;
}

const NO_TRANSFORMS: Transforms = {};

/** The generic page of every tool: waits for its lists where it has any, then shows form and result. */
export function ToolPage({ tool, kit, transforms = NO_TRANSFORMS }: ToolPageProps) {
  const { lists, failed } = useOptions(tool.options?.get);
  if (!lists) return <kit.OptionsWait tool={tool} failed={failed ? tool.options?.failed : undefined} />;
  return <ReadyPage tool={tool} kit={kit} transforms={transforms} lists={lists} />;
}

function ReadyPage({ tool, kit, transforms, lists }: Required<ToolPageProps> & { readonly lists: OptionLists }) {
  const { form, defaults, early } = useToolForm(tool, lists);
  const run = useRun(tool, transforms);
  const copier = useCopy(tool);
  const { start, stop, refuse, clear: clearRun, result, status } = run;
  const { hush } = copier;
  const sheet = useRef<HTMLDivElement>(null);

  useEffect(() => () => dismissOf(tool.slug), [tool]);
  useStopKey(status.phase === 'loading', stop);
  useSheetInView(sheet, status.phase === 'loading', result);

  const generate = useCallback(() => {
    hush();
    if (form.getValues(keysThatDisable(tool)).some(isBlank)) return;
    // The limit comes before anything that may be wrong with the form (spec 1, section 5).
    if (isUsedUp(tool.limit, tool.slug)) return refuse(DAILY_LIMIT_REACHED);
    const missing = lacking(tool, form.getValues());
    if (missing?.channel === 'inline') return refuse(missing.message);
    if (missing) return tell(tool.slug, missing.message, 'problem');
    const raw = { ...form.getValues() };
    void form.handleSubmit((checked) => start(checked, raw))();
  }, [tool, form, start, refuse, hush]);

  const reset = useCallback(() => {
    form.reset(defaults, KEEP_FIELDS);
    clearRun();
    hush();
    dismissOf(tool.slug);
  }, [form, defaults, clearRun, hush, tool]);

  const onExample = useCallback(
    (at: number) => {
      form.reset({ ...defaults, ...tool.examples[at]?.values }, { ...KEEP_FIELDS, keepDefaultValues: true });
      form.setFocus(Object.keys(defaults)[0] ?? '');
    },
    [form, defaults, tool],
  );

  const handle = useMemo((): ResultHandle | undefined => {
    if (!result) return undefined;
    const { all } = tool.copy;
    return {
      tool,
      values: result.values,
      copier,
      busy: status.phase === 'loading',
      copyAll: () => all && copier.copy('all', asText(all.text, result.data), all),
      download: () => tool.download && downloadText(tool.download.file, asText(tool.download.text, result.data)),
      /** The same request again, whatever has become of the form since. */
      more() {
        hush();
        start(schemaFor(tool.fields, result.values).parse(result.values), result.values, true);
      },
      stop,
      reset,
      clear(fields) {
        for (const key of fields) form.resetField(key);
        clearRun();
        hush();
        const [first] = fields;
        if (first !== undefined) form.setFocus(first);
      },
      fill(field, value) {
        form.setValue(field, value);
        form.setFocus(field);
      },
    };
  }, [tool, result, status, copier, start, stop, reset, form, clearRun, hush]);

  return (
    <kit.Desk
      tool={tool}
      form={
        <ToolForm
          tool={tool}
          kit={kit}
          form={form}
          lists={lists}
          run={run}
          early={early}
          onReset={reset}
          onShare={() => void shareForm(tool, form.getValues(), defaults)}
          onSubmit={(event) => {
            event?.preventDefault();
            generate();
          }}
          besideFirst={result ? undefined : <kit.ExamplesLink />}
        />
      }
      sheet={
        <div ref={sheet}>
          <ResultPanel tool={tool} kit={kit} run={run} handle={handle} onExample={onExample} />
        </div>
      }
    />
  );
}
