/** A log counted: what its lines add up to, how many there are, the longest gap, the most and the least, the first and the last. */
import { partsOfSpeech } from '../../../lexicon/wordnet.ts';
import { likeInNotes } from '../question/alike.ts';
import { said, type Reckoned, type Rule } from './amounts.ts';
import { CHANGES } from './changes.ts';
import { labelling } from './facts.ts';
import { logIn, type Entry, type Log, type Row } from './log-rows.ts';
import { daysOf } from './times.ts';
import { valuesIn, type Value } from './values.ts';
import { figure, spell } from '../sums/told.ts';
import { stemmed, wordsIn } from '../question/terms.ts';
import { monthOf } from '../values/calendar.ts';

// What is asked.

const MOST =
  /\b(?:most(?! (?:recent|of))|biggest|largest|highest|longest|heaviest|furthest|farthest|wettest|hottest|warmest|busiest|greatest)\b/;
const LEAST = /\b(?:least|smallest|lowest|shortest|lightest|coldest|driest|quietest|fewest)\b/;
const SUPERLATIVE = new RegExp(`${MOST.source}|${LEAST.source}`);
/** Which end of the scale is good the notes do not say. */
const JUDGED = /\b(?:best|worst)\b/;
const GAP =
  /\b(?:longest|shortest|biggest|largest|smallest|average)\b.{0,24}\b(?:gap|interval|wait|between|apart|without)\b|\b(?:longest|shortest) (?:time )?(?:he|she|it|they|we|i|\p{L}+) (?:ever )?(?:went|goes|has gone|had gone|waited|lasted|go)\b/u;
const AVERAGE = /\b(?:average|mean)\b/;
const TOTAL = /\b(?:altogether|all together|in total|total\w*|in all|add(?:ed|s)? up|sum|overall|come to|comes to|all told)\b/;
const HOW_MUCH = /\bhow (?:much|far|long)\b/;
const HOW_MANY =
  /\bhow (?:many ((?:\p{L}+ ){0,3}?\p{L}+)(?= (?:did|do|does|has|have|had|was|were|is|are|came|come|in|on|at|from|since|after|before|over|under|above|below|between|altogether|there|overall|during|this|last|that|were|i|he|she|we|they|lasted|took|went|with|of|for|by|more|less)\b|[.?,]|$)|often)/u;
const countedIn = (text: string): string => HOW_MANY.exec(text)?.[1]?.split(' ').at(-1) ?? 'times';
const ENDS = /\b(?:first|last|latest|earliest|most recent)\b(?! (?:week|month|year|night|\d))/;

/** Of "how long between feeds" both ends are told. */
const BETWEEN = /\b(?:between|apart)\b(?! \S+ \S* ?and\b)/;
const CHANGED =
  /\b(?:put on|los[et]|lost|loses|gain\w*|dropp?\w*|ris[ei]\w*|rose|f[ae]ll\w*|gone (?:up|down)|went (?:up|down)|go (?:up|down)|grow\w*|grew|grown|increas\w*)\b/;

type Ask = 'gap' | 'change' | 'average' | 'total' | 'count' | 'extreme' | 'end';
interface Clause {
  readonly text: string;
  readonly asks: Ask;
}

const asksIn = (text: string): Ask | undefined =>
  GAP.test(text) || (/\bhow long\b/.test(text) && (BETWEEN.test(text) || FROM_TO.test(text)))
    ? 'gap'
    : CHANGED.test(text) && /\b(?:how much|how far|how many|which|what)\b/.test(text)
      ? 'change'
      : AVERAGE.test(text)
        ? 'average'
        : MOST.test(text) || LEAST.test(text) || JUDGED.test(text)
          ? 'extreme'
          : HOW_MANY.test(text)
            ? 'count'
            : TOTAL.test(text) || HOW_MUCH.test(text)
              ? 'total'
              : ENDS.test(text)
                ? 'end'
                : undefined;

const ASKING_WORD =
  /^(?:also |then |so )?(?:in |on |at |by )?(?:what|which|when|where|who|whose|why|how|is|are|was|were|do|does|did|can|should)\b/;
const SPLIT =
  /\? |,? (?:and|&|plus) (?=(?:how|what|which|when|who|where)\b)|(?<!\bbetween [^,?]{1,40}),? (?:and|&|plus) |, (?=(?:the|what|which|when|how|his|her)\b)/;

