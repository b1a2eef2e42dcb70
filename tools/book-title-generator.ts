import { LANGUAGES } from '../choices/languages.ts';
import { OUT_OF_TEN, TWENTY_A_DAY } from '../choices/numbers.ts';
import { COPIED, COPY_ALL, DOWNLOAD, START_OVER } from '../choices/words.ts';
import {
  computed,
  constant,
  count,
  defineTool,
  fetched,
  label,
  listOf,
  prose,
  record,
  score,
  select,
  text,
  textarea,
} from '../engine/definition/index.ts';

const bookTitle = record('One book title', {
  title: prose('The title, with its subtitle where it has one', { in: 'characters', range: [2, 120] }),
  wordCount: computed(count('How many words it has'), { measures: 'title', in: 'words' }),
  genre: label('The genre it sounds like'),
  marketability: score('How well it tells a buyer what the book is'),
  memorability: score('How easily it is remembered and repeated'),
});

export default defineTool({
  slug: 'book-title-generator',
  name: 'Book Title Generator',
  summary: 'Fifteen titles made from your own story.',
  alsoCalled: ['novel title', 'name my book', 'story title', 'title ideas'],
  description:
    'Describe your book, add keywords if you like and choose a tone and readers. You get fifteen titles with their genre, word count, marketability and memorability.',
  icon: 'book-open',
  group: 'stories',
  formName: 'Book details',
  fields: {
    description: textarea('Book Description', {
      placeholder: 'Who is in it, what happens, where and when? Or: what does it teach, and whom?',
      stopAt: 2000,
      counter: { of: 2000, unit: 'characters', style: 'n/max' },
      disablesWhenBlank: true,
      transform: ['trim'],
      rows: 6,
    }),
    keywords: text('Keywords', {
      placeholder: 'ferry, storm, sisters',
      help: 'Words you would like to see in a title, with commas between them.',
      stopAt: 200,
      transform: ['trim'],
      optional: true,
    }),
    tone: select(
      'Tone',
      fetched('tones', [
        'Default',
        'Literary',
        'Dramatic',
        'Mysterious',
        'Humorous',
        'Romantic',
        'Dark',
        'Inspirational',
        'Whimsical',
        'Poetic',
        'Professional',
        'Academic',
      ]),
      { half: true },
    ),
    audience: select(
      'Target Audience',
      fetched('audiences', [
        'Everyone',
        'Children',
        'Teenagers',
        'Young Adults',
        'Adults',
        'Parents',
        'Students',
        'Beginners',
        'Professionals',
        'Academics',
      ]),
      { half: true },
    ),
    language: select('Language', fetched('languages', LANGUAGES), { marks: 'language' }),
    outputNumber: constant(15),
  },
  options: { get: '/api/book-title/options' },
  call: {
    post: '/api/book-title/generate',
    succeeds: 'by flag',
    failed: 'Failed to generate book titles',
    unreachable: 'Failed to generate book titles. Please try again.',
    channel: 'alert',
    failedPrefix: 'Error: ',
    button: 'Generate',
    busy: 'Generating...',
  },
  reply: {
    main: 'bookTitles',
    data: { bookTitles: listOf(bookTitle, 'Different titles for the book', { asked: 'outputNumber' }) },
  },
  result: [
    { block: 'count', of: 'bookTitles', one: 'title', many: 'titles', settings: ['tone', 'audience'] },
    {
      block: 'cards',
      of: 'bookTitles',
      layout: 'rows',
      text: 'title',
      badges: ['genre'],
      metrics: [
        { key: 'wordCount', label: 'Length', unit: 'words' },
        { key: 'marketability', label: 'Marketability', unit: 'out of 10', levels: OUT_OF_TEN },
        { key: 'memorability', label: 'Memorability', unit: 'out of 10', levels: OUT_OF_TEN },
      ],
      copyOnClick: true,
      empty: 'No titles came back. Try a longer description.',
    },
    {
      block: 'actions',
      actions: [COPY_ALL, DOWNLOAD, START_OVER],
    },
  ],
  copy: {
    channel: 'alert',
    failedChannel: 'alert',
    one: COPIED,
    all: {
      ...COPIED,
      text: { of: 'bookTitles', lines: ['title'], between: '\n' },
    },
  },
  download: { file: 'book-titles.txt', text: { of: 'bookTitles', lines: ['title'], between: '\n' } },
  limit: TWENTY_A_DAY,
  terms: true,
  examples: [
    {
      title: 'A mystery on an island',
      values: {
        description:
          'When the lighthouse goes dark for the first time in ninety years, retired postwoman Edie Marsh walks out at low tide to see why. The keeper is gone, his kettle is still warm, and the sea is coming back.',
        keywords: 'lighthouse, tide',
        tone: 'Mysterious',
      },
    },
    {
      title: 'A cookbook for students',
      values: {
        description: 'a cookbook of five-ingredient dinners for students who share one kitchen',
        keywords: 'dinner, kitchen',
        audience: 'Students',
      },
    },
    {
      title: 'A picture book',
      values: {
        description: 'a shy hedgehog who is afraid of the dark makes friends with a street lamp',
        keywords: 'hedgehog, lamp',
        tone: 'Whimsical',
        audience: 'Children',
      },
    },
  ],
  about: {
    what: [
      'The best titles are often hidden in the book already: a place, an object, half a sentence from the blurb. This tool reads your description, picks out the names, things and turns of phrase that carry the story, and sets them in the forms that titles take, from two plain words to a title with a subtitle.',
      'Each title comes with the genre it sounds like and two scores counted from its words. Marketability asks whether a buyer can tell what the book is; memorability rewards short titles, strong images and sounds that stay in the ear.',
    ],
    steps: [
      'Describe the book in a few sentences, or paste your blurb. Names, places and objects help most.',
      'Add keywords you would like to see, and choose a tone and the readers.',
      'Generate, press a title to copy it, or download the whole list.',
    ],
    questions: [
      {
        question: 'Can I use these titles for a book I publish?',
        answer:
          'Yes. Titles as such are rarely protected, but search for the one you like before you print it, so that your book is not mistaken for another.',
      },
      {
        question: 'How long should a title be?',
        answer:
          'Most novels do well with two to five words. Non-fiction often has a short title and a subtitle after a colon that says who the book is for and what it gives them.',
      },
      {
        question: 'Why do some titles quote my description?',
        answer:
          'Because a phrase that you wrote belongs to your book alone. The more particular your description is, the better such titles become.',
      },
    ],
    related: ['chatacter-bio-generator', 'random-word-generator', 'capitalize-tool'],
  },
});
