/** How well a line fits what was chosen in the form. */
import { countWords } from '../../english/prose.ts';
import type { Candidate, Fit } from '../../kit/choose.ts';
import { withoutSlots } from '../../kit/template.ts';
import type { Line, QuoteType, Request } from './lines.ts';

/** Kinds that a visitor would hardly tell apart: they fill up what is missing. A joke is nothing but a joke. */
const NEAR: Readonly<Record<QuoteType, readonly QuoteType[]>> = {
  Inspirational: ['Success', 'Wisdom'],
  Success: ['Inspirational', 'Wisdom'],
  Wisdom: ['Philosophical', 'Inspirational'],
  Philosophical: ['Wisdom', 'Spiritual'],
  Love: ['Happiness'],
  Happiness: ['Love', 'Inspirational'],
  Spiritual: ['Philosophical'],
  Funny: [],
};

/** Words of each length, both bounds included. Beyond the last nobody reads a quote to the end. */
const BOUNDS: Readonly<Record<Request['length'], readonly [least: number, most: number]>> = {
  Short: [5, 10],
  Medium: [10, 20],
  Long: [20, 45],
};

const hasLength = (text: string, length: Request['length']): boolean => {
  const [least, most] = BOUNDS[length];
  const words = countWords(text);
  return words >= least && words <= most;
};

const fitOf = ({ types }: Line, asked: QuoteType, isSad: boolean): Fit | undefined => {
  if (isSad && asked !== 'Funny' && types.includes('Funny')) return undefined;
  if (types.includes(asked)) return 'exact';
  if (types.includes('Funny')) return undefined;
  return types.some((type) => NEAR[asked].includes(type)) ? 'near' : 'scant';
};

/** A line for other people than those asked for says what is not theirs. */
const audienceWorth = ({ audiences }: Line, asked: Request['audience']): number | undefined => {
  if (audiences === undefined) return 0;
  if (audiences.includes(asked)) return 1;
  return asked === 'General' ? -1 : undefined;
};

const STYLE_WORTH = 1;

/**
 * The line as a candidate, or undefined where it must not be shown.
 * @param isSad what is asked about is no matter for a joke that nobody wanted.
 * @param own what speaks for it beside the form.
 */
export const candidateOf = (
  row: Line,
  text: string,
  request: Request,
  isSad: boolean,
  own: number,
): Candidate<Line> | undefined => {
  const fit = fitOf(row, request.quoteType, isSad);
  const audience = audienceWorth(row, request.audience);
  if (fit === undefined || audience === undefined || !hasLength(text, request.length)) return undefined;
  return {
    row,
    text,
    ours: withoutSlots(row.text),
    fit,
    worth: own + audience + (row.styles.includes(request.style) ? STYLE_WORTH : 0),
  };
};
