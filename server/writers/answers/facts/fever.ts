/** What a temperature that was measured means: "is 99.5 a fever", "my temperature is 38.4". */
import type { Answer } from '../answer.ts';
import { row } from './handbook-row.ts';

const ASKED = /\b(?:fevers?|temperature|temp)\b/;
/** A body's temperature, and neither an oven's nor the weather's. */
const NOT_OF_A_BODY =
  /\b(?:oven|cook\w*|bake|baking|wash\w*|water|outside|weather|fridge|freezer|meat|chicken|boil\w*|room|convert|in (?:celsius|fahrenheit)|dogs?|cats?|puppy|horse)\b/;
const FIGURE = /(?<![\d.])(\d{2,3}(?:\.\d)?)(?: ?(?:°|degrees?))? ?(c|f|celsius|fahrenheit)?(?![\d.]|[\p{L}])/u;

const LEVELS: readonly (readonly [from: number, says: string])[] = [
  [41, 'is dangerously high: get medical help now, cool the body with lukewarm cloths, and take off warm clothes'],
  [40, 'is a very high fever: ring a doctor or health line now'],
  [38.95, 'is a high fever'],
  [37.95, 'is a fever, which begins at 38 °C (100.4 °F)'],
  [37.45, 'is a little raised and not yet a fever, which begins at 38 °C (100.4 °F)'],
  [36, 'is normal; a fever begins at 38 °C (100.4 °F)'],
  [35, 'is low, though often only badly measured; under 35 °C (95 °F) is hypothermia'],
  [30, 'would be hypothermia if it was measured well: warm the person slowly and call for help'],
];
const CHILD = /\b(?:baby|babies|newborn|infant|months? old|weeks? old|toddler|child|kid|son|daughter|years? old|yr old)\b/;

const rounded = (value: number): number => Math.round(value * 10) / 10;

const LONGEST = 90;

export const fever = (plain: string): Answer | undefined => {
  if (plain.length > LONGEST || !ASKED.test(plain) || NOT_OF_A_BODY.test(plain)) return undefined;
  const [, typed, unit] = FIGURE.exec(plain) ?? [];
  const value = Number(typed);
  if (typed === undefined || !((value >= 33 && value <= 43) || (value >= 93 && value <= 109))) return undefined;
  if ((unit ?? '').startsWith('f') !== value > 50 && unit !== undefined) return undefined;
  const isCelsius = value < 50;
  const celsius = isCelsius ? value : ((value - 32) * 5) / 9;
  const [, says] = LEVELS.find(([from]) => celsius >= from) ?? [];
  if (says === undefined) return undefined;
  const both = isCelsius ? `${value} °C (${rounded((value * 9) / 5 + 32)} °F)` : `${value} °F (${rounded(celsius)} °C)`;
  const isFever = celsius >= 37.95;
  return {
    ...row(
      `${both} ${says}.`,
      [
        isFever
          ? 'How somebody is counts for more than the number: drinking and being awake are good signs. Drink often, rest and wear light clothes.'
          : 'It goes up and down through the day; measure again in some hours if you feel ill.',
      ],
      [],
    ),
    ...(isFever && {
      caution: CHILD.test(plain)
        ? 'A baby under three months with 38 °C (100.4 °F) or more needs a doctor at once; so does a child with a stiff neck, a rash that does not fade, hard breathing, a fit, or that is hard to wake.'
        : 'Get help at once with a stiff neck, confusion, trouble breathing, chest pain, a fit or a rash that does not fade, and for a baby under three months.',
    }),
  };
};
