/** The JSON Schemas of the definition format: up to date with its types, and as strict as the format is. */
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { definitionSchemas } from '../src/build/schema/definitionSchema.ts';
import { converters, tools } from '../src/build/definitions.ts';

type Open = Record<string, any>;

const kept = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
const TOOL = 'engine/tool-definition.schema.json';
const CONVERTER = 'engine/converter-definition.schema.json';

it.each(Object.entries(definitionSchemas()))('%s says what the types say; `npm run schema` writes it anew', (file, text) =>
  expect(kept(file)).toBe(text),
);

const checkBy = (file: string) =>
  new Ajv2020({ strict: true, strictRequired: false, strictTypes: false, strictTuples: false, discriminator: true }).compile(
    JSON.parse(kept(file)) as object,
  );

describe.each([
  [TOOL, tools],
  [CONVERTER, converters],
])('%s', (file, definitions) => {
  const check = checkBy(file);
  it.each(Object.entries(definitions))('accepts %s as an editor reads it', (_, definition) => {
    const printed: unknown = JSON.parse(JSON.stringify({ $schema: file, ...definition }));
    expect(check(printed), JSON.stringify(check.errors)).toBe(true);
  });
});

it('explains what can be written, in the words of the types', () => {
  const { properties, $defs } = JSON.parse(kept(TOOL)) as Open;
  expect(properties.slug.description).toBe('The route, and the name of this file.');
  const textarea = $defs.Field.oneOf.find(({ properties: { kind } }: Open) => kind.const === 'textarea');
  expect(textarea.properties.stopAt.description).toBe('Typing stops at this many characters.');
});

describe('a definition', () => {
  const check = checkBy(TOOL);
  const after = (change: (tool: Open) => unknown): boolean => {
    const copy = structuredClone(tools['tools/cta-generator.ts']) as unknown as Open;
    change(copy);
    return check(copy);
  };
  it.each<[string, (tool: Open) => unknown]>([
    ['with a select without options', ({ fields }) => (fields.tone.options = [])],
    ['with half a character', ({ fields }) => (fields.description.stopAt = 2.5)],
    ['whose slug is no address', (tool) => (tool['slug'] = 'CTA Generator')],
    ['without fields', (tool) => (tool['fields'] = {})],
    ['with empty words', ({ call }) => (call.failed = '')],
    ['with an empty list that may be left out', (tool) => (tool['sideCalls'] = {})],
    ['with a single example', ({ examples }) => examples.splice(1)],
    ['with a call of both kinds', ({ call }) => (call.local = 'titleCase')],
    ['with a path that is none of the API', ({ call }) => (call.post = '/cta')],
    ['with a limit of nothing', ({ limit }) => (limit.perDay = 0)],
  ])('%s is refused', (_, change) => expect(after(change)).toBe(false));

  it.each<[string, (tool: Open) => unknown]>([
    ['may join items by nothing', ({ copy }) => (copy.all.text.between = '')],
    ['may have a choice that sends nothing', ({ fields }) => fields.tone.options.push({ value: '', label: 'Not said' })],
    ['may count from zero', ({ reply }) => (reply.data.bestCTA.keys.urgency.min = 0)],
  ])('%s', (_, change) => expect(after(change)).toBe(true));
});
