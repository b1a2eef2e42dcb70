/** Specification 1: YouTube script form and response (section 3), validation (5), call (7), error words (8), option lists (9). */
import { howMany, oneOf, record, words, type Case } from '../endpoint.ts';

export default {
  path: '/api/youtube-script/generate',
  minimal: { videoDescription: 'replace a bicycle chain at home' },
  full: {
    videoDescription: 'replace a bicycle chain at home',
    tone: 'Casual',
    videoType: 'Tutorial',
    duration: 'Short (1-3 minutes)',
    targetAudience: 'Seniors (50+)',
    includeHook: false,
    includeCTA: false,
    keywords: 'chain tool, quick link',
  },
  required: { key: 'videoDescription', words: 'Video description is required' },
  texts: { videoDescription: 'no maximum', keywords: 'no maximum' },
  choices: {
    tone: oneOf(['Default', 'Educational', 'Entertaining', 'Inspirational', 'Professional', 'Casual', 'Humorous', 'Dramatic']),
    videoType: oneOf(
      [
        'Tutorial',
        'Review',
        'Vlog',
        'Educational',
        'Entertainment',
        'How-to',
        'Unboxing',
        'Commentary',
        'News/Updates',
        'Interview',
      ],
      'Educational',
    ),
    duration: oneOf(['Short (1-3 minutes)', 'Medium (5-10 minutes)', 'Long (15+ minutes)'], 'Medium (5-10 minutes)'),
    targetAudience: oneOf([
      'Everyone',
      'Kids (5-12)',
      'Teens (13-17)',
      'Young Adults (18-25)',
      'Adults (26-40)',
      'Professionals',
      'Seniors (50+)',
      'Specific Niche',
    ]),
  },
  counts: {},
  flags: { includeHook: true, includeCTA: true },
  constants: {},
  reply: record({
    script: words,
    wordCount: howMany,
    estimatedDuration: words,
    settings: record({ tone: words, videoType: words, targetAudience: words, duration: words }),
  }),
  failed: 'Failed to generate YouTube script',
} satisfies Case;
