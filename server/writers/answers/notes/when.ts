/** When something is, by what the notes tell of something else: an hour before it closes, so long after the start, the third Tuesday of a month. */
import { labelling, linesOf, tells, type Fact, type Notes } from './facts.ts';
import { said, type Rule } from './amounts.ts';
import { likeInNotes } from '../question/alike.ts';
import { CHANGES } from './changes.ts';
import { clockOf, dateOf, daysOf, stepped, WEEK } from './times.ts';
import type { Unit } from './units.ts';
import { MINUTES_IN, valuesIn, type Value } from './values.ts';
import { spell } from '../sums/told.ts';
import { talk } from './talk.ts';
import { stemmed } from '../question/terms.ts';
import { ANY_YEAR } from '../values/read.ts';
import { DAY_MS, english, monthOf, today, weekday } from '../values/calendar.ts';

const NOON = 720;
const isShort = ({ value }: Fact): boolean => value.kind === 'duration' && /^(?:minute|hour)$/.test(value.unit);
const ASKS_TIME = /\b(?:what|which) time\b|\bwhen\b|\bhow (?:late|early|soon)\b|\b(?:latest|earliest|soonest)\b/;
const speaksOf = (unit: Unit, word: string): boolean =>
  tells(unit, word) || [...likeInNotes(word)].some((term) => tells(unit, term));
const NAMES_NOTHING =
  /^(?:time|need|get|come|go|there|latest|earliest|soonest|late|early|soon|mum|dad|actually|kids?|should|shall|must|be|mon\w*|tue\w*|wed\w*|thu\w*|fri\w*|sat\w*|sun\w*|match|game|the)$/;
const namesIn = (text: string): readonly string[] => labelling(text).filter((word) => !NAMES_NOTHING.test(word));

const WAY =
  /^ (?:\p{L}+ )?(before(?:hand)?|prior to|ahead of|after|early|earlier|in advance)\b(?: (?:the|your|our|its|his|her|any|each|every))*(?: (\p{L}[\p{L} -]{0,24}))?/iu;
/** A time told with the day that is asked for, or with none; of a stretch, its beginning or end. */
const timesFor = (facts: readonly Fact[], days: readonly number[]): readonly Fact[] => {
  const onDay = facts.filter(({ segment }) => segment.values.flatMap(daysOf).some((day) => days.includes(day)));
  return onDay.length > 0
    ? onDay
    : facts.filter(({ segment }) => days.length === 0 || segment.values.flatMap(daysOf).length === 0);
};
const CLOSES = /\b(?:clos\w*|shuts?|ends?|finish\w*|last)\b/i;
export const shown = (minutes: number, { typed, value }: Value): string => {
  const isHalf = minutes % 1440 >= NOON;
  const isNamed = /[ap]\.?m/i.test(typed);
  // "9:15" may be in the evening.
  const isOpen = !isNamed && value < NOON && !typed.startsWith('0');
  return isNamed || isOpen
    ? `${clockOf(((minutes + 660) % 720) + 60)}${isNamed ? (isHalf ? 'pm' : 'am') : ''}`
    : clockOf(minutes).replace(/^0:/, '12:');
};

const isClock = ({ value }: Fact): boolean => value.kind === 'clock' || value.kind === 'span';
const isOtherDay = (one: Fact, other: Fact): boolean => {
  const [own, others] = [one, other].map(({ segment }) => segment.values.flatMap(daysOf));
  return own!.length > 0 && others!.length > 0 && !own!.some((day) => others!.includes(day));
};
const isAlike = (one: Unit, other: Unit): boolean => labelling(one.text).some((word) => tells(other, word));

