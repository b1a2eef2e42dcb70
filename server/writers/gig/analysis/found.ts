/** What a description says, found before anything is judged: each thing with the whole clause in which it stands. */
import { withoutStop } from '../../../english/topic/clean.ts';
import { tagged } from '../../../english/topic/tagger.ts';
import {
  ANSWERED,
  ASKS_FOR_SOMETHING,
  BEFORE_ASKING,
  CONTENTLESS,
  GIVES_YOU,
  HOLLOW,
  isToBuyer,
  ordersIn,
  PLEADS,
  REQUEST,
  STEP,
} from './asks.ts';
import { isTold, type Sign, signsIn, wordingsIn } from './clause.ts';
import { BOAST, FORBIDDEN, IMPOSSIBLE, IMPOSSIBLE_HERE, OUTSIDE, PLEADING, PRESSURE, REFUSED, WORN_OPENING } from './faults.ts';
import { EASE, FILE, GET, isThing, LIMIT, NO_EASE, NOT_GIVEN, VAGUE_GET } from './gets.ts';
import { EVASIVE, isExtra, isOnlyOfOthers, moneyIn, PRICE, pricesIn, VAGUE_PRICE } from './money.ts';
import { BUSINESS, clientsIn, isKind, namesIn } from './people.ts';
import {
  BUYERS_OWN,
  deedsIn,
  distinct,
  NO_PROOF,
  NO_SAMPLE,
  PROOF,
  QUOTED,
  SAMPLE,
  saysWho,
  TELLS_OF_WORK,
  THEN_PROMISES,
  VAGUE_PROOF,
  withApostrophes,
} from './proof.ts';
import { isHeadOfSeller, type Reading } from './reading.ts';
import { serviceIn } from './service.ts';
import { isHedged, timesIn, VAGUE_TIME } from './times.ts';

/**
 * Any trace of a thing, in however broad a sense. What is praised is found in a narrow sense; that something is missing is said
 * only where neither that nor a trace of it is there.
 */
