/** What a line makes its claim of, as its grammar has it. */
import { isFunctionWord } from '../../../english/topic/function-words.ts';
import { tagged, type Token } from '../../../english/topic/tagger.ts';
import { classOf } from '../../../english/topic/word-classes.ts';

/** They are what a sentence is about only in grammar. */
const NO_SUBJECT =
  /^(?:hello|questions?|people|persons?|man|men|woman|women|world|life|times?|ways?|things?|lot|guys|friends|folks|today|day|year|level|role|part|number|one|reasons?|importance|advantages?|disadvantages?|dictionary|webster(?:['’]s)?|ideas?|benefits?|effects?|causes?|thoughts?|facts?|tips?|kinds?|names?|couple|aims?|beings?|video|article|essay|post|blog|channel|students?|weeks?|months?|hours?|minutes?|aspects?|impacts?|issues?|topics?)$/u;
const BEFORE_HEAD = /^(?:the|an?|my|our|your|his|her|their|most|all|many|every|good|modern)$/;
const AUXILIARY = /^(?:is|are|was|were|has|have|had|can|will|plays?|matters?|makes?|comes?)$/;
export const ANNOUNCED_BEHIND = /^(?:about|of|discuss|explain|explore|cover)$/;
export const ASKED_BEHIND = /^about$/;
/** What a line makes its claim of, the nouns at the head of a clause with their verb behind them, or what it announces. */
export const subjectIn = (text: string, behind: RegExp | undefined): string | undefined => {
  const tokens = tagged(text);
  let [begins, isAnnounced] = [true, false];
  for (let at = 0; at < tokens.length; at += 1) {
    const { lower, from } = tokens[at]!;
    begins ||= /^[,;:.!?…]$/.test(tokens[at - 1]?.text ?? '');
    isAnnounced ||= behind?.test(lower) === true && (lower !== 'of' || NO_SUBJECT.test(tokens[at - 1]?.lower ?? ''));
    if ((!begins && !isAnnounced) || BEFORE_HEAD.test(lower) || behind?.test(lower)) continue;
    const [isHead, isTopic] = [begins, isAnnounced];
    [begins, isAnnounced] = [false, false];
    let to = at;
    const isHeadWord = ({ tag, lower: word }: Token, next: Token | undefined): boolean =>
      !isFunctionWord(word) &&
      (/^(?:noun|name|adjective)$/.test(tag) || (classOf(word).noun > 0 && AUXILIARY.test(next?.lower ?? '')));
    while (tokens[to] && isHeadWord(tokens[to]!, tokens[to + 1])) to += 1;
    const head = tokens[to - 1];
    if (to === at || head === undefined || NO_SUBJECT.test(head.lower) || classOf(head.lower).noun === 0) continue;
    const verb = tokens.slice(to).find((token) => token.tag !== 'adverb');
    if (isTopic || (isHead && verb !== undefined && (verb.tag === 'verb' || AUXILIARY.test(verb.lower))))
      return text.slice(from, head.to).replace(/['’]s$/, '');
  }
  return undefined;
};
