/** Two versions of a text compared word by word, as changes that a reader can decide on one by one. */
import { diffWordsWithSpace } from 'diff';

export interface Change {
  readonly before: string;
  readonly after: string;
  /** Its index among the changes, from 0. */
  readonly at: number;
}
/** Text that both versions share, or a change between them. */
export type Piece = string | Change;

export const isChange = (piece: Piece): piece is Change => typeof piece === 'object';

/** Space between two changes, too little to read as a piece of its own. */
const isGap = (text: string): boolean => /^[^\S\n]*$/.test(text);

/** The pieces of both texts in order: joined, their sides give each text back. Neighbouring changes become one. */
export const changesBetween = (before: string, after: string): Piece[] => {
  const pieces: Piece[] = [];
  let count = 0;
  const add = (was: string, is: string): void => {
    const last = pieces.at(-1);
    const gap = typeof last === 'string' && isGap(last) && pieces.length > 1 ? last : '';
    const joined = gap === '' ? last : pieces.at(-2);
    if (joined !== undefined && isChange(joined)) {
      if (gap !== '') pieces.pop();
      pieces[pieces.length - 1] = { ...joined, before: joined.before + gap + was, after: joined.after + gap + is };
    } else pieces.push({ before: was, after: is, at: count++ });
  };
  for (const { value, added, removed } of diffWordsWithSpace(before, after)) {
    if (added) add('', value);
    else if (removed) add(value, '');
    else pieces.push(value);
  }
  return pieces;
};

/** The text with these changes undone. */
export const withUndone = (pieces: readonly Piece[], undone: ReadonlySet<number>): string =>
  pieces.map((piece) => (isChange(piece) ? (undone.has(piece.at) ? piece.before : piece.after) : piece)).join('');
