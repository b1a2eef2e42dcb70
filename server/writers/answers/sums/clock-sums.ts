/** Hours as people reckon with them: shifts on a time sheet, decimal hours, the 24-hour clock, what comes round every so many hours. */
import { landsElsewhere } from '../dates/time-zones.ts';
import { capitalise } from '../../../english/prose.ts';
import type { Answer, Source } from '../answer.ts';
import { inFigures } from './quantities.ts';
import { isDoubtful } from './of-others.ts';
import { clock } from './plan.ts';
import { figure, money, spell } from './told.ts';
import { counted } from '../values/calendar.ts';
import { WEEKDAYS } from '../values/days.ts';
import { withHalvesOfDay } from '../values/halves-of-day.ts';

const answer = (lead: string, steps: readonly string[], confidence = 93): Answer => ({
  confidence,
  lead,
  more: [steps, [], []],
  asides: { source: 'Worked out on the spot.', caution: 'Check that the times were read as you meant them.' },
  topics: ['What is 7.75 hours in hours and minutes?', 'What is 17:45 in the 12-hour clock?', 'How many minutes are in a day?'],
});
const hasMore = (rest: string): boolean => /\d/.test(rest);

/** "An hour and a half", "three quarters of an hour", "half past nine", in figures. */
export const timesInFigures = (plain: string): string =>
  withHalvesOfDay(
    inFigures(
      plain
        .replace(/\bhalf(?: an?)?[- ]hour\b/g, '30 minutes')
        .replace(/\bthree quarters of an hour\b/g, '45 minutes')
        .replace(/\b(?:a )?quarter of an hour\b/g, '15 minutes')
        .replace(/\b(?:an?|one) hour and a half\b/g, '90 minutes')
        .replace(/\b(?:an?|one) hour and a quarter\b/g, '75 minutes')
        .replace(/\b(\w+) hours? and a half\b/g, '$1 and a half hours')
        .replace(/\b(\w+) hours? and (?:a|one) quarter\b/g, '$1 and a quarter hours')
        .replace(/\b(\w+) and three quarter hours\b/g, '$1 and ¾ hours')
        .replace(/(?<!\bhalf |\bof |\d )\b(?:an|one) hour\b/g, '1 hour')
        .replace(/\bhalf past (\d{1,2}|[a-z]+)\b/g, '$1:30')
        .replace(/\b(?:a )?quarter past (\d{1,2}|[a-z]+)\b/g, '$1:15'),
    )
      .replace(/\b(?:a )?quarter to (\d{1,2})\b(?!:)/g, (_, hour: string) => `${((Number(hour) + 10) % 12) + 1}:45`)
      .replace(
        /\b(5|10|20|25) (?:minutes )?past (\d{1,2})\b(?!:)/g,
        (_, minutes: string, hour: string) => `${hour}:${minutes.padStart(2, '0')}`,
      )
      .replace(
        /\b(5|10|20|25) (?:minutes )?to (\d{1,2})\b(?!:|\.\d)(?! ?[ap]\.?m)(?=.*\b(?:in the (?:morning|afternoon|evening)|at night)\b)/g,
        (_, minutes: string, hour: string) => `${((Number(hour) + 10) % 12) + 1}:${60 - Number(minutes)}`,
      )
      .replace(/(?<!\d)(\d+) ?1\/2 (?=hours?)/g, '$1.5 '),
  );

/** A duration in words, and the same with nothing caught. */
const LONG = String.raw`(?<![\d.])(?:\d+(?:\.\d+)? ?(?:hours?|hrs?|h)\b(?:,? ?(?:and )?\d{1,2} ?(?:minutes?|mins?|m)\b| [0-5]\d(?![\d:.%]| ?(?:h|min|day|people|x\b|time)))?|\d+(?:\.\d+)? ?(?:minutes?|mins?)\b)`;
const hoursOf = (typed: string): number => {
  const [, hours = '0'] = /(?<![\d.])(\d+(?:\.\d+)?) ?(?:hours?|hrs?|h)\b/.exec(typed) ?? [];
  const [, minutes = '0'] =
    /(?<![\d.])(\d+(?:\.\d+)?) ?(?:minutes?|mins?|m)\b|(?<=[a-z] )(\d\d)$/.exec(typed)?.filter((part) => part !== undefined) ??
    [];
  return Number(hours) + Number(minutes) / 60;
};

const TIME = String.raw`(?:\d{1,2}(?:[:.][0-5]\d)? ?(?:[ap]\.?m\b\.?)?|noon|midday|midnight)`;
interface Clock {
  readonly value: number;
  /** Told by "am" or "pm", by a leading nought or an hour past twelve. */
  readonly isSure: boolean;
}
const clockOf = (typed: string): Clock | undefined => {
  if (/^(?:noon|midday)/.test(typed)) return { value: 12, isSure: true };
  if (typed.startsWith('midnight')) return { value: 0, isSure: true };
  const [, hour, minute = '0', half] = /^(\d{1,2})(?:[:.](\d\d))? ?(?:([ap])\.?m)?/.exec(typed) ?? [];
  const value = Number(hour);
  if (hour === undefined || value > 24 || (half !== undefined && value > 12)) return undefined;
  const turned = half === undefined ? value : (value % 12) + (half === 'p' ? 12 : 0);
  return { value: turned + Number(minute) / 60, isSure: half !== undefined || value > 12 || hour.startsWith('0') };
};
/** From nine to five is eight hours, by whichever half of the day. */
const apart = (from: Clock, to: Clock): number => {
  const round = from.isSure && to.isSure ? 24 : 12;
  return (((to.value - from.value) % round) + round) % round || round;
};

