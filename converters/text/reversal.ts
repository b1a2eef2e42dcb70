import { eachCluster, isPlain, reachesBack, reachesForward } from './clusters.ts';
import { makesEmoji } from './substitution.ts';
import { fromUnits } from './units.ts';

/** What takes the place of a code unit. */
type Image = (unit: number) => number;

const itself: Image = (unit) => unit;

const JOINER = 0x200d;
const isMark = (unit: number): boolean => unit > 0x2ff && (makesEmoji(unit) || unit === JOINER);

/** A character's first code unit becomes its image, and its accents stay behind it; emoji are left whole. */
const copyCluster = (text: string, start: number, end: number, to: Uint16Array, place: number, image: Image): void => {
  let whole = false;
  for (let at = start; at < end; at++) {
    const unit = text.charCodeAt(at);
    to[place + at - start] = unit;
    whole ||= at > start && isMark(unit);
  }
  if (!whole) to[place] = image(text.charCodeAt(start));
};

const plainReversed = (text: string, image: Image): string => {
  const last = text.length - 1;
  const units = new Uint16Array(text.length);
  for (let at = 0; at <= last; at++) units[last - at] = image(text.charCodeAt(at));
  return fromUnits(units);
};

/**
 * The characters of the text in the opposite order, each whole. A few cannot stand before just anything without
 * growing together with it (an odd flag letter, a half conjunct), or after it (a stray accent): such a one keeps the
 * neighbour it has, or its place at the edge of the text. Hence reversing twice always gives the text back.
 */
export const reversed = (text: string, image: Image = itself): string => {
  if (isPlain(text)) return plainReversed(text, image);
  const size = text.length;
  const units = new Uint16Array(size);

  /** Characters of one group keep their order; `kept` units at the front stay there. */
  let group: number[] = [];
  let kept = 0;
  let keepsFront = false;
  let open = false;

  const close = (): void => {
    const first = group[0] ?? 0;
    const end = group.at(-1) ?? 0;
    const place = keepsFront ? first : kept + size - end;
    if (keepsFront) kept = end;
    for (let at = 1; at < group.length; at++) {
      const start = group[at - 1] ?? 0;
      copyCluster(text, start, group[at] ?? 0, units, place + start - first, image);
    }
    keepsFront = false;
  };

  eachCluster(text, (start, end) => {
    const back = reachesBack(text, start, end);
    if (start === 0) {
      keepsFront = back;
      group = [0, end];
    } else if (open || back) group.push(end);
    else {
      close();
      group = [start, end];
    }
    open = reachesForward(text, start, end);
  });
  close();

  if (open && kept < size) {
    const length = (group.at(-1) ?? 0) - (group[0] ?? 0);
    const lastGroup = units.slice(kept, kept + length);
    units.copyWithin(kept, kept + length);
    units.set(lastGroup, size - length);
  }
  return fromUnits(units);
};
