/** A log counted: what its lines add up to, how many there are, the longest gap, the most and the least, the first and the last. */
import { partsOfSpeech } from '../../../lexicon/wordnet.ts';
import { said, type Reckoned, type Rule } from './amounts.ts';
import { CHANGES } from './changes.ts';
import { labelling } from './facts.ts';
import { logIn, type Entry, type Log, type Row } from './log-rows.ts';
import { valuesIn } from './values.ts';
import { figure, spell } from '../sums/told.ts';
import { stemmed, wordsIn } from '../question/terms.ts';
import { MOST, LEAST, SUPERLATIVE, AVERAGE, TOTAL, HOW_MANY, countedIn, ASKING_WORD, clausesIn, FROM_TO } from './log-asked.ts';
import { ASKING, type Limits, limitsIn, ofValue, DENIED, calledIn, hasAny, type Meant, meantIn } from './log-meant.ts';

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

export const total = (text: string, meant: Meant, limits: Limits, log: Log): Said | undefined => {
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

export const average = (text: string, meant: Meant, limits: Limits): Said | undefined => {
  const entries = measured(text, meant, limits.keepEntry);
  const [model] = entries ?? [];
  if (!entries || !model || entries.length < 2 || isMeter(entries)) return undefined;
  return {
    says: `The average is ${tell(sumOf(entries) / entries.length, model)}: ${tell(sumOf(entries), model)} over ${entries.length} entries.`,
    rows: entries.map(({ row }) => row),
    of: model.of,
  };
};

export const extreme = (text: string, meant: Meant, limits: Limits): Said | undefined => {
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
export const gap = (text: string, meant: Meant, _limits: Limits, log: Log): Said | undefined => {
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
export const change = (text: string, meant: Meant, limits: Limits): Said | undefined => {
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
export const count = (text: string, meant: Meant, limits: Limits, log: Log): Said | undefined => {
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

export const end = (text: string, meant: Meant): Said | undefined => {
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
