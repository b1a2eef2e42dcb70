/**
 * What a writer is: it gets checked input and gives the reply of its tool. The file of a writer has the name
 * of its tool, `server/writers/<slug>.ts`, or of a side call, `server/writers/<slug>.<call>.ts`.
 */
import { firstCharacters } from '../engine/definition/counting.ts';
import type { AnyTool, Notes, PayloadOf, ReplyOf, Shapes, WrittenFor } from '../engine/definition/index.ts';
import { computedReply } from '../model/reading/compute.ts';
import type { Log } from './log.ts';
import type { Random } from './random.ts';

export interface WriterContext {
  /** The writer's only source of randomness, so that a test can repeat a run and visitors' runs differ. */
  readonly random: Random;
  /** Aborted when the visitor stops or leaves, or when the time is up. */
  readonly signal: AbortSignal;
  /** The log of its request. */
  readonly log: Log;
  /** Adds notes to the reply. Without a note of who wrote it, it was written by rules. */
  readonly note: (notes: Notes) => void;
}

/**
 * Pools of threads by the data they hold: the grammar engines, the whole dictionary, the prompt library with its votes, what
 * reads a request by meaning (`readBrief` and the sentence encoder), and everything else. The named ones have one thread each;
 * every thread of the common pool ends up with all its data.
 */
export type PoolName = 'common' | 'dictionary' | 'grammar' | 'library' | 'meaning';

export interface Writer<T = any> {
  /** The languages it can write in, spelt as in the tool's own list. */
  readonly languages: readonly string[];
  /** The pool that it writes in: writers that share data share one. The common one unless given. */
  readonly pool?: PoolName;
  /**
   * Gives the tool's reply to a checked request.
   * @throws CannotServe where no honest reply is possible.
   */
  write(request: PayloadOf<T>, context: WriterContext): ReplyOf<T> | Promise<ReplyOf<T>>;
  /**
   * The reply, streamed: yields partial replies, each with all that the one before had, and returns the whole one. A writer whose
   * reply is ready at once does not stream.
   * @throws as `write`, at any time; partial replies may then be shown as an unfinished text.
   */
  stream?(request: PayloadOf<T>, context: WriterContext): AsyncGenerator<unknown, ReplyOf<T>>;
  /** Its own time limit in milliseconds, in place of the one for every writer. */
  readonly timeoutMs?: number;
}

/** A writer as its file defines it: it gives the parts of the reply that are not computed. */
export interface Plan<T = any> extends Pick<Writer<T>, 'languages' | 'pool' | 'timeoutMs'> {
  /** @throws CannotServe where no honest reply is possible. */
  write(request: PayloadOf<T>, context: WriterContext): WrittenFor<T> | Promise<WrittenFor<T>>;
}

/**
 * Binds a writer to its tool, or to a side call of it, so that its input and its reply have the types of the definition. Computed
 * parts of the reply are worked out from what the writer gives.
 */
export const defineWriter = <T extends { readonly reply: { readonly main: string; readonly data: Shapes } }>(
  tool: T,
  plan: Plan<T>,
): Writer<T> => ({
  ...plan,
  write: async (request, context) => computedReply(tool, await plan.write(request, context), request) as ReplyOf<T>,
});

/** The beginning of a text, in characters, that says enough of what it is about. */
const BEGINNING = 4_000;

/** One character may be any number of marks upon marks: in UTF-16 units. */
const LONGEST = 3 * BEGINNING;

/** The beginning of a long text, without a word cut in half. */
const beginningOf = (text: string): string => {
  const beginning = firstCharacters(text.length <= LONGEST ? text : text.slice(0, LONGEST), BEGINNING);
  return beginning === text ? text : beginning.replace(/(?<=\S)\s+\S*$/, '');
};

/**
 * Like `defineWriter`, for one that composes a text of its own about what it is told: it is given only the first 4,000
 * characters of a long text, so that none takes much longer than another.
 */
export const defineComposer: typeof defineWriter = (tool, plan) =>
  defineWriter(tool, {
    ...plan,
    write: (request, context) => {
      const told = Object.entries(request as Readonly<Record<string, unknown>>);
      const read = told.map(([key, value]) => [key, typeof value === 'string' ? beginningOf(value) : value] as const);
      return plan.write(Object.fromEntries(read) as typeof request, context);
    },
  });

/** Status 422: the request is valid, and this writer cannot honestly serve it. The message is for the visitor. */
export class CannotServe extends Error {
  override readonly name = 'CannotServe';
  /** The id of the subject that its library lacks content for: counted, so that the library can grow. */
  readonly lacks: string | undefined;
  constructor(words: string, lacks?: string) {
    super(words);
    this.lacks = lacks;
  }
}

/** Status 504: the work took too long and was given up. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
}

/** Status 503: there are too many requests at the moment. The message is for the visitor. */
export class Busy extends Error {
  override readonly name = 'Busy';
  /** Seconds after which it is worth trying again. */
  readonly retryAfter: number;
  constructor(words: string, retryAfter: number) {
    super(words);
    this.retryAfter = retryAfter;
  }
}

export type { AnyTool };
