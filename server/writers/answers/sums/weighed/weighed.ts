/**
 * Sums told in words that no reader knows by heart: the likeliest way to work them out, by weights that were learnt. It answers only
 * where that is far likelier than any other.
 */
import { ANSWERED_FROM, type Answer, type Source } from '../../answer.ts';
import { evidenceOf } from './evidence.ts';
import { said } from './say.ts';
import { inPercent, MOST_LEAVES, outcomesOf, toldOf, waysOf, type Outcome } from './search.ts';
import { taleOf, type Tale } from './story.ts';
import { chanceOf, weigh } from './weights.ts';

/** What is told is that likely right. It is told with a doubt, whatever the odds say: they were learnt from others' sums. */
const LIKELY = 0.62;
const TOLD = 65;

export interface Judged {
  readonly tale: Tale;
  readonly outcome: Outcome;
  readonly chance: number;
  readonly outcomes: readonly Outcome[];
}

const CONSIDERED = 4;

const judge = (plain: string): Judged | undefined => {
  const tale = taleOf(plain);
  if (!tale || tale.leaves.length < 2 || tale.leaves.length > MOST_LEAVES) return undefined;
  const outcomes = outcomesOf(waysOf(tale, weigh));
  const found = outcomes
    .slice(0, CONSIDERED)
    .map((outcome, at) => ({ tale, outcome, chance: chanceOf(evidenceOf(tale, outcomes, at)), outcomes }));
  return found.toSorted((one, other) => other.chance - one.chance)[0];
};

let last: { readonly plain: string; readonly found: Judged | undefined } | undefined;
/** The outcome that is likeliest right. The same question is asked more than once. */
export const judged = (plain: string): Judged | undefined => {
  if (last?.plain !== plain) last = { plain, found: judge(plain) };
  return last.found;
};

/** What the weights have no way for. */
const UNTOLD =
  /\b(?:ratio|compound\w*|parts?|perimeter|probability|chances?|simplest|simplify|average|mean|or|cheaper|better|dearer|gallons?)\b|\d ?: ?\d/;
/** So likely must the best way be where what another reader found is not among the ways at all, and where it is far behind. */
const UNHEARD = 0.2;
const BEHIND = 0.4;
const FAR_BEHIND = 0.05;
const isLike = (one: number, other: number): boolean => Math.abs(one - other) < Math.max(0.0101, 0.001 * other);
/** Whether what another reader found with a doubt is hardly what was asked. Of what is told as sure the weights know too little. */
export const isDoubted = (plain: string, { lead, confidence }: Pick<Answer, 'lead' | 'confidence'>): boolean => {
  if (confidence >= ANSWERED_FROM || UNTOLD.test(plain) || /\d (?:hours?|minutes?) \d|\d ?[ap]m\b|\d:\d/.test(lead)) return false;
  const found = judged(plain);
  const figures = [...lead.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([typed]) => Number(typed.replaceAll(',', '')));
  if (!found || found.chance < UNHEARD || figures.length === 0) return false;
  const same = found.outcomes.find((outcome) => figures.some((figure) => isLike(figure, toldOf(found.tale, outcome))));
  if (!same || found.chance < BEHIND) return !same;
  const total = found.outcomes.reduce((so, { odds }) => so + Math.exp(odds), 0);
  return same !== found.outcome && Math.exp(same.odds) < FAR_BEHIND * total;
};

/** What asks for no figure is no sum, and nor is what asks what to do. */
const ASKS =
  /\b(?:how (?:much|many|long|far)|what(?:'?s| is| are| will| would| do(?:es)?| did| should| was| were| can| must)?|total|altogether|in all|work out|calculate|cost|price|bill|change|profit|share|percent\w*|add|left)\b|%|\?/;

/** Schoolbooks give every month four weeks; a landlord does not. */
const isRough = ({ tale, outcome }: Judged): boolean =>
  tale.leaves.some(
    ({ kind, unit }, at) =>
      kind === 'known' && unit['week'] === 1 && unit['month'] === -1 && (outcome.best.used & (1 << at)) !== 0,
  );

const ASKS_ELSE =
  /\bhow (?:do|can|could|should|to|would|does|about|come)\b|\b(?:why|who|when|where)\b[^.?!]{0,80}\?|\bshould i (?:give|take|tell|say|do|drink|eat)\b|\b(?:baby|months? old|year old|dose|mg)\b/;

export const weighed: Source = ({ question: { plain }, notes }): Answer | undefined => {
  if (notes !== '' || !ASKS.test(plain) || ASKS_ELSE.test(plain)) return undefined;
  const found = judged(plain);
  if (!found || found.chance < LIKELY || isRough(found)) return undefined;
  const { lead, steps } = said(found.tale, found.outcome.best, inPercent(found.tale, found.outcome.best));
  return {
    confidence: TOLD,
    lead,
    more: [steps, [], []],
    asides: { source: 'Worked out on the spot.', caution: 'Check that the figures were read as you meant them.' },
    topics: [],
  };
};
