/** The clause of a sentence in which something stands, and how signs of a thing are gathered from all of them. */
import { withoutStop } from '../../../english/topic/clean.ts';
import { tagged } from '../../../english/topic/tagger.ts';
import { classOf } from '../../../english/topic/word-classes.ts';

/** Something found: the clause that says it, and which sentence that is part of. */
export interface Sign {
  readonly words: string;
  readonly at: number;
  /** The few words in it that make it one: "$25" of "Up to 150 words for $25". */
  readonly cue?: string;
}

/** A request runs to the end of its sentence; where it begins is enough to find its clause. */
const MOST_OF_A_CUE = 40;
const LONGEST_CLAUSE = 125;
/** No clause reaches further than so many characters to either side: an endless sentence is not read again for each of its signs. */
export const FARTHEST = 500;
/** A colon after so few words only opens what it names: "You get: …". */
const FEWEST_WORDS = 4;
/** At a comma in a list only what is longer than this is divided. */
const LONGEST_LIST = 190;
/** Where a sentence can be divided, from the best places to the last resort. */
const BREAKS: readonly RegExp[] = [
  /[;:](?=\s)|\s[–—-](?=\s)/g,
  /,(?=\s(?:(?:and|but|so|then|or|that)\s)?(?:i|you|we|they|it|he|she|which|who|from|with|on|in|if|because|of|most)\b)|(?=\s(?:because|so that|but)\s)|(?<!\b(?:in|of|with|for|from|on|at|to|by|after|under))(?=\swhich\s)/gi,
  /,(?=\s)|(?=\sand (?:i|you|we|they|for|with|in)\s)/gi,
];

/** Behind a mark somebody begins to do something. */
const BEGINS = /^,\s(?:(?:and|but|so|then|or) )?(?:i|you|we|they|it|he|she|if)\b/i;

/** The whole sentence where it is short, or else the whole clauses around a place in it. */
export const clauseAt = (whole: string, at: number, upTo: number): string => {
  const near = Math.max(0, at - FARTHEST);
  const sentence = whole.slice(near, upTo + FARTHEST);
  const [from, to] = [at - near, upTo - near];
  let [start, end] = [0, sentence.length];
  for (const [level, breaks] of BREAKS.entries()) {
    if (end - start <= (level < BREAKS.length - 1 ? LONGEST_CLAUSE : LONGEST_LIST)) break;
    for (const { index, 0: mark } of sentence.matchAll(breaks)) {
      const open = sentence.lastIndexOf('(', index);
      if (open >= 0 && sentence.indexOf(')', open) > index) continue;
      const before = sentence.slice(start, index).trim();
      if (mark === ':' && before.split(/\s+/).length < FEWEST_WORDS) continue;
      // What begins with "so that" or "in Word" is cut out of its sentence.
      if (index + mark.length <= from && index >= start && (level !== 1 || BEGINS.test(sentence.slice(index))))
        start = index + mark.length;
      if (index >= to && index < end) end = index;
    }
  }
  const clause = sentence.slice(start, end).trim();
  // The first word of a sentence is its own.
  return withoutStop(
    near + start === 0
      ? clause
      : clause.replace(/^(?:and|but|so(?! far| that)|then|that(?! (?:is|was|are|will|can|has|means|way)\b))\s+|^[(\s]+/i, ''),
  );
};

export const N = String.raw`(?:(?<!\d[.,]?)\d[\d.,]*[kM]?\b\+?|(?:(?:an?|one|two|three|four|five|six|seven|eight|nine) )?(?:hundred|thousand|dozen|couple of)(?: and [a-z-]+)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\p{L}+)?)`;
export const UNIT = String.raw`(?:(?:business |working )?(?:hours?|hrs?|days?|weeks?|fortnights?|months?)|h)\b`;
/** A figure, in digits or in words. */
export const FIGURE = new RegExp(String.raw`\b${N}\b`, 'iu');
export const rule = (source: string, flags = 'giu'): RegExp => new RegExp(source, flags);

/** "in 48 hours" without the marks before it. */
export const cueOf = (found: string): string =>
  found.replace(/^[^\p{L}\p{N}$£€¥₹]+|(?<![^\p{L}\p{N}$£€¥₹])[^\p{L}\p{N}$£€¥₹]+$/gu, '');
export const isPast = (word: string): boolean => {
  const { form, verb, adjective } = classOf(word);
  return form === 'past' && verb > adjective && !/^(?:am|is|are|cost|set|included|delivered|framed|posted|printed)$/.test(word);
};
export const isTold = (part: string): boolean =>
  tagged(part).some(
    // "With tracked changes" tells of nothing that happened.
    ({ lower, tag }, at, tokens) =>
      tag !== 'noun' && !/^(?:determiner|preposition)$/.test(tokens[at - 1]?.tag ?? '') && isPast(lower),
  );
export const signsIn = (sentences: readonly string[], cues: readonly RegExp[], unless?: RegExp): Sign[] => {
  const seen = new Map<string, Sign>();
  for (const cue of cues)
    sentences.forEach((sentence, at) => {
      for (const { index, 0: found } of sentence.matchAll(cue)) {
        const words = clauseAt(sentence, index, index + Math.min(found.length, MOST_OF_A_CUE));
        if (!unless?.test(words) && !seen.has(words.toLowerCase()))
          seen.set(words.toLowerCase(), { words, at, cue: cueOf(found) });
      }
    });
  return [...seen.values()].sort((one, other) => one.at - other.at);
};

const DANGLING = /\b(?:of|your|the|an?|my|our|to|for|and)$/i;
/** The bare words of a cue rather than its clause: for what is to be taken out. */
export const wordingsIn = (sentences: readonly string[], cue: RegExp): Sign[] => {
  const seen = new Map<string, Sign>();
  sentences.forEach((sentence, at) => {
    for (const { index, 0: cut } of sentence.matchAll(new RegExp(cue, 'giu'))) {
      // "Unlock the essence of your" goes on to its noun.
      const rest = DANGLING.test(cut)
        ? (/^(?: \p{L}+){1,2}/u.exec(sentence.slice(index + cut.length, index + cut.length + MOST_OF_A_CUE))?.[0] ?? '')
        : '';
      const found = cut + rest;
      const words = withoutStop(found.replace(/\s+/g, ' ').trim());
      if (!seen.has(words.toLowerCase())) seen.set(words.toLowerCase(), { words, at });
    }
  });
  return [...seen.values()];
};
