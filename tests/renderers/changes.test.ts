/** A comparison loses nothing of either text, whatever is accepted or undone. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesBetween, isChange, withUndone, type Change, type Piece } from '../../components/changes.ts';

const changesIn = (pieces: readonly Piece[]): Change[] => pieces.filter(isChange);
const all = (pieces: readonly Piece[]): Set<number> => new Set(changesIn(pieces).map(({ at }) => at));
const pairs = (before: string, after: string): [string, string][] =>
  changesIn(changesBetween(before, after)).map((change) => [change.before.trim(), change.after.trim()]);

const text = fc
  .array(fc.constantFrom('we', 'utilize', 'use', 'tools', '.', ',', ' ', '\n', '\n\n', 'É', '日本', '👩🏽‍🚀', "don't", '12%'), {
    maxLength: 30,
  })
  .map((words) => words.join(''));

describe('any two texts', () => {
  it('are given back, one by accepting every change, the other by undoing every change', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const pieces = changesBetween(before, after);
        expect(withUndone(pieces, new Set())).toBe(after);
        expect(withUndone(pieces, all(pieces))).toBe(before);
      }),
    );
  });

  it('differ in changes that are counted from 0, and that change something', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const changes = changesIn(changesBetween(before, after));
        expect(changes.map(({ at }) => at)).toEqual(changes.map((_, at) => at));
        for (const change of changes) expect(change.before).not.toBe(change.after);
        if (before === after) expect(changes).toEqual([]);
      }),
    );
  });
});

describe('what a reader takes for one change', () => {
  it('is a word for a word', () => expect(pairs('We utilize tools daily.', 'We use tools daily.')).toEqual([['utilize', 'use']]));
  it('is a phrase for a word', () =>
    expect(pairs('It ran due to the fact that it rained.', 'It ran because it rained.')).toEqual([
      ['due to the fact that', 'because'],
    ]));
  it('is what went, and what came', () => {
    expect(pairs('a b c', 'a c')).toEqual([['b', '']]);
    expect(pairs('a c', 'a b c')).toEqual([['', 'b']]);
  });
  it('are two where words between them stayed', () =>
    expect(pairs('We utilize many tools daily.', 'They utilize many tools weekly.')).toEqual([
      ['We', 'They'],
      ['daily', 'weekly'],
    ]));
});
