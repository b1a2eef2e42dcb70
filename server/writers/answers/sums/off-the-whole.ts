/** A gift, a voucher or a discount off the whole of a bill, and what is left of it split: as they are told, one after the other. */
import { figureOf, moneyOf, MONEY, PERCENT, reading, type StoryTold } from './steps.ts';
import { figure } from './told.ts';

const PART = '\\bhalf(?! an?\\b| (?:hour|past|term))|\\ba (?:third|quarter)\\b';
const AMOUNT = new RegExp(`${MONEY}|${PERCENT}|${PART}`, 'g');
const OFF_AFTER =
  /^ ?(?:(?:gift|group|loyalty|birthday|early|student|member)[a-z]* )?(?:off|vouchers?|discount|coupon|towards|toward|deposit|gift card|credit|refund)\b|^ of (?:it|that|the (?:bill|cost|total))\b/;
const OFF_BEFORE =
  /\b(?:less|minus|gave(?: us| me)?|gives(?: us| me)?|giving(?: us)?|put in|chipped in|contributed|paid|pays|is paying|paying|knocked|covers|covered|after|took|takes)(?: (?:an?|the|about|for|us|off)){0,2} $/;
const SPLIT = /\b(?:split\w*|shar\w+|divid\w+|between)\b/;
const PEOPLE =
  /(?<![\d.£$€:,])(?:the )?(?:(?:other|remaining) )?(\d{1,3}) (?:of us|people|friends|ways|mates|colleagues|guests|housemates|flatmates|cousins|siblings|brothers|sisters|of (?:them|you))\b|\bwe(?:'re| are) (\d{1,3})\b|\b(?:between|among) (?:the )?(\d{1,3})\b|\b(?:other|remaining) (\d{1,3})\b/;
const ASKS =
  /\b(?:how much (?:is (?:it|that) )?(?:each|do (?:we|they|i)|does (?:each|everyone))|each|per (?:person|head)|what do (?:i|we) (?:each )?(?:pay|owe))\b/;
const OTHERWISE =
  /\b(?:tip|vat|tax|gst|service|except|nothing|drivers?|instead|twice|double|more than|less than|per night|a night|an hour|a head|each (?:ticket|cost)s?|tickets? (?:is|are)|left over|already paid|owes?)\b|\d (?:more|nights|hours|days)\b/;

export const offTheWhole = (plain: string): StoryTold | undefined => {
  const read = reading(plain);
  const { text, sum } = read;
  if (!SPLIT.test(text) || !ASKS.test(text) || OTHERWISE.test(text)) return undefined;
  const people = read.eat(PEOPLE);
  const many = people && figureOf((people[1] ?? people[2] ?? people[3] ?? people[4])!);
  if (!people || !many || many < 2) return undefined;
  const all = [...read.rest().matchAll(AMOUNT)].map(({ index, 0: typed }) => {
    const after = text.slice(index + typed.length);
    const isWhole = /\boff (?:the|a|our|of) $/.test(text.slice(0, index));
    return { typed, index, isOff: !isWhole && (OFF_AFTER.test(after) || OFF_BEFORE.test(text.slice(0, index))) };
  });
  for (const { typed } of all) read.eat(new RegExp(typed.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
  const wholes = all.filter(({ isOff }) => !isOff);
  const [whole, ...more] = wholes;
  const gone = all.filter(({ isOff }) => isOff);
  if (!whole || more.length > 0 || gone.length === 0 || /%|half|third|quarter/.test(whole.typed) || read.hasMore())
    return undefined;
  let left = moneyOf(whole.typed);
  const steps: string[] = [];
  for (const { typed } of gone) {
    const percent = typed.includes('%') || /cent$/.test(typed) ? figureOf(typed) : undefined;
    const share =
      percent !== undefined
        ? percent / 100
        : typed === 'half'
          ? 0.5
          : typed.endsWith('third')
            ? 1 / 3
            : typed.endsWith('quarter')
              ? 0.25
              : undefined;
    const off = share === undefined ? moneyOf(typed) : left * share;
    if (share !== undefined)
      steps.push(
        `${percent === undefined ? typed.replace(/^half$/, 'Half').replace(/^a/, 'A') : `${figure(percent)}%`} of ${sum(left)} = ${sum(off)}.`,
      );
    steps.push(`${sum(left)} − ${sum(off)} = ${sum(left - off)}.`);
    left -= off;
  }
  if (!(left > 0)) return undefined;
  return {
    worked: [`That is ${sum(left / many)} each.`, [...steps, `${sum(left)} ÷ ${many} = ${sum(left / many)}.`]],
    confidence: 91,
  };
};
