/** Specification 2: gig variations (section 3), their call (7), their error words (8), how many (9). */
import { howMany, listOf, record, words, type Case } from '../endpoint.ts';
import { gig, readTime, settings } from './fiver-gig-generator.ts';

export default {
  path: '/api/fiver-gig/generate-multiple',
  ...gig,
  full: { ...gig.full, count: 4 },
  counts: { count: 3 },
  reply: record({
    variations: listOf(
      record({
        variation: howMany,
        focus: words,
        description: words,
        wordCount: howMany,
        characterCount: howMany,
        estimatedReadTime: readTime,
      }),
    ),
    settings,
  }),
  holds: { list: 'variations', count: { asked: 'count' } },
  plentiful: gig.minimal,
  failed: 'Failed to generate variations',
} satisfies Case;
