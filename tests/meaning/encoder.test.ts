import { expect, test } from 'vitest';
import { asRow, comparedWith, condense, packed, rowsIn, unpacked } from '../../server/meaning/condensed.ts';
import { cosine, encodeHere as encode } from '../../server/meaning/encoder.ts';

test('what means the same is nearer than what shares a word', async () => {
  const [lost, match, race] = await encode(['our team lost the final', 'we were beaten in the last game', 'the final bus home']);
  expect(cosine(lost!, match!)).toBeGreaterThan(cosine(lost!, race!));
});

test('a text has the same vector alone and among others, whatever its capitals', async () => {
  const [alone] = await encode(['a quiet evening']);
  const [, among] = await encode(['bread', 'A QUIET EVENING', 'tax']);
  expect(cosine(alone!, among!)).toBeGreaterThan(0.999);
});

test('no text is too short, too long or too strange', async () => {
  const vectors = await encode(['', ' ', '😀', 'x'.repeat(20_000), '桜', 'word '.repeat(3000)]);
  for (const vector of vectors) expect(Math.hypot(...vector)).toBeCloseTo(1, 3);
  expect(await encode([])).toEqual([]);
});

test('a vector that was kept in bytes points where it pointed', async () => {
  const texts = ['growing tomatoes', 'a divorce', 'web design'];
  const vectors = await encode(texts);
  const kept = unpacked(packed(texts, vectors.map(asRow)));
  expect(kept).toHaveLength(3);
  vectors.forEach((vector, at) => expect(cosine(condense(vector), kept[at]!)).toBeGreaterThan(0.995));
});

test('a kept row is known by its text', async () => {
  const texts = ['growing tomatoes', 'a divorce'];
  const rows = (await encode(texts)).map(asRow);
  const rowOf = rowsIn(packed(texts, rows));
  expect(rowOf('a divorce')).toEqual(Buffer.from(rows[1]!));
  expect(rowOf('a wedding')).toBeUndefined();
});

test('a vector is compared with rows as they are kept', async () => {
  const texts = ['growing tomatoes', 'a divorce', 'web design'];
  const bytes = packed(texts, (await encode(texts)).map(asRow));
  const [asked] = await encode(['tomatoes on a balcony']);
  const near = comparedWith(bytes)(asked!);
  unpacked(bytes).forEach((row, at) => expect(near[at]).toBeCloseTo(cosine(condense(asked!), row), 4));
});
