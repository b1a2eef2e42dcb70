/** Specification 1: humanize request and response (section 3), validation (5), call (7), error words (8), constants (9). */
import { oneOf, record, words, type Case } from '../endpoint.ts';

export default {
  path: '/api/humanizer/generate',
  minimal: { text: 'It is important to note that regular practice plays a crucial role.' },
  full: {
    text: 'Furthermore, the team utilizes a comprehensive checklist. "It is what it is," said Ann. The work took 12 days.',
    tone: 'Academic',
    detail: 'Brief',
    language: 'English',
    outputLength: 120,
    creativity: 80,
    readabilityLevel: 'Simple',
    targetAudience: 'Students',
    removeAIDetection: false,
  },
  // "The button is disabled when the input is empty or blank": no words are given.
  required: { key: 'text' },
  // "No enforcement of the 1000-word limit is seen."
  texts: { text: 'no maximum' },
  choices: { tone: oneOf(['Standard', 'Academic', 'Professional', 'SEO/blogs']) },
  counts: {},
  flags: { removeAIDetection: true },
  numbers: { outputLength: { min: 25, max: 150 }, creativity: { min: 0, max: 100 } },
  constants: { detail: 'Detailed', language: 'English', readabilityLevel: 'General', targetAudience: 'General' },
  reply: record({ humanizedText: words }),
  failed: 'Failed to humanize text',
} satisfies Case;
