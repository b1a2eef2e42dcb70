/** Stories of one thing done after another: percentages taken off in turn, days of a month, an age that doubles. */
import { figureOf, MANY, moneyOf, MONEY, PERCENT, questionOf, reading, type StoryTold } from './steps.ts';
import { figure } from './told.ts';
import { MONTHS } from '../values/calendar.ts';

const MONTH = `(?:${MONTHS.join('|')})`;
/** February has another length every four years, so the year must be told. */
const LENGTHS = [31, 0, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?';
const RENT = new RegExp(`(${MONEY}|${MANY}) ?(?:(?:a|per|for (?:the|a|each|one|1)) month|monthly|pcm)\\b`);
const DAYS_ONLY =
  /\b(?:only|just) (?:for )?the days\b|\bby the day\b|\bpro[ -]?rata\b|\bdays? (?:s?he|they|i|we)(?:'s| is| was|'re| are) (?:there|here|in)\b/;

/** A month's rent for the days from one date to another: "moves in on 19 September, the 19th and the 30th both counted". */
const partOfMonth = (plain: string): StoryTold | undefined => {
  const read = reading(plain);
  const { text, sum } = read;
  if (!DAYS_ONLY.test(text) || !/\b(?:what|how much)\b/.test(questionOf(text))) return undefined;
  const rent = read.eat(RENT);
  const months = new Set(text.match(new RegExp(`\\b${MONTH}\\b`, 'g')));
  const [month] = months;
  const length = LENGTHS[MONTHS.indexOf(month ?? '')];
  if (!rent || months.size !== 1 || !length) return undefined;
  const dated = read.eatAll(
    new RegExp(`\\b(?:the )?${DAY}(?: of)? ${month}\\b|\\b${month} (?:the )?${DAY}\\b|\\b(?:the )?(\\d{1,2})(?:st|nd|rd|th)\\b`),
  );
  const days = [...new Set(dated.map((found) => figureOf((found[1] ?? found[2] ?? found[3])!)))].toSorted((a, b) => a - b);
  const [first, last = length, more] = days;
  const isIn = /\b(?:moves?|moved|moving|starts?|started|starting|begins?|began|comes?|arrives?) (?:in )?(?:on|from)\b/.test(
    text,
  );
  if (first === undefined || more !== undefined || last > length || (days.length === 1 && !isIn) || read.hasMore())
    return undefined;
  if (/\b(?:not counting|excluding|except)\b/.test(text)) return undefined;
  const many = last - first + 1;
  const price = moneyOf(rent[1]!);
  return {
    worked: [
      `That is ${sum((price * many) / length)}.`,
      [
        `From the ${ordinal(first)} to the ${ordinal(last)}, both counted, is ${many} of the ${length} days.`,
        `${sum(price)} × ${many} ÷ ${length} = ${sum((price * many) / length)}.`,
      ],
    ],
    confidence: days.length === 2 ? 90 : 80,
  };
};
const ordinal = (day: number): string =>
  `${day}${[11, 12, 13].includes(day) ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')}`;

const CUT = new RegExp(
  `\\b(?:cuts?|takes?|keeps?|charges?|deducts?|takes off|has|gets)(?: a| its| their| another| about)? (${PERCENT})|\\bless(?: a| another)? (${PERCENT})|(${PERCENT}) (?:off|fee|commission|charge|cut)\\b`,
);
/** What a later share is taken of, where that is told. */
const OF_REST =
  /\b(?:of|from|on) (?:what(?:ever)?(?:'s| is)? (?:left|remains|remaining|over)|the (?:rest|remainder|balance)|what remains|that)\b/;
const CHANGE = new RegExp(
  `\\b(?:rate|exchange|get|at)[a-z ]{0,24}? (${MANY}) ([a-z]{3,10}) (?:to|for|per) (?:the|a|each|every|1)? ?([a-z]{3,10})\\b`,
);
/** A payment, what several take of it one after the other, and what is left in another currency. */
const cutInTurn = (plain: string): StoryTold | undefined => {
  const read = reading(plain);
  const { text, sum } = read;
  const question = questionOf(text);
  const change = read.eat(CHANGE);
  const asked =
    change && new RegExp(`\\bhow (?:many ${change[2]!}|much)\\b|\\bwhat\\b[^?]{0,60}\\b(?:get|reach\\w*|land\\w*|receive)\\b`);
  if (!change || !asked!.test(question) || /\b(?:plus|bonus|tips?|minimum|flat|if)\b/.test(text)) return undefined;
  const paid = read.eat(new RegExp(`(${MONEY})`));
  const cuts = read.eatAll(CUT);
  if (!paid || cuts.length === 0 || (cuts.length > 1 && !OF_REST.test(text)) || read.hasMore()) return undefined;
  const home = change[3]!.replace(/s$/, '');
  if (!text.includes(home) && !/[£$€]/.test(paid[1]!)) return undefined;
  let left = moneyOf(paid[1]!);
  const steps: string[] = [];
  for (const found of cuts.toSorted((a, b) => a.index - b.index)) {
    const share = figureOf((found[1] ?? found[2] ?? found[3])!);
    if (share >= 100) return undefined;
    const after = left * (1 - share / 100);
    steps.push(`${sum(left)} less ${figure(share)}% is ${sum(after)}.`);
    left = after;
  }
  const rate = figureOf(change[1]!);
  const got = (left * rate).toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 }).replace(/\.00$/, '');
  return {
    worked: [`That is ${got} ${change[2]!}.`, [...steps, `${sum(left)} × ${figure(rate)} = ${got} ${change[2]!}.`]],
    confidence: 90,
  };
};

const DOUBLED =
  /\b(?:my )?([a-z]{2,12}) is (\d{1,3})(?: years old)?(?: today| now)?\b[^?]{0,40}?\bin (\d{1,2}) years?(?:'? time)?,? i(?:'ll| will| shall) be (?:exactly )?(double|twice|3 times|half) (?:the age|his age|her age|as old as)(?: that)? ?(?:(?:he|she)(?: is)? (?:today|now)|(?:he|she) is)/;
/** "In four years I will be double the age he is today": how old whoever asks is. */
const ageDoubled = (plain: string): StoryTold | undefined => {
  const { text } = reading(plain);
  const [, who, age, years, by] = DOUBLED.exec(text) ?? [];
  if (who === undefined || !/\bhow old (?:am i|i am)\b/.test(text)) return undefined;
  const times = { double: 2, twice: 2, '3 times': 3, half: 0.5 }[by!]!;
  const then = Number(age) * times;
  const now = then - Number(years);
  if (now <= 0 || !Number.isInteger(now)) return undefined;
  return {
    worked: [`You are ${now}.`, [`${age} × ${times} = ${then}, which you are in ${years} years; ${then} − ${years} = ${now}.`]],
    confidence: 88,
  };
};

export const inTurn = (plain: string): StoryTold | undefined => partOfMonth(plain) ?? cutInTurn(plain) ?? ageDoubled(plain);
