import { listOf, words, type JsonSchema } from '../contract/schema.ts';
import type { ToolTable } from './table.ts';

/** "Each issue has type, message, and an optional suggestion"; the places and the choices are ours. */
const issue: JsonSchema = {
  type: 'object',
  properties: {
    type: { enum: ['grammar', 'spelling', 'style', 'punctuation'] },
    message: words,
    suggestion: { type: 'string', minLength: 1 },
    replacements: listOf({ type: 'string', minLength: 1 }),
    offset: { type: 'integer', minimum: 0 },
    length: { type: 'integer', minimum: 1 },
  },
  required: ['type', 'message'],
};

const text = 'He dont know were the keys are.';

/** Its marks, decisions and figures are tried in tests/screens. */
export default {
  slug: 'grammar-checker',
  heading: 'Grammar Checker',
  works: 'on the server',
  isExact: true,
  fields: [
    { key: 'text', label: 'Your text', kind: 'text', default: '' },
    { key: 'checkGrammar', label: 'Grammar', kind: 'checkbox', default: true },
    { key: 'checkSpelling', label: 'Spelling', kind: 'checkbox', default: true },
    { key: 'checkStyle', label: 'Style', kind: 'checkbox', default: true },
    { key: 'checkPunctuation', label: 'Punctuation', kind: 'checkbox', default: true },
    {
      key: 'language',
      label: 'Language',
      kind: 'select',
      default: /English.*US/,
      choices: [
        { shows: /English.*US/, sends: 'en-US' },
        { shows: /English.*UK/, sends: 'en-GB' },
        { shows: /Spanish/, sends: 'es-ES' },
        { shows: /French/, sends: 'fr-FR' },
        { shows: /German/, sends: 'de-DE' },
        { shows: /Italian/, sends: 'it-IT' },
      ],
    },
    {
      key: 'formality',
      label: 'Formality',
      kind: 'select',
      default: 'Standard',
      choices: ['Casual', 'Standard', 'Formal', 'Academic'],
    },
  ],
  button: 'Check Grammar',
  busy: 'Checking...',
  blank: { field: 'text', says: 'Please enter some text to check' },
  call: {
    post: '/api/grammar/check',
    success: 'success flag',
    channel: 'inline',
    refused: '{words}',
    refusedWithoutWords: 'Failed to check grammar',
    unreachable: 'Unable to connect to the server. Please try again.',
  },
  minimal: {
    fill: { text },
    sends: {
      text,
      checkGrammar: true,
      checkSpelling: true,
      checkStyle: true,
      checkPunctuation: true,
      language: 'en-US',
      formality: 'Standard',
    },
  },
  full: {
    fill: {
      text: 'Une fote.\n\nDeux.',
      checkGrammar: false,
      checkSpelling: false,
      checkStyle: false,
      checkPunctuation: false,
      language: 'fr-FR',
      formality: 'Academic',
    },
    sends: {
      text: 'Une fote.\n\nDeux.',
      checkGrammar: false,
      checkSpelling: false,
      checkStyle: false,
      checkPunctuation: false,
      language: 'fr-FR',
      formality: 'Academic',
    },
  },
  result: {
    reply: {
      correctedText: 'He doesn’t know.',
      issues: [{ type: 'grammar', message: '“He” takes “doesn’t”.', suggestion: 'doesn’t', offset: 3, length: 4 }],
    },
    sees: ['Issues Found (1)', 'Corrected Text', 'He doesn’t know.'],
    items: [['“He” takes “doesn’t”.', 'grammar', 'dont']],
    barest: { correctedText: '{words}' },
  },
  copies: [
    {
      press: 'Copy',
      copies: 'He doesn’t know.',
      done: '✓ Copied to clipboard!',
      doneBy: 'inline',
      failed: 'Failed to copy to clipboard',
      failedBy: 'inline',
    },
  ],
  download: { press: 'Download', file: 'corrected-text.txt', text: 'He doesn’t know.' },
  resets: [],
  oneResult: true,
  uses: 'not shown',
  terms: true,
  wire: {
    full: {
      text: 'I recieved you\'re letter, this is realy good news. "Nice," she said!',
      checkGrammar: false,
      checkSpelling: false,
      checkStyle: false,
      checkPunctuation: false,
      language: 'en-GB',
      formality: 'Academic',
    },
    speaks: ['en-US', 'en-GB', 'es-ES', 'fr-FR', 'de-DE', 'it-IT'],
    reply: {
      type: 'object',
      properties: { correctedText: words, issues: listOf(issue, 0), note: words },
      required: ['correctedText', 'issues'],
    },
  },
} satisfies ToolTable;
