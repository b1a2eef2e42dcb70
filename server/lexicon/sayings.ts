/** The known words with their pronunciations, and indexes of them by any key of their sound or spelling. */
import { pronunciations } from './pronunciations.ts';
import { syllables, type Sounds } from './sounds.ts';
import { vocabulary, type KnownWord } from './vocabulary.ts';

/** One pronunciation of one word. */
export interface Saying {
  readonly word: KnownWord;
  readonly sounds: Sounds;
}
export type Index = ReadonlyMap<string, readonly Saying[]>;

/** Pronounced letter by letter, as the dictionary has some short words that are also initials. */
const isSpeltOut = (text: string, sounds: Sounds): boolean => text.length > 1 && syllables(sounds) >= text.length;

const say = async (): Promise<readonly Saying[]> => {
  const [known, spoken] = await Promise.all([vocabulary(), pronunciations()]);
  const all: Saying[] = [];
  for (const [key, word] of known) {
    for (const sounds of spoken.of(key)) if (!isSpeltOut(key, sounds)) all.push({ word, sounds });
  }
  return all;
};

let said: Promise<readonly Saying[]> | undefined;
/** Every known word in the pronouncing dictionary, once for each pronunciation. */
export const sayings = (): Promise<readonly Saying[]> => (said ??= say());

/** The keys that a pronunciation is indexed under; none where the index has no use for it. */
export type Keys = (saying: { readonly text: string; readonly sounds: Sounds }) => readonly string[];

const indexes = new Map<Keys, Promise<Index>>();
const build = async (keysOf: Keys): Promise<Index> => {
  const index = new Map<string, Saying[]>();
  for (const saying of await sayings()) {
    for (const key of keysOf({ text: saying.word.text, sounds: saying.sounds })) {
      const kept = index.get(key);
      if (kept) kept.push(saying);
      else index.set(key, [saying]);
    }
  }
  return index;
};

/** The index by these keys; built once, when first needed. Takes a function that lives as long as the program. */
export const indexBy = (keysOf: Keys): Promise<Index> => {
  let index = indexes.get(keysOf);
  if (index === undefined) indexes.set(keysOf, (index = build(keysOf)));
  return index;
};
