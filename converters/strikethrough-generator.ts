import { STEPS, WHY_IT_WORKS } from '../choices/textStyles.ts';
import { defineConverter } from '../engine/definition/index.ts';

export default defineConverter({
  slug: 'strikethrough-generator',
  name: 'Strikethrough Text Generator',
  summary: 'Strike a line through your text.',
  alsoCalled: ['crossed out', 'cross out', 'line through', 'strike'],
  description:
    'Put a line through every letter. The struck text can be pasted into posts, chats and profiles that have no button for it.',
  specimen: 'S̶',
  group: 'styles',
  header: false,
  styles: [
    {
      key: 'strikethrough',
      label: 'Strikethrough',
      transform: 'strikethrough',
      back: 'unstrike',
      copied: 'Strikethrough text copied to clipboard!',
    },
  ],
  switching: 'restyles',
  previews: ['Old price: 49', 'Buy milk, bread, eggs', 'I never said that'],
  hindersReading: true,
  about: {
    what: [],
    steps: STEPS,
    questions: [
      WHY_IT_WORKS,
      {
        question: 'The line looks broken in one app. Why?',
        answer:
          'Each letter carries its own piece of the line (the combining mark U+0336), and every app draws it with the font it has. In some fonts the pieces meet, in others a gap shows.',
      },
    ],
    related: ['normaltounderline-generator', 'zalgo-text-generator', 'normaltobold-generator'],
  },
});
