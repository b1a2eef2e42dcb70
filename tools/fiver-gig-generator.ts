import { LANGUAGES } from '../choices/languages.ts';
import { TWENTY_A_DAY } from '../choices/numbers.ts';
import {
  computed,
  constant,
  count,
  defineTool,
  label,
  listOf,
  prose,
  record,
  score,
  select,
  sideCall,
  text,
  textarea,
} from '../engine/definition/index.ts';

const ADVANCED = 'advanced';

const fields = {
  gigTitle: text('Gig title', {
    placeholder: 'I will design a minimalist logo for your cafe',
    required: 'Gig title is required',
    disablesWhenBlank: true,
    transform: ['trim'],
    stopAt: 80,
    atLeast: { length: 10, message: 'Gig title must be at least 10 characters long' },
    lessThan: { length: 80, message: 'Gig title must be less than 80 characters' },
    counter: { of: 80, unit: 'characters', style: 'n/max' },
  }),
  personalSkills: textarea('Personal skills', {
    placeholder: 'What you do, with which tools, for whom, and since when',
    help: 'Your own words are used as you write them. Plain facts sell better than adjectives.',
    required: 'Personal skills description is required',
    disablesWhenBlank: true,
    transform: ['trim'],
    stopAt: 1000,
    atLeast: { length: 20, message: 'Personal skills must be at least 20 characters long' },
    lessThan: { length: 1000, message: 'Personal skills must be less than 1000 characters' },
    counter: { of: 1000, unit: 'characters', style: 'n/max' },
    rows: 5,
  }),
  tone: select(
    'Tone',
    [
      'Default',
      'Professional',
      'Friendly',
      'Creative',
      'Persuasive',
      'Enthusiastic',
      'Confident',
      'Conversational',
      'Expert',
      'Casual',
    ],
    { half: true },
  ),
  language: select('Language', LANGUAGES, { half: true, marks: 'language' }),
  category: select(
    'Category',
    [
      { value: '', label: 'Not said' },
      'Graphics & Design',
      'Digital Marketing',
      'Writing & Translation',
      'Video & Animation',
      'Music & Audio',
      'Programming & Tech',
      'Business',
      'Lifestyle',
      'Data',
      'Photography',
    ],
    { half: true, optional: true, group: ADVANCED },
  ),
  deliveryTime: select(
    'Delivery time',
    [{ value: '', label: 'Not said' }, '1 Day', '2 Days', '3 Days', '1 Week', '2 Weeks', '1 Month'],
    { half: true, optional: true, group: ADVANCED },
  ),
  priceRange: select(
    'Price range',
    [{ value: '', label: 'Not said' }, 'Budget ($5-$25)', 'Standard ($25-$100)', 'Premium ($100-$500)', 'Luxury ($500+)'],
    { half: true, optional: true, group: ADVANCED },
  ),
  targetAudience: select(
    'Target audience',
    [
      { value: '', label: 'Not said' },
      'Small Businesses',
      'Startups',
      'Individuals',
      'Large Corporations',
      'Students',
      'Entrepreneurs',
      'Content Creators',
      'E-commerce',
      'Everyone',
    ],
    { half: true, optional: true, group: ADVANCED },
  ),
} as const;

const settings = record('What it was written with', { tone: computed(label('Tone'), { repeats: 'tone' }) });
const READ_TIME = { measures: 'description', in: 'minutes read', at: 230, says: { one: '1 min', many: '# min' } } as const;
/** The longest description that the marketplace takes. */
const SIZE = { in: 'characters', range: [120, 1200] } as const;
const judged = (about: string, kind: string) => record(about, { score: score(about), feedback: prose(kind) });

export const variations = sideCall({
  post: '/api/fiver-gig/generate-multiple',
  request: { ...fields, count: constant(3) },
  reply: {
    main: 'variations',
    data: {
      variations: listOf(
        record('One variation', {
          variation: computed(count('Its number, from 1'), { counts: 'its place' }),
          focus: label('What it puts first'),
          description: prose('The gig description', SIZE),
          wordCount: computed(count('How many words it has'), { measures: 'description', in: 'words' }),
          characterCount: computed(count('How many characters it has'), { measures: 'description', in: 'characters' }),
          estimatedReadTime: computed(label('How long it takes to read'), READ_TIME),
        }),
        'Descriptions with a truly different focus',
        { asked: 'count' },
      ),
      settings,
    },
  },
  succeeds: 'by status',
  failed: 'Failed to generate variations',
  unreachable: 'Failed to generate variations. Please try again.',
  channel: 'inline',
});

export const analyze = sideCall({
  post: '/api/fiver-gig/analyze',
  answers: 'exact',
  request: {
    description: textarea('Description', {
      required: 'Please send the description to analyze.',
      transform: ['trim'],
      stopAt: 10_000,
    }),
  },
  reply: {
    main: 'analysis',
    data: {
      analysis: record('How the description reads to a buyer, every score out of 10', {
        overallScore: score('Overall'),
        keywordOptimization: record('Words that buyers search for', {
          score: score('Keyword optimization'),
          suggestions: listOf(prose('One suggestion'), 'What to change'),
        }),
        readability: judged('Readability', 'How it reads'),
        conversionPotential: judged('Conversion potential', 'How it asks for the order'),
        competitiveness: judged('Competitiveness', 'How it stands out'),
        strengths: listOf(prose('One strength'), 'What works'),
        weaknesses: listOf(prose('One weakness'), 'What does not'),
        recommendations: listOf(prose('One recommendation'), 'What to do next'),
      }),
    },
  },
  succeeds: 'by status',
  failed: 'Failed to analyze description. Please try again.',
  unreachable: 'Failed to analyze description. Please try again.',
  channel: 'inline',
});