/** The times that still hold: not "6.45" of "was 6.45, moved to 7.30", nor what a later line moves. */
export const standingTimes = ({ facts }: Notes): readonly Fact[] => {
  const clocks = facts.filter(isClock);
  const inside = clocks.filter((fact) => {
    const own = clocks.filter(({ segment }) => segment.unit === fact.segment.unit);
    return !(own.length === 2 && own[0] === fact && CHANGES.test(fact.segment.unit.text));
  });
  return inside.filter((fact, at) => {
    const before = inside.slice(0, at + 1).filter(({ segment }) => !CHANGES.test(segment.unit.text));
    return !inside
      .slice(at + 1)
      .some(
        (later) =>
          later.segment.unit !== fact.segment.unit &&
          CHANGES.test(later.segment.unit.text) &&
          !CHANGES.test(fact.segment.unit.text) &&
          !isOtherDay(fact, later) &&
          (isAlike(fact.segment.unit, later.segment.unit) || before.length === 1),
      );
  });
};
/** "Pool closes one hour before the gym", "arrive 30 minutes before kick-off". */
const relative: Rule = (question, notes) => {
  if (!ASKS_TIME.test(question) || /\b(?:leave|set off|how long)\b/.test(question)) return undefined;
  const words = namesIn(question);
  const days = valuesIn(question).flatMap(daysOf);
  const rules = notes.facts.filter(isShort).flatMap((fact) => {
    const { unit } = fact.segment;
    const way = WAY.exec(unit.text.slice(fact.value.end));
    const sentence = unit.text.slice(0, fact.value.at);
    // "Cancel 24 hours before", "dose 4 hours after food".
    if (!way || /\b(?:cancel\w*|notice|if|unless|not|never|least|dose|within|charged?)\b/i.test(sentence)) return [];
    const asksArrival =
      /\b(?:get|be|arrive|meet|turn up|come|drop\w*|roll up|show up|check in)\b/.test(question) &&
      /\b(?:arrive|meet|be (?:there|here|in|at)|come|check[- ]in|drop|gather|report|last (?:entry|admission))\b/i.test(unit.text);
    return asksArrival || words.some((word) => speaksOf({ ...unit, text: sentence }, word))
      ? [{ fact, unit, way, isArrival: asksArrival }]
      : [];
  });
  const [rule, other] = rules;
  if (!rule || other) return undefined;
  const { fact, unit, way, isArrival } = rule;
  const clocks = standingTimes(notes).filter(({ value, segment }) => segment.unit !== unit || value.at !== fact.value.at);
  const event = labelling(way[2]?.split(/[,.;]| and | or | to | so | for /)[0] ?? '');
  const rest = words.filter((word) => !speaksOf(unit, word) || event.includes(word));
  // "30 min before departure", of the way out and the way back.
  const leaving = /^depart|^sailing|^take-?off/i.test(way[2] ?? '')
    ? clocks.filter(({ value, segment: { unit: own } }) =>
        /\b(?:dep\w*|leav\w+|sails?)\W{0,3}$/i.test(own.text.slice(0, value.at)),
      )
    : [];
  const isBack = /\b(?:back|return\w*|home)\b/.test(question);
  const told = [
    leaving.length < 3 ? leaving.slice(...(isBack ? [-1] : [0, 1])) : [],
    clocks.filter(({ segment: { unit: own } }) => own !== unit && rest.length > 0 && rest.every((word) => speaksOf(own, word))),
    ...[tells, speaksOf].map((does) =>
      clocks.filter(({ segment: { unit: own } }) => own !== unit && event.some((word) => does(own, word))),
    ),
    clocks.filter(({ segment: { unit: own } }) => own === unit),
    clocks.filter(({ segment: { unit: own } }) => isArrival || /\b(?:open|hours)\b/i.test(own.text)),
  ]
    .map((some) => timesFor(some, days))
    .find((some) => some.length > 0);
  const [time, another] = new Map((told ?? []).map((one) => [one.value.value, one])).values();
  if (!time || (another && told!.some(({ segment }) => segment !== time.segment))) return undefined;
  if (another && time.value.kind === 'clock') return undefined;
  const isEnd = time.value.kind === 'span' && (CLOSES.test(unit.text) || CLOSES.test(question));
  const from = isEnd ? time.value.to : time.value.value;
  const sign = /^after/i.test(way[1]!) ? 1 : -1;
  // "2.15 to 4.15" begins at 2.15, in the afternoon.
  const begins = time.value.typed.split(/ ?(?:-|–|to|until|till|and) ?/)[0]!;
  const isHalfDay = time.value.kind === 'span' && from >= NOON && Number.parseInt(begins, 10) < 12;
  const model = isHalfDay ? { ...time.value, value: 0, typed: /[ap]\.?m/i.exec(time.value.typed)?.[0] ?? '' } : time.value;
  return {
    says: `That is ${shown(from + sign * fact.value.value, model)}: ${spell(fact.value.value / 60)} ${sign > 0 ? 'after' : 'before'} ${isEnd ? shown(from, model) : time.value.kind === 'span' ? begins : time.value.typed}.`,
    lines: linesOf([fact.segment, time.segment]),
    isOnly: true,
  };
};

