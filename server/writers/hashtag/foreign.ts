/** Key phrases of a text that is not English: its longer words, and those that stand side by side. No grammar is guessed at. */
import { countCharacters } from '../../english/prose.ts';
import { FOREIGN_WORDS, isFunctionWord } from '../../english/topic/function-words.ts';
import { FAINT, type Phrase } from './phrase.ts';

const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** What carries the meaning in Japanese and Chinese; the rest is endings and particles. */
const IDEAS = /^[\p{Script=Han}\p{Script=Katakana}ー]+$/u;
const PRONOUNS = /^(?:私|私たち|僕|俺|彼|彼女|我|我们|你|他|她|它|的|是|在)$/u;
const WHOLE = 14;

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

const dense = (run: string): Phrase[] => {
  const words = [...segmenter.segment(run)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
  const ideas = words.filter((word) => IDEAS.test(word) && !PRONOUNS.test(word)).map((word) => ({ words: word, worth: 3 }));
  const isTitle = countCharacters(run) <= WHOLE;
  return isTitle
    ? [{ words: run, worth: 2.5 }, ...ideas]
    : ideas.length > 0
      ? ideas
      : words.map((word) => ({ words: word, worth: 1 }));
};

const isSmall = (word: string): boolean => {
  const lower = word.toLowerCase();
  return word.length < (/\p{Script=Cyrillic}/u.test(word) ? 3 : 4) || FOREIGN_WORDS.has(lower) || isFunctionWord(lower);
};

/** The words of a text in another language, best first; nouns stand mostly last in a run, or by themselves. */
export const foreignPhrases = (text: string): Phrase[] => {
  const found: Phrase[] = [];
  for (const part of text.split(/[^\p{L}\p{M}\p{N}\s'’-]+/u)) {
    const runs: string[][] = [[]];
    for (const word of part.split(/\s+/).filter(Boolean)) {
      if (DENSE.test(word)) found.push(...dense(word));
      else if (isSmall(word) && !/^\p{Lu}{2,}$/u.test(word)) runs.push([]);
      else runs.at(-1)!.push(word);
    }
    for (const run of runs) {
      // A capital in the middle of a text is a name, or in German a noun: the best there is.
      for (const word of run)
        found.push({ words: word, worth: /^\p{Lu}/u.test(word) ? 2.8 : word.length > (run.length > 1 ? 5 : 3) ? 2 : FAINT });
      // Without capitals nobody could tell the words of such a tag apart.
      if (run.length > 1 && /\p{Ll}/u.test(run.join(''))) found.push({ words: run.slice(-2).join(' '), worth: 2.4 });
    }
  }
  return found.sort((one, other) => other.worth - one.worth);
};
