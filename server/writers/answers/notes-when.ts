/** When to be there, by when to pay, what is on some day and who comes first: what times and dates of the notes say together. */
import { listed } from '../../english/prose.ts';
import type { Rule } from './notes-amounts.ts';
import type { Notes } from './notes-facts.ts';
import { clockOf, dateOf, daysOf, stepped, WEEK } from './notes-times.ts';
import type { Unit } from './notes-units.ts';
import { valuesIn, type Value } from './notes-values.ts';
import { isTelling, stemmed, wordsIn } from './terms.ts';

const NOON = 720;
const clocksIn = (notes: Notes, { text }: Unit): readonly Value[] => notes.read(text).filter(({ kind }) => kind === 'clock');
const later = (value: Value): number => (value.value < 7 * 60 && !/am|^0/.test(value.typed) ? value.value + NOON : value.value);

const EARLY =
  /\b(?:arriv\w*|be there|be here|come|report|turn up|be seated|check in|get there|be in|meet)\b[^.;]{0,30}?\b(\d{1,2}|ten|fifteen|twenty|thirty|half an) ?(?:min(?:ute)?s?|hour) (?:early|earlier|before|beforehand|prior|in advance|ahead)\b/i;
const MINUTES: Readonly<Record<string, number>> = { ten: 10, fifteen: 15, twenty: 20, thirty: 30, 'half an': 30 };
const ASKS_BE_THERE =
  /\b(?:be (?:in|at|there|here)|get (?:there|to|her there|him there)|arrive|turn up|show up|come|have (?:her|him|them) (?:there|in))\b/;
const CHANGED = /\b(?:update|moved|changed|now|instead|correction|new time|postponed)\b/i;

/** "Arrive 20 minutes beforehand", of what begins at 10.50. */
export const beThere: Rule = (question, notes) => {
  if (!/\bwhat time\b|\bwhen\b|\bhow early\b/.test(question) || !ASKS_BE_THERE.test(question)) return undefined;
  const early = notes.units.filter(({ text }) => EARLY.test(text));
  const [unit, other] = early;
  if (!unit || other) return undefined;
  const [, many] = EARLY.exec(unit.text)!;
  const minutes = MINUTES[many!.toLowerCase()] ?? Number(many);
  const day = /\b(?:on |the )(\d{1,2})(?:st|nd|rd|th)\b/.exec(question)?.[1];
  const days = valuesIn(question).flatMap(daysOf);
  const timed = notes.units.filter((one) => clocksIn(notes, one).length === 1);
  const onDay = timed.filter(({ text }) =>
    day !== undefined
      ? new RegExp(`(?<!\\d)${day}(?:st|nd|rd|th)?(?![\\d:.]\\d)\\b`).test(text.replace(/\d+[:.]\d\d/g, ''))
      : days.length > 0 &&
        valuesIn(text)
          .flatMap(daysOf)
          .some((one) => days.includes(one)),
  );
  const begins = timed.filter(
    (one) => one === unit || /\b(?:starts?|begins?|appointment|at|kick[- ]?off|meeting|service|doors)\b/i.test(one.text),
  );
  const changed = begins.filter(({ text }) => CHANGED.test(text));
  const [event, more] =
    onDay.length > 0
      ? onDay
      : day === undefined && changed.length === 1
        ? changed
        : begins.filter((one) => !changed.includes(one));
  const clock = event && clocksIn(notes, event)[0];
  if (!event || !clock || more) return undefined;
  const at = later(clock) - minutes;
  return {
    says: `That is ${clockOf(at % 1440 >= 780 && /pm/i.test(clock.typed) ? at - NOON : at)}${/[ap]m/i.test(clock.typed) ? (at >= NOON ? 'pm' : 'am') : ''}: ${minutes} minutes before ${clock.typed}.`,
    lines: [...new Set([event.text, unit.text])],
  };
};

const WITHIN =
  /\b(?:within|in|no later than|due) (\d{1,3}) (days?|weeks?|months?) (?:of|from|after)\b|\b(\d{1,3}) (days?|weeks?|months?) (?:from|after|of)\b/i;
