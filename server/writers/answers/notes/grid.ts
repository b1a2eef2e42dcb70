/** A timetable: stops down the side and a time for each journey beside them. How long one takes, which to catch, when it gets there. */
import type { Reckoned, Rule } from './amounts.ts';
import type { Notes } from './facts.ts';
import { clockOf, daysOf } from './times.ts';
import { valuesIn } from './values.ts';
import { spell } from '../sums/told.ts';
import { isTelling, stemmed, wordsIn } from '../question/terms.ts';

interface Stop {
  readonly line: string;
  readonly name: string;
  /** In minutes; undefined where that journey does not stop. */
  readonly times: readonly (number | undefined)[];
  /** Where each journey has a line of its own: those. */
  readonly journeys?: readonly string[];
}

const CELL = String.raw`(?:\d{1,2}[:.]\d\d|[0-2]\d[0-5]\d|-{1,3}|–|—|\.\.\.)`;
/** "0840" as "08:40". */
const withColons = (text: string): string => text.replace(/(?<![\d.,:£$€])([01]\d|2[0-3])([0-5]\d)(?![\d.,:])/g, '$1:$2');
const ROW = new RegExp(
  String.raw`^\|? ?(\p{L}[\p{L}' .&()-]{0,40}?)(?::|,| ?\|)?\s{1,30}(${CELL}(?:[\s|,]{1,30}${CELL})+)[\s|]*$`,
  'u',
);
const timesIn = (cells: string): readonly (number | undefined)[] =>
  withColons(cells)
    .split(/[\s|,]+/)
    .filter((cell) => cell !== '')
    .map((cell) => {
      const [hour, minute] = cell.split(/[:.]/).map(Number);
      return /\d/.test(cell) ? hour! * 60 + minute! : undefined;
    });
const JOURNEY = new RegExp(String.raw`^[|\s]*${CELL}(?:[\s|,]{1,30}${CELL})+[\s|]*$`, 'u');
const BOUND = /\b(?:dep(?:art\w*)?|arr(?:iv\w*)?|leaves?)\b\.?:?/gi;
/** "Skerry dep, Mainland arr" above a line of times for each journey. */
const stopsAbove = ({ text }: Notes): readonly Stop[] => {
  const lines = text.split('\n').map((line) => line.trim());
  const first = lines.findIndex((line) => JOURNEY.test(line));
  const journeys = lines.filter((line) => JOURNEY.test(line));
  const rows = journeys.map(timesIn);
  const heads = (lines[first - 1] ?? '')
    .split(/\s{2,}|[|\t,]/)
    .map((head) => head.replace(BOUND, '').trim())
    .filter((head) => head !== '');
  return journeys.length > 1 && heads.length > 1 && rows.every((row) => row.length === heads.length)
    ? heads.map((name, at) => ({ line: lines[first - 1]!, name, times: rows.map((row) => row[at]), journeys }))
    : [];
};
const stopsIn = (notes: Notes): readonly Stop[] => {
  const rows = stopsBeside(notes);
  return rows.length > 0 ? rows : stopsAbove(notes);
};
const stopsBeside = ({ text }: Notes): readonly Stop[] => {
  const rows = text.split('\n').flatMap((line) => {
    const [, name, times] = ROW.exec(line.trim()) ?? [];
    return name === undefined
      ? []
      : [
          {
            line: line.trim(),
            name,
            times: timesIn(times!),
          },
        ];
  });
  const many = rows[0]?.times.length ?? 0;
  const runsDown = rows.every(({ times }, at) =>
    times.every((time, column) => {
      const before = rows[at - 1]?.times[column];
      return time === undefined || before === undefined || before <= time;
    }),
  );
  return rows.length > 1 && runsDown && rows.every(({ times }) => times.length === many) ? rows : [];
};

/** "Market Square" for "Market Sq". */
const isNamed = ({ name }: Stop, words: readonly string[]): boolean => {
  const own = wordsIn(name).filter(isTelling);
  return own.length > 0 && own.every((word) => words.some((one) => stemmed(one) === stemmed(word) || one.startsWith(word)));
};

