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

/** Longer texts are documents, in characters: a vet's sheet, minutes, an advertisement. */
const TOLD = 480;
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

/** What may speak of danger, and may not, the most alarming first: parts of a text, and single sentences where it has several. */
export const doubtfulIn = (text: string): string[] => {
  const most = (some: readonly string[]): string[] =>
    some
      .map((part) => ({ part, alarm: alarmOf(part) }))
      .filter(({ alarm }) => alarm >= ALARM.maybe)
      .toSorted((one, other) => other.alarm - one.alarm)
      .slice(0, MOST_READ)
      .map(({ part }) => part);
  return [...new Set([...most(partsOf(text)), ...most(sentencesOf(text))])];
};
