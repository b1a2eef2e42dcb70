/** The one selection: gates before worth, worth before chance, and never two alike. */
import { describe, expect, it } from 'vitest';
import { choose, type Candidate, type Fit } from '../../server/kit/choose.ts';
import { isLike } from '../../server/kit/likeness.ts';
import { seeded } from '../../server/random.ts';

interface Row {
  readonly subject: string;
}

const NOUNS = 'kettle bridge violin harbor candle ladder orchard compass lantern anvil saddle thimble'.split(' ');
const VERBS = 'whistles crumbles gallops shivers blossoms rattles drifts snores glimmers stumbles hums melts'.split(' ');
let made = 0;
const line = (fit: Fit, worth = 0, subject = 'main'): Candidate<Row> => {
  const at = made++ % NOUNS.length;
  const round = Math.floor(made / NOUNS.length);
  const text = `${NOUNS[at]} ${VERBS[(at + round) % VERBS.length]} ${NOUNS[(at + 5 + round) % NOUNS.length]}`;
  return { row: { subject }, text, ours: text, fit, worth };
};
const lines = (count: number, fit: Fit, worth = 0, subject = 'main') =>
  Array.from({ length: count }, () => line(fit, worth, subject));

const pick = (about: readonly (readonly Candidate<Row>[])[], ofKind: readonly Candidate<Row>[] = [], count = 6, seed = 1) =>
  choose({ about, share: 'main first', ofKind, count, given: new Set(), random: seeded(seed) });

describe('what is chosen', () => {
  it('is exact before it is near, unless much more speaks for the others', () => {
    expect(
      pick([[...lines(3, 'near', 9), ...lines(6, 'exact')]])
        .map(({ fit }) => fit)
        .slice(0, 3),
    ).toEqual(['near', 'near', 'near']);
    const chosen = pick([[...lines(8, 'near', 0.4), ...lines(4, 'exact')]]);
    expect(chosen.slice(0, 4).map(({ fit }) => fit)).toEqual(['exact', 'exact', 'exact', 'exact']);
    expect(chosen).toHaveLength(6);
  });

  it('is filled up with what is far off only to the least number', () => {
    expect(pick([[...lines(1, 'exact'), ...lines(5, 'scant')]])).toHaveLength(3);
    expect(pick([[...lines(4, 'exact'), ...lines(5, 'scant')]])).toHaveLength(4);
  });

  it('is of both subjects, the main one first', () => {
    const subjects = pick([lines(6, 'exact'), lines(6, 'exact', 9, 'other')]).map(({ row }) => row.subject);
    expect(subjects.filter((subject) => subject === 'main')).toHaveLength(4);
    expect(subjects.filter((subject) => subject === 'other')).toHaveLength(2);
  });

  it('is of each in turn where several are named side by side', () => {
    const subjects = choose({
      about: ['one', 'other', 'third'].map((subject) => lines(6, 'exact', 0, subject)),
      share: 'equal',
      ofKind: [],
      count: 6,
      given: new Set(),
      random: seeded(1),
    }).map(({ row }) => row.subject);
    for (const subject of ['one', 'other', 'third']) expect(subjects.filter((one) => one === subject)).toHaveLength(2);
  });

  it('takes a few of the kind where nothing is about it, and none where enough is', () => {
    expect(pick([], lines(6, 'exact'))).toHaveLength(3);
    expect(pick([lines(3, 'exact')], lines(4, 'exact', 9, 'kind')).map(({ row }) => row.subject)).toEqual([
      'main',
      'main',
      'main',
    ]);
  });

  it('is nothing where there is too little, unless less was asked for', () => {
    expect(pick([lines(2, 'exact')])).toEqual([]);
    expect(pick([lines(2, 'exact')], [], 1)).toHaveLength(1);
  });

  it('is the worthiest far more often than not', () => {
    const [best, ...others] = [line('exact', 2), ...lines(6, 'exact')];
    const first = Array.from({ length: 20 }, (_, seed) => pick([[...others, best!]], [], 1, seed)[0]);
    expect(first.filter((chosen) => chosen === best).length).toBe(20);
  });

  it('differs by chance, and is the same for the same seed', () => {
    const all = lines(10, 'exact');
    expect(pick([all], [], 6, 4)).toEqual(pick([all], [], 6, 4));
    expect(
      new Set(
        [1, 2, 3, 4].map((seed) =>
          pick([all], [], 3, seed)
            .map(({ text }) => text)
            .join(),
        ),
      ).size,
    ).toBeGreaterThan(1);
  });

  it('holds no two alike', () => {
    const twins = [
      'She left the light on for me.',
      'She left the light on all night.',
      'My coat smells of smoke.',
      'Rain fell on Sunday.',
    ];
    const all = twins.map((text): Candidate<Row> => ({ row: { subject: 'main' }, text, ours: text, fit: 'exact', worth: 0 }));
    expect(
      pick([all])
        .map(({ text }) => text)
        .filter((text) => text.startsWith('She')),
    ).toHaveLength(1);
  });
});

it.each([
  ['Courage is a small door in the wall.', 'Courage is a great thing.', true],
  ['A mother hears the cough first.', 'The cough is heard first by a mother.', true],
  ['My mother sings off key.', 'Ask your mother for the recipe.', false],
])('“%s” and “%s”: alike %s', (one, other, alike) => expect(isLike(one, other, new Set(['mother']))).toBe(alike));
