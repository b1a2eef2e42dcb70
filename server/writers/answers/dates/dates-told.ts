/** The calendar as people ask it in passing: the weekday of a feast, how long until, since or between, so long after, an age. */
import { capitalise } from '../../../english/prose.ts';
import type { Answer, Source } from '../answer.ts';
import { nonexistent, onWeekday } from './dates.ts';
import { digitsForWords } from '../sums/numbers.ts';
import { DAY_MS, counted, english, today, weekday } from '../values/calendar.ts';
import { WEEKDAY, WEEKDAYS, daysIn, inYear, isReal, later, monthsLater, nearest, type Day } from '../values/days.ts';

/** A text, the days of it, and what is left without them. */
interface Told {
  readonly text: string;
  readonly days: readonly Day[];
  readonly rest: string;
}

const answer = (lead: string, ...more: readonly string[]): Answer => ({
  confidence: 95,
  lead,
  more: [more.slice(0, 1), more.slice(1, 2), more.slice(2)],
  asides: { source: 'Reckoned with the Gregorian calendar.' },
  topics: ['How many days until Christmas?', 'What date is 100 days from today?', 'How many days are in a leap year?'],
});

/** Whether a figure is left that nothing was made of. */
const hasMore = (rest: string): boolean => /\d/.test(rest);
const between = (from: Date, to: Date): number => Math.round((to.getTime() - from.getTime()) / DAY_MS);

const ASKS_WEEKDAY =
  /\b(?:what|which) (?:(?:day )?of the week|weekday|day)\b(?! (?:after|before|can|could|should|do (?:i|we)|shall)\b)|\b(?:on )?(?:what|which) day (?:of the week )?(?:is|was|does|did|will)\b/;
