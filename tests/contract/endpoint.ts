/** What the specification says of one endpoint, written down by reading it. */
export type Body = Readonly<Record<string, unknown>>;
export type JsonSchema = Readonly<Record<string, unknown>>;

export interface Choice {
  readonly default: string;
  /** What the specification lists; some lists it leaves to the options endpoint. */
  readonly list: readonly string[] | 'from the options';
}

export interface RequiredKey {
  readonly key: string;
  readonly words?: string;
}

export interface Case {
  readonly path: `/api/${string}`;
  /** Looked up, counted or judged: there is nothing for an assistant to write. */
  readonly isExact?: true;
  /** Only what the specification requires. */
  readonly minimal: Body;
  /** Every key of the request, each with a value that is not its default where it has one. */
  readonly full: Body;
  /** Blank, missing or null: 400 with these words; where the specification gives none, the key is named. */
  readonly required: RequiredKey | undefined;
  /** Other keys without which there is nothing to do. */
  readonly alsoRequired?: readonly RequiredKey[];
  /** Free texts, with their maximum length where the specification gives one. */
  readonly texts: Readonly<Record<string, number | 'no maximum'>>;
  /** The least length of a text, where it has one. */
  readonly atLeast?: Readonly<Record<string, number>>;
  /** The specification's words for a text over its maximum; without them, the key is named. */
  readonly tooLong?: Readonly<Record<string, string>>;
  /** Keys that take one of a list. */
  readonly choices: Readonly<Record<string, Choice>>;
  /** Keys that say how many, with their default. */
  readonly counts: Readonly<Record<string, number>>;
  /** Keys that take yes or no, with their default. */
  readonly flags?: Readonly<Record<string, boolean>>;
  /** Keys that take a whole number between two bounds, both included; they may be left out. */
  readonly numbers?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  /** Sent by the page with one value always; the server takes others of the same kind. */
  readonly constants: Readonly<Record<string, string>>;
  /** The same of those that are a list of texts. */
  readonly lists?: Readonly<Record<string, readonly string[]>>;
  /** The languages it writes in, where a visitor can choose: English alone unless said. */
  readonly speaks?: readonly string[];
  /** `data` of a good reply. */
  readonly reply: JsonSchema;
  /** The list in the reply, and how many it holds: a number, or as many as the named key of the request asks for. */
  readonly holds?: { readonly list: string; readonly count: number | { readonly asked: string } };
  /**
   * Decided: it gives what was written for the request, and that may be fewer than asked for (at least three, with a note
   * beside the data) or nothing (422, in words that lead on to a prompt).
   */
  readonly mayDecline?: true;
  /** A request that any number of results from 1 to 30 can be found for. */
  readonly plentiful?: Body;
  /** Its lists, by the name in the options endpoint's reply: the key of the request that they are for. */
  readonly options?: { readonly path: `/api/${string}/options`; readonly lists: Readonly<Record<string, string>> };
  /** Said by its screen when the server fails without words (section 8). */
  readonly failed: string;
}

/** A case with what its file's name says. */
export interface Endpoint extends Case {
  /** The tool's slug, or `slug.call` for another call of it; its sample requests in `tests/inputs` have the same name. */
  readonly key: string;
  readonly slug: string;
}

export const oneOf = (list: readonly string[], preset = list[0] ?? ''): Choice => ({ default: preset, list });
export const oneOfOptions = (preset: string): Choice => ({ default: preset, list: 'from the options' });

/** Every key must be there, and the values of a generated text are never empty. */
export const record = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});
export const words: JsonSchema = { type: 'string', pattern: '\\S' };
export const listOf = (items: JsonSchema, atLeast = 1): JsonSchema => ({ type: 'array', items, minItems: atLeast });
export const outOf10: JsonSchema = { type: 'number', minimum: 0, maximum: 10 };
export const howMany: JsonSchema = { type: 'integer', minimum: 1 };

/** Every key that a request must have. */
export const requiredOf = ({ required, alsoRequired = [] }: Endpoint): readonly RequiredKey[] =>
  required ? [required, ...alsoRequired] : alsoRequired;

/** Every key of a request. */
export const keysOf = ({ texts, choices, counts, flags = {}, numbers = {}, lists = {}, constants }: Endpoint): string[] =>
  [texts, choices, counts, flags, numbers, lists, constants].flatMap((group) => Object.keys(group));
