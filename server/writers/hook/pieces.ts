/** Hooks: finished ones by subject in `pieces/*.yaml`, and `patterns/` for what only the visitor's own words can say. */
import type { PayloadOf } from '../../../engine/definition/index.ts';
import { nearnessIn } from '../../kit/nearness.ts';
import { piecesIn, type Row, type Shelves } from '../../kit/pieces.ts';
import type tool from '../../../tools/hook-generator.ts';
import held from './patterns/patterns.yaml';
import vectors from './pieces.bin';

export type Request = PayloadOf<typeof tool>;

export interface Hook extends Row {
  /** What it is a hook by: only such kinds may ask for it. */
  readonly types: readonly Request['hookType'][];
  readonly tones?: readonly Request['tone'][];
  readonly genres?: readonly Request['hookGenre'][];
  /** For these above all; missing where it is for anybody. */
  readonly audiences?: readonly Request['targetAudience'][];
}

const files = import.meta.glob<Shelves<Hook>>('./pieces/*.yaml', { eager: true, import: 'default' });
export const pieces = piecesIn(files);
export const nearness = nearnessIn(pieces.rows, vectors);

/** By kind, as they are kept. */
type Patterns = Readonly<Record<Request['hookType'], readonly string[]>>;

export const patterns: readonly Hook[] = Object.entries(held as Patterns).flatMap(([type, texts]) =>
  texts.map((text) => ({ text, types: [type as Request['hookType']] })),
);
