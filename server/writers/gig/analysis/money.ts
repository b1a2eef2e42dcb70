/** What the work costs: the seller's own prices, and neither what others take nor what somebody saved. */
import { withoutStop } from '../../../english/topic/clean.ts';
import { classOf } from '../../../english/topic/word-classes.ts';
import { clauseAt, cueOf, FARTHEST, isTold, N, rule, type Sign } from './clause.ts';
import { FIRMS } from './people.ts';

export const PRICE = rule(
  String.raw`\bRs\.? ?\d[\d.,]*|(?<=\b(?:I|we) (?:charge|ask|want) )\d[\d.,]*(?=[.,;!]|$|\s(?:an?|per|for)\b)|[$£€¥₹]\s?\d[\d.,]*|\bfrom (?!(?:19|20)\d\d\b)\d[\d.,]*(?=\s(?:per|an?|each)\b)|\b(?<!\d[.,]?)\d[\d.,]* (?:per (?!cent|day|week|month|year)\p{L}+|for (?:the (?:whole|first)|each|every|\d+ minutes|an? (?:hour|lesson|page|session|piece|set)))\b|\b\d[\d.,]*\s?[$£€]|\b(?<!\d[.,]?)\d[\d.,]*\s?(?:dollars?|euros?|pounds?|cents?|pence|francs?|rupees|kroner|kronor|kr|zloty|usd|eur|gbp|chf|aud|cad|inr|bucks|quid)\b|\b(?:EUR|USD|GBP|CHF|AUD|CAD|NZD|SGD|INR|ZAR) \d[\d.,]*|\b${N} (?:pounds|euros?|dollars|francs|quid|bucks)\b|\bpays? \d[\d.,]*(?= (?:altogether|in all|each|all in)\b)|\bcosts? (?:only |about |from )?\d[\d.,]*(?![\d.,])(?! ?(?:euros?|dollars?|pounds?|francs?|usd|eur|gbp|chf|quid|bucks|rupees|kroner|kronor|kr|zloty|[$£€]|%|minutes?|hours?|days?|weeks?|percent))|\b(?:it['’]s|it is) (?:only |about )?\d[\d.,]*(?=[.,;](?!\d)|\s(?:a|per|each|with|all|including|plus)\b|$)|\b(?<!\d[.,]?)\d[\d.,]* (?:once|flat|(?:a|per) (?:month|hour|page|word|piece))\b`,
);
/** Where somebody else may begin to do something: what is said of money belongs to one part of a sentence. */
const JOINT = /[;:,](?=\s)|\s[–—-](?=\s)|\s(?=(?:and|but|so|then|because|if|when|while|until)\s)/g;
const partAt = (sentence: string, at: number): string => {
  const near = Math.max(0, at - FARTHEST);
  const around = sentence.slice(near, at + FARTHEST);
  const joints = [...around.matchAll(JOINT)].map(({ index }) => index + 1);
  return around.slice(
    joints.findLast((joint) => joint <= at - near) ?? 0,
    joints.find((joint) => joint > at - near),
  );
};
/** A limit, a saving or a loss is no price of the seller's. */
const NOT_PRICE =
  /\b(?:throw away|throwing away|wast(?:e|es|ed|ing)|spend|spent|budgets?|revenue|raised|saved?|saves|sold|worth|turnover|sales|lost|lose|funding|fines?|largest|biggest|smallest|highest|making|makes?|earn(?:ing|ed|s)?|debts?|bills?|invoices?|salary|wages|prize|funded|over|under|above|below|more than|less than|up to) (?:(?:of|is|was|about|around) )?$|\b(?:saved|worth|raised|revenue|funding|turnover)\b/i;
/** What comes on top is not what the work costs. */
const EXTRA =
  /\b(?:additional|extra|further|add|add-?ons?|at cost|plus|postage|shipping|deposit|rush|express|surcharge|tips?|upgrade|not included)\b/i;
const AS_EXTRA = /^ ?(?:extra|more|on top|for (?:each|every|an?|one) (?:additional|extra|further))\b/i;
const ASKED_FOR = /\b(?:costs?|pric\w+|rates?|fees?|charge|flat|fixed|per|each)\b/i;
/** What comes on top of the work is told apart from what the work costs. */
export const isExtra = (part: string, money: string): boolean => {
  const at = Math.max(0, part.indexOf(money));
  return EXTRA.test(part.slice(0, at)) || AS_EXTRA.test(part.slice(at + money.length));
};
export const moneyIn = (sentences: readonly string[], fits: (part: string, money: string) => boolean): Sign[] =>
  sentences.flatMap((sentence, at) => {
    const sums = [...sentence.matchAll(PRICE)];
    const own = sums.filter(({ index }) => !isOfOthers(sentence, index, partAt(sentence, index)));
    const found = own.find(({ index, 0: money }) => fits(partAt(sentence, index), money));
    if (found === undefined) return [];
    // Beside what others take only the seller's own part is shown.
    const words =
      own.length < sums.length
        ? withoutStop(partAt(sentence, found.index).trim())
            .replace(/^(?:and|but|so|then|while)\s|[,;:]$/gi, '')
            .trim()
        : clauseAt(sentence, found.index, found.index + found[0].length);
    return [{ words, at, cue: cueOf(found[0]) }];
  });
