/** The built site, held in memory with its compressed forms: a few megabytes, and no disk on the way to a visitor. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export interface SiteFile {
  readonly type: string;
  /** A page of the site, not something that pages are made of. */
  readonly isPage: boolean;
  readonly etag: string;
  /** Its name changes with its content. */
  readonly immutable: boolean;
  readonly plain: Buffer;
  readonly gzip?: Buffer;
  readonly brotli?: Buffer;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
};
const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt']);
/** In pages, where the site's address belongs. */
const SITE_URL_MARK = 'https://site.invalid';

const pack = (plain: Buffer, extension: string, immutable: boolean): SiteFile => ({
  type: TYPES[extension] ?? 'application/octet-stream',
  isPage: extension === '.html',
  etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
  immutable,
  plain,
  ...(COMPRESSIBLE.has(extension)
    ? { gzip: gzipSync(plain), brotli: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) }
    : {}),
});

const walk = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const full = path.join(folder, name);
    return statSync(full).isDirectory() ? walk(full) : [full];
  });

/** Every file under its address: `/assets/x.js`, `/cta-generator` for `cta-generator.html`, `/` for `index.html`. */
export const readSite = (folder: string, siteUrl: string): ReadonlyMap<string, SiteFile> =>
  new Map(
    walk(folder).map((file) => {
      const extension = path.extname(file);
      const address = `/${path.relative(folder, file).split(path.sep).join('/')}`;
      const raw = readFileSync(file);
      if (extension !== '.html') return [address, pack(raw, extension, address.startsWith('/assets/'))] as const;
      const page = Buffer.from(raw.toString('utf8').replaceAll(SITE_URL_MARK, siteUrl));
      return [address === '/index.html' ? '/' : address.slice(0, -'.html'.length), pack(page, extension, false)] as const;
    }),
  );
