import { record, words } from '../contract/schema.ts';
import type { ToolTable } from './table.ts';

const humanizedText = 'A walk helps.\n\nIt clears the head & "the rest".';

/** Sent with every request (spec 1, section 7). */
const constants = {
  detail: 'Detailed',
  language: 'English',
  creativity: 50,
  readabilityLevel: 'General',
  targetAudience: 'General',
  removeAIDetection: true,
};

export default {
  slug: 'text-humanizer',
  heading: 'Text Humanizer',
  works: 'on the server',
  fields: [
    { key: 'text', label: 'Your text', kind: 'text', default: '', counter: '{n} / 1000 words' },
    {
      key: 'tone',
      label: 'Output tone',
      kind: 'select',
      default: 'Standard',
      choices: ['Standard', 'Academic', 'Professional', 'SEO/blogs'],
    },
    { key: 'outputLength', label: 'Output length', kind: 'slider', default: 50, from: 25, to: 150 },
  ],
  button: 'Humanize Text',
  busy: 'Humanizing Text...',
  blank: { field: 'text', disables: true },
  call: {
    post: '/api/humanizer/generate',
    success: 'success flag',
    channel: 'inline',
    refused: '{words}',
    refusedWithoutWords: 'Failed to humanize text',
    // "On network or parse failure nothing is shown; the local fallback output is used."
    unreachable: { afterMs: 1500, shows: /practice/ },
  },
  minimal: {
    fill: { text: '  It is important to note that regular practice plays a crucial role.\n' },
    sends: {
      text: 'It is important to note that regular practice plays a crucial role.',
      tone: 'Standard',
      outputLength: 50,
      ...constants,
    },
  },
  full: {
    fill: { text: 'Walking "on foot" is vital.\n\nIt works.', tone: 'SEO/blogs', outputLength: 120 },
    sends: { text: 'Walking "on foot" is vital.\n\nIt works.', tone: 'SEO/blogs', outputLength: 120, ...constants },
  },
  result: {
    reply: { humanizedText, text: 'Another text.' },
    sees: ['Humanized text', 'A walk helps. It clears the head & "the rest".'],
    barest: { humanizedText: '{words}' },
  },
  copies: [
    {
      press: 'Copy',
      copies: humanizedText,
      done: '✓ Copied to clipboard!',
      doneBy: 'inline',
      failed: 'Failed to copy to clipboard',
      failedBy: 'inline',
    },
  ],
  editable: { box: 'Humanized text' },
  resets: [{ press: 'Clear', keeps: [] }],
  uses: 'not shown',
  terms: true,
  wire: {
    full: {
      text: 'Furthermore, the team utilizes a comprehensive checklist. "It is what it is," said Ann. The work took 12 days.',
      tone: 'Academic',
      detail: 'Brief',
      language: 'English',
      outputLength: 120,
      creativity: 80,
      readabilityLevel: 'Simple',
      targetAudience: 'Students',
      removeAIDetection: false,
    },
    numbers: { creativity: { min: 0, max: 100 } },
    reply: record({ humanizedText: words }),
  },
} satisfies ToolTable;