/** Each thing that is asked, with the words that belong to it; none where one of them asks something else. */
const clausesIn = (question: string): readonly Clause[] => {
  const clauses: Clause[] = [];
  for (const [at, piece] of question
    .replace(/[?.!]$/, '')
    .split(SPLIT)
    .entries()) {
    const from = piece.search(/\b(?:how|what|which|when|the (?:longest|shortest|first|last|average|total|most|least))\b/);
    const asked = from > 0 && at === 0 ? piece.slice(from) : piece;
    const asks = asksIn(asked);
    const last = clauses.at(-1);
    if (asks !== undefined) clauses.push({ text: asked, asks });
    else if (ASKING_WORD.test(piece)) return [];
    else if (last) clauses[clauses.length - 1] = { ...last, text: `${last.text} and ${piece}` };
    else return [];
  }
  return clauses;
};

// Which rows are meant.

const ASKING =
  /^(?:altogether|total\w*|all|add\w*|up|sum|overall|come|comes|average\w*|mean|most|least|biggest|largest|highest|longest|heaviest|furthest|farthest|greatest|smallest|lowest|shortest|lightest|fewest|best|worst|wettest|hottest|warmest|busiest|coldest|driest|quietest|first|last|latest|earliest|recent|many|much|far|long|often|gap\w*|interval\w*|wait\w*|between|apart|without|went|goes|gone|go|since|from|after|before|until|till|by|up|over|under|above|below|more|less|than|fewer|during|in|on|at|date|day|days|time|times|when|which|what|week|month|morning|afternoon|evening|night|overnight|noon|midday|midnight|did|do|have|had|has|was|were|is|be|been|got|get|took|take|taken|make|made|each|every|one|two|there|he|she|they|i|we|so|far|now|then|single|ever|amount|number|log|notes?|entry|entries|going|according|whole|just|only|end\w*|start\w*|began|works?|worked|it's|what's|i've|we've|ones?|and|the|of|a|an|show\w*|record\w*|per)$/;

interface Limits {
  readonly keep: (row: Row) => boolean;
  readonly keepEntry: (entry: Entry) => boolean;
  readonly isLimited: boolean;
  /** Some time or day of the question that no row has. */
  readonly isUnmet: boolean;
}

/** The row at which such a day of the question is: of dates by the date, of weekdays by their name. */
const dayMeant = (typed: string, rows: readonly Row[]): ((row: Row) => number) | undefined => {
  const numbered = rows.find(({ key }) => key.toLowerCase() === typed);
  if (numbered?.day !== undefined) return ({ day }) => day! - numbered.day!;
  const [value] = valuesIn(typed);
  const ordinal = /^(\d{1,2})(?:st|nd|rd|th)$/.exec(typed)?.[1];
  if (ordinal !== undefined) {
    const row = rows.find(({ monthDay }) => monthDay === Number(ordinal));
    const months = new Set(rows.map(({ day, monthDay }) => (day === undefined || monthDay === undefined ? 0 : day - monthDay)));
    if (row?.day !== undefined) return ({ day }) => day! - row.day!;
    // Of one month a day without a row still parts the rows.
    const [first] = rows;
    return months.size === 1 && first?.day !== undefined && first.monthDay !== undefined
      ? ({ monthDay }) => monthDay! - Number(ordinal)
      : undefined;
  }
  if (value?.kind === 'date' && rows.every(({ day, monthDay }) => day !== undefined && monthDay !== undefined)) {
    const [first] = rows;
    return first && Math.abs(first.day! - value.value) < 366 ? ({ day }) => day! - value.value : undefined;
  }
  if (value?.kind === 'weekdays' && value.value === value.to) {
    const row = rows.find(({ weekday }) => weekday === value.value);
    return row?.day === undefined ? undefined : ({ day }) => day! - row.day!;
  }
  return undefined;
};

const WEEKDAYS = '(?:mon|tues?|wed(?:nes|s)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?';
const MONTHS =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const A_NUMBER = '(?:day|week|wk|night|lap|round|session|hole|leg|stage|month|test|visit|lesson|game|match) \\d{1,3}';
const A_DAY = `(?:${A_NUMBER}|(?:${WEEKDAYS} )?(?:the )?(?:\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTHS}|${MONTHS} \\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}(?:st|nd|rd|th))|${WEEKDAYS})\\b`;
const A_CLOCK = '(?:\\d{1,2}[:.]\\d\\d(?: ?[ap]m)?|\\d{1,2} ?[ap]m|noon|midday|midnight)\\b';
const ON_DAY = new RegExp(`\\b(?:(since|from|after|before|until|till|by|up to|to) )?(${A_DAY})`, 'g');
const AT_CLOCK = new RegExp(`\\b(since|from|after|before|until|till|by|up to|to|at) (${A_CLOCK})`, 'g');
const OF_MONTH = new RegExp(
  `\\b(since|from|after|before|until|till|by|up to|to|in|during|for|over|all) (${MONTHS})\\b(?! \\d)`,
  'g',
);
/** Days that are counted from an end, which the rows do not tell apart. */
const STRETCH =
  /\b(?:first|second|third|last|past|next) (?:\d{1,2} |two |three |four |few |couple of )?(?:weeks?|half|fortnight|days|hours|months|nights)\b(?! (?:was|is|did))/;
