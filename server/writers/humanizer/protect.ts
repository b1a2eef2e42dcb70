/**
 * Protects what a rewrite must not touch: quotations, addresses, code, markup. Each such part is replaced by one private-use
 * character while the text around it is rewritten, and put back afterwards.
 */

/** Placeholders start here; from `CLOSED` on, for parts that end a sentence ("Stop!"). */
const OPEN = 0xf0000;
const CLOSED = 0x100000;

/** A placeholder, for patterns of other modules, which treat it as a word. */
export const STAND_IN = '\\u{F0000}-\\u{10FFFD}';
export const CLOSED_STAND_IN = '\\u{100000}-\\u{10FFFD}';

const SPANS = new RegExp(
  [
    // Private-use characters of the visitor's own.
    `[${STAND_IN}]`,
    // A result of statistics: here the word is a measure, and no praise.
    '\\b(?:non-?|in)?significant (?:main )?(?:correlations?|associations?|differences?|interactions?|predictors?|effects?)\\b',
    '```[^]*?```',
    '`[^`\\n]+`',
    '<[/!]?[a-zA-Z][^<>\\n]*>',
    '\\$\\$[^$]+\\$\\$',
    '!?\\[[^[\\]\\n]*\\]\\([^()\\s]*\\)',
    '(?:https?://|www\\.)[^\\s<>"“”]*[^\\s<>"“”.,;:!?)\\]’]',
    '(?<![\\w.+-])[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)+',
    '(?<![\\w.-])[\\w-]+(?:\\.[\\w-]+)*\\.(?:com|org|net|io|edu|gov|info|co\\.uk|de|fr|es|it|dev|app|js|ts|py|md|txt|pdf|json|html?|css)(?:/[^\\s<>"“”]*[^\\s<>"“”.,;:!?)\\]’])?(?![\\w-])',
    '(?<![\\p{L}\\p{N}])[@#][\\p{L}_][\\p{L}\\p{N}_]*',
    '\\{\\{?[^{}\\n]*\\}\\}?',
    // Quotations of every kind. A straight or single mark opens only before a word and closes only behind one.
    '"(?=\\S)[^"\\n]*?"',
    '“[^“”\\n]*”',
    '„[^„“”\\n]*[“”]',
    '«[^«»\\n]*»',
    '»[^«»\\n]*«',
    '‹[^‹›\\n]*›',
    '「[^「」\\n]*」',
    "(?<![\\p{L}\\p{N}’'])‘[^‘\\n]*?[^\\s‘]’(?![\\p{L}\\p{N}])",
    "(?<![\\p{L}\\p{N}'])'(?=[\\p{L}\\p{N}])[^'\\n]*(?:(?<=\\p{L})'(?=\\p{L})[^'\\n]*)*(?<=[\\p{L}\\p{N}.,!?])'(?![\\p{L}\\p{N}])",
    // Emphasis that somebody set by hand.
    '(?<![\\w*])\\*\\*?[^\\s*][^*\\n]*\\*\\*?(?![\\w*])',
  ].join('|'),
  'gu',
);

/** Where a p-value stands, "significantly" is part of the finding as well. */
const HAS_TEST = /\bp\s?[<=>≤≥]\s?0?\.\d|\bstatistically significant\b/iu;
const SIGNIFICANCE = /\b(?:non-?|in)?significan(?:t|tly|ce)\b/giu;

/** `'90s` and `rock 'n' roll` open no quotation that runs over half a page. */
const LONGEST_SINGLE = 200;

const endsSentence = (span: string): boolean => /[.!?…]["”’'»›“」]$/.test(span);

interface Protected {
  readonly text: string;
  /** The text with every placeholder replaced by its original. */
  readonly restore: (rewritten: string) => string;
}

export const protect = (text: string): Protected => {
  const spans: string[] = [];
  const setAside = (span: string): string => {
    if (/^['‘]/.test(span) && span.length > LONGEST_SINGLE) return span;
    spans.push(span);
    return String.fromCodePoint((endsSentence(span) ? CLOSED : OPEN) + spans.length - 1);
  };
  const outside = text.replace(SPANS, setAside);
  const hidden = HAS_TEST.test(text) ? outside.replace(SIGNIFICANCE, setAside) : outside;
  return {
    text: hidden,
    restore: (rewritten) =>
      rewritten.replace(new RegExp(`[${STAND_IN}]`, 'gu'), (standIn) => {
        const code = standIn.codePointAt(0) ?? OPEN;
        return spans[code - (code >= CLOSED ? CLOSED : OPEN)] ?? '';
      }),
  };
};
