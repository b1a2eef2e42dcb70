import { CANNOT_CONNECT, START_OVER } from '../choices/words.ts';
import { chips, defineTool, listOf, prose, select, textarea } from '../engine/definition/index.ts';

export default defineTool({
  slug: 'quote-generator',
  name: 'Quote Generator',
  summary: 'Fresh lines for cards, toasts and walls, on any topic.',
  alsoCalled: ['saying', 'sayings', 'card', 'toast', 'wedding wishes', 'birthday wishes', 'inspirational', 'motto', 'poem'],
  description:
    'Name a topic, then choose a kind, a style and a length. You get up to six quotes that were written for it, free to use on cards, walls and slides.',
  icon: 'quote',
  group: 'stories',
  formName: 'Quote details',
  fields: {
    topic: chips('Topic', {
      placeholder: 'A word, a phrase or a sentence of your own',
      help: 'Type anything, or start from a popular topic.',
      required: 'Please enter a topic for your quotes',
      suggestions: [
        'Success',
        'Love',
        'Happiness',
        'Motivation',
        'Life',
        'Dreams',
        'Courage',
        'Wisdom',
        'Hope',
        'Growth',
        'Leadership',
        'Creativity',
        'Peace',
        'Strength',
        'Change',
        'Freedom',
      ],
      shownFirst: 8,
    }),
    additionalInfo: textarea('Additional information', {
      placeholder: 'for my sister’s birthday card',
      help: 'Who it is for, what the occasion is, or how it should sound.',
      optional: true,
      rows: 2,
    }),
    quoteType: select(
      'Quote Type',
      ['Inspirational', 'Wisdom', 'Love', 'Success', 'Happiness', 'Philosophical', 'Funny', 'Spiritual'],
      { half: true },
    ),
    style: select('Style', ['Modern', 'Classic', 'Poetic', 'Simple', 'Profound', 'Casual'], { half: true }),
    length: select(
      'Length',
      [
        { value: 'Short', label: 'Short (5-10 words)' },
        { value: 'Medium', label: 'Medium (10-20 words)' },
        { value: 'Long', label: 'Long (20+ words)' },
      ],
      { half: true, default: 'Medium' },
    ),
    audience: select('Audience', ['General', 'Young Adults', 'Professionals', 'Students', 'Entrepreneurs', 'Parents'], {
      half: true,
    }),
  },
  call: {
    post: '/api/quotes/generate',
    succeeds: 'by flag',
    failed: 'Failed to generate quotes',
    unreachable: CANNOT_CONNECT,
    channel: 'inline',
    button: 'Generate',
    busy: 'Generating...',
  },
  reply: {
    main: 'quotes',
    data: {
      quotes: listOf(
        prose('The words of one quote, without quotation marks and credited to nobody', {
          in: 'words',
          asked: 'length',
          ranges: { Short: [5, 10], Medium: [10, 20], Long: [20, 45] },
        }),
        'Different quotes about the topic',
        [6, 6],
      ),
    },
  },
  result: [
    { block: 'count', of: 'quotes', one: 'Quote', many: 'Quotes', settings: ['quoteType', 'style', 'length', 'audience'] },
    {
      block: 'list',
      of: 'quotes',
      title: 'Generated Quotes',
      tools: ['favorite', 'share', 'copy'],
      empty: 'No quotes came back. Try another topic.',
    },
    {
      block: 'actions',
      actions: [{ do: 'download', label: 'Download All' }, START_OVER],
    },
  ],
  copy: {
    channel: 'inline',
    failedChannel: 'inline',
    one: { done: '✓ Quote copied to clipboard!', failed: 'Failed to copy quote to clipboard' },
  },
  download: { file: 'quotes.txt', text: { of: 'quotes', between: '\n\n' } },
  limit: 'none',
  terms: true,
  examples: [
    {
      title: 'A line for the office wall',
      values: { topic: 'Courage', quoteType: 'Inspirational', style: 'Modern', length: 'Short', audience: 'Professionals' },
    },
    {
      title: 'A wedding toast',
      values: {
        topic: 'marrying your best friend',
        additionalInfo: 'for a toast, warm and a little funny',
        quoteType: 'Love',
        style: 'Poetic',
        length: 'Medium',
        audience: 'General',
      },
    },
    {
      title: 'Monday on the fridge',
      values: { topic: 'Monday mornings', quoteType: 'Funny', style: 'Casual', length: 'Medium', audience: 'Parents' },
    },
  ],
  about: {
    what: [
      'Most quotes people share were never said by the person whose name is under them. These are our own: some thousands of lines, written one by one for hundreds of subjects and credited to nobody, so there is nobody to misquote.',
      'Use a single word, a phrase like “starting over after divorce”, or a whole sentence. You are shown only what was written for just that: where there is little you get fewer lines, and where there is nothing it says so. Kind and length are kept to; style and audience decide what comes first.',
    ],
    steps: [
      'Type a topic, or press one of the popular ones.',
      'Add who it is for or what the occasion is, if there is one.',
      'Choose a kind, a style, a length and an audience, and generate.',
      'Mark the ones you like, copy or share one, or download them all.',
    ],
    questions: [
      {
        question: 'Whom do I credit?',
        answer:
          'Nobody. The lines were written for this tool and belong to no author. On a card, a line without a name is fine; please do not put a famous name under it.',
      },
      {
        question: 'May I use them on something I sell?',
        answer:
          'Yes. Someone else who types the same topic may be shown the same line, though, so change a word or two to make it yours.',
      },
      {
        question: 'Which length suits what?',
        answer:
          'Short lines (5 to 10 words) suit a mug, a wall or a caption. Medium ones (10 to 20 words) suit a card. Long ones (20 words and more) read well in a toast or at the top of a speech.',
      },
      {
        question: 'Can I get more?',
        answer:
          'Generate again: other lines come first on every run. Mark the good ones first, and they stay marked on your device.',
      },
    ],
    related: ['eulogy-generator', 'rhyme-generator', 'fancy-text-generator'],
  },
});
