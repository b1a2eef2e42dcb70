import { defineConverter } from '../engine/definition/index.ts';

export default defineConverter({
  slug: 'strikethrough-generator',
  name: 'Strikethrough Text Generator',
  summary: 'Strike a line through your text.',
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
        question: 'The line looks broken in one app. Why?',
        answer:
          'Each letter carries its own piece of the line (the combining mark U+0336), and every app draws it with the font it has. In some fonts the pieces meet, in others a gap shows.',
      },
    ],
    related: ['normaltounderline-generator', 'normaltobold-generator'],
  },
});
