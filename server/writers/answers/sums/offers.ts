/** Two offers of several prices each, over the same use: what each comes to in all, which is cheaper, and by how much. */
import { capitalise } from '../../../english/prose.ts';
import { readFigures, type Figure } from './figures.ts';
import { COMPARES, nameIn } from './kinds.ts';
import { sayAmount } from './plan.ts';
import type { Worked } from './told.ts';
import { dimensionOf, inUnit, isMoney } from './units.ts';

/** Where the one offer ends and the other begins. */
const APART = /\. | or |; | whereas | while | against | but |, (?:tariff|plan|deal|option|shop|quote|the other) /;
/** Nobody compares offers of which one is a multiple of the other. */
const MOST_APART = 3;
const LABEL = /\b((?:tariff|plan|deal|option|shop|quote|offer|package|contract) [a-z])\b/;

const isPrice = ({ unit }: Figure): boolean => Object.keys(unit).some((name) => isMoney(name) && unit[name] === 1);
const belowIn = ({ unit }: Figure): readonly string[] => Object.keys(unit).filter((name) => unit[name]! < 0);
const isDay = (name: string): boolean => dimensionOf(name) === 'day';

interface Use {
  readonly name: string;
  readonly value: number;
}

/** What one price comes to over the use, where its use is told; "once a year" and "over the year" are both of a year. */
const costOf = (price: Figure, uses: readonly Use[]): { readonly value: number; readonly use: Use | undefined } | undefined => {
  const [per, ...more] = belowIn(price);
  if (per === undefined) return { value: price.value, use: undefined };
  if (more.length > 0) return undefined;
  const found = uses.flatMap((use) => {
    const factor = use.name === per ? 1 : (inUnit({ [use.name]: 1 }, { [per]: 1 })?.factor ?? 0);
    // Months and years are turned into one another, and days are counted as they are told.
    const months = use.name === 'day' && per === 'month' ? (use.value === 365 ? 12 / 365 : 0) : factor;
    return months > 0 ? [{ value: price.value * use.value * months, use }] : [];
  });
  return found.length === 1 ? found[0] : undefined;
};

export const offers = (plain: string): Worked | undefined => {
  const told = readFigures(plain);
  if (!told || told.figures.length < 3 || told.figures.length > 9 || told.figures.some(({ kind }) => kind !== 'amount'))
    return undefined;
  const { text, figures, currency } = told;
  if (!COMPARES.test(text) || /\b(?:per|each|every) (?!month|year|week|day|unit|visit)[a-z]+\b/.test(text)) return undefined;
  const prices = figures.filter(isPrice);
  // "Once a week, so 52 visits": how often it is says nothing more.
  const spans = figures.filter(
    (one) => !isPrice(one) && !one.isIdle && belowIn(one).every(isDay) && belowIn(one).length < Object.keys(one.unit).length,
  );
  const isOften = ({ unit, value, isIdle }: Figure): boolean =>
    isIdle || (value === 1 && Object.values(unit).every((power) => power < 0));
  if (spans.length + prices.length < figures.filter((one) => !isOften(one)).length || prices.length < 3) return undefined;
  const named = [...new Map(spans.map(({ unit, value }) => [Object.keys(unit).find((name) => unit[name]! > 0)!, value]))];
  const isYear = !named.some(([name]) => isDay(name)) && /\b(?:over|in|for|after) (?:the|a|1|the whole) year\b/.test(text);
  const uses: readonly Use[] = [
    ...named.map(([name, value]) => ({ name, value })),
    ...(isYear ? [{ name: 'year', value: 1 }] : []),
  ];
  // Of two numbers of months nobody knows which is whose.
  if (spans.some(({ unit, value }) => named.some(([name, other]) => unit[name] === 1 && value !== other))) return undefined;
  // So many a year are so many where a year is asked for, and of nothing else is it said how long.
  const isRated = spans.some((one) => belowIn(one).length > 0);
  if (
    isRated &&
    !isYear &&
    !uses.some(({ name, value }) => (name === 'day' && value === 365) || (name === 'month' && value === 12))
  )
    return undefined;
  // "2.50 a call" that was read as 2.50.
  if (
    prices.some((price) => belowIn(price).length === 0 && /^ ?(?:(?:an?|per|each|every)\b|\/) ?[a-z]/.test(text.slice(price.end)))
  )
    return undefined;
  const costs = prices.map((price) => costOf(price, uses));
  if (costs.some((cost) => cost === undefined)) return undefined;
  if (named.some(([name]) => !costs.some((cost) => cost!.use?.name === name) && !(isDay(name) && name === 'year')))
    return undefined;
  const breaks = prices.slice(1).flatMap((price, at) => (APART.test(text.slice(prices[at]!.end, price.at)) ? [at + 1] : []));
  const [cut, ...others] = breaks;
  if (cut === undefined || others.length > 0) return undefined;
  const sides = [prices.slice(0, cut), prices.slice(cut)].map((own, side) => {
    const parts = own.map((price) => ({ price, ...costs[prices.indexOf(price)]! }));
    const before = text.slice(side === 0 ? 0 : prices[cut - 1]!.end, own[0]!.at);
    return {
      name: LABEL.exec(before)?.[1] ?? nameIn(before) ?? (side === 0 ? 'the first' : 'the second'),
      total: parts.reduce((so, { value }) => so + value, 0),
      steps: `${parts
        .map(({ price, value, use }) =>
          use === undefined
            ? sayAmount(value, { [currency]: 1 })
            : `${sayAmount(price.value, price.unit)} over ${sayAmount(use.value, { [use.name]: 1 })}`,
        )
        .join(' + ')} = ${sayAmount(
        parts.reduce((so, { value }) => so + value, 0),
        { [currency]: 1 },
      )}.`,
    };
  });
  const [low, high] = sides.toSorted((one, other) => one.total - other.total);
  const by = high!.total - low!.total;
  if (high!.total > MOST_APART * low!.total) return undefined;
  const said = (value: number): string => sayAmount(value, { [currency]: 1 });
  const label = low!.name === high!.name ? (low === sides[0] ? 'the first' : 'the second') : low!.name;
  return [
    by < 0.005
      ? `Both come to ${said(low!.total)}.`
      : `${capitalise(label)} is cheaper by ${said(by)}: ${said(low!.total)} against ${said(high!.total)}.`,
    sides.map(({ name, steps }) => `${capitalise(name)}: ${steps}`),
  ];
};