const TAKES =
  /\b(?:takes?|took|drive|journey|flight|lasts?|runs? for|bake|roast|cook\w*|simmer|oven|walk|ride|train|coach|ferry|about|roughly|high|low|long)\b/i;
const ENDS =
  /\b(?:get (?:there|in|home|back|to)|arriv\w+|be there|finish\w*|ready|done|be over|end|be out|be back|be home|eat|dish up|land)\b/;
const STARTS =
  /\b(?:leav\w*|set(?:s|ting)? off|depart\w*|start\w*|begin\w*|goes in|go in|put\w*|pick(?:s|ed)?[- ]?(?:ed )?up|kick[- ]off|at|if)\b/;
const ASKS_START = /\b(?:when|what time|latest)\b.{0,40}\b(?:leave|set off|switch|start|put|go in|be in)\b/;
/** When it is over or one is there: the beginning and how long it takes. */
const arrives: Rule = (question, notes, whole) => {
  if (!ASKS_TIME.test(question) || !ENDS.test(question) || ASKS_START.test(question)) return undefined;
  const told = valuesIn(whole).filter(({ kind }) => kind === 'clock');
  const lengths = notes.facts
    .filter(isShort)
    .filter(
      ({ value, segment: { unit } }) =>
        TAKES.test(unit.text) &&
        !/^ (?:before|after|early|late|ahead|behind|notice|apart)\b/i.test(unit.text.slice(value.end)) &&
        !/\b(?:every|within|least)\b/i.test(unit.text.slice(0, value.at)),
    );
  const words = namesIn(question);
  const named = lengths.filter(({ segment: { unit } }) => words.some((word) => speaksOf(unit, word)));
  const [length, other] = named.length === 1 ? named : lengths;
  const starts = notes.facts.filter(
    ({ value, segment: { unit } }) => value.kind === 'clock' && STARTS.test(unit.text) && !unit.text.endsWith('?'),
  );
  // Of a talk the last word counts.
  const isTalk = notes.units.filter(({ text }) => /^\p{Lu}\p{L}*: /u.test(text)).length > 3;
  const word = isTalk ? talk('what time', notes, '') : undefined;
  if (isTalk && (!word || told.length > 0)) return undefined;
  const typed = /^That is ([\d:.]+)/.exec(word?.says ?? '')?.[1];
  const settled = typed === undefined ? undefined : valuesIn(`at ${typed}`)[0];
  // "The 11:50 train to Utrecht, 34 min".
  const own = notes.facts.filter(({ value, segment }) => value.kind === 'clock' && segment.unit === length?.segment.unit);
  const [start, another] = told.length === 1 && STARTS.test(whole) ? [] : isTalk ? [] : starts.length > 0 ? starts : own;
  const model = told.length === 1 && STARTS.test(whole) ? told[0]! : (settled ?? start?.value);
  if (!length || other || !model || another) return undefined;
  return {
    says: `That is ${shown(model.value + length.value.value, model)}: ${spell(length.value.value / 60)} after ${model.typed}.`,
    lines: [...new Set([...(word?.lines ?? []), ...linesOf([...(start ? [start.segment] : []), length.segment])])],
    isUnsure: told.length === 0,
  };
};

const ALL_TAKES =
  /\bhow long\b.*\b(?:in all|altogether|in total|all in|overall|start to finish|everything|whole thing|all take|till? (?:i|we) can (?:eat|dish|serve)|until (?:i|we) can (?:eat|dish|serve))\b|\btotal (?:time|cooking time)\b|\bfrom .+ to .+ how long\b/;
const NO_STEP =
  /\b(?:every|within|up to|at least|notice|before(?! (?:serv|dish|eat|carv|slic))|within|ahead|keeps?|at most|last(?:s|ed)? for)\b/i;
