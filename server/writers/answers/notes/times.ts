/** What the dates and times of notes come to: who is there when, how long, by which date, how much later. */
import { listed } from '../../../english/prose.ts';
import { baseForms, partsOfSpeech } from '../../../lexicon/wordnet.ts';
import { isGivenName } from '../../rhyme/names.ts';
import { LIKE, isTold, labelling, linesOf, meantBy, speaks, tells, type Fact, type Notes, type Segment } from './facts.ts';
import type { Rule } from './amounts.ts';
import { valuesIn, type Value } from './values.ts';
import { DAY_MS } from '../values/calendar.ts';
import { ANY_YEAR } from '../values/read.ts';
import { spell } from '../sums/told.ts';
import { wordsIn } from '../question/terms.ts';
import { people } from '../question/wanted.ts';

export const WEEK = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
const DAY = 1440;
const NOON = 720;

export const clockOf = (minutes: number): string =>
  `${Math.floor(minutes / 60) % 24}:${String(Math.round(minutes) % 60).padStart(2, '0')}`;

/** A stretch of time that a line tells of. */
interface Slot {
  readonly days: readonly number[];
  readonly span: Value | undefined;
  readonly segment: Segment;
}

export const daysOf = ({ kind, value, to, unit }: Value): readonly number[] =>
  kind === 'weekdays'
    ? Array.from({ length: to - value + 1 }, (_, at) => (value + at) % 7)
    : kind === 'date' && unit !== ''
      ? [WEEK.findIndex((day) => day.toLowerCase().startsWith(unit.slice(0, 3)))]
      : [];

/** "Mon, Wed 8-12; Thu 14-18" and "Tue 9-1 Colin, 1-5 Priya": a day holds until another is named. */
const slotsOf = ({ units, segments }: Notes): readonly Slot[] =>
  units.flatMap((unit) => {
    const own = segments.filter((segment) => segment.unit === unit);
    const slots: Slot[] = [];
    let days = valuesIn(unit.heading).flatMap(daysOf);
    let isUsed = true;
    for (const segment of own) {
      for (const value of segment.values) {
        const more = daysOf(value);
        if (more.length > 0) {
          days = isUsed ? [...more] : [...days, ...more];
          isUsed = false;
        }
        if (value.kind !== 'span') continue;
        slots.push({ days, span: value, segment });
        isUsed = true;
      }
      if (slots.at(-1)?.segment !== segment && (days.length > 0 || segment.values.length === 0)) {
        const isLast = segment === own.at(-1) || own.every(({ values }) => values.every(({ kind }) => kind !== 'span'));
        if (days.length > 0 && isLast && !isUsed) slots.push({ days, span: undefined, segment });
      }
    }
    return slots;
  });

interface When {
  readonly days: readonly number[];
  readonly from: number | undefined;
  readonly to: number | undefined;
}
const PARTS: readonly (readonly [RegExp, number, number])[] = [
  [/\bmornings?\b/, 0, NOON],
  [/\bafternoons?\b/, NOON, 18 * 60],
  [/\bevenings?\b|\btonight\b/, 18 * 60, DAY],
  [/\blunch ?time\b/, NOON, 13 * 60],
];
const whenIn = (question: string): When | undefined => {
  const values = valuesIn(question);
  const days = values.filter(({ kind }) => kind === 'weekdays' || kind === 'date').flatMap(daysOf);
  const clocks = values.filter(({ kind }) => kind === 'clock' || kind === 'span');
  if (clocks.length > 1) return undefined;
  const [clock] = clocks;
  const isMorning = clock && /am|a\.m|^0|noon|midnight|:/.test(clock.typed.toLowerCase());
  const shift = clock?.kind === 'clock' && !isMorning && clock.value < 7 * 60 ? NOON : 0;
  const part = PARTS.find(([pattern]) => pattern.test(question));
  if (days.length === 0 && !clock && !part) return undefined;
  return { days, from: clock ? clock.value + shift : part?.[1], to: clock ? clock.to + shift : part?.[2] };
};

const isOn = ({ days }: Slot, when: When): boolean => when.days.length === 0 || when.days.some((day) => days.includes(day));
/** A part of the day must be shared, a moment lie within. */
const isAt = ({ span }: Slot, { from, to }: When): boolean =>
  from === undefined ||
  to === undefined ||
  (span !== undefined && (from === to ? span.value <= from && from < span.to : span.value < to && from < span.to));

