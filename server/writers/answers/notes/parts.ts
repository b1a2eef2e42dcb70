/** The questions that one sentence asks of the notes, each to be answered by itself, and what is told beside them. */
import { matterOf, wantedBy } from '../question/wanted.ts';

interface Asking {
  /** Each in the plain form. */
  readonly parts: readonly string[];
  /** "My mum has her appointment soon": no part of any question. */
  readonly told: string;
}

const ASKS =
  '(?:(?:on|this|next) \\p{L}+day )?(?:(?:by|in|on|at|to|for|from|until|with) )?(?:how|what|which|when|where|who|whose|why)\\b(?! else\\b)|(?:is|are|was|were|can|could|do|does|did|will|must|should)\\b';
/** What stands in front of a question and asks nothing. */
const LED =
  '(?:(?:(?:can|could) (?:you|u) (?:please )?(?:tell|remind) me|so|and|but|then|also|just|ok|okay|right|well|hi|hey|hello|please|pls|abeg|um|er),? )+';
const OPENS = new RegExp(`^(?:${LED})?(?:${ASKS})`, 'u');
/** "…, and in which room?" asks a second thing. */
const AND_ASKS = new RegExp(`,? (?:and|&|\\+|plus) (?:also )?(?=${ASKS})`, 'u');
/** "What time do I get there, can I get in my room": a question follows without "and". */
const ASKS_NEXT =
  /, (?=(?:can|could|do|does|did|will|is|are|should|must) (?:i|we|he|she|they|it|there|my|the|our) |(?:what|when|where|who|how) )/;
/** "When and where is the next meeting?" asks both of the same. */
const ASKS_BOTH =
  /^(when|where|who|what time|how much|how long|which room) (?:and|&) (when|where|who|what time|at what time|how much|how long|in which room) (.+)$/;

const unled = (text: string): string => text.replace(new RegExp(`^${LED}`), '');
/** "Did they say I can get a refund": what is asked is whether I can. */
const SAYING =
  /^(?:does|do|did) (?:it|they|he|she|(?:the|this|my) \p{L}+) (?:say|mention|tell (?:me|us))(?: that| if| whether)? (?=(?:i|we|you|they|he|she|it|there|the|my|who|what|when|where|which|how|why) )/u;
const TURNED = /^(i|we|you|they|he|she|it|there|(?:the|my) \p{L}+) (can|could|may|must|should|will|is|are|has|have)(?= )/u;
const asAsked = (part: string): string => (SAYING.test(part) ? part.replace(SAYING, '').replace(TURNED, '$2 $1') : part);

/** "What does it say about smoking and about the deposit?" */
const ABOUT_BOTH = /^(what (?:does|do|did) [\p{L} ]{2,30}? say about) (.{2,60}?) and about (.{2,60})$/u;

const partsOf = (asked: string): readonly string[] => {
  const [, says, first, second] = ABOUT_BOTH.exec(asked) ?? [];
  if (says !== undefined) return [`${says} ${first!}`, `${says} ${second!}`];
  const [, one, other, rest] = ASKS_BOTH.exec(asked) ?? [];
  return rest === undefined
    ? asked.split(AND_ASKS).flatMap((part) => (OPENS.test(part) ? part.split(ASKS_NEXT) : [part]))
    : [`${one} ${rest}`, `${other} ${rest}`];
};

/** @param plain the question in its plain form. */
export const askingsIn = (plain: string): Asking => {
  const pieces = plain.split(/(?<=[,.;:!?]) /);
  const first = pieces.findIndex((piece) => OPENS.test(piece));
  const isStory = first > 0 && !/^(?:if|when|as|after|before|since|once)\b/.test(pieces[0]!);
  const asked = isStory ? pieces.slice(first) : pieces;
  // What is told behind the question: "How many days do I get? Just started".
  const end = asked.findIndex((piece, at) => piece.endsWith('?') && asked[at + 1] !== undefined && !OPENS.test(asked[at + 1]!));
  const sentences = (end === -1 ? asked : asked.slice(0, end + 1)).join(' ').split(/(?<!\?)\?+ /);
  const parts = sentences.flatMap((sentence) => partsOf(unled(sentence.replace(/(?<![?.!,; ])[?.!,; ]+$/, ''))));
  // "If I make this for 18, how many eggs and how much sugar do I need?" supposes it for both.
  const supposed = /^(?:if|when|for) .+?(?= (?:how|what|which|when|who)\b)/.exec(parts[0]!)?.[0];
  return {
    parts: parts.map((part, at) => (at > 0 && supposed !== undefined ? `${supposed} ${asAsked(part)}` : asAsked(part))),
    told: [...(isStory ? pieces.slice(0, first) : []), ...(end === -1 ? [] : asked.slice(end + 1))].join(' '),
  };
};

const STANDS_FOR_IT = /\b(?:it|its|they|them|she|he|her|him|that|this|there)\b/;
/** Whether a part can only be understood with the one before it: "by when", "how much does it cost". */
export const isLeaning = (part: string): boolean => matterOf(part, wantedBy(part)).length === 0;
export const mayLean = (part: string): boolean => isLeaning(part) || STANDS_FOR_IT.test(part);
/** The same with the words of that one. */
export const leaningOn = (part: string, before: string): string =>
  [part.replace(STANDS_FOR_IT, ''), ...matterOf(before, wantedBy(before))].join(' ').replace(/ {2,}/g, ' ');
