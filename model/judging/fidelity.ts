/** Checks whether a text is true to what it was given: its numbers, addresses, quotations and negations, and its language. */
import { type Endpoint, type Values } from '../../engine/definition/index.ts';
import { isAnotherLanguage, languageIn } from '../language.ts';
import type { Checks } from '../prompt.ts';
import type { Fault } from './fault.ts';
import { figuresIn } from './figures.ts';
import { negationsIn } from './negation.ts';

const ADDRESS =
  /(?:https?:\/\/|www\.)[^\s<>"“”]+|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\w.-])[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|app|shop|edu|gov|info|eu|uk|de|fr|nl)\b(?:\/[^\s<>"“”]*)?/gi;
const QUOTED = /“([^“”\n]{3,300})”|"([^"\n]{3,300})"|„([^„“”\n]{3,300})[“”]|«\s?([^«»\n]{3,300}?)\s?»/g;

const addressesIn = (text: string): string[] =>
  (text.match(ADDRESS) ?? []).map((address) =>
    address
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/^www\./, '')
      .replace(/(?<![).,;:!?'’\]/])[).,;:!?'’\]/]+$/, ''),
  );

const bare = (text: string): string => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

/** Quotations of several words: a single word in quotation marks may only be highlighted. */
const quotationsIn = (text: string): string[] =>
  [...text.matchAll(QUOTED)]
    .map((match) => match.slice(1).find(Boolean) ?? '')
    .filter((words) => bare(words).trim().includes(' '));

/** Without placeholders and addresses, whose numbers do not count. */
const running = (text: string): string => text.replace(/\[[^[\]\n]*\]/g, ' ').replace(ADDRESS, ' ');

const FIRST_YEAR = 1500;

/** The ages that follow from a year: how long ago it is, this year or at its end. */
const agesOf = (value: number): number[] => {
  const now = new Date().getFullYear();
  return value >= FIRST_YEAR && value <= now ? [now - value, now - value - 1] : [];
};

interface Source {
  readonly words: string;
  readonly text: string;
  readonly numbers: ReadonlySet<number>;
  readonly addresses: ReadonlySet<string>;
}

const sourceOf = (text: string): Source => ({
  words: bare(text),
  text,
  numbers: new Set(figuresIn(running(text)).flatMap(({ values }) => values)),
  addresses: new Set(addressesIn(text)),
});

const textOf = (value: unknown): string => {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return Array.isArray(value) ? value.map(textOf).join('\n') : '';
};

/** What the text says that its source does not. */
const additions = (text: string, { words, numbers, addresses }: Source): Fault[] => [
  ...figuresIn(running(text))
    .filter(({ values, isLoose }) => !isLoose && !values.some((value) => numbers.has(value)))
    .map(({ said }) => ({ says: 'held a number that the form does not give', of: said })),
  ...addressesIn(text)
    .filter((address) => !addresses.has(address))
    .map((address) => ({ says: 'held an address that the form does not give', of: address })),
  ...quotationsIn(text)
    .filter((quotation) => !words.includes(bare(quotation)))
    .map((quotation) => ({ says: 'quoted words that the form does not give', of: quotation })),
];

/** What the source says that the text does not. */
const omissions = (text: string, source: Source): Fault[] => {
  const numbers = new Set(figuresIn(running(text)).flatMap(({ values }) => values));
  const addresses = new Set(addressesIn(text));
  return [
    ...figuresIn(running(source.text))
      .filter(({ values, isLoose }) => !isLoose && !values.some((value) => numbers.has(value)))
      .map(({ said }) => ({ says: 'left out a number of the text', of: said })),
    ...[...source.addresses]
      .filter((address) => !addresses.has(address))
      .map((address) => ({ says: 'left out an address of the text', of: address })),
    ...quotationsIn(source.text)
      .filter((quotation) => !bare(text).includes(bare(quotation)))
      .map((quotation) => ({ says: 'left out or changed quoted words of the text', of: quotation })),
  ];
};

const turned = (text: string, source: Source, language: string): Fault[] => {
  const before = negationsIn(source.text, language);
  const after = negationsIn(text, language);
  if (before === undefined || after === undefined) return [];
  // One negation more or less may be another way of saying the same; none left, or less than half of them, is not.
  if (after * 2 < before || (before > 0 && after === 0)) return [{ says: 'lost a "not" of the text, or a word that denies' }];
  if (after < before || (before === 0 && after > 0))
    return [{ says: 'says "not", or a word that denies, where the text does not, or leaves one out', isSlight: true }];
  return [];
};

const isWhole = ({ whole }: NonNullable<Checks['rewrites']>, request: Values): boolean => {
  if (!whole) return false;
  const value = request[whole.field];
  return typeof value !== 'number' || value >= whole.from;
};

/** Checks a text against the form, or against the text that it rewrites, as far as its tool asks for that. */
export const createFidelityCheck = (
  { fields }: Pick<Endpoint, 'fields'>,
  { rewrites, facts }: Checks,
  request: Values,
): ((text: string) => Fault[]) => {
  if (rewrites) {
    const source = sourceOf(textOf(request[rewrites.field]));
    const language = languageIn(source.text);
    const whole = isWhole(rewrites, request);
    return (text) => {
      if (language !== undefined && isAnotherLanguage([text], language))
        return [{ says: `was not in the language of the text, ${language}` }];
      const lost = whole ? [...omissions(text, source), ...(language ? turned(text, source, language) : [])] : [];
      return [...additions(text, source), ...lost];
    };
  }
  if (facts !== 'of the form') return () => [];
  const source = sourceOf(
    Object.keys(fields)
      .map((key) => textOf(request[key]))
      .join('\n'),
  );
  const numbers = new Set([...source.numbers].flatMap((value) => [value, ...agesOf(value)]));
  return (text) => additions(text, { ...source, numbers });
};