const ASKING =
  /^(?:open\w*|close[ds]?|shut|work\w*|there|still|come|get|see|here|in|on|duty|hours?|days?|shifts?|week|times?|time|many|much|long|does|who|when|which|what|be|is|are|covers?|covering|runs?|turn|morning\w*|afternoon\w*|evening\w*|lunch ?time|rota|scheduled|total|altogether|happens?|mon\w*|tue\w*|wed\w*|thu\w*|fri\w*|sat\w*|sun\w*|am|pm)$/;
const namesIn = (text: string): readonly string[] => labelling(text).filter((word) => !ASKING.test(word));

/** Those that speak most of what is asked about; all, where none speaks of any of it. */
const about = (slots: readonly Slot[], words: readonly string[]): readonly Slot[] => {
  const fits = ({ segment }: Slot): number => words.filter((word) => speaks(segment, word) > 0).length;
  const most = Math.max(0, ...slots.map(fits));
  return slots.filter((slot) => fits(slot) === most);
};

const timeOf = ({ days, span }: Slot): string =>
  [days.length === 0 ? '' : listed(days.map((day) => WEEK[day]!)), span?.typed ?? ''].filter((part) => part !== '').join(' ');

/** "Evenings Derek", "Checkout: Ama": a word of the dictionary that opens a piece may be no name at all. */
const isDoubtful = (name: string, { text, label }: Segment): boolean =>
  (label.startsWith(name) || !/\p{Ll}{3} $/u.test(text.slice(0, Math.max(0, text.indexOf(name))))) &&
  partsOfSpeech(name.toLowerCase()).size + baseForms(name.toLowerCase()).length > 0 &&
  !isGivenName(name.toLowerCase());

const who: Rule = (question, notes) => {
  const when = whenIn(question);
  if (!/\bwho(?:se|m)?\b|\bwhich (?:doctor|teacher|person|nurse|driver|coach|trainer|volunteer|tutor)\b/.test(question) || !when)
    return undefined;
  const words = namesIn(question).filter((word) => isTold(notes, word));
  const slots = about(
    slotsOf(notes).filter((slot) => isOn(slot, when)),
    words,
  ).filter((slot) => isAt(slot, when));
  const asked = new Set(wordsIn(question));
  const names = slots.map(({ segment }) => {
    const own = people(
      `– ${segment.text === segment.unit.text ? segment.text.replace(segment.label, (label) => `${label} `) : segment.text}`,
      asked,
    );
    return own.length > 0 ? own : people(`– ${segment.label} –`, asked);
  });
  const all = [...new Set(names.flat())];
  if (
    all.length === 0 ||
    names.some((one) => one.length === 0) ||
    all.some((name) => slots.some(({ segment }) => isDoubtful(name, segment)))
  )
    return undefined;
  return { says: `That is ${listed(all)}.`, lines: linesOf(slots.map(({ segment }) => segment)) };
};

/** The slots that tell when it is open; the only line with days and hours tells it without the word. */
const openOf = (slots: readonly Slot[]): readonly Slot[] => {
  const own = slots.filter(({ segment }) => /\bopen|hours\b/i.test(`${segment.unit.text} ${segment.unit.heading}`));
  const isOnly =
    new Set(slots.map(({ segment }) => segment.unit)).size === 1 &&
    slots.every(({ segment, days }) => days.length > 0 && people(segment.unit.text, new Set()).length === 0);
  return own.length === 0 && isOnly ? slots : own;
};

