/**
 * The shape of a reply, said once: from it come the reply's TypeScript type, the browser's reading of it, the server's strict
 * check, the JSON Schema for a language model and the stubs of the tests.
 */

import type { Positive, PositiveInteger } from './bounds.ts';

/** What every value can say of itself. */
interface AnyShape {
  /** What the value is, in a few words: read by the API description and by a language model. */
  readonly about: string;
  /** Beyond the specification: a reply may lack it. */
  readonly optional?: true;
  /** How it follows from the rest: worked out from what was written, and asked of no writer. */
  readonly computed?: Computed;
}

/** How a value follows from the rest of its reply, or from the request. The parameters are the keys that it names. */
export type Computed<
  Measured extends string = string,
  Repeated extends string = string,
  Of extends string = string,
  By extends string = string,
  Exact extends string = 'to an exact writer',
> =
  /** How much there is of the value under this key, in the same record or in one around it. */
  | {
      /** The key of what is measured. */
      readonly measures: Measured;
      /** What is counted. */
      readonly in: 'characters' | 'words' | 'items' | 'reading ease';
    }
  /** How long it takes at so many words a minute. Directions, headings and time marks are not spoken. */
  | {
      /** The key of the text. */
      readonly measures: Measured;
      /** Whether somebody reads it or says it. */
      readonly in: 'minutes read' | 'minutes spoken';
      /** How many words a minute. */
      readonly at: PositiveInteger;
      /** The minutes in words; without it, the value is a number. */
      readonly says?: Says;
    }
  /** Its item's place in the list, from 1. */
  | {
      /** From 1, and counted anew when items are added. */
      readonly counts: 'its place';
    }
  /** What the request has under this key. */
  | {
      /** The key of the field. */
      readonly repeats: Repeated;
    }
  /** The item of this list of the reply whose figure is the highest. */
  | {
      /** The key of the list. */
      readonly best: Of;
      /** The key of the figure in its items. */
      readonly by: By;
    }
  /** Nothing but counting in the request can tell: an exact writer gives it, a reply of a language model goes without. */
  | {
      /** Always these words. */
      readonly known: Exact;
    };

/** A number in words: `#` stands for it. */
export interface Says {
  /** Where it is 1. */
  readonly one: string;
  /** Where it is any other number. */
  readonly many: string;
}

/** From the least to the most, both included. */
export type Range = readonly [least: PositiveInteger, most: PositiveInteger];

/** Of another text, from the least to the most. */
export type Shares = readonly [least: Positive, most: Positive];

/** Shares that follow a slider of the form: between two of its values, what lies between theirs. */
export interface Sliding {
  /** The key of the slider. */
  readonly by: string;
  /** The shares at these values of it, the lowest first. @minItems 2 */
  readonly at: readonly (readonly [value: number, least: Positive, most: Positive])[];
}

/**
 * How long a text is to be: always, by what the request has under a key, or as a share of a text of the request. `grows`:
 * where little was typed into these fields, so many times their words are enough.
 */
export type Size = {
  /** What is counted. */
  readonly in: 'characters' | 'words';
  /** Where little was typed into these fields, so many times their words are enough. */
  readonly grows?: {
    /** @minItems 1 @uniqueItems */
    readonly with: readonly string[];
    readonly by: Positive;
  };
} & (
  | {
      /** Always. */
      readonly range: Range;
    }
  | {
      /** The key of the select that says how long. */
      readonly asked: string;
      /** For each of its values. @minProperties 1 */
      readonly ranges: { readonly [option: string]: Range };
    }
  | {
      /** The key of the field whose text it goes by. */
      readonly like: string;
      /** How much of that text’s length. */
      readonly share: Shares | Sliding;
    }
);

/** How many items a list holds: always, or as many as the request asks for under a key. */
export type Holds =
  | Range
  | {
      /** The key of the field that says how many. */
      readonly asked: string;
      /** How many where that field is blank. */
      readonly otherwise?: PositiveInteger;
    };

