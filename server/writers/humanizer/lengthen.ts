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

const FIRST_VERB =
  /^((?:[^,;:.?!]{3,60}, )?(?:(?!\b(?:that|which|who|where|when|because|if|while|although|to|by|not|how|what)\b)[^,;:—–.?!]){3,70}?\b(?:can|will|may|should|is|are|was|were))(?= (?!not\b|also\b|n['’]t)\p{L}+[^.?!]{12,})/u;
/** Opens with a link that something may be put behind ("In addition, …"), or that goes before a whole clause. */
const LINK =
  /^(?:On top of that|In addition|Besides|Plus|Moreover|In short|In the end|In sum|Overall|However|Still|Even so|Nevertheless|That said|As a result|For this reason|Consequently|For example|For instance), /u;
/** Opens in another way, or speaks of the writer: nothing is put before it. */
const CLOSED =
  /^(?:[^ ,]+ ){0,5}[^ ,]+, |^(?:But|And|So|Still|Also|Yet|For|In|On|At|By|When|If|While|Although|Because|It follows|That is why|That['’]s why|I|My|No doubt|Note|Keep|Be|Make|Take|One|It['’]s (?:wise|best|also)|It is (?:wise|best|also|advisable)|It (?:may|would|should)|It['’]s (?:fair|worth|true)|The (?:best thing|point|expectation)|Of course|Please|Thank|Let|Dear|To (?:begin|give))\b|\b(?:I|I['’]m|my)\b/iu;
const ABOUT_WRITER = /\b(?:I|I['’]m|my|we|our)\b/iu;
/** "Start small and …": a command, which nothing may be put before. */
const isCommand = (words: string): boolean => {
  const { form, verb, noun, adjective } = classOf(/^\p{L}+/u.exec(words)?.[0] ?? '');
  return form === 'base' && verb > noun + adjective && !isFunctionWord(words.split(' ')[0]?.toLowerCase() ?? '');
};
const ENDS_OPEN = /[?:]["”’)]?$/u;
const LEAST = 4;
const LONGER_AT_MOST = 2;

/**
 * Adds to the sentences, a little here and there, until they have this many words or no more can be said with grace.
 * @param lower Gives the sentence ready to stand behind something, or undefined where its first word must keep its capital.
 */
export const lengthened = (
  sentences: readonly Growing[],
  target: number,
  tone: Tone,
  random: Random,
  lower: (sentence: string) => string | undefined,
): void => {
  const { before, last, between, after } = FILLINGS[tone];
  const pools = {
    before: random.shuffle(before),
    last: random.shuffle(last),
    between: random.shuffle(between),
    after: random.shuffle(after),
  };
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

  const isFramed = sentences.map(() => false);
  const frame = (at: number): void => {
    const { words, isProse } = sentences[at]!;
    const [link = ''] = LINK.exec(words) ?? [];
    const clause = words.slice(link.length);
    const pool = at === lastProse && at > 0 && link === '' ? pools.last : pools.before;
    if (!isProse || ENDS_OPEN.test(words) || countWords(clause) < LEAST) return;
    const isOpen =
      !ENDS_OPEN.test(sentences[at - 1]?.words ?? '') && !CLOSED.test(clause) && !isCommand(clause) && SUBJECT.test(clause);
    const rest = !isOpen ? undefined : link === '' ? lower(clause) : clause;
    // Nothing can be added to what has not begun.
    const opener = pool.findLast((words) => at > 0 || !/\b(?:also|further|equally|added|here)\b/u.test(words));
    if (rest !== undefined && opener !== undefined) {
      if (put(at, link === '' ? capitalise(`${opener} ${rest}`) : `${link}${opener} ${rest}`))
        pool.splice(pool.indexOf(opener), 1);
      isFramed[at] = true;
    } else if (FIRST_VERB.test(words) && pools.between.length > 0) {
      if (put(at, words.replace(FIRST_VERB, `$1, ${pools.between.at(-1)},`))) pools.between.pop();
      isFramed[at] = true;
    }
  };
  // Two sentences in a row that open in the same way sound like a sermon: neighbours come last, and the first of all.
  for (const at of order) if (total < target && at > 0 && !isFramed[at - 1] && !isFramed[at + 1]) frame(at);
  for (const at of order) if (total < target && !isFramed[at] && !(isFramed[at - 1] && isFramed[at + 1])) frame(at);
  for (const at of order) if (total < target && !isFramed[at]) frame(at);
  for (const at of order) {
    const { words, isProse } = sentences[at]!;
    const tag = pools.after.at(-1);
    if (total >= target || tag === undefined) return;
    // Behind a list or a subordinate clause it would not be clear what is meant.
    if (!isProse || isFramed[at] || ABOUT_WRITER.test(words) || !/^[^,;:]+\.$/u.test(words) || countWords(words) < 2 * LEAST)
      continue;
    if (put(at, `${words.slice(0, -1)}${tag}.`)) pools.after.pop();
  }
};
