/** Sections as one text, each under the time at which it begins. */
import { extentOf, type Section } from './plan.ts';

/** Spoken words a minute: an unhurried pace for a camera. */
const PACE = 140;

const spokenIn = ({ paragraphs }: Section): number => paragraphs.reduce((sum, paragraph) => sum + extentOf(paragraph).spoken, 0);

const clock = (words: number): string => {
  const seconds = Math.round((words / PACE) * 60);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

export const timed = (sections: readonly Section[]): string => {
  let before = 0;
  return sections
    .map((section) => {
      const head = `[${clock(before)}] ${section.heading}`;
      before += spokenIn(section);
      return `${head}\n${section.paragraphs.join('\n\n')}`;
    })
    .join('\n\n\n');
};