const DAY = `(?:${WEEKDAYS.map((day) => `${day.slice(0, 3)}(?:${day.slice(3)})?`).join('|')}|tues|weds?|thurs?)s?`;
const DAYS = new RegExp(
  String.raw`\b(${DAY}) ?(?:to|till?|until|through|thru|-|–) ?(${DAY})\b|\b(${DAY}(?:(?:,? and|,? &|,|/)? ?${DAY})*)\b|\b(?:for |on |×|x ?)?(\d) (?:days|times|shifts|nights)(?: (?:a|per|each|every|this) week)?\b|\b(weekdays)\b`,
);
const dayAt = (typed: string): number => WEEKDAYS.findIndex((day) => day.startsWith(typed.slice(0, 3)));
const daysIn = (found: RegExpExecArray): number => {
  const [, from, to, list, many, weekdays] = found;
  if (weekdays !== undefined) return 5;
  if (many !== undefined) return Number(many);
  return list !== undefined ? list.match(new RegExp(DAY, 'g'))!.length : ((dayAt(to!) - dayAt(from!) + 7) % 7) + 1;
};

const SHIFT = new RegExp(
  String.raw`(?<![\d.:£$€/])(?:from )?(${TIME}) ?(?:-|–|to|till?|until|til) ?(${TIME})(?![\d:%/]|\.\d| ?(?:hours?|hrs?|min|days?|weeks?|x\b|people|times))`,
  'g',
);
const BREAK = new RegExp(
  String.raw`(?:(?:with|less|minus|including|and|plus|taking|off|has|have|take|get)? ?(?:an? )?(?:(\d) (?:x )?(?=\d))?(${LONG})(?: (?:unpaid|off|for|each|a|of|my|the))*(?: (?:lunch|tea|dinner|meal))?(?: (?:break|lunch|rest)s?|(?<= unpaid)(?: in the middle)?)|(?:lunch|breaks?)(?: (?:is|of|are|was))? (${LONG}))(?: (?:unpaid|off|break))?( (?:each|every|a|per) (?:day|shift|time)|daily| each)?`,
);
const ASKS_HOURS =
  /\bhow many (?:\w+ )?hours\b|\b(?:total|paid) hours\b|\bhours (?:altogether|in total|total|worked)\b|\bhow long\b|\bhow much time\b|\bhours (?:a|per|each) (?:day|week)$|\b(?:daily|weekly) hours\b/;
const ASKS_PAY = /\b(?:what|how much)\b.*\b(?:pay|paid|wages?|get|earn\w*|make|owed)\b/;
const RATE = /(?:\b(?:at|on|for) )?([£$€])?(?<![\d.])(\d+(?:\.\d+)?) ?(?:an|per|a) hour\b|\b(?:at|on) ([£$€])?(\d+\.\d\d)$/;

/** "Start 7:45, finish 16:15". */
const STARTS = new RegExp(
  `\\b(?:start(?:ed|s|ing)?|began|clocked in|in)(?: work)?(?: at)? (${TIME}),? (?:and )?(?:finish(?:ed|es|ing)?|end(?:ed|s)?|clocked out|left|out)(?: work)?(?: at)? (${TIME})`,
);

interface Shift {
  readonly said: string;
  readonly hours: number;
  readonly pause: number;
  readonly days: number;
}

/** What the words of one shift say of its days and its break; nothing where something else is told in them. */
const shiftOf = (found: RegExpMatchArray, words: string, everyPause: number): Shift | undefined => {
  const [, one, other] = found;
  const [from, to] = [clockOf(one!), clockOf(other!)];
  if (!from || !to) return undefined;
  const none = /\b(?:no|without(?: a)?) (?:lunch )?breaks?\b/.exec(words);
  const paused = none ? null : BREAK.exec(words);
  const rest = paused ? words.replace(paused[0], ' ') : words;
  const days = DAYS.exec(rest);
  if (hasMore(days ? rest.replace(days[0], ' ') : rest)) return undefined;
  const isPaid = /\bpaid\b/.test(words) && !/\bunpaid\b/.test(words) && /\bpaid (?:\w+ )?(?:break|lunch)/.test(words);
  const own = paused ? Number(paused[1] ?? 1) * hoursOf(paused[2] ?? paused[3]!) : undefined;
  const pause = none || isPaid ? 0 : (own ?? everyPause);
  const hours = apart(from, to);
  if (pause >= hours) return undefined;
  return { said: `${one!.trim()} to ${other!.trim()}`, hours, pause, days: days ? daysIn(days) : 1 };
};

