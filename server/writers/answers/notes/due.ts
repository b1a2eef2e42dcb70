/** What the notes date, seen from today: overdue or not yet, how many days are left, when so many working days are over. */
import type { Rule } from './amounts.ts';
import { labelling, linesOf, speaks, type Fact, type Notes } from './facts.ts';
import { stepped } from './times.ts';
import { MINUTES_IN, valuesIn, type Value } from './values.ts';
import { counted, DAY_MS, english, today, weekday } from '../values/calendar.ts';
import { ANY_YEAR } from '../values/read.ts';

export const now = (): number => today().getTime() / DAY_MS;
/** The day itself, in the year it is told in or the one that is nearest. */
export const placed = ({ value }: Value): number => {
  const date = new Date(value * DAY_MS);
  if (date.getUTCFullYear() !== ANY_YEAR) return value;
  const years = [-1, 0, 1].map(
    (more) => Date.UTC(today().getUTCFullYear() + more, date.getUTCMonth(), date.getUTCDate()) / DAY_MS,
  );
  return years.toSorted((one, other) => Math.abs(one - now()) - Math.abs(other - now()))[0]!;
};
export const named = (day: number): string => {
  const date = new Date(day * DAY_MS);
  return `${weekday(date)} ${english(date)}`;
};
const isLong = ({ value }: Fact): boolean => value.kind === 'duration' && value.value >= MINUTES_IN['day']!;
const isDay = ({ value }: Fact): boolean => value.kind === 'date' && value.to === value.value;

interface Limit {
  readonly day: number;
  readonly how: string;
  readonly lines: readonly string[];
}
const UNTIL =
  /\b(?:by|before|until|till|due(?: back)?(?: on)?|expires?(?: on)?|valid (?:to|until)|deadline:?|up to|no later than|on or before|use by)[: ]*$/i;
const TERMS =
  /\b(?:terms|within|payable (?:in|within)|due (?:in|within)|valid for|good for|lasts?|guaranteed for|open for|stands for)[: ]*(?:the )?$/i;
/** The one day that the notes set: told as such, or so long from the day they are dated. */
const limitOf = (notes: Notes, pays: boolean): Limit | undefined => {
  const days = notes.facts.filter(isDay);
  const direct = days.filter(
    ({ value, segment: { unit } }) =>
      UNTIL.test(unit.text.slice(0, value.at)) && (!pays || /\b(?:pay|due|balance|invoice|owed?|settle)\w*/i.test(unit.text)),
  );
  const [only, other] = direct;
  if (only && !other) return { day: placed(only.value), how: '', lines: linesOf([only.segment]) };
  const terms = notes.facts.filter((fact) => isLong(fact) && TERMS.test(fact.segment.unit.text.slice(0, fact.value.at)));
  const [term, more] = terms;
  if (only || !term || more) return undefined;
  const own = days.filter(
    ({ value, segment: { unit } }) => unit === term.segment.unit && (value.at > term.value.at || /\bdate\b/i.test(unit.text)),
  );
  const dated = days.filter(({ value, segment: { unit } }) =>
    /\b(?:dated?|issued|invoice)\b[^.]{0,16}$/i.test(unit.text.slice(0, value.at)),
  );
  const [from, another] = own.length > 0 ? own : dated.length > 0 ? dated : days;
  return from && !another
    ? {
        day: stepped(placed(from.value), term.value, 1),
        how: `${term.value.typed} from ${from.value.typed}`,
        lines: linesOf([from.segment, term.segment]),
      }
    : undefined;
};

