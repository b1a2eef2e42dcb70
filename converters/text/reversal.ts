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

/** Printable Latin letters, digits and signs: they never grow together with anything. */
const standsAlone = (unit: number): boolean => (unit >= 0x20 && unit < 0x7f) || (unit >= 0xae && unit < 0x300);

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

  /** The characters from `first` to `end` are one group and keep their order; `bounds` are those between them, if any. */
  let first = 0;
  let end = 0;
  let bounds: number[] | undefined;
  /** So many units at the front stay there. */
  let kept = 0;
  let keepsFront = false;
  let open = false;

  const close = (): void => {
    const place = keepsFront ? first : kept + size - end;
    if (keepsFront) kept = end;
    keepsFront = false;
    let start = first;
    for (const bound of bounds ?? []) {
      copyCluster(text, start, bound, units, place + start - first, image);
      start = bound;
    }
    if (start + 1 === end) units[place + start - first] = image(text.charCodeAt(start));
    else copyCluster(text, start, end, units, place + start - first, image);
    bounds = undefined;
  };

  eachCluster(text, (from, to) => {
    // Most characters are a single unit that joins nothing: for those nothing need be asked.
    const simple = to - from === 1 && standsAlone(text.charCodeAt(from));
    const back = !simple && reachesBack(text, from, to);
    if (from === 0) keepsFront = back;
    else if (open || back) {
      bounds ??= [];
      bounds.push(end);
    } else {
      close();
      first = from;
    }
    end = to;
    open = !simple && reachesForward(text, from, to);
  });
  close();

  if (open && kept < size) {
    const length = end - first;
    const lastGroup = units.slice(kept, kept + length);
    units.copyWithin(kept, kept + length);
    units.set(lastGroup, size - length);
  }
  return fromUnits(units);
};