const LAST = /\blast (?:entry|admission|orders?|boat|bus|tram|train|ride|entrance)\b/i;
const whether: Rule = (question, notes) => {
  const when = whenIn(question);
  if (!/^(?:(?:so|and|but) )?(?:is|are|can|could|may|will|does|do)\b/.test(question) || !when || when.from !== when.to)
    return undefined;
  const last = notes.facts.find(({ value, segment }) => value.kind === 'clock' && LAST.test(segment.text));
  if (last && when.from !== undefined && /\b(?:get in|enter|arrive|come|visit|admitted|go in|let in)\b/.test(question)) {
    const until = last.value.value + (last.value.value < 7 * 60 ? NOON : 0);
    return {
      says: `${when.from <= until ? 'Yes' : 'No'}: the notes say ${last.segment.text.trim()}.`,
      lines: [last.segment.unit.text],
    };
  }
  if (!/\b(?:open|closed|shut|there|in|available|work\w*|on duty|on)\b/.test(question)) return undefined;
  const words = namesIn(question);
  const told = words.filter((word) => isTold(notes, word));
  const all = slotsOf(notes).filter(({ span }) => span !== undefined);
  const slots =
    told.length > 0 ? about(all, told).filter(({ segment }) => told.every((word) => speaks(segment, word) > 0)) : openOf(all);
  if (slots.length === 0 || (when.days.length > 0 && slots.some(({ days }) => days.length === 0))) return undefined;
  if (when.days.length === 0 && slots.length > 1) return undefined;
  if (/\b(?:closed|except|not|holiday)\b/i.test(slots.map(({ segment }) => segment.unit.text).join(' '))) return undefined;
  const on = slots.filter((slot) => isOn(slot, when));
  const isThere = on.some((slot) => isAt(slot, when));
  const asksClosed = /\b(?:closed|shut)\b/.test(question);
  return {
    says: `${isThere === asksClosed ? 'No' : 'Yes'}: ${on.length > 0 ? listed(on.map(timeOf)) : `only ${listed(slots.map(timeOf))}`}.`,
    lines: linesOf((on.length > 0 ? on : slots).map(({ segment }) => segment)),
  };
};

