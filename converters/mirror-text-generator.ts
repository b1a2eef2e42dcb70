import { STEPS } from '../choices/textStyles.ts';
import { defineConverter } from '../engine/definition/index.ts';

export default defineConverter({
  slug: 'mirror-text-generator',
  name: 'Mirror Text Generator',
  summary: 'Your text, backwards.',
  alsoCalled: ['backwards', 'reverse', 'reversed text'],
  description: 'Write a text backwards, from its last character to its first. Emoji, flags and accents stay whole.',
  specimen: 'Я',
  group: 'styles',
  header: true,
  styles: [{ key: 'mirror', label: 'Mirror', transform: 'mirror', back: 'mirror', copied: 'Mirror text copied to clipboard!' }],
  switching: 'restyles',
  previews: ['A man, a plan, a canal', 'stressed desserts', 'live'],
  hindersReading: false,
  about: {
    what: [],
    steps: STEPS,
    questions: [
      {
        question: 'Are the letters themselves mirrored?',
        answer: 'No. They stay ordinary letters, so they can be read and searched anywhere; only their order is reversed.',
      },
      {
        question: 'Does it break emoji?',
        answer: 'No. What a reader sees as one character is moved as one, whatever it is made of.',
      },
    ],
    related: ['ups-down-text-generator', 'morse-code-text-generator', 'zalgo-text-generator'],
  },
});
