/**
 * What a writer is: checked input in, the tool's reply out (DESIGN section 6 of the house: one
 * interface, whoever writes). A writer's file has the name of its tool: `server/writers/<slug>.ts`.
 */
import type { AnyTool, PayloadOf, ReplyOf } from '../engine/definition/index.ts';
import type { Random } from './random.ts';

export interface WriterContext {
  /** The only source of chance, so that a test can repeat a run and visitors' runs differ. */
  readonly random: Random;
  /** Aborted when the visitor stops or leaves, or when time is up. */
  readonly signal: AbortSignal;
}

export interface Writer<T = any> {
  /** The languages it can write in, spelt as in the tool's own list. */
  readonly languages: readonly string[];
  /**
   * The thread it writes in, for one whose data or work would hold the server up; writers that share data share a thread.
   * Without it, it writes in the server's own.
   */
  readonly thread?: string;
  /**
   * Gives the tool's reply for a request that has passed the tool's checks.
   * @throws CannotServe where no honest reply can be given.
   */
  write(request: PayloadOf<T>, context: WriterContext): ReplyOf<T> | Promise<ReplyOf<T>>;
}

/** Ties a writer to its tool, so that its input and its reply are typed by the definition. */
export const defineWriter = <T>(_tool: T, writer: Writer<T>): Writer<T> => writer;

/** Said to the visitor with status 422: the request is well formed, and this writer cannot honestly serve it. */
export class CannotServe extends Error {
  override readonly name = 'CannotServe';
}

export type { AnyTool };
