import { defineConverter } from '../engine/definition/index.ts';

export default defineConverter({
  slug: 'bubble-text-generator',
  name: 'Bubble Text Generator',
  summary: 'Letters and numbers in circles.',
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
    steps: [
      'Type or paste your text. It never leaves this page.',
      'Look at the result below; it changes as you type.',
      'Press COPY and paste it into a bio, a post or a message.',
    ],
    questions: [
      {
        question: 'Why does it work where I cannot choose a font?',
        answer:
          'Because nothing is formatted. The letters are exchanged for other characters that Unicode already holds, so they travel with the text wherever text may go.',
      },
      {
        question: 'Which characters have a circle?',
        answer: 'The letters a to z, large and small, and the digits 0 to 9. Everything else stays as it is.',
      },
    ],
    related: ['fancy-text-generator', 'small-caps-text-generator'],
  },
});