/** All the steps of a recipe or a journey. */
const steps: Rule = (question, notes) => {
  if (!ALL_TAKES.test(question) || /\bhow (?:much|many)\b/.test(question)) return undefined;
  const lengths = notes.facts.filter(
    (fact) =>
      isShort(fact) && valuesIn(fact.segment.unit.text).some(({ kind, at }) => kind === 'duration' && at === fact.value.at),
  );
  const whole = lengths.find(({ segment: { unit } }) => /\b(?:total|in all|altogether)\b/i.test(unit.text));
  if (whole || lengths.some(({ segment }) => NO_STEP.test(segment.text))) return undefined;
  // "Once the onion goes in": from there on.
  const once = /\b(?:once|from|after)(?: putting| the| when)* (?:the )?(\p{L}+)/u.exec(question)?.[1];
  const from = once === undefined ? undefined : lengths.find(({ segment: { unit } }) => tells(unit, once));
  const used = from === undefined ? lengths : lengths.slice(lengths.indexOf(from));
  if (used.length < 2 || used.length > 10) return undefined;
  const sum = used.reduce((so, { value }) => so + value.value, 0);
  return {
    says: `That makes ${spell(sum / 60)}: ${used.map(({ value }) => spell(value.value / 60)).join(' + ')}.`,
    lines: linesOf(used.map(({ segment }) => segment)),
    isUnsure: linesOf(used.map(({ segment }) => segment)).length > 1 && once !== undefined && from === undefined,
  };
};

const RANGE =
  /(?<!\p{L})((?:\p{L}{1,20}[ :]{1,2}){0,3})(\d{1,2}(?:\.\d)?) ?(?:[-–]|to) ?(\d{1,2}(?:\.\d)?) ?(h|hrs?|hours?|min\w*)\b/giu;
const ASKS_PUT_IN = /\b(?:what time|when|latest|how late)\b.*\b(?:go in|put|switch|start|turn|begin|in the oven|leave|set off)\b/;
/** "We eat at half six": that time, less all the steps. */
const startBy: Rule = (question, notes, whole) => {
  const [at, more] = valuesIn(whole).filter(({ kind }) => kind === 'clock');
  if (
    !at ||
    more ||
    !ASKS_PUT_IN.test(question) ||
    !/\b(?:eat|sit down|serve|ready|dinner|lunch|tea|done|be there|arrive|get there|by)\b/.test(whole)
  )
    return undefined;
  const lengths = notes.facts.filter(
    (fact) =>
      isShort(fact) &&
      valuesIn(fact.segment.unit.text).some(({ kind, at: from }) => kind === 'duration' && from === fact.value.at) &&
      !NO_STEP.test(fact.segment.text) &&
      !/\b(?:adds?|soak\w*|overnight)\b/i.test(fact.segment.unit.text),
  );
  // "LOW 8-10 hours. HIGH 4-5 hours.": the way that is named.
  const words = labelling(whole);
  const named = lengths.filter(({ value, segment: { unit } }) =>
    words.some((word) => new RegExp(`\\b${word}\\b[^.;,]{0,12}$`, 'i').test(unit.text.slice(0, value.at))),
  );
  const used = named.length === 1 ? named : lengths;
  // "LOW 8-10 hours" leaves it open, but not the latest and the earliest.
  const ranges = notes.units.flatMap((unit) => [...unit.text.matchAll(RANGE)].map((found) => ({ unit, found })));
  const meant = ranges.filter(({ found }) => words.some((word) => new RegExp(`\\b${word}\\b`, 'i').test(found[1]!)));
  const [range, more_] = meant.length > 0 ? meant : ranges;
  if (range && more_) return undefined;
  if (range) {
    const [, , least, most, unit] = range.found;
    const [soon, late] = [most, least].map(
      (many) => at.value + (at.value < 11 * 60 ? 720 : 0) - Number(many) * (/^h/i.test(unit!) ? 60 : 1),
    );
    const told = (from: number): string => shown(from, { ...at, typed: 'am' });
    return {
      says: `That is ${/\blatest\b|\bhow late\b/.test(question) ? `${told(late!)}: ${least} ${unit} before ${at.typed}` : /\bearliest\b/.test(question) ? `${told(soon!)}: ${most} ${unit} before ${at.typed}` : `between ${told(soon!)} and ${told(late!)}: ${least} to ${most} ${unit} before ${at.typed}`}.`,
      lines: [range.unit.text],
    };
  }
  if (used.length === 0 || used.length > 8) return undefined;
  const sum = used.reduce((so, { value }) => so + value.value, 0);
  if (at.value + 720 - sum < 0) return undefined;
  const from = at.value < 11 * 60 && !/am|^0/.test(at.typed) && at.value - sum < 6 * 60 ? at.value + 720 - sum : at.value - sum;
  return {
    says: `That is ${shown(from, { ...at, typed: 'am' })}: ${at.typed} less ${used.length > 1 ? `${used.map(({ value }) => spell(value.value / 60)).join(' + ')} = ` : ''}${spell(sum / 60)}.`,
    lines: linesOf(used.map(({ segment }) => segment)),
    isUnsure: named.length === 0 && linesOf(used.map(({ segment }) => segment)).length > 1 && used.length > 4,
  };
};

