/** The values that stand in a line of notes or in a question, each with its type. Figures that belong to a name are none. */
import { DAY_MS, MONTH, monthOf } from '../values/calendar.ts';
import { ANY_YEAR } from '../values/read.ts';
import { isNumbered } from '../question/wanted.ts';

type ValueKind = 'money' | 'percent' | 'clock' | 'span' | 'date' | 'weekdays' | 'months' | 'year' | 'duration' | 'amount';

export interface Value {
  readonly kind: ValueKind;
  /** Money and amounts as they are; clock times and durations in minutes; dates in days; of weekdays the first, from Monday as 0. */
  readonly value: number;
  /** Where a span ends; the last of some weekdays or dates. */
  readonly to: number;
  /** The sign of money, the unit of an amount, "week" of a duration. */
  readonly unit: string;
  /** What it is paid or taken for each time: "day", "each". */
  readonly per: readonly string[];
  /** So many such things stand before it: "2 x cake at 4.50". */
  readonly times: number;
  readonly at: number;
  readonly end: number;
  readonly typed: string;
}

const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const WORD = `(?:${WORDS.slice(1).join('|')}|thirty|forty|fifty|sixty|(?<!and a )half(?: an?)?|an?)`;
const SIGNS = '£$€₹₦₵¥';
const CODES: Readonly<Record<string, string>> = { eur: '€', usd: '$', gbp: '£' };
const FIGURE = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?`;
const TENS: Readonly<Record<string, number>> = { thirty: 30, forty: 40, fifty: 50, sixty: 60 };

export const numberOf = (typed: string): number =>
  /^\d/.test(typed)
    ? Number(typed.replaceAll(',', ''))
    : typed.startsWith('half')
      ? 0.5
      : /^an?$/.test(typed)
        ? 1
        : (TENS[typed] ?? WORDS.indexOf(typed));

const DAYS = 'mon tue wed thu fri sat sun'.split(' ');
const DAY = '(?:mon|tues?|wed(?:nes|s)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?';
const dayOf = (typed: string): number => DAYS.indexOf(typed.slice(0, 3));

const DAY_NUMBER = new RegExp(`\\b(${DAY})\\.?,? (?:the )?(\\d{1,2})(?![\\d:.%]|-\\d| ?[ap]m| ${MONTH}\\b)`, 'gi');
/** "Mon 9", "Wed 11": numbers that run on as the weekdays do are days of a month. */
const areDayNumbers = (text: string): boolean => {
  const found = [...text.matchAll(DAY_NUMBER)].map(([, day, number]) => ({
    day: dayOf(day!.toLowerCase()),
    number: Number(number),
  }));
  const [first] = found;
  return (
    first !== undefined &&
    new Set(found.map(({ number }) => number)).size > 1 &&
    found.every(({ day, number }) => (number - day - (first.number - first.day)) % 7 === 0)
  );
};
const serial = (day: string, month: string, year: string | undefined): number =>
  Date.UTC(year === undefined ? ANY_YEAR : Number(year), monthOf(month), Number(day)) / DAY_MS;

/** Of each unit of time. */
export const MINUTES_IN: Readonly<Record<string, number>> = {
  minute: 1,
  hour: 60,
  day: 1440,
  night: 1440,
  week: 10_080,
  month: 43_830,
  year: 525_960,
};
const PER_NAMES: readonly (readonly [RegExp, string])[] = [
  [/^(?:each|apiece|pp|p\.p|person|head|adult|child|guest|piece|kid|player|pupil|student|ticket)$/, 'each'],
  [/^(?:annum|yr|year|annual|yearly)$/, 'year'],
  [/^(?:hr|hour|hourly)$/, 'hour'],
  [/^(?:nite|night)$/, 'night'],
  [/^(?:daily|day)$/, 'day'],
  [/^(?:weekly|week|wk)$/, 'week'],
  [/^(?:monthly|month)$/, 'month'],
];
const perName = (word: string): string => PER_NAMES.find(([pattern]) => pattern.test(word))?.[1] ?? word;
const PER =
  /^(?:(?: ?(?:an?|per|each|every|for each|for every) |\/)([a-z]{2,12})| ?(each|apiece|pp|p\.p|daily|hourly|weekly|monthly|yearly))\b/;
const NOT_PER = /^(?:of|way|on|in|at|total|extra|more|on|off|further|additional)$/;
/** "18 per tent per night": what it is paid for, and how far that reaches. */
const persAfter = (text: string): { readonly per: readonly string[]; readonly length: number } => {
  const per: string[] = [];
  let length = 0;
  for (let next = PER.exec(text); next; next = PER.exec(text.slice(length))) {
    const word = (next[1] ?? next[2])!;
    // "£22 each btw".
    if (/^ ?each [^/]/.test(next[0]) && MINUTES_IN[perName(word)] === undefined && perName(word) !== 'each')
      return { per: [...per, 'each'], length: length + next[0].indexOf('each') + 4 };
    if (NOT_PER.test(word)) return { per: /^ ?each/.test(next[0]) ? [...per, 'each'] : per, length };
    per.push(perName(word));
    length += next[0].length;
  }
  return { per, length };
};

type Read = Pick<Value, 'kind' | 'value'> & Partial<Pick<Value, 'to' | 'unit'>>;
type Reader = readonly [RegExp, (found: RegExpExecArray, line: string) => Read | undefined];

const minutesOf = (hour: string, minute: string | undefined, half: string | undefined): number => {
  const hours = Number(hour);
  const shifted = half?.startsWith('p') && hours < 12 ? hours + 12 : half?.startsWith('a') && hours === 12 ? 0 : hours;
  return shifted * 60 + Number(minute ?? 0);
};
const HALF = '(am|pm|a\\.m\\.?|p\\.m\\.?)';
/** Work and opening hours without "pm" begin at seven in the morning at the earliest. */
const FIRST = 7 * 60;
const NOON = 12 * 60;

const spanOf = (found: RegExpExecArray, line: string): Read | undefined => {
  const [whole, hour, minute, half, hourTo, minuteTo, halfTo] = found;
  const isTime =
    [minute, half, minuteTo, halfTo].some((part) => part !== undefined) ||
    new RegExp(`\\b(?:${DAY}|daily|open|hours|shift|between|from)\\b`).test(line);
  if (!isTime || Number(hour) > 24 || Number(hourTo) > 24 || Number(minute ?? 0) > 59 || Number(minuteTo ?? 0) > 59)
    return undefined;
  if (/^[-–]/.test(line.slice(found.index + whole.length)) || /[-–£$€]$/.test(line.slice(0, found.index))) return undefined;
  const isWritten24 = /^0\d/.test(hour!) || Number(hourTo) > 12 || Number(hour) > 12;
  let from = minutesOf(
    hour!,
    minute,
    half ?? (halfTo?.startsWith('p') && Number(hour) < Number(hourTo) && Number(hourTo) < 12 ? halfTo : undefined),
  );
  let to = minutesOf(hourTo!, minuteTo, halfTo);
  if (half === undefined && halfTo === undefined && !isWritten24 && from < FIRST) from += NOON;
  if (halfTo === undefined && to <= from && to < NOON && !isWritten24) to += NOON;
  // A night shift ends on the next day.
  return { kind: 'span', value: from, to: to > from ? to : to + 2 * NOON };
};

const unitOf = (typed: string): string =>
  /^mo/.test(typed)
    ? 'month'
    : /^m/.test(typed)
      ? 'minute'
      : /^h/.test(typed)
        ? 'hour'
        : /^d/.test(typed)
          ? 'day'
          : /^n/.test(typed)
            ? 'night'
            : /^w/.test(typed)
              ? 'week'
              : 'year';
const BEFORE_A_TIME =
  /\b(?:at|from|to|until|till|til|by|before|after|between|and|meet|collect|pick up|pickup|deliver|doors|kick-off|kickoff|leaves?|goes|starts?|returns?|dep|arr|opens?|closes?|shuts?|,) ?$/;

/** "4 GB at 2.00": what each of so many costs. */
const RATED = /\d ?(?:gb|mb|min|mins|minutes|kwh|units?|kg|g|l|litres?|miles?|km|m|hrs?|hours?|h|nights?|texts?) (?:at|@) ?$/;

const TIMED = new RegExp(
  `\\b(?:${DAY}|daily|open|kick[- ]?off|last entry|from \\d{1,2}(?:[:.]\\d\\d)? to)\\b|\\d ?[ap]m\\b|\\d:\\d\\d`,
);

/** "14/11/2026": the day first, unless there is no such month. */
const inNumbers = (one: number, other: number, year: number): Read | undefined => {
  const [day, month] = other > 12 ? [other, one] : [one, other];
  return day < 1 || day > 31 || month < 1 || month > 12
    ? undefined
    : { kind: 'date', value: Date.UTC(year, month - 1, day) / DAY_MS };
};

/** The first that fits at a place is taken, so the longer ones stand first. */
const READERS: readonly Reader[] = [
  [/(\d{1,2})([/.-])(\d{1,2})\2(20\d\d)(?!\d)/y, ([, one, , other, year]) => inNumbers(Number(one), Number(other), Number(year))],
  [/(20\d\d)-(\d\d)-(\d\d)(?!\d)/y, ([, year, month, day]) => inNumbers(Number(day), Number(month), Number(year))],
  [
    new RegExp(
      `(?:${DAY}\\.?,? (?:the )?)?(\\d{1,2})(?:st|nd|rd|th)? ?(?:-|–|to|and) ?(\\d{1,2})(?:st|nd|rd|th)? (${MONTH})\\b(?:,? (\\d{4}))?`,
      'y',
    ),
    ([, from, to, month, year]) => ({ kind: 'date', value: serial(from!, month!, year), to: serial(to!, month!, year) }),
  ],
  [
    new RegExp(`(?:(${DAY})\\.?,? (?:the )?)?(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${MONTH})\\b(?:,? (\\d{4})\\b)?`, 'y'),
    ([, weekday, day, month, year]) => ({ kind: 'date', value: serial(day!, month!, year), unit: weekday ?? '' }),
  ],
  [
    new RegExp(`(?:(${DAY})\\.?,? )?(${MONTH}) (\\d{1,2})(?:st|nd|rd|th)?(?![\\d:.]*\\d)(?:, (\\d{4}))?`, 'y'),
    ([, weekday, month, day, year]) => ({ kind: 'date', value: serial(day!, month!, year), unit: weekday ?? '' }),
  ],
  [
    new RegExp(`(${DAY}) ?(?:-|–|to|until|through) ?(${DAY})\\b`, 'y'),
    ([, from, to]) => ({ kind: 'weekdays', value: dayOf(from!), to: dayOf(to!) < dayOf(from!) ? dayOf(to!) + 7 : dayOf(to!) }),
  ],
  [
    new RegExp(`(${MONTH}) ?(?:-|–|to|until|through) ?(${MONTH})\\b`, 'y'),
    ([, from, to]) => ({ kind: 'months', value: monthOf(from!), to: monthOf(to!) + (monthOf(to!) < monthOf(from!) ? 12 : 0) }),
  ],
  [new RegExp(`(${DAY})\\b`, 'y'), ([, day]) => ({ kind: 'weekdays', value: dayOf(day!) })],
  [/weekdays\b/y, () => ({ kind: 'weekdays', value: 0, to: 4 })],
  [/weekends?\b/y, () => ({ kind: 'weekdays', value: 5, to: 6 })],
  [/(?:daily|every day)\b/y, () => ({ kind: 'weekdays', value: 0, to: 6 })],
  [
    new RegExp(
      `(\\d{1,2})(?:[:.](\\d\\d))? ?${HALF}? ?(?:-|–|to|until|till|(?<=between [\\d:.]{1,5}(?: ?[ap]m)? )and) ?(\\d{1,2})(?:[:.](\\d\\d))?(?!\\d| ?(?:%|km|m\\b|cm|kg|g\\b|l\\b|days|weeks|min|h\\b|hours|months|people|years))(?: ?${HALF})?(?!\\w)`,
      'y',
    ),
    spanOf,
  ],
  [
    new RegExp(`(\\d{1,2}):(\\d\\d)(?: ?${HALF})?(?!\\d| ?h\\b)`, 'y'),
    ([, hour, minute, half]) => ({ kind: 'clock', value: minutesOf(hour!, minute, half) }),
  ],
  [
    new RegExp(`(\\d{1,2})(?:\\.(\\d\\d))? ?${HALF}(?!\\w)`, 'y'),
    ([, hour, minute, half]) => ({ kind: 'clock', value: minutesOf(hour!, minute, half) }),
  ],
  [
    /(\d{1,2})\.([0-5]\d)(?!\d| ?(?:%|each|kg|g\b|km|m\b|l\b))/y,
    ({ 1: hour, 2: minute, index }, line) =>
      Number(hour) < 24 &&
      !RATED.test(line.slice(0, index)) &&
      (BEFORE_A_TIME.test(line.slice(0, index)) || (TIMED.test(line) && !/[£$€]/.test(line)))
        ? { kind: 'clock', value: minutesOf(hour!, minute, undefined) }
        : undefined,
  ],
  [
    /([01]\d|2[0-3])([0-5]\d)(?!\d)/y,
    (found, line) =>
      found[0].startsWith('0') || (line.match(/\b[01]\d[0-5]\d\b/g) ?? []).length > 2
        ? { kind: 'clock', value: minutesOf(found[1]!, found[2], undefined) }
        : undefined,
  ],
  [
    new RegExp(`(${MONTH})(?= |$|[,.;)])(?! ?\\d)`, 'y'),
    ([, month], line) =>
      month === 'may' && !/\b(?:in|of|from|since|until|by) may\b/.test(line)
        ? undefined
        : { kind: 'months', value: monthOf(month!) },
  ],
  [/(noon|midday|midnight)\b/y, ([named]) => ({ kind: 'clock', value: named === 'midnight' ? 24 * 60 : NOON })],
  [/(\d{1,2})(?: o'clock)(?!\w)/y, ([, hour]) => ({ kind: 'clock', value: minutesOf(hour!, undefined, undefined) })],
  [new RegExp(`(${FIGURE}) ?(?:%|per ?cent\\b)`, 'y'), ([, many]) => ({ kind: 'percent', value: numberOf(many!), unit: '%' })],
  [
    new RegExp(`(?:gh)?([${SIGNS}]) ?(${FIGURE})(k\\b)?`, 'y'),
    ([, unit, many, kilo]) => ({ kind: 'money', value: numberOf(many!) * (kilo ? 1000 : 1), unit: unit! }),
  ],
  [
    new RegExp(`(rs|inr|eur|usd|gbp)\\.? ?(${FIGURE})`, 'y'),
    ([, code, many]) => ({ kind: 'money', value: numberOf(many!), unit: CODES[code!] ?? ' rupees' }),
  ],
  [
    new RegExp(`(${FIGURE}) ?(p|pence|euros?|eur|€|dollars?|pounds?|quid|kr|francs?|chf)(?!\\w)`, 'y'),
    ([, many, unit]) =>
      /^p(?:ence)?$/.test(unit!)
        ? { kind: 'money', value: numberOf(many!) / 100, unit: '£' }
        : {
            kind: 'money',
            value: numberOf(many!),
            unit: /^(?:eur|€)/.test(unit!) ? '€' : /^d/.test(unit!) ? '$' : /^[pq]/.test(unit!) ? '£' : ` ${unit}`,
          },
  ],
  [
    new RegExp(
      `(\\d{1,2}|an|one|two|three) ?(?:h|hrs?|hours?)(?: and)? ?(\\d{1,2}|a half|a quarter)(?: ?(?:minutes?|mins?|m))?(?![\\w/:.])|(\\d{1,2}):(\\d\\d) ?h\\b`,
      'y',
    ),
    ([, hours, minutes, other, rest]) => ({
      kind: 'duration',
      value:
        numberOf(hours ?? other!) * 60 + (minutes === 'a half' ? 30 : minutes === 'a quarter' ? 15 : Number(minutes ?? rest)),
      unit: 'hour',
    }),
  ],
  [
    new RegExp(
      `(${FIGURE}|${WORD})[- ](?:full |calendar |clear |working )*(minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|wks?|months?|years?|yrs?)(?!\\w)|(\\d+(?:\\.\\d+)?)(h|min|mins|hrs?)(?!\\w)`,
      'y',
    ),
    ([, many, unit, other, short]) => {
      const name = unitOf((unit ?? short)!);
      return { kind: 'duration', value: numberOf((many ?? other)!) * MINUTES_IN[name]!, unit: name };
    },
  ],
  [
    new RegExp(`(${FIGURE})(kg|mg|g|ml|cl|l|km|cm|mm|m|gb|mb|oz|lbs?)(?![\\w/])`, 'y'),
    ([, many, unit]) => ({ kind: 'amount', value: numberOf(many!), unit: unit! }),
  ],
  [/(1[5-9]\d\d|20\d\d)(?![\d,.]*\d)/y, ([, year]) => ({ kind: 'year', value: Number(year) })],
  [
    new RegExp(`(${FIGURE}|${WORDS.slice(1).join('|')})(k(?!\\w))?(?![\\w]| ?["”])(?: ?(°c?|[a-z]{1,14}(?:/[a-z]{1,3})?))?`, 'y'),
    ([, many, kilo, unit]) => ({ kind: 'amount', value: numberOf(many!) * (kilo ? 1000 : 1), unit: unit ?? '' }),
  ],
];