/** A time sheet: from when to when, on which days, with what break, at what pay. */
const sheet = (told: string): Answer | undefined => {
  const text = told.replace(STARTS, '$1 to $2');
  const isPay = ASKS_PAY.test(text) && RATE.test(text);
  if (!isPay && !ASKS_HOURS.test(text)) return undefined;
  const rate = RATE.exec(text);
  const plain = rate ? text.replace(rate[0], ' ') : text;
  const found = [...plain.matchAll(SHIFT)];
  const [first] = found;
  if (!first) return undefined;
  const lead = plain.slice(0, first.index);
  // "Mon 9-5, Tue 10-4": the day is told before its hours.
  const isBefore = new RegExp(`(?:${DAYS.source}):?(?: of| from| at)? ?$`).test(lead.replace(/(?<!\d)\d+ shifts? $/, ''));
  const pieces = found.map((one, at) => {
    const end = one.index + one[0].length;
    const next = found[at + 1]?.index ?? plain.length;
    const last = found[at - 1];
    const before = last ? plain.slice(last.index + last[0].length, one.index) : lead;
    return isBefore ? before : plain.slice(end, next);
  });
  const tail = isBefore ? plain.slice(found.at(-1)!.index + found.at(-1)![0].length) : lead;
  // One break for every shift is told once.
  const all = BREAK.exec(tail) ?? (found.length > 1 ? BREAK.exec(pieces.at(-1)!) : null);
  const isEach = all?.[4] !== undefined || (all !== null && /\beach\b|\bevery\b|\ba day\b|\bdaily\b/.test(plain));
  if (all && found.length > 1 && !isEach) return undefined;
  if (hasMore(all ? tail.replace(all[0], ' ') : tail)) return undefined;
  const shifts = found.map((one, at) => shiftOf(one, pieces[at]!, all ? Number(all[1] ?? 1) * hoursOf(all[2] ?? all[3]!) : 0));
  if (shifts.some((one) => one === undefined)) return undefined;
  const known = shifts as readonly Shift[];
  // A break that was not understood is not left out.
  if (
    /\b(?:breaks?|lunch|unpaid)\b/.test(text) &&
    !/\b(?:no|without(?: a)?|paid) (?:lunch )?breaks?\b/.test(text) &&
    known.every(({ pause }) => pause === 0)
  )
    return undefined;
  const total = known.reduce((sum, { hours, pause, days }) => sum + (hours - pause) * days, 0);
  const steps = known.map(
    ({ said, hours, pause, days }) =>
      `${capitalise(said)} is ${spell(hours)}${pause === 0 ? '' : `, less ${spell(pause)} is ${spell(hours - pause)}`}${days === 1 ? '' : `, × ${days} = ${spell((hours - pause) * days)}`}.`,
  );
  const per =
    known.length === 1 && known[0]!.days === 1
      ? / (?:a|per|each|every) day\b/.exec(text)?.[0].replace(/ (?:per|each|every)/, ' a')
      : /(?:\b(?:a|per|each|every|this) week|\bweekly)\b/.test(text) && ' per week';
  const inMinutes = Number.isInteger(total) ? '' : ` (${spell(total)})`;
  if (!isPay) return answer(`That is ${figure(total)} hours${per || ' in all'}${inMinutes}.`, steps);
  const sign = rate![1] ?? rate![3] ?? '';
  const hourly = Number(rate![2] ?? rate![4]);
  return answer(`The pay is ${money(total * hourly, sign)}.`, [
    ...steps,
    `${figure(total)} hours × ${money(hourly, sign)} = ${money(total * hourly, sign)}.`,
  ]);
};

/** "9am Monday to 5pm Wednesday". */
const OVER_DAYS = new RegExp(
  String.raw`(?:\b(${DAY}) (?:at )?(${TIME})|\b(${TIME}) (?:on )?(${DAY}))\b ?(?:-|–|to|till?|until|til|and) (?:the )?(?:next |following )?(?:\b(${DAY}) (?:at )?(${TIME})|(${TIME}) (?:on )?(?:the )?(?:next |following )?(${DAY}))`,
);
const overDays = (text: string): Answer | undefined => {
  const found = OVER_DAYS.exec(text);
  if (!found || !/\bhow (?:many hours|long)\b/.test(text) || hasMore(text.replace(found[0], ' '))) return undefined;
  const [days, times] = [
    [found[1] ?? found[4]!, found[5] ?? found[8]!],
    [found[2] ?? found[3]!, found[6] ?? found[7]!],
  ];
  const [from, to] = [clockOf(times[0]!), clockOf(times[1]!)];
  if (!from?.isSure || !to?.isSure) return undefined;
  const nights = (dayAt(days[1]!) - dayAt(days[0]!) + 7) % 7;
  const hours = nights * 24 + to.value - from.value;
  if (hours <= 0) return undefined;
  return answer(`That is ${spell(hours)}.`, [
    `From ${found[0].replace(/ and (?=\S{1,20} ?\S{0,20}$)/, ' to ')}: ${counted(nights, 'day')} of 24 hours ${to.value < from.value ? 'less' : 'and'} ${spell(Math.abs(to.value - from.value))}.`,
  ]);
};

const TO_TWELVE = /\b(?:12|twelve)[- ]?(?:hour|hr|h)\b|\b(?:am|pm)(?:\/pm| or pm)\b|\bnormal time\b/;
const TO_24 = /\b24[- ]?(?:hour|hr|h)\b|\bmilitary time\b/;
const otherClock = (text: string): Answer | undefined => {
  const [toTwelve, to24] = [TO_TWELVE.exec(text), TO_24.exec(text)];
  if (!toTwelve && !to24) return undefined;
  const rest = text.replace(TO_TWELVE, ' ').replace(TO_24, ' ');
  const times = [
    ...rest.matchAll(
      /(?<![\d.:])(?:(\d{1,2})[:.](\d\d)|(\d{1,2})(?=\s?[ap]\.?m)|([01]\d|2[0-4])([0-5]\d)(?: hours)?)(?: ?([ap])\.?m\b)?/g,
    ),
  ];
  const [time, ...more] = times;
  if (!time || more.length > 0 || hasMore(rest.replace(time[0], ' ')) || !/\b(?:what|convert|write|how|is|in)\b/.test(text))
    return undefined;
  const half = time[6];
  const typed = `${time[1] ?? time[3] ?? time[4]}:${time[2] ?? time[5] ?? '00'}${half === undefined ? '' : `${half}m`}`;
  const read = clockOf(typed);
  if (!read || (half === undefined && !read.isSure && to24 !== null && toTwelve === null)) return undefined;
  const in24 = `${String(Math.floor(read.value) % 24).padStart(2, '0')}:${String(Math.round((read.value % 1) * 60)).padStart(2, '0')}`;
  const said = half === undefined ? clock(read.value, true) : in24;
  return answer(`${time[0].trim()} is ${said} in the ${half === undefined ? '12' : '24'}-hour clock.`, [
    half === undefined ? 'From 13:00 on take off 12 and say pm.' : 'From 1 pm on add 12; 12 am is 00:00 and 12 pm is 12:00.',
  ]);
};

