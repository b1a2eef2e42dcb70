/**
 * Makes the catalogue out of the folders of definitions: nothing is registered by hand. The app sees
 * - `virtual:catalogue`: how to load the page of every tool and converter;
 * - `virtual:cards`: what the home page needs of them;
 * - `virtual:blocks`: how results look, which a page loads once it has woken;
 * - `virtual:finding`: what the search looks through beside the cards;
 * - `virtual:receivers`: the pages that a text can be sent to;
 * - `virtual:styles`: every style of every converter, with its transform;
 * - `virtual:page/<slug>`: a page's own code: its definition, the transforms it names and the names of related pages;
 * - `/icons.svg`: the icons of cards and pages in one picture, so that they cost no script; those of the header stand in the page.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import * as lucide from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { runnerImport, type Plugin, type ViteDevServer } from 'vite';
import { HEADER_ICONS, headerIconId, UI_ICONS } from '../../components/icons.ts';
import {
  isLocal,
  optionLabel,
  transformNames,
  type AnyTool,
  type ConverterDefinition,
  type Option,
} from '../../engine/definition/index.ts';
import { leadsOn } from './leadsOn.ts';

const root = path.resolve(import.meta.dirname, '../..');
const FOLDERS = ['choices', 'tools', 'converters'];

interface Found {
  readonly kind: 'tool' | 'converter';
  readonly definition: AnyTool | ConverterDefinition;
}

const readAll = async (): Promise<Found[]> => {
  const file = path.join(root, 'src/build/definitions.ts');
  const { module } = await runnerImport<typeof import('./definitions.ts')>(file, { configFile: false, root, logLevel: 'error' });
  const foundIn = (kind: Found['kind'], files: Readonly<Record<string, Found['definition']>>): Found[] =>
    Object.values(files).map((definition) => ({ kind, definition }));
  return [...foundIn('tool', module.tools), ...foundIn('converter', module.converters)];
};

/** What a card shows: an icon, or for a converter its own effect. */
const card = ({ kind, definition }: Found) => {
  const { slug, name, summary, group } = definition;
  const mark = 'icon' in definition ? { icon: definition.icon } : { specimen: definition.specimen };
  return { kind, slug, name, summary, group, ...mark };
};
const iconName = (name: string): string => name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());

/** The id of a page's own module: its definition, with the transforms it names. */
const pageId = (slug: string): string => `virtual:page/${slug}`;

const catalogueModule = (all: readonly Found[]): string => {
  const loadersOf = (kind: Found['kind']): string =>
    all
      .filter((page) => page.kind === kind)
      .map(({ definition: { slug } }) => `  ${JSON.stringify(slug)}: () => import(${JSON.stringify(pageId(slug))}),`)
      .join('\n');
  return `export const tools = {\n${loadersOf('tool')}\n};\nexport const converters = {\n${loadersOf('converter')}\n};`;
};

const cardsModule = (all: readonly Found[]): string => `export const cards = ${JSON.stringify(all.map(card))};`;

/** The choices that a visitor may look for by name: options of the form, styles of a converter. */
const optionsOf = (definition: Found['definition']): string[] => {
  if ('styles' in definition) return definition.styles.map(({ label }) => label);
  const lists = Object.values(definition.fields).flatMap((field) =>
    field.kind === 'select' && Array.isArray(field.options) ? (field.options as readonly Option[]) : [],
  );
  return [...new Set(lists.map(optionLabel).filter((label) => /\p{L}{3}/u.test(label)))];
};

/** What the search looks through, beside the cards. */
const findingModule = (all: readonly Found[]): string =>
  `export const words = ${JSON.stringify(
    Object.fromEntries(
      all.map((found) => [
        found.definition.slug,
        { alsoCalled: found.definition.alsoCalled ?? [], options: optionsOf(found.definition) },
      ]),
    ),
  )};`;

/** The pages that a text written elsewhere can be sent to, and the box that it goes into. */
const transformFile = (name: string): string => JSON.stringify(path.join(root, 'converters/transforms', `${name}.ts`));

const stylesModule = (all: readonly Found[]): string => {
  const styles = all.flatMap(({ definition }) => {
    if (!('styles' in definition) || definition.switching !== 'restyles') return [];
    const { slug, intensity } = definition;
    return definition.styles.map(({ key, label, transform, copied }) => ({
      of: slug,
      key,
      label,
      transform,
      copied,
      intensity: intensity?.default ?? 0,
    }));
  });
  const names = [...new Set(styles.map(({ transform }) => transform))];
  return `${names.map((name) => `import { ${name} } from ${transformFile(name)};`).join('\n')}
export const styles = ${JSON.stringify(styles)};
export const transforms = { ${names.join(', ')} };`;
};

const receiversModule = (all: readonly Found[]): string => {
  const receivers = all.flatMap(({ definition }) => {
    const { slug, name } = definition;
    if ('styles' in definition) return [{ slug, name, field: 'text' }];
    const [field] = Object.entries(definition.fields).find(([, one]) => one.kind === 'textarea' && one.receives) ?? [];
    return field === undefined ? [] : [{ slug, name, field }];
  });
  return `export const receivers = ${JSON.stringify(receivers)};`;
};

/** The pages that this one leads on to, by name. */
const relatedTo = (page: Found['definition'], all: readonly Found[]): { slug: string; name: string }[] => {
  const pages = all.map(({ definition }) => definition);
  return leadsOn(page, pages).map((slug) => ({ slug, name: pages.find((each) => each.slug === slug)!.name }));
};

const transformsOf = (definition: Found['definition']): string[] => {
  if ('styles' in definition) return transformNames(definition);
  return isLocal(definition.call) ? [definition.call.local] : [];
};

