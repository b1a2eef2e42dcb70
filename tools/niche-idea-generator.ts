import { OUT_OF_TEN, TWENTY_A_DAY_AND_NO_MORE } from '../choices/numbers.ts';
import { GENERATE_MORE, START_OVER } from '../choices/words.ts';
import {
  computed,
  constant,
  defineTool,
  label,
  listOf,
  prose,
  record,
  score,
  select,
  textarea,
} from '../engine/definition/index.ts';

const idea = record('One niche business idea', {
  title: prose('The idea as a title'),
  description: prose('What is sold, to whom, why they would pay, and the first step'),
  profitability: score('How well such a business can pay for the hours put in'),
  difficulty: label('How much skill it takes'),
  investment: label('What it takes to start'),
  timeline: label('How long until the first sale'),
  competition: label('How crowded the field is'),
});

export default defineTool({
  slug: 'niche-idea-generator',
  name: 'Niche Idea Generator',
  summary: 'Business ideas for one narrow group of buyers, with a first step.',
  alsoCalled: ['business idea', 'side hustle', 'startup idea', 'what to sell', 'market'],
  description:
    'Type what you know, like or own. You get niche business ideas that fit your budget, your market and your experience, each with a first step for this week.',
  icon: 'sprout',
  group: 'business',
  formName: 'Niche idea details',
  fields: {
    keywords: textarea('Keywords', {
      placeholder: 'sourdough, gluten free, busy parents',
      help: 'An interest, a skill, a group of people, or several of them with commas between.',
      required: 'Please enter keywords to generate niche ideas.',
      flagWhenBlank: true,
      rows: 3,
    }),
    outputNumber: select('Number of Ideas', [1, 3, 5, 10, 15, 20, 25, 30], { half: true }),
    businessType: select(
      'Business Type',
      [
        'Any Business Type',
        'E-commerce Store',
        'Digital Products',
        'Service Business',
        'Content Creation',
        'SaaS/Software',
        'Consulting',
        'Affiliate Marketing',
        'Dropshipping',
        'Online Courses',
        'Subscription Business',
        'Local Business',
      ],
      { half: true },
    ),
    investmentLevel: select(
      'Investment Level',
      [
        'Any Budget',
        'Low Budget ($0-$1,000)',
        'Medium Budget ($1,000-$10,000)',
        'High Budget ($10,000+)',
        'No Money Required',
        'Minimal Investment',
        'Moderate Investment',
        'High Investment',
      ],
      { half: true },
    ),
    targetMarket: select(
      'Target Market',
      [
        'Any Market',
        'B2B',
        'B2C',
        'Young Adults 18-30',
        'Professionals 30-50',
        'Seniors 50+',
        'Parents & Families',
        'Students',
        'Entrepreneurs',
        'Health & Wellness',
        'Technology',
        'Creative Industries',
      ],
      { half: true },
    ),
    difficultyLevel: select('Difficulty Level', ['Any', 'Beginner Friendly', 'Intermediate', 'Advanced', 'Expert Level'], {
      half: true,
    }),
    timeFrame: constant('Any Timeframe'),
    industry: select(
      'Industry',
      [
        'Any',
        'Technology',
        'Health & Wellness',
        'Education',
        'Finance',
        'Food & Beverage',
        'Fashion & Beauty',
        'Home & Garden',
        'Travel & Tourism',
        'Entertainment',
        'Sports & Fitness',
        'Automotive',
        'Real Estate',
        'Pet Care',
        'Environmental/Green',
      ],
      { half: true },
    ),
  },
  call: {
    post: '/api/niche-idea-generator/generate',
    succeeds: 'by status',
    failed: 'Failed to generate niche ideas',
    unreachable: 'Failed to generate niche ideas. Please try again.',
    channel: 'inline',
    button: 'Generate',
    busy: 'Generating...',
  },
  reply: {
    main: 'nicheIdeas',
    data: {
      nicheIdeas: listOf(idea, 'Different business ideas', { asked: 'outputNumber' }),
      topIdea: computed(idea, { best: 'nicheIdeas', by: 'profitability' }),
      marketInsights: listOf(
        prose('One thing to know or to try in this market'),
        'Things to know or to try in this market',
        [4, 6],
      ),
    },
  },
  result: [
    {
      block: 'count',
      of: 'nicheIdeas',
      one: 'niche idea',
      many: 'niche ideas',
      settings: ['businessType', 'investmentLevel', 'targetMarket'],
    },
    {
      block: 'highlight',
      of: 'topIdea',
      title: 'Top opportunity',
      text: 'title',
      metrics: [{ key: 'profitability', label: 'Profitability', unit: 'out of 10', levels: OUT_OF_TEN }],
    },
    {
      block: 'cards',
      of: 'nicheIdeas',
      layout: 'rows',
      text: 'title',
      body: 'description',
      metrics: [{ key: 'profitability', label: 'Profitability', unit: 'out of 10', levels: OUT_OF_TEN }],
      details: [
        { key: 'difficulty', label: 'Difficulty' },
        { key: 'investment', label: 'Investment' },
        { key: 'timeline', label: 'Timeline' },
        { key: 'competition', label: 'Competition' },
      ],
      copyLabel: 'Copy Idea',
      copies: ['title', 'description'],
      empty: 'No niche ideas came back. Try other keywords.',
    },
    { block: 'list', of: 'marketInsights', title: 'Market insights' },
    {
      block: 'actions',
      actions: [GENERATE_MORE, { do: 'copyAll', label: 'Copy All Ideas' }, START_OVER],
    },
  ],
  copy: {
    channel: 'alert',
    failedChannel: 'inline',
    one: { done: 'Niche idea copied to clipboard!', failed: 'Failed to copy idea to clipboard' },
    all: {
      done: 'All niche ideas copied to clipboard!',
      failed: 'Failed to copy ideas to clipboard',
      text: { of: 'nicheIdeas', lines: ['title', 'description'], between: '\n\n' },
    },
  },
  limit: TWENTY_A_DAY_AND_NO_MORE,
  terms: true,
  examples: [
    {
      title: 'A baker with free evenings',
      values: {
        keywords: 'sourdough, gluten free, busy parents',
        outputNumber: 5,
        investmentLevel: 'Low Budget ($0-$1,000)',
        targetMarket: 'Parents & Families',
        industry: 'Food & Beverage',
      },
    },
    {
      title: 'Bicycle repair, no money to spend',
      values: {
        keywords: 'bicycle repair',
        outputNumber: 3,
        businessType: 'Service Business',
        investmentLevel: 'No Money Required',
        difficultyLevel: 'Beginner Friendly',
        industry: 'Sports & Fitness',
      },
    },
    {
      title: 'Software for letting agents',
      values: {
        keywords: 'holiday rentals, cleaning schedules',
        outputNumber: 5,
        businessType: 'SaaS/Software',
        targetMarket: 'B2B',
        difficultyLevel: 'Advanced',
        industry: 'Real Estate',
      },
    },
  ],
  about: {
    what: [
      'A niche is a small group of people with one problem that the big sellers answer badly. This tool knows more than a thousand such businesses, each thought out for one interest, skill or group, and finds those that fit what you type and choose. Each says who buys, what troubles them, what you would sell and what to do first.',
      'The figures are not market research. They follow from the idea itself: profitability weighs the margin, how often the same buyer pays, and whether one piece of work can be sold many times; timeline is an honest guess at the first sale, difficulty the skill the work asks for, competition how many offer just this to just them.',
    ],
    steps: [
      'Enter an interest, a skill or a group of people you know well. Two or three together give sharper ideas than one.',
      'Say what you can spend, who you would like to sell to and how much experience you have.',
      'Generate, and look for the idea you could explain to a friend in one breath.',
      'Do its first step this week, before you build or buy anything.',
    ],
    questions: [
      {
        question: 'How narrow should a niche be?',
        answer:
          'Narrow enough that a buyer says “that is for me”, and wide enough that you could name twenty such buyers or the places where they meet. If you cannot say where to find them, change the group, not the product.',
      },
      {
        question: 'Where do the profitability scores come from?',
        answer:
          'From the idea, not from figures about your market. What is paid for every month scores higher than what is sold once, and a file that sells many times higher than an hour that sells once. Crowded fields lose a little.',
      },
      {
        question: 'How do I know whether anybody would pay?',
        answer:
          'Ask for a small commitment before you build: a deposit, a pre-order, a booked slot. Kind words cost nothing. Five strangers who pay for a first version tell you more than a hundred who like the idea.',
      },
      {
        question: 'Can I start with no money at all?',
        answer:
          'Choose “No Money Required”: those ideas sell your time, your knowledge or files you can make with free tools. They usually pay less at first, and the first customers pay for whatever comes next.',
      },
    ],
    related: ['brand-name-generator', 'fiver-gig-generator', 'prompt-generator'],
  },
});
