/** What a partial reply has more than the one before: whoever applies it has the whole partial, and no byte comes twice. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { growthOf, grown } from '../../engine/stream/growth.ts';

/** As it arrives at the other end of a wire. */
const sent = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));

/** What the reader has after each of these partials; `bytes` is what was sent for them. */
const read = (partials: readonly unknown[]) => {
  let bytes = 0;
  let [before, shown]: unknown[] = [];
  const all = partials.map((partial) => {
    const growth = growthOf(before, partial);
    before = partial;
    bytes += growth === undefined ? 0 : JSON.stringify(growth).length;
    return (shown = growth === undefined ? shown : grown(shown, sent(growth)));
  });
  return { all, bytes };
};

/** A text as it is written, cut anywhere: in the middle of a character, too. */
const prefixes = (text: string, size: number): string[] =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, n) => text.slice(0, (n + 1) * size));

describe('a growth', () => {
  it('makes every partial of the one before, whatever JSON they are', () => {
    const odd = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom<unknown>({ __proto__: null }, JSON.parse('{"__proto__": {"a": 1}}'), { length: 1 }, [], ['']),
    );
    fc.assert(
      fc.property(fc.array(odd, { maxLength: 8 }), (partials) => {
        expect(read(partials).all.map(sent)).toEqual(partials.map(sent));
      }),
      { numRuns: 500 },
    );
  });

  it('makes every partial of one like it: parts that come, go, grow and shrink', () => {
    const item = fc.record({ text: fc.constantFrom('', 'a', 'ab', 'b', '\ud83c', '🍯'), n: fc.nat(2) }, { requiredKeys: [] });
    const reply = fc.record(
      { title: fc.constantFrom('', 'T', 'Ti'), items: fc.array(item, { maxLength: 3 }) },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(reply, { maxLength: 8 }), (partials) => {
        expect(read(partials).all.map(sent)).toEqual(partials.map(sent));
      }),
      { numRuns: 500 },
    );
  });

  it('is nothing where nothing changed, and the rest where a text or a list went on', () => {
    expect(growthOf({ text: 'a', items: [1, { n: 2 }] }, { text: 'a', items: [1, { n: 2 }] })).toBeUndefined();
    expect(growthOf({ text: 'Rose' }, { text: 'Rose was' })).toEqual({ at: { text: { add: ' was' } } });
    expect(growthOf([1, 2], [1, 2, 3, 4])).toEqual({ add: [3, 4] });
    expect(growthOf({ a: 'x' }, { a: 'y', b: 1 })).toEqual({ at: { a: { set: 'y' }, b: { set: 1 } } });
    expect(growthOf([{ t: 'a' }], [{ t: 'ab' }, 'c'])).toEqual({ at: { 0: { at: { t: { add: 'b' } } } }, add: ['c'] });
  });

  it('knows no keys but those that JSON would have', () => {
    expect(growthOf({ a: undefined }, {})).toBeUndefined();
    expect(growthOf({}, { a: undefined })).toBeUndefined();
  });

  it.each<[unknown, unknown]>([
    ['a', { add: ['b'] }],
    ['a', { add: 1 }],
    ['a', { at: { 0: { set: 'b' } } }],
    [5, { add: 'b' }],
    [5, { at: { a: { set: 1 } } }],
    [null, { add: ['b'] }],
    [['a'], { add: 'b' }],
    [{ a: 1 }, { add: ['b'] }],
    [{ a: 1 }, 'b'],
  ])('that makes no sense changes nothing: %j, %j', (before, growth) => expect(grown(before, growth)).toEqual(before));

  it('leaves the value before it alone, and shares with it what did not grow', () => {
    const before = Object.freeze({ done: Object.freeze(['a']), text: 'x' });
    const after = grown(before, { at: { text: { add: 'y' } } }) as typeof before;
    expect(after).toEqual({ done: ['a'], text: 'xy' });
    expect(after.done).toBe(before.done);
  });

  it('costs a reply’s length and a little for each piece, not its length for each piece', () => {
    const text = 'All work and no play. '.repeat(400);
    const A_PIECE = 80;
    for (const size of [10, 40, 400]) {
      const texts = prefixes(text, size);
      const inRecord = texts.map((script, n) => ({ script, words: n }));
      const inList = texts.map((_, n) => ({
        items: texts.slice(0, n + 1).map((__, at) => ({ text: text.slice(at * size, (at + 1) * size) })),
      }));
      for (const partials of [inRecord, ...(size === 400 ? [inList] : [])])
        expect(read(partials).bytes).toBeLessThan(text.length + texts.length * A_PIECE);
    }
  });
});
