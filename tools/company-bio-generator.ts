import { TWENTY_A_DAY } from '../choices/numbers.ts';
import { COPIED_WITH_TICK, NETWORK_ERROR, START_OVER } from '../choices/words.ts';
import { computed, count, defineTool, label, number, prose, record, select, text, textarea } from '../engine/definition/index.ts';

const REQUIRED = 'Company name and description are required';

const TONES = ['Professional', 'Friendly', 'Innovative', 'Trustworthy', 'Dynamic', 'Creative'] as const;
const STYLES = ['Corporate', 'Startup', 'Tech', 'Creative', 'Traditional', 'Modern'] as const;
const INDUSTRIES = [
  'Technology',
  'Healthcare',
  'Finance',
  'Education',
  'Retail',
  'Manufacturing',
  'Consulting',
  'Marketing',
  'Real Estate',
  'Other',
] as const;

export default defineTool({
  slug: 'company-bio-generator',
  name: 'Company Bio Generator',
  summary: 'An “About us” text from the facts you have.',
  alsoCalled: ['about us', 'company profile', 'boilerplate', 'linkedin bio', 'business description', 'mission'],
  description:
    'Say what your company does and add what you like: place, year, services, awards. You get an “About us” text of the length you choose, or a shorter one where there is less to tell, with no invented claims.',
  icon: 'building-2',
  group: 'business',
  formName: 'Company details',
  fields: {
    companyName: text('Company name', {
      placeholder: 'As it should appear in the text',
      required: REQUIRED,
      flagWhenBlank: true,
      transform: ['trim'],
    }),
    companyDescription: textarea('What the company does', {
      placeholder: 'We repair and restore sash windows in listed buildings',
      help: 'A few words or a few sentences. They are used as you write them.',
      required: REQUIRED,
      flagWhenBlank: true,
      rows: 4,
    }),
    industry: select('Industry', INDUSTRIES),
    foundedYear: number('Founded in', {
      whole: true,
      placeholder: '1998',
      optional: true,
      half: true,
      min: { value: 1800, message: 'Please enter a founding year of 1800 or later' },
      max: { value: 'this year', message: 'The founding year cannot lie in the future' },
    }),
    employees: text('Team size', { placeholder: '12, or 11-50', optional: true, half: true }),
    location: text('Location', { placeholder: 'Ludlow, Shropshire', optional: true }),
    keyServices: textarea('Key products and services', {
      placeholder: 'staircases, sash windows, repairs to listed buildings',
      help: 'Separated by commas.',
      optional: true,
      rows: 2,
    }),
    achievements: textarea('Achievements', {
      placeholder: 'won the regional craft award in 2019',
      help: 'Awards, certificates, milestones. Separate several with semicolons or new lines.',
      optional: true,
      rows: 2,
    }),
    tone: select('Tone', TONES, { half: true }),
    style: select('Style', STYLES, { half: true }),
    length: select(
      'Length',
      [
        { value: 'Short', label: 'Short (50-75 words)' },
        { value: 'Medium', label: 'Medium (100-150 words)' },
        { value: 'Long', label: 'Long (200-300 words)' },
      ],
      { default: 'Medium' },
    ),
  },
  call: {
    post: '/api/company-bio/generate',
    succeeds: 'by flag',
    failed: 'Failed to generate company bio',
    unreachable: NETWORK_ERROR,
    channel: 'inline',
    button: 'Generate',
    busy: 'Generating...',
  },
  reply: {
    main: 'companyBio',
    data: {
      companyBio: prose('The company bio in the third person, with a blank line between paragraphs', {
        in: 'words',
        asked: 'length',
        grows: { with: ['companyDescription', 'keyServices', 'achievements'], by: 5 },
        ranges: { Short: [50, 75], Medium: [100, 150], Long: [200, 300] },
      }),
      wordCount: computed(count('Words of the bio'), { measures: 'companyBio', in: 'words' }),
      settings: record('What it was written with', {
        tone: computed(label('Tone', TONES), { repeats: 'tone' }),
        style: computed(label('Style', STYLES), { repeats: 'style' }),
        industry: computed(label('Industry', INDUSTRIES), { repeats: 'industry' }),
      }),
    },
  },
  result: [
    {
      block: 'document',
      of: 'companyBio',
      title: 'Generated Company Bio',
      copyLabel: 'Copy',
      downloadLabel: 'Download',
    },
    {
      block: 'facts',
      of: 'settings',
      title: 'Settings Used',
      metrics: [
        { key: 'tone', label: 'Tone' },
        { key: 'style', label: 'Style' },
        { key: 'industry', label: 'Industry' },
      ],
      also: [{ key: 'wordCount', label: 'Words' }],
    },
    { block: 'actions', actions: [START_OVER] },
  ],
  copy: {
    channel: 'inline',
    failedChannel: 'inline',
    one: COPIED_WITH_TICK,
  },
  download: { file: 'company-bio.txt', text: { of: 'companyBio' } },
  limit: TWENTY_A_DAY,
  terms: true,
  examples: [
    {
      title: 'A family joinery',
      values: {
        companyName: 'Tarn & Daughters',
        companyDescription: 'We build and restore wooden boats for lakes and rivers',
        industry: 'Manufacturing',
        foundedYear: 1963,
        location: 'Windermere, Cumbria',
        employees: '8',
        keyServices: 'rowing boats, hull repairs, winter storage',
        achievements: 'restored the 1908 steam launch Osprey',
        tone: 'Trustworthy',
        style: 'Traditional',
        length: 'Medium',
      },
    },
    {
      title: 'A software startup',
      values: {
        companyName: 'Shiftwell',
        companyDescription: 'Rota software for care homes, so that nobody works a double shift by mistake',
        industry: 'Technology',
        foundedYear: 2022,
        location: 'Leeds',
        employees: '11-50',
        keyServices: 'shift planning, leave requests, payroll export',
        tone: 'Innovative',
        style: 'Startup',
        length: 'Short',
      },
    },
    {
      title: 'An accountant on her own',
      values: {
        companyName: 'Okafor Bookkeeping',
        companyDescription: 'bookkeeping and tax returns for freelancers',
        industry: 'Finance',
        location: 'Bristol',
        employees: '1',
        keyServices: 'monthly bookkeeping, VAT, tax returns',
        tone: 'Friendly',
        style: 'Modern',
        length: 'Medium',
      },
    },
  ],
  about: {
    what: [
      'A company bio says who you are, what you do and why someone can believe it, in the space of an “About” page, a directory entry or the last paragraph of a press release.',
      'This tool writes it from your own facts. What you leave blank is left out, and nothing is made up to fill the gap: no awards, no client numbers, no “leading provider of”.',
    ],
    steps: [
      'Enter the name as you want it printed, and say what the company does in a sentence or two.',
      'Add the facts you have: founding year, place, team, services, achievements.',
      'Choose a tone, a style and a length, and generate.',
      'Read it once as a customer would, and change whatever you would not say yourself. Generate again for other wording.',
    ],
    questions: [
      {
        question: 'How long should a company bio be?',
        answer:
          'Use the short one for social profiles and directories, the medium one for the foot of a press release or a partner page, and the long one for your own “About” page.',
      },
      {
        question: 'Should it be written as “we” or by name?',
        answer:
          'This tool writes in the third person, so that others can paste the text as it is: event organisers, newspapers, marketplaces. For your own site you can change the name to “we” where it sounds warmer.',
      },
      {
        question: 'What is the difference between tone and style?',
        answer:
          'Style decides the build: what comes first and how the text moves from one thing to the next. Tone decides the voice of each sentence.',
      },
      {
        question: 'What makes a bio believable?',
        answer:
          'Particulars. A town, a year, the three things people actually buy from you. One fact a reader can check does more than ten adjectives.',
      },
    ],
    related: ['brand-name-generator', 'cta-generator', 'fiver-gig-generator'],
  },
});
