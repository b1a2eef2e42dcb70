import { countCharacters, countWords } from '../../engine/definition/index.ts';
import * as says from '../../words/grammar.ts';

let sentences: Intl.Segmenter | undefined;

const countSentences = (text: string): number => {
  sentences ??= new Intl.Segmenter('en', { granularity: 'sentence' });
  return [...sentences.segment(text)].filter(({ segment }) => /[\p{L}\p{N}]/u.test(segment)).length;
};

/** A paragraph is the text between two line breaks. */
const countParagraphs = (text: string): number => text.split(/\n+/).filter((line) => line.trim() !== '').length;

/** The counts of a text, by name. */
export const statisticsOf = (text: string): readonly (readonly [name: string, count: number])[] => [
  [says.words, countWords(text)],
  [says.characters, countCharacters(text)],
  [says.sentences, countSentences(text)],
  [says.paragraphs, countParagraphs(text)],
];
