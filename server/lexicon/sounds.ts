/**
 * Pronunciations as short strings, one character for each sound, so that they can be compared,
 * cut and used as keys of an index. Consonants are small letters; a vowel is a letter from À on,
 * in three neighbouring versions for its stress.
 */

/** One pronunciation; see `encode`. */
export type Sounds = string & { readonly __sounds: never };

const CONSONANTS = 'B CH D DH F G HH JH K L M N NG P R S SH T TH V W Y Z ZH'.split(' ');
const VOWELS = 'AA AE AH AO AW AY EH ER EY IH IY OW OY UH UW'.split(' ');
const FIRST_CONSONANT = 'a'.charCodeAt(0);
const FIRST_VOWEL = 'À'.charCodeAt(0);

const codeOf = new Map<string, string>([
  ...CONSONANTS.map((name, n) => [name, String.fromCharCode(FIRST_CONSONANT + n)] as const),
  ...VOWELS.flatMap((name, n) =>
    [0, 1, 2].map((stress) => [name + stress, String.fromCharCode(FIRST_VOWEL + 3 * n + stress)] as const),
  ),
]);

/**
 * From the notation of the CMU dictionary: "AH0 B AH1 V". What speakers and dictionaries mix becomes one: the weak vowels of
 * "rabbit" and "wanted" (that of "walking" stays), the vowels of "here" and "near", those of "carry" and "Larry", and those of
 * "poor" and "tour".
 * @throws RangeError for a sound that the notation does not have.
 */
export const encode = (arpabet: string): Sounds => {
  let sounds = '';
  for (const name of arpabet
    .replace(/IH(?=\d R\b)/g, 'IY')
    .replace(/AE(?=\d R\b)/g, 'EH')
    .replace(/UW(?=\d R\b)/g, 'UH')
    .replace(/IH0(?! NG)/g, 'AH0')
    .split(' ')) {
    const code = codeOf.get(name);
    if (code === undefined) throw new RangeError(`no such sound: ${name}`);
    sounds += code;
  }
  return sounds as Sounds;
};

export const isVowel = (sound: string): boolean => sound >= 'À';

/** 0 unstressed, 1 primary, 2 secondary. */
export const stressOf = (vowel: string): number => (vowel.charCodeAt(0) - FIRST_VOWEL) % 3;

/** A vowel without its stress is written like the unstressed one; but the weak vowel of "sofa" is not that of "cut". */
const plainOf = new Map<string, string>(
  [...codeOf].map(([name, code]) => [code, codeOf.get(/^AH[12]/.test(name) ? 'AH1' : name.replace(/\d/, '0'))!]),
);
/** The same sounds without stress: for comparison and for keys. */
export const withoutStress = (sounds: string): string => {
  let plain = '';
  for (const sound of sounds) plain += plainOf.get(sound)!;
  return plain;
};

export const vowelsOf = (sounds: string): string => sounds.replace(/[^À-ÿ]/g, '');
export const syllables = (sounds: string): number => vowelsOf(sounds).length;

/** The stress of each syllable, as digits: "tonight" is 01. */
export const rhythm = (sounds: string): string => Array.from(vowelsOf(sounds), stressOf).join('');

/** Where the rhyme starts: the last stressed vowel, or the last vowel where none is stressed; -1 without any vowel. */
export const rhymeStart = (sounds: string): number => {
  let lastVowel = -1;
  for (let at = sounds.length - 1; at >= 0; at--) {
    const sound = sounds[at]!;
    if (!isVowel(sound)) continue;
    if (stressOf(sound) > 0) return at;
    if (lastVowel < 0) lastVowel = at;
  }
  return lastVowel;
};

const [I, OU, WEAK_ER, R] = ['AY0', 'AW0', 'ER0', 'R'].map((name) => codeOf.get(name)!) as [string, string, string, string];
const [POOR, MORE, YOD] = [encode('UH0 R'), encode('AO0 R'), encode('Y')];
const DRAWN_OUT = new RegExp(`(?<=[${I}${OU}])${WEAK_ER}`, 'g');
const [OG, AHG] = [encode('AO0 G'), encode('AA0 G')];
/** An ending as it rhymes: "higher" with "fire", "power" with "hour", "dog" with "frog". */
const asRhymed = (end: string): string => withoutStress(end).replace(DRAWN_OUT, R).replace(OG, AHG);

/** The part from the last stressed vowel on: "ight" of "tonight". */
export const tail = (sounds: string): string => asRhymed(sounds.slice(rhymeStart(sounds)));

/** The endings from the main stress on, and from a secondary stress that comes at least so many syllables after it. */
const endings = (sounds: string, apart: number): readonly string[] => {
  const last = rhymeStart(sounds);
  let main = last;
  while (main >= 0 && !(isVowel(sounds[main]!) && stressOf(sounds[main]!) === 1)) main--;
  const starts = main < 0 || main === last ? [last] : syllables(sounds.slice(main, last)) < apart ? [main] : [main, last];
  return starts.flatMap((at) => {
    const end = asRhymed(sounds.slice(at));
    // "Poor" rhymes with "tour" for everybody, and with "more" for most; "pure" only with "tour", "jury" never with "story".
    return end.startsWith(POOR) && syllables(end) === 1 && sounds[at - 1] !== YOD ? [end, MORE + end.slice(MORE.length)] : [end];
  });
};

/** Every ending from a stress on, the longest first. */
export const tails = (sounds: string): readonly string[] => endings(sounds, 1);
/**
 * Those that make a perfect rhyme: a secondary stress right after the main one is no beat of its own. "Xylophone" rhymes with
 * "stone", too; neither "birthday" with "way" nor "time" with "enzyme".
 */
export const beats = (sounds: string): readonly string[] => endings(sounds, 2);

const CLUSTERS = `P L,P R,P Y,B L,B R,B Y,T R,T W,D R,D W,K L,K R,K W,K Y,G L,G R,G W,F L,F R,F Y,V Y,M Y,HH Y,HH W,TH R,TH W,SH R,S P,S T,
  S K,S M,S N,S L,S W,S F,S P L,S P R,S P Y,S T R,S K R,S K W,S K Y`;
const openings = new Set<string>(CLUSTERS.split(/,\s*/).map(encode));

/** The consonants that open the syllable of this vowel, the rhyming one unless given: "n" of "tonight", "fl" of "inflight". */
export const onset = (sounds: string, vowel = rhymeStart(sounds)): string => {
  const before = /(?<![^À-ÿ])[^À-ÿ]*$/.exec(sounds.slice(0, vowel))![0];
  for (const length of [3, 2]) if (openings.has(before.slice(-length))) return before.slice(-length);
  return before.slice(-1);
};

/** The sounds from the vowel of the syllable `count` syllables before the end. */
export const lastSyllables = (sounds: string, count: number): string => {
  let at = sounds.length;
  for (let left = count; left > 0 && at > 0; ) if (isVowel(sounds[--at]!)) left--;
  return withoutStress(sounds.slice(at));
};
