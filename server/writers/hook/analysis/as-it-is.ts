/** Of a hook that works: why it should stay as it is. Of one that does not, what it could build on. */
import { countWords } from '../../../english/prose.ts';
import { withoutStop } from '../../../english/topic/clean.ts';
import { classOf } from '../../../english/topic/word-classes.ts';
import { tagged } from '../../../english/topic/tagger.ts';
import { rareness } from '../../../lexicon/wordRanks.ts';
import type { Figure, Found } from './found.ts';
import { isRhetorical, orderIn } from './make.ts';
import { firstOf, lastOf, quoted, quotedList } from './quoting.ts';

const SHORT_SENTENCE = 8;
const FEWEST_OF_AN_END = 3;
const MOST_OF_AN_END = 12;
const A_PHRASE = 4;
const CLAUSE = /(?:[,:;–—]\s|\s(?=(?:and|but|because|until|so|when|while|who|which|that|before|after)\s))/g;
const ADDED = /\s(?=(?:in|on|at|with|for|from|by|of|since|without|than|into|under|over|through|against|between|behind)\s)/g;
/** The words on which it ends, a whole phrase: a short last sentence, a last clause, or what is added last. */
const endOf = (of: Found): string | undefined => {
  const last = withoutStop(of.sentences.at(-1) ?? of.text);
  if (of.sentences.length > 1 && countWords(last) <= SHORT_SENTENCE) return last;
  for (const breaks of [CLAUSE, ADDED]) {
    const at = [...last.matchAll(breaks)].at(-1);
    const end = at && last.slice(at.index + at[0].length).replace(/^(?:and|but|so|that|who|which) /i, '');
    const length = end ? countWords(end) : 0;
    // "By a car" is too little to point at.
    if (breaks === ADDED && /\b(?:is|are|was|were)\b/i.test(end ?? '')) continue;
    if (breaks === ADDED && length < A_PHRASE && !/\d/.test(end ?? '')) continue;
    if (end && length >= FEWEST_OF_AN_END && length <= MOST_OF_AN_END && !/["”]$/.test(end)) return end;
  }
  return undefined;
};

const SHORT = 5;
/** A kitchen is in every house, garlic is not: more than one word, or one that is met less often. */
const SELDOM = 2.2;
export const isParticular = (thing: string): boolean => /\s/.test(thing) || rareness(thing.toLowerCase()) > SELDOM;
const SPOKEN_LAST = /(?:[“"]|(?<=\s)[‘'])([^“”"]+?)[.!]?[”"’'][.!?]?$/u;
const ofOneSort = (first: Figure | undefined, second: Figure | undefined): boolean =>
  first !== undefined && first.kind === second?.kind && (first.isExact || first.kind === 'money') && first.words !== second.words;
/** It is true and particular: which word carries it, and what comes last. */
export const asItIs = (of: Found): string => {
  const order = orderIn(of);
  if (order !== undefined) return `Leave it as it is: it ends by telling the customer what to do, ${quoted(withoutStop(order))}.`;
  if (of.question !== undefined && isRhetorical(of, of.question))
    return `Leave ${quoted(of.question)} without an answer: an explained joke is none.`;
  const figures = of.figures.filter(({ kind }) => kind !== 'list');
  const [first, second] = figures;
  if (figures.length === 2 && ofOneSort(first, second) && of.sentences.length > 1)
    return `Leave it as it is: what lies between ${quoted(first!.words)} and ${quoted(second!.words)} makes people read on.`;
  const spoken = SPOKEN_LAST.exec(of.text)?.[1];
  if (spoken !== undefined) return `Leave it as it is: ${quoted(spoken)} has the last word.`;
  const end = endOf(of);
  if (end === undefined) return `Leave ${lastOf(of)} as it is: an explanation would weaken it.`;
  if (of.reversal !== undefined && of.reversal !== end)
    return `Leave it as it is: ${quoted(of.reversal)} turns the story, and ${quoted(end)} ends it.`;
  if (of.sentences.length > 1 && countWords(end) <= SHORT)
    return `Leave it as it is: ${quoted(end)} is short and comes last, and an explanation would weaken it.`;
  if (figures.some(({ words }) => end.includes(words)))
    return `Leave it as it is: it keeps its figure for the end, in ${quoted(end)}.`;
  const particular = [
    ...figures.filter(({ isExact, kind }) => isExact || kind === 'money').map(({ words }) => words),
    ...(of.speech === undefined ? of.things.filter(isParticular) : []).toSorted(
      (one, other) => countWords(other) - countWords(one),
    ),
  ].find((words) => !end.includes(words));
  return particular === undefined
    ? `Leave it as it is: ${quoted(end)} comes last, where it counts.`
    : `Leave it as it is: ${quoted(particular)} makes it particular, and ${quoted(end)} comes last.`;
};

/** Everybody has some of it, so nothing can be built on it. */
const ANYTHING =
  /(?:^|\s)(?:things?|days?|basis|life|world|people|everyone|news|text|ways?|solutions?|services?|review|times?|years?|market|region|area|face|questions?|answers?|you|me|him|us|it)$/i;
/** What a weak text names that a better one could begin with: its own words, the longer the better. */
export const baseOf = (of: Found): string | undefined => {
  const nouns = new Set(tagged(of.text).flatMap(({ tag, lower }) => (tag === 'noun' || tag === 'name' ? [lower] : [])));
  const owned = /\s/.test(of.address ?? '') ? of.address : undefined;
  const worn = [...of.worn, ...of.hype, ...(of.announcement === undefined ? [] : [of.announcement])].map((each) =>
    each.toLowerCase(),
  );
  return [owned, of.subject, ...of.things, ...of.names]
    .filter(
      (words): words is string =>
        words !== undefined &&
        !ANYTHING.test(words) &&
        nouns.has(words.split(' ').at(-1)!.toLowerCase()) &&
        // "War" out of "World War I" is half a name.
        (/\s/.test(words) || !/^\p{Lu}/u.test(words) || classOf(words.toLowerCase()).noun === 0) &&
        !worn.some((each) => each.includes(words.toLowerCase())),
    )
    .toSorted((one, other) => countWords(other) - countWords(one))[0];
};

/** So much a text reaches of which something can be said. */
export const DECENT = 5;
/** Where nothing deserves praise: the reason, or the one thing that could be built on. */
export const noPraiseOf = (of: Found, overall: number): string => {
  const base = baseOf(of);
  const isWorn = of.worn.length + of.hype.length > 0;
  if (!isWorn && overall >= DECENT) {
    if (of.superlative) return `${quoted(of.superlative)} makes a claim that readers can test.`;
    if (of.turn && of.softWorn === undefined) return `${quoted(of.turn)} is not what one expects.`;
    if (of.things.length > 0)
      return `${quotedList(of.things)} ${of.things.length > 1 ? 'give' : 'gives'} readers something to see.`;
  }
  const stock = [...of.worn, ...of.hype];
  const borrowed = Math.min(of.wordCount, countWords(stock.join(' ')));
  if (IN_A_DICTIONARY.test(of.text)) return `A dictionary wrote it: nothing in it is the speaker’s own.`;
  if (base !== undefined && /\s/.test(base)) return `${quoted(base)} is something to build on.`;
  if (borrowed * 2 >= of.wordCount)
    return borrowed === of.wordCount
      ? 'Nothing deserves praise yet: the line is ready-made from its first word to its last.'
      : 'Nothing deserves praise yet: most of it has stood in many other texts.';
  if (of.announcement !== undefined)
    return `Nothing deserves praise yet: ${quoted(of.announcement)} comes before anything is told.`;
  if (stock.length > 0) return `Nothing deserves praise yet: ${quoted(stock[0]!)} is borrowed, and the rest shows nothing.`;
  if (of.isBare || of.truism !== undefined || of.isTitle)
    return `${firstOf(of)} names nobody and nothing in particular, so there is nothing to praise yet.`;
  return overall >= DECENT
    ? `No stock phrase stands in ${firstOf(of)}: its words are its own.`
    : `Nothing in ${firstOf(of)} stands out yet.`;
};
export const IN_A_DICTIONARY =
  /\b(?:dictionary|webster['’]?s)\b[^.]{0,20}?\b(?:defines?|says|tells|puts|describes)\b|\baccording to [^,.]{0,40}\bdictionary\b|\bis defined as\b/i;
