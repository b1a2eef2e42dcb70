/** "One goes every 12 minutes and one every 18, they left together at 7:10: when do they next?": the least common multiple, from then on. */
import { clock } from './plan.ts';
import { reading, TIME, timeOf, type StoryTold } from './steps.ts';

const EVERY = /\bevery (\d{1,3})(?:st|nd|rd|th)?(?: (seconds?|minutes?|mins?|hours?|days?|weeks?|months?))?\b/g;
const AGAIN = /\b(?:next|again)\b/;
const TOGETHER = /\b(?:together|(?:at|on) the same (?:time|day|moment|minute)|coincide)\b/;
const SINCE = new RegExp(`\\b(?:at|from|since) (${TIME})`);
const BEFORE = new RegExp(`\\bhow many (?:more )?times [^.?!]{0,40}\\b(?:before|by|until) (${TIME}|\\d{1,2}(?: o'?clock)?)`);

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));
const multiple = (one: number, other: number): number => (one / divisor(one, other)) * other;

export const togetherAgain = (plain: string): StoryTold | undefined => {
  const { text } = reading(plain);
  const found = [...text.matchAll(EVERY)];
  const [unit = ''] = found.flatMap(([, , named]) => (named ? [named.replace(/s$/, '').replace(/^min$/, 'minute')] : []));
  const counts = found.map(([, count]) => Number(count));
  if (counts.length < 2 || unit === '' || counts.includes(0) || !AGAIN.test(text) || !TOGETHER.test(text)) return undefined;
  if (found.some(([, , named]) => named !== undefined && !named.startsWith(unit.slice(0, 3)))) return undefined;
  const [since, before] = [SINCE.exec(text), BEFORE.exec(text)];
  // What else is told in figures would have to be heeded.
  const rest = [since, before].reduce((left, told) => (told ? left.replace(told[0], ' ') : left), text.replace(EVERY, ' '));
  if (
    /\bhow many\b/.test(rest) ||
    /\d/.test(rest.replace(/\bthe \d{1,3}[a-z]?\b/g, ' ').replace(new RegExp(`\\b(?:1|${counts.length}) (?=[a-z])`, 'g'), ' '))
  )
    return undefined;
  const after = counts.reduce(multiple);
  const many = `${after} ${unit}${after === 1 ? '' : 's'}`;
  const steps = [`The least common multiple of ${counts.join(' and ')} is ${after}.`];
  if (!since || !['minute', 'hour'].includes(unit))
    return before ? undefined : { worked: [`After ${many}.`, steps], confidence: 88 };
  const { hour, isSure } = timeOf(since[1]!);
  const step = unit === 'hour' ? after : after / 60;
  const end = before && timeOf(before[1]!).hour;
  const times = end === null ? 0 : Math.ceil((end - hour) / step - 1e-9) - 1;
  if (end !== null && times < 1) return undefined;
  const so = end === null ? '' : ` That is ${times === 1 ? 'once' : `${times} times`} before ${clock(end, false)}.`;
  return {
    worked: [`At ${clock(hour + step, isSure && /[ap]\.?m/.test(since[1]!))}, after ${many}.${so}`, steps],
    confidence: 88,
  };
};
