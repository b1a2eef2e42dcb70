/** Words drawn from the vocabulary by kind and letters: the better known, the more likely. */
import type { PayloadOf } from '../../engine/definition/index.ts';
import randomWordGenerator from '../../tools/random-word-generator.ts';
import { FUNCTION_KINDS } from '../lexicon/functionWords.ts';
import { HARDLY_WORDS, HARSH } from '../lexicon/unfitWords.ts';
import { vocabulary, type KnownWord, type Use } from '../lexicon/vocabulary.ts';
import type { Random } from '../random.ts';
import { defineWriter } from '../writer.ts';
import { ANIMALS, FEELINGS, FOODS, PLANTS } from './random-word/categories.ts';

type WordType = PayloadOf<typeof randomWordGenerator>['wordType'];

const SHORT = 4;
const LONG = 9;

/**
 * How familiar the words are that are drawn from first: everybody uses them. Less familiar ones are added only where the letters
 * asked for leave too few. Below the last nobody would know it.
 */
const FLOORS = [3.7, 3.1, 2.6, 2.2];
/** Rare words lie between these: less familiar ones are known to specialists alone. */
const RARE = { from: 0.9, to: 1.7 };

const PART_OF: Partial<Record<Use, Use>> = { 'plural noun': 'noun', 'past tense': 'verb' };
/** The part of speech as the card names it: "Auxiliary Verb". */
const typeOf = ({ word, use }: Drawn): string =>
  (NUMERALS.test(word.text) ? 'number' : (PART_OF[use] ?? use)).replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

interface Wanted {
  /** Whether a word is of this kind. */
  readonly is: (word: KnownWord) => boolean;
  /** Words that may stand in where the letters asked for leave too few. */
  readonly mayBe?: (word: KnownWord) => boolean;
  /** What it is drawn as; its main use unless given. */
  readonly as?: Use;
  /** Lists of our own know better than a measure of familiarity. */
  readonly anyFamiliarity?: true;
}

/** Words that end as forms do, and are none. */
const NO_FORMS = new Set(
  `aged beloved crooked deceased disabled hatred hundred infrared jagged kindred naked ragged red rugged sacred shed skilled sled
  sophisticated talented unexpected unprecedented watershed wed wicked amazing anything bring building ceiling cling clothing darling
  during engineering evening everything fling inning king lightning marketing morning nothing offspring outstanding ping ring sing sling
  something spring sting string swing thing wedding wing wring`.split(/\s+/),
);
/** "Bringing", "closed", "kinds": what somebody who asks for a word does not mean. */
const isForm = ({ text, base, listed, uses }: KnownWord): boolean =>
  !listed || base !== text || uses[0] === 'plural noun' || (/(?:(?<!e)ed|ing)$/.test(text) && !NO_FORMS.has(text));
/** A plural that WordNet lists for a meaning of its own: "proceedings". Not "physics", nor "species". */
const isPlural = ({ text, uses }: KnownWord, known: ReadonlyMap<string, KnownWord>): boolean =>
  uses[0] === 'noun' &&
  /[^su]s$/.test(text) &&
  !/i(?:c|e)s$/.test(text) &&
  (/ings$/.test(text) || known.get(text.slice(0, -1))?.uses.includes('noun') === true);
const isBase = (word: KnownWord): boolean => !isForm(word) && !HARDLY_WORDS.has(word.text) && !HARSH.has(word.text);

/** By its main use; where that leaves too few, by another that it has. */
const used = (...uses: readonly [Use, ...Use[]]): Wanted => ({
  is: (word) => isBase(word) && uses.includes(word.uses[0]!) && !NUMERALS.test(word.text),
  mayBe: (word) =>
    !isForm(word) && !HARSH.has(word.text) && word.uses.some((use) => uses.includes(use)) && !NUMERALS.test(word.text),
  as: uses[0],
});
const NUMERALS =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|hundred|thousand|million|billion|trillion|(?:thir|four|fif|six|seven|eigh|nine)teen(?:th)?|(?:twen|thir|for|fif|six|seven|eigh|nine)t(?:y|ieth)|first|second|third|(?:four|fif|six|seven|eigh|nin|ten|eleven|twelf|hundred|thousand|million)th)$/;
const where = (is: (word: KnownWord) => boolean): Wanted => ({ is: (word) => isBase(word) && is(word) });
const listed = (list: ReadonlySet<string>): Wanted => ({ is: ({ text }) => list.has(text), as: 'noun', anyFamiliarity: true });

/** WordNet's numbers for what only specialists name: living things, bodies, illnesses, substances, and adjectives of such nouns. */
const SCIENTIFIC = new Set([1, 5, 8, 20, 26, 27]);

