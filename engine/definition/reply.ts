/**
 * What a tool's server answers, said once: from these shapes come the reply's TypeScript type,
 * the browser's reading of it, the server's strict check, the JSON Schema for a language model
 * and the stubs of the tests.
 */

interface Said {
  /** What the value is, in a few words: read by the API description and by a language model. */
  readonly about: string;
  /** Beyond the specification: a reply may lack it. */
  readonly optional?: true;
}

/** Text a visitor takes away. In the main part of a reply it must be there. */
export interface Prose extends Said {
  readonly shape: 'prose';
}
/** A short tag such as a style or a category. */
export interface Label extends Said {
  readonly shape: 'label';
  readonly oneOf?: readonly string[];
}
/** A number. Scores are out of ten, from 0 (or `min`) to `max`. */
export interface Figure extends Said {
  readonly shape: 'figure';
  readonly min?: number;
  readonly max?: number;
  readonly whole?: true;
}
export interface List<S extends Shape = Shape> extends Said {
  readonly shape: 'list';
  readonly of: S;
}
export interface RecordShape<K extends Shapes = Shapes> extends Said {
  readonly shape: 'record';
  readonly keys: K;
}
export type Shape = Prose | Label | Figure | List<any> | RecordShape<any>;
export type Shapes = { readonly [key: string]: Shape };

export const prose = (about: string): Prose => ({ shape: 'prose', about });

export const label = <const O extends readonly string[] = readonly string[]>(
  about: string,
  oneOf?: O,
): Label & { readonly oneOf?: O } => (oneOf ? { shape: 'label', about, oneOf } : { shape: 'label', about });

export const figure = (about: string, range: { min?: number; max?: number; whole?: true } = {}): Figure => ({
  shape: 'figure',
  about,
  ...range,
});

/** A whole number of things: words, letters, syllables. */
export const count = (about: string): Figure => figure(about, { min: 0, whole: true });

/** A score out of ten. */
export const score = (about: string): Figure => figure(about, { min: 0, max: 10 });

export const listOf = <S extends Shape>(of: S, about: string): List<S> => ({ shape: 'list', of, about });

export const record = <const K extends Shapes>(about: string, keys: K): RecordShape<K> => ({
  shape: 'record',
  about,
  keys,
});

export const optional = <S extends Shape>(shape: S): S & { readonly optional: true } => ({ ...shape, optional: true });

type Flat<T> = { [K in keyof T]: T[K] } & {};
type OptionalKeys<K extends Shapes> = { [P in keyof K]: K[P] extends { optional: true } ? P : never }[keyof K];

/** The TypeScript type of a value of this shape, as the server writes it. */
export type ValueOf<S> = S extends Prose | Label
  ? S extends { readonly oneOf: infer O extends readonly string[] }
    ? O[number]
    : string
  : S extends Figure
    ? number
    : S extends List<infer I>
      ? ValueOf<I>[]
      : S extends RecordShape<infer K>
        ? ValuesOf<K>
        : never;

export type ValuesOf<K extends Shapes> = Flat<
  { [P in Exclude<keyof K, OptionalKeys<K>>]: ValueOf<K[P]> } & { [P in OptionalKeys<K>]?: ValueOf<K[P]> }
>;
