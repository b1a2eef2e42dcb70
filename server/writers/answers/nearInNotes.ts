/** What comes nearest to an answer in the visitor's own notes, where no sentence surely is one: shown as such. */
import { baseForms, sensesOf } from '../../lexicon/wordnet.ts';
import { cosine, encode } from '../../meaning/encoder.ts';
import { wantedBy, wordsOf } from './notes.ts';
import { sentencesOf } from './question.ts';
import { stem, termsIn } from './terms.ts';

/** As many sentences as can be compared while somebody waits. */
const MOST = 80;
/** Below this a sentence has nothing to do with the question. */
const RELATED = 0.08;
/** So much better than the next one, it is shown alone. */
const CLEARLY = 0.15;
/** Meaning counts a little more than shared words: people rarely ask in the words of a text. */
const BY_MEANING = 0.55;
/** A word of like meaning ("bag" for "suitcase") counts, but less than the word itself. */
const ALIKE = 0.4;
/** What a sentence gains by holding the kind of thing asked for: a name for "who", a number for "how many". */
const OF_THE_KIND = 0.06;
/** Senses of a word that are looked at: rare ones lead astray. */
const SENSES = 3;

/** Names for what this word means, and for what it is a kind of. */
const alike = (word: string): ReadonlySet<string> =>
  new Set(
    [word, ...baseForms(word)]
      .flatMap((form) => sensesOf(form).slice(0, SENSES))
      .flatMap(({ synonyms, broader }) => [...synonyms, ...(broader === undefined ? [] : [broader])])
      .map((name) => stem(name.toLowerCase())),
  );

/** The one or two nearest sentences, as they stand; none where nothing is near. @param plain The question in its plain form. */
export const nearInNotes = async (plain: string, notes: string): Promise<readonly string[]> => {
  const sentences = sentencesOf(notes)
    .filter((sentence) => wordsOf(sentence).length > 2)
    .slice(0, MOST);
  if (sentences.length === 0) return [];
  const [asked, ...vectors] = await encode([plain, ...sentences]);
  const words = new Set(wordsOf(plain));
  const wanted = wantedBy(plain);
  const terms = [...termsIn(plain)].map((term) => ({
    term,
    near: alike([...words].find((word) => stem(word) === term) ?? term),
  }));
  const held = sentences.map(termsIn);
  const weight = (term: string): number => Math.log(1 + sentences.length / (0.5 + held.filter((all) => all.has(term)).length));
  const whole = terms.reduce((total, { term }) => total + weight(term), 0) || 1;
  const shared = (of: ReadonlySet<string>): number =>
    terms.reduce((total, { term, near }) => {
      const share = of.has(term) ? 1 : [...near].some((name) => of.has(name)) ? ALIKE : 0;
      return total + share * weight(term);
    }, 0) / whole;
  const ranked = sentences
    .map((sentence, at) => {
      const related = BY_MEANING * cosine(asked!, vectors[at]!) + (1 - BY_MEANING) * shared(held[at]!);
      return { sentence, related, near: related + (wanted?.has(sentence, words) ? OF_THE_KIND : 0) };
    })
    .filter(({ related }) => related >= RELATED)
    .sort((first, second) => second.near - first.near);
  const [first, second] = ranked;
  const standsOut = second === undefined || first!.near - second.near >= CLEARLY;
  return ranked.slice(0, standsOut ? 1 : 2).map(({ sentence }) => sentence);
};
