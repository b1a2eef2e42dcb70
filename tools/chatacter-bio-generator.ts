import { LANGUAGES } from '../choices/languages.ts';
import { TWENTY_A_DAY, UP_TO_TEN } from '../choices/numbers.ts';
import { COPIED_WITH_TICK, COPY_ALL, DOWNLOAD, START_OVER } from '../choices/words.ts';
import { count, defineTool, fetched, label, listOf, prose, record, select, textarea } from '../engine/definition/index.ts';

const characterBio = record('One character', {
  name: prose('The full name'),
  age: count('The age in years'),
  occupation: prose('What the character does for a living'),
  personality: prose('Temper, and conduct under pressure'),
  background: prose('Where the character comes from, and what happened there'),
  appearance: prose('What somebody across the room would notice'),
  goals: prose('What the character wants, and what stands in the way'),
  quirks: prose('Habits that give the character away'),
  archetype: label('The part this person plays in a story'),
  conflictPotential: prose('The trouble that waits for this person in a story'),
  fullBio: prose('The biography in three to five paragraphs, with a blank line between them'),
});

const sheet = [
  'name',
  { key: 'age', label: 'Age' },
  { key: 'occupation', label: 'Occupation' },
  { key: 'archetype', label: 'Archetype' },
  { key: 'conflictPotential', label: 'Conflict potential' },
  { key: 'personality', label: 'Personality' },
  { key: 'goals', label: 'Goals' },
  { key: 'appearance', label: 'Appearance' },
  { key: 'quirks', label: 'Quirks' },
  { key: 'background', label: 'Background' },
  { key: 'fullBio', label: 'Full biography' },
] as const;

