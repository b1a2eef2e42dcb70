/** "Who is doing dessert?", of a list that has cobbler and cakes: the rows whose thing is of the kind that is asked for, all of them. */
import { listed } from '../../../english/prose.ts';
import { baseForms, sensesOf } from '../../../lexicon/wordnet.ts';
import type { Rule } from './amounts.ts';
import { wordsIn } from '../question/terms.ts';

interface Kind {
  readonly asked: RegExp;
  /** What the dictionary calls such things. */
  readonly called: ReadonlySet<string>;
  /** Such things by other names. */
  readonly also?: RegExp;
  /** Things that the dictionary counts in and nobody else does. */
  readonly not?: RegExp;
}
const setOf = (words: string): ReadonlySet<string> => new Set(words.split(', '));
const KINDS: readonly Kind[] = [
  {
    asked: /^(?:desserts?|puddings?|puds?|afters|sweets?)$/,
    called: setOf('dessert, cake, pie, pastry, pudding, cookie, frozen dessert, ice cream, confection, sweet, candy'),
    also: /^(?:crumble|brownies?|blondies?|pavlova|meringues?|trifle|cheesecake|custard|flapjacks?|jelly|cobbler|tarts?|sponge)$/,
    not: /\b(?:pork|meat|fish|steak|chicken|cottage|shepherd['’]?s|savou?ry|sausage|cheese and onion|yorkshire|black|crab|fish) |quiches?\b/i,
  },
  {
    asked: /^(?:drinks?|beverages?|booze)$/,
    called: setOf('beverage, drink, alcohol, fruit drink, wine, brew, mixed drink, soft drink, liquor'),
    also: /^(?:squash|cordial|juices?|pop|fizz|prosecco|water|cola|coke|lemonade|tea|coffee|punch|cider)$/,
    not: /\b(?:tea (?:towels?|lights?)|coffee (?:cake|table))\b/i,
  },
  { asked: /^(?:fruits?)$/, called: setOf('edible fruit, dried fruit, citrus, berry, melon'), not: /\bfruit ?cake\b/i },
  {
    asked: /^(?:veg|vegetables?|salads?|greens)$/,
    called: setOf('vegetable, salad, greens, root vegetable, cruciferous vegetable'),
    not: /\bfruit salad\b/i,
  },
  {
    asked: /^(?:meats?)$/,
    called: setOf('meat, sausage, poultry, beef, pork, lamb, cut, cut of pork, cut of beef'),
    also: /^(?:ham|burgers?|chicken|turkey|bacon|ribs|steaks?|brisket|sausages?)$/,
    not: /\b(?:veggie|vegan|meat[- ]free)\b/i,
  },
  {
    asked: /^(?:tools?|equipment)$/,
    called: setOf('tool, hand tool, implement, power tool, cutting implement, shovel, hand shovel, handcart, garden tool'),
    also: /^(?:strimmer|trimmer|hose|ladders?|mower|drill|sander|saw|rake|wheelbarrow)$/,
  },
];
const STEPS = 3;
const SENSES = 3;
const isOf = ({ called, also }: Kind, word: string): boolean => {
  if (also?.test(word) || called.has(word)) return true;
  return [word, ...baseForms(word)].some(
    (form) =>
      called.has(form) ||
      sensesOf(form)
        .filter(({ partOfSpeech }) => partOfSpeech === 'noun')
        .slice(0, SENSES)
        .some((sense) => {
          let broader = sense.broader?.toLowerCase();
          for (let step = 0; step < STEPS && broader !== undefined; step++) {
            if (called.has(broader)) return true;
            broader = sensesOf(broader)
              .find(({ partOfSpeech }) => partOfSpeech === 'noun')
              ?.broader?.toLowerCase();
          }
          return false;
        }),
  );
};
/** "Two sheet cakes", "apple crumble (needs oven)": the word that names the thing. */
const headOf = (thing: string): string =>
  wordsIn(thing.split('(')[0]!.replace(/ (?:for|with|in|on|from|to) .*$/, '')).at(-1) ?? '';

const ROW =
  /^(?:[-*•] |\d{1,2}[.)] )?((?:No\.? )?[\p{Lu}\d][^-–—:,.]{0,30}?)(?: [-–—] |: | (?:is |are |will be )?(?:bringing|bring|brings|doing|making|has|have|to bring|to make) (?:the |an? |some )?)(.+)$/u;
const ASKS_WHO =
  /^(?:so |and )?who(?:'s| is| are|'ll| will| has| have)?(?: be)? (?:bringing|doing|making|on|in charge of|responsible for|down for|got|getting|sorting|bring|do|make|has|have|supplying|providing)(?: the| a| any| some)? (\p{L}+)$/u;
const LEAST_ROWS = 3;

/** Who does it, with the thing of each. */
export const ofKind: Rule = (question, notes) => {
  const [, thing] = ASKS_WHO.exec(question) ?? [];
  const kind = KINDS.find(({ asked }) => thing !== undefined && asked.test(thing));
  if (!kind) return undefined;
  const rows = [...new Set(notes.units.map(({ line }) => line))].flatMap((line) => {
    const [, who, what] = ROW.exec(line) ?? [];
    return who === undefined ? [] : [{ line, who: who.trim(), things: what!.split(/, |;/) }];
  });
  const own = rows.flatMap((row) => {
    const things = row.things
      // "Bread and butter pudding" is one, "wine and paper plates" are two.
      .flatMap((one) => (isOf(kind, headOf(one)) ? [one] : one.split(/ and | & /)))
      .filter((one) => !kind.not?.test(one) && isOf(kind, headOf(one)));
    return things.length === 0 ? [] : [{ ...row, things }];
  });
  // A row that has the word itself says it already.
  if (rows.length < LEAST_ROWS || own.length === 0 || rows.some(({ who }) => wordsIn(who).includes(thing!))) return undefined;
  return {
    says: `${own.length === 1 ? 'That is' : 'Those are'} ${listed(own.map(({ who, things }) => `${who} (${listed(things.map((one) => one.split('(')[0]!.trim().replace(/[.]$/, '')))})`))}.`,
    lines: own.map(({ line }) => line),
    isOnly: true,
  };
};
