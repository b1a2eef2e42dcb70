/** No regular expression of the product takes much longer than what it reads: none freezes a thread, or a page. */
import { expect, it } from 'vitest';
import { ACCEPTED } from './accepted.ts';
import { composed, isDangerous, written, type Found } from './patterns.ts';

const files = Object.keys(
  import.meta.glob('../../{engine,converters,components,model,renderers,server,src,tools}/**/*.{ts,tsx,mjs}'),
).map((file) => file.replace('../../', ''));
/** What is loaded to write; what starts a server or belongs to a page is read only. */
const modules = import.meta.glob('../../{converters,model,server/{english,lexicon,model,prompts,writers}}/**/*.ts');

const saying = ({ file, pattern }: Found): string => `${file}: ${String(pattern).slice(0, 300)}`;

it.each([/^(a+)+$/, /(?:a|a)*b$/, /\s+$/, /\[[^\]]*\]/, /^((?:\w+ ?){1,6}),/])('sees the danger of %s', (planted) => {
  expect(isDangerous(planted)).toBe(true);
});
it.each([/(?<!\s)\s+$/, /\[[^[\]]*\]/, /^((?:\w+ ){0,5}\w+ ?),/, /^\s*x/])('sees none in %s', (harmless) => {
  expect(isDangerous(harmless)).toBe(false);
});

// It loads every module and looks at thousands of patterns: how long that takes is not what is tried.
const PATIENCE_MS = 180_000;

it(
  'finds what is written in the files and what is put together of parts',
  async () => {
    const literals = files.flatMap(written);
    const made = await composed(() => Promise.all(Object.values(modules).map((load) => load())));
    expect(literals.length).toBeGreaterThan(1_000);
    expect(made.length).toBeGreaterThan(100);
    const dangerous = [...literals, ...made].filter(({ pattern }) => isDangerous(pattern));
    const named = new Set(dangerous.map(({ file }) => file));
    expect(dangerous.filter(({ file }) => !(file in ACCEPTED)).map(saying)).toEqual([]);
    expect(Object.keys(ACCEPTED).filter((file) => !named.has(file))).toEqual([]);
  },
  PATIENCE_MS,
);
