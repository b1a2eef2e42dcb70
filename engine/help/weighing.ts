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

/** The parts of a text that may speak of danger, and may not. */
export const doubtfulIn = (text: string): string[] => partsOf(text).filter((part) => alarmOf(part) >= ALARM.maybe);
