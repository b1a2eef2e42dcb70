/** Two offers told one after the other: what each comes to over the same use, which is cheaper, and by how much. */
import { capitalise } from '../../../english/prose.ts';
import { timesInFigures } from './clock-sums.ts';
import { worthOf } from './ledger.ts';
import { tokensIn, type Token } from './ledger-tokens.ts';
import { prepared } from './read.ts';
import { byTheHour, questionOf, type StoryTold } from './steps.ts';
import { money } from './told.ts';
import { isMoney } from './units.ts';

const ASKS = /\b(?:which|cheaper|better (?:off|deal|value)|worth it|sav(?:e|es|ing)|less|dearer|difference)\b/;
const OTHERWISE =
  /\b(?:half|third|quarter|twice|double|except|unless|instead of|discount|off|interest|borrow\w*|loan|per cent|percent|first|after that|then|minimum|at least|up to|over \d+ (?:miles|minutes|units|hours)|free|how many|break even|per (?:kilo|kg|litre|egg|piece|100)|value per|each way|return)\b|%/;
const VERB =
  '(?:is|are|was|costs?|charges?|quotes?|wants?|asks?|would be|would cost|comes? (?:to|out at)|at|for|works out at|does it for)';
/** Where the second begins: "…, gym B is", "or …", "The other charges". */
const SECOND = new RegExp(
  `(?:[.;] (?:but |and )?|, (?:but |and |while |or )?|,? (?:but|or|while|whereas|against|versus|vs) )(?=((?:(?!and\\b|with\\b|plus\\b|for\\b|to\\b)[a-z']+ ){1,4}?)${VERB} (?:me |us |about |only )*[£$€₹¥₦]?\\d|(?:[£$€₹¥₦]\\d))`,
  'g',
);
const NAME = new RegExp(
  `(?:^|[.,;] |\\b(?:or|but|and|while) )((?:(?!and\\b|with\\b|plus\\b|i\\b|we\\b)[a-z']+ ){1,4}?)${VERB} (?:me |us |about |only )*$`,
);

const nameBefore = (text: string, at: number): string | undefined => {
  const found = NAME.exec(text.slice(Math.max(0, at - 60), at).replace(/[£$€₹¥₦] ?$/, ''))?.[1]?.trim();
  return found === undefined || /^(?:it|that|this|there|which|they|what|i|we|you)$/.test(found)
    ? undefined
    : found.replace(/^(?:or|but|and) /, '');
};

export const twoOffers = (plain: string): StoryTold | undefined => {
  const text = prepared(timesInFigures(byTheHour(plain)))
    .trim()
    // "One printer quotes" counts nothing.
    .replace(/(^|[.,;] )1 (?=[a-z]+ (?:is|costs|charges|quotes|wants|asks)\b)/g, '$1the ');
  const question = questionOf(text);
  if (!ASKS.test(question) || OTHERWISE.test(text)) return undefined;
  const read = tokensIn(text);
  if (!read) return undefined;
  const prices = read.tokens.filter(({ of }) => isMoney(of));
  const [first, last] = [prices[0], prices.at(-1)];
  if (!first || !last || prices.length < 2 || new Set(prices.map(({ of }) => of)).size > 1) return undefined;
  // One place alone at which the second begins.
  const places = [...text.matchAll(SECOND)].map(({ index }) => index).filter((at) => at > first.at && at < last.at);
  const strong = places.filter((at) =>
    /^(?:[.;]|,? (?:or|but|while|whereas|against|versus|vs) |, (?:[a-z]+ )?(?:b|two|2|the other)\b)/.test(text.slice(at)),
  );
  const [turn, ...more] = strong.length > 0 ? strong : places;
  if (turn === undefined || more.length > 0) return undefined;
  const sides = [prices.filter(({ at }) => at < turn), prices.filter(({ at }) => at > turn)] as const;
  const usage = read.tokens.filter(({ of }) => !isMoney(of));
  const span =
    /\b(?:over|in|for|per|a|each|every) (?:an? |the |whole |full )?(year|month|week)\b/.exec(question)?.[1] ??
    usage.flatMap(({ per }) => per).find((name) => /^(?:week|month|year)$/.test(name)) ??
    (/\bover an? year\b/.test(text) ? 'year' : undefined);
  const used = new Set<Token>();
  const steps: string[] = [];
  const currency = read.currency === 'money' ? '' : read.currency;
  const totals = sides.map((side) => {
    let total = 0;
    for (const price of side) {
      // What belongs to one offer is of no use to the other.
      const own = [price, ...usage.filter(({ at }) => at < first.at || at > last.end || at > turn === price.at > turn)];
      const worth = worthOf(price, own, span);
      if (!worth || (worth.per !== undefined && worth.per !== span)) return undefined;
      // A joining fee is paid once in the year that is asked for, and in no month.
      if (worth.per === undefined && span !== undefined && side.length > 1 && span !== 'year') return undefined;
      for (const one of worth.used) used.add(one);
      steps.push(...worth.steps.map((step) => `${step}.`));
      total += worth.value;
    }
    if (side.length > 1) steps.push(`Together that is ${money(total, currency)}.`);
    return total;
  });
  const [one, other] = totals;
  if (one === undefined || other === undefined || used.size < read.tokens.length || steps.length === 0) return undefined;
  const [here, there] = sides.map((side) => nameBefore(text, side[0]!.at));
  const isFirst = one < other;
  const low = isFirst ? (here ?? 'the first') : (there ?? 'the second');
  const tail = span === undefined || (span === 'year' && /\bover\b/.test(text)) ? '' : ` a ${span}`;
  const apart = Math.abs(one - other);
  return {
    worked: [
      apart < 0.005
        ? `Both come to ${money(one, currency)}${tail}.`
        : `${capitalise(low.replace(/ [a-z]$/, (letter) => letter.toUpperCase()))} is cheaper by ${money(apart, currency)}${tail}: ${money(Math.min(one, other), currency)} against ${money(Math.max(one, other), currency)}.`,
      steps,
    ],
    confidence: here !== undefined && there !== undefined ? 92 : 85,
  };
};
