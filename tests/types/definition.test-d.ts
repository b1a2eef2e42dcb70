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

const fields = {
  amount: select('Amount', fetched('amounts', [1, 2, 4]), { default: 4 }),
  year: number('Year'),
  hook: checkbox('Hook', { default: true }),
  fixed: constant('English'),
};
expectTypeOf<PayloadOf<ReturnType<typeof make>>>().toEqualTypeOf<{
  amount: 1 | 2 | 4;
  year: number | undefined;
  hook: boolean;
  fixed: 'English';
}>();
const make = () =>
  defineTool({
    ...cta,
    fields,
    examples: [],
    reply: { main: 'a', data: { a: prose('a'), b: optional(score('b')) } },
    result: [],
    copy: { channel: 'inline', failedChannel: 'inline' },
  });
expectTypeOf<ReplyOf<ReturnType<typeof make>>>().toEqualTypeOf<{ a: string; b?: number }>();

// @ts-expect-error a default that is not among its options
select('Tone', ['a', 'b'], { default: 'c' });
// @ts-expect-error a wrong key in a field
text('Name', { placeholdr: 'x' });
// @ts-expect-error a wrong key in a select
select('Tone', ['a'], { hlf: true });

const item = record('x', { text: prose('x'), n: score('n') });
const reply = { main: 'xs', data: { xs: listOf(item, 'xs'), best: item } } as const;
// @ts-expect-error a wrong key of the tool
defineTool({ ...cta, sumary: 'x' });
// @ts-expect-error a main key that the reply lacks
defineTool({ ...cta, copy: { channel: 'inline', failedChannel: 'inline' }, result: [], reply: { main: 'zs', data: reply.data } });
defineTool({
  ...cta,
  reply,
  copy: { channel: 'inline', failedChannel: 'inline' },
  // @ts-expect-error bound to a list that the reply lacks
  result: [{ block: 'cards', of: 'zs', layout: 'rows', text: 'text', empty: '' }],
});
defineTool({
  ...cta,
  reply,
  copy: { channel: 'inline', failedChannel: 'inline' },
  // @ts-expect-error bound to a key that the items lack
  result: [{ block: 'cards', of: 'xs', layout: 'rows', text: 'txt', empty: '' }],
});
defineTool({
  ...cta,
  reply,
  copy: { channel: 'inline', failedChannel: 'inline' },
  // @ts-expect-error a metric bound to a key that the items lack
  result: [{ block: 'cards', of: 'xs', layout: 'rows', text: 'text', empty: '', metrics: [{ key: 'm', label: 'M' }] }],
});
// @ts-expect-error an example with a value outside its options
defineTool({ ...cta, examples: [{ title: 'x', values: { tone: 'Nope' } }] });
// @ts-expect-error no limit said
defineTool({ ...cta, limit: undefined });
