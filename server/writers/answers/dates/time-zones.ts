/** The clock in other cities: how far it is ahead, what time it is there, and how long a flight takes between two of them. */
import { capitalise, listed } from '../../../english/prose.ts';
import type { Answer, Source } from '../answer.ts';
import { MONTH, counted, english, monthName, monthOf, today } from '../values/calendar.ts';
import { WEEKDAYS, daysIn, nearest } from '../values/days.ts';
import { withHalfHours, withHalvesOfDay } from '../values/halves-of-day.ts';
import { valuesIn } from '../values/read.ts';

const answer = (lead: string, ...more: readonly string[]): Answer => ({
  confidence: 95,
  lead,
  more: [more.slice(0, 1), more.slice(1, 2), more.slice(2)],
  asides: { source: 'Reckoned with the time zones of the world.' },
  topics: ['How many hours is Tokyo ahead of London?', 'What time is it in New York when it is noon in London?'],
});

const zones = new Map(
  Intl.supportedValuesOf('timeZone').map((zone) => [zone.split('/').at(-1)!.replaceAll('_', ' ').toLowerCase(), zone] as const),
);
/** Cities that share the clock of another, airports, and countries with one clock. */
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
  heathrow: 'london',
  gatwick: 'london',
  england: 'london',
  scotland: 'london',
  jfk: 'new york',
  newark: 'new york',
  orlando: 'new york',
  montreal: 'toronto',
  'abu dhabi': 'dubai',
  doha: 'qatar',
  'tel aviv': 'jerusalem',
  'cape town': 'johannesburg',
  'south africa': 'johannesburg',
  abuja: 'lagos',
  nigeria: 'lagos',
  kenya: 'nairobi',
  ghana: 'accra',
  bangalore: 'calcutta',
  chennai: 'calcutta',
  lahore: 'karachi',
  islamabad: 'karachi',
  pakistan: 'karachi',
  hanoi: 'bangkok',
  thailand: 'bangkok',
  china: 'shanghai',
  philippines: 'manila',
  'new zealand': 'auckland',
  geneva: 'zurich',
  venice: 'rome',
  italy: 'rome',
  spain: 'madrid',
  malaga: 'madrid',
  france: 'paris',
  germany: 'berlin',
  greece: 'athens',
  ireland: 'dublin',
  'new jersey': 'new york',
  florida: 'new york',
  texas: 'chicago',
  ontario: 'toronto',
  quebec: 'toronto',
  queensland: 'brisbane',
  ...Object.fromEntries(
    Object.entries({
      london: 'leeds birmingham liverpool glasgow cardiff belfast bristol sheffield newcastle wales britain',
      dublin: 'cork galway limerick',
      calcutta: 'jalandhar amritsar ludhiana punjab kerala hyderabad pune goa',
      manila: 'cebu davao',
      'new york': 'philadelphia ohio',
      chicago: 'austin minneapolis milwaukee nashville',
      'los angeles': 'portland sacramento oregon',
      edmonton: 'calgary alberta',
      regina: 'saskatchewan saskatoon',
      toronto: 'ottawa',
      lagos: 'ibadan',
      lisbon: 'porto portugal',
    }).flatMap(([city, others]) => others.split(' ').map((other) => [other, city] as const)),
  ),
};
const zoneOf = (city: string): string | undefined => zones.get(CITY_OF[city] ?? city);
const CITY = new RegExp(
  `\\b(?:${[...zones.keys(), ...Object.keys(CITY_OF)]
    .filter((city) => /^[a-z ]{2,}$/.test(city))
    .toSorted((one, other) => other.length - one.length)
    .join('|')})\\b`,
  'g',
);
const CLOCK = /(?<![\w.:])(?:\d{1,2}(?:[:.][0-5]\d)? ?(?:am|pm|a\.m\.|p\.m\.|o'clock)|\d{1,2}:\d\d|noon|midnight)/;

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
const IN_MONTH = new RegExp(`\\b(?:in|by|come) (?:mid |early |late )?(${MONTH}|winter|summer)\\b`, 'g');

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

/** A call of more is a conference. */
const MOST_PLACES = 4;
/** Before the city where whoever asks is. */
const OWN_PLACE =
  /\b(?:i am|i'm|im|i live|me|we are|we're|were|we live|based) (?:(?:here|still|based|over|just|myself) )?(?:in|from|near) (?:the )?$/;
/** After a time that is told by the clock of whoever asks, */
const BY_OWN_CLOCK = /^ (?:(?:my|our)(?: own)? time|here|for (?:me|us))\b/;
/** and before it. */
const DONE_AT = /\b(?:if|when|suppose) (?:i|we) (?:[a-z]+ ){1,4}at $/;
/** "3pm Dubai time on 9 December": the day itself, where it is told. */
const dayIn = (text: string): Date | undefined => {
  const day = daysIn(text).find(({ typed }) => /\d/.test(typed));
  return day && nearest(day, today(), 'on');
};

const elsewhere = (plain: string): Answer | undefined => {
  const text = withHalvesOfDay(withHalfHours(plain));
  const typed = CLOCK.exec(text);
  if (
    !typed ||
    !/\b(?:what time|what is the time|when|what is (?:that|it)|what (?:will|does|would) (?:our|my|the|his|her) clocks? (?:say|show|read))\b/.test(
      text,
    )
  )
    return undefined;
  const cities = citiesIn(text);
  // The time is told of the city that it stands beside: "3pm in New York", "4pm Berlin time".
  const near = cities.find(
    ({ index }) =>
      index > typed.index &&
      /^\S+(?: [ap]m)? (?:[a-z]{1,3}t )?(?:on (?:[a-z]+day) )?(?:(?:over )?here )?(?:in )?(?:the )?$/.test(
        text.slice(typed.index, index),
      ),
  );
  // "In Melbourne at 7am her time."
  const isTheirs = /^ ?(?:her|his|their|local) time\b/.test(text.slice(typed.index + typed[0].length));
  const before = isTheirs
    ? (cities.find(({ index, 0: city }) => /^ (?:at )?$/.test(text.slice(index + city.length, typed.index))) ??
      cities.findLast(({ index, 0: city }) => /^(?: [a-z]+){1,4} (?:at )?$/.test(text.slice(index + city.length, typed.index))))
    : undefined;
  // "I'm in Dublin … if it's 3pm for me"
  const after = text.slice(typed.index + typed[0].length);
  const isOwn = BY_OWN_CLOCK.test(after) || DONE_AT.test(text.slice(0, typed.index));
  const own = isOwn ? cities.find(({ index }) => OWN_PLACE.test(text.slice(0, index))) : undefined;
  // "If I ring my mum in Regina at 9 pm from London".
  const ringing = cities.find(
    ({ index }) => index > typed.index && /\bfrom (?:here in )?(?:the )?$/.test(text.slice(typed.index, index)),
  );
  const here = (ringing ?? near ?? before ?? own)?.[0];
  const far = [...new Set(cities.map(({ 0: city }) => city))].filter((city) => city !== here);
  const from = here === undefined ? undefined : zoneOf(here);
  const clock = valuesIn(typed[0])[0];
  const months = [...new Set([...text.matchAll(IN_MONTH)].map(({ 1: name }) => SEASONS[name!] ?? monthOf(name!)))];
  const month = months[0] ?? today().getUTCMonth();
  if (here === undefined || from === undefined || clock === undefined || far.length === 0 || far.length > MOST_PLACES)
    return undefined;
  const date = dayIn(text);
  const day = WEEKDAYS.findIndex((name) => new RegExp(`\\b(?:on )?${name}\\b`).test(text));
  const toldAt = (at: Date) =>
    far.map((city) => {
      const ahead = offset(zoneOf(city) ?? from, at) - offset(from, at);
      const time = clock.value + ahead;
      const shift = Math.floor(time / 24);
      const hour = time - 24 * shift;
      const [whole, minutes] = [Math.floor(hour + 1e-9), String(Math.round((hour % 1) * 60)).padStart(2, '0')];
      const on =
        day >= 0
          ? ` on ${capitalise(WEEKDAYS[(day + shift + 7) % 7]!)}`
          : (['', ' the next day', ' the day before'].at(shift) ?? '');
      return {
        said: `${whole % 12 || 12}:${minutes} ${whole < 12 ? 'am' : 'pm'}${on} in ${nameOf(city)}`,
        apart: `${nameOf(city)} is ${ahead === 0 ? 'at the same time' : `${counted(Math.abs(ahead), 'hour')} ${ahead < 0 ? 'behind' : 'ahead'}`}`,
      };
    });
  const told = toldAt(date ?? inMonth(month));
  if (months.length > 1 && !date) {
    const each = months.map((one) => ({
      on: `in ${monthName(one)}`,
      said: listed(toldAt(inMonth(one)).map(({ said }) => said)),
    }));
    const isAlike = each.every(({ said }) => said === each[0]!.said);
    return isAlike
      ? answer(`At ${typed[0]} in ${nameOf(here)} it is ${each[0]!.said}, ${listed(each.map(({ on }) => on))} alike.`)
      : answer(
          `At ${typed[0]} in ${nameOf(here)} it is ${listed(each.map(({ on, said }) => `${said} ${on}`))}.`,
          'Summer time makes the difference.',
        );
  }
  return answer(
    `At ${typed[0]} in ${nameOf(here)} it is ${listed(told.map(({ said }) => said))}.`,
    `${date ? `On ${english(date)}` : `In ${monthName(month)}`} ${listed(told.map(({ apart }) => apart))}.`,
    'Summer time can change the difference by an hour.',
  );
};

const FLIES =
  /\b(?:flights?|fly|flew|flying|flies|plane|tak(?:es?|ing) off|took off|land(?:s|ed|ing)?|touch\w* down|depart\w*)\b/;
const ASKS_LENGTH = /\bhow (?:long|many hours)\b|\b(?:length|duration) of\b|\bflight time\b|\bhow much time\b/;
const TOLD_APART = /\b(?:ahead|behind|time difference|same time ?zone|hours? (?:earlier|later|difference))\b/;
const LENGTH = /\b(\d{1,2}) ?(?:hours?|hrs?|h)\b(?:,? ?(?:and )?(\d{1,2}) ?(?:minutes?|mins?|m)?\b)?/;

/** By the clock of another place a journey ends at another time than that at which it began and its length say. */
export const landsElsewhere = (text: string): boolean =>
  FLIES.test(text) && /\bwhat time (?:is it|will it be|would it be) in\b/.test(text);

/** Two clocks of two places: their difference alone is no time in the air. */
export const isByTwoClocks = (text: string): boolean =>
  FLIES.test(text) && ASKS_LENGTH.test(text) && (text.match(new RegExp(CLOCK, 'g'))?.length ?? 0) > 1 && !TOLD_APART.test(text);

const inHours = (hours: number): string => {
  const minutes = Math.round(hours * 60);
  return `${counted(Math.floor(minutes / 60), 'hour')}${minutes % 60 === 0 ? '' : ` ${counted(minutes % 60, 'minute')}`}`;
};
const oClock = (value: number, isHalf: boolean): string => {
  const minutes = ((Math.round(value * 60) % 1440) + 1440) % 1440;
  const [hour, minute] = [Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0')];
  return isHalf ? `${hour % 12 || 12}:${minute} ${hour < 12 ? 'am' : 'pm'}` : `${String(hour).padStart(2, '0')}:${minute}`;
};

/** The hours by which the one is ahead: on a day, in a month, or through the year. */
const aheadOf = (from: string, to: string, text: string): readonly { readonly when: string; readonly ahead: number }[] => {
  const at = (date: Date): number => offset(to, date) - offset(from, date);
  const day = daysIn(text).find(({ name, isToday, typed }) => name !== undefined || isToday || /\d/.test(typed));
  const date = day && nearest(day, today(), 'on');
  if (date) return [{ when: `on ${english(date)}`, ahead: at(date) }];
  const named = new RegExp(`\\b(${MONTH}|winter|summer)\\b`).exec(text)?.[1];
  const month = named === undefined ? undefined : (SEASONS[named] ?? monthOf(named));
  const year = today().getUTCFullYear();
  if (month !== undefined && month >= 0) {
    const [first, last] = [2, 27].map((day) => at(new Date(Date.UTC(year, month, day, 12))));
    const when = `in ${monthName(month)}`;
    return first === last
      ? [{ when, ahead: first! }]
      : [
          { when: `at the beginning of ${monthName(month)}`, ahead: first! },
          { when: 'at its end', ahead: last! },
        ];
  }
  const [winter, summer] = [at(inMonth(0)), at(inMonth(6))];
  return winter === summer
    ? [{ when: '', ahead: winter }]
    : [
        { when: 'in January', ahead: winter },
        { when: 'in July', ahead: summer },
      ];
};

/** How long it is in the air, or when it lands by the clocks there. */
const flight = (text: string): Answer | undefined => {
  if (!FLIES.test(text) || TOLD_APART.test(text)) return undefined;
  const cities = citiesIn(text).filter(({ 0: city }, at, all) => all.findIndex((one) => one[0] === city) === at);
  const [one, other, ...more] = cities;
  if (!one || !other || more.length > 0) return undefined;
  // "To New York from London" is told the other way round.
  const isTurned = /\bto $/.test(text.slice(0, one.index)) && /\bfrom $/.test(text.slice(0, other.index));
  const [here, there] = isTurned ? [other[0], one[0]] : [one[0], other[0]];
  const [from, to] = [zoneOf(here), zoneOf(there)];
  const clocks = [...text.matchAll(new RegExp(CLOCK, 'g'))];
  const [left, landed, ...others] = clocks.map(({ 0: typed }) => valuesIn(typed)[0]?.value);
  if (
    from === undefined ||
    to === undefined ||
    left === undefined ||
    others.length > 0 ||
    /\bstop ?over|\bvia\b|\blayover|\bchange\b/.test(text)
  )
    return undefined;
  const ways = aheadOf(from, to, text);
  const said = (ahead: number): string =>
    ahead === 0 ? 'at the same time' : `${inHours(Math.abs(ahead))} ${ahead < 0 ? 'behind' : 'ahead'}`;
  const clocksSay = `${nameOf(there)} is ${ways.map(({ when, ahead }) => `${said(ahead)}${when === '' ? '' : ` ${when}`}`).join(' and ')}.`;
  if (landed !== undefined && ASKS_LENGTH.test(text)) {
    const isNext = /\b(?:next|following) (?:day|morning|afternoon|evening)\b|\+1\b/.test(text);
    const lengths = ways.map(({ when, ahead }) => {
      const plain = landed - left - ahead + (isNext ? 24 : 0);
      return { when, hours: isNext ? plain : ((plain % 24) + 24) % 24 };
    });
    if (lengths.some(({ hours }) => hours <= 0 || hours > 20)) return undefined;
    return answer(
      `The flight takes ${lengths.map(({ when, hours }) => `${inHours(hours)}${lengths.length > 1 ? ` ${when}` : ''}`).join(', or ')}.`,
      clocksSay,
    );
  }
  const long = LENGTH.exec(text);
  if (landed !== undefined || !long || !/\b(?:what|which)(?: local)? time\b|\bwhen\b/.test(text)) return undefined;
  const isHalf = /[ap]\.?m/.test(clocks[0]![0]);
  const hours = Number(long[1]) + Number(long[2] ?? 0) / 60;
  const times = ways.map(({ when, ahead }) => {
    const end = left + hours + ahead;
    return `${oClock(end, isHalf)}${end >= 24 ? ' the next day' : end < 0 ? ' the day before' : ''}${ways.length > 1 ? ` ${when}` : ''}`;
  });
  return answer(
    `It lands at ${times.join(', or ')}, ${nameOf(there)} time.`,
    clocksSay,
    `${clocks[0]![0]} + ${inHours(hours)} = ${oClock(left + hours, isHalf)} by the clocks of ${nameOf(here)}.`,
  );
};

export const timeZones: Source = ({ question: { plain } }) => flight(plain) ?? elsewhere(plain) ?? hoursApart(plain);
