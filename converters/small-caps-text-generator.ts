import { defineConverter } from '../engine/definition/index.ts';

export default defineConverter({
  slug: 'small-caps-text-generator',
  name: 'Small Caps Text Generator',
  summary: 'Small capitals, evenly set.',
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
        question: 'Why do Q and X look different?',
        answer: 'Unicode has no small capital for them, so they stay plain.',
      },
    ],
    related: ['fancy-text-generator', 'bubble-text-generator'],
  },
});
