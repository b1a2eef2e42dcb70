/** Specification 2: hook request and response (section 3), limits (5), call (7), error words (8), option lists (9). */
import { howMany, listOf, oneOf, record, words, type Case } from '../endpoint.ts';

export const hookType = oneOf([
  'Question',
  'Statement',
  'Statistic',
  'Quote',
  'Story',
  'Problem',
  'Solution',
  'Controversy',
  'Surprise',
  'Metaphor',
]);
export const targetAudience = oneOf([
  'Everyone',
  'Young Adults',
  'Professionals',
  'Students',
  'Parents',
  'Entrepreneurs',
  'Writers',
  'Content Creators',
  'Business Owners',
  'General Public',
]);

const hook = record({ id: howMany, text: words, wordCount: howMany, characterCount: howMany });

export default {
  path: '/api/hook-generator/generate',
  minimal: { hookTopic: 'school lunches' },
  full: {
    hookTopic: 'learning the piano at fifty',
    hookType: 'Story',
    hookGenre: 'Speech',
    tone: 'Inspiring',
    targetAudience: 'Parents',
    language: 'English',
    outputNumber: 7,
    hookLength: 'Medium (2-3 sentences)',
  },
  required: { key: 'hookTopic', words: 'Hook topic/keyword is required' },
  // "under 200": 199 is the longest.
  texts: { hookTopic: 199 },
  atLeast: { hookTopic: 3 },
  tooLong: { hookTopic: 'Hook topic must be less than 200 characters' },
  choices: {
    hookType,
    hookGenre: oneOf([
      'Essay',
      'Blog Post',
      'Article',
      'Social Media',
      'Email',
      'Video Script',
      'Presentation',
      'Speech',
      'Story',
      'Book',
    ]),
    tone: oneOf([
      'Default',
      'Professional',
      'Casual',
      'Dramatic',
      'Humorous',
      'Inspiring',
      'Mysterious',
      'Urgent',
      'Friendly',
      'Academic',
    ]),
    targetAudience,
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
      'Chinese',
    ]),
  },
  counts: { outputNumber: 5 },
  constants: { hookLength: 'Short (1 sentence)' },
  reply: record({
    hooks: listOf(hook),
    totalHooks: howMany,
    settings: record({ hookType: words, hookGenre: words, tone: words, targetAudience: words, language: words }),
  }),
  holds: { list: 'hooks', count: { asked: 'outputNumber' } },
  mayDecline: true,
  failed: 'Failed to generate hooks',
} satisfies Case;