export default defineTool({
  slug: 'chatacter-bio-generator',
  name: 'Character Bio Generator',
  summary: 'People for your story, with a past, a secret and a plan.',
  alsoCalled: ['character profile', 'backstory', 'oc', 'dnd character', 'fictional character', 'protagonist'],
  description:
    'Describe a character in a phrase or a page. You get a character sheet with age, work, looks, quirks, goals and conflict, and a full biography to write from.',
  icon: 'drama',
  group: 'stories',
  formName: 'Character details',
  fields: {
    description: textarea('Character Description', {
      placeholder: 'a blind cartographer who has never left the city she maps',
      help: 'A few words or a whole page. Your own words are used as you write them.',
      stopAt: 1000,
      counter: { of: 1000, unit: 'characters', style: 'n/max' },
      disablesWhenBlank: true,
      rows: 4,
    }),
    genre: select(
      'Genre',
      fetched('genres', [
        'Fantasy',
        'Science Fiction',
        'Mystery',
        'Thriller',
        'Romance',
        'Historical Fiction',
        'Horror',
        'Contemporary',
        'Western',
        'Young Adult',
        'Adventure',
        'Comedy',
      ]),
    ),
    talkingPoints: textarea('Talking Points', {
      placeholder: 'afraid of water; owes a debt; keeps a key that fits nothing',
      help: 'Facts, habits or things that must be in the biography. Separate them with semicolons, commas or new lines.',
      optional: true,
      stopAt: 500,
      counter: { of: 500, unit: 'characters', style: 'n/max' },
      rows: 3,
    }),
    tone: select(
      'Tone',
      fetched('tones', [
        'Default',
        'Dark',
        'Humorous',
        'Epic',
        'Gritty',
        'Whimsical',
        'Romantic',
        'Mysterious',
        'Melancholic',
        'Hopeful',
      ]),
      { half: true },
    ),
    language: select('Language', fetched('languages', LANGUAGES), { half: true, marks: 'language' }),
    outputNumber: select('Number of Characters', fetched('outputNumbers', UP_TO_TEN), {
      group: 'advanced',
      half: true,
    }),
    characterType: select(
      'Character Type',
      fetched('characterTypes', [
        'Any Type',
        'Protagonist',
        'Antagonist',
        'Antihero',
        'Mentor',
        'Sidekick',
        'Love Interest',
        'Rival',
        'Trickster',
        'Comic Relief',
        'Supporting Character',
        'Mysterious Stranger',
      ]),
      { group: 'advanced', half: true },
    ),
    ageRange: select(
      'Age Range',
      fetched('ageRanges', [
        'Any Age',
        'Child (5-12)',
        'Teenager (13-17)',
        'Young Adult (18-25)',
        'Adult (26-40)',
        'Middle-Aged (41-60)',
        'Senior (61-80)',
        'Elder (81-100)',
      ]),
      { group: 'advanced', half: true },
    ),
    personality: select(
      'Personality focus',
      fetched('personalities', [
        'Balanced',
        'Brave',
        'Shy',
        'Witty',
        'Stoic',
        'Ambitious',
        'Compassionate',
        'Cunning',
        'Rebellious',
        'Optimistic',
        'Cynical',
        'Curious',
        'Loyal',
        'Impulsive',
      ]),
      { group: 'advanced', half: true },
    ),
  },
  groups: { advanced: { label: 'Advanced Settings' } },
  options: { get: '/api/character-bio/options' },
  call: {
    post: '/api/character-bio/generate',
    succeeds: 'by flag',
    failed: 'Failed to generate character bios',
    unreachable: 'Failed to generate character bios. Please try again.',
    channel: 'alert',
    failedPrefix: 'Error: ',
    button: 'Generate',
    busy: 'Generating...',
  },
  reply: {
    main: 'characterBios',
    data: { characterBios: listOf(characterBio, 'Different people who could stand in one story', { asked: 'outputNumber' }) },
  },
  result: [
    { block: 'count', of: 'characterBios', one: 'character', many: 'characters', settings: ['genre', 'tone'] },
    {
      block: 'cards',
      of: 'characterBios',
      layout: 'rows',
      text: 'name',
      details: [
        { key: 'age', label: 'Age' },
        { key: 'occupation', label: 'Occupation' },
        { key: 'archetype', label: 'Archetype' },
        { key: 'conflictPotential', label: 'Conflict potential' },
        { key: 'personality', label: 'Personality' },
        { key: 'goals', label: 'Goals' },
        { key: 'appearance', label: 'Appearance' },
        { key: 'quirks', label: 'Quirks' },
        { key: 'background', label: 'Background' },
      ],
      expand: { key: 'fullBio', open: 'Show full biography', close: 'Hide full biography' },
      copyLabel: 'Copy',
      copies: sheet,
      empty: 'No characters came back. Try a longer description.',
    },
    {
      block: 'actions',
      actions: [COPY_ALL, DOWNLOAD, START_OVER],
    },
  ],
  copy: {
    channel: 'inline',
    failedChannel: 'inline',
    one: COPIED_WITH_TICK,
    all: {
      ...COPIED_WITH_TICK,
      text: { of: 'characterBios', lines: sheet, between: '\n\n' },
    },
  },
  download: { file: 'character-bios.txt', text: { of: 'characterBios', lines: sheet, between: '\n\n' } },
  limit: TWENTY_A_DAY,
  terms: true,
  examples: [
    {
      title: 'A mapmaker',
      values: {
        description: 'a blind cartographer who has never left the city she maps',
        genre: 'Fantasy',
        talkingPoints: 'counts her steps aloud; owes a debt to the harbour guild',
        tone: 'Mysterious',
      },
    },
    {
      title: 'A crew for a heist',
      values: {
        description: 'a retired locksmith who is asked to open one last door',
        genre: 'Thriller',
        tone: 'Gritty',
        outputNumber: 4,
        characterType: 'Any Type',
        ageRange: 'Middle-Aged (41-60)',
      },
    },
    {
      title: 'The boy next door',
      values: {
        description: 'He delivers newspapers and reads every letter to the editor first.',
        genre: 'Young Adult',
        talkingPoints: 'a bicycle called Gladys, stutters when he is happy',
        tone: 'Hopeful',
        ageRange: 'Teenager (13-17)',
        personality: 'Curious',
      },
    },
  ],
  about: {
    what: [
      'A character comes alive where a wish and a fear pull in different directions. This tool takes your description as it stands and builds a person around it: what happened early on, what is wanted now, what is kept quiet, and the habit by which a reader will know them three chapters later.',
      'Ask for several characters and the first is the one you described. The others are people of the same story: each has a tie to the first, and a trade, a secret and a voice of their own.',
    ],
    steps: [
      'Describe the character in your own words. A name, a job or a pronoun in the description is kept.',
      'Add talking points that must appear, and choose genre and tone.',
      'Open Advanced Settings for the number of characters, their part in the story, age and temper.',
      'Generate, unfold the full biography, and copy or download what you can use.',
    ],
    questions: [
      {
        question: 'May I use these characters in a book or a game?',
        answer:
          'Yes, without asking and without credit. The names are made up; search for a full name before you publish, in case somebody real bears it.',
      },
      {
        question: 'How much should I describe?',
        answer:
          'One odd detail is worth more than a list of virtues. “A blind cartographer” gives the tool plenty to work with; “a brave hero” leaves nearly everything to chance.',
      },
      {
        question: 'What does conflict potential mean?',
        answer:
          'It names the trouble that this person’s secret or fear will bring sooner or later: the scene that is already waiting. It is a suggestion for a plot, and not a score.',
      },
      {
        question: 'Why does the character use they?',
        answer:
          'The pronoun follows your description. If it says he or she, so does the biography; if it gives a name alone that could be anyone’s, they is used. Add a pronoun to the description to change it.',
      },
    ],
    related: ['book-title-generator', 'quote-generator', 'random-word-generator'],
  },
});
