import { STEPS, WHY_IT_WORKS } from '../choices/textStyles.ts';
import { defineConverter } from '../engine/definition/index.ts';

export default defineConverter({
  slug: 'small-caps-text-generator',
  name: 'Small Caps Text Generator',
  summary: 'Small capitals, evenly set.',
  alsoCalled: ['small capitals', 'tiny letters', 'little capitals'],
  description: 'Set text in small capitals, as on an old title page. Large and small letters come out at the same height.',
  specimen: 'ꜱᴄ',
  group: 'styles',
  header: true,
  styles: [
    {
      key: 'smallCaps',
      label: 'Small caps',
      transform: 'smallCaps',
      back: 'unsmallCaps',
      copied: 'Small caps text copied to clipboard!',
    },
  ],
  switching: 'restyles',
  previews: ['Established 1923', 'Once upon a time', 'The end'],
  hindersReading: true,
  about: {
    what: [],
    steps: STEPS,
    questions: [
      WHY_IT_WORKS,
      {
        question: 'Why do Q and X look different?',
        answer: 'Unicode has no small capital for them, so they stay plain.',
      },
    ],
    related: ['normaltobold-generator', 'bubble-text-generator', 'capitalize-tool'],
  },
});
