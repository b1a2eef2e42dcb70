/** Pay by the hour with what is added to it: nights, Sundays, overtime, hours between two times, and breaks that nobody pays. */
import { capitalise } from '../../../english/prose.ts';
import {
  figureOf,
  hoursOf,
  MANY,
  MONEY,
  moneyOf,
  PERCENT,
  questionOf,
  reading,
  SPAN,
  TIME,
  timeOf,
  type StoryTold,
} from './steps.ts';
import { figure, spell } from './told.ts';

const ASKS_PAY =
  /\b(?:what|how much)\b.*\b(?:pay|paid|wages?|get|earn\w*|make|owed|gross|bill|invoice|come to|due)\b|\b(?:gross(?: pay)?|total pay|wages|pay)$/;
const HOUR = '(?: ?(?:an|per|a) (?:hour|hr)\\b| ?\\/ ?h(?:ou)?r?\\b| ph\\b)';
const TIMES_PAY = 'time and (?:a|1|one) (?:half|third|quarter)|double[- ]time|\\d\\.\\d{1,2} times|time\\.5';
const MORE = '(?:plus|extra|more|premium|differential|uplift|supplement|bonus|on top|enhancement|higher)';
const LABEL =
  '(?:sundays?|saturdays?|weekends?|bank holidays?|nights?|days?|evenings?|overtime|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?)';
const labelOf = (typed: string): string => typed.replace(/s$/, '');

const factorOf = (typed: string): number | undefined => {
  if (/double/.test(typed)) return 2;
  const times = /(\d\.\d{1,2}) times/.exec(typed)?.[1];
  if (times !== undefined) return Number(times);
  const part = /(half|third|quarter)/.exec(typed)?.[1];
  return part === undefined ? undefined : 1 + { half: 1 / 2, third: 1 / 3, quarter: 1 / 4 }[part as 'half' | 'third' | 'quarter'];
};

interface Extra {
  /** By how much the hourly pay is more. */
  readonly more: number;
  readonly said: string;
}
/** What an hour brings more, by what is said of it: "12%", "£1.50 more", "time and a half", or a rate of its own. */
const extraOf = (typed: string, base: number, sum: (value: number) => string, isMore: boolean): Extra | undefined => {
  const factor = factorOf(typed);
  if (factor !== undefined)
    return { more: base * (factor - 1), said: `${sum(base)} × ${figure(factor, 4)} = ${sum(base * factor)}` };
  if (/%/.test(typed)) {
    const share = figureOf(typed);
    return { more: (base * share) / 100, said: `${figure(share)}% of ${sum(base)} = ${sum((base * share) / 100)}` };
  }
  const value = moneyOf(typed);
  if (!Number.isFinite(value) || value <= 0) return undefined;
  if (isMore) return { more: value, said: `${sum(value)} more` };
  return { more: value - base, said: `${sum(value)} an hour` };
};

