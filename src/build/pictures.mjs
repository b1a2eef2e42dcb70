// Pictures of the site: what a shared link shows (1200 × 630), drawn from each page's own words in the product's look, and the
// icons of the installed site, drawn from its mark. No browser is needed: SVG is written here and made into PNG.
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const root = path.resolve(import.meta.dirname, '../..');
/** A picture that was drawn before is not drawn again. */
const CACHE = path.join(root, 'node_modules/.cache/pictures');

/** As the files name themselves; quoted, since one name begins a word with a figure. */
const SERIF = "'Brygada 1918'";
const SANS = "'Figtree Light'";
const FACES = [
  'brygada-1918/files/brygada-1918-latin-500-normal',
  'figtree/files/figtree-latin-500-normal',
  'figtree/files/figtree-latin-600-normal',
];

export const WIDTH = 1200;
export const HEIGHT = 630;

/** The light theme's colours (src/theme/tokens.css). */
const INK = '#15232b';
const INK_2 = '#43545b';
const GROUND = '#eaf1f1';
const ACCENT = '#7a1f48';
const GROUP_INKS = {
  edit: '#0b6157',
  study: '#1f4f86',
  market: '#9a3f12',
  business: '#6a5612',
  stories: '#61418f',
  styles: '#3f5560',
};

/** Loaded when the first picture has to be drawn: most builds draw none anew. */
let drawing;
const loadDrawing = () =>
  (drawing ??= (async () => {
    const { initWasm, Resvg } = await import('@resvg/resvg-wasm');
    const { decompress } = require('wawoff2');
    await initWasm(await readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
    // Copied, since the next face overwrites the memory of the one before.
    const fontBuffers = [];
    for (const face of FACES)
      fontBuffers.push(Buffer.from(await decompress(await readFile(require.resolve(`@fontsource/${face}.woff2`)))));
    return { Resvg, font: { fontBuffers, loadSystemFonts: false, defaultFontFamily: 'Figtree Light' } };
  })());

const drawn = async (svg) => {
  const { Resvg, font } = await loadDrawing();
  return Buffer.from(new Resvg(svg, { font }).render().asPng());
};

const escaped = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const textAt = (x, y, words, { family, size, weight, fill }) =>
  `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escaped(words)}</text>`;

const widths = new Map();
const widthOf = async (words, look) => {
  const key = `${look.family} ${look.size} ${words}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  const { Resvg, font } = await loadDrawing();
  const box = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="200">${textAt(0, 100, words, look)}</svg>`,
    { font },
  ).getBBox();
  widths.set(key, box ? box.width : 0);
  return widths.get(key);
};

/** The words in lines no wider than this. */
const linesOf = async (words, look, width) => {
  const space = look.size * 0.26;
  const lines = [];
  let line = [];
  let used = 0;
  for (const word of words.split(' ')) {
    const wide = await widthOf(word, look);
    if (line.length > 0 && used + space + wide > width) {
      lines.push(line.join(' '));
      line = [];
      used = 0;
    }
    used += (line.length > 0 ? space : 0) + wide;
    line.push(word);
  }
  return [...lines, line.join(' ')];
};

/** The same number of lines, as even as they can be. */
const balanced = async (words, look, width) => {
  const widest = await linesOf(words, look, width);
  for (let narrow = width * 0.5; narrow < width; narrow += width * 0.05) {
    const lines = await linesOf(words, look, narrow);
    if (lines.length === widest.length) return lines;
  }
  return widest;
};

const mark = (x, y, scale) =>
  `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke-linejoin="round"><path d="M1 1h14l6 6v18H1z" fill="#fff" stroke="${INK}" stroke-width="1.5"/><path d="M15 1v6h6" stroke="${INK}" stroke-width="1.5"/><path d="M7 1v24" stroke="${ACCENT}" stroke-width="1.75"/></g>`;

/** A sheet on the desk with its margin in the ink of the group: the page's name, and in a line what it is for. */
const sheetOf = async ({ heading, line, above, group }, siteName) => {
  const ink = GROUP_INKS[group] ?? ACCENT;
  const title = { family: SERIF, size: 84, weight: 500, fill: INK };
  const text = { family: SANS, size: 34, weight: 500, fill: INK_2 };
  const small = { family: SANS, size: 28, weight: 600 };
  const left = 240;
  const width = 810;
  const titles = await balanced(heading, title, width);
  const lines = await balanced(line, text, width);
  const parts = [];
  let y = 164;
  parts.push(textAt(left, y, above, { ...small, fill: ink }));
  y += 100;
  for (const words of titles) {
    parts.push(textAt(left, y, words, title));
    y += 92;
  }
  y += -8;
  for (const words of lines) {
    parts.push(textAt(left, y, words, text));
    y += 46;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${GROUND}"/><rect x="80" y="84" width="1040" height="560" rx="4" fill="#d3dedf"/><rect x="80" y="80" width="1040" height="560" rx="4" fill="#fff"/><rect x="176" y="80" width="2.5" height="560" fill="${ink}" opacity="0.55"/>${parts.join('')}${mark(240, 546, 1.75)}${textAt(292, 582, siteName, { family: SERIF, size: 30, weight: 500, fill: INK })}${textAt(820, 582, 'Free, no account', { ...small, size: 26, fill: INK_2 })}</svg>`;
};

/** The site's mark on its ground; a masked icon has room around it. */
const iconOf = (size, room) => {
  const scale = (size * (1 - 2 * room)) / 26;
  const x = (size - 22 * scale) / 2;
  const y = (size - 26 * scale) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="${GROUND}"/>${mark(x, y, scale)}</svg>`;
};

const draw = async (recipe, make, file) => {
  const key = createHash('sha256')
    .update(JSON.stringify([recipe, await readFile(import.meta.filename, 'utf8')]))
    .digest('hex')
    .slice(0, 24);
  const cached = path.join(CACHE, `${key}.png`);
  let png = await readFile(cached).catch(() => undefined);
  if (!png) {
    png = await drawn(await make());
    await mkdir(CACHE, { recursive: true });
    await writeFile(cached, png);
  }
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, png);
};

const ICONS = [
  { file: 'icon-192.png', size: 192, room: 0.14 },
  { file: 'icon-512.png', size: 512, room: 0.14 },
  { file: 'icon-masked-512.png', size: 512, room: 0.26, purpose: 'maskable' },
];

/** The address of a page's picture. */
export const pictureOf = (to) => `/pictures/${to === '/' ? 'home' : to.slice(1)}.png`;

/** Draws the picture of every page (`to`, and what it shows as `card`). */
export const drawPictures = async (client, pages, siteName) => {
  for (const { to, card } of pages)
    await draw(['page', card, siteName], () => sheetOf(card, siteName), path.join(client, pictureOf(to)));
};

/** Draws the icons of the installed site and writes its manifest. */
export const writeManifest = async (client, { name, description }) => {
  for (const { file, size, room } of ICONS) await draw(['icon', size, room], () => iconOf(size, room), path.join(client, file));
  const manifest = {
    name,
    short_name: name,
    description,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: GROUND,
    theme_color: GROUND,
    lang: 'en',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      ...ICONS.map(({ file, size, purpose }) => ({
        src: `/${file}`,
        type: 'image/png',
        sizes: `${size}x${size}`,
        ...(purpose ? { purpose } : {}),
      })),
    ],
  };
  await writeFile(path.join(client, 'manifest.webmanifest'), JSON.stringify(manifest));
};
