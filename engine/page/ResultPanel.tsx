import type { ComponentType } from 'react';
import type { AnyTool, Block, BlockKind } from '../definition/index.ts';
import type { Runner } from '../useRun.ts';
import type { BlockProps, Kit, ResultHandle } from './kit.ts';

interface ResultPanelProps {
  readonly tool: AnyTool;
  readonly kit: Kit;
  readonly run: Runner;
  readonly handle: ResultHandle | undefined;
  readonly onExample: (at: number) => void;
}

const expectedRows = (tool: AnyTool): number => (tool.result.some((block) => block.block === 'cards') ? 5 : 4);

/** What lies beside the form: examples, then lines being written, then the result. */
export function ResultPanel({ tool, kit, run, handle, onExample }: ResultPanelProps) {
  const { status, result } = run;
  if (status.phase === 'loading' && !status.more) return <kit.LoadingSheet rows={expectedRows(tool)} onStop={run.stop} />;
  if (!result || !handle) return <kit.EmptySheet tool={tool} onExample={onExample} />;
  const draw = (block: Block, at: number) => {
    // One cast where the registry meets the union: each block is drawn by the component of its own kind.
    const Drawn = kit.blocks[block.block] as ComponentType<BlockProps<BlockKind>>;
    return <Drawn key={at} block={block} data={result.data} result={handle} />;
  };
  const [actions, parts] = [
    tool.result.filter((block) => block.block === 'actions'),
    tool.result.filter((block) => block.block !== 'actions'),
  ];
  return (
    <kit.ResultSheet tool={tool} busy={handle.busy} foot={actions.map(draw)}>
      {parts.map(draw)}
    </kit.ResultSheet>
  );
}
