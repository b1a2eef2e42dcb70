/** Decides which sentences a shorter text can do without: those that say least, and that nothing else depends on. */
import { countWords } from '../../english/prose.ts';
import { isFunctionWord } from '../../english/topic/function-words.ts';
import { STAND_IN } from './protect.ts';

interface Piece {
  readonly words: string;
  /** The paragraph or list it stands in. */
  readonly block: number;
  readonly isFirst: boolean;
  readonly isItem: boolean;
}

const LEANS =
  /^(?:This|That|These|Those|They|It|He|She|Such|Its|Their|His|Her|For example|For instance|In other words|However|But|Yet|Still|Instead|Otherwise|As a result|Therefore|Consequently|So|Thus)\b/u;
const FILLER =
  /\b(?:in conclusion|in summary|ultimately|in essence|it is (?:important|worth|crucial|essential)|testament|game-changer|fast-paced|without a doubt|journey|look no further|for generations to come|moving forward|thank you for)\b/iu;
const PASSES = 5;
/** A greeting, a farewell, or the words that introduce a list. */
const HOLDS =
  /:\s*$|^(?:Dear|Hi|Hello|Hey|Good (?:morning|afternoon|evening))\b|^(?:(?:Kind|Best|Warm|Warmest) (?:regards|wishes)|Best|Regards|Sincerely|Yours \p{L}+|Thanks|Many thanks|Cheers)[,.!]?$/u;
/** From so many pieces on, the first of them says what the text is about. */
const FEWEST_WITH_LEAD = 4;
/** The entries of a list hold together: what is no sentence of its own is not picked out of it. */
const LONGEST_ENTRY = 12;

const stem = (word: string): string => word.replace(/(?:ies|es|s|ing|ed)$/u, '');
const contentOf = (words: string): string[] =>
  (words.toLowerCase().match(/\p{L}[\p{L}’'-]{2,}/gu) ?? []).filter((word) => !isFunctionWord(word)).map(stem);

/** How much each piece says: words that the whole text keeps coming back to, names, numbers, and its place. */
const weights = (pieces: readonly Piece[]): number[] => {
  const spread = new Map<string, number>();
  for (const { words } of pieces) for (const word of new Set(contentOf(words))) spread.set(word, (spread.get(word) ?? 0) + 1);
  return pieces.map(({ words, isFirst }, at) => {
    const content = contentOf(words);
    const shared = content.reduce((sum, word) => sum + Math.log2(spread.get(word) ?? 1), 0) / Math.sqrt(content.length + 1);
    const facts = words.match(new RegExp(`\\p{N}+|[${STAND_IN}]|(?<=\\s)\\p{Lu}\\p{L}+`, 'gu'))?.length ?? 0;
    return shared + 0.8 * Math.min(facts, 3) + (at === 0 ? 1.5 : isFirst ? 0.4 : 0) - (FILLER.test(words) ? 1.2 : 0);
  });
};

/**
 * Which pieces stay.
 * @param target The number of words to come near.
 */
export const kept = (pieces: readonly Piece[], target: number): boolean[] => {
  const stays = pieces.map(() => true);
  const weight = weights(pieces);
  const length = pieces.map(({ words }) => countWords(words));
  let total = length.reduce((sum, words) => sum + words, 0);
  let left = pieces.length;
  // The kept neighbours of each piece.
  const next = pieces.map((_, at) => at + 1);
  const previous = pieces.map((_, at) => at - 1);
  const isLeanedOn = (at: number): boolean => {
    const follower = pieces[next[at]!];
    return follower !== undefined && follower.block === pieces[at]!.block && LEANS.test(follower.words);
  };
  const isNearer = (at: number): boolean => Math.abs(total - length[at]! - target) < Math.abs(total - target);
  const drop = (at: number): void => {
    stays[at] = false;
    total -= length[at]!;
    left--;
    const [before, after] = [previous[at]!, next[at]!];
    if (before >= 0) next[before] = after;
    if (after < pieces.length) previous[after] = before;
  };
  // "How much deposit do I need?" on a line of its own is a heading.
  const isQuestionLine = (at: number): boolean =>
    /\?$/u.test(pieces[at]!.words) && pieces[at - 1]?.block !== pieces[at]!.block && pieces[at + 1]?.block !== pieces[at]!.block;
  /** The topic of the text, and the answer to a question: the rest makes no sense without them. */
  const isNeeded = (at: number): boolean => (at === 0 && pieces.length >= FEWEST_WITH_LEAD) || (at > 0 && isQuestionLine(at - 1));
  const order = pieces
    .flatMap(({ words, isItem }, at) =>
      HOLDS.test(words) || isQuestionLine(at) || isNeeded(at) || length[at] === 0 || (isItem && length[at]! <= LONGEST_ENTRY)
        ? []
        : [at],
    )
    .sort((one, other) => weight[one]! - weight[other]!);
  // What others depended on may go once they are gone: that takes another pass.
  for (let pass = 0; pass < PASSES; pass++)
    for (const at of order) if (left > 1 && stays[at] && isNearer(at) && !isLeanedOn(at)) drop(at);
  // An emoji behind a sentence goes with it.
  pieces.forEach(({ block, isFirst }, at) => {
    if (length[at] === 0 && !isFirst && pieces[at - 1]?.block === block) stays[at] = stays[at - 1]!;
  });
  return stays;
};
