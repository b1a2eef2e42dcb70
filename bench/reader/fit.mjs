// The weights of `server/reader/likelihood.ts`, fitted anew: `node bench/reader/fit.mjs [table.json …]`. Copy what it prints.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fromSource } from '../../src/build/fromSource.mjs';

const STEPS = 6000;
const RATE = 0.5;
/** Keeps weights small that little speaks for. */
const SHRINK = 0.3;

const here = import.meta.dirname;
const given = process.argv.slice(2);
const tables = given.length
  ? given
  : readdirSync(here)
      .filter((name) => name.endsWith('.json'))
      .map((name) => path.join(here, name));
const requests = tables.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')).requests);

await fromSource(async (load) => {
  const { evidenceIn } = await load('bench/reader/evidence.ts');
  const rows = await evidenceIn(requests);
  const names = Object.keys(rows[0].evidence);
  const table = rows.map(({ evidence, right }) => ({ values: names.map((name) => evidence[name]), right }));
  const weights = new Float64Array(names.length);
  let bias = 0;
  for (let step = 0; step < STEPS; step++) {
    const slope = new Float64Array(names.length);
    let tilt = 0;
    for (const { values, right } of table) {
      const sum = values.reduce((so, value, at) => so + value * weights[at], bias);
      const off = 1 / (1 + Math.exp(-sum)) - right;
      for (let at = 0; at < values.length; at++) slope[at] += off * values[at];
      tilt += off;
    }
    for (let at = 0; at < weights.length; at++) weights[at] -= (RATE * (slope[at] + SHRINK * weights[at])) / table.length;
    bias -= (RATE * tilt) / table.length;
  }
  names.forEach((name, at) => console.log(`  ${name}: ${weights[at].toFixed(2)},`));
  console.log(`BIAS ${bias.toFixed(2)}`);
});
process.exit(0);
