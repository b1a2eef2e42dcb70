/** The figures of a question with what each of them measures: money, people, a distance, a speed, a time … */
import { bare, digitsForWords } from './numbers.ts';

export type Kind =
  | 'percent'
  | 'money'
  | 'people'
  | 'length'
  | 'speed'
  | 'hours'
  | 'days'
  | 'months'
  | 'years'
  | 'clock'
  | 'weight'
  | 'volume'
  | 'consumption'
  | 'number';

export interface Quantity {
  readonly kind: Kind;
  /** In the unit that sums are done in: metres, hours, kilograms, litres; money and numbers as they are. */
  readonly value: number;
  /** The unit as it will be said: "km", "$". */
  readonly unit: string;
  readonly at: number;
  readonly typed: string;
}

const N = String.raw`\d+(?:,\d{3})*(?:\.\d+)?|\.\d+`;
const LENGTHS: Readonly<Record<string, number>> = {
  km: 1000,
  m: 1,
  cm: 0.01,
  mm: 0.001,
  mile: 1609.344,
  ft: 0.3048,
  inch: 0.0254,
  yard: 0.9144,
};
const WEIGHTS: Readonly<Record<string, number>> = { kg: 1, g: 0.001, lb: 0.45359237, oz: 0.028349523125 };
const VOLUMES: Readonly<Record<string, number>> = { litre: 1, ml: 0.001, cl: 0.01, gallon: 3.785411784 };

type Reader = readonly [RegExp, (found: RegExpExecArray) => Omit<Quantity, 'at' | 'typed'>];
const number = (typed: string | undefined): number => Number(bare(typed ?? '0'));

