/**
 * Sums told in words that no reader knows by heart: the likeliest way to work them out, by weights that were learnt. It answers only
 * where that is far likelier than any other.
 */
import type { Answer, Source } from '../../answer.ts';
import { evidenceOf } from './evidence.ts';
import { said } from './say.ts';
import { inPercent, MOST_LEAVES, outcomesOf, waysOf, type Outcome } from './search.ts';
import { taleOf, type Tale } from './story.ts';
import { chanceOf, weigh } from './weights.ts';

/** So likely right is what is told, and so likely what is told with a doubt. */
const SURE = 0.97;
const LIKELY = 0.8;

export interface Judged {
  readonly tale: Tale;
  readonly outcome: Outcome;
  readonly chance: number;
  readonly outcomes: readonly Outcome[];
}

const CONSIDERED = 4;

/** The outcome that is likeliest right. */
export const judged = (plain: string): Judged | undefined => {
  const tale = taleOf(plain);
  if (!tale || tale.leaves.length < 2 || tale.leaves.length > MOST_LEAVES) return undefined;
  const outcomes = outcomesOf(waysOf(tale, weigh));
  const found = outcomes.slice(0, CONSIDERED).map((outcome, at) => ({ tale, outcome, chance: chanceOf(evidenceOf(tale, outcomes, at)), outcomes }));
  return found.toSorted((one, other) => other.chance - one.chance)[0];
};

/** What asks for no figure is no sum. */
const ASKS = /\b(?:how (?:much|many|long|far)|what(?:'?s| is| are| will| would| do(?:es)?| did| should| was| were| can| must)?|total|altogether|in all|work out|calculate|cost|price|bill|change|profit|share|percent\w*|add|left)\b|%|\?/;

export const weighed: Source = ({ question: { plain }, notes }): Answer | undefined => {
  if (notes !== '' || !ASKS.test(plain)) return undefined;
  const found = judged(plain);
  if (!found || found.chance < LIKELY) return undefined;
  const { lead, steps } = said(found.tale, found.outcome.best, inPercent(found.tale, found.outcome.best));
  return {
    confidence: found.chance >= SURE ? 70 + Math.round(20 * Math.min(1, (found.chance - SURE) / 0.03)) : 65,
    lead,
    more: [steps, [], []],
    asides: { source: 'Worked out on the spot.', caution: 'Check that the figures were read as you meant them.' },
    topics: [],
  };
};
