/** A description being assembled: what must be said, and what is said if there is room. */
import { countWords } from '../../english/prose.ts';

/** A text that is always included, or one that is included if there is room. */
export type Piece = string | Optional;
interface Optional {
  /** The lowest rank is included first. */
  readonly rank: number;
  /** Asked for at most once; undefined where nothing new can be said. */
  readonly find: () => string | undefined;
}

/** Pieces that stand together; lines are told one under the other. */
export interface Paragraph {
  readonly pieces: readonly Piece[];
  readonly by: ' ' | '\n';
}

const present = (pieces: readonly (Piece | undefined)[]): Piece[] => pieces.filter((piece) => piece !== undefined);

export const ifRoom = (rank: number, find: Optional['find']): Piece => ({ rank, find });
export const paragraph = (...pieces: readonly (Piece | undefined)[]): Paragraph => ({ pieces: present(pieces), by: ' ' });
export const lines = (...pieces: readonly string[]): Paragraph => ({ pieces, by: '\n' });

export interface Room {
  readonly least: number;
  readonly most: number;
}

/** The text, its paragraphs parted by blank lines, with as many optional pieces as bring it up to the least. */
export const assembled = (paragraphs: readonly Paragraph[], { least, most }: Room): string => {
  const found = new Map<Optional, string>();
  const written = (): string =>
    paragraphs
      .map(({ pieces, by }) =>
        pieces.flatMap((piece) => (typeof piece === 'string' ? [piece] : (found.get(piece) ?? []))).join(by),
      )
      .filter((text) => text !== '')
      .join('\n\n');
  const optional = paragraphs
    .flatMap(({ pieces }) => pieces.filter((piece) => typeof piece !== 'string'))
    .sort((one, other) => one.rank - other.rank);
  let size = countWords(written());
  for (const piece of optional) {
    if (size >= least) break;
    const text = piece.find();
    if (text === undefined || size + countWords(text) > most) continue;
    found.set(piece, text);
    size += countWords(text);
  }
  return written();
};