const AGAIN = /\b(?:every|at least|not more than once (?:every|in)|leave|wait|gap of)(?: at least)? $/i;
/** "At least 4 hours apart", "every 28 days, last ordered 20 November": the next. */
const again: Rule = (question, notes, whole) => {
  if (!ASKS_TIME.test(question) || !/\b(?:next|more|again|another|soonest|earliest|due)\b/.test(question)) return undefined;
  const gaps = notes.facts.filter(
    ({ value, segment: { unit } }) => value.kind === 'duration' && AGAIN.test(unit.text.slice(0, value.at)),
  );
  const [clock, date] = ['clock', 'date'].map((kind) => valuesIn(whole).filter((value) => value.kind === kind));
  const words = namesIn(question);
  const long = gaps.filter(({ value }) => value.value >= MINUTES_IN['day']!);
  const short = gaps.filter((gap) => !long.includes(gap));
  const pick = (some: readonly Fact[]): Fact | undefined =>
    some.length === 1
      ? some[0]
      : some.filter(({ segment: { unit } }) => words.some((word) => speaksOf(unit, word))).length === 1
        ? some.find(({ segment: { unit } }) => words.some((word) => speaksOf(unit, word)))
        : undefined;
  const gap = clock!.length === 1 ? pick(short) : pick(long);
  if (!gap) return undefined;
  if (clock!.length === 1) {
    const at = clock![0]!;
    return {
      says: `That is ${shown(at.value + gap.value.value, at)}: ${gap.value.typed} after ${at.typed}.`,
      lines: linesOf([gap.segment]),
      isUnsure: !words.some((word) => speaksOf(gap.segment.unit, word)) && gaps.length > 1,
    };
  }
  const lasts = notes.facts.filter(
    ({ value, segment: { unit } }) => value.kind === 'date' && /\blast\b[^.;]*$/i.test(unit.text.slice(0, value.at)),
  );
  const from = date!.length === 1 ? date![0]! : lasts.length === 1 ? lasts[0]!.value : undefined;
  if (!from || date!.length > 1) return undefined;
  const to = stepped(from.value, gap.value, 1);
  return {
    says: `That is ${dateOf(to, from, to - from.value)}: ${gap.value.typed} after ${from.typed}.`,
    lines: linesOf([gap.segment, ...(date!.length === 1 ? [] : [lasts[0]!.segment])]),
    isOnly: true,
  };
};

const ASKS_LAST =
  /\b(?:last (?:day|date)|by (?:when|what date)|how long (?:have|do) (?:i|we)|latest (?:day|date)?|deadline|until when|till when|when (?:do|must|should|have) .*\bby)\b/;
