// Writes the service worker of a built site. It keeps the pages that work without a server, with everything they link to; pages
// that need one are kept as they are visited.
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const template = path.join(import.meta.dirname, 'serviceWorker.js');
const LINKS = /(?:src|href)="(\/[^"#?]+\.(?:js|css|woff2|svg))"/g;

/**
 * What the screens of these pages load later, and what shows that a page cannot be reached: no page links to these, so they are
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
  for (const screen of ['converter/ConverterScreen.tsx', 'pages/ToolScreen.tsx'])
    for (const key of manifest[screen].dynamicImports ?? []) visit(key);
  visit('errors/PageError.tsx');
  return [...files].map((file) => `/${file}`);
};

/** `pages`: the addresses of those that work without a server. */
export const writeServiceWorker = async (dist, pages) => {
  const client = path.join(dist, 'client');
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
