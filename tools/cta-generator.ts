import { BUYERS } from '../choices/audiences.ts';
import { LANGUAGES } from '../choices/languages.ts';
import { OUT_OF_TEN, TWENTY_A_DAY_AND_NO_MORE } from '../choices/numbers.ts';
import { GENERATE_MORE, START_OVER } from '../choices/words.ts';
import {
  computed,
  count,
  defineTool,
  type Levels,
  listOf,
  prose,
  record,
  score,
  select,
  text,
  textarea,
} from '../engine/definition/index.ts';

const urgency: Levels = [
  [8, 'poor'],
  [5, 'fair'],
  [0, 'good'],
];
const cta = record('One call to action', {
  text: prose('The words of the call to action', {
    in: 'characters',
    asked: 'ctaType',
    ranges: {
      'Button Text': [2, 40],
      'Email Subject': [10, 80],
      'Ad Copy': [15, 200],
      'Landing Page': [10, 300],
      'Social Media': [15, 280],
      Newsletter: [10, 300],
      'Video Script': [10, 400],
      'Banner Ad': [5, 90],
    },
  }),
  length: computed(count('Its length in characters'), { measures: 'text', in: 'characters' }),
  urgency: score('How much it presses the reader to act now'),
  effectiveness: score('How well it is likely to work'),
});

export default defineTool({
  slug: 'cta-generator',
  name: 'CTA Generator',
  summary: 'Calls to action, scored for urgency and effect.',
  alsoCalled: ['call to action', 'slogan', 'tagline', 'button text', 'email subject', 'advert', 'ad copy'],
  description:
    'Describe what you offer and choose what people should do next. You get calls to action with their length, urgency and effectiveness.',
  icon: 'mouse-pointer-click',
  group: 'market',
  formName: 'CTA details',
  fields: {
    description: textarea('What is the call to action for?', {
      placeholder: 'Describe the product, page or offer',
      required: 'Please enter a CTA description.',
      flagWhenBlank: true,
      counter: { of: 2500, unit: 'characters', style: 'n/max' },
      rows: 5,
    }),
    ownIntention: text('Intention in your own words', {
      placeholder: 'Order the first box',
      optional: true,
      insteadOf: 'intention',
    }),
    ctaType: select(
      'CTA Type',
      ['Button Text', 'Email Subject', 'Ad Copy', 'Landing Page', 'Social Media', 'Newsletter', 'Video Script', 'Banner Ad'],
      { half: true },
    ),
    intention: select(
      'Primary Intention',
      [
        'Buy Now',
        'Sign Up',
        'Download',
        'Learn More',
        'Get Started',
        'Contact Us',
        'Subscribe',
        'Try Free',
        'Book Demo',
        'Join Now',
      ],
      { half: true },
    ),
    tone: select(
      'Tone Of Voice',
      [
        'Default',
        'Urgent',
        'Friendly',
        'Professional',
        'Exciting',
        'Persuasive',
        'Casual',
        'Authoritative',
        'Encouraging',
        'Direct',
      ],
      { half: true },
    ),
    audience: select('Target Audience', BUYERS, { half: true }),
    language: select('Language', LANGUAGES, { marks: 'language' }),
  },
  call: {
    post: '/api/cta-generator/generate',
    succeeds: 'by status',
    failed: 'Failed to generate CTAs',
    unreachable: 'Failed to generate CTAs. Please try again.',
    channel: 'inline',
    button: 'GENERATE',
    busy: 'GENERATING...',
  },
  reply: {
    main: 'ctas',
    data: {
      ctas: listOf(cta, 'Different calls to action', [8, 8]),
      bestCTA: computed(cta, { best: 'ctas', by: 'effectiveness' }),
    },
  },
  result: [
    { block: 'count', of: 'ctas', one: 'CTA', many: 'CTAs', settings: ['ctaType', 'intention', 'tone'] },
    {
      block: 'highlight',
      of: 'bestCTA',
      title: 'Best performing CTA',
      text: 'text',
      metrics: [{ key: 'effectiveness', label: 'Effectiveness', unit: 'out of 10', levels: OUT_OF_TEN }],
    },
    {
      block: 'cards',
      of: 'ctas',
      layout: 'rows',
      text: 'text',
      metrics: [
        { key: 'length', label: 'Length', unit: 'characters' },
        { key: 'urgency', label: 'Urgency', unit: 'out of 10', levels: urgency },
        { key: 'effectiveness', label: 'Effectiveness', unit: 'out of 10', levels: OUT_OF_TEN },
      ],
      copyOnClick: true,
      empty: 'No CTAs came back. Try a longer description.',
    },
    { block: 'joined', of: 'ctas', title: 'All CTAs', text: 'text', by: ' • ' },
    {
      block: 'actions',
      actions: [GENERATE_MORE, { do: 'copyAll', label: 'Copy All CTAs' }, START_OVER],
    },
  ],
  copy: {
    channel: 'alert',
    failedChannel: 'inline',
    one: { done: 'CTA copied to clipboard!', failed: 'Failed to copy CTA to clipboard' },
    all: {
      done: 'All CTAs copied to clipboard!',
      failed: 'Failed to copy CTAs to clipboard',
      text: { of: 'ctas', lines: ['text'], between: '\n' },
    },
  },
  limit: TWENTY_A_DAY_AND_NO_MORE,
  terms: true,
  examples: [
    {
      title: 'Meal kit for two',
      values: {
        description:
          'A weekly meal kit for two, with recipes that take under 25 minutes. New customers get their first box at half price.',
        ctaType: 'Button Text',
        intention: 'Buy Now',
        tone: 'Friendly',
      },
    },
    {
      title: 'Free budgeting app',
      values: {
        description: 'a free app that shows where your money goes each month, no bank login needed',
        ctaType: 'Landing Page',
        intention: 'Try Free',
        tone: 'Direct',
        audience: 'Budget Conscious',
      },
    },
    {
      title: 'Newsletter on urban gardening',
      values: {
        description: 'a Sunday newsletter about growing food on balconies and windowsills',
        ctaType: 'Newsletter',
        intention: 'Subscribe',
        tone: 'Encouraging',
      },
    },
  ],
  about: {
    what: [
      'A call to action is the few words that tell a reader what to do next: the button, the subject line, the last sentence of a post. This tool writes eight of them for your offer, each fitted to the place where it will stand.',
      'Every line is scored from its own words. Urgency counts what presses the reader (a deadline, a limit, “today”); effectiveness weighs a clear verb at the start, a reason to act, a length that suits the place and how closely it follows your description.',
    ],
    steps: [
      'Say what you offer in a sentence or two, with the detail people care about: price, time, place, what they get.',
      'Choose where the words will stand and what readers should do.',
      'Generate, then press a line to copy it.',
    ],
    questions: [
      {
        question: 'What makes a call to action work?',
        answer:
          'A verb first, one action only, and a reason in the reader’s own terms. “Get my first box at half price” says all three.',
      },
      {
        question: 'Is a high urgency score better?',
        answer:
          'Not by itself. Urgency is shown in red from 8 because pressure wears off quickly; use it for real deadlines and keep calmer lines for the rest.',
      },
      {
        question: 'Can I say in my own words what people should do?',
        answer: 'Yes. Whatever you write under “Intention in your own words” is used in place of the list.',
      },
    ],
    related: ['hook-generator', 'webinar-title-generator', 'hashtag-generator'],
  },
});