const LISTED = /\b(?:total|altogether|add(?:ed)?(?: up)?|in all|sum)\b/;
/** "8:30, 7:45 and 6:50": hours and minutes worked, put together. */
const listed = (text: string): Answer | undefined => {
  const times = [...text.matchAll(/(?<![\d.:])(\d{1,3}):([0-5]\d)(?![\d:]|:| ?[ap]\.?m)/g)];
  if (times.length < 2 || !LISTED.test(text) || !/\bhours?\b|\btime ?sheet\b|\btimes?\b/.test(text)) return undefined;
  if (
    /\b(?:to|till?|until|-) ?\d{1,2}:\d/.test(text) ||
    hasMore(times.reduce((rest, { 0: typed }) => rest.replace(typed, ' '), text))
  )
    return undefined;
  const total = times.reduce((sum, [, hours, minutes]) => sum + Number(hours) + Number(minutes) / 60, 0);
  return answer(`That is ${spell(total)} in all (${figure(total)} hours).`, [
    `${times.map(({ 0: typed }) => typed).join(' + ')}: ${spell(total)}.`,
  ]);
};

const MINUS = new RegExp(
  `(?:subtract|take(?: away)?) (${LONG}) (?:away )?from (${LONG})|(${LONG}) (?:minus|less|take away|-|−) (${LONG})`,
);
const ADDS = /\b(?:add(?:ed)?|plus|total|altogether|sum|together|in all)\b|\+/;
const TIMES = new RegExp(
  `(?<![\\d.:])(\\d{1,2}) (?:x|times|lots of|shifts of|days of|sessions of|lessons of) (${LONG})|(${LONG}) (?:a|per|each|every) (?:day|shift|night|lesson|session)\\b[^\\d]{0,20}(\\d{1,2}) (?:days|shifts|nights|lessons|sessions)\\b`,
);
const SHARED = new RegExp(`(${LONG}).*?\\b(?:shared?|split|divided?)\\b.*?\\b(?:between|among|amongst|by|into|in) (\\d{1,3})\\b`);
const DECIMAL = /(?<![\d.:])(\d{1,3}\.\d{1,2}) ?(?:hours?|hrs?)\b/;
const AS_HOURS = /\b(?:in|to|into|as) (?:a )?(?:decimals?(?: hours?)?|decimal (?:form|time)|hours?)(?! (?:and|&) min)\b/;
const IN_BOTH = /\bhours? (?:and|&) min(?:ute)?s?\b/;

/** Hours told with a point, hours and minutes, and sums of them. */
const durations = (text: string): Answer | undefined => {
  if (/\bevery\b|\b(?:km|miles?|mph|kmh)\b|[£$€]/.test(text)) return undefined;
  const without = (...parts: readonly (string | undefined)[]): string =>
    parts.reduce((rest: string, part) => (part === undefined ? rest : rest.replace(part, ' ')), text);
  const minus = MINUS.exec(text);
  if (minus && !hasMore(without(minus[0]))) {
    const [large, small] = minus[1] === undefined ? [minus[3]!, minus[4]!] : [minus[2]!, minus[1]];
    const left = hoursOf(large) - hoursOf(small);
    return left < 0
      ? undefined
      : answer(`That is ${spell(left)}.`, [`${spell(hoursOf(large))} − ${spell(hoursOf(small))} = ${spell(left)}.`]);
  }
  const times = TIMES.exec(text);
  if (times && !hasMore(without(times[0])) && /\b(?:how|what|total|altogether)\b/.test(text)) {
    const [each, many] = [hoursOf((times[2] ?? times[3])!), Number(times[1] ?? times[4])];
    return answer(`That is ${spell(each * many)}.`, [`${spell(each)} × ${many} = ${spell(each * many)}.`]);
  }
  const shared = SHARED.exec(text);
  if (shared && !hasMore(without(shared[1], shared[2])) && /\b(?:how (?:long|much|many)|each|divided by)\b/.test(text)) {
    const [all, many] = [hoursOf(shared[1]!), Number(shared[2])];
    return answer(`That is ${spell(all / many)}${/\bdivided by\b/.test(text) ? '' : ' each'}.`, [
      `${spell(all)} ÷ ${many} = ${spell(all / many)}.`,
    ]);
  }
  const all = [...text.matchAll(new RegExp(LONG, 'g'))].map(({ 0: typed }) => typed);
  if (
    all.length > 1 &&
    ADDS.test(text) &&
    !hasMore(without(...all)) &&
    !/\b(?:minus|less|break|lunch|unpaid|same|left)\b/.test(text)
  ) {
    const total = all.reduce((sum, part) => sum + hoursOf(part), 0);
    return answer(`That is ${spell(total)}.`, [`${all.map((part) => spell(hoursOf(part))).join(' + ')} = ${spell(total)}.`]);
  }
  const [one, other, ...more] = all;
  if (one === undefined || more.length > 0 || hasMore(without(one, other))) return undefined;
  const decimal = DECIMAL.exec(text);
  if (other !== undefined) {
    // "Is 8.5 hours the same as 8 hours 50 minutes?"
    if (!/\b(?:same (?:as|thing)|equal|mean)\b/.test(text)) return undefined;
    const [first, second] = [hoursOf(one), hoursOf(other)];
    const isSame = Math.abs(first - second) < 1e-9;
    return answer(
      `${isSame ? 'Yes' : 'No'}: ${one} is ${decimal?.[0] === one ? spell(first) : `${figure(first)} hours`}${isSame ? '' : `, and ${other} is ${figure(second)} hours`}.`,
      ['The figures behind the point are parts of an hour, and half an hour is 30 minutes.'],
    );
  }
  const value = hoursOf(one);
  if (decimal && IN_BOTH.test(text)) {
    const part = value % 1;
    return answer(`${one} is ${spell(value)}.`, [`${figure(part)} × 60 minutes = ${figure(part * 60)} minutes.`]);
  }
  const minutes = /^(\d+) ?min/.exec(one);
  if (minutes && /\bhours? (?:and|&) min/.test(text))
    return answer(`${counted(Number(minutes[1]), 'minute')} is ${spell(value)}.`, [
      `${minutes[1]} ÷ 60 = ${Math.floor(value)} and ${Math.round((value % 1) * 60)} left over.`,
    ]);
  if (
    AS_HOURS.test(text) &&
    /min|[a-z] \d\d$/.test(one) &&
    /\b(?:decimal|convert|what|how)\b/.test(text) &&
    /\bdecimal/.test(text)
  )
    return answer(`${one} is ${Number.isInteger(Math.round(value * 100 * 1e6) / 1e6) ? '' : 'about '}${figure(value)} hours.`, [
      `The minutes are divided by 60.`,
    ]);
  return undefined;
};

