/** Fills the sentences of an advice with what the story holds. */

/** What a story holds, by name. */
export type Slots = ReadonlyMap<string, string>;

type Piece = string | { readonly slot: string } | { readonly ways: readonly (readonly Piece[])[] };

/** `[a|b]` may hold others. */
const parsed = (text: string): readonly Piece[] => {
  let at = 0;
  const list = (isInside: boolean): readonly (readonly Piece[])[] => {
    const ways: Piece[][] = [[]];
    while (at < text.length) {
      const letter = text[at]!;
      const pieces = ways.at(-1)!;
      if (isInside && letter === ']') break;
      if (isInside && letter === '|') ways.push([]);
      else if (letter === '[') {
        at++;
        pieces.push({ ways: list(true) });
      } else if (letter === '{') {
        const end = text.indexOf('}', at);
        pieces.push({ slot: text.slice(at + 1, end) });
        at = end;
      } else pieces.push(letter);
      at++;
    }
    return ways;
  };
  return list(false)[0]!;
};

/** `{x?}` stands for nothing, where the story holds x. */
const slotted = (slot: string, slots: Slots): string | undefined => {
  if (slot.endsWith('?')) return slots.has(slot.slice(0, -1)) ? '' : undefined;
  return slots.get(slot);
};

const rendered = (pieces: readonly Piece[], slots: Slots): string | undefined => {
  let said = '';
  for (const piece of pieces) {
    const next =
      typeof piece === 'string'
        ? piece
        : 'slot' in piece
          ? slotted(piece.slot, slots)
          : piece.ways.map((way) => rendered(way, slots)).find((way) => way !== undefined);
    if (next === undefined) return undefined;
    said += next;
  }
  return said;
};

const STARTS = /(?:^|[.!?] |: “)\p{Ll}/gu;

/** A sentence as it is said to this visitor; nothing, where it needs what the story does not hold. */
export const filled = (sentence: string, slots: Slots): string =>
  (rendered(parsed(sentence), slots) ?? '')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
    .replaceAll(' ”', '”')
    .replaceAll("'", '’')
    .replaceAll(STARTS, (start) => start.toUpperCase());
