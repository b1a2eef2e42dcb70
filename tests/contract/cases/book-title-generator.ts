/** Specification 2: book title request, response and options (section 3), limits (5), calls (7), error words (8), constants (9). */
import { howMany, listOf, oneOfOptions, outOf10, record, words, type Case } from '../endpoint.ts';

const title = record({ title: words, wordCount: howMany, genre: words, marketability: outOf10, memorability: outOf10 });

export default {
  path: '/api/book-title/generate',
  minimal: { description: 'a memoir about running a failing hotel' },
  full: {
    description: 'Two sisters inherit a circus and sell it piece by piece',
    keywords: 'circus, sisters',
    tone: 'Default',
    audience: 'Everyone',
    language: 'English',
    outputNumber: 15,
  },
  required: { key: 'description' },
  texts: { description: 2000, keywords: 200 },
  choices: { tone: oneOfOptions('Default'), audience: oneOfOptions('Everyone'), language: oneOfOptions('English') },
  counts: { outputNumber: 15 },
  constants: {},
  reply: record({ bookTitles: listOf(title) }),
  holds: { list: 'bookTitles', count: { asked: 'outputNumber' } },
  plentiful: { description: 'a memoir about running a failing hotel' },
  options: { path: '/api/book-title/options', lists: { tones: 'tone', audiences: 'audience', languages: 'language' } },
  failed: 'Failed to generate book titles',
} satisfies Case;
