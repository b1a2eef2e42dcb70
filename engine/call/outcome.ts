/** What came of a call, in the terms of the error catalogue (spec 1 and 2, section 8). */
import type { Notes } from '../definition/index.ts';

export type Outcome =
  | { readonly kind: 'ok'; readonly data: unknown; readonly notes: Notes }
  /** The server said no, with or without words. */
  | { readonly kind: 'refused'; readonly words?: string }
  /** No reply, or none that can be read. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'stopped' };
