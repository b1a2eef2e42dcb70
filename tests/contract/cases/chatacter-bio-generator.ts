/** Specification 2: character bio request, response and options (section 3), limits (5), calls (7), error words (8), defaults (9). */
import { howMany, listOf, oneOfOptions, record, words, type Case } from '../endpoint.ts';

const bio = record({
  name: words,
  age: howMany,
  occupation: words,
  personality: words,
  background: words,
  appearance: words,
  goals: words,
  quirks: words,
  archetype: words,
  conflictPotential: words,
  fullBio: words,
});

export default {
  path: '/api/character-bio/generate',
  minimal: { description: 'a blind cartographer' },
  full: {
    description: 'Mira fixes clocks for ghosts in the harbor district',
    genre: 'Fantasy',
    talkingPoints: 'afraid of water; owes a debt',
    tone: 'Default',
    language: 'English',
    outputNumber: 3,
    characterType: 'Any Type',
    ageRange: 'Any Age',
    personality: 'Balanced',
  },
  required: { key: 'description' },
  texts: { description: 1000, talkingPoints: 500 },
  choices: {
    genre: oneOfOptions('Fantasy'),
    tone: oneOfOptions('Default'),
    language: oneOfOptions('English'),
    characterType: oneOfOptions('Any Type'),
    ageRange: oneOfOptions('Any Age'),
    personality: oneOfOptions('Balanced'),
  },
  counts: { outputNumber: 1 },
  constants: {},
  reply: record({ characterBios: listOf(bio) }),
  holds: { list: 'characterBios', count: { asked: 'outputNumber' } },
  plentiful: { description: 'a blind cartographer' },
  options: {
    path: '/api/character-bio/options',
    lists: {
      genres: 'genre',
      tones: 'tone',
      languages: 'language',
      outputNumbers: 'outputNumber',
      characterTypes: 'characterType',
      ageRanges: 'ageRange',
      personalities: 'personality',
    },
  },
  failed: 'Failed to generate character bios',
} satisfies Case;
