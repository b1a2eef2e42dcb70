/** What the tests must hold of every tool and of every text style. Each line that fails names a file, and what it lacks. */
import { describe, expect, it } from 'vitest';
import { endpointsOf, isLocal, transformNames } from '../engine/definition/index.ts';
import { catalogue } from '../src/build/faults.ts';
import { CHARTS } from './converters/charts.ts';
import { MARKS } from './converters/marks.ts';
import { CONVERTERS, ZALGO } from './converters/table.ts';
import { TRANSFORMS, wayBackOf } from './converters/transforms.ts';
import { endpoints } from './contract/endpoints.ts';
import { faults } from './contract/replies.ts';
import { tables } from './support/tables.ts';

interface Samples {
  readonly inputs: readonly unknown[];
}
const samples = import.meta.glob<Samples>('./inputs/*.json', { eager: true, import: 'default' });
const sources = Object.values(import.meta.glob<string>('./**/*.test.ts', { eager: true, query: '?raw', import: 'default' }));

/** The prompt library is no form beside a result: tests/screens/prompts and tests/contract/prompts tell what it does. */
const tools = Object.values(catalogue.tools).filter(({ screen }) => screen !== 'prompts');
const keys = tools.flatMap(endpointsOf).map(({ key }) => key);
const nameOf = (file: string): string => file.replace(/^.*\/|\.(ts|json)$/g, '');
const LEAST_SAMPLES = 11;

const missing = (names: readonly string[], files: readonly string[], folder: string, what: string): string[] =>
  names
    .filter((name) => !files.map(nameOf).includes(name))
    .map((name) => `tests/${folder}/${name}.${folder === 'inputs' ? 'json' : 'ts'} is not there: ${what}`);
const idle = (names: readonly string[], files: readonly string[]): string[] =>
  files.filter((file) => !names.includes(nameOf(file))).map((file) => `tests/${file.slice(2)} belongs to no tool`);

describe('the catalogue', () => {
  it('every tool has a table of what the specification says of its page', () => {
    const slugs = tools.map(({ slug }) => slug);
    const files = [...tables.keys()].map((name) => `./spec/${name}.ts`);
    const misnamed = [...tables]
      .filter(([name, { slug }]) => slug !== name)
      .map(([name]) => `tests/spec/${name}.ts has another slug`);
    expect([...missing(slugs, files, 'spec', 'a ToolTable (tests/spec/table.ts)'), ...idle(slugs, files), ...misnamed]).toEqual(
      [],
    );
  });

  it('every call of a tool is in its table', () => {
    const told = endpoints.map(({ key }) => key);
    const untold = keys
      .filter((key) => !told.includes(key))
      .map((key) => `tests/spec/${key.split('.')[0]}.ts says nothing of ${key}`);
    const unknown = told
      .filter((key) => !keys.includes(key))
      .map((key) => `tests/spec/${key.split('.')[0]}.ts tells of ${key}, which no tool has`);
    expect([...untold, ...unknown]).toEqual([]);
  });

  it('a reply that the page is tried with is one that the server may give', () => {
    const unlike = [...tables.values()].flatMap((tool) =>
      tool.works === 'on the server'
        ? faults(tool.wire.reply, tool.result.reply).map(
            (fault) => `tests/spec/${tool.slug}.ts: result.reply is no reply as wire.reply has it: ${fault}`,
          )
        : [],
    );
    expect(unlike).toEqual([]);
  });

  it('every call has sample requests', () => {
    const files = Object.keys(samples);
    const few = files
      .filter((file) => samples[file]!.inputs.length < LEAST_SAMPLES)
      .map((file) => `tests/${file.slice(2)} has ${samples[file]!.inputs.length} requests: it takes ${LEAST_SAMPLES}`);
    const library = Object.values(catalogue.tools)
      .flatMap(endpointsOf)
      .map(({ key }) => key);
    expect([...missing(keys, files, 'inputs', 'sample requests as JSON'), ...idle(library, files), ...few]).toEqual([]);
  });

  it('every text style has a row of what the specification says of its screen', () => {
    const rows = [...CONVERTERS.map(({ slug }) => slug), ZALGO.slug];
    const slugs = Object.values(catalogue.converters).map(({ slug }) => slug);
    const without = slugs.filter((slug) => !rows.includes(slug));
    expect(without.map((slug) => `tests/converters/table.ts has no row for ${slug}`)).toEqual([]);
    expect(rows.filter((slug) => !slugs.includes(slug))).toEqual([]);
  });

  it('every transform is tested: by the charts of letters, as a mark, or by a test that names it', () => {
    const tabled = [...Object.keys(CHARTS), ...Object.keys(MARKS)];
    const tested = new Set([...tabled, ...tabled.map(wayBackOf)]);
    const named = (name: string): boolean => sources.some((source) => source.includes(`/transforms/${name}.ts'`));
    const untested = TRANSFORMS.filter((name) => !tested.has(name) && !named(name));
    expect(untested.map((name) => `converters/transforms/${name}.ts: add it to tests/converters/charts.ts or marks.ts`)).toEqual(
      [],
    );
  });

  it('every transform is used', () => {
    const local = Object.values(catalogue.tools).map(({ call }) => (isLocal(call) ? call.local : call.fallback?.local));
    const used = [...Object.values(catalogue.converters).flatMap(transformNames), ...local];
    expect(TRANSFORMS.filter((name) => !used.includes(name))).toEqual([]);
  });
});
