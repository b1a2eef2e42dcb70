/** Two versions of a text, word by word, as changes that a reader can take one by one. */
import { diffWordsWithSpace } from 'diff';

export interface Change {
  readonly before: string;
  readonly after: string;
  /** Its place among the changes, from 0. */
  readonly at: number;
}
/** A stretch that both versions share, or one in which they differ. */
export type Piece = string | Change;

export const isChange = (piece: Piece): piece is Change => typeof piece === 'object';

/** What stands between two changes and is too little to read by itself. */
const isGap = (text: string): boolean => /^[^\S\n]*$/.test(text);

/** Joined from the left, the pieces' own sides give both texts back. Neighbouring changes are one. */
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
