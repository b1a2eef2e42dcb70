/** Words for somebody. */
import { isFunctionWord } from '../../../english/topic/function-words.ts';
import { classOf } from '../../../english/topic/word-classes.ts';
import { CLOSE } from './lexicon.ts';

export const isPerson = (word: string): boolean => {
  const { noun, verb, adjective, adverb, fields } = classOf(word);
  return fields[0] === 'person' && noun > Math.max(verb, adjective) && adverb === 0 && !isFunctionWord(word);
};
export const isSomebody = (word: string): boolean => CLOSE.has(word) || isPerson(word);
