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

/** FNV-1a, its high bits folded into the low ones. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
};

/** One place of the table for each feature; below zero, from -1 on, for a place that counts against its sign. */
export const featuresOf = (text: string): number[] => {
  const words = ['^', ...wordsOf(text), '$'];
  const found = new Set<string>();
  for (const [at, word] of words.entries()) {
    found.add(word);
    if (at + 1 < words.length) found.add(`${word} ${words[at + 1]}`);
    if (at + 2 < words.length) found.add(`${word}_${words[at + 2]}`);
    const whole = `<${word}>`;
    for (const length of PIECES)
      for (let from = 0; from + length <= whole.length; from++) found.add(`~${whole.slice(from, from + length)}`);
  }
  return [...found].map((feature) => {
    const hash = hashOf(feature);
    const place = hash % PLACES;
    return hash & 0x40000000 ? place : -1 - place;
  });
};

/** The sum of what the features weigh, independent of how many there are. */
export const weightOf = (features: readonly number[], table: Int8Array): number => {
  let sum = 0;
  for (const place of features) sum += place >= 0 ? table[place]! : -table[-1 - place]!;
  return sum / Math.sqrt(features.length);
};
