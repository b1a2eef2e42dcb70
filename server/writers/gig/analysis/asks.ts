/** What a description asks of the buyer, and the steps that they take. */
import { isFunctionWord } from '../../../english/topic/function-words.ts';
import { classOf } from '../../../english/topic/word-classes.ts';
import { clauseAt, FARTHEST, rule, type Sign } from './clause.ts';

/** What the buyer does in the course of the work, and what follows on it. */
export const STEP =
  /(?<!\b(?:if|what|where|that|which|things|nothing|anything|everything|whether|until|before|help|let|make|(?:what|anything|everything|something|things) only) |\b(?:from|of|with|in|any|every|each|the|one|two) (?:an? |the )?\p{L}{1,20} )\byou (?:will |just |only |then |can )?(?:send|upload|answer|pick|choose|tell|approve|share|fill|post|mail|email|bring|film|record|scan|export|show|taste|play|rate|describe|photograph|measure|(?:ring|call|phone|text|message|write to) (?:me|us))\b|(?<!since )\bthen (?:i|we) (?!have\b|had\b|\p{L}+ed\b)\p{L}+|\b(?:first,? (?:i|we|you) (?!\p{L}+ed\b)|once you(?:['’]ve| have)? (?!were\b|had\b)\p{L}+|we (?:start|begin|meet|talk) (?:with|by|on|for|at)\b)/giu;

/** What a request to the buyer begins with. */
const ASK = String.raw`(?:please |kindly |pls |so |just |and |now |first )?(?:(?:ring|call|phone) or message|message|contact|ring|phone|write(?: to)?|tell|send|ask|email|ping|call|dm|text|give|show|order|book|buy|get in touch|reach out|click|request|hire|inbox|drop (?:me|us|a)|place|press|describe|attach|upload|paste|measure|record|hmu|discuss|share|choose a|pick a|start|(?:post|bring|mail) (?:it|them|me|your|the)|let['’]s|become|claim|say hello|feel free|don['’]t hesitate)\b`;
/** What the work cannot begin without is a request as well: "I need your old CV". */
export const NEEDS =
  /\b(?:i|we)(?:['’]ll| will)? (?:only |just |also )?need (?:from you|your|to (?:know|see|hear))\b|\bneed(?:ed)? from you\b|\bwhat (?:i|we) need(?= ?:)/i;
export const REQUEST = rule(
  String.raw`${NEEDS.source}[^.!?]*|^${ASK}(?! (?:me )?(?:as|that|is|for you)\b)[^.!?]*|(?<=[,;:–—] |\band |\bn |, so )(?:please )?(?:(?:book|claim|reserve) your\b|(?:message|contact|tell|give|text|write to|send|order|book|buy|hire|email|dm) (?:me|us|now|today)|send (?:an?|your|the|one|two|\d+))\b[^.!?]*|\bplease (?:message|contact|send|tell|describe|discuss|order|inbox|ask|write)\b[^.!?]*`,
);
export const BEFORE_ASKING = /^.*,\s+(?=(?:please )?(?:order|buy|contact|message|call|book|hire|inbox|dm|text)\b)/iu;
/** It asks for an order or a message, and for nothing that a buyer could put in it. */
export const CONTENTLESS =
  /^(?:please |pls |so |just |and |now )*(?:message|contact|email|ping|call|dm|text|order|book|buy|get in touch|reach out|click|hire|inbox|drop(?= (?:me|us|a)\b)|place|press|start|let['’]s|become|claim|say hello|feel free|don['’]t hesitate)\b(?!.*\b(?:with|(?:tell|send|give) (?:me|us)|(?:me|us) (?:the|your|an? (?!line|message|note|dm|pm|text|shout)|one|two)|your (?!order|brand|business|dreams?|success|project|journey|channel|needs?|vision|requirements?|ideas?)\p{L}+|which|what|how|whether|quote\b|(?:on|for) a call|(?:or )?(?:call|text|ring|phone) (?!(?:me|us|now|today|anytime)\b)\p{L}+|so (?:i|we) can|at the latest|before (?!(?:you )?(?:plac|order|book|buy))|then|if i|free (?:\S+ )?(?:\S+ )?(?:call|talk|sample|trial|consultation|session)|when|where|ahead|collect|by (?:\p{L}+day|noon|the))\b|.*(?<=\s)[“"‘'])/iu;
/** A question about the buyer's own case. */
export const ANSWERED =
  /\b(?:what|which|how|when|where|who)\b(?!['’]s? (?:more|not)|[^?]*\b(?:waiting|more do you|not|else)\b)[^.!?]{10,}\?$/i;
export const HOLLOW =
  /\b(?:your (?:order|journey|dream|career|success)|next level|(?:have|got) any questions?|any questions\?|^any questions?$|limited|goes up|(?:buy|order) now$|^hit me up$|for (?:more|further|any) (?:info\w*|details|questions?)|questions about something|miss out|we(?:['’]ll| will) (?:see|talk))\b|^let['’]s (?!talk|speak|meet|find|hop|begin with|start with)|^(?:please )?(?:message|contact|knock|inbox|ping|write|call|text)(?: to)? (?:me|us) before (?:you )?(?:order|plac|buy)\w*[^.!?]{0,12}$/i;
/** "Book a slot, tell me the breed": however it begins, there is something to answer. */
export const ASKS_FOR_SOMETHING =
  /\b(?:(?:tell|show|give) (?:me|us) (?:the|your|which|what|how|when|where|who|whether|about|if)|(?:send|bring|upload|attach|post|share) (?:(?:me|us) )?(?:the|your|an?|one|two|three|\d+)) (?!(?:order|message|line|note|chance|opportunity|requirements?|needs?|project|inbox|request|text|dm)\b)[\p{L}\d]/iu;
/** Neither a plea nor a password is a request to answer. */
export const PLEADS =
  /\b(?:costs? (?:you )?nothing|for free|again|chance|waiting for you|login|password|order me|dear|stars?)\b/i;

/** What an offer tells everybody to do, and nobody to answer. */
const NO_ORDER =
  /^(?:let|make|get|boost|watch|take|enjoy|save|trust|imagine|grow|have|say|stop|invest|turn|be|choose|forget|unlock|transform|experience|look|see|meet|welcome|discover|increase|build|create|design|edit|write|translate|no|need|want|love|keep|become|claim|leave|price|cost|rate|charge|fee|total|plus)$/i;
/** What a buyer hands over; whatever else an order says may be a choice, a tip or a price. */
const HANDED_OVER =
  /^(?:send|tell|show|give|bring|post|mail|email|upload|attach|paste|describe|fill|complete|measure|photograph|film|record|scan|write|text|type|share|ask)$/;
/** "Pin it where it should sit", "before you book, upload a page": an order in its form, whatever the verb. */
const ORDER =
  /(?:^|^(?:before|if|when|once|after|until|for|in|to)\b[^,;:]{3,60}, |[:;?] )(?:(?:please|pls|just|so|then|now|first|simply) )?(?<verb>\p{L}+) (?:(?:in|out) )?(?:me|us|it|them|your|my|the|an?|any|one|two|three|everything|\d+)\b/giu;
export const ordersIn = (sentences: readonly string[]): (Sign & { isCertain: boolean })[] =>
  sentences.flatMap((sentence, at) =>
    [...sentence.matchAll(ORDER)].flatMap(({ index, 0: found, groups }) => {
      const verb = groups!['verb']!.toLowerCase();
      const { verb: uses, form } = classOf(verb);
      const isOrder = uses > 0 && form === 'base' && !NO_ORDER.test(verb) && !isFunctionWord(verb);
      return isOrder && at > 0
        ? [
            {
              words: clauseAt(sentence, index, index + found.length),
              at,
              isCertain: HANDED_OVER.test(verb) || / me\b/i.test(found),
            },
          ]
        : [];
    }),
  );

/** "Show you how to undo it" */
export const GIVES_YOU = /^(?:send|give|show|tell|write|bring|hand|offer|teach|mail|email|post) you\b/i;
/** "I match your bills, send the return": the seller does it. */
export const isToBuyer = (sentence: string, words: string): boolean => {
  if (NEEDS.test(words)) return true;
  const at = Math.max(0, sentence.indexOf(words));
  const before = sentence.slice(Math.max(0, at - FARTHEST), at);
  return !/\b(?:i|we|he|she|they)\b[^;:]*$/i.test(before) && !/^(?:each \p{L}+ |then )?(?:i|we|you)\b/iu.test(words);
};
