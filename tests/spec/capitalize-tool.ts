import type { ToolTable } from './table.ts';

export default {
  slug: 'capitalize-tool',
  heading: 'Title Case Tool',
  works: 'in the browser',
  fields: [{ key: 'text', label: 'Your text', kind: 'text', default: '' }],
  button: 'Generate',
  busy: 'Generating...',
  blank: { field: 'text', disables: true },
  minimal: { fill: { text: 'the quick bROWN fox' } },
  full: { fill: { text: 'the quick bROWN fox' } },
  sees: ['Result', 'The Quick Brown Fox'],
  // Each word has its first letter capitalized and the rest lowercased.
  cases: [
    ['hello', 'Hello'],
    ['HELLO WORLD', 'Hello World'],
    ['one\ntwo  three', 'One\nTwo  Three'],
    ['éCOLE ñANDÚ', 'École Ñandú'],
    ['rock & roll, 2nd act', 'Rock & Roll, 2nd Act'],
  ],
  copies: [
    {
      press: 'Copy to Clipboard',
      copies: 'The Quick Brown Fox',
      done: '✓ Copied to clipboard!',
      doneBy: 'inline',
      failed: 'Failed to copy to clipboard',
      failedBy: 'inline',
    },
  ],
  editable: { box: 'Result' },
  resets: [{ press: 'Clear Form', keeps: [] }],
  uses: 'shown',
  terms: true,
} satisfies ToolTable;
