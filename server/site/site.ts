import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Context } from 'hono';
import { etag } from 'hono/etag';
import type { App } from '../app.ts';
import type { Config } from '../config.ts';
import { addAssets, readSite } from './files.ts';
import { allowing } from './policy.ts';
import { send } from './send.ts';

/** `changed`: the day on which a page's words last changed, where that is known. */
const sitemap = (siteUrl: string, pages: readonly string[], changed: Readonly<Record<string, string>>): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages
    .map((address) => {
      const day = changed[address];
      return `  <url><loc>${siteUrl}${address}</loc>${day === undefined ? '' : `<lastmod>${day}</lastmod>`}</url>`;
    })
    .join('\n')}\n</urlset>\n`;

/** As the build wrote it. */
const readChanged = (file: string): Readonly<Record<string, string>> =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : {};

interface Extras {
  /** Folders with the assets of earlier versions, for pages that are still open. */
  readonly earlier?: readonly string[];
  /** Called with the address of each page that is opened. */
  readonly opened?: (address: string) => void;
}

/** Mounts the built site behind the API: pages, their assets, the sitemap, and a redirect home from any other address. */
export const mountSite = (app: App, folder: string, config: Config, { earlier = [], opened }: Extras = {}): void => {
  const files = readSite(folder, config.siteUrl);
  for (const assets of earlier) addAssets(files, assets);
  const pages = [...files].filter(([, file]) => file.inline).map(([address]) => address);
  const changed = readChanged(path.join(folder, '../lastChanged.json'));
  const origin = (context: Context): string => config.siteUrl || new URL(context.req.url).origin;
  app.get('/sitemap.xml', (context) =>
    context.body(sitemap(origin(context), pages.sort(), changed), 200, { 'content-type': 'application/xml' }),
  );
  app.get('/robots.txt', (context) => context.text(`User-agent: *\nDisallow: /api/\nSitemap: ${origin(context)}/sitemap.xml\n`));
  for (const [address, { inline }] of files) if (inline) app.use(address, allowing(inline));
  app.use('*', etag());
  // Pages and assets have routes of their own, so that metrics can tell them apart.
  for (const [address, file] of files)
    if (file.inline)
      app.get(address, (context) => {
        if (context.req.method === 'GET') opened?.(address);
        return send(context, file);
      });
  app.get('/assets/*', (context) => {
    const file = files.get(context.req.path);
    return file ? send(context, file) : context.text('Not found', 404);
  });
  app.get('*', (context) => {
    const { path: asked } = context.req;
    const file = files.get(asked);
    if (file) return send(context, file);
    // An address with a file extension is a missing file (an old script, say): a page must not be sent in its place.
    if (/\.[a-z0-9]+$/i.test(asked)) return context.text('Not found', 404);
    const bare = asked.replace(/(?<!\/)\/+$/, '');
    return bare !== '' && files.has(bare) ? context.redirect(bare, 301) : context.redirect('/', 302);
  });
};
