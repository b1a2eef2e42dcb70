/** A paragraph cut into sentences, each with the space behind it, so that joining them gives the paragraph again. */
import { CLOSED_STAND_IN, STAND_IN } from './protect.ts';

export interface Sentence {
  readonly words: string;
  /** The white space between it and the next one. */
  readonly space: string;
}

/** Their full stop ends no sentence. */
const ABBREVIATED = new RegExp(
  '(?:^|[\\s(])(?:Mr|Mrs|Ms|Mx|Dr|Prof|St|Sr|Jr|Rev|Hon|Gen|Col|Capt|Lt|Sgt|Gov|Sen|Rep|No|Nos|Fig|Figs|Eq|Vol|vol|pp?|ed|eds|al|vs|v|cf|ca|c|approx|est|dept|Inc|Ltd|Co|Corp|Bros|Ave|Rd|Blvd|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|e\\.g|i\\.e|E\\.g|I\\.e|a\\.m|p\\.m|U\\.S|U\\.K|Ph\\.D|M\\.A|B\\.A|\\p{Lu})\\.$',
  'u',
);
/** These may end one as well: then the next begins with a word that a sentence often begins with. */
const EITHER = /(?:\b(?:etc|Inc|Ltd|Co|Corp|a\.m|p\.m|U\.S|U\.K|Ph\.D|M\.A|B\.A|al)\.)$/;
const STARTERS =
  /^(?:The|A|An|It|This|That|These|Those|He|She|We|They|You|I|In|On|At|For|But|And|So|If|When|However|Moreover|Furthermore)\b/;

const END = new RegExp(
  `(?:(?<![.!?…])[.!?…]+[)\\]"”’»]*|[${CLOSED_STAND_IN}])(\\s+)(?=[\\p{Lu}\\p{Lo}\\p{N}(\\["“‘¿¡«${STAND_IN}]|\\p{Extended_Pictographic})`,
  'gu',
);

const isEnd = (before: string, after: string): boolean => {
  if (!before.endsWith('.')) return true;
  if (EITHER.test(before)) return STARTERS.test(after);
  return !ABBREVIATED.test(before);
};

/** Joined, words and spaces give the paragraph again. */
export const sentencesOf = (paragraph: string): Sentence[] => {
  const found: Sentence[] = [];
  let from = 0;
  for (const match of paragraph.matchAll(END)) {
    const space = match[1] ?? '';
    const next = match.index + match[0].length;
    const end = next - space.length;
    if (!isEnd(paragraph.slice(Math.max(from, end - 20), end), paragraph.slice(next, next + 12))) continue;
    found.push({ words: paragraph.slice(from, end), space });
    from = next;
  }
  found.push({ words: paragraph.slice(from), space: '' });
  return found;
};

export const paragraphOf = (sentences: readonly Sentence[]): string =>
  sentences.map(({ words, space }) => words + space).join('');
