import { BUYERS } from '../choices/audiences.ts';
import { LANGUAGES_WITH_KOREAN } from '../choices/languages.ts';
import { TWENTY_A_DAY_AND_NO_MORE } from '../choices/numbers.ts';
import { GENERATE_MORE, START_OVER } from '../choices/words.ts';
import { computed, count, defineTool, label, listOf, prose, record, select, text, textarea } from '../engine/definition/index.ts';

const STYLES = [
  'Short & Catchy',
  'Descriptive',
  'Abstract',
  'Compound Words',
  'Made-up Words',
  'Traditional',
  'Modern Blend',
] as const;

const brandName = record('One brand name', {
  name: prose('The name itself', { in: 'characters', range: [2, 40] }),
  length: computed(count('Its length in characters'), { measures: 'name', in: 'characters' }),
  style: computed(label('The style that was asked for', STYLES), { repeats: 'nameStyle' }),
});

export default defineTool({
  slug: 'brand-name-generator',
  name: 'Brand Name Generator',
  summary: 'Names you can say aloud, built from what you sell.',
  alsoCalled: ['business name', 'company name', 'startup name', 'shop name', 'naming', 'domain name', 'product name'],
  description:
    'Describe the business and choose a style. You get twelve names that differ from each other: real words, compounds, coinages, blends or a family firm.',
  icon: 'tag',
  group: 'business',
  formName: 'Brand name details',
  fields: {
    description: textarea('What needs a name?', {
      placeholder: 'A mobile coffee cart that parks outside train stations',
      help: 'What you sell, for whom, and what is different about it.',
      required: 'Please enter a brand description.',
      flagWhenBlank: true,
      rows: 4,
    }),
    industry: select(
      'Industry',
      [
        'Technology',
        'Food & Beverage',
        'Fashion',
        'Beauty',
        'Fitness',
        'Travel',
        'Automotive',
        'Healthcare',
        'Finance',
        'Education',
        'Entertainment',
        'Real Estate',
        'Sports',
        'Home & Garden',
        'Pets',
        'Other',
      ],
      { half: true },
    ),
    nameStyle: select('Name Style', STYLES, { half: true }),
    tone: select(
      'Tone',
      ['Default', 'Professional', 'Creative', 'Modern', 'Playful', 'Sophisticated', 'Bold', 'Friendly', 'Innovative', 'Classic'],
      { half: true },
    ),
    audience: select('Target Audience', BUYERS, { half: true }),
    keywords: text('Keywords', {
      placeholder: 'bean, wheels',
      help: 'Words you would like to see in some of the names, separated by commas.',
      optional: true,
    }),
    language: select('Language', LANGUAGES_WITH_KOREAN, { marks: 'language' }),
  },
  call: {
    post: '/api/brand-name/generate',
    succeeds: 'by status',
    failed: 'Failed to generate brand names',
    unreachable: 'Failed to generate brand names. Please try again.',
    channel: 'inline',
    button: 'GENERATE',
    busy: 'GENERATING...',
  },
  reply: {
    main: 'brandNames',
    data: { brandNames: listOf(brandName, 'Different brand names in the style asked for', [12, 12]) },
  },
  result: [
    { block: 'count', of: 'brandNames', one: 'brand name', many: 'brand names', settings: ['industry', 'nameStyle', 'tone'] },
    {
      block: 'cards',
      of: 'brandNames',
      layout: 'grid',
      text: 'name',
      badges: [{ key: 'style', coloured: STYLES }],
      metrics: [{ key: 'length', label: 'Length', unit: 'characters' }],
      copyOnClick: true,
      empty: 'No names came back. Try a longer description.',
    },
    { block: 'joined', of: 'brandNames', title: 'All Brand Names', text: 'name', by: ' • ' },
    {
      block: 'actions',
      actions: [
        { do: 'copyAll', label: 'Copy All', text: { of: 'brandNames', lines: ['name'], between: ' • ' } },
        GENERATE_MORE,
        { do: 'copyAll', label: 'Copy All Names' },
        START_OVER,
      ],
    },
  ],
  copy: {
    channel: 'alert',
    failedChannel: 'inline',
    one: { done: 'Brand name copied to clipboard!', failed: 'Failed to copy brand name to clipboard' },
    all: {
      done: 'All brand names copied to clipboard!',
      failed: 'Failed to copy brand names to clipboard',
      text: { of: 'brandNames', lines: ['name'], between: '\n' },
    },
  },
  limit: TWENTY_A_DAY_AND_NO_MORE,
  terms: true,
  examples: [
    {
      title: 'Coffee on wheels',
      values: {
        description: 'a mobile coffee cart that parks outside train stations',
        industry: 'Food & Beverage',
        nameStyle: 'Compound Words',
        tone: 'Friendly',
        keywords: 'bean',
      },
    },
    {
      title: 'Bookkeeping app for musicians',
      values: {
        description: 'an app that keeps the books for freelance musicians',
        industry: 'Finance',
        nameStyle: 'Modern Blend',
        tone: 'Modern',
      },
    },
    {
      title: 'Goat milk soap from a farm',
      values: {
        description: 'soap made from goat milk on our own farm, no perfume, no plastic',
        industry: 'Beauty',
        nameStyle: 'Traditional',
        tone: 'Classic',
        audience: 'Parents',
      },
    },
  ],
  about: {
    what: [
      'A good name is easy to say, easy to spell after hearing it once, and unlike its neighbours on the shelf. This tool composes several hundred candidates from the words of your description and from images that belong to your trade, then keeps the twelve that pass those tests best and differ most from each other.',
      'Seven styles cover the ways brands are usually named. Descriptive names say what you do. Compounds and blends join two words. Abstract names borrow a real word for its mood, and made-up words belong to nobody yet. Names that are awkward to pronounce, unlucky inside, or close to a household name are thrown away before you see them.',
    ],
    steps: [
      'Describe the business in a sentence or two. Concrete words help: “goat milk soap” gives more than “natural products”.',
      'Choose the industry and the style. Tone and audience change the words and endings that are used.',
      'Generate, press a name to copy it, and generate more until three or four stay with you overnight.',
    ],
    questions: [
      {
        question: 'Are these names free to use?',
        answer:
          'We leave out well-known brands, but nobody can promise that a name is free. Before you print anything, search your country’s trade mark register, the company register, the domain and the social networks you need.',
      },
      {
        question: 'Which style should I choose?',
        answer:
          'If people must understand you at a glance, on a shop sign say, start with Descriptive. If you need a free domain, Made-up Words and Modern Blend leave most room. Traditional suits crafts, food and advice.',
      },
      {
        question: 'What do the keywords do?',
        answer:
          'They are built into about a third of the names, whole where the style allows it and as a stem in coinages. The other names stay open for ideas you did not have.',
      },
      {
        question: 'How long should a brand name be?',
        answer:
          'Most strong one-word names have five to nine letters and two or three syllables. Each card shows its length so that you can compare.',
      },
    ],
    related: ['company-bio-generator', 'niche-idea-generator', 'random-word-generator'],
  },
});
