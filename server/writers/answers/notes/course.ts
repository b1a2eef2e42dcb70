/** What takes its time or is used up: when a course ends, how many doses it has, what is left of a stock, when to set off. */
import type { Rule } from './amounts.ts';
import { isTold, labelling, linesOf, speaks, tells, type Fact } from './facts.ts';
import { clockOf, dateOf, daysOf } from './times.ts';
import type { Unit } from './units.ts';
import { MINUTES_IN, valuesIn } from './values.ts';
import { figure, spell } from '../sums/told.ts';
import { stemmed, wordsIn } from '../question/terms.ts';

const DAY = 1440;

/** Whether the line or the heading of a sentence names what is asked about. */
const isAbout = ({ line, heading }: Unit, words: readonly string[]): boolean => {
  const terms = new Set(wordsIn(`${line} ${heading}`).map(stemmed));
  return words.some((word) => terms.has(stemmed(word)));
};

/** "7 days, started Friday 11 April": the last day of it. */
const courseEnd: Rule = (question, notes) => {
  if (
    !/^(?:when|what (?:day|date)|which (?:day|date)|on (?:what|which))\b/.test(question) ||
    !/\b(?:finish\w*|ends?|last|run(?:s)? out|over|complete\w*|done)\b/.test(question) ||
    !/\b(?:course|tablets?|capsules?|pills?|antibiotics?|medicine|drops|treatment|dose|doses)\b/.test(question)
  )
    return undefined;
  const starts = notes.facts.filter(({ value }) => value.kind === 'date' && value.to === value.value);
  const lasting = notes.facts.filter(
    ({ value, segment: { unit } }) =>
      value.kind === 'duration' &&
      (value.unit === 'day' || value.unit === 'week') &&
      !/\b(?:after|within|review|if)\b/i.test(unit.text.slice(Math.max(0, value.at - 24), value.at)),
  );
  const words = labelling(question);
  const own = lasting.filter(({ segment }) => words.some((word) => tells(segment.unit, word)));
  const [course, other] = own.length > 0 ? own : lasting;
  const started = starts.filter(({ segment: { unit } }) =>
    /\b(?:start\w*|began|from|first|picked up|begin\w*)\b/i.test(unit.text),
  );
  const [start, another] = started.length > 0 ? started : starts;
  if (!course || other || !start || another) return undefined;
  const days = course.value.value / DAY - 1;
  return {
    says: `That is ${dateOf(start.value.value + days, start.value, days)}: ${course.value.typed}, the first of them ${start.value.typed}.`,
    lines: linesOf([start.segment, course.segment]),
  };
};

const MORE = /\b(?:bought|more|another|added|delivered|new|got|extra|carried over)\b/i;
const UNCOUNTED = /\b(?:maybe|not booked|not counted|perhaps|cancelled|if)\b/i;
/** Days of leave: what there is, less what is taken, less what the question adds. */
const leave: Rule = (question, { units, facts }) => {
  if (
    !/\bhow (?:many|much)\b/.test(question) ||
    !/\b(?:left|remain\w*)\b/.test(question) ||
    !/\b(?:days?|leave|holiday|hours?)\b/.test(question)
  )
    return undefined;
  const unit = /\bhours?\b/.test(question) ? 'hour' : 'day';
  const whole = units.find(
    ({ text }) =>
      /\b(?:leave|allowance|entitle\w*|holiday)\b/i.test(text) &&
      facts.some(({ value, segment }) => segment.unit.text === text && value.kind === 'duration'),
  );
  if (!whole) return undefined;
  const amountsIn = (one: Unit): readonly number[] =>
    valuesIn(one.text).flatMap(({ kind, value, unit: of, end }) =>
      kind === 'duration' && of === unit
        ? [value / MINUTES_IN[unit]!]
        : kind === 'amount' && (of === '' || MORE.test(one.text.slice(end, end + 16)))
          ? [value]
          : [],
    );
  const named = labelling(question).filter((word) => !/^(?:holiday|leave|left)$/.test(word));
  const has = amountsIn(whole);
  const rows = units.filter((one) => one !== whole && !UNCOUNTED.test(one.text) && amountsIn(one).length === 1);
  const asked = valuesIn(question).filter(({ kind, unit: of }) => kind === 'duration' && of === unit);
  if (has.length === 0 || rows.length === 0) return undefined;
  const used = [...rows.map((row) => amountsIn(row)[0]!), ...asked.map(({ value }) => value / MINUTES_IN[unit]!)];
  const sum = has.reduce((so, one) => so + one, 0);
  const rest = sum - used.reduce((so, one) => so + one, 0);
  return rest < 0
    ? undefined
    : {
        says: `${figure(rest)} ${unit}${rest === 1 ? '' : 's'} are left: ${has.join(' + ')} − ${used.join(' − ')}.`,
        lines: [whole, ...rows, ...units.filter((one) => UNCOUNTED.test(one.text) && isAbout(one, named))].map(
          ({ text }) => text,
        ),
      };
};

