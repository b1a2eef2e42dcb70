// `npm run fit:danger`: fits anew by what danger is heard (`engine/help/weights.ts`, `server/help/meaning.*`). Says first what weights that
// were fitted without a situation make of it, at several shares of false alarms.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fromSource } from '../../src/build/fromSource.mjs';
import { asked } from './asked.mjs';
import { logistic, scoreOf } from './logistic.mjs';
import { answerOf, network } from './network.mjs';
import { ordinary } from './ordinary.mjs';
import { heldBack, table, typed } from './table.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const FOLDS = 4;
/** False alarms that are accepted: among our own innocent messages, most of which look like the dangerous ones, and among ordinary texts. */
const SURE_ALARMS = { hard: 0.006, ordinary: 0.003 };
/** And by their meaning, among what is asked on the pages that are kept apart. */
const ASKED_ALARMS = 0.009;
/** How much a row counts beside one of our own: what people typed says most of what others will type. */
const COUNTS = { typed: 2.5, asked: 0.5 };
/** So many of the ordinary texts may be passed on to be read by meaning. */
const PASSED_ON = 0.25;
const BY_WORDS = { share: 1, shrink: 0.1 };
const BY_KIND = { share: 0, shrink: 0.03 };
/** Of the dangers that are named as clear, so many are the right one. */
const CLEARLY = 0.9;

const groupOf = ({ right, isOrdinary, isAsked }) =>
  right === 1 ? 'danger' : isOrdinary ? 'ordinary' : isAsked ? 'asked' : 'hard';
const share = (part, whole) => `${((100 * part) / whole).toFixed(1)} %`;
const levelAt = (numbers, part) => [...numbers].sort((one, other) => one - other)[Math.floor(part * (numbers.length - 1))];

