/** Rhymes from the pronouncing dictionary: the best sound first, and of equal ones the words people know best. */
import rhymeGenerator from '../../tools/rhyme-generator.ts';
import { FUNCTION_WORDS } from '../lexicon/functionWords.ts';
import { indexBy, type Index, type Saying } from '../lexicon/sayings.ts';
import { onset, syllables } from '../lexicon/sounds.ts';
import { vocabulary, type KnownWord } from '../lexicon/vocabulary.ts';
import type { Random } from '../random.ts';
import { CannotServe, defineWriter } from '../writer.ts';
import { meets } from './rhyme/filters.ts';
import { isBuiltOn, isKin } from './rhyme/kin.ts';
import { KINDS, type Kind, type Target } from './rhyme/kinds.ts';
import { hear, wordsIn } from './rhyme/target.ts';

type Known = ReadonlyMap<string, KnownWord>;

interface Rhyme {
  readonly saying: Saying;
  /** Out of ten, for the sound alone. */
  readonly score: number;
  /** Decides the order of the list: the higher, the earlier. */
  readonly order: number;
}

/** Function words are unstressed and make weak line ends; pronouns often end lines. */
const isWeak = ({ text }: KnownWord): boolean => {
  const kind = FUNCTION_WORDS.get(text);
  return kind !== undefined && kind !== 'pronoun' && kind !== 'contraction' && kind !== 'interjection';
};

/** Sound counts most, then how well known the word is; a little chance decides between near-equals. */
const orderOf = (score: number, word: KnownWord, target: KnownWord | undefined, random: Random): number =>
  1.6 * score +
  0.45 * word.familiarity +
  (target !== undefined && word.uses[0] === target.uses[0] ? 0.4 : 0) -
  (isWeak(word) ? 3 : 0) +
  0.15 * random.next();

/** Whether it is the word itself in disguise. Identical rhymes are just that, so there a longer word may contain it. */
const repeats = ({ word, sounds }: Saying, target: Target, kind: Kind, known: Known): boolean =>
  isKin(word, target.text, known) ||
  (kind !== KINDS['Identical Rhymes'] && onset(sounds) === onset(target.sounds) && isBuiltOn(word.text, target.text, known));

/** The best rhyme of each word with any pronunciation of the target, in order. */
const rank = (targets: readonly Target[], trust: number, kind: Kind, index: Index, known: Known, random: Random): Rhyme[] => {
  const best = new Map<KnownWord, Rhyme>();
  const clashing = new Set<KnownWord>();
  for (const target of targets) {
    for (const saying of new Set(kind.keys(target).flatMap((key) => index.get(key) ?? []))) {
      const { word } = saying;
      if (repeats(saying, target, kind, known)) continue;
      const score = Math.min(10, kind.score(target, saying)) * trust;
      if (score < 0) clashing.add(word);
      if (score > (best.get(word)?.score ?? 0)) {
        best.set(word, { saying, score, order: orderOf(score, word, known.get(target.text), random) });
      }
    }
  }
  return [...best.values()].filter(({ saying }) => !clashing.has(saying.word)).sort((a, b) => b.order - a.order);
};

/** As many as wanted, one of each family ("achieve", "achieved"); compounds of a word that is already there come last. */
const choose = (ranked: readonly Rhyme[], wanted: number, fits: (saying: Saying) => boolean, known: Known): Rhyme[] => {
  const chosen: Rhyme[] = [];
  const compounds: Rhyme[] = [];
  const families = new Set<string>();
  for (const rhyme of ranked) {
    if (chosen.length >= wanted) break;
    const { word } = rhyme.saying;
    if (families.has(word.base) || !fits(rhyme.saying)) continue;
    families.add(word.base);
    const isCompound = chosen.some(({ saying }) => isBuiltOn(word.text, saying.word.text, known));
    (isCompound ? compounds : chosen).push(rhyme);
  }
  return [...chosen, ...compounds].slice(0, wanted);
};

export default defineWriter(rhymeGenerator, {
  languages: ['English'],
  pool: 'dictionary',
  async write(request, { random }) {
    const typed = wordsIn(request.word);
    if (typed.length === 0) {
      throw new CannotServe('There is no English word to rhyme with in what you typed. Please enter a word in Latin letters.');
    }
    const kind = KINDS[request.rhymeType];
    const [known, index, { targets, trust }] = await Promise.all([vocabulary(), indexBy(kind.keys), hear(typed, kind)]);
    const fits = (saying: Saying): boolean => !typed.includes(saying.word.text.toLowerCase()) && meets(saying, request);
    const chosen = choose(rank(targets, trust, kind, index, known, random), Number(request.outputNumber), fits, known);
    return {
      rhymes: chosen.map(({ saying: { word, sounds }, score }) => ({
        word: word.text,
        syllables: syllables(sounds),
        rhymeType: kind.label,
        rhymeScore: Math.round(score * 10) / 10,
      })),
    };
  },
});