/** Text a visitor takes away, shown with its line breaks. In the main part of a reply it must be there. */
export interface Prose extends AnyShape {
  readonly shape: 'prose';
  /** The items of this list of the reply in one text: it grows with the list when more are generated. */
  readonly joins?: {
    readonly of: string;
    readonly key: string;
    /** @minLength 0 */
    readonly by: string;
  };
  /** How long it is to be, for whoever writes it. */
  readonly size?: Size;
}
/** A short tag such as a style or a category. */
export interface Label extends AnyShape {
  readonly shape: 'label';
  /** The only values there are; a label without it may be any short text. */
  readonly oneOf?: readonly string[];
}
/** A number. Scores are out of ten, from 0 (or `min`) to `max`. */
export interface Figure extends AnyShape {
  readonly shape: 'figure';
  /** The least it can be. */
  readonly min?: number;
  /** The most it can be. */
  readonly max?: number;
  /** No fractions. */
  readonly whole?: true;
}
/** Any number of values of the same shape. */
export interface List<S extends Shape = Shape> extends AnyShape {
  readonly shape: 'list';
  /** The shape of each. */
  readonly of: S;
  /** How many a writer gives. */
  readonly holds?: Holds;
}
/** Several values under keys of their own. */
export interface RecordShape<K extends Shapes = Shapes> extends AnyShape {
  readonly shape: 'record';
  /** What it has, by key. @minProperties 1 */
  readonly keys: K;
}
/** The shape of a value. The function for it takes what the value is about, in a few words. */
export type Shape = Prose | Label | Figure | List<any> | RecordShape<any>;
/** Values by key. */
export type Shapes = { readonly [key: string]: Shape };

export const prose = (about: string, size?: Size): Prose => ({ shape: 'prose', about, ...(size ? { size } : {}) });

/** A text that repeats the items of a list: `joinedText('All hashtags', { of: 'hashtags', key: 'hashtag', by: ' ' })`. */
export const joinedText = (
  about: string,
  joins: NonNullable<Prose['joins']>,
): Prose & { readonly joins: NonNullable<Prose['joins']> } => ({ shape: 'prose', about, joins });

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

export const listOf = <S extends Shape>(of: S, about: string, holds?: Holds): List<S> => ({
  shape: 'list',
  of,
  about,
  ...(holds ? { holds } : {}),
});

export const record = <const K extends Shapes>(about: string, keys: K): RecordShape<K> => ({
  shape: 'record',
  about,
  keys,
});

export const optional = <S extends Shape>(shape: S): S & { readonly optional: true } => ({ ...shape, optional: true });

type Naming<K extends string, V> = [V] extends [never] ? unknown : { readonly computed: { readonly [P in K]: V } };

/** A value that follows from others: `computed(count('Words in the text'), { measures: 'text', in: 'words' })`. */
export const computed = <
  S extends Shape,
  const Measured extends string = never,
  const Repeated extends string = never,
  const Of extends string = never,
  const By extends string = never,
  const Exact extends 'to an exact writer' = never,
>(
  shape: S,
  how: Computed<Measured, Repeated, Of, By, Exact>,
) =>
  ({ ...shape, computed: how }) as S & { readonly computed: Computed } & Naming<'measures', NoInfer<Measured>> &
    Naming<'repeats', NoInfer<Repeated>> &
    Naming<'best', NoInfer<Of>> &
    Naming<'by', NoInfer<By>> &
    Naming<'known', NoInfer<Exact>>;

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

/** Keys whose values follow from the rest, records of nothing else among them. */
type Following<K extends Shapes> = {
  [P in keyof K]: K[P] extends { readonly computed: { readonly known: string } }
    ? never
    : K[P] extends { readonly computed: object } | { readonly joins: object }
      ? P
      : K[P] extends RecordShape<infer I>
        ? keyof I extends Following<I>
          ? P
          : never
        : never;
}[keyof K];

type WrittenOf<S> = S extends List<infer I> ? WrittenOf<I>[] : S extends RecordShape<infer K> ? Written<K> : ValueOf<S>;

/** What a writer gives of a reply: all of it that does not follow from the rest, and nothing that does. */
export type Written<K extends Shapes> = Flat<
  { [P in Exclude<keyof K, OptionalKeys<K> | Following<K>>]: WrittenOf<K[P]> } & {
    [P in Exclude<OptionalKeys<K>, Following<K>>]?: WrittenOf<K[P]>;
  } & { [P in Following<K>]?: never }
>;
