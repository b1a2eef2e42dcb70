import type { Request } from './audiences.ts';
import type { Genre } from './genres.ts';

/** The frames of one kind of hook. */
export interface Repertoire {
  readonly tones: Readonly<Record<Request['tone'], readonly string[]>>;
  readonly genres: Readonly<Record<Genre, readonly string[]>>;
  /** Of the audience's own world, in any tone. */
  readonly aimed: readonly string[];
  /** Of something one does: "learning the piano". */
  readonly doing: readonly string[];
  /** Of something of one's own: "my dad's trip". */
  readonly personal: readonly string[];
  /** Of something to hold, eat or drink: "tea". */
  readonly tangible: readonly string[];
  /** Around what the visitor said, in quotation marks. */
  readonly said: Readonly<Record<Request['tone'], readonly string[]>>;
  /** Around a statement. */
  readonly that: readonly string[];
  /** Around a "how to …" or a "why …". */
  readonly how: readonly string[];
}
