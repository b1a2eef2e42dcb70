// The files of a new tool, from its name and fields: all that the suites ask for, so that they pass at once.
import { literal, text } from './code.mjs';
import { asksFor, otherOf, presetOf, requiredOf, saysTooLong } from './fields.mjs';
import { toolFiller, WRITER_FILLER } from './filler.mjs';
import { resultOf } from './results.mjs';

/** Texts of the kinds that people type, for the sample requests. */
const TYPED = [
  'first snow',
  'a birthday party for my sister',
  'moving house',
  'our corner bakery',
  'learning to swim at forty',
  'a lost cat',
  'the school play',
  'night trains',
  'a garden without water',
  'my grandfather’s watch',
  'An e-mail to all neighbours',
  'bread & salt, 1990',
];

const helperOf = { text: 'text', textarea: 'textarea', select: 'select', number: 'number', checkbox: 'checkbox' };

/** What the visitor fills in at the least, beginning with this sample. */
const filled = (fields, at) =>
  Object.fromEntries(requiredOf(fields).map(({ key }, nth) => [key, TYPED[(at + nth) % TYPED.length]]));

const fieldSource = (field, slugWords) => {
  const { key, label, kind, choices, isRequired, most } = field;
  if (kind === 'select') return `${key}: select(${text(label)}, ${literal(choices)}, { half: true }),`;
  if (kind === 'checkbox') return `${key}: checkbox(${text(label)}, { default: false }),`;
  if (kind === 'number')
    return `${key}: number(${text(label)}, {
      whole: true,
      min: { value: 1, message: ${text(`${label} must be at least 1.`)} },
      max: { value: 100, message: ${text(`${label} must be at most 100.`)} },
    }),`;
  const rest = [
    isRequired ? `required: ${text(asksFor(field))}` : 'optional: true',
    ...(most ? [`lessThan: { length: ${most + 1}, message: ${text(saysTooLong(field))} }`] : []),
  ];
  return `${key}: ${helperOf[kind]}(${text(label)}, { placeholder: ${text(`${label} for the ${slugWords}`)}, ${rest.join(', ')} }),`;
};

const definition = ({ slug, title, fields, result, group, related, model }) => {
  const words = title.toLowerCase();
  const filler = toolFiller(title);
  const helpers = [...new Set(fields.map(({ kind }) => helperOf[kind]))];
  const { shapes, reply, blocks, all } = resultOf(result, title);
  const used = ['defineTool', ...shapes, ...helpers].toSorted((one, other) => one.localeCompare(other));
  const values = (at) => literal(filled(fields, at));
  return `import { CANNOT_CONNECT, COPIED, ${all ? 'COPY_ALL, ' : ''}START_OVER } from '../choices/words.ts';
import { ${used.join(', ')} } from '../engine/definition/index.ts';

export default defineTool({
  slug: ${text(slug)},
  name: ${text(title)},
  summary: ${text(filler.summary)},
  alsoCalled: ${literal([words, filler['names people search for'], `${words} tool`])},
  description: ${text(filler.description)},
  icon: 'file-text',
  group: ${text(group)},
  formName: ${text(`${title} details`)},
  fields: {
    ${fields.map((field) => fieldSource(field, words)).join('\n')}
  },
  call: {
    post: ${text(`/api/${slug}/generate`)},
    ${model ? '' : "answers: 'exact',"}
    succeeds: 'by flag',
    failed: ${text(`The ${words} failed. Please try again.`)},
    unreachable: CANNOT_CONNECT,
    channel: 'inline',
    button: 'Generate',
    busy: 'Generating...',
  },
  reply: { ${reply} },
  result: [
    ${blocks}
    { block: 'actions', actions: [${all ? 'COPY_ALL, ' : ''}START_OVER] },
  ],
  copy: {
    channel: 'inline',
    failedChannel: 'inline',
    one: COPIED,
    ${all ? `all: { ...COPIED, text: ${all} },` : ''}
  },
  limit: 'none',
  terms: true,
  examples: [
    { title: 'First snow', values: ${values(0)} },
    { title: 'Moving house', values: ${values(2)} },
    { title: 'Night trains', values: ${values(7)} },
  ],
  about: {
    what: [${text(filler.about)}],
    steps: ['Fill in the form.', 'Press Generate.', ${text(filler.steps)}],
    questions: [
      {
        question: 'Is what I type stored?',
        answer: 'Only on this device, where you can clear it. The server forgets it as soon as it has answered.',
      },
      {
        question: 'What may I do with the words?',
        answer: ${text(filler.questions)},
      },
    ],
    related: ${literal(related)},
  },
});
`;
};

const writer = ({ slug, title, fields, result }) => {
  const rows = fields.map(({ key, label }) => `[${text(label)}, request.${key}]`).join(', ');
  return `import tool from '../../tools/${slug}.ts';
import { defineWriter } from '../writer.ts';

/** ${WRITER_FILLER} */
export default defineWriter(tool, {
  languages: ['English'],
  write(request) {
    const given = [${rows}] as const;
    const said = given.flatMap(([label, value]) => (value === '' || value === undefined ? [] : [{ label, value: String(value) }]));
    return ${resultOf(result, title).written};
  },
});
`;
};

const rowSource = ({ key, label, kind, choices }) => {
  const rest =
    kind === 'select'
      ? `default: ${text(choices[0])}, choices: ${literal(choices)}`
      : `default: ${literal(presetOf({ kind, choices }))}`;
  const shown = { text: 'text', textarea: 'text' }[kind] ?? kind;
  return `{ key: ${text(key)}, label: ${text(label)}, kind: ${text(shown)}, ${rest} },`;
};

