/** The frames of one kind of quote, by style. */
import type { PayloadOf } from '../../../engine/definition/index.ts';
import type tool from '../../../tools/quote-generator.ts';
import type { Frame } from './frame.ts';

export type Request = PayloadOf<typeof tool>;
export type QuoteType = Request['quoteType'];
export type Style = Request['style'];
export type Length = Request['length'];
export type Audience = Request['audience'];

export type Cells = Readonly<Record<Style, readonly Frame[]>>;

/** Where a style's lines are too few, those of its nearest kin are read. */
export const KIN: Readonly<Record<Style, Style>> = {
  Modern: 'Casual',
  Casual: 'Modern',
  Classic: 'Profound',
  Profound: 'Classic',
  Poetic: 'Classic',
  Simple: 'Modern',
};
