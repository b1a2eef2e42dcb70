/**
 * Makes the catalogue out of the folders of definitions: nothing is registered by hand. The app sees
 * - `virtual:catalogue`: what a card needs of every tool, and how to load the rest of it when its page opens;
 * - `virtual:icons`: the icons that the cards name.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
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

const iconsModule = (tools: readonly Found[]): string => {
  const names = [...new Set(tools.map(({ tool }) => tool.icon))];
  return `
import { ${names.map(iconName).join(', ')} } from 'lucide-react';
export const icons = { ${names.map((name) => `${JSON.stringify(name)}: ${iconName(name)}`).join(', ')} };`;
};

const MODULES: Record<string, (tools: readonly Found[]) => string> = {
  'virtual:catalogue': catalogueModule,
  'virtual:icons': iconsModule,
};

export const catalogue = (): Plugin => ({
  name: 'catalogue',
  resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
  async load(id) {
    const make = id.startsWith('\0') ? MODULES[id.slice(1)] : undefined;
    return make?.(await found());
  },
  // A tool added, renamed or described anew shows at once in development.
  handleHotUpdate({ file, server }) {
    if (!FOLDERS.some((folder) => file.startsWith(path.join(root, folder)))) return;
    for (const id of Object.keys(MODULES)) {
      const module = server.moduleGraph.getModuleById(`\0${id}`);
      if (module) server.moduleGraph.invalidateModule(module);
    }
    server.ws.send({ type: 'full-reload' });
  },
});
