/** Specification 1: eulogy form and response (section 3), validation (5), call (7), error words (8), option lists (9). */
import { oneOf, record, words, type Case } from '../endpoint.ts';

export default {
  path: '/api/eulogy/generate',
  minimal: { name: 'Margaret Ellison' },
  full: {
    name: 'Margaret Ellison',
    birthDate: 'March 3, 1942',
    deathDate: '2024',
    relationship: 'Spouse/Partner',
    personalityTraits: 'patient, funny, stubborn about tea',
    achievements: 'ran the village post office for 31 years',
    memories: 'She let us lick the spoon.',
    tone: 'Celebratory',
    length: 'Long',
  },
  required: { key: 'name', words: 'Please enter the name of the person' },
  texts: {
    name: 'no maximum',
    birthDate: 'no maximum',
    deathDate: 'no maximum',
    personalityTraits: 'no maximum',
    achievements: 'no maximum',
    memories: 'no maximum',
  },
  choices: {
    relationship: oneOf([
      'Family Member',
      'Friend',
      'Colleague',
      'Spouse/Partner',
      'Parent',
      'Child',
      'Sibling',
      'Grandparent',
      'Other',
    ]),
    tone: oneOf(['Default', 'Celebratory', 'Peaceful', 'Personal', 'Inspiring', 'Traditional']),
    length: oneOf(['Short', 'Medium', 'Long'], 'Medium'),
  },
  counts: {},
  constants: {},
  reply: record({ eulogy: words }),
  failed: 'Failed to generate eulogy',
} satisfies Case;
