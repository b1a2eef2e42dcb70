import { howMany, listOf, outOf10, record, words } from '../contract/schema.ts';
import type { ToolTable } from './table.ts';

const title = record({ title: words, wordCount: howMany, genre: words, marketability: outOf10, memorability: outOf10 });

export default {
  slug: 'book-title-generator',
  heading: 'Book Title Generator',
  works: 'on the server',
  fields: [
    { key: 'description', label: 'Book Description', kind: 'text', default: '', stopsAt: 2000, counter: '{n}/2000' },
    { key: 'keywords', label: 'Keywords', kind: 'text', default: '', stopsAt: 200 },
    { key: 'tone', label: 'Tone', kind: 'select', default: 'Default', choices: { list: 'tones' } },
    { key: 'audience', label: 'Target Audience', kind: 'select', default: 'Everyone', choices: { list: 'audiences' } },
    {
      key: 'language',
      label: 'Language',
      kind: 'select',
      default: 'English',
      choices: { list: 'languages' },
      marksLanguages: true,
    },
  ],
  button: 'Generate',
  busy: 'Generating...',
  blank: { field: 'description', disables: true },
  options: {
    get: '/api/book-title/options',
    lists: {
      tones: ['Default', 'Odd Tone', 'Grand'],
      audiences: ['Sailors', 'Everyone'],
      languages: ['English', 'Esperanto', 'Latin'],
    },
  },
  call: {
    post: '/api/book-title/generate',
    success: 'success flag',
    channel: 'alert',
    refused: 'Error: {words}',
    refusedWithoutWords: 'Error: Failed to generate book titles',
    unreachable: 'Failed to generate book titles. Please try again.',
  },
  minimal: {
    fill: { description: 'a memoir about running a failing hotel' },
    sends: {
      description: 'a memoir about running a failing hotel',
      keywords: '',
      tone: 'Default',
      audience: 'Everyone',
      language: 'English',
      outputNumber: 15,
    },
  },
  full: {
    fill: {
      description: 'Two sisters inherit a bakery.',
      keywords: 'bread, sisters',
      tone: 'Grand',
      audience: 'Sailors',
      language: 'Latin',
    },
    sends: {
      description: 'Two sisters inherit a bakery.',
      keywords: 'bread, sisters',
      tone: 'Grand',
      audience: 'Sailors',
      language: 'Latin',
      outputNumber: 15,
    },
  },
  result: {
    reply: {
      bookTitles: [
        { title: 'The Last Lamp', wordCount: 3, genre: 'Mystery', marketability: 8, memorability: 9 },
        { title: 'Saltwater', wordCount: 1, genre: 'Drama', marketability: 5, memorability: 7.5 },
      ],
    },
    sees: ['The Last Lamp', 'Saltwater'],
    items: [
      ['The Last Lamp', 'Mystery', '3 words', 'Marketability 8/10', 'Memorability 9/10'],
      ['Saltwater', 'Drama', '1 word', 'Marketability 5/10', 'Memorability 7.5/10'],
    ],
    barest: { bookTitles: [{ title: '{words}' }] },
  },
  copies: [
    {
      press: /^Saltwater/,
      copies: 'Saltwater',
      done: 'Copied to clipboard!',
      doneBy: 'alert',
      failed: 'Failed to copy to clipboard',
      failedBy: 'alert',
    },
    {
      press: 'Copy All',
      copies: 'The Last Lamp\nSaltwater',
      done: 'Copied to clipboard!',
      doneBy: 'alert',
      failed: 'Failed to copy to clipboard',
      failedBy: 'alert',
    },
  ],
  download: { press: 'Download', file: 'book-titles.txt', text: 'The Last Lamp\nSaltwater' },
  resets: [{ press: 'Start Over', keeps: [] }],
  uses: 'shown',
  terms: true,
  wire: {
    full: {
      description: 'Two sisters inherit a circus and sell it piece by piece',
      keywords: 'circus, sisters',
      tone: 'Default',
      audience: 'Everyone',
      language: 'English',
      outputNumber: 15,
    },
    reply: record({ bookTitles: listOf(title) }),
    holds: { list: 'bookTitles', count: { asked: 'outputNumber' } },
    plentiful: 'minimal',
  },
} satisfies ToolTable;
