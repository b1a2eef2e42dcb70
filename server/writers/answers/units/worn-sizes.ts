/** Sizes of shoes, dresses and rings in other countries: "uk 9 shoe in eu", "ring size n in mm". */
import { listed } from '../../../english/prose.ts';
import type { Answer } from '../answer.ts';
import { CARRYING, leftOf, row } from '../facts/handbook-row.ts';

type System = 'UK' | 'US' | 'EU' | 'Italian' | 'German' | 'Australian';
const SYSTEMS: readonly (readonly [RegExp, System])[] = [
  [/^(?:uk|british|britain|english|england)$/, 'UK'],
  [/^(?:us|usa|american|america)$/, 'US'],
  [/^(?:eu|eur|euro|europe|european|french|france|spanish|spain|continental)$/, 'EU'],
  [/^(?:italian|italy)$/, 'Italian'],
  [/^(?:german|germany)$/, 'German'],
  [/^(?:australian|australia|aus|au)$/, 'Australian'],
];
const systemOf = (word: string): System | undefined => SYSTEMS.find(([pattern]) => pattern.test(word))?.[1];

const MENS = /\b(?:men'?s?|man'?s?|male|gents?|boys?)\b/;
const WOMENS = /\b(?:wom[ae]n'?s?|ladies|ladys|lady'?s|female|girls?)\b/;
const SHOES = /\b(?:shoes?|trainers?|sneakers?|boots?|footwear|foot|feet|heels|sandals?)\b/;
const CLOTHES = /\b(?:dress(?:es)?|clothes|clothing|tops?|skirts?|blouses?|womenswear|coat|jacket)\b/;
const WORDS = new RegExp(
  `${[MENS, WOMENS, SHOES, CLOTHES].map(({ source }) => source).join('|')}|\\b(?:sizes?|sizing|convert(?:ed)?|conversion|equivalent|equals?|size|would|be|same|same as|adult|womens|mens)\\b`,
  'g',
);

interface Worn {
  readonly from: System;
  readonly to: System;
  readonly typed: string;
  readonly text: string;
}
/** One size, the country whose it is, and the one it is wanted in: "uk 6 in eu", "size 40 shoes uk". */
const wornIn = (plain: string): Worn | undefined => {
  const left = leftOf(plain.replaceAll(/\b(uk|us|eu)(\d)/g, '$1 $2'), WORDS, CARRYING).split(' ');
  // "US" is read after "to us" too.
  const typed = left.filter((word) => /^\d{1,2}(?:\.5|½)?$/.test(word));
  const systems = left.flatMap((word) => systemOf(word) ?? []);
  const isAll = left.every((word) => typed.includes(word) || systemOf(word) !== undefined);
  if (!isAll || typed.length !== 1 || systems.length === 0 || systems.length > 2) return undefined;
  const size = typed[0]!.replace('½', '.5');
  if (systems.length === 1)
    return Number(size) >= 32 && systems[0] !== 'EU' ? { from: 'EU', to: systems[0]!, typed: size, text: plain } : undefined;
  const [first, second] = systems as [System, System];
  // "What is a 9 in uk to us" and "us size for uk 9": the country beside the figure is its own.
  const at = left.indexOf(typed[0]!);
  const nearer = systemOf(left[at - 1] ?? '') ?? systemOf(left[at + 1] ?? '');
  return nearer === second && nearer !== first
    ? { from: second, to: first, typed: size, text: plain }
    : { from: first, to: second, typed: size, text: plain };
};

/** British adult sizes and what they are on the Continent. */
const EU_OF: Readonly<Record<string, number>> = {
  2.5: 35,
  3: 36,
  3.5: 36.5,
  4: 37,
  4.5: 37.5,
  5: 38,
  5.5: 38.5,
  6: 39,
  6.5: 40,
  7: 41,
  7.5: 41.5,
  8: 42,
  8.5: 42.5,
  9: 43,
  9.5: 44,
  10: 44.5,
  10.5: 45,
  11: 46,
  11.5: 46.5,
  12: 47,
  13: 48,
};
const UK_OF = new Map(Object.entries(EU_OF).map(([uk, eu]) => [eu, Number(uk)] as const));

