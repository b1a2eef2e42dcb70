import { defineConverter } from '../engine/definition/index.ts';

export default defineConverter({
  slug: 'italictext-generator',
  name: 'Normal-To-Italic Text Converter',
  summary: 'Slanted letters for any bio or post.',
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
        question: 'Why do the numbers stay upright?',
        answer:
          'Unicode has italic letters for mathematics, but no italic digits. They pass through as they are, and so do accented letters.',
      },
    ],
    related: ['normaltobold-generator', 'fancy-text-generator'],
  },
});
