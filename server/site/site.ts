import type { Context } from 'hono';
import { etag } from 'hono/etag';
import type { App } from '../app.ts';
import type { Config } from '../config.ts';
import { addAssets, readSite } from './files.ts';
import { send } from './send.ts';

const sitemap = (siteUrl: string, pages: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages
    .map((address) => `  <url><loc>${siteUrl}${address}</loc></url>`)
    .join('\n')}\n</urlset>\n`;

/**
 * Mounts the built site behind the API: pages, their assets, the sitemap, and a redirect home from any other address. `earlier`:
 * folders with the assets of earlier versions, for pages that are still open.
 */
export const mountSite = (app: App, folder: string, config: Config, earlier: readonly string[] = []): void => {
  const files = readSite(folder, config.siteUrl);
  for (const assets of earlier) addAssets(files, assets);
  const pages = [...files].filter(([, file]) => file.isPage).map(([address]) => address);
  const origin = (context: Context): string => config.siteUrl || new URL(context.req.url).origin;
  app.get('/sitemap.xml', (context) =>
    context.body(sitemap(origin(context), pages.sort()), 200, { 'content-type': 'application/xml' }),
  );
  app.get('/robots.txt', (context) => context.text(`User-agent: *\nDisallow: /api/\nSitemap: ${origin(context)}/sitemap.xml\n`));
  app.use('*', etag());
  // Pages and assets have routes of their own, so that metrics can tell them apart.
  for (const [address, file] of files) if (file.isPage) app.get(address, (context) => send(context, file));
  app.get('/assets/*', (context) => {
    const file = files.get(context.req.path);
    return file ? send(context, file) : context.text('Not found', 404);
  });
  app.get('*', (context) => {
    const { path } = context.req;
    const file = files.get(path);
    if (file) return send(context, file);
    // An address with a file extension is a missing file (an old script, say): a page must not be sent in its place.
    if (/\.[a-z0-9]+$/i.test(path)) return context.text('Not found', 404);
    const bare = path.replace(/(?<!\/)\/+$/, '');
    return bare !== '' && files.has(bare) ? context.redirect(bare, 301) : context.redirect('/', 302);
  });
};
