import { howMany, listOf, record, words } from '../contract/schema.ts';
import type { ToolTable } from './table.ts';

const percent = { type: 'integer', minimum: 0, maximum: 100 };
const abstract = record({
  content: words,
  wordCount: { ...howMany, minimum: 0 },
  readabilityScore: { type: 'number', minimum: 0, maximum: 100 },
  structure: record({ completeness: percent, components: listOf(words, 0) }),
});

const text =
  'The aim of this study was to find out how far snails travel in one night. We marked forty snails with paint and mapped them every hour. On average they travelled nine metres. We conclude that gardens are larger than they look.';

export default {
  slug: 'abstract-generator',
  heading: 'Abstract Generator',
  works: 'on the server',
  fields: [
    { key: 'text', label: 'Your Text', kind: 'text', default: '', stopsAt: 10_000, counter: '{n}/10000' },
    {
      key: 'abstractType',
      label: 'Abstract Type',
      under: 'Settings',
      kind: 'select',
      default: 'Research Paper',
      choices: { list: 'abstractTypes' },
    },
    {
      key: 'academicField',
      label: 'Academic Field',
      under: 'Settings',
      kind: 'select',
      default: 'Any Field',
      choices: { list: 'academicFields' },
    },
    {
      key: 'abstractLength',
      label: 'Abstract Length',
      under: 'Settings',
      kind: 'select',
      default: 'Medium (150-250 words)',
      choices: { list: 'abstractLengths' },
    },
    {
      key: 'writingStyle',
      label: 'Writing Style',
      under: 'Settings',
      kind: 'select',
      default: 'Standard Academic',
      choices: { list: 'writingStyles' },
    },
  ],
  button: 'Generate',
  busy: 'Generating...',
  blank: { field: 'text', disables: true },
  options: {
    get: '/api/abstract-generator/options',
    lists: {
      abstractTypes: ['Odd Type', 'Research Paper', 'Poster'],
      academicFields: ['Any Field', 'Beekeeping'],
      abstractLengths: ['Tiny (5-10 words)', 'Medium (150-250 words)'],
      writingStyles: ['Standard Academic', 'Odd Style'],
    },
  },
  call: {
    post: '/api/abstract-generator/generate',
    success: 'success flag',
    channel: 'alert',
    refused: 'Error: {words}',
    refusedWithoutWords: 'Error: Failed to generate abstracts',
    unreachable: 'Failed to generate abstracts. Please try again.',
  },
  minimal: {
    fill: { text },
    sends: {
      text,
      outputNumber: 3,
      abstractType: 'Research Paper',
      academicField: 'Any Field',
      abstractLength: 'Medium (150-250 words)',
      writingStyle: 'Standard Academic',
      language: 'English',
    },
  },
  full: {
    fill: {
      text: 'One loaf.\nAnother loaf.',
      abstractType: 'Poster',
      academicField: 'Beekeeping',
      abstractLength: 'Tiny (5-10 words)',
      writingStyle: 'Odd Style',
    },
    sends: {
      text: 'One loaf.\nAnother loaf.',
      outputNumber: 3,
      abstractType: 'Poster',
      academicField: 'Beekeeping',
      abstractLength: 'Tiny (5-10 words)',
      writingStyle: 'Odd Style',
      language: 'English',
    },
  },
  result: {
    reply: {
      abstracts: [
        {
          content: 'Half of the loaves were too light.',
          wordCount: 7,
          readabilityScore: 81.5,
          structure: { completeness: 60, components: ['Methods', 'Results'] },
        },
        {
          content: 'Forty loaves were weighed twice.',
          wordCount: 5,
          readabilityScore: 44,
          structure: { completeness: 20, components: ['Setting'] },
        },
      ],
    },
    sees: ['Half of the loaves were too light.', 'Forty loaves were weighed twice.'],
    items: [
      [
        'Half of the loaves were too light.',
        '7 words',
        'Readability 81.5',
        'Completeness 60%',
        'Components',
        'Methods',
        'Results',
      ],
      ['Forty loaves were weighed twice.', '5 words', 'Readability 44', 'Completeness 20%', 'Setting'],
    ],
    barest: { abstracts: [{ content: '{words}', structure: { components: [] } }] },
  },
  copies: [
    {
      press: 'Copy All',
      copies: 'Half of the loaves were too light.\n\nForty loaves were weighed twice.',
      done: '✓ Copied to clipboard!',
      doneBy: 'inline',
      failed: 'Failed to copy to clipboard',
      failedBy: 'inline',
    },
  ],
  download: {
    press: 'Download',
    file: 'abstracts.txt',
    text: 'Half of the loaves were too light.\n\nForty loaves were weighed twice.',
  },
  resets: [{ press: 'Start Over', keeps: [] }],
  uses: 'shown',
  terms: true,
  wire: {
    full: {
      text,
      outputNumber: 2,
      abstractType: 'Research Paper',
      academicField: 'Any Field',
      abstractLength: 'Medium (150-250 words)',
      writingStyle: 'Standard Academic',
      language: 'English',
    },
    reply: record({ abstracts: listOf(abstract) }),
    holds: { list: 'abstracts', count: { asked: 'outputNumber' } },
  },
} satisfies ToolTable;