const OVERDUE = /\b(?:overdue|past due|late (?:yet|now|already))\b/;
const VALID = /\b(?:still (?:good|valid|in date|covered|stand\w*|open)|run out|ran out|expired?|out of date|in time)\b/;
const LEFT = /\bhow (?:many (?:more )?(?:days|weeks)|long|much time)\b.*\b(?:left|got|have|till|until|before)\b/;
const PAYS = /\b(?:pay|paid|settle|owe|invoice|bill)\b/;
const dueNow: Rule = (question, notes) => {
  const [asksOverdue, asksValid, asksLeft] = [OVERDUE, VALID, LEFT].map((pattern) => pattern.test(question));
  const isWhether = /^(?:so |and )?(?:is|are|am|has|have|does|did|can|how (?:many days|long)|by how)\b/.test(question);
  if (
    (!asksOverdue && !asksValid && !asksLeft) ||
    !isWhether ||
    valuesIn(question).some(({ kind }) => kind === 'date' || kind === 'clock')
  )
    return undefined;
  const pays = PAYS.test(question);
  // How long something lasts is not how long there still is.
  if (asksLeft && !asksOverdue && !asksValid && !/\b(?:today|now|left)\b/.test(question)) return undefined;
  if (asksLeft && !pays && !/\b(?:return|reply|rsvp|expires?|run out|apply|cancel|use|enter|register|book|send)\b/.test(question))
    return undefined;
  const limit = limitOf(notes, pays);
  if (!limit) return undefined;
  const days = Math.abs(limit.day - now());
  const isOver = limit.day < now();
  const told = `${named(limit.day)}${limit.how === '' ? '' : ` (${limit.how})`}`;
  const how = days === 0 ? 'today' : isOver ? `${counted(days, 'day')} ago` : `${counted(days, 'day')} from today`;
  const says = asksOverdue
    ? isOver
      ? `Yes: it was due on ${told}, so it is ${counted(days, 'day')} overdue today.`
      : `No: it is due on ${told}, ${how}.`
    : asksLeft
      ? isOver
        ? `That was ${told}, ${how}.`
        : `That is ${counted(days, 'day')} from today: until ${told}.`
      : /\b(?:run|ran) out|expired?|out of date\b/.test(question) && !/\bstill\b/.test(question)
        ? `${isOver ? 'Yes' : 'No'}: it ${isOver ? 'ran' : 'runs'} until ${told}, ${how}.`
        : `${isOver ? 'No' : 'Yes'}: it ${isOver ? 'ran' : 'runs'} until ${told}, ${how}.`;
  return { says, lines: limit.lines, isOnly: true };
};

/** Saturdays and Sundays do not count. */
const workedOn = (from: number, days: number): number => {
  let day = from;
  for (let left = days; left > 0; ) {
    day += 1;
    if (new Date(day * DAY_MS).getUTCDay() % 6 !== 0) left -= 1;
  }
  return day;
};
const WORKING = /(?:(\d{1,2}) ?(?:-|–|to) ?)?(\d{1,2}) (?:working|business) days/i;
const ASKS_READY =
  /\b(?:when|what (?:day|date)|latest|earliest|how soon)\b.*\b(?:ready|arrive\w*|come|turn up|get|here|collect|pick|deliver\w*|back|reach\w*|with me)\b/;
/** "Delivery takes 2-3 working days", from the day that something is sent or asked for. */
const working: Rule = (question, notes, whole) => {
  const units = notes.units.filter(({ text }) => WORKING.test(text));
  const [unit, other] = units;
  if (!unit || other || !ASKS_READY.test(whole)) return undefined;
  const [, least, most] = WORKING.exec(unit.text)!;
  const words = labelling(whole);
  const told = valuesIn(whole).filter(({ kind }) => kind === 'date');
  // "The spade ships on the 7th, the rest on the 1st": the day that stands next behind it.
  const sent = notes.units.flatMap(({ text }) => {
    const places = words.map((word) => text.toLowerCase().indexOf(word)).filter((at) => at !== -1);
    const date = valuesIn(text).find(({ kind, at }) => kind === 'date' && places.some((place) => place < at));
    return date ? [{ value: date, text }] : [];
  });
  const isToday = /\btoday\b/.test(whole);
  const [from, more] = told.length > 0 ? told : isToday ? [] : sent.map(({ value }) => value);
  if (more || (!from && !isToday)) return undefined;
  const start = from ? placed(from) : now();
  const [early, late] = [Number(least ?? most), Number(most)].map((days) => workedOn(start, days));
  const says =
    least === undefined || /\blatest\b/.test(question)
      ? named(late!)
      : /\b(?:earliest|soonest)\b/.test(question)
        ? named(early!)
        : `between ${named(early!)} and ${named(late!)}`;
  return {
    says: `That is ${says}: ${WORKING.exec(unit.text)![0]} from ${from ? named(start) : 'today'}, leaving out Saturdays and Sundays.`,
    lines: [...new Set([...(told.length === 0 && sent[0] ? [sent[0].text] : []), unit.text])],
    isOnly: true,
  };
};