const PARTS: readonly (readonly [RegExp, number, number])[] = [
  [/\b(?:in|during) the morning\b|\bthat morning\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day morning\b/, 0, 720],
  [/\bin the afternoon\b|\bthat afternoon\b|\bday afternoon\b/, 720, 1080],
  [/\bin the evening\b|\bthat evening\b|\bday evening\b/, 1080, 1440],
];
const THAN = /\b(over|more than|above|at least|under|less than|below|fewer than|at most) (?=[£$€]?\d)/g;

const compared = (word: string | undefined, gap: number): boolean =>
  word === undefined || word === 'at'
    ? gap === 0
    : /^(?:since|from)$/.test(word)
      ? gap >= 0
      : word === 'after'
        ? gap > 0
        : word === 'before'
          ? gap < 0
          : gap <= 0;

/** Whether all of it may be of the one week or month that is asked about. */
const isOnePeriod = (period: string | undefined, rows: readonly Row[]): boolean => {
  const days = rows.flatMap(({ day }) => (day === undefined ? [] : [day]));
  const reach = days.length < rows.length ? undefined : Math.max(...days) - Math.min(...days);
  return reach === undefined
    ? period === undefined
    : reach < ({ week: 7, fortnight: 14, month: 31, year: 366 }[period ?? ''] ?? 1);
};

const limitsIn = (text: string, { rows }: Log): Limits => {
  const tests: ((row: Row) => boolean)[] = [];
  const entryTests: ((entry: Entry) => boolean)[] = [];
  let isUnmet = false;
  const between = new RegExp(`\\bbetween (${A_DAY}|${A_CLOCK}) and (${A_DAY}|${A_CLOCK})`).exec(text);
  const rest = between ? text.replace(between[0], `from ${between[1]} to ${between[2]}`) : text;
  const days = [...rest.matchAll(ON_DAY)];
  const hasOpen = days.some(([, word]) => word !== undefined);
  const exact: ((row: Row) => boolean)[] = [];
  for (const [, word, typed] of days) {
    const gapOf = dayMeant(typed!.replace(/^the /, ''), rows);
    if (!gapOf || (word === undefined && rows.every((row) => gapOf(row) !== 0))) isUnmet = true;
    else if (word === undefined && !hasOpen) {
      // "On Mondays" are all of that name.
      const [value] = valuesIn(typed!);
      const weekday = value?.kind === 'weekdays' ? daysOf(value)[0] : undefined;
      exact.push((row) => (weekday === undefined ? gapOf(row) === 0 : row.weekday === weekday));
    } else tests.push((row) => compared(word, gapOf(row)));
  }
  if (exact.length > 0) tests.push((row) => exact.some((test) => test(row)));
  for (const [, word, typed] of rest.matchAll(AT_CLOCK)) {
    const [value] = valuesIn(`at ${typed}`).filter(({ kind }) => kind === 'clock');
    if (!value || rows.some(({ clock }) => clock === undefined)) isUnmet = true;
    else {
      // "After 6" of a log that has no clock before noon alone is not known to be either half of the day.
      const isNamed = /[ap]m|noon|midday|midnight|^0|^1[3-9]|^2/.test(typed!);
      if (!isNamed && rows.some(({ clock }) => clock! >= 720) && value.value < 720 && word !== 'at') isUnmet = true;
      tests.push(({ clock }) => compared(word, clock! - value.value));
    }
  }
  for (const [, word, month] of rest.matchAll(OF_MONTH)) {
    const wanted = monthOf(month!);
    if (rows.some((row) => row.month === undefined)) isUnmet = true;
    else tests.push((row) => compared(/^(?:in|during|for|over|all)$/.test(word!) ? undefined : word, row.month! - wanted));
  }
  if (STRETCH.test(rest)) isUnmet = true;
  const period = /\b(?:this|last|that|the) (week|fortnight|month|year)\b|\b(?:today|yesterday|tomorrow)\b/.exec(rest);
  if (period && !isOnePeriod(period[1], rows)) isUnmet = true;
  for (const [part, from, to] of PARTS) {
    if (!part.test(rest)) continue;
    if (rows.some(({ clock }) => clock === undefined)) isUnmet = true;
    else tests.push(({ clock }) => clock! >= from && clock! < to);
  }
  for (const { 0: whole, 1: word, index } of rest.matchAll(THAN)) {
    const [bound] = valuesIn(rest.slice(index + whole.length));
    if (!bound) isUnmet = true;
    else
      entryTests.push(({ size, of }) =>
        ofValue(bound) === of || ofValue(bound) === ''
          ? /^(?:over|more|above)/.test(word!)
            ? size > bound.value
            : word === 'at least'
              ? size >= bound.value
              : word === 'at most'
                ? size <= bound.value
                : size < bound.value
          : false,
      );
  }
  return {
    keep: (row) => tests.every((test) => test(row)),
    keepEntry: (entry) => entryTests.every((test) => test(entry)),
    isLimited: tests.length + entryTests.length > 0,
    isUnmet,
  };
};
const ofValue = ({ kind, unit }: Value): string =>
  kind === 'duration' ? 'time' : kind === 'money' ? unit : kind === 'percent' ? '%' : kind === 'amount' ? stemmed(unit) : '';

