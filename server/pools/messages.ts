/** What the server and its writers' threads say to each other. */
import type { Notes } from '../../engine/definition/index.ts';
import type { Fault } from '../fault.ts';
import type { Writer } from '../writer.ts';

/** What the server needs to know of a writer whose code it does not load. */
export type Description = Pick<Writer, 'languages' | 'pool' | 'timeoutMs'>;

export interface Task {
  readonly key: string;
  readonly request: unknown;
}

export type Answer =
  | { readonly reply: unknown; readonly notes: Notes }
  /** The words of a `CannotServe`. */
  | { readonly cannotServe: string; readonly lacks?: string | undefined }
  /** The words of a `Busy`. */
  | { readonly busy: string; readonly retryAfter: number }
  | { readonly failed: Fault };
