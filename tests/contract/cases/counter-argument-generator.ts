/** Specification 2: counter-argument request, response and options (section 3), limits (5), calls (7), error words (8), defaults (9). */
import { listOf, oneOfOptions, outOf10, record, words, type Case } from '../endpoint.ts';

const counterArgument = record({ title: words, content: words, strength: outOf10, category: words, evidenceType: words });

/** "Counter-argument analysis panel: shown when a reply carries `analysis`; our server's reply carries it." */
const analysis = record({
  strengthScore: outOf10,
  evidenceQuality: words,
  strengths: listOf(words),
  weaknesses: listOf(words),
  overallAssessment: words,
});

export default {
  path: '/api/counter-argument/generate',
  minimal: { argument: 'Zoos should be closed' },
  full: {
    argument: 'Remote work is better for everyone, because people save hours of commuting',
    outputNumber: 3,
    tone: 'Default',
    argumentType: 'Any Type',
    strengthLevel: 'Moderate Challenge',
    evidenceTypes: ['Logical Reasoning'],
    audience: 'General Public',
    language: 'English',
  },
  required: { key: 'argument' },
  texts: { argument: 2000 },
  choices: {
    tone: oneOfOptions('Default'),
    argumentType: oneOfOptions('Any Type'),
    strengthLevel: oneOfOptions('Moderate Challenge'),
    audience: oneOfOptions('General Public'),
    language: oneOfOptions('English'),
  },
  counts: { outputNumber: 5 },
  constants: {},
  lists: { evidenceTypes: ['Logical Reasoning'] },
  reply: record({ counterArguments: listOf(counterArgument), analysis }),
  holds: { list: 'counterArguments', count: { asked: 'outputNumber' } },
  plentiful: { argument: 'Zoos should be closed' },
  options: {
    path: '/api/counter-argument/options',
    lists: {
      outputNumbers: 'outputNumber',
      tones: 'tone',
      argumentTypes: 'argumentType',
      strengthLevels: 'strengthLevel',
      audiences: 'audience',
      languages: 'language',
    },
  },
  failed: 'Failed to generate counter arguments',
} satisfies Case;
