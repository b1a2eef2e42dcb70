/** Times of the notes beside one that the question tells: whether it is early enough, what is still open then, what is over by then. */
import { listed } from '../../../english/prose.ts';
import type { Reckoned, Rule } from './amounts.ts';
import { labelling, tells, type Notes } from './facts.ts';
import { likeInNotes } from '../question/alike.ts';
import { daysOf, WEEK } from './times.ts';
import type { Unit } from './units.ts';
import { valuesIn, type Value } from './values.ts';
import { shown } from './when.ts';
import { spell } from '../sums/told.ts';
import { today } from '../values/calendar.ts';

const HALF_DAY = 720;
const answer = (says: string, units: readonly Unit[]): Reckoned => ({
  says,
  lines: [...new Set(units.map(({ text }) => text))],
  isOnly: true,
});
const clocksIn = (text: string): readonly Value[] => valuesIn(text).filter(({ kind }) => kind === 'clock');
/** The times that a question tells, with the hours it names without more: "till 6", "for 1.15". */
const toldIn = (text: string): readonly Value[] =>
  clocksIn(
    text.replace(
      /\b(?:for|till?|until|by|before|after|at) (\d{1,2})(?:[.:](\d\d))?\b(?![.:]\d| ?(?:[ap]\.?m|of|people|\p{L}+s)\b)/gu,
      (_, hour: string, minute = '00') => `at ${hour}:${minute}`,
    ),
  );
/** "1.15", told beside something at half past twelve, is in the afternoon. */
const beside = ({ value, typed }: Value, near: number): number =>
  !/[ap]\.?m|^0|noon|midnight/i.test(typed) && value < HALF_DAY && Math.abs(value + HALF_DAY - near) < Math.abs(value - near)
    ? value + HALF_DAY
    : value;
const ASKING =
  /^(?:time|back|be|get|out|in|make|need|finish\w*|end\w*|start\w*|start|over|done|go|come|leave|let|able|still|before|work|tonight|today|meeting|later)$/;
const namesIn = (text: string): readonly string[] =>
  labelling(text).filter((word) => !ASKING.test(word) && valuesIn(word).length === 0);
const speaksOf = (unit: Unit, word: string): boolean =>
  tells(unit, word) || [...likeInNotes(word)].some((term) => tells(unit, term));
const ASKS_WHETHER = /(?:^|[,.] )(?:so |and |but )?(?:will|can|could|do|does|is|are|am|would|may)\b/;

/** "Pilates Wed 12.30pm, 50 min": when it is over, and whether that is in time. */
const over: Rule = (question, { units }, whole) => {
  const asksWhen =
    /\b(?:what time|when)\b/.test(question) &&
    /\b(?:finish\w*|ends?|over|be out|get out|come out|be done|done|let out)\b/.test(question);
  const isWhether =
    ASKS_WHETHER.test(question) && /\b(?:out of|finish\w*|over|done|end\w*|in time|back|make it|by|before)\b/.test(question);
  if (!asksWhen && !isWhether) return undefined;
  const days = valuesIn(question).flatMap(daysOf);
  const rows = units.flatMap((unit) => {
    const values = valuesIn(unit.text);
    const all = values.filter(({ kind }) => kind === 'clock');
    const at = values.findIndex((value) => daysOf(value).some((day) => days.includes(day)));
    const clocks =
      all.length > 1 && at !== -1
        ? values
            .slice(at)
            .filter(({ kind }) => kind === 'clock')
            .slice(0, 1)
        : all;
    const lengths = values.filter(
      ({ kind, unit: of, end }) =>
        kind === 'duration' &&
        /^(?:minute|hour)$/.test(of) &&
        !/^ (?:before|early|earlier|apart|ahead|notice)/i.test(unit.text.slice(end)),
    );
    return clocks.length === 1 && lengths.length === 1 && namesIn(question).some((word) => tells(unit, word))
      ? [{ unit, clock: clocks[0]!, length: lengths[0]! }]
      : [];
  });
  const [row, other] = rows;
  if (!row || other) return undefined;
  const end = row.clock.value + row.length.value;
  const how = `${row.clock.typed} and ${spell(row.length.value / 60)}`;
  const [by, more] = toldIn(whole);
  if (!by) return asksWhen ? answer(`That is ${shown(end, row.clock)}: ${how}.`, [row.unit]) : undefined;
  const due = beside(by, end);
  return more || !isWhether || due === end
    ? undefined
    : answer(
        `${end < due ? 'Yes' : 'No'}: it is over at ${shown(end, row.clock)} (${how}), ${spell(Math.abs(due - end) / 60)} ${end < due ? 'before' : 'after'} ${by.typed}.`,
        [row.unit],
      );
};