/** "Charge", "want" and the like, just before a sum. */
const CHARGES =
  /\b(?<verb>charge|ask|bill|want|quote|demand|expect|take|cost)(?<ending>s|d|ed)?(?: (?:you|people|clients|them|for|about|around|over|up to|as much as|at least|between|from)){0,3} $/i;
/** What stands between somebody and what they do. */
const BETWEEN_THEM =
  /(?:^|\s)(?:will|would|can|could|may|might|do|does|often|usually|normally|typically|still|easily|even|happily|only|just|also|always|all|both|each)$/i;
const OWN = /\b(?:i|we|my|our|me|mine|i['’](?:ll|d|ve))\b/i;
const ELSEWHERE =
  /\b(?:elsewhere|anywhere else|(?:at|from|in) (?:an?|the|most|other|big|any) (?:\p{L}+ )?(?:agency|agencies|studios?|bureaus?|shops?|firms?|compan(?:y|ies)))\b/iu;
const PAID_TO = /\bpay(?:s|ing)? (?:about |up to |around )?[^\s]+ to (?:an?|the|their|some)\b/i;
/** "Agencies charge $5,000": somebody else takes it. */
const isOfOthers = (sentence: string, at: number, part: string): boolean => {
  if (!OWN.test(part) && (ELSEWHERE.test(part) || PAID_TO.test(part))) return true;
  const before = sentence.slice(Math.max(0, at - FARTHEST), at);
  const charges = CHARGES.exec(before);
  if (charges === null) return false;
  const parts = before
    .slice(0, charges.index)
    .split(JOINT)
    .map((each) => each.replace(/^(?:and|but|so|then|because|while|when|if) /i, '').trim());
  let who = parts.findLast((each) => each !== '') ?? '';
  while (BETWEEN_THEM.test(who)) who = who.replace(BETWEEN_THEM, '').trim();
  const isMany = /\s|(?:s|people|they|most|some|many|who|that)$/i.test(who) || BETWEEN_THEM.test(parts.at(-1) ?? '');
  // "Solicitors cost £200", and "a logo costs $20".
  const last = who.split(' ').at(-1) ?? '';
  if (/^cost$/i.test(charges.groups!['verb']!))
    return !OWN.test(who) && (classOf(last.toLowerCase()).fields[0] === 'person' || (FIRMS.test(last) && !OWN.test(before)));
  return who !== '' && !OWN.test(who) && (charges.groups!['ending'] !== undefined || isMany);
};
/** What others take proves nothing of the seller. */
export const isOnlyOfOthers = (sentence: string): boolean =>
  !OWN.test(sentence) && [...sentence.matchAll(PRICE)].some(({ index }) => isOfOthers(sentence, index, partAt(sentence, index)));
/** Of ten thousand or more: what somebody won or raised, and no price of a gig. */
const NO_GIG = /(?<!\d)\d{2,},\d{3}|(?<!\d)\d{5}/;
export const pricesIn = (sentences: readonly string[]): Sign[] =>
  moneyIn(
    sentences,
    (part, money) =>
      !isExtra(part, money) &&
      !NO_GIG.test(money) &&
      !NOT_PRICE.test(part.slice(0, Math.max(0, part.indexOf(money)))) &&
      !NOT_PRICE.test(part) &&
      (ASKED_FOR.test(part) || !isTold(part)),
  );
/** It speaks of the price and names none. */
export const EVASIVE =
  /\b(?:prices?|costs?|rates?|fees?)\b[^.!?]{0,40}\b(?:depends?|varies|vary|negotiable|on request|fair|up to (?:you|u)|(?:we|you) can (?:talk|discuss))\b(?: (?:on|with|about|how|upon) [^.!?;,]{1,60})?|\bprices? (?:to|can) be discussed\b|\b(?:depends on|negotiable)\b[^.!?]{0,40}\bprices?\b/gi;
export const VAGUE_PRICE =
  /\b(?:cheap(?:est)?(?: prices?)?|low(?:est)? prices?|affordable(?: prices?)?|best prices?|good prices?)\b/gi;

const STARTS_AT = /\b(?:from|starts?|starting|begins?|beginning)(?: (?:at|from|with|only|just))? ?[$£€¥₹]? ?\d/i;
const TWO_SUMS = /\d\D+(?<![\d.,])\d/;
const PRICE_FIRST = /^(?:[$£€¥₹]|\d[\d.,]* ?[$£€¥₹]|(?:\p{L}+ ){0,3}(?:prices?d?|costs?|charge|fee|rate)\b)/iu;
/** What is said of the price alone comes before what is said of it by the way. */
export const plainPricesIn = ({ prices }: { prices: readonly Sign[] }): readonly Sign[] => {
  const plain = prices.filter(({ words }) => PRICE_FIRST.test(words));
  return plain.length > 0 ? plain : prices;
};
/** "From £15" says where prices begin. */
export const isFloor = ({ words }: Sign): boolean => STARTS_AT.test(words) && !TWO_SUMS.test(words);
