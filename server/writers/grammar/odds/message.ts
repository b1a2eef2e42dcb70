/** What is said of a place where something else would rather stand. */
import { inCaseOf } from '../finding.ts';
import type { Slot } from './slot.ts';

const quoted = (words: string): string => `“${words}”`;

const wordsMessage = (was: string, words: string): string =>
  `${quoted(inCaseOf('A', words))} fits here better than ${quoted(was)}.`;

export const messageOf = ({ kind, stands }: Slot, was: string, words: string, next: string): string => {
  switch (kind) {
    case 'article':
      if (words === '') return `${quoted(next)} needs no article here.`;
      return stands === 0 ? `${quoted(next)} needs an article here.` : wordsMessage(was, words);
    case 'noun':
      if (words.endsWith("'s")) return 'What belongs to somebody takes an apostrophe and “s”.';
      return stands === 2
        ? 'Nothing belongs to it here: no apostrophe is needed.'
        : `Here it is ${quoted(words)}, not ${quoted(was)}.`;
    case 'preposition':
    case 'to':
      if (words === '') return `No ${quoted(was)} is needed here.`;
      return stands === 0 ? `${quoted(inCaseOf('A', words))} is missing here.` : wordsMessage(was, words);
    case 'adverb':
      return words.endsWith('ly') || words === 'well'
        ? `How something is done takes the adverb: ${quoted(words)}.`
        : `What something is like takes the adjective: ${quoted(words)}.`;
    case 'participle':
      return words.endsWith('ing') ? `What causes a feeling is ${quoted(words)}.` : `Who has a feeling is ${quoted(words)}.`;
    case 'stop':
      if (words === '.') return 'A new sentence begins here.';
      return words === ',' ? 'A comma belongs here.' : 'No mark is needed here.';
    case 'complement':
      return words.startsWith('to ')
        ? `Here the verb takes “to”: ${quoted(words)}.`
        : words.endsWith('ing')
          ? `Here the verb takes “-ing”: ${quoted(words)}.`
          : `Here the verb stands in its plain form: ${quoted(words)}.`;
    case 'verb':
    case 'word':
      return wordsMessage(was, words);
  }
};
