import { STEPS, WHY_IT_WORKS } from '../choices/textStyles.ts';
import { defineConverter } from '../engine/definition/index.ts';

export default defineConverter({
  slug: 'italictext-generator',
  name: 'Normal-To-Italic Text Converter',
  summary: 'Slanted letters for any bio or post.',
  alsoCalled: ['italics', 'slanted', 'oblique'],
  description: 'Turn plain letters into italic ones that keep their slant wherever you paste them.',
  specimen: '𝐼',
  group: 'styles',
  header: true,
  styles: [{ key: 'italic', label: 'Italic', transform: 'italic', back: 'unitalic', copied: 'Italic text copied to clipboard!' }],
  switching: 'restyles',
  previews: ['The Great Gatsby', 'as she used to say', 'et cetera'],
  hindersReading: true,
  about: {
    what: [],
    steps: STEPS,
    questions: [
      WHY_IT_WORKS,
      {
        question: 'Why do the numbers stay upright?',
        answer:
          'Unicode has italic letters for mathematics, but no italic digits. They pass through as they are, and so do accented letters.',
      },
    ],
    related: ['normaltobold-generator', 'normaltounderline-generator', 'fancy-text-generator'],
  },
});
