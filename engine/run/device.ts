/** The language model of the visitor's own browser, as a page uses it. The app passes one in where the browser has one. */
import type { Ending } from '../call/callServer.ts';
import type { AnyTool, Endpoint, Notes, Values } from '../definition/index.ts';
import type { Data } from '../call/reply.ts';

/** Whether it can write in a language: now, after a download, or never. */
export type Readiness = 'ready' | 'after a download' | 'not in this language' | 'not at all';

/** What is to be written. */
export interface WritingTask {
  readonly endpoint: Endpoint;
  readonly reply: AnyTool['reply'];
  /** Has passed the endpoint's checks. */
  readonly request: Values;
  readonly signal: AbortSignal;
  readonly onPart: ((data: Data) => void) | undefined;
}

/** None of these throws. */
export interface Device {
  /** @param language as a form names it; undefined where the form leaves it open. */
  readonly readiness: (language: string | undefined) => Promise<Readiness>;
  /** Loads our own code for it: the visitor has chosen to write on the device. */
  readonly prepare: (key: string) => void;
  /**
   * Lets the browser download the model: only on a press by the visitor, which browsers require.
   * @param onProgress is given the share downloaded so far, from 0 to 1.
   * @returns whether the model is there now.
   */
  readonly download: (language: string | undefined, onProgress: (share: number) => void, signal: AbortSignal) => Promise<boolean>;
  readonly write: (task: WritingTask) => Promise<Ending>;
}

/** The notes of a text that was written there. */
export const WRITTEN_HERE: Notes = { writtenBy: { by: 'device' } };
