// What the grammar checker finds and mends, and how fast. `npm run bench:grammar [table.json …] [--mistakes]`: tables
// `[{ "text", "errors"?: [{ "wrong", "right", "also"?, "kind" }] }]`; a text without errors is right as it is.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fromSource } from '../../src/build/fromSource.mjs';
import { judge } from './score.mjs';

const given = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const here = import.meta.dirname;
const tables = given.length
  ? given
  : readdirSync(here)
      .filter((name) => name.endsWith('.json'))
      .map((name) => path.join(here, name));
const OPTIONS = { checkGrammar: true, checkSpelling: true, checkStyle: true, checkPunctuation: true };
const percent = (part, all) => (all ? `${((100 * part) / all).toFixed(1)} %` : '–');

const showKinds = (errors) => {
  const kinds = [...new Set(errors.map(({ kind }) => kind))].sort((one, other) => one.localeCompare(other));
  const row = (some) => ({
    planted: some.length,
    found: percent(some.filter(({ isFound }) => isFound).length, some.length),
    mended: percent(some.filter(({ isMended }) => isMended).length, some.length),
  });
  const rows = kinds.map((kind) => [kind, row(errors.filter((error) => error.kind === kind))]);
  console.table(Object.fromEntries([...rows, ['all', row(errors)]]));
};

await fromSource(async (load) => {
  const { default: writer } = await load('server/writers/grammar-checker.ts');
  const check = (text, more = {}) =>
    writer.write(
      { ...OPTIONS, language: 'en-US', formality: 'Standard', ...more, text },
      { signal: new AbortController().signal },
    );
  for (const file of tables) {
    const rows = [];
    for (const row of JSON.parse(readFileSync(file, 'utf8'))) {
      const reply = await check(row.text, { language: row.language ?? 'en-US', formality: row.formality ?? 'Standard' });
      rows.push({ row, reply, ...judge(row, reply) });
    }
    const wrong = rows.filter(({ errors }) => errors.length > 0);
    const right = rows.filter(({ errors }) => errors.length === 0);
    console.log(`${path.basename(file)}: ${wrong.length} texts with errors, ${right.length} without`);
    if (wrong.length > 0) showKinds(wrong.flatMap(({ errors }) => errors));
    const flagged = right.filter(({ reply }) => reply.issues.length > 0).length;
    if (right.length > 0) console.log(`  right, and flagged all the same: ${percent(flagged, right.length)}`);
    if (wrong.length > 0) console.log(`  false alarms beside errors: ${wrong.flatMap(({ falseAlarms }) => falseAlarms).length}`);
    if (!process.argv.includes('--mistakes')) continue;
    for (const { row, reply, errors, falseAlarms } of rows) {
      for (const { kind, wrong: was, right: should, isFound } of errors.filter(({ isMended }) => !isMended))
        console.log(`${isFound ? 'NOT MENDED' : 'MISSED'} ${kind}: ${was} → ${should} | ${row.text}`);
      for (const { offset, length, message, suggestion } of falseAlarms)
        console.log(`FALSE ${row.text.slice(offset, offset + length)} → ${suggestion ?? '–'}: ${message} | ${row.text}`);
      if (errors.some(({ isMended, isFound }) => isFound && !isMended)) console.log(`    ${reply.correctedText}`);
    }
  }
  // Sentences that differ: nothing of them can have been kept from the one before.
  const fresh = (round) =>
    Array.from(
      { length: 100 },
      (_, at) =>
        `In week ${round * 100 + at} the shop in the old harbour sold ${at + 3} lamps, and my sister, who had painted most of them, was tired of it.`,
    ).join(' ');
  const times = [];
  for (let round = 0; round < 8; round++) {
    const text = fresh(round).split(' ').slice(0, 2300).join(' ');
    const start = performance.now();
    await check(text);
    times.push(performance.now() - start);
  }
  const [median] = times
    .slice(3)
    .toSorted((one, other) => one - other)
    .slice(2);
  console.log(`A fresh text of 2,300 words: ${median.toFixed(0)} ms (the first one ${times[0].toFixed(0)} ms)`);
});
process.exit(0);
