import { LANGUAGES_WITH_ARABIC_AND_HINDI } from '../choices/languages.ts';
import { TWENTY_A_DAY_AND_NO_MORE } from '../choices/numbers.ts';
import { START_OVER } from '../choices/words.ts';
import {
  computed,
  count,
  defineTool,
  figure,
  label,
  type Levels,
  listOf,
  prose,
  record,
  select,
  textarea,
} from '../engine/definition/index.ts';

const confidence: Levels = [
  [85, 'good'],
  [70, 'fair'],
  [0, 'poor'],
];

const metadata = record('Figures about the answer', {
  wordCount: computed(count('Words in the answer'), { measures: 'answer', in: 'words' }),
  readingTime: computed(figure('Minutes it takes to read the answer, at 200 words a minute', { min: 1, whole: true }), {
    measures: 'answer',
    in: 'minutes read',
    at: 200,
  }),
  confidenceScore: figure('How sure the answer is, in percent: below 70 means that the question is not answered', {
    min: 0,
    max: 100,
    whole: true,
  }),
  complexityLevel: label('How hard the answer is to read', ['Low', 'Medium', 'High']),
});

export default defineTool({
  slug: 'question-answer-tool',
  name: 'Question Answerer',
  summary: 'Straight answers, with an honest confidence score.',
  alsoCalled: ['ask', 'homework', 'facts', 'what is', 'explain'],
  description:
    'Ask for the meaning of a word, a fact about a country, a sum or a conversion, or paste your notes and ask about those. Every answer says how sure it is.',
  icon: 'message-circle-question-mark',
  group: 'study',
  formName: 'Question details',
  fields: {
    question: textarea('Question', {
      placeholder: 'What is the capital of Portugal?',
      required: 'Please enter a question.',
      flagWhenBlank: true,
      transform: ['trim'],
      rows: 3,
    }),
    category: select(
      'Category',
      [
        'General Knowledge',
        'Science & Technology',
        'Business & Finance',
        'Health & Medicine',
        'Education',
        'History',
        'Arts & Culture',
        'Sports',
        'Travel',
        'Food & Cooking',
        'Law & Legal',
        'Psychology',
        'Philosophy',
        'Current Events',
      ],
      { half: true },
    ),
    answerLength: select('Answer Length', ['Brief', 'Standard', 'Detailed', 'Comprehensive'], { half: true }),
    tone: select(
      'Tone',
      ['Default', 'Professional', 'Educational', 'Conversational', 'Technical', 'Simple', 'Detailed', 'Concise'],
      { half: true },
    ),
    audience: select(
      'Audience',
      ['Everyone', 'Students', 'Professionals', 'Beginners', 'Experts', 'Children', 'Researchers', 'General Public'],
      { half: true },
    ),
    language: select('Language', LANGUAGES_WITH_ARABIC_AND_HINDI, { marks: 'language' }),
    context: textarea('Additional Context', {
      placeholder: 'Paste notes or a passage, and ask about what it says',
      optional: true,
      rows: 5,
    }),
  },
  call: {
    post: '/api/question-answerer/answer',
    succeeds: 'by status',
    failed: 'Failed to answer question',
    unreachable: 'Failed to answer question. Please try again.',
    channel: 'inline',
    button: 'Get Answer',
    busy: 'Generating...',
  },
  reply: {
    main: 'answer',
    data: {
      answer: prose('The answer, or a plain statement that it is not known'),
      metadata,
      relatedTopics: listOf(label('A short question'), 'Questions to ask next', [3, 6]),
    },
  },
  result: [
    { block: 'echo', field: 'question', title: 'Question' },
    { block: 'document', of: 'answer', title: 'Answer', copyLabel: 'Copy Answer' },
    {
      block: 'facts',
      of: 'metadata',
      title: 'Answer Analytics',
      metrics: [
        { key: 'wordCount', label: 'Words' },
        { key: 'readingTime', label: 'Reading time', unit: 'minutes' },
        { key: 'confidenceScore', label: 'Confidence', unit: 'percent', levels: confidence },
        { key: 'complexityLevel', label: 'Complexity' },
      ],
    },
    { block: 'list', of: 'relatedTopics', title: 'Related Topics', fills: 'question' },
    {
      block: 'actions',
      actions: [{ do: 'clear', label: 'Ask New Question', fields: ['question'] }, START_OVER],
    },
  ],
  copy: {
    channel: 'alert',
    failedChannel: 'inline',
    one: { done: 'Answer copied to clipboard!', failed: 'Failed to copy answer to clipboard' },
  },
  limit: TWENTY_A_DAY_AND_NO_MORE,
  terms: true,
  examples: [
    {
      title: 'A country for a trip',
      values: {
        question: 'What currency is used in Japan?',
        category: 'Travel',
        answerLength: 'Detailed',
        tone: 'Conversational',
      },
    },
    {
      title: 'A word from a contract',
      values: {
        question: 'What does "estoppel" mean?',
        category: 'Law & Legal',
        answerLength: 'Standard',
        tone: 'Professional',
        audience: 'Students',
      },
    },
    {
      title: 'Something in my own notes',
      values: {
        question: 'When does the pool open on Saturdays?',
        category: 'Sports',
        answerLength: 'Standard',
        context:
          'The pool is open from 6:30 to 21:00 on weekdays. On Saturdays the pool opens at 8:00 and closes at 18:00. Children under eight swim free with an adult.',
      },
    },
  ],
  about: {
    what: [
      'This tool looks things up rather than making them up. Its answers to common questions about nature, history, health, food, home, money and work were written by people. It works out sums, percentages, dates and units, knows the capitals, currencies and languages of the world’s countries, and has an English dictionary of about 155,000 words and phrases. Paste your own notes and it finds the sentence that answers.',
      'What it does not know, it says. It gives no opinions, predictions or news, and on health, money and the law only what is true in general. A guess dressed up as an answer would be worse than none, so you get questions near yours that it can answer.',
    ],
    steps: [
      'Ask one thing at a time, in English, the way you would ask a librarian.',
      'Paste notes under Additional Context if the answer is in a text of yours.',
      'Choose how long the answer should be and who it is for, then press Get Answer.',
      'Look at the confidence: below 70 percent, check whether it is your question that is answered.',
    ],
    questions: [
      {
        question: 'Where do the answers come from?',
        answer:
          'We wrote the answers to common questions ourselves. Definitions come from Princeton University’s WordNet 3.1, country facts from an open list of the world’s countries, and sums are worked out on the spot. Answers from your own notes quote your sentence word for word.',
      },
      {
        question: 'What does the confidence score mean?',
        answer:
          'It weighs the source and how closely it fits your question. A sum or a capital city scores in the nineties; a word with several meanings less, because yours may be another one; where we have no answer it stays below 40.',
      },
      {
        question: 'Can it tell me what is in the news?',
        answer:
          'No. Nothing in it changes from day to day, so it cannot tell you who is in office, prices, results or the weather.',
      },
      {
        question: 'Why did it not answer my question?',
        answer:
          'It answers only when it is sure that an answer is meant for your question. Try a shorter question about one thing: “What is inflation?” works where “Why is inflation so high in my town?” does not.',
      },
    ],
    related: ['counter-argument-generator', 'abstract-generator', 'text-humanizer'],
  },
});