const KM: Readonly<Record<string, number>> = { k: 1, m: 1.609344 };
const WAY = String.raw`(\d+(?:\.\d+)?) ?(k|kms?|kilomet(?:re|er)s?|miles?)\b`;
const IN_TIME = String.raw`(?:(?:(\d{1,2}) ?(?:hours?|hrs?|h) ?(?:and )?)?(\d{1,3}) ?(?:minutes?|mins?|m)\b(?:,? ?(?:and )?(\d{1,2}) ?(?:seconds?|secs?|s)?\b)?|(?:(\d):)?(\d{1,2}):([0-5]\d))`;
const PACE = new RegExp(
  String.raw`(?<![\d:.])${IN_TIME} ?(?:-?min(?:ute)?s? ?)?(?:per|an?|\/|for (?:each|every)|each|every)? ?(k|km|kilomet(?:re|er)|mile)s?\b`,
);
const ASKS_PACE = /\b(?:per|an?|each) (km|kilomet(?:re|er)|mile|k)\b|\b(?:min(?:ute)?s?\/|\/)(km|mile)\b|\bpace\b/;
const secondsOf = (parts: readonly (string | undefined)[]): number => {
  const [hours, minutes, seconds, h, m, s] = parts.map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  return (hours + h) * 3600 + (minutes + m) * 60 + seconds + s;
};
const MARATHON = /\b(half[- ])?marathon\b/;
const ITS_LENGTH = /\b(?:21|42)(?:\.\d+)? ?k/;

/** So long for a kilometre or a mile, from the time for a way, and the other way round. */
const pace = (told: string): Answer | undefined => {
  const text = ITS_LENGTH.test(told)
    ? told
    : told.replace(MARATHON, (_, half?: string) => (half === undefined ? '42.195 km' : '21.0975 km'));
  if (
    !/\b(?:r[au]n|running|race|pace|jog\w*|walk\w*|cycl\w+|swim|swam|parkrun|km|k|mile)\b/.test(text) ||
    /\bkm\/h|\bmph\b/.test(text)
  )
    return undefined;
  const asked = ASKS_PACE.exec(text.replace(new RegExp(PACE, 'g'), ' '));
  const way = new RegExp(`(?<![\\d:.])${WAY}`).exec(text);
  const time = new RegExp(`(?<![\\d:.])${IN_TIME}`).exec(text);
  const clear = (...typed: readonly string[]): boolean => !hasMore(typed.reduce((rest, one) => rest.replace(one, ' '), text));
  if (asked && way && time && clear(way[0], time[0])) {
    const own = way[2]!.charAt(0);
    const unit = (asked[1] ?? asked[2])?.charAt(0) ?? own;
    const seconds = secondsOf(time.slice(1)) / ((Number(way[1]) * KM[own]!) / KM[unit]!);
    const whole = Math.round(seconds);
    if (whole < 60) return undefined;
    const name = unit === 'm' ? 'mile' : 'km';
    return answer(
      `That is ${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')} minutes per ${name}: ${spell(whole / 3600)} for each ${name}.`,
      [
        `${spell(secondsOf(time.slice(1)) / 3600)} ÷ ${figure((Number(way[1]) * KM[own]!) / KM[unit]!)} = ${figure(seconds / 60)} minutes.`,
      ],
    );
  }
  const rate = PACE.exec(text);
  const rest = rate ? text.replace(rate[0], ' ') : '';
  const far = new RegExp(WAY).exec(rest);
  if (!rate || !far || !clear(rate[0], far[0]) || !/\bhow long\b|\bwhat time\b|\bfinish/.test(text)) return undefined;
  const many = (Number(far[1]) * KM[far[2]!.charAt(0)]!) / KM[rate[7]!.charAt(0)]!;
  const each = secondsOf(rate.slice(1, 7));
  return answer(`It takes ${spell(Math.round(each * many) / 3600)}.`, [
    `${spell(each / 3600)} × ${figure(many)} = ${spell(Math.round(each * many) / 3600)}.`,
  ]);
};

