/** Contractions written out, for the tone that does without them. */
import type { Said } from './stock.ts';

const NEGATIVES: Readonly<Record<string, string>> = { can: 'cannot', won: 'will not', wo: 'will not', ca: 'cannot' };
const VERBS: Readonly<Record<string, string>> = { m: 'am', re: 're', ve: 'have', ll: 'will' };
/** After these, ’s stands for "has". */
const HAS =
  /^\s(?:been|got|had|never|already|stopped|changed|settled|answered|passed|taken|come|gone|made|lived|worked|met|seen|set)\b/;

const withCase = (model: string, words: string): string =>
  /^\p{Lu}/u.test(model) ? words.charAt(0).toUpperCase() + words.slice(1) : words;

/** Left alone: "isn’t it?", where writing it out would change the order of words, and "I’d", which may be had or would. */
export const writtenOut = (said: Said): Said =>
  said
    .replace(/\b(\w+)n’t\b(?! (?:I|you|we|they|he|she|it|that|this|there|anybody|anyone)\b)/g, (_, verb: string) =>
      withCase(verb, NEGATIVES[verb.toLowerCase()] ?? `${verb.toLowerCase()} not`),
    )
    .replace(/\b([Ll])et’s\b/g, '$1et us')
    .replace(
      /\b(I|you|we|they|it|that|there|who|what|this)’(m|re|ve|ll)\b/gi,
      (_, who: string, verb: string) => `${who} ${verb === 're' ? 'are' : VERBS[verb]}`,
    )
    .replace(/\b(it|that|there|here|what|who|where|this)’s\b(.{0,12})/gi, (whole, who: string, after: string) =>
      HAS.test(after) ? `${who} has${after}` : /^\s*[.?!,;]/.test(after) ? whole : `${who} is${after}`,
    );
