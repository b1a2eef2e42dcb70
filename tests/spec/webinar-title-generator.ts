import { howMany, listOf, record, words } from '../contract/schema.ts';
import type { ToolTable } from './table.ts';

const topic = 'home composting';

export default {
  slug: 'webinar-title-generator',
  heading: 'Webinar Title Generator',
  works: 'on the server',
  fields: [
    { key: 'topic', label: 'Webinar topic', kind: 'text', default: '', enterRuns: true },
    { key: 'learningOutcomes', label: 'Learning outcomes', kind: 'text', default: '' },
    {
      key: 'tone',
      label: 'Tone',
      kind: 'select',
      default: 'Default',
      choices: ['Default', 'Professional', 'Engaging', 'Educational', 'Urgent', 'Creative', 'Inspirational', 'Expert'],
    },
    {
      key: 'audience',
      label: 'Target Audience',
      kind: 'select',
      default: 'Everyone',
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
      choices: ['English', 'Spanish', 'French', 'German', 'Italian', 'Portuguese', 'Dutch', 'Russian'],
      marksLanguages: true,
    },
  ],
  button: 'Generate',
  busy: 'Generating...',
  blank: { field: 'topic', says: 'Please enter a webinar topic.' },
  call: {
    post: '/api/webinar-title/generate',
    success: 'HTTP status',
    channel: 'inline',
    refused: '{words}',
    refusedWithoutWords: 'Failed to generate titles',
    unreachable: 'Failed to generate webinar titles. Please try again.',
    editingClearsError: true,
  },
  minimal: {
    fill: { topic },
    sends: { topic, learningOutcomes: '', tone: 'Default', audience: 'Everyone', language: 'English' },
  },
  full: {
    fill: {
      topic,
      learningOutcomes: 'what to add\nwhat to avoid',
      tone: 'Expert',
      audience: 'Business Owners',
      language: 'Russian',
    },
    sends: {
      topic,
      learningOutcomes: 'what to add\nwhat to avoid',
      tone: 'Expert',
      audience: 'Business Owners',
      language: 'Russian',
    },
  },
  result: {
    reply: {
      titles: [
        { title: 'Home Composting, Step by Step', length: 29 },
        { title: 'What to Add: Home Composting', length: 28 },
      ],
    },
    sees: ['2 titles'],
    items: [
      ['Home Composting, Step by Step', '29 characters'],
      ['What to Add: Home Composting', '28 characters'],
    ],
    barest: { titles: [{ title: '{words}' }] },
  },
  copies: [
    {
      press: /^Home Composting, Step/,
      copies: 'Home Composting, Step by Step',
      done: 'Title copied to clipboard!',
      doneBy: 'alert',
      failed: 'Failed to copy title to clipboard',
      failedBy: 'inline',
    },
    {
      press: 'Copy All Titles',
      copies: 'Home Composting, Step by Step\nWhat to Add: Home Composting',
      done: 'All titles copied to clipboard!',
      doneBy: 'alert',
      failed: 'Failed to copy titles to clipboard',
      failedBy: 'inline',
    },
  ],
  more: {
    press: 'Generate More',
    reply: {
      titles: [
        { title: 'What to Add: Home Composting', length: 28 },
        { title: 'Why Home Composting?', length: 20 },
      ],
    },
    items: ['Home Composting, Step by Step', 'What to Add: Home Composting', 'Why Home Composting?'],
    sees: ['3 titles'],
  },
  resets: [{ press: 'Start Over', keeps: [] }],
  uses: 'shown and enforced',
  terms: true,
  wire: {
    full: {
      topic: 'moving from WordPress to Shopify',
      learningOutcomes: 'SEO redirects, product import',
      tone: 'Expert',
      audience: 'Business Owners',
      language: 'English',
    },
    reply: record({ titles: listOf(record({ title: words, length: howMany })) }),
    holds: { list: 'titles', count: 10 },
  },
} satisfies ToolTable;