const ASKS_DATE = /^(?:when|(?:on )?(?:what|which) date|what is the date|the date) (?:is|was|will|does|of)\b/;
const WEEK_PART = '(weekday|week ?day|working day|school day|weekend|week ?end)';
const ASKS_WHETHER = new RegExp(
  `\\b(?:is|was|will|does|did) (?:(?:that|it|this|the date|the day) )?(?:(?:be|fall|land|going to be)(?: on)? )?(?:an? |at the |the |on an? |on the |on )?(?:${WEEK_PART}|(${WEEKDAY}))\\b`,
);
/** "Is that a weekday?", "does it fall on a Monday?": yes or no, and the day. */
const whether = ({ text, days: all, rest }: Told): Answer | undefined => {
  const [day, ...more] = all.filter(
    ({ at, typed }) => !(WEEKDAYS.some((name) => typed === name) && / an? $/.test(text.slice(0, at))),
  );
  const place = ASKS_WHETHER.exec(text.replace(day?.typed ?? '', ' ').replace(/ {2,}/g, ' '));
  const [, part, named] = place ?? [];
  if (!day || !place || more.length > 0 || hasMore(rest) || day.isToday || /\b(?:or|not)\b|n't\b/.test(text)) return undefined;
  const date = nearest(day, today(), /\b(?:was|did)\b/.test(place[0]) && day.year === undefined ? 'back' : 'on');
  if (!date) return undefined;
  const isWeekend = date.getUTCDay() % 6 === 0;
  const isSo = part === undefined ? named === weekday(date).toLowerCase() : part.endsWith('end') === isWeekend;
  // A school or an office may be closed on any weekday.
  if (part !== undefined && /school|working/.test(part) && isSo) return undefined;
  const known = onWeekday(date);
  return { ...known, lead: `${isSo ? 'Yes' : 'No'}: ${known.lead}` };
};
const onDay = ({ text, days, rest }: Told): Answer | undefined => {
  const [day, ...more] = days;
  if (!day || more.length > 0 || hasMore(rest) || day.isToday) return undefined;
  const isDate = ASKS_DATE.test(text) && day.on !== undefined && day.year !== undefined;
  if ((!ASKS_WEEKDAY.test(text) && !isDate) || !/\b(?:is|was|does|did|will|falls?|be)\b/.test(text)) return undefined;
  const isPast = day.year === undefined && /\b(?:was|did|were)\b/.test(text);
  const date = nearest(day, today(), isPast ? 'back' : 'on');
  if (!date) return undefined;
  const known = onWeekday(date);
  const verb = date < today() ? 'was' : 'is';
  return day.name === undefined
    ? known
    : { ...known, lead: `${day.name} ${date.getUTCFullYear()} ${verb} on a ${weekday(date)}, ${english(date)}.` };
};

type Unit = 'day' | 'week' | 'month' | 'year';
const SPAN_WORDS = '(day|night|sleep|week|fortnight|month|year)s?';
/** Of what it is asked how many lie between. */
const COUNTED = new RegExp(
  `\\bhow many (?:more |whole |full |calendar )*(?:((?:working|school|business|week) ?days?|weekdays)|(weekends?)|(${WEEKDAY})s|${SPAN_WORDS})\\b`,
);
const LASTS =
  /\bhow long\b(?! does it take)|\bnumber of days\b|\bdays (?:between|until|till|from|to|overdue|late)\b|\bcountdown to\b|\bhow (?:late|overdue)\b/;
const TO_COME =
  /\b(?:until|till?|before|away|left|to go|from (?:now|today)|countdown|go till)\b|\bto (?!be\b|go\b)|\bin how many\b|\b(?:weeks|days|months|years) is\b/;
const GONE_BY = /\b(?:since|ago|overdue|late|been|past|was due|have|has)\b/;

/** So many whole months or years, and days. */
const inMonths = (from: Date, to: Date): { readonly months: number; readonly days: number } => {
  const rough = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  const months = monthsLater(from, rough) > to ? rough - 1 : rough;
  return { months, days: between(monthsLater(from, months), to) };
};
const together = (...parts: readonly (readonly [number, string])[]): string => {
  const said = parts.filter(([number]) => number > 0).map(([number, name]) => counted(number, name));
  return said.length === 0
    ? counted(0, parts.at(-1)![1])
    : said.length < 3
      ? said.join(' and ')
      : `${said.slice(0, -1).join(', ')} and ${said.at(-1)}`;
};
const inUnit = (from: Date, to: Date, unit: Unit): string => {
  const days = between(from, to);
  if (unit === 'day') return counted(days, 'day');
  if (unit === 'week') return together([Math.floor(days / 7), 'week'], [days % 7, 'day']);
  const { months, days: left } = inMonths(from, to);
  return unit === 'month'
    ? together([months, 'month'], [left, 'day'])
    : together([Math.floor(months / 12), 'year'], [months % 12, 'month'], [left, 'day']);
};

/** Days between, both counted, that fall on one of these weekdays. */
const countOn = (from: Date, to: Date, isOne: (weekday: number) => boolean): number =>
  Array.from({ length: between(from, to) + 1 }, (_, at) => (from.getUTCDay() + at) % 7).filter(isOne).length;
const INCLUSIVE = /\binclusive\b|\b(?:counting|including|both) (?:both|today|days|the first)\b/;

/** A stretch that is taken off: "not counting a week of half term". */
const LEFT_OUT =
  /\b(?:not counting|excluding|except|without|minus|less|with) (?:an?|the|\d{1,2}) (day|week)s?\b(?: (?:of|off for))?/;

/** A year that is not a leap year, for dates that name none. */
const PLAIN_YEAR = 2025;

const span = (told: Told): Answer | undefined => {
  const { text, days } = told;
  const asked = COUNTED.exec(text);
  if ((!asked && !LASTS.test(text)) || days.length === 0 || days.length > 2) return undefined;
  if (
    hasMore(told.rest) ||
    LEFT_OUT.test(text) ||
    /\b(?:bank holiday|half[- ]term|inset day)s?\b/.test(text.replace(/\bno (?:inset days?|bank holidays?)\b/, ''))
  )
    return undefined;
  const [one, two] = days as [Day, Day | undefined];
  const now = today();
  if (!two && one.isToday) return undefined;
  const isToCome = TO_COME.test(text);
  const isGoneBy = GONE_BY.test(text);
  if (!two && !isToCome && !isGoneBy) return undefined;
  const isTodayLast = two !== undefined && (two.isToday ?? (one.isToday && isGoneBy && !isToCome));
  const isBackwards =
    two !== undefined &&
    !isTodayLast &&
    /\b(?:from|since)\b(?: the)? $/.test(text.slice(0, two.at)) &&
    !/\bfrom\b(?: the)? $/.test(text.slice(0, one.at));
  // What was due and is overdue today has gone by.
  const [first, last] = !two
    ? [undefined, one]
    : one.isToday && isTodayLast
      ? [two, one]
      : isBackwards ||
          (one.isToday !== true && two.isToday === true && isToCome && !isGoneBy && (nearest(one, now, 'on') ?? now) > now)
        ? [two, one]
        : [one, two];
  const isWorking = asked?.[1] !== undefined || one.weekday !== undefined;
  const isUndated = first !== undefined && !isWorking && first.year === undefined && last.year === undefined && !first.isToday;
  const start = first
    ? isUndated
      ? inYear(first, PLAIN_YEAR)
      : first.year === undefined && last.year !== undefined
        ? nearest(first, inYear(last, last.year), 'back')
        : nearest(first, now, 'on')
    : now;
  const end = start && (first ? nearest(last, start, 'on') : nearest(last, now, isGoneBy && !isToCome ? 'back' : 'on'));
  if (!start || !end) return undefined;
  const [from, to] = !first && end < start ? [end, start] : [start, end];
  if (to < from || (end < start && isToCome && !isGoneBy)) return undefined;
  const said = (date: Date): string => english(date, !isUndated);
  const stretch = `From ${said(from)} to ${said(to)}`;
  const [, working, weekends, onlyDay, word] = asked ?? [];
  if (working !== undefined || weekends !== undefined || onlyDay !== undefined) {
    const isFirst = first !== undefined || INCLUSIVE.test(text);
    const began = isFirst ? from : later(from, 1);
    const isOne = (at: number): boolean =>
      working !== undefined ? at > 0 && at < 6 : at === (onlyDay === undefined ? 6 : WEEKDAYS.indexOf(onlyDay));
    const many = countOn(began, to, isOne);
    const name =
      working !== undefined
        ? /school/.test(working)
          ? 'school day'
          : /week/.test(working)
            ? 'weekday'
            : 'working day'
        : onlyDay === undefined
          ? 'weekend'
          : capitalise(onlyDay);
    return {
      ...answer(
        `${stretch} there are ${counted(many, name)}.`,
        working === undefined
          ? `${isFirst ? 'Both days are' : 'The last day is'} counted.`
          : `Mondays to Fridays are counted, ${isFirst ? 'with the first and the last day' : 'from tomorrow on and with the last day'}; holidays in between would come off.`,
      ),
      confidence: 88,
    };
  }
  const until = INCLUSIVE.test(text) ? later(to, 1) : to;
  const unit = (
    (word ?? 'day') === 'fortnight'
      ? 'week'
      : /night|sleep/.test(word ?? '')
        ? 'day'
        : (word ?? (between(from, to) > 730 ? 'year' : 'day'))
  ) as Unit;
  const overFebruary =
    isUndated &&
    (from.getUTCMonth() < 2
      ? to.getUTCMonth() >= 2 || to.getUTCFullYear() > from.getUTCFullYear()
      : to.getUTCFullYear() > from.getUTCFullYear() && to.getUTCMonth() >= 2);
  const inDays = `${/sleep|night/.test(word ?? '') ? counted(between(from, until), word!) : counted(between(from, until), 'day')}${overFebruary ? ', or one more where a 29 February lies between' : ''}`;
  const main = unit === 'day' || overFebruary ? inDays : inUnit(from, until, unit);
  const also = unit === 'day' || overFebruary ? inUnit(from, until, 'week') : inDays;
  return answer(
    `${stretch} it is ${main}.`,
    main === also ? '' : `That is ${also}.`,
    INCLUSIVE.test(text)
      ? 'The first and the last day are counted.'
      : 'The first day is not counted and the last one is; add one to count both.',
  );
};

const TWO_YEARS =
  /\b(?:between|from)(?: the year)? (\d{4})(?: (?:and|to|until|till|-)(?: the year)? (\d{4}|now|today))$|\b(?:between|from)(?: the year)? (\d{4}) (?:and|to|until|till)(?: the year)? (\d{4})\b/;
const YEARS_SINCE =
  /\bhow many years(?: (?:is it|has it been|have passed))? since(?: the year)? (\d{4})$|\bhow (?:many years|long) ago (?:was|is)(?: the year)? (\d{4})$/;
/** "How many years between 1066 and 1914?" */
const yearsApart = (text: string): Answer | undefined => {
  const since = YEARS_SINCE.exec(text);
  const two = TWO_YEARS.exec(text);
  if ((!since && !two) || (!since && !/\bhow many years\b/.test(text)) || /\bb\.?c\b|\binclusive\b/.test(text)) return undefined;
  if (/\d/.test(text.replace((since ?? two)![0], ' '))) return undefined;
  const now = today().getUTCFullYear();
  const from = Number(since ? (since[1] ?? since[2]) : (two![1] ?? two![3]));
  const end = since ? undefined : (two![2] ?? two![4]);
  const to = end === undefined || !/\d/.test(end) ? now : Number(end);
  if (from > to) return undefined;
  return answer(`From ${from} to ${to} it is ${counted(to - from, 'year')}.`, `${to} − ${from} = ${to - from}.`);
};

/** Pregnancy is counted in forty weeks that end at the due date. */
const inPregnancy = ({ text, days: dates }: Told): Answer | undefined => {
  if (!/\bdue (?:date|on)\b|\bis due\b/.test(text) || !/\bhow (?:many weeks|far (?:along|gone))\b/.test(text)) return undefined;
  // How far away it is, is no age.
  if (/\b(?:away|until|till?|to go|left|from now)\b/.test(text)) return undefined;
  const due = dates.find(({ at }) => /\bdue\b[^.?]*$/.test(text.slice(0, at)));
  const asked = dates.find((told) => told !== due);
  if (!due) return undefined;
  const year = due.year ?? today().getUTCFullYear();
  const end = inYear(due, year);
  const on = asked ? inYear(asked, asked.year ?? year) : today();
  const at = asked && asked.year === undefined && on > end ? inYear(asked, year - 1) : on;
  const days = 280 - Math.round((end.getTime() - at.getTime()) / DAY_MS);
  if (days < 0 || days > 300) return undefined;
  return answer(
    `On ${english(at)} it is ${counted(Math.floor(days / 7), 'week')} and ${counted(days % 7, 'day')}.`,
    `The due date is the end of 40 weeks, and it is ${counted(280 - days, 'day')} until then.`,
  );
};

const STEP = "(?:(\\d{1,5}|an?|the) (working day|weekday|business day|day|week|fortnight|month|year)s?(?:'s?| time)?)";
const SPAN = new RegExp(`${STEP}(?:(?:,| and)? ${STEP})?(?: (?:notice|period))?`, 'g');
const ASKS_WHICH =
  /\b(?:last|latest) (?:date|day)\b|^\d{1,5} (?:day|week|month|year)s? (?:before|after|from)\b|\b(?:what|which)(?: \w+)? (?:date|day)\b|\bwhat is the date\b|\bwhen\b|\bwhat was the date\b|\bdate\b.*\b(?:is|was|be) (?:it|that|this)\b/;
const ENDS =
  /\b(?:finish\w*|ends?|ending|expir\w+|last day|last until|runs? out|over|up|due|back|return\w*|start|begin|be|is that|by|leave)\b/;

const moved = (from: Date, many: number, unit: string): Date => {
  if (unit === 'month' || unit === 'year') return monthsLater(from, many * (unit === 'year' ? 12 : 1));
  if (/^(?:working|business|weekday)/.test(unit)) {
    let date = from;
    for (let left = Math.abs(many); left > 0; ) {
      date = later(date, Math.sign(many));
      if (date.getUTCDay() % 6 !== 0) left -= 1;
    }
    return date;
  }
  return later(from, many * (unit === 'week' ? 7 : unit === 'fortnight' ? 14 : 1));
};

/** So long after a day or before it: "six months before that", "3 weeks on Friday", "when is my 30 days up?" */
const shifted = ({ text, days }: Told): Answer | undefined => {
  if (!ASKS_WHICH.test(text) || days.length > 2 || /\bevery\b|\bfortnightly\b|\bhow (?:many|much)\b/.test(text)) return undefined;
  const isDay = (at: number): boolean => days.some((day) => at >= day.at && at < day.end);
  const spans = [...text.matchAll(SPAN)].filter(
    ({ 0: typed, 1: many, index }, at, all) =>
      many !== 'the' && !isDay(index) && all.findLastIndex((one) => one[0].trim() === typed.trim()) === at,
  );
  const [found, ...more] = spans;
  if (!found || more.length > 0) return undefined;
  const end = found.index + found[0].length;
  const [before, after] = [text.slice(0, found.index), text.slice(end)];
  const beside = days.find(
    ({ at }) =>
      /^(?: (?:after|before|from|of|following|prior to|on|later than|on from|starting|ahead of))*(?: the)? $/.test(
        text.slice(end, at),
      ) && at >= end,
  );
  const isAgo = /^ ago\b/.test(after);
  const isBack = isAgo || /^(?: (?:before|prior|earlier|beforehand|ahead))\b/.test(after);
  const isOn =
    /^ (?:after|from|following|later|on|time|today)\b/.test(after) || /\bin $/.test(before) || /(?:'s?| time)$/.test(found[0]);
  const others = days.filter((day) => day !== beside);
  const told = beside ?? others.find(({ isToday }) => !isToday) ?? others[0];
  const isNow = isAgo || /^ (?:from (?:now|today)|time|today)\b/.test(after) || (/\bin $/.test(before) && days.length === 0);
  if (!told && !isNow && !/\bin $/.test(before)) return undefined;
  if (!isBack && !isOn && !isNow && !ENDS.test(text)) return undefined;
  const left = days
    .map(({ typed }) => typed)
    .reduce((rest, typed) => rest.replace(typed, ' '), text)
    .replaceAll(found[0].trim(), ' ');
  if (hasMore(left) || (beside && others.some(({ isToday }) => !isToday))) return undefined;
  const from = isNow && !beside ? today() : told ? nearest(told, today(), 'on') : today();
  if (!from) return undefined;
  const parts = [found.slice(1, 3), found.slice(3, 5)].flatMap(([many, unit]) =>
    many === undefined || unit === undefined ? [] : [{ many: /\d/.test(many) ? Number(many) : 1, unit }],
  );
  const sign = isBack ? -1 : 1;
  const to = parts.reduce((date, { many, unit }) => moved(date, many * sign, unit), from);
  const on = /\b(?:including|counting) (?:that|the first|the start\w*) day\b|\binclusive\b/.test(text) ? later(to, -sign) : to;
  const long = parts.map(({ many, unit }) => counted(many, unit)).join(' and ');
  const isWorking = parts.some(({ unit }) => /working|business|weekday/.test(unit));
  const reckoned = answer(
    `${capitalise(long)} ${isBack ? 'before' : 'after'} ${english(from)} is ${weekday(on)}, ${english(on)}.`,
    `${english(from)} itself is a ${weekday(from)}.`,
  );
  return isWorking
    ? {
        ...reckoned,
        confidence: 85,
        more: [['Mondays to Fridays are counted; a holiday in between would make it a day later.'], [], []],
      }
    : reckoned;
};

/** At a day that is told, or else today; and the year of a birthday that is asked for: "when do I turn 67". */
const HOW_OLD =
  /\bhow many (?:days|weeks|months) old\b|\bhow old\b|\b(?:what|which) age\b|\bage in years and months\b|\bwhat (?:is|will) (?:his|her|my|their) (?:exact )?age\b/;
const BORN = /\bborn\b|\bdate of birth\b|\bd\.?o\.?b\b|\bbirthday is\b/;
const aged = ({ text, days, rest }: Told): Answer | undefined => {
  const turns = Number(/\b(?:turn(?:s|ing)?|reach(?:es|ing)?|(?:get|be|hit)s? to be) (\d{1,3})\b/.exec(text)?.[1] ?? 0);
  const born = BORN.exec(text);
  if (!born || (!HOW_OLD.test(text) && turns === 0) || /\b(?:older|younger|(?:human|dog|cat) years)\b/.test(text))
    return undefined;
  const birth = days.find(({ at, isToday }) => at > born.index && !isToday);
  const others = days.filter((day) => day !== birth && (day.year !== undefined || day.name !== undefined));
  const asked = others.find(({ isToday }) => !isToday) ?? others[0];
  const now = today();
  const alone = /\bborn (?:in )?(\d{4})\b/.exec(text)?.[1];
  const inFuture = /\b(?:in|by) (20\d\d)\b/.exec(rest)?.[1];
  const year = birth?.year ?? Number(alone);
  if (!(year >= 1583 && year <= now.getUTCFullYear())) return undefined;
  const left = [alone, inFuture, ...(turns > 0 ? [String(turns)] : [])].reduce(
    (so: string, typed) => (typed === undefined ? so : so.replace(typed, ' ')),
    rest,
  );
  if (hasMore(left)) return undefined;
  // "What age does he turn in 2031?": on that birthday.
  if (birth && inFuture !== undefined && !asked && /\bturn(?:s|ing)?\b/.test(text)) {
    const day = new Date(Date.UTC(Number(inFuture), birth.month, birth.day));
    const age = Number(inFuture) - year;
    return answer(`Whoever was born then turns ${age} on ${weekday(day)}, ${english(day)}.`, `${inFuture} − ${year} = ${age}.`);
  }
  const birthday = birth && new Date(Date.UTC(year + turns, birth.month, birth.day));
  const turning =
    turns === 0
      ? []
      : [
          birthday
            ? `Whoever was born then turns ${turns} on ${weekday(birthday)}, ${english(birthday)}.`
            : `Somebody born in ${year} turns ${turns} in ${year + turns}.`,
        ];
  if (!HOW_OLD.test(text)) return answer(turning[0]!);
  const at = asked ? nearest(asked, now, 'on') : now;
  if (!at) return undefined;
  if (!birth || (inFuture !== undefined && !asked)) {
    const which = Number(inFuture ?? at.getUTCFullYear());
    const [over, of] =
      inFuture !== undefined || asked ? ['the end of that year', 'that year’s'] : ['the end of this year', 'this year’s'];
    return answer(
      `Somebody born in ${year} is ${which - year} by ${over}, and ${which - year - 1} before ${of} birthday.`,
      ...turning,
    );
  }
  const from = inYear(birth, year);
  if (at < from) return undefined;
  const when = asked?.isMonth ? `in ${english(at).replace(/^\d+ /, '')}` : asked ? `on ${english(at)}` : 'today';
  const { months } = inMonths(from, at);
  const lead = `Somebody born on ${english(from)} is`;
  const all = `That is ${inUnit(from, at, 'week')}, or ${counted(between(from, at), 'day')}.`;
  if (/\byears and months\b/.test(text))
    return answer(`${lead} ${together([Math.floor(months / 12), 'year'], [months % 12, 'month'])} old ${when}.`, all);
  const inWord = /\b(?:in|how many) (weeks|months|days)\b/.exec(text)?.[1];
  const inDays = counted(between(from, at), 'day');
  if (inWord === 'days') return answer(`${lead} ${inDays} old ${when}.`, `That is ${inUnit(from, at, 'week')}.`);
  if (inWord !== undefined) return answer(`${lead} ${inUnit(from, at, inWord === 'weeks' ? 'week' : 'month')} old ${when}.`, all);
  const years = counted(Math.floor(months / 12), 'year');
  // "How old is she now, and on that day?"
  const isBoth = asked && at > now && /\b(?:now|today|currently)\b/.test(text) && (text.match(/\bold\b/g)?.length ?? 0) > 1;
  const said = isBoth
    ? `${lead} ${counted(Math.floor(inMonths(from, now).months / 12), 'year')} old today and will be ${Math.floor(months / 12)} ${when}.`
    : `${lead} ${years} old ${when}.`;
  // Both were asked.
  return turns > 0 && asked ? answer([said, ...turning].join(' ')) : answer(said, ...turning);
};

/** How many days after today. */
const FROM_TODAY: Readonly<Record<string, number>> = {
  'the day before yesterday': -2,
  yesterday: -1,
  today: 0,
  tomorrow: 1,
  'the day after tomorrow': 2,
};
const WHEN = `(?:${Object.keys(FROM_TODAY).join('|')}|in \\d{1,5} days?(?:'? time)?|\\d{1,5} days? (?:ago|from (?:now|today)))`;
const STEPS = `(?:(?:\\d{1,5} days?|the day) (?:after|before) ){0,3}`;
const RIDDLE = new RegExp(
  `^if (${WHEN}) (?:is|was|will be|were) (?:a )?(${STEPS})(${WEEKDAY}),? (?:then )?(?:what|which) (?:day )?(?:of the week )?(?:is|was|will|would) (?:it )?(?:be )?(?:on )?(${WHEN})(?: be)?$`,
);
const daysTo = (when: string): number => {
  const days = Number(/\d+/.exec(when)?.[0]);
  return FROM_TODAY[when] ?? (when.endsWith('ago') ? -days : days);
};

/** "If yesterday was two days after Monday, what is today?" */
const riddle = (plain: string): Answer | undefined => {
  const [, when, steps, day, asked] = RIDDLE.exec(digitsForWords(plain)) ?? [];
  if (when === undefined) return undefined;
  const further = [...steps!.matchAll(/\b(\d{1,5}|the) days? (after|before)/g)].reduce(
    (sum, { 1: count, 2: way }) => sum + (count === 'the' ? 1 : Number(count)) * (way === 'before' ? -1 : 1),
    0,
  );
  const nameAt = (days: number): string => capitalise(WEEKDAYS[(((WEEKDAYS.indexOf(day!) + days) % 7) + 7) % 7]!);
  const from = daysTo(when);
  const to = daysTo(asked!);
  const verb = to < 0 ? 'was' : to === 0 ? 'is' : 'will be';
  return answer(
    `${capitalise(asked!)} ${/\d/.test(asked!) ? 'it ' : ''}${verb} a ${nameAt(further + to - from)}.`,
    `${capitalise(when)} ${from < 0 ? 'was' : from === 0 ? 'is' : 'will be'} a ${nameAt(further)}${to === from ? '' : `, and ${asked === 'today' ? 'today' : 'that'} is ${counted(Math.abs(to - from), 'day')} ${to < from ? 'before' : 'after'} it`}.`,
  );
};

/** "Today is 12 May": the day that is told is the one to reckon from. */
const todayTold = (days: readonly Day[], text: string): { readonly days: readonly Day[]; readonly isOther: boolean } => {
  const at = days.findIndex(
    (day, index) =>
      day.isToday && days[index + 1] && /^(?: is|'s)(?: a)? ?(?:the )?$/.test(text.slice(day.end, days[index + 1]!.at)),
  );
  return at < 0 ? { days, isOther: false } : { days: days.filter((_, index) => index !== at), isOther: true };
};

/** "Next year" may stand apart from the day it belongs to. */
const YEAR_APART = /\b(?:(this|next|last) year|in ((?:19|20)\d\d))\b/;

const read = (text: string): Told => {
  const { days: found } = todayTold(daysIn(text), text);
  const without = (days: readonly Day[]): string =>
    days.reduceRight((so, { at, end }) => `${so.slice(0, at)} ${so.slice(end)}`, text);
  const rest = without(found);
  const apart = YEAR_APART.exec(rest);
  const [only, ...more] = found;
  if (!apart || !only || more.length > 0 || only.year !== undefined) return { text, days: found, rest };
  const year =
    apart[2] === undefined
      ? today().getUTCFullYear() + (apart[1] === 'next' ? 1 : apart[1] === 'last' ? -1 : 0)
      : Number(apart[2]);
  return { text, days: [{ ...only, year }], rest: rest.replace(apart[0], ' ') };
};

const ASKS_DAYS = /\bhow many (?:days|weeks)\b|\bwhat (?:date|day) (?:is|was|will)\b/;

const LEAP_DAY =
  /\b(?:29(?:th)?(?: of)? feb(?:ruary)?|feb(?:ruary)? (?:the )?29(?:th)?)\b|\bleap (?:day|year) (?:baby|birthday)\b/;
const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
/** A birthday that most years do not have: the next one, and what stands in its place in a year that is named. */
const leapBirthday = (plain: string): Answer | undefined => {
  if (!LEAP_DAY.test(plain) || !/\bbirthdays?\b|\bborn\b/.test(plain) || !/\b(?:when|what|which|how old)\b/.test(plain))
    return undefined;
  const born = /\b(?:29(?:th)?(?: of)? feb(?:ruary)?|feb(?:ruary)? (?:the )?29(?:th)?),? (?:in )?(1[89]\d\d|20[0-2]\d)\b/.exec(
    plain,
  )?.[1];
  const years = [...plain.matchAll(/\b20\d\d\b/g)].map(([year]) => Number(year)).filter((year) => String(year) !== born);
  const now = today();
  let next = now.getUTCFullYear();
  while (!isLeap(next) || new Date(Date.UTC(next, 1, 29)) < now) next++;
  const day = new Date(Date.UTC(next, 1, 29));
  const age = born === undefined ? '' : `, and whoever was born in ${born} will be ${next - Number(born)} that day`;
  const [year, ...more] = years;
  const named =
    year === undefined || more.length > 0 || isLeap(year)
      ? []
      : [
          `${year} has no 29 February: 28 February is a ${weekday(new Date(Date.UTC(year, 1, 28)))} and 1 March a ${weekday(new Date(Date.UTC(year, 2, 1)))}.`,
        ];
  if (/\b(?:18|21|16|legal\w*|by law)\b/.test(plain) && years.length === 0) return undefined;
  return answer([...named, `The next 29 February is in ${next}, on a ${weekday(day)}${age}.`].join(' '));
};

/** Who asks how to do something asks for no day, though a story has days in it. */
const ASKS_ADVICE =
  /(?:^|[.!?,;] )(?:how (?:do|can|should|could) (?:i|we) (?!know\b|count|work out|find out|calculate)|what (?:can|should|do) (?:i|we) (?:do|say|write|wear)\b|(?:must|may|should) (?:i|we)\b|is (?:that|it|he|she) (?:allowed|right|legal|normal)\b)(?!.*\b(?:date|days?|weeks?|when|how long)\b)[^.!?]*$/;

export const datesTold: Source = ({ question: { plain } }) => {
  if (ASKS_ADVICE.test(plain)) return undefined;
  const solved = leapBirthday(plain) ?? riddle(plain) ?? yearsApart(plain);
  if (solved) return solved;
  const told = read(
    digitsForWords(
      plain
        .replace(/\bfrom (?:the )?(?:one|first) to (?:the )?(?:other|second|next)\b/, 'between them')
        .replace(/\bcounting(?: on)? (?=from\b)/, '')
        .replace(/\b(?:from )?one (?=date|day to|of)/g, ''),
    ),
  );
  const unreal = told.days.find((day) => !isReal(day));
  if (unreal) return ASKS_DAYS.test(plain) && unreal.year !== undefined ? nonexistent(unreal.typed) : undefined;
  // The Gregorian calendar starts in 1582.
  // A whole month is a day only where it makes no difference: for an age, in a month without the birthday.
  const [birth, month] = told.days;
  const isAge = HOW_OLD.test(plain) && BORN.test(plain) && birth?.isMonth === undefined && birth?.month !== month?.month;
  if (told.days.some(({ isMonth }) => isMonth) && !isAge && !/\bhow many (?:years|months)\b/.test(plain)) return undefined;
  if (told.days.length > 3 || told.days.some(({ year = 2000 }) => year < 1583)) return undefined;
  return inPregnancy(told) ?? aged(told) ?? whether(told) ?? shifted(told) ?? span(told) ?? onDay(told);
};
