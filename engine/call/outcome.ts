/** How a request ended, in the terms of the error catalogue (spec 1 and 2, section 8). */
import type { Notes } from '../definition/index.ts';

export type Outcome =
  | { readonly kind: 'ok'; readonly data: unknown; readonly notes: Notes }
  /** The server refused, with or without words. */
  | { readonly kind: 'refused'; readonly words?: string }
  /** No reply, or none that can be read. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'stopped' };
