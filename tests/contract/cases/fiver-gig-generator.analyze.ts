/** Specification 2: gig analysis (section 3), its call (7), its error words (8). */
import { listOf, outOf10, record, words, type Case } from '../endpoint.ts';

const judged = record({ score: outOf10, feedback: words });

export default {
  path: '/api/fiver-gig/analyze',
  isExact: true,
  minimal: { description: 'I will carve your name in oak. Message me with the letters.' },
  full: {
    description: 'I carve house signs.\n\nYou get\n- one oak board\n- three coats of oil\n\nSend me the name and the street.',
  },
  required: { key: 'description' },
  texts: { description: 'no maximum' },
  choices: {},
  counts: {},
  constants: {},
  reply: record({
    analysis: record({
      overallScore: outOf10,
      keywordOptimization: record({ score: outOf10, suggestions: listOf(words) }),
      readability: judged,
      conversionPotential: judged,
      competitiveness: judged,
      strengths: listOf(words),
      weaknesses: listOf(words),
      recommendations: listOf(words),
    }),
  }),
  failed: 'Failed to analyze description. Please try again.',
} satisfies Case;
