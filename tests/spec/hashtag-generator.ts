import { howMany, listOf, record, words } from '../contract/schema.ts';
import type { ToolTable } from './table.ts';

const content = 'hand-knitted baby blankets';

export default {
  slug: 'hashtag-generator',
  heading: 'Hashtag Generator',
  works: 'on the server',
  fields: [
    { key: 'content', label: 'Your post or its topic', kind: 'text', default: '' },
    {
      key: 'platform',
      label: 'Platform',
      kind: 'select',
      default: 'All Platforms',
      choices: ['All Platforms', 'Instagram', 'Twitter/X', 'TikTok', 'LinkedIn', 'Facebook', 'YouTube', 'Pinterest'],
    },
    {
      key: 'count',
      label: 'Number of Hashtags',
      kind: 'select',
      default: '10',
      choices: [3, 5, 10, 15, 20, 25, 30],
    },
    {
      key: 'tone',
      label: 'Tone',
      kind: 'select',
      default: 'Default',
      choices: ['Default', 'Professional', 'Casual', 'Trendy', 'Motivational', 'Humorous', 'Educational', 'Brand-focused'],
    },
    {
      key: 'audience',
      label: 'Target Audience',
      kind: 'select',
      default: 'Everyone',
      // Its choices are not given: those of the webinar tool.
      choices: [
        'Everyone',
        'Beginners',
        'Professionals',
        'Students',
        'Entrepreneurs',
        'Marketers',
        'Developers',
        'Business Owners',
        'Industry Experts',
      ],
    },
    {
      key: 'language',
      label: 'Language',
      kind: 'select',
      default: 'English',
      // The webinar list plus Japanese and Korean.
      choices: ['English', 'Spanish', 'French', 'German', 'Italian', 'Portuguese', 'Dutch', 'Russian', 'Japanese', 'Korean'],
      marksLanguages: true,
    },
  ],
  button: 'Generate',
  busy: 'Generating...',
  blank: { field: 'content', says: 'Please enter a social media post description or topic.' },
  call: {
    post: '/api/hashtag/generate',
    success: 'HTTP status',
    channel: 'inline',
    refused: '{words}',
    refusedWithoutWords: 'Failed to generate hashtags',
    unreachable: 'Failed to generate hashtags. Please try again.',
    editingClearsError: true,
  },
  minimal: {
    fill: { content },
    sends: {
      content,
      count: 10,
      tone: 'Default',
      audience: 'Everyone',
      language: 'English',
      platform: 'All Platforms',
    },
  },
  full: {
    fill: {
      content: 'Rye bread\nfrom the new oven',
      platform: 'Twitter/X',
      count: 25,
      tone: 'Brand-focused',
      audience: 'Industry Experts',
      language: 'Korean',
    },
    sends: {
      content: 'Rye bread\nfrom the new oven',
      count: 25,
      tone: 'Brand-focused',
      audience: 'Industry Experts',
      language: 'Korean',
      platform: 'Twitter/X',
    },
  },
  result: {
    reply: {
      hashtags: [
        { hashtag: '#RyeBread', length: 9 },
        { hashtag: '#NewOven', length: 8 },
      ],
      hashtagString: '#RyeBread #NewOven',
    },
    sees: ['2 hashtags', '#RyeBread #NewOven'],
    items: [
      ['#RyeBread', '9 characters'],
      ['#NewOven', '8 characters'],
    ],
    barest: { hashtags: [{ hashtag: '{words}' }] },
  },
  copies: [
    {
      press: /^#RyeBread/,
      copies: '#RyeBread',
      done: 'Hashtag copied to clipboard!',
      doneBy: 'alert',
      failed: 'Failed to copy hashtag to clipboard',
      failedBy: 'inline',
    },
    {
      press: 'Copy All',
      copies: '#RyeBread\n#NewOven',
      done: 'All hashtags copied to clipboard!',
      doneBy: 'alert',
      failed: 'Failed to copy hashtags to clipboard',
      failedBy: 'inline',
    },
    {
      press: 'Copy All Hashtags',
      copies: '#RyeBread #NewOven',
      done: 'All hashtags copied to clipboard!',
      doneBy: 'alert',
      failed: 'Failed to copy hashtags to clipboard',
      failedBy: 'inline',
    },
  ],
  more: {
    press: 'Generate More',
    reply: {
      hashtags: [
        { hashtag: '#NewOven', length: 8 },
        { hashtag: '#Bakery', length: 7 },
      ],
      hashtagString: '#NewOven #Bakery',
    },
    items: ['#RyeBread', '#NewOven', '#Bakery'],
    sees: ['3 hashtags', '#RyeBread #NewOven #Bakery'],
  },
  resets: [{ press: 'Start Over', keeps: [] }],
  uses: 'shown and enforced',
  terms: true,
  wire: {
    full: {
      content: 'Opened the stall at 6, sold out of tomatoes by 9.',
      count: 15,
      tone: 'Casual',
      audience: 'Business Owners',
      language: 'English',
      platform: 'Instagram',
    },
    reply: record({
      hashtags: listOf(record({ hashtag: { type: 'string', pattern: '^#[^\\s#]+$', maxLength: 30 }, length: howMany })),
      hashtagString: words,
    }),
    holds: { list: 'hashtags', count: { asked: 'count' } },
    plentiful: 'minimal',
  },
} satisfies ToolTable;
