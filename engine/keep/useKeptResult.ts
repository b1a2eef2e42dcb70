import { useEffect, useRef } from 'react';
import type { AnyTool } from '../definition/index.ts';
import { linkFor } from '../form/link.ts';
import { readReply, type Data } from '../call/reply.ts';
import { wholeText } from '../result/wholeText.ts';
import type { Result } from '../run/run.ts';
import type { Runner } from '../run/useRun.ts';
import { draftOf, followDraft, setShown } from './draft.ts';

const loadHistory = () => import('./history.ts');

const keep = async (tool: AnyTool, result: Result): Promise<void> => {
  const { before: _, ...kept } = result;
  const { id, data, values } = kept;
  const { keepResult } = await loadHistory();
  await keepResult(tool.slug, id, linkFor(tool.fields, values, {}), kept, wholeText(tool, data));
};

/** As the tool's own call gives it, or one of its side calls. An older version of the tool may have kept something else. */
const canBeShown = (tool: AnyTool, data: Data): boolean =>
  [tool, ...Object.values(tool.sideCalls ?? {})].some(({ reply }) => 'data' in readReply({ reply }, data));

const readAgain = async (tool: AnyTool, id: string): Promise<Result | undefined> => {
  const kept = await (await loadHistory()).readKeptResult(id).catch(() => undefined);
  if (!kept?.result || !canBeShown(tool, kept.result.data) || !canBeShown(tool, kept.result.written)) return undefined;
  return { ...kept.result, id };
};

/** Keeps every result of the tool on this device, and shows the one again that was shown when the page was left. */
export const useKeptResult = (tool: AnyTool, run: Runner): void => {
  const { result, restore, clear } = run;
  /** The result as it is kept. */
  const kept = useRef<Result>(undefined);
  const begun = useRef(false);

  useEffect(() => {
    if (tool.formKept === 'when asked') return undefined;
    const show = async (id: string | undefined): Promise<void> => {
      const again = id === undefined ? undefined : await readAgain(tool, id).catch(() => undefined);
      if (!again) return;
      kept.current = again;
      restore({ versions: [again], at: 0 });
    };
    if (!begun.current) void show(draftOf(tool.slug)?.shown);
    begun.current = true;
    return followDraft(tool.slug, ({ shown }) => {
      clear();
      void show(shown);
    });
  }, [tool, restore, clear]);

  useEffect(() => {
    if (tool.formKept === 'when asked') return;
    setShown(tool.slug, result?.id);
    if (!result || kept.current === result) return;
    kept.current = result;
    void keep(tool, result).catch(() => undefined);
  }, [tool, result]);
};
