import { Suspense, use, type ComponentType, type ReactNode } from 'react';
import { wordsWithin } from '../result/parts.ts';
import type { AnyTool, Block, BlockKind } from '../definition/index.ts';
import type { Data } from '../call/reply.ts';
import type { Result } from '../run/run.ts';
import { Guard } from './Guard.tsx';
import type { BlockProps, Kit, ResultHandle } from './kit.ts';
import type { ToolAtWork } from './useTool.ts';
import * as says from '../../words/tool.ts';

const expectedRows = (tool: AnyTool): number => (tool.result.some((block) => block.block === 'cards') ? 5 : 4);

/** Whether the reply has what the block shows: the reply of a side call may have other parts than the tool's own. */
const isThere = (block: Block, { main }: AnyTool['reply'], data: Data): boolean =>
  !('of' in block && block.of === main) || data[main] !== undefined;

/** Copies the text of a part that cannot be shown, where it has any. */
const copyOf = ({ tool, copier }: ResultHandle, part: unknown): (() => void) | undefined => {
  const text = wordsWithin(part).join('\n');
  const said = tool.copy.one ?? tool.copy.all;
  return text !== '' && said ? () => copier.copy('part', text, said) : undefined;
};

interface ResultPanelProps {
  readonly kit: Kit;
  readonly work: ToolAtWork;
  /** What a tool's own screen adds to the sheet before and after the blocks of the definition, and below the sheet. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly foot?: ReactNode;
}

/** While there is nothing to show yet. */
export const Waiting = ({ kit, work: { tool, run } }: Pick<ResultPanelProps, 'kit' | 'work'>) => (
  <kit.LoadingSheet tool={tool} rows={expectedRows(tool)} onStop={run.stop} />
);

/** What is beside the form: examples, then a loading state, then the result. */
export function ResultPanel(props: ResultPanelProps) {
  const { kit, work } = props;
  const { tool, run, handle, tryExample } = work;
  const { status } = run;
  const isBusy = status.phase === 'loading' && !status.more;
  const result = isBusy ? status.part : run.result;
  const waiting = <Waiting kit={kit} work={work} />;
  if (isBusy && !result) return waiting;
  if (!result || !handle) return <kit.EmptySheet tool={tool} onExample={tryExample} />;
  return (
    <Suspense fallback={waiting}>
      <Shown {...props} result={result} handle={handle} />
    </Suspense>
  );
}

interface ShownProps extends ResultPanelProps {
  readonly result: Result;
  readonly handle: ResultHandle;
}

/** The result in its blocks. */
function Shown({ kit, work: { tool, run }, result, handle, before, after, foot }: ShownProps) {
  const blocks = use(kit.loadBlocks());
  const draw = (block: Block, at: number) => {
    // One cast where a table meets a union: each block is drawn by the component of its own kind.
    const Drawn = blocks[block.block] as ComponentType<BlockProps<BlockKind>>;
    return (
      <Guard
        key={`${run.versions.at}.${at}`}
        kit={kit}
        about={result.data}
        place="sheet"
        words={says.resultPartBroken}
        onCopy={copyOf(handle, 'of' in block ? result.data[block.of] : result.data)}
      >
        <Drawn block={block} data={result.data} result={handle} />
      </Guard>
    );
  };
  const shown = tool.result.filter((block) => isThere(block, tool.reply, result.data));
  const [actions, parts] = [
    shown.filter((block) => block.block === 'actions'),
    shown.filter((block) => block.block !== 'actions'),
  ];
  return (
    <kit.ResultSheet
      result={handle}
      foot={
        <>
          {actions.map(draw)}
          {foot}
        </>
      }
    >
      {before}
      {parts.map(draw)}
      {after}
    </kit.ResultSheet>
  );
}
