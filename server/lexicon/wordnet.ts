/**
 * Looks up a word in WordNet: its parts of speech, its senses and its base forms. Exact words only, without guessing at spelling.
 */
import { irregularBase } from './irregular.ts';
import {
  PARTS_OF_SPEECH,
  entryAt,
  isListed,
  offsetsOf,
  usesOf,
  type Entry,
  type PartOfSpeech,
  type Pointer,
} from './wordnet-files.ts';

export type { PartOfSpeech };

export interface Sense {
  readonly partOfSpeech: PartOfSpeech;
  /** The word as WordNet spells it in this sense: "Lisbon". */
  readonly lemma: string;
  readonly definition: string;
  /** Sentences and phrases that use the word. Quotations from named authors are left out. */
  readonly examples: readonly string[];
  readonly synonyms: readonly string[];
  readonly antonyms: readonly string[];
  /** Adjectives that are close in meaning but not the same. */
  readonly similar: readonly string[];
  /** What it is a kind of, or, for a name, an instance of. */
  readonly broader?: string;
  /** Whether it is a name: Lisbon is an instance of a national capital, not a kind of it. */
  readonly isInstance: boolean;
  /** WordNet's name of its field: "food", "animal", "communication" … */
  readonly field: string;
  /** The subject a technical sense belongs to: "law", "music" … */
  readonly topic?: string;
  /** How often this sense occurs in the texts tagged for WordNet. */
  readonly uses: number;
}

/** WordNet's lexicographer files, by their number. */
const FIELDS = (
  'general relational general top act animal artifact attribute body cognition communication event feeling food group location motive object person phenomenon plant possession ' +
  'process quantity relation shape state substance time body change cognition communication competition consumption contact creation emotion motion perception possession social stative weather participial'
).split(' ');

const splitGloss = (gloss: string): { definition: string; examples: string[] } => {
  const opening = /(?:^|[;:,])\s*"/.exec(gloss);
  if (!opening) return { definition: gloss, examples: [] };
  const definition = gloss.slice(0, opening.index).trim();
  const quoted = [...gloss.slice(opening.index).matchAll(/"([^"]+)"(\s*-)?/g)];
  return { definition, examples: quoted.filter(([, , author]) => !author).map(([, words]) => words!.trim()) };
};

const senseAt = (lemma: string, part: PartOfSpeech, offset: number, uses: number): Sense => {
  const entry: Entry = entryAt(part, offset);
  const wanted = lemma.toLowerCase();
  const place = entry.words.findIndex((word) => word.toLowerCase() === wanted);
  const pointed = (matches: (pointer: Pointer) => boolean): string[] =>
    entry.pointers.filter(matches).map((pointer) => {
      const { words } = entryAt(pointer.part, pointer.offset);
      return words[Math.max(0, pointer.target - 1)]!;
    });
  const [broader] = pointed(({ symbol }) => symbol === '@' || symbol === '@i');
  const [topic] = pointed(({ symbol }) => symbol === ';c');
  return {
    partOfSpeech: part,
    lemma: entry.words[place] ?? lemma,
    ...splitGloss(entry.gloss),
    synonyms: entry.words.filter((_, n) => n !== place),
    antonyms: pointed(({ symbol, source }) => symbol === '!' && (source === 0 || source === place + 1)),
    similar: pointed(({ symbol }) => symbol === '&'),
    ...(broader !== undefined && { broader }),
    isInstance: entry.pointers.some(({ symbol }) => symbol === '@i'),
    field: FIELDS[entry.field] ?? 'general',
    ...(topic !== undefined && { topic }),
    uses,
  };
};

/** Every sense of exactly this word ("hot dog" too): nouns, verbs, adjectives, adverbs, each in WordNet's order of frequency. */
export const sensesOf = (lemma: string): Sense[] => {
  const spaced = lemma.trim().replace(/[\s_]+/g, ' ');
  const uses = usesOf(spaced);
  return PARTS_OF_SPEECH.flatMap((part) =>
    offsetsOf(spaced, part).map((offset) => senseAt(spaced, part, offset, uses.get(`${part}:${offset}`) ?? 0)),
  );
};

/** The hyponyms of this noun, in its most frequent sense only: "woodwind" gives bassoon, clarinet, flute … */
export const kindsOf = (noun: string): string[] => {
  const [offset] = offsetsOf(noun, 'noun');
  if (offset === undefined) return [];
  const below = entryAt('noun', offset).pointers.filter(({ symbol }) => symbol === '~' || symbol === '~i');
  return below.map((pointer) => entryAt(pointer.part, pointer.offset).words[0]!);
};

/** The parts of speech under which exactly this word is listed; none for an unknown word. Reads the index only. */
export const partsOfSpeech = (lemma: string): Set<PartOfSpeech> =>
  new Set(PARTS_OF_SPEECH.filter((part) => isListed(lemma, part)));

/** Endings, and their replacement in the base form. Longer endings first: "ies" is not "i" and "es". */
const ENDINGS: Record<PartOfSpeech, readonly (readonly [ending: string, base: string])[]> = {
  noun: [
    ['ies', 'y'],
    ['ves', 'f'],
    ['ves', 'fe'],
    ['ches', 'ch'],
    ['shes', 'sh'],
    ['sses', 'ss'],
    ['ses', 's'],
    ['xes', 'x'],
    ['zes', 'z'],
    ['oes', 'o'],
    ['men', 'man'],
    ['s', ''],
  ],
  verb: [
    ['ies', 'y'],
    ['ied', 'y'],
    ['ying', 'ie'],
    ['es', ''],
    ['es', 'e'],
    ['s', ''],
    ['ed', ''],
    ['ed', 'e'],
    ['ing', ''],
    ['ing', 'e'],
  ],
  adjective: [
    ['ier', 'y'],
    ['iest', 'y'],
    ['er', ''],
    ['er', 'e'],
    ['est', ''],
    ['est', 'e'],
  ],
  adverb: [],
};

/** "runn" is "run": a single vowel letter and a consonant that was doubled before the ending. */
const undoubled = (stem: string): string | undefined =>
  /[aeiou]([bdfgklmnprtvz])\1$/.test(stem) ? stem.slice(0, -1) : undefined;

const regularBases = (word: string, part: PartOfSpeech): string[] =>
  ENDINGS[part].flatMap(([ending, base]) => {
    if (!word.endsWith(ending)) return [];
    const stem = word.slice(0, -ending.length);
    if ((stem + base).length < 2) return [];
    // "gas" is no plural of "GA", nor "glass" of "glas"; "ads" and "TVs", listed nowhere themselves, are plurals.
    if (ending === 's' && (/[sui]$/.test(stem) || (stem.length < 3 && isListed(word, part)))) return [];
    const doubled = base === '' && /^(ed|ing|er|est)$/.test(ending) ? undoubled(stem) : undefined;
    return doubled === undefined ? [stem + base] : [stem + base, doubled];
  });

/**
 * The words that this one may be a plural, a past, an -ing form or a comparison of, so far as
 * WordNet lists them: "mice" gives mouse, "stopped" gives stop. The word itself is not among them.
 */
export const baseForms = (word: string): string[] => {
  const lower = word.trim().toLowerCase();
  const found = PARTS_OF_SPEECH.flatMap((part) => {
    const irregular = irregularBase(lower, part);
    const candidates = irregular === undefined ? regularBases(lower, part) : [irregular];
    return candidates.filter((candidate) => candidate !== lower && isListed(candidate, part));
  });
  return [...new Set(found)];
};
