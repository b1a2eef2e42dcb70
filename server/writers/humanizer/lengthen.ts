/** A longer text of the same content: connecting words, and the longer of two ways to say a thing. No new claims. */
import { capitalise, countWords } from '../../english/prose.ts';
import { isFunctionWord } from '../../english/topic/function-words.ts';
import { classOf } from '../../english/topic/word-classes.ts';
import type { Random } from '../../random.ts';
import { FILLINGS } from './phrases/longer.ts';
import { saidLonger, type Tone } from './phrases.ts';
import { SUBJECT } from './subject.ts';

export interface Growing {
  words: string;
  /** Running text; neither a greeting nor the words of a list. */
  readonly isProse: boolean;
}

/** Begins with a link that can be followed by something ("In addition, …"), or that comes before a whole clause. */
const LINK =
  /^(?:On top of that|In addition|Besides|Plus|Moreover|In short|In the end|In sum|Overall|However|Still|Even so|Nevertheless|That said|As a result|For this reason|Consequently|For example|For instance), /u;
/** Begins in another way, or is about the writer: nothing is put before it. */
const CLOSED =
  /^(?:[^ ,]+ ){0,5}[^ ,]+, |^(?:Her|His|Their|Its|It|They|This|These|That|Those|He|She|Such|But|And|So|Still|Also|Yet|For|In|On|At|By|When|If|While|Although|Because|It follows|That is why|That['’]s why|I|My|No doubt|Note|Keep|Be|Make|Take|One|It['’]s (?:wise|best|also)|It is (?:wise|best|also|advisable)|It (?:may|would|should)|It['’]s (?:fair|worth|true)|The (?:best thing|point|expectation)|Of course|Please|Thank|Let|Dear|To (?:begin|give))\b|\b(?:I|I['’]m|my)\b/iu;
/** A report has an event, a figure or a name: nobody says "it is fair to say that" about it. */
const REPORTS =
  /\p{N}|(?<=\p{Ll},? )\p{Lu}\p{Ll}|\b(?:was|were|had|did)\b|["“”]|^(?:\P{L}*\p{L}+ ){1,6}?\p{L}{3,}ed (?!by\b|in\b|to\b|with\b)/u;
const PAST = /\b(?:was|were|had|did|began|went|came|said|took|\p{L}{3,}ed (?:the|a|an|her|his|their|its|to|by|in)\b)/u;
/** Asks the reader to do something, though its first word may be a noun, too. */
const CALLS =
  /^(?:book|order|call|visit|start|try|join|contact|click|buy|get|shop|sign|come|discover|explore|learn|find|see|ask|check|choose|remember|enjoy|treat|give|set|focus|put|do|don['’]t)\b/iu;
/** "Start small and …": a command, which nothing may be put before. */
const isCommand = (words: string): boolean => {
  const { form, verb, noun, adjective } = classOf(/^\p{L}+/u.exec(words)?.[0] ?? '');
  return form === 'base' && verb > noun + adjective && !isFunctionWord(words.split(' ')[0]?.toLowerCase() ?? '');
};
const ENDS_OPEN = /[?:]["”’)]?$/u;
/** The fewest sentences that have main points to speak of. */
const FEWEST_TO_CLOSE = 4;
/** With a larger share of sentences about events the text is a story, which takes no such phrases. */
const STORY = 0.3;
const speaksOfWriter = ({ words }: Growing): boolean => /\b(?:I|I['’]m|my|our|we|you|your)\b/iu.test(words);
const LEAST = 4;
const LONGER_AT_MOST = 4;

/**
 * Lengthens the sentences, a little here and there, until they have this many words or nothing more fits.
 * @param lower Gives the sentence ready to follow something, or undefined where its first word must keep its capital.
 */
export const lengthened = (
  sentences: readonly Growing[],
  target: number,
  tone: Tone,
  random: Random,
  lower: (sentence: string) => string | undefined,
): void => {
  const { before, last, closing } = FILLINGS[tone];
  const pools = { before: random.shuffle(before), last: random.shuffle(last) };
  const lastProse = sentences.findLastIndex(({ isProse }) => isProse);
  const order = random.shuffle(sentences.map((_, index) => index));
  let total = sentences.reduce((sum, { words }) => sum + countWords(words), 0);

  /** False where there is no room for what is said. */
  const put = (at: number, said: string | undefined): boolean => {
    if (said === undefined) return false;
    const more = countWords(said) - countWords(sentences[at]!.words);
    if (total + more > target + 2) return false;
    sentences[at]!.words = said;
    total += more;
    return true;
  };

  for (let round = 0; round < LONGER_AT_MOST; round++)
    for (const at of order) if (total < target) put(at, saidLonger(sentences[at]!.words, random));

  const told = sentences.filter(({ isProse }) => isProse);
  const isStory = told.filter(({ words }) => PAST.test(words)).length > STORY * told.length;
  if (isStory) return;

  const isFramed = sentences.map(() => false);
  const frame = (at: number): void => {
    const { words, isProse } = sentences[at]!;
    const [link = ''] = LINK.exec(words) ?? [];
    const clause = words.slice(link.length);
    const pool = at === lastProse && at > 0 && link === '' ? pools.last : pools.before;
    if (!isProse || ENDS_OPEN.test(words) || countWords(clause) < LEAST) return;
    const isOpen =
      !ENDS_OPEN.test(sentences[at - 1]?.words ?? '') &&
      !CLOSED.test(clause) &&
      !REPORTS.test(clause) &&
      !CALLS.test(clause) &&
      !isCommand(clause) &&
      SUBJECT.test(clause);
    const rest = !isOpen ? undefined : link === '' ? lower(clause) : clause;
    const opener = pool.findLast((words) => link === '' || !/\b(?:also|added|equally)\b/u.test(words));
    if (rest === undefined || opener === undefined) return;
    if (put(at, link === '' ? capitalise(`${opener} ${rest}`) : `${link}${opener} ${rest}`)) pool.splice(pool.indexOf(opener), 1);
    isFramed[at] = true;
  };
  // Openers only go before general statements, never at the beginning, and never twice in a row: more of them would sound like a
  // sermon.
  for (const at of order) if (total < target && at > 0 && !isFramed[at - 1] && !isFramed[at + 1]) frame(at);
  const end = sentences[lastProse];
  const isEssay = told.length >= FEWEST_TO_CLOSE && !sentences.some(speaksOfWriter);
  if (
    end &&
    lastProse === sentences.length - 1 &&
    isEssay &&
    /\p{L}\.$/u.test(end.words) &&
    !CALLS.test(end.words) &&
    !isCommand(end.words)
  )
    put(lastProse, `${end.words} ${random.pick(closing)}`);
};
