import type { IconName } from 'lucide-react/dynamic';
import type { PositiveInteger } from './bounds.ts';
import type { BoundFields, BoundReply } from './bindings.ts';
import type { FieldValue, Fields, FormValues, Payload } from './fields.ts';
import type { Prose, Shape, Shapes, ValuesOf, Written } from './reply.ts';
import type { AsText, Block } from './result.ts';

/** The six groups of the suite, in the order of the home page. */
export const GROUPS = {
  edit: { name: 'Edit & refine', about: 'Make a draft read the way you meant it.' },
  study: { name: 'Study & reason', about: 'Understand it, argue it, sum it up.' },
  market: { name: 'Marketing & social', about: 'Words that ask for attention, politely.' },
  business: { name: 'Business', about: 'Name it, describe it, sell it.' },
  stories: { name: 'Stories & occasions', about: 'For the page, the stage and the day itself.' },
  styles: { name: 'Text styles', about: 'Restyled letters to paste anywhere. Instant, in your browser.' },
} as const;
export type Group = keyof typeof GROUPS;

/** Where a message appears: in the tool's red box, or as an alert at the foot of the screen. */
export type Channel = 'inline' | 'alert';

/**
 * Where an answer comes from, where it is not composed: `exact` is looked up, counted or decided by rules; `stored` reads or
 * changes what the server stores. Neither can be had as a prompt or from the browser's own model.
 */
export type Answers = 'exact' | 'stored';

interface Buttons {
  readonly button: string;
  readonly busy: string;
}

/** A call to the server. */
export interface RemoteCall<FieldKey extends string = any, CallName extends string = any> extends Buttons {
  readonly post: `/api/${string}`;
  /** Without it, a text is composed. */
  readonly answers?: Answers;
  /** What shows a success: the HTTP status alone, or also the reply's `success` flag. */
  readonly succeeds: 'by status' | 'by flag';
  /** Shown when the server refuses without a message of its own. */
  readonly failed: string;
  /** Shown when the server cannot be reached, or its reply cannot be read. */
  readonly unreachable: string;
  readonly channel: Channel;
  /** Put before the server's own message (not before `unreachable`). */
  readonly failedPrefix?: string;
  /** Buttons beside the main one, each of which sends the same form to a side call. */
  readonly otherButtons?: readonly ({ readonly sideCall: CallName } & Buttons)[];
  /**
   * A transform that writes on the device, without an error message, when the server cannot be reached or its reply cannot be
   * read.
   */
  readonly fallback?: Fallback<FieldKey>;
}

/** A transform of `converters/transforms`, given one field's text and the values of others. */
export interface Fallback<FieldKey extends string = any> {
  readonly local: string;
  readonly input: FieldKey;
  readonly with: readonly FieldKey[];
  /** The pause before its text shows, in milliseconds. @type integer @minimum 0 */
  readonly after: number;
}

/**
 * A side call: a call besides the tool's own, about a result or for another kind of it. Its request is made of fields, and
 * checked like a form.
 */
export type SideCall<F extends Fields = any, R extends Shapes = any> = (
  | { readonly post: `/api/${string}` }
  | { readonly get: `/api/${string}` }
) & {
  readonly request: F;
  /** Without it, a text is composed. */
  readonly answers?: Answers;
  readonly reply: {
    readonly main: keyof R & string;
    /** @minProperties 1 */
    readonly data: R;
  };
  readonly succeeds: 'by status' | 'by flag';
  readonly failed: string;
  readonly unreachable: string;
  readonly channel: Channel;
  readonly failedPrefix?: string;
};

/** Infers a side call's payload and reply, and checks its bindings, as `defineTool` does for the tool's own call. */
export const sideCall = <const F extends Fields, const R extends Shapes>(
  call: SideCall<F, R> & { readonly request: BoundFields<F, string>; readonly reply: { readonly data: BoundReply<F, R> } },
): SideCall<F, R> => call;

/** A transform that runs in the browser, found by its name in `converters/transforms`. */
export interface LocalCall<FieldKey extends string = string> extends Buttons {
  readonly local: string;
  readonly input: FieldKey;
}

/** Where the lists of `fetched(...)` selects come from, and what is shown when they do not come. */
export interface OptionsCall {
  readonly get: `/api/${string}/options`;
  readonly failed?: string;
}

export interface CopyWords {
  readonly done: string;
  readonly failed: string;
}

/** What is copied, and the messages about it. `done` and `failed` messages may use different channels. */
export interface Copying<R extends Shapes = any> {
  readonly channel: Channel;
  readonly failedChannel: Channel;
  readonly one?: CopyWords;
  readonly all?: CopyWords & { readonly text: AsText<R> };
}

export interface Download<R extends Shapes = any> {
  /** @pattern ^[a-z-]+\.txt$ */
  readonly file: `${string}.txt`;
  readonly text: AsText<R>;
}

/** `counted`: "n/20 Uses Today" is shown; `enforced`: the tool refuses beyond it. Kept in memory only. */
export type Limit = 'none' | { readonly perDay: PositiveInteger; readonly counted: true; readonly enforced: boolean };

