import {
  constant,
  count,
  defineTool,
  figure,
  label,
  listOf,
  number,
  optional,
  prose,
  record,
  select,
  sideCall,
  text,
  textarea,
  url,
} from '../engine/definition/index.ts';

const LARGEST_PAGE = 100;

const prompt = record('One prompt', {
  prompt: prose('The prompt, to paste into a language model'),
  category: label('Its category'),
  tags: listOf(label('One tag'), 'What it is about'),
  description: label('What it is for, in a line'),
});

const votes = {
  likes: count('How many like it'),
  dislikes: count('How many do not'),
  rating: figure('5 times its share of likes, 0 without votes', { min: 0, max: 5 }),
};

export const categories = sideCall({
  get: '/api/prompts/categories',
  answers: 'stored',
  request: {},
  reply: {
    main: 'mainCategories',
    data: {
      mainCategories: listOf(label('A category'), 'Every category of the catalogue'),
      stats: record('The catalogue in figures', {
        totalPrompts: count('How many prompts there are'),
        totalLikes: count('How many likes they have had'),
        averageRating: figure('The mean rating of those that were voted on', { min: 0, max: 5 }),
      }),
    },
  },
  succeeds: 'by flag',
  failed: 'Failed to load categories',
  unreachable: 'Failed to load categories',
  channel: 'inline',
});

export const search = sideCall({
  get: '/api/prompts/search',
  answers: 'stored',
  request: {
    category: text('Category', { default: 'all', stopAt: 100 }),
    search: text('Search', { transform: ['trim'], stopAt: 200 }),
    sortBy: select('Sort by', [
      { value: 'likes', label: 'Most Liked' },
      { value: 'newest', label: 'Newest' },
      { value: 'rating', label: 'Best Rating' },
    ]),
    limit: number('Limit', {
      whole: true,
      default: 20,
      min: { value: 1, message: 'must be at least 1' },
      max: { value: LARGEST_PAGE, message: `must be at most ${LARGEST_PAGE}` },
    }),
    offset: number('Offset', { whole: true, default: 0, min: { value: 0, message: 'must not be negative' } }),
  },
  reply: {
    main: 'prompts',
    data: {
      prompts: listOf(record('One prompt of the catalogue', { id: label('Its id'), ...prompt.keys, ...votes }), 'What was found'),
      total: optional(count('How many there are in all')),
    },
  },
  succeeds: 'by flag',
  failed: 'Failed to fetch prompts',
  unreachable: 'Failed to load prompts',
  channel: 'inline',
});

export const vote = sideCall({
  post: '/api/prompts/:id/vote',
  answers: 'stored',
  request: {
    id: text('Prompt', { required: 'Please name the prompt (id).', stopAt: 100 }),
    voter: text('Voter', { required: 'Please send the id of the voter (voter).', stopAt: 100 }),
    vote: select('Vote', ['none', 'like', 'dislike']),
  },
  reply: { main: 'likes', data: votes },
  succeeds: 'by flag',
  failed: 'Failed to record your vote',
  unreachable: 'Failed to record your vote',
  channel: 'inline',
});

