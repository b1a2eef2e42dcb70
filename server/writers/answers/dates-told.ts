/** The calendar and the clock as people ask in passing: dates without a year, Christmas, an age, the time in another city. */
import { capitalise } from '../../english/prose.ts';
import type { Answer, Source } from './answer.ts';
import { nonexistent } from './dates.ts';
import { digitsForWords } from './numbers.ts';
import { DAY_MS, MONTH, counted, english, monthName, monthOf, today, weekday } from './values/calendar.ts';
import { valuesIn, type Value } from './values/read.ts';

const DATE = new RegExp(
  `\\b(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${MONTH})\\b(?:,? (\\d{4}))?|\\b(${MONTH}) (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? (\\d{4}))?|\\b(christmas eve|christmas(?: day)?|new year'?s eve|new year(?:'?s(?: day)?)?|halloween|valentine'?s(?: day)?|today|tomorrow)\\b|\\b(\\d{4})-(\\d{2})-(\\d{2})\\b`,
  'g',
);
const NAMED: Readonly<Record<string, readonly [month: number, day: number]>> = {
  'christmas eve': [11, 24],
  christmas: [11, 25],
  'new year eve': [11, 31],
  'new year': [0, 1],
  halloween: [9, 31],
  valentine: [1, 14],
};

interface Told {
  readonly month: number;
  readonly day: number;
  readonly year?: number;
  readonly at: number;
  readonly typed: string;
}

