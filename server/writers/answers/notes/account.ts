/**
 * Notes that are an account: lines with what each comes to ("4 GB at 2.00", "credit −6.40"), a rate for each of something, a price
 * that changes, a price for the first and one for the others.
 */
import { isPriced, said, type Rule } from './amounts.ts';
import { BILL_RULES, isPrice, NOT_NOW, RETURNABLE, sumOf, timesOf, WITHOUT, workingOf } from './bill.ts';
import { labelling, linesOf, speaks, tells, type Fact, type Notes } from './facts.ts';
import { MINUTES_IN, valuesIn } from './values.ts';
import { inFigures } from '../sums/quantities.ts';
import { figure } from '../sums/told.ts';
import { stemmed } from '../question/terms.ts';
import { DAY_MS } from '../values/calendar.ts';
import { ANY_YEAR } from '../values/read.ts';

const RISES = /\b(?:goes? up|went up|going up|rises?|rising|increases?|changes?|becomes?|up to|will be|goes)\b/i;
const ASKS_RISE = /\bhow much (?:more|extra|dearer)\b|\bwhat(?:'s| is) the (?:increase|rise|difference)\b|\bby how much\b/;
const MONTHS_A_YEAR = 12;
/** A price that goes from so much to so much: "the rent stays at £815 but goes up to £850". */
const rise: Rule = (question, notes) => {
  if (!ASKS_RISE.test(question) || /\bthan\b/.test(question)) return undefined;
  const priced = isPriced(notes);
  const prices = notes.facts.filter((fact) => isPrice(fact, priced));
  const words = labelling(question).filter((word) => !/^(?:year|month|week|january|rise|increase|difference)$/.test(word));
  const lines = [...new Set(prices.map(({ segment }) => segment.unit))].filter((unit) => RISES.test(unit.text));
  const pairs = lines.flatMap((unit) => {
    const own = prices.filter(({ segment }) => segment.unit === unit);
    if (own.length === 2) return [own as [Fact, Fact]];
    if (own.length !== 1) return [];
    // "Monthly plan 28.00", and below "from January the plan will be 30.50".
    const [later] = own as [Fact];
    const before = prices.filter(
      ({ segment, ...rest }) =>
        segment.unit !== unit &&
        timesOf({ segment, ...rest }) === 1 &&
        labelling(unit.text).some((word) => segment.own.has(stemmed(word))),
    );
    return before.length === 1 ? [[before[0]!, later] as [Fact, Fact]] : [];
  });
  const meant = pairs.filter(([, { segment }]) => words.some((word) => tells(segment.unit, word)));
  const [pair, another] = meant.length > 0 ? meant : pairs;
  if (!pair || another) return undefined;
  const [from, to] = pair;
  const gap = to.value.value - from.value.value;
  if (gap <= 0) return undefined;
  const told = (amount: number): string => said(amount, to.value, priced);
  const isMonthly = pair.some(({ segment }) => /\b(?:month|monthly|pcm|rent|plan)\b/i.test(segment.unit.text));
  const asked = /\b(?:a|per|each|every) (year|month|week)\b/.exec(question)?.[1];
  const times = asked === 'year' && isMonthly ? MONTHS_A_YEAR : 1;
  return {
    says:
      times === 1
        ? `That is ${told(gap)} more${asked === undefined ? '' : ` a ${asked}`}: ${told(to.value.value)} − ${told(from.value.value)}.`
        : `That is ${told(times * gap)} more a year: ${times} × (${told(to.value.value)} − ${told(from.value.value)}).`,
    lines: linesOf(pair.map(({ segment }) => segment)),
  };
};

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

const RATE_OF = /^ ?(?:for (?:every|each)|per|an?|every|each) (?:extra |full |remaining |started |further )?(\p{L}+)/iu;
const unitAfter = ({ value, segment: { unit } }: Fact): string | undefined =>
  RATE_OF.exec(unit.text.slice(value.end))?.[1]?.toLowerCase();
const PAYS = /^(?:cost|costs|pay|paid|charge|charged|fee|price|get|go|going|leave|end|early|out|left|much|total|would)$/;
/** "£9 for every month left", and there are seven: one rate of the notes whose unit the question counts once. */
const rated: Rule = (question, notes, whole) => {
  if (!ASKS_PRICE.test(question) || /\b(?:more|less|than|each|save|left over|late|over)\b/.test(question)) return undefined;
  const priced = isPriced(notes);
  const prices = notes.facts.filter((fact) => isPrice(fact, priced));
  const asked = valuesIn(inFigures(whole)).filter(
    ({ kind, per }) => (kind === 'duration' || kind === 'amount') && per.length === 0,
  );
  const fits = prices.flatMap((fact) => {
    const unit = unitAfter(fact);
    const own = unit === undefined ? [] : asked.filter((value) => stemmed(value.unit) === stemmed(unit));
    return own.length === 1 ? [{ fact, own: own[0]!, unit: unit! }] : [];
  });
  const words = labelling(question).filter((word) => !asked.some(({ unit }) => stemmed(unit) === stemmed(word)));
  const named = fits.filter(({ fact }) =>
    words.some((word) => speaks(fact.segment, word) === 1 || tells(fact.segment.unit, word)),
  );
  // The van's price is none for a car.
  const isOfAnother = named.length === 0 && words.some((word) => !PAYS.test(word));
  const [only, other] = named.length > 0 ? named : isOfAnother ? [] : fits;
  if (!only || other) return undefined;
  const { fact, own, unit } = only;
  const many = own.kind === 'duration' ? own.value / MINUTES_IN[own.unit]! : own.value;
  // A percentage or another price of the line may change it.
  const isAlone =
    prices.filter(({ segment }) => segment.unit === fact.segment.unit).length === 1 && !/%/.test(fact.segment.unit.text);
  return many > 1 && isAlone
    ? {
        says: `That makes ${said(many * fact.value.value, fact.value, priced)}: ${figure(many)} ${unit}${unit.endsWith('s') ? '' : 's'} at ${said(fact.value.value, fact.value, priced)}.`,
        lines: [fact.segment.unit.text],
      }
    : undefined;
};

const dayOfYear = (serial: number): number => new Date(serial * DAY_MS).setUTCFullYear(ANY_YEAR) / DAY_MS;
/** How many nights or hours the question or the notes speak of: "5pm to 10pm", "check-in Fri 15 Jan, check-out Mon 18 Jan". */
const stayOf = (per: string, notes: Notes, whole: string): number | undefined => {
  const asked = valuesIn(inFigures(whole));
  const lengths = asked.filter(({ kind, unit }) => kind === 'duration' && (unit === per || (per === 'night' && unit === 'day')));
  if (lengths.length === 1) return lengths[0]!.value / MINUTES_IN[lengths[0]!.unit]!;
  if (lengths.length > 1) return undefined;
  const spans = asked.filter(({ kind }) => kind === 'span');
  if (per === 'hour') return spans.length === 1 ? (spans[0]!.to - spans[0]!.value) / 60 : undefined;
  const told = notes.facts.filter(({ value }) => value.kind === 'duration' && value.unit === per && value.per.length === 0);
  if (told.length === 1) return told[0]!.value.value / MINUTES_IN[per]!;
  const days = notes.facts.filter(({ value }) => value.kind === 'date').map(({ value }) => value);
  const range = days.find(({ value, to }) => to > value);
  const [from, to] = range ? [range.value, range.to] : days.slice(0, 2).map(({ value }) => dayOfYear(value));
  const isStay =
    range !== undefined ||
    (/\bcheck[- ]?in\b|\barriv/i.test(notes.text) && /\bcheck[- ]?out\b|\bdepart|\bleav/i.test(notes.text));
  const nights = isStay && from !== undefined && to !== undefined ? to - from + (per === 'day' ? 1 : 0) : 0;
  return per === 'night' && nights > 0 && nights < 60 ? nights : undefined;
};
const WHOLE = /\b(?:whole|entire|total|altogether|in all|come to|comes to|charge|bill)\b/;
/** A stay or a hire: so much for each night or hour, with the other things that the question names. */
const stay: Rule = (question, notes, whole) => {
  if (
    !ASKS_PRICE.test(question) ||
    !WHOLE.test(question) ||
    /\b(?:each|per|cancel|split|share|more|less|than|if|deposit back)\b/.test(question)
  )
    return undefined;
  const priced = isPriced(notes);
  const prices = notes.facts.filter((fact) => isPrice(fact, priced) && !NOT_NOW.test(fact.segment.text));
  const timed = prices.filter(({ value }) => value.per.length === 1 && /^(?:night|hour|day)$/.test(value.per[0]!));
  const left = WITHOUT.exec(question)?.[1];
  const words = labelling(whole).filter((word) => word !== left);
  const named = (fact: Fact): boolean => words.some((word) => speaks(fact.segment, word) === 1);
  const rates =
    timed.length === 1 ? timed : timed.filter((fact) => named(fact) || /\brate\b|\bhire\b|\broom\b/i.test(fact.segment.text));
  const others = prices.filter(
    (fact) =>
      !timed.includes(fact) &&
      fact.value.per.every((per) => per === 'stay') &&
      named(fact) &&
      !RETURNABLE.test(fact.segment.text),
  );
  const parts = [...rates, ...others].map((fact) => {
    const [per] = fact.value.per;
    const many = per === undefined || per === 'stay' ? 1 : stayOf(per, notes, whole);
    return { fact, many };
  });
  if (rates.length === 0 || parts.some(({ many }) => many === undefined) || (parts.length === 1 && parts[0]!.many === 1))
    return undefined;
  const sum = parts.reduce((so, { fact, many }) => so + many! * fact.value.value, 0);
  const tell = ({ fact, many }: (typeof parts)[number]): string =>
    `${many === 1 ? '' : `${figure(many!)} × `}${said(fact.value.value, fact.value, priced)}`;
  return {
    says: `That makes ${said(sum, rates[0]!.value, priced)}: ${parts.map(tell).join(' + ')}.`,
    lines: linesOf(parts.map(({ fact }) => fact.segment)),
  };
};

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

const CHOSEN =
  /\b(?:agreed|decided|going|go|went|chose|chosen|picked|settled|voted|accepted)\b[^.]{0,30}?\b(?:with|on|for|to (?:use|have|take|accept))? ?(\p{Lu}\p{L}+)/u;
const HELD = /\b(?:stands at|account|balance|in (?:the )?(?:bank|hand|fund|kitty)|funds?|savings)\b/i;
/** What is left of an account when the offer that was chosen has been paid. */
const afterChosen: Rule = (question, notes) => {
  if (!/\b(?:left|remain\w*|have over)\b/.test(question) || !/\bafter\b|\bonce\b|\bwhen\b/.test(question)) return undefined;
  const prices = notes.facts.filter((fact) => isPrice(fact, isPriced(notes)));
  const name = notes.units.map(({ line }) => CHOSEN.exec(line)?.[1]).find((found) => found !== undefined);
  const [held, other] = prices.filter(({ segment }) => HELD.test(segment.unit.text));
  const [cost, more] = prices.filter(
    ({ value, segment: { unit } }) => name !== undefined && unit.text.slice(0, value.at).trimEnd().endsWith(name),
  );
  if (!held || other || !cost || more || held.value.value < cost.value.value) return undefined;
  return {
    says: `That leaves ${said(held.value.value - cost.value.value, held.value)}: ${said(held.value.value, held.value)} − ${said(cost.value.value, cost.value)} (${name}).`,
    lines: linesOf([held, cost].map(({ segment }) => segment)),
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

export const ACCOUNT_RULES: readonly Rule[] = [rise, raised, ...BILL_RULES, firstAndOthers, afterChosen, lateByDays];
/** After what reckons with all that a question names. */
export const RATE_RULES: readonly Rule[] = [stay, rated];
