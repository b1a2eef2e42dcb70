/** Small tools of the tests' own, with every kind of field and of reply. */
import {
  checkbox,
  chips,
  computed,
  constant,
  count,
  defineTool,
  fetched,
  label,
  list,
  listOf,
  number,
  optional,
  prose,
  record,
  score,
  select,
  sideCall,
  slider,
  text,
  textarea,
  url,
  type AnyTool,
  type Fields,
  type RemoteCall,
  type ToolDefinition,
} from '../../engine/definition/index.ts';
import type { ToolWithCalls } from '../../engine/call/sideCall.ts';

export const fields = {
  topic: textarea('Topic', {
    required: 'Please enter a topic.',
    transform: ['trim'],
    atLeast: { length: 3, message: 'Topic must be at least 3 characters long' },
    lessThan: { length: 10, message: 'Topic must be less than 10 characters' },
  }),
  letters: text('Letters', { default: 'a', stopAt: 5, transform: ['trim', 'lowercase'] }),
  ownGoal: text('Goal in your own words', { insteadOf: 'goal' }),
  goal: select('Goal', ['Buy', 'Sell']),
  tone: select('Tone', fetched('tones', ['Default', 'Warm']), { default: 'Default' }),
  amount: select('Amount', fetched('amounts', [1, 2, 4]), { default: 4 }),
  length: select('Length', [
    { value: 'Short', label: 'Short (2-3 min)' },
    { value: 'Long', label: 'Long (6-8 min)' },
  ]),
  year: number('Founded year', {
    min: { value: 1800, message: 'Not before 1800' },
    max: { value: 'this year', message: 'Not after this year' },
  }),
  strength: slider('Strength', { min: 25, max: 150, step: 5, default: 50 }),
  hook: checkbox('Hook', { default: true }),
  hookWords: text('Hook words', { required: 'Please enter hook words.', showWhen: { field: 'hook', is: true } }),
  tags: list('Tags', { default: ['x', 'y'], atMost: 3 }),
  site: url('Site'),
  subject: chips('Subject', { suggestions: ['Love', 'Hope'], shownFirst: 1 }),
  language: constant('English'),
  kinds: constant(['Logical Reasoning']),
} as const satisfies Fields;

const item = record('One item', {
  text: prose('Its words'),
  style: label('Its style', ['Plain', 'Fancy']),
  points: score('How good it is'),
  note: optional(prose('A remark')),
});

const { slug, name, summary, description, icon, group, formName, about } = {
  slug: 'fixture-tool',
  name: 'Fixture',
  summary: 'A tool of the tests.',
  description: 'A tool of the tests.',
  icon: 'zap',
  group: 'market',
  formName: 'Details',
  about: { what: [], steps: [], questions: [], related: [] },
} as const;
const common = { slug, name, summary, description, icon, group, formName, about, limit: 'none', terms: false } as const;
const call: RemoteCall = {
  post: '/api/fixture/generate',
  succeeds: 'by status',
  failed: 'Failed to make items',
  unreachable: 'Failed to make items. Please try again.',
  channel: 'inline',
  button: 'Generate',
  busy: 'Generating...',
};
const words = { done: 'Copied', failed: 'Not copied' };

/** Answers a list of items, the best of them and some facts. */
export const itemsTool: ToolDefinition = defineTool({
  ...common,
  fields,
  call,
  reply: {
    main: 'items',
    data: {
      items: listOf(item, 'Items'),
      best: computed(item, { best: 'items', by: 'points' }),
      facts: record('Facts', { words: count('Words'), level: label('Level') }),
      related: listOf(prose('A topic'), 'Topics'),
      extra: optional(prose('Beyond the specification')),
    },
  },
  result: [
    { block: 'highlight', of: 'best', title: 'Best', text: 'text', metrics: [{ key: 'points', label: 'Points' }] },
    { block: 'cards', of: 'items', layout: 'rows', text: 'text', empty: 'None.' },
    { block: 'facts', of: 'facts', title: 'Facts', metrics: [{ key: 'words', label: 'Words' }] },
    { block: 'list', of: 'related', title: 'Related' },
  ],
  copy: { channel: 'inline', failedChannel: 'inline', one: words },
  examples: [],
});

/** Answers one text. */
export const textTool: ToolDefinition = defineTool({
  ...common,
  fields: { topic: text('Topic') },
  call,
  reply: { main: 'speech', data: { speech: prose('The text') } },
  result: [{ block: 'document', of: 'speech', title: 'Speech', copyLabel: 'Copy' }],
  copy: { channel: 'inline', failedChannel: 'inline', one: words },
  examples: [],
});

const tips = sideCall({
  post: '/api/fixture/tips',
  request: { about: text('About') },
  reply: { main: 'tip', data: { tip: prose('A tip') } },
  succeeds: 'by status',
  failed: 'No tip.',
  unreachable: 'No tip for now.',
  channel: 'inline',
});

/** Answers one text, and gives tips about it. */
const speaker: AnyTool = textTool;
export const tipsTool: ToolWithCalls<{ tips: typeof tips }> = { ...speaker, sideCalls: { tips } };
