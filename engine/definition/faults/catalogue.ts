/** Checks what one definition cannot show: that all of them fit together, and that the files which they name exist. */
import { transformNames, type ConverterDefinition } from '../converter.ts';
import { endpointsOf, promptPath } from '../endpoints.ts';
import { GROUPS, isLocal, type About, type AnyTool, type Group } from '../tool.ts';
import { faultsInConverter } from './converter.ts';
import { nearest } from './nearest.ts';
import { faultsOf, isOneOf, type Say } from './say.ts';
import { faultsInTool } from './tool.ts';

/** Every definition by its file, and the names of the files that belong to definitions. */
export interface Catalogue {
  readonly tools: Readonly<Record<string, AnyTool>>;
  readonly converters: Readonly<Record<string, ConverterDefinition>>;
  /** Files of `converters/transforms`. */
  readonly transforms: readonly string[];
  /** Files that belong to an endpoint by name and that every endpoint needs: those of `server/writers`. */
  readonly writers: readonly string[];
  /** The same for files that an endpoint may go without, by their folder. */
  readonly beside: Readonly<Record<string, readonly string[]>>;
  /** Folders of `renderers/` with a screen. */
  readonly screens: readonly string[];
  readonly icons: readonly string[];
  /** Addresses of the site that belong to no tool: info pages, and those of the server itself. */
  readonly taken: readonly string[];
}

interface Page {
  readonly file: string;
  readonly slug: string;
  readonly name: string;
  readonly group: Group;
  readonly about: About;
}

const pagesOf = ({ tools, converters }: Catalogue): Page[] =>
  [...Object.entries(tools), ...Object.entries(converters)].map(([file, { slug, name, group, about }]) => ({
    file,
    slug,
    name,
    group,
    about,
  }));

const fileName = (file: string): string => file.replace(/^.*\//, '').replace(/\.ts$/, '');

/** No two pages may describe themselves in the same words. */
const checkIdentity = (page: Page, pages: readonly Page[], taken: readonly string[], say: Say): void => {
  const { file, slug, name, group, about } = page;
  if (slug !== fileName(file)) say('slug', `is "${slug}", which is not the name of the file`, `Make it "${fileName(file)}".`);
  for (const other of pages) {
    if (other.file === file) continue;
    if (other.slug === slug) say('slug', `is "${slug}", as that of ${other.file} is`, 'Give one of them another name.');
    if (other.name === name) say('name', `is "${name}", as that of ${other.file} is`, 'Give one of them another name.');
  }
  if (taken.includes(slug)) say('slug', `is "${slug}", which is another page's address`, 'Give the tool another name.');
  isOneOf(say, 'group', group, Object.keys(GROUPS), 'a group of the suite');
  const others = pages.map((other) => other.slug).filter((other) => other !== slug);
  for (const related of about.related) isOneOf(say, 'about.related', related, others, 'the slug of another page');
  if (about.related.length === 0) say('about.related', 'is empty', 'Name two or three tools that go well with this one.');
};

/** Every address of a tool's calls, as "METHOD path" with its parameters open. */
const addressesOf = (tool: AnyTool): string[] => [
  ...endpointsOf(tool).flatMap((endpoint) => {
    const prompt = promptPath(endpoint);
    return [`${endpoint.method.toUpperCase()} ${endpoint.path}`, ...(prompt === undefined ? [] : [`POST ${prompt}`])];
  }),
  ...(tool.options ? [`GET ${tool.options.get}`] : []),
];
const openNames = (address: string): string => address.replace(/:\w+/g, ':');

const OF_THE_SERVER = ['GET /api', 'GET /api/capabilities', 'POST /api/browser-errors'];

const checkAddresses = (file: string, tool: AnyTool, tools: Catalogue['tools'], say: Say): void => {
  const own = addressesOf(tool).map(openNames);
  for (const address of addressesOf(tool)) {
    const open = openNames(address);
    const other = Object.keys(tools).find((key) => key !== file && addressesOf(tools[key]!).map(openNames).includes(open));
    if (other !== undefined) say('call', `is at ${address}, where ${other} answers`, 'Give it an address of its own.');
    if (own.filter((one) => one === open).length > 1)
      say('call', `has two calls at ${address}`, 'Give each an address of its own.');
    if (OF_THE_SERVER.includes(open))
      say('call', `is at ${address}, where the server itself answers`, 'Give it another address.');
  }
};

const checkWriters = (tool: AnyTool, writers: readonly string[], say: Say): void => {
  for (const { key } of endpointsOf(tool)) {
    if (writers.includes(key)) continue;
    const place = key === tool.slug ? 'call' : `sideCalls.${key.slice(tool.slug.length + 1)}`;
    const meant = nearest(key, writers);
    const like = meant === undefined ? '' : ` There is a ${meant}.ts: was it meant?`;
    say(place, 'has no writer', `Add server/writers/${key}.ts.${like}`);
  }
};

const checkTool = (file: string, tool: AnyTool, there: Catalogue, say: Say): void => {
  isOneOf(say, 'icon', tool.icon, there.icons, 'an icon of lucide (lucide.dev/icons)');
  if (tool.screen !== undefined)
    isOneOf(say, 'screen', tool.screen, there.screens, 'a folder of renderers/ with an index.tsx or a Sheet.tsx');
  const local = isLocal(tool.call) ? tool.call.local : tool.call.fallback?.local;
  if (local !== undefined)
    isOneOf(
      say,
      isLocal(tool.call) ? 'call.local' : 'call.fallback.local',
      local,
      there.transforms,
      'a file of converters/transforms',
    );
  checkAddresses(file, tool, there.tools, say);
  checkWriters(tool, there.writers, say);
};

/** Files that are found by name, but whose name belongs to nothing. */
const idleFiles = ({ tools, writers, beside }: Catalogue): string[] => {
  const keys = Object.values(tools).flatMap((tool) => endpointsOf(tool).map(({ key }) => key));
  return Object.entries({ 'server/writers': writers, ...beside }).flatMap(([folder, names]) =>
    names.flatMap((name) => {
      const { say, said } = faultsOf(`${folder}/${name}.ts`);
      isOneOf(say, 'its name', name, keys, 'the slug of a tool, or slug.call of a side call');
      return said;
    }),
  );
};

/**
 * Every fault of the catalogue, each as "file: place wrong. Remedy"; empty where there is none. The definitions must fit the JSON
 * Schema, which says what parts there are.
 */
export const faultsInCatalogue = (there: Catalogue): string[] => {
  const pages = pagesOf(there);
  const alone = [
    ...Object.entries(there.tools).flatMap(([file, tool]) => faultsInTool(file, tool)),
    ...Object.entries(there.converters).flatMap(([file, converter]) => faultsInConverter(file, converter)),
  ];
  const together = pages.flatMap((page) => {
    const { say, said } = faultsOf(page.file);
    checkIdentity(page, pages, there.taken, say);
    const tool = there.tools[page.file];
    if (tool) checkTool(page.file, tool, there, say);
    const converter = there.converters[page.file];
    for (const name of converter ? transformNames(converter) : [])
      isOneOf(say, 'styles', name, there.transforms, 'a file of converters/transforms');
    return said;
  });
  return [...alone, ...together, ...idleFiles(there)];
};
