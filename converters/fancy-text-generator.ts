import { WHY_IT_WORKS } from '../choices/textStyles.ts';
import { defineConverter } from '../engine/definition/index.ts';

export default defineConverter({
  slug: 'fancy-text-generator',
  name: 'Fancy Text Generator',
  summary: 'Script, gothic, wide and more.',
  alsoCalled: [
    'font',
    'cool fonts',
    'aesthetic',
    'instagram fonts',
    'gothic',
    'cursive',
    'calligraphy',
    'fullwidth',
    'vaporwave',
    'letters',
  ],
  description: 'Type once, choose a style, paste it anywhere that takes text. Everything happens in your browser.',
  specimen: '𝓕',
  group: 'styles',
  header: true,
  styles: [
    { key: 'script', label: 'Script/Cursive', transform: 'script', back: 'unscript', copied: 'Fancy text copied to clipboard!' },
    {
      key: 'fraktur',
      label: 'Gothic/Fraktur',
      transform: 'fraktur',
      back: 'unfraktur',
      copied: 'Fancy text copied to clipboard!',
    },
    {
      key: 'monospace',
      label: 'Monospace',
      transform: 'monospace',
      back: 'unmonospace',
      copied: 'Fancy text copied to clipboard!',
    },
    {
      key: 'double',
      label: 'Double-Struck',
      transform: 'doubleStruck',
      back: 'undoubleStruck',
      copied: 'Fancy text copied to clipboard!',
    },
    { key: 'wide', label: 'Wide Text', transform: 'wide', back: 'unwide', copied: 'Fancy text copied to clipboard!' },
    { key: 'squared', label: 'Squared', transform: 'squared', back: 'unsquared', copied: 'Fancy text copied to clipboard!' },
  ],
  switching: 'restyles',
  previews: ['Open till 9 pm', 'Your name here', 'Chapter 12'],
  hindersReading: true,
  about: {
    what: [],
    steps: [
      'Type or paste your text. It never leaves this page.',
      'Choose a style, or take one from the list of all styles.',
      'Copy it, and paste it into a bio, a post or a message.',
    ],
    questions: [
      WHY_IT_WORKS,
      {
        question: 'Why do numbers stay plain in some styles?',
        answer:
          'Only monospace, double-struck and wide have digits of their own in Unicode. In the other styles numbers pass through.',
      },
    ],
    related: ['normaltobold-generator', 'italictext-generator', 'bubble-text-generator'],
  },
});
