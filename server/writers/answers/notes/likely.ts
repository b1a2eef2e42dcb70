/**
 * What follows from the lines that likeliest answer, where no rule reads the notes as a whole: a day so long after another, so many at a
 * price each, what is left of an amount, whether something keeps within a limit. The words of the question need not be those of the line.
 */
import { isLastDay } from './closing.ts';
import { said, type Reckoned } from './amounts.ts';
import { named, now, placed } from './due.ts';
import { labelling, tells, type Notes } from './facts.ts';
import { stepped } from './times.ts';
import type { Unit } from './units.ts';
import { MINUTES_IN, valuesIn, type Value } from './values.ts';
import { inFigures } from '../sums/quantities.ts';
import { figure } from '../sums/told.ts';

/** @param units the likeliest lines, the likeliest first. @param whole all that was asked, in the plain form. */
type Reading = (whole: string, units: readonly Unit[], notes: Notes) => Reckoned | undefined;

const readIn = (text: string): readonly Value[] => valuesIn(inFigures(text));
const DAY = MINUTES_IN['day']!;

// A day, so long before or after another.

const ASKS_DAY =
  /\b(?:when|what date|which date|what day|which day|by what|until what|up to what|how late|last day|last date|latest|soonest|earliest|deadline|due back)\b/;
