/** Means: of a list, of groups of several sizes, and what is still needed for one. */
import { timesInFigures } from './clock-sums.ts';
import { prepared } from './read.ts';
import { byTheHour, questionOf, type StoryTold } from './steps.ts';
import { figure, money, spell } from './told.ts';
import { singular } from './units.ts';

const VALUE = String.raw`[£$€₹¥₦]? ?(?<![\d.,:])\d{1,7}(?:,\d{3})*(?:\.\d{1,3})?(?![\d:]|[.,]\d)`;
const COUNT = String.raw`(?<![\d.,:£$€₹¥₦])\d{1,4}(?![\d:%]|[.,]\d)`;
const UNIT =
  '(?: ?(?:%|percent|marks?|points?|minutes?|mins?|km|kg|kilos?|miles?|runs?|pages?|euros?|pounds|dollars|rupees|pesos|rand|naira|stops?)(?![a-z]))?';
const MEAN = `(?:averag(?:ed|ing)(?: out at)?|averages?|(?:at|with|has|had|have|got) an average(?: mark| score)? of|(?:my|the|their|our|his|her|whose) (?:average|mean)(?: mark| score)?(?: so far)? (?:is|was|has been))`;
const GROUPS: readonly RegExp[] = [
  new RegExp(
    `(?<many>${COUNT})(?:,? (?!and\\b|more\\b|then\\b|to\\b)[a-z']{1,14}){0,6},?(?: and)? ${MEAN}(?: about| exactly| of)* (?<mean>${VALUE})${UNIT}`,
  ),
  new RegExp(
    `\\b(?:average|mean)(?: mark| score)? (?:over|in|from|after|across|for|of)(?: my| the)?(?: first| last)? (?<many>${COUNT})(?: [a-z]+){1,3} (?:is|was|so far is) (?<mean>${VALUE})${UNIT}`,
  ),
  new RegExp(`\\bfor (?:the )?(?<many>${COUNT}) [a-z]+ (?:was |is |it was )?(?<mean>${VALUE})${UNIT}`),
  new RegExp(
    `\\b(?:average|averaging|averaged|mean)(?: is| was| of)* (?<mean>${VALUE})${UNIT} (?:over|in|from|after|across|for)(?: my| the)?(?: first| last)? (?<many>${COUNT})(?: [a-z]+)?`,
  ),
];
const LIST = new RegExp(
  `(?:(?:(?!are|was|were|had|got|have)[a-z]{3,9}:? )?${VALUE}${UNIT}(?:,? (?:and|then) |, | )(?:an? |the )?){2,}(?:(?!are|was|were|had|got|have)[a-z]{3,9}:? )?${VALUE}${UNIT}(?! more| of (?:them|the)| [a-z]+ (?:left|to go))`,
);
const ORDINAL = 'next|last|final|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|[3-9]th|10th';
const TO_COME: readonly RegExp[] = [
  new RegExp(
    `(?:(?:have|got|are|with|in|over|on|for|the) )?(?<many>${COUNT}) (?:more|further|other)\\b(?: [a-z]+)?(?: (?:to go|to take|to come|left))?`,
  ),
  new RegExp(`(?<many>${COUNT}) (?:[a-z]+ ){0,2}?(?:left|to go|to come|remaining|to take|to do)\\b`),
  new RegExp(`\\b(?:next|last|remaining|other) (?<many>${COUNT})\\b`),
];
const NEEDS =
  /\b(?:need|needs|must|have to|has to|got to|should|do i (?:want|get)|to (?:get|bring|hit|reach|make|keep|finish|end|pull|average))\b/;

const numberIn = (typed: string): number => Number(/\d[\d,]*(?:\.\d+)?/.exec(typed)![0].replaceAll(',', ''));

interface Group {
  readonly many: number;
  readonly mean: number;
}

