/** What each path shows, and what must be loaded to show it. */
import { loaders } from 'virtual:catalogue';
import type { AnyTool } from '../../engine/definition/index.ts';
import { resource } from './resource.ts';

export const loadHome = resource(() => import('../home/Home.tsx'));
export const loadToolScreen = resource(() => import('./ToolScreen.tsx'));

const tools: Record<string, () => Promise<AnyTool>> = Object.fromEntries(
  Object.entries(loaders).map(([slug, load]) => [slug, resource(async () => (await load()).default)]),
);

/** @throws for a slug that is not in the catalogue. */
export const loadTool = (slug: string): Promise<AnyTool> => {
  const load = tools[slug];
  if (!load) throw new Error(`no tool "${slug}"`);
  return load();
};

/** The tool whose page this path is. */
export const slugOf = (path: string): string | undefined => (Object.hasOwn(loaders, path.slice(1)) ? path.slice(1) : undefined);

/** Everything that the page at this path is made of. */
export const preload = async (path: string): Promise<void> => {
  const slug = slugOf(path);
  if (slug !== undefined) await Promise.all([loadToolScreen(), loadTool(slug)]);
  else await loadHome();
};