const EVERY = new RegExp(String.raw`\bevery (${LONG}|hour\b|\d{1,3}(?:-| )?(?:minutes?|mins?|hours?|hrs?))`);
const START = new RegExp(
  String.raw`\b(?:first|start\w*|begin\w*|from|last|took(?: \w+){0,3}|had(?: \w+){0,3}|given(?: \w+){0,3}|leaves?|runs?)\b(?: \w+){0,4}?(?: at| is| was| from|:)? (${TIME})`,
);
const AFTER = new RegExp(String.raw`\b(first|next|last)\b.*?\b(after|before) (${TIME})`);
/** What comes round: the bus every twelve minutes, a tablet every six hours. */
const rounds = (text: string): Answer | undefined => {
  const every = EVERY.exec(text);
  if (!every) return undefined;
  const step = every[1] === 'hour' ? 1 : hoursOf(every[1]!.replace('-', ' '));
  const rest = text
    .replace(every[0], ' ')
    .replace(/\b\d (?:tablets?|pills?|doses?|capsules?|spoonfuls?|puffs?|drops?)\b/, ' ')
    .replace(/\bfirst 1\b/, 'first');
  const start = START.exec(rest);
  const first = start && clockOf(start[1]!);
  if (!first || step <= 0 || step > 24) return undefined;
  const beyond = AFTER.exec(rest.replace(start[0], ' '));
  const left = rest
    .replace(start[0], ' ')
    .replace(beyond?.[0] ?? '', ' ')
    .replace(/\bin (?:24 hours|a day)\b/, ' ');
  if (hasMore(left)) return undefined;
  const isHalf = /[ap]\.?m/.test(start[1]!);
  const said = (value: number): string => clock(value, isHalf);
  if (beyond) {
    const limit = clockOf(beyond[3]!);
    if (!limit) return undefined;
    const until = limit.value < first.value && !limit.isSure ? limit.value + 12 : limit.value;
    const steps = (until - first.value) / step;
    const many = beyond[2] === 'after' ? Math.floor(steps + 1e-9) + 1 : Math.ceil(steps - 1e-9) - 1;
    if (many < 0) return undefined;
    return answer(`It is at ${said(first.value + many * step)}.`, [
      `${said(first.value)} + ${many} × ${spell(step)} = ${said(first.value + many * step)}.`,
    ]);
  }
  if (/\bnext\b/.test(text) && /\bwhen\b|\bwhat time\b/.test(text)) {
    const next = first.value + step;
    return answer(`The next is at ${said(next)}${next >= 24 ? ' the next day' : ''}.`, [
      `${said(first.value)} + ${spell(step)} = ${said(next)}.`,
    ]);
  }
  if (!/\bwhat (?:are the |other )?times\b|\bwhen\b|\bwhat time\b/.test(text) || !Number.isInteger(24 / step) || step < 2)
    return undefined;
  const times = Array.from({ length: 24 / step }, (_, at) => said(first.value + at * step));
  return answer(`The times are ${times.slice(0, -1).join(', ')} and ${times.at(-1)}.`, [
    `Every ${spell(step)} makes ${times.length} in 24 hours.`,
  ]);
};

const SPEED = /(?<![\d:.])(\d+(?:\.\d+)?) ?(mph|km\/h|kmh|kph|km per hour|miles (?:an|per) hour|km an hour)(?![a-z])/;
/** The hours that a way takes at a speed. */
const driven = (way: RegExpExecArray, speed: RegExpExecArray): number => {
  const [far, fast] = [KM[way[2]!.charAt(0)]! * Number(way[1]), KM[speed[2]!.charAt(0)]! * Number(speed[1])];
  return far / fast;
};

const FROM_TO = new RegExp(
  String.raw`\b(?:left|leaves?|set off|started|start|departs?|departed|from)(?: \w+){0,2}?(?: at)? (${TIME})\b.*?\b(?:arriv\w+|got (?:there|in|home)|get (?:there|in|home)|finish\w*|reach\w*(?: \w+)?|to|until)(?: \w+){0,2}?(?: at)? (${TIME})(?![\d:]|\.\d)`,
);
/** "Left at 10, got there at 2.15, 170 miles": how fast that was. */
const speedBetween = (text: string): Answer | undefined => {
  const times = FROM_TO.exec(text);
  if (!times || !/\b(?:average|mean)\b.*\bspeed\b|\bhow fast\b|\baverage (?:mph|km\/h)\b/.test(text)) return undefined;
  const [from, to] = [clockOf(times[1]!), clockOf(times[2]!)];
  const rest = text.replace(times[1]!, ' ').replace(times[2]!, ' ');
  const way = new RegExp(WAY).exec(rest);
  if (!from || !to || !way || hasMore(rest.replace(way[0], ' '))) return undefined;
  const hours = apart(from, to);
  const unit = way[2]!.startsWith('m') ? 'mph' : 'km/h';
  return answer(`The average speed is ${figure(Number(way[1]) / hours, 1)} ${unit}.`, [
    `From ${times[1]!.trim()} to ${times[2]!.trim()} it is ${spell(hours)}.`,
    `${way[1]} ÷ ${figure(hours)} = ${figure(Number(way[1]) / hours, 1)}.`,
  ]);
};

const BESIDE = new RegExp(
  `^(?:what (?:time )?is |what time was it )?(${LONG}) (before|after|from|earlier than|later than) (\\d{1,2}(?:[:.][0-5]\\d)? ?(?:[ap]\\.?m)?|noon|midnight|midday)$`,
);
/** "Four and a half hours before 3pm." */
const beside = (text: string): Answer | undefined => {
  const found = BESIDE.exec(text);
  const time = found && clockOf(found[3]!);
  if (!found || !time) return undefined;
  const isBack = /^(?:before|earlier)/.test(found[2]!);
  const end = time.value + hoursOf(found[1]!) * (isBack ? -1 : 1);
  const said = clock(end, /[ap]\.?m/.test(found[3]!));
  return answer(`It is ${said}${end >= 24 ? ' the next day' : end < 0 ? ' the day before' : ''}.`, [
    `${found[3]!} ${isBack ? '−' : '+'} ${spell(hoursOf(found[1]!))} = ${said}.`,
  ]);
};

