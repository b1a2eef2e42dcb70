/**
 * The regular forms a word may take, spelt by rule. Where the rule allows two spellings both are
 * given ("stoped", "stopped"): the caller keeps those that a dictionary knows.
 */
import type { PartOfSpeech } from './wordnet-files.ts';

export type Form = 'plural' | 'present' | 'past' | 'participle' | 'comparison';

const CONSONANT_Y = /[^aeiou]y$/;
const SIBILANT = /(s|x|z|ch|sh)$/;
const DOUBLES = /[^aeiou][aeiou][bdfgklmnprtvz]$/;

const withS = (word: string): string[] => {
  if (CONSONANT_Y.test(word)) return [`${word.slice(0, -1)}ies`];
  if (SIBILANT.test(word)) return [`${word}es`];
  if (word.endsWith('o')) return [`${word}s`, `${word}es`];
  return [`${word}s`];
};

const plurals = (word: string): string[] => {
  if (word.endsWith('man')) return [`${word.slice(0, -2)}en`];
  if (/(l|r|ea|oa|ie)f$/.test(word)) return [...withS(word), `${word.slice(0, -1)}ves`];
  return /[^f]fe$/.test(word) ? [`${word.slice(0, -2)}ves`, `${word}s`] : withS(word);
};

const extended = (word: string, ending: 'ed' | 'ing' | 'er' | 'est'): string[] => {
  if (ending === 'ing') {
    if (word.endsWith('ie')) return [`${word.slice(0, -2)}ying`];
    if (/[^eoy]e$/.test(word)) return [`${word.slice(0, -1)}ing`];
  } else {
    if (word.endsWith('e')) return [word + ending.slice(1)];
    if (CONSONANT_Y.test(word)) return [`${word.slice(0, -1)}i${ending}`];
  }
  return DOUBLES.test(word) ? [word + word.at(-1) + ending, word + ending] : [word + ending];
};

/** Every regular form of a base word in one part of speech; adverbs have none. */
export const formsOf = (base: string, part: PartOfSpeech): readonly (readonly [Form, string])[] => {
  const named = (form: Form, words: string[]) => words.map((word) => [form, word] as const);
  switch (part) {
    case 'noun':
      return named('plural', plurals(base));
    case 'verb':
      return [
        ...named('present', withS(base)),
        ...named('past', extended(base, 'ed')),
        ...named('participle', extended(base, 'ing')),
      ];
    case 'adjective':
      return named('comparison', [...extended(base, 'er'), ...extended(base, 'est')]);
    case 'adverb':
      return [];
  }
};