/** "If I give notice today": so long from now. */
const fromToday: Rule = (question, notes, whole) => {
  const day = /\b(?:from |if .*)?\b(today|tomorrow|now)\b/.exec(whole)?.[1];
  if (day === undefined || !/\bif\b/.test(whole) || !/\b(?:when|what (?:date|day)|last day)\b/.test(question)) return undefined;
  const lengths = notes.facts
    .filter(isLong)
    .filter(({ value, segment: { unit } }) => /^['’]?s?['’]? (?:\p{L}+ )?notice\b/iu.test(unit.text.slice(value.end)));
  const words = labelling(whole).filter((word) => word !== 'notice');
  const own = lengths.filter(({ segment }) => words.some((word) => speaks(segment, word) > 0));
  const [length, other] = own.length > 0 ? own : lengths;
  if (!length || other || !/\bnotice\b|\bcancel\w*\b/.test(whole)) return undefined;
  const end = stepped(now() + (day === 'tomorrow' ? 1 : 0), length.value, 1);
  return { says: `That is ${named(end)}: ${length.value.typed} from ${day}.`, lines: linesOf([length.segment]), isOnly: true };
};

/** "Once daily for 4 days, start tomorrow", of notes that bear a date: the last day of it. */
const lastDose: Rule = (question, notes) => {
  if (
    !/\b(?:when|what (?:day|date)|which (?:day|date))\b/.test(question) ||
    !/\b(?:last|finish\w*|end\w*|stop\w*|until|run out)\b/.test(question)
  )
    return undefined;
  const rows = notes.units.flatMap((unit) => {
    const start = /\bstart(?:ing|s)? (tonight|today|tomorrow)\b/i.exec(unit.text)?.[1];
    const lengths = valuesIn(unit.text).filter(
      ({ kind, unit: of, typed }) => kind === 'duration' && (of === 'day' || of === 'week') && !/^an?\b/i.test(typed),
    );
    return start === undefined || lengths.length !== 1 ? [] : [{ unit, start, length: lengths[0]! }];
  });
  const words = labelling(question);
  const fits = (text: string): boolean =>
    labelling(text.split(':')[0]!).some(
      (own) => own.length > 3 && words.some((word) => word.startsWith(own) || own.startsWith(word)),
    );
  const fit = rows.filter(({ unit }) => fits(unit.text));
  const [row, other] = fit.length > 0 ? fit : rows;
  const [, dated] = /^(.*)$/m.exec(notes.text) ?? [];
  const [from, more] = valuesIn(dated ?? '').filter(({ kind }) => kind === 'date');
  if (!row || other || !from || more) return undefined;
  const start = placed(from) + (row.start.toLowerCase() === 'tomorrow' ? 1 : 0);
  return {
    says: `That is ${named(start + row.length.value / MINUTES_IN['day']! - 1)}: ${row.length.typed}, the first of them ${named(start)}.`,
    lines: [dated!.trim(), row.unit.text],
    isOnly: true,
  };
};

export const DUE_RULES: readonly Rule[] = [dueNow, working, fromToday, lastDose];
