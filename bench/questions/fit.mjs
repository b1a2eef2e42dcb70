// The weights of `server/writers/answers/likelihood.json`, fitted anew: `npm run fit:answers`. Says first what weights that were
// fitted without a question make of it: right and wrong at each threshold. Takes some minutes.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fromSource } from '../../src/build/fromSource.mjs';
import { boost, chance } from './boost.mjs';
import { linear, likely } from './linear.mjs';

const here = import.meta.dirname;
const table = (name) => JSON.parse(readFileSync(path.join(here, name), 'utf8'));
const asked = table('asked.json');
const notes = table('notes.json');
const OPTIONS = { trees: 120, depth: 3, rate: 0.1, least: 4, shrink: 4 };
/** Parts that are left out in turn. */
const PARTS = 5;
/** An entry's own ways to ask are easier than what people write. */
const OWN_WEIGHT = 0.4;
const OWN = 800;
/** What is left when the right one is taken away may answer too: many things are told twice. */
const TAKEN_WEIGHT = 0.5;
/** Entries beyond these have nothing to do with the question. */
const KEPT = 12;
const ALIKE = 0.9;
const THRESHOLDS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];

const partOf = (text) => [...text].reduce((so, letter) => (so * 31 + letter.codePointAt(0)) >>> 0, 0) % PARTS;
const share = (part, whole) => `${part} (${((100 * part) / Math.max(1, whole)).toFixed(1)} %)`;
const roughly = ({ evidence }) => evidence.nearest + 0.9 * evidence.coveredAny + 0.4 * evidence.matched;

await fromSource(async (load) => {
  const { read } = await load('server/writers/answers/reading.ts');
  const { candidatesIn, nearnessOf } = await load('server/writers/answers/evidence.ts');
  const { entries } = await load('server/writers/answers/entries.ts');
  const { linesFor } = await load('server/writers/answers/notes-lines.ts');
  const { readQuestion } = await load('server/writers/answers/question.ts');

  // Of each question the likeliest entries: right 1, wrong 0, and what may pass left out.
  const groups = [];
  const add = (kind, question, candidates, right, weight = 1) => {
    const ordered = [...candidates].sort((one, other) => roughly(other) - roughly(one));
    const rows = ordered
      .map((candidate) => ({ candidate, right: right(candidate) }))
      .filter((row, at) => row.right === 1 || (row.right === 0 && at < KEPT))
      .map((row) => ({ values: Object.values(row.candidate.evidence), right: row.right, weight }));
    groups.push({ kind, question, rows, part: partOf(question) });
  };
  for (const { question, right, maybe = [] } of asked) {
    const reading = read(question);
    const nearness = await nearnessOf(reading);
    const mark = (ask) => (right.includes(ask) ? 1 : maybe.includes(ask) ? -1 : 0);
    add('asked', question, candidatesIn(reading, nearness), ({ entry }) => mark(entry.ask[0]));
    // Where the library lacks the right one, nothing may answer.
    if (right.length > 0)
      add(
        'taken away',
        question,
        candidatesIn(reading, nearness, (entry) => mark(entry.ask[0]) !== 0),
        () => 0,
        TAKEN_WEIGHT,
      );
  }
  for (let turn = 0; turn < OWN; turn++) {
    const entry = entries[(turn * 7919) % entries.length];
    const left = turn % entry.ask.length;
    if (entry.ask.length < 2) continue;
    const reading = read(entry.ask[left]);
    const nearness = await nearnessOf(reading);
    const mark = (candidate) => (candidate.entry === entry ? 1 : candidate.evidence.nearest > ALIKE ? -1 : 0);
    add(
      'own',
      entry.ask[left],
      candidatesIn(reading, nearness, (one, at) => one === entry && at === left),
      mark,
      OWN_WEIGHT,
    );
    if (turn % 3 === 0)
      add(
        'own, taken away',
        entry.ask[left],
        candidatesIn(reading, nearness, (one) => one === entry),
        mark,
        OWN_WEIGHT,
      );
  }
  const [sample] = candidatesIn(read('what is a sonnet'), await nearnessOf(read('what is a sonnet')));
  const names = Object.keys(sample.evidence);
  const rowsOf = (some) => some.flatMap(({ rows }) => rows);
  for (let part = 0; part < PARTS; part++) {
    const fitted = boost(rowsOf(groups.filter((group) => group.part !== part)), OPTIONS);
    for (const group of groups)
      if (group.part === part) {
        const sure = group.rows.map(({ values }) => chance(fitted, values));
        group.sure = Math.max(0, ...sure);
        group.isRight = group.rows[sure.indexOf(group.sure)]?.right === 1;
      }
  }
  for (const kind of ['asked', 'taken away', 'own', 'own, taken away']) {
    const all = groups.filter((group) => group.kind === kind);
    console.log(kind, all.length);
    console.table(
      THRESHOLDS.map((threshold) => {
        const given = all.filter(({ sure }) => sure >= threshold);
        const right = given.filter(({ isRight }) => isRight).length;
        return { threshold, right: share(right, all.length), wrong: share(given.length - right, all.length) };
      }),
    );
  }

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
  writeFileSync(
    path.join(here, '../../server/writers/answers/likelihood.json'),
    `${JSON.stringify({ entries: { names, ...boost(rowsOf(groups), OPTIONS) }, notes: { bias: Number(weights.bias.toFixed(3)), weights: named } })}\n`,
  );
});
process.exit(0);