/** Without what says of which rows it is asked. */
const withoutLimits = (text: string): string =>
  text
    .replace(new RegExp(`\\bbetween (?:${A_DAY}|${A_CLOCK}) and (?:${A_DAY}|${A_CLOCK})`, 'g'), ' ')
    .replace(ON_DAY, ' ')
    .replace(OF_MONTH, ' ')
    .replace(AT_CLOCK, ' ')
    .replace(
      /\b(?:over|more than|above|at least|under|less than|below|fewer than|at most) (?:[£$€] ?)?\d[\d.]*(?: ?\p{L}+)?/gu,
      ' ',
    );

const DENIED = /\b(?:no|not|never|none|didn't|wasn't|isn't|cancelled|missed|skipped|without)\b/i;
/** What a word of the question is called in the rows: the same, or where none has that, what is like it. */
const calledIn = (word: string, { rows, heading }: Log): ReadonlySet<string> => {
  const same = stemmed(word);
  return [...rows.map(({ words }) => words), heading].some((words) => words.has(same)) ? new Set([same]) : likeInNotes(word);
};
const hasAny = (words: ReadonlySet<string>, terms: ReadonlySet<string>): boolean => [...terms].some((term) => words.has(term));

interface Meant {
  readonly rows: readonly Row[];
  /** Words of the question that pick them out. */
  readonly met: readonly string[];
  /** What those that stand in any row are called there. */
  readonly told: readonly ReadonlySet<string>[];
  /** Words that stand nowhere in the notes. */
  readonly unmet: readonly string[];
  readonly isLimited: boolean;
  /** What was measured, where the question named it before. */
  readonly sort?: string;
}
const meantIn = (text: string, log: Log, limits: Limits): Meant => {
  const words = labelling(withoutLimits(text)).filter((word) => !ASKING.test(word));
  let rows = log.rows.filter(limits.keep);
  const met: string[] = [];
  const unmet: string[] = [];
  const told: ReadonlySet<string>[] = [];
  for (const word of words) {
    const terms = calledIn(word, log);
    const all = log.rows.filter((row) => hasAny(row.words, terms));
    if (all.length > 0) told.push(terms);
    if (all.length === 0) {
      if (!hasAny(log.heading, terms)) unmet.push(word);
    } else if (all.length < log.rows.length) {
      met.push(word);
      rows = rows.filter((row) => hasAny(row.words, terms) && !isDenied(row, word));
    }
  }
  return { rows, met, told, unmet, isLimited: limits.isLimited || met.length > 0 };
};
const isDenied = ({ rest }: Row, word: string): boolean => {
  const at = rest.toLowerCase().search(new RegExp(`\\b${word.slice(0, 4).replace(/[^a-z]/g, '')}`));
  return at > 0 && DENIED.test(rest.slice(Math.max(0, at - 12), at));
};

// What is measured.

const ASKS_OF: readonly (readonly [RegExp, (of: string) => boolean])[] = [
  [/\b(?:cost\w*|pa(?:y|id)|spen[dt]|earn\w*|money|pric\w+)\b/, (of) => /^[£$€₹₦₵¥]/.test(of)],
  [/\bhow long\b|\b(?:hours?|minutes?|time|longest|shortest|duration)\b/, (of) => of === 'time'],
  [/\bhow far\b|\b(?:furthest|farthest|distance|longest|shortest)\b/, (of) => /^(?:mile|km|k|m|met(?:er)?|kilomet\w*)$/.test(of)],
  [/\b(?:heav\w+|weigh\w*|lightest)\b/, (of) => /^(?:kg|g|lb|stone|oz|kilo)$/.test(of)],
];
/** The one kind of thing measured in these rows that the question can mean. */
const measured = (text: string, { rows, told, sort }: Meant, keep: Limits['keepEntry']): readonly Entry[] | undefined => {
  const all = rows.flatMap(({ entries }) => entries).filter(keep);
  // "Best squat": of several things in a row those that stand with the word.
  const own = all.filter(({ words }) => told.every((terms) => hasAny(words, terms)));
  const entries = own.length > 0 ? own : all;
  const sorts = [...new Set(entries.map(({ of }) => of))];
  const named = sorts.filter((of) => of !== '' && wordsIn(text).some((word) => stemmed(word) === of));
  const asked = ASKS_OF.filter(([asks]) => asks.test(text)).flatMap(([, fits]) => sorts.filter(fits));
  const meant = sorts.length > 1 ? [...new Set(asked)] : sorts;
  const [of, other] = named.length > 0 ? named : meant.length === 1 || sort === undefined ? meant : [sort];
  if (of === undefined || other !== undefined) return undefined;
  // How long it took is told by no sum of money, and hours by no figure that may be the hour of the day.
  if (/\bhours?\b/.test(text) && of === '' && entries.some(({ row }) => /\d ?[-–] ?\d/.test(row.rest))) return undefined;
  if (/\bhow long\b/.test(text) && of !== 'time') return undefined;
  if (/\b(?:cost|spen[dt]|paid)\b/.test(text) && of !== '' && !/^[£$€₹₦₵¥%]/.test(of) && of !== 'time') return undefined;
  const found = entries.filter((entry) => entry.of === of);
  // Two of a kind in one piece are from and to, or this and that.
  const isSingle = new Set(found.map(({ row, words }) => `${row.key}${row.rest}${[...words].join(' ')}`)).size === found.length;
  return isSingle && found.length > 0 ? found : undefined;
};

const tell = (size: number, { value, of }: Entry): string =>
  of === 'time'
    ? spell(size / 60)
    : value.kind === 'amount'
      ? `${figure(size)}${value.unit === '' ? '' : ` ${value.unit}`}`
      : said(size, value, true);
const sumOf = (entries: readonly Entry[]): number => entries.reduce((so, { size }) => so + size, 0);
/** No longer sum is spelt out. */
const SPELT = 12;
const spelt = (entries: readonly Entry[]): string =>
  entries
    .map(({ size, of, value }) =>
      of === 'time' ? spell(size / 60) : value.kind === 'money' ? said(size, value, true) : figure(size),
    )
    .join(' + ');

const linesOf = (rows: readonly Row[]): readonly string[] => [...new Set(rows.map(({ unit }) => unit.line))];
interface Said {
  readonly says: string;
  readonly rows: readonly Row[];
  /** What was measured. */
  readonly of?: string;
}

const READINGS = /\b(?:balance|left|remaining|so far|running total|weigh\w*|weight|temp\w*|bpm|owed?|owes)\b/i;
/** Money that comes in beside what goes out. */
const COMES_IN = /\b(?:refund\w*|returned|credit\w*|paid in|income|sold|received|earned)\b/i;

/** Figures that only go up, by little: what a meter shows adds up to nothing, and its last is no record. */
const isMeter = (entries: readonly Entry[]): boolean =>
  entries.length > 2 &&
  entries.every(({ size }, at) => at === 0 || size >= entries[at - 1]!.size) &&
  entries[0]!.size >= 1000 &&
  entries.at(-1)!.size < 1.5 * entries[0]!.size;

const total = (text: string, meant: Meant, limits: Limits, log: Log): Said | undefined => {
  const entries = measured(text, meant, limits.keepEntry);
  const [model] = entries ?? [];
  if (!entries || !model || model.of === '%' || isMeter(entries)) return undefined;
  // What somebody weighs each time is no part of a sum.
  if (/^(?:kg|lb|stone|kilo)$/.test(model.of) && !TOTAL.test(text)) return undefined;
  if (entries.length === 1)
    return limits.isLimited && !TOTAL.test(text)
      ? { says: `That is ${tell(model.size, model)} (${model.row.key}).`, rows: [model.row], of: model.of }
      : undefined;
  // What is read off each time adds up to nothing.
  if ([...log.rows.map(({ unit }) => unit.line), ...log.others].some((line) => READINGS.test(line))) return undefined;
  const comesIn = entries.filter(({ row }) => COMES_IN.test(row.rest)).length;
  if (comesIn > 0 && comesIn < entries.length) return undefined;
  const isAll = entries.length === log.rows.length && !meant.isLimited;
  return {
    says: `That makes ${tell(sumOf(entries), model)}${entries.length > SPELT ? '' : `: ${spelt(entries)}`}${isAll ? `, over all ${entries.length} entries` : ''}.`,
    rows: entries.map(({ row }) => row),
    of: model.of,
  };
};

const average = (text: string, meant: Meant, limits: Limits): Said | undefined => {
  const entries = measured(text, meant, limits.keepEntry);
  const [model] = entries ?? [];
  if (!entries || !model || entries.length < 2 || isMeter(entries)) return undefined;
  return {
    says: `The average is ${tell(sumOf(entries) / entries.length, model)}: ${tell(sumOf(entries), model)} over ${entries.length} entries.`,
    rows: entries.map(({ row }) => row),
    of: model.of,
  };
};

const extreme = (text: string, meant: Meant, limits: Limits): Said | undefined => {
  const entries = measured(text, meant, limits.keepEntry);
  const [model] = entries ?? [];
  if (!entries || !model || entries.length < 2 || isMeter(entries)) return undefined;
  const perDay = new Map<string, Entry[]>();
  for (const entry of entries) perDay.set(entry.row.key, [...(perDay.get(entry.row.key) ?? []), entry]);
  // Several entries of a day: which of them or which day is not told.
  if (perDay.size < entries.length && model.row.clock === undefined && /\bday\b/.test(text)) return undefined;
  const ordered = entries.toSorted((one, other) => other.size - one.size);
  const endOf = (entry: Entry): readonly Entry[] => ordered.filter(({ size }) => size === entry.size);
  const told = (some: readonly Entry[]): string =>
    `${tell(some[0]!.size, some[0]!)} (${some.map(({ row }) => row.key).join(' and ')})`;
  const [most, least] = [endOf(ordered[0]!), endOf(ordered.at(-1)!)];
  if (most.length === entries.length) return undefined;
  const word = SUPERLATIVE.exec(text)?.[0];
  if (word === undefined)
    return {
      says: `The most is ${told(most)} and the least ${told(least)}.`,
      rows: [...most, ...least].map(({ row }) => row),
    };
  const found = MOST.test(text) ? most : least;
  return {
    says: `That is ${found.map(({ row }) => row.key).join(' and ')} with ${tell(found[0]!.size, found[0]!)}, the ${word}.`,
    rows: found.map(({ row }) => row),
  };
};

const FROM_TO = /\b(?:from|between) (?:the )?(.{3,40}?) (?:to|until|till|and) (?:the )?(.{3,40})$/;
/** "From the first contraction to the birth": the time between two rows that are told by their words. */
const stretch = (text: string, log: Log): Said | undefined => {
  const [, from, to] = FROM_TO.exec(text) ?? [];
  if (from === undefined || to === undefined) return undefined;
  const [start, stop] = [from, to].map((typed) => {
    const words = labelling(typed).filter((word) => !ASKING.test(word));
    const rows = log.rows.filter((row) => words.length > 0 && words.every((word) => hasAny(row.words, calledIn(word, log))));
    return rows.length === 1 ? rows[0] : undefined;
  });
  if (start?.at === undefined || stop?.at === undefined || stop.at <= start.at) return undefined;
  const isClocked = start.clock !== undefined && stop.clock !== undefined;
  const size = stop.at - start.at;
  const days = Math.round(size / 1440);
  return {
    says: `That is ${isClocked ? spell(size / 60) : `${figure(days)} day${days === 1 ? '' : 's'}`}, from ${start.key} to ${stop.key}.`,
    rows: [start, stop],
  };
};
const gap = (text: string, meant: Meant, _limits: Limits, log: Log): Said | undefined => {
  const told = stretch(text, log);
  if (told) return told;
  if (FROM_TO.test(text) && !meant.isLimited) return undefined;
  const { rows } = meant;
  const isClocked = rows.every(({ at, clock }) => at !== undefined && clock !== undefined);
  const isDated = rows.every(({ day, clock }) => day !== undefined && clock === undefined);
  if (rows.length < 3 || !(isClocked || isDated)) return undefined;
  const gaps = rows.slice(1).map((row, at) => ({
    from: rows[at]!,
    to: row,
    size: isClocked ? row.at! - rows[at]!.at! : row.day! - rows[at]!.day!,
  }));
  const spoken = (size: number): string => (isClocked ? spell(size / 60) : `${figure(size)} day${size === 1 ? '' : 's'}`);
  if (gaps.some(({ size }) => size < 0)) return undefined;
  if (AVERAGE.test(text)) {
    const whole = gaps.reduce((so, { size }) => so + size, 0);
    return {
      says: `The average gap is ${spoken(whole / gaps.length)}: ${spoken(whole)} from ${rows[0]!.key} to ${rows.at(-1)!.key}, in ${gaps.length} gaps.`,
      rows: [rows[0]!, rows.at(-1)!],
    };
  }
  const sizes = gaps.map((one) => one.size);
  if (!SUPERLATIVE.test(text) && !/\bat (?:most|least)\b/.test(text))
    return {
      says: `The gaps are between ${spoken(Math.min(...sizes))} and ${spoken(Math.max(...sizes))}.`,
      rows,
    };
  const isShort = /\b(?:shortest|smallest|at least)\b/.test(text);
  const size = (isShort ? Math.min : Math.max)(...sizes);
  const found = gaps.filter((one) => one.size === size);
  return {
    says: `The ${isShort ? 'shortest' : 'longest'} gap is ${spoken(size)}, ${found.map(({ from, to }) => `from ${from.key} to ${to.key}`).join(' and ')}.`,
    rows: found.flatMap(({ from, to }) => [from, to]),
  };
};

/** From the first of these rows to the last, or the row with the greatest step. */
const change = (text: string, meant: Meant, limits: Limits): Said | undefined => {
  const entries = measured(text, meant, limits.keepEntry);
  const [first] = entries ?? [];
  const last = entries?.at(-1);
  if (!entries || !first || !last || entries.length < 2 || new Set(entries.map(({ row }) => row)).size < entries.length)
    return undefined;
  const isDown = /\b(?:los[et]|lost|loses|dropp?\w*|f[ae]ll\w*|down)\b/.test(text);
  const way = isDown ? -1 : 1;
  const steps = entries
    .slice(1)
    .map((entry, at) => ({ entry, before: entries[at]!, size: way * (entry.size - entries[at]!.size) }));
  if (MOST.test(text)) {
    const most = Math.max(...steps.map(({ size }) => size));
    const [step, other] = steps.filter(({ size }) => Math.abs(size - most) < 1e-9);
    if (!step || other || most <= 0) return undefined;
    return {
      says: `The most is ${tell(most, step.entry)}, from ${step.before.row.key} to ${step.entry.row.key}.`,
      rows: [step.before.row, step.entry.row],
      of: first.of,
    };
  }
  const whole = way * (last.size - first.size);
  if (LEAST.test(text) || whole < 0) return undefined;
  return {
    says: `That is ${tell(whole, first)}: from ${tell(first.size, first)} (${first.row.key}) to ${tell(last.size, last)} (${last.row.key}).`,
    rows: [first.row, last.row],
    of: first.of,
  };
};

/** What a row has been measured in; nothing for one that only tells something. */
const makeOf = ({ entries }: Row): string => entries.map(({ of }) => `${of};`).join('');

const isThing = (word: string): boolean => {
  const parts = partsOfSpeech(word);
  return parts.has('noun') && !parts.has('verb');
};
const count = (text: string, meant: Meant, limits: Limits, log: Log): Said | undefined => {
  const counted = countedIn(text);
  const entries = meant.rows.flatMap((row) => row.entries).filter(limits.keepEntry);
  const isMeasure =
    log.rows.some(({ entries: own }) => own.some(({ of }) => of === stemmed(counted))) || /^(?:hours|minutes)$/.test(counted);
  if (isMeasure) return total(text, meant, limits, log);
  // "How many loaves did we sell": of bare figures under such a title each counts them.
  const isBare = entries.length > 0 && log.rows.every(({ entries: own }) => own.length < 2 && own.every(({ of }) => of === ''));
  const isHeaded = counted !== 'times' && hasAny(log.heading, calledIn(counted, log));
  const isBounded = /\b(?:over|more than|above|at least|under|less than|below|at most) [£$€]?\d/.test(text);
  if (isBare && !isBounded && counted !== 'times')
    return isHeaded && entries.length > 1 ? total(text, meant, limits, log) : undefined;
  // Of rows that a name picks out, what else they have is not known to be what is counted.
  const isInRows = log.rows.some(({ words }) => hasAny(words, calledIn(counted, log)));
  if (meant.told.length > 0 && counted !== 'times' && !isInRows) return undefined;
  if (
    /^(?:days|weeks|months|years|people|more|sets|reps)$/.test(counted) &&
    (meant.met.length === 0 || /\bbetween\b|\bfrom\b/.test(text))
  )
    return undefined;
  const kept = isBounded ? meant.rows.filter((row) => entries.some((entry) => entry.row === row)) : meant.rows;
  // What is noted as none did not happen.
  const rows = kept.filter((row) => !(row.entries.length === 1 && row.entries[0]!.size === 0));
  if (isBare && counted === 'times' && meant.met.length === 0 && !isBounded) return total(`total ${text}`, meant, limits, log);
  // Where nothing picks them out, rows are counted that are all of one make, or are headed as such.
  const makes = new Set(rows.map(makeOf));
  if (meant.met.length === 0 && (makes.size !== 1 || (makes.has('') && !isHeaded))) return undefined;
  if (meant.met.length > 0 && rows.some(({ rest }) => DENIED.test(rest) || /\?/.test(rest))) return undefined;
  if (rows.length === 0 || (rows.length > 1 && rows.some((row) => /\btwice\b|\bx ?[2-9]\b/.test(row.rest)))) return undefined;
  return {
    says: `That is ${rows.length}${rows.length > SPELT ? '' : `: ${rows.map(({ key }) => key).join(', ')}`}.`,
    rows,
  };
};

/** A word that most rows share says what they all are. */
const shareWord = (rows: readonly Row[]): boolean =>
  [...(rows[0]?.words ?? [])].some((word) => rows.every(({ words }) => words.has(word)));

const end = (text: string, meant: Meant): Said | undefined => {
  const makes = new Set(meant.rows.map(makeOf));
  if (
    meant.rows.length === 0 ||
    (meant.met.length === 0 && (makes.size !== 1 || (makes.has('') && !shareWord(meant.rows)))) ||
    !/^(?:when|what (?:day|date|time)|which day|the (?:first|last))\b/.test(text.trim())
  )
    return undefined;
  const isFirst = /\b(?:first|earliest)\b/.test(text);
  const row = isFirst ? meant.rows[0]! : meant.rows.at(-1)!;
  return { says: `The ${isFirst ? 'first' : 'last'} was ${row.key}.`, rows: [row] };
};

const WAYS = { change, total, average, extreme, gap, count, end };

const BEFORE_A_PICK = /\b(?:on|for|of|from|with|at|in|after|before|since|until|during) (?:the |my |his |her |our )?$/;
/** Whether a word that the notes do not have narrows what is asked: "spent on paint". */
const narrows = (text: string, word: string): boolean => {
  const at = text.indexOf(word);
  return at > 0 && BEFORE_A_PICK.test(text.slice(0, at));
};

/** Whether the rows are told anew by another line. */
const isTakenBack = ({ others, rows }: Log): boolean =>
  others
    .slice(1)
    .some(
      (line) =>
        /\d/.test(line) &&
        valuesIn(line).some((value) => rows.some(({ entries }) => entries.some(({ of }) => of !== '' && of === ofValue(value)))),
    ) ||
  others.some((line) => CHANGES.test(line) || /^(?:edit|correction|update|nb)\b/i.test(line)) ||
  rows.some(({ rest }) => /\b(?:cancelled|correction|ignore|instead|no longer)\b/i.test(rest));

/** Every thing that is asked of a log, or nothing. */
export const logged: Rule = (_question, notes, question): Reckoned | undefined => {
  const log = logIn(notes);
  const clauses = log ? clausesIn(question) : [];
  if (!log || clauses.length === 0 || isTakenBack(log)) return undefined;
  if (/\b(?:if|left|still|change|owe|difference|more|tomorrow|next)\b/.test(question.replace(/\bmore than\b/g, '')))
    return undefined;
  const found: Said[] = [];
  let carried: Meant | undefined;
  let sort: string | undefined;
  // Who has most of several is another sum.
  if (clauses.some(({ text }) => /^(?:who|whose)\b/.test(text)) || /^(?:who|whose)\b/.test(question)) return undefined;
  for (const { text, asks } of clauses) {
    const limits = limitsIn(text, log);
    const own = meantIn(text, log, limits);
    // "… on Tuesday and the longest gap": what holds for the one holds for the other, unless it asks anew.
    const isCarried = carried?.isLimited === true && !own.isLimited && !ASKING_WORD.test(text);
    const meant: Meant = {
      ...own,
      ...(isCarried && carried && { rows: carried.rows, isLimited: true }),
      ...(sort !== undefined && { sort }),
    };
    carried = meant;
    const counted = asks === 'count' ? countedIn(text) : undefined;
    // "Dry days": what sort of them is asked must be told.
    const sorts = asks === 'count' ? (HOW_MANY.exec(text)?.[1]?.split(' ').slice(0, -1) ?? []) : [];
    if (sorts.some((word) => own.unmet.includes(word))) return undefined;
    const unmet = meant.unmet.filter((word) => word !== counted);
    if (limits.isUnmet || unmet.filter(isThing).length > 1 || meant.unmet.some((word) => narrows(text, word))) return undefined;
    if ((asks === 'count' || asks === 'end') && unmet.some(isThing)) return undefined;
    if (asks === 'total' && !TOTAL.test(text) && !meant.isLimited) return undefined;
    const said = WAYS[asks](text, meant, limits, log);
    if (!said) return undefined;
    found.push(said);
    sort = said.of ?? sort;
  }
  return {
    says: [...new Set(found.map(({ says }) => says))].join(' '),
    lines: linesOf(found.flatMap(({ rows }) => rows)),
    isOnly: true,
    isWhole: true,
  };
};