/** An hour alone is told by what stands before it: "at 4". */
const AT = /(?<!\d \p{L}{1,14} )\bat $/u;

/** "2 x cake at", "flexi hose x2 @", "2.5 h @". */
const TIMES: readonly RegExp[] = [
  /(?<![\d.,])(\d{1,3}) ?[x×] [^\d@]{2,40}(?:@|at|à) ?$/,
  /[x×] ?(\d{1,3}) ?(?:@|at|à) ?$/,
  /(?<![\d.,])(\d{1,3}(?:\.\d{1,2})?) ?(?:h|hrs?|hours?) ?(?:@|at) ?$/,
];

export const valuesIn = (text: string): readonly Value[] => {
  const line = text.toLowerCase().replace(/[‘’]/g, "'");
  const found: Value[] = [];
  let end = 0;
  for (const { index } of line.matchAll(/(?<![\w.,/]|\d[-–])(?:(?:(?:gh)?[£$€₹₦₵¥] ?)?\d|(?=[a-z]))/g)) {
    if (index < end) continue;
    for (const [pattern, read] of READERS) {
      pattern.lastIndex = index;
      const match = pattern.exec(line);
      const value = match && read(match, line);
      if (!match || !value) continue;
      const isHour =
        value.kind === 'amount' &&
        value.value <= 24 &&
        AT.test(line.slice(0, index)) &&
        /^(?:in|on|with|at|for|and|the|)$/.test(value.unit ?? '');
      // The next word may be no unit but the beginning of what follows.
      const figure = value.kind === 'amount' && value.unit ? match[0].slice(0, -value.unit.length).trimEnd() : match[0];
      if (value.kind === 'amount' && isNumbered(line, index, index + figure.length)) {
        end = index + figure.length;
        break;
      }
      const stop = index + figure.length;
      const behind =
        value.kind === 'amount' && !/^(?:an?|per|each|every|for|)$/.test(value.unit ?? '') ? index + match[0].length : stop;
      const { per, length } = persAfter(line.slice(behind));
      end = per.length > 0 ? behind + length : stop;
      // "For 11am, not 12".
      if (/, (?:and )?not (?:at |on |by |for |the )?$/.test(line.slice(0, index))) break;
      found.push({
        kind: isHour ? 'clock' : value.kind,
        value: isHour ? value.value * 60 : value.value,
        to: value.to ?? (isHour ? value.value * 60 : value.value),
        unit: value.unit ?? '',
        per,
        times: Number(
          TIMES.map((pattern) => pattern.exec(line.slice(Math.max(0, index - 60), index))?.[1]).find(
            (many) => many !== undefined,
          ) ?? 1,
        ),
        at: index,
        end: stop,
        typed: text.slice(index, stop),
      });
      break;
    }
  }
  return found;
};

