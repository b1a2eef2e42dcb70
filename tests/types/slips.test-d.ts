/**
 * Slips of somebody who writes a definition, each refused by its type where it is made. Beside each stands the same without
 * the slip, so that nothing else can be what is refused. What no type can say is in `tests/faults.test.ts`.
 */
import {
  checkbox,
  chips,
  computed,
  count,
  defineTool,
  fetched,
  label,
  listOf,
  number,
  optional,
  prose,
  record,
  score,
  select,
  sideCall,
  text,
  textarea,
  type PayloadOf,
} from '../../engine/definition/index.ts';
import { defineWriter } from '../../server/writer.ts';
import { expectTypeOf } from 'vitest';

/* Fields: a misspelt key, alone and beside right ones. */
text('Name', { placeholder: 'Ada', optional: true });
// @ts-expect-error placeholder
text('Name', { placeholdr: 'Ada', optional: true });
// @ts-expect-error optional
text('Name', { placeholder: 'Ada', optinal: true });
// @ts-expect-error required, beside a tie to another field
text('Name', { insteadOf: 'tone', requird: 'Please enter a name.' });
textarea('Story', { rows: 4 });
// @ts-expect-error rows
textarea('Story', { rowz: 4, optional: true });
chips('Topic', { suggestions: ['Love'], shownFirst: 1 });
// @ts-expect-error shownFirst
chips('Topic', { suggestions: ['Love'], shownFirst: 1, showFirst: 2 });
number('Year', { whole: true });
// @ts-expect-error whole
number('Year', { hole: true, optional: true });
select('Tone', ['Warm', 'Dry'], { half: true });
// @ts-expect-error half
select('Tone', ['Warm', 'Dry'], { hlf: true, default: 'Dry' });
// @ts-expect-error a condition needs a value
text('Words', { showWhen: { field: 'hook' } });

// @ts-expect-error a default that is not among the options
select('Tone', ['Warm', 'Dry'], { default: 'Loud' });
// @ts-expect-error a default that is not in the fetched list
select('Tone', fetched('tones', ['Warm', 'Dry']), { default: 'Loud' });

/* The tool: what its parts say of each other. */
const fields = { hook: checkbox('Hook', { default: true }), tone: select('Tone', ['Warm', 'Dry']) };
const item = record('An item', { text: prose('Its words'), points: score('How good it is') });
const { data } = { data: { items: listOf(item, 'Items') } };
const check = sideCall({
  post: '/api/x/check',
  request: fields,
  reply: { main: 'items', data },
  succeeds: 'by status',
  failed: 'Failed',
  unreachable: 'Failed',
  channel: 'inline',
});
const call = {
  post: '/api/x/generate',
  succeeds: 'by status',
  failed: 'Failed',
  unreachable: 'Failed. Please try again.',
  channel: 'inline',
  button: 'Generate',
  busy: 'Generating...',
} as const;
const sound = {
  slug: 'x',
  name: 'X',
  summary: 'A tool.',
  description: 'A tool.',
  icon: 'zap',
  group: 'market',
  formName: 'Details',
  fields,
  call,
  reply: { main: 'items', data },
  result: [],
  copy: { channel: 'inline', failedChannel: 'inline' },
  limit: 'none',
  terms: false,
  examples: [],
  about: { what: [], steps: [], questions: [], related: [] },
} as const;
defineTool(sound);
// @ts-expect-error a wrong key
defineTool({ ...sound, sumary: 'A tool.' });
// @ts-expect-error no limit said
defineTool({ ...sound, limit: undefined });
// @ts-expect-error an example with a value outside its options
defineTool({ ...sound, examples: [{ title: 'x', values: { tone: 'Loud' } }] });

defineTool({ ...sound, icon: 'mouse-pointer-click' });
// @ts-expect-error an icon that lucide does not have
defineTool({ ...sound, icon: 'mouse-pointer-clik' });
// @ts-expect-error a group of the suite that there is not
defineTool({ ...sound, group: 'marketing' });

