/**
 * Makes the catalogue out of the folders of definitions: nothing is registered by hand. The app sees
 * - `virtual:catalogue`: what a card needs of every tool, and how to load the rest of it when its page opens;
 * - `/icons.svg`: the icons that the cards name, in one picture, so that they cost a page no script.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import * as lucide from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { runnerImport, type Plugin } from 'vite';
import type { AnyTool } from '../../engine/definition/index.ts';

const root = path.resolve(import.meta.dirname, '../..');
const FOLDERS = ['tools'];

interface Found {
  readonly file: string;
  readonly tool: AnyTool;
}

const definitionFiles = (): string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((name) => name.endsWith('.ts'))
      .map((name) => path.join(root, folder, name)),
  ).sort();

const found = (): Promise<Found[]> =>
  Promise.all(
    definitionFiles().map(async (file) => {
      const { module } = await runnerImport<{ default: AnyTool }>(file, { configFile: false, root, logLevel: 'error' });
      const slug = path.basename(file, '.ts');
      if (module.default?.slug !== slug) throw new Error(`${file}: the slug must be the file's name, "${slug}"`);
      return { file, tool: module.default };
    }),
  );

const card = ({ slug, name, summary, group, icon }: AnyTool) => ({ slug, name, summary, group, icon });
const iconName = (name: string): string => name.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());

const catalogueModule = (tools: readonly Found[]): string => `
export const cards = ${JSON.stringify(tools.map(({ tool }) => card(tool)))};
export const loaders = {
${tools.map(({ file, tool }) => `  ${JSON.stringify(tool.slug)}: () => import(${JSON.stringify(file)}),`).join('\n')}
};`;

const symbol = ({ slug, icon }: AnyTool): string => {
  const Icon = (lucide as unknown as Record<string, LucideIcon | undefined>)[iconName(icon)];
  if (!Icon) throw new Error(`${slug}: there is no icon "${icon}" in lucide`);
  const shapes = renderToStaticMarkup(createElement(Icon)).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  return `<symbol id="${icon}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">${shapes}</symbol>`;
};

const iconSheet = (tools: readonly Found[]): string => {
  const symbols = new Set(tools.map(({ tool }) => symbol(tool)));
  return `<svg xmlns="http://www.w3.org/2000/svg">${[...symbols].join('')}</svg>`;
};

const MODULE = 'virtual:catalogue';
const ICONS = 'icons.svg';

export const catalogue = (): Plugin => ({
  name: 'catalogue',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load: async (id) => (id === `\0${MODULE}` ? catalogueModule(await found()) : undefined),
  async generateBundle() {
    if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName: ICONS, source: iconSheet(await found()) });
  },
  configureServer(server) {
    server.middlewares.use(`/${ICONS}`, (_, response, next) => {
      found().then((tools) => response.setHeader('content-type', 'image/svg+xml').end(iconSheet(tools)), next);
    });
  },
  // A tool added, renamed or described anew shows at once in development.
  handleHotUpdate({ file, server }) {
    if (!FOLDERS.some((folder) => file.startsWith(path.join(root, folder)))) return;
    const module = server.moduleGraph.getModuleById(`\0${MODULE}`);
    if (module) server.moduleGraph.invalidateModule(module);
    server.ws.send({ type: 'full-reload' });
  },
});