export default defineTool({
  slug: 'fiver-gig-generator',
  name: 'Gig Description Generator',
  summary: 'A gig description that answers what buyers ask.',
  alsoCalled: ['fiverr', 'freelance', 'upwork', 'seller', 'gig', 'offer description'],
  description:
    'Give your gig title and say what you can do. You get a description for your gig page, three variations with a different focus if you like, and an analysis of how it reads to a buyer.',
  icon: 'briefcase-business',
  group: 'business',
  formName: 'Gig details',
  fields,
  groups: { [ADVANCED]: { label: 'Advanced Options' } },
  call: {
    post: '/api/fiver-gig/generate',
    succeeds: 'by status',
    failed: 'Failed to generate gig description',
    unreachable: 'Failed to generate gig description. Please try again.',
    channel: 'inline',
    button: 'GENERATE',
    busy: 'GENERATING...',
    otherButtons: [{ sideCall: 'variations', button: 'GENERATE 3 VARIATIONS', busy: 'GENERATING...' }],
  },
  reply: {
    main: 'description',
    data: {
      description: prose('The gig description, with a blank line between paragraphs', SIZE),
      wordCount: computed(count('How many words it has'), { measures: 'description', in: 'words' }),
      characterCount: computed(count('How many characters it has'), { measures: 'description', in: 'characters' }),
      estimatedReadTime: computed(label('How long it takes to read, such as "1 min"'), READ_TIME),
      settings,
    },
  },
  sideCalls: { variations, analyze },
  screen: 'gig',
  result: [
    { block: 'document', of: 'description', title: 'Gig description', copyLabel: 'Copy', downloadLabel: 'Download' },
    {
      block: 'facts',
      of: 'settings',
      title: 'Statistics',
      metrics: [{ key: 'tone', label: 'Tone' }],
      also: [
        { key: 'wordCount', label: 'Words' },
        { key: 'characterCount', label: 'Characters' },
        { key: 'estimatedReadTime', label: 'Read time' },
      ],
      alsoFirst: true,
    },
  ],
  copy: {
    channel: 'alert',
    failedChannel: 'alert',
    one: { done: 'Description copied to clipboard!', failed: 'Failed to copy to clipboard' },
  },
  download: { file: 'gig-description.txt', text: { of: 'description' } },
  limit: TWENTY_A_DAY,
  terms: true,
  examples: [
    {
      title: 'Logos for cafes',
      values: {
        gigTitle: 'I will design a minimalist logo for your cafe',
        personalSkills:
          'Eight years of brand identity work for coffee shops and bakeries. Adobe Illustrator, hand lettering, packaging.',
        category: 'Graphics & Design',
        deliveryTime: '3 Days',
        targetAudience: 'Small Businesses',
      },
    },
    {
      title: 'Translation from Polish',
      values: {
        gigTitle: 'I will translate your documents from Polish to English',
        personalSkills: 'Sworn translator. Contracts, diplomas and medical reports since 2011. I keep your layout.',
        tone: 'Professional',
        category: 'Writing & Translation',
      },
    },
    {
      title: 'Podcast editing',
      values: {
        gigTitle: 'I will edit and clean up your podcast episode',
        personalSkills:
          'Noise removal, levelling, cutting out the ums, show notes. Reaper and iZotope RX. I host a weekly show myself.',
        tone: 'Friendly',
        category: 'Music & Audio',
        priceRange: 'Standard ($25-$100)',
      },
    },
  ],
  about: {
    what: [
      'A buyer on a marketplace reads the first two lines, looks for what they get, and decides. This tool puts what you do and for whom at the top, your own facts in the middle, and a clear next step at the end.',
      'It adds nothing you did not say: no invented clients, no star ratings, no “100% satisfaction”. Where a detail would help, it says so in the analysis instead.',
    ],
    steps: [
      'Write the title as it stands on your gig page, and your skills as plain facts.',
      'Add the category, delivery time, price range and audience if you like.',
      'Generate one description, or three with a different focus each. Then press Analyze to see what a buyer would miss.',
    ],
    questions: [
      {
        question: 'What makes a gig description work?',
        answer:
          'It says in the first sentence what the buyer gets, names the tools and the kind of work, tells how it goes from order to delivery, and ends with one thing to do.',
      },
      {
        question: 'Which of the three variations should I take?',
        answer:
          'The first puts the result first, the second how you work, the third your experience. Take the one that answers what your buyers ask most often.',
      },
      {
        question: 'Does a high score bring orders?',
        answer:
          'No score can promise that. It is counted from the text alone: search words, sentence length, concrete details, a clear request.',
      },
    ],
    related: ['company-bio-generator', 'cta-generator', 'prompt-generator'],
  },
});
