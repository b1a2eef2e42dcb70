/** Specification 1: webinar title form and response (section 3), validation (5), call (7), error words (8), option lists (9). */
import { howMany, listOf, oneOf, record, words, type Case } from '../endpoint.ts';

export default {
  path: '/api/webinar-title/generate',
  minimal: { topic: 'home composting' },
  full: {
    topic: 'moving from WordPress to Shopify',
    learningOutcomes: 'SEO redirects, product import',
    tone: 'Expert',
    audience: 'Business Owners',
    language: 'English',
  },
  required: { key: 'topic', words: 'Please enter a webinar topic.' },
  texts: { topic: 'no maximum', learningOutcomes: 'no maximum' },
  choices: {
    tone: oneOf(['Default', 'Professional', 'Engaging', 'Educational', 'Urgent', 'Creative', 'Inspirational', 'Expert']),
    audience: oneOf([
      'Everyone',
      'Beginners',
      'Professionals',
      'Students',
      'Entrepreneurs',
      'Marketers',
      'Developers',
      'Business Owners',
      'Industry Experts',
    ]),
    language: oneOf(['English', 'Spanish', 'French', 'German', 'Italian', 'Portuguese', 'Dutch', 'Russian']),
  },
  counts: {},
  constants: {},
  reply: record({ titles: listOf(record({ title: words, length: howMany })) }),
  holds: { list: 'titles', count: 10 },
  failed: 'Failed to generate titles',
} satisfies Case;