const datesIn = (text: string): readonly Told[] =>
  [...text.matchAll(DATE)].map((found): Told => {
    const place = { at: found.index, typed: found[0] };
    const named = found[7];
    if (named === 'today' || named === 'tomorrow') {
      const date = new Date(today().getTime() + (named === 'tomorrow' ? DAY_MS : 0));
      return { ...place, month: date.getUTCMonth(), day: date.getUTCDate(), year: date.getUTCFullYear() };
    }
    if (named !== undefined) {
      const [month, day] = NAMED[named.replace(/ day$/, '').replace(/(year|valentine)'?s\b/, '$1')] ?? [-1, 0];
      return { ...place, month, day };
    }
    const month = found[9] === undefined ? monthOf(found[2] ?? found[4]!) : Number(found[9]) - 1;
    const year = found[3] ?? found[6] ?? found[8];
    return { ...place, month, day: Number(found[1] ?? found[5] ?? found[10]), ...(year !== undefined && { year: Number(year) }) };
  });

const inYear = ({ month, day }: Told, year: number): Date => new Date(Date.UTC(year, month, day));
const isReal = (told: Told): boolean => {
  const date = inYear(told, told.year ?? 2024);
  return date.getUTCMonth() === told.month && date.getUTCDate() === told.day;
};
const answer = (lead: string, ...more: readonly string[]): Answer => ({
  confidence: 95,
  lead,
  more: [more.slice(0, 1), more.slice(1, 2), more.slice(2)],
  asides: { source: 'Reckoned with the Gregorian calendar.' },
  topics: ['How many days until Christmas?', 'What date is 100 days from today?', 'How many days are in a leap year?'],
});

/** A year that is not a leap year, for dates that name none. */
const PLAIN_YEAR = 2025;

const between = (text: string, dates: readonly Told[]): Answer | undefined => {
  if (!/\bhow many (?:days|weeks)\b|\bnumber of days\b|\bhow long\b|\bdays (?:between|until|till|from|to)\b/.test(text))
    return undefined;
  // Other figures are a story of something else.
  const isOther = ({ kind, at }: Value): boolean =>
    kind !== 'date' && kind !== 'year' && !dates.some((told) => at >= told.at && at < told.at + told.typed.length);
  if (valuesIn(text).some(isOther)) return undefined;
  const [one, two] = dates as [Told, Told | undefined];
  if (!two && !/\b(?:until|till|to|before)\b/.test(text)) return undefined;
  const isBackwards =
    two !== undefined && /\bfrom\b(?: the)? $/.test(text.slice(0, two.at)) && !/\bfrom\b(?: the)? $/.test(text.slice(0, one.at));
  const [first, last] = two ? (isBackwards ? [two, one] : [one, two]) : [undefined, one];
  const year = first?.year ?? last.year ?? (first ? PLAIN_YEAR : today().getUTCFullYear());
  const from = first ? inYear(first, year) : today();
  const near = inYear(last, last.year ?? from.getUTCFullYear());
  const to = last.year === undefined && near < from ? inYear(last, from.getUTCFullYear() + 1) : near;
  const days = Math.round((to.getTime() - from.getTime()) / DAY_MS);
  if (days < 0) return undefined;
  const isDated = first?.year !== undefined || last.year !== undefined || !first;
  const overFebruary =
    !isDated &&
    (from.getUTCMonth() < 2
      ? to.getUTCMonth() >= 2 || to.getUTCFullYear() > from.getUTCFullYear()
      : to.getUTCFullYear() > from.getUTCFullYear() && to.getUTCMonth() >= 2);
  const weeks = `${counted(Math.floor(days / 7), 'week')}${days % 7 === 0 ? '' : ` and ${counted(days % 7, 'day')}`}`;
  const inDays = `${counted(days, 'day')}${overFebruary ? ', or one more where a 29 February lies between' : ''}`;
  const [said, also] = /\bhow many weeks\b/.test(text) && !overFebruary ? [weeks, inDays] : [inDays, weeks];
  return answer(
    `From ${english(from, isDated)} to ${english(to, isDated)} it is ${said}.`,
    `That is ${also}.`,
    'The first day is not counted and the last one is; add one to count both.',
  );
};

/** Pregnancy is counted in forty weeks that end at the due date. */
const inPregnancy = (text: string, dates: readonly Told[]): Answer | undefined => {
  if (!/\bdue (?:date|on)\b|\bis due\b/.test(text) || !/\bhow (?:many weeks|far (?:along|gone))\b/.test(text)) return undefined;
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

const ENDS = /\b(?:what (?:date|day)|when)\b.*\b(?:finish\w*|ends?|expires?|last day|run out|over|up|due|is that|back|return)\b/;
const SPAN = /\b(\d{1,4})[- ](day|week|month|year)s?\b/;
const SHIFT = /\b(\d{1,5}) (day|week|month|year)s? (after|before|from)\b/;

const shifted = (text: string, [told]: readonly Told[]): Answer | undefined => {
  const found = SHIFT.exec(text) ?? (ENDS.test(text) && told ? SPAN.exec(text) : null);
  if (!found || !told) return undefined;
  const from = inYear(told, told.year ?? today().getUTCFullYear());
  const by = Number(found[1]) * (found[3] === 'before' ? -1 : 1);
  const [year, month, day] = [from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate()];
  const to =
    found[2] === 'day' || found[2] === 'week'
      ? new Date(from.getTime() + by * DAY_MS * (found[2] === 'week' ? 7 : 1))
      : new Date(Date.UTC(year + (found[2] === 'year' ? by : 0), month + (found[2] === 'month' ? by : 0), day));
  return answer(
    `${capitalise(counted(Math.abs(by), found[2]!))} ${by < 0 ? 'before' : 'after'} ${english(from)} is ${weekday(to)}, ${english(to)}.`,
    `${english(from)} itself is a ${weekday(from)}.`,
  );
};

/** At a day that is told, or else today; and the year of a birthday that is asked for: "when do I turn 67". */
const HOW_OLD = /\bhow old\b|\b(?:what|which) age\b/;
const aged = (text: string, dates: readonly Told[]): Answer | undefined => {
  const turns = Number(/\bturn (\d{1,3})\b/.exec(text)?.[1] ?? 0);
  const born = /\bborn\b/.exec(text);
  if (!born || (!HOW_OLD.test(text) && turns === 0)) return undefined;
  const birth = dates.find(({ at }) => at > born.index);
  const asked = dates.find((told) => told !== birth && told.year !== undefined);
  const now = today();
  const year = birth?.year ?? Number(/\bborn in (\d{4})\b/.exec(text)?.[1]);
  if (!(year >= 1900 && year <= now.getUTCFullYear())) return undefined;
  const turning = turns === 0 ? [] : [`Somebody born in ${year} turns ${turns} in ${year + turns}.`];
  if (!HOW_OLD.test(text)) return answer(turning[0]!);
  const at = asked ? inYear(asked, asked.year!) : now;
  const years = at.getUTCFullYear() - year;
  if (!birth) {
    const [over, of] = asked ? ['the end of that year', 'that year’s'] : ['the end of this year', 'this year’s'];
    return answer(`Somebody born in ${year} is ${years} by ${over}, and ${years - 1} before ${of} birthday.`, ...turning);
  }
  const age = inYear(birth, at.getUTCFullYear()) <= at ? years : years - 1;
  if (age < 0) return undefined;
  const count = (at.getUTCFullYear() - year) * 12 + at.getUTCMonth() - birth.month - (at.getUTCDate() < birth.day ? 1 : 0);
  if (/\bin (?:weeks|months|days)\b|\bhow many (?:weeks|months|days)\b/.test(text)) {
    const since = new Date(Date.UTC(year, birth.month + count, birth.day));
    const days = Math.round((at.getTime() - since.getTime()) / DAY_MS);
    const all = Math.round((at.getTime() - inYear(birth, year).getTime()) / DAY_MS);
    return answer(
      `Somebody born on ${english(inYear(birth, year))} is ${counted(count, 'month')} and ${counted(days, 'day')} old ${asked ? `on ${english(at)}` : 'today'}.`,
      `That is ${counted(Math.floor(all / 7), 'week')} and ${counted(all % 7, 'day')}, or ${counted(all, 'day')}.`,
    );
  }
  return answer(
    `Somebody born on ${english(inYear(birth, year))} is ${counted(age, 'year')} old ${asked ? `on ${english(at)}` : 'today'}.`,
    ...turning,
  );
};

const zones = new Map(
  Intl.supportedValuesOf('timeZone').map((zone) => [zone.split('/').at(-1)!.replaceAll('_', ' ').toLowerCase(), zone] as const),
);
/** Cities that share the clock of another. */
const CITY_OF: Readonly<Record<string, string>> = {
  'san francisco': 'los angeles',
  seattle: 'los angeles',
  'las vegas': 'los angeles',
  california: 'los angeles',
  boston: 'new york',
  washington: 'new york',
  miami: 'new york',
  atlanta: 'new york',
  nyc: 'new york',
  houston: 'chicago',
  dallas: 'chicago',
  munich: 'berlin',
  frankfurt: 'berlin',
  hamburg: 'berlin',
  barcelona: 'madrid',
  milan: 'rome',
  beijing: 'shanghai',
  delhi: 'calcutta',
  mumbai: 'calcutta',
  india: 'calcutta',
  japan: 'tokyo',
  uk: 'london',
  edinburgh: 'london',
  manchester: 'london',
  canberra: 'sydney',
  kolkata: 'calcutta',
};
const zoneOf = (city: string): string | undefined => zones.get(CITY_OF[city] ?? city);
const CITY = new RegExp(
  `\\b(?:${[...zones.keys(), ...Object.keys(CITY_OF)]
    .filter((city) => /^[a-z ]{2,}$/.test(city))
    .toSorted((one, other) => other.length - one.length)
    .join('|')})\\b`,
  'g',
);
const CLOCK = /\b(?:\d{1,2}(?::\d\d)? ?(?:am|pm|a\.m\.|p\.m\.|o'clock)|\d{1,2}:\d\d|noon|midnight)/;

const offset = (zone: string, at: Date): number => {
  const [, sign, hours, minutes] =
    /GMT([+-])(\d{2}):(\d{2})/.exec(new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).format(at)) ??
    [];
  return sign === undefined ? 0 : (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60);
};

const citiesIn = (text: string) =>
  [...text.matchAll(CITY)].filter(({ 0: city }) => city.length > 3 || CITY_OF[city] !== undefined);
const nameOf = (city: string): string =>
  city === 'uk' ? 'the UK' : city.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()).replace(/^Nyc$/, 'New York');
/** The middle of that month, when no clock is changed. */
const inMonth = (month: number): Date => new Date(Date.UTC(today().getUTCFullYear(), month, 15, 12));

const APART =
  /\b(?:how (?:many|much) hours?|how far|how long)\b.*\b(?:ahead|behind|in front|difference)\b|\b(?:time|hours?) (?:zone )?difference\b|\bhow (?:far |much )?(?:ahead|behind)\b/;
const SEASONS: Readonly<Record<string, number>> = { winter: 0, summer: 6 };

/** "How many hours is Tokyo ahead of London?" */
const hoursApart = (text: string): Answer | undefined => {
  if (!APART.test(text) || CLOCK.test(text)) return undefined;
  const [one, other, ...more] = [...new Set(citiesIn(text).map(({ 0: city }) => city))];
  const [zone, from] = [one, other].map((city) => (city === undefined ? undefined : zoneOf(city)));
  if (zone === undefined || from === undefined || more.length > 0) return undefined;
  const apart = (month: number): number => offset(zone, inMonth(month)) - offset(from, inMonth(month));
  const named = new RegExp(`\\bin (${MONTH}|winter|summer)\\b`).exec(text)?.[1];
  const asked = named === undefined ? undefined : (SEASONS[named] ?? monthOf(named));
  const said = (hours: number): string =>
    hours === 0 ? 'at the same time as' : `${counted(Math.abs(hours), 'hour')} ${hours < 0 ? 'behind' : 'ahead of'}`;
  const [winter, summer] = [apart(0), apart(6)];
  const told = (month: number): string => `${nameOf(one!)} is ${said(apart(month))} ${nameOf(other!)}`;
  if (winter === summer) return answer(`${told(0)}.`, 'It is the same in winter and in summer.');
  const both = [`${told(0)} in January`, `${said(summer)} it in July`.replace('at the same time as it', 'at the same time')];
  return asked === undefined || asked < 0
    ? answer(`${both.join(' and ')}.`, 'Summer time makes the difference.')
    : answer(
        `${told(asked)} in ${named!.length > 3 && SEASONS[named!] !== undefined ? named! : monthName(asked)}.`,
        `${both.join(' and ')}.`,
      );
};

const elsewhere = (text: string): Answer | undefined => {
  const typed = CLOCK.exec(text);
  if (!typed || !/\b(?:what time|what is the time|when)\b/.test(text)) return undefined;
  const cities = citiesIn(text);
  // The time is told of the city that it stands beside: "3pm in New York", "4pm Berlin time".
  const near = cities.find(
    ({ index }) => index > typed.index && /^\S+(?: [ap]m)? (?:in )?$/.test(text.slice(typed.index, index)),
  );
  const far = cities.filter(({ 0: city }) => city !== near?.[0]);
  const [here, there] = [near?.[0], far[0]?.[0]];
  if (here === undefined || there === undefined || far.length !== 1) return undefined;
  const [from, to] = [zoneOf(here), zoneOf(there)];
  const clock = valuesIn(typed[0])[0];
  const named = new RegExp(`\\bin (${MONTH})\\b`).exec(text)?.[1];
  const month = named !== undefined && monthOf(named) >= 0 ? monthOf(named) : today().getUTCMonth();
  if (from === undefined || to === undefined || clock === undefined) return undefined;
  const at = inMonth(month);
  const ahead = offset(to, at) - offset(from, at);
  const time = clock.value + ahead;
  const hour = ((time % 24) + 24) % 24;
  const [whole, minutes] = [Math.floor(hour), String(Math.round((hour % 1) * 60)).padStart(2, '0')];
  const said = `${whole % 12 || 12}:${minutes} ${whole < 12 ? 'am' : 'pm'}`;
  return answer(
    `At ${typed[0]} in ${nameOf(here)} it is ${said}${time >= 24 ? ' the next day' : time < 0 ? ' the day before' : ''} in ${nameOf(there)}.`,
    `In ${monthName(month)} ${nameOf(there)} is ${Math.abs(ahead)} hours ${ahead < 0 ? 'behind' : 'ahead'}.`,
    'Summer time can change the difference by an hour.',
  );
};

const WEEKDAYS = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');
const WEEKDAY = `(?:${WEEKDAYS.join('|')})`;
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
const TODAY_IS = new RegExp(
  `\\btoday(?: is|'s) (?:[a-z]+day,? )?(?:the )?(?=\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${MONTH})\\b|(?:${MONTH}) )`,
);

const ASKS_DAYS = /\bhow many (?:days|weeks)\b|\bwhat (?:date|day) (?:is|was|will)\b/;

export const datesTold: Source = ({ question }) => {
  const plain = question.plain.replace(TODAY_IS, '');
  const dates = datesIn(plain);
  const unreal = dates.find((told) => !isReal(told));
  if (unreal) return ASKS_DAYS.test(plain) && unreal.year !== undefined ? nonexistent(unreal.typed) : undefined;
  // The Gregorian calendar starts in 1582.
  if (dates.length > 2 || dates.some(({ year = 2000 }) => year < 1583)) return undefined;
  return (
    inPregnancy(plain, dates) ??
    (dates.length > 0 && !SHIFT.test(plain) ? between(plain, dates) : undefined) ??
    shifted(plain, dates) ??
    aged(plain, dates) ??
    elsewhere(plain) ??
    hoursApart(plain) ??
    riddle(plain)
  );
};
