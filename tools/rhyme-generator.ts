import { LANGUAGES_WITH_ARABIC_AND_HINDI } from '../choices/languages.ts';
import { OUT_OF_TEN, TWENTY_A_DAY } from '../choices/numbers.ts';
import { COPIED, COPY_ALL, START_OVER } from '../choices/words.ts';
import { count, defineTool, fetched, label, listOf, prose, record, score, select, text } from '../engine/definition/index.ts';

const rhyme = record('One rhyming word', {
  word: prose('The word that rhymes'),
  syllables: count('How many syllables it has'),
  rhymeType: label('The kind of rhyme it makes'),
  rhymeScore: score('How closely its sound matches'),
});

export default defineTool({
  slug: 'rhyme-generator',
  name: 'Rhyme Generator',
  summary: 'Rhymes by sound: perfect, near and eight more kinds.',
  alsoCalled: ['poem words', 'rhyming', 'song lyrics', 'rap', 'verse', 'poetry'],
  description:
    'Type a word and get the words that rhyme with it, from a pronouncing dictionary. Choose the kind of rhyme, the number of syllables, the part of speech and a theme.',
  icon: 'music',
  group: 'stories',
  formName: 'Rhyme details',
  fields: {
    word: text('Word', {
      placeholder: 'A word, or the end of a line',
      stopAt: 50,
      disablesWhenBlank: true,
      transform: ['trim'],
    }),
    outputNumber: select('Number of Rhymes', fetched('outputNumbers', [5, 10, 15, 20, 25, 30]), {
      default: 10,
      group: 'settings',
      half: true,
    }),
    rhymeType: select(
      'Rhyme Type',
      fetched('rhymeTypes', [
        'Perfect Rhymes',
        'Near Rhymes',
        'Multisyllabic Rhymes',
        'Last-Syllable Rhymes',
        'Assonance',
        'Consonance',
        'Alliteration',
        'Pararhymes',
        'Eye Rhymes',
        'Identical Rhymes',
      ]),
      { group: 'settings', half: true },
    ),
    syllableCount: select(
      'Syllable Count',
      fetched('syllableCounts', [
        'Any Length',
        '1 Syllable',
        '2 Syllables',
        '3 Syllables',
        '4 Syllables',
        '5 Syllables',
        '6 or More Syllables',
      ]),
      { group: 'settings', half: true },
    ),
    wordType: select(
      'Word Type',
      fetched('wordTypes', [
        'All Word Types',
        'Nouns',
        'Plural Nouns',
        'Verbs',
        'Past Tense Verbs',
        'Adjectives',
        'Adverbs',
        'Everyday Words',
      ]),
      { group: 'settings', half: true },
    ),
    theme: select(
      'Theme',
      fetched('themes', [
        'Any Theme',
        'Love',
        'Joy',
        'Sadness',
        'Anger',
        'Nature',
        'Animals',
        'Food & Drink',
        'Body',
        'Time',
        'Travel',
        'Home',
        'Music',
        'War & Peace',
      ]),
      { group: 'settings', half: true },
    ),
    language: select('Language', fetched('languages', LANGUAGES_WITH_ARABIC_AND_HINDI), {
      group: 'settings',
      half: true,
      marks: 'language',
    }),
  },
  groups: { settings: { label: 'Settings' } },
  options: { get: '/api/rhyme-generator/options' },
  call: {
    post: '/api/rhyme-generator/generate',
    answers: 'exact',
    succeeds: 'by flag',
    failed: 'Failed to generate rhymes',
    unreachable: 'Failed to generate rhymes. Please try again.',
    channel: 'alert',
    failedPrefix: 'Error: ',
    button: 'Generate',
    busy: 'Generating...',
  },
  reply: {
    main: 'rhymes',
    data: { rhymes: listOf(rhyme, 'Different words that rhyme with the one asked for, the best first') },
  },
  result: [
    { block: 'count', of: 'rhymes', one: 'rhyme', many: 'rhymes', settings: ['rhymeType', 'syllableCount', 'wordType', 'theme'] },
    {
      block: 'cards',
      of: 'rhymes',
      layout: 'grid',
      text: 'word',
      badges: ['rhymeType'],
      metrics: [
        { key: 'syllables', label: 'Syllables', unit: 'syllables' },
        {
          key: 'rhymeScore',
          label: 'Score',
          unit: 'out of 10',
          levels: OUT_OF_TEN,
        },
      ],
      groupedBy: ['rhymeType', 'syllables', 'rhymeScore'],
      copyOnClick: true,
      empty:
        'No rhyme of this kind was found for your word. Some words have none. Try Near Rhymes, or set the length, word type and theme to any.',
    },
    {
      block: 'actions',
      actions: [COPY_ALL, START_OVER],
    },
  ],
  copy: {
    channel: 'alert',
    failedChannel: 'alert',
    one: COPIED,
    all: {
      ...COPIED,
      text: { of: 'rhymes', lines: ['word'], between: '\n' },
    },
  },
  limit: TWENTY_A_DAY,
  terms: true,
  examples: [
    { title: 'Perfect rhymes for “night”', values: { word: 'night' } },
    { title: 'Near rhymes for “orange”', values: { word: 'orange', rhymeType: 'Near Rhymes', outputNumber: 15 } },
    {
      title: 'A line to finish: “walking in the rain”',
      values: { word: 'walking in the rain', theme: 'Travel', syllableCount: '1 Syllable' },
    },
  ],
  about: {
    what: [
      'Rhyme is sound, not spelling: “though” rhymes with “snow” and not with “rough”. This tool looks your word up in a pronouncing dictionary and compares sounds, so you can trust a match you would not have seen on paper.',
      'The score tells how close the sounds are. A 10 matches from the last stressed vowel to the end and keeps the same beat; another number of syllables or another stress costs something, and near rhymes lose a little for every sound that only resembles yours. Among close scores, words that people say most come first.',
    ],
    steps: [
      'Type a word. For a phrase, its last word is rhymed; multisyllabic rhymes listen to its last two, alliteration to its first.',
      'Open Settings to choose the kind of rhyme, and to keep only words of one length, type or theme.',
      'Press a card to copy the word, or copy the whole list.',
    ],
    questions: [
      {
        question: 'Why does my word have no perfect rhyme?',
        answer:
          'Some English words have none: orange, month and silver are famous for it. Near rhymes are what poets use instead: “storage” for orange, “once” for month.',
      },
      {
        question: 'What is the difference between near rhyme, assonance and consonance?',
        answer:
          'Assonance repeats the vowel (night, time), consonance repeats the consonants after it (night, boat), and a near rhyme comes close in both (night, side).',
      },
      {
        question: 'What is a pararhyme?',
        answer: 'The consonants on both sides stay and the vowel changes: night, note, knit. Wilfred Owen made it famous.',
      },
      {
        question: 'What happens with a word that is said in two ways?',
        answer: 'All its pronunciations count. “Read” finds both “need” and “head”, and you choose the one your line means.',
      },
      {
        question: 'Does it know names and invented words?',
        answer:
          'Many names are in the dictionary. For a word it does not know, it follows how similar spellings are said and marks the score down; where spellings disagree it gives no rhyme at all.',
      },
    ],
    related: ['random-word-generator', 'quote-generator', 'eulogy-generator'],
  },
});
