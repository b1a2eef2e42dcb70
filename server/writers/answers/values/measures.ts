/** The measures that a figure is told in: what they are called, what they measure, how large they are. */

const MONTH = 365 / 12;
const MEASURES: readonly (readonly [dimension: string, size: number, name: string, words: string])[] = [
  ['length', 0.001, 'mm', 'mm|millimet(?:re|er)s?'],
  ['length', 0.01, 'cm', 'cms?|centimet(?:re|er)s?'],
  ['length', 1, 'm', 'met(?:re|er)s?|m'],
  ['length', 1000, 'km', 'kms?|kilomet(?:re|er)s?|k'],
  ['length', 0.0254, 'inch', 'inch(?:es)?'],
  ['length', 0.3048, 'ft', 'ft|feet|foot'],
  ['length', 0.9144, 'yard', 'yards?|yds?'],
  ['length', 1609.344, 'mile', 'miles?'],
  ['length', 1852, 'nautical mile', 'nautical miles?'],
  ['hour', 1 / 3600, 'second', 'seconds?|secs?|s'],
  ['hour', 1 / 60, 'minute', 'minutes?|mins?'],
  ['hour', 1, 'hour', 'hours?|hrs?|h'],
  ['day', 1, 'day', 'days?'],
  ['day', 1, 'night', 'nights?|evenings?|mornings?'],
  ['day', 7, 'week', 'weeks?|wks?'],
  ['day', MONTH, 'month', 'months?|(?:equal )?monthly (?:payments?|instal?lments?)'],
  ['day', 365, 'year', 'years?|yrs?'],
  ['weight', 1e-6, 'mg', 'mg|milligrams?'],
  ['weight', 0.001, 'g', 'g|grams?|grammes?'],
  ['weight', 1, 'kg', 'kgs?|kilos?|kilograms?'],
  ['weight', 1000, 'tonne', 'tonnes?'],
  ['weight', 0.45359237, 'lb', 'lbs?'],
  ['weight', 6.35029318, 'stone', 'stones?'],
  ['weight', 0.028349523125, 'oz', 'oz|ounces?'],
  ['volume', 0.001, 'ml', 'mls?|millilit(?:re|er)s?'],
  ['volume', 0.01, 'cl', 'cl|centilit(?:re|er)s?'],
  ['volume', 1, 'litre', 'lit(?:re|er)s?|l'],
  ['volume', 4.54609, 'UK gallon', '(?:uk|imperial) gallons?'],
  ['volume', 3.785411784, 'gallon', '(?:us )?gallons?'],
  ['volume', 0.2365882365, 'cup', 'cups?'],
  ['food', 1, 'calorie', 'calories?'],
  ['energy', 1, 'kWh', 'kwh|kilowatt[- ]?hours?'],
  ['energy', 0.001, 'Wh', 'wh|watt[- ]?hours?'],
];

const BY_NAME = new Map(MEASURES.map(([dimension, size, name]) => [name, { dimension, size }]));
const BY_WORD = MEASURES.map(([, , name, words]) => [new RegExp(`^(?:${words})$`), name] as const);

/** The words for them, the longer first. */
export const MEASURE_WORDS = MEASURES.flatMap(([, , , words]) => words)
  .toSorted((one, other) => other.length - one.length)
  .join('|');
export const measureNamed = (word: string): string | undefined => BY_WORD.find(([words]) => words.test(word))?.[1];
export const measureOf = (name: string): { readonly dimension: string; readonly size: number } | undefined => BY_NAME.get(name);
