/** A journey told leg by leg: off at a time, so long on the way and so long waiting, and clocks that are ahead or behind. */
import { english, today } from '../values/calendar.ts';
import { daysIn, later, nearest, WEEKDAYS } from '../values/days.ts';
import { capitalise } from '../../../english/prose.ts';
import { hoursOf, questionOf, reading, SPAN, TIME, timeOf, type StoryTold } from './steps.ts';
import { clock } from './plan.ts';
import { spell } from './told.ts';

const LEAVES =
  /\b(?:takes? off|leav(?:es?|ing)|left|departs?|departing|sails?|sailing|sets? (?:off|out)|setting off|fly|flies|flying|flights?|ferry|train|coach|bus|boat|plane|off|start(?:s|ing)?|go|goes|out)\b/;
const ASKS_ARRIVAL =
  /\b(?:what (?:local )?time|when|what day)\b.*\b(?:land|lands|landing|arriv\w*|get (?:in|there|to|home|back)|gets (?:in|there|to|home)|dock|docks|reach|be there|there|due|pull in|touch down|home)\b/;
/** What is worked out backwards, or asks for something else. */
const OTHER =
  /\b(?:latest|need to|have to|must|should (?:i|we|she|he|they) (?:leave|set|start)|in time|how long|late|delayed|early|unless|mph|km\/h|miles)\b|\bbefore (?:the|my|our|we|take)|\bon (?:the )?(?:hour|half)/;
const ZONE = new RegExp(
  `((?:${SPAN})|(?<![\\d.:])\\d{1,2}(?= ahead| behind))(?: (?:in front|on|later|earlier))?(?: (ahead|behind)|(?<= in front)|(?<= later| earlier))(?: (?:of )?(home|us|here|uk time|the uk|britain|london|england|[a-z]+))?`,
);
/** Between the legs nothing but names and what is done there. */
const AT_HOME = /\b(?:at home|home time|here|our time|uk time|back home|my time)\b/;

export const journey = (plain: string): StoryTold | undefined => {
  const read = reading(plain);
  const question = questionOf(read.text);
  if (!ASKS_ARRIVAL.test(question) || OTHER.test(read.text)) return undefined;
  const zone = read.eat(ZONE);
  const legs = read.eatAll(new RegExp(SPAN));
  const [date, ...dates] = daysIn(read.text).filter(({ isMonth }) => isMonth === undefined);
  if (dates.length > 0) return undefined;
  if (date) read.eat(new RegExp(date.typed.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  const times = read.eatAll(new RegExp(TIME));
  const [start] = times;
  if (!start || times.length > 1 || legs.length === 0 || read.hasMore() || /\b(?:ahead|behind|clocks?)\b/.test(read.rest()))
    return undefined;
  const off = timeOf(start[0]);
  const before = read.text.slice(Math.max(0, start.index - 90), start.index);
  if (!off.isSure || !LEAVES.test(before)) return undefined;
  // One leg is a sum of two figures, which is told elsewhere, unless clocks differ.
  if (legs.length < 2 && !zone) return undefined;
  const away = legs.reduce((all, [leg]) => all + hoursOf(leg), 0);
  const ahead = zone ? (/behind|earlier/.test(zone[0]) ? -1 : 1) * hoursOf(zone[1]!.replace(/^\d{1,2}$/, '$& hours')) : 0;
  const isHome = AT_HOME.test(question) && !/\b(?:there|local|their)\b/.test(question);
  // Whose time "ours" is must be told.
  if (zone && isHome && !/^(?:home|us|here|uk time|the uk|britain|england)$/.test(zone[3] ?? '')) return undefined;
  const home = off.hour + away;
  const there = isHome ? home : home + ahead;
  const days = Math.floor(there / 24 + 1e-9);
  const isHalf = /\d ?[ap]\.?m|noon|midnight/.test(start[0]);
  // The weekday that is told says of which year it is, which is not asked.
  const { weekday: _weekday, ...plainDate } = date ?? { month: 0, day: 1, at: 0, end: 0, typed: '' };
  const from = date && nearest(plainDate, today(), 'on');
  if (date && !from) return undefined;
  const dayAfter = (more: number): string => {
    if (from && date.day !== undefined && !new RegExp(`^(?:on |this )*(?:${WEEKDAYS.join('|')})$`).test(date.typed)) {
      const day = english(later(from, more), false);
      return date.weekday === undefined ? ` on ${day}` : ` on ${capitalise(WEEKDAYS[(date.weekday + more + 7) % 7]!)} ${day}`;
    }
    if (from) return ` on ${capitalise(WEEKDAYS[(from.getUTCDay() + more + 7) % 7]!)}`;
    return more === 0 ? '' : more === 1 ? ' the next day' : more < 0 ? ' the day before' : ` ${more} days later`;
  };
  const said = clock(there, isHalf);
  const place = zone && !isHome ? (/\blocal\b/.test(question) ? ' local time' : ' there') : '';
  const steps = [
    ...(legs.length > 1 ? [`${legs.map(([leg]) => spell(hoursOf(leg))).join(' + ')} = ${spell(away)} on the way.`] : []),
    `${clock(off.hour, isHalf)} + ${spell(away)} = ${clock(home, isHalf)}${dayAfter(Math.floor(home / 24 + 1e-9))}${zone ? ' by the clock you left with' : ''}.`,
    ...(zone && !isHome
      ? [`${clock(home, isHalf)} ${ahead < 0 ? '−' : '+'} ${spell(Math.abs(ahead))} = ${said}${dayAfter(days)}${place}.`]
      : []),
  ];
  return { worked: [`It is ${said}${place}${dayAfter(days)}.`, steps], confidence: 93 };
};