const BEFORE = /^['’]?s? ?(?:notice |at the latest |or more |at least )*(?:before|prior to|ahead of|in advance)\b/i;
/** What such a length is, where it is no limit: "open 7 days a week", "8 weeks old". */
const NO_LIMIT = /^ (?:a |per |old\b|each\b|long\b|ago\b|ahead\b|course\b|in a\b)/i;
const STARTS_FROM = /\b(?:bought|purchase\w*|dated?|issued|ordered|received|deliver\w*|sent|paid|started|invoice|receipt)\b/i;

/** A day that may be the one asked for, and not only the one to count from. */
const tellsDay = ({ text }: Unit): boolean => !STARTS_FROM.test(text) && readIn(text).some(({ kind }) => kind === 'date');

const IS_AGE = /\b(?:dated|issued|taken|last|past|previous|older|newer|recent)\b[^.;,]{0,24}$/i;
const ASKS_LAST = /\blast (?:day|date)\b|\bdeadline\b|\blatest\b|\bby when\b|\bclosing\b/;

const dayAfter: Reading = (whole, units, notes) => {
  if (!ASKS_DAY.test(whole) || /\bwhat time\b/.test(whole)) return undefined;
  const [first] = units;
  const rule = units.find((unit) => readIn(unit.text).some(({ kind }) => kind === 'duration'));
  if (!first || !rule || units.slice(0, units.indexOf(rule)).some(tellsDay)) return undefined;
  const text = inFigures(rule.text);
  const own = valuesIn(text);
  const [length, other] = own.filter(
    ({ kind, value, per, end }) => kind === 'duration' && value >= DAY && per.length === 0 && !NO_LIMIT.test(text.slice(end)),
  );
  if (!length || other || own.some(({ kind }) => kind === 'date')) return undefined;
  // "A bill dated within 60 days": how old it may be. A last day that is told needs no reckoning.
  if (IS_AGE.test(text.slice(0, length.at)) || (ASKS_LAST.test(whole) && notes.facts.some(isLastDay))) return undefined;
  const isBefore = BEFORE.test(text.slice(length.end));
  const told = readIn(whole).filter(({ kind, value, to }) => kind === 'date' && value === to);
  const spoken = /\b(today|tomorrow|yesterday)\b/.exec(whole)?.[1];
  // A heading has a date too.
  const dated = notes.text.split('\n').flatMap((line) => {
    const [day, another] = valuesIn(line).filter(({ kind, value, to }) => kind === 'date' && value === to);
    return day ? [{ day, line: line.trim().replace(/ {2,}/g, ' ') }, ...(another ? [{ day: another, line }] : [])] : [];
  });
  const starting = dated.filter(({ line }) => STARTS_FROM.test(line));
  const [from, more] = starting.length === 1 ? starting : dated;
  if (told.length > 1 || (told.length === 0 && spoken === undefined && (!from || more))) return undefined;
  const start = told[0]
    ? placed(told[0])
    : spoken === undefined
      ? placed(from!.day)
      : now() + (spoken === 'tomorrow' ? 1 : spoken === 'yesterday' ? -1 : 0);
  const lines = told[0] || spoken !== undefined ? [rule.text] : [from!.line, rule.text];
  return {
    says: `That is ${named(stepped(start, length, isBefore ? -1 : 1))}: ${length.typed} ${isBefore ? 'before' : 'after'} ${named(start)}.`,
    lines: [...new Set(lines)],
  };
};

// So many at a price each.

const ASKS_MONEY =
  /\b(?:how much|what)\b.*\b(?:cost\w*|pay\w*|owe|charged?|set (?:me|us) back|come to|run (?:me|us)|price|total|need|take|spend|bill)\b|\bhow much (?:is|will|would|for|do|does|are)\b/;
/** What changes a price beside the count. */
const REDUCED =
  /\b(?:discount|off|half[- ]price|concession\w*|reduced|members?|siblings?|second child|save|deposit|left|still|change|less|cheaper|more than|difference|between|each)\b|%/;
const COUNTED_WORDS: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:the |both |us )?(?:two|2) of us\b|\bthe pair of\b|\b(?:us|them) both\b|\bboth (?:of|my|the|our)\b|\btwins\b|\bboth\b/,
    2,
  ],
  [/\b(?:three|3) of us\b/, 3],
  [/\b(?:four|4) of us\b/, 4],
];
const NO_COUNT = /^(?:year|years|yr|old|am|pm|o'clock|class|grade|%|of|kg|km|m|cm|g|ml|l)$/;

export const countIn = (whole: string): number | undefined => {
  const counts = readIn(whole).filter(
    ({ kind, value, unit }) => kind === 'amount' && Number.isInteger(value) && value > 1 && !NO_COUNT.test(unit),
  );
  if (counts.length > 1) return undefined;
  return counts[0]?.value ?? COUNTED_WORDS.find(([pattern]) => pattern.test(whole))?.[1];
};

/** Another price that the question names is part of what it asks for. */
const namesOther = (whole: string, line: Unit, { facts }: Notes): boolean => {
  const asked = labelling(whole);
  return facts.some(
    ({ value, segment: { unit } }) =>
      value.kind === 'money' &&
      unit !== line &&
      labelling(unit.text).filter((word) => asked.includes(word) && !tells(line, word)).length > 1,
  );
};

const atPriceEach: Reading = (whole, units, notes) => {
  const [line] = units;
  if (!line || !ASKS_MONEY.test(whole) || namesOther(whole, line, notes)) return undefined;
  const prices = valuesIn(line.text).filter(({ kind }) => kind === 'money');
  const [price, other] = prices;
  if (!price || other || price.per.length !== 1 || price.times !== 1) return undefined;
  const per = price.per[0]!;
  const lasting = readIn(whole).filter(({ kind }) => kind === 'duration');
  const inTime = MINUTES_IN[per];
  const isNight = per === 'night' || per === 'day';
  const time =
    lasting.length === 1 && (lasting[0]!.unit === per || (isNight && /night|day/.test(lasting[0]!.unit)))
      ? lasting[0]
      : undefined;
  const many = inTime === undefined ? (lasting.length === 0 ? countIn(whole) : undefined) : time && time.value / inTime;
  if (many === undefined || many <= 1) return undefined;
  const thing = inTime === undefined ? figure(many) : `${figure(many)} ${per}s`;
  return {
    says: `That makes ${said(many * price.value, price)}: ${thing} at ${said(price.value, price)}${inTime === undefined && per === 'each' ? ' each' : ''}.`,
    lines: [line.text],
    isUnsure: REDUCED.test(whole) || REDUCED.test(line.text.toLowerCase()),
  };
};

// What is left of an amount.

const ASKS_LEFT =
  /\b(?:left|remain\w*|still (?:to pay|owe|have to pay|need to pay|due|to come)|have i (?:still )?(?:got )?(?:to pay|still to pay)|balance|outstanding)\b/;
const TAKEN = /\b(?:once|after|when|ive|i've|already|have|has|given|paid)\b/;

const leftOf: Reading = (whole, units) => {
  if (!ASKS_LEFT.test(whole) || !TAKEN.test(whole) || !/\b(?:how much|what)\b/.test(whole)) return undefined;
  const priced = units.flatMap((unit) => {
    const [value, other] = valuesIn(unit.text).filter(({ kind }) => kind === 'money');
    return value && !other && value.per.length === 0 ? [{ unit, value }] : [];
  });
  const own = readIn(whole).filter(({ kind }) => kind === 'money');
  const [one, next] = priced.toSorted((first, second) => second.value.value - first.value.value);
  const [more, less] =
    own.length === 1 && one && priced.length === 1
      ? [one.value, own[0]!]
      : own.length === 0 && priced.length === 2
        ? [one!.value, next!.value]
        : [];
  if (!more || !less || more.unit !== less.unit || more.value <= less.value) return undefined;
  return {
    says: `That leaves ${said(more.value - less.value, more)}: ${said(more.value, more)} less ${said(less.value, more)}.`,
    lines: priced.map(({ unit }) => unit.text),
  };
};

// What share of all something is.

const shareOf: Reading = (whole, units, notes) => {
  if (!/\b(?:what|which) (?:percent\w*|per ?cent|%|share|proportion)\b|\bwhat % /.test(whole)) return undefined;
  const [line] = units.filter(({ text }) => valuesIn(text).some(({ kind }) => kind === 'amount' || kind === 'money'));
  const part = line && valuesIn(line.text).find(({ kind }) => kind === 'amount' || kind === 'money');
  const words = new Set(whole.match(/\p{L}+/gu));
  const wholes = notes.facts.filter(
    ({ value, segment: { unit } }) =>
      part &&
      unit !== line &&
      value.kind === part.kind &&
      value.value > part.value &&
      (words.has(value.unit) || /\btotal\b/i.test(unit.text)),
  );
  const [all, other] = wholes;
  if (!line || !part || !all || other) return undefined;
  return {
    says: `That is ${figure((100 * part.value) / all.value.value, 1)}%: ${figure(part.value)} of ${figure(all.value.value)}.`,
    lines: [line.text, all.segment.unit.text],
  };
};

// Between two readings.

const READINGS = /\b(?:previous|last|old|opening|start)\b[^\d]*?\b(?:reading|meter)|\b(?:reading|meter)\b/i;
const betweenReadings: Reading = (whole, units) => {
  if (!/\b(?:used?|units|got through|between|consum\w*|readings?)\b/.test(whole) || !/\bhow (?:many|much)\b/.test(whole))
    return undefined;
  const read = units.flatMap((unit) => {
    const [value, other] = READINGS.test(unit.text) ? valuesIn(unit.text).filter(({ kind }) => kind === 'amount') : [];
    return value && !other ? [{ unit, value }] : [];
  });
  const [one, next, more] = read.toSorted((first, second) => second.value.value - first.value.value);
  return !one || !next || more
    ? undefined
    : {
        says: `That is ${figure(one.value.value - next.value.value)}${one.value.unit === 'kwh' ? ' kWh' : ' units'}: ${figure(one.value.value)} less ${figure(next.value.value)}.`,
        lines: [next.unit.text, one.unit.text],
      };
};

// Whether something keeps within a limit.

const AT_MOST =
  /\b(?:no more than|not more than|up to|max(?:imum)?(?: of)?|at most|not exceeding|no longer than|limit(?: is|:)?|under|below|less than|fewer than) ?:? ?$/i;
const AT_LEAST = /\b(?:at least|min(?:imum)?(?: of)?|no less than|not less than|over|older than|from) ?:? ?$/i;
const SAME: Readonly<Record<string, string>> = {
  kilo: 'kg',
  kilos: 'kg',
  kgs: 'kg',
  litre: 'l',
  litres: 'l',
  liter: 'l',
  liters: 'l',
  metre: 'm',
  metres: 'm',
  gallons: 'gallon',
  pounds: 'lb',
  lbs: 'lb',
};
const unitOf = ({ kind, unit }: Value): string => (kind === 'duration' ? 'time' : kind === 'money' ? unit : (SAME[unit] ?? unit));
const ASKS_ALLOWED =
  /(?:^|[,.;:] |\b(?:and|but|so) )(?:is|are|am|can|could|may|will|would|do|does)\b[^.;]*\b(?:allowed|allow|ok|okay|alright|all right|fine|bring|take|have|i|we|he|she|they|it|that)\b/;

const withinLimit: Reading = (whole, units) => {
  if (!ASKS_ALLOWED.test(whole)) return undefined;
  const asked = readIn(whole).filter(({ kind }) => kind === 'amount' || kind === 'money' || kind === 'duration');
  for (const { text: typed } of units.slice(0, 2)) {
    const text = inFigures(typed);
    for (const limit of valuesIn(text)) {
      const before = text.slice(0, limit.at);
      const [most, least] = [AT_MOST.test(before), AT_LEAST.test(before)];
      const own = asked.filter((value) => value.kind === limit.kind && unitOf(value) === unitOf(limit) && unitOf(limit) !== '');
      const [only, other] = own;
      if ((!most && !least) || !only || other) continue;
      const keeps = most ? only.value <= limit.value : only.value >= limit.value;
      return {
        says: `${keeps ? 'Yes' : 'No'}: ${most ? 'the most' : 'the least'} is ${limit.typed}${limit.kind === 'amount' && limit.unit !== '' && !limit.typed.includes(limit.unit) ? ` ${limit.unit}` : ''}.`,
        lines: [typed],
      };
    }
  }
  return undefined;
};

const READINGS_OF: readonly Reading[] = [dayAfter, atPriceEach, leftOf, shareOf, betweenReadings, withinLimit];

export const likelyFrom: Reading = (whole, units, notes) => {
  for (const reading of READINGS_OF) {
    const found = reading(whole, units, notes);
    if (found) return found;
  }
  return undefined;
};
