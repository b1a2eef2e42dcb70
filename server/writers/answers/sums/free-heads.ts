/** A party of children and grown-ups where one of these goes free for every so many children, or with every so many. */
import { figureOf, moneyOf, MONEY, reading, type StoryTold } from './steps.ts';
import { figure } from './told.ts';

const CHILD = '(?:child(?:ren)?|kids?|pupils?|students?|scouts?|cubs?|brownies|youngsters?|girls|boys)';
const ADULT = '(?:adults?|teachers?|helpers?|leaders?|parents?|grown-ups?|carers?|coach(?:es)?|staff|chaperones?)';
const MANY = '(\\d{1,4})';
const FREE: readonly RegExp[] = [
  new RegExp(
    `\\b(?:1|an?) (?:free )?${ADULT} (?:(?:in|goes|gets?|go|comes?|is|travels?|enters?|place|ticket|can|come) ){0,3}(?:free )?(?:for |with |per |to )?(?:every |each |per )?${MANY} ${CHILD}`,
  ),
  new RegExp(
    `\\b(?:for|with|per) (?:every |each )?${MANY} ${CHILD},? (?:1|an?) ${ADULT} (?:(?:in|goes|gets?|is|comes?) ){0,2}free`,
  ),
];
const priceOf = (who: string): readonly RegExp[] => [
  new RegExp(`(${MONEY}) ?(?:an?|per|each|for each|for an?|for every) ${who}\\b`),
  new RegExp(`\\b${who} (?:(?:are|is|at|pay|pays|cost|costs|tickets?|price) ){0,3}(${MONEY})(?: each| a head)?`),
];

const POUNDS_TOTAL = /\b(?:how much|what|total|cost|bill|price)\b/;

export const freeHeads = (plain: string): StoryTold | undefined => {
  const read = reading(plain);
  if (!/\bfree\b/.test(read.text) || !POUNDS_TOTAL.test(read.text) || /%/.test(read.text)) return undefined;
  const free = FREE.map((form) => read.eat(form)).find((found) => found !== undefined);
  if (!free) return undefined;
  // "43 kids at $12" tells both.
  const [child, adult] = [CHILD, ADULT].map((who) => {
    const priced = priceOf(who)
      .map((form) => {
        const found = form.exec(read.rest());
        return found ? moneyOf(found[1]!) : undefined;
      })
      .find((value) => value !== undefined);
    const many = new RegExp(`(?<![\\d.£$€])${MANY} (?:[a-z]{1,10} )?${who}\\b`).exec(read.rest());
    return { price: priced, many: many ? figureOf(many[1]!) : undefined };
  }) as [{ price: number | undefined; many: number | undefined }, { price: number | undefined; many: number | undefined }];
  if (child.price === undefined || adult.price === undefined || child.many === undefined || adult.many === undefined)
    return undefined;
  const told = [child.price, adult.price, child.many, adult.many];
  const open = [
    ...read
      .rest()
      .replace(/(?<=\d),(?=\d{3})/g, '')
      .matchAll(/\d{1,6}(?:\.\d{1,2})?/g),
  ].map(([typed]) => Number(typed));
  if (open.some((value) => value !== 1 && !told.includes(value)) || /\b(?:half|except|unless|under)\b/.test(read.rest()))
    return undefined;
  const every = Number(free[1]);
  const gone = Math.min(adult.many, Math.floor(child.many / every));
  const paying = adult.many - gone;
  const [young, old] = [child.many * child.price, paying * adult.price];
  const { sum } = read;
  const lead = `That is ${sum(young + old)} in all`;
  return {
    worked: [
      `${lead}: ${figure(child.many)} children and ${figure(paying)} paying adult${paying === 1 ? '' : 's'}.`,
      [
        `${figure(child.many)} ÷ ${figure(every)} gives ${figure(gone)} free adult${gone === 1 ? '' : 's'}, so ${figure(adult.many)} − ${figure(gone)} = ${figure(paying)} pay.`,
        `${figure(child.many)} × ${sum(child.price)} = ${sum(young)}, ${figure(paying)} × ${sum(adult.price)} = ${sum(old)}, and together that is ${sum(young + old)}.`,
      ],
    ],
    confidence: 92,
  };
};
