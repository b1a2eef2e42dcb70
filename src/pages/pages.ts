/** What each path shows, and what must be loaded to show it. */
import { converters, tools, type PageModule } from 'virtual:catalogue';
import { infoPageAt } from '../info/pages.ts';
import { resource } from './resource.ts';

export const loadHome = resource(() => import('../home/Home.tsx'));
export const loadToolScreen = resource(() => import('./ToolScreen.tsx'));
export const loadConverterScreen = resource(() => import('../converter/ConverterScreen.tsx'));

/** The error page: loaded while the page is idle, since it may not load any more when it is needed. */
export const loadPageError = resource(() => import('../errors/PageError.tsx'));

const pages: Readonly<Record<string, () => Promise<PageModule>>> = Object.fromEntries(
  Object.entries({ ...tools, ...converters }).map(([slug, load]) => [slug, resource(load)]),
);

export const slugs: readonly string[] = Object.keys(pages);

/** @throws for a slug that is not in the catalogue. */
export const loadPage = (slug: string): Promise<PageModule> => {
  const load = pages[slug];
  if (!load) throw new Error(`no page "${slug}"`);
  return load();
};

/** The tool or converter that this path is the page of. */
export const slugOf = (path: string): string | undefined => (Object.hasOwn(pages, path.slice(1)) ? path.slice(1) : undefined);

export const isConverter = (slug: string): boolean => Object.hasOwn(converters, slug);

const load = (slug: string): Promise<unknown> =>
  Promise.all([isConverter(slug) ? loadConverterScreen() : loadToolScreen(), loadPage(slug)]);

/** Starts loading a page that the pointer or the focus is approaching. A failure is reported only when the visitor goes there. */
export const prefetch = (slug: string): void => void load(slug).catch(() => undefined);

/** Loads everything that the page at this path needs. */
export const preload = async (path: string): Promise<void> => {
  const slug = slugOf(path);
  await (slug === undefined ? (infoPageAt(path)?.load ?? loadHome)() : load(slug));
};
