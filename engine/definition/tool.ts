/**
 * A tool: one file of `tools/` that gives a definition, data only. It becomes the route, the page, the form with its messages, the
 * endpoint with its checks, the result, the sitemap entry and the card on the home page.
 */
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
/** The group of the home page that it stands in, which lends its colour to the page. */
export type Group = keyof typeof GROUPS;

/** Where a message appears: in the tool's red box, or as an alert at the foot of the screen. */
export type Channel = 'inline' | 'alert';

/**
 * Where an answer comes from, where it is not composed: `exact` is looked up, counted or decided by rules; `stored` reads or
 * changes what the server stores. Neither can be had as a prompt or from the browser's own model.
 */
export type Answers = 'exact' | 'stored';

/** The words of a button that calls. */
interface Buttons {
  /** On the button. */
  readonly button: string;
  /** On the button while it runs. */
  readonly busy: string;
}

/** A call to the server. */
export interface RemoteCall<FieldKey extends string = any, CallName extends string = any> extends Buttons {
  /** Where the form is sent. */
  readonly post: `/api/${string}`;
  /** Without it, a text is composed. */
  readonly answers?: Answers;
  /** What shows a success: the HTTP status alone, or also the reply's `success` flag. */
  readonly succeeds: 'by status' | 'by flag';
  /** Shown when the server refuses without a message of its own. */
  readonly failed: string;
  /** Shown when the server cannot be reached, or its reply cannot be read. */
  readonly unreachable: string;
  /** Where its messages appear. */
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
  /** The name of the transform, which is the name of its file. */
  readonly local: string;
  /** The field whose text it is given. */
  readonly input: FieldKey;
  /** The fields whose values it is given beside the text. */
  readonly with: readonly FieldKey[];
  /** The pause before its text shows, in milliseconds. @type integer @minimum 0 */
  readonly after: number;
}

/**
 * A side call: a call besides the tool's own, about a result or for another kind of it. Its request is made of fields, and
 * checked like a form.
 */
export type SideCall<F extends Fields = any, R extends Shapes = any> = (
  | {
      /** Where its request is sent. */
      readonly post: `/api/${string}`;
    }
  | {
      /** Where its request is sent, as a query. */
      readonly get: `/api/${string}`;
    }
) & {
  /** Its fields, by payload key: a request is checked like a form. */
  readonly request: F;
  /** Without it, a text is composed. */
  readonly answers?: Answers;
  /** What it answers: as the tool’s own `reply`. */
  readonly reply: {
    readonly main: keyof R & string;
    /** @minProperties 1 */
    readonly data: R;
  };
  /** What shows a success: the HTTP status alone, or also the reply’s `success` flag. */
  readonly succeeds: 'by status' | 'by flag';
  /** Shown when the server refuses without a message of its own. */
  readonly failed: string;
  /** Shown when the server cannot be reached, or its reply cannot be read. */
  readonly unreachable: string;
  /** Where its messages appear. */
  readonly channel: Channel;
  /** Put before the server’s own message (not before `unreachable`). */
  readonly failedPrefix?: string;
};

/** Infers a side call's payload and reply, and checks its bindings, as `defineTool` does for the tool's own call. */
export const sideCall = <const F extends Fields, const R extends Shapes>(
  call: SideCall<F, R> & { readonly request: BoundFields<F, string>; readonly reply: { readonly data: BoundReply<F, R> } },
): SideCall<F, R> => call;

/** A transform that runs in the browser, found by its name in `converters/transforms`. */
export interface LocalCall<FieldKey extends string = string> extends Buttons {
  /** The name of the transform, which is the name of its file. */
  readonly local: string;
  /** The field whose text it is given. */
  readonly input: FieldKey;
}

/** Where the lists of `fetched(...)` selects come from, and what is shown when they do not come. */
export interface OptionsCall {
  /** Answers every list of the tool, each under its name: asked for once a page. */
  readonly get: `/api/${string}/options`;
  /** Said while the lists do not come; without it, the page waits and tries again. */
  readonly failed?: string;
}

/** What is said after a press of a copy button. */
export interface CopyWords {
  /** It is on the clipboard. */
  readonly done: string;
  /** The browser refused. */
  readonly failed: string;
}

