/** What amounts and prices of the notes come to: baskets, differences, the least and the most, what is left, so much for so many. */
import { isLabelling, linesOf, type Fact, type Notes } from './facts.ts';
import { type Value } from './values.ts';
import { figure, money, spell } from '../sums/told.ts';
import { isTelling } from '../question/terms.ts';

export interface Reckoned {
  /** One sentence that answers. */
  readonly says: string;
  /** The sentences it follows from, as they stand. */
  readonly lines: readonly string[];
  /** What else of the notes may change it. */
  readonly unless?: readonly string[];
  /** It may be told in a way that is not understood. */
  readonly isUnsure?: boolean;
  /** Nothing else in the notes is of its kind. */
  readonly isOnly?: true;
  /** Every part of the question is answered, whatever else they ask. */
  readonly isWhole?: true;
}

/** @param whole all that was asked, with what is told after the question. */
export type Rule = (question: string, notes: Notes, whole: string) => Reckoned | undefined;

export const linesFrom = (facts: readonly Fact[]): readonly string[] => linesOf(facts.map(({ segment }) => segment));

/** Lengths, weights and so on are compared in one unit each. */
export const SIZES: Readonly<Record<string, readonly [size: string, times: number]>> = {
  km: ['length', 1000],
  m: ['length', 1],
  metres: ['length', 1],
  meters: ['length', 1],
  miles: ['length', 1609],
  mile: ['length', 1609],
  cm: ['length', 0.01],
  mm: ['length', 0.001],
  kg: ['weight', 1],
  g: ['weight', 0.001],
  l: ['volume', 1],
  litres: ['volume', 1],
  ml: ['volume', 0.001],
  gb: ['data', 1],
  mb: ['data', 0.001],
}; // prettier-ignore
/** A word behind a price that only goes on: "9.60 return". */
const GOES_ON =
  /^(?:return|single|once|whole|flat|extra|cash|off|full|half|total|upwards|plus|is|a|incl|including|then|per|\w+ed)$/;

const NO_PRICE =
  /\b(?:of|sleeps|seats|holds|up to|max|min|than|over|under|aged?|ages|for|serves|between|every|item|born|is for|takes) $/i;
export const REDUCES = /^ ?(?:\p{L}+ )?(?:off|less|discount|reduction|cheaper)\b/iu;
/** A sign that only a discount has makes no list of signed prices. */
export const isPriced = ({ facts }: Notes): boolean =>
  facts.some(({ value, segment: { unit } }) => value.kind === 'money' && !REDUCES.test(unit.text.slice(value.end)));
export const isMoney = ({ value, segment }: Fact, priced: boolean): boolean =>
  (priced
    ? value.kind === 'money'
    : value.kind === 'amount' &&
      (value.unit === '' || !isTelling(value.unit) || GOES_ON.test(value.unit)) &&
      !NO_PRICE.test(segment.unit.text.slice(0, value.at))) && !REDUCES.test(segment.unit.text.slice(value.end));

/** As money where it is some, with the unit that stood there otherwise. */
export const said = (amount: number, { kind, unit, typed }: Value, priced = true): string =>
  kind === 'money'
    ? unit.startsWith(' ')
      ? `${money(amount, '')}${unit}`
      : money(amount, unit)
    : kind === 'duration'
      ? spell(amount / 60)
      : kind === 'percent'
        ? `${figure(amount)}%`
        : /\.\d\d$/.test(typed) || !priced
          ? money(amount, '')
          : `${figure(amount)}${unit !== '' && (SIZES[unit] || isLabelling(unit)) ? ` ${unit}` : ''}`;

export interface Part {
  readonly fact: Fact;
  readonly factor: number;
}
export const told = ({ fact: { value }, factor }: Part, priced: boolean): string =>
  factor === 1 ? said(value.value, value, priced) : `${figure(factor)} × ${said(value.value, value, priced)}`;
export const worth = (parts: readonly Part[]): number =>
  parts.reduce((so, { fact, factor }) => so + factor * fact.value.value, 0);

export const LEAST =
  /\b(?:cheap(?:er|est)|least|low(?:er|est)|small(?:er|est)|short(?:er|est)|light(?:er|est)|few(?:er|est)|young(?:er|est)|quick(?:er|est)|fast(?:er|est)|near(?:er|est)|clos(?:er|est)|less)\b/;
export const MOST =
  /\b(?:most|dear(?:er|est)|priciest|high(?:er|est)|bigg(?:er|est)|larg(?:er|est)|long(?:er|est)|heav(?:ier|iest)|old(?:er|est)|furth(?:er|est)|more)\b/;
