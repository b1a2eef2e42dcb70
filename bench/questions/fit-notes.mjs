// How likely a line of somebody's notes answers: the weights under `notes` in `server/writers/answers/pages/likelihood.json`, fitted anew
// (`npm run fit:notes`; the thresholds in `notes.ts` are then to be looked at). Says first what weights that were fitted without a
// question make of it: right and wrong at each threshold. Takes a minute.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fromSource } from '../../src/build/fromSource.mjs';
import { likely, linear } from './linear.mjs';

const here = import.meta.dirname;
/** Questions about notes, each with a piece of the line that answers, several by "|", null where none does. */
const notes = JSON.parse(readFileSync(path.join(here, 'notes.json'), 'utf8'));
/** Parts that are left out in turn. */
const PARTS = 5;
const THRESHOLDS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];
const share = (part, whole) => `${part} (${((100 * part) / Math.max(1, whole)).toFixed(1)} %)`;
const rowsOf = (some) => some.flatMap(({ rows }) => rows);

await fromSource(async (load) => {
  const { linesFor } = await load('server/writers/answers/notes/lines.ts');
  const { readQuestion } = await load('server/writers/answers/question/question.ts');

  const lines = [];
  for (const [at, { notes: text, asked: questions }] of notes.entries())
    for (const { question, line } of questions) {
      const found = await linesFor(readQuestion(question), text);
      const isRight = (said) => line !== null && line.split('|').some((part) => said.includes(part));
      lines.push({
        part: at % PARTS,
        question,
        line,
        rows: found.map(({ unit, evidence }) => ({ values: Object.values(evidence), right: isRight(unit.text) ? 1 : 0 })),
      });
    }
  const lineNames = Object.keys((await linesFor(readQuestion('when is it'), 'It is on Monday.'))[0].evidence);
  for (let part = 0; part < PARTS; part++) {
    const fitted = linear(rowsOf(lines.filter((one) => one.part !== part)));
    for (const one of lines)
      if (one.part === part) {
        const sure = one.rows.map(({ values }) => likely(fitted, values));
        one.sure = Math.max(0, ...sure);
        one.isRight = one.rows[sure.indexOf(one.sure)]?.right === 1;
      }
  }
  console.log('lines of notes', lines.length);
  console.table(
    THRESHOLDS.map((threshold) => {
      const given = lines.filter(({ sure }) => sure >= threshold);
      const right = given.filter(({ isRight }) => isRight).length;
      return { threshold, right: share(right, lines.length), wrong: share(given.length - right, lines.length) };
    }),
  );
  const weights = linear(rowsOf(lines));
  const named = Object.fromEntries(lineNames.map((name, at) => [name, Number(weights.weights[at].toFixed(3))]));
  const file = path.join(here, '../../server/writers/answers/pages/likelihood.json');
  const kept = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, `${JSON.stringify({ ...kept, notes: { bias: Number(weights.bias.toFixed(3)), weights: named } })}\n`);
});
process.exit(0);
