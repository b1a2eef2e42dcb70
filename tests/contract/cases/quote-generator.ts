/** Specification 1: quote form and response (section 3), validation (5), call (7), error words (8), option lists (9). */
import { listOf, oneOf, record, words, type Case } from '../endpoint.ts';

export default {
  path: '/api/quotes/generate',
  minimal: { topic: 'Courage' },
  full: {
    topic: 'starting over after divorce',
    additionalInfo: 'for a card to my sister, she is 52',
    quoteType: 'Wisdom',
    style: 'Classic',
    length: 'Short',
    audience: 'Parents',
  },
  required: { key: 'topic', words: 'Please enter a topic for your quotes' },
  texts: { topic: 'no maximum', additionalInfo: 'no maximum' },
  choices: {
    quoteType: oneOf(['Inspirational', 'Wisdom', 'Love', 'Success', 'Happiness', 'Philosophical', 'Funny', 'Spiritual']),
    style: oneOf(['Modern', 'Classic', 'Poetic', 'Simple', 'Profound', 'Casual']),
    length: oneOf(['Short', 'Medium', 'Long'], 'Medium'),
    audience: oneOf(['General', 'Young Adults', 'Professionals', 'Students', 'Entrepreneurs', 'Parents']),
  },
  counts: {},
  constants: {},
  reply: record({ quotes: listOf(words) }),
  // Decided: six quotes, where no field says how many.
  holds: { list: 'quotes', count: 6 },
  mayDecline: true,
  failed: 'Failed to generate quotes',
} satisfies Case;
