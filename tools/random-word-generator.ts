import { TWENTY_A_DAY } from '../choices/numbers.ts';
import { COPIED, START_OVER } from '../choices/words.ts';
import { constant, count, defineTool, fetched, label, listOf, prose, record, select, text } from '../engine/definition/index.ts';

const word = record('One word', {
  word: prose('The word'),
  type: label('Its part of speech'),
  length: count('How many letters it has'),
});

export default defineTool({
  slug: 'random-word-generator',
  name: 'Random Word Generator',
  summary: 'Real words at random, by letters, length and kind.',
  alsoCalled: ['charades', 'pictionary', 'vocabulary', 'word game', 'password words'],
  description:
    'Draw random English words for games, lessons and first lines. Say how many, which kind, and the letters they start and end with.',
  icon: 'shuffle',
  group: 'stories',
  formName: 'Word details',
  fields: {
    amount: select('Amount', fetched('amountOptions', [1, 2, 3, 4, 5, 10, 15, 20, 25, 30]), { default: 4, half: true }),
    wordType: select(
      'Word Type',
      fetched('wordTypes', [
        'Common Words',
        'Nouns',
        'Verbs',
        'Adjectives',
        'Adverbs',
        'Function Words',
        'Short Words',
        'Long Words',
        'Rare Words',
        'Animals',
        'Plants',
        'Food & Drink',
        'Feelings',
      ]),
      { half: true },
    ),
    startsWith: text('Starts With', {
      placeholder: 'Any letters',
      default: 'a',
      stopAt: 10,
      transform: ['trim', 'lowercase'],
      half: true,
      optional: true,
    }),
    endsWith: text('Ends With', {
      placeholder: 'Any letters',
      default: 't',
      stopAt: 10,
      transform: ['trim', 'lowercase'],
      half: true,
      optional: true,
    }),
    language: constant('English'),
  },
  options: { get: '/api/random-word/options', failed: 'Failed to load options' },
  call: {
    post: '/api/random-word/generate',
    answers: 'exact',
    succeeds: 'by flag',
    failed: 'Failed to generate words',
    unreachable: 'API or Parsing Error',
    channel: 'inline',
    button: 'Generate',
    busy: 'Generating...',
  },
  reply: {
    main: 'words',
    data: { words: listOf(word, 'Different words, in no order') },
  },
  result: [
    { block: 'count', of: 'words', one: 'word', many: 'words', settings: ['wordType'] },
    {
      block: 'cards',
      of: 'words',
      layout: 'grid',
      text: 'word',
      badges: ['type'],
      metrics: [{ key: 'length', label: 'Length', unit: 'letters' }],
      copyOnClick: true,
      empty: 'No English word of this type has these letters. Try fewer letters, or another word type.',
    },
    {
      block: 'actions',
      actions: [{ do: 'copyAll', label: 'Copy All Words' }, START_OVER],
    },
  ],
  copy: {
    channel: 'alert',
    failedChannel: 'alert',
    one: COPIED,
    all: {
      done: 'Words copied to clipboard!',
      failed: 'Failed to copy to clipboard',
      text: { of: 'words', lines: ['word'], between: ', ' },
    },
  },
  limit: TWENTY_A_DAY,
  terms: true,
  examples: [
    { title: 'Five words to start a story', values: { amount: 5, wordType: 'Nouns', startsWith: '', endsWith: '' } },
    { title: 'Adjectives that end in “y”', values: { amount: 10, wordType: 'Adjectives', startsWith: '', endsWith: 'y' } },
    { title: 'Animals for a guessing game', values: { amount: 10, wordType: 'Animals', startsWith: '', endsWith: '' } },
  ],
  about: {
    what: [
      'Every word is drawn from a dictionary of some fifty thousand, and no word comes twice in one draw. Well-known words come up more often, except under Rare Words, where the dusty ones have their turn.',
      'Each card names the part of speech the word is really used as, and counts its letters. Words nobody wants to read aloud in a classroom are left out.',
    ],
    steps: [
      'Choose how many words you want and of which kind.',
      'Type the letters they should start and end with, or empty both boxes for any.',
      'Press a card to copy one word, or copy them all, separated by commas.',
    ],
    questions: [
      {
        question: 'What can I use random words for?',
        answer:
          'Charades and drawing games, vocabulary practice, passphrases, names for things, or as an obstacle: take three at random and write the paragraph that needs them all.',
      },
      {
        question: 'Why did I get fewer words than I asked for?',
        answer: 'Because English has no more of that kind with those letters. Very few words start and end in z.',
      },
      {
        question: 'How short is a short word, and how long a long one?',
        answer: 'Short words have at most four letters, long words at least nine.',
      },
      {
        question: 'What are function words?',
        answer:
          'The little words that hold a sentence together: pronouns, prepositions, conjunctions, articles and auxiliary verbs.',
      },
    ],
    related: ['rhyme-generator', 'book-title-generator', 'brand-name-generator'],
  },
});
