/** Specification 2: rhyme request, response and options (section 3), limits (5), calls (7), error words (8), defaults (9). */
import { howMany, listOf, oneOfOptions, outOf10, record, words, type Case } from '../endpoint.ts';

export default {
  path: '/api/rhyme-generator/generate',
  isExact: true,
  minimal: { word: 'night' },
  full: {
    word: 'walking in the rain',
    outputNumber: 5,
    rhymeType: 'Perfect Rhymes',
    syllableCount: 'Any Length',
    wordType: 'All Word Types',
    theme: 'Any Theme',
    language: 'English',
  },
  required: { key: 'word' },
  texts: { word: 50 },
  choices: {
    rhymeType: oneOfOptions('Perfect Rhymes'),
    syllableCount: oneOfOptions('Any Length'),
    wordType: oneOfOptions('All Word Types'),
    theme: oneOfOptions('Any Theme'),
    language: oneOfOptions('English'),
  },
  counts: { outputNumber: 10 },
  constants: {},
  reply: record({
    rhymes: listOf(record({ word: words, syllables: howMany, rhymeType: words, rhymeScore: outOf10 }), 0),
  }),
  holds: { list: 'rhymes', count: { asked: 'outputNumber' } },
  plentiful: { word: 'day' },
  options: {
    path: '/api/rhyme-generator/options',
    lists: {
      outputNumbers: 'outputNumber',
      rhymeTypes: 'rhymeType',
      syllableCounts: 'syllableCount',
      wordTypes: 'wordType',
      themes: 'theme',
      languages: 'language',
    },
  },
  failed: 'Failed to generate rhymes',
} satisfies Case;