/** "10.45 School choir": a line that opens with a time. */
const OPENING = /^(\d{1,2})[.:]([0-5]\d)(?![\d%]| ?(?:each|kg|g|km|m|l|pp)\b)/;
const LEAST_OPENINGS = 3;
const OPENING_FIGURE = /^\d{1,2}[.:](\d\d)(?!\d)/;
const QUARTER = 15;
/** Of lines that open with a time each, one after the other, that time in minutes: after "11.30", "2.15" is in the afternoon. */
const openingsIn = (notes: string): ReadonlyMap<string, number> => {
  const lines = notes.split('\n').map((line) => line.trim());
  const figures = lines.flatMap((line) => OPENING_FIGURE.exec(line)?.[1] ?? []).map(Number);
  // Most things begin at a quarter; what has 75 behind its point, or goes down twice, is a price.
  const openings = new Map<string, number>();
  if (
    figures.length < LEAST_OPENINGS ||
    figures.some((minute) => minute > 59) ||
    figures.filter((minute) => minute % QUARTER === 0).length <= figures.length / 2
  )
    return openings;
  let last = 0;
  for (const line of lines) {
    const [typed, hour, minute] = OPENING.exec(line) ?? [];
    if (typed === undefined) continue;
    const time = minutesOf(hour!, minute, undefined);
    const isNamed = /^ ?(?:[ap]\.?m|-|–|to)/i.test(line.slice(typed.length));
    const next = time < last && time < NOON && !isNamed ? time + NOON : time;
    if (next < last) return new Map();
    last = next;
    openings.set(typed, last);
  }
  return openings;
};

