/** Text that the pages of most text styles share. */
import type { QuestionAndAnswer } from '../engine/definition/index.ts';

export const STEPS = [
  'Type or paste your text. It never leaves this page.',
  'Look at the result below; it changes as you type.',
  'Press COPY and paste it into a bio, a post or a message.',
] as const;

export const WHY_IT_WORKS: QuestionAndAnswer = {
  question: 'Why does it work where I cannot choose a font?',
  answer:
    'Because nothing is formatted. The letters are exchanged for other characters that Unicode already holds, so they travel with the text wherever text may go.',
};
