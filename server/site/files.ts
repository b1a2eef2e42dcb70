/**
 * The built site in memory with its compressed forms: a few megabytes, and no disk access per request. Our own code, since it
 * serves a page several times as fast as the static files of Hono and no slower than sirv, and since the site's address is put
 * into pages at the start.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { inlineOf, type Inline } from './inline.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** One encoding of a file. */
export interface Form {
  readonly encoding: Encoding;
  readonly body: Uint8Array<ArrayBuffer>;
  /** For this form only: a client that has part of one form must not be sent the rest of another. */
  readonly etag: string;
}

export interface SiteFile {
  readonly type: string;
  /** What a page holds in itself; the assets of pages have none. */
  readonly inline?: Inline;
  /** Its name changes with its content. */
  readonly immutable: boolean;
  /** The smallest first. */
  readonly forms: readonly Form[];
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
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
};
const COMPRESSIBLE = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt']);
/** Placeholder for the site's address in pages. */
const SITE_URL_MARK = 'https://site.invalid';

/** `file`: where the build wrote its forms beside it (src/build/compress.mjs); otherwise they are made here. */
const formsOf = (plain: Buffer, isCompressible: boolean, file?: string): readonly Form[] => {
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const form = (encoding: Encoding, bytes: Buffer): Form => ({
    encoding,
    body: new Uint8Array(bytes),
    etag: `"${digest}-${encoding}"`,
  });
  const identity = form('identity', plain);
  if (!isCompressible) return [identity];
  const built = (ending: string) => (file !== undefined && existsSync(file + ending) ? readFileSync(file + ending) : undefined);
  const brotli = built('.br') ?? brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  return [form('br', brotli), form('gzip', built('.gz') ?? gzipSync(plain)), identity];
};

const page = (html: string): SiteFile => ({
  type: TYPES['.html']!,
  inline: inlineOf(html),
  immutable: false,
  forms: formsOf(Buffer.from(html), true),
});

const read = (file: string, immutable: boolean): SiteFile => {
  const extension = path.extname(file);
  return {
    type: TYPES[extension] ?? 'application/octet-stream',
    immutable,
    forms: formsOf(readFileSync(file), COMPRESSIBLE.has(extension), file),
  };
};

/** Every file but the compressed forms. */
const walk = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));

/** Every file by its address: `/assets/x.js`, `/cta-generator` for `cta-generator.html`, `/` for `index.html`. */
export const readSite = (folder: string, siteUrl: string): Map<string, SiteFile> =>
  new Map(
    walk(folder).map((file) => {
      const extension = path.extname(file);
      const address = `/${path.relative(folder, file).split(path.sep).join('/')}`;
      if (extension !== '.html') return [address, read(file, address.startsWith('/assets/'))] as const;
      const html = readFileSync(file, 'utf8').replaceAll(SITE_URL_MARK, siteUrl);
      return [address === '/index.html' ? '/' : address.slice(0, -extension.length), page(html)] as const;
    }),
  );

/** Adds the files of a folder of earlier assets, where the site has none of that name. */
export const addAssets = (files: Map<string, SiteFile>, folder: string): void => {
  for (const file of walk(folder)) {
    const address = `/assets/${path.basename(file)}`;
    if (!files.has(address)) files.set(address, read(file, true));
  }
};
