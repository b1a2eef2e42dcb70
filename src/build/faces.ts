/**
 * Our two faces without what no page shows: the weights that no style asks for, the features that none turns on, and of the italic
 * all but the letters that stand on every page. They come from the packages' Latin files; other scripts stay as they are.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { site } from '../site.ts';
import * as says from '../../words/tool.ts';

const require = createRequire(import.meta.url);
const folder = path.resolve(import.meta.dirname, '../../node_modules/.cache/faces');

const WEIGHTS = { wght: { min: 400, max: 700 } };
/** What joins and spaces letters, and figures of one width. */
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'];

const between = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('');
/** As the packages' `unicode-range` for Latin says. */
const LATIN = `${between(0x20, 0xff)}ıŒœʻʼˆ˚˜\u0304\u0308\u0329${between(0x2000, 0x206f)}€™↑↓−∕`;

const FACES = [
  ['brygada-1918', 'brygada-1918-latin-wght-normal', LATIN],
  ['figtree', 'figtree-latin-wght-normal', LATIN],
  ['brygada-1918', 'brygada-1918-latin-wght-italic', site.name + says.forExample, 'brygada-1918-marks'],
] as const;

/** Makes them, and has `./files/…` of the packages' styles and `@faces/…` of ours lead to them. */
export const faces = (): Plugin => ({
  name: 'faces',
  async config() {
    await mkdir(folder, { recursive: true });
    for (const [family, name, letters, as = name] of FACES) {
      const whole = await readFile(require.resolve(`@fontsource-variable/${family}/files/${name}.woff2`));
      const options = { targetFormat: 'woff2', variationAxes: WEIGHTS, keepFeatures: FEATURES } as const;
      await writeFile(path.join(folder, `${as}.woff2`), await subsetFont(whole, letters, options));
    }
    return {
      resolve: {
        alias: [
          { find: /^\.\/files\/(.*-latin-wght-normal\.woff2)$/, replacement: `${folder}/$1` },
          { find: /^@faces\//, replacement: `${folder}/` },
        ],
      },
    };
  },
});
