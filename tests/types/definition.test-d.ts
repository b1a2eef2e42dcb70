import cta from '../../tools/cta-generator.ts';
import {
  checkbox,
  constant,
  defineTool,
  fetched,
  listOf,
  number,
  optional,
  prose,
  record,
  score,
  select,
  text,
  type FormOf,
  type PayloadOf,
  type RemoteCall,
  type ReplyOf,
} from '../../engine/definition/index.ts';
import { expectTypeOf } from 'vitest';

expectTypeOf<PayloadOf<typeof cta>['tone']>().toEqualTypeOf<
  | 'Default'
  | 'Urgent'
  | 'Friendly'
  | 'Professional'
  | 'Exciting'
  | 'Persuasive'
  | 'Casual'
  | 'Authoritative'
  | 'Encouraging'
  | 'Direct'
>();
expectTypeOf<PayloadOf<typeof cta>>().not.toHaveProperty('ownIntention');
expectTypeOf<string>().toExtend<PayloadOf<typeof cta>['intention']>();
expectTypeOf<ReplyOf<typeof cta>['bestCTA']>().toEqualTypeOf<{
  text: string;
  length: number;
  urgency: number;
  effectiveness: number;
}>();
expectTypeOf<FormOf<typeof cta>['ownIntention']>().toEqualTypeOf<string>();

const { slug, name, summary, description, icon, group, formName, limit, terms, about } = cta;
const fields = {
  amount: select('Amount', fetched('amounts', [1, 2, 4]), { default: 4 }),
  year: number('Year'),
  hook: checkbox('Hook', { default: true }),
  tone: select('Tone', ['Warm', 'Dry']),
  fixed: constant('English'),
};
const item = record('x', { text: prose('x'), n: score('n'), note: optional(prose('y')) });
const rest = {
  slug,
  name,
  summary,
  description,
  icon,
  group,
  formName,
  limit,
  terms,
  about,
  fields,
  call: { ...(cta.call as RemoteCall) },
  examples: [],
} as const;
const bare = {
  ...rest,
  reply: { main: 'xs', data: { xs: listOf(item, 'xs'), best: item } },
  copy: { channel: 'inline', failedChannel: 'inline' },
} as const;

const tool = defineTool({
  ...bare,
  result: [{ block: 'cards', of: 'xs', layout: 'rows', text: 'text', empty: '', metrics: [{ key: 'n', label: 'N' }] }],
});
expectTypeOf<PayloadOf<typeof tool>>().toEqualTypeOf<{
  amount: 1 | 2 | 4;
  year: number | undefined;
  hook: boolean;
  tone: 'Warm' | 'Dry';
  fixed: 'English';
}>();
expectTypeOf<ReplyOf<typeof tool>['best']>().toEqualTypeOf<{ text: string; n: number; note?: string }>();

// @ts-expect-error a default that is not among its options
select('Tone', ['a', 'b'], { default: 'c' });
// @ts-expect-error a default that is not in the fetched list
select('Tone', fetched('tones', ['a', 'b']), { default: 'c' });
// @ts-expect-error a wrong key in a field
text('Name', { placeholdr: 'x' });
// @ts-expect-error a wrong key in a select
select('Tone', ['a'], { hlf: true });

// @ts-expect-error a wrong key of the tool
defineTool({ ...bare, result: [], sumary: 'x' });
// @ts-expect-error a main key that the reply lacks
defineTool({ ...rest, copy: bare.copy, result: [], reply: { main: 'zs', data: { xs: listOf(item, 'xs') } } });
// @ts-expect-error bound to a list that the reply lacks
defineTool({ ...bare, result: [{ block: 'cards', of: 'zs', layout: 'rows', text: 'text', empty: '' }] });
// @ts-expect-error bound to a key that the items lack
defineTool({ ...bare, result: [{ block: 'cards', of: 'xs', layout: 'rows', text: 'txt', empty: '' }] });
// @ts-expect-error a figure cannot be a card's words
defineTool({ ...bare, result: [{ block: 'cards', of: 'xs', layout: 'rows', text: 'n', empty: '' }] });
defineTool({
  ...bare,
  // @ts-expect-error a metric bound to a key that the items lack
  result: [{ block: 'highlight', of: 'best', title: '', text: 'text', metrics: [{ key: 'm', label: 'M' }] }],
});
// @ts-expect-error an action on a field that the form lacks
defineTool({ ...bare, result: [{ block: 'actions', actions: [{ do: 'clear', label: 'Clear', fields: ['nope'] }] }] });
// @ts-expect-error a text to copy that the reply lacks
defineTool({ ...bare, result: [], download: { file: 'x.txt', text: { of: 'nope' } } });
// @ts-expect-error an example with a value outside its options
defineTool({ ...bare, result: [], examples: [{ title: 'x', values: { tone: 'Nope' } }] });
// @ts-expect-error no limit said
defineTool({ ...bare, result: [], limit: undefined });
