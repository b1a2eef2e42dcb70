/** Rhymes from the pronouncing dictionary: the best sound first, and of equal ones the words people know best. */
import rhymeGenerator from '../../tools/rhyme-generator.ts';
import { indexBy, type Saying } from '../lexicon/sayings.ts';
import { onset, syllables } from '../lexicon/sounds.ts';
import { FUNCTION_WORDS } from '../lexicon/functionWords.ts';
import { vocabulary, type KnownWord } from '../lexicon/vocabulary.ts';
import { CannotServe, defineWriter } from '../writer.ts';
import { meets } from './rhyme/filters.ts';
import { KINDS, type Kind, type Target } from './rhyme/kinds.ts';
import { hear, wordsIn } from './rhyme/target.ts';

interface Rhyme {
  readonly saying: Saying;
  readonly score: number;
  readonly order: number;
}

/** Small words are said without stress and make weak line ends; pronouns are where lines often end. */
const isWeak = ({ text }: KnownWord): boolean => {
  const kind = FUNCTION_WORDS.get(text);
  return kind !== undefined && kind !== 'pronoun' && kind !== 'contraction' && kind !== 'interjection';
};

const PREFIX = /^(a|be|en|fore|in|inter|mid|mis|out|over|pre|re|semi|sub|super|to|un|under|up)$/;

/** "overnight" and "misread" repeat the word they would rhyme with. */
const isBuiltOn = (text: string, part: string, known: ReadonlyMap<string, KnownWord>): boolean => {
  if (!text.endsWith(part) || text === part) return false;
  const before = text.slice(0, -part.length);
  return PREFIX.test(before) || (before.length > 2 && known.has(before));
};

const SUFFIX = /^(e|e?s|e?d|ing|ings|e?rs?|est|ly|lies|i?e?ness|e?ful|e?less|i?ly|ingly|e?ment|able|ier|iest|ish|y)$/;

/** The same word in another form or dress: love, loves, loving, lover, lovely. */
const isKin = (word: KnownWord, target: Target, known: ReadonlyMap<string, KnownWord>): boolean => {
  const text = word.text.toLowerCase();
  const bases = [target.text, known.get(target.text)?.base ?? target.text];
  return bases.some((base) => {
    const stem = base.replace(/e$|y$/, '');
    return (
      text === base || word.base === base || (stem.length > 2 && text.startsWith(stem) && SUFFIX.test(text.slice(stem.length)))
    );
  });
};

export default defineWriter(rhymeGenerator, {
  languages: ['English'],
  async write(request, { random }) {
    const words = wordsIn(request.word);
    if (words.length === 0) {
      throw new CannotServe('There is no English word to rhyme with in what you typed. Please enter a word in Latin letters.');
    }
    const kind: Kind = KINDS[request.rhymeType];
    const [known, index, { targets, trust }] = await Promise.all([vocabulary(), indexBy(kind.keys), hear(words, kind)]);

    /** The best way each word rhymes with any way to say the target. */
    const best = new Map<string, Rhyme>();
    const clashing = new Set<KnownWord>();
    for (const target of targets) {
      const mainUse = known.get(target.text)?.uses[0];
      for (const saying of new Set(kind.keys(target).flatMap((key) => index.get(key) ?? []))) {
        const { word, sounds } = saying;
        if (isKin(word, target, known)) continue;
        if (
          kind !== KINDS['Identical Rhymes'] &&
          onset(sounds) === onset(target.sounds) &&
          isBuiltOn(word.text, target.text, known)
        )
          continue;
        const score = Math.min(10, kind.score(target, saying)) * trust;
        if (score < 0) clashing.add(word);
        if (score <= 0) continue;
        const order =
          1.6 * score +
          0.45 * word.familiarity +
          (mainUse !== undefined && word.uses[0] === mainUse ? 0.4 : 0) -
          (isWeak(word) ? 3 : 0) +
          0.15 * random.next();
        const before = best.get(word.text);
        if (before === undefined || score > before.score) best.set(word.text, { saying, score, order });
      }
    }
    const wanted = Number(request.outputNumber);
    const chosen: Rhyme[] = [];
    const compounds: Rhyme[] = [];
    const families = new Set<string>();
    for (const rhyme of [...best.values()].sort((a, b) => b.order - a.order)) {
      if (chosen.length >= wanted) break;
      const { word } = rhyme.saying;
      if (clashing.has(word) || families.has(word.base) || !meets(rhyme.saying, request)) continue;
      families.add(word.base);
      const isCompound = chosen.some(({ saying }) => isBuiltOn(word.text, saying.word.text, known));
      (isCompound ? compounds : chosen).push(rhyme);
    }
    const rhymes = [...chosen, ...compounds].slice(0, wanted).map(({ saying: { word, sounds }, score }) => ({
      word: word.text,
      syllables: syllables(sounds),
      rhymeType: kind.label,
      rhymeScore: Math.round(score * 10) / 10,
    }));
    return { rhymes };
  },
});
