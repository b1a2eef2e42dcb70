/** What a description tells for certain: each fact stands in one clause that has its number, its unit and what governs them. */
import { withoutStop } from '../../../english/topic/clean.ts';
import { NEEDS } from './asks.ts';
import { clauseAt, type Sign } from './clause.ts';
import { BOAST, isDistrusted } from './faults.ts';
import type { Found } from './found.ts';
import { GUARANTEE } from './gets.ts';
import { mistakesIn } from './mistakes.ts';
import { isFloor, plainPricesIn } from './money.ts';
import { isShouted } from './places.ts';
import { isCounted } from './proof.ts';
import type { Reading } from './reading.ts';
import { isBare } from './rewrites.ts';

/** In the order in which they are told: what fewest sellers have comes first. */
const KINDS = [
  'proof',
  'voice',
  'sample',
  'guarantee',
  'who',
  'audience',
  'price',
  'time',
  'gets',
  'changes',
  'request',
  'limit',
  'steps',
  'ease',
] as const;
export type Kind = (typeof KINDS)[number];
export interface Fact extends Sign {
  readonly kind: Kind;
  /** Written without a mistake, and so fit to be shown. */
  readonly isClean: boolean;
}

const NUMBER = String.raw`(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen)`;
const SPAN = String.raw`${NUMBER}(?: ?(?:-|–|to|or) ?${NUMBER})?[ -]?(?:working |business )?(?:hours?|hrs?|days?|weeks?)`;
/** What the work does when it is done. */
const DELIVERED =
  /\b(?:deliver(?:y|ed|s)?|turnaround|ready|done|finished|back|returned?|posted|sent|dispatched|ship(?:s|ped)|inbox|leaves?|(?:first|final|finished) (?:draft|read|cut|version|proof|look|copy|edit)|takes?(?: me)?|allow|goe?s? home|is yours|you(?:['’]ll| will)? (?:get|have|receive)|i(?:['’]ll| will)? (?:send|deliver|return))\b/i;
const TIME_ALONE = new RegExp(String.raw`^(?:usually |normally |mostly |about |around |within |in |only )*${SPAN}$`, 'i');
/** "I mend torn letters in four days", "up to 200 words in 24 hours". */
const DONE_IN = new RegExp(
  String.raw`(?:^(?:i|we)(?:['’]ll| will)? \p{L}+\b[^.;]*|\b\d[\d,]* (?:words|photos|pages|slides|minutes|images|songs|posts)\b[^.;]*) (?:in|within) (?:about )?${SPAN}`,
  'iu',
);
const PACKAGE = /^(?:basic|standard|premium|starter|bronze|silver|gold|full|small|medium|large)\b[^.]*\d/i;
const NO_TIME =
  /\b(?:if|unless|depend\w*|extra|rush|express|per|behind|away|ago|years?|months?|repl(?:y|ies)|answers?|respon\w*|sessions?|lessons?|calls?|meetings?|trials?|free|refund|warranty|you can|(?<!\b(?:in|within|about|after|takes|around) )(?:a|each|every) (?:day|week|month)(?!-)|for (?:an?|one|two|three|four|five|\d+) (?:days?|weeks?))\b/i;
const isTime = ({ words }: Sign): boolean =>
  (DELIVERED.test(words) || DONE_IN.test(words) || TIME_ALONE.test(words) || PACKAGE.test(words)) && !NO_TIME.test(words);

