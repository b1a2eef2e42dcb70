/** Specification 2: random word request, response and options (section 3), limits (5), calls (7), error words (8), defaults (9). */
import { howMany, listOf, oneOfOptions, record, words, type Case } from '../endpoint.ts';

export default {
  path: '/api/random-word/generate',
  isExact: true,
  minimal: {},
  full: { amount: 10, wordType: 'Common Words', startsWith: 's', endsWith: 'e', language: 'English' },
  required: undefined,
  texts: { startsWith: 10, endsWith: 10 },
  choices: { wordType: oneOfOptions('Common Words') },
  counts: { amount: 4 },
  constants: { language: 'English' },
  reply: record({ words: listOf(record({ word: words, type: words, length: howMany }), 0) }),
  holds: { list: 'words', count: { asked: 'amount' } },
  plentiful: { wordType: 'Common Words', startsWith: '', endsWith: '' },
  options: { path: '/api/random-word/options', lists: { amountOptions: 'amount', wordTypes: 'wordType' } },
  failed: 'Failed to generate words',
} satisfies Case;
