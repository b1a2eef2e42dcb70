/**
 * What of a text is weighed: its words without their endings, each with its neighbour and with the word after that, and the pieces
 * of each word, so that a misspelt one still counts. Each is a place in a table and a sign, by its hash: what shares a place by
 * chance mostly cancels out.
 */

/** Places in the table. */
export const PLACES = 8192;

const SHORTENED = /\b(can|won|don|doesn|didn|isn|wasn|hasn|haven|couldn|wouldn)'?t\b/g;
const ENDINGS = ['ing', 'ed', 'es', 's', 'ly', 'er'];
const PIECES = [3, 4, 5];

const stemOf = (word: string): string => {
  const ending = ENDINGS.find((one) => word.endsWith(one) && word.length - one.length >= 3);
  return ending === undefined ? word : word.slice(0, -ending.length);
};

const wordsOf = (text: string): string[] => {
  const spelt = text
    .toLowerCase()
    .replaceAll(/[‘’ʼ]/g, "'")
    .replaceAll(/\d+/g, '0')
    .replaceAll(/\bi'?m\b/g, 'i am')
    .replaceAll(/\bi'?ve\b/g, 'i have')
    .replaceAll(/\bi'll\b/g, 'i will')
    .replaceAll(SHORTENED, '$1 not');
  return (spelt.match(/[a-z]+|0/g) ?? []).map(stemOf);
};

const START = 0x811c9dc5;

/** FNV-1a of what was hashed so far and this part of a text. */
const hashed = (so: number, text: string, from = 0, to = text.length): number => {
  let hash = so;
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
};

const PIECE = hashed(START, '~');

/** One place of the table for each feature; below zero, from -1 on, for a place that counts against its sign. */
export const featuresOf = (text: string): number[] => {
  const words = ['^', ...wordsOf(text), '$'];
  // Hashes as they are made, and no texts: this is done for whatever a visitor sends.
  const found = new Set<number>();
  for (const [at, word] of words.entries()) {
    const hash = hashed(START, word);
    found.add(hash);
    if (at + 1 < words.length) found.add(hashed(hashed(hash, ' '), words[at + 1]!));
    if (at + 2 < words.length) found.add(hashed(hashed(hash, '_'), words[at + 2]!));
    const whole = `<${word}>`;
    for (const length of PIECES)
      for (let from = 0; from + length <= whole.length; from++) found.add(hashed(PIECE, whole, from, from + length));
  }
  return [...found].map((hash) => {
    // The high bits folded into the low ones.
    const folded = (hash ^ (hash >>> 15)) >>> 0;
    const place = folded % PLACES;
    return folded & 0x40000000 ? place : -1 - place;
  });
};

/** The sum of what the features weigh, independent of how many there are. */
export const weightOf = (features: readonly number[], table: Int8Array): number => {
  let sum = 0;
  for (const place of features) sum += place >= 0 ? table[place]! : -table[-1 - place]!;
  return sum / Math.sqrt(features.length);
};
