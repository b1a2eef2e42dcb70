/**
 * What the specification says of one tool, as a table. Two suites read it: `tests/suite` looks whether the page agrees,
 * `tests/contract` whether the endpoint does. A table is written from the specification and from the project's decisions where that is open, never
 * from the tool's definition: a mistake there must show here. A new tool is tested by adding its table to this folder.
 */
import type { JsonSchema } from '../contract/schema.ts';

export type Value = string | number | boolean;
export type Payload = Readonly<Record<string, unknown>>;

/** `inline`: in the tool's own page; `alert`: on a slip at the foot of the screen that can be dismissed. */
export type Channel = 'inline' | 'alert';

/** One entry of a select: its words, and what is sent where that differs. */
export type Choice = string | number | { readonly shows: RegExp; readonly sends: string };

interface AnyRow {
  /** Its name in a link (`#key=value`) and among the values of a `Run`. */
  readonly key: string;
  /** How QA finds it: the accessible name. Ours to choose where the specification gives none. */
  readonly label: string;
  /** The foldable part of the form in which it stands. */
  readonly under?: string;
}

export interface TextRow extends AnyRow {
  readonly kind: 'text';
  readonly default: string;
  /** Typing stops at this many characters. */
  readonly stopsAt?: number;
  /** The counter's words; `{n}` is what has been typed. */
  readonly counter?: string;
  readonly lowercased?: true;
  readonly redWhenBlank?: true;
  /** Words to press instead of typing them: those shown at first, and those shown on demand. */
  readonly suggests?: { readonly first: readonly string[]; readonly onDemand: readonly string[] };
  /** The Enter key runs the tool from here. */
  readonly enterRuns?: true;
  /** When not blank, it goes in place of what was chosen in this other field. */
  readonly standsFor?: string;
}

export interface SelectRow extends AnyRow {
  readonly kind: 'select';
  /** The words it shows before anything was chosen. */
  readonly default: string | RegExp;
  /** Its entries in order, or the name of their list among those of the options endpoint. */
  readonly choices: readonly Choice[] | { readonly list: string };
  /** Entries that the server says it cannot write in are marked. */
  readonly marksLanguages?: true;
}

export interface CheckboxRow extends AnyRow {
  readonly kind: 'checkbox';
  readonly default: boolean;
}

export interface SliderRow extends AnyRow {
  readonly kind: 'slider';
  readonly default: number;
  readonly from: number;
  readonly to: number;
}

export interface NumberRow extends AnyRow {
  readonly kind: 'number';
  readonly default: '' | number;
}

export type FieldRow = TextRow | SelectRow | CheckboxRow | SliderRow | NumberRow;

/** A form filled in, and the request body it must become, key for key. */
export interface Run {
  /** By field key: what the visitor types; of a select, the value sent for the entry that is picked. */
  readonly fill: Readonly<Record<string, Value>>;
  readonly sends: Payload;
}

export interface OptionsTable {
  readonly get: string;
  /** Lists for the stand-in to answer with: made up, so that a page showing its own lists fails. */
  readonly lists: Readonly<Record<string, readonly (string | number)[]>>;
  /** Said when they cannot be loaded; without it the failure is only logged. */
  readonly failed?: string;
}

export interface CallTable {
  readonly post: string;
  /** What tells a success. `either`: the specification does not say, so both are accepted where they agree. */
  readonly success: 'HTTP status' | 'success flag' | 'either';
  /** Where the messages of failures appear. */
  readonly channel: Channel;
  /** For a refusal with words of the server, which stand for `{words}`. */
  readonly refused: string;
  readonly refusedWithoutWords: string;
  /** For a network failure, and for a reply that cannot be read: words, or a text written on the device without any. */
  readonly unreachable: string | { readonly afterMs: number; readonly shows: RegExp };
  /** "Editing any field clears the error message." */
  readonly editingClearsError?: true;
}

/** A figure and the colour it has from which value on. `{n}` stands for the figure in `reply` and in `shows`. */
export interface VerdictTable {
  readonly reply: Payload;
  readonly shows: string;
  readonly colours: readonly (readonly [value: number, colour: 'green' | 'yellow' | 'red'])[];
}

export interface ResultTable {
  /** A reply's `data` with everything in it, made up, and such as `wire.reply` allows. */
  readonly reply: Payload;
  /** Words that the result then shows, in reading order, each as one run of text. */
  readonly sees: readonly string[];
  /** Per item of the result: words it shows, and the figures that stand with them. */
  readonly items?: readonly (readonly [words: string, ...figures: string[]])[];
  /** The least that counts as a reply: its main text alone, which stands for `{words}`. */
  readonly barest: Payload;
  readonly verdicts?: readonly VerdictTable[];
}

/** Something copied from the full reply. */
export interface CopyTable {
  /** The accessible name of the button, or how it begins. */
  readonly press: string | RegExp;
  /** Of which item, where each has a button of this name: its words. */
  readonly of?: string;
  readonly copies: string;
  readonly done: string;
  readonly doneBy: Channel;
  readonly failed: string;
  readonly failedBy: Channel;
}

export interface MoreTable {
  readonly press: string;
  /** The second reply: something old, something new. */
  readonly reply: Payload;
  /** Every item that then shows, in order, each once. */
  readonly items: readonly string[];
  /** Words that the result then shows as well. */
  readonly sees?: readonly string[];
}

