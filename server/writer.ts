/**
 * What a writer is: checked input in, the tool's reply out (DESIGN section 6 of the house: one
 * interface, whoever writes). A writer's file has the name of its tool, `server/writers/<slug>.ts`; of a further call,
 * `server/writers/<slug>.<call>.ts`.
 */
import type { AnyTool, Notes, PayloadOf, ReplyOf, Shapes, WrittenFor } from '../engine/definition/index.ts';
import { computedReply } from '../model/reading/compute.ts';
import type { Log } from './log.ts';
import type { Random } from './random.ts';

export interface WriterContext {
  /** The only source of chance, so that a test can repeat a run and visitors' runs differ. */
  readonly random: Random;
  /** Aborted when the visitor stops or leaves, or when time is up. */
  readonly signal: AbortSignal;
  /** The log of the request that it writes for. */
  readonly log: Log;
  /** Takes what the reply says about itself, beside its data: who wrote it, where nothing is said, is the rules. */
  readonly note: (notes: Notes) => void;
}

/**
 * Pools by what they hold in memory: the grammar engines, the whole dictionary, the prompt library with its votes, what reads
 * a request by meaning (`readBrief` and the sentence encoder), and all the rest. The named ones have a thread each; of the
 * common pool every thread comes to hold everything.
 */
export type PoolName = 'common' | 'dictionary' | 'grammar' | 'library' | 'meaning';

export interface Writer<T = any> {
  /** The languages it can write in, spelt as in the tool's own list. */
  readonly languages: readonly string[];
  /** The pool of threads that it writes in: writers that share data share one. Without it, the common one. */
  readonly pool?: PoolName;
  /**
   * Gives the tool's reply for a request that has passed the tool's checks.
   * @throws CannotServe where no honest reply can be given.
   */
  write(request: PayloadOf<T>, context: WriterContext): ReplyOf<T> | Promise<ReplyOf<T>>;
  /**
   * The reply as it grows: yields parts of it, each with all that the one before had, and returns the whole one. A writer
   * that has it whole at once does not stream.
   * @throws as `write`, at any time; the parts that came before then may be shown as an unfinished text.
   */
  stream?(request: PayloadOf<T>, context: WriterContext): AsyncGenerator<unknown, ReplyOf<T>>;
  /** How long it may take, in milliseconds, where that is not what the server gives every writer. */
  readonly timeoutMs?: number;
}

/** A writer as its file says it: of the reply it gives what does not follow from the rest. */
export interface Plan<T = any> extends Pick<Writer<T>, 'languages' | 'pool' | 'timeoutMs'> {
  /** @throws CannotServe where no honest reply can be given. */
  write(request: PayloadOf<T>, context: WriterContext): WrittenFor<T> | Promise<WrittenFor<T>>;
}

/**
 * Ties a writer to its tool, or to a further call of it, so that its input and its reply are typed by the definition. What
 * the definition calls computed is worked out from what the writer gives.
 */
export const defineWriter = <T extends { readonly reply: { readonly main: string; readonly data: Shapes } }>(
  tool: T,
  plan: Plan<T>,
): Writer<T> => ({
  ...plan,
  write: async (request, context) => computedReply(tool, await plan.write(request, context), request) as ReplyOf<T>,
});

/** A text that goes on for longer than this says no more of what it is about. */
const BEGINNING = 4_000;

/** The beginning of a long text, without a word that would be cut. */
const beginningOf = (text: string): string => {
  if (text.length <= BEGINNING) return text;
  const beginning = text.slice(0, BEGINNING);
  const end = beginning.search(/\s\S*$/);
  return end > 0 ? beginning.slice(0, end) : beginning.replace(/[\ud800-\udbff]$/, '');
};

/**
 * As `defineWriter`, for one that composes a text of its own about what it is told: it reads the beginning of a long text,
 * so that none takes it much longer than another.
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

/** Said to the visitor with status 422: the request is well formed, and this writer cannot honestly serve it. */
export class CannotServe extends Error {
  override readonly name = 'CannotServe';
  /** What a library lacks for it, by the id of a subject: counted, so that the library can grow. */
  readonly lacks: string | undefined;
  constructor(words: string, lacks?: string) {
    super(words);
    this.lacks = lacks;
  }
}

/** Said to the visitor with status 504: what was begun was given up. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
}

/** Said to the visitor with status 503: there are too many of them just now. */
export class Busy extends Error {
  override readonly name = 'Busy';
  /** Seconds after which it is worth coming back. */
  readonly retryAfter: number;
  constructor(words: string, retryAfter: number) {
    super(words);
    this.retryAfter = retryAfter;
  }
}

export type { AnyTool };