const SET_OFF = /\b(?:leave|set off|set out|go|get going|head off|be out)\b/;
/** The time at which something is, less how early to be there, less the way. */
const setOff: Rule = (question, notes) => {
  if (
    !/\b(?:what time|when)\b/.test(question) ||
    !SET_OFF.test(question) ||
    !/\b(?:home|house|set|by|need|have|must|should)\b/.test(question)
  )
    return undefined;
  const days = valuesIn(question).flatMap(daysOf);
  const words = labelling(question).filter((word) => !/^(?:leave|home|house|set|off|go|latest|need)$/.test(word));
  const lengths = notes.facts.filter(
    ({ value }) => value.kind === 'duration' && (value.unit === 'minute' || value.unit === 'hour'),
  );
  const early = lengths.filter(({ value, segment: { unit } }) =>
    /^ (?:\p{L}+ )?(?:before|early|earlier|ahead)\b/iu.test(unit.text.slice(value.end)),
  );
  const ways = lengths
    .filter(({ segment: { unit } }) => /\b(?:takes?|drive|journey|walk|ride|train|bus|car|travel|trip)\b/i.test(unit.text))
    .filter((fact) => !early.includes(fact));
  const clocks = notes.facts.filter(({ value }) => value.kind === 'clock' || value.kind === 'span');
  const dayOf = ({ segment: { unit } }: Fact): readonly number[] => valuesIn(unit.text).flatMap(daysOf);
  const fits = clocks.filter(
    (fact) =>
      (days.length === 0 || dayOf(fact).some((day) => days.includes(day))) &&
      (words.length === 0 || words.some((word) => speaks(fact.segment, word) > 0 || tells(fact.segment.unit, word))),
  );
  const rows =
    fits.length > 0 ? fits : days.length === 0 ? clocks : clocks.filter((fact) => dayOf(fact).some((day) => days.includes(day)));
  const [at] = rows;
  const used = [...early, ...ways];
  if (!at || new Set(rows.map(({ segment }) => segment.unit)).size > 1 || ways.length !== 1 || early.length > 1) return undefined;
  const time = used.reduce((so, { value }) => so - value.value, at.value.value);
  return {
    says: `That is ${clockOf((time + DAY) % DAY)}: ${clockOf(at.value.value)}${used.map(({ value }) => ` less ${spell(value.value / 60)}`).join('')}.`,
    lines: linesOf([at.segment, ...used.map(({ segment }) => segment)]),
  };
};

