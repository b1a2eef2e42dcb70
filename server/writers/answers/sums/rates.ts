/** What comes and goes at a rate: there and back at two speeds, a tank that fills and leaks, what halves every so many hours. */
import { figureOf, MANY, questionOf, reading, TIME, timeOf, type StoryTold } from './steps.ts';
import { figure, spell } from './told.ts';

const HALVES = new RegExp(
  `\\bhalf[- ]li(?:fe|ves)(?: (?:of|is|was|in|for|on|the|it|this|that|a|an|my|your|body|[a-z]{4,14}))*? (?:about |around |roughly )?(${MANY}) ?(hours?|days?|minutes?|years?|weeks?)`,
);
const DOSE = new RegExp(`(${MANY}) ?(mg|mcg|µg|g|ml|units|grams?|kg|bq|mbq)\\b`);
/** So much at one time, and how much at a later one, whatever is told in between. */
const halfLife = (plain: string): StoryTold | undefined => {
  const read = reading(plain);
  const { text } = read;
  const question = questionOf(text);
  if (
    !/\bhalf[- ]li(?:fe|ves)\b/.test(text) ||
    !/\b(?:left|remain\w*|still (?:in|there|be)|be in|is there|(?:in|inside) (?:me|you|him|her|my))\b/.test(text)
  )
    return undefined;
  const half = read.eat(HALVES);
  if (!half) return undefined;
  const each = figureOf(half[1]!);
  const unit = half[2]!.replace(/s$/, '');
  const isPercent = /%/.test(question);
  const dose = read.eat(DOSE);
  if (!dose && !isPercent) return undefined;
  const times = [...read.rest().matchAll(new RegExp(TIME, 'g'))];
  // The time asked for stands after the words that ask.
  const asks = text.lastIndexOf(' how much');
  const last = times.find(({ index }) => index > Math.max(asks, text.length - question.length - 2));
  let gone: number;
  const steps: string[] = [];
  if (last && dose) {
    // When it was taken is told in the sentence that tells how much.
    const sentence = /[.?!;](?= )/.exec(text.slice(dose.index))?.index ?? text.length;
    const start = times.find(
      ({ index }) =>
        index > dose.index - 60 && index < dose.index + sentence && index < last.index && (asks < dose.index || index < asks),
    );
    if (!start || unit !== 'hour' || DOSE.test(read.rest())) return undefined;
    const [from, to] = [timeOf(start[0]), timeOf(last[0])];
    if (!from.isSure) return undefined;
    const until = to.isSure ? to.hour : to.hour % 12;
    gone = to.isSure ? (until - from.hour + 24) % 24 : (until - (from.hour % 12) + 12) % 12;
    if (!to.isSure && /\b(?:tomorrow|next (?:day|morning|evening))\b/.test(text)) return undefined;
    if (gone === 0) return undefined;
    steps.push(`From ${start[0].trim()} to ${last[0].trim()} it is ${spell(gone)}.`);
  } else {
    const span = read.eat(new RegExp(`(${MANY}) ?${unit}s?\\b`)) ?? undefined;
    if (!span || read.hasMore()) return undefined;
    gone = figureOf(span[1]!);
  }
  const many = gone / each;
  const start = dose ? figureOf(dose[1]!) : 100;
  const name = dose ? ` ${dose[2]!}` : '%';
  const left = start * 0.5 ** many;
  steps.push(
    `${figure(gone)} ÷ ${figure(each)} = ${figure(many)} half-${Math.abs(many - 1) < 1e-9 ? 'life' : 'lives'}.`,
    Number.isInteger(many) && many <= 6
      ? `${[...Array(many + 1).keys()].map((at) => `${figure(start * 0.5 ** at)}${name}`).join(' → ')}.`
      : `${figure(start)}${name} × 0.5^${figure(many)} = ${figure(left)}${name}.`,
  );
  return { worked: [`About ${figure(left)}${name} is left.`, steps], confidence: 90 };
};

export const rates = (plain: string): StoryTold | undefined => halfLife(plain);
