/** What each writing style prefers, leaves out and looks like. */
import type { Asides } from './clean.ts';
import { readingEase } from '../../../model/reading/readability.ts';

export interface Style {
  readonly form: 'prose' | 'labelled' | 'points';
  readonly asides: Asides;
  /** Where in the range of words it aims: 0 at the shortest, 1 at the longest. */
  readonly fullness: number;
  /** What a sentence gains or loses in it; central sentences are worth about 1. */
  taste(sentence: string, words: number): number;
  /** What it leaves out wherever the text allows. */
  readonly avoids?: RegExp;
}

const FIRST_PERSON = /\b(?:I|we|our|ours|my|us|me|myself|ourselves)\b/i;
const FIGURES = /\d[\d.,]*/g;
const COUNTING = /\b(?:half|third|quarter|twice|most|percent|per cent|average|median)\b/gi;

const plain = (): number => 0;
const prose: Style = { form: 'prose', asides: 'kept', fullness: 0.45, taste: plain };

const STYLES = {
  'Standard Academic': prose,
  'Structured with Labels': { ...prose, form: 'labelled', fullness: 0.5 },
  Concise: {
    ...prose,
    asides: 'dropped',
    fullness: 0.12,
    taste: (_, words) => (words <= 8 ? 0.5 : words <= 16 ? 0.9 : Math.max(-2, (18 - words) / 6)),
  },
  'Plain Language': {
    ...prose,
    asides: 'without statistics',
    taste: (sentence, words) => Math.min(1.2, Math.max(-2, (readingEase(sentence, 1) - 60) / 20)) - (words > 25 ? 0.6 : 0),
  },
  'Rich in Figures': {
    ...prose,
    fullness: 0.55,
    taste: (sentence) =>
      Math.min(1.6, 0.55 * (sentence.match(FIGURES)?.length ?? 0) + 0.2 * (sentence.match(COUNTING)?.length ?? 0)) - 0.3,
  },
  Impersonal: { ...prose, avoids: FIRST_PERSON },
  'First Person': { ...prose, taste: (sentence) => (FIRST_PERSON.test(sentence) ? 1 : 0) },
  'Key Points': { ...prose, form: 'points', fullness: 0.25, taste: (_, words) => (words > 30 ? -0.5 : 0.1) },
} satisfies Record<string, Style>;
export type WritingStyle = keyof typeof STYLES;

export const styleOf = (style: WritingStyle): Style => STYLES[style];