const fallbackOf = (definition: Found['definition']): string | undefined =>
  'call' in definition && !isLocal(definition.call) ? definition.call.fallback?.local : undefined;

const RESOURCE = JSON.stringify(path.join(root, 'src/pages/resource.ts'));

/**
 * A screen of its own: what stands in the page from the start (`index.tsx`), and the sheet that only a result needs (`Sheet.tsx`),
 * loaded when the page has woken.
 */
const screenOf = (folder: string | undefined): string => {
  if (folder === undefined) return 'export const screen = undefined;';
  const fileOf = (name: string): string => path.join(root, 'renderers', folder, name);
  const [atOnce, sheet] = [fileOf('index.tsx'), fileOf('Sheet.tsx')];
  if (!existsSync(sheet)) return `export * as screen from ${JSON.stringify(atOnce)};`;
  const loadSheet = `loadSheet: resource(() => import(${JSON.stringify(sheet)}))`;
  if (!existsSync(atOnce)) return `export const screen = { ${loadSheet} };`;
  return `import { Before } from ${JSON.stringify(atOnce)};\nexport const screen = { Before, ${loadSheet} };`;
};

const pageModule = ({ definition }: Found, all: readonly Found[]): string => {
  const names = transformsOf(definition);
  const fallback = fallbackOf(definition);
  return `import { resource } from ${RESOURCE};
${names.map((name) => `import { ${name} } from ${transformFile(name)};`).join('\n')}
export default ${JSON.stringify({ ...definition, alsoCalled: undefined })};
export const transforms = { ${names.join(', ')} };
export const fallback = ${fallback === undefined ? 'undefined' : `resource(async () => (await import(${transformFile(fallback)})).${fallback})`};
${screenOf('screen' in definition ? definition.screen : undefined)}
export const related = ${JSON.stringify(relatedTo(definition, all))};`;
};

const symbol = (icon: string, wantedBy: string, id = icon): string => {
  const Icon = (lucide as unknown as Record<string, LucideIcon | undefined>)[iconName(icon)];
  if (!Icon) throw new Error(`${wantedBy}: there is no icon "${icon}" in lucide`);
  const shapes = renderToStaticMarkup(createElement(Icon)).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  return `<symbol id="${id}" viewBox="0 0 24 24" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">${shapes}</symbol>`;
};

const iconSheet = (all: readonly Found[]): string => {
  const ofCards = all.flatMap(({ definition }) => ('icon' in definition ? [symbol(definition.icon, definition.slug)] : []));
  const symbols = new Set([...ofCards, ...UI_ICONS.map((icon) => symbol(icon, 'components/icons.ts'))]);
  return `<svg xmlns="http://www.w3.org/2000/svg">${[...symbols].join('')}</svg>`;
};

/** In the pages' template (src/index.html): where the icons of the header go. */
const HEADER_ICONS_MARK = '<!--header icons-->';

const headerIcons = (): string =>
  `<svg hidden>${[...HEADER_ICONS].map((icon) => symbol(icon, 'components/icons.ts', headerIconId(icon))).join('')}</svg>`;

const CATALOGUE = 'virtual:catalogue';
const CARDS = 'virtual:cards';
const FINDING = 'virtual:finding';
const RECEIVERS = 'virtual:receivers';
const STYLES = 'virtual:styles';
const BLOCKS = 'virtual:blocks';
const PAGES = 'virtual:page/';
const ICONS = 'icons.svg';

export const catalogue = (): Plugin => {
  /** Read once, and again when a definition has changed. */
  let known: Promise<Found[]> | undefined;
  const found = (): Promise<Found[]> => (known ??= readAll());
  /** A tool that is added, removed or changed shows at once in development. */
  const readAgain = (file: string, server: ViteDevServer): void => {
    if (!FOLDERS.some((folder) => file.startsWith(path.join(root, folder)))) return;
    known = undefined;
    for (const module of server.moduleGraph.idToModuleMap.values()) {
      if (module.id?.startsWith('\0virtual:')) server.moduleGraph.invalidateModule(module);
    }
    server.ws.send({ type: 'full-reload' });
  };
  return {
    name: 'catalogue',
    resolveId: (id) =>
      [CATALOGUE, CARDS, FINDING, RECEIVERS, STYLES, BLOCKS].includes(id) || id.startsWith(PAGES) ? `\0${id}` : undefined,
    async load(id) {
      if (!id.startsWith('\0virtual:')) return undefined;
      const name = id.slice(1);
      if (name === BLOCKS) return `export * from ${JSON.stringify(path.join(root, 'renderers/blocks/index.ts'))};`;
      const all = await found();
      if (name === CATALOGUE) return catalogueModule(all);
      if (name === CARDS) return cardsModule(all);
      if (name === FINDING) return findingModule(all);
      if (name === RECEIVERS) return receiversModule(all);
      if (name === STYLES) return stylesModule(all);
      const page = all.find(({ definition }) => name === pageId(definition.slug));
      return page && pageModule(page, all);
    },
    transformIndexHtml: (html) => html.replace(HEADER_ICONS_MARK, headerIcons),
    async generateBundle() {
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName: ICONS, source: iconSheet(await found()) });
    },
    configureServer(server) {
      server.watcher.add(FOLDERS.map((folder) => path.join(root, folder)));
      const refresh = (file: string): void => readAgain(file, server);
      server.watcher.on('add', refresh).on('unlink', refresh);
      server.middlewares.use(`/${ICONS}`, (_, response, next) => {
        found().then((all) => response.setHeader('content-type', 'image/svg+xml').end(iconSheet(all)), next);
      });
    },
    handleHotUpdate: ({ file, server }) => readAgain(file, server),
  };
};