const shoe = ({ from, to, typed, text }: Worn): string | undefined => {
  const size = Number(typed);
  const [isMens, isWomens] = [MENS.test(text.replace(WOMENS, '')), WOMENS.test(text)];
  const inUk = (): readonly (readonly [string, number | undefined])[] => {
    if (from === 'UK' || from === 'Australian') return [['', size]];
    if (from === 'EU' || from === 'Italian' || from === 'German') return [['', UK_OF.get(size)]];
    return isMens
      ? [['men’s ', size - 1]]
      : isWomens
        ? [['women’s ', size - 2]]
        : [
            ['men’s ', size - 1],
            ['women’s ', size - 2],
          ];
  };
  const told = inUk().flatMap(([whose, uk]) => {
    if (uk === undefined || EU_OF[uk] === undefined) return [];
    if (to === 'UK') return [`${whose}${uk}`];
    if (to === 'EU') return [`${whose}${EU_OF[uk]}`];
    if (to !== 'US') return [];
    return isMens ? [`men’s ${uk + 1}`] : isWomens ? [`women’s ${uk + 2}`] : [`men’s ${uk + 1}`, `women’s ${uk + 2}`];
  });
  if (told.length === 0) return undefined;
  // Of a size without men’s or women’s each is told.
  const each =
    told.length > 1 && from === 'US'
      ? `${told.map((one) => one.replace(/^(\S+) (.+)$/, '$2 for $1')).join(' and ')} sizes`
      : listed(told, 'or');
  return `${whoseOf(isMens, isWomens)}${from} ${typed} in shoes is about ${to} ${each}`;
};
const whoseOf = (isMens: boolean, isWomens: boolean): string => (isMens ? 'Men’s ' : isWomens ? 'Women’s ' : '');

/** What is added to a British dress size. */
const DRESS: Readonly<Record<System, number>> = { UK: 0, Australian: 0, US: -4, EU: 28, German: 26, Italian: 32 };
const dress = ({ from, to, typed }: Worn): string | undefined => {
  const uk = Number(typed) - DRESS[from];
  return uk < 4 || uk > 28 || uk % 2 !== 0 ? undefined : `${from} ${typed} in women’s clothes is about ${to} ${uk + DRESS[to]}`;
};

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const RING = /\b(?:ring|wedding band|finger)\b/;
/** A British letter is 1.25 mm more round the finger than the one before; an American size 0.8128 mm more across. */
const ring = (plain: string): string | undefined => {
  if (!RING.test(plain)) return undefined;
  const left = leftOf(
    plain,
    RING,
    /\b(?:sizes?|sizing|convert|conversion|equivalent|mm|millimet(?:re|er)s?|cm|circumference|diameter|around|across)\b/g,
    CARRYING,
  );
  const words =
    plain.split(' ').some((word) => word === 'a' || word === 'i') && left.split(' ').every((word) => systemOf(word) !== undefined)
      ? `${left} ${/\bsize (a|i)\b/.exec(plain)?.[1] ?? ''}`.trim()
      : left;
  const found = words.split(' ');
  const letter = found.find((word) => /^[a-z](?:½|\.5|1\/2)?$/.test(word));
  const figure = found.find((word) => /^\d{1,2}(?:\.\d{1,2}|½)?$/.test(word));
  const typed = letter ?? figure;
  if (typed === undefined || !found.every((word) => word === typed || systemOf(word) !== undefined)) return undefined;
  const isHalf = /½|\.5$|1\/2/.test(typed);
  const round =
    letter === undefined
      ? Math.PI * (11.63 + 0.8128 * Number(figure!.replace('½', '.5')))
      : 37.5 + 1.25 * (LETTERS.indexOf(letter[0]!) + (isHalf ? 0.5 : 0));
  if (letter === undefined && Number(figure!.replace('½', '.5')) > 15) return undefined;
  const us = Math.round(((round / Math.PI - 11.63) / 0.8128) * 4) / 4;
  const halves = Math.round(((round - 37.5) / 1.25) * 2);
  const uk = `${LETTERS[Math.floor(halves / 2)]!.toUpperCase()}${halves % 2 === 1 ? '½' : ''}`;
  const size = `${(round / Math.PI).toFixed(1)} mm across and ${round.toFixed(1)} mm round the inside`;
  return letter === undefined
    ? `Ring size ${figure} in America is about ${uk} in Britain: ${size}`
    : us < 0
      ? undefined
      : `Ring size ${letter.toUpperCase().replace('.5', '½').replace('1/2', '½')} in Britain is ${size}; in America it is about ${us}`;
};

export const wornSize = (plain: string): Answer | undefined => {
  const ofRing = ring(plain);
  if (ofRing !== undefined)
    return row(
      `${ofRing}.`,
      ['Fingers swell in the evening and in warmth, so measure twice.'],
      ['How do I measure my ring size?'],
    );
  const worn = wornIn(plain);
  if (!worn || worn.from === worn.to) return undefined;
  const [isShoe, isDress] = [SHOES.test(plain), CLOTHES.test(plain)];
  const told = [
    isDress ? undefined : shoe(worn),
    isShoe || MENS.test(plain.replace(WOMENS, '')) ? undefined : dress(worn),
  ].filter((one) => one !== undefined);
  if (told.length === 0) return undefined;
  return {
    ...row(
      `${told.join('; ')}.`,
      ['Makers differ, so measure and use the maker’s own chart where there is one.'],
      [isDress ? 'How do UK, US and EU dress sizes compare?' : 'How do UK, US and EU shoe sizes compare?'],
    ),
    confidence: told.length > 1 ? 82 : 92,
  };
};
