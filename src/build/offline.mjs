// Writes the service worker of a built site. It keeps the shell, the home page, the info pages and the text styles, with
// everything they link to.
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const template = path.join(import.meta.dirname, 'serviceWorker.js');
const LINKS = /(?:src|href)="(\/[^"#?]+\.(?:js|css|woff2|svg))"/g;

const pagesIn = async (folder, ending) =>
  (await readdir(folder)).filter((name) => name.endsWith(ending)).map((name) => `/${name.slice(0, -ending.length)}`);

/** Pages that work without a server, as addresses: home, info pages and every converter. */
const pagesOffline = async (root) => [
  '/',
  ...(await pagesIn(path.join(root, 'src/info'), '.tsx')),
  ...(await pagesIn(path.join(root, 'converters'), '.ts')),
];

/**
 * What the converters' screen loads later, and what shows that a page cannot be reached: no page links to these, so they are
 * found in the build's manifest.
 */
const loadedLater = async (client) => {
  const manifest = JSON.parse(await readFile(path.join(client, '.vite/manifest.json'), 'utf8'));
  const files = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  for (const key of [...manifest['converter/ConverterScreen.tsx'].dynamicImports, 'errors/PageError.tsx']) visit(key);
  return [...files].map((file) => `/${file}`);
};

export const writeServiceWorker = async (root, dist) => {
  const client = path.join(dist, 'client');
  const pages = await pagesOffline(root);
  const kept = new Set([...pages, '/icons.svg', ...(await loadedLater(client))]);
  const digest = createHash('sha256');
  for (const page of pages) {
    const html = await readFile(path.join(client, page === '/' ? 'index.html' : `${page.slice(1)}.html`), 'utf8');
    digest.update(html);
    for (const [, link] of html.matchAll(LINKS)) kept.add(link);
  }
  const source = await readFile(template, 'utf8');
  const list = JSON.stringify([...kept]);
  const version = digest.update(list).digest('hex').slice(0, 16);
  await writeFile(
    path.join(client, 'service-worker.js'),
    source.replace("'__VERSION__'", JSON.stringify(version)).replace("['__KEPT__']", list),
  );
};
