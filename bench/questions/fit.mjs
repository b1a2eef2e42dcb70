// The weights of `server/writers/answers/pages/likelihood.json`, fitted anew: `npm run fit:answers` for the order in which entries come, and
// with `--chances` also for how likely one answers (whose thresholds in `find.ts` are then to be looked at). Says first what weights
// that were fitted without a question make of it: right and wrong at each threshold. Takes some ten minutes.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fromSource } from '../../src/build/fromSource.mjs';
import { boost, chance } from './boost.mjs';
import { listwise } from './listwise.mjs';

const here = import.meta.dirname;
const table = (name) => JSON.parse(readFileSync(path.join(here, name), 'utf8'));
/** Questions that people wrote, short ones and those that tell a story, each with the entries that answer it. */
const asked = table('asked.json').map((one) => ({ kind: 'asked', ...one }));
const stories = table('stories.json').map((one) => ({ kind: 'stories', ...one }));
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
/** Of the first some. */
const FIRST = [1, 5, 20];

await fromSource(async (load) => {
  const { read } = await load('server/writers/answers/question/reading.ts');
  const { candidatesIn, nearnessOf, ranked } = await load('server/writers/answers/pages/evidence.ts');
  const { worthBy } = await load('server/writers/answers/pages/likelihood.ts');
  const { entries } = await load('server/writers/answers/pages/entries.ts');

  const groups = [];
  /** Of each question the entries that are looked at, each right (1), wrong (0) or one that may pass (-1). Parts go by the entry that answers. */
  const add = (kind, question, candidates, mark, weight, [answer = question]) => {
    groups.push({ kind, candidates: candidates.map((one) => ({ ...one, right: mark(one) })), weight, part: partOf(answer) });
  };
  for (const { kind, question, right, maybe = [] } of [...asked, ...stories]) {
    const reading = read(question);
    const nearness = await nearnessOf(reading);
    const mark = (ask) => (right.includes(ask) ? 1 : maybe.includes(ask) ? -1 : 0);
    const candidates = candidatesIn(reading, nearness);
    add(kind, question, candidates, ({ entry }) => mark(entry.ask[0]), 1, right);
    // Where the library lacks the right one, nothing may answer.
    const others = candidates.filter(({ entry }) => mark(entry.ask[0]) === 0);
    if (right.length > 0 && others.length > 0) add(`${kind}, taken away`, question, others, () => 0, TAKEN_WEIGHT, right);
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
      entry.ask,
    );
    if (turn % 3 === 0)
      add(
        'own, taken away',
        entry.ask[left],
        candidatesIn(reading, nearness, (one) => one === entry),
        mark,
        OWN_WEIGHT,
        entry.ask,
      );
  }
  const ordered = Object.keys(groups[0].candidates[0].evidence);
  const orderOf = (some) => {
    const lists = some.map(({ candidates, weight }) => ({
      weight,
      rows: candidates
        .filter(({ right }) => right !== -1)
        .map(({ evidence, right }) => ({ values: ordered.map((name) => evidence[name]), right })),
    }));
    const weights = listwise(
      lists.filter(({ rows }) => rows.some(({ right }) => right === 1)),
      ordered.indexOf('length'),
    );
    return Object.fromEntries(ordered.map((name, at) => [name, weights[at].map((weight) => Number(weight.toFixed(4)))]));
  };
  /** All candidates in this order, and of the likeliest what counts for them. */
  const rank = (group, order) => {
    const found = ranked(group.candidates, worthBy(order));
    const values = ({ evidence, right }) => ({ values: names.map((name) => evidence[name]), right, weight: group.weight });
    return { found, rows: found.filter(({ right }, at) => right === 1 || (right === 0 && at < KEPT)).map(values) };
  };
  const names = Object.keys(ranked(groups[0].candidates, () => 0)[0].evidence);
  for (let part = 0; part < PARTS; part++) {
    const others = groups.filter((group) => group.part !== part);
    const order = orderOf(others);
    const fitted = boost(
      others.flatMap((group) => rank(group, order).rows),
      OPTIONS,
    );
    for (const group of groups)
      if (group.part === part) {
        const counted = rank(group, order).found.filter(({ right }) => right !== -1);
        group.place = counted.findIndex(({ right }) => right === 1);
        group.sure = chance(
          fitted,
          names.map((name) => counted[0].evidence[name]),
        );
        group.isRight = group.place === 0;
      }
  }
  for (const kind of new Set(groups.map((group) => group.kind))) {
    const all = groups.filter((group) => group.kind === kind);
    const placed = all.filter(({ candidates }) => candidates.some(({ right }) => right === 1));
    console.log(
      kind,
      all.length,
      ...FIRST.map((first) => `first ${first}: ${placed.filter(({ place }) => place < first).length}`),
    );
    console.table(
      THRESHOLDS.map((threshold) => {
        const given = all.filter(({ sure }) => sure >= threshold);
        const right = given.filter(({ isRight }) => isRight).length;
        return { threshold, right: share(right, all.length), wrong: share(given.length - right, all.length) };
      }),
    );
  }
  const order = orderOf(groups);
  const entriesFitted = boost(
    groups.flatMap((group) => rank(group, order).rows),
    OPTIONS,
  );

  const file = path.join(here, '../../server/writers/answers/pages/likelihood.json');
  const kept = JSON.parse(readFileSync(file, 'utf8'));
  const chances = { entries: { names, ...entriesFitted } };
  writeFileSync(file, `${JSON.stringify({ ...kept, order, ...(process.argv.includes('--chances') && chances) })}\n`);
});
process.exit(0);
