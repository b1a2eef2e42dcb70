// The weights of `server/reader/likelihood.ts`, fitted anew: `node bench/reader/fit.mjs [table.json …]`. Copies them there,
// and says what weights that were fitted without a request make of it: right and wrong at each threshold.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fromSource } from '../../src/build/fromSource.mjs';

const STEPS = 3000;
const RATE = 1;
/** Keeps weights small that little speaks for. */
const SHRINK = 1;
/** Parts of the table that are left out in turn. */
const PARTS = 8;
const THRESHOLDS = [0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8];

const here = import.meta.dirname;
const weightsFile = path.join(here, '../../server/reader/likelihood.ts');
const given = process.argv.slice(2);
const tables = given.length
  ? given
  : readdirSync(here)
      .filter((name) => name.endsWith('.json'))
      .map((name) => path.join(here, name));
const requests = tables.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')).requests);

const chance = (values, { weights, bias }) =>
  1 / (1 + Math.exp(-values.reduce((so, value, at) => so + value * weights[at], bias)));

/** Logistic regression, downhill in plain steps. */
const fit = (rows) => {
  const size = rows[0].values.length;
  const weights = new Float64Array(size);
  let bias = 0;
  for (let step = 0; step < STEPS; step++) {
    const slope = new Float64Array(size);
    let tilt = 0;
    for (const { values, right } of rows) {
      const off = chance(values, { weights, bias }) - right;
      for (let at = 0; at < size; at++) slope[at] += off * values[at];
      tilt += off;
    }
    for (let at = 0; at < size; at++) weights[at] -= (RATE * (slope[at] + SHRINK * weights[at])) / rows.length;
    bias -= (RATE * tilt) / rows.length;
  }
  return { weights, bias };
};

await fromSource(async (load) => {
  const { evidenceIn, tried: tryOn } = await load('bench/reader/evidence.ts');
  const studied = await evidenceIn(requests);
  const names = Object.keys(studied.flatMap(({ rows }) => rows)[0].evidence);
  const valuesOf = (evidence) => names.map((name) => evidence[name]);
  const rowsOf = (some) => some.flatMap(({ rows }) => rows.map(({ evidence, right }) => ({ values: valuesOf(evidence), right })));
  // Every request is read by weights that were fitted to others.
  const tried = Array.from({ length: PARTS }, (_, part) => {
    const isLeftOut = (_one, at) => (at * 7) % PARTS === part;
    const fitted = fit(rowsOf(studied.filter((one, at) => !isLeftOut(one, at))));
    return studied.filter(isLeftOut).map((one) => tryOn(one, (evidence) => chance(valuesOf(evidence), fitted)));
  }).flat();
  const labelled = requests.filter(({ subjects }) => subjects.length > 0).length;
  const share = (count, all) => `${((100 * count) / all).toFixed(1)} %`;
  console.table(
    THRESHOLDS.map((threshold) => {
      const stated = tried.filter(({ sure }) => sure >= threshold);
      const right = stated.filter(({ isRight }) => isRight).length;
      return { threshold, right: share(right, labelled), wrong: share(stated.length - right, requests.length) };
    }),
  );
  const { weights, bias } = fit(rowsOf(studied));
  const lines = names.map((name, at) => `  ${name}: ${Number(weights[at].toFixed(2))},`).join('\n');
  const source = readFileSync(weightsFile, 'utf8')
    .replace(/(const WEIGHTS[^{]*\{\n)[^}]*(\n\};)/, `$1${lines}$2`)
    .replace(/const BIAS = .*;/, `const BIAS = ${bias.toFixed(2)};`);
  writeFileSync(weightsFile, source);
});
process.exit(0);
