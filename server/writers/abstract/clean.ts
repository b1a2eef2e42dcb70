/** What may be taken out of a sentence without touching what it says: references, pointers to figures, and, for some styles, asides. */

const NAME = String.raw`\p{Lu}[\p{L}'’-]+`;
const YEAR = String.raw`(?:1[6-9]|20)\d\d[a-z]?`;
const SOURCE = String.raw`${NAME}(?:(?:,? (?:and|&) |, | )${NAME})*(?:,? et al\.?)?,? ${YEAR}(?:, ?(?:pp?\. ?)?\d+(?:[–-]\d+)?)?`;
const MONTH =
  /^\((?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Spring|Summer|Autumn|Winter|Since|In|Until|Before|After)\p{L}* /u;

const CITATION = new RegExp(String.raw`(?<!\s)\s*\((?:(?:see|cf\.|e\.g\.,?|for example,?) )?${SOURCE}(?:; ?${SOURCE})*\)`, 'gu');
const NUMBERED = /(?<!\s)\s*\[\d+(?:\s?[,;–-]\s?\d+)*\]/g;
const POINTER =
  /(?<!\s)\s*\((?:(?:see|cf\.) (?:also )?)?(?:(?:figs?\.?|figures?|tables?|appendix|section|chapter|eq\.?|equation)\s?[\dA-Z]\w*(?:\s?(?:and|,|–|-)\s?[\dA-Z]\w*)*|(?:see )?(?:above|below))\)/gi;
const POINTING_OPENER =
  /^(?:as|as can be) (?:shown|seen|illustrated|reported|depicted|presented|noted|mentioned|discussed|described|indicated|stated)(?: (?:in|from|by) (?:the )?(?:figs?\.?|figures?|tables?|appendix|section|chapter|equation|eq\.?)\s?[\dA-Z]\w*| above| earlier| before| previously)+,\s*/i;
const STATISTICS = /(?<!\s)\s*\((?=[^()]*?(?:\b[pnrtFdz]\s?[<=>≤≥]|χ|CI\b|SD\b|SE\b|df\b))[^()]*\)/g;
/** "…, t(46) = 2.44, p = .018." */
const INLINE_STATISTICS =
  /,? (?:and )?(?:[tFrz]|χ2|χ²|d|η2)\s?(?:\(\d[^)]*\))?\s?[=<>]\s?[−-]?\d*\.?\d+(?:,? p\s?[=<>]\s?0?\.\d+)?|,? p\s?[=<>]\s?0?\.\d+/g;
const ASIDE = /(?<!\s)\s*\([^()]*\)/g;

/** Which brackets go as well: none, those that hold statistics, or all. */
export type Asides = 'kept' | 'without statistics' | 'dropped';

/** The sentence without its references, in one line; everything else stays as it was written. */
export const clean = (sentence: string, asides: Asides): string => {
  const plain = sentence
    .replace(CITATION, (cited) => (MONTH.test(cited.trimStart()) ? cited : ''))
    .replace(NUMBERED, '')
    .replace(POINTER, '')
    .replace(POINTING_OPENER, '')
    .replace(asides === 'dropped' ? ASIDE : asides === 'without statistics' ? STATISTICS : /(?!)/, '')
    .replace(asides === 'kept' ? /(?!)/ : INLINE_STATISTICS, '')
    .replace(/(?<!\s)\s+([,.;:!?](?:\s|$))/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  return /[\p{L}\p{N}]/u.test(plain) ? plain : sentence.trim();
};

/** A capital at the start, unless the word is spelt its own way ("iPad", "pH") or is an address; a mark at the end. */
export const finish = (sentence: string): string => {
  const [first = ''] = sentence.split(' ');
  const opened = /^\P{Ll}*\p{Ll}.*\p{Lu}|:\/\/|^www\.|@/u.test(first)
    ? sentence
    : sentence.replace(/^(["'“‘(¿¡]*)(\p{Ll})/u, (_, before: string, letter: string) => before + letter.toUpperCase());
  if (/[.!?…。！？؟।۔։]["'”’)\]»」』]*$/u.test(opened)) return opened;
  return `${opened.replace(/(?<![,;:\s–—-])[,;:\s–—-]+$/, '') || opened}.`;
};
