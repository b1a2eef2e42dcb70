/** The gallery of every control and every block, which no server serves: built in memory, and put in the way of its address. */
import path from 'node:path';
import { build as buildWith, type Rolldown } from 'vite';
import { test as base, expect } from './watched.ts';

const root = path.resolve(import.meta.dirname, '../..');
const AT = '/reference/';

const build = async (): Promise<ReadonlyMap<string, string | Uint8Array>> => {
  const { output } = (await buildWith({
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'error',
    base: AT,
    build: { write: false, minify: false, rolldownOptions: { input: path.join(root, 'src/reference.html') } },
  })) as Rolldown.RolldownOutput;
  return new Map(output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source]));
};

let building: ReturnType<typeof build> | undefined;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

export const test = base.extend<{ gallery: string }>({
  /** The address at which it is to be found. */
  gallery: async ({ page }, provide) => {
    await page.route(`**${AT}**`, async (route) => {
      const files = await (building ??= build());
      const url = new URL(route.request().url());
      const name = url.pathname.slice(AT.length);
      const body = files.get(name);
      // What every page has is the site's own.
      return body === undefined
        ? route.continue({ url: new URL(`/${name}`, url).href })
        : route.fulfill({
            body: typeof body === 'string' ? body : Buffer.from(body),
            contentType: TYPES[path.extname(name)] ?? '',
          });
    });
    await provide(`${AT}reference.html`);
  },
});

export { expect };