const KINDS: Record<WordType, Wanted> = {
  'Common Words': where(() => true),
  Nouns: used('noun'),
  Verbs: used('verb'),
  Adjectives: used('adjective'),
  Adverbs: used('adverb'),
  'Function Words': {
    is: ({ uses }) => uses[0] !== 'interjection' && (FUNCTION_KINDS as readonly Use[]).includes(uses[0]!),
    anyFamiliarity: true,
  },
  'Short Words': where(({ text }) => text.length <= SHORT),
  'Long Words': where(({ text }) => text.length >= LONG),
  'Rare Words': {
    is: (word) =>
      isBase(word) &&
      word.familiarity >= RARE.from &&
      word.familiarity < RARE.to &&
      word.text.length > 3 &&
      !word.fields.some((field) => SCIENTIFIC.has(field)),
    anyFamiliarity: true,
  },
  Animals: listed(ANIMALS),
  Plants: listed(PLANTS),
  'Food & Drink': listed(FOODS),
  Feelings: listed(FEELINGS),
};

/** A word known twice as well comes up twice as often. */
const weight = ({ familiarity }: KnownWord): number => 0.5 + familiarity;

interface Drawn {
  readonly word: KnownWord;
  readonly use: Use;
}

/** All that fit, of the best kind that has enough of them. */
const choicesOf = (
  words: readonly KnownWord[],
  { is, mayBe = () => false, as, anyFamiliarity }: Wanted,
  amount: number,
): Drawn[] => {
  const kinds = [is, mayBe].flatMap((fits) => (anyFamiliarity ? [0] : FLOORS).map((floor) => ({ fits, floor })));
  const chosen = new Set<KnownWord>();
  for (const { fits, floor } of kinds) {
    for (const word of words) if (word.familiarity >= floor && fits(word)) chosen.add(word);
    if (chosen.size >= amount) break;
  }
  return Array.from(chosen, (word) => ({ word, use: as ?? word.uses[0]! }));
};

/**
 * Draws items without repeats, each with a probability by its weight: like a race in which weight is speed, and the first at the
 * finish are taken.
 */
const draw = <T>(items: readonly T[], count: number, weight: (item: T) => number, random: Random): T[] => {
  const first: { item: T; time: number }[] = [];
  for (const item of items) {
    const time = -Math.log(1 - random.next()) / weight(item);
    if (first.length === count && time >= (first.at(-1)?.time ?? 0)) continue;
    const place = first.findIndex((other) => other.time > time);
    first.splice(place < 0 ? first.length : place, 0, { item, time });
    if (first.length > count) first.pop();
  }
  return first.map(({ item }) => item);
};

/** What the words are called in a sentence. */
const namesOf = (wordType: WordType): string =>
  wordType === 'Food & Drink'
    ? 'words for food or drink'
    : wordType === 'Feelings'
      ? 'words for feelings'
      : wordType.toLowerCase();

/** "words that begin with “qu” and end in “x”" */
const named = (wordType: WordType, start: string, end: string): string =>
  [namesOf(wordType), [start && `begin with “${start}”`, end && `end in “${end}”`].filter((part) => part !== '').join(' and ')]
    .filter((part) => part !== '')
    .join(' that ');

export default defineWriter(randomWordGenerator, {
  languages: ['English'],
  pool: 'dictionary',
  async write({ amount, wordType, startsWith, endsWith }, { random, note }) {
    const [start, end] = [startsWith, endsWith].map((letters) => letters.trim().toLowerCase()) as [string, string];
    const fits: KnownWord[] = [];
    const known = await vocabulary();
    for (const [key, word] of known) {
      if (key.startsWith(start) && key.endsWith(end) && !key.includes("'") && !isPlural(word, known)) fits.push(word);
    }
    const asked = Number(amount);
    const drawn = draw(choicesOf(fits, KINDS[wordType], asked), asked, ({ word }) => weight(word), random);
    if (drawn.length < asked) {
      const inCommon = choicesOf(fits, KINDS['Common Words'], asked).length > drawn.length;
      const letters = start.length + end.length > 1 ? 'Fewer letters' : 'Another letter';
      const help = inCommon ? `${letters}, or “Common Words”,` : letters;
      const none = drawn.length === 0 ? 'no' : 'no other';
      const why = `We know ${none} ${named(wordType, start, end)}. ${help} would find more.`;
      note({ fewer: { given: drawn.length, asked, why } });
    }
    return {
      words: random.shuffle(drawn).map((one) => ({ word: one.word.text, type: typeOf(one), length: one.word.text.length })),
    };
  },
});
