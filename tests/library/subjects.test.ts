// The catalogue of subjects keeps its own laws, and its vectors are those of its texts.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { faultsIn } from '../../server/library/faults.ts';
import { nearSubjects } from '../../server/library/nearSubjects.ts';
import { SORTS } from '../../server/library/sorts.ts';
import { mustNotMix, subjectOf, subjects, type Subject } from '../../server/library/subjects.ts';
import { isPackedOf } from '../../server/meaning/condensed.ts';
import { encodeHere as encode } from '../../server/meaning/encoder.ts';
import { EMBEDDED } from '../../src/build/phrases/embedded.ts';

describe('the catalogue of subjects', () => {
  test('has some hundreds of subjects, at least 120 of them trades, each with an id of its own', () => {
    expect(subjects.length).toBeGreaterThanOrEqual(500);
    expect(subjects.filter(({ sort }) => sort === 'trade').length).toBeGreaterThanOrEqual(120);
    expect(new Set(subjects.map(({ id }) => id)).size).toBe(subjects.length);
  });

  test.each(subjects.map((subject) => [subject.id, subject] as const))('%s is complete', (id, subject) => {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(Object.keys(SORTS)).toContain(subject.sort);
    expect(subject.names.length).toBeGreaterThan(0);
    expect(subject.examples.length).toBeGreaterThanOrEqual(3);
    expect(subject.examples.length).toBeLessThanOrEqual(7);
    expect(subject.aliases.length + subject.alone.length).toBeGreaterThan(0);
    for (const other of subject.never) expect(subjectOf(other)?.id, `${id} names ${other}`).toBe(other);
    const said = [...subject.aliases, ...subject.alone];
    expect(new Set(said).size).toBe(said.length);
  });

  test.each([
    ['wedding', 'divorce'],
    ['birth', 'death'],
    ['winning', 'losing'],
    ['turning-30', 'turning-60'],
    ['diwali', 'holi'],
  ])('%s is never taken for %s, either way round', (one, other) => {
    expect(mustNotMix(one, other)).toBe(true);
    expect(mustNotMix(other, one)).toBe(true);
  });
});

describe('faults of an edit', () => {
  const row = (id: string, more: Partial<Subject> = {}): Subject => ({
    id,
    sort: 'activity',
    field: 'hobbies',
    names: [id],
    aliases: [],
    alone: [],
    examples: [],
    never: [],
    ...more,
  });

  test('there are none in the catalogue', () => expect(faultsIn(subjects)).toEqual([]));

  test.each([
    ['a word of many meanings', [row('exams', { aliases: ['set'] })], '“set”'],
    ['an alias of two subjects', [row('a', { aliases: ['rye loaf'] }), row('b', { aliases: ['rye loaf'] })], '“rye loaf”'],
    ['a neighbour that is no subject', [row('a', { never: ['nobody'] })], '“nobody”'],
    ['a trade that is none', [row('a', { trade: 'b' }), row('b')], '“b”'],
    ['an alias said twice', [row('a', { aliases: ['rye loaf'], alone: ['rye loaf'] })], '“rye loaf”'],
  ])('%s is told by file and row', (_, rows, named) => {
    const faults = faultsIn(rows);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(`hobbies.yaml, ${rows.at(named === '“b”' ? 0 : -1)!.id}`);
    expect(faults[0]).toContain(named);
  });

  test('a thing and its trade may be called the same', () => {
    const rows = [row('a', { trade: 'b', aliases: ['rye loaf'] }), row('b', { sort: 'trade', aliases: ['rye loaf'] })];
    expect(faultsIn(rows)).toEqual([]);
  });
});

describe('vectors', () => {
  test.each(Object.entries(EMBEDDED))(
    'of %s are those of the texts as they stand: `npm run embed` after a change',
    (file, textsOf) => {
      const bytes = readFileSync(file);
      expect(isPackedOf(bytes, textsOf())).toBe(true);
      expect(isPackedOf(bytes, textsOf().slice(1))).toBe(false);
      expect(isPackedOf(bytes, textsOf().toReversed())).toBe(false);
    },
  );

  test('a subject is nearest to what it is exemplified by', async () => {
    const sample = subjects.filter((_, at) => at % 40 === 0);
    const vectors = await encode(sample.map(({ examples }) => examples[0]!));
    expect(
      vectors.map((vector) =>
        nearSubjects(vector)
          .slice(0, 3)
          .map(({ id }) => id),
      ),
    ).toSatisfy((found: string[][]) => found.every((ids, at) => ids.includes(sample[at]!.id)));
  });
});
