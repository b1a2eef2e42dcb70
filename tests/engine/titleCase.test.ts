/** "Each word has its first letter capitalized and the rest lowercased" (specification 1, section 4). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { titleCase } from '../../converters/transforms/titleCase.ts';

it.each([
  ['', ''],
  ['hello', 'Hello'],
  ['hello world', 'Hello World'],
  ['HELLO WORLD', 'Hello World'],
  ['hELLO wORLD', 'Hello World'],
  ['the lord of the rings', 'The Lord Of The Rings'],
  ['a', 'A'],
  ['NASA and IBM', 'Nasa And Ibm'],
  ["don't STOP", "Don't Stop"],
  ["O'NEILL", "O'neill"],
  ['  two  spaces ', '  Two  Spaces '],
  ['line one\nline two\r\n\tline three', 'Line One\nLine Two\r\n\tLine Three'],
  ['“quoted” (bracketed)', '“Quoted” (Bracketed)'],
  ['"hello"', '"Hello"'],
  ['¿qué TAL?', '¿Qué Tal?'],
  ['élan ÉLAN', 'Élan Élan'],
  ['e\u0301lan', 'E\u0301lan'],
  ['ПРИВЕТ мир', 'Привет Мир'],
  ['ΟΔΟΣ', 'Οδος'],
  ['日本 語', '日本 語'],
  ['party 🎉 time', 'Party 🎉 Time'],
  ['👩‍👩‍👧‍👦 FAMILY', '👩‍👩‍👧‍👦 Family'],
  ['100 reasons', '100 Reasons'],
  ['— dash', '— Dash'],
])('%j becomes %j', (text, expected) => expect(titleCase(text)).toBe(expected));

/** Letters whose capital is one letter too, with marks, signs, pictures and spaces between. */
const unit = fc.constantFrom(...Array.from("abzABZ019 éÉñÑжЖλΛ日 \n\t.,'-—(“"), '👍🏽', '👩‍👩‍👧‍👦', 'e\u0301', '🇵🇹', ' ', ' ');
const texts = fc.string({ unit, maxLength: 60 });

describe('laws', () => {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  const graphemes = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment);

  it('changes nothing but case', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const result = titleCase(text);
        expect(result).toHaveLength(text.length);
        expect(result.toLowerCase()).toBe(text.toLowerCase());
        expect(result.split(/\S+/)).toEqual(text.split(/\S+/));
        expect(graphemes(result)).toHaveLength(graphemes(text).length);
      }),
    );
  });

  it('does the same when done again, and whatever the case was', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(titleCase(titleCase(text))).toBe(titleCase(text));
        expect(titleCase(text.toUpperCase())).toBe(titleCase(text));
        expect(titleCase(text.toLowerCase())).toBe(titleCase(text));
      }),
    );
  });

  it('gives every word of letters one capital: its first', () => {
    const word = fc.string({ unit: fc.constantFrom(...Array.from('abzABZéÉжЖ')), minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.array(word), (words) => {
        for (const titled of titleCase(words.join(' ')).split(' ').filter(Boolean)) {
          expect(titled[0]).toBe(titled[0]!.toUpperCase());
          expect(titled.slice(1)).toBe(titled.slice(1).toLowerCase());
        }
      }),
    );
  });

  it('leaves alone what has no letters, and never throws', () => {
    const pictures = fc.string({ unit: fc.constantFrom('👍🏽', '🎉', '👩‍👩‍👧‍👦', ' ', '\n', '…', '日', '9') });
    fc.assert(fc.property(pictures, (text) => titleCase(text) === text));
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof titleCase(text) === 'string'));
  });
});
