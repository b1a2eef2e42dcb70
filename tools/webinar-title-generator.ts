import { LEARNERS_AND_TRADES } from '../choices/audiences.ts';
import { TWENTY_A_DAY_AND_NO_MORE } from '../choices/numbers.ts';
import { GENERATE_MORE, START_OVER } from '../choices/words.ts';
import { computed, count, defineTool, listOf, prose, record, select, text, textarea } from '../engine/definition/index.ts';

const title = record('One webinar title', {
  title: prose('The title', { in: 'characters', range: [15, 100] }),
  length: computed(count('Its length in characters'), { measures: 'title', in: 'characters' }),
});

export default defineTool({
  slug: 'webinar-title-generator',
  name: 'Webinar Title Generator',
  summary: 'Ten titles that say what people will learn.',
  alsoCalled: ['workshop title', 'course title', 'event title', 'talk title', 'masterclass'],
  description:
    'Name the topic of your webinar and what people will take home. You get ten titles in ten different forms, fitted to your tone and audience, with their length.',
  icon: 'presentation',
  group: 'market',
  formName: 'Webinar details',
  fields: {
    topic: text('Webinar topic', {
      placeholder: 'Negotiating freelance rates',
      required: 'Please enter a webinar topic.',
    }),
    learningOutcomes: textarea('Learning outcomes', {
      placeholder: 'set a price, write a quote, handle a no',
      help: 'What people can do or know afterwards, with commas or line breaks between. The titles use your own words.',
      optional: true,
      rows: 3,
    }),
    tone: select(
      'Tone',
      ['Default', 'Professional', 'Engaging', 'Educational', 'Urgent', 'Creative', 'Inspirational', 'Expert'],
      { half: true },
    ),
    audience: select('Target Audience', LEARNERS_AND_TRADES, { half: true }),
    language: select('Language', ['English', 'Spanish', 'French', 'German', 'Italian', 'Portuguese', 'Dutch', 'Russian'], {
      marks: 'language',
    }),
  },
  call: {
    post: '/api/webinar-title/generate',
    succeeds: 'by status',
    failed: 'Failed to generate titles',
    unreachable: 'Failed to generate webinar titles. Please try again.',
    channel: 'inline',
    button: 'Generate',
    busy: 'Generating...',
  },
  reply: {
    main: 'titles',
    data: { titles: listOf(title, 'Different titles for the webinar', [10, 10]) },
  },
  result: [
    { block: 'count', of: 'titles', one: 'title', many: 'titles', settings: ['tone', 'audience'] },
    {
      block: 'cards',
      of: 'titles',
      layout: 'rows',
      text: 'title',
      metrics: [{ key: 'length', label: 'Length', unit: 'characters' }],
      copyOnClick: true,
      empty: 'No titles came back. Try naming the topic in a few words.',
    },
    {
      block: 'actions',
      actions: [GENERATE_MORE, { do: 'copyAll', label: 'Copy All Titles' }, START_OVER],
    },
  ],
  copy: {
    channel: 'alert',
    failedChannel: 'inline',
    one: { done: 'Title copied to clipboard!', failed: 'Failed to copy title to clipboard' },
    all: {
      done: 'All titles copied to clipboard!',
      failed: 'Failed to copy titles to clipboard',
      text: { of: 'titles', lines: ['title'], between: '\n' },
    },
  },
  limit: TWENTY_A_DAY_AND_NO_MORE,
  terms: true,
  examples: [
    {
      title: 'Rates for freelancers',
      values: {
        topic: 'negotiating freelance rates',
        learningOutcomes: 'set a price, write a quote, handle a no',
        tone: 'Professional',
      },
    },
    {
      title: 'A first vegetable patch',
      values: {
        topic: 'growing vegetables on a balcony',
        learningOutcomes: 'choose pots, water in summer',
        tone: 'Engaging',
        audience: 'Beginners',
      },
    },
    {
      title: 'A move between databases',
      values: {
        topic: 'moving from MySQL to PostgreSQL',
        learningOutcomes: 'test the migration, roll back safely',
        tone: 'Expert',
        audience: 'Developers',
      },
    },
  ],
  about: {
    what: [
      'People decide about a webinar from its title alone: in a calendar, in the subject of an email, in a list of twenty others. A good one says what it is about, what they will be able to do afterwards and, where that helps, whom it is for. This tool sets your topic in ten forms that do so, from a plain “how to” to a question or a title with a second half.',
      'It takes the learning outcomes in your own words. It puts in no year, no percentage and no promise that you have not made; where a title counts something (“Three Mistakes”), it is a number that you can keep.',
    ],
    steps: [
      'Name the topic in a few words or one sentence.',
      'Add what people will learn, if you know it: the titles become more particular.',
      'Choose the tone and the audience, generate, and press a title to copy it.',
    ],
    questions: [
      {
        question: 'How long should a webinar title be?',
        answer:
          'Under 60 characters it shows whole in most inboxes and search results; up to 90 is fine on a registration page. Each title shows its length.',
      },
      {
        question: 'Should I name the audience in the title?',
        answer:
          'Yes when the topic alone does not say it and the wrong people would come. “For Beginners” saves experts an hour and gives beginners courage.',
      },
      {
        question: 'Can I use a title as it is?',
        answer: 'Yes. Check only that you really cover what it says, above all where it counts mistakes, steps or questions.',
      },
    ],
    related: ['youtube-script-generator', 'cta-generator', 'book-title-generator'],
  },
});
