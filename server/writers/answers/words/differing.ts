/** The two words in which two phrases differ: "I did a mistake or I made a mistake" asks of did and made. */

export interface Differing {
  readonly one: string;
  readonly other: string;
  /** All words of the two phrases. */
  readonly beside: readonly string[];
}

/** Longer phrases are choices of another kind. */
const LONGEST = 9;

/** @param left all words before "or", the question's own among them, and `right` those after it. */
export const differing = (left: readonly string[], right: readonly string[]): Differing | undefined => {
  if (right.length === 0 || left.length === 0 || right.length > LONGEST) return undefined;
  // What both end in, and what both begin with.
  let tail = 0;
  while (tail < right.length - 1 && tail < left.length - 1 && left.at(-1 - tail) === right.at(-1 - tail)) tail += 1;
  const start = left.lastIndexOf(right[0]!);
  let head = 0;
  if (start !== -1) while (head < right.length - 1 - tail && left[start + head] === right[head]) head += 1;
  // Something must be the same on both sides, or the one word stands alone.
  if (head === 0 && tail === 0) return undefined;
  const other = right.slice(head, right.length - tail);
  const one =
    start !== -1 && head > 0
      ? left.slice(start + head, left.length - tail)
      : left.slice(left.length - tail - other.length, left.length - tail);
  if (one.length !== 1 || other.length !== 1 || one[0] === other[0]) return undefined;
  return { one: one[0]!, other: other[0]!, beside: [...left, ...right] };
};
