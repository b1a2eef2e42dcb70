/** Specification 2: abstract request, response and options (section 3), limits (5), calls (7), error words (8), defaults (9). */
import { howMany, listOf, oneOfOptions, record, words, type Case } from '../endpoint.ts';

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
  path: '/api/abstract-generator/generate',
  minimal: { text },
  full: {
    text,
    outputNumber: 2,
    abstractType: 'Research Paper',
    academicField: 'Any Field',
    abstractLength: 'Medium (150-250 words)',
    writingStyle: 'Standard Academic',
    language: 'English',
  },
  required: { key: 'text' },
  texts: { text: 10_000 },
  choices: {
    abstractType: oneOfOptions('Research Paper'),
    academicField: oneOfOptions('Any Field'),
    abstractLength: oneOfOptions('Medium (150-250 words)'),
    writingStyle: oneOfOptions('Standard Academic'),
  },
  counts: { outputNumber: 3 },
  constants: { language: 'English' },
  reply: record({ abstracts: listOf(abstract) }),
  holds: { list: 'abstracts', count: { asked: 'outputNumber' } },
  options: {
    path: '/api/abstract-generator/options',
    lists: {
      abstractTypes: 'abstractType',
      academicFields: 'academicField',
      abstractLengths: 'abstractLength',
      writingStyles: 'writingStyle',
    },
  },
  failed: 'Failed to generate abstracts',
} satisfies Case;
