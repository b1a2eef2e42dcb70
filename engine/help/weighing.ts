/**
 * Danger that is told in other words than the direct ones: weighed by the words of a text, with weights that were fitted to messages
 * of people in danger and of people who are not (`bench/danger`).
 */
import { featuresOf, weightOf } from './features.ts';
import { ALARM } from './weights.ts';

const table = Int8Array.from(atob(ALARM.table), (letter) => letter.charCodeAt(0));

/** Longer texts are weighed part by part, so that one sentence in many is heard. In characters. */
const PART = 240;
/** A cry for help stands in a short text, or near the beginning of a long one. */
const MOST_PARTS = 6;

/** Sentences together, as many as a part takes. */
export const partsOf = (text: string): string[] => {
  const parts: string[] = [];
  let part = '';
  for (const sentence of text.slice(0, 2 * PART * MOST_PARTS).split(/(?<=[.!?\n]) /)) {
    if (part !== '' && part.length + sentence.length > PART) {
      parts.push(part);
      part = '';
    }
    part = part === '' ? sentence : `${part} ${sentence}`;
  }
  return [...parts, part].filter((one) => one !== '').slice(0, MOST_PARTS);
};

const alarmOf = (part: string): number => weightOf(featuresOf(part), table) + ALARM.bias;

/** Whether the words of a part speak of danger beyond doubt. */
export const isCertain = (part: string): boolean => alarmOf(part) >= ALARM.sure;

/** Longer texts are documents, in characters: a vet's sheet, minutes, an advertisement, the notes beside a question. */
const TOLD = 240;
export const isDocument = (text: string): boolean => text.length > TOLD;

/** Shorter ones say little by themselves, and are read with what stands before. */
const SENTENCE = 25;
/** Of each size so many are read. */
export const MOST_READ = 3;

/** One sentence after another, anywhere in a text: danger is told between harmless things. */
const sentencesOf = (text: string): string[] => {
  const sentences: string[] = [];
  for (const sentence of text.split(/(?<=[.!?\n]) /)) {
    const last = sentences.at(-1);
    if (last !== undefined && Math.min(last.length, sentence.length) < SENTENCE) sentences.push(`${sentences.pop()} ${sentence}`);
    else sentences.push(sentence);
  }
  return sentences;
};

/** A text in both sizes, part by part and sentence by sentence: what is alarming in one alone is often so by chance. */
export const sizesOf = (text: string): readonly (readonly string[])[] => [partsOf(text), sentencesOf(text)];

/** By so much more alarming must a sentence of a document be: of many, one is alarming by chance. */
const MORE = 1.5;

/** How much danger is in a text, by what is in each of its parts, size by size: danger may be told in one sentence of a document. */
export const dangerIn = (text: string, sizes: readonly (readonly number[])[]): number =>
  isDocument(text)
    ? Math.max(...sizes.flat()) - MORE
    : sizes.reduce((sum, dangers) => sum + Math.max(...dangers), 0) / sizes.length;

/** What in each size speaks of danger most, by its words; nothing where no words leave doubt. */
export const doubtfulIn = (text: string): readonly (readonly string[])[] => {
  const sizes = sizesOf(text).map((some) =>
    some.map((part) => ({ part, alarm: alarmOf(part) })).toSorted((one, other) => other.alarm - one.alarm),
  );
  return sizes.some(([first]) => first !== undefined && first.alarm >= ALARM.maybe)
    ? sizes.map((some) => some.slice(0, MOST_READ).map(({ part }) => part))
    : [];
};
