import { STEPS, WHY_IT_WORKS } from '../choices/textStyles.ts';
import { defineConverter } from '../engine/definition/index.ts';

export default defineConverter({
  slug: 'ups-down-text-generator',
  name: 'Upside Down Text Generator',
  summary: 'Text turned on its head.',
  alsoCalled: ['upside down', 'flip text', 'turned', 'inverted'],
  description:
    'Turn a text upside down: every letter is replaced by one that looks like it on its head, and the order is reversed.',
  specimen: '∀',
  group: 'styles',
  header: true,
  styles: [
    {
      key: 'upsideDown',
      label: 'Upside down',
      transform: 'upsideDown',
      back: 'unupsideDown',
      copied: 'Upside down text copied to clipboard!',
    },
  ],
  switching: 'restyles',
  previews: ['Greetings from Australia', 'Look up', 'Hello world'],
  hindersReading: true,
  about: {
    what: [],
    steps: STEPS,
    questions: [
      WHY_IT_WORKS,
      {
        question: 'How do I turn it back?',
        answer: 'Switch to “Back to plain text” and paste the upside-down text.',
      },
    ],
    related: ['mirror-text-generator', 'strikethrough-generator', 'small-caps-text-generator'],
  },
});
