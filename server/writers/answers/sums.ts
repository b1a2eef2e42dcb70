/**
 * Sums told in words: a bill shared out, a price after a discount, a trip and its fuel, a loan, a wage, a recipe for more people.
 * A sum is done only where every figure of the question has its part in it, so that no story is half understood.
 */
import type { Answer, Source } from './answer.ts';
import { CHAIN_SUMS } from './sums-chain.ts';
import { HOUSE_SUMS } from './sums-house.ts';
import { MONEY_SUMS } from './sums-money.ts';
import { RATE_SUMS } from './sums-rates.ts';
import { TRAVEL_SUMS } from './sums-travel.ts';
import type { Sum, Told } from './sums-told.ts';
import { inFigures, quantitiesIn, type Kind, type Quantity } from './quantities.ts';

const SUMS: readonly Sum[] = [...MONEY_SUMS, ...CHAIN_SUMS, ...TRAVEL_SUMS, ...HOUSE_SUMS, ...RATE_SUMS];

/** A date is no amount: "opened on 3 March". */
const DATED =
  / (?:on |since |from )?(?:the )?\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:january|february|march|april|may|june|july|august|september|october|november|december)\b(?:,? \d{4})?/g;

const told = (text: string): Told => {
  const quantities = quantitiesIn(text);
  const used = new Set<Quantity>();
  const take = (...kinds: readonly Kind[]): Quantity | undefined => {
    const found = quantities.find((one) => kinds.includes(one.kind) && !used.has(one));
    if (found) used.add(found);
    return found;
  };
  const beside = (pattern: RegExp, ...kinds: readonly Kind[]): Quantity | undefined => {
    const found = quantities.find(
      (one) =>
        kinds.includes(one.kind) &&
        !used.has(one) &&
        pattern.test(`${text.slice(0, one.at)}#${text.slice(one.at + one.typed.length)}`),
    );
    if (found) used.add(found);
    return found;
  };
  const sign = quantities.find(({ kind }) => kind === 'money')?.unit ?? '';
  return {
    text,
    take,
    beside,
    sign,
    every: quantities,
    isDone: () => used.size === quantities.length,
    takeAll() {
      for (const one of quantities) used.add(one);
    },
  };
};

export const sums: Source = ({ question: { plain } }): Answer | undefined => {
  const text = inFigures(plain).replace(DATED, '');
  if (!/\d/.test(text)) return undefined;
  for (const { asks, work } of SUMS) {
    if (!asks.test(text)) continue;
    const story = told(text);
    const worked = work(story);
    if (!worked || !story.isDone()) continue;
    const [lead, steps, further = []] = worked;
    return {
      confidence: 95,
      lead,
      more: [steps, further, []],
      asides: { source: 'Worked out on the spot.', caution: 'Check that the figures were read as you meant them.' },
      topics: [],
    };
  }
  return undefined;
};
