import { listOf, record, words } from '../contract/schema.ts';
import type { ToolTable } from './table.ts';

const topic = 'Courage';

export default {
  slug: 'quote-generator',
  heading: 'Quote Generator',
  works: 'on the server',
  fields: [
    {
      key: 'topic',
      label: 'Topic',
      kind: 'text',
      default: '',
      suggests: {
        // Spec 1, section 2: the first 8 are shown by default.
        first: ['Success', 'Love', 'Happiness', 'Motivation', 'Life', 'Dreams', 'Courage', 'Wisdom'],
        onDemand: ['Hope', 'Growth', 'Leadership', 'Creativity', 'Peace', 'Strength', 'Change', 'Freedom'],
      },
    },
    { key: 'additionalInfo', label: 'Additional information', kind: 'text', default: '' },
    {
      key: 'quoteType',
      label: 'Quote Type',
      kind: 'select',
      default: 'Inspirational',
      choices: ['Inspirational', 'Wisdom', 'Love', 'Success', 'Happiness', 'Philosophical', 'Funny', 'Spiritual'],
    },
    {
      key: 'style',
      label: 'Style',
      kind: 'select',
      default: 'Modern',
      choices: ['Modern', 'Classic', 'Poetic', 'Simple', 'Profound', 'Casual'],
    },
    {
      key: 'length',
      label: 'Length',
      kind: 'select',
      default: /^Medium\b.*\b10-20 words/,
      choices: [
        { shows: /^Short\b.*\b5-10 words/, sends: 'Short' },
        { shows: /^Medium\b.*\b10-20 words/, sends: 'Medium' },
        { shows: /^Long\b.*\b20\+ words/, sends: 'Long' },
      ],
    },
    {
      key: 'audience',
      label: 'Audience',
      kind: 'select',
      default: 'General',
      choices: ['General', 'Young Adults', 'Professionals', 'Students', 'Entrepreneurs', 'Parents'],
    },
  ],
  button: 'Generate',
  busy: 'Generating...',
  blank: { field: 'topic', says: 'Please enter a topic for your quotes' },
  call: {
    post: '/api/quotes/generate',
    success: 'success flag',
    channel: 'inline',
    refused: '{words}',
    refusedWithoutWords: 'Failed to generate quotes',
    unreachable: 'Unable to connect to the server. Please try again.',
  },
  minimal: {
    fill: { topic },
    sends: {
      topic,
      additionalInfo: '',
      quoteType: 'Inspirational',
      style: 'Modern',
      length: 'Medium',
      audience: 'General',
    },
  },
  full: {
    fill: {
      topic: 'my "second" chance',
      additionalInfo: 'a card\nfor Ana',
      quoteType: 'Spiritual',
      style: 'Casual',
      length: 'Long',
      audience: 'Parents',
    },
    sends: {
      topic: 'my "second" chance',
      additionalInfo: 'a card\nfor Ana',
      quoteType: 'Spiritual',
      style: 'Casual',
      length: 'Long',
      audience: 'Parents',
    },
  },
  result: {
    reply: { quotes: ['Snow forgives the whole street at once.'] },
    sees: ['Snow forgives the whole street at once.'],
    barest: { quotes: ['{words}'] },
  },
  copies: [
    {
      press: /^Copy(?! as a prompt)/,
      copies: 'Snow forgives the whole street at once.',
      done: '✓ Quote copied to clipboard!',
      doneBy: 'inline',
      failed: 'Failed to copy quote to clipboard',
      failedBy: 'inline',
    },
  ],
  download: { press: 'Download All', file: 'quotes.txt', text: 'Snow forgives the whole street at once.' },
  resets: [{ press: 'Start Over', keeps: [] }],
  uses: 'not shown',
  terms: true,
  wire: {
    full: {
      topic: 'starting over after divorce',
      additionalInfo: 'for a card to my sister, she is 52',
      quoteType: 'Wisdom',
      style: 'Classic',
      length: 'Short',
      audience: 'Parents',
    },
    reply: record({ quotes: listOf(words) }),
    // Decided: six quotes, where no field says how many.
    holds: { list: 'quotes', count: 6 },
    mayDecline: true,
  },
} satisfies ToolTable;
