/** What passes between the server and the threads of its writers. */
import type { Notes } from '../../engine/definition/index.ts';
import type { Fault } from '../fault.ts';
import type { Writer } from '../writer.ts';

/** What the server needs to know about a writer whose code it does not load. */
export type Description = Pick<Writer, 'languages' | 'pool' | 'timeoutMs'>;

/** By endpoint, those that have a writer. */
export type Descriptions = Readonly<Record<string, Description>>;

export interface Task {
  readonly key: string;
  readonly request: unknown;
}

export type Answer =
  | { readonly reply: unknown; readonly notes: Notes }
  /** The message of a `CannotServe`. */
  | { readonly cannotServe: string; readonly lacks?: string | undefined }
  /** The message of a `Busy`. */
  | { readonly busy: string; readonly retryAfter: number }
  | { readonly failed: Fault };