const singular = (text: string): string => text.replace(/day(?:s|'s)\b/gi, 'day');
/** Whether the timetable is for other days than the one that is asked for: those. */
const forOtherDays = (question: string, { text }: Notes): { readonly line: string; readonly isTold: boolean } | undefined => {
  const asked = valuesIn(singular(question)).flatMap(daysOf);
  if (asked.length === 0) return undefined;
  const told = text.split('\n').map((line) => ({ line: line.trim(), days: valuesIn(singular(line)).flatMap(daysOf) }));
  const [head] = told.filter(({ days }) => days.length > 0);
  if (!head || asked.some((day) => head.days.includes(day))) return undefined;
  return { line: head.line, isTold: told.some(({ days }) => asked.some((day) => days.includes(day))) };
};

const PLACES = ['first', 'second', 'third', 'fourth'];
const ENDS = /\b(?:end to end|all the way|whole (?:way|thing|route|journey)|take|takes|ride|journey|trip)\b/;

export const timetable: Rule = (question, notes, whole) => {
  const stops = stopsIn(notes);
  if (stops.length === 0 || /\b(?:how much|fare|cost|ticket|why)\b/.test(question)) return undefined;
  const other = forOtherDays(whole, notes);
  if (other)
    return other.isTold
      ? undefined
      : {
          says: `Your notes do not say: these times are for ${other.line.replace(/[.:]$/, '')}.`,
          lines: [other.line],
          isOnly: true,
        };
  const asked = withColons(whole)
    .replace(/\b(\d{1,2})\.(\d\d)\b/g, '$1:$2')
    .replace(/\b(by|before) (\d{1,2})\b(?![:.\d]| ?[ap]\.?m)/, '$1 $2:00')
    .replace(/\bwalk from\b/, 'walk to');
  const clocks = valuesIn(asked).filter(({ kind }) => kind === 'clock');
  const words = wordsIn(asked);
  const named = stops.filter((stop) => isNamed(stop, words));
  const behind = (pattern: RegExp): Stop | undefined => {
    const [, after] = pattern.exec(asked) ?? [];
    const own = after === undefined ? [] : wordsIn(after).slice(0, 3);
    return named.find((stop) => isNamed(stop, own));
  };
  // "A ten minute walk from the station": as much earlier.
  const [walk] = valuesIn(asked).filter(({ kind }) => kind === 'duration');
  const at = clocks[0] && clocks[0].value - (walk?.value ?? 0);
  const isAt = (time: number | undefined): boolean => time !== undefined && (time === at || time === at! + 720);
  const from = behind(/\bfrom (?:the )?(.+)$/) ?? (named.length === 2 ? named[0]! : undefined);
  const to =
    behind(/\b(?:to|at|into|reach|for) (?:the )?(.+)$/) === from
      ? named.find((stop) => stop !== from)
      : behind(/\b(?:to|at|into|reach|for) (?:the )?(.+)$/);
  const place = PLACES.findIndex((one) => new RegExp(`\\b${one}\\b`).test(asked));
  const start = from ?? (to === stops[0] ? undefined : stops[0]!);
  const columns = stops[0]!.times.map((_, column) => column);
  const column =
    at === undefined
      ? place >= 0
        ? place
        : /\blast\b/.test(asked) && !/\blatest\b/.test(asked)
          ? columns.length - 1
          : undefined
      : [start, ...stops].flatMap((stop) => columns.filter((one) => isAt(stop?.times[one])))[0];
  const answer = (says: string, used: readonly (Stop | undefined)[], journey = column): Reckoned => ({
    says,
    lines: [
      ...new Set(
        used.flatMap((stop) => (stop ? [stop.line, ...(stop.journeys?.slice(journey, (journey ?? -1) + 1) ?? [])] : [])),
      ),
    ],
    isOnly: true,
  });
  if (clocks.length > 1) return undefined;
  if (/\bhow long\b|\bhow many minutes\b/.test(asked)) {
    const [one, two] = [from ?? stops[0]!, to ?? stops.at(-1)!];
    const own = columns
      .filter((each) => column === undefined || each === column)
      .map((each) => ({ start: one.times[each], end: two.times[each] }))
      .filter(({ start: leaves, end }) => leaves !== undefined && end !== undefined);
    const lengths = new Set(own.map(({ start: leaves, end }) => end! - leaves!));
    const [length] = lengths;
    if (lengths.size !== 1 || length! <= 0 || (named.length < 2 && !ENDS.test(asked))) return undefined;
    return answer(`That is ${spell(length! / 60)}: ${clockOf(own[0]!.start!)} to ${clockOf(own[0]!.end!)}.`, [one, two]);
  }
  // "I start at the hospital at 8:30": the last that is there by then.
  const target = to ?? (from === stops.at(-1) ? undefined : stops.at(-1));
  const asksWhen = /\bwhat time\b|\bwhen\b|\bwhich\b|\bwhat(?:'s| is)?\b|\blatest\b/.test(asked);
  if (
    at !== undefined &&
    start &&
    target &&
    start !== target &&
    asksWhen &&
    /\b(?:latest|last|in time|by|before|start\w*)\b/.test(asked)
  ) {
    const fits = columns.filter((one) => start.times[one] !== undefined && target.times[one] !== undefined);
    const by = fits.filter((one) => target.times[one]! <= at).at(-1);
    return by === undefined
      ? undefined
      : answer(
          `That is the ${clockOf(start.times[by]!)} from ${start.name}: it is at ${target.name} at ${clockOf(target.times[by]!)}.`,
          [start, target],
          by,
        );
  }
  if (at !== undefined && /\b(?:next|after|miss\w*|then)\b/.test(asked) && asksWhen) {
    const stop = from ?? named[0] ?? stops[0]!;
    const next = stop.times.find((time) => time !== undefined && time > at);
    return next === undefined ? undefined : answer(`That is the ${clockOf(next)} from ${stop.name}.`, [stop]);
  }
  if (column === undefined) return undefined;
  const [only, more] = named.filter((stop) => stop.times.every((time) => !isAt(time)) || at === undefined);
  if (/^(?:does|do|will|is|can)\b.*\b(?:stop|call|go)\b/.test(asked) && only)
    return answer(
      only.times[column] === undefined
        ? `No: the ${clockOf(stops[0]!.times[column] ?? at!)} does not stop at ${only.name}.`
        : `Yes: at ${clockOf(only.times[column]!)}.`,
      [stops[0], only],
    );
  const isArrival = /\b(?:get|gets|arrive\w*|reach\w*|there|in)\b/.test(asked);
  const stop = more ? to : (only ?? (isArrival ? undefined : stops[0]));
  // The first that stops there.
  const time = at === undefined && place === 0 ? stop?.times.find((one) => one !== undefined) : stop?.times[column];
  return stop && time !== undefined && asksWhen ? answer(`That is ${clockOf(time)}.`, [stop]) : undefined;
};