/** The hours or days of one person or thing, where several lines tell of them. */
const hours: Rule = (question, notes) => {
  const words = namesIn(question);
  if (words.length === 0 || /\b(?:not|n't|off|never|no)\b/.test(question)) return undefined;
  const asked = /\bhow (many|long)\b/.exec(question);
  const isTimes = /^(?:when|which days?|what days?|what time)\b/.test(question);
  if (!asked && !isTimes) return undefined;
  const when = whenIn(question);
  const every = slotsOf(notes);
  const own = every.filter(({ segment }) => words.every((word) => speaks(segment, word) > 0));
  const inUnit = every.filter(({ segment }) => words.every((word) => tells(segment.unit, word)));
  const slots = own.length > 0 ? own : inUnit.length === 1 ? inUnit : [];
  const here = when ? slots.filter((slot) => isOn(slot, when)) : slots;
  if (here.length === 0) return undefined;
  const lines = linesOf(here.map(({ segment }) => segment));
  const told = [...new Set(here.map(timeOf))];
  // "Normally Wednesday, on Friday this week": what names a day again is told of a change.
  const named = told.flatMap((one) => one.split(/, | and /));
  if (isTimes && new Set(named).size < named.length) return undefined;
  // Hours are no answer to "which days".
  if (/^(?:which|what) days?\b/.test(question) && here.some((slot) => slot.days.length === 0)) return undefined;
  if (isTimes) return told.length > 1 ? { says: `That is ${listed(told)}.`, lines } : undefined;
  const days = new Set(here.flatMap((slot) => slot.days));
  if (/\bhow many (?:days|mornings|afternoons|shifts|times)\b/.test(question) && here.every((slot) => slot.days.length > 0)) {
    const many = /\bdays\b/.test(question) ? days.size : here.length;
    return { says: `That is ${many}: ${listed(here.map(timeOf))}.`, lines };
  }
  if (!/\bhow (?:many hours|long)\b/.test(question) || here.some(({ span }) => span === undefined)) return undefined;
  const each = here.map(
    ({ span, days: on }) =>
      (span!.to - span!.value) * (/\b(?:week|total|altogether|in all)\b/.test(question) ? Math.max(1, on.length) : 1),
  );
  return here.length > 1 && !/\b(?:many hours|total|altogether|in all|week)\b/.test(question)
    ? undefined
    : {
        says: `That is ${spell(each.reduce((so, one) => so + one, 0) / 60)}: ${listed(here.map(timeOf))}.`,
        lines,
        // "9 to 1 (A wing) and 2 to 5 (C wing)": another stretch of the line may be meant.
        isUnsure: here.length === 1 && /\([^()]*\).*\([^()]*\)/.test(lines.join(' ')),
      };
};

/** Dates with their year, where it is told, and their weekday. */
export const dateOf = (serial: number, anchor: Value, days: number): string => {
  const date = new Date(serial * DAY_MS);
  const weekday = daysOf(anchor)[0];
  const year = date.getUTCFullYear();
  const hasYear = new Date(anchor.value * DAY_MS).getUTCFullYear() !== ANY_YEAR;
  const isNextYear = !hasYear && year > ANY_YEAR;
  const name = hasYear
    ? WEEK[(date.getUTCDay() + 6) % 7]
    : weekday === undefined
      ? undefined
      : WEEK[(((weekday + days) % 7) + 7) % 7];
  return [
    name,
    date.getUTCDate(),
    date.toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' }),
    hasYear ? year : isNextYear ? 'of the next year' : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(' ');
};

const ASKS_DATE =
  /\b(?:when|what date|which date|what day|which day|what time|by (?:what|which)|latest|deadline|last day|how soon|how early|earliest|until what)\b/;
const WAY =
  /^['’]?s? ?(?:notice |at the latest |or more |at least )*(before|prior to|ahead of|after|from|of|following|early|earlier|later|in advance)\b(?: (?:the|our|your|that|its|his|her|start of the|date of the|date of))*(?: (\p{L}+))?/iu;
const WITHIN = /\b(?:within|in|every|for) (?:the )?(?:first |next )?$/i;

const NOTICE = /^['’]?s? (?:\p{L}+ )?notice\b/iu;

interface Shift {
  readonly fact: Fact;
  readonly sign: 1 | -1;
  readonly event: string | undefined;
  /** The place behind it in its sentence. */
  readonly to: number;
  /** "Two months' notice" runs from the day that the question names. */
  readonly isNotice?: true;
}
const shiftOf = (fact: Fact): Shift | undefined => {
  const { value, segment } = fact;
  if (value.kind !== 'duration') return undefined;
  const { text } = segment.unit;
  const found = WAY.exec(text.slice(value.end));
  const isWithin = WITHIN.test(text.slice(0, value.at));
  if (!found && NOTICE.test(text.slice(value.end))) return { fact, sign: 1, event: undefined, to: value.end, isNotice: true };
  if (!found) return isWithin ? { fact, sign: 1, event: undefined, to: value.end } : undefined;
  if (found[1] === 'of' && !isWithin) return undefined;
  return {
    fact,
    sign: /^(?:before|prior|ahead|early|earlier|in adv)/i.test(found[1]!) ? -1 : 1,
    event: found[2]?.toLowerCase(),
    to: value.end + found[0].length,
  };
};

/** A date so long after another, or before it. */
export const stepped = (from: number, value: Value, sign: number): number => {
  if (value.unit !== 'month' && value.unit !== 'year') return from + (sign * value.value) / DAY;
  const date = new Date(from * DAY_MS);
  const months = Math.round(value.value / 43_830) * sign;
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime() / DAY_MS;
};

const lastOfMonth = (serial: number): number => {
  const date = new Date(serial * DAY_MS);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0) / DAY_MS;
};

const withWords = (fact: Fact, words: readonly string[]): number => {
  return words.reduce((so, word) => so + Math.max(tells(fact.segment.unit, word) ? 0.8 : 0, speaks(fact.segment, word)), 0);
};

/** So long before or after a date that stands elsewhere, in the question or beside it. */
const deadline: Rule = (question, notes) => {
  if (!ASKS_DATE.test(question)) return undefined;
  const words = labelling(question).filter(
    (word) => !/^(?:date|latest|deadline|last|soon|early|earliest|until|must)$/.test(word),
  );
  // "12 months from 15 August" starts on that day.
  if (/\b(?:starts?|begins?|began|started)\b/.test(question)) return undefined;
  const shifts = notes.facts.map(shiftOf).filter((shift) => shift !== undefined);
  const scored = shifts
    .map((shift) => ({ shift, fit: withWords(shift.fact, words) }))
    .toSorted((one, other) => other.fit - one.fit);
  const [best, next] = scored;
  const asksArrival = /\b(?:be there|arrive|get there|come|turn up|be at|be in)\b/.test(question);
  const early = shifts.filter(({ fact }) => /\b(?:arrive|come|be (?:there|in)|check in|lanes?)\b/i.test(fact.segment.unit.text));
  const shift =
    best && best.fit >= LIKE && (!next || best.fit > next.fit)
      ? best.shift
      : asksArrival && early.length === 1
        ? early[0]
        : undefined;
  if (!shift) return undefined;
  const { value, segment } = shift.fact;
  const isTime = value.unit === 'minute' || value.unit === 'hour';
  const dates = notes.facts.filter((fact) => fact.value.kind === 'date' && fact.value.to === fact.value.value);
  const own = dates.filter(
    (fact) => fact.segment.unit === segment.unit && fact.value.at >= shift.to - fact.value.typed.length - 1,
  );
  const asked = valuesIn(question);
  const given = asked.find(({ kind }) => kind === 'date');
  const eventual =
    shift.event === undefined
      ? undefined
      : meantBy(
          [shift.event],
          dates.filter((fact) => fact.segment.unit !== segment.unit),
        );
  const named = dates.filter(
    (fact) =>
      shift.event !== undefined &&
      new RegExp(`\\b${shift.event}\\b`, 'i').test(fact.segment.text) &&
      fact.segment.unit !== segment.unit,
  );
  const [only, another] = [...new Map(dates.map((fact) => [fact.value.value, fact])).values()].filter(
    // What another sentence dates is something else, unless that is what it runs from.
    (fact) =>
      fact.segment.unit === segment.unit ||
      shift.event !== undefined ||
      !/\b(?:come back|return|back|by|until|till|before)\b.{0,8}$/i.test(fact.segment.unit.text.slice(0, fact.value.at)),
  );
  // "14 days (up to and including 20 January)" end there.
  if (own.some(({ value: { at } }) => /\b(?:including|until|till|up to) $/.test(segment.unit.text.slice(0, at))))
    return undefined;
  const fact = own[0] ?? eventual ?? (named.length === 1 ? named[0] : undefined) ?? (another ? undefined : only);
  // "Every two weeks" begins anew from a day that the question names.
  if (!given && /\bevery (?:the )?$/i.test(segment.unit.text.slice(0, value.at))) return undefined;
  // A date of the question's own counts where the notes name no other, and no event that it could not be.
  if (given && (shift.event !== undefined || shift.sign < 0)) return undefined;
  const anchor = given ?? (shift.isNotice ? undefined : fact?.value);
  // "On the 3rd", of a month that nobody names.
  const day = shift.isNotice && !given ? Number(/\bthe (\d{1,2})(?:st|nd|rd|th)\b/.exec(question)?.[1]) + value.value / DAY : 0;
  if (day > 0 && day <= 28 && !isTime && value.unit !== 'month')
    return {
      says: `That is the ${day}th of that month.`.replace(
        /(?<!1)([123])th/,
        (_, last: string) => `${last}${['st', 'nd', 'rd'][Number(last) - 1]}`,
      ),
      lines: linesOf([segment]),
    };
  if (!anchor) return undefined;
  // Whoever asks when to give it counts back.
  if (shift.isNotice && /\b(?:when|what date|how early)\b[^,]{0,40}\b(?:give|hand|send)\b/.test(question)) return undefined;
  const clock = fact && notes.facts.find((one) => one.value.kind === 'clock' && one.segment.unit === fact.segment.unit);
  const lines = linesOf([segment, ...(given || !fact ? [] : [fact.segment])]);
  if (isTime) {
    if (!clock) return undefined;
    const at = clock.value.value + shift.sign * value.value;
    const days = Math.floor(at / DAY);
    const time = clockOf(at - days * DAY);
    return {
      says:
        days === 0
          ? `That is ${time}${/what time/.test(question) ? '' : ` on ${dateOf(anchor.value, anchor, 0)}`}.`
          : `That is ${time} on ${dateOf(anchor.value + days, anchor, days)}.`,
      lines,
    };
  }
  // "To run out on the last day of a month."
  const stops = stepped(anchor.value, shift.fact.value, shift.sign);
  const isMonthEnd = /\b(?:last day of (?:a|the) (?:calendar )?month|end of (?:a|the) (?:calendar )?month)\b/i.test(
    segment.unit.text,
  );
  const to = isMonthEnd ? lastOfMonth(stops) : stops;
  return { says: `That is ${dateOf(to, anchor, to - anchor.value)}.`, lines };
};

const UNITS: Readonly<Record<string, number>> = {
  minute: 1,
  hour: 60,
  day: DAY,
  night: DAY,
  week: 7 * DAY,
  year: 1,
  month: 43_830,
};
const apart = (one: Fact, other: Fact, unit: string | undefined): string | undefined => {
  const [first, second] = [one.value, other.value];
  if (first.kind !== second.kind) return undefined;
  const gap = Math.abs(second.value - first.value);
  if (first.kind === 'clock') return spell(gap / 60);
  if (first.kind === 'year') return `${gap} years`;
  const name = unit ?? 'day';
  const many = Number(((gap * DAY) / (UNITS[name] ?? DAY)).toFixed(1));
  return `${many} ${name}${many === 1 ? '' : 's'}`;
};

const BETWEEN: readonly RegExp[] = [
  /\bbetween (.+?) and (.+)$/,
  /\bfrom (.+?) (?:to|until|till) (.+)$/,
  /\b(?:before|after) (.+?) (?:is|are|was|were|must|do|does|did|should|can|comes?|has) (.+)$/,
  /\bhow (?:many|long) (?:\w+ )?(?:is|are|was|were|do|does|did|must) (.+?) (?:before|after) (.+)$/,
];

const HAPPENS = /^(?:comes?|came|arrives?|starts?|started|begins?|began|opens?|happens?|gets|takes?|place|held|actual\w*)$/;
/** The time between two things that are dated, or the two dates of one. */
const interval: Rule = (question, notes) => {
  const asked = /\bhow (?:many (year|month|week|day|night|hour|minute)s|long|old)\b/.exec(question);
  if (!asked) return undefined;
  const kinds: readonly Value['kind'][] =
    asked[1] === undefined
      ? ['clock', 'date', 'year']
      : /hour|minute/.test(asked[1])
        ? ['clock']
        : asked[1] === 'year'
          ? ['year', 'date']
          : ['date'];
  const points = notes.facts.filter(({ value }) => kinds.includes(value.kind));
  const sides = BETWEEN.map((pattern) => pattern.exec(question)).find((found) => found !== null);
  if (sides) {
    const [one, other] = [sides[1]!, sides[2]!].map((side) => {
      // "After Santa comes": that he does is told by the time of his line.
      const words = namesIn(side).filter((word) => !HAPPENS.test(word) || isTold(notes, word));
      return words.length === 0 ? undefined : meantBy(words, points, namesIn(question));
    });
    const gap = one && other && one !== other ? apart(one, other, asked[1]) : undefined;
    if (gap !== undefined) return { says: `That is ${gap}.`, lines: linesOf([one!.segment, other!.segment]) };
  }
  const words = namesIn(question).filter((word) => !/^(?:between|before|after|last|take|takes|stay)$/.test(word));
  // Where days are told, those between two dates are not what is asked for.
  if (words.length === 0 || notes.facts.some(({ value }) => value.kind === 'duration' && value.unit === asked[1]))
    return undefined;
  for (const kind of kinds) {
    const own = points.filter(
      ({ value, segment }) => value.kind === kind && words.every((word) => speaks(segment, word) >= LIKE),
    );
    const inUnit = points.filter(({ value, segment }) => value.kind === kind && words.every((word) => tells(segment.unit, word)));
    const fits = own.length > 0 ? own : inUnit;
    const rows = new Set(fits.map(({ segment }) => segment.unit));
    if (fits.length === 2 && (rows.size === 1 || kind === 'year')) {
      const gap = apart(fits[0]!, fits[1]!, asked[1]);
      if (gap !== undefined) return { says: `That is ${gap}.`, lines: linesOf(fits.map(({ segment }) => segment)) };
    }
  }
  return undefined;
};

const age: Rule = (question, { facts }) => {
  const [, name, event] =
    /\bhow old (?:was|were|is|will) (?:my |the )?(\p{L}+)(?: be)? (?:when|at|in|on) (.+)$/u.exec(question) ?? [];
  if (name === undefined || event === undefined) return undefined;
  const years = facts.filter(({ value }) => value.kind === 'year');
  const births = years.filter(
    ({ value, segment: { text } }) =>
      /\bborn\b|\bbirth/i.test(text) || new RegExp(`\\b${name} \\((?:b\\. ?|\\* ?)?${value.typed}`, 'i').test(text),
  );
  const own = births.filter(({ segment }) => segment.text.toLowerCase().includes(name));
  const [birth, ...others] = own.length > 0 ? own : /^(?:s?he|they|i)$/.test(name) ? births : [];
  if (!birth || others.length > 0) return undefined;
  const then = /^\d{4}$/.test(event)
    ? undefined
    : meantBy(
        labelling(event),
        years.filter((fact) => fact !== birth),
      );
  const year = then?.value.value ?? Number(event);
  if (!(year >= birth.value.value)) return undefined;
  return {
    says: `That makes ${year - birth.value.value}: ${year} − ${birth.value.value}, one less if the birthday came later in the year.`,
    lines: linesOf([birth.segment, ...(then ? [then.segment] : [])]),
  };
};

/** Lines that begin with a time each, one after the other: each lasts until the next. */
const programme = ({ units, segments }: Notes): readonly Segment[] => {
  const opening = units
    .map((unit) => segments.find((segment) => segment.unit === unit)!)
    .filter(({ unit, values }) => /^(?:clock|span)$/.test(values[0]?.kind ?? '') && unit.text.startsWith(values[0]!.typed));
  const times = opening.map(({ values }) => values[0]!.value);
  return opening.length >= 3 && times.every((time, at) => at === 0 || time > times[at - 1]!) ? opening : [];
};
const order: Rule = (question, notes) => {
  const rows = programme(notes);
  const asked = /\b(?:after|before|follows|precedes)\b/.exec(question)?.[0];
  const isLong = /\bhow long\b/.test(question);
  if (rows.length === 0 || (!isLong && !(asked && /^(?:what|who|which)\b/.test(question)))) return undefined;
  const words = namesIn(question.replace(/^.*\b(?:after|before|follows)\b/, '')).filter(
    (word) => !/^(?:break|last|lasts|talk|session|come|comes|next)$/.test(word),
  );
  if (words.length === 0) return undefined;
  const at = rows.findIndex((row) => words.every((word) => speaks(row, word) >= LIKE || tells(row.unit, word)));
  const row = rows[at];
  const next = rows[at + (asked === 'before' || asked === 'precedes' ? -1 : 1)];
  if (!row || !next) return undefined;
  return isLong
    ? {
        says: `That is ${spell((next.values[0]!.value - row.values[0]!.value) / 60)}: until ${next.values[0]!.typed}, when the next begins.`,
        lines: linesOf([row, next]),
      }
    : { says: `That is ${next.unit.text.slice(next.values[0]!.end).trim().replace(/\.$/, '')}.`, lines: linesOf([row, next]) };
};

/** Whether a clause allows or forbids a day or a month: "closed Mondays", "never in July", "from October to March". */
const onDay: Rule = (question, notes) => {
  if (!/^(?:is|are|can|could|may|will|do|does|am)\b/.test(question)) return undefined;
  const asked = valuesIn(question);
  const days = asked.flatMap(daysOf);
  const months = asked.flatMap(({ kind, value }) =>
    kind === 'months' ? [value] : kind === 'date' ? [new Date(value * DAY_MS).getUTCMonth()] : [],
  );
  const words = namesIn(question).filter((word) => !/^(?:go|allowed|light|have|let|make|visit|if|start|clear\w*)$/.test(word));
  const clauses = notes.units.flatMap((unit) => {
    // Of "a bonfire on the plot", the bonfire.
    const [thing] = words;
    const isAbout =
      thing !== undefined &&
      (tells(unit, thing) || notes.segments.some((segment) => segment.unit === unit && speaks(segment, thing) >= LIKE));
    return isAbout
      ? unit.text.split(/[;,.](?= )| and (?=never|not)/).map((text) => ({ text, unit, values: valuesIn(text) }))
      : [];
  });
  if (words.length === 0 || new Set(clauses.map(({ unit }) => unit)).size !== 1) return undefined;
  const isIn = ({ kind, value, to }: Value, month: number): boolean =>
    kind === 'months' && [month, month + 12].some((one) => value <= one && one <= to);
  const no = clauses.find(
    ({ text, values }) =>
      (/\b(?:closed|shut|never|not|no)\b/i.test(text) &&
        values.some((value) => daysOf(value).some((day) => days.includes(day)) || months.some((month) => isIn(value, month)))) ||
      (/\b(?:allowed|open|only|permitted|runs?|available)\b/i.test(text) &&
        values.some(
          (value) =>
            value.kind === 'months' && value.to > value.value && months.length > 0 && !months.some((month) => isIn(value, month)),
        )),
  );
  return (
    no && {
      says: `No: ${no.text
        .trim()
        .replace(/^(?:and|but) /, '')
        .replace(/\.$/, '')}.`,
      lines: [no.unit.text],
    }
  );
};

export const TIME_RULES: readonly Rule[] = [order, age, who, onDay, whether, hours, deadline, interval];
