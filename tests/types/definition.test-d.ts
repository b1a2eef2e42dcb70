/** The types that a definition gives: what its form holds, what is sent, what is answered. */
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

const { slug, name, summary, description, icon, group, formName, limit, terms, about } = cta;
const fields = {
  amount: select('Amount', fetched('amounts', [1, 2, 4]), { default: 4 }),
  year: number('Year'),
  hook: checkbox('Hook', { default: true }),
  tone: select('Tone', ['Warm', 'Dry']),
  fixed: constant('English'),
};
const item = record('x', { text: prose('x'), n: score('n'), note: optional(prose('y')) });
const tool = defineTool({
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
  call: {
    post: '/api/x/generate',
    succeeds: 'by status',
    failed: 'Failed',
    unreachable: 'Failed. Please try again.',
    channel: 'inline',
    button: 'Generate',
    busy: 'Generating...',
  },
  reply: { main: 'xs', data: { xs: listOf(item, 'xs'), best: item } },
  result: [{ block: 'cards', of: 'xs', layout: 'rows', text: 'text', empty: '', metrics: [{ key: 'n', label: 'N' }] }],
  copy: { channel: 'inline', failedChannel: 'inline' },
  examples: [],
});
expectTypeOf<PayloadOf<typeof tool>>().toEqualTypeOf<{
  amount: 1 | 2 | 4;
  year: number | undefined;
  hook: boolean;
  tone: 'Warm' | 'Dry';
  fixed: 'English';
}>();
expectTypeOf<ReplyOf<typeof tool>['best']>().toEqualTypeOf<{ text: string; n: number; note?: string }>();
