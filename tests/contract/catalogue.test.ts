/** What the server says of itself: its capabilities and its description agree with what it does. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keysOf } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { call, JSON_HEADERS, post, startServer, type RunningServer } from './http.ts';
import { expectData, faults } from './replies.ts';
import type { JsonSchema } from './schema.ts';

interface Operation {
  readonly summary: string;
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content: Content }>>;
}
type Content = Readonly<Record<'application/json', { readonly schema: JsonSchema }>>;
interface Description {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

let server: RunningServer;
let description: Description;
let languages: Readonly<Record<string, readonly string[]>>;
beforeAll(async () => {
  server = await startServer();
  description = (await call(`${server.url}/api`)).json() as Description;
  ({ languages } = expectData(await call(`${server.url}/api/capabilities`)) as { languages: typeof languages });
});
afterAll(() => server.close());

const schemaIn = (content: Content | undefined): JsonSchema => content?.['application/json'].schema ?? {};

describe('GET /api', () => {
  it('is an OpenAPI 3.1 document', () => {
    expect(description).toMatchObject({
      openapi: expect.stringMatching(/^3\.1\.\d+$/),
      info: { title: expect.stringMatching(/\S/), version: expect.stringMatching(/\S/) },
    });
  });

  it('describes every address of the specification, and those only that are there', async () => {
    const wanted = endpoints.flatMap(({ path, options }) => [path, ...(options ? [options.path] : [])]);
    expect(Object.keys(description.paths)).toEqual(expect.arrayContaining(wanted));
    for (const [path, methods] of Object.entries(description.paths)) {
      for (const method of Object.keys(methods)) {
        const { status } = await call(server.url + path, {
          method: method.toUpperCase(),
          ...(method === 'post' ? { headers: JSON_HEADERS, body: '{' } : {}),
        });
        expect(status, `${method} ${path}`).toBe(method === 'post' ? 400 : 200);
      }
    }
  });

  it('has schemas that are schemas', () => {
    const ajv = new Ajv2020({ strict: false });
    for (const methods of Object.values(description.paths)) {
      for (const { requestBody, responses } of Object.values(methods)) {
        const contents = [
          ...(requestBody ? [requestBody.content] : []),
          ...Object.values(responses).map(({ content }) => content),
        ];
        for (const content of contents) expect(() => ajv.compile(schemaIn(content))).not.toThrow();
      }
    }
  });
});

describe.each(endpoints)('$key: $path in the description', (endpoint) => {
  const { path, minimal, full, texts, choices, counts, numbers, flags, constants, atLeast } = endpoint;
  const needed = endpoint.required.map(({ key }) => key);

  it('takes the keys of the specification and no others', () => {
    const request = schemaIn(description.paths[path]?.['post']?.requestBody?.content);
    expect(Object.keys(request['properties'] as JsonSchema).sort()).toEqual(keysOf(endpoint).sort());
    expect(request['required']).toEqual(needed);
  });

  it('accepts good requests and refuses what the server refuses', () => {
    const request = schemaIn(description.paths[path]?.['post']?.requestBody?.content);
    for (const body of [minimal, full]) expect(faults(request, body), JSON.stringify(body)).toEqual([]);
    expect(faults(request, {}).length).toBe(needed.length);
    for (const key of Object.keys(texts)) {
      expect(faults(request, { ...full, [key]: 'w'.repeat(atLeast[key] ?? 1) }), key).toEqual([]);
      expect(faults(request, { ...full, [key]: 5 }), key).not.toEqual([]);
    }
    for (const [key, most] of Object.entries(texts)) {
      if (most === 'no maximum') continue;
      for (const character of ['a', 'é', '👍🏽', 'e\u0301'])
        expect(faults(request, { ...full, [key]: character.repeat(most) }), `${key} of ${character}`).toEqual([]);
      expect(faults(request, { ...full, [key]: 'a'.repeat(most + 1) }), key).not.toEqual([]);
    }
    for (const [key, least] of Object.entries(atLeast)) {
      expect(faults(request, { ...full, [key]: 'a'.repeat(least) }), key).toEqual([]);
      expect(faults(request, { ...full, [key]: 'a'.repeat(least - 1) }), key).not.toEqual([]);
    }
    for (const [key, { min, max }] of Object.entries(numbers)) {
      for (const number of [min, max]) expect(faults(request, { ...full, [key]: number }), key).toEqual([]);
      for (const number of [min - 1, max + 1]) expect(faults(request, { ...full, [key]: number }), key).not.toEqual([]);
    }
    for (const key of needed) expect(faults(request, { ...full, [key]: ' ' }), key).not.toEqual([]);
    for (const key of Object.keys(counts)) {
      for (const count of [1, 7, 30]) expect(faults(request, { ...full, [key]: count }), key).toEqual([]);
      for (const count of [0, 31, 1.5]) expect(faults(request, { ...full, [key]: count }), key).not.toEqual([]);
    }
    for (const key of Object.keys(choices)) expect(faults(request, { ...full, [key]: 'no such choice' }), key).not.toEqual([]);
  });

  it('says what is taken for a choice, a count or a switch that is left out', () => {
    const { properties } = schemaIn(description.paths[path]?.['post']?.requestBody?.content) as {
      readonly properties: Readonly<Record<string, JsonSchema>>;
    };
    const presets = { ...counts, ...flags, ...constants };
    for (const [key, { default: preset }] of Object.entries(choices)) expect(properties[key]?.['default'], key).toBe(preset);
    for (const [key, preset] of Object.entries(presets)) expect(properties[key]?.['default'], key).toBe(preset);
  });

  it('describes its replies', async () => {
    const responses = description.paths[path]?.['post']?.responses;
    const good = await post(server.url + path, full);
    expect(faults(schemaIn(responses?.['200']?.content), good.json())).toEqual([]);
    const bad = await post(server.url + path, []);
    expect(faults(schemaIn(responses?.['default']?.content), bad.json())).toEqual([]);
    expect(faults(schemaIn(responses?.['200']?.content), bad.json())).not.toEqual([]);
  });
});

const withOptions = endpoints.flatMap(({ options }) => options ?? []);
it.each(withOptions)('$path is described', async ({ path }) => {
  const schema = schemaIn(description.paths[path]?.['get']?.responses['200']?.content);
  expect(faults(schema, (await call(server.url + path)).json())).toEqual([]);
});

describe('GET /api/capabilities', () => {
  it('names each tool whose visitor can choose a language, with the languages it writes in', () => {
    const choosing = endpoints.filter(({ choices }) => 'language' in choices);
    expect(Object.keys(languages)).toEqual(expect.arrayContaining(choosing.map(({ slug }) => slug)));
    for (const { slug, speaks } of choosing) expect(languages[slug], slug).toEqual(speaks);
  });

  it('names no tool without such a choice: nobody would read the mark', () => {
    for (const { key } of endpoints.filter(({ choices }) => !('language' in choices)))
      expect(Object.keys(languages)).not.toContain(key);
  });

  it('agrees with what happens', async () => {
    for (const { slug, path, minimal } of endpoints.filter(
      ({ choices, speaks }) => 'language' in choices && speaks.includes('English'),
    )) {
      for (const language of ['English', 'Spanish']) {
        const { status } = await post(server.url + path, { ...minimal, language });
        expect(status, `${slug} in ${language}`).toBe(languages[slug]?.includes(language) ? 200 : 422);
      }
    }
  });
});
