/** Specification 2: hook analysis (section 3), its call (7), its error words (8). */
import { listOf, outOf10, record, words, type Case } from '../endpoint.ts';
import { hookType, targetAudience } from './hook-generator.ts';

export default {
  path: '/api/hook-generator/analyze',
  isExact: true,
  minimal: { hook: 'Who packed the lunch you remember?' },
  full: {
    hook: 'Every lunchbox is a letter from home, and most children cannot read it yet.',
    hookType: 'Metaphor',
    targetAudience: 'Parents',
  },
  required: { key: 'hook' },
  // The screen sends the hooks it shows; how long one may be is ours to say.
  texts: { hook: 1000 },
  choices: { hookType, targetAudience },
  counts: {},
  constants: {},
  reply: record({
    analysis: record({
      overallScore: outOf10,
      engagementLevel: outOf10,
      clarityScore: outOf10,
      emotionalImpact: outOf10,
      curiosityFactor: outOf10,
      audienceRelevance: outOf10,
      strengths: listOf(words),
      improvements: listOf(words),
    }),
  }),
  failed: 'Failed to analyze hook. Please try again.',
} satisfies Case;
