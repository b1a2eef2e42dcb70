/** Where one sentence ends and the next begins: abbreviations, initials, decimals, citations and quotations included. */

/** Never the end of a sentence: what they shorten goes on behind them. */
const TITLES =
  /(?:^|[\s("“[])(?:dr|prof|mr|mrs|ms|st|no|nos|fig|figs|eq|eqs|ref|refs|sec|ch|chap|vol|pp?|eds?|al|vs|cf|approx|ca|e\.g|i\.e|viz|resp|dept|univ)\.$/i;
/** The end of a sentence only where a capital follows: "at 7 p.m. The next day". */
const MAYBE =
  /(?:^|[\s("“[\d])(?:etc|inc|ltd|co|a\.m|p\.m|u\.s|u\.k|e\.u|ph\.d|jr|sr|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|min|max|avg)\.$/i;
/** "J. Smith", and the unit in "9.8 °C. The" is none of these. */
const INITIAL = /(?:^|[\s.("“[])\p{Lu}\.$/u;
const MARK = /(?:[.!?…]+|[。！？])["'”’)\]]*/gu;
const NOT_LATIN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

const bySegmenter = (text: string): string[] =>
  Array.from(new Intl.Segmenter('und', { granularity: 'sentence' }).segment(text), ({ segment }) => segment.trim()).filter(
    Boolean,
  );

const isEnd = (before: string, mark: string, after: string): boolean => {
  if (/^[。！？]/.test(mark)) return true;
  const next = /^\s+(\S{1,12})/u.exec(after)?.[1];
  if (next === undefined) return false;
  if (mark.startsWith('.') && !mark.startsWith('..')) {
    const upTo = `${before}.`;
    if (TITLES.test(upTo)) return false;
    if (INITIAL.test(upTo) && /^\p{Lu}/u.test(next)) return false;
    if (MAYBE.test(upTo)) return /^["“(]?\p{Lu}/u.test(next);
  }
  // A quotation that goes on: “Is it safe?” she asked.
  if (/["”’]$/.test(mark) && /^(?:he|she|they|I|we|it|said|asked|replied|according)\b/.test(next)) return false;
  // Three dots inside a sentence.
  if (/^(?:…|\.\.)/.test(mark)) return !/^\p{Ll}/u.test(next);
  // A decimal, an address or a file name has no space behind its dot; what starts with a bracket may be its source.
  return !/^(?:\((?:\p{Lu}[\p{L}'’-]+(?:,| et al| and| &)|\d{4})|\[\d)/u.test(after.trimStart());
};

/**
 * The sentences of one paragraph, in order, each with its closing mark.
 * Takes text without line breaks; gives nothing for blank text.
 */
export const sentencesIn = (paragraph: string): string[] => {
  const text = paragraph.trim();
  if (text === '') return [];
  const letters = text.match(/\p{L}/gu) ?? [];
  if (letters.filter((letter) => NOT_LATIN.test(letter)).length > letters.length / 2) return bySegmenter(text);
  const sentences: string[] = [];
  let from = 0;
  for (const { 0: mark, index } of text.matchAll(MARK)) {
    const to = index + mark.length;
    if (to < text.length && !isEnd(text.slice(from, index), mark, text.slice(to, to + 40))) continue;
    sentences.push(text.slice(from, to).trim());
    from = to;
  }
  sentences.push(text.slice(from).trim());
  return sentences.filter(Boolean);
};