const UNTIL = /\b(?:within|up to|in)(?: the)?(?: (?:first|next))? $/i;
/** "They came on 5 November": so many days from what the question dates, or from the day of the line itself. */
const dueFrom: Rule = (question, notes, whole) => {
  if (!ASKS_LAST.test(question)) return undefined;
  const [given, more] = valuesIn(whole).filter(({ kind, to, value }) => kind === 'date' && to === value);
  const limits = notes.facts.filter(
    ({ value, segment: { unit } }) =>
      value.kind === 'duration' && value.value >= MINUTES_IN['day']! && UNTIL.test(unit.text.slice(0, value.at)),
  );
  const words = namesIn(whole);
  const refund = /\bmoney back\b|\brefund\b/.test(whole)
    ? 'refund'
    : /\bexchange\b|\bswap\b/.test(whole)
      ? 'exchange'
      : /\b(?:pay|settle|owe)\b/.test(whole)
        ? 'balance'
        : undefined;
  const fit = ({ value, segment: { unit } }: Fact): number =>
    words.filter((word) => speaksOf(unit, word)).length +
    (refund !== undefined &&
    new RegExp(`\\b(?:${refund === 'balance' ? 'balance|pay\\w*|invoice|due' : refund})`, 'i').test(
      unit.text.slice(Math.max(0, value.at - 60), value.end + 60),
    )
      ? 2
      : 0);
  const scored = limits.map((fact) => ({ fact, score: fit(fact) })).toSorted((one, other) => other.score - one.score);
  const [best, next] = scored;
  if (!best || best.score === 0 || next?.score === best.score || more) return undefined;
  const { unit } = best.fact.segment;
  const own = notes.facts.filter(
    ({ value, segment }) => value.kind === 'date' && segment.unit === unit && value.at > best.fact.value.at,
  );
  // "14 days (up to and including 20 January)" end there.
  if (own.some(({ value: { at } }) => /\b(?:including|until|till|by|before|up to) $/i.test(unit.text.slice(0, at))))
    return undefined;
  const from = own.length === 1 ? own[0]!.value : given;
  if (!from || (own.length === 0 && !/^s? (?:of|from|after)\b/i.test(unit.text.slice(best.fact.value.end)))) return undefined;
  const to = stepped(from.value, best.fact.value, 1);
  return {
    says: `That is ${dateOf(to, from, to - from.value)}: ${best.fact.value.typed} from ${from.typed}.`,
    lines: [unit.text],
    isOnly: true,
  };
};

const PLACES = ['first', 'second', 'third', 'fourth', 'last'];
const NTH =
  /\b(first|second|third|fourth|last|1st|2nd|3rd|4th) (mon|tues|wednes|thurs|fri|satur|sun)day (?:of|in) (?:the |each |every )?(month|january|february|march|april|may|june|july|august|september|october|november|december)\b/i;
/** That weekday of the month, the next from today on. */
const nthDay = (place: string, day: string, month: string): Date => {
  const now = today();
  const at = PLACES.findIndex((name, row) => name === place.toLowerCase() || (/^\d/.test(place) && Number(place[0]) === row + 1));
  const wanted = WEEK.findIndex((name) => name.toLowerCase().startsWith(day.toLowerCase()));
  for (let ahead = 0; ; ahead += 1) {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1));
    if (month.toLowerCase() !== 'month' && first.getUTCMonth() !== monthOf(month.toLowerCase())) continue;
    const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
    const from = ((wanted - ((first.getUTCDay() + 6) % 7) + 7) % 7) + 1;
    const date = from + 7 * (place.toLowerCase() === 'last' ? Math.floor((last - from) / 7) : at);
    const found = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), date));
    if (found >= now) return found;
  }
};
const nthWeekday: Rule = (question, notes) => {
  if (!/^(?:and |so )?when\b|\b(?:what|which) (?:date|day)\b/.test(question)) return undefined;
  if (/\b(?:closed?|shut|open)\b/.test(question)) return undefined;
  const words = namesIn(question).filter((word) => !/^(?:date|day|next)$/.test(word));
  const found = notes.units.flatMap((unit) => {
    const match = NTH.exec(unit.text);
    return match && words.some((word) => speaksOf(unit, word)) ? [{ unit, match }] : [];
  });
  const [only, other] = found;
  if (!only || other) return undefined;
  const [all, place, day, month] = only.match;
  const date = nthDay(place!, day!, month!);
  const clock = valuesIn(only.unit.text).filter(({ kind }) => kind === 'clock');
  return {
    says: `That is ${weekday(date)} ${english(date)}${clock.length === 1 ? `, ${clock[0]!.typed}` : ''}: the ${all!
      .toLowerCase()
      .replace(/ (\p{L})(?=\p{L}+day)/u, (_, letter: string) => ` ${letter.toUpperCase()}`)
      .replace(/(?<=of |in )\p{L}(?=\p{L}+$)(?!onth)/u, (letter) => letter.toUpperCase())}.`,
    lines: [only.unit.text],
    isOnly: true,
  };
};

