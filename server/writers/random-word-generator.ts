/** Words drawn from the vocabulary by kind and letters: the better known, the likelier. */
import type { PayloadOf } from '../../engine/definition/index.ts';
import randomWordGenerator from '../../tools/random-word-generator.ts';
import { FUNCTION_KINDS } from '../lexicon/functionWords.ts';
import { vocabulary, type KnownWord, type Use } from '../lexicon/vocabulary.ts';
import type { Random } from '../random.ts';
import { defineWriter } from '../writer.ts';

type WordType = PayloadOf<typeof randomWordGenerator>['wordType'];

/** Below this hardly anyone has met the word. */
const RARE = 1.2;
const SHORT = 4;
const LONG = 9;

const TYPE: Partial<Record<Use, string>> = { 'plural noun': 'Noun', 'past tense': 'Verb', 'auxiliary verb': 'Auxiliary Verb' };
const typeOf = (use: Use): string => TYPE[use] ?? use[0]!.toUpperCase() + use.slice(1);

interface Wanted {
  /** The use it is drawn for, or undefined where the word is not of this kind. */
  use(word: KnownWord): Use | undefined;
  /** How likely it is drawn, against 1 for the others. */
  weight(word: KnownWord): number;
}

/** A word known twice as well comes up eight times as often. */
const byFamiliarity = ({ familiarity }: KnownWord): number => (0.1 + familiarity) ** 3;

const used = (...uses: readonly Use[]): Wanted => ({
  use: (word) => word.uses.find((use) => uses.includes(use)),
  weight: (word) => byFamiliarity(word) * (uses.includes(word.uses[0]!) ? 1 : 0.2),
});
const where = (is: (word: KnownWord) => boolean, weight = byFamiliarity): Wanted => ({
  use: (word) => (is(word) ? word.uses[0] : undefined),
  weight,
});
/** Nouns that WordNet files under one of these numbers. */
const filed = (...fields: readonly number[]): Wanted =>
  where(({ uses, fields: [main] }) => /noun/.test(uses[0]!) && fields.includes(main ?? -1));

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

/** Some of the items without repeats, each as likely as its weight says (a race in which weight is speed). */
const draw = <T>(items: readonly T[], count: number, weight: (item: T) => number, random: Random): T[] =>
  items
    .map((item) => ({ item, time: -Math.log(1 - random.next()) / weight(item) }))
    .sort((a, b) => a.time - b.time)
    .slice(0, count)
    .map(({ item }) => item);

export default defineWriter(randomWordGenerator, {
  languages: ['English'],
  async write({ amount, wordType, startsWith, endsWith }, { random }) {
    const [start, end] = [startsWith, endsWith].map((letters) => letters.trim().toLowerCase()) as [string, string];
    const { use, weight } = KINDS[wordType];
    const fits = [...(await vocabulary())]
      .filter(([key, word]) => key.startsWith(start) && key.endsWith(end) && /^[a-z]+$/.test(key) && use(word))
      .map(([, word]) => word);

    // Words of their own first: "dogs" and "walked" only where the letters leave too few others.
    const own = draw(
      fits.filter(({ listed }) => listed),
      Number(amount),
      weight,
      random,
    );
    const forms = draw(
      fits.filter(({ listed }) => !listed),
      Number(amount) - own.length,
      weight,
      random,
    );
    const words = random.shuffle([...own, ...forms]).map((word) => ({
      word: word.text,
      type: typeOf(use(word)!),
      length: word.text.length,
    }));
    return { words };
  },
});
