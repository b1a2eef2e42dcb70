/**
 * Notes that are an account: lines with what each comes to ("4 GB at 2.00", "credit −6.40"), a rate for each of something, a price
 * that changes, a price for the first and one for the others.
 */
import { isPriced, said, type Rule } from './amounts.ts';
import { BILL_RULES, isPrice, sumOf, timesOf, workingOf } from './bill.ts';
import { figure } from '../sums/told.ts';
import { linesOf } from './facts.ts';
import { valuesIn } from './values.ts';
import { inFigures } from '../sums/quantities.ts';
import { DAY_MS } from '../values/calendar.ts';
import { ANY_YEAR } from '../values/read.ts';

const HEADS: readonly (readonly [RegExp, number])[] = [
  [/\btwins?\b/, 2],
  [/\btriplets\b/, 3],
  [/\b(?:both|pair) (?:of (?:them|us) |my |our |the |kids |children |boys |girls |lads )/, 2],
  [/\b(?:the|our|my) (?:two|2)\b/, 2],
];
const PEOPLE =
  'kids?|children|boys|girls|lads|sons|daughters|little ones|of (?:them|us)|people|adults|places|pupils|grandkids|grandchildren';
/** How many people the question speaks of. */
const headsIn = (whole: string): number | undefined => {
  const counted = new RegExp(`\\b(\\d{1,2}) (?:of )?(?:my |our |the )?(?:${PEOPLE})\\b`).exec(inFigures(whole))?.[1];
  return counted === undefined ? HEADS.find(([words]) => words.test(whole))?.[1] : Number(counted);
};
const OTHERS =
  /\b(?:siblings?|brothers? (?:and|or) sisters?|second child|each (?:after|additional|further|extra)|others?|thereafter|extra (?:child|person))\b/i;
const ASKS_PRICE = /\bhow much\b|\bwhat\b.*\b(?:costs?|pay|owe|charged?|send|price|come to|set me back)\b|\bcost\b/;
/** "£36 each, siblings £30", for three brothers. */
const firstAndOthers: Rule = (question, notes, whole) => {
  const many = headsIn(whole);
  if (!ASKS_PRICE.test(question) || many === undefined || many < 2) return undefined;
  const prices = notes.facts.filter(({ value }) => value.kind === 'money');
  const rest = prices.filter(({ segment }) => OTHERS.test(segment.text));
  const [other, more] = rest;
  if (!other || more) return undefined;
  const [first, another] = prices.filter(
    (fact) => fact !== other && Math.abs(fact.segment.row - other.segment.row) <= 1 && fact.value.value > other.value.value,
  );
  if (!first || another) return undefined;
  const total = first.value.value + (many - 1) * other.value.value;
  return {
    says: `That makes ${said(total, first.value)}: ${said(first.value.value, first.value)} + ${many === 2 ? '' : `${many - 1} × `}${said(other.value.value, other.value)}.`,
    lines: linesOf([first, other].map(({ segment }) => segment)),
  };
};

const dayOfYear = (serial: number): number => new Date(serial * DAY_MS).setUTCFullYear(ANY_YEAR) / DAY_MS;

const PER_DAY_LATE = /\b(?:late|overdue|after (?:that|the due date|this))\b/i;
/** "Due by 10 Dec, late fee Rs 25 per day after that", paid on a later day. */
const lateByDays: Rule = (question, notes, whole) => {
  const [paid, other] = valuesIn(whole).filter(({ kind }) => kind === 'date');
  if (!paid || other || (!ASKS_PRICE.test(question) && !/\bamount\b/.test(question))) return undefined;
  const prices = notes.facts.filter((fact) => isPrice(fact, isPriced(notes)));
  const [rate, more] = prices.filter(({ value, segment: { unit } }) => value.per[0] === 'day' && PER_DAY_LATE.test(unit.text));
  const [due, second] = notes.facts.filter(
    ({ value, segment: { unit } }) =>
      value.kind === 'date' &&
      /\b(?:due|pay(?:able)?|by|before)\b/i.test(unit.text.slice(0, value.at)) &&
      Math.abs(unit.text.indexOf(rate?.value.typed ?? '')) < 400,
  );
  if (!rate || more || !due || second) return undefined;
  const days = dayOfYear(paid.value) - dayOfYear(due.value.value);
  const [base, another] = prices.filter((fact) => fact !== rate && fact.segment.unit === due.segment.unit);
  if (days <= 0 || days > 200 || !base || another) return undefined;
  const onlyFee = /\b(?:late (?:fee|charge)|penalty|extra|on top)\b/.test(question) && !/\btotal\b/.test(question);
  const fee = days * rate.value.value;
  const priced = isPriced(notes);
  return {
    says: onlyFee
      ? `That is ${said(fee, rate.value, priced)}: ${days} days late at ${said(rate.value.value, rate.value, priced)}.`
      : `That makes ${said(base.value.value + fee, rate.value, priced)}: ${said(base.value.value, base.value, priced)} + ${days} × ${said(rate.value.value, rate.value, priced)}.`,
    lines: linesOf([base, rate].map(({ segment }) => segment)),
  };
};

const ASKS_RAISED = /\b(?:raise[sd]?|make|made|take|took|takings|bring in)\b/;
const RAISED = /\b(?:raised|takings|taken|took|made|income|sales|proceeds)\b/i;
/** "Money raised: entry 5 people at 4, cake sale 137.50, raffle 62", among other figures. */
const raised: Rule = (question, notes) => {
  if (
    !ASKS_RAISED.test(question) ||
    !/\b(?:what|how much)\b/.test(question) ||
    /\b(?:each|profit|after|more|less|than)\b/.test(question)
  )
    return undefined;
  const priced = isPriced(notes);
  const prices = notes.facts.filter((fact) => isPrice(fact, priced) && RAISED.test(fact.segment.label));
  const lines = new Set(prices.map(({ segment }) => segment.unit));
  if (lines.size !== 1 || prices.length < 2) return undefined;
  const entries = prices.map((fact) => {
    const times = timesOf(fact);
    const price = said(fact.value.value, fact.value, priced);
    return { worth: times * fact.value.value, told: times === 1 ? price : `${figure(times)} × ${price}` };
  });
  return {
    says: `That makes ${said(sumOf(entries), prices[0]!.value, priced)}: ${workingOf(entries)}.`,
    lines: linesOf(prices.map(({ segment }) => segment)),
    isOnly: true,
  };
};

export const ACCOUNT_RULES: readonly Rule[] = [raised, ...BILL_RULES, firstAndOthers, lateByDays];
