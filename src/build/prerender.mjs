// Turns the built site into pages that can be read before any script runs.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { firstStyles } from './firstStyles.mjs';
import { lastChanged } from './lastChanged.mjs';
import { drawPictures, HEIGHT, pictureOf, WIDTH, writeManifest } from './pictures.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/** Placeholder for the site's address, which the server fills in. The same string as in server/site/files.ts. */
const SITE_URL_MARK = 'https://site.invalid';

const escapeText = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const escapeAttribute = (text) => escapeText(text).replace(/"/g, '&quot;');

/** The styles that the given source modules need, then the scripts, first that of the first module. */
const linksFor = (manifest, modules) => {
  const scripts = new Set();
  const styles = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const next of chunk.imports ?? []) visit(next);
  };
  for (const key of modules) {
    if (!manifest[key]) throw new Error(`${key} is not in the build's manifest`);
    visit(key);
  }
  return [
    ...Array.from(styles, (file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...Array.from(scripts, (file) => `<link rel="later" fetchpriority="low" crossorigin href="/${file}">`),
  ];
};

const FACE = /@font-face\{[^{}]*\}/g;
/** A face that the first picture shows: Latin and upright, or the few italic letters of every page. */
const SHOWN_AT_ONCE = /-latin-wght-normal-|-marks-/;
/** One that the device has itself, to stand in for ours with the same widths until they have come. */
const STAND_IN = /local\(/;
const STYLES = /<link rel="stylesheet"[^<>]*href="([^"]+)"[^<>]*>\s*/g;
const LINKED = /<script type="module"[^<>]*><\/script>\s*|<link rel="(?:modulepreload|stylesheet)"[^<>]*>\s*/g;
const EARLY = '<script src="/early.js"></script>';
const WATCH = '<script src="/watch.js"></script>';
/** As src/layout/EndOfFirstPicture.tsx writes it. */
const END_OF_FIRST_PICTURE = 'data-first-picture="">';
/** What no picture waits for: the scripts, which src/public/start.js loads after the first, and what only search engines read. */
const LATER = /<link rel="later"[^<>]*>\s*|<script type="application\/ld\+json">.*?<\/script>\s*/gs;

/** Puts the styles in front of it into the head, out of React's reach, before the page is drawn again. */
const INTO_HEAD = '<script>document.head.append(document.currentScript.previousElementSibling)</script>';

/**
 * The page in the order of need: in its head the early script and the styles of its first picture, at the end of that picture all
 * its styles, and behind everything what no picture needs at once, the faces of other scripts among it. The links to the styles
 * stay, turned off: what loads a page's styles then finds that they are there.
 * The server allows exactly this text (server/site/inline.ts).
 */
const inOrder = async (page, client) => {
  const links = [...page.matchAll(STYLES)].map(([, href]) => href);
  const read = (href) => readFile(path.join(client, href), 'utf8');
  const styles = (await Promise.all(links.map(read))).join('\n');
  const early = await read('early.js');
  const faces = (styles.match(FACE) ?? []).filter((face) => !STAND_IN.test(face));
  const atOnce = styles.replace(FACE, (face) => (faces.includes(face) ? '' : face));
  const facesFor = (isFirst) => faces.filter((face) => SHOWN_AT_ONCE.test(face) === isFirst).join('');
  const later = [
    `<style>${facesFor(false)}</style>`,
    ...links.map((href) => `<link rel="stylesheet" disabled href="${href}">`),
    ...(page.match(LATER) ?? []).map((tag) => tag.trim()),
    `<script>${(await read('start.js')).trim()}</script>`,
  ];
  const [picture, ...below] = page.split(END_OF_FIRST_PICTURE);
  // A page without that place is all one picture, and keeps the watching script in its head, where the template has it.
  const watched = below.length
    ? `${picture.replace(WATCH, '')}${END_OF_FIRST_PICTURE}${WATCH}<style>${atOnce}</style>${INTO_HEAD}${below.join('')}`
    : page;
  const first = below.length ? firstStyles(atOnce, picture) : atOnce;
  return (
    watched
      .replace(STYLES, '')
      .replace(LATER, '')
      // Where no scripts run, the faces apply at once; else the early script says when.
      .replace(EARLY, () => `<style media="(scripting: none)">${facesFor(true)}</style><script>${early.trim()}</script>`)
      .replace('<title>', () => `<style>${first}</style>\n    <title>`)
      .replace('</body>', () => `  ${later.join('\n    ')}\n  </body>`)
  );
};

/**
 * Writes every page of the site into its folder: flat files, each with its own head and the links it needs. Gives the addresses
 * of those that work without a server.
 */
export const prerender = async (dist) => {
  const client = path.join(dist, 'client');
  // What the build tool links there itself would load too early.
  const template = (await readFile(path.join(client, 'index.html'), 'utf8')).replace(LINKED, '');
  const manifest = JSON.parse(await readFile(path.join(client, '.vite/manifest.json'), 'utf8'));
  const { paths, render, site, headOfHome } = await import(
    `${pathToFileURL(path.join(dist, 'ssr/entry-server.js')).href}?${Date.now()}`
  );
  const address = (to) => `${SITE_URL_MARK}${to}`;
  const pages = [];
  for (const to of paths) {
    const { head, html, data, modules, card, source, offline } = await render(to, address);
    pages.push({ to, card, source, offline });
    const canonical = address(to);
    const tags = [
      `<title>${escapeText(head.title)}</title>`,
      `<meta name="description" content="${escapeAttribute(head.description)}">`,
      `<link rel="canonical" href="${canonical}">`,
      `<meta property="og:type" content="website">`,
      `<meta property="og:title" content="${escapeAttribute(head.title)}">`,
      `<meta property="og:description" content="${escapeAttribute(head.description)}">`,
      `<meta property="og:url" content="${canonical}">`,
      `<meta property="og:site_name" content="${escapeAttribute(site.name)}">`,
      `<meta property="og:image" content="${address(pictureOf(to))}">`,
      `<meta property="og:image:width" content="${WIDTH}">`,
      `<meta property="og:image:height" content="${HEIGHT}">`,
      `<meta property="og:image:alt" content="${escapeAttribute(`${card.heading}: ${card.line}`)}">`,
      '<meta name="twitter:card" content="summary_large_image">',
      ...linksFor(manifest, ['index.html', ...modules]),
      `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`,
    ].join('\n    ');
    const page = await inOrder(
      template.replace('<!--head-->', () => tags).replace('<!--page-->', () => html),
      client,
    );
    await writeFile(path.join(client, to === '/' ? 'index.html' : `${to.slice(1)}.html`), page);
  }
  await drawPictures(client, pages, site.name);
  await writeManifest(client, { name: site.name, description: headOfHome.description });
  const changed = await lastChanged(root, Object.fromEntries(pages.map(({ to, source }) => [to, source])));
  await writeFile(path.join(dist, 'lastChanged.json'), JSON.stringify(changed));
  console.log(`${paths.length} pages prerendered`);
  return pages.filter(({ offline }) => offline).map(({ to }) => to);
};
