// How well and how fast requests are read. `npm run bench:reader [table.json …] [--mistakes]`: tables of labelled requests,
// `{ "requests": [{ "text", "form", "head", "stance"?, "subjects": [ids], "sort" }] }`; without one, those beside this file.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fromSource } from '../../src/build/fromSource.mjs';
import { score } from './score.mjs';

const given = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const here = import.meta.dirname;
const tables = given.length
  ? given
  : readdirSync(here)
      .filter((name) => name.endsWith('.json'))
      .map((name) => path.join(here, name));
const percent = (part) => `${(100 * part).toFixed(1)} %`;

await fromSource(async (load) => {
  const { readBrief } = await load('server/reader/read.ts');
  await readBrief({ text: 'first of all' });
  for (const file of tables) {
    const { requests } = JSON.parse(readFileSync(file, 'utf8'));
    const rows = [];
    for (const want of requests) rows.push({ want, got: await readBrief({ text: want.text }) });
    const { forms, sorts, mistakes, requests: count, ...figures } = score(rows);
    console.log(`${path.basename(file)}: ${count} requests`);
    for (const [name, part] of Object.entries(figures)) console.log(`  ${name.padEnd(18)} ${percent(part)}`);
    console.table(
      forms.map(({ precision, recall, ...row }) => ({ ...row, precision: percent(precision), recall: percent(recall) })),
    );
    if (process.argv.includes('--sorts'))
      console.table(
        sorts.map(({ precision, recall, ...row }) => ({ ...row, precision: percent(precision), recall: percent(recall) })),
      );
    if (process.argv.includes('--mistakes')) console.log(mistakes.join('\n'));
  }
  // No two sentences are the same: what is said twice is encoded once.
  const text = Array.from(
    { length: 100 },
    (_, at) => `In year ${at} my bike shop in Leeds had ${at + 3} slow weeks, and my team was tired.`,
  ).join(' ');
  for (const length of [300, 5000]) {
    const long = text.slice(0, length);
    const times = [];
    for (let round = 0; round < 15; round++) {
      const start = performance.now();
      const used = process.cpuUsage();
      await readBrief({ text: long });
      times.push({ all: performance.now() - start, work: process.cpuUsage(used).user / 1000 });
    }
    const median = (name) =>
      times
        .map((time) => time[name])
        .toSorted((a, b) => a - b)[7]
        .toFixed(0);
    console.log(`${length} characters: median ${median('all')} ms, of which the processor worked ${median('work')} ms`);
  }
});
process.exit(0);