const groups = { settings: { label: 'Settings' } };
defineTool({ ...sound, groups, fields: { topic: text('Topic', { group: 'settings' }) } });
// @ts-expect-error a foldable part that the tool does not have
defineTool({ ...sound, groups, fields: { topic: text('Topic', { group: 'setings' }) } });
// @ts-expect-error a foldable part of a tool that has none
defineTool({ ...sound, fields: { topic: text('Topic', { group: 'settings' }) } });
// @ts-expect-error a wrong key of a foldable part
defineTool({ ...sound, groups: { settings: { label: 'Settings', lable: 'Settings' } } });

const words = text('Hook words', { showWhen: { field: 'hook', is: true } });
const dryWords = textarea('Dry words', { showWhen: { field: 'tone', is: 'Dry' } });
const conditional = defineTool({ ...sound, fields: { ...fields, words, dryWords } });
expectTypeOf<PayloadOf<typeof conditional>>().toEqualTypeOf<{
  hook: boolean;
  tone: 'Warm' | 'Dry';
  words?: string;
  dryWords?: string;
}>();
// @ts-expect-error waits for a field that the form lacks
defineTool({ ...sound, fields: { ...fields, words: text('Hook words', { showWhen: { field: 'hok', is: true } }) } });
// @ts-expect-error waits for a value of another kind
defineTool({ ...sound, fields: { ...fields, words: text('Hook words', { showWhen: { field: 'hook', is: 'yes' } }) } });
// @ts-expect-error waits for a value that is not among the options
defineTool({ ...sound, fields: { ...fields, words: number('Words', { showWhen: { field: 'tone', is: 'Loud' } }) } });

const standing = defineTool({ ...sound, fields: { ...fields, own: textarea('In your own words', { insteadOf: 'tone' }) } });
expectTypeOf<PayloadOf<typeof standing>>().toEqualTypeOf<{ hook: boolean; tone: 'Warm' | 'Dry' | (string & {}) }>();
// @ts-expect-error stands in for a field that the form lacks
defineTool({ ...sound, fields: { ...fields, own: textarea('In your own words', { insteadOf: 'tune' }) } });
// @ts-expect-error stands in for what is not a select
defineTool({ ...sound, fields: { ...fields, own: text('In your own words', { insteadOf: 'hook' }) } });

const otherButtons = [{ sideCall: 'check', button: 'Check', busy: 'Checking...' }] as const;
defineTool({ ...sound, sideCalls: { check }, call: { ...call, otherButtons } });
const misspelt = [{ sideCall: 'chek', button: 'Check', busy: 'Checking...' }] as const;
// @ts-expect-error a button that names no call
defineTool({ ...sound, sideCalls: { check }, call: { ...call, otherButtons: misspelt } });
// @ts-expect-error a button that names the call of a tool that has none
defineTool({ ...sound, call: { ...call, otherButtons } });

/* The reply: what its computed values are worked out from. */
const length = computed(count('Its length'), { measures: 'text', in: 'characters' });
const lengthOfNothing = computed(count('Its length'), { measures: 'txt', in: 'characters' });
const sized = record('A text', { text: prose('Its words'), length });
const sizedByNothing = record('A text', { text: prose('Its words'), length: lengthOfNothing });
defineTool({ ...sound, reply: { main: 'items', data: { ...data, texts: listOf(sized, 'Texts') } } });
// @ts-expect-error measures a key that is not around it
defineTool({ ...sound, reply: { main: 'items', data: { ...data, texts: listOf(sizedByNothing, 'Texts') } } });
// @ts-expect-error measures a key that is not around it, of a side call
sideCall({ ...check, reply: { main: 'items', data: { ...data, length } } });
// @ts-expect-error counts in a unit that there is not
computed(count('Its length'), { measures: 'text', in: 'letters' });

