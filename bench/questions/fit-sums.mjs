// The weights of `server/writers/answers/sums/weighed/`, fitted anew: `npm run fit:sums folder`, a folder that holds any of the stories
// that docs/sum-odds.md names. Each third of them is judged by weights that were learnt from the others; from these judgements the
// chances of being right are learnt, and what they are worth is said. Takes some fifteen minutes.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { fromSource } from '../../src/build/fromSource.mjs';
import { boost, chance } from './boost.mjs';
import { storiesIn } from './sums-data.mjs';
import { learn, trieOf } from './sums-learn.mjs';
import { maker } from './sums-made.mjs';
import { derivationsOf } from './sums-ways.mjs';

const here = import.meta.dirname;
const to = path.join(here, '../../server/writers/answers/sums/weighed');
const [, , folder, ...flags] = process.argv;
const FOLDS = 3;
const MADE = 11000;
const EPOCHS = 3;
const OPTIONS = { decay: 2e-3, least: 4 };
/** Of the schoolbook stories every so many-th is judged: they are many, and the judging takes the time. */
const JUDGED = { gsm: 6, mawps: 6, svamp: 2, made: 30 };
/** How much each counts for the chances. What people ask counts most. */
const WEIGHT = { gsm: 1, svamp: 1, mawps: 0.5, made: 0.3, asked: 3, other: 1 };
const CHANCES = { trees: 90, depth: 3, rate: 0.1, least: 6, shrink: 8 };
const CONSIDERED = 4;
const SCALE = 24;
const THRESHOLDS = [0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.97, 0.98];

const seeded = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let so = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  so = (so + Math.imul(so ^ (so >>> 7), 61 | so)) ^ so;
  return ((so ^ (so >>> 14)) >>> 0) / 4294967296;
};

/** What people asked, with the figures that a right answer holds; what is no sum holds none. */
const rowsOf = () => {
  const tables = path.join(here, '../exact/tables');
  const seen = new Set();
  return readdirSync(tables)
    .filter((name) => name.startsWith('questions-'))
    .flatMap((name) => JSON.parse(readFileSync(path.join(tables, name), 'utf8')))
    .filter(({ question }) => !seen.has(question) && seen.add(question))
    .flatMap(({ part, sort, question, check }) => {
      if (!/^sums?$/.test(part) && !/^sums?$/.test(sort)) return [{ set: 'other', question, figures: [] }];
      return check
        ? [
            {
              set: 'asked',
              question,
              figures: (check.replace(/(\d),(?=\d{3})/g, '$1').match(/\d+(?:\.\d+)?/g) ?? []).map(Number),
            },
          ]
        : [];
    });
};

const isRight = ({ answer, figures }, value) =>
  (figures ?? [answer]).some(
    (figure) =>
      Math.abs(figure - value) < 0.0101 ||
      Math.abs(figure - value) < 1e-6 * figure ||
      (figures && !Number.isInteger(figure) && Math.abs(figure - value) < 0.051),
  );

