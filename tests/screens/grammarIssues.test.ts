/** Decisions on what was found: only the place decided on changes, and every other place moves with the text. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accept,
  correct,
  correctness,
  ignore,
  ignoreWords,
  issuesIn,
  ringLevel,
  type Draft,
} from '../../renderers/grammar/issues.ts';

const text = 'We seen teh dog. He dont care.';
const at = (words: string) => ({ offset: text.indexOf(words), length: words.length });
const found = {
  issues: [
    { type: 'grammar', message: 'a', suggestion: 'saw', ...at('seen') },
    { type: 'spelling', message: 'b', suggestion: 'the', replacements: ['the', 'ten'], ...at('teh') },
    { type: 'grammar', message: 'c', suggestion: 'doesn’t', ...at('dont') },
    { type: 'style', message: 'd', ...at('care') },
    { type: 'style', message: 'no place' },
  ],
};
const draft: Draft = { text, open: issuesIn(found, text) };
const issue = (n: number, of: Draft = draft) => of.open.find(({ id }) => id === String(n))!;
const wordsOf = ({ text: now, open }: Draft): string[] =>
  open.flatMap(({ place }) => (place ? [now.slice(place.start, place.end)] : []));

describe('issues of a reply', () => {
  it('know their words, their suggestion and what else could stand there', () => {
    expect(draft.open.map(({ words }) => words)).toEqual(['seen', 'teh', 'dont', 'care', '']);
    expect(issue(1).replacements).toEqual(['the', 'ten']);
    expect(issue(3).suggestion).toBeUndefined();
  });
  it('have no place where the server gives none, or one outside the text', () => {
    const odd = { issues: [{ message: 'x' }, { message: 'x', offset: -1, length: 2 }, { message: 'x', offset: 28, length: 9 }] };
    expect(issuesIn(odd, text).map(({ place }) => place)).toEqual([undefined, undefined, undefined]);
  });
  it('may come without anything but a message', () => {
    expect(issuesIn({ issues: [{ type: 'grammar', message: 'x' }] }, text)[0]).toMatchObject({ words: '', replacements: [] });
    expect(issuesIn({}, text)).toEqual([]);
  });
});

describe('a decision', () => {
  it('changes its own place, and moves the others along', () => {
    const now = accept(draft, issue(0), 'saw');
    expect(now.text).toBe('We saw teh dog. He dont care.');
    expect(wordsOf(now)).toEqual(['teh', 'dont', 'care']);
    const later = accept(now, issue(2, now), 'does not');
    expect(later.text).toBe('We saw teh dog. He does not care.');
    expect(wordsOf(later)).toEqual(['teh', 'care']);
  });
  it('settles what overlaps its place', () => {
    const overlapping = issuesIn(
      {
        issues: [
          { message: 'x', ...at('teh dog') },
          { message: 'y', ...at('dog. He') },
          { message: 'z', ...at('dont') },
        ],
      },
      text,
    );
    expect(wordsOf(accept({ text, open: overlapping }, overlapping[0]!, 'it'))).toEqual(['dont']);
  });
  it('to ignore takes the issue away and leaves the text', () => {
    const now = ignore(draft, issue(1));
    expect(now.text).toBe(text);
    expect(wordsOf(now)).toEqual(['seen', 'dont', 'care']);
  });
  it('to ignore a word for good takes its misspellings away, whatever their case, and nothing else', () => {
    expect(wordsOf(ignoreWords(draft, ['TEH', 'seen']))).toEqual(['seen', 'dont', 'care']);
  });
  it('on all of them at once gives the corrected text', () => {
    expect(correct(draft)).toBe('We saw the dog. He doesn’t care.');
    expect(correct(ignore(draft, issue(1)))).toBe('We saw teh dog. He doesn’t care.');
  });
});

describe('any text with any places', () => {
  const cases = fc
    .record({ words: fc.array(fc.constantFrom('a', 'bb', 'çç', '👍', '. '), { minLength: 1, maxLength: 12 }), seed: fc.nat(99) })
    .map(({ words, seed }) => {
      const whole = words.join(' ');
      let from = 0;
      const issues = words.flatMap((word, n) => {
        const offset = whole.indexOf(word, from);
        from = offset + word.length;
        return (n + seed) % 3 === 0 ? [{ type: 'grammar', message: 'x', suggestion: `<${n}>`, offset, length: word.length }] : [];
      });
      return { whole, issues };
    });
  it('keeps everything outside the places that were decided on', () => {
    fc.assert(
      fc.property(cases, ({ whole, issues }) => {
        const start: Draft = { text: whole, open: issuesIn({ issues }, whole) };
        let now = start;
        for (const { id } of start.open) {
          const one = now.open.find((other) => other.id === id);
          if (one) now = accept(now, one, one.suggestion ?? '');
        }
        expect(now.open).toEqual([]);
        expect(now.text).toBe(correct(start));
        expect(now.text.replace(/<\d+>/g, '\u0000').split('\u0000').join('')).toBe(
          issues.toReversed().reduce((left, { offset, length }) => left.slice(0, offset) + left.slice(offset + length), whole),
        );
      }),
    );
  });
});

describe('correctness (specification 1, section 4)', () => {
  it('is 0 for an empty text, 85 before a check, and loses 5 for each issue after one', () => {
    expect(correctness(' \n', undefined)).toBe(0);
    expect(correctness('', 3)).toBe(0);
    expect(correctness('x', undefined)).toBe(85);
    expect([0, 1, 4, 19, 20, 50].map((issues) => correctness('x', issues))).toEqual([100, 95, 80, 5, 0, 0]);
  });
  it('is green from 80, amber from 60, red below', () =>
    expect([100, 80, 79, 60, 59, 0].map(ringLevel)).toEqual(['good', 'good', 'fair', 'fair', 'poor', 'poor']));
});
