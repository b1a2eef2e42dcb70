/** Texts that nobody writes and anybody may send: what careless patterns, splitting and counting are slow at or break on. */

/** From a number of characters to a text of that many, as a person counts them. */
type Shape = (length: number) => string;

/** The unit again and again, cut where the number is reached. */
const again = (unit: string, characters = unit.length): Shape => {
  const cut = (length: number): string => (characters === unit.length ? unit.slice(0, length % characters) : '');
  return (length) => unit.repeat(Math.floor(length / characters)) + cut(length);
};

/** What stands at the end makes a pattern that has read all the rest give up, and try again from the next place. */
const then =
  (shape: Shape, end: string): Shape =>
  (length) =>
    shape(Math.max(0, length - end.length)) + end;

export const shapes = {
  'one letter': again('a'),
  'one capital letter': again('A'),
  'one word without an end': again('abcdefghijklmnopqrstuvwxyz'),
  spaces: again(' '),
  'spaces and line breaks': again(' \n\t\r\n'),
  'spaces, then a letter': then(again(' '), 'x'),
  'a letter, spaces, a letter': (length) => `x${' '.repeat(Math.max(0, length - 2))}y`,
  'line breaks, then a letter': then(again('\n'), 'x'),
  'a letter a line': again('a\n'),
  'tabs between letters': again('a\t'),
  'no-break spaces': then(again('\u00a0'), 'x'),
  'opening brackets': again('('),
  'brackets of all kinds': again('([{<'),
  'brackets in brackets': (length) => '('.repeat(Math.ceil(length / 2)) + ')'.repeat(Math.floor(length / 2)),
  digits: again('7'),
  'sums without an end': again('1+'),
  'decimals without an end': again('1.'),
  'powers of powers': again('9^'),
  'items without an end': again('a,'),
  'words of one letter': again('a '),
  'the same word': again('word '),
  'different words': (length) => {
    const words: string[] = [];
    for (let size = 0; size < length; size += words.at(-1)!.length + 1) words.push(`w${words.length.toString(36)}`);
    return words.join(' ').slice(0, length);
  },
  'and without an end': again('and '),
  'the without an end': again('the '),
  'names without an end': again('Aa '),
  'sentences of two words': again('I am. '),
  'one sentence without an end': again('we help our customers grow their trade, '),
  questions: again('what? '),
  'question marks': again('?'),
  'full stops': again('.'),
  'full stops, then a letter': then(again('.'), 'x'),
  commas: again(','),
  colons: again('a: '),
  dashes: again('-'),
  'words of dashes': again('a-'),
  'long dashes': again('—'),
  quotes: again('"'),
  'apostrophes in words': again("a'"),
  'curly quotes': again('“a”'),
  underscores: again('_'),
  stars: again('*'),
  'stars around letters': again('**a** '),
  hashes: again('#a '),
  'at signs': then(again('a@'), ' '),
  addresses: again('http://a.b/'),
  'letters and dots of an address': then(again('a.b.'), '@'),
  'list items': again('- a\n'),
  headings: again('# a\n'),
  tags: again('<a>'),
  'opening angles': again('<'),
  backslashes: again('\\'),
  'patterns of replacements': again("$&$1$'"),
  'holes of templates': again('{{a}}'),
  'nothing at all': again('\u0000'),
  emoji: again('😀', 1),
  'families of emoji': again('👩‍👩‍👧‍👦', 1),
  'half a flag': (length) => '🇩'.repeat(length),
  'right to left': again('שלום '),
  'turned to the left': again('\u202ea'),
  'no letters we know': again('語'),
  'combining marks': again('e\u0301\u0323', 1),
  'marks upon marks': (length) => `a${'\u0301'.repeat(length)}`,
  'joiners of width zero': again('a\u200b'),
  'halves of letters': again('\ud800'),
  'the other halves of letters': again('\udc00a'),
} satisfies Readonly<Record<string, Shape>>;

export const shapeNames = Object.keys(shapes) as (keyof typeof shapes)[];