const ASKED_TIME =
  /\b(?:what time|when|(?:what is )?the latest(?: time)?|how late)\b(?!.*\b(?:what time|when|the latest|how late)\b)(.*)$/;
const ARRIVES =
  /\b(?:arriv\w*|get (?:there|home|back|in)|be (?:there|home|back|done|ready|finished|over)|finish\w*|ends?|over|done|ready|come out|home|land|(?:we|i|it|they) (?:be|get|come) out)\b/;
const LEAVES =
  /\b(?:leave|set off|set out|go in|put (?:it|them|the \w+) (?:in|on)|start|begin|get up|wake(?: up)?|set (?:my|the|an) alarm|depart|head off)\b/;
const SHORTENS = /\b(?:early|earlier|sooner|quicker|faster|ahead|sav\w+|instead|per|each|every|late|later|but|if|of|to go)\b/;
/** From one time of the day on by several stretches, or back from it: "two 15 minute breaks" are half an hour. */
const onTheWay = (text: string): Answer | undefined => {
  const asked = ASKED_TIME.exec(text);
  // Who goes to bed at ten and needs eight hours wakes after them.
  if (
    !asked ||
    /\b(?:sleep|asleep|bed)\b|\b(?:hours?|half) (?:behind|ahead)\b|\blocal time\b/.test(text) ||
    SHORTENS.test(text.replace(/\b(?:15|20|30|10|5|45) minutes? (?:early|before)\b/, ''))
  )
    return undefined;
  const words = asked[1]!.trim() === '' ? text.slice(0, asked.index) : asked[1]!;
  const isBack = LEAVES.test(words);
  if (isBack === ARRIVES.test(words)) return undefined;
  const times = [
    ...text.matchAll(
      new RegExp(
        String.raw`\b(?:at|by|for|is|it's|from|after|around|about)? ?(\d{1,2}[:.][0-5]\d ?(?:[ap]\.?m\b)?|\d{1,2} ?[ap]\.?m\b|noon|midday|midnight)(?! ?(?:hours?|mins?|minutes?|h)\b)`,
        'g',
      ),
    ),
  ];
  const [time, ...more] = times;
  const read = time && clockOf(time[1]!);
  if (!read || more.length > 0) return undefined;
  // What starts at eight is not reckoned back from there.
  if (
    isBack &&
    !/\blate(?:st)?\b/.test(asked[0]) &&
    /\b(?:starts?|started|begins?|began|left|leaves?|set off|in the oven)(?: \w+)? (?:at )?$/.test(
      text.slice(0, time.index + time[0].indexOf(time[1]!)),
    )
  )
    return undefined;
  const rest = text.replace(time[0], ' ');
  const long = [
    ...rest.matchAll(
      new RegExp(
        String.raw`(?:(?<![\d.:])(\d{1,2}) (?:x )?(?=\d+ ?-?min))?(\d+(?:\.\d+)? ?-?(?:hours?|hrs?)(?: \d{1,2}\b(?! ?\w*(?:hour|break|stop|min)))|${LONG})`,
        'g',
      ),
    ),
  ];
  const way = new RegExp(`(?<![\\d:.])${WAY}(?! ?(?:an hour|per hour))`).exec(rest);
  const speed = SPEED.exec(rest);
  const drive = way && speed ? driven(way, speed) : undefined;
  const clear = [...long.map(({ 0: typed }) => typed), ...(drive === undefined ? [] : [speed![0], way![0]])];
  const left = clear.reduce((so, typed) => so.replace(typed, ' '), rest);
  if ((long.length === 0 && drive === undefined) || hasMore(left)) return undefined;
  const parts = long.map(
    ({ 1: many, 2: typed }) =>
      Number(many ?? 1) * hoursOf(typed!.replace('-', ' ').replace(/(hours?|hrs?) (\d{1,2})$/, '$1 $2 min')),
  );
  if (drive !== undefined) parts.unshift(drive);
  const total = parts.reduce((sum, part) => sum + part, 0);
  const end = read.value + (isBack ? -total : total);
  const isHalf = /[ap]\.?m/.test(time[1]!);
  const said = `${clock(end, isHalf)}${end >= 24 ? ' the next day' : end < 0 ? ' the day before' : ''}`;
  return answer(`It is ${said}.`, [
    ...(parts.length > 1 ? [`${parts.map(spell).join(' + ')} = ${spell(total)}.`] : []),
    `${time[1]!.trim()} ${isBack ? '−' : '+'} ${spell(total)} = ${clock(end, isHalf)}.`,
  ]);
};

const GETS_UP =
  /\bwhat time\b[^?.]*\b(?:alarm|get up|wake(?: up)?)\b|\bwhen\b[^?.]*\b(?:set (?:my|the|an) alarm|get up|wake up)\b/;
/** What somebody else in the house does, and when, delays nobody. */
const OTHERS_TIME =
  /(?<=^|[.;!?] )(?:my|our|the) (?:house ?mate|flat ?mate|room ?mate|husband|wife|partner|boyfriend|girlfriend|brother|sister|mum|mom|dad|son|daughter|neighbour|lodger)s? (?:is|are|will be|leaves?|goes|gets? up|has|have)\b(?:(?!\bmin)[^.?!;])*(?=[.?!;]|$)/g;
