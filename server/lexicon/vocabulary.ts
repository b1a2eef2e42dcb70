/** The English words that people know, with their uses and how familiar they are, as `derived.ts` found them. */
import { lineReader, type KnownWord } from './vocabularyLine.ts';

export type { KnownWord, Use } from './vocabularyLine.ts';

const load = async (): Promise<ReadonlyMap<string, KnownWord>> => {
  const { default: text } = await import('virtual:vocabulary');
  const read = lineReader();
  const words = new Map<string, KnownWord>();
  for (const line of text().split('\n')) {
    const word = read(line);
    words.set(word.text.toLowerCase(), word);
  }
  return words;
};

let loaded: Promise<ReadonlyMap<string, KnownWord>> | undefined;
/** Every known word by its spelling in small letters. Read when first asked for. */
export const vocabulary = (): Promise<ReadonlyMap<string, KnownWord>> => (loaded ??= load());
