/** What the specification says of one endpoint, written down by reading it. */
export type Body = Readonly<Record<string, unknown>>;
export type JsonSchema = Readonly<Record<string, unknown>>;

export interface Choice {
  readonly default: string;
  /** What the specification lists; some lists it leaves to the options endpoint. */
  readonly list: readonly string[] | 'from the options';
}

export interface Endpoint {
  readonly path: `/api/${string}`;
  /** The slug of its screen, and the name its capabilities go by. */
  readonly slug: string;
  /** Only what the specification requires. */
  readonly minimal: Body;
  /** Every key of the request, each with a value that is not its default where it has one. */
  readonly full: Body;
  /** Blank, missing or null: 400 with these words; where the specification gives none, the key is named. */
  readonly required: { readonly key: string; readonly words?: string } | undefined;
  /** Free texts, with their maximum length where the specification gives one. */
  readonly texts: Readonly<Record<string, number | 'no maximum'>>;
  /** Keys that take one of a list. */
  readonly choices: Readonly<Record<string, Choice>>;
  /** Keys that say how many, with their default. */
  readonly counts: Readonly<Record<string, number>>;
  /** Sent by the page with one value always; the server takes others of the same kind. */
  readonly constants: Readonly<Record<string, string>>;
  /** `data` of a good reply. */
  readonly reply: JsonSchema;
  /** The list in the reply, and how many it holds: a number, or as many as the named key of the request asks for. */
  readonly holds?: { readonly list: string; readonly count: number | { readonly asked: string } };
  /** A request that any number of results from 1 to 30 can be found for. */
  readonly plentiful?: Body;
  /** Its lists, by the name in the options endpoint's reply: the key of the request that they are for. */
  readonly options?: { readonly path: `/api/${string}/options`; readonly lists: Readonly<Record<string, string>> };
  /** Said by its screen when the server fails without words (section 8). */
  readonly failed: string;
  /** File of sample requests in `tests/inputs`. */
  readonly samples: string;
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

/** Every key of a request. */
export const keysOf = ({ texts, choices, counts, constants }: Endpoint): string[] =>
  [texts, choices, counts, constants].flatMap((group) => Object.keys(group));
