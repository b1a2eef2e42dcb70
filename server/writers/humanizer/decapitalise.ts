/** Whether the first word of a sentence may lose its capital when something is put before it. */
import { ADVERBS, PROPER_WORDS, isFunctionWord } from '../../english/topic/function-words.ts';
import { isKnown } from '../../english/topic/word-classes.ts';

/** "Norwegian", "Finnish": of a country, whatever the dictionary says. */
const OF_A_COUNTRY = /(?:[nr]ian|ish|ese|ican)s?$/u;

/**
 * Takes a text and gives a function that takes a sentence of it and gives it back ready to stand behind other words: its
 * first word small, but for "I", abbreviations and such; undefined where that word may be a name.
 */
export const decapitaliser = (text: string): ((sentence: string) => string | undefined) => {
  const small = new Set(text.match(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}’'-]*/gu) ?? []);
  const isPlainWord = (lower: string, rest: string): boolean =>
    /^ \p{Ll}/u.test(rest) && isKnown(lower) && !PROPER_WORDS.has(lower) && !OF_A_COUNTRY.test(lower);
  return (sentence) => {
    const [first = ''] = /^\p{L}[\p{L}’'-]*/u.exec(sentence) ?? [];
    if (first === '') return undefined;
    if (first === 'I' || /^I['’]/.test(first) || /\p{Lu}/u.test(first.slice(1))) return sentence;
    const lower = first.toLowerCase();
    const rest = sentence.slice(first.length);
    const isSmall =
      isFunctionWord(lower) ||
      ADVERBS.has(lower) ||
      /^(?:it|there|that|he|she|they|we|you)['’]/.test(lower) ||
      (!PROPER_WORDS.has(lower) && small.has(lower)) ||
      isPlainWord(lower, rest);
    return isSmall ? lower + rest : undefined;
  };
};