const WHAT = `(?:${TIMES_PAY}|${PERCENT}|${MONEY})`;
/** "12% for hours between 10pm and 6am", "£1.50 an hour more for anything after 8pm". */
const WINDOW = new RegExp(
  `((?:plus|with|and|extra) )?(?:an? |the )?(?:extra )?(${WHAT})${HOUR}?((?: [a-z-]{2,14}){0,7}?),? (?:(?:between|from) (${TIME})(?: and| to| till?| until|-) ?(${TIME})|(after|past|before|until) (${TIME}))`,
);
/** "Sundays are time and a third", "Saturday I get a 25% uplift", "time and a half on Sundays", "nights £13.10 an hour". */
const LABELLED = new RegExp(
  `\\b(${LABEL})(?: (?:is|are|i get|get|gets|we get|at|pays?|paid|rate|shifts?|hours?|an?|the|on|of|on top))*:? (${WHAT})${HOUR}?((?: ${MORE})?)|(${WHAT})${HOUR}?((?: ${MORE})?)(?: (?:for|on|at|to)(?: (?:the|my|a|any|all))?) (${LABEL})\\b`,
);
const OVER = new RegExp(
  `(?:(?:overtime|anything|hours?|any) )?(?:is |at |paid )?(?:over|after|above|past|beyond) (\\d{1,2})(?: hours?| hrs?)?(?: a week| per week)?(?: (?:is|are|at|it's|its|goes|to|paid|i get))*,? (${TIMES_PAY})|(${TIMES_PAY})(?: (?:for|on|after|over|past|above|anything|any|hours?|overtime))+ (\\d{1,2})(?: hours?| hrs?)?`,
);
const BASE = new RegExp(
  `(?:\\b(${LABEL})(?: (?:is|are|at))? )?(${MONEY})${HOUR}|\\b(?:base|basic|(?:hourly |normal |standard |my )rate)(?: (?:pay|rate))?(?: is| of| at|'s)? (${MONEY})`,
);
const SHIFTS = new RegExp(
  `(?:from )?(${TIME}) ?(?:-|–|to|till?|until) ?(${TIME})(?:,? (?:on |for )?(\\d{1,2}) (?:nights|days|shifts|times|evenings)(?: (?:a|this|last) week)?)?`,
);
const BREAK = new RegExp(
  `(?:with |less |minus |including |and |plus )?(?:an? |the )?(${SPAN})(?: (?:of|an?|the|lunch|dinner|tea|meal))* ?unpaid(?: (?:lunch|dinner|tea|meal))?(?: breaks?| break time)?(?: (each|every|(?:per|a) (?=night|day|shift|time))(?: (?:of them|night|day|shift|time))?)?(?: at (${TIME}))?|(?:with |less |minus )?(?:an? )?(?:unpaid )(?:lunch |meal )?break of (${SPAN})`,
);
const DAYS_OF_WEEK = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');
const DAY = `(?:${DAYS_OF_WEEK.join('|')})`;
const dayRange = (from: string, to: string): number => ((DAYS_OF_WEEK.indexOf(to) - DAYS_OF_WEEK.indexOf(from) + 7) % 7) + 1;
/** "3 nights of 10 hours", "38 hours in the week", "7.5 hours monday to thursday", "and 5 on saturday". */
const HOURS_TOLD = new RegExp(
  `(${MANY}) (?:(${LABEL}|shifts?|of them) of (\\d{1,2}(?:\\.\\d{1,2})?)(?: hours?| hrs?)?(?: each)?|(?:(?:normal|ordinary|regular|basic|more|extra|straight) )?(?:hours?|hrs?)\\b(?:(?: each(?: day)?)? (?:from )?(${DAY}) (?:to|till|until|through|-) (${DAY})|(?: (?:of|in|on|at|for|during|the|a|this|last|each))*( (?:${LABEL}|week|weekdays)\\b)?)|(?:(?:in|on|at|for|during|of|more) )(?:the |a )?((?:${LABEL}|week|weekdays)\\b))`,
);

interface Work {
  readonly hours: number;
  readonly label: string;
  /** How many shifts or days. */
  readonly count: number;
  readonly said: string;
}

/** Of the hours from one time to another, those that lie between two others; all in hours of a day, over midnight. */
const within = (from: number, to: number, start: number, end: number): number => {
  let all = 0;
  for (const day of [-24, 0, 24]) all += Math.max(0, Math.min(to, end + day) - Math.max(from, start + day));
  return all;
};
const onwards = (from: number, to: number): number => (to > from ? to : to + 24);