export const TRACES = {
  requests:
    /(?<=^|[.!?:;]\s|\n)(?:listen|look|see|watch|browse|read|try|scan|film|photograph|measure|bring|post|mail|ring|phone|name|list|pick|choose|upload|drop|tell|send|show|give|write|ask)\s|\b(?:please|pls|plz|just ask|ask (?:me|for)|contact|message|(?<!\byou (?:will |can )?)(?:write (?:to )?me|send me|tell me|give me)|email|call (?:me|us|or)|(?:text|ping|dm|hmu|reach|find|catch|knock) (?:me|us|on|now|at)|attach|describe|paste|measure|inbox|needed|(?:need|want|require) from you|first comes|(?:start|begin) with|to (?:start|begin|order)|(?:buy|order|book|hire|act) (?:now|today|before)|i need|let me know|order box|get in touch|hop on)\b/i,
  steps:
    /\b(?:then|once|after\w*|before|first|next|finally|until|when|send\w*|sent|upload\w*|attach|describe|fill|form|questionnaire|brief\w*|call|talk|meet\w*|zoom|phone|message|write|tell|ask\w*|answer\w*|discuss|check\w*|choose|pick|approve|start\w*|begin\w*|back|come|visit\w*|bring|try|taste|test|give me|measure|paste|film|record|wrap|together|week (?:before|one)|ahead|collect|pick up|included?)\b|\byou(?:['’]ll| will| can)? (?!(?:get|have|need|want|are|will)\b)\p{L}+ /iu,
  times:
    /\b(?:tell you (?:[^.!?]{0,30} )?time|turnaround(?: time)? (?:depends|varies|is|can)|deliver(?:y|ed) (?:depends|varies|time)|\d+ ?(?:h|d|w|am|pm)|hours?|hrs?|hr|wks?|mins?|instant(?:ly)?|immediate(?:ly)?|o['’]clock|days?|daily|nights?|weeks?|weekly|weekends?|weekdays?|months?|monthly|seasons?|fortnight(?:ly)?|deadlines?|minutes?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tomorrow|tonight|today|overnight|sooner|evenings?|mornings?|noon|(?:by|before|until|for) (?:april|january|christmas))\b/i,
  prices:
    /[$£€¥₹]|\b(?:francs?|rupees|kroner|kronor|zloty|chf|aud|cad|inr|cents?|pence|pric\w+|costs?|fees?|rates?|charg\w+|quotes?|quotation|budget|flat (?:rate|fee|price)|\d,? flat|pay\w*|paid|negotiable|dollars?|euros?|pounds?|usd|eur|gbp|bucks|quid|fivers?|tenners?|yen|pesos?|rand|shillings?|dirhams?|lira|baht|kron[ae]|crowns?|discounts?|(?<!\b(?:gluten|sugar|dairy|plagiarism|error|stress|risk|nut|royalty)[ -])free|(?!(?:19|20)\d\d\b)\d+ (?:each|once|per|for|all|altogether|with|plus|extra|a (?:page|piece|month|hour)))\b|\b(?!(?:19|20)\d\d\b)\d+(?=[.;)]|$)/i,
  proof:
    /\b(?:years?|seasons|decades|(?:made|built|done|written|drawn|sold|shot|\p{L}+ed) (?:over |about |some )?\d+ of|(?:i|we) (?!will\b|can\b|charge\b|ask\b)\p{L}+ (?:\p{L}+ ){0,3}for (?:two|three|four|five|six|seven|eight|nine|ten|\d+) (?!hours|days|weeks|minutes|dollars|euros|pounds)|since|(?:19|20)\d\d|(?:past|previous|recent|earlier) (?:work|clients?|projects?|jobs?)|clients? (?:include|such as)|(?:done|made|built|written|drawn|edited) for|certifi\w+|qualif\w+|degree|diploma|masters?|bachelors?|phd|insured|insurance|trained|training|learn(?:t|ed)|studied|study|student|licen[cs]ed?|registered|native|bilingual|born|experience\w*|worked|shipped|apprentice\w*|portfolio|samples?|reviews?|awards?|ratings?|inspected|accredited|prizes?|published|used by|(?:people|clients|customers|buyers|guests|couples|friends|everyone|everybody) (?:\p{L}+ed|say|said|tell|told|use|wrote|laugh|love)\b|(?:for|with|by|to) (?:me|us) (?:too|as well|already|before)\b|\d{2,} (?!(?:days|hours|weeks|months|minutes|words|pages|dollars|euros|pounds)\b)[\p{L}-]+s|so far|last (?:two|three|four|five)|still|my (?:father|mother|grandmother|family|parents) \p{L}+|myself|(?:i['’]?m|i am|my name is) \p{L}+, an? \p{L}+|(?:i|we)(?:['’]ve| have| had) (?!to\b|got\b)(?:\p{L}+ )?(?:[\p{L}]+(?:ed|en|wn|ght|ne|pt|t|ung|ot)|\p{L}+ (?:for|of|in)\b)|(?:i|we|my \p{L}+) (?:was|were|had|ran|led|taught|wrote|made|built|grew|drew|sang|sold|kept|\p{L}{3,}ed)|have my \p{L}+|former(?:ly)?|retired|profession|background|my (?:shop|studio|workshop|clients|books?|pupils|students)|works? for \p{Lu}|\bi (?:demonstrate|exhibit|perform|teach|work|play|sing|lecture) (?:at|in|for|with)\b|\p{L}+th season)\b/iu,
  clients:
    /\byour (?!order|satisfaction|success|needs?|project|business|work|message|requirements?|vision|journey|time|money|own\b)\p{L}{3,}|\bfor (?!you|your|less|free|more|all|any|each|every|the|a|an|me|my|only|details|further|example|instance|nothing|it|that|this|\d)\p{L}{3,}/iu,
} as const;
type Topic = keyof typeof TRACES;
const FORBIDS = /\b(?:never|(?:do not|don['’]t)(?! hesitate| forget)) (?:send|give|tell|show|write|ask) [^.!?;,\n]{1,80}/gi;
const OFFERS_AMOUNT = /\bup to\b/i;
const AMOUNTS = /(?<!\d)\d{2,9}(?= \p{L})/gu;
/** "24hrs" and "5usd" as two words. */
const spaced = (text: string): string => text.replace(/(?<=\d)(?=\p{L})/gu, ' ');

/** Of a long line only what is vague is shown: the rest of it may be sound. */
const MOST_OF_A_LINE = 8;
const shortened = (sign: Sign): Sign =>
  sign.cue !== undefined && sign.words.includes(sign.cue) && sign.words.split(' ').length > MOST_OF_A_LINE
    ? { ...sign, words: sign.cue }
    : sign;

export const foundIn = (reading: Reading) => {
  const { sentences, title, listed, ofSeller } = reading;
  const opening = sentences[0] ?? '';
  // "Show notes" below "What you get" asks for nothing.
  const isGiven = ({ words, at }: Sign): boolean =>
    listed.includes(sentences[at]!) ||
    ofSeller.some((point) => point.includes(sentences[at]!)) ||
    // "What I do: check your theme, send you a list."
    (sentences[at]!.includes(':') && isHeadOfSeller(sentences[at]!.split(':', 1)[0]!) && !/\b(?:me|us)\b/i.test(words)) ||
    // What is sent to the buyer is no order to them.
    GIVES_YOU.test(words);
  const isTitled = ({ words }: Sign): boolean => title?.includes(words) === true;
  // What somebody else is quoted as saying asks nothing of the buyer.
  const isQuoted = ({ words, at }: Sign): boolean =>
    (sentences[at]!.match(/[“"][^“”"]+[”"]/g) ?? []).some((said) => said.includes(words));
  const asked = signsIn(sentences, [REQUEST], PLEADS).filter(
    (sign) => !isTitled(sign) && !isGiven(sign) && !isQuoted(sign) && isToBuyer(sentences[sign.at]!, sign.words),
  );
  const orders = ordersIn(sentences).filter(
    (order) => !isGiven(order) && !isQuoted(order) && !asked.some(({ at }) => at === order.at) && !PLEADS.test(order.words),
  );
  // "Let's talk" may only begin what it asks for.
  const isEmpty = ({ words, at }: Sign): boolean =>
    !ASKS_FOR_SOMETHING.test(words) &&
    (HOLLOW.test(words) ||
      (CONTENTLESS.test(words) && CONTENTLESS.test(sentences[at]!.slice(Math.max(0, sentences[at]!.indexOf(words))))));
  const voices = signsIn(sentences, [QUOTED], BUYERS_OWN);
  const questions = sentences.flatMap((words, at) =>
    // A question at the end is one to answer; one at the beginning only warms up.
    ANSWERED.test(words) && at >= sentences.length - 2 && at > 1 ? [{ words, at }] : [],
  );
  // How long somebody took in a story says nothing of when the work is there.
  const times = timesIn(sentences).filter(
    ({ words }) =>
      !IMPOSSIBLE_HERE.test(words) &&
      (!isTold(words) ||
        /(?:^|, )(?:within|in) (?:\d|\p{L}+ (?:hours|days|weeks))/iu.test(words) ||
        /^(?:all )?(?:done|finished|sent|delivered)\b/i.test(words) ||
        /\b(?:i|you|we|usually|normally)\b/i.test(words)),
  );
  const service = serviceIn(reading);
  const found = {
    service,
    gets: signsIn(sentences, [GET], NOT_GIVEN).filter((sign) => isThing(sign.words) && !isTitled(sign)),
    files: signsIn(sentences, [FILE]),
    vagueGets: wordingsIn(sentences, VAGUE_GET),
    proof: distinct([...deedsIn(sentences), ...signsIn(sentences, PROOF, NO_PROOF)])
      .filter(({ at }) => !voices.some((voice) => voice.at === at) && !isOnlyOfOthers(sentences[at]!))
      .map(({ words, at }) => ({ words: words.replace(THEN_PROMISES, ''), at }))
      .sort((one, other) => one.at - other.at),
    samples: signsIn(sentences, [SAMPLE], NO_SAMPLE),
    vagueProof: signsIn(sentences, [VAGUE_PROOF], IMPOSSIBLE_HERE).map(shortened),
    voices,
    clients: clientsIn(sentences, service === undefined ? [] : [service.at]),
    names: namesIn(sentences),
    // Some people or firm stand in it, whatever is said of them.
    namesPeople: sentences.some((sentence) => tagged(sentence).some((token) => isKind(token) || BUSINESS.test(token.text))),
    steps: signsIn(
      sentences.map((sentence) => (sentence.endsWith('?') ? '' : sentence)),
      [STEP],
    ).filter((step) => !isGiven(step) || /^(?:you|then|once|first)\b/i.test(step.words)),
    times: times.filter((sign) => !isHedged(sentences[sign.at]!, sign)),
    hedgedTimes: times.filter((sign) => isHedged(sentences[sign.at]!, sign)),
    vagueTimes: wordingsIn(sentences, VAGUE_TIME),
    prices: pricesIn(sentences),
    extras: moneyIn(sentences, isExtra),
    vaguePrices: wordingsIn(sentences, VAGUE_PRICE),
    evasivePrices: wordingsIn(sentences, EVASIVE),
    requests: [...asked.filter((sign) => !isEmpty(sign)), ...orders.filter(({ isCertain }) => isCertain), ...questions].sort(
      (one, other) => one.at - other.at,
    ),
    // Of "Unlimited revisions, 24 hrs delivery, ORDER NOW" only the last asks for something.
    emptyRequests: asked.filter(isEmpty).map(({ words, at }) => ({ words: words.replace(BEFORE_ASKING, ''), at })),
    // Something to do all the same, for whoever looks for it.
    orders,
    eases: signsIn(sentences, [EASE], NO_EASE),
    // "I do not do “friendly”" is swagger.
    limits: signsIn(sentences, [LIMIT], /[“"”]|\buntil\b|\b(?:rest|stop|give up|compromise|disappoint\w*|satisf\w*)\b/i),
    boasts: wordingsIn(sentences, BOAST),
    impossible: signsIn(sentences, [IMPOSSIBLE]),
    forbidden: signsIn(sentences, [FORBIDDEN], REFUSED),
    pleading: wordingsIn(sentences, PLEADING),
    outside: wordingsIn(sentences, OUTSIDE),
    pressure: wordingsIn(sentences, PRESSURE),
    wornOpening: WORN_OPENING.test(opening) ? { words: withoutStop(opening), at: 0 } : undefined,
  };
  // Nothing is asked by what the seller does, nor by "never send me a password".
  const toBuyer = sentences
    .filter((words, at) => !isGiven({ words, at }))
    .join('\n')
    .replace(FORBIDS, ' ');
  // "12 loads" of a package prove nothing, unless they are said of somebody's work.
  const ofWork = sentences
    .map((sentence) => (OFFERS_AMOUNT.test(sentence) || sentence.search(PRICE) >= 0 ? sentence.replace(AMOUNTS, ' ') : sentence))
    .join('\n');
  const textOn = (topic: Topic): string => (topic === 'requests' ? toBuyer : topic === 'proof' ? ofWork : reading.text);
  /** Neither a sign nor a trace of it, nor a name of somebody who could vouch for it. */
  const isSilentOn = (topic: Topic): boolean =>
    found[topic].length === 0 &&
    !(topic === 'proof' && saysWho(reading.text)) &&
    !(topic === 'proof' && TELLS_OF_WORK.test(withApostrophes(reading.text))) &&
    !TRACES[topic].test(textOn(topic)) &&
    !TRACES[topic].test(spaced(textOn(topic))) &&
    !(topic === 'proof' && found.names.length > 0) &&
    !(topic === 'requests' && orders.length > 0);
  return { ...found, isSilentOn };
};

export type Found = Readonly<ReturnType<typeof foundIn>>;