const PRICED =
  /\b(?:costs?|prices?d?|rates?|fees?|charge|flat|fixed|only|each|per|an? (?:hour|half|page|word|song|month|week|day|lesson|session|minute|slide|post|photo|piece|set)|for (?:up to |the |your )?(?:\d|an?\b|one|two|three|each|every|first|whole)|all in|including|altogether|once)\b|\bfor [$£€¥₹]|\bit['’]s (?:only )?\d|^(?:from |just |only )?(?:[$£€¥₹]|\d)|^[^:]{1,40}: ?[$£€¥₹]|^(?:\S+ ){1,5}[$£€¥₹] ?\d|, [$£€¥₹]\d/i;
const NO_PRICE =
  /\b(?:million|raised|saved|saves?|earn\w*|grants?|worth|budget|revenue|turnover|under|below|insur\w*|deposit|discount|off|others|other (?:people|sellers)|agenc\w*|their|they|elsewhere|until|instead of)\b/i;
/** What can be talked down is no price yet. */
const GIVES_WAY =
  /\b(?:too (?:much|high|expensive)|(?:we|you) can (?:talk|discuss|negotiate)|negotiable|make (?:me )?an offer)\b/i;
const isPrice = (sign: Sign): boolean =>
  PRICED.test(sign.words) && !NO_PRICE.test(sign.words) && !isFloor(sign) && !GIVES_WAY.test(sign.words);

/** It is said of whoever sells. */
const OF_SELLER =
  /\b(?:i|we|my|our|i['’](?:m|ve)|we['’](?:re|ve))\b|^(?:native|former|retired|trained|qualified|certified|registered|sworn|chartered|accredited|licen[cs]ed|phd|since|over|more than|about|well over|recent work|past work|so far|been|insured|fully insured|city & guilds|done|made|built|sold|drawn|written|taught)\b|^\d/i;
/** It was another trade or another life, a cure, or somebody else's. */
const NOT_OF_THE_WORK =
  /\b(?:before i (?:got|moved|switched|turned|went|came) (?:in)?to|used to|lives?|lived|living|lose|lost (?!nothing)|lbs|kilos?|cures?|secret|doctors|guarantee\w*|you['’]ll|you will|nobody else|earn\w*|can['’]t be wrong)\b/i;
/** Where somebody lived may have taught them a language. */
const LEARNT = /\b(?:MA|BA|PhD|degree|diploma|mother tongue|native)\b/;
const isOfSeller = ({ words }: Sign): boolean =>
  OF_SELLER.test(words) &&
  (!NOT_OF_THE_WORK.test(words) || (LEARNT.test(words) && !/\b(?:lose|lost|cures?|guarantee\w*)\b/i.test(words)));

const FOR_WHOM =
  /^(?:(?:good|great|best|ideal|perfect|made|meant|only|mostly|mainly) )?for\b|\bi(?:['’]ll| will)? (?:only |mostly |mainly |also )?(?:do|work|write|teach|edit|build|make|automate|draw|translate|plan|help|design|fix|photograph|record|coach)\b[^.;]* for\b/i;
/** The buyer gives something that has a name: neither "what you need" nor "a message". */
const HANDS_OVER =
  /(?:^|[:;,] )(?:please |just |so |and |then )*(?:send|tell|show|upload|share|describe|paste|attach|text|email|mail|post|quote|bring|give|write me)\b(?!.*\b(?:what it is for|what you (?:want|need)|your (?:needs|requirements|ideas?|project)|details)\b)/i;
const FEWEST_OF_A_REQUEST = 4;
const YOU_SEND =
  /^you (?:just |only )?(?:send|upload|tell|give|show|share|bring|post|mail|email|fill|answer|describe|paste) (?:me |us |in )?(?:your|the|an?|one|two|three|four|\d+|which|what|how|when|some|clear|good)\b/i;
const ASKS_ABOUT_THEIRS = /\byour?\b.*\?$/i;
const isRequest = ({ words }: Sign): boolean =>
  NEEDS.test(words) ||
  YOU_SEND.test(words) ||
  ASKS_ABOUT_THEIRS.test(words) ||
  (HANDS_OVER.test(words) &&
    lengthOf(words) >= FEWEST_OF_A_REQUEST &&
    !/^bring your own\b/i.test(words) &&
    /\b(?:your|the|an?|one|two|three|how|which|when|where|what)\b|\d/i.test(words));
const lengthOf = (words: string): number => words.split(/\s+/).length;

const CHANGES = /\b(?:changes|revisions?|rounds?|redo|retakes?|amendments?|corrections?|fixes)\b/i;
const FEWEST_OF_A_PROMISE = 5;
/** A row of slogans promises nothing. */
const IS_SLOGANS = /\b24\/7\b|\bfast delivery\b|^i can['’]t\b/i;
const IN_PORTFOLIO =
  /\b(?:(?:see|hear|watch|look at|listen to|links?|is|are|stands?)\b[^.!?;]{0,60}\b(?:in|on) my (?:portfolio|profile|gallery)|(?:free|one|short) (?:\p{L}+ )?sample\b|sample (?:free|for free)\b)/iu;
const NO_SAMPLE = /\b(?:no|not|need|soon|will be)\b|n['’]t\b|\?/i;
/** Money won for others is work that was done. */
const RAISED = /\b(?:i|we)(?:['’]ve| have)? (?:raised|won|secured) (?:in excess of |well over |over |more than |about )?[£$€]\d/i;
const BOTH_SIDES = /\byou\b.*\b(?:i|we)\b|\b(?:i|we)\b.*\byou\b/i;
const FEWEST_OF_STEPS = 9;
const MOST_OF_A_FACT = 40;
const FEWEST_OF_GETS = 5;
const GETS =
  /(?:^|[,;:] |\b(?:later|then|end|and|afterwards) )you(?:['’]ll| will| also)* (?:get|receive|have|end up with)\b|^what you get|\bdelivered (?:with|as|in)\b/i;
/** "Seven years of mixing", "PhD, eleven years in-house": told in a line without a verb. */
const YEARS_AT =
  /^[^.!?]{0,60}\b(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty) (?:years|yrs) (?:on the|in-house|as|at|of \p{L}+ing|in (?:the|an?))\b/iu;

/** How long the work is, and not what was done before. */
const LENGTH_ONLY =
  /^(?:about |around |roughly |up to |max(?:imum)? )?\d[\d,]*(?: ?(?:-|–|to) ?\d[\d,]*)? (?:lines?|words?|verses?|stanzas?|pages?|slides?|minutes?|seconds?)\b/i;

/** @returns Every fact once, in the order of their kinds. */
export const factsIn = (reading: Reading, found: Found, isTrusted: boolean): Fact[] => {
  const titled = ({ words }: Sign): boolean => reading.title?.includes(words) === true;
  const own = found.proof.filter((sign) => isOfSeller(sign) && !(titled(sign) && !/\d/.test(sign.words)));
  const counted = own.filter(({ words }) => isCounted(words) && !LENGTH_ONLY.test(words));
  const years = reading.sentences
    .slice(reading.title === undefined ? 0 : 1)
    .flatMap((sentence, at) => (YEARS_AT.test(sentence) ? [{ words: clauseAt(sentence, 0, 1), at }] : []))
    .filter((sign) => !NOT_OF_THE_WORK.test(sign.words) && !/\b(?:you|your|buyers?)\b|\?/i.test(sign.words));
  const raised = reading.sentences.flatMap((sentence, at) =>
    RAISED.test(sentence) ? [{ words: clauseAt(sentence, 0, 1), at }] : [],
  );
  const vague = new Set(found.vagueProof.map(({ words }) => words));
  const firm = found.eases.filter(({ words }) => lengthOf(words) >= FEWEST_OF_A_PROMISE && !IS_SLOGANS.test(words));
  const bullets = reading.listed.filter((item) => !/\bunlimited\b/i.test(item)).map((words) => ({ words, at: 0 }));
  const samples = reading.sentences.flatMap((words, at) => (IN_PORTFOLIO.test(words) ? [{ words: withoutStop(words), at }] : []));
  const signs: Record<Kind, readonly Sign[]> = {
    proof: [...counted, ...raised].filter(({ words }) => !vague.has(words)),
    voice: found.voices,
    sample: [...found.samples, ...samples].filter(({ words }) => !NO_SAMPLE.test(words)),
    guarantee: isTrusted ? firm.filter(({ words }) => GUARANTEE.test(words)) : [],
    who: [...own, ...years].filter((sign) => !counted.includes(sign) && !vague.has(sign.words)),
    audience: found.clients.filter((sign) => titled(sign) || FOR_WHOM.test(sign.words)),
    gets:
      bullets.length > 0
        ? bullets
        : found.gets.filter(({ words }) => GETS.test(words) && !/\balso\b/i.test(words) && lengthOf(words) >= FEWEST_OF_GETS),
    // Whoever hurries buyers or promises too much is not relied on for a day.
    time: isTrusted ? found.times.filter(isTime) : [],
    price: plainPricesIn(found).filter(isPrice),
    changes: isTrusted ? firm.filter(({ words }) => !GUARANTEE.test(words) && CHANGES.test(words)) : [],
    request: [...found.requests, ...found.steps].filter(
      (sign) => isRequest(sign) && !found.pleading.some((plea) => sign.words.includes(plea.words)),
    ),
    limit: found.limits,
    steps: found.steps.filter(
      ({ words }) => BOTH_SIDES.test(words) && lengthOf(words) >= FEWEST_OF_STEPS && !/^if\b|\bnever\b|\byou can\b/i.test(words),
    ),
    ease: isTrusted ? firm.filter(({ words }) => !GUARANTEE.test(words) && !CHANGES.test(words)) : [],
  };
  const isSound = ({ words }: Sign): boolean =>
    lengthOf(words) <= MOST_OF_A_FACT && !isShouted(words) && !isDistrusted(words) && !BOAST.test(words);
  return KINDS.flatMap((kind) =>
    signs[kind]
      .filter(isSound)
      .map((sign) => ({ ...sign, kind, isClean: mistakesIn(sign.words).length === 0 && !isBare(sign.words) })),
  );
};
