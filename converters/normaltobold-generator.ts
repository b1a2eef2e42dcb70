import { STEPS, WHY_IT_WORKS } from '../choices/textStyles.ts';
import { defineConverter } from '../engine/definition/index.ts';

export default defineConverter({
  slug: 'normaltobold-generator',
  name: 'Normal-To-Bold Text Converter',
  summary: 'Bold letters and numbers anywhere.',
  alsoCalled: ['bold letters', 'thick letters', 'strong'],
  description: 'Make letters and numbers bold in places that offer no bold: profiles, posts, comments and chats.',
  specimen: '𝐁',
  group: 'styles',
  header: true,
  styles: [{ key: 'bold', label: 'Bold', transform: 'bold', back: 'unbold', copied: 'Bold text copied to clipboard!' }],
  switching: 'restyles',
  previews: ['Open on Sunday', 'Read this first', '3 days left'],
  hindersReading: true,
  about: {
    what: [],
    steps: STEPS,
    questions: [
      WHY_IT_WORKS,
      {
        question: 'Is bold text found by search?',
        answer:
          'Often not. Search engines and the search of an app may treat the bold letters as other characters, so keep names, links and key facts in plain text.',
      },
    ],
    related: ['italictext-generator', 'normaltounderline-generator', 'fancy-text-generator'],
  },
});