export interface Example<F extends Fields = any> {
  readonly title: string;
  /** @minProperties 1 */
  readonly values: Partial<FormValues<F>>;
}

export interface QuestionAndAnswer {
  readonly question: string;
  readonly answer: string;
}

/** The words below the tool, for visitors and search engines. */
export interface About {
  /** Paragraphs; none where the description says everything. */
  readonly what: readonly string[];
  /** @minItems 2 */
  readonly steps: readonly string[];
  /** @minItems 2 */
  readonly questions: readonly QuestionAndAnswer[];
  /** Slugs of tools that go well with this one. @minItems 1 @uniqueItems */
  readonly related: readonly string[];
}

type Key<T> = keyof T & string;

/** Side calls, by name. */
export type SideCalls = { readonly [name: string]: SideCall };

export interface ToolDefinition<
  F extends Fields = any,
  R extends Shapes = any,
  Calls extends SideCalls = any,
  Part extends string = any,
> {
  /** The route, and the name of this file. @pattern ^[a-z][a-z0-9-]*$ */
  readonly slug: string;
  readonly name: string;
  /** One line: the card on the home page. @minLength 10 @maxLength 90 */
  readonly summary: string;
  /** Other people's words for it, in small letters: found by the search, never shown. @minItems 2 @uniqueItems */
  readonly alsoCalled?: readonly string[];
  /** One or two sentences: under the heading, and for search engines. @minLength 40 @maxLength 240 */
  readonly description: string;
  /** A name from lucide. */
  readonly icon: IconName;
  readonly group: Group;
  /** The form's own heading for screen readers, such as "CTA details". */
  readonly formName: string;

  /** What a visitor can fill in, by payload key. @minProperties 1 */
  readonly fields: F;
  /** Foldable parts of the form, by the key that fields name. */
  readonly groups?: { readonly [key in Part]: { readonly label: string } };
  /** At least one of these must be filled. */
  readonly atLeastOne?: {
    /** @minItems 2 */
    readonly of: readonly Key<F>[];
    readonly message: string;
    readonly channel: Channel;
  };

  readonly options?: OptionsCall;
  readonly sideCalls?: Calls;
  readonly call: RemoteCall<Key<F>, NoInfer<Key<Calls>>> | LocalCall<Key<F>>;
  readonly reply: {
    /** The key without which a reply is worth nothing. */
    readonly main: Key<R>;
    /** The key read in its place where a reply lacks it. */
    readonly instead?: Key<R>;
    /** @minProperties 1 */
    readonly data: R;
  };
  /** The words of the sheet before the first result and while one is written, where they are not the suite's own. */
  readonly waiting?: { readonly empty: string; readonly busy: string };
  readonly result: readonly Block<R, Key<F>>[];
  readonly copy: Copying<R>;
  readonly download?: Download<R>;
  readonly limit: Limit;
  /** Its form is kept on the device only when the visitor asks for it on the form itself (spec 1, section 4); others always are. */
  readonly formKept?: 'when asked';
  /** A screen of its own in place of blocks, where no block can draw the result: a folder of `renderers/`. */
  readonly screen?: 'hook' | 'gig' | 'grammar' | 'prompts';
  /** "By continuing you agree to our Terms and conditions" under the button. */
  readonly terms: boolean;
  /** A button beside the main one that empties the form and the result. */
  readonly clearLabel?: string;
  /** @minItems 2 @maxItems 3 */
  readonly examples: readonly Example<F>[];
  readonly about: About & {
    /** Paragraphs. @minItems 1 */
    readonly what: readonly string[];
  };
}

/** Any definition, without its specific types: what the engine and the server work with. */
export type AnyTool = ToolDefinition<Fields, { readonly [key: string]: Shape }, SideCalls, string>;

/**
 * Defines a tool. Gives the definition back unchanged: it only infers the payload and the reply, and refuses a binding to a key
 * that does not exist.
 */
export const defineTool = <
  const F extends Fields,
  const R extends Shapes,
  const Calls extends SideCalls = {},
  const Part extends string = never,
>(
  tool: ToolDefinition<F, R, Calls, Part> & {
    readonly fields: BoundFields<F, Part>;
    readonly reply: { readonly data: BoundReply<F, R> };
  },
): ToolDefinition<F, R, Calls, Part> => tool;

/** The request body that a tool's form, or a side call, sends. */
export type PayloadOf<T> =
  T extends ToolDefinition<infer F, any> ? Payload<F> : T extends SideCall<infer F, any> ? Payload<F> : never;
/** The `data` of its reply. */
export type ReplyOf<T> =
  T extends ToolDefinition<any, infer R> ? ValuesOf<R> : T extends SideCall<any, infer R> ? ValuesOf<R> : never;
/** What a writer gives of it: the rest is computed. */
export type WrittenFor<T> =
  T extends ToolDefinition<any, infer R> ? Written<R> : T extends SideCall<any, infer R> ? Written<R> : never;
/** The values of its form. */
export type FormOf<T> = T extends ToolDefinition<infer F, any> ? FormValues<F> : never;

export const isLocal = (call: RemoteCall | LocalCall): call is LocalCall => 'local' in call;

export type { FieldValue, Prose };