/** Whole numbers from -127 to 127, and what one of them stands for. */
const asBytes = (weights) => {
  const sizes = [...weights].map(Math.abs).sort((one, other) => one - other);
  const largest = sizes[Math.floor(sizes.length * 0.998)] || 1;
  const bytes = Int8Array.from(weights, (weight) => Math.max(-127, Math.min(127, Math.round((weight / largest) * 127))));
  return { bytes, unit: largest / 127 };
};
const stored = (bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64');

await fromSource(async (load) => {
  const { featuresOf, PLACES } = await load('engine/help/features.ts');
  const { dangerIn, partsOf, sizesOf } = await load('engine/help/weighing.ts');
  const { asOne, plain } = await load('engine/help/helpFor.ts');
  const { encodeHere: encode } = await load('server/meaning/encoder.ts');
  const others = typed().map(({ texts, ...rest }) => ({ text: plain(asOne(texts)), ...rest }));
  const everyday = await ordinary(load);
  const asks = await asked(load);
  const isEveryday = new Set(everyday);
  const messages = [
    ...table(partsOf),
    // In danger is whoever typed it, and not each of their sentences.
    ...others.flatMap(({ text, ...rest }) =>
      (rest.danger === undefined ? [...new Set(sizesOf(text).flat())] : [text]).map((part) => ({
        text: part,
        ...rest,
        isOrdinary: rest.danger === undefined,
        counts: COUNTS.typed,
      })),
    ),
    ...everyday.map((text, at) => ({ text, danger: undefined, family: at, isOrdinary: true })),
    // Of what is asked, what is dangerous or sounds so: the rest would teach nothing.
    ...asks
      .filter(({ text, danger, isApart, isDoubtful }) => (danger || isDoubtful) && !isApart && !isEveryday.has(text))
      .map(({ text, danger, page }) => ({ text, danger, family: page, isAsked: true, counts: danger ? 1 : COUNTS.asked })),
  ];
  const dangers = [...new Set(messages.flatMap(({ danger }) => danger ?? []))];
  const apart = asks.filter(({ isApart }) => isApart);
  const whole = [...others, ...apart.filter(({ isDoubtful }) => isDoubtful)];
  const read = [...new Set([...messages.map(({ text }) => text), ...whole.flatMap(({ text }) => sizesOf(text).flat())])];
  const vectors = await encode(read);
  const vectorOf = new Map(read.map((text, at) => [text, vectors[at]]));
  const asRead = (text) => ({ places: featuresOf(text), vector: vectorOf.get(text) });
  const foldOf = (family) => (Math.abs(family) * 7919) % FOLDS;
  const rows = messages.map(({ text, danger, family, isOrdinary = false, isAsked = false, counts = 1 }) => ({
    danger,
    isOrdinary,
    isAsked,
    counts,
    right: danger === undefined ? 0 : 1,
    fold: foldOf(family),
    ...asRead(text),
  }));
  const size = PLACES;
  const byWords = (some) => some.map((row) => ({ ...row, vector: [] }));
  const alarmOf = (text, meaning) =>
    dangerIn(
      text,
      sizesOf(text).map((some) => some.map((part) => answerOf(asRead(part), meaning))),
    );
  const fitKinds = (some) => {
    const inDanger = some.filter((row) => row.right === 1);
    return dangers.map((danger) =>
      logistic(
        inDanger.map((row) => ({ ...row, places: [], right: Number(row.danger === danger) })),
        { size: 0, ...BY_KIND },
      ),
    );
  };
  const kindOf = (row, kinds) => {
    const leanings = kinds.map((one, at) => ({ danger: dangers[at], leaning: scoreOf({ ...row, places: [] }, one) }));
    const [first, second] = leanings.sort((one, other) => other.leaning - one.leaning);
    return { danger: first.danger, clear: first.leaning - second.leaning };
  };

  // What is heard by weights that never saw the situation.
  const unseen = [];
  const unseenOthers = [];
  for (let fold = 0; fold < FOLDS; fold++) {
    const known = rows.filter((row) => row.fold !== fold);
    const words = logistic(byWords(known), { size, ...BY_WORDS });
    const meaning = network(known, size);
    const kinds = fitKinds(known);
    for (const [at, row] of rows.entries())
      if (row.fold === fold)
        unseen[at] = {
          words: scoreOf({ ...row, vector: [] }, words),
          meaning: answerOf(row, meaning),
          kind: kindOf(row, kinds),
        };
    for (const { text, danger } of others.filter(({ family }) => foldOf(family) === fold))
      unseenOthers.push({ danger, alarm: alarmOf(text, meaning) });
  }
  const of = (group, key) => unseen.filter((_, at) => groupOf(rows[at]) === group).map((one) => one[key]);
  const counts = Object.fromEntries(['danger', 'hard', 'ordinary', 'asked'].map((group) => [group, of(group, 'words').length]));
  console.log(counts);
  for (const alarms of [0.003, 0.005, 0.01, 0.02]) {
    const level = levelAt(of('hard', 'words'), 1 - alarms);
    const above = (group) => share(of(group, 'words').filter((one) => one > level).length, counts[group]);
    console.log(
      `by words, at ${share(alarms, 1)} false alarms: ${above('danger')} heard, ${above('ordinary')} of ordinary texts`,
    );
  }
  const [typedInDanger, typedInnocent] = [true, false].map((is) =>
    unseenOthers.filter(({ danger }) => (danger !== undefined) === is).map(({ alarm }) => alarm),
  );
  for (const alarms of [0.005, 0.01, 0.015, 0.02]) {
    const level = levelAt(typedInnocent, 1 - alarms);
    const heard = typedInDanger.filter((alarm) => alarm >= level).length;
    console.log(`by meaning, at ${share(alarms, 1)} false alarms: ${share(heard, typedInDanger.length)} of what others typed`);
  }
  const kinds = unseen.flatMap(({ kind }, at) =>
    rows[at].right === 1 ? [{ ...kind, right: kind.danger === rows[at].danger }] : [],
  );
  kinds.sort((one, other) => other.clear - one.clear);
  const clearest = kinds.filter((_, at) => kinds.slice(0, at + 1).filter(({ right }) => right).length >= CLEARLY * (at + 1));
  const { clear } = clearest.at(-1);
  console.log(
    `of the right danger: ${share(kinds.filter(({ right }) => right).length, kinds.length)}; clear: ${share(clearest.length, kinds.length)}`,
  );
  const sure = Math.max(...['hard', 'ordinary'].map((group) => levelAt(of(group, 'words'), 1 - SURE_ALARMS[group])));
  const maybe = levelAt(of('ordinary', 'words'), 1 - PASSED_ON);
  for (const group of ['danger', 'hard', 'ordinary', 'asked']) {
    const some = unseen.filter((_, at) => groupOf(rows[at]) === group);
    const passed = some.filter(({ words }) => words >= maybe);
    console.log(
      `${group}: ${share(passed.length, some.length)} passed on, ${share(some.filter(({ words }) => words >= sure).length, some.length)} by words alone`,
    );
  }

  const words = logistic(byWords(rows), { size, ...BY_WORDS });
  const { bytes, unit } = asBytes(words.table);
  const round = (number) => Number(number.toFixed(1));
  writeFileSync(
    path.join(root, 'engine/help/weights.ts'),
    `/** What each place of the table weighs, a byte each. Written by \`npm run fit:danger\`. */
export const ALARM = {
  bias: ${round(words.bias / unit)},
  /** From here on the words alone are enough; */
  sure: ${round(sure / unit)},
  /** from here on their meaning is read. */
  maybe: ${round(maybe / unit)},
  table:
    '${stored(bytes)}',
};
`,
  );
  const meaning = network(rows, size);
  const askedAlarms = (isDanger) =>
    apart
      .filter(({ danger }) => (danger !== undefined) === isDanger)
      .map(({ text, isDoubtful }) => (isDoubtful ? alarmOf(text, meaning) : -Infinity));
  const from = levelAt(askedAlarms(false), 1 - ASKED_ALARMS);
  const inDanger = askedAlarms(true);
  console.log(
    `asked on pages kept apart, at ${share(ASKED_ALARMS, 1)} false alarms: ${share(inDanger.filter((alarm) => alarm >= from).length, inDanger.length)} of ${inDanger.length}`,
  );
  const [placed, vector, into] = [meaning.table, meaning.vector, meaning.into].map(asBytes);
  const leanings = fitKinds(rows);
  const every = asBytes(leanings.flatMap((one) => [...one.vector]));
  writeFileSync(
    path.join(root, 'server/help/meaning.bin'),
    Buffer.concat([placed, vector, into, every].map((one) => Buffer.from(one.bytes.buffer))),
  );
  const fitted = {
    words: placed.unit,
    meaning: vector.unit,
    into: into.unit,
    units: meaning.raised.map((raised, at) => ({ raised, out: meaning.out[at] })),
    from: from - meaning.bias,
    leaning: every.unit,
    clear,
    kinds: leanings.map(({ bias }, at) => ({ danger: dangers[at], bias })),
  };
  writeFileSync(path.join(root, 'server/help/meaning.json'), `${JSON.stringify(fitted, undefined, 2)}\n`);

  const held = heldBack();
  const heldVectors = await encode(held.map(({ text }) => text));
  const heldRows = held.map(({ text, danger }, at) => ({ danger, places: featuresOf(text), vector: heldVectors[at] }));
  for (const group of [...dangers, undefined]) {
    const some = heldRows.filter(({ danger }) => danger === group);
    const byWordsAlone = some.filter((row) => scoreOf({ ...row, vector: [] }, words) >= sure);
    const heard = some.filter((row) => answerOf(row, meaning) >= from);
    console.log(
      `held back, ${group ?? 'innocent'}: ${share(heard.length, some.length)} of ${some.length} heard, ${byWordsAlone.length} by words alone`,
    );
  }
});
process.exit(0);
