/** Every block, and the sheet that it stands on, in their states. */
import { use, type ComponentType } from 'react';
import type { Block, BlockKind } from '../../engine/definition/index.ts';
import { useCopy, type Copier } from '../../engine/copy/useCopy.ts';
import { Guard } from '../../engine/page/Guard.tsx';
import type { BlockProps, ResultHandle } from '../../engine/page/kit.ts';
import { resultPartBroken } from '../../words/tool.ts';
import paper from '../../components/Sheet.module.css';
import { kit } from '../kit.ts';
import { Kind, State } from './Kind.tsx';
import { blocks, replies, sampleTool, typedFor, variants, type ReplyState } from './samples/blocks.ts';
import styles from './reference.module.css';

const nothing = (): void => {};

/** A result of which nothing comes. */
const resultOf = (state: ReplyState, copier: Copier, more: Partial<ResultHandle> = {}): ResultHandle => ({
  tool: sampleTool,
  values: typedFor(state),
  data: replies[state],
  written: replies[state],
  before: undefined,
  notes: {},
  copier,
  busy: false,
  growing: false,
  stale: false,
  unfinished: false,
  versions: { at: 0, of: 1, turnTo: nothing },
  copyAll: nothing,
  download: nothing,
  more: nothing,
  retry: nothing,
  stop: nothing,
  rewrite: nothing,
  setItems: () => nothing,
  renew: nothing,
  asPrompt: nothing,
  restoreForm: nothing,
  reset: nothing,
  clear: nothing,
  fill: nothing,
  ...more,
});

const GROWING: Partial<ResultHandle> = { busy: true, growing: true };

const Drawn = ({ block, result }: { block: Block; result: ResultHandle }) => {
  const drawn = use(kit.loadBlocks());
  // One cast where a table meets a union: each block is drawn by the component of its own kind.
  const Own = drawn[block.block] as ComponentType<BlockProps<BlockKind>>;
  return (
    <Guard kit={kit} place="sheet" words={resultPartBroken}>
      <Own block={block} data={result.data} result={result} />
    </Guard>
  );
};

const STATES = Object.keys(replies) as ReplyState[];

/** Buttons show nothing of the reply but whether it is there. */
const statesOf = ({ block }: Block): readonly ReplyState[] => (block === 'actions' ? ['many items', 'growing'] : STATES);

const Sheet = ({ block, state, name = state }: { block: Block; state: ReplyState; name?: string }) => {
  const copier = useCopy(sampleTool);
  const drawn = <Drawn block={block} result={resultOf(state, copier, state === 'growing' ? GROWING : {})} />;
  return (
    <State name={name}>
      {block.block === 'actions' ? drawn : <div className={`${paper.sheet} ${styles.sheet}`}>{drawn}</div>}
    </State>
  );
};

const BlockStates = ({ kind }: { kind: BlockKind }) => (
  <Kind of="block" kind={kind}>
    <div className={styles.sheets}>
      {statesOf(blocks[kind]).map((state) => (
        <Sheet key={state} block={blocks[kind]} state={state} />
      ))}
      {Object.entries(variants[kind] ?? {}).map(([name, block]) => (
        <Sheet key={name} block={block} state="many items" name={name} />
      ))}
    </div>
  </Kind>
);

export const Blocks = () => (Object.keys(blocks) as BlockKind[]).map((kind) => <BlockStates key={kind} kind={kind} />);

/** What a whole result says of itself. */
const STANDINGS: Readonly<Record<string, Partial<ResultHandle>>> = {
  'being written': GROWING,
  'the form has changed since': { stale: true, versions: { at: 1, of: 3, turnTo: nothing } },
  'broke off': { unfinished: true },
  'with notes': {
    notes: {
      writtenBy: { by: 'rules' },
      fewer: { given: 4, asked: 8, why: 'Your route has one harbor that we know names for.' },
      correction: { field: 'route', text: 'Kirkwall to Shapinsay' },
      help: 'If you are in danger at sea, call the coast guard on channel 16.',
    },
  },
};

const SHOWN: readonly Block[] = [blocks.count, blocks.highlight, blocks.joined];

export const Standings = () => {
  const copier = useCopy(sampleTool);
  return (
    <div className={styles.sheets}>
      <State name="before the first result">
        <kit.EmptySheet tool={sampleTool} onExample={nothing} />
      </State>
      <State name="waiting">
        <kit.LoadingSheet tool={sampleTool} rows={3} onStop={nothing} />
      </State>
      {Object.entries(STANDINGS).map(([name, standing]) => {
        const result = resultOf('many items', copier, standing);
        return (
          <State key={name} name={name}>
            <kit.ResultSheet result={result} foot={<Drawn block={blocks.actions} result={result} />}>
              {SHOWN.map((block) => (
                <Drawn key={block.block} block={block} result={result} />
              ))}
            </kit.ResultSheet>
          </State>
        );
      })}
      <State name="cannot be drawn">
        <div className={paper.sheet}>
          <kit.PartError place="sheet" words={resultPartBroken} onRetry={nothing} onCopy={nothing} />
        </div>
      </State>
    </div>
  );
};