export const averages = (plain: string): StoryTold | undefined => {
  const text = prepared(timesInFigures(byTheHour(plain))).trim();
  if (
    !/\baverag\w*|\bmean\b/.test(text) ||
    /\b(?:speed|mph|km\/h|weighted|counts? (?:for )?(?:double|twice)|each way|(?:graded |marked )?out of 100|per (?:cent )?of)\b/.test(
      text,
    )
  )
    return undefined;
  const question = questionOf(text);
  // "Per day" and "what is that a month" are of another number than the list has.
  if (text.includes('? ') || /\b(?:how (?:long|far|fast)|total|altogether|worth|weigh\w*)\b/.test(question)) return undefined;
  let rest = text;
  const eat = (form: RegExp): RegExpExecArray | undefined => {
    const found = form.exec(rest) ?? undefined;
    if (found) rest = rest.slice(0, found.index) + ' '.repeat(found[0].length) + rest.slice(found.index + found[0].length);
    return found;
  };
  const isNeed = NEEDS.test(question) || (NEEDS.test(text) && /\b(?:next|last|final|fifth|rest|need)\b/.test(question));
  const coming = isNeed ? TO_COME.map(eat).find((found) => found !== undefined) : undefined;
  const groups: Group[] = [];
  const steps: string[] = [];
  const aims: number[] = [];
  for (const form of GROUPS)
    for (let found = eat(form); found; found = eat(form))
      // "I need an average of 65 over five" is the aim.
      if (/\b(?:need|want|get|for|hit|reach|target|aim\w*)(?: is)?(?: an?| the)? ?$/.test(text.slice(0, found.index)))
        aims.push(numberIn(found.groups!['mean']!), numberIn(found.groups!['many']!));
      else groups.push({ many: numberIn(found.groups!['many']!), mean: numberIn(found.groups!['mean']!) });
  const list = groups.length === 0 ? eat(LIST) : undefined;
  const values = list ? [...list[0].matchAll(new RegExp(VALUE, 'g'))].map(([typed]) => numberIn(typed)) : [];
  const [sign = ''] = /[£$€₹¥₦]/.exec(text) ?? [];
  const isPercent = /\d ?%/.test(text);
  const isMinutes = /\d (?:minutes?|mins?)\b/.test(text) && !/\d (?:hours?)\b/.test(text);
  const said = (value: number): string =>
    isMinutes && value % 1 !== 0
      ? `${Math.floor(value) > 0 ? `${spell(Math.floor(value) / 60)} ` : ''}${figure((value % 1) * 60)} seconds`
      : isMinutes
        ? spell(value / 60)
        : sign === ''
          ? `${figure(value)}${isPercent ? '%' : ''}`
          : money(value, sign);
  const many = groups.length > 0 ? groups.reduce((so, one) => so + one.many, 0) : values.length;
  const sum =
    groups.length > 0 ? groups.reduce((so, one) => so + one.many * one.mean, 0) : values.reduce((so, one) => so + one, 0);
  if (many < 2) return undefined;
  steps.push(
    groups.length > 0
      ? `${groups.map((one) => `${figure(one.many)} × ${figure(one.mean)}`).join(' + ')} = ${figure(sum)} so far.`
      : `${values.map((value) => figure(value)).join(' + ')} = ${figure(sum)}${isNeed ? ' so far' : ''}.`,
  );
  // "The fifth one" counts nothing.
  const left = [
    ...aims,
    ...[...rest.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([typed]) => numberIn(typed)).filter((value) => value !== 1),
  ];
  if (!isNeed) {
    // How many there are may be told beside them.
    if (left.some((value) => value !== many && value !== values.length) || (groups.length === 1 && list === undefined))
      return undefined;
    if (/\b(?:each|less|more|than|twice|off|plus|minus|a month|a week|a year)\b/.test(text)) return undefined;
    const by = /\b(?:a|per) (?:day|week|month|night|game|match|round|person)\b/.exec(question)?.[0];
    return {
      worked: [
        `The average is ${said(sum / many)}${by === undefined ? '' : ` ${by}`}.`,
        [...steps.map((step) => step.replace(' so far', '')), `${figure(sum)} ÷ ${figure(many)} = ${said(sum / many)}.`],
      ],
      confidence: 93,
    };
  }
  const open = coming
    ? numberIn(coming.groups!['many']!)
    : left.includes(many + 1) || new RegExp(`\\b(?:${ORDINAL})\\b`).test(text)
      ? 1
      : undefined;
  if (open === undefined) return undefined;
  const all = many + open;
  // What is left is the average that is aimed at, however often it is told, and how many there are in all.
  const [aim = left.includes(all) ? all : undefined, ...more] = new Set(left.filter((value) => value !== all && value !== many));
  if (aim === undefined || more.length > 1 || (more.length === 1 && !/\bout of (?:10|20|50|100)\b/.test(rest))) return undefined;
  const needed = (aim * all - sum) / open;
  if (needed < 0) return undefined;
  const noun = /\b(?:more|other|further|next|last) (?:[a-z]+ )?([a-z]{3,12}s)\b/.exec(coming?.[0] ?? '')?.[1];
  return {
    worked: [
      `You need ${said(needed)}${open > 1 ? ` on average over the ${figure(open)}${noun === undefined || singular(noun) === noun ? '' : ` ${noun}`}` : ''}.`,
      [
        `${figure(all)} × ${figure(aim)} = ${figure(aim * all)} is needed in all.`,
        ...steps,
        `${figure(aim * all)} − ${figure(sum)} = ${figure(aim * all - sum)}${open > 1 ? `, and ÷ ${figure(open)} = ${figure(needed)}` : ''}.`,
      ],
    ],
    confidence: 93,
  };
};