const DUE = new RegExp(
  String.raw`\b(?:start(?:s|ing)?|begin(?:s|ning)?|be|am due|due|get|arrive|open(?:s|ing)?|leaves?|goes|appointment|interview|exam|test|meeting|shift|lesson|class|train|flight|bus|coach|lecture|school|work|office|gate|there)\b(?: [a-z']+){0,5}? (?:at|by|for|is|from) (${TIME})(?![\d:%]| ?(?:hours?|mins?|minutes?|h)\b|-)`,
);
/** When the alarm is to ring: everything between it and the start is taken off, the spare time as well. */
const getsUp = (told: string): Answer | undefined => {
  const text = told.replace(/\bhalf (\d{1,2})\b(?![:.]?\d| ?(?:hours?|minutes?|mins?))/g, '$1:30').replace(OTHERS_TIME, ' ');
  if (
    !GETS_UP.test(text) ||
    /\b(?:sleep|asleep|bed|bedtime|or|each|every|twice|if|instead|faster|quicker|sav\w+|per|while|meanwhile|unless|ahead|behind|used to|usually|normally|snooz\w+|yesterday|there and back|drop(?:s|ping)?)\b|%/.test(
      text,
    )
  )
    return undefined;
  const due = DUE.exec(text);
  const start = due && clockOf(due[1]!);
  if (!start) return undefined;
  const rest = `${text.slice(0, due.index)} ${text.slice(due.index + due[0].length)}`;
  const long = [...rest.matchAll(new RegExp(LONG.replaceAll(' ?(?:minutes?|mins?)', '[ -]?(?:minutes?|mins?)'), 'g'))].map(
    ([typed]) => typed,
  );
  if (long.length < 2 || hasMore(long.reduce((so, typed) => so.replace(typed, ' '), rest))) return undefined;
  const parts = long.map((typed) => hoursOf(typed.replace('-', ' ')));
  const total = parts.reduce((sum, part) => sum + part, 0);
  const end = start.value - total;
  if (parts.some((part) => part <= 0) || total > 8 || end < 0) return undefined;
  const isHalf = /[ap]\.?m/.test(due[1]!);
  const said = clock(end, isHalf);
  return answer(`${/\balarm\b/.test(text) ? 'Set the alarm for' : 'Get up at'} ${said}.`, [
    `${parts.map(spell).join(' + ')} = ${spell(total)}.`,
    `${due[1]!.trim()} − ${spell(total)} = ${said}.`,
  ]);
};

const TO_BED = new RegExp(
  String.raw`\b(?:(?:go|going|get|am|be|be in|in) (?:to |in )?bed|(?:go|fall|be) (?:to sleep|asleep)|bedtime(?: is)?)(?: (?:at|by|around|about))? (${TIME})(?![\d:])`,
);
const ASKS_BEDTIME =
  /\b(?:(?:what|which) bed ?time|bed ?time (?:for|to get)|(?:what time|when)(?: (?:should|do|must|shall|would|ought|can|did|to|i|we|he|she|they|need|have|has)){1,4} (?:go to (?:bed|sleep)|be (?:in bed|asleep)|get to (?:bed|sleep)|fall asleep))\b/;
const WAKES = new RegExp(
  String.raw`\b(?:wake|wakes|waking|get|gets|getting|be|am|alarm|up)(?: (?:up|is|goes|off|at|by|for|set|around)){0,4} (${TIME})(?![\d:])`,
);
/** "What bedtime for eight hours, if I wake at 4:15?" */
const bedtime = (text: string): Answer | undefined => {
  const wakes = ASKS_BEDTIME.test(text) ? WAKES.exec(text) : undefined;
  const up = wakes && clockOf(wakes[1]!);
  if (!up) return undefined;
  const rest = text.replace(wakes[0], ' ');
  const long = [...rest.matchAll(new RegExp(LONG, 'g'))].map(([typed]) => typed);
  if (long.length === 0 || long.length > 2 || hasMore(long.reduce((so, typed) => so.replace(typed, ' '), rest))) return undefined;
  const total = long.reduce((sum, typed) => sum + hoursOf(typed), 0);
  const said = clock((up.value - total + 24) % 24, true);
  return answer(`Be ${long.length > 1 ? 'in bed' : 'asleep'} by ${said}.`, [
    `${clock(up.value, true)} − ${spell(total)} = ${said}.`,
  ]);
};

/** In bed at eleven and eight hours of sleep: at seven, as nobody goes to bed in the morning. */
const afterSleep = (text: string): Answer | undefined => {
  const bed = GETS_UP.test(text) ? TO_BED.exec(text) : null;
  const start = bed && clockOf(bed[1]!);
  if (!start || /\b(?:nights?|shift|or|but|if|nap|each|per|baby)\b/.test(text)) return undefined;
  const rest = text.replace(bed[0], ' ');
  const long = [...rest.matchAll(new RegExp(LONG, 'g'))].map(([typed]) => typed);
  const evening = start.isSure || start.value < 6 || start.value >= 12 ? start.value : start.value + 12;
  if (long.length === 0 || long.length > 2 || hasMore(long.reduce((so, typed) => so.replace(typed, ' '), rest))) return undefined;
  const total = long.reduce((sum, typed) => sum + hoursOf(typed), 0);
  const said = clock(evening + total, true);
  return answer(`It is ${said}.`, [`${clock(evening, true)} + ${spell(total)} = ${said}.`]);
};

const worked = (plain: string): Answer | undefined => {
  if (!/\d|\bhours?\b|\bminutes?\b/.test(plain)) return undefined;
  const text = timesInFigures(plain);
  return (
    otherClock(text) ??
    overDays(text) ??
    sheet(text) ??
    listed(text) ??
    rounds(text) ??
    pace(text) ??
    speedBetween(text) ??
    beside(text) ??
    bedtime(text) ??
    getsUp(text) ??
    afterSleep(text) ??
    onTheWay(text) ??
    durations(text)
  );
};

export const clockSums: Source = ({ question }) => {
  if (landsElsewhere(question.plain)) return undefined;
  const found = worked(question.plain);
  return found && isDoubtful(question, found.more[0].join(' '), false) ? undefined : found;
};
