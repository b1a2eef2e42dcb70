/** Two that come to so much together, of which one is so much more than the other: "a bat and a ball cost £66, the bat £50 more". */
import { capitalise } from '../../../english/prose.ts';
import { figureOf, MANY, MONEY, moneyOf, reading, type StoryTold } from './steps.ts';
import { figure } from './told.ts';

const UNIT = String.raw`(?: ?(?:hours?|minutes?|mins?|days?|weeks?|years?|kg|g|km|m|cm|miles?|litres?|points?|pages?|runs?|goals?))?`;
const AMOUNT = `(?:${MONEY}|${MANY}${UNIT})`;
const TOGETHER = new RegExp(
  `(${AMOUNT})(?: [a-z]+)? (?:together|altogether|in total|in all|between (?:them|the two(?: of them)?)|combined)\\b|\\b(?:together|altogether|in total|between (?:them|us))(?: [a-z]+){1,3} (${AMOUNT})`,
);
const MORE = new RegExp(
  `\\b(?:the |an? |my )?([a-z]{2,14}) (?:was|is|were|are|costs?|took|takes|weighs?|weighed|has|had|got|scored|lasted|ran|being) (${AMOUNT}) (more|longer|heavier|dearer|older|taller|further|less|shorter|lighter|cheaper|younger|fewer)(?: [a-z]+)? than (?:the |an? |my )?([a-z]{2,14})\\b`,
);
const LESS = /^(?:less|shorter|lighter|cheaper|younger|fewer)$/;
/** "Dave insists the ball was 16": what somebody makes of it. */
const CLAIM = new RegExp(
  `\\b(?:says?|said|insists?|reckons?|thinks?|claims?|swears?|told \\w+)(?: that)? (?:the |an? |my )?([a-z]{2,14}) (?:was|is|costs?|took|weighs?|has|had) (${AMOUNT})`,
);
const OTHERWISE = /\b(?:twice|double|half|each|three|times|per|%|third)\b|%/;

const unitOf = (amount: string): string | undefined => /(?<![a-z])[a-z]{1,12}$/.exec(amount)?.[0];

export const apartBy = (plain: string): StoryTold | undefined => {
  const read = reading(plain);
  if (OTHERWISE.test(read.text)) return undefined;
  const [, one, typed, way, other] = read.eat(MORE) ?? [];
  if (one === undefined) return undefined;
  const claim = read.eat(CLAIM);
  const sum = read.eat(TOGETHER);
  const total = sum?.[1] ?? sum?.[2];
  if (total === undefined || read.hasMore()) return undefined;
  const isMoney = new RegExp(MONEY).test(`${total} ${typed!}`);
  const valueOf = (text: string): number => (isMoney ? moneyOf(text) : figureOf(text));
  const unit = isMoney ? '' : unitOf(total);
  // "14 hours together, one 40 minutes longer" are measured apart.
  if (!isMoney && unitOf(typed!) !== undefined && unitOf(typed!)?.replace(/s$/, '') !== unit?.replace(/s$/, '')) return undefined;
  const [all, apart] = [valueOf(total), valueOf(typed!)];
  if (!(apart < all)) return undefined;
  const small = (all - apart) / 2;
  const say = (value: number): string => (isMoney ? read.sum(value) : `${figure(value)}${unit === undefined ? '' : ` ${unit}`}`);
  const [lesser, greater] = LESS.test(way!) ? [one, other!] : [other!, one];
  const named = (name: string): string => (/^(?:one|mine|yours|hers|his|ours|theirs)$/.test(name) ? name : `the ${name}`);
  const claimed = claim && { name: claim[1]!, value: valueOf(claim[2]!) };
  const right = claimed && (claimed.name === lesser ? small : claimed.name === greater ? small + apart : undefined);
  if (claimed && right === undefined) return undefined;
  const verdict = claimed === undefined ? '' : Math.abs(right! - claimed.value) < 0.005 ? 'Yes: ' : 'No: ';
  const told = `${named(lesser)} is ${say(small)} and ${named(greater)} ${say(small + apart)}.`;
  return {
    confidence: 90,
    worked: [
      verdict === '' ? capitalise(told) : `${verdict}${told}`,
      [`${say(all)} − ${say(apart)} = ${say(all - apart)}, and half of that is ${say(small)}.`],
    ],
  };
};