const GIVEN = /\b(?:got|received|gave|given|handed|dated|served|letter|notice)\b/i;
/** Notice that was given on a day of the notes. */
const noticeEnd: Rule = (question, notes, whole) => {
  if (!ASKS_TIME.test(question) && !/\b(?:last day|what date)\b/.test(question)) return undefined;
  if (
    !/\b(?:notice|move out|moving out|leave|last day)\b/.test(question) ||
    valuesIn(whole).some(({ kind }) => kind === 'date') ||
    /\b(?:give|hand|send) (?:in |my |them |their )?/.test(question)
  )
    return undefined;
  const lengths = notes.facts.filter(
    ({ value, segment: { unit } }) =>
      value.kind === 'duration' &&
      value.value >= MINUTES_IN['day']! &&
      /^['’]?s? (?:\p{L}+ )?notice\b|^['’]s notice/iu.test(unit.text.slice(value.end)),
  );
  const dates = notes.facts.filter(
    ({ value, segment: { unit } }) => value.kind === 'date' && GIVEN.test(unit.text.slice(0, value.at)),
  );
  const [length, more] = lengths;
  const [from, other] = dates;
  if (!length || more || !from || other) return undefined;
  const to = stepped(from.value.value, length.value, 1);
  return {
    says: `That is ${dateOf(to, from.value, to - from.value.value)}: ${length.value.typed.toLowerCase()} from ${from.value.typed}.`,
    lines: linesOf([length.segment, from.segment]),
    isOnly: true,
  };
};

/** "I want to be out on 31 January, when must I send notice at the latest?": so long before. */
const noticeBy: Rule = (question, notes, whole) => {
  const [own, ...more] = valuesIn(whole).filter(({ kind }) => kind === 'date');
  if (
    !own ||
    more.length > 0 ||
    !/\b(?:latest|last (?:date|day)|by when|by what date|how late)\b/.test(question) ||
    !/\bnotice\b/.test(question)
  )
    return undefined;
  const lengths = notes.facts.filter(
    ({ value, segment: { unit } }) =>
      value.kind === 'duration' &&
      value.value >= MINUTES_IN['day']! &&
      /^['’]?s?['’]? (?:\p{L}+ )?notice\b/iu.test(unit.text.slice(value.end)),
  );
  const [length, ...others] = lengths;
  if (!length || others.length > 0) return undefined;
  const to = stepped(own.value, length.value, -1);
  return {
    says: `That is ${dateOf(to, own, to - own.value)}: ${length.value.typed.toLowerCase()} before ${own.typed}.`,
    lines: linesOf([length.segment]),
    isOnly: true,
  };
};

const DUE = /\b(?:within|in)(?: the)?(?: next)? $/i;
/** "If I pay on the 8th of December": late or not by the day it is due, and what that costs. */
const lateBy: Rule = (_question, notes, whole) => {
  const [own, more] = valuesIn(whole).filter(({ kind }) => kind === 'date');
  if (
    !own ||
    more ||
    !/\b(?:pay|paid|settle|return|send|hand|bring|renew|cancel|submit)\w*\b/.test(whole) ||
    !/\b(?:late|charge|fee|fine|extra|in time|ok|okay|too late|penalty|still)\b/.test(whole)
  )
    return undefined;
  const limits = notes.facts.flatMap((fact) => {
    const {
      value,
      segment: { unit },
    } = fact;
    if (value.kind !== 'duration' || !DUE.test(unit.text.slice(0, value.at))) return [];
    const from = notes.facts.filter((one) => one.value.kind === 'date' && one.segment.unit === unit && one.value.at > value.at);
    return from.length === 1
      ? [{ to: stepped(from[0]!.value.value, value, 1), model: from[0]!.value, days: value.value / MINUTES_IN['day']!, unit }]
      : [];
  });
  const [limit, other] = limits;
  if (!limit || other) return undefined;
  const [day, due] = [new Date(own.value * DAY_MS), new Date(limit.to * DAY_MS)];
  const isLate = Date.UTC(due.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate()) > due.getTime();
  const cost = notes.facts.filter(
    ({ value, segment: { unit } }) => value.kind === 'money' && /\blate\b|\boverdue\b/i.test(unit.text),
  );
  const fee = isLate && cost.length === 1 ? cost[0]! : undefined;
  const asksFee = /\b(?:charge|fee|fine|extra|penalty)\b/.test(whole);
  if (isLate && asksFee && !fee) return undefined;
  const asksOk = /\b(?:ok|okay|in time|still)\b/.test(whole) && !asksFee;
  return {
    says: `${isLate === asksOk ? 'No' : 'Yes'}: it is due by ${dateOf(limit.to, limit.model, limit.days)}${fee ? `, and late costs ${said(fee.value.value, fee.value)}` : ''}.`,
    lines: [...new Set([limit.unit.text, ...(fee ? [fee.segment.unit.text] : [])])],
  };
};

