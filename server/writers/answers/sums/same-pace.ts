/** So far in such a time, and another distance at the same pace: "5 km in 27:30, what would a half marathon take?" */
import { reading, type StoryTold } from './steps.ts';
import { figure } from './told.ts';

const KM: Readonly<Record<string, number>> = { k: 1, m: 1.609344 };
const RACE = /\b(half[- ]?marathon|marathon|parkrun)\b/;
const RACES = new RegExp(RACE, 'g');
const LONG: Readonly<Record<string, number>> = { h: 21.0975, m: 42.195, p: 5 };
const WAY = /(?<![\d.:])(\d{1,3}(?:\.\d{1,3})?) ?-?(km|kilomet(?:re|er)s?|k|miles?|mile|mi)\b(?! ?(?:\/|per|an) ?h)/g;
const TIME =
  /(?<![\d.:])(?:(\d{1,2}) ?(?:hours?|hrs?|h)\b(?:,? ?(?:and )?(\d{1,2})(?: ?(?:minutes?|mins?|m)\b)?)?|(\d{1,3}) ?(?:minutes?|mins?)\b(?:,? ?(?:and )?(\d{1,2})(?: ?(?:seconds?|secs?|s)\b)?)?|(\d{1,2}):([0-5]\d)(?::([0-5]\d))?)(?![\d:])/;

/** "5:30", "1:56:02". */
const clockwise = (seconds: number): string => {
  const whole = Math.round(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, String(whole % 60).padStart(2, '0')];
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${String(minutes).padStart(2, '0')}:${rest}`;
};
const spelled = (seconds: number): string => {
  const whole = Math.round(seconds);
  const parts = [
    [Math.floor(whole / 3600), 'hour'],
    [Math.floor(whole / 60) % 60, 'minute'],
    [whole % 60, 'second'],
  ] as const;
  return parts
    .filter(([many]) => many > 0)
    .map(([many, name]) => `${many} ${name}${many === 1 ? '' : 's'}`)
    .join(' ');
};

interface Way {
  readonly at: number;
  readonly km: number;
  readonly said: string;
  readonly unit: string;
}
const waysIn = (text: string): readonly Way[] =>
  [
    ...[...text.matchAll(WAY)].map(({ index, 1: many, 2: unit }) => ({
      at: index,
      km: Number(many) * KM[unit![0]!]!,
      said: unit === 'k' ? `${many}k` : `${many} ${unit!.startsWith('m') ? (many === '1' ? 'mile' : 'miles') : 'km'}`,
      unit: unit![0]!,
    })),
    ...[...text.matchAll(RACES)].map(({ index, 1: name }) => ({ at: index, km: LONG[name![0]!]!, said: name!, unit: '' })),
  ].toSorted((one, other) => one.at - other.at);

export const samePace = (plain: string): StoryTold | undefined => {
  const read = reading(plain);
  const { text } = read;
  if (!/\b(?:(?:same|that|this) (?:pace|speed|rate)|at that|keep (?:it|that) up|same again)\b/.test(text)) return undefined;
  if (!/\b(?:how long|what time|what (?:would|will|is|should)|whats|time)\b/.test(text)) return undefined;
  const time = read.eat(TIME);
  const ways = waysIn(text);
  const [first, second] = ways;
  for (const _ of ways) read.eat(new RegExp(`${WAY.source}|${RACE.source}`));
  if (!time || !first || !second || ways.length > 2 || read.hasMore()) return undefined;
  // The one that was run stands nearer to the time it took.
  const [run, next] =
    Math.abs(first.at - time.index) <= Math.abs(second.at - time.index) || second.at > text.length - 30
      ? [first, second]
      : [second, first];
  const [, hours = '0', more = '0', minutes = '0', rest = '0', one = '0', two = '0', three] = time;
  // "27:30" is in minutes, unless seconds follow or nobody is so fast.
  const typed = three !== undefined ? Number(one) * 3600 + Number(two) * 60 + Number(three) : Number(one) * 60 + Number(two);
  const told = Number(hours) * 3600 + Number(more) * 60 + Number(minutes) * 60 + Number(rest);
  const isHours = three === undefined && typed > 0 && typed / run.km < 120;
  const seconds = told + (isHours ? typed * 60 : typed);
  const asked = /\bper (mile|km|k|kilomet)/.exec(text)?.[1]?.[0] ?? (run.unit || 'k');
  const each = (seconds / run.km) * KM[asked]!;
  const unit = asked === 'm' ? 'mile' : 'km';
  const takes = (seconds / run.km) * next.km;
  if (!(each > 60) || !(each < 3600)) return undefined;
  const isNamed = /\bpace\b[^.?]{0,20}\bper\b|\bper (?:mile|km)/.test(text);
  const its = next.unit === '' ? `A ${next.said}` : next.said.endsWith('k') ? `A ${next.said}` : next.said;
  const lead = `${its} would take ${spelled(takes)}${next.unit === '' ? ` (${figure(next.km / KM[asked]!, 2)} ${unit}${asked === 'm' ? 's' : ''})` : ''}`;
  return {
    worked: [
      isNamed
        ? `That is ${clockwise(each)} per ${unit}, and at that pace ${lead.replace(/^A /, 'a ')}.`
        : `${lead}, at ${clockwise(each)} per ${unit}.`,
      [
        `${spelled(seconds)} ÷ ${figure(run.km / KM[asked]!, 3)} ${unit}${asked === 'm' ? 's' : ''} = ${clockwise(each)} each.`,
        `${clockwise(each)} × ${figure(next.km / KM[asked]!, 3)} = ${clockwise(takes)}.`,
      ],
    ],
    confidence: 93,
  };
};
