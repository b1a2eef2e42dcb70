/** What the specification says of one endpoint: read from the tables of `tests/spec` (`endpoints.ts`). */
import type { Bounds, Holds, Payload, RequiredKey } from '../spec/table.ts';
import type { JsonSchema } from './schema.ts';

export type Body = Payload;

interface Choice {
  readonly default: string;
  /** What the specification lists; some lists it leaves to the options endpoint. */
  readonly list: readonly string[] | 'from the options';
}

/** The keys of a request, by what they take. */
export interface Keys {
  /** Free texts, with their maximum length where the specification gives one. */
  readonly texts: Readonly<Record<string, number | 'no maximum'>>;
  /** Keys that take one of a list. */
  readonly choices: Readonly<Record<string, Choice>>;
  /** Keys that say how many, with their default. */
  readonly counts: Readonly<Record<string, number>>;
  /** Keys that take yes or no, with their default. */
  readonly flags: Readonly<Record<string, boolean>>;
  /** Keys that take a whole number between two bounds, both included; they may be left out. */
  readonly numbers: Readonly<Record<string, Bounds>>;
  /** Sent by the page with one value always; the server takes others of the same kind. */
  readonly constants: Readonly<Record<string, string>>;
  /** The same of those that are a list of texts. */
  readonly lists: Readonly<Record<string, readonly string[]>>;
}

export interface Endpoint extends Keys {
  /** The tool's slug, or `slug.call` for another call of it; its sample requests in `tests/inputs` have the same name. */
  readonly key: string;
  readonly slug: string;
  readonly path: string;
  /** Looked up, counted or judged: there is nothing for an assistant to write. */
  readonly isExact: boolean;
  /** Only what the specification requires. */
  readonly minimal: Body;
  /** Every key of the request, each with a value that is not its default where it has one. */
  readonly full: Body;
  /** Blank, missing or null: 400 with these words; where the specification gives none, the key is named. */
  readonly required: readonly RequiredKey[];
  /** The least length of a text, where it has one. */
  readonly atLeast: Readonly<Record<string, number>>;
  /** The specification's words for a text over its maximum; without them, the key is named. */
  readonly tooLong: Readonly<Record<string, string>>;
  /** The languages it writes in, where a visitor can choose. */
  readonly speaks: readonly string[];
  /** `data` of a good reply. */
  readonly reply: JsonSchema;
  readonly holds: Holds | undefined;
  readonly mayDecline: boolean;
  /** A request that any number of results from 1 to 30 can be found for. */
  readonly plentiful: Body | undefined;
  /** Its lists, by the name in the options endpoint's reply: the key of the request that they are for. */
  readonly options: { readonly path: string; readonly lists: Readonly<Record<string, string>> } | undefined;
  /** Said by its screen when the server fails without words (section 8). */
  readonly failed: string;
}

/** Every key of a request. */
export const keysOf = ({ texts, choices, counts, flags, numbers, lists, constants }: Keys): string[] =>
  [texts, choices, counts, flags, numbers, lists, constants].flatMap((group) => Object.keys(group));