/** "From Wednesday 10 March to Friday 12 March": two nights. */
const nights: Rule = (question, { units }) => {
  if (!/\bhow many nights\b/.test(question)) return undefined;
  const found = units.flatMap((unit) => {
    const [from, to, more] = valuesIn(unit.text).filter(({ kind }) => kind === 'date');
    const told = valuesIn(unit.text).some(({ kind, unit: of }) => kind === 'duration' && of === 'night');
    if (!from || more || told) return [];
    const isSpan = to !== undefined && /^ ?(?:[-–]|to|until|till|and)(?: \p{L}+,?)? ?$/iu.test(unit.text.slice(from.end, to.at));
    // The year may be told of the last alone.
    const year = to === undefined ? 0 : new Date(to.value * DAY_MS).getUTCFullYear();
    const first = new Date(from.value * DAY_MS);
    const start = isSpan && first.getUTCFullYear() === ANY_YEAR ? first.setUTCFullYear(year) / DAY_MS : from.value;
    const many = to === undefined ? from.to - from.value : isSpan ? to.value - start : 0;
    return many > 0 ? [{ unit, many, typed: to === undefined ? from.typed : unit.text.slice(from.at, to.end) }] : [];
  });
  const [only, other] = found;
  return only && !other
    ? { says: `That is ${only.many} night${only.many === 1 ? '' : 's'}: ${only.typed}.`, lines: [only.unit.text] }
    : undefined;
};

const PEOPLE = /^(?:members?|adults?|people|of|kids|children|families)$/;
const CHANGED = /\bfrom ([£$€₹])(\d+(?:\.\d\d)?)(?: \p{L}+){0,3}? to \1(\d+(?:\.\d\d)?)/iu;
/** "Fees go from £28 to £31 a plot", of so many plots. */
const rise: Rule = (question, notes, whole) => {
  if (!/\bhow much (?:more|extra|less|higher|dearer)\b|\bby how much\b|\b(?:go|gone|went|going) up\b/.test(question))
    return undefined;
  const found = notes.units.flatMap((unit) => {
    const match = CHANGED.exec(unit.text);
    return match ? [{ unit, match }] : [];
  });
  const [only, other] = found;
  if (!only || other) return undefined;
  const [, , before, after] = only.match;
  const model = valuesIn(only.unit.text).find(({ kind, value }) => kind === 'money' && value === Number(after));
  if (!model) return undefined;
  const by = Number(after) - Number(before);
  const of = model.per[0];
  const counts = [...valuesIn(whole), ...notes.units.flatMap(({ text }) => valuesIn(text))].filter(
    ({ kind, unit, value }) =>
      kind === 'amount' &&
      value > 1 &&
      (of === undefined
        ? PEOPLE.test(unit) && valuesIn(whole).filter((one) => one.kind === 'amount').length === 1
        : stemmed(unit) === stemmed(of) || (of === 'each' && PEOPLE.test(unit))),
  );
  const lasting = valuesIn(whole).find(({ kind, unit }) => kind === 'duration' && unit === of);
  const asksAll =
    lasting !== undefined || /\b(?:bring in|in all|altogether|total|raise|over (?:a|the) year|club|everyone)\b/.test(question);
  const many = lasting ? lasting.value / MINUTES_IN[lasting.unit]! : counts[0]?.value;
  if (asksAll && (many === undefined || (!lasting && counts.some(({ value }) => value !== many)))) return undefined;
  const more = by < 0 ? 'less' : 'more';
  return asksAll
    ? {
        says: `That makes ${said(Math.abs(by) * many!, model)} ${more}: ${many!} × ${said(Math.abs(by), model)}.`,
        lines: [only.unit.text],
      }
    : {
        says: `That is ${said(Math.abs(by), model)} ${more}${of === undefined ? '' : ` ${of === 'each' ? 'each' : `per ${of}`}`}: ${said(Number(before), model)} to ${said(Number(after), model)}.`,
        lines: [only.unit.text],
      };
};

export const WHEN_RULES: readonly Rule[] = [
  nthWeekday,
  noticeBy,
  noticeEnd,
  again,
  dueFrom,
  startBy,
  lateBy,
  nights,
  rise,
  steps,
  relative,
  arrives,
];
