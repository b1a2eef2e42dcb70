/** A sum shared by what each did, put in, earns or has: by hours, nights, rooms or money. */
import { capitalise, listed } from '../../../english/prose.ts';
import { timesInFigures } from './clock-sums.ts';
import { prepared } from './read.ts';
import { figureOf, questionOf, type StoryTold } from './steps.ts';
import { figure, money } from './told.ts';
import { currencyIn } from '../values/read.ts';

const BASIS =
  /\b(?:by|according to|in proportion to|based on|in line with|depending on|per) (?:the )?(?:(?:number of )?(?:hours?|nights?|days?|shifts?|rooms?|size|area|miles)|(?:[a-z]+ )?(?:size|hours|nights|days)|(?:what|how (?:much|many)) (?:[a-z]+ ){0,3}(?:puts?|put|paid|earns?|earned|has|have|worked|did|stayed|slept|invested)?|(?:our |their )?(?:pay|incomes?|wages|earnings|salar(?:y|ies)|amounts?))\b|\b(?:shar(?:e|ed|ing)|split) (?:it |them )?by\b|\bproportion\w*\b|\bfair(?:ly)? share\b|\bgo by hours\b/;
const OTHERWISE =
  /\b(?:ratio|parts?\b(?! (?:is|of mine))|equal(?:ly)?|even(?:ly)?|each (?:pays|gets) the same|half|third|quarter|twice|double|except|deposit|interest|discount|more than|less than|an hour|per hour|charge|fee)\b|%|\d ?: ?\d/;
const FIGURE = String.raw`(?<![\d.,:])\d{1,9}(?:,\d{3}){0,3}(?:\.\d{1,2})?(?![\d:%]|[.,]\d)`;
const COIN = '(?: ?(?:pounds|quid|dollars|euros|rupees|naira|pesos|rand))';
/** What is shared. */
const WHOLE = new RegExp(
  String.raw`\b(?:won|winnings?|made|makes?|profits?|got back|worth|came to|comes to|sold (?:it |them )?for|prize|pays out|paid out|total|tips?|pot|jar|bonus|rent|bills?|mortgage|costs?|cost|holiday|deposit|cottage|flat|share|splitting|split|at|earned|gave us|pays?|for) (?:(?:is|are|of|was|were|had|has|comes? to|came to|out|us|a|about) )*([£$€₹¥₦]?) ?(${FIGURE})${COIN}?`,
  'g',
);
const NAME = String.raw`(?:and |, )?\b((?!and\b|the\b|by\b|we\b|it\b|of\b|did\b|for\b|are\b|is\b|rooms?\b|only\b)[a-z]+(?:'s)?)`;
const DID =
  '(?: (?:is|has got|did|do|does|worked|works|stayed|slept|had|has|have|put in|puts in|earns?|earned|brings? home|takes? home|is on|am on|invested|paid|gave|only|about|just|got))*';
const ONE = new RegExp(
  String.raw`${NAME}${DID}:? ([£$€₹¥₦]?) ?(${FIGURE})(?: ?(?:hours?|hrs?|nights?|days?|shifts?|square met(?:re|er)s|sq\.? ?m(?:et(?:re|er)s)?|m²|sqm|pounds|quid|dollars|euros|rupees|naira|pesos|rand))?`,
  'g',
);
const SIZES = new RegExp(String.raw`\brooms? (?:are|is|measure) ((?:${FIGURE},? (?:and )?)+)(?:square met(?:re|er)s|m²|sqm)`);

/** "The others did 8, 7 and 5". */
const OTHERS = new RegExp(
  String.raw`\bthe others (?:did|do|had|have|are|worked|put in|stayed) ((?:${FIGURE}(?:,? and |, )?)+)(?: hours| nights)?`,
);
const TOGETHER = /\b[a-z]+ and (?:me|i|[a-z]+) (?:slept|stayed|did|both|each|worked)\b/;

export const byShare = (plain: string): StoryTold | undefined => {
  const text = prepared(timesInFigures(plain)).trim();
  if (!BASIS.test(text) || OTHERWISE.test(text) || !/\b(?:what|how much|who|share|mine)\b/.test(questionOf(text)))
    return undefined;
  let rest = text.replace(/\b\d{1,2} of us\b/g, '');
  const people = Number(/\b(\d{1,2}) of us\b/.exec(text)?.[1] ?? 0);
  const sizes = SIZES.exec(rest);
  if (sizes) rest = rest.replace(sizes[0], ' ');
  // What is shared is money, and two who are named together have the same.
  const whole = [...rest.matchAll(WHOLE)].find(({ 1: sign }) => sign !== '' || !/[£$€₹¥₦]/.test(text));
  if (!whole || TOGETHER.test(text)) return undefined;
  rest = rest.slice(0, whole.index) + rest.slice(whole.index + whole[0].length);
  const others = OTHERS.exec(rest);
  if (others) rest = rest.replace(others[0], ' ');
  const told = sizes
    ? sizes[1]!.match(/\d+(?:\.\d+)?/g)!.map((typed) => ({ name: `${typed} m²`, value: Number(typed) }))
    : [
        ...[...rest.matchAll(ONE)].map((found) => ({ name: found[1]!.replace(/'s$/, ''), value: figureOf(found[3]!) })),
        ...(others?.[1]!.match(/\d+(?:\.\d+)?/g) ?? []).map((typed, at) => ({ name: `other ${at}`, value: Number(typed) })),
      ];
  for (const [typed] of rest.matchAll(ONE)) rest = rest.replace(typed, ' ');
  if (
    told.length < 2 ||
    told.some(({ name }) => /(?:ces|sells?|sold|makes?|ed|ing)$/.test(name)) ||
    /\d/.test(rest) ||
    new Set(told.map(({ name }) => name)).size < told.length ||
    (people > 0 && people !== told.length)
  )
    return undefined;
  const currency = currencyIn(text);
  const sum = (value: number): string => money(value, currency === 'money' ? '' : currency);
  const all = figureOf(whole[2]!);
  const total = told.reduce((so, { value }) => so + value, 0);
  const isMe = (name: string): boolean => /^(?:i|me|mine)$/.test(name);
  const isPaid = /\b(?:rent|bills?|mortgage|costs?|cottage|flat|lodge|hire|owe)\b/.test(text);
  const mine = told.filter(({ name }) => isMe(name));
  const shown = others ? mine : [...mine, ...told.filter(({ name }) => !isMe(name))];
  if (shown.length === 0) return undefined;
  const shares = shown.map(({ name, value }) => {
    const share = sum((all * value) / total);
    if (isMe(name)) return `your share is ${share}`;
    return /^\d/.test(name) ? `the ${name} room is ${share}` : `${capitalise(name)} ${isPaid ? 'pays' : 'gets'} ${share}`;
  });
  return {
    worked: [
      `${capitalise(listed(shares))}.`,
      [
        `${told.map(({ value }) => figure(value)).join(' + ')} = ${figure(total)}; ${sum(all)} ÷ ${figure(total)} = ${money(all / total, currency === 'money' ? '' : currency)} for one.`,
      ],
    ],
    confidence: 90,
  };
};
