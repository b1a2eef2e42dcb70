/** Finds the name that was probably meant by one that does not exist. */

/** How many letters must be changed, added, left out or swapped with their neighbour to turn one into the other. */
const distance = (one: string, other: string): number => {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      next[at] = Math.min(
        last[at]! + 1,
        next[at - 1]! + 1,
        last[at - 1]! + (isSame ? 0 : 1),
        isSwapped ? beforeLast[at - 2]! + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = next;
  }
  return last[other.length]!;
};

/** A name is near if at most a third of its letters differ, or two. */
const isNear = (name: string, steps: number): boolean => steps <= Math.max(2, Math.floor(name.length / 3));

/** The most similar name; undefined where none is similar enough to have been meant. */
export const nearest = (name: string, names: readonly string[]): string | undefined => {
  const ranked = names
    .map((other) => ({ other, steps: distance(name.toLowerCase(), other.toLowerCase()) }))
    .filter(({ steps }) => isNear(name, steps))
    .sort((a, b) => a.steps - b.steps);
  return ranked[0]?.other;
};

const MOST_NAMED = 12;

/** The remedy for this name: the nearest of these names, or all of them where they are few. */
export const remedyFor = (name: string, names: readonly string[]): string => {
  const meant = nearest(name, names);
  if (meant !== undefined) return `Did you mean "${meant}"?`;
  if (names.length === 0) return 'There is none.';
  return names.length > MOST_NAMED ? `There are ${names.length} to choose from.` : `There are: ${names.join(', ')}.`;
};
