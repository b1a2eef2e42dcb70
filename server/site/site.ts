import type { Context } from 'hono';
import type { App } from '../app.ts';
import type { Config } from '../config.ts';
import { readSite, type SiteFile } from './files.ts';
import { PAGE_HEADERS } from './policy.ts';

const encodingFor = (accepted: string, file: SiteFile): { body: Buffer; encoding?: string } => {
  if (file.brotli && /\bbr\b/.test(accepted)) return { body: file.brotli, encoding: 'br' };
  if (file.gzip && /\bgzip\b/.test(accepted)) return { body: file.gzip, encoding: 'gzip' };
  return { body: file.plain };
};

const send = (context: Context, file: SiteFile): Response => {
  const { body, encoding } = encodingFor(context.req.header('accept-encoding') ?? '', file);
  const headers: Record<string, string> = {
    ...PAGE_HEADERS,
    'content-type': file.type,
    'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: file.etag,
    vary: 'accept-encoding',
    ...(encoding ? { 'content-encoding': encoding } : {}),
  };
  if (context.req.header('if-none-match') === file.etag) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(body), { headers: { ...headers, 'content-length': String(body.byteLength) } });
};

const sitemap = (siteUrl: string, pages: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages
    .map((address) => `  <url><loc>${siteUrl}${address}</loc></url>`)
    .join('\n')}\n</urlset>\n`;

/** Puts the built site behind the API: pages, their assets, the sitemap, and the way home from anywhere else. */
export const mountSite = (app: App, folder: string, config: Config): void => {
  const files = readSite(folder, config.siteUrl);
  const pages = [...files].filter(([, file]) => file.isPage).map(([address]) => address);
  const origin = (context: Context): string => config.siteUrl || new URL(context.req.url).origin;
  app.get('/sitemap.xml', (context) =>
    context.body(sitemap(origin(context), pages.sort()), 200, { 'content-type': 'application/xml' }),
  );
  app.get('/robots.txt', (context) => context.text(`User-agent: *\nDisallow: /api/\nSitemap: ${origin(context)}/sitemap.xml\n`));
  app.get('*', (context) => {
    const { path } = context.req;
    const file = files.get(path);
    if (file) return send(context, file);
    // An address with an ending is a file that is not there (an old script, say): yesterday's page must not pass for it.
    if (path.startsWith('/assets/') || /\.[a-z0-9]+$/i.test(path)) return context.text('Not found', 404);
    const bare = path.replace(/\/+$/, '');
    return bare !== '' && files.has(bare) ? context.redirect(bare, 301) : context.redirect('/', 302);
  });
};
