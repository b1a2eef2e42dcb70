// The text transforms against packages that do the same. `node bench/converters/run.mjs [rounds] [transform ...]`; see
// bench/README.md.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { peers } from './peers.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'node_modules/.cache/bench-converters');
const ROUNDS = Number(process.argv[2] ?? 9);
const BAR_MS = 16;
const BAR_LINEAR = 1.5;

const chosen = process.argv.slice(3);
const names = Object.keys(peers).filter((name) => chosen.length === 0 || chosen.includes(name));

// Built, as a page gets them: Vite's runnerImport reaches every imported function through an object, which is slower.
await build({
  configFile: false,
  root,
  logLevel: 'error',
  build: {
    ssr: true,
    target: 'es2022',
    outDir: folder,
    emptyOutDir: true,
    rolldownOptions: {
      input: Object.fromEntries(Object.keys(peers).map((name) => [name, path.join(root, `converters/transforms/${name}.ts`)])),
      output: { entryFileNames: '[name].mjs', chunkFileNames: 'shared/[name]-[hash].mjs' },
    },
  },
});

const measured = [];
for (const name of names) {
  const script = path.join(import.meta.dirname, 'measure.mjs');
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [script, folder, name, String(ROUNDS)]);
    measured.push(JSON.parse(stdout));
  } catch (error) {
    console.error(`${name} was not measured: ${error.stderr || error.message}`);
  }
}

const figure = (ms) => ms.toFixed(ms < 10 ? 2 : 1);
const broken = ({ emoji }) => (emoji.broken === 0 ? 'no' : `${emoji.broken} of ${emoji.of}`);
const rows = measured.flatMap(({ name, compared: [ours, ...others] }) =>
  others.map((peer) => ({
    transform: name,
    peer: peer.who,
    'plain: ours': figure(ours.plain),
    theirs: figure(peer.plain),
    'theirs / ours': (peer.plain / ours.plain).toFixed(2),
    'mixed: ours': figure(ours.mixed),
    'theirs ': figure(peer.mixed),
    'theirs / ours ': (peer.mixed / ours.mixed).toFixed(2),
    'output, times the input': `${ours.grows.toFixed(1)}, ${peer.grows.toFixed(1)}`,
    'breaks emoji: ours': broken(ours),
    'theirs  ': broken(peer),
  })),
);
console.log(`Processor ms per 100,000 characters, medians of ${ROUNDS} rounds, turn about`);
console.table(rows);

console.log('Ours by the length of a plain text, processor ms per 100,000 characters');
const growth = ({ sizes }) => sizes.at(-1) / sizes[1];
console.table(
  measured.map((one) => ({
    transform: one.name,
    '10 kB': figure(one.sizes[0]),
    '100 kB': figure(one.sizes[1]),
    '1 MB': figure(one.sizes[2]),
    '10 MB': figure(one.sizes[3]),
    '10 MB / 100 kB': growth(one).toFixed(2),
  })),
);

const verdict = (bar, failed) => console.log(`${bar}: ${failed.length === 0 ? 'yes, all' : `not ${failed.join('; ')}`}`);
verdict(
  `under ${BAR_MS} ms per 100,000 characters`,
  measured.flatMap(({ name, compared: [ours], sizes }) => {
    const worst = Math.max(ours.plain, ours.mixed, ...sizes);
    return worst < BAR_MS ? [] : `${name} (${figure(worst)})`;
  }),
);
verdict(
  `10 MB at most ${BAR_LINEAR} x as dear as 100 kB`,
  measured.flatMap((one) => (growth(one) <= BAR_LINEAR ? [] : `${one.name} (${growth(one).toFixed(2)} x)`)),
);
for (const kind of ['plain', 'mixed']) {
  verdict(
    `at least as fast as the fastest peer, ${kind} text`,
    measured.flatMap(({ name, compared: [ours, ...others] }) => {
      const fastest = others.toSorted((a, b) => a[kind] - b[kind])[0];
      if (ours[kind] <= fastest[kind]) return [];
      const but = fastest.emoji.broken > ours.emoji.broken ? ', which breaks emoji' : '';
      return `${name} (${fastest.who}, in ${(fastest[kind] / ours[kind]).toFixed(2)} of the time${but})`;
    }),
  );
}
