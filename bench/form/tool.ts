/** The form under measure, as a tool: parts of four fields each, such as the suite's own tools have, over and over. */
import {
  defineTool,
  prose,
  select,
  text,
  textarea,
  type AnyTool,
  type Field,
  type Fields,
  type Shape,
} from '../../engine/definition/index.ts';

export const FIELDS_IN_A_PART = 4;
export const TONES = ['Default', 'Friendly', 'Formal', 'Humorous', 'Inspirational', 'Persuasive', 'Serious', 'Urgent'];

const part = (n: number): Record<string, Field> => ({
  [`about${n}`]: textarea(`What is part ${n} about?`, {
    placeholder: 'Who is it for, and what should they do?',
    required: `Please describe part ${n}.`,
    ...(n === 1 ? { disablesWhenBlank: true as const } : {}),
    counter: { of: 2500, unit: 'characters', style: 'n/max' },
    stopAt: 2500,
    transform: ['trim'],
  }),
  [`keywords${n}`]: text(`Keywords of part ${n}`, { placeholder: 'ferry, storm, sisters', optional: true, transform: ['trim'] }),
  [`tone${n}`]: select(`Tone of part ${n}`, TONES),
  [`name${n}`]: text(`Name of part ${n}`, {
    placeholder: 'A short name',
    required: `Please name part ${n}.`,
    atLeast: { length: 3, message: 'A name has three letters or more.' },
    transform: ['trim'],
  }),
});

/** @param fields how many; a multiple of four. */
export const toolWith = (fields: number): AnyTool =>
  defineTool<Fields, { readonly [key: string]: Shape }>({
    slug: 'bench-form',
    name: 'Form under measure',
    summary: 'A form of any length.',
    description: 'The same few fields as often as asked for.',
    icon: 'ruler',
    group: 'edit',
    formName: 'Form details',
    fields: Object.assign({}, ...Array.from({ length: fields / FIELDS_IN_A_PART }, (_, at) => part(at + 1))) as Fields,
    call: {
      post: '/api/bench-form',
      succeeds: 'by status',
      failed: 'Failed to write',
      unreachable: 'Failed to write. Please try again.',
      channel: 'inline',
      button: 'Generate',
      busy: 'Generating...',
    },
    reply: { main: 'text', data: { text: prose('What was written') } },
    result: [{ block: 'document', of: 'text', title: 'Result', copyLabel: 'Copy' }],
    copy: { channel: 'inline', failedChannel: 'inline' },
    limit: 'none',
    terms: true,
    examples: [],
    about: { what: [], steps: [], questions: [], related: [] },
  });