/** "Beth, tuna, 6.90" among "Anil, egg, 6.40": where one figure at the end of a line can be no time, none of them is one. */
const PRICE_AT_END = /(?<![\d.:£$€-])\d{1,3}\.\d\d$/;
const endInPrices = (notes: string): boolean => {
  const ends = notes.split('\n').flatMap((line) => PRICE_AT_END.exec(line.trim())?.[0] ?? []);
  return ends.length >= LEAST_PRICES && ends.some((typed) => Number(typed.split('.')[1]) >= 60 || Number(typed) >= 24);
};
const LEAST_PRICES = 3;
const pricedAtEnd = (line: string, values: readonly Value[]): readonly Value[] => {
  const typed = PRICE_AT_END.exec(line)?.[0];
  return values.map((value) =>
    typed !== undefined && value.kind === 'clock' && value.typed === typed && value.end === line.length
      ? { ...value, kind: 'amount', value: Number(typed), to: Number(typed) }
      : value,
  );
};

/** Reads the values of lines of such notes; where numbers are days of a month, "Mon 9" has none but its day. */
export const valuesOf = (notes: string): ((line: string) => readonly Value[]) => {
  if (areDayNumbers(notes))
    return (line) =>
      valuesIn(
        line.replace(DAY_NUMBER, (all, _: string, number: string) => all.slice(0, -number.length) + number.replace(/\d/g, ' ')),
      );
  if (endInPrices(notes)) return (line) => pricedAtEnd(line, valuesIn(line));
  const openings = openingsIn(notes);
  return (line) => {
    const [typed] = OPENING.exec(line) ?? [];
    const opening = typed === undefined ? undefined : openings.get(typed);
    return opening === undefined
      ? valuesIn(line)
      : valuesIn(line.replace('.', ':')).map((value) =>
          value.at > 0
            ? value
            : { ...value, typed: line.slice(0, value.end), ...(value.kind === 'clock' && { value: opening, to: opening }) },
        );
  };
};