defineTool({ ...sound, reply: { main: 'items', data: { ...data, tone: computed(label('Tone'), { repeats: 'tone' }) } } });
// @ts-expect-error repeats a field that the form lacks
defineTool({ ...sound, reply: { main: 'items', data: { ...data, tone: computed(label('Tone'), { repeats: 'tune' }) } } });

defineTool({ ...sound, reply: { main: 'items', data: { ...data, best: computed(item, { best: 'items', by: 'points' }) } } });
// @ts-expect-error the best of a list that the reply lacks
defineTool({ ...sound, reply: { main: 'items', data: { ...data, best: computed(item, { best: 'itms', by: 'points' }) } } });
// @ts-expect-error the best by a figure that the items lack
defineTool({ ...sound, reply: { main: 'items', data: { ...data, best: computed(item, { best: 'items', by: 'point' }) } } });

/* The result: what its blocks are bound to. */
const cards = { block: 'cards', of: 'items', layout: 'rows', text: 'text', empty: 'None.' } as const;
const highlight = { block: 'highlight', of: 'best', title: 'Best', text: 'text' } as const;
const withBest = { ...sound, reply: { main: 'items', data: { ...data, best: item } } } as const;
defineTool({ ...withBest, result: [cards, { ...highlight, metrics: [{ key: 'points', label: 'Points' }] }] });
// @ts-expect-error a main key that the reply lacks
defineTool({ ...sound, reply: { main: 'itms', data } });
// @ts-expect-error bound to a list that the reply lacks
defineTool({ ...sound, result: [{ ...cards, of: 'itms' }] });
// @ts-expect-error bound to a key that the items lack
defineTool({ ...sound, result: [{ ...cards, text: 'txt' }] });
// @ts-expect-error a figure cannot be a card's words
defineTool({ ...sound, result: [{ ...cards, text: 'points' }] });
// @ts-expect-error a metric bound to a key that the items lack
defineTool({ ...withBest, result: [{ ...highlight, metrics: [{ key: 'point', label: 'Points' }] }] });
defineTool({ ...sound, result: [{ block: 'actions', actions: [{ do: 'clear', label: 'Clear', fields: ['tone'] }] }] });
// @ts-expect-error an action on a field that the form lacks
defineTool({ ...sound, result: [{ block: 'actions', actions: [{ do: 'clear', label: 'Clear', fields: ['tune'] }] }] });
defineTool({ ...sound, download: { file: 'x.txt', text: { of: 'items', lines: ['text'], between: ' ' } } });
// @ts-expect-error a text to take away that the reply lacks
defineTool({ ...sound, download: { file: 'x.txt', text: { of: 'itms', lines: ['text'], between: ' ' } } });

/* The writer: what it gives, and what follows from that. */
const counted = defineTool({
  ...sound,
  reply: {
    main: 'texts',
    data: {
      texts: listOf(sized, 'Texts'),
      best: computed(item, { best: 'items', by: 'points' }),
      items: listOf(item, 'Items'),
      settings: record('Settings', { tone: computed(label('Tone'), { repeats: 'tone' }) }),
      note: optional(computed(label('A note'), { known: 'to an exact writer' })),
    },
  },
});
const languages = ['English'];
const texts = [{ text: 'Its words' }];
const items = [{ text: 'Its words', points: 3 }];
defineWriter(counted, { languages, write: () => ({ texts, items }) });
defineWriter(counted, { languages, write: () => ({ texts, items, note: 'Counted' }) });
// @ts-expect-error a list is missing
defineWriter(counted, { languages, write: () => ({ texts }) });
// @ts-expect-error counts by hand what is computed
defineWriter(counted, { languages, write: () => ({ texts: [{ text: 'Its words', length: 9 }], items }) });
// @ts-expect-error chooses the best by hand
defineWriter(counted, { languages, write: () => ({ texts, items, best: items[0]! }) });
// @ts-expect-error repeats by hand what was asked for
defineWriter(counted, { languages, write: (request) => ({ texts, items, settings: { tone: request.tone } }) });
