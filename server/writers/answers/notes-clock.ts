/** Times and dates that follow from one that is known, in the question or the notes, and from how long something takes or how often it comes. */
import { likeInNotes } from './alike.ts';
import type { Reckoned, Rule } from './notes-amounts.ts';
import { dateOf, stepped } from './notes-times.ts';
import type { Unit } from './notes-units.ts';
import { valuesIn, type Value } from './notes-values.ts';
import { spell } from './sums-told.ts';
import { isTelling, stemmed, wordsIn } from './terms.ts';

const NOON = 720;
/** "Ten to 3", "half six" and "quarter past 1" as times. */
export const clocked = (question: string): string =>
  question
    .replace(/\bhalf past (\d{1,2})\b(?!:)/g, (_, hour: string) => `${hour}:30`)
    .replace(/\b(?:a )?quarter past (\d{1,2})\b(?!:)/g, (_, hour: string) => `${hour}:15`)
    .replace(/\b(?:a )?quarter to (\d{1,2})\b(?!:)/g, (_, hour: string) => `${((Number(hour) + 10) % 12) + 1}:45`)
    .replace(
      /\b(\d{1,2}) (?:minutes? )?past (\d{1,2})\b(?!:)/g,
      (_, minute: string, hour: string) => `${hour}:${minute.padStart(2, '0')}`,
    )
    .replace(
      /\b(5|10|20|25) (?:minutes? )?to (\d{1,2})\b(?!:| ?(?:minutes|days|hours|weeks|people))/g,
      (_, minute: string, hour: string) => `${((Number(hour) + 10) % 12) + 1}:${60 - Number(minute)}`,
    )
    .replace(/\b(?:at|by|for|until|till|from) half (\d{1,2})\b/g, (whole, hour: string) =>
      whole.replace(/half \d+/, `${hour}:30`),
    )
    .replace(/\b(at|by|for|until|till) (\d{1,2})(?= o'?clock|$|,| and | when| if | what| how|\.(?!\d)|\?)/g, '$1 $2:00')
    .replace(/ o'?clock/g, '');

const NAMELESS =
  /^(?:when|time|what|how|long|soon\w*|early|earliest|late\w*|last|next|ready|done|finish\w*|start\w*|leave|put|begin\w*|take[ns]?|till|until|before|after|again|more|check\w*|switch\w*|turn\w*|get|want|eat|have|had|pm|am|minute\w*|hour\w*|min|hr\w*|day\w*|week\w*|month\w*|today|tomorrow|going|goes|very|o'clock)$/;
const naming = (text: string): readonly string[] =>
  wordsIn(text).filter((word) => isTelling(word) && !/\d/.test(word) && !NAMELESS.test(word));
const fitOf = (words: readonly string[], unit: Unit): number => {
  const terms = new Set(wordsIn(`${unit.text} ${unit.heading}`).map(stemmed));
  return (
    words.filter((word) => terms.has(stemmed(word))).length +
    0.6 * words.filter((word) => !terms.has(stemmed(word)) && [...likeInNotes(word)].some((term) => terms.has(term))).length
  );
};

/** "1 hr 20", "8-10 hours": how long a piece says that something takes. */
const RANGE = /(\d{1,2}(?:\.\d)?) ?(?:-|–|to) ?(\d{1,2}(?:\.\d)?) ?(hours?|hrs?|minutes?|mins?|days?|weeks?)\b/i;
const lasts = (text: string): boolean => valuesIn(text).some(({ kind }) => kind === 'duration');
const rangeIn = (text: string): readonly [number, number] | undefined => {
  const [, low, high, unit] = RANGE.exec(text) ?? [];
  if (low === undefined) return undefined;
  const times = /^m/i.test(unit!) ? 1 : /^h/i.test(unit!) ? 60 : /^d/i.test(unit!) ? 1440 : 10_080;
  return [Number(low) * times, Number(high) * times];
};

/** As the question told it: with the half of the day where that was said, or as the clock shows it. */
const said = (minutes: number, model: string): string => {
  const wrapped = ((minutes % 1440) + 1440) % 1440;
  const isHalved = /[ap]m/.test(model) || wrapped >= 13 * 60;
  const hour = Math.floor(wrapped / 60);
  const rest = String(Math.round(wrapped % 60)).padStart(2, '0');
  return isHalved || !/^(?:[01]?\d|2[0-3])/.test(model) || hour >= 13
    ? `${hour % 12 === 0 ? 12 : hour % 12}.${rest}${hour >= 12 ? 'pm' : 'am'}`
    : `${hour}.${rest}`;
};

/** The step, bullet or sentence that tells of the words and how long it takes; the only one that tells of a time where none has the words. */
const meant = (question: string, units: readonly Unit[]): Unit | undefined => {
  const words = naming(question);
  const scored = units.map((unit) => ({ unit, fit: fitOf(words, unit) })).toSorted((one, other) => other.fit - one.fit);
  const [best, next] = scored;
  return best && best.fit > (next?.fit ?? 0) && best.fit > 0 ? best.unit : units.length === 1 ? best?.unit : undefined;
};

const ASKS_AFTER =
  /\b(?:when (?:will|should|can|do|does|is|am|are)|what time (?:will|should|can|do|does|is|am)|(?:how )?soon(?:est)?|earliest|what time)\b/;
const ASKS_BEFORE =
  /\b(?:latest|when (?:do|should|must) (?:i|we) (?:have to |need to )?(?:start|put|leave|set off|switch|turn|begin)|what time (?:do|should|must) (?:i|we) (?:have to |need to )?(?:start|put|leave|set off|switch|turn|begin))\b/;
const PART = /\b(?:low|high|medium|warm|small|large|fan)\b/;

/** From a time that is told, by how long the notes say that it takes. */
const fromClock: Rule = (question, notes, whole) => {
  const text = clocked(whole.includes('?') ? `${whole.split('?')[0]!} ${whole}` : question);
  const asked = clocked(question);
  const clocks = valuesIn(asked).filter(({ kind }) => kind === 'clock');
  const [clock, other] = clocks;
  if (
    !clock ||
    other ||
    !/\b(?:when|what time|soon\w*|earliest|latest)\b/.test(question) ||
    /\b(?:train|bus|tram|ferry|flight|open|close)\b/.test(text)
  )
    return undefined;
  const isBefore = ASKS_BEFORE.test(question) && !/\bsoonest|earliest\b/.test(question);
  if (!isBefore && !ASKS_AFTER.test(question)) return undefined;
  const told = valuesIn(asked).filter(({ kind }) => kind === 'duration');
  if (told.length > 0) return undefined;
  const units = notes.units.filter((unit) => lasts(unit.text) || RANGE.test(unit.text));
  const gap = /\b(?:again|more|another|next (?:dose|one))\b/.test(question);
  const unit = meant(
    question,
    gap ? units.filter(({ text: line }) => /\b(?:apart|every|between|at least)\b/i.test(line)) : units,
  );
  if (!unit) return undefined;
  const part = PART.exec(question)?.[0];
  const scope =
    part === undefined
      ? unit.text
      : (unit.text.split(/[.;](?= )/).find((piece) => new RegExp(`\\b${part}\\b`, 'i').test(piece)) ?? unit.text);
  const pieces = gap ? scope.split(/, |; /).filter((piece) => /\b(?:apart|every|between|at least)\b/i.test(piece)) : [scope];
  const range = rangeIn(pieces.join(' '));
  const values = pieces.flatMap((piece) => valuesIn(piece).filter(({ kind }) => kind === 'duration'));
  const isEarly = /\b(?:earliest|soonest|check\w*|first)\b/.test(question) || gap;
  const [first, second] = values;
  const takes = range ? (isBefore ? range[0] : isEarly ? range[0] : undefined) : second === undefined ? first?.value : undefined;
  // "1 hr 20": the minutes have no unit of their own.
  const loose = /\b(\d{1,2}) ?(?:hrs?|hours?|h) (\d{1,2})(?! ?[\d%:.]*(?:°|c\b|g\b))(?=[,.;]|$| (?!x\b))/i.exec(pieces.join(' '));
  const minutes = loose && !range ? Number(loose[1]) * 60 + Number(loose[2]) : takes;
  if (minutes === undefined) return undefined;
  // An hour of the day that has no half is after noon unless it is a morning's.
  const at =
    clock.value < NOON &&
    !/am\b|^0/.test(clock.typed) &&
    (clock.value < 7 * 60 || /\b(?:tea|dinner|supper|evening|eat)\b/.test(question))
      ? clock.value + NOON
      : clock.value;
  const then = isBefore ? at - minutes : at + minutes;
  const isEither = at !== clock.value && minutes >= 3 * 60;
  return {
    says: `That is ${isEither || then % 1440 >= 780 === at >= 780 ? said(then, clock.typed) : said(then, `${clock.typed}pm`)}: ${spell(minutes / 60)} ${isBefore ? 'before' : 'after'} ${clock.typed.replace(':', '.')}.`,
    lines: [unit.text],
  };
};

const EVERY =
  /\bevery (\d{1,3}|other|second|two|three|four|six|eight) ?(days?|weeks?|months?|years?)\b|\b(fortnightly|weekly|monthly)\b/i;
const LAST = /\b(?:last|previous(?:ly)?|since|from|first|began|started|starting|done|serviced|ordered)\b/i;
const NUMBERS: Readonly<Record<string, number>> = { other: 2, second: 2, two: 2, three: 3, four: 4, six: 6, eight: 8 };
/** "Every 28 days, last ordered 20 November": when it comes next. */
const comesNext: Rule = (question, notes) => {
  if (
    !/\b(?:when|what date|which date|what day)\b/.test(question) ||
    !/\b(?:next|again|due|another|order|reorder|put|need)\b/.test(question)
  )
    return undefined;
  const units = notes.units.filter(({ text }) => EVERY.test(text) && !/\bhours\b/.test(EVERY.exec(text)![0]));
  const unit = meant(question, units);
  if (!unit || (units.length > 1 && fitOf(naming(question), unit) === 0)) return undefined;
  const [, many, name, named] = EVERY.exec(unit.text)!;
  const words = naming(question);
  const dated = notes.units.flatMap((one) =>
    notes
      .read(one.text)
      .filter(({ kind, value, to }) => kind === 'date' && value === to)
      .map((value) => ({ one, value })),
  );
  const beside = dated.filter(({ one, value }) => one === unit && LAST.test(one.text.slice(0, value.at)));
  const elsewhere = dated.filter(({ one, value }) => LAST.test(one.text.slice(0, value.at)) && fitOf(words, one) > 0);
  const only = dated.filter(({ one, value }) => LAST.test(one.text.slice(0, value.at)));
  const [anchor, other] = beside.length > 0 ? beside : elsewhere.length > 0 ? elsewhere : units.length === 1 ? only : [];
  if (!anchor || other || /\bnext\b[^.]*\d/i.test(unit.text)) return undefined;
  const count = named === undefined ? (NUMBERS[many!.toLowerCase()] ?? Number(many)) : /^fort/i.test(named) ? 2 : 1;
  const unitName = named === undefined ? name!.toLowerCase().replace(/s$/, '') : /^month/i.test(named) ? 'month' : 'week';
  const length = {
    ...anchor.value,
    kind: 'duration',
    unit: unitName,
    value: count * { day: 1440, week: 10_080, month: 43_830, year: 525_960 }[unitName]!,
  } as Value;
  const next = stepped(anchor.value.value, length, 1);
  return {
    says: `That is ${dateOf(next, anchor.value, next - anchor.value.value)}: ${count} ${unitName}${count === 1 ? '' : 's'} after ${anchor.value.typed}.`,
    lines: [...new Set([unit.text, anchor.one.text])],
    isUnsure: beside.length === 0 && elsewhere.length === 0,
  };
};

/** How long between two times, one of which may follow from how long something lasts. */
const gap: Rule = (question, notes): Reckoned | undefined => {
  if (
    !/\bhow (?:long|much time|many (?:minutes|hours))\b/.test(question) ||
    !/\b(?:between|before|until|till|wait\w*|hang\w*|spare|to kill|gap|after)\b/.test(question)
  )
    return undefined;
  const timed = notes.units.flatMap((unit) => {
    const clocks = notes.read(unit.text).filter(({ kind }) => kind === 'clock');
    return clocks.length === 1 ? [{ unit, clock: clocks[0]! }] : [];
  });
  const told = valuesIn(clocked(question));
  const lasting = told.filter(({ kind }) => kind === 'duration');
  if (lasting.length > 1 || told.some(({ kind }) => kind === 'clock')) return undefined;
  const sides = question
    .split(/,? ?(?:how long|how much time)\b|\b(?:before|until|till|between|and)\b/)
    .map((side) => naming(side))
    .filter((words) => words.length > 0);
  const fits = sides.map(
    (words) =>
      timed
        .map((one) => ({ one, fit: fitOf(words, one.unit) }))
        .toSorted((a, b) => b.fit - a.fit)
        .find(({ fit }, _at, all) => fit > 0 && fit > (all[1]?.fit ?? 0))?.one,
  );
  const found = [...new Set(fits.filter((one) => one !== undefined))].toSorted(
    (a, b) => notes.units.indexOf(a.unit) - notes.units.indexOf(b.unit),
  );
  const [one, other, more] = found;
  if (!one || !other || more) return undefined;
  const half = (value: Value): number => (value.value < 7 * 60 && !/am/.test(value.typed) ? value.value + NOON : value.value);
  const between = half(other.clock) - half(one.clock) - (lasting[0]?.value ?? 0);
  if (between <= 0) return undefined;
  return {
    says: `That is ${spell(between / 60)}: from ${lasting[0] ? `${one.clock.typed} and ${spell(lasting[0].value / 60)} more` : one.clock.typed} to ${other.clock.typed}.`,
    lines: [one.unit.text, other.unit.text],
  };
};
export const CLOCK_RULES: readonly Rule[] = [fromClock, comesNext, gap];
