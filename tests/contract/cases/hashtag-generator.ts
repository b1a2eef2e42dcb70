/** Specification 1: hashtag form and response (section 3), validation (5), call (7), error words (8), option lists (9). */
import { howMany, listOf, oneOf, record, words, type Case } from '../endpoint.ts';

export default {
  path: '/api/hashtag/generate',
  minimal: { content: 'hand-knitted baby blankets' },
  full: {
    content: 'Opened the stall at 6, sold out of tomatoes by 9.',
    count: 15,
    tone: 'Casual',
    audience: 'Business Owners',
    language: 'English',
    platform: 'Instagram',
  },
  required: { key: 'content', words: 'Please enter a social media post description or topic.' },
  texts: { content: 'no maximum' },
  choices: {
    tone: oneOf(['Default', 'Professional', 'Casual', 'Trendy', 'Motivational', 'Humorous', 'Educational', 'Brand-focused']),
    // Not given by the specification: the audiences of the webinar tool.
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
    language: oneOf([
      'English',
      'Spanish',
      'French',
      'German',
      'Italian',
      'Portuguese',
      'Dutch',
      'Russian',
      'Japanese',
      'Korean',
    ]),
    platform: oneOf(['All Platforms', 'Instagram', 'Twitter/X', 'TikTok', 'LinkedIn', 'Facebook', 'YouTube', 'Pinterest']),
  },
  counts: { count: 10 },
  constants: {},
  reply: record({
    hashtags: listOf(record({ hashtag: { type: 'string', pattern: '^#[^\\s#]+$', maxLength: 30 }, length: howMany })),
    hashtagString: words,
  }),
  holds: { list: 'hashtags', count: { asked: 'count' } },
  plentiful: { content: 'hand-knitted baby blankets' },
  failed: 'Failed to generate hashtags',
} satisfies Case;
