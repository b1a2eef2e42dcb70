/** What a hook is by its make: who speaks to whom, and what for. It knows neither the platform nor the place. */
import { tagged } from '../../../english/topic/tagger.ts';
import type { Found } from './found.ts';
import { isPast } from './scene.ts';
import { SALES } from './worn.ts';

const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const DATE = String.raw`(?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|${MONTH} \d{1,2}(?:st|nd|rd|th)?`;
const DAY = new RegExp(
  String.raw`\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?:,? (?:${DATE}))?(?: \d{1,2}(?:st|nd|rd|th)?)?(?: to (?:mon|tues|wednes|thurs|fri|satur|sun)day(?: \d{1,2})?(?: ${MONTH})?)?|${DATE}|the \d{1,2}(?:st|nd|rd|th)|(?<=\b(?:in|from|until|by|on) )${MONTH}|tomorrow|tonight|next (?:week|month|year))\b`,
  'i',
);
const HAPPENS =
  /\b(?:(?:will|is|are|must be|has been|have been|is going to|are going to) (?:be )?(?:closed|held|cancelled|canceled|postponed|moved|moving|due|open|opened|taking place|needed|required|collected|emptied|replaced|shut|switched off|reviewed)|(?:will be |is |are )?(?:out of (?:service|order|use)|unavailable|suspended|without (?:water|power|heating))|will be \p{L}{3,}(?:ing|ed)|(?:is|are|will be) on (?:the )?(?:\d{1,2}\b|\p{L}+day\b)|will (?:remain|stay) (?:closed|open|shut)|will (?:take place|open|close|move|change|start|begin|end|meet|go up)|takes? place|(?:starts?|begins?|opens?|closes?|ends?|moves?|changes?|shuts?|meets?|goes up) (?:again )?(?:on|at|from|to|in|by))\b/iu;
/** It tells a group what happens on what day, and nothing of anybody. */
export const dayOfNotice = (of: Found): string | undefined => {
  if (/\b(?:i|me|my|he|she|his|her)\b|\?/i.test(of.text) || !HAPPENS.test(of.text)) return undefined;
  return DAY.exec(of.text)?.[0];
};

/** What customers are to do: in the last sentence, or in the first before anything is said. */
const ORDERS =
  /^(?:come|call|ring|visit|book|order|drop in|pop in|pop by|ask for|text|pick up|reserve|join us|stop by|try (?:it|one|us)|bring (?:your|a|the)|see you)\b/i;
const SELLER =
  /\b(?:we|our (?:team|shop|crew|vans?)) (?:\p{L}+ly )?(?:deliver|cater|offer|collect|repair|fix|clean|mend|sell|provide|supply|bake|fit|stock|ship|hire|make|do)\b|\b(?:free delivery|half price|per (?:person|head|hour)|£\d+ (?:off|each)|\$\d+ (?:off|each)|\d+% off|we open (?:at|from|on)|(?:open|closed) (?:till|until|from|daily|every day|(?:on )?\p{L}+days)|no call-out|(?:first|one|lesson|class|visit|month|week|delivery|entry|parking|children|kids) (?:\p{L}+ )?free|free (?:trial|entry|delivery|parking|quote|towel|lesson|coffee|consultation|estimate|visit|returns|shipping))\b/iu;
export const orderIn = (of: Found): string | undefined => {
  const isTold = /\b(?:i|me|my|he|she|his|her)\b/i.test(of.text) || of.reader !== undefined;
  const order = [of.sentences.at(-1), of.sentences[0]].find((sentence) => sentence !== undefined && ORDERS.test(sentence));
  return isTold || dayOfNotice(of) !== undefined ? undefined : order;
};
/** Said by whoever sells: "only €79 till Sunday", "£18, no booking". */
const PRICED =
  /\b(?:only|just) \d{1,2} (?:spaces|places|seats|tickets|spots) left\b|[$£€]\d[\d.,]{0,8} (?:including|each|per|off)\b|\b\d{1,2} ?% off\b|\b(?:it['’]s|is|for|now) (?:only|just) [$£€]\d|[$£€]\d[\d.,]{0,8},? (?:no booking|till|until) |[$£€]\d[\d.,]{0,8},? no booking\b|[$£€]\d[^?]{0,120}\b(?:message|dm|text|ring|call) (?:me|us)\b/iu;
/** "€5 a blade, Thursdays and Saturdays." */
const PRICE_AND_DAYS = /[$£€]\d[^.!?]{0,60}\b(?:mon|tues|wednes|thurs|fri|satur|sun)days\b/i;
export const isAdvert = (of: Found): boolean =>
  dayOfNotice(of) === undefined &&
  (of.offer !== undefined ||
    PRICED.test(of.text) ||
    of.worn.some((each) => SALES.test(each) && !/^passionate\b/i.test(each)) ||
    orderIn(of) !== undefined ||
    (!/\b(?:i|me|my)\b/i.test(of.text) && ((of.scene === undefined && SELLER.test(of.text)) || PRICE_AND_DAYS.test(of.text))));

/** A question that jokes or is its own answer: nobody waits for another. */
const SO_I = /^[“"‘']?(?:so|and|but|then)\b.*\b(?:i|me|my|we|us|our)\b/iu;
export const isRhetorical = (of: Found, question: string): boolean =>
  ANSWERS_ITSELF.test(question) || (SO_I.test(question) && of.sentences.length > 1 && of.sentences[0] !== question);
const ANSWERS_ITSELF =
  /\bif not\b|\b(?:who|what|where|when|why|how) (?:on earth|exactly|else)\b|\bsurely\b|, (?:or )?(?:isn['’]t|aren['’]t|doesn['’]t|don['’]t) (?:it|they|you)\?/i;

/** "Has won" says how it is. */
export const tellsOfPast = (text: string): boolean =>
  tagged(text.replace(/\b(?:has|have|is|are|be|been|can|cannot|could|will|would|to) (?:never |ever |not )?\p{L}+/giu, ' ')).some(
    ({ lower }) => isPast(lower),
  );

/** "Chairs have forgotten how to hold us" promises nothing. */
export const PROMISES_HOW =
  /^how to\b|\b(?:learn|learning|here['’]?s|here is|this is|guide (?:on|to)|tips (?:on|for)|(?:show|teach|tell)(?:s|ing)? you|discover|explains?) (?:\p{L}+ ){0,2}how to\b/iu;
