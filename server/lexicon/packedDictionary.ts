/**
 * A dictionary read from its package's file as one text: as an object of 135,000 strings it takes five times the memory. A table of
 * hashes says on which line a word stands.
 */

export interface PackedDictionary {
  /** What stands beside the word; undefined where it is not in the dictionary. */
  get(word: string): string | undefined;
}

/** Twice the number of lines, as a power of two, keeps most words at the first place they are looked for. */
const sizeFor = (lines: number): number => 2 ** Math.ceil(Math.log2(2 * lines + 2));

/** FNV-1a, over the characters between two places of a text. */
const hash = (text: string, from: number, to: number): number => {
  let sum = 0x811c9dc5;
  for (let at = from; at < to; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum >>> 0;
};

/** @param text lines such as `  "above": "AH0 B AH1 V",`; others are passed over. */
export const packedDictionary = (text: string): PackedDictionary => {
  const lines = Array.from(
    text.matchAll(/^ {2}"(.+?)": "/gm),
    ({ index, 0: { length } }) => [index + 3, index + length] as const,
  );
  const size = sizeFor(lines.length);
  /** Where the word begins in the text; 0 where there is none. */
  const table = new Int32Array(size);
  const next = (place: number): number => (place + 1) % size;
  for (const [word, meaning] of lines) {
    let place = hash(text, word, meaning - 4) % size;
    while (table[place] !== 0) place = next(place);
    table[place] = word;
  }
  return {
    get(word) {
      for (let place = hash(word, 0, word.length) % size; table[place] !== 0; place = next(place)) {
        const start = table[place]!;
        if (!text.startsWith(`${word}": "`, start)) continue;
        const meaning = start + word.length + 4;
        return text.slice(meaning, text.indexOf('"', meaning));
      }
      return undefined;
    },
  };
};