/** "If the service lasts 50 minutes, how long till the meal?" */
const between: Rule = (question, { units }, whole) => {
  const [length, more] = valuesIn(whole).filter(({ kind, unit }) => kind === 'duration' && /^(?:minute|hour)$/.test(unit));
  if (
    !length ||
    more ||
    !/\bhow long\b/.test(question) ||
    !/\b(?:lasts?|takes?|runs? for|is)\b/.test(whole) ||
    !/\b(?:before|till|until|wait|between|spare|hang\w*|kill)\b/.test(question)
  )
    return undefined;
  const points = units
    .flatMap((unit) => clocksIn(unit.text).map((value) => ({ unit, value })))
    .toSorted((one, other) => one.value.value - other.value.value);
  const words = namesIn(whole);
  const first = points.findIndex(({ unit }) => words.some((word) => speaksOf(unit, word)));
  const [start, next] = points.slice(Math.max(0, first));
  if (!start || !next || start.unit === next.unit) return undefined;
  const end = start.value.value + length.value;
  return end >= next.value.value
    ? undefined
    : {
        ...answer(`That is ${spell((next.value.value - end) / 60)}: from ${shown(end, start.value)} to ${next.value.typed}.`, [
          start.unit,
          next.unit,
        ]),
        isUnsure: first === -1,
      };
};

