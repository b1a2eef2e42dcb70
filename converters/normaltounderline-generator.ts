import { STEPS, WHY_IT_WORKS } from '../choices/textStyles.ts';
import { defineConverter } from '../engine/definition/index.ts';

export default defineConverter({
  slug: 'normaltounderline-generator',
  name: 'Normal-To-Underline Text Converter',
  summary: 'A line under every letter.',
  alsoCalled: ['underlined', 'underscore', 'line below'],
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
    steps: STEPS,
    questions: [
      WHY_IT_WORKS,
      {
        question: 'Why is there no line under the spaces?',
        answer: 'The line belongs to the letters (the combining mark U+0332). Spaces are left alone, so that words stay apart.',
      },
    ],
    related: ['strikethrough-generator', 'normaltobold-generator', 'italictext-generator'],
  },
});