const pack = (weights) => {
  const [gaps, values] = [[], []];
  let last = -1;
  for (let place = 0; place < weights.length; place++) {
    const value = Math.max(-127, Math.min(127, Math.round(weights[place] * SCALE)));
    if (value === 0) continue;
    for (; place - last > 255; last += 255) {
      gaps.push(255);
      values.push(0);
    }
    gaps.push(place - last);
    values.push(value);
    last = place;
  }
  const head = Buffer.alloc(4);
  head.writeUInt32BE(gaps.length);
  return brotliCompressSync(Buffer.concat([head, Buffer.from(gaps), Buffer.from(Int8Array.from(values).buffer)]), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
};

await fromSource(async (load) => {
  const names = ['story', 'steps', 'features', 'search', 'evidence'];
  const m = Object.assign(
    {},
    ...(await Promise.all(names.map((name) => load(`server/writers/answers/sums/weighed/${name}.ts`)))),
  );
  const { readQuestion } = await load('server/writers/answers/question/question.ts');
  const make = maker(seeded(11));
  const stories = [...storiesIn(folder), ...Array.from({ length: MADE }, make)].map((story, at) => ({
    ...story,
    fold: at % FOLDS,
    tale: m.taleOf(readQuestion(story.question).plain),
    weight: 1,
  }));
  const asked = rowsOf().map((row) => ({ ...row, tale: m.taleOf(readQuestion(row.question).plain) }));
  const isFit = ({ tale }) => tale !== undefined && tale.leaves.length >= 2 && tale.leaves.length <= m.MOST_LEAVES;
  for (const story of stories) {
    const ways = isFit(story) && story.tale.leaves.length <= 9 ? derivationsOf(m, story.tale, story) : [];
    if (ways.length > 0) story.trie = trieOf(ways);
  }
  const taught = stories.filter(({ trie }) => trie);
  const kept = process.env.KEPT;
  console.log(`${stories.length} stories, ${taught.length} of them understood`);
  const learnt = (some, note) =>
    learn(m, some, { ...OPTIONS, epochs: EPOCHS, random: seeded(7), log: (said) => console.log(note, said) });
  /** Of what is likeliest, the evidence and whether it is right. */
  const judge = (story, weigh) => {
    if (!isFit(story)) return [];
    const outcomes = m.outcomesOf(m.waysOf(story.tale, weigh));
    return outcomes.slice(0, CONSIDERED).map((outcome, at) => ({
      values: m.evidenceOf(story.tale, outcomes, at),
      right: isRight(story, m.toldOf(story.tale, outcome)) ? 1 : 0,
      weight: WEIGHT[story.set],
    }));
  };
  const judgements = [];
  if (!flags.includes('--weights')) {
    for (let fold = 0; fold < FOLDS; fold++) {
      const weigh = m.weigher(
        learnt(
          taught.filter((story) => story.fold !== fold),
          `fold ${fold}`,
        ),
        1,
      );
      let at = 0;
      for (const story of stories)
        if (story.fold === fold && at++ % JUDGED[story.set] === 0)
          judgements.push({ set: story.set, part: at % 5, rows: judge(story, weigh) });
      for (const [place, story] of asked.entries())
        if (place % FOLDS === fold) judgements.push({ set: story.set, part: place % 5, rows: judge(story, weigh) });
      console.log('judged', fold);
    }
    if (kept) writeFileSync(path.join(kept, 'judgements.json'), JSON.stringify(judgements));
    // The chances again without a fifth of the judgements, to say what they are worth.
    for (let part = 0; part < 5; part++) {
      const fitted = boost(
        judgements.filter((one) => one.part !== part).flatMap(({ rows }) => rows),
        CHANCES,
      );
      for (const one of judgements)
        if (one.part === part) {
          const [best] = one.rows
            .map(({ values, right }) => ({ sure: chance(fitted, values), right }))
            .sort((first, other) => other.sure - first.sure);
          Object.assign(one, best ?? { sure: 0, right: 0 });
        }
    }
    for (const set of new Set(judgements.map((one) => one.set))) {
      const own = judgements.filter((one) => one.set === set);
      console.log(
        set,
        own.length,
        'first',
        own.filter(({ right }) => right === 1).length,
        'among',
        own.filter(({ rows }) => rows.some(({ right }) => right === 1)).length,
      );
      console.table(
        THRESHOLDS.map((threshold) => {
          const given = own.filter(({ sure }) => sure >= threshold);
          const right = given.filter((one) => one.right === 1).length;
          return { threshold, right, wrong: given.length - right, share: (right / Math.max(1, given.length)).toFixed(3) };
        }),
      );
    }
    writeFileSync(
      path.join(to, 'chances.json'),
      `${JSON.stringify(
        boost(
          judgements.flatMap(({ rows }) => rows),
          CHANCES,
        ),
      )}\n`,
    );
  }
  const weights = learnt(taught, 'all');
  if (kept) writeFileSync(path.join(kept, 'weights.bin'), Buffer.from(weights.buffer));
  const file = pack(weights);
  writeFileSync(path.join(to, 'odds.bin'), file);
  console.log(`odds.bin: ${file.length} bytes`);
});
process.exit(0);
