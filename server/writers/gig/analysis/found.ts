/** What a description says, found before anything is judged: each thing with the whole clause in which it stands. */
import { withoutStop } from '../../../english/topic/clean.ts';
import { tagged } from '../../../english/topic/tagger.ts';
import { isFunctionWord } from '../../../english/topic/function-words.ts';
import { classOf } from '../../../english/topic/word-classes.ts';
import { isTradeName } from '../trade-names.ts';
import { isHeadOfSeller, type Reading } from './reading.ts';

/** Something found: the clause that says it, and which sentence that is part of. */
export interface Sign {
  readonly words: string;
  readonly at: number;
  /** The few words in it that make it one: "$25" of "Up to 150 words for $25". */
  readonly cue?: string;
}

export interface Service extends Sign {
  /** "edit your podcast", "Podcast editing" or "Podcast editor". */
  readonly kind: 'deed' | 'name' | 'person';
}

/** A request runs to the end of its sentence; where it begins is enough to find its clause. */
const MOST_OF_A_CUE = 40;
const LONGEST_CLAUSE = 125;
/** No clause reaches further than so many characters to either side: an endless sentence is not read again for each of its signs. */
const FARTHEST = 500;
/** A colon after so few words only opens what it names: "You get: …". */
const FEWEST_WORDS = 4;
/** At a comma in a list only what is longer than this is divided. */
const LONGEST_LIST = 190;
/** Where a sentence can be divided, from the best places to the last resort. */
const BREAKS: readonly RegExp[] = [
  /[;:](?=\s)|\s[–—-](?=\s)/g,
  /,(?=\s(?:(?:and|but|so|then|or|that)\s)?(?:i|you|we|they|it|he|she|which|who|from|with|on|in|if|because|of|most)\b)|(?=\s(?:because|so that|but)\s)|(?<!\b(?:in|of|with|for|from|on|at|to|by|after|under))(?=\swhich\s)/gi,
  /,(?=\s)|(?=\sand (?:i|you|we|they|for|with|in)\s)/gi,
];

/** Behind a mark somebody begins to do something. */
const BEGINS = /^,\s(?:(?:and|but|so|then|or) )?(?:i|you|we|they|it|he|she|if)\b/i;

