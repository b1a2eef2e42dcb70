import { STEPS, WHY_IT_WORKS } from '../choices/textStyles.ts';
import { defineConverter } from '../engine/definition/index.ts';

export default defineConverter({
  slug: 'bubble-text-generator',
  name: 'Bubble Text Generator',
  summary: 'Letters and numbers in circles.',
  alsoCalled: ['circle letters', 'round letters', 'circled text'],
  description: 'Put every letter and number into a circle of its own. Friendly for lists, names and headings.',
  specimen: 'Ⓑ',
  group: 'styles',
  header: true,
  styles: [{ key: 'bubble', label: 'Bubble', transform: 'bubble', back: 'unbubble', copied: 'Bubble text copied to clipboard!' }],
  switching: 'restyles',
  previews: ['Hello there', 'Step 1', 'Level 20'],
  hindersReading: true,
  about: {
    what: [],
    steps: STEPS,
    questions: [
      WHY_IT_WORKS,
      {
        question: 'Which characters have a circle?',
        answer: 'The letters a to z, large and small, and the digits 0 to 9. Everything else stays as it is.',
      },
    ],
    related: ['fancy-text-generator', 'small-caps-text-generator', 'ups-down-text-generator'],
  },
});
