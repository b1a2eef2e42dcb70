/** Every definition against the published JSON Schema, and against what no schema can say. */
import { readFileSync, readdirSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { cards } from 'virtual:cards';
import { faultsIn } from '../engine/definition/check.ts';
import { transformNames } from '../engine/converter/transforms.ts';
import type { AnyTool, ConverterDefinition } from '../engine/definition/index.ts';

const schema: unknown = JSON.parse(readFileSync(new URL('../engine/tool-definition.schema.json', import.meta.url), 'utf8'));
const check = new Ajv2020({ allErrors: true, strict: false, discriminator: true }).compile(schema as object);
const tools = Object.entries(import.meta.glob<AnyTool>('../tools/*.ts', { import: 'default', eager: true }));
const converters = Object.entries(
  import.meta.glob<ConverterDefinition>('../converters/*.ts', { import: 'default', eager: true }),
);
const transforms = readdirSync(new URL('../converters/transforms', import.meta.url)).map((name) => name.replace(/\.ts$/, ''));

/** A definition is data: nothing of it is lost when it is printed. */
const printed = (tool: AnyTool): unknown => JSON.parse(JSON.stringify(tool));

const faultsOf = (definition: unknown): string[] => {
  if (check(definition)) return [];
  const { slug } = definition as { slug?: string };
  return (check.errors ?? []).map((error) => `${slug}: ${error.instancePath} ${error.message}`);
};

describe('every definition', () => {
  it('is in the catalogue', () => {
    expect(tools.length).toBeGreaterThanOrEqual(7);
    const all = [...tools, ...converters].map(([, definition]) => definition.slug);
    expect(cards.map((card) => card.slug).sort()).toEqual(all.sort());
  });
  describe.each(tools)('%s', (file, tool) => {
    it('bears the name of its file', () => expect(file).toBe(`../tools/${tool.slug}.ts`));
    it('fits the published schema', () => expect(faultsOf(printed(tool))).toEqual([]));
    it('holds together', () => expect(faultsIn(tool)).toEqual([]));
    it('is nothing but data', () => expect(printed(tool)).toEqual(tool));
    it('leads on to other tools, not to itself', () => {
      expect(tool.about.related).not.toContain(tool.slug);
      expect(tool.about.related.length).toBeGreaterThan(0);
    });
    it('binds a transform that exists', () => {
      const local = 'local' in tool.call ? tool.call.local : tool.call.fallback?.local;
      expect(local === undefined || transforms.includes(local), local).toBe(true);
    });
  });
});

describe.each(converters)('%s', (file, converter) => {
  it('bears the name of its file', () => expect(file).toBe(`../converters/${converter.slug}.ts`));
  it('is nothing but data', () => expect(JSON.parse(JSON.stringify(converter))).toEqual(converter));
  it('binds transforms that exist', () => {
    for (const name of transformNames(converter)) expect(transforms).toContain(name);
  });
  it('names each style once', () => {
    const keys = converter.styles.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
  it('leads on to other pages, not to itself', () => {
    expect(converter.about.related).not.toContain(converter.slug);
    for (const slug of converter.about.related) expect(cards.map((card) => card.slug)).toContain(slug);
  });
});

describe('a fault is named with its tool and its place', () => {
  const [, sound] = tools.find(([, tool]) => tool.slug === 'cta-generator') ?? tools[0]!;
  const broken = (change: (tool: Record<string, any>) => void): Record<string, any> => {
    const copy = structuredClone(printed(sound)) as Record<string, any>;
    change(copy);
    return copy;
  };
  it.each<[string, (tool: Record<string, any>) => void, RegExp]>([
    ['a kind of field that does not exist', (tool) => (tool['fields'].tone.kind = 'dropdown'), /cta-generator: \/fields\/tone/],
    ['a wrong key in a field', (tool) => (tool['fields'].tone.hlf = true), /cta-generator: \/fields\/tone/],
    ['no limit', (tool) => delete tool['limit'], /cta-generator:.*limit/],
    ['no failed words', (tool) => delete tool['call'].failed, /cta-generator: \/call/],
    ['a block that does not exist', (tool) => (tool['result'][0].block = 'chart'), /cta-generator: \/result\/0/],
  ])('%s, by the schema', (_, change, says) => expect(faultsOf(broken(change)).join('\n')).toMatch(says));
  it.each<[string, (tool: Record<string, any>) => void, RegExp]>([
    ['a default outside its options', (tool) => (tool['fields'].tone.default = 'Loud'), /cta-generator: fields\.tone .*"Loud"/],
    ['a group that is not there', (tool) => (tool['fields'].tone.group = 'more'), /cta-generator: fields\.tone .*"more"/],
    [
      'an example outside the options',
      (tool) => (tool['examples'][0].values.tone = 'Loud'),
      /cta-generator: examples\["Meal kit for two"\]\.tone/,
    ],
    [
      'a text that joins a list that is not there',
      (tool) => (tool['reply'].data.line = { shape: 'prose', about: 'x', joins: { of: 'ctas', key: 'txt', by: ' ' } }),
      /cta-generator: reply\.line .*"ctas\.txt"/,
    ],
    ['copying all without saying how', (tool) => delete tool['copy'].all, /cta-generator: result .*copy all/],
  ])('%s, by the check', (_, change, says) => expect(faultsIn(broken(change) as unknown as AnyTool).join('\n')).toMatch(says));
});
