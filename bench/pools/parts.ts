/** What the measurement needs of the source. */
import { endpointsOf, isText, standInTarget, type Endpoint } from '../../engine/definition/index.ts';
import { checkRequest } from '../../server/api/requestCheck.ts';
import { tools } from '../../server/catalogue.ts';

export { createPool } from '../../server/pools/pool.ts';

interface Asked {
  readonly key: string;
  readonly path: string;
  /** As a page sends it, from the tool's first example. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The same, as its writer gets it. */
  readonly request: unknown;
}

/** One request for each tool with a writer. */
export const examples: readonly Asked[] = tools.flatMap((tool) => {
  const [endpoint] = endpointsOf(tool);
  const [example] = tool.examples;
  if (!endpoint || !example) return [];
  const { key, path } = endpoint;
  return [{ key, path, body: { ...example.values }, request: checkRequest(endpoint, example.values) }];
});

/** What the server takes of texts that name no length of their own, in characters. */
const LONGEST_LINE = 1_000;
const LONGEST_TEXT = 20_000;

const filled = (text: string, length: number): string => text.repeat(Math.ceil(length / text.length)).slice(0, length);

const texts = ({ fields }: Endpoint, body: Asked['body']): string[] =>
  Object.entries(fields).flatMap(([key, field]) =>
    isText(field) && standInTarget(field) === undefined && typeof body[key] === 'string' ? [key] : [],
  );

/** The example of each tool with each of its texts at full length: ordinary words, one endless word, and one line a letter. */
export const heaviest: readonly Pick<Asked, 'path' | 'body'>[] = tools.flatMap((tool) => {
  const [endpoint] = endpointsOf(tool);
  const asked = examples.find(({ key }) => key === endpoint?.key);
  if (!endpoint || !asked) return [];
  return texts(endpoint, asked.body).flatMap((key) => {
    const field = endpoint.fields[key]!;
    const most = isText(field) ? (field.stopAt ?? (field.kind === 'textarea' ? LONGEST_TEXT : LONGEST_LINE)) : 0;
    const words = `${String(asked.body[key]) || 'a jar of honey from our own bees.'} `;
    return [filled(words, most), filled('a', most), filled('a\n', most)].map((text) => ({
      path: asked.path,
      body: { ...asked.body, [key]: text },
    }));
  });
});
