/** A language model on the visitor's own device, as a page uses it. The app hands one in where the browser has one. */
import type { Ending } from '../call/callServer.ts';
import type { AnyTool, Endpoint, Notes, Values } from '../definition/index.ts';
import type { Data } from '../call/reply.ts';

/** How far it is from writing in a language: for some it may write only after a download, for some never. */
export type Readiness = 'ready' | 'after a download' | 'not in this language' | 'not at all';

/** What is to be written. */
export interface Order {
  readonly endpoint: Endpoint;
  readonly reply: AnyTool['reply'];
  /** It has passed the endpoint's checks. */
  readonly request: Values;
  readonly signal: AbortSignal;
  readonly onPart: ((data: Data) => void) | undefined;
}

/** None of these throws. */
export interface Device {
  /** @param language as a form names it; undefined where the form leaves it open. */
  readonly readiness: (language: string | undefined) => Promise<Readiness>;
  /** Writing is wanted: what it takes of our own code may come. */
  readonly prepare: (key: string) => void;
  /**
   * Has the browser fetch the model: only on a visitor's press, which browsers ask for too.
   * @param onProgress is told the share that has come, from 0 to 1.
   * @returns whether it is there now.
   */
  readonly download: (language: string | undefined, onProgress: (share: number) => void, signal: AbortSignal) => Promise<boolean>;
  readonly write: (order: Order) => Promise<Ending>;
}

/** What a text says about itself that has come from there. */
export const WRITTEN_HERE: Notes = { writtenBy: { by: 'device' } };