export interface RequiredKey {
  readonly key: string;
  readonly words?: string;
}

export interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** The list in the reply, and how many it holds: a number, or as many as the named key of the request asks for. */
export interface Holds {
  readonly list: string;
  readonly count: number | { readonly asked: string };
}

/**
 * What the specification says of a call besides what it says of the page. The rest of the request follows from the form and
 * from what its least request sends: keys that no field of the form has are sent with one value always.
 */
export interface WireTable {
  /** Every key of the request, each with a value that is not its default where it has one, for the server to answer. */
  readonly full: Payload;
  /** Where there is more to say than that the fields of `blank` are required, in the words of `blank`. */
  readonly required?: readonly RequiredKey[];
  /** The longest of a text, where it is not where typing stops, and its least length. */
  readonly atMost?: Readonly<Record<string, number>>;
  readonly atLeast?: Readonly<Record<string, number>>;
  /** The specification's words for a text over its maximum; without them, the key is named. */
  readonly tooLong?: Readonly<Record<string, string>>;
  /** Bounds of a whole number for which the form has no slider. */
  readonly numbers?: Readonly<Record<string, Bounds>>;
  /** The languages it writes in, where a visitor can choose: English alone unless said. */
  readonly speaks?: readonly string[];
  /** `data` of a good reply, of the server as of the table: \`result.reply\` is held to it, too. */
  readonly reply: JsonSchema;
  readonly holds?: Holds;
  /**
   * Decided: it gives what was written for the request, and that may be fewer than asked for (at least three, with a note
   * beside the data) or nothing (422, in words that lead on to a prompt).
   */
  readonly mayDecline?: true;
  /** A request that any number of results from 1 to 30 can be found for: the least request, or this. */
  readonly plentiful?: 'minimal' | Payload;
}

/** Another call of the tool. What is seen of it is tried in `tests/screens`. */
export interface SideCallTable extends WireTable {
  readonly post: string;
  readonly isExact?: true;
  /** The fields of the form that go with it, by key. */
  readonly takes: 'all' | readonly string[];
  /** Texts that stand elsewhere on the page, with their maximum length. */
  readonly texts?: Readonly<Record<string, number | 'no maximum'>>;
  /** Keys that say how many, with their default. */
  readonly counts?: Readonly<Record<string, number>>;
  /** Where the form's own least request does not do. */
  readonly minimal?: Payload;
  /** Said when the server fails without words. */
  readonly failed: string;
}

/** A text that must be there, and the words it is asked for with. */
export interface AskedFor {
  readonly field: string;
  readonly says: string;
}

export type Blank = AskedFor | { readonly field: string; readonly disables: true };

/** A button that goes back to the beginning. Keys that it leaves alone are named. */
export interface ResetTable {
  readonly press: string;
  readonly keeps: readonly string[];
}

interface AnyTable {
  /** The route, spelt as in the specification. */
  readonly slug: string;
  readonly heading: string;
  /** In order. */
  readonly fields: readonly FieldRow[];
  readonly button: string;
  readonly busy: string;
  /** What happens while the main text is blank; where several texts must be there, each with its message. */
  readonly blank?: Blank | readonly AskedFor[];
  readonly copies: readonly CopyTable[];
  /** There is one result at a time, which goes when the form's text is edited. */
  readonly oneResult?: true;
  /** The result is one text, which can be changed where it stands, in a box of this name. */
  readonly editable?: { readonly box: string };
  readonly download?: { readonly press: string; readonly file: string; readonly text: string };
  readonly resets: readonly ResetTable[];
  readonly uses: 'not shown' | 'shown' | 'shown and enforced';
  readonly terms: boolean;
}

/** A tool that asks the server. */
export interface ServerTool extends AnyTable {
  readonly works: 'on the server';
  /** Its answers are looked up or judged by rules: there is nothing for an assistant to write. */
  readonly isExact?: true;
  readonly call: CallTable;
  readonly options?: OptionsTable;
  /** The defaults, and no more filled in than is needed. */
  readonly minimal: Run;
  /** Every field changed. */
  readonly full: Run;
  readonly otherRuns?: Readonly<Record<string, Run>>;
  readonly result: ResultTable;
  readonly more?: MoreTable;
  readonly wire: WireTable;
  /** By name: `slug.name` is the key of the call. */
  readonly sideCalls?: Readonly<Record<string, SideCallTable>>;
}

/** A tool that works on the visitor's device: nothing is sent. */
export interface LocalTool extends AnyTable {
  readonly works: 'in the browser';
  readonly minimal: Pick<Run, 'fill'>;
  readonly full: Pick<Run, 'fill'>;
  /** What `minimal` becomes. */
  readonly sees: readonly string[];
  /** Typed into the field of `blank` (the first, where there are several), and what comes of it. */
  readonly cases: readonly (readonly [typed: string, result: string])[];
}

export type ToolTable = ServerTool | LocalTool;

/** The texts that must be there, the main one first. */
export const blanksOf = ({ blank }: ToolTable): readonly Blank[] => {
  if (blank === undefined) return [];
  return 'field' in blank ? [blank] : blank;
};