const valuesOf = (fields, of) => Object.fromEntries(fields.map((field) => [field.key, of(field)]));
/** An optional number that is blank is not sent. */
const sent = (values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' || typeof value === 'string'));

/** What is said of the fields that must be there: of one alone, or a list. */
const blanks = (required) => {
  const each = required.map((field) => ({ field: field.key, says: asksFor(field) }));
  return literal(each.length === 1 ? each[0] : each);
};

const specTable = ({ slug, title, fields, result, model }) => {
  const least = filled(fields, 0);
  const minimal = { ...valuesOf(fields, presetOf), ...least };
  const isBlankNumber = ([key, value]) => value === '' && fields.some((field) => field.key === key && field.kind === 'number');
  // A number that is left blank is not sent.
  const sends = Object.fromEntries(
    Object.entries(minimal).map((entry) => (isBlankNumber(entry) ? [entry[0], undefined] : entry)),
  );
  const full = valuesOf(fields, otherOf);
  const numbers = fields.filter(({ kind }) => kind === 'number');
  const bounds = numbers.map(({ key }) => `${key}: { min: 1, max: 100 }`).join(', ');
  const bounded = fields.filter(({ most }) => most);
  const atMost = literal(Object.fromEntries(bounded.map(({ key, most }) => [key, most])));
  const tooLong = literal(Object.fromEntries(bounded.map((field) => [field.key, saysTooLong(field)])));
  const { schemas, seen, copied, schema } = resultOf(result, title);
  const words = title.toLowerCase();
  return `/** What ${title} promises, on its page and on the wire: written by hand from what was agreed, never copied from the definition. */
import { ${schemas.join(', ')} } from '../contract/schema.ts';
import type { ToolTable } from './table.ts';

const said = { done: 'Copied to clipboard!', doneBy: 'inline', failed: 'Failed to copy to clipboard', failedBy: 'inline' } as const;

export default {
  slug: ${text(slug)},
  heading: ${text(title)},
  works: 'on the server',
  ${model ? '' : 'isExact: true,'}
  fields: [
    ${fields.map(rowSource).join('\n')}
  ],
  button: 'Generate',
  busy: 'Generating...',
  blank: ${blanks(requiredOf(fields))},
  call: {
    post: ${text(`/api/${slug}/generate`)},
    success: 'success flag',
    channel: 'inline',
    refused: '{words}',
    refusedWithoutWords: ${text(`The ${words} failed. Please try again.`)},
    unreachable: 'Unable to connect to the server. Please try again.',
  },
  minimal: { fill: ${literal(least)}, sends: ${literal(sends)} },
  full: { fill: ${literal(full)}, sends: ${literal(full)} },
  result: {
    ${seen}
  },
  copies: [
    ${copied.map((button) => `{ ${button} ...said },`).join('\n')}
  ],
  resets: [{ press: 'Start Over', keeps: [] }],
  uses: 'not shown',
  terms: true,
  wire: {
    full: ${literal(full)},
    ${numbers.length > 0 ? `numbers: { ${bounds} },` : ''}
    ${bounded.length > 0 ? `atMost: ${atMost}, tooLong: ${tooLong},` : ''}
    reply: ${schema},
  },
} satisfies ToolTable;
`;
};

const samples = ({ slug, fields }) => {
  const inputs = TYPED.map((_, at) => ({
    body: {
      ...sent(
        valuesOf(at % 2 === 0 ? fields.filter(({ kind }) => kind !== 'number') : fields, at % 2 === 0 ? presetOf : otherOf),
      ),
      ...filled(fields, at),
    },
    note: at % 2 === 0 ? 'as at the start' : 'everything chosen',
  }));
  return `${JSON.stringify({ tool: slug, endpoint: `/api/${slug}/generate`, inputs }, null, 1)}\n`;
};

const writerTest = ({ slug, title, fields, result }) => {
  const [main] = requiredOf(fields);
  const { main: key, said } = resultOf(result, title);
  return `import { expect, it } from 'vitest';
import writer from '../../server/writers/${slug}.ts';
import { contextOf } from '../support/context.ts';

it('says back what was filled in', async () => {
  const reply = await writer.write(${literal(valuesOf(fields, otherOf))}, contextOf(1));
  expect(reply.${key}).${said(main.label, otherOf(main))};
});
`;
};

const modelPrompt = ({ slug, title }) => `import type tool from '../../tools/${slug}.ts';
import { promptFor } from '../prompt.ts';

export default promptFor<typeof tool>({
  craft: ${text(`You write for the visitors of ${title}. Keep to what they filled in, and say it in plain words.`)},
  good: 'for a walk in the first snow: “We walked where nobody had walked before us.”',
  bad: '“Experience the magic of winter like never before!” (It could be about anything.)',
  rules: ['facts'],
  temperature: 0.7,
});
`;

/** Without the lines that only something optional would fill. */
const tidy = (source) => source.replace(/^ +\n/gm, '');

/** Each file of the tool by its path. */
export const toolFiles = (tool) => ({
  [`tools/${tool.slug}.ts`]: tidy(definition(tool)),
  [`server/writers/${tool.slug}.ts`]: writer(tool),
  [`tests/spec/${tool.slug}.ts`]: tidy(specTable(tool)),
  [`tests/inputs/${tool.slug}.json`]: samples(tool),
  [`tests/writers/${tool.slug}.test.ts`]: writerTest(tool),
  ...(tool.model && { [`model/prompts/${tool.slug}.ts`]: modelPrompt(tool) }),
});
