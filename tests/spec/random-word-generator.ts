import { howMany, listOf, record, words } from '../contract/schema.ts';
import type { ToolTable } from './table.ts';

export default {
  slug: 'random-word-generator',
  heading: 'Random Word Generator',
  works: 'on the server',
  isExact: true,
  fields: [
    { key: 'amount', label: 'Amount', kind: 'select', default: '4', choices: { list: 'amountOptions' } },
    { key: 'wordType', label: 'Word Type', kind: 'select', default: 'Common Words', choices: { list: 'wordTypes' } },
    { key: 'startsWith', label: 'Starts With', kind: 'text', default: 'a', stopsAt: 10, lowercased: true },
    { key: 'endsWith', label: 'Ends With', kind: 'text', default: 't', stopsAt: 10, lowercased: true },
  ],
  button: 'Generate',
  busy: 'Generating...',
  options: {
    get: '/api/random-word/options',
    lists: { amountOptions: [2, 4, 7, 11], wordTypes: ['Odd Words', 'Common Words', 'Sea Words'] },
    failed: 'Failed to load options',
  },
  call: {
    post: '/api/random-word/generate',
    success: 'either',
    channel: 'inline',
    refused: '{words}',
    refusedWithoutWords: 'Failed to generate words',
    unreachable: 'API or Parsing Error',
    editingClearsError: true,
  },
  minimal: {
    fill: {},
    sends: { amount: 4, wordType: 'Common Words', startsWith: 'a', endsWith: 't', language: 'English' },
  },
  full: {
    fill: { amount: 11, wordType: 'Sea Words', startsWith: 'sa', endsWith: 'lor' },
    sends: { amount: 11, wordType: 'Sea Words', startsWith: 'sa', endsWith: 'lor', language: 'English' },
  },
  otherRuns: {
    'any letters': {
      fill: { startsWith: '', endsWith: '' },
      sends: { amount: 4, wordType: 'Common Words', startsWith: '', endsWith: '', language: 'English' },
    },
    capitals: {
      fill: { startsWith: 'Ab', endsWith: 'NT' },
      sends: { amount: 4, wordType: 'Common Words', startsWith: 'ab', endsWith: 'nt', language: 'English' },
    },
  },
  result: {
    reply: {
      words: [
        { word: 'about', type: 'adverb', length: 5 },
        { word: 'a', type: 'article', length: 1 },
        { word: 'apartment', type: 'noun', length: 9 },
      ],
    },
    sees: ['about adverb 5 letters', 'a article 1 letter'],
    items: [
      ['about', 'adverb', '5 letters'],
      ['apartment', 'noun', '9 letters'],
    ],
    barest: { words: [{ word: '{words}' }] },
  },
  copies: [
    {
      press: 'Copy All Words',
      copies: 'about, a, apartment',
      done: 'Words copied to clipboard!',
      doneBy: 'alert',
      failed: 'Failed to copy to clipboard',
      failedBy: 'alert',
    },
  ],
  resets: [{ press: 'Start Over', keeps: [] }],
  uses: 'shown',
  terms: true,
  wire: {
    full: { amount: 10, wordType: 'Common Words', startsWith: 's', endsWith: 'e', language: 'English' },
    reply: record({ words: listOf(record({ word: words, type: words, length: howMany }), 0) }),
    holds: { list: 'words', count: { asked: 'amount' } },
    plentiful: { wordType: 'Common Words', startsWith: '', endsWith: '' },
  },
} satisfies ToolTable;
