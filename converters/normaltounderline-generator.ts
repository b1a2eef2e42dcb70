import { defineConverter } from '../engine/definition/index.ts';

export default defineConverter({
  slug: 'normaltounderline-generator',
  name: 'Normal-To-Underline Text Converter',
  summary: 'A line under every letter.',
  description: 'Underline text where there is no underline button. Every letter brings its own line along.',
  specimen: 'U̲',
  group: 'styles',
  header: true,
  styles: [
    {
      key: 'underline',
      label: 'Underline',
      transform: 'underline',
      back: 'ununderline',
      copied: 'Underlined text copied to clipboard!',
    },
  ],
  switching: 'restyles',
  previews: ['Please read', 'Chapter One', 'due on Friday'],
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
        question: 'Why is there no line under the spaces?',
        answer: 'The line belongs to the letters (the combining mark U+0332). Spaces are left alone, so that words stay apart.',
      },
    ],
    related: ['strikethrough-generator', 'normaltobold-generator'],
  },
});
