/** Two say what something comes to: who is right, what it is, and by how much the other is out. */
import { capitalise } from '../../../english/prose.ts';
import { figureOf, moneyOf, MONEY, reading, type StoryTold } from './steps.ts';
import { figure } from './told.ts';

const NUMBER = '\\d{1,9}(?:,\\d{3}){0,2}(?:\\.\\d{1,4})?';
const WORTH = `(${MONEY}|${NUMBER})(?![\\d%]| ?%)`;
const WHO =
  '((?:my |the )?[a-z]{1,14}) (?:says?|said|reckons?|reckoned|thinks?|thought|makes? it|made it|got|gets|tells me|told me)';
const CLAIM = new RegExp(`\\b${WHO}(?: (?:that|it|its|it's|is|was|comes to|came to|should be|must be|we owe)){0,4} ${WORTH}`);
const OF_SUM = new RegExp(`\\b${WHO}(?: that)? (?=(?:[^.?]|\\.(?=\\d)){3,40}? (?:is|makes|comes to|equals) ${WORTH})`);
const IS = new RegExp(`^ ?(?:is|makes|comes to|equals) ${WORTH}`);
const SUMS: readonly (readonly [RegExp, (one: number, other: number) => number, string])[] = [
  [new RegExp(`(${NUMBER}) ?(?:%|per ?cent) of (${MONEY}|${NUMBER})`), (one, other) => (one * other) / 100, '% of'],
  [new RegExp(`(${NUMBER}) (?:times|x|×|multiplied by) (${NUMBER})`), (one, other) => one * other, '×'],
  [new RegExp(`(${NUMBER}) (?:plus|\\+|add) (${NUMBER})`), (one, other) => one + other, '+'],
  [new RegExp(`(${NUMBER}) (?:minus|-|−|take away) (${NUMBER})`), (one, other) => one - other, '−'],
  [new RegExp(`(${NUMBER}) (?:divided by|÷) (${NUMBER})`), (one, other) => one / other, '÷'],
  [
    new RegExp(`(${NUMBER}) ?(?:[a-z]{1,12} ){0,2}(?:at|for) (${MONEY})(?: (?:each|apiece|an? [a-z]+|per [a-z]+))?`),
    (one, other) => one * other,
    '×',
  ],
];

const named = (who: string): string => (who === 'i' ? 'you' : who.replace(/^my /, 'your '));

export const whoIsRight = (plain: string): StoryTold | undefined => {
  const read = reading(plain);
  if (!/\bwho(?: is|'s|s)? (?:right|correct|wrong)\b|\bwhich of us is (?:right|correct)\b/.test(read.text)) return undefined;
  const claims: { who: string; value: number }[] = [];
  // "My mate says 15% of 240 is 36".
  const told = OF_SUM.exec(read.text);
  let work: { value: number; step: string } | undefined;
  const worthOf = (typed: string): number => (/[£$€]|p$|pence|cent/.test(typed) ? moneyOf(typed) : figureOf(typed));
  for (const [form, make, sign] of SUMS) {
    const found = form.exec(read.rest());
    if (!found) continue;
    const [one, other] = [figureOf(found[1]!), worthOf(found[2]!)];
    const value = make(one, other);
    const isMoney = /[£$€]/.test(found[2]!);
    const say = (amount: number): string => (isMoney ? read.sum(amount) : figure(amount));
    read.eat(form);
    const is = IS.exec(read.text.slice(found.index + found[0].length));
    if (told && is) {
      claims.push({ who: told[1]!, value: worthOf(is[1]!) });
      read.eat(new RegExp(is[0].trim().replace(/[.$+*?^()|[\]{}\\]/g, '\\$&')));
      read.eat(OF_SUM);
    }
    work = {
      value,
      step:
        sign === '% of'
          ? `${figure(one)}% of ${say(other)} = ${say(value)}.`
          : `${figure(one)} ${sign} ${say(other)} = ${say(value)}.`,
    };
    break;
  }
  if (!work) return undefined;
  const isMoney = /[£$€]/.test(work.step);
  const say = (amount: number): string => (isMoney ? read.sum(amount) : figure(amount));
  for (const found of read.eatAll(CLAIM)) claims.push({ who: found[1]!, value: worthOf(found[2]!) });
  const [first, second, third] = claims;
  if (!first || !second || third || first.value === second.value) return undefined;
  const { value, step } = work;
  const left = [...read.rest().matchAll(new RegExp(NUMBER, 'g'))].map(([typed]) => figureOf(typed));
  if (left.some((other) => claims.every((claim) => Math.abs(claim.value - other) > 0.005))) return undefined;
  const isIt = (claim: { value: number }): boolean => Math.abs(claim.value - value) < 0.006;
  const right = claims.find(isIt);
  const wrong = claims.filter((claim) => claim !== right);
  const out = (claim: { who: string; value: number }): string =>
    `${named(claim.who) === 'you' ? 'you are' : `${named(claim.who)} is`} ${say(Math.abs(claim.value - value))} too ${claim.value > value ? 'high' : 'low'}`;
  const lead = right
    ? `${capitalise(named(right.who))} ${right.who === 'i' ? 'are' : 'is'} right: it is ${say(value)}, and ${out(wrong[0]!)}.`
    : `Neither is right: it is ${say(value)}; ${wrong.map(out).join(' and ')}.`;
  return { worked: [lead, [step]], confidence: 92 };
};
