/** Quotes credited to nobody, by the subject they were written for: `lines/*.yaml`, edited by hand. */
import type { PayloadOf } from '../../../engine/definition/index.ts';
import { nearnessIn } from '../../kit/nearness.ts';
import { piecesIn, type Row, type Shelves } from '../../kit/pieces.ts';
import type tool from '../../../tools/quote-generator.ts';
import vectors from './lines.bin';

export type Request = PayloadOf<typeof tool>;
export type QuoteType = Request['quoteType'];

export interface Line extends Row {
  /** What it is a quote of: such kinds alone may ask for it. */
  readonly types: readonly QuoteType[];
  readonly styles: readonly Request['style'][];
  /** For these above all; missing where it is for anybody. */
  readonly audiences?: readonly Request['audience'][];
}

const files = import.meta.glob<Shelves<Line>>('./lines/*.yaml', { eager: true, import: 'default' });

export const lines = piecesIn(files);
export const nearness = nearnessIn(lines.rows, vectors);