const lengthUnit = (typed: string): string =>
  /^k/.test(typed)
    ? 'km'
    : /^mi/.test(typed)
      ? 'mile'
      : /^(?:f|')/.test(typed)
        ? 'ft'
        : /^(?:in|")/.test(typed)
          ? 'inch'
          : /^y/.test(typed)
            ? 'yard'
            : /^c/.test(typed)
              ? 'cm'
              : /^(?:mm|milli)/.test(typed)
                ? 'mm'
                : 'm';
const weightUnit = (typed: string): string =>
  /^k/.test(typed) ? 'kg' : /^(?:lb|pound)/.test(typed) ? 'lb' : /^o/.test(typed) ? 'oz' : 'g';
const volumeUnit = (typed: string): string =>
  /^ga/.test(typed) ? 'gallon' : /^(?:ml|mill)/.test(typed) ? 'ml' : /^c/.test(typed) ? 'cl' : 'litre';

/** The first that fits at a place is taken, so the longer ones stand first. */
const READERS: readonly Reader[] = [
  [
    new RegExp(
      `(\\d{1,2}):(\\d\\d)(?: ?(am|pm|a\\.m\\.|p\\.m\\.))?|(\\d{1,2}) ?(am|pm|a\\.m\\.|p\\.m\\.|o'clock)|\\b(noon|midnight)\\b`,
      'y',
    ),
    (found) => {
      const [, hours, minutes, half, onlyHours, onlyHalf, named] = found;
      const hour = named ? (named === 'noon' ? 12 : 0) : Number(hours ?? onlyHours);
      const part = half ?? onlyHalf;
      const shifted = part?.startsWith('p') && hour < 12 ? hour + 12 : part?.startsWith('a') && hour === 12 ? 0 : hour;
      return { kind: 'clock', value: shifted + Number(minutes ?? 0) / 60, unit: part?.startsWith("o'") ? '' : (part ?? '') };
    },
  ],
  [new RegExp(`(${N}) ?(?:%|per ?cent\\b)`, 'y'), (found) => ({ kind: 'percent', value: number(found[1]), unit: '%' })],
  [
    new RegExp(`([$£€]) ?(${N})(k\\b)?`, 'y'),
    (found) => ({ kind: 'money', value: number(found[2]) * (found[3] ? 1000 : 1), unit: found[1]! }),
  ],
  [new RegExp(`(${N}) ?(?:dollars?|bucks|usd)\\b`, 'y'), (found) => ({ kind: 'money', value: number(found[1]), unit: '$' })],
  [new RegExp(`(${N}) ?(?:euros?|eur|€)(?!\\w)`, 'y'), (found) => ({ kind: 'money', value: number(found[1]), unit: '€' })],
  [new RegExp(`(${N}) ?(?:quid|gbp)\\b`, 'y'), (found) => ({ kind: 'money', value: number(found[1]), unit: '£' })],
  [
    new RegExp(`(${N}) ?(?:mpg|miles (?:per|to the) gallon)\\b`, 'y'),
    (found) => ({ kind: 'consumption', value: number(found[1]), unit: 'mpg' }),
  ],
  [
    new RegExp(`(${N}) ?(?:l|lit(?:re|er)s?) (?:per|for|every|a|/|on) ?100 ?(?:km|kilomet(?:re|er)s?)\\b|(${N}) ?l/100 ?km`, 'y'),
    (found) => ({ kind: 'consumption', value: number(found[1] ?? found[2]), unit: 'l/100 km' }),
  ],
  [
    new RegExp(`(${N}) ?(?:km/h|kmh|kph|km per hour|kilomet(?:re|er)s (?:per|an) hour|km an hour)`, 'y'),
    (found) => ({ kind: 'speed', value: number(found[1]), unit: 'km/h' }),
  ],
  [
    new RegExp(`(${N}) ?(?:mph|mi/h|miles (?:per|an) hour)\\b`, 'y'),
    (found) => ({ kind: 'speed', value: number(found[1]) * 1.609344, unit: 'mph' }),
  ],
  [
    new RegExp(`(${N}) ?(?:hours?|hrs?|h)(?:(?: and)? ?(\\d{1,2})(?: ?(?:minutes?|mins?|m\\b))?)?(?![\\w/])`, 'y'),
    (found) => ({ kind: 'hours', value: number(found[1]) + number(found[2]) / 60, unit: 'hours' }),
  ],
  [
    new RegExp(`(${N})[ -]?(?:minutes?|mins?)\\b`, 'y'),
    (found) => ({ kind: 'hours', value: number(found[1]) / 60, unit: 'minutes' }),
  ],
  [new RegExp(`(${N})[ -]?days?\\b`, 'y'), (found) => ({ kind: 'days', value: number(found[1]), unit: 'days' })],
  [new RegExp(`(${N})[ -]?weeks?\\b`, 'y'), (found) => ({ kind: 'days', value: number(found[1]) * 7, unit: 'weeks' })],
  [
    new RegExp(`(${N})[ -]?(?:equal )?(?:monthly (?:payments?|instal?lments?)|months?)\\b`, 'y'),
    (found) => ({ kind: 'months', value: number(found[1]), unit: 'months' }),
  ],
  [new RegExp(`(${N})[ -]?(?:years?|yrs?)\\b`, 'y'), (found) => ({ kind: 'years', value: number(found[1]), unit: 'years' })],
  [
    new RegExp(
      `(${N}) ?(?:ft|feet|foot|')(?: (?:and )?(\\d{1,2})(?: ?(?:inches|inch|in|")(?!\\w))?(?! ?(?:by|x|ft|feet)?\\d))?(?!\\w)`,
      'y',
    ),
    (found) => ({ kind: 'length', value: number(found[1]) * 0.3048 + number(found[2]) * 0.0254, unit: 'ft' }),
  ],
  [
    new RegExp(
      `(${N}) ?(kilomet(?:re|er)s?|kms?|miles?|met(?:re|er)s?|centimet(?:re|er)s?|cm|mm|millimet(?:re|er)s?|inch(?:es)?|yards?|m)(?![\\w/])`,
      'y',
    ),
    (found) => {
      const unit = lengthUnit(found[2]!);
      return { kind: 'length', value: number(found[1]) * LENGTHS[unit]!, unit };
    },
  ],
  [
    new RegExp(`(${N}) ?stone(?: (?:and )?(\\d{1,2})(?: ?(?:lbs?|pounds?))?)?\\b`, 'y'),
    (found) => ({ kind: 'weight', value: (number(found[1]) * 14 + number(found[2])) * WEIGHTS['lb']!, unit: 'stone' }),
  ],
  [
    new RegExp(`(${N}) ?(kilograms?|kilos?|kgs?|grams?|g|lbs?|ounces?|oz)(?![\\w/])`, 'y'),
    (found) => {
      const unit = weightUnit(found[2]!);
      return { kind: 'weight', value: number(found[1]) * WEIGHTS[unit]!, unit };
    },
  ],
  [
    new RegExp(`(${N})[ -]?(lit(?:re|er)s?|l|ml|millilit(?:re|er)s?|cl|gallons?)(?![\\w/])`, 'y'),
    (found) => {
      const unit = volumeUnit(found[2]!);
      return { kind: 'volume', value: number(found[1]) * VOLUMES[unit]!, unit };
    },
  ],
  [
    new RegExp(
      `(${N})(?: of us| ?(?:people|persons?|friends|ways|guests|adults|kids|children|men|women|roommates|flatmates|colleagues|diners)\\b)`,
      'y',
    ),
    (found) => ({ kind: 'people', value: number(found[1]), unit: 'people' }),
  ],
  [new RegExp(`(${N})(k\\b)?`, 'y'), (found) => ({ kind: 'number', value: number(found[1]) * (found[2] ? 1000 : 1), unit: '' })],
];

/** "2 and a half", "3/4", "a dozen" and words for numbers, in figures. */
export const inFigures = (plain: string): string =>
  digitsForWords(plain.replace(/\b(the|this|that|which|each|another|every) one\b/g, '$1 thing'))
    .replace(/½/g, ' 1/2')
    .replace(/¼/g, ' 1/4')
    .replace(/¾/g, ' 3/4')
    .replace(/\b(\d+) and a half\b/g, '$1.5')
    .replace(/\b(\d+) and a quarter\b/g, '$1.25')
    .replace(/\b(?:a|one|1) half hour\b|\bhalf an hour\b/g, '30 minutes')
    .replace(/\b(\d+) (\d)\/(\d)\b(?!\/)/g, (_, whole: string, top: string, bottom: string) =>
      String(Number(whole) + Number(top) / Number(bottom)),
    )
    .replace(
      /(?<![\d/.])(\d)\/(\d)(?![\d/])(?= ?(?:cups?|tbsp|tsp|tablespoons?|teaspoons?|pounds?|lbs?|ounces?|oz|of an?|inch|pints?|gallons?|hours?|miles?))/g,
      (_, top: string, bottom: string) => String(Number((Number(top) / Number(bottom)).toFixed(4))),
    )
    .replace(/\b(\d+(?:\.\d+)?) dozens?\b/g, (_, many: string) => String(Number(many) * 12))
    .replace(/\b(?:a |1 )?half (?:a )?dozen\b/g, '6')
    .replace(/\ba dozen\b/g, '12');

export const quantitiesIn = (text: string): readonly Quantity[] => {
  const found: Quantity[] = [];
  let end = 0;
  for (const { index } of text.matchAll(/(?<![\w.,])[$£€]?\.?\d|\b(?:noon|midnight)\b/g)) {
    if (index < end) continue;
    for (const [pattern, quantity] of READERS) {
      pattern.lastIndex = index;
      const match = pattern.exec(text);
      if (!match) continue;
      found.push({ ...quantity(match), at: index, typed: match[0] });
      end = index + match[0].length;
      break;
    }
  }
  return found;
};
