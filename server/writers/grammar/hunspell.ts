/** The spelling of a language by its Hunspell dictionary, which knows how its words are built. */
import { join } from 'node:path';
import { createHunspellFromFiles } from 'hunspell-wasm';
import { CannotServe } from '../../writer.ts';
import { dictionaryFolder, nameOf, type OtherLanguage } from './languages.ts';
import { distance, type Candidate } from './spelling.ts';

export interface Dictionary {
  readonly has: (word: string) => boolean;
  /** The nearest words that the dictionary has, the best first. May take a tenth of a second. */
  readonly near: (word: string) => readonly Candidate[];
}

/** Spellings that sound alike, or that differ in an accent only, each way. */
const SOUND: Readonly<Record<OtherLanguage, string>> = {
  'es-ES': 's-c s-z c-z b-v ll-y g-j n-ñ qu-k c-qu x-s -h m-n i-y gu-g rr-r a-á e-é i-í o-ó u-ú u-ü',
  'fr-FR':
    'e-é e-è e-ê a-à a-â i-î o-ô u-ù u-û c-ç s-ss s-c ph-f an-en ai-é ai-è o-au o-eau oe-œ y-i k-qu -h -e l-ll n-nn m-mm t-tt p-pp r-rr f-ff c-cc gu-g',
  'de-DE':
    'ss-ß s-ß s-ss ae-ä oe-ö ue-ü a-ä o-ö u-ü eu-äu v-f d-t dt-t ie-i ih-i tz-z k-ck -h n-nn m-mm l-ll t-tt r-rr f-ff p-pp',
  'it-IT':
    'a-à e-è e-é i-ì o-ò u-ù è-é cq-q cq-c q-c gn-ni -h z-zz c-cc t-tt l-ll n-nn s-ss m-mm p-pp b-bb r-rr d-dd f-ff g-gg v-vv',
};
const LETTERS: Readonly<Record<OtherLanguage, string>> = {
  'es-ES': 'abcdefghijlmnopqrstuvxyzñáéíóú',
  'fr-FR': 'abcdefghijlmnopqrstuvxyzéèêàçî',
  'de-DE': 'abcdefghijklmnopqrstuvwxyzäöüß',
  'it-IT': 'abcdefghilmnopqrstuvzàèéìòù',
};

const soundsOf = (language: OtherLanguage): (readonly [string, string])[] =>
  SOUND[language].split(' ').flatMap((pair) => {
    const [one = '', other = ''] = pair.split('-');
    return [[one, other] as const, [other, one] as const];
  });

/** Every word that one exchange of sounds makes of this one. */
const respelt = (word: string, sounds: readonly (readonly [string, string])[]): string[] => {
  const made: string[] = [];
  for (const [from, to] of sounds) {
    for (let at = 0; at <= word.length; at++) {
      // A silent letter is put in at the start or behind a c, g, or t only.
      if (from === '' && at > 0 && !/[cgt]/.test(word[at - 1]!)) continue;
      if (word.startsWith(from, at)) made.push(word.slice(0, at) + to + word.slice(at + from.length));
    }
  }
  return made;
};

/** Every word that one letter too few, too many, wrong or in the wrong place makes of this one. */
const mistyped = (word: string, letters: string): string[] => {
  const made: string[] = [];
  for (let at = 0; at <= word.length; at++) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    for (const letter of letters) made.push(before + letter + after);
    if (after === '') continue;
    made.push(before + after.slice(1));
    for (const letter of letters) made.push(before + letter + after.slice(1));
    if (after.length > 1) made.push(before + after[1]! + after[0]! + after.slice(2));
  }
  return made;
};

const loaded = new Map<OtherLanguage, Promise<Dictionary>>();

const load = async (language: OtherLanguage): Promise<Dictionary> => {
  const folder = dictionaryFolder(language);
  if (folder === undefined) throw new CannotServe(`${nameOf(language)} cannot be checked here: its dictionary is not installed.`);
  const hunspell = await createHunspellFromFiles(join(folder, 'index.aff'), join(folder, 'index.dic'));
  const known = new Map<string, boolean>();
  const has = (word: string): boolean => {
    const said = known.get(word);
    if (said !== undefined) return said;
    const found = hunspell.testSpelling(word);
    if (known.size > 50_000) known.clear();
    known.set(word, found);
    return found;
  };
  const sounds = soundsOf(language);
  const found = new Map<string, readonly Candidate[]>();
  const isWord = (word: string): boolean => word.length > 1 && !/^\p{L}-|-$/u.test(word) && hunspell.testSpelling(word);
  const near = (word: string): readonly Candidate[] => {
    const once = respelt(word, sounds);
    const alike = new Set([...once, ...once.flatMap((each) => respelt(each, sounds))].filter((each) => each !== word));
    const typed = mistyped(word, LETTERS[language]).filter((each) => !alike.has(each));
    // People write by ear: words that sound alike are closer than words that look alike.
    const candidates = [
      ...[...alike].filter(isWord).map((each) => ({ word: each, cost: distance(word, each) / 2 })),
      ...[...new Set(typed)].filter(isWord).map((each) => ({ word: each, cost: distance(word, each) })),
    ];
    if (candidates.length > 0) return candidates;
    return hunspell.getSpellingSuggestions(word).map((each) => ({ word: each, cost: distance(word, each) }));
  };
  return {
    has,
    near: (word) => {
      const words = found.get(word) ?? near(word);
      if (found.size > 5000) found.clear();
      found.set(word, words);
      return words;
    },
  };
};

/**
 * The dictionary of a language, loaded when it is first needed: about a fifth of a second and 35 MB.
 * @throws CannotServe where it is not installed.
 */
export const dictionary = (language: OtherLanguage): Promise<Dictionary> => {
  const known = loaded.get(language) ?? load(language);
  loaded.set(language, known);
  return known;
};