/** The whole sentence where it is short, or else the whole clauses around a place in it. */
export const clauseAt = (whole: string, at: number, upTo: number): string => {
  const near = Math.max(0, at - FARTHEST);
  const sentence = whole.slice(near, upTo + FARTHEST);
  const [from, to] = [at - near, upTo - near];
  let [start, end] = [0, sentence.length];
  for (const [level, breaks] of BREAKS.entries()) {
    if (end - start <= (level < BREAKS.length - 1 ? LONGEST_CLAUSE : LONGEST_LIST)) break;
    for (const { index, 0: mark } of sentence.matchAll(breaks)) {
      const open = sentence.lastIndexOf('(', index);
      if (open >= 0 && sentence.indexOf(')', open) > index) continue;
      const before = sentence.slice(start, index).trim();
      if (mark === ':' && before.split(/\s+/).length < FEWEST_WORDS) continue;
      // What begins with "so that" or "in Word" is cut out of its sentence.
      if (index + mark.length <= from && index >= start && (level !== 1 || BEGINS.test(sentence.slice(index))))
        start = index + mark.length;
      if (index >= to && index < end) end = index;
    }
  }
  const clause = sentence.slice(start, end).trim();
  // The first word of a sentence is its own.
  return withoutStop(
    near + start === 0
      ? clause
      : clause.replace(/^(?:and|but|so(?! far| that)|then|that(?! (?:is|was|are|will|can|has|means|way)\b))\s+|^[(\s]+/i, ''),
  );
};

const N = String.raw`(?:(?<!\d[.,]?)\d[\d.,]*[kM]?\b\+?|(?:(?:an?|one|two|three|four|five|six|seven|eight|nine) )?(?:hundred|thousand|dozen|couple of)(?: and [a-z-]+)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\p{L}+)?)`;
const UNIT = String.raw`(?:(?:business |working )?(?:hours?|hrs?|days?|weeks?|fortnights?|months?)|h)\b`;
/** A figure, in digits or in words. */
export const FIGURE = new RegExp(String.raw`\b${N}\b`, 'iu');
const rule = (source: string, flags = 'giu'): RegExp => new RegExp(source, flags);

const TIME = [
  // How long the work takes, but neither "free for a week" nor "twelve posts a month" nor "you have six weeks".
  rule(
    String.raw`(?:^|[.,;:(] ?|\b(?:in|within|after|takes?|takes me|usually|delivery|turnaround|is|(?:in|within) (?:less|no more|under) than|(?<!than |if )about|around|or|(?<!\bup )to) )(?:about |around |only |just |the |usually |between )?(?:\d+ ?(?:[-–]|to|and) ?)?(?:an? |\d+ ?|${N}[ -]?(?:(?:to|or) ${N} )?)${UNIT}(?! (?:a|per|every|each|before|old|of(?! (?:its|their|your|the|receipt|receiving|getting) )|ago|earlier|free|warranty|guarantee)\b|[- ](?:film|video|version|book|plan|course|call|session|lesson|support)|['’])`,
  ),
  rule(String.raw`\b(?:\d+ ?|${N}[ -])${UNIT} (?:later|delivery|turnaround)\b`),
  // "Have them back by the weekend", "leaves my bench on Fridays", "comes back tomorrow".
  /\b(?:back|ready|done|leaves?|sent|inbox|comes?|arrives?|reach(?:es)?|yours|delivered|takes)\b[^.!?;,]{0,25}\b(?:tomorrow|tonight|the next morning|the weekend|a weekend|end of (?:the|that) week|(?:on|by|every) \p{L}+days?|by (?:noon|midnight|lunchtime|breakfast|\d{1,2}(?:[:.]\d\d)? ?[ap]m))\b/giu,
  /\b(?:the )?same[ -](?:day|evening|week)\b|\bthe next (?:day|morning|evening)\b|\bnext (?:working )?(?:day|morning|evening)\b|\bovernight\b|\bby (?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\bon (?:mon|tues|wednes|thurs|fri|satur|sun)day (?:they|it|you) (?:comes?|gets?|have|is|are)\b/gi,
];
/** Words that hold a time and say nothing of when the work is there. */
const NOT_DELIVERY =
  /\b(?:the|your) (?!delivery|turnaround|work|draft|first|result|file|order)\p{L}+ is in (?!your\b)|\b(?:free|(?<!tracked )changes|revisions?|refund|money[ -]back|wrote back|interview|attention|member|trial|since|spent|for \d+ days|experience|followers|ranking|rating|up to (?:an|one|two|\d+) hours?|come to you|takes? (?:about |around |only )?(?:\d+|an|one|two|three|four) hours?|plans? (?:from|of|for)|(?:i|we)(?:['’]ll| will| usually| always| normally| can)? (?:usually |always |normally |also )?(?:tell|answer|reply|respond|quote|estimate|get back|write back|come back to you|let you know|be in touch)|(?:repl(?:y|ies)|responses?|answers?|messages?|response time)\b[^.!?;]{0,30}\b(?:in|within|under)|(?:in|within) [^.!?;]{0,20}\brepl(?:y|ies)|hours? (?:in |per )?an? (?:day|week)|(?:ring|talk|speak|call|zoom|phone)\b[^.!?]{0,40}\bhours?|years?|there (?:are|is)|we (?:talk|meet)|sessions?|transform|loses?|gains?|away|kept|stored|deleted|(?:fell|rose|grew|went|dropped|climbed|jumped|halved|doubled) (?:\p{L}+ ){0,2}(?:from|by|to|in))\b|^(?:an hour|\d+ hours|i (?:have|was|worked|need))\b/iu;
/** Around a time, what takes it back: "in a week or so unless i have exams". */
const HEDGED_BEFORE = /\b(?:maybe|perhaps|prob(?:ably)?|hopefully|might|could be)\b[^.,;!?]{0,40}$/i;
const HEDGED_AFTER =
  /^[^.;!?]{0,12}\b(?:or so|maybe|perhaps|probably|hopefully|give or take|depends)\b|^[^.,;!?]{0,40}\b(?:unless|if) i\b|^[^.;!?]{0,25}\bdepends\b/i;
/** Of the work: a fast worker and somebody who answers day and night promise no time. */
const VAGUE_TIME =
  /\b(?:(?:fast|quick|rapid|speedy)(?:est)? (?:delivery|turnaround|service|work)|(?:deliver(?:ed|y)?|done|finish(?:ed)?|ready|work) (?:very |so )?(?:fast|quick|quickly|soon|on time)|asap|as soon as possible|on time|short time)\b/gi;

const PRICE = rule(
  String.raw`\bRs\.? ?\d[\d.,]*|(?<=\b(?:I|we) (?:charge|ask|want) )\d[\d.,]*(?=[.,;!]|$|\s(?:an?|per|for)\b)|[$£€¥₹]\s?\d[\d.,]*|\bfrom (?!(?:19|20)\d\d\b)\d[\d.,]*(?=\s(?:per|an?|each)\b)|\b(?<!\d[.,]?)\d[\d.,]* (?:per (?!cent|day|week|month|year)\p{L}+|for (?:the (?:whole|first)|each|every|\d+ minutes|an? (?:hour|lesson|page|session|piece|set)))\b|\b\d[\d.,]*\s?[$£€]|\b(?<!\d[.,]?)\d[\d.,]*\s?(?:dollars?|euros?|pounds?|cents?|pence|francs?|rupees|kroner|kronor|zloty|usd|eur|gbp|chf|aud|cad|inr|bucks|quid)\b|\b(?:EUR|USD|GBP|CHF) \d[\d.,]*|\b${N} (?:pounds|euros?|dollars|francs|quid|bucks)\b|\bpays? \d[\d.,]*(?= (?:altogether|in all|each|all in)\b)|\bcosts? (?:only |about |from )?\d[\d.,]*(?![\d.,]* ?(?:euros?|dollars?|pounds?|francs?|usd|eur|gbp|chf|quid|bucks|rupees|kroner|kronor|zloty|[$£€]|%|minutes?|hours?|days?|weeks?|percent))|\b(?:it['’]s|it is) (?:only |about )?\d[\d.,]*(?=[.,;](?!\d)|\s(?:a|per|each|with|all|including|plus)\b|$)|\b(?<!\d[.,]?)\d[\d.,]* (?:once|flat|(?:a|per) (?:month|hour|page|word|piece))\b`,
);
/** "in 48 hours" without the marks before it. */
const cueOf = (found: string): string => found.replace(/^[^\p{L}\p{N}$£€¥₹]+|(?<![^\p{L}\p{N}$£€¥₹])[^\p{L}\p{N}$£€¥₹]+$/gu, '');
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
const isPast = (word: string): boolean => {
  const { form, verb, adjective } = classOf(word);
  return form === 'past' && verb > adjective && !/^(?:am|is|are|cost|set|included|delivered|framed|posted|printed)$/.test(word);
};
const isTold = (part: string): boolean =>
  tagged(part).some(
    // "With tracked changes" tells of nothing that happened.
    ({ lower, tag }, at, tokens) =>
      tag !== 'noun' && !/^(?:determiner|preposition)$/.test(tokens[at - 1]?.tag ?? '') && isPast(lower),
  );
/** What comes on top of the work is told apart from what the work costs. */
const isExtra = (part: string, money: string): boolean => {
  const at = Math.max(0, part.indexOf(money));
  return EXTRA.test(part.slice(0, at)) || AS_EXTRA.test(part.slice(at + money.length));
};
const moneyIn = (sentences: readonly string[], fits: (part: string, money: string) => boolean): Sign[] =>
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
const isOnlyOfOthers = (sentence: string): boolean =>
  !OWN.test(sentence) && [...sentence.matchAll(PRICE)].some(({ index }) => isOfOthers(sentence, index, partAt(sentence, index)));
/** Of ten thousand or more: what somebody won or raised, and no price of a gig. */
const NO_GIG = /(?<!\d)\d{2,},\d{3}|(?<!\d)\d{5}/;
const pricesIn = (sentences: readonly string[]): Sign[] =>
  moneyIn(
    sentences,
    (part, money) =>
      !isExtra(part, money) &&
      !NO_GIG.test(money) &&
      !NOT_PRICE.test(part.slice(0, Math.max(0, part.indexOf(money)))) &&
      !NOT_PRICE.test(part) &&
      (ASKED_FOR.test(part) || !isTold(part)),
  );
const COUNTS = rule(
  String.raw`(?:[$£€] ?)?(?!one\b(?! (?:hundred|thousand|dozen)))(?<!/)\b${N}(?:-odd)?\b(?! ?(?:${UNIT}|years?|minutes?|times?|seasons?|percent|%|/))`,
  'iu',
);
/** What the seller has done, and how many of it. */
const DID =
  /\b(?:i|we|(?:my|our) (?:team|studio|agency))(?:['’]ve| have| has)?(?: (?:\p{L}+ly|already|now|also|since|only))? (?<verb>\p{L}+)\b[^;:.]*/iu;
/** What somebody lost, spent or won is their own, and no work. */
const OF_LIFE =
  /^(?:lost|spent|earned|won|paid|bought|found|ate|lived|waited|moved|woke|slept|saved|gained|needed|wanted|got|had|was|were|made it|went|came|grew|raised)$/;
const HAS_DONE =
  /^(?:i|we)(?:['’]ve| have) (?:already |now |also |since )?(?:cut|put|read|set|run|hit|let|shot|sung|won|done)\b/i;
const deedsIn = (sentences: readonly string[]): Sign[] =>
  sentences.flatMap((sentence, at) => {
    const { 0: deed = '', index = 0, groups } = DID.exec(sentence) ?? {};
    // "I've cut over 300 episodes": what has the form of today is past as well.
    const verb = groups?.['verb']?.toLowerCase() ?? '';
    const isDone =
      !OF_LIFE.test(verb) && (isPast(verb) || HAS_DONE.test(deed) || /^(?:i|we)(?:['’]ve| have) \p{L}+ed\b/iu.test(deed));
    const counted = isDone ? COUNTS.exec(deed) : null;
    const words = counted ? clauseAt(sentence, index, index + counted.index + counted[0].length) : '';
    return words === '' || NO_PROOF.test(words) ? [] : [{ words, at }];
  });
/** It speaks of the price and names none. */
const EVASIVE =
  /\b(?:prices?|costs?|rates?|fees?)\b[^.!?]{0,40}\b(?:depends?|varies|vary|negotiable|on request|fair|up to (?:you|u)|(?:we|you) can (?:talk|discuss))\b(?: (?:on|with|about|how|upon) [^.!?;,]{1,60})?|\bprices? (?:to|can) be discussed\b|\b(?:depends on|negotiable)\b[^.!?]{0,40}\bprices?\b/gi;
const VAGUE_PRICE = /\b(?:cheap(?:est)?(?: prices?)?|low(?:est)? prices?|affordable(?: prices?)?|best prices?|good prices?)\b/gi;

const PEOPLE_OR_PIECES = String.raw`(?:clients|customers|brands|projects|businesses|companies|orders|books|sites|websites|videos|episodes|weddings|logos|apps|stores|shops|students|families|couples|gardens|authors|songs|portraits|lessons|reviews|articles|films|pieces)`;
const PROOF: readonly RegExp[] = [
  // Since when, and for how many years.
  /\bsince (?:19|20)\d\d\b/gi,
  rule(
    String.raw`(?:\b(?:for|over|about|than|in|with|of|have|bring|spent|work(?:ed)?|taught) (?:over |about |more than )?|[(,] ?)${N}\+?[ -](?:\p{L}+ )?years?\b(?! (?:old|warranty|guarantee|plan))`,
  ),
  rule(
    String.raw`\b${N}\+? years?['’]? (?:of )?(?:\p{L}+ )?(?:experience|practice|practi[sc]ing|engineer|teacher|developer|designer|translator|as an?)\b`,
  ),
  rule(String.raw`^(?:over |more than )?${N}\+? years?(?: (?:at|as|in|with|of|on)\b|[.!]?$)`),
  // "Done 61 of these since March".
  rule(String.raw`^(?:\p{L}+ed|done|made|built|sold|cut|drawn|written|sewn) (?:over |about |more than )?${N} (?:of (?:these|them|those)\b|(?:\p{L}+ ){0,2}\p{L}+s (?:so far|since)\b)`),
  // How many of them.
  rule(
    String.raw`\b(?:more than |over |some |about )?${N}\+? (?:[\p{L}-]+,? ){0,5}?(?:so far|still (?!an?\b|the\b|in\b)\p{L}+|have (?:used|been|bought|worked|stood|gone)|(?:run|work|trust) (?:on|with))\b`,
  ),
  rule(
    String.raw`\b(?:so far|already),? (?:over |about |more than )?${N}\+? (?:[\p{L}-]+ ){0,2}?(?!(?:days|hours|weeks|months|years|minutes)\b)[\p{L}-]{2,}s\b`,
  ),
  rule(String.raw`\b\d+\+ (?:[\p{L}-]+ ){0,2}?${PEOPLE_OR_PIECES}\b`),
  rule(
    String.raw`\b(?:went|grew|rose|fell|moved|dropped|lifted|raised|cut|brought|increased|reduced) (?:[\p{L}-]+ ){0,3}?from [$£€]?\d[\d.,]*[%k]?(?: \p{L}+){0,3} to [$£€]?\d[\d.,]*`,
  ),
  rule(
    String.raw`\bof (?:the |my |our )(?:last|first|past) ${N} (?!seconds|minutes|hours)[\p{L}-]+|\b\d+ of (?:the |my |our )?(?:last |first |past )?\d+\b|\b${N} out of ${N}\b`,
  ),
  rule(
    String.raw`^(?:over|more than|about) ${N} (?:\p{L}+ ){0,2}(?!(?:days|weeks|hours|months|minutes)\b)\p{L}+s[.!]?$|\b(?:i|we) have (?:\p{L}+ ){1,2}(?:for|of|from) ${N} (?!days|hours|weeks|minutes)\p{L}+s\b`,
  ),
  /^(?:my |our )?(?:last|latest|recent) \p{L}+: |\b(?:established|founded)(?: in)? (?:19|20)\d\d\b|\b\p{L}+(?:th|rd|nd|st) (?:season|year)\b|\bhave my \p{L}+ (?:in|on)\b|\bmy \p{L}+ (?:is|are|was|were|has been|have been) (?:on|in|at) (?:\p{L}+ ){0,2}(?:records?|books?|films?|magazines?|papers?|museums?|shows?|songs?|stages?|radio|television|tv)\b/giu,
  rule(
    String.raw`^(?:well )?(?:over|more than) ${N} (?:\p{L}+ ){1,2}?(?:\p{L}+ed|written|drawn|built|made|sold|taught)\b(?! in\b| within\b)`,
  ),
  rule(String.raw`\bhave more then? ${N}|\b${N} (?:million )?(?:views|downloads|streams) (?:together|in all|so far)\b`),
  // "I am a retired lecturer and have marked over 600 theses".
  rule(String.raw`\b(?:and|who) have \p{L}+(?:ed|en|wn|ght|ilt) (?:over |about |more than )?${N} (?!years|hours|days)`),
  /\breferences from\b/gi,
  rule(String.raw`\bhave done (?:this|it|that) (?:with|for) (?:over |about |more than )?${N} \p{L}+`),
  /\bfrom (?:19|20)\d\d (?:to|until) (?:19|20)\d\d\b/gi,
  /\b(?:(?:past|previous|recent|earlier) (?:work|clients?|projects?|jobs?)|clients) (?:have )?includ\w+ /gi,
  // "I play about 40 weddings a year", "I keep the books of 31 salons", "been walking dogs here 6 years".
  rule(
    String.raw`\b(?:i|we) (?:now |usually |still |normally )?(?!(?:can|could|may|do|take|need|want|have|charge|cost)\b)\p{L}+ (?:(?:at|for|with|in) )?(?:about |around |some |over |more than )?${N} (?:\p{L}+ ){1,3}(?:a|per|every|each) (?:year|season|month|week)\b`,
  ),
  rule(
    String.raw`\b(?:i|we) (?:keep|run|look after|manage|tend) (?:the \p{L}+ (?:of|for) )?(?:about |around |some |over )?(?!one\b)${N} (?:\p{L}+ )?\p{L}+s\b`,
  ),
  rule(String.raw`\bbeen \p{L}+ing\b[^.!?,]{0,30}? ${N}\+? years\b`),
  // Where it was learnt, and who vouches for it.
  /(?<!you )\b(?:have|hold|carry|am|are)\b[^.!?]{0,30}\b(?:licen[cs]ed?|insurance|insured|certificate|diploma|degree)\b/gi,
  /\b(?:admitted to|certified (?=by|in|with|since|public)|(?:i am|i['’]m) an? certified|chartered|sworn|accredited|dbs checked|enrolled agent|practi[sc]ing \p{L}+|qualified (?:teacher|nurse|electrician|accountant|lawyer|trainer|coach)|(?:licensed|registered) (?:in|by|since|as|with|\p{L}+ist|teacher|nurse)|(?:a|my|hold an?) (?:diploma|[\p{L}’' ]{0,20}degree|masters? in|bachelors? in|phd)|trained (?:at|in|as|with)|graduated|studied (?:\p{L}+ ){0,3}?(?:at|in|under)|i study (?:\p{L}+ ){0,3}?(?:at|in|under)\b|(?:i|we) (?:worked|served) (?:at|in|for|as)|(?:i|we) (?:taught|ran|led|coached) (?:\p{L}+ ){1,3}(?:at|in|for) |i(?:['’]m| am| was) (?:an?|the) [\p{L}’' -]{3,40} (?:(?:in|at|for) (?:an? )?\p{L}+|until (?:19|20)\d\d)|apprentice(?:d|ship)|native (?:speaker|english|german|french|spanish)|my [\p{L} ]{3,30} (?:ran at|appeared in)|won (?:\p{L}+ )?(?:prize|award|medal|competition)|published (?:by|in)|(?:i am|i['’]m|i was) an? former \p{L}+|used by|learn(?:t|ed) (?:at|from|with|on|in my)|(?:ba|ma|bsc|msc|phd) in)\b/giu,
];
/** Nothing is proved by what is not there, nor by a demand. */
/** Years of anybody's: "forty years of gravy". */
const NO_PROOF =
  /^(?=.*\byears?\b)(?!(?:over |more than )?(?:[\p{L}-]+|\d+)\+? years(?: (?:(?:at|as|with|on)\b|in (?:an?|the)\b)|[.!]?$))(?!(?:\p{L}+ed|ran|taught|sang|wrote|led) )(?!.*\byears in the \p{L}+ (?:of|at)\b)(?!.*(?:\b(?:i|we|(?:my|our) (?:family|firm|company|shop|studio|workshop|business|team|practice|work|career|job|trade|background|father|mother|parents|apprenticeship)|retired|former|agency|experience|engineer|teacher|developer|designer|practice|since|sworn|chartered|accredited|qualified|licen[cs]ed|registered|(?:by|from|as) an? \p{L}+|been \p{L}+ing)\b|['’](?:ve|m)\b))|^(?!.*(?:\d|\byears?\b|\bsince\b|certif|degree|diploma|qualif|licen|former|trained|native|stud(?:y|ied)|worked|won\b))(?=.*\b(?:experts?|professional|specialists?|skilled|talented|experience)\b)|\byou\b[^.!?]*\bstill\b|\b(?:no|nor|any|without an?|without) (?:certificates?|diplomas?|experience|degree|reviews|training|qualifications?)\b|\bnot (?:an? |yet )*(?:\p{L}+ )?(?:qualified|certified|licen[cs]ed|registered|trained|accredited|sworn|chartered)\b|\b(?:people|everyone|everybody|they|clients) say\b|\bworth more\b|\b(?:happy|satisfied) (?:\p{L}+ )?(?:clients|customers|buyers|people)\b|\bplease\b|\bif (?:you|i)\b|\bnot possible\b|\bcertified (?:translations?|copies|documents)\b/iu;
/** "Four years in an office, and I provide …": what is promised behind it proves nothing. */
const THEN_PROMISES = /,? and (?:i|we) (?:provide|offer|deliver|guarantee|ensure|promise)\b.*$/i;
/** Work that can be seen or heard before anything is ordered. */
const WORK_TO_SEE = String.raw`(?:samples?|demos?|reels?|clips?|recordings?|before[- ]and[- ]afters?|case stud(?:y|ies)|examples?|portfolio|references|photos|videos)`;
const SAMPLE = rule(
  String.raw`\b(?:hear|see|read|watch|look at|play|listen to)\b[^.!?;]{1,50}\b(?:in|on) (?:the|my) gallery\b|\b(?:the|my) gallery (?:holds|shows|has|contains)\b|\b(?:look|see|is|are|stands?|shown)\b[^.!?;]{0,30}\bin (?:the |my )?gallery\b|\b${WORK_TO_SEE}\b[^.!?;]{0,50}\b(?:(?:in|on|from) (?:the|my) (?:gallery|profile|portfolio)|attached|above|(?<!and )below)\b|\b(?:listen to|hear|see|look at|watch|browse|read) (?:the|my|our|a|one) (?:[\p{L}\d]+ ){0,3}?${WORK_TO_SEE}\b`,
);
/** What the buyer attaches is no sample of the seller's. */
const NO_SAMPLE = /\b(?:send|your|no|not|need)\b|n['’]t\b|[?]/i;
const VAGUE_PROOF =
  /\b(?:(?:so )?many (?:people|clients|customers|satisfied)|thousands of (?:happy |satisfied )?\p{L}+|hundreds of (?:happy |satisfied )?\p{L}+|dozens of \p{L}+|lots of (?:clients|people|experience)|(?:happy|satisfied) (?:clients|customers)|(?:extensive|vast|rich|(?:many |several )?years of|lots of|a lot of|much|huge) experience|trusted by|experienced)\b/giu;

/** A sentence, and not a word or a name that stands in quotation marks. */
const SAID = String.raw`[“"](?=[^“”"]{12,})[^\s“”"]+(?: [^\s“”"]+){2,}[”"]`;
const QUOTED = rule(
  String.raw`\b(?:reference|letter|review|client|customer|buyer|complained|called)\b[^.!?“"]{0,120}${SAID}|${SAID},? (?:wrote|says?|said|writes|is the sentence)|\b(?:wrote|said|says|told me):? ${SAID}|^[“"‘'][^“”"‘]{8,200}[”"’'],? ?[-–—]+ ?\p{L}`,
);

/** "Your listing says": that is what the work will change, and nobody's praise; and neither is what everybody says. */
const BUYERS_OWN =
  /\byour \p{L}+ (?:says?|said|reads)\b|\b(?:you|everybody|everyone|nobody|people|i|we|they|teachers?|mother|father|grandmother|grandfather) (?:\p{L}+ )?(?:says?|said|wrote|tells?|told)\b/iu;

/** They are in every offer, and name nobody in particular. */
const GENERAL_PEOPLE =
  /^(?:people|clients?|customers?|buyers?|friends|celebrities|sellers?|costumers?|everyone|anyone|somebody|men|women|experts?|gurus?|others|guys|members?|competitors?|talents|freelancer|colleagues|regulars|followers?|likes|readers|visitors|strangers|users|listeners|viewers|guests|personal)$/i;
const FIRMS =
  /^(?:start-?ups?|caf[eé]s?|baker(?:y|ies)|salons?|shops?|stores?|restaurants?|agenc(?:y|ies)|firms|nonprofits?|charities|church(?:es)?|schools|clinics|practices|archives|families|couples|freelancers|companies|businesses|business owners|landlords|parlours|stations|hotels|museums?|clubs|hospitals?|adults|teams|gyms?|councils?|newsletters|studios|choirs)$/i;

/** Too general to praise, and enough to keep silent. */
const BUSINESS = /^(?:brands?|owners?|readers|visitors|listeners|viewers|users|friends|men|women)$/i;

/** What the buyer has at the end. */
const GET =
  /\byou(?:['’]ll| will)? (?:also )?(?:get|receive)\b|\b(?:later|then|afterwards|after that|end),? you(?:['’]ll| will)? have\b|\byou['’]ll have\b|\bwhat you get\b|\b(?:package|price|offer|service) (?:includes|covers)\b|(?<!\b(?:clients|customers|people|buyers|families|who|they|i|we|always|often|will) )\b(?:comes? back|back comes?)\b|\bhanded over with\b|\banswer with an?\b|\byou have (?:my|the|an?) \p{L}+ (?:as|in|on)\b|\b(?:is|are) delivered\b|\bdelivered (?:as|in|with)\b|\bi(?: will|['’]ll)? (?:also )?(?:deliver|return|send back|(?:send|give) you (?=an?\b|the\b|your\b|one\b|two\b|\d|every\b))/giu;
/** Neither a change nor a word of praise is something to hold. */
const NOT_GIVEN =
  /^what you get$|\b(?:not|n['’]t) come back\b|^what (?:you get|i deliver) (?:is|can|will)\b|\bunlimited|money[ -]back|\bbonus|plagiarism free|\bif (?:you|it|i)\b|\bnever\b|\bmake sure\b|\bfixed price|\bbefore (?:i|we)\b|\byou (?:the|an?) (?:label|form|link|quote|price|invoice|questionnaire|discount)\b|\bnot include\b|\bonly\b|\bask(?:ed)?\b|\b(?:get|receive) (?:more|the best|better|great|good|high|perfect|your money|to)\b|\bi (?:deliver|return) (?:fast|quickly|on time|high|quality)\b/i;
const FILE =
  /\b(?:pdf|mp[34]|wav|png|svg|jpe?g|stl|step|psd|epub|docx?|html|files?|scan(?:ned)?|captions|recordings?|pages?|posts|videos|drawings?|reports?|drafts?|letters?|lists?)\b/gi;
const VAGUE_GET =
  /\b(?:(?:and )?(?:many|much) more\b|anything (?:else )?you need|everything you need|any (?:\p{L}+ )?(?:work|job|task|problem|bug)\b|and more\b|all (?:design|kinds? of) work|whatever you want|one-stop shop)/giu;

/** "Tailored solutions" are nothing to hold. */
const NO_THING =
  /\b(?:solutions?|results?|experiences?|success|satisfaction|value|growth|confidence|potential|excellence|brand to|attention|peace of mind|service)\b/i;
const isThing = (words: string): boolean =>
  FIGURE.test(words) ||
  words.search(FILE) >= 0 ||
  (!NO_THING.test(words) &&
    tagged(words).some(
      ({ lower, tag }) =>
        tag === 'noun' && /^(?:artifact|communication|food|animal|plant|object|substance)$/.test(classOf(lower).fields[0] ?? ''),
    ));

/** What the buyer does in the course of the work, and what follows on it. */
const STEP =
  /(?<!\b(?:if|what|where|that|which|things|nothing|anything|everything|whether|until|before|help|let|make|(?:what|anything|everything|something|things) only) |\b(?:from|of|with|in|any|every|each|the|one|two) (?:an? |the )?\p{L}{1,20} )\byou (?:will |just |only |then |can )?(?:send|upload|answer|pick|choose|tell|approve|share|fill|post|mail|email|bring|film|record|scan|export|show|taste|play|rate|describe|photograph|measure|(?:ring|call|phone|text|message|write to) (?:me|us))\b|(?<!since )\bthen (?:i|we) (?!have\b|had\b|\p{L}+ed\b)\p{L}+|\b(?:first,? (?:i|we|you) (?!\p{L}+ed\b)|once you(?:['’]ve| have)? (?!were\b|had\b)\p{L}+|we (?:start|begin|meet|talk) (?:with|by|on|for|at)\b)/giu;

/** What a request to the buyer begins with. */
const ASK = String.raw`(?:please |kindly |pls |so |just |and |now |first )?(?:(?:ring|call|phone) or message|message|contact|ring|phone|write(?: to)?|tell|send|ask|email|ping|call|dm|text|give|show|order|book|buy|get in touch|reach out|click|request|hire|inbox|drop (?:me|us|a)|place|press|describe|attach|upload|paste|measure|record|hmu|discuss|share|choose a|pick a|start|(?:post|bring|mail) (?:it|them|me|your|the)|let['’]s|become|claim|say hello|feel free|don['’]t hesitate)\b`;
/** What the work cannot begin without is a request as well: "I need your old CV". */
export const NEEDS =
  /\b(?:i|we)(?:['’]ll| will)? (?:only |just |also )?need (?:from you|your|to (?:know|see|hear))\b|\bneed(?:ed)? from you\b|\bwhat (?:i|we) need(?= ?:)/i;
const REQUEST = rule(
  String.raw`${NEEDS.source}[^.!?]*|^${ASK}(?! (?:me )?(?:as|that|is|for you)\b)[^.!?]*|(?<=[,;:–—] |\band |\bn |, so )(?:please )?(?:(?:book|claim|reserve) your\b|(?:message|contact|tell|give|text|write to|send|order|book|buy|hire|email|dm) (?:me|us|now|today)|send (?:an?|your|the|one|two|\d+))\b[^.!?]*|\bplease (?:message|contact|send|tell|describe|discuss|order|inbox|ask|write)\b[^.!?]*`,
);
const BEFORE_ASKING = /^.*,\s+(?=(?:please )?(?:order|buy|contact|message|call|book|hire|inbox|dm|text)\b)/iu;
/** It asks for an order or a message, and for nothing that a buyer could put in it. */
const CONTENTLESS =
  /^(?:please |pls |so |just |and |now )*(?:message|contact|email|ping|call|dm|text|order|book|buy|get in touch|reach out|click|hire|inbox|drop(?= (?:me|us|a)\b)|place|press|start|let['’]s|become|claim|say hello|feel free|don['’]t hesitate)\b(?!.*\b(?:with|(?:tell|send|give) (?:me|us)|(?:me|us) (?:the|your|an? (?!line|message|note|dm|pm|text|shout)|one|two)|your (?!order|brand|business|dreams?|success|project|journey|channel|needs?|vision|requirements?|ideas?)\p{L}+|which|what|how|whether|quote\b|(?:on|for) a call|(?:or )?(?:call|text|ring|phone) (?!(?:me|us|now|today|anytime)\b)\p{L}+|so (?:i|we) can|at the latest|before (?!(?:you )?(?:plac|order|book|buy))|then|if i|free (?:\S+ )?(?:\S+ )?(?:call|talk|sample|trial|consultation|session)|when|where|ahead|collect|by (?:\p{L}+day|noon|the))\b|.*(?<=\s)[“"‘'])/iu;
/** A question about the buyer's own case. */
const ANSWERED =
  /\b(?:what|which|how|when|where|who)\b(?!['’]s? (?:more|not)|[^?]*\b(?:waiting|more do you|not|else)\b)[^.!?]{10,}\?$/i;
const HOLLOW =
  /\b(?:your (?:order|journey|dream|career|success)|next level|(?:have|got) any questions?|any questions\?|^any questions?$|limited|goes up|(?:buy|order) now$|^hit me up$|for (?:more|further|any) (?:info\w*|details|questions?)|questions about something|miss out|we(?:['’]ll| will) (?:see|talk))\b|^let['’]s (?!talk|speak|meet|find|hop|begin with|start with)|^(?:please )?(?:message|contact|knock|inbox|ping|write|call|text)(?: to)? (?:me|us) before (?:you )?(?:order|plac|buy)\w*[^.!?]{0,12}$/i;
/** "Book a slot, tell me the breed": however it begins, there is something to answer. */
const ASKS_FOR_SOMETHING =
  /\b(?:(?:tell|show|give) (?:me|us) (?:the|your|which|what|how|when|where|who|whether|about|if)|(?:send|bring|upload|attach|post|share) (?:(?:me|us) )?(?:the|your|an?|one|two|three|\d+)) (?!(?:order|message|line|note|chance|opportunity|requirements?|needs?|project|inbox|request|text|dm)\b)[\p{L}\d]/iu;
/** Neither a plea nor a password is a request to answer. */
const PLEADS = /\b(?:costs? (?:you )?nothing|for free|again|chance|waiting for you|login|password|order me|dear|stars?)\b/i;

/** What makes it easy to say yes. */
const EASE =
  /\b(?:first \p{L}+ (?:is )?(?:for )?free|free (?:of charge|sample|call|consultation|test|trial|talk|\d+-minute|screenshot)|(?:is|are|fixed|them|it|one|two) (?:for )?free\b|for free|for nothing(?! else)|no extra (?:charge|cost)|at no (?:extra )?(?:charge|cost)|costs? (?:you )?nothing|(?:pay|owe)(?: me| us)? nothing|before you pay|(?:you|nobody) (?:don['’]t|do not|won['’]t|will not|needn['’]t) pay|money[ -]back|gave the money back|refund(?:ed)?|(?:cancel|stop) (?:any ?time|up to|at any|when(?:ever)?|\d+ (?:hours?|days?))|\bi(?:['’]ll| will)? cancel\b|free,? before|half (?:the |my |our )?(?:price|rate)|you pay (?:half|only|\d+ instead)|no minimum|(?:one|two|three|\d) (?:rounds?|sets?) of (?:changes|revisions)|(?:two|three|[2-9]) revisions|give you (?:your|the) [^.!?,]{1,15} back|make a third|redo it|start again|(?:is|are) on (?:me|us|the house)|once more for free|(?:amendments?|changes|revisions?|retakes?|corrections?)\b[^.!?]{0,40} (?:is|are) (?:included|in the price))\b/giu;
const NO_EASE =
  /\bunlimited|100 ?% (?:satisfaction|guarantee|solution|results?|success)|\bno (?:refunds?|returns?|free)\b|#1|\bbonus|\b(?:error|stress|plagiarism|risk)[ -]free|\bin 30 days or money/i;
const LIMIT =
  /(?<=^|[,;:] |\band |\bbut )i (?:do not|don['’]?t|won['’]t|will not|cannot|can['’]?t) (?!\p{L}+ (?:you|your|up|for)\b|use (?:any )?(?:google|ai\b|chatgpt|machine|bots?|templates?|automat|software|tools?|translat))(?:do|work|write|offer|take|use|sell|design|draw|include|edit|translate|imitate|repair|mend|cover|ship|travel|teach|drive|photograph|shoot|print|handle|accept|build|fix|invent|copy|touch|bake|cut|deliver|give|promise)\b[^.!?]*|\bdo(?:es)? not include[^.!?]*|\bi (?:do not|don['’]t|won['’]t|will not|never) (?:rewrite|change|alter) your [^.!?]*|\bnot doing [^.!?]*/giu;

export const BOAST =
  /\b(?:(?<=\b(?:am|are|is|['’]m|['’]re) (?:simply |just |one of )?)the best(?! (?:part|way|thing|time|day|place|bit|one|of)\b)(?: (?!on\b|in\b|of\b|at\b|for\b|and\b|to\b)\p{L}+)?|the best (?:(?!on\b|in\b|of\b|at\b|for\b|and\b|to\b)\p{L}+ )?(?:quality(?! you\b)|services?|results?|prices?|team|agency|sellers?|experts?|\p{L}{3,}(?:er|or|ist))\b|best quality(?! you\b)|best \p{L}+ editor|high(?:est)?[ -]quality|top[ -](?:quality|notch|rated|tier)|100 ?% (?:satisfaction|original|safe|guaranteed?|accura(?:cy|te)|results?|success|white[- ]hat|unique|real|perfect|quality)|amazing|awesome|world[ -]class|legendary|genius|nobody can match \p{L}+(?: \p{L}+)?|tears of joy|satisfaction guaranteed|number (?:one|1) seller|unbeatable|outstanding|stunning|passionate|passion for \p{L}+|gurus?|most powerful|unmatched|skyrocket|next level|eye[- ]catching|stands? out from the crowd|unlock your potential|your success is my success|(?:(?:your|customer) satisfaction is (?:my|our) )?(?:top|first|number one|#1|utmost|highest|main) (?:priority|concern)|detail[- ]oriented|excellent (?:customer )?(?:support|service|communication)|go the extra mile|hard[ -]?work(?:er|ing)|people person|quick learner|attention to detail|creative soul|unforgettable|seamless|effortless|state of the art|out-of-the-box|get shredded|visionary|revolutionary|thought leaders?|limiting beliefs?|attract abundance|manifest (?:the |your )?\p{L}+|(?:you|u) rich|greatness|meant to be|step into your power|full potential|cutting[- ]edge|results[- ]driven|(?:highly )?motivated|secret weapon|bring (?:it|your \p{L}+(?: \p{L}+)?) to life|look no further|(?:am|are|and) trustworthy|holistic|special moments?|every picture tells a story|best seller|sales explode|real human traffic|friendly support|you['’]?re (?:at|in) the right place|5[- ]star rating|unlock (?:the|your) (?:(?:full|true|inner|hidden) )?\p{L}+(?: of (?:(?:the|your|our|my|an?) )?\p{L}+)?|unique needs|left behind|save you time(?: and money)?|cutting edge|intelligent solutions|take pride in \p{L}+(?: \p{L}+)?|good ear|ever[- ]evolving|data-driven|impactful|meaningful connections|unlock growth|no excuses|professional quality|modern,? unique|perfect work|amazing sound|i am (?:very )?reliable|reliable and honest|work well under pressure|creative mind|many skills?|well-trained team|radio-ready|always up to date|(?:the )?leading (?:provider|company|agency|experts?)|innovative|best[- ]in[- ]class|exceeds? (?:all )?(?:your )?expectations|committed to (?:excellence|quality|\p{L}+ satisfaction)|work (?:very |really )hard|(?:fast|quick) learner|(?:you|u) will (?:not |never )(?:be )?(?:regret|disappointed)(?: it)?|(?:you|u) will love it|see (?:the )?magic|(?:quality|satisfaction) is my (?:goal|priority)|your satisfaction is my goal|(?:don['’]?t|do not) waste your time|(?:can|will) (?:do|solve|fix|handle) (?:any|every)(?:thing(?: you (?:need|want))?| (?:problem|task|work|job)))\b|#1 (?:seller|team|service)/iu;
/** What nobody can promise: a rank, a job, a mark, a following. */
const IMPOSSIBLE =
  /\b(?:guarantee(?:d|s)? (?:#?1|a |the |number|first)[^.!?]*|(?:#1|number one|first page) ranking[^.!?]*|(?:be|become|hit|reach|get to|go to|to) (?:the )?(?:number (?:1|one)|#1|first|top|page one|(?:first|top) (?:page|spot|place|position)) (?:in|on|of) (?:google|amazon|etsy|youtube|the (?:search|charts))\b[^.!?]*|rank (?:#?1|first)[^.!?]*|(?:1st|first|top) page rank(?:ing)?[^.!?]*|\b(?:rank|boost|get|bring|put|push) (?:your|you|any) [^.!?#]{0,40}#1\b[^.!?]*|get you (?:hired|the job)|#1[,]? guaranteed|to #1\b|grades? (?:is |are )?guaranteed|guaranteed (?:grade|result|rank|profit|sale|pump|income|win)s?|\d+ ?x your [^.!?]*|100 ?% (?:a )?grade|become famous|(?:scale|grow|get) to (?:six|seven|[67]) figures[^.!?]*|(?:rich|famous|viral|success\w*|results?) over ?night|over ?night (?:success|results?|fame)|solve (?:any|all)[^.!?]*|get your ex back[^.!?]*|(?:bring|win|get)s? back (?:your |the )?(?:ex|lover|lost love|husband|wife|boyfriend|girlfriend)\b[^.!?]*|\b(?:read|see|tell) (?:your|the) (?:past|future)\b[^.!?]*100 ?%[^.!?]*|double (?:your|their) (?:salary|income|sales|followers)\b[^.!?]*guarantee\w*|black magic[^.!?]*|(?:bring|get|give|earn) you (?:thousands|hundreds|millions) of[^.!?]*|passive income|undetectable|\d+ ?% (?:job|interview|grade|result|ranking|sales) guarantee|\d+ ?% win rate|risk[- ]free|(?:get|reach|rank|1st|first)\b[^.!?]{0,20}\b(?:page|rank\w*)\b[^.!?]{0,20}\bgoogle\b[^.!?]*\bguarantee\w*|\b(?:earn|make)\b[^.!?]{0,15}[$£€] ?\d[\d.,]*k? (?:per|every|a|each|in a) (?:day|week|month)[^.!?]*|\b(?:tell|predict|see) your future[^.!?]*|\bcures? (?:your|any|all) [^.!?]*|\blose \d+ ?(?:kg|kilos?|pounds|lbs)\b[^.!?]{0,15}\bin (?:\d+|one|two|a) (?:days?|weeks?)\b[^.!?]*)/gi;
export const IMPOSSIBLE_HERE = new RegExp(IMPOSSIBLE, 'i');
/** What no marketplace allows, however well it is described. */
const FORBIDDEN =
  /\b(?:(?:do|take|write) (?:all |your |you(?:['’]?re)? )?(?:\p{L}+ )?(?:homework|exams?|quiz(?:zes)?|essays?|thesis|dissertation|assignments?)[^.!?;]*|(?:\d+k? )?(?:real |organic )?(?:followers|likes)\b(?=[^.]*\b(?:24h|day|usa|bot|drop|free|fast))|(?:fake|paid) (?:\p{L}+[- ]|5[- ]){0,2}reviews?|\b(?:write|post|give|get|sell|buy|add|deliver|leave)\b[^.!?]{0,25}\b(?:positive|bad|negative|(?:five|5)[- ]star) reviews?|\b(?:hack|crack)(?:ing)? (?:into )?(?:(?:an?|any|your|the|somebody['’]s) )?(?:\p{L}+ )?(?:accounts?|phones?|passwords?|e?mails?|grades)|\b(?:give|get|add|deliver|sell|buy) [^.!?]{0,30}?\d[\d.,]*k?\+? (?:real |organic )?(?:followers|likes|subscribers|views)|\bbuy (?:(?:real|active|cheap|organic|usa?|genuine|\p{Lu}\p{L}+) ){0,3}(?:followers|likes|subscribers|views)\b|give me your (?:login|password)|(?:no ?body|no one) will know|(?:a\+ )?grades? (?:is |are )?guaranteed)/giu;
/** Whoever does not do it breaks no rule. */
const REFUSED =
  /\bhow to\b|\badvi[cs]e\b|\bteach|\b(?:i|we) (?:do not|don['’]t|won['’]t|will not|never|cannot|can['’]t)\b|\bnot doing\b|\b(?:please|pls|plz|kindly) (?:give|leave)\b|\b(?:give|leave) (?:me|us)\b/i;
/** A favor asked of the buyer: a chance, an order, or stars for it. */
const PLEADING =
  /\b(?:i|we) beg\b(?: you)?|\b(?:please|pls|plz|kindly) consider (?:me|us)\b|\b(?:(?:please|pls|plz|kindly) )?give (?:me|us) (?:(?:an?|one|some|the|my|your|first) ){1,2}(?:chance|opportunity|orders?)\b|\b(?:please|pls|plz|kindly) (?:order|buy|choose|try|visit) (?:my|our|this) (?:gigs?|services?)\b|\bgod bless(?: you)?\b|\b(?:waiting|hoping) for your (?:orders?|kind \p{L}+)\b|\b(?:(?:please|pls|plz|kindly) )?(?:give|leave|rate|put) (?:(?:me|us) )?(?:(?:an?|good|nice|positive|your) ){0,2}(?:(?:5|five)[- ]?stars?|(?:good|nice|positive) (?:reviews?|ratings?|feedback))(?: (?:reviews?|ratings?|feedback))?|\b(?:i|we) (?:really |badly )?need (?:(?:some|the|this|your) )?(?:work|money|job|orders?)\b[^.!?,;:–—]*|\b(?:please|pls|plz|kindly) (?:buy|order|help|support|hire|choose|try) (?:me|us|my|from me)\b(?:(?! [-–—] )[^.!?,;:])*/giu;
/** Contact past the marketplace: its own channel is the one that is allowed. */
const OUTSIDE =
  /\b(?:(?:contact|join|message|msg|ping|dm|pm|inbox)(?: (?:me|us|my|our|directly))*|(?:text|add|reach|find|write(?: to)?|talk to|chat with|e-?mail) (?:me|us)(?: directly)?)(?: (?:on|at|via|by|through|in|using))?(?: (?:my|our))? (?:telegram|whats ?app|skype|discord|signal|wechat|viber|e-?mail|facebook|instagram)\b(?! (?:pages?|accounts?|ads?|posts?|listing))(?:[ :]+@\w+)?|\b(?:telegram|whats ?app|skype)\b[ :]+(?:@\w+|\+?\d[\d -]{6,})|\b[\w.+-]+@[\w-]+\.\w{2,}\b/giu;
/** A hurry that the seller makes up. */
export const PRESSURE =
  /\b(?:only (?:\d+|one|two|three|few|a few) (?:slots?|spots?|seats?|places?) left|before (?:the )?prices? (?:goes?|rises?|increases?|is going)(?: up)?|(?:only today|today only)\b|(?:slots?|spots?|seats?|places) (?:are|is) (?:very )?limited|limited (?:slots?|spots?|seats?|time|offers?)(?: (?:only|offer))?|hurry(?: up)?|last chance|(?:offer|discount|sale)s? ends? (?:soon|today|tonight|tomorrow)|(?:do not|don['’]?t) miss (?:out|this|it|the|your|my)\b(?: \p{L}+)?|while (?:it|stocks?) lasts?|(?:order|buy|act) (?:now|today) before [^.!?;,]{3,30}|before (?:it['’]s|it is) too late)/giu;
const PRESSURE_HERE = new RegExp(PRESSURE, 'iu');
/** What is not praised, whatever else the same line says. */
export const isDistrusted = (words: string): boolean =>
  IMPOSSIBLE_HERE.test(words) ||
  PRESSURE_HERE.test(words) ||
  /\b(?:order|buy) now\b/i.test(words) ||
  new RegExp(OUTSIDE, 'iu').test(words);
const WORN_OPENING =
  /^(?:are you (?:tired|struggling|looking|searching)|do you (?:need|want)|want to|need an?|dreaming of|looking for|tired of|hi\b|hello\b|hey\b|welcome\b|look no further|you['’]ve come to|struggling)/i;

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
/** "I work 4am shifts in a bakery", "I've scaled most of what we sell": whoever tells that has earlier work. */
const TELLS_OF_WORK =
  /\b(?:i|we) (?:still |now |also )?(?:work|run|own|manage|train|serve|assist|cook|bake|teach|farm) (?!hard\b|fast\b|day\b|night\b|quick|with\b|until\b)[^.!?;]{0,40}\b(?:in|at|for|on) (?:an?|the|my|our|\p{Lu})|\b(?:i|we)['’]ve (?!got\b|no\b|never\b)\p{L}+|\bmy (?:job|boss|shifts?|day job|trade|workshop|apprenticeship|degree|background|career)\b/iu;
/** What anybody calls themselves. */
const ANYBODY =
  /^(?:experts?|professionals?|specialists?|beginner|newcomer|freelancer|seller|friend|listener|person|man|woman|girl|boy|worker|learner|lover|fan|guru|master|king|genius|one)$/;
/** "I am a teacher" tells who does the work. */
const saysWho = (text: string): boolean =>
  [...text.matchAll(/\b(?:i am|i['’]?m) (?:an? )?((?:[\p{L}-]+ ){0,3}[\p{L}-]+)/giu)].some(({ 1: words = '' }) =>
    words.split(' ').some((word) => {
      const { fields, noun, verb, form } = classOf(word.toLowerCase());
      return fields[0] === 'person' && noun > verb && form !== 's' && !ANYBODY.test(word.toLowerCase());
    }),
  );
const withApostrophes = (text: string): string =>
  text.replace(/\b(i|we)(ve|m)\b/gi, "$1'$2").replace(/\b(i)(ll|d)\b(?= \p{Ll})/giu, "$1'$2");
const FORBIDS = /\b(?:never|(?:do not|don['’]t)(?! hesitate| forget)) (?:send|give|tell|show|write|ask) [^.!?;,\n]{1,80}/gi;
const OFFERS_AMOUNT = /\bup to\b/i;
const AMOUNTS = /(?<!\d)\d{2,9}(?= \p{L})/gu;
/** "24hrs" and "5usd" as two words. */
export const spaced = (text: string): string => text.replace(/(?<=\d)(?=\p{L})/gu, ' ');

const signsIn = (sentences: readonly string[], cues: readonly RegExp[], unless?: RegExp): Sign[] => {
  const seen = new Map<string, Sign>();
  for (const cue of cues)
    sentences.forEach((sentence, at) => {
      for (const { index, 0: found } of sentence.matchAll(cue)) {
        const words = clauseAt(sentence, index, index + Math.min(found.length, MOST_OF_A_CUE));
        if (!unless?.test(words) && !seen.has(words.toLowerCase()))
          seen.set(words.toLowerCase(), { words, at, cue: cueOf(found) });
      }
    });
  return [...seen.values()].sort((one, other) => one.at - other.at);
};

/** Of several in one line the last, "1 sheet, 12 months, $20, 1 day", unless one of them is "in six days". */
const timesIn = (sentences: readonly string[]): Sign[] =>
  signsIn(sentences, TIME, NOT_DELIVERY).map((sign) => {
    const cues = TIME.flatMap((cue) => [...sign.words.matchAll(cue)].map(({ 0: found }) => cueOf(found)));
    const cue = cues.find((each) => /^(?:in|within)\b/i.test(each)) ?? cues.at(-1);
    if (cue === undefined) return sign;
    // "Five days for the video, two days for the answer": neither stands for both.
    if (!/^(?:in|within)\b/i.test(cue) && /[,;]/.test(sign.words) && new Set(cues).size > 1 && /\b(?:for|if|may|might|longer)\b/i.test(sign.words))
      return { words: sign.words, at: sign.at };
    // "Eight to ten working days" is more than "ten working days".
    const before = sign.words.slice(0, Math.max(0, sign.words.indexOf(cue))).trimEnd();
    const from = /^(?:to|or|and) /i.test(cue) ? before.split(' ').at(-1) : /(?:^| )\S+ (?:to|or)$/i.exec(before)?.[0].trim();
    return { ...sign, cue: from !== undefined && FIGURE.test(from) ? `${from} ${cue}` : cue };
  });
const isHedged = (sentence: string, { cue = '' }: Sign): boolean => {
  const at = sentence.indexOf(cue);
  return (
    at >= 0 &&
    (HEDGED_BEFORE.test(sentence.slice(Math.max(0, at - FARTHEST), at)) || HEDGED_AFTER.test(sentence.slice(at + cue.length)))
  );
};

const distinct = (signs: readonly Sign[]): Sign[] => [
  ...new Map(signs.toReversed().map((sign) => [sign.words.toLowerCase(), sign])).values(),
];

const DANGLING = /\b(?:of|your|the|an?|my|our|to|for|and)$/i;
/** The bare words of a cue rather than its clause: for what is to be taken out. */
const wordingsIn = (sentences: readonly string[], cue: RegExp): Sign[] => {
  const seen = new Map<string, Sign>();
  sentences.forEach((sentence, at) => {
    for (const { index, 0: cut } of sentence.matchAll(new RegExp(cue, 'giu'))) {
      // "Unlock the essence of your" goes on to its noun.
      const rest = DANGLING.test(cut)
        ? (/^(?: \p{L}+){1,2}/u.exec(sentence.slice(index + cut.length, index + cut.length + MOST_OF_A_CUE))?.[0] ?? '')
        : '';
      const found = cut + rest;
      const words = withoutStop(found.replace(/\s+/g, ' ').trim());
      if (!seen.has(words.toLowerCase())) seen.set(words.toLowerCase(), { words, at });
    }
  });
  return [...seen.values()];
};

/** Verbs that say how a seller is or goes about it, and not what the work is. */
const NO_WORK =
  /^(?:am|are|is|was|were|be|have|had|has|know|use|work|believe|want|love|like|need|see|can|could|will|would|did|send|ask|tell|say|help|get|go|come|think|guarantee|understand|lost|sign|answer|spent|take|let|bring|keep|give|trained|live|started|put|worked|enjoy|hope|speak|promise|offer|provide|deliver|leverage|strive|ensure|aim|combine|care|make sure|start|begin|meet|talk|measure|check|note|also|always|never|only|just|hear|accept|try|specialize|specialise)$/;
const NO_OFFER = /^(?:will|can|also|be|have|help|give|provide|offer|deliver|not|never|also|always|try|work|show|send|let)$/;
const DOES =
  /^(?:hi[!,.]* |hello[!,.]* )?(?:i|we)(?:['’]ll| will| can| also|['’]d)? (?<work>(?<verb>\p{Ll}+) (?!(?:in|on|at|with|for|to|like|as|by|of|about|until|not)\b)(?=\p{L}|\d)[^.!?:;(\n]+)/iu;
const MOST_OF_A_WORK = 90;
/** Where what is done ends and why or how begins. */
const WORK_ENDS =
  /,? (?:so|because|but|which|who|and (?:i|we|you)|as (?:i|we)|with (?:the|my|a)|if|when|while|without|since)\b|,(?!\d)/i;

/** "Bicycles for people who ride them" without those whom it only begins to describe. */
const withoutRelative = (words: string): string => {
  const [kept = '', ...cut] = words.split(/\s(?:who|that|which|you)\b/);
  // Only the last of its parts is cut: "into a 4 to 6 minute film with music" keeps the film.
  const whole =
    cut.length > 0
      ? kept.replace(/\s(?:for|to|of|with|by|from|at|in)\s(?:(?!\s(?:for|of|with|by|from|at|in)\s)[^,])*$/, '')
      : kept;
  return whole.replace(/\s(?:for|to|of|with|by|from|at|in)$/, '').trim();
};

/** What breaks off at a comma, "craft a compelling", names nothing. */
const endsInNoun = (phrase: string): boolean => {
  const last = tagged(phrase).at(-1);
  return (
    last !== undefined &&
    (last.tag === 'name' || classOf(last.lower).noun >= classOf(last.lower).adjective) &&
    last.tag !== 'adverb'
  );
};

const workAt = (sentence: string, at: number): string | undefined => {
  const { verb = '', work = '' } = DOES.exec(sentence)?.groups ?? {};
  // Whoever begins with "I will" says what the work is, whatever verb that takes; what comes late says how it is done.
  const isOffered = at === 0 && /^i will /i.test(sentence) && !NO_OFFER.test(verb.toLowerCase());
  if (!isOffered && (at > 1 || NO_WORK.test(verb.toLowerCase()) || classOf(verb.toLowerCase()).verb === 0)) return undefined;
  const phrase = withoutRelative(work)
    .split(WORK_ENDS)[0]!
    .replace(/ (?:very )?(?:quickly|fast|professionally|perfectly|manually|carefully|beautifully|easily)$/i, '')
    .replace(/ for a living$/i, '')
    .trim();
  if (classOf(verb.toLowerCase()).form !== 'base' || !endsInNoun(phrase)) return undefined;
  // Half a list names half the work.
  if (/^,? ?\S+(?: \S+)?(?:,| and | or )/.test(work.slice(phrase.length))) return undefined;
  const words = phrase.split(/\s+/);
  // "I love it" and "I do my best" name no work.
  return words.length < 2 ||
    phrase.length > MOST_OF_A_WORK ||
    /\b(?:best|anything|everything|me|my|it|this|that|yours)$|\byours\b|\band (?:have|hold|am|live)\b|\bfor (?:over |about )?(?:\d+|\p{L}+) years\b|^make (?:all|everything|anything)\b|^do (?:all|my|everything|anything|whatever|one thing|the|not)\b|^\p{L}+ (?:it|them|him|her|this|that|\p{L}+ly)\b/iu.test(
      phrase,
    )
    ? undefined
    : phrase;
};

/** "Stop living small" is an order. */
const isVerb = (word: string): boolean => classOf(word).form === 'base' && classOf(word).verb > 2 * classOf(word).noun;

/** "Piano lessons for adults": a line without a verb names the work. */
const isName = (line: string): boolean => {
  const tokens = tagged(line);
  return (
    /^\p{Lu}\S* \S/u.test(line) &&
    tokens.length < 10 &&
    !isVerb(tokens[0]!.lower) &&
    !/^(?:in|at|on|from|as|by|to)\b/i.test(line) &&
    !WORN_OPENING.test(line) &&
    !/[!?]|(?<!\p{Lu})\p{Lu}{4,} \p{Lu}{3}/u.test(line) &&
    !tokens.some(
      ({ tag, lower }) => tag === 'pronoun' || tag === 'auxiliary' || /^(?:you|your|i|we|here|best|expert|and)$/.test(lower),
    ) &&
    !tokens.some(({ lower, tag }) => {
      const { noun, verb, form } = classOf(lower);
      return (tag === 'verb' && (noun === 0 || (form === 'base' && verb > 4 * noun))) || (form === 's' && verb > noun);
    })
  );
};
/** A line of its own above the text is the name of the work, whatever it is made of. */
const isTitle = (line: string): boolean =>
  !/^(?:[Ii]|[Ww]e|[Yy]ou|[Hh]i|[Hh]ello)\b|[!?]|(?<!\p{Lu})\p{Lu}{4,} \p{Lu}{3}/u.test(line) &&
  !WORN_OPENING.test(line) &&
  !BOAST.test(line);
/** "App developer for shops" is somebody, and "Bookkeeping for owners" is not. */
const kindOf = (name: string): Service['kind'] =>
  tagged(name.split(/ (?:for|of|to|with|in)\b/)[0]!).some(({ lower }) => {
    const { fields, form, noun, verb } = classOf(lower);
    return fields[0] === 'person' && form !== 's' && noun > verb;
  })
    ? 'person'
    : 'name';
const BECOMES = /^I(?: will|['’]ll|['’]m| am) (?:be )?your (?<name>[\p{L}’' -]{4,50})[.!]?$/u;

/** How many sentences an offer may take to come to the point. */
const OPENING = 5;
const OFFERED =
  /\b(?:i will|i['’]ll|let me) (?<work>(?<verb>\p{Ll}+) (?:your|an?|the|\p{Ll}+ and) [^.,;:!?]{4,60})(?=[.;:!?]|, (?!\S+(?: \S+)?(?:,| and | or ))|$)/iu;
/** "Need a WordPress site?" names the work as well. */
const WANTED =
  /^(?:(?:do you )?(?:need|want)|(?:are you )?(?:looking|searching) for) (?!to\b)(?:help with )?(?:an? |some |the )?(?<name>\p{L}[^?!.,]{4,50})\?/iu;

const serviceIn = ({ sentences, title }: Reading): Service | undefined => {
  const promised = /^I (?:will|can) (?!be\b)(?<work>.+?)[.!]?$/u.exec(title ?? '')?.groups?.['work'];
  if (promised !== undefined && !BOAST.test(promised) && !/, ?[^\s,]+$|[.!?:;(]/.test(promised))
    return { words: promised, at: 0, kind: 'deed' };
  if (title !== undefined && isTitle(title)) return { words: title, at: 0, kind: kindOf(title) };
  const name = (BECOMES.exec(sentences[0] ?? '') ?? WANTED.exec(sentences[0] ?? ''))?.groups?.['name'];
  if (name !== undefined) return { words: name, at: 0, kind: kindOf(name) };
  const first = sentences[0]?.split(/[:;,.!?]/)[0]!.trim() ?? '';
  const opening = withoutRelative(first);
  // What somebody was before is not what they sell.
  // "Burst pipe?" names what is wrong, and not what is done about it.
  const isAsked = sentences[0]?.startsWith('?', first.length) === true;
  if (isName(opening) && !isAsked && !BOAST.test(opening) && !/^(?:retired|former|ex-)/i.test(opening))
    return { words: opening, at: 0, kind: kindOf(opening) };
  for (const [at, sentence] of sentences.entries()) {
    const words = workAt(sentence, at);
    if (words !== undefined) return { words, at, kind: 'deed' };
  }
  // "Hand me yours, and I will edit your wedding video": late in its sentence, and an offer all the same.
  for (const [at, sentence] of sentences.slice(0, OPENING).entries()) {
    const { verb = '', work: whole = '' } = OFFERED.exec(sentence)?.groups ?? {};
    const work = whole.replace(/ (?:of|for|from|with) (?:it|them)$/i, '');
    if (
      work !== '' &&
      !NO_OFFER.test(verb.toLowerCase()) &&
      classOf(verb.toLowerCase()).form === 'base' &&
      !BOAST.test(work) &&
      endsInNoun(work)
    )
      return { words: work, at, kind: 'deed' };
  }
  return undefined;
};

/** Kinds of people and firms that would know themselves in it. */
const isKind = ({ lower, text, tag }: { lower: string; text: string; tag: string }): boolean => {
  const { fields, form } = classOf(lower);
  return tag !== 'verb' && !GENERAL_PEOPLE.test(text) && (FIRMS.test(text) || (fields[0] === 'person' && form === 's'));
};
/** Only words that describe them stand between "for" and those whom it is for. */
const MOST_BETWEEN = 5;
const HARMS = /^(?:poisonous|toxic|dangerous|unsafe|harmful|bad|safe|good)$/;
/** "Reminders for the suppliers" are part of what is delivered, and no client is in them. */
const NOT_ABOUT_CLIENTS = /\b(?:deliver\w*|includ\w+|do not|not|never|you(?:['’]ll| will)? (?:also )?(?:get|receive))\b|n['’]t\b/i;
/** Before "for" stands the work itself: a line without a verb, "made for", or what the seller does. */
const OF_THE_WORK =
  /^[^.!?]{0,40}\b(?:made|meant|best|suited|ideal|perfect|great|useful|only|mostly|mainly|works?) $|^$|\b(?:i|we)(?:['’]ll|['’]ve| will| can| have| also| mostly| mainly| only| usually| absolutely| now)* (?!(?:did|made|wrote|drew|built|ran|sold|shot|done|\p{L}+ed)\b)\p{L}+\b[^.!?;]{0,60} $/iu;
const clientsIn = (sentences: readonly string[], ofWork: readonly number[]): Sign[] =>
  sentences.flatMap((sentence, at) => {
    const tokens = NOT_ABOUT_CLIENTS.test(sentence) ? [] : tagged(sentence);
    return tokens.flatMap((token, index) => {
      // "For your children’s book" is for a book.
      if (!isKind(token) || /^['’]s/.test(sentence.slice(token.to)) || /['’]s$/.test(token.text)) return [];
      const before = tokens.slice(Math.max(0, index - MOST_BETWEEN), index);
      const from = before.findLastIndex(({ lower }) => lower === 'for');
      if (from < 0) return [];
      const lead = sentence.slice(0, before[from]!.from);
      const isFor =
        (ofWork.includes(at) || OF_THE_WORK.test(lead.slice(-FARTHEST)) || !tagged(lead).some(({ tag }) => /^(?:verb|auxiliary)$/.test(tag))) &&
        // "In time for the Saturday shop": those that are known already are no kind.
        before[from + 1]?.lower !== 'the' &&
        before[from + 1]?.lower !== 'your' &&
        // "Plans for 64 families" have been made.
        !FIGURE.test(before[from + 1]?.lower ?? '') &&
        !HARMS.test(tokens[Math.max(0, index - MOST_BETWEEN) + from - 1]?.lower ?? '') &&
        !before
          .slice(from + 1)
          .some(({ tag, lower }) => /^(?:verb|pronoun|preposition|auxiliary|relative)$/.test(tag) || /^(?:and|or)$/.test(lower));
      return isFor ? [{ words: clauseAt(sentence, token.from, token.to), at }] : [];
    });
  });

/** Whoever tells where they live has not yet told what they have done there. */
const INTRODUCED = /\b(?:from|in|i am|i['’]m|my name is) \p{Lu}\p{L}+/giu;
const CALENDAR =
  /^(?:\p{L}+days?|january|february|march|april|june|july|august|september|october|november|december|christmas|easter)$/iu;
const namesIn = (sentences: readonly string[]): string[] => [
  ...new Set(
    sentences.flatMap((sentence) =>
      tagged(sentence.replace(INTRODUCED, ' '))
        .filter(
          ({ tag, text, from }) =>
            tag === 'name' && from > 0 && !CALENDAR.test(text) && /^\p{Lu}\p{Ll}{2}/u.test(text) && !isTradeName(text),
        )
        .map(({ text }) => text),
    ),
  ),
];

/** What an offer tells everybody to do, and nobody to answer. */
const NO_ORDER =
  /^(?:let|make|get|boost|watch|take|enjoy|save|trust|imagine|grow|have|say|stop|invest|turn|be|choose|forget|unlock|transform|experience|look|see|meet|welcome|discover|increase|build|create|design|edit|write|translate|no|need|want|love|keep|become|claim|leave|price|cost|rate|charge|fee|total|plus)$/i;
/** What a buyer hands over; whatever else an order says may be a choice, a tip or a price. */
const HANDED_OVER =
  /^(?:send|tell|show|give|bring|post|mail|email|upload|attach|paste|describe|fill|complete|measure|photograph|film|record|scan|write|text|type|share|ask)$/;
/** "Pin it where it should sit", "before you book, upload a page": an order in its form, whatever the verb. */
const ORDER =
  /(?:^|^(?:before|if|when|once|after|until|for|in|to)\b[^,;:]{3,60}, |[:;?] )(?:(?:please|pls|just|so|then|now|first|simply) )?(?<verb>\p{L}+) (?:(?:in|out) )?(?:me|us|it|them|your|my|the|an?|any|one|two|three|everything|\d+)\b/giu;
const ordersIn = (sentences: readonly string[]): (Sign & { isCertain: boolean })[] =>
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
const GIVES_YOU = /^(?:send|give|show|tell|write|bring|hand|offer|teach|mail|email|post) you\b/i;
/** "I match your bills, send the return": the seller does it. */
const isToBuyer = (sentence: string, words: string): boolean => {
  if (NEEDS.test(words)) return true;
  const at = Math.max(0, sentence.indexOf(words));
  const before = sentence.slice(Math.max(0, at - FARTHEST), at);
  return !/\b(?:i|we|he|she|they)\b[^;:]*$/i.test(before) && !/^(?:each \p{L}+ |then )?(?:i|we|you)\b/iu.test(words);
};

/** Of a long line only what is vague is shown: the rest of it may be sound. */
const MOST_OF_A_LINE = 8;
const shortened = (sign: Sign): Sign =>
  sign.cue !== undefined && sign.words.includes(sign.cue) && sign.words.split(' ').length > MOST_OF_A_LINE ? { ...sign, words: sign.cue } : sign;

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
