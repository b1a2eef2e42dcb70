/** What each path shows, and what must be loaded to show it. */
import { converters, tools, type PageModule } from 'virtual:catalogue';
import { infoPageAt } from '../info/pages.ts';
import { resource } from './resource.ts';

export const loadHome = resource(() => import('../home/Home.tsx'));
export const loadToolScreen = resource(() => import('./ToolScreen.tsx'));
export const loadConverterScreen = resource(() => import('../converter/ConverterScreen.tsx'));

/** What stands in place of a page that fails: fetched while the page has nothing to do, since it may not come once it is needed. */
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

/** The tool or converter whose page this path is. */
export const slugOf = (path: string): string | undefined => (Object.hasOwn(pages, path.slice(1)) ? path.slice(1) : undefined);

export const isConverter = (slug: string): boolean => Object.hasOwn(converters, slug);

const load = (slug: string): Promise<unknown> =>
  Promise.all([isConverter(slug) ? loadConverterScreen() : loadToolScreen(), loadPage(slug)]);

/** A pointer or the focus is on the way to a page: it may begin to come. Whether it does is told when it is gone to. */
export const warm = (slug: string): void => void load(slug).catch(() => undefined);

/** Everything that the page at this path is made of. */
export const preload = async (path: string): Promise<void> => {
  const slug = slugOf(path);
  await (slug === undefined ? (infoPageAt(path)?.load ?? loadHome)() : load(slug));
};