/** What is copied, and the messages about it. `done` and `failed` messages may use different channels. */
export interface Copying<R extends Shapes = any> {
  /** Where it is said that copying worked. */
  readonly channel: Channel;
  /** Where it is said that copying failed: on some pages of the specification elsewhere. */
  readonly failedChannel: Channel;
  /** For one item, or the one text; without it, there are no buttons that copy them. */
  readonly one?: CopyWords;
  /** For everything at once, with the text that it is. */
  readonly all?: CopyWords & { readonly text: AsText<R> };
}

/** A file of the result, made on the page. The buttons for it are in blocks and actions. */
export interface Download<R extends Shapes = any> {
  /** The name of the file. @pattern ^[a-z-]+\.txt$ */
  readonly file: `${string}.txt`;
  /** What is in it. */
  readonly text: AsText<R>;
}

/** "n/20 Uses Today". Counted in memory only, from 0 when the page is loaded (spec 1, section 5); a run on the device is free. */
export type Limit =
  | 'none'
  | {
      /** How many successful runs a day. */
      readonly perDay: PositiveInteger;
      /** The page shows how many there were. */
      readonly counted: true;
      /** The button refuses more. */
      readonly enforced: boolean;
    };

/** A filled form that a visitor can try with one press. Every example is a test input too. */
export interface Example<F extends Fields = any> {
  /** What it is about, on the row to press. */
  readonly title: string;
  /** What it fills in; other fields keep their defaults. @minProperties 1 */
  readonly values: Partial<FormValues<F>>;
}

/** One of the questions below the tool, which search engines read too. */
export interface QuestionAndAnswer {
  /** As a visitor would ask it. */
  readonly question: string;
  /** The answer in a few sentences. */
  readonly answer: string;
}

/** The words below the tool, for visitors and search engines. */
export interface About {
  /** Paragraphs; none where the description says everything. */
  readonly what: readonly string[];
  /** How to use it, one sentence a step. @minItems 2 */
  readonly steps: readonly string[];
  /** What visitors ask about it. @minItems 2 */
  readonly questions: readonly QuestionAndAnswer[];
  /** Slugs of tools that go well with this one. @minItems 1 @uniqueItems */
  readonly related: readonly string[];
}

type Key<T> = keyof T & string;

/** Side calls, by name. */
export type SideCalls = { readonly [name: string]: SideCall };

/** All of a tool. Keys of fields and of the reply are its own choice; what names them is checked by the types. */
export interface ToolDefinition<
  F extends Fields = any,
  R extends Shapes = any,
  Calls extends SideCalls = any,
  Part extends string = any,
> {
  /** The route, and the name of this file. @pattern ^[a-z][a-z0-9-]*$ */
  readonly slug: string;
  /** Its heading, and the name on its card. */
  readonly name: string;
  /** One line: the card on the home page. @minLength 10 @maxLength 90 */
  readonly summary: string;
  /** Other people's words for it, in small letters: found by the search, never shown. @minItems 2 @uniqueItems */
  readonly alsoCalled?: readonly string[];
  /** One or two sentences: under the heading, and for search engines. @minLength 40 @maxLength 240 */
  readonly description: string;
  /** A name from lucide. */
  readonly icon: IconName;
  /** Where on the home page its card stands. */
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

  /** Where lists come from that the page fetches. */
  readonly options?: OptionsCall;
  /** Calls besides its own, by the name that the file of their writer ends in. */
  readonly sideCalls?: Calls;
  /** What the main button does: asks the server, or works in the page. */
  readonly call: RemoteCall<Key<F>, NoInfer<Key<Calls>>> | LocalCall<Key<F>>;
  /** What the server answers as `data`, by key. */
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
  /** How the reply is shown, from top to bottom. */
  readonly result: readonly Block<R, Key<F>>[];
  /** What can be copied, and what is said about it. */
  readonly copy: Copying<R>;
  /** The file that the result can be taken away as. */
  readonly download?: Download<R>;
  /** How often it can be used a day; never left out, so that nobody forgets it. */
  readonly limit: Limit;
  /** Its form is kept on the device only when the visitor asks for it on the form itself (spec 1, section 4); others always are. */
  readonly formKept?: 'when asked';
  /** A screen of its own in place of blocks, where no block can draw the result: a folder of `renderers/`. */
  readonly screen?: 'hook' | 'gig' | 'grammar' | 'prompts';
  /** "By continuing you agree to our Terms and conditions" under the button. */
  readonly terms: boolean;
  /** A button beside the main one that empties the form and the result. */
  readonly clearLabel?: string;
  /** Forms that are filled in already. @minItems 2 @maxItems 3 */
  readonly examples: readonly Example<F>[];
  /** The words below the tool. */
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
