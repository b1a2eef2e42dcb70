/** The last day of a plan of so many weeks from a date, with weeks lost and weeks done again. */
import { english, today, weekday } from '../values/calendar.ts';
import { daysIn, later, nearest, WEEKDAYS } from '../values/days.ts';
import type { StoryTold } from '../sums/steps.ts';
import { reading } from '../sums/steps.ts';
import { figure } from '../sums/told.ts';

const PLAN =
  /(?<![\d.])(\d{1,2})[- ]weeks?(?: (?!ago|before|after|lost|off)[a-z0-9]{1,14}){0,4}? ?(?:plan|program(?:me)?|course|schedule|challenge|training|c25k)\b|\b(?:plan|program(?:me)?|course|schedule|challenge|couch to 5k)[, ](?: ?(?:of|is|lasts|for|it is|runs for))* ?(\d{1,2}) weeks\b/;
const OFTEN =
  /(?<![\d.])(\d) (?:[a-z]+ )?(?:times|days|runs|sessions|classes|workouts|lessons|evenings|nights|mornings) (?:a|per|each|every) week\b/;
const ASKS = /\b(?:finish|last (?:date|day|session|run|class|week)|end|ends|done|over)\b/;
const LOST =
  /\b(?:lost|lose|miss(?:ed|ing)?|skip(?:ped|ping)?|lost out on|cancel(?:led|ed|s)?|off for|take|took|have|had) (?:out )?(an?|1|\d) (?:whole |full )?weeks?\b/;
const AGAIN =
  /\b(?:repeat(?:ed|ing)?|redo|redid|did|do) (?:(an?|1|\d)(?: (?:of (?:the|them)|weeks?))?(?: again| twice)?|weeks? \d{1,2}(?: (?:again|twice))?)\b|\b(an?|1|\d) (?:weeks? )?(?:was|were|is|are|got|gets) repeated\b/;
const many = (typed: string | undefined): number => (typed === undefined || /^an?$/.test(typed) ? 1 : Number(typed));

export const programme = (plain: string): StoryTold | undefined => {
  if (!ASKS.test(plain) || !/\bweeks?\b/.test(plain)) return undefined;
  const read = reading(plain);
  const [day, ...more] = daysIn(read.text).filter(({ typed }) => !WEEKDAYS.includes(typed));
  const start = day && more.length === 0 ? nearest(day, today(), 'on') : undefined;
  if (!start || day!.day === undefined) return undefined;
  read.eat(new RegExp(day!.typed.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  read.eat(/\bcouch to 5k\b(?=[^.?]*\bweeks\b)/);
  const plan = read.eat(PLAN) ?? read.eat(/(?<![\d.])(\d{1,2}) weeks\b/);
  if (!plan) return undefined;
  const often = read.eat(OFTEN);
  const lost = read.eat(LOST);
  const again = read.eat(AGAIN);
  if (read.hasMore() || (!lost && !again && !often)) return undefined;
  const weeks = Number(plan[1] ?? plan[2]);
  const added = (lost ? many(lost[1]) : 0) + (again ? many(again[1] ?? again[2]) : 0);
  const all = weeks + added;
  const names = [...plain.matchAll(/\b(sun|mon|tue|wed|thu|fri|sat)(?:[a-z]{0,6})\b/g)].map(({ 1: name }) =>
    WEEKDAYS.findIndex((one) => one.startsWith(name!)),
  );
  const gaps = [...new Set(names)].map((name) => (name - start.getUTCDay() + 7) % 7);
  const first = later(start, 7 * (all - 1));
  const isNamed = often !== undefined && gaps.length === Number(often[1]);
  const last = later(first, isNamed ? Math.max(...gaps) : 6);
  const steps = [
    `${figure(weeks)} weeks${lost ? ` + ${many(lost[1])} lost` : ''}${again ? ` + ${many(again[1] ?? again[2])} done again` : ''} = ${figure(all)} weeks.`,
    ...(often && added >= 0
      ? [
          `That is ${figure((weeks + (again ? many(again[1] ?? again[2]) : 0)) * Number(often[1]))} in all, at ${often[1]} a week.`,
        ]
      : []),
  ];
  const said = (date: Date): string => `${weekday(date)}, ${english(date)}`;
  return {
    worked: [
      isNamed ? `The last date is ${said(last)}.` : `The last week begins on ${said(first)} and ends on ${said(last)}.`,
      steps,
    ],
    confidence: 88,
  };
};
