import { TWENTY_A_DAY } from '../choices/numbers.ts';
import { COPIED_WITH_TICK } from '../choices/words.ts';
import { defineTool, prose, textarea } from '../engine/definition/index.ts';

export default defineTool({
  slug: 'capitalize-tool',
  name: 'Title Case Tool',
  summary: 'Capitalize The First Letter Of Every Word.',
  alsoCalled: ['capital letters', 'capitalise', 'uppercase', 'headline case', 'title case', 'change case'],
  description: 'Paste a heading, a name list or a whole text. Every word gets a capital first letter and small letters after it.',
  icon: 'case-sensitive',
  group: 'edit',
  formName: 'Text to capitalize',
  fields: {
    text: textarea('Your text', { receives: true, placeholder: 'Type or paste your text', disablesWhenBlank: true, rows: 8 }),
  },
  call: { local: 'titleCase', input: 'text', button: 'Generate', busy: 'Generating...' },
  reply: { main: 'text', data: { text: prose('The text in title case') } },
  result: [{ block: 'document', of: 'text', title: 'Result', counts: 'words', copyLabel: 'Copy to Clipboard' }],
  copy: {
    channel: 'inline',
    failedChannel: 'inline',
    one: COPIED_WITH_TICK,
  },
  limit: TWENTY_A_DAY,
  terms: true,
  clearLabel: 'Clear Form',
  examples: [
    { title: 'the quick guide to moving house', values: { text: 'the quick guide to moving house' } },
    { title: 'A LETTER IN CAPITALS', values: { text: 'DEAR MS. NOVAK,\nTHANK YOU FOR YOUR LETTER OF MAY 3RD.' } },
  ],
  about: {
    what: [
      'Title case gives every word a capital first letter. It is how headings are usually written: headings, names of films and songs, product names and address lists.',
      'The tool works on your device: the text is not sent anywhere. Spaces, line breaks, numbers and punctuation stay where they are; letters with accents and letters of other alphabets are capitalized as well.',
    ],
    steps: ['Type or paste the text.', 'Press Generate.', 'Copy the result.'],
    questions: [
      {
        question: 'Are small words such as “of” and “the” capitalized too?',
        answer:
          'Yes, every word is. Newspapers and publishers differ in which small words they leave small; take those back by hand where your style asks for it.',
      },
      {
        question: 'What happens to words in capitals?',
        answer:
          'All letters after the first become small, so “NASA” turns into “Nasa”. Check abbreviations before you use the text.',
      },
      { question: 'Is my text stored?', answer: 'No. It never leaves the page you typed it on.' },
    ],
    related: ['grammar-checker', 'book-title-generator', 'small-caps-text-generator'],
  },
});
