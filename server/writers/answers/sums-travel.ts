/** Sums about a way and a time: a mean speed, how long, when, hours of work. */
import type { Quantity } from './quantities.ts';
import { figure, spell, type Sum, type Told } from './sums-told.ts';

const MILE = 1609.344;
const inUnit = (metres: number, unit: string): number => metres / (unit === 'mile' ? MILE : 1000);

const clock = (hours: number, model: string): string => {
  const minutes = Math.round((((hours % 24) + 24) % 24) * 60);
  const [hour, minute] = [Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0')];
  return /[ap]/.test(model) ? `${hour % 12 || 12}:${minute} ${hour < 12 ? 'am' : 'pm'}` : `${hour}:${minute}`;
};

/** From one time of the day to another, "9 to 5" included. */
const between = ({ take }: Told): readonly [from: Quantity, to: Quantity, hours: number] | undefined => {
  const [from, to] = [take('clock'), take('clock')];
  if (!from || !to) return undefined;
  const hours = to.value - from.value;
  return [from, to, hours < 0 ? hours + 24 : hours];
};

/** What is asked for comes at the end of the time that is told, or at its start. */
const ENDS =
  /\b(?:when|what time)\b.*\b(?:arrive|get there|ends?|finish\w*|(?:be|is it) (?:over|done|there|ready|home)|lands?)\b/;
const SETS_OUT = /\b(?:when|what time)\b.*\b(?:leave|set (?:off|out)|start|begin|go|get up|put)\b/;

export const TRAVEL_SUMS: readonly Sum[] = [
  {
    asks: /\b(?:average|mean) speed\b/,
    work: ({ take, text }) => {
      const [hours, first, second] = [take('hours'), take('speed'), take('speed')];
      if (!first || !second || first.unit !== second.unit || !/\b(?:back|return|same (?:way|distance|road|route))\b/.test(text))
        return undefined;
      const speed = (2 * first.value * second.value) / (first.value + second.value);
      const said = (value: number): string => `${figure(first.unit === 'mph' ? value / 1.609344 : value, 1)} ${first.unit}`;
      const back = hours && (hours.value * first.value) / second.value;
      const [other] = text.match(/\b\d+\b(?=\s*$)/) ?? [];
      if (other !== undefined) take('number');
      return [
        `The average speed is ${said(speed)}.`,
        [
          back === undefined
            ? `Both ways are equally long, so more time goes by at the slower speed: 2 × ${said(first.value)} × ${said(second.value)} ÷ their sum.`
            : `There it takes ${spell(hours!.value)} and back ${spell(back)}: the whole way divided by ${spell(hours!.value + back)}.`,
          `It is not the middle of the two, because more time goes by at the slower speed.`,
        ],
      ];
    },
  },
  {
    asks: /\b(?:how long|how many hours|what time|how much time)\b/,
    work: ({ take }) => {
      const [way, speed, start] = [take('length'), take('speed'), take('clock')];
      if (!way || !speed || speed.value === 0) return undefined;
      const hours = way.value / 1000 / speed.value;
      return [
        start
          ? `You would be there at ${clock(start.value + hours, start.unit)}, after ${spell(hours)}.`
          : `It takes ${spell(hours)}.`,
        [
          `Divide the distance by the speed: ${figure(inUnit(way.value, way.unit))} ÷ ${speed.typed.replace(/ .*/, '')} = ${figure(hours)} hours.`.replace(
            /^(.*)$/,
            (line) =>
              (way.unit === 'mile') === (speed.unit === 'mph')
                ? line
                : 'Divide the distance by the speed, both in the same unit.',
          ),
        ],
        ['Stops, traffic and hills come on top.'],
      ];
    },
  },
  {
    asks: /\b(?:how many hours|how long|how much time|hours is that|hours do i work|hours between|hours from)\b/,
    work: (told) => {
      const span = between(told);
      if (!span) return undefined;
      const [from, to, hours] = span;
      const pause = told.take('hours');
      const worked = hours - (pause?.value ?? 0);
      if (worked <= 0 || (pause && !/\b(?:break|pause|lunch)\b/.test(told.text))) return undefined;
      return [
        `That is ${spell(worked)}.`,
        [
          `From ${from.typed} to ${to.typed} it is ${spell(hours)}${pause ? `, less a break of ${spell(pause.value)}` : ''}${Number.isInteger(worked) ? '' : `; as a decimal, ${figure(worked)} hours`}.`,
        ],
      ];
    },
  },
  {
    asks: /\bwhat time\b|\bwhen\b/,
    work: ({ take, text }) => {
      const [start, span] = [take('clock'), take('hours')];
      const way =
        / (?:after|past|later than|from) /.test(text) || ENDS.test(text)
          ? 1
          : / (?:before|earlier than) /.test(text) || SETS_OUT.test(text)
            ? -1
            : 0;
      if (!start || !span || way === 0) return undefined;
      const end = start.value + way * span.value;
      return [
        `It is ${clock(end, start.unit)}${end >= 24 ? ' the next day' : end < 0 ? ' the day before' : ''}.`,
        [`That is ${spell(span.value)} ${way > 0 ? 'after' : 'before'} ${start.typed}.`],
      ];
    },
  },
];
