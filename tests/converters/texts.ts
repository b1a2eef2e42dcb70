import fc from 'fast-check';

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The characters of a text as a person counts them. */
export const characters = (text: string): string[] => Array.from(segmenter.segment(text), (part) => part.segment);

export const codePoints = (text: string): number[] => Array.from(text, (char) => char.codePointAt(0) ?? 0);

/** Each is one character of several code points or units, and has to come through whole. */
export const WHOLE: readonly (readonly [name: string, character: string])[] = [
  ['a family', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}'],
  ['a flag', '\u{1f1e9}\u{1f1ea}'],
  ['a flag of tags', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
  ['a skin tone', '\u{1f44d}\u{1f3fd}'],
  ['a heart with its variation selector', '\u2764\ufe0f'],
  ['a keycap', '1\ufe0f\u20e3'],
  ['e and an acute accent', 'e\u0301'],
  ['two accents', 'o\u0308\u0323'],
  ['a Devanagari syllable', '\u0928\u093f'],
  ['a Devanagari conjunct', '\u0915\u094d\u0937'],
  ['a Thai syllable', '\u0e19\u0e49'],
  ['Hangul letters', '\u1112\u1161\u11ab'],
  ['a Hebrew letter with its points', '\u05e9\u05c1\u05b8'],
  ['an Arabic letter with its vowel', '\u0628\u064e'],
  ['a surrogate pair', '\u{1f600}'],
  ['a rare ideograph', '\u{20000}'],
];

/** In no style: whatever the transform, these are left whole. */
export const FOREIGN: readonly string[] = [
  'שלום עולם',
  'مرحبا بالعالم',
  '漢字とかな',
  '한국어',
  'Привет',
  'Ελληνικά',
  'नमस्ते',
  'สวัสดี',
  '😀👍🏽👨‍👩‍👧‍👦🇩🇪',
];

const shown = fc.constantFrom(...Array.from('abcxyzABCXYZ0189é漢ש한'), ...WHOLE.map(([, character]) => character));
const blank = fc.constantFrom(' ', '\n', '\t', '\r\n', '\u00a0', '\u3000');

/** Characters of every kind, in any order; a letter stands between those that would grow together. */
export const mixedText = fc
  .array(fc.tuple(fc.oneof({ weight: 4, arbitrary: shown }, { weight: 1, arbitrary: blank }), fc.constantFrom('x', '. ', ' ')), {
    maxLength: 20,
  })
  .map((parts) => parts.flat().join(''));

export const anyText = fc.string({ unit: 'binary', maxLength: 60 });

/** Half pairs too. */
export const anyUnits = fc.array(fc.nat(0xffff), { maxLength: 40 }).map((units) => String.fromCharCode(...units));

/** Holds for every text; the check speaks by throwing. */
export const law = <Text>(texts: fc.Arbitrary<Text>, check: (text: Text) => void, numRuns = 200): void => {
  fc.assert(
    fc.property(texts, (text) => {
      check(text);
    }),
    { numRuns },
  );
};
