import { LEARNERS_AND_TRADES } from '../choices/audiences.ts';
import { LANGUAGES_WITH_KOREAN } from '../choices/languages.ts';
import { TWENTY_A_DAY_AND_NO_MORE } from '../choices/numbers.ts';
import { COPY_ALL, GENERATE_MORE, START_OVER } from '../choices/words.ts';
import { computed, count, defineTool, joinedText, listOf, prose, record, select, textarea } from '../engine/definition/index.ts';

const hashtag = record('One hashtag', {
  hashtag: prose('The hashtag with its sign, without spaces', { in: 'characters', range: [3, 40] }),
  length: computed(count('Its length in characters, the sign included'), { measures: 'hashtag', in: 'characters' }),
});

export default defineTool({
  slug: 'hashtag-generator',
  name: 'Hashtag Generator',
  summary: 'Hashtags from your own post, then from its niche.',
  alsoCalled: ['hashtags', 'instagram tags', 'tiktok tags', 'keywords for a post'],
  description:
    'Paste a post or name its topic and choose a platform. You get the number of hashtags you ask for: your own key phrases first, then tags its community reads.',
  icon: 'hash',
  group: 'market',
  formName: 'Hashtag details',
  fields: {
    content: textarea('Your post or its topic', {
      receives: true,
      placeholder: 'First batch of rye sourdough from the new oven. Come by on Saturday morning!',
      help: 'Hashtags that you have written yourself are kept and come first.',
      required: 'Please enter a social media post description or topic.',
      rows: 5,
    }),
    platform: select(
      'Platform',
      ['All Platforms', 'Instagram', 'Twitter/X', 'TikTok', 'LinkedIn', 'Facebook', 'YouTube', 'Pinterest'],
      { half: true },
    ),
    count: select('Number of Hashtags', [3, 5, 10, 15, 20, 25, 30], { default: 10, half: true }),
    tone: select(
      'Tone',
      ['Default', 'Professional', 'Casual', 'Trendy', 'Motivational', 'Humorous', 'Educational', 'Brand-focused'],
      { half: true },
    ),
    audience: select('Target Audience', LEARNERS_AND_TRADES, { half: true }),
    language: select('Language', LANGUAGES_WITH_KOREAN, { marks: 'language' }),
  },
  call: {
    post: '/api/hashtag/generate',
    succeeds: 'by status',
    failed: 'Failed to generate hashtags',
    unreachable: 'Failed to generate hashtags. Please try again.',
    channel: 'inline',
    button: 'Generate',
    busy: 'Generating...',
  },
  reply: {
    main: 'hashtags',
    data: {
      hashtags: listOf(hashtag, 'Different hashtags, the most particular first', { asked: 'count' }),
      hashtagString: joinedText('All hashtags in one line, a space between them', { of: 'hashtags', key: 'hashtag', by: ' ' }),
    },
  },
  result: [
    { block: 'count', of: 'hashtags', one: 'hashtag', many: 'hashtags', settings: ['platform', 'tone', 'audience'] },
    {
      block: 'cards',
      of: 'hashtags',
      layout: 'grid',
      text: 'hashtag',
      metrics: [{ key: 'length', label: 'Length', unit: 'characters' }],
      copyOnClick: true,
      empty: 'No hashtags came back. Try saying more about the post.',
    },
    { block: 'joined', of: 'hashtags', title: 'All hashtags', text: 'hashtag', by: ' ' },
    {
      block: 'actions',
      actions: [
        GENERATE_MORE,
        COPY_ALL,
        { do: 'copyAll', label: 'Copy All Hashtags', text: { of: 'hashtagString' } },
        START_OVER,
      ],
    },
  ],
  copy: {
    channel: 'alert',
    failedChannel: 'inline',
    one: { done: 'Hashtag copied to clipboard!', failed: 'Failed to copy hashtag to clipboard' },
    all: {
      done: 'All hashtags copied to clipboard!',
      failed: 'Failed to copy hashtags to clipboard',
      text: { of: 'hashtags', lines: ['hashtag'], between: '\n' },
    },
  },
  limit: TWENTY_A_DAY_AND_NO_MORE,
  terms: true,
  examples: [
    {
      title: 'A bakery’s Saturday',
      values: {
        content: 'First batch of rye sourdough from the new oven. Come by on Saturday morning, we open at 8.',
        platform: 'Instagram',
        count: 15,
        tone: 'Casual',
      },
    },
    {
      title: 'Hiring on LinkedIn',
      values: {
        content: 'We are looking for a second data engineer for our small team in Leeds. Remote two days a week, Python and SQL.',
        platform: 'LinkedIn',
        count: 5,
        tone: 'Professional',
        audience: 'Developers',
      },
    },
    {
      title: 'A running video',
      values: { content: 'training for my first half marathon at 52', platform: 'TikTok', count: 10, tone: 'Motivational' },
    },
  ],
  about: {
    what: [
      'A hashtag puts a post where people who do not follow you are looking. The ones that work are particular: #RyeSourdough finds fewer people than #food, and nearly all of them want your bread. So this tool reads your post first and turns its own phrases and names into tags, then adds those that its community uses, and only then the general ones of the platform.',
      'Every tag is a single word without spaces or punctuation, at most 30 characters long, with a capital at the start of each word, because that is easier to read and because screen readers can then say the words one by one.',
    ],
    steps: [
      'Paste the post, or write its topic in a few words. Names of places, things and people help most.',
      'Choose the platform and how many hashtags you need.',
      'Press a hashtag to copy it, or take all of them, one to a line or in one line.',
    ],
    questions: [
      {
        question: 'How many hashtags should a post have?',
        answer:
          'Fewer than most people think. One or two on X, three to five on LinkedIn and Facebook, three to ten on Instagram and TikTok. Pick those that describe this post and leave out the rest.',
      },
      {
        question: 'Do capitals in a hashtag matter?',
        answer:
          'Not for search: #HomeMadeBread and #homemadebread lead to the same posts. They matter for reading, above all for people who listen with a screen reader.',
      },
      {
        question: 'Are these hashtags trending right now?',
        answer:
          'The tool does not look at any platform and cannot know. It gives tags that fit what you wrote and that communities have used for years; for what is popular today, look at the platform’s own search.',
      },
      {
        question: 'What does Generate More do?',
        answer: 'It asks again with the same post and adds the hashtags that are not in your list yet.',
      },
    ],
    related: ['hook-generator', 'cta-generator', 'fancy-text-generator'],
  },
});