const OPENS = /\b(?:from|after|opens?(?: at)?|starts?(?: at)?|not before|earliest)[: ]*$/i;
const CLOSES = /\b(?:until|till|til|by|before|clos(?:es|ing)(?: at)?|shuts?(?: at)?|no later than|latest|ends?(?: at)?)[: ]*$/i;
/** "Check-in from 15:00": whether one can before a meeting at 1.30. */
const early: Rule = (question, { units }, whole) => {
  if (!ASKS_WHETHER.test(question) || /\b(?:not|n't|how|what|which)\b/.test(question)) return undefined;
  const [asked, more] = toldIn(whole);
  const words = namesIn(question);
  if (!asked || more || words.length === 0) return undefined;
  const rows = units.flatMap((unit) =>
    clocksIn(unit.text).flatMap((value) => {
      const before = unit.text
        .slice(0, value.at)
        .split(/[,;.] /)
        .at(-1)!;
      const sign = OPENS.test(before) ? 1 : CLOSES.test(before) ? -1 : 0;
      // "Check-out by 10" says nothing of checking in.
      const isSame =
        /\bcheck[- ]?(?:in|out)\b/.exec(question)?.[0].endsWith('in') ===
        /\bcheck[- ]?(?:in|out)\b/i.exec(before)?.[0].endsWith('in');
      return sign !== 0 && isSame && words.some((word) => speaksOf({ ...unit, text: before }, word))
        ? [{ unit, value, sign, before }]
        : [];
    }),
  );
  const isBefore = /\b(?:before|by|at|for|from)\b/.test(question);
  const [row, other] = rows.length > 1 ? rows.filter(({ sign }) => (sign === 1) === /\bbefore\b/.test(question)) : rows;
  if (!row || other || !isBefore) return undefined;
  const at = beside(asked, row.value.value);
  // What is over by then leaves open whether there is time enough.
  if (row.sign === 1 ? at === row.value.value && /\bbefore\b/.test(question) : /\bafter\b/.test(question)) return undefined;
  const isIn = row.sign === 1 ? at >= row.value.value : at <= row.value.value;
  return answer(`${isIn ? 'Yes' : 'No'}: ${row.before.trim()} ${row.value.typed}.`, [row.unit]);
};

const DAY_NAME = /\b(today|tonight|tomorrow)\b/;
const dayAt = (text: string): number | undefined => {
  const named = DAY_NAME.exec(text.toLowerCase())?.[1];
  const own = valuesIn(text).flatMap(daysOf)[0];
  const now = (today().getUTCDay() + 6) % 7;
  return own ?? (named === undefined ? undefined : (now + (named === 'tomorrow' ? 1 : 0)) % 7);
};
/** "We shut at 5.30 today and 12.30 Saturday", of somebody who works till six. */
const stillOpen: Rule = (_question, { units }, whole) => {
  const [asked, more] = toldIn(whole);
  if (
    !asked ||
    more ||
    !/\b(?:when|which (?:day|days|evenings?|nights?)|can i|could i)\b/.test(whole) ||
    !/\b(?:finish|work|off|free|get away|leave|after)\b/.test(whole)
  )
    return undefined;
  const at = asked.value < 8 * 60 && !/am/i.test(asked.typed) ? asked.value + HALF_DAY : asked.value;
  const spans = units.flatMap((unit) => {
    const [days, span, other] = valuesIn(`${unit.text}`).filter(({ kind }) => kind === 'weekdays' || kind === 'span');
    return days?.kind === 'weekdays' && days.at === 0 && span?.kind === 'span' && !other
      ? [{ unit, days: daysOf(days), span }]
      : [];
  });
  if (/\bwhich (?:days|evenings|nights)\b/.test(whole) && spans.length > 2) {
    const open = spans.filter(({ span }) => span.to > at);
    return open.length === 0
      ? undefined
      : answer(
          `That is ${listed(open.map(({ days, span }) => `${listed(days.map((day) => WEEK[day]!))} (${span.typed})`))}.`,
          open.map(({ unit }) => unit),
        );
  }
  const unit = units.find(({ text }) => /\b(?:shut|close)s? (?:at )?\d/i.test(text));
  const closings =
    unit === undefined
      ? []
      : [...unit.text.matchAll(/(\d{1,2})(?:[.:](\d\d))? ?(am|pm)? (?:on )?(today|tonight|tomorrow|\p{Lu}\p{L}+day)/gu)].map(
          ([typed, hour, minute, half, day]) => ({
            typed: typed!.replace(` ${day!}`, ''),
            day: day!,
            hour:
              Number(hour) * 60 +
              Number(minute ?? 0) +
              (half === 'pm' || (half === undefined && Number(hour) < 8) ? HALF_DAY : 0),
          }),
        );
  const [first, next] = closings;
  if (!unit || !first || !next || !/\bwhen\b/.test(whole) || (dayAt(whole) !== dayAt(first.day) && !DAY_NAME.test(first.day)))
    return undefined;
  return at < first.hour
    ? answer(`That is ${first.day}, before ${first.typed}.`, [unit])
    : answer(`That is ${next.day}, before ${next.typed}: ${first.day} they shut at ${first.typed}.`, [unit]);
};

const ASKS_ON =
  /\b(?:anything|what(?:'s| is| are)?|which|something|any) (?:\p{L}+ ){0,2}?(?:on|happening|running|available|scheduled|classes|sessions|clubs|there)\b/u;
/** "Spin - Mon 6.15pm, Sat 9am": what there is on a day. */
const onDays: Rule = (question, { units }: Notes) => {
  const days = valuesIn(question).flatMap(daysOf);
  if (!ASKS_ON.test(question) || days.length === 0 || /\b(?:who|not|n't|how|open|shut|close[sd]?)\b/.test(question))
    return undefined;
  const rows = units.flatMap((unit) => {
    const [, name] = /^(?:[-•*] )?(\p{L}[^:|\d]{1,28}?) ?(?:: | [-–|] )/u.exec(unit.text) ?? [];
    if (name === undefined || valuesIn(name).length > 0) return [];
    const values = valuesIn(unit.text);
    const on = values.flatMap((value, at) => {
      const shared = value.kind === 'weekdays' ? daysOf(value).filter((day) => days.includes(day)) : [];
      const time = values.slice(at + 1).find(({ kind }) => kind === 'clock' || kind === 'span' || kind === 'weekdays');
      return shared.map((day) => `${WEEK[day]!}${time && time.kind !== 'weekdays' ? ` at ${time.typed}` : ''}`);
    });
    return [{ unit, name: name.trim(), on, isDated: values.some(({ kind }) => kind === 'weekdays') }];
  });
  const dated = rows.filter(({ isDated }) => isDated);
  const found = dated.filter(({ on }) => on.length > 0);
  if (dated.length < 3) return undefined;
  return found.length === 0
    ? answer(
        `No: none of them is on then.`,
        dated.map(({ unit }) => unit),
      )
    : answer(
        `That is ${listed(found.map(({ name, on }) => `${name} (${on.join(', ')})`))}.`,
        found.map(({ unit }) => unit),
      );
};

export const UNTIL_RULES: readonly Rule[] = [over, between, early, stillOpen, onDays];
