/** The work of several at their own rates, with parts and with tax on the lot. */
import { figureOf, hoursOf, moneyOf, MONEY, PERCENT, reading, SPAN, type StoryTold } from './steps.ts';
import { figure, spell } from './told.ts';

const ASKS = /\b(?:bill|total|altogether|in all|charge|invoice|quote|come to|cost|owe|pay)\b/;
const OTHERWISE =
  /\b(?:half|double|overtime|discount|off|deposit|already|each way|minimum|first|per mile|a mile|split|share|left|free|income|earn\w*|take[- ]home)\b|\d ?(?:miles|km)\b/;
const TAX = new RegExp(
  `(${PERCENT}) ?(?:[a-z]+ )?(?:vat|tax|gst|sales tax|hst)\\b|\\b(?:vat|tax|gst|hst)(?: (?:is|at|of|on (?:top|everything|the lot|all of it)))* (${PERCENT})`,
);
const COUNT = /(?<![\d.£$€:,])(\d{1,2}) (?!hours?|hrs?|minutes?|mins?|days?|weeks?)([a-z]{3,})/;
const HOURLY = /^ ?(?:each )?(?:(?:per|an?) (?:hour|hr)\b|\/ ?h|ph\b)/;

interface Hand {
  readonly many: number;
  readonly rate: number;
  readonly hours: number | undefined;
}

export const crew = (plain: string): StoryTold | undefined => {
  const read = reading(plain);
  const { text, sum } = read;
  if (!ASKS.test(text) || OTHERWISE.test(text) || !/(?:per|an?) (?:hour|hr)\b|\/ ?h/.test(text)) return undefined;
  const tax = read.eat(TAX);
  if (/%/.test(read.rest())) return undefined;
  const hands: Hand[] = [];
  const parts: number[] = [];
  let common: number | undefined;
  for (const clause of read.rest().split(/[,;] |\. |\? | and (?=[^,.;]{0,60}[£$€\d])| plus /)) {
    const prices = [...clause.matchAll(new RegExp(MONEY, 'g'))];
    const spans = [...clause.matchAll(new RegExp(SPAN, 'g'))];
    const [price] = prices;
    const rest = [...prices, ...spans].reduce((so, [typed]) => so.replace(typed, ' '), clause);
    const count = COUNT.exec(rest);
    if (prices.length > 1 || spans.length > 1 || /\d/.test(rest.replace(count?.[1] ?? '#', ' '))) return undefined;
    const hours = spans[0] && hoursOf(spans[0][0]);
    if (!price) {
      if (hours === undefined) {
        if (count && Number(count[1]) > 1) return undefined;
        continue;
      }
      if (common !== undefined || !/\b(?:all|both|each|everyone|they|we|job|takes?|took)\b/.test(clause)) return undefined;
      common = hours;
      continue;
    }
    const value = moneyOf(price[0]);
    const isRate =
      HOURLY.test(clause.slice(price.index + price[0].length)) ||
      (hands.length > 0 && /\bat $/.test(clause.slice(0, price.index)));
    if (isRate) hands.push({ many: count ? figureOf(count[1]!) : 1, rate: value, hours });
    else if (hours === undefined && !count) parts.push(value);
    else return undefined;
  }
  if (hands.length < 2 || (common === undefined) !== hands.every(({ hours }) => hours !== undefined)) return undefined;
  if (common !== undefined && hands.some(({ hours }) => hours !== undefined)) return undefined;
  const worked = hands.map(({ many, rate, hours = common! }) => ({ many, rate, hours, value: many * rate * hours }));
  const net = [...worked.map(({ value }) => value), ...parts].reduce((so, value) => so + value, 0);
  const percent = tax ? figureOf((tax[1] ?? tax[2])!) : 0;
  const all = net * (1 + percent / 100);
  const steps = [
    ...worked.map(
      ({ many, rate, hours, value }) => `${many > 1 ? `${many} × ` : ''}${spell(hours)} × ${sum(rate)} = ${sum(value)}.`,
    ),
    `${[...worked.map(({ value }) => value), ...parts].map(sum).join(' + ')} = ${sum(net)}.`,
    ...(tax
      ? [
          `${figure(percent)}% of ${sum(net)} = ${sum(net * (percent / 100))}; ${sum(net)} + ${sum(net * (percent / 100))} = ${sum(all)}.`,
        ]
      : []),
  ];
  return { worked: [`That is ${sum(all)} in all.`, steps], confidence: 91 };
};