/** "Due within 30 days of 19 November". */
export const dueBy: Rule = (question, notes) => {
  if (
    !/\b(?:when|by when|(?:last|latest|what|which) (?:date|day)|deadline|how long have)\b/.test(question) ||
    !/\b(?:pay|settle|due|late|return\w*|claim|cancel|reply|send|back|owe|last|deadline|latest)\b/.test(question)
  )
    return undefined;
  const [unit, other] = notes.units.filter(
    ({ text }) =>
      WITHIN.test(text) && notes.read(text).filter(({ kind, value, to }) => kind === 'date' && value === to).length === 1,
  );
  if (!unit || other) return undefined;
  const [, one, oneUnit, two, twoUnit] = WITHIN.exec(unit.text)!;
  const [many, name] = [Number(one ?? two), (oneUnit ?? twoUnit)!.toLowerCase().replace(/s$/, '')];
  const anchor = notes.read(unit.text).find(({ kind }) => kind === 'date')!;
  const length = {
    ...anchor,
    kind: 'duration',
    unit: name,
    value: many * (name === 'day' ? 1440 : name === 'week' ? 10_080 : 43_830),
  } as Value;
  const then = stepped(anchor.value, length, 1);
  // The notes may name the day themselves.
  if (!/\b(?:of|from|after)\b/i.test(unit.text.slice(0, anchor.at).slice(-24))) return undefined;
  return {
    says: `That is ${dateOf(then, anchor, then - anchor.value)}: ${many} ${name}${many === 1 ? '' : 's'} from ${anchor.typed}.`,
    lines: [unit.text],
  };
};

const nameOf = (line: string): string => /^(?:[-*•] )?(.{2,40}?)(?=\s[-–]\s|:\s|,|\s{2}|\s\d|$)/.exec(line)?.[1] ?? line;

/** What is on some day, of a list where each line has its days. */
export const onDay: Rule = (question, notes) => {
  if (
    !/\b(?:anything|what is|what's|whats|what are|which (?:class\w*|ones?|sessions?|things?)|what (?:class\w*|sessions?))\b.*\b(?:on|at|happening|there|running)\b/.test(
      question,
    )
  )
    return undefined;
  const days = /\bweekends?\b/.test(question) ? [5, 6] : valuesIn(question).flatMap(daysOf);
  if (days.length === 0 || days.length > 2) return undefined;
  const lines = [...new Set(notes.units.map(({ line }) => line))];
  const dated = lines.filter((line) => notes.read(line).flatMap(daysOf).length > 0);
  if (dated.length < 3 || dated.some((line) => wordsIn(line).length > 24)) return undefined;
  const words = wordsIn(question).filter(
    (word) =>
      isTelling(word) &&
      !/^(?:anything|weekends?|happening|class\w*|sessions?|running|on)$/.test(word) &&
      valuesIn(word).length === 0,
  );
  if (words.some((word) => notes.units.some(({ text }) => wordsIn(text).map(stemmed).includes(stemmed(word))))) return undefined;
  const told = dated.flatMap((line) => {
    const values = notes.read(line);
    return values.flatMap((value, at) => {
      if (!daysOf(value).some((day) => days.includes(day))) return [];
      const next = values[at + 1];
      const time = next && (next.kind === 'clock' || next.kind === 'span') ? ` ${next.typed}` : '';
      return [
        {
          line,
          says: `${nameOf(line)} (${daysOf(value)
            .filter((day) => days.includes(day))
            .map((day) => WEEK[day]!)
            .join(' and ')}${time})`,
        },
      ];
    });
  });
  // Where the day opens its line, the rest of the line is what is on.
  if (told.length === 0 || told.some(({ line }) => daysOf(notes.read(line)[0]!).length > 0 && notes.read(line)[0]!.at === 0))
    return undefined;
  return { says: `That is ${listed(told.map(({ says }) => says))}.`, lines: [...new Set(told.map(({ line }) => line))] };
};

/** Who or what comes first or last of a list with a time each. */
export const firstOf: Rule = (question, notes) => {
  const isLast = /\b(?:last|latest)\b/.test(question);
  if (
    !/^(?:who|which|what)\b/.test(question) ||
    !(isLast || /\b(?:first|earliest)\b/.test(question)) ||
    /\b(?:date|day|train|bus|time|when|month|one to)\b/.test(question)
  )
    return undefined;
  const lines = [...new Set(notes.units.map(({ line }) => line))];
  const timed = lines.flatMap((line) => {
    const clocks = notes.read(line).filter(({ kind }) => kind === 'clock');
    return clocks.length === 1 && /^(?:[-*•] )?\p{Lu}/u.test(line) ? [{ line, clock: clocks[0]! }] : [];
  });
  if (timed.length < 3 || timed.length < lines.length - 2) return undefined;
  const order = timed.toSorted((one, other) => (isLast ? -1 : 1) * (later(one.clock) - later(other.clock)));
  if (later(order[0]!.clock) === later(order[1]!.clock)) return undefined;
  return { says: `That is ${nameOf(order[0]!.line)}, at ${order[0]!.clock.typed}.`, lines: [order[0]!.line], isOnly: true };
};
export const WHEN_RULES: readonly Rule[] = [beThere, dueBy, onDay, firstOf];
