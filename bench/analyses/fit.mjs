// `npm run fit:analyses [-- table.json …]`: learns from the ranks in all tables what appeals by its meaning (`server/writers/*/analysis/appeal.bin`):
// a ridge regression on the mean of the vectors of its parts. Says first how far tables that were left out are foretold.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fromSource } from '../../src/build/fromSource.mjs';
import { spearman } from './score.mjs';

const tables = path.join(import.meta.dirname, 'tables');
const root = path.resolve(import.meta.dirname, '../..');
const files = [...readdirSync(tables).map((name) => path.join(tables, name)), ...process.argv.slice(2)];
/** How strongly weights are held small. */
const SHRINK = { hook: 1, gig: 0.3 };

const meanOf = (rows) => rows[0].map((_, at) => rows.reduce((sum, row) => sum + row[at], 0) / rows.length);
const dot = (one, other) => one.reduce((sum, value, at) => sum + value * other[at], 0);
/** What times `matrix` gives `right`, by elimination; the matrix is symmetric and has its weight on the diagonal. */
const solved = (matrix, right) => {
  const rows = matrix.map((row, at) => [...row, right[at]]);
  rows.forEach((row, at) => {
    for (const below of rows.slice(at + 1)) {
      const factor = below[at] / row[at];
      for (let to = at; to < row.length; to++) below[to] -= factor * row[to];
    }
  });
  return rows.reduceRight(
    (found, row, at) => {
      found[at] = (row.at(-1) - dot(row.slice(at + 1, -1), found.slice(at + 1))) / row[at];
      return found;
    },
    right.map(() => 0),
  );
};
const fitted = (texts, shrink) => {
  const middle = meanOf(texts.map(({ vector }) => vector));
  const centred = texts.map(({ vector }) => vector.map((value, at) => value - middle[at]));
  const mean = texts.reduce((sum, { rank }) => sum + rank, 0) / texts.length;
  const products = centred.map((one, at) => centred.map((other, to) => dot(one, other) + (at === to ? shrink : 0)));
  const shares = solved(
    products,
    texts.map(({ rank }) => rank - mean),
  );
  const direction = middle.map((_, at) =>
    dot(
      shares,
      centred.map((one) => one[at]),
    ),
  );
  return [mean - dot(middle, direction), ...direction];
};

await fromSource(async (load) => {
  const { encodeHere } = await load('server/meaning/encoder.ts');
  const { read } = await load('server/writers/gig/analysis/reading.ts');
  const { partsOf } = await load('server/kit/appeal.ts');
  const sentencesOf = {
    hook: ({ text }) => [text],
    gig: ({ title, description }) => read([title, description].filter(Boolean).join('\n\n')).sentences,
  };
  for (const kind of ['hook', 'gig']) {
    const texts = [];
    for (const file of files.filter((name) => path.basename(name).startsWith(kind)))
      for (const text of JSON.parse(readFileSync(file, 'utf8')))
        texts.push({ file, rank: text.rank, vector: meanOf(await encodeHere(partsOf(sentencesOf[kind](text)))) });
    const foretold = files.flatMap((file) => {
      const [others, held] = [texts.filter((text) => text.file !== file), texts.filter((text) => text.file === file)];
      const [ordinary, ...direction] = held.length > 0 ? fitted(others, SHRINK[kind]) : [];
      return held.map(({ rank, vector }) => ({ rank, by: ordinary + dot(vector, direction) }));
    });
    const order = spearman(
      foretold.map(({ by }) => by),
      foretold.map(({ rank }) => rank),
    );
    console.log(
      `${kind}s: ${texts.length} texts; tables left out are foretold in the order of their readers: ${order.toFixed(2)}`,
    );
    writeFileSync(
      path.join(root, `server/writers/${kind}/analysis/appeal.bin`),
      Buffer.from(Float32Array.from(fitted(texts, SHRINK[kind])).buffer),
    );
  }
});
process.exit(0);