export const hourly = (plain: string): StoryTold | undefined => {
  const read = reading(plain);
  const { sum } = read;
  if (!ASKS_PAY.test(questionOf(read.text)) || !/\bhours?\b|\bhrs?\b|\d\/h|\b(?:base|rate)\b/.test(read.text)) return undefined;
  if (
    /\b(?:per child|each child|tax(?! ?(?:$|[.?]))|pension|tips?|holiday pay|deduct\w*|mileage|expenses|bonus of|took|docked?|late|off my|owes?|already|used to|last (?:week|month|year)|rise|raise|instead)\b(?<!before tax)/.test(
      read.text,
    )
  )
    return undefined;
  // "One night's pay" and "no break" count nothing.
  read.eat(/\b1 (?:night|shift|day|week)(?:'s)? (?:pay|wages?)\b/);
  const over = read.eat(OVER);
  const window = read.eat(WINDOW);
  const rates = new Map<string, number>();
  let base: number | undefined;
  const labelled: { label: string; typed: string; isMore: boolean }[] = [];
  for (const found of read.eatAll(LABELLED)) {
    const typed = (found[2] ?? found[4])!;
    labelled.push({
      label: labelOf((found[1] ?? found[6])!),
      typed,
      isMore: (found[3] ?? found[5] ?? '') !== '' || /%/.test(typed),
    });
  }
  for (const found of read.eatAll(BASE)) {
    if (found[1] !== undefined) rates.set(labelOf(found[1]), moneyOf(found[2]!));
    else if (base === undefined) base = moneyOf((found[2] ?? found[3])!);
    else return undefined;
  }
  const pause = read.eat(BREAK);
  const shifts = read.eatAll(SHIFTS);
  const range =
    shifts.length === 1 ? read.eat(new RegExp(`\\b(${DAY})s? ?(?:to|till|until|through|-) ?(${DAY})s?\\b`)) : undefined;
  const spans = read.eatAll(HOURS_TOLD).map((found): Work => {
    const many = figureOf(found[1]!);
    const days = found[4] === undefined ? 1 : dayRange(found[4], found[5]!);
    // "38 hours monday to friday" are all of them, "7.5 hours monday to friday" those of one day.
    const [count, each] = found[3] === undefined ? [many > 14 ? 1 : days, many] : [many, Number(found[3])];
    const label = labelOf((found[2] ?? found[6] ?? found[7] ?? '').trim()).replace(/^(?:week|weekday|shift|of them)$/, '');
    return {
      hours: count * each,
      label,
      count,
      said: count === 1 ? '' : `${figure(count)} × ${figure(each)} hours = ${figure(count * each)} hours`,
    };
  });
  // A break that was not understood is not left out, and one number of hours at one rate is a plain product.
  if (
    !pause &&
    /\b(?:unpaid|breaks?|lunch)\b/.test(read.rest().replace(/\b(?:no|without(?: an?)?|paid) (?:lunch )?breaks?\b/g, ''))
  )
    return undefined;
  if (
    shifts.length === 0 &&
    spans.length < 2 &&
    !pause &&
    !over &&
    labelled.length === 0 &&
    spans.every(({ count }) => count === 1)
  )
    return undefined;
  if (read.hasMore() || shifts.length > 1 || (shifts.length === 1) === spans.length > 0) return undefined;
  const steps: string[] = [];
  const labelledRates = new Map<string, Extra>();
  for (const { label, typed, isMore } of labelled) {
    if (base === undefined) {
      if (isMore || factorOf(typed) !== undefined) return undefined;
      rates.set(label, moneyOf(typed));
      continue;
    }
    const extra = extraOf(typed, base, sum, isMore);
    if (!extra) return undefined;
    labelledRates.set(label, extra);
  }
  const pauseHours = pause ? hoursOf((pause[1] ?? pause[4])!) : 0;
  let total = 0;
  const [shift] = shifts;
  if (shift) {
    if (base === undefined || rates.size + labelledRates.size > 0 || over) return undefined;
    const [from, until] = [timeOf(shift[1]!), timeOf(shift[2]!)];
    if (!from.isSure || !until.isSure) return undefined;
    const to = onwards(from.hour, until.hour);
    const isWeekly = /\b(?:a|per|each|every) (?:week|month)\b|\bweekly\b/.test(read.text);
    if (isWeekly && shift[3] === undefined && !range) return undefined;
    const nights = range ? dayRange(range[1]!, range[2]!) : Number(shift[3] ?? 1);
    if (
      new RegExp(
        `\\b(?:${DAY}|every (?:day|night)|each (?:day|night)|daily|nightly|both)\\b.*\\band ${DAY}\\b|\\bboth (?:days|nights)\\b`,
      ).test(read.rest())
    )
      return undefined;
    const hours = to - from.hour - pauseHours;
    if (hours <= 0) return undefined;
    total = hours * nights * base;
    steps.push(
      `${capitalise(shift[1]!.trim())} to ${shift[2]!.trim()} is ${spell(to - from.hour)}${pause ? `, less ${spell(pauseHours)} unpaid is ${spell(hours)}` : ''}.`,
      ...(nights > 1 ? [`${nights} × ${figure(hours, 4)} hours = ${figure(hours * nights)} hours.`] : []),
      `${figure(hours * nights)} hours × ${sum(base)} = ${sum(total)}.`,
    );
    if (window) {
      const extra = extraOf(window[2]!, base, sum, /%/.test(window[2]!) || new RegExp(`\\b${MORE}\\b`).test(window[0]));
      const [first, last, side, edge] = [window[4], window[5], window[6], window[7]];
      const times = [first, last, edge].filter((time) => time !== undefined).map(timeOf);
      if (!extra || times.some(({ isSure }) => !isSure)) return undefined;
      // "After 8pm" is to the end of the shift, "before 6am" from its beginning.
      const start = first === undefined ? (side === 'after' || side === 'past' ? times[0]!.hour : from.hour) : times[0]!.hour;
      const end = first === undefined ? (side === 'after' || side === 'past' ? to : times[0]!.hour) : times[1]!.hour;
      const lies = (a: number, b: number): number => within(a, b, start, onwards(start, end));
      let special = side === undefined || start < 24 ? lies(from.hour, to) : 0;
      if (special <= 0) return undefined;
      if (pause && special < to - from.hour) {
        if (pause[3] === undefined) return undefined;
        const at = timeOf(pause[3]);
        if (!at.isSure) return undefined;
        const begins = at.hour < from.hour ? at.hour + 24 : at.hour;
        if (begins + pauseHours > to + 1e-9) return undefined;
        special -= lies(begins, begins + pauseHours);
      } else if (pause) special = hours;
      const added = special * nights * extra.more;
      total += added;
      steps.push(
        `${capitalise(extra.said)} for ${figure(special * nights)} hours${first === undefined ? '' : ` between ${first.trim()} and ${last!.trim()}`}: ${figure(special * nights)} × ${sum(extra.more)} = ${sum(added)}.`,
      );
    }
  } else {
    if (window) return undefined;
    const parts: number[] = [];
    for (const { hours: told, label, count, said } of spans) {
      // A break each shift comes off only where shifts are counted.
      if (pause && (said === '' || spans.length > 1)) return undefined;
      const hours = told - count * pauseHours;
      if (said !== '')
        steps.push(`${said}${pause ? `; less ${figure(count)} × ${spell(pauseHours)} is ${figure(hours)} hours` : ''}.`);
      const extra = labelledRates.get(label);
      if (label !== '' && !extra && !rates.has(label)) {
        if (base === undefined || rates.size > 0 || labelledRates.size > 0) return undefined;
      }
      const rate = rates.get(label) ?? (base === undefined ? undefined : base + (extra?.more ?? 0));
      if (rate === undefined || hours <= 0) return undefined;
      if (extra) steps.push(`${capitalise(label)}: ${extra.said}.`);
      const [, firstLimit, firstFactor, otherFactor, otherLimit] = over ?? [];
      const limit = Number(firstLimit ?? otherLimit ?? Infinity);
      const usual = over && !extra ? Math.min(hours, limit) : hours;
      const beyond = hours - usual;
      parts.push(usual * rate);
      steps.push(`${figure(usual)} hours × ${sum(rate)} = ${sum(usual * rate)}.`);
      if (over && spans.length > 1) return undefined;
      if (beyond > 0) {
        const factor = factorOf((firstFactor ?? otherFactor)!);
        if (factor === undefined) return undefined;
        parts.push(beyond * rate * factor);
        steps.push(`${figure(beyond)} hours × ${sum(rate)} × ${figure(factor, 4)} = ${sum(beyond * rate * factor)}.`);
      }
    }
    const known = new Set(spans.map(({ label }) => label));
    if ([...rates.keys(), ...labelledRates.keys()].some((label) => !known.has(label))) return undefined;
    if (parts.length === 0) return undefined;
    total = parts.reduce((all, part) => all + part, 0);
  }
  const sums = steps
    .map((step) => /= ([^=]*?)\.$/.exec(step)?.[1])
    .filter((last) => last !== undefined && /^\D{1,2}\d/.test(last));
  if (sums.length > 1 && !steps.at(-1)!.endsWith(`${sum(total)}.`)) steps.push(`Together that is ${sum(total)}.`);
  return { worked: [`The pay is ${sum(total)}${/\bbefore tax\b/.test(read.text) ? ' before tax' : ''}.`, steps], confidence: 93 };
};