export default defineTool({
  slug: 'prompt-generator',
  name: 'Prompt Library',
  summary: 'Prompts for marketing, work, study and home, found or made.',
  alsoCalled: ['chatgpt prompts', 'prompt library', 'seo prompts', 'ai prompts'],
  description:
    'Search a library of prompts for marketing, work, study and home, vote for the best, or fill in a short form and get prompts written for your own company.',
  icon: 'library-big',
  group: 'market',
  formName: 'Custom prompt details',
  fields: {
    companyName: text('Company name *', { placeholder: 'Fernleaf Nurseries', transform: ['trim'] }),
    industry: text('Industry', { placeholder: 'gardening', transform: ['trim'], half: true }),
    niche: text('Niche', { placeholder: 'shade plants', transform: ['trim'], half: true }),
    targetAudience: text('Target audience', {
      placeholder: 'city gardeners with small balconies',
      transform: ['trim'],
      optional: true,
    }),
    goals: textarea('Goals', { placeholder: 'more spring pre-orders', transform: ['trim'], optional: true, rows: 2 }),
    typeOfWebsite: text('Type of website', { placeholder: 'online shop', transform: ['trim'], optional: true, half: true }),
    typeOfBusiness: text('Type of business', {
      placeholder: 'family business',
      transform: ['trim'],
      optional: true,
      half: true,
    }),
    url: url('Web address', { placeholder: 'https://fernleaf.example', transform: ['trim'], optional: true }),
    productOrService: text('Product or service', {
      placeholder: 'ferns and hostas by post',
      transform: ['trim'],
      optional: true,
    }),
    keywords: text('Keywords', { placeholder: 'shade plants, balcony garden', transform: ['trim'], optional: true }),
    subject: text('Subject', { placeholder: 'planting guides', transform: ['trim'], optional: true, half: true }),
    number: number('How many prompts', {
      whole: true,
      placeholder: '5',
      half: true,
      min: { value: 1, message: 'Please ask for at least 1 prompt' },
      max: { value: 20, message: 'Please ask for at most 20 prompts' },
    }),
    category: constant('Marketing'),
  },
  atLeastOne: {
    of: ['companyName', 'industry', 'niche'],
    message: 'Please fill in at least your company name, industry, or niche to generate custom prompts.',
    channel: 'alert',
  },
  call: {
    post: '/api/prompts/generate',
    succeeds: 'by flag',
    failed: 'Failed to generate custom prompts',
    unreachable: 'Failed to generate custom prompts. Please try again.',
    channel: 'inline',
    button: 'Generate Prompts',
    busy: 'Generating...',
  },
  reply: {
    main: 'prompts',
    data: { prompts: listOf(prompt, 'Prompts made for this company', { asked: 'number', otherwise: 5 }) },
  },
  sideCalls: { categories, search, vote },
  screen: 'prompts',
  formKept: 'when asked',
  result: [],
  copy: {
    channel: 'inline',
    failedChannel: 'inline',
    one: { done: 'Copied!', failed: 'Failed to copy prompt' },
  },
  limit: 'none',
  terms: true,
  clearLabel: 'Clear form',
  examples: [
    {
      title: 'A plant nursery',
      values: { companyName: 'Fernleaf Nurseries', industry: 'gardening', niche: 'shade plants', keywords: 'balcony garden' },
    },
    {
      title: 'A bookkeeper for freelancers',
      values: { industry: 'bookkeeping', niche: 'freelancers', goals: 'more enquiries from designers', subject: 'tax season' },
    },
  ],
  about: {
    what: [
      'A prompt is the instruction you give to a language model. A good one names a role, a task, what is known, what to leave out and the form of the answer. Each prompt here is written that way, with brackets where your own details belong.',
      'Most prompts are for marketing, the others for writing, work, study, code and home. Votes come from visitors, one per prompt, and begin at zero.',
    ],
    steps: [
      'Search, choose a category, or press a tag to see what is like it.',
      'Copy a prompt and fill in what stands in brackets.',
      'Or press Generate Custom Prompts, tell a little about your company, and get marketing prompts with your details in them.',
    ],
    questions: [
      {
        question: 'Which language model are they for?',
        answer: 'Any that takes plain instructions. They name no product and use no special signs.',
      },
      {
        question: 'What happens to what I write in the form?',
        answer:
          'It is sent once, to make your prompts, and is not kept. If you tick “Save input data for next time”, it is kept on your own device until you untick it.',
      },
      {
        question: 'Can I change my vote?',
        answer: 'Yes. Press the other thumb, or the same one again to take it back.',
      },
    ],
    related: ['text-humanizer', 'hook-generator', 'niche-idea-generator'],
  },
});
