/** The known words with their pronunciations, and indexes of them by any key of their sound or spelling. */
import { FUNCTION_WORDS } from './functionWords.ts';
import { encode, syllables, type Sounds } from './sounds.ts';
import { waysToSay } from './spokenForms.ts';
import { vocabulary, type KnownWord } from './vocabulary.ts';

/** One pronunciation of one word. */
export interface Saying {
  readonly word: KnownWord;
  readonly sounds: Sounds;
  /** As most people say it. */
  readonly isUsual: boolean;
}
export type Index = ReadonlyMap<string, readonly Saying[]>;

/** Pronounced letter by letter, as the dictionary has some short words that are also initials. */
const isSpeltOut = (text: string, sounds: Sounds): boolean => text.length > 1 && syllables(sounds) >= text.length;

const [STRESSED_ING, ING] = [encode('IH2 NG'), encode('IH0 NG')];
/** "Earring" and "anything" end in a word, "modeling" does not. */
const isCompound = (text: string, known: ReadonlyMap<string, KnownWord>): boolean => {
  const [last] = /(?:st|sp|sw|br|th|r|k|w|s)ing$/.exec(text) ?? [];
  return last !== undefined && known.has(text.slice(0, -last.length));
};
/** "-ing" as an ending has no stress, whatever the dictionary says of "modeling". */
const unstressedEnding = (text: string, sounds: Sounds, known: ReadonlyMap<string, KnownWord>): Sounds =>
  sounds.endsWith(STRESSED_ING) && !isCompound(text, known) ? ((sounds.slice(0, -2) + ING) as Sounds) : sounds;

/** Hardly anyone knows a word less familiar than this, and what is below the other few have even read. */
const [UNKNOWN, UNREAD] = [1.9, 1];

/** Words below this are looked for among the rare ones: some forms up to it are left out of the usual list. */
export const RARE = 2.1;

const say = async (least = UNKNOWN, below = Infinity): Promise<readonly Saying[]> => {
  const known = await vocabulary();
  const all: Saying[] = [];
  for (const [key, word] of known) {
    if (word.familiarity < least || word.familiarity >= below) continue;
    // A second way to say a function word is its weak form, as "we'll" in mid-sentence, and no line ends on that.
    const ways = FUNCTION_WORDS.has(word.text) ? waysToSay(word).slice(0, 1) : waysToSay(word);
    for (const [at, sounds] of ways.entries()) {
      if (!isSpeltOut(key, sounds)) all.push({ word, sounds: unstressedEnding(key, sounds, known), isUsual: at === 0 });
    }
  }
  return all;
};

let said: Promise<readonly Saying[]> | undefined;
/** Every word that people know in the pronouncing dictionary, once for each pronunciation. */
export const sayings = (): Promise<readonly Saying[]> => (said ??= say());

/** The keys that a pronunciation is indexed under; none where the index has no use for it. */
export type Keys = (saying: { readonly text: string; readonly sounds: Sounds }) => readonly string[];

const build = async (keysOf: Keys, all: readonly Saying[]): Promise<Index> => {
  const index = new Map<string, Saying[]>();
  for (const saying of all) {
    for (const key of keysOf({ text: saying.word.text, sounds: saying.sounds })) {
      const kept = index.get(key);
      if (kept) kept.push(saying);
      else index.set(key, [saying]);
    }
  }
  return index;
};

const indexOf = (words: () => Promise<readonly Saying[]>): ((keysOf: Keys) => Promise<Index>) => {
  const indexes = new Map<Keys, Promise<Index>>();
  return (keysOf) => {
    let index = indexes.get(keysOf);
    if (index === undefined) indexes.set(keysOf, (index = words().then((all) => build(keysOf, all))));
    return index;
  };
};

/** The index by these keys; built once, when first needed. Takes a function that lives as long as the program. */
export const indexBy = indexOf(sayings);
/** The same of words that few say, where the others do not reach: "hutch", "twirled". */
export const indexOfRare = indexOf(() => say(UNREAD, RARE));