/** "I get the 8.05": when one is there, and whether that is in time. */
const inTime: Rule = (question, notes) => {
  if (!/\b(?:in time|on time|make it|be late|late for)\b/.test(question)) return undefined;
  const [leaves, other] = valuesIn(question.replace(/\bthe (?=\d{1,2}\.\d\d\b)/, 'at ')).filter(({ kind }) => kind === 'clock');
  const lengths = notes.facts.filter(({ value }) => value.kind === 'duration' && value.unit !== 'day');
  const early = lengths.find(({ value, segment: { unit } }) =>
    /^ (?:before|early|earlier|ahead)\b/i.test(unit.text.slice(value.end)),
  );
  const [way, more] = lengths.filter(
    (fact) => fact !== early && /\b(?:takes?|journey|drive|walk|ride|min\w*)\b/i.test(fact.segment.unit.text),
  );
  const words = labelling(question);
  const [at, another] = notes.facts.filter(
    ({ value, segment: { unit } }) =>
      value.kind === 'clock' &&
      value.value !== leaves?.value &&
      words.some((word) => isAbout(unit, [word]) && !/^(?:bus|train|tram|get)$/.test(word)) &&
      !/\b(?:dep\w*|leaves?)\b/i.test(unit.text),
  );
  if (!leaves || other || !way || more || !at || another) return undefined;
  const there = leaves.value + way.value.value;
  const due = at.value.value - (early?.value.value ?? 0);
  const gap = Math.abs(due - there);
  return {
    says: `${there <= due !== /\bbe late|late for\b/.test(question) ? 'Yes' : 'No'}: ${clockOf(leaves.value)} and ${spell(way.value.value / 60)} is ${clockOf(there)}, and you are due at ${clockOf(due)}${early ? ` (${spell(early.value.value / 60)} before ${clockOf(at.value.value)})` : ''}, so ${spell(gap / 60)} too ${there <= due ? 'early' : 'late'}.`.replace(
      'too early',
      'to spare',
    ),
    lines: linesOf([at.segment, way.segment, ...(early ? [early.segment] : [])]),
  };
};

/** The two dates of the notes that a question calls "the two", or the last two of a list. */
const gap: Rule = (question, notes) => {
  if (
    !/\bhow (?:many (?:days|weeks|nights)|long)\b/.test(question) ||
    !/\b(?:the|my|our|these|those) (?:last |first )?(?:two|2|both)\b|\bbetween them\b|\bnights?\b/.test(question)
  )
    return undefined;
  const dates = notes.facts.filter(({ value }) => value.kind === 'date');
  const rows = [...new Map(dates.map((fact) => [fact.value.value, fact])).values()].toSorted(
    (one, other) => one.value.value - other.value.value,
  );
  const words = labelling(question).filter((word) => isTold(notes, word));
  const named = rows.filter(({ segment }) => words.some((word) => tells(segment.unit, word)));
  // "From Monday 12 May to Wednesday 14 May".
  const ranges = rows.filter((fact, at) => {
    const next = rows[at + 1];
    const { unit } = fact.segment;
    return (
      next?.segment.unit === unit &&
      /^(?:,? (?:to|until|till) | ?[-–] ?)(?:the )?$/.test(unit.text.slice(fact.value.end, next.value.at))
    );
  });
  const isOff = /\bdays off\b|\bnot counting\b/.test(question);
  const [from, to] = /\blast (?:two|2)\b/.test(question)
    ? rows.slice(-2)
    : /\bfirst (?:two|2)\b/.test(question)
      ? rows
      : named.length === 2
        ? named
        : rows.length === 2
          ? rows
          : ranges.length === 1
            ? rows.slice(rows.indexOf(ranges[0]!))
            : [];
  // One that is told with its year and one without are no years apart.
  if (!from || !to || to.value.value - from.value.value > 366) return undefined;
  const days = to.value.value - from.value.value - (isOff ? 1 : 0);
  const unit = /\bnights\b/.test(question) ? 'night' : 'day';
  return {
    says: `${/\bfirst\b/.test(question) && !/\bfirst (?:two|2)\b/.test(question) ? `the first is “${from.segment.unit.text.replace(/\.$/, '')}”; ` : ''}${isOff ? `there are ${figure(days)} days in between` : `it is ${figure(days)} ${unit}${days === 1 ? '' : 's'}`} from ${from.value.typed} to ${to.value.typed}.`.replace(
      /^./,
      (letter) => letter.toUpperCase(),
    ),
    lines: linesOf([from.segment, to.segment]),
  };
};

export const COURSE_RULES: readonly Rule[] = [courseEnd, leave, setOff, inTime, gap];
