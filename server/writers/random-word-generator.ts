/** Words drawn from the vocabulary by kind and letters: the better known, the more likely. */
import type { PayloadOf } from '../../engine/definition/index.ts';
import randomWordGenerator from '../../tools/random-word-generator.ts';
import { FUNCTION_KINDS } from '../lexicon/functionWords.ts';
import { vocabulary, type KnownWord, type Use } from '../lexicon/vocabulary.ts';
import type { Random } from '../random.ts';
import { defineWriter } from '../writer.ts';

type WordType = PayloadOf<typeof randomWordGenerator>['wordType'];

/** Hardly anyone knows a word less familiar than this. */
const RARE = 1.2;
const SHORT = 4;
const LONG = 9;
/** Weight of forms such as "dogs" and "walked": they rarely come up unless the letters leave few other words. */
const FORM = 0.02;

const PART_OF: Partial<Record<Use, Use>> = { 'plural noun': 'noun', 'past tense': 'verb' };
/** The part of speech as the card names it: "Auxiliary Verb". */
const typeOf = (use: Use): string => (PART_OF[use] ?? use).replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

interface Wanted {
  /** The use it is drawn for, or undefined where the word is not of this kind. */
  readonly drawnAs: (word: KnownWord) => Use | undefined;
  /** How likely it is drawn, against 1 for the others. */
  readonly weight: (word: KnownWord) => number;
}

/** A word known twice as well comes up eight times as often. */
const byFamiliarity = ({ familiarity }: KnownWord): number => (0.1 + familiarity) ** 3;

const used = (...uses: readonly Use[]): Wanted => ({
  drawnAs: (word) => word.uses.find((use) => uses.includes(use)),
  weight: (word) => byFamiliarity(word) * (uses.includes(word.uses[0]!) ? 1 : 0.2),
});
const where = (is: (word: KnownWord) => boolean, weight = byFamiliarity): Wanted => ({
  drawnAs: (word) => (is(word) ? word.uses[0] : undefined),
  weight,
});
/** Nouns that WordNet files under this number. */
const filed = (field: number): Wanted => ({
  drawnAs: ({ fields, uses }) =>
    fields.includes(field) ? uses.find((use) => use === 'noun' || use === 'plural noun') : undefined,
  weight: byFamiliarity,
});

const KINDS: Record<WordType, Wanted> = {
  'Common Words': where(() => true),
  Nouns: used('noun', 'plural noun'),
  Verbs: used('verb', 'past tense'),
  Adjectives: used('adjective'),
  Adverbs: used('adverb'),
  'Function Words': used(...FUNCTION_KINDS),
  'Short Words': where(({ text }) => text.length <= SHORT),
  'Long Words': where(({ text }) => text.length >= LONG),
  'Rare Words': where(
    ({ familiarity, text, listed }) => listed && familiarity < RARE && text.length > 3,
    () => 1,
  ),
  Animals: filed(5),
  Plants: filed(20),
  'Food & Drink': filed(13),
  Feelings: filed(12),
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

export default defineWriter(randomWordGenerator, {
  languages: ['English'],
  pool: 'dictionary',
  async write({ amount, wordType, startsWith, endsWith }, { random }) {
    const [start, end] = [startsWith, endsWith].map((letters) => letters.trim().toLowerCase()) as [string, string];
    const { drawnAs, weight } = KINDS[wordType];
    const fits: KnownWord[] = [];
    for (const [key, word] of await vocabulary()) {
      if (key.startsWith(start) && key.endsWith(end) && !key.includes("'") && drawnAs(word)) fits.push(word);
    }
    const drawn = draw(fits, Number(amount), (word) => weight(word) * (word.listed ? 1 : FORM), random);
    const words = random
      .shuffle(drawn)
      .map((word) => ({ word: word.text, type: typeOf(drawnAs(word)!), length: word.text.length }));
    return { words };
  },
});
