/** What stands in a hook, found before anything is judged: each thing in the hook's own words. */
import { countWords } from '../../../english/prose.ts';
import { withoutStop } from '../../../english/topic/clean.ts';
import { isFunctionWord } from '../../../english/topic/function-words.ts';
import { tagged, type Token } from '../../../english/topic/tagger.ts';
import { classOf } from '../../../english/topic/word-classes.ts';
import { rareness } from '../../../lexicon/wordRanks.ts';
import { CLOSE, COST, FEELING, WORLDS } from './lexicon.ts';
import { misspeltIn } from './slips.ts';
import { ANNOUNCEMENT, GREETING, HYPE, SOFT_WORN, WORN } from './worn.ts';

export interface Figure {
  /** With what it counts: "2,300 adults". */
  readonly words: string;
  readonly kind: 'money' | 'share' | 'time' | 'list' | 'count';
  /** So many of something, and not about so many: "2,300 adults". */
  readonly isExact: boolean;
}

const NUMBER_WORD =
  '(?:one|two|three|four|nine|\\d+) (?:in|out of) (?:\\d+|two|three|four|five|six|seven|eight|ten|twenty)|(?:twen|thir|for|fif|six|seven|eigh|nine)ty-(?:one|two|three|four|five|six|seven|eight|nine)|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|half|a third|twice';
const FIGURE = new RegExp(
  String.raw`(?:(?:exactly|nearly|almost|top|from) |(?:page|day|week|year|chapter|room) (?=\d))?(?:[$£€]\s?\d[\d.,]*\d|[$£€]\s?\d|\b(?:${NUMBER_WORD})\b|\d[\d.,:]*\d|\d)(?:k\b|m\b)?(?: to (?:\d[\d.,]*|${NUMBER_WORD})\b)?(?:\s(?:in|out of) (?:\d+|${NUMBER_WORD})\b(?!\s(?:minutes|hours|days|weeks|months|years)\b)|%\sof (?!the\b|us\b)\p{L}+(?: \p{L}+)?|\s?(?:%|a\.m\.|p\.m\.|am\b|pm\b)|(?:-|\s)(?!an?\b|last\b|next\b|this\b|every\b|each\b|has\b|have\b|as\b|than\b|for\b|by\b|it\b|he\b|she\b|they\b|that\b|who\b|when\b|if\b|are\b|were\b|will\b|can\b|do\b|does\b|did\b|full\b|not\b|of\b|and\b|or\b|in\b|the\b|to\b|with\b|my\b|but\b|from\b|on\b|was\b|is\b|had\b|at\b|ways? to\b|because\b|before\b|after\b)\p{L}+|\sof (?!the\b|us\b)\p{L}+(?: \p{L}+)?)?`,
  'giu',
);
const LISTED =
  /^(?:the )?(?:top |best )?(?:\d+|three|five|seven|ten) (?:\p{L}+ ){0,2}?(?:tips|ways|reasons|things|facts|tricks|ideas|hacks|steps|secrets|lessons|habits|mistakes)\b/iu;
/** "There are 118 steps to my door" counts what is there, and "here are 7 steps" what comes. */
/** "Nine soups that cost less": a number of things, and no sentence. */
const ONLY_LISTED =
  /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty) (?:\p{L}+ ){0,2}?\p{L}+s (?:that|which|you|for|to|every|worth|from|i never)\b(?! (?:are|is|have|has|were|was)\b)/iu;
const INTRODUCES_A_LIST = /\b(?:here are|these|my|top|best|share|learn|discover|know|following) (?:the )?$/i;
const kindOf = (words: string, text: string, before: string): Figure['kind'] =>
  LISTED.test(text) ||
  ONLY_LISTED.test(text) ||
  (/\bhere are $/i.test(before) &&
    /^\S+ (?:of them|more|examples)\b/i.test(`${words} ${text.slice(before.length + words.length).trim()}`)) ||
  (LISTED.test(words) && INTRODUCES_A_LIST.test(before))
    ? 'list'
    : /[$£€]|\b(?:dollars|pounds|euros|cents|pence|quid)\b/i.test(words)
      ? 'money'
      : /%|\bper ?cent\b|\bhalf (?:of|the|my|our|all)\b|\b(?:in|out of) (?:\d|t[ewh]|f[io]|s[ei]|eight)|\ba third\b/i.test(words)
        ? 'share'
        : /\b(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|[ap]\.?m\.?)$/iu.test(words)
          ? 'time'
          : 'count';

/** "£9 buys" is a sum and what it does, and "62% of people who" stops where it goes on. */
const WITH_VERB = /^(?<sum>[$£€]\s?[\d.,]+k?) (?<verb>\p{L}+)$/iu;
const withoutEnd = (words: string): string => {
  const { sum, verb = '' } = WITH_VERB.exec(words)?.groups ?? {};
  const { verb: uses, noun } = classOf(verb.toLowerCase());
  return sum !== undefined && uses > noun ? sum : words.replace(/ (?:who|that|which)$/i, '');
};
/** "73% of marketers say" counts the marketers. */
const THEY_DO =
  /(?<=\bof \p{L}{1,30}) (?:say|said|think|believe|claim|agree|lives?|fails?|owns?|want|feel|know|use|are|were|have|do|will|would|can|never|also|now|still|only)$/iu;
/** They count nothing: "paragraph 3" is a place, not a quantity. */
const LABEL =
  /\b(?:paragraph|section|step|clause|rule|article|line|number|no\.|version|verse|grade|level|part|act|season|episode|route|item|row|seat|gate|floor|highway|bus|tip|flat|apartment) $/i;
/** "The 48th" has a place in a row, and counts nothing. */
const ORDINAL = /^(?:st|nd|rd|th)\b/i;
const COUNTED =
  /^(?:exactly )?(?:\d[\d.,]*|\p{L}+) (?!more|times|less|this|plus|minus)\p{L}+(?:s|people|men|women|children)(?:$|\s)/iu;
/** "Ten teaches you" has a verb behind it, and "ten always" neither: only what comes in numbers is counted. */
const countsNothing = (figure: string, before: string, after: string): boolean => {
  const word = /^(?:exactly )?\S+ (\p{L}+)/iu.exec(figure)?.[1]?.toLowerCase();
  if (word === undefined || /(?:people|men|women|children)$/.test(word)) return TURNS_AGE.test(before);
  const { noun, verb, form } = classOf(word);
  return (
    TURNS_AGE.test(before) ||
    isFunctionWord(word) ||
    (form === 's'
      ? verb > noun || (verb > 0 && /^\s(?:me|us|him|her|them|it|how|an?|my|our|his)\b/i.test(after))
      : noun + verb > 0)
  );
};
/** "Turning ten", "at the age of forty". */
const TURNS_AGE = /\b(?:turn(?:s|ed|ing)?|aged?|age of|(?:i|he|she) was|when (?:\p{L}+ ){1,2}was) $/iu;
const SPEECH = /[“"]([^“”"]{2,})[”"]|(?<=[\s(]|^)[‘']([^‘’']+(?:[’'](?=\p{L})[^‘’']+)*)[’'](?=[\s.,!?)]|$)/u;
const SAYS =
  /\b(?:said|says?|asked|asks|told|tells|shouted|whispered|wrote|writes|answered|replied|cried|called|yelled|muttered|texted)\b/i;
/** A title, a name and a word that is only mentioned stand in quotation marks as well: speech is a sentence, or somebody says it. */
const speechIn = (text: string): string | undefined => {
  const found = SPEECH.exec(text);
  const words = found?.[1] ?? found?.[2];
  if (found === null || words === undefined) return undefined;
  const isSaid = SAYS.test(text.replace(found[0], ' '));
  return /[?!.,…]$/.test(words) || (isSaid && /\s/.test(words)) ? words : undefined;
};
/** A saying in which and around which nobody stands is quoted, and not spoken. */
const isSpoken = (text: string): boolean =>
  SAYS.test(text) ||
  /\b(?:i|me|my|you|your|we|us|our|he|she|they|his|her|their)\b/i.test(text) ||
  (text.match(/\p{L}+/gu) ?? []).some((word) => isSomebody(word.toLowerCase()));
/** "As Steve Jobs said", "Lincoln once said", or nothing but a quotation: it is handed on, and nobody speaks at any moment. */
const HANDED_ON =
  /^as [^,“"]{2,40}(?:said|says|wrote|put it),? ?[“"]|\bonce (?:said|wrote)\b|^[“"][^“”"]+[”"](?:\s*[-–—~]\s*\p{Lu}[\p{L}. ]+)?[.!]?$|\b(?:dictionary|webster['’]?s)\b[^.“"]{0,60}[“"]/iu;
/** Said by somebody with two names, as those have who are quoted: "… Nelson Mandela said that". */
const BY_NAME =
  /^(?:[“"][^“”"]+[”"][,.]? )?\p{Lu}\p{Ll}+ \p{Lu}\p{L}+ (?:famously |also )?(?:said|says|wrote)\b|^[“"][^“”"]+[”"],? (?:said|wrote|says) \p{Lu}\p{Ll}+ \p{Lu}/u;
const SAID_THAT = /(?<=\bonce (?:said|wrote),? that ).+$/i;
const ATTRIBUTED = /\b(?:said|says|wrote|put it)\b|["”]\s*[-–—~]\s*\p{Lu}/u;
const COMMAND =
  /^(?:stop|start|try|imagine|picture|do not|don['’]t|never|forget|throw|read|look|ask|count|listen|think|let['’]s|learn|discover|unlock|take|keep|put|write|open|close|remember|meet|come|click|subscribe|join)\b(?! \p{L}+ (?:is|are|was|were|has|have|had|never|can|will|do|does)\b)/iu;
const OBJECT_FOLLOWS = /^(?<verb>\p{L}+) (?:every|each|all|half|the|an?|your|my|it|them|this|that|one|two|no|more|less|up)\b/iu;
/** "Sit up straight is bad advice" judges what it names. */
const IS_JUDGED = /^(?:[\p{L}’'-]+ ){1,5}(?:is|are|was|were) /iu;
const isCommand = (text: string): boolean => {
  if (IS_JUDGED.test(text) && !/^(?:[\p{L}’'-]+ ){0,4}(?:who|that|what|which|how|where|if|when|your?) /iu.test(text))
    return false;
  const verb = OBJECT_FOLLOWS.exec(text)?.groups?.['verb']?.toLowerCase();
  if (verb === undefined) return COMMAND.test(text);
  const { verb: uses, form } = classOf(verb);
  return uses > 0 && form === 'base' && !isFunctionWord(verb);
};
const READER =
  /^(?:before you\b[^,.!?]*(?=,)|(?:dear )?(?:parents|teachers|writers|students|founders|managers|nurses|owners|mothers|fathers|runners|gardeners)\b[^:,.]*[:,]|(?:if|when) (?:you|your)\b[^,.!?]*(?=,))|\byou (?:have|are) (?:twins|a \p{L}+|an \p{L}+)\b/iu;
const OPEN = /\b(?:what|who|whose|why|how|which|where|when)\b/i;
/** "Did you ever wonder why" asks why. */
const IS_YES_OR_NO = /^(?:ever|do|does|is|are|am|can|could|should|would|will|has|have)\b/i;
/** The reader knows that answer. */
const ASKS_THE_READER = /\b(?:what|who|how|which|where|when)\b.* (?:would|do|did|could|should|are|have|will) you\b/i;
/** "Which meeting on your calendar would nobody miss?" is about what only the reader knows. */
const ABOUT_THE_READERS =
  /\byours?\b|\b(?:to|for|about) you\?|\byou(?:['’]d| would| could)\b|\byou (?!know|remember)(?:\p{L}+ ){0,3}(?:is|are|was|were)\b/iu;
/** "How can you …?" and "why should you choose us?" are asked on the reader's behalf, and the text answers them. */
const ON_THEIR_BEHALF = /^(?:how (?:can|do|could|should) you|why (?:should|do|would) you)\b|\bus\?$/i;
const GAP =
  /^(?:why|what|how) (?!not\b|to\b|if\b|an?\b)[^.?!]*(?=[.!]?$)|\b(?:here(?:['’]s| is) (?:why|what|how|the (?!(?:whole |full |complete )?(?:form|link|list|template|recipe|map|file|plan|checklist|guide|address|number|script|code)\b)\p{L}+)[^.,:]*|the \p{L}+ (?:that |which )?(?:(?:nearly|almost|hardly) )?(?:nobody|no one|anybody|anyone)\b[^.,:]*|this is (?:why|what|how|the (?:mistake|sentence|thing|trick))\b[^.,:]*|what if\b|the (?:real |one |only )?(?:reason|mistake|secret|truth|trick|thing) [^.,]+|the (?:one|only|single) \p{L}+ (?:that|who|where|which|nobody|no one|you|i|we)\b(?![^.!?]*\b(?:is|are|was|were)\b)[^.,]*|that(?: is|['’]s| was) the end of\b[^.,]*|(?:knew|noticed|felt|smelled|understood) (?:it )?(?:\p{L}+ )?before\b[^.,]*|(?:nobody|no one) (?:tells|told|warns|warned|knows|knew|asks|asked|talks)\b[^.,]*|(?:told|tells|warned|showed|taught|asked) (?:me|us|you|him|her)\b[^.,]*|until\b[^.]*|can tell you\b[^.]*|one word\b[^.:]*|how (?:loud|much|little|few|many|fast|long|far)\b[^.]*|(?:(?:i|we|he|she|they|nobody|you) (?:\p{L}+ )?)?(?:found out|find out|knew|know|learn(?:ed|t)|discovered|understood) (?:why|how|what|who)(?=[.!]?$)|you(?:['’]ve| have) (?:been|always)\b[^.]*|the wrong \p{L}+|almost (?:all|none|nobody|every|lost|died|missed)[^.]*)/iu;
/** The text itself does not know. */
const NEVER_LEARNED =
  /\b(?:never|nobody (?:ever )?|no one (?:ever )?) ?(?:found out|knew|learn(?:ed|t)|discovered|understood|will know) (?:why|how|what|who)\b/i;
/** What comes after goes against what came before. A denial counts as well: it says what one would have thought. */
const TURN =
  /(?:\bgood \p{L}+ [^.!?;]*\bbad\b|\bbad \p{L}+ [^.!?;]*\bgood\b|\b(?:best|most)\b [^.!?;]*\b(?:worst|least)\b|\bfirst \p{L}+ [^.!?;]*\blast\b|^(?:stop|don['’]t|never|quit)\b|\b(?:more|less|fewer|\p{L}+er) (?:\p{L}+ ){0,2}?than (?:an?|the|my|our|his|her|your|it|i|we)\b|\bthe \p{L}+er\b[^,.]*, the \p{L}+(?=\s)|,? and by \p{L}+ (?:he|she|it|they|i|we)\b|\b(?:but|yet|instead of|except|although|though|even though|without|unless|despite|rather than|nothing but|anything but|only)\b|,? and (?:it|he|she|they|that|this|none|nobody|no one|everyone)\b|,? and i (?:am|was|still|never)\b|,? and (?:my|the|our) \p{L}+ (?:\p{L}+ed|never|still|(?:is|are|was|were) (?!\p{L}+ing\b))\b|\b(?:is|are|was|were) (?:not|wrong)\b|(?<=\b(?:is|are|was|were))n['’]t\b|\b(?:nobody|no one|never|no|not|none)\b|\b(?:the )?(?:cheapest|best|smallest|worst|oldest|least|fastest)\b[^.!?;]*\b(?:most|least|cost|never|no)\b)[^.!?;]*/iu;
const PROMISE =
  /\b(?:will (?:make|change|help|show|teach|save|give|revolutioni[sz]e)\b[^.!?]*|learn (?:how|\p{L}+)[^.!?]*|how to\b[^.!?]*|guide to\b[^.!?]*|tips\b[^.!?]*|secrets? (?:of|to)\b[^.!?]*|unlock(?:ing)?\b[^.!?]*|trick\b[^.!?]*)/iu;
const EVALUATION =
  '(?:process|act|art|practice|study|method|type|form|ability|branch|field) (?:of|to)|king|everything|important|essential|key|difficult|necessary|vital|useful|common|interesting|crucial|rewarding|part of|a journey|everywhere|not easy|hard|wonderful|fantastic';
const TRUISM = new RegExp(
  String.raw`^(?!(?:my|our|i|we|he|she|they|you|your|his|her|this|that|it|there)\b)(?:[\p{L}'’-]+ ){1,4}?(?:is|are|plays?|can be) (?:a |an |the )?(?:very |really |so |most |one of the )?(?:\p{L}+ )?(?:${EVALUATION})\b|^\p{L}+ (?:has|have) (?:many|several|numerous|various) \p{L}+|^\p{L}+ (?:is|are) one of the best\b|^\p{L}+ matters? (?:more than ever|most|a lot)\b`,
  'iu',
);

/** What the dictionary counts among things to hold, eat or meet, and what can be seen without being a thing. */
const SEEN_FIELDS = /^(?:artifact|food|animal|plant|body)$/;
const SEEN =
  /^(?:bed|book|chair|clock|dawn|door|letter|newspaper|page|phone|photograph|receipt|table|window|dusk|fire|ice|light|midnight|moon|mud|night|piano|plywood|rain|river|sand|sea|smoke|snow|song|stone|sun|wind|winter|email|sourdough|ward)s?$/;
/** Listed as things, and seldom meant as such. */
const UNSEEN =
  /^(?:bank|office|way|work|home|house|business|team|guide|key|tool|line|position|thing|plan|place|level|base|track|post|top|front|hour|bar|set|issue|world|goal|post|back|head|hand|start|end|program|system|market|story|industry|shop|medium|media)s?$/;
export const isSeen = (word: string): boolean => {
  if (SEEN.test(word)) return true;
  const { noun, verb, adjective, fields } = classOf(word);
  return noun > verb && noun > adjective && SEEN_FIELDS.test(fields[0] ?? '') && word.length > 2 && !UNSEEN.test(word);
};
const isPerson = (word: string): boolean => {
  const { noun, verb, adjective, adverb, fields } = classOf(word);
  return fields[0] === 'person' && noun > Math.max(verb, adjective) && adverb === 0 && !isFunctionWord(word);
};
/** They tell of a mind and not of anything that somebody could watch. */
const INWARD =
  /^(?:learned|learnt|thought|wanted|knew|believed|liked|wished|hoped|needed|meant|assumed|expected|supposed|considered|figured)$/;
/** Nouns as well: "our son bit", "my aunt left". */
const PAST_OR_NOUN = /^(?:bit|fell|felt|saw|left|lay|shot|rose|bore|wound|found|lost|led|shut)$/;
export const isPast = (word: string): boolean => {
  const { form, verb, noun } = classOf(word);
  if (/^(?:is|are|am|be|been|being|has|have|do|does|did|gone|done|seen|guest|forest|feed)$/.test(word) || INWARD.test(word))
    return false;
  // "Offer", "better": no past ends so.
  if (word.endsWith('er')) return false;
  return /^(?:was|were|had|cost|cut|put|let|read|hit|quit|bit|shut)$/.test(word) || (form === 'past' && verb > noun);
};
/** "are written" and "have taught" tell of no moment, and "you grew up" nothing that the reader could watch. */
const NO_MOMENT = /^(?:you|is|are|am|be|been|being|have|has|get|gets|['’]ve)$/;

/** An abstraction made from a longer thought. */
const HARD = /^\p{L}{5,}(?:isation|ization|ification|ological|ability|iveness)s?$/u;
/** Long words that everybody reads at a glance, such as "communication", are less rare than this. */
const COMMON = 1.9;
const TEXT_SPEAK = /^(?:u|ur|r|ths|thx|plz|pls|nite|tho|cuz|wont|cant|b4|gr8)$/;
const PLACEHOLDERS = /\[[^[\]]+\]/g;
const YOURS =
  /\byour \p{L}+(?: (?!(?:there|will|can|may|must|would|should|could|do|does|did)\b)\p{L}+(?=\s(?:is|are|can|knows|will|has|have|was)\b))?/iu;
const YOU = /\byour?\b/i;
const DAY_OR_MONTH = /^(?:\p{L}+day|january|february|march|april|may|june|july|august|september|october|november|december)$/iu;

/** "At 6 a.m. with a cake" is one. */
const sentencesOf = (text: string): string[] =>
  text.split(/(?<!\b[ap]\.m\.)(?<=[.!?…]["”’)]?)\s+(?=\P{Ll})/u).filter((part) => /[\p{L}\p{N}]/u.test(part));

const matched = (text: string, pattern: RegExp): string | undefined => {
  const found = pattern.exec(text)?.[0];
  return found === undefined ? undefined : withoutStop(found.replace(/^[\s,]+/, '').trim());
};
const allMatched = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(new RegExp(pattern, 'giu'))].map(([found]) => withoutStop(found.trim()))),
];

/** Up to the noun that the words belong to: "fifteen whole" goes on to "days". */
const withNoun = (text: string, at: number, found: string): string => {
  const words = found.trim();
  const { adjective, noun, form } = classOf(/(?<!\p{L})\p{L}+$/u.exec(words)?.[0] ?? '');
  const next = /^\s\p{L}+/u.exec(text.slice(at + found.trimEnd().length))?.[0] ?? '';
  const following = classOf(next.trim());
  // "Bike helmets" are more than a bike.
  const isCompound = noun > 0 && form === 'base' && following.form === 's' && 2 * following.noun > following.verb;
  const goesOn = (adjective > noun && following.noun > 0) || isCompound;
  return goesOn && !isFunctionWord(next.trim().toLowerCase()) ? words + next : words;
};

/** "3 common" goes on to "skincare", and that to "mistakes". */
const withNouns = (text: string, at: number, found: string): string => {
  const once = withNoun(text, at, found);
  return once.length > found.trim().length ? withNoun(text, at, once) : once;
};

/** "80% of people don't" stops before the word that it would cut. */
const whole = (text: string, at: number, words: string): string =>
  /^['’]\p{L}/u.test(text.slice(at + words.length)) ? words.slice(0, Math.max(0, words.lastIndexOf(' '))) : words;

/** "Your drafts" goes on to "folder", but "your basil" not to "to". */
const addressIn = (text: string): string | undefined => {
  const found = YOURS.exec(text) ?? YOU.exec(text);
  if (found === null) return undefined;
  const words = withNoun(text, found.index, found[0]).replace(/ (?:today|tonight|tomorrow|now)$/i, '');
  const next = /^ (\p{Ll}+)(?![\p{L}'’])/u.exec(text.slice(found.index + words.length))?.[1] ?? '';
  const { noun, verb, adverb, form } = classOf(next);
  const isNoun = form === 'base' && noun > 2 * verb && noun > adverb && next !== 'there' && !isFunctionWord(next);
  const owned = /^['’]s? \p{L}+/u.exec(text.slice(found.index + words.length))?.[0];
  if (owned) return words + owned;
  const whole = isNoun && /\s/.test(words) ? `${words} ${next}` : words;
  // "Your last ten" stops before what it speaks of.
  const end = whole.split(' ').at(-1)!.toLowerCase();
  return classOf(end).noun > classOf(end).adjective &&
    !/^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|\p{L}+teen|\p{L}+ty)$/u.test(end)
    ? whole
    : (YOU.exec(whole)?.[0] ?? whole);
};

/** With the nouns that follow at once: "ice cream van". */
const thingsIn = (text: string): string[] => {
  const found: string[] = [];
  let open = false;
  for (const word of text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*|[^\s\p{L}\p{N}]/gu) ?? []) {
    const lower = word.toLowerCase();
    const { noun, verb, adjective, adverb } = classOf(lower);
    const isNoun = noun > Math.max(2 * verb, adjective, adverb) && !isFunctionWord(lower);
    if (open && isNoun) found.push(`${found.pop()} ${word}`);
    else if (!isFunctionWord(lower) && isSeen(lower)) found.push(word);
    open = isNoun && found.at(-1)?.endsWith(word) === true;
  }
  return [...new Set(found)];
};

const LIKENESS =
  /(?<!\b(?:there|it|that|this|he|she) )\b(?:is|are|was|were) (?:an?|the) (?<thing>(?:[\p{L}-]+ ){0,2}?[\p{L}-]+)\b|\blike (?:an?|the) (?!(?:last|first|next|other|others|rest|same|one|previous)\b)\p{L}+(?: \p{L}+)?/iu;
/** "Grief is a lodger": what cannot be seen, said to be what can. */
const AS_ANOTHER =
  /^(?:(?:an?|my|our|the|your) )?(?<subject>(?!(?:it|this|that|there|he|she)\b)\p{L}+)(?: with(?:out)? (?:an? )?\p{L}+)? (?:is|are) an? (?<thing>\p{L}+)(?!-)(?<with> with(?:out)? (?:an? )?\p{L}+)?\b/iu;
const fieldOf = (word: string): string => classOf(word.toLowerCase()).fields[0] ?? '';
/** "Hiring in a hurry is buying shoes in the dark": one doing said to be another, and that one can be seen. */
const DOING_AS_ANOTHER = /^\p{L}+ing\b[^.,;:!?]{0,40}? is (?:like )?(?<doing>\p{L}+ing\b[^.,;:!?]+)[.!]?$/iu;
const likenessIn = (text: string): string | undefined => {
  // "The quietest room in Europe is a laundry" is what it is.
  if (/^the (?:most|least|\p{L}+est|first|last|only)\b/iu.test(text)) return undefined;
  const doing = DOING_AS_ANOTHER.exec(text)?.groups?.['doing'];
  if (doing !== undefined && thingsIn(doing).length > 0) return withoutStop(text);
  const { 0: whole, groups = {} } = AS_ANOTHER.exec(text) ?? {};
  if (
    whole !== undefined &&
    (groups['with'] === undefined
      ? /^(?:feeling|cognition|state|attribute|act|event|group|communication)$/
      : /^(?:feeling|cognition|state|attribute|act|event|group|communication|other)$/
    ).test(fieldOf(groups['subject']!)) &&
    (groups['with'] !== undefined || /^(?:artifact|person|animal|food|plant|body)$/.test(fieldOf(groups['thing']!))) &&
    !UNSEEN.test(groups['thing']!.toLowerCase())
  )
    return whole;
  const found = LIKENESS.exec(text);
  const thing = found?.groups?.['thing'];
  // What is said in quotation marks is somebody's question or order.
  if (found === null || /\blike a pro\b/i.test(text) || /[“"][^”"]{0,200}$/.test(text.slice(0, found.index))) return undefined;
  // "The meeting that could have been an email was an email first" says a thing to be itself.
  const last = found[0].split(' ').at(-1)!.toLowerCase();
  if (
    text
      .slice(0, found.index)
      .toLowerCase()
      .split(/[^\p{L}’']+/u)
      .includes(last)
  )
    return undefined;
  // "An express train" shows with its second word.
  const behind = /^ \p{L}+/u.exec(text.slice(found.index + found[0].length))?.[0] ?? '';
  const shown = thing === undefined || `${thing}${behind}`.split(' ').some((word) => isSeen(word.toLowerCase()));
  if (!shown) return undefined;
  // "A good dog" would stop at "good".
  if (thing !== undefined && classOf(last).adjective > classOf(last).noun) return undefined;
  // "A fire extinguisher" is more than a fire.
  const matched = found.index + found[0].length;
  const next = /^ (\p{L}+)/u.exec(text.slice(matched))?.[1] ?? '';
  const { noun, verb } = classOf(next.toLowerCase());
  const end = noun > 0 && verb === 0 && !isFunctionWord(next.toLowerCase()) ? matched + 1 + next.length : matched;
  return text
    .slice(0, end)
    .split(/[.!?]\s/)
    .at(-1)!
    .trim()
    .replace(/ (\p{L}+)$/u, (end, word: string) => (isFunctionWord(word) ? '' : end));
};

/** The clause around a place, between marks; a short sentence is one. */
const clauseAround = (sentence: string, at: number): string => {
  if (countWords(sentence) <= 30) return withoutStop(sentence);
  const breaks = [
    ...sentence.matchAll(/[,;:–—]\s|\s(?=(?:and|but|because|until|so|when|while) (?:i|you|we|he|she|they|it|the|my)\b)/gi),
  ];
  const start = breaks.findLast(({ index }) => index < at);
  const end = breaks.find(({ index }) => index > at);
  return withoutStop(
    sentence
      .slice(start ? start.index + start[0].length : 0, end?.index)
      .trim()
      .replace(/^and\s+/i, ''),
  );
};

const isSomebody = (word: string): boolean => CLOSE.has(word) || isPerson(word);
const SUBJECT = /^(?:i|we|he|she|they|it|nobody|somebody|someone)$/;
const DAILY = /\b(?:do|don['’]t|can|always|never|often|every|so you)\b/i;
/** "People do not quit jobs. They quit Mondays": the one is told of every day, and so is the other. */
const DENIED_DAILY = /\b(?:do|does)(?: not|n['’]t)\b/i;
/** "We spend", "they sell": what is told of every day. */
const isHabit = (tokens: readonly Token[]): boolean =>
  tokens.some(({ lower, tag }, at) => {
    const subject = tokens[at - 1]?.lower ?? '';
    return tag === 'verb' && at < 4 && /^(?:i|we|they)$/.test(subject) && classOf(lower).form === 'base' && !isPast(lower);
  });
/** Somebody or something that can be seen, and then a verb in the past: "The surgeon asked". */
const sceneIn = (sentences: readonly string[]): string | undefined => {
  if (LISTED.test(sentences[0] ?? '') || ONLY_LISTED.test(sentences[0] ?? '')) return undefined;
  for (const sentence of sentences) {
    if (/\?["”’)]*$/.test(sentence) && !/\bi\b/i.test(sentence)) continue;
    // An order and what comes of it have not happened.
    if (isCommand(sentence)) continue;
    // A saying of which nobody is told who said it.
    if (/^[“"][^“”"]*[”"]$/.test(sentence)) continue;
    // What the reader has done or never does is no scene.
    if (
      /^(?:you|when you|if|here|there|most|every|all|people|half of|[\p{L}-]+ percent|\d[\d.,]*\s?%|(?:\d+|\p{L}+) (?:in|out of) (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|a hundred)\b)/iu.test(
        sentence,
      )
    )
      continue;
    const tokens = tagged(sentence);
    // What would be or is, and what once was in a clause about it, is no moment.
    if (
      isHabit(tokens) ||
      /\bif\b[^.]{0,80}\bwould\b|\bwould\b[^.]{0,80}\bif\b|^[^,;:]{2,60}? (?:is|are) (?:an?|the|\p{L}+ing)\b[^,;:]*$/iu.test(
        sentence,
      )
    )
      continue;
    const at = tokens.findIndex(
      ({ lower, tag }, index) =>
        isPast(lower) &&
        (tag !== 'noun' || (PAST_OR_NOUN.test(lower) && isSomebody(tokens[index - 1]?.lower ?? ''))) &&
        // "The form had eleven fields" tells how it was, and "was blown up" what happened.
        (!/^(?:was|were|had)$/.test(lower) || classOf(tokens[index + 1]?.lower ?? '').form === 'past') &&
        !tokens.slice(Math.max(0, index - 3), index).some((token) => /^(?:how|what|why|which)$/.test(token.lower)) &&
        !tokens.slice(index + 1).some((token) => token.tag === 'verb' && classOf(token.lower).form === 's') &&
        !NO_MOMENT.test(tokens[index - 1]?.lower ?? '') &&
        // "Teachers, put down the pen" is an order, and "to put a hand up" an aim.
        tokens[index - 1]?.tag !== 'mark' &&
        tokens[index - 1]?.lower !== 'to' &&
        // "I read" and "we put" are told of every day as well.
        !(
          /^(?:read|put|let|cut|hit|set|shut|quit)$/.test(lower) &&
          /^(?:i|we|they)$/.test(tokens[index - 1]?.lower ?? '') &&
          (DAILY.test(sentence) || DENIED_DAILY.test(sentences.join(' ')))
        ) &&
        // "I have never met", "no one wants it repaired".
        !tokens
          .slice(Math.max(0, index - 3), index)
          .some(
            (token) =>
              /^(?:has|have|been)$|['’]ve$/.test(token.lower) ||
              (classOf(token.lower).form === 's' && classOf(token.lower).verb > classOf(token.lower).noun),
          ) &&
        tokens
          .slice(Math.max(0, index - 7), index)
          .some(
            (token) =>
              SUBJECT.test(token.lower) ||
              token.tag === 'name' ||
              isSeen(token.lower) ||
              isSomebody(token.lower) ||
              (lower === 'cost' && /^(?:me|us|him|her|my|our)$/.test(tokens[index + 1]?.lower ?? '')) ||
              (token.tag === 'noun' &&
                tokens[index - 1]?.tag !== 'preposition' &&
                /^(?:group|artifact|communication)$/.test(classOf(token.lower).fields[0] ?? '')),
          ),
    );
    if (at >= 0) return clauseAround(sentence, tokens[at]!.from);
  }
  return undefined;
};

const MOST_OF_AN_AFTERTHOUGHT = 12;
/** Few words, or words that go against something: any other second sentence only goes on. */
const TURNS_BACK =
  /\b(?:not|no|nobody|none|nothing|never|only|but|yet|still|wrong|instead|until|except|alone|both|neither|again|forgot|(?:one|two|three|half|most|all) of (?:them|us)|one)\b|n['’]t\b/i;
/** A last clause that takes back what the sentence has built up. */
const DEFLATES =
  /, and (?<rest>(?:nobody|none|no one)\b[^,.!?]*|(?:(?:one|two|half|most|all) of (?:them|us)|it|they|he|she|i|we)\b[^,.!?]*(?:\b(?:not|no|never|nothing|forgot|still)\b|n['’]t\b)[^,.!?]*)[.!]?$|\band (?<nothing>\p{L}+s nothing)[.!]?$/iu;
const VERY_FEW = 5;
/** "You've tried everything" goes on where the first sentence was going. */
const GOES_ON =
  /^(?:please|thanks?|send|bring)\b|^(?:it|this|that)(?: is|['’]s) (?:all |just )?about\b|^you(?:['’]ve| have| are|['’]re)\b/i;
/** "Nobody retires because of the money. They retire because of the meetings." */
const DENIED = /\b(?:nobody|no one|not|never)\b|n['’]t\b/i;
/** "Butter must be cold. Hands must be colder": the second is built as the first, and ends otherwise. */
const FEWEST_ALIKE = 2;
const isParallel = (first: string, second: string): boolean => {
  const [one, other] = [first, second].map((sentence) => sentence.toLowerCase().match(/[\p{L}’']+/gu) ?? []);
  const alike = one!.filter((word, at) => other![at] === word).length;
  return one!.length === other!.length && alike >= FEWEST_ALIKE && alike < one!.length;
};
const afterthoughtIn = (sentences: readonly string[]): string | undefined => {
  const first = sentences[0] ?? '';
  if (sentences.length === 2 && !first.endsWith('?') && isParallel(first, sentences[1]!)) return withoutStop(sentences[1]!);
  const deflating = /\b(?:i|we|my|our)\b|\d/i.test(first) ? DEFLATES.exec(first)?.groups : undefined;
  const last =
    sentences.length > 1
      ? sentences.at(-1)
      : (/\s\S+:\s(?<rest>(?:that|it|nobody|none)\b.*)$/i.exec(sentences[0] ?? '')?.groups?.['rest'] ??
        deflating?.['rest'] ??
        deflating?.['nothing']);
  if (last === undefined || sentences.some((sentence) => /[?]["”’)]*$/.test(sentence))) return undefined;
  if (GOES_ON.test(last)) return undefined;
  const length = countWords(last);
  const isCorrected =
    sentences.length === 2 && DENIED.test(first) && /^(?:it|they)\b/i.test(last) && length <= MOST_OF_AN_AFTERTHOUGHT;
  return isCorrected || length <= VERY_FEW || (length <= MOST_OF_AN_AFTERTHOUGHT && TURNS_BACK.test(last))
    ? withoutStop(last)
    : undefined;
};

/** "I hadn't", "It wasn't mine": a few words that take back what stands before them. */
const TAKES_BACK =
  /^(?:but |and )?(?:i|we|he|she|they|it|there|neither of us|none of them) (?:\p{L}+ )?(?:(?:had|did|was|were|have|has|is|are|do|does|could|would|ca|wo)(?:n['’]t| not)|never (?:did|had|was|were|will|does|has)|had|did|was)\b[^,;:?]{0,24}[.!]?$/iu;
const MOST_TO_TAKE_BACK = 5;
const reversalIn = (sentences: readonly string[]): string | undefined => {
  const found = sentences
    .slice(1)
    .find(
      (sentence) =>
        countWords(sentence) <= MOST_TO_TAKE_BACK &&
        /\bn?ever\b|\bnot\b|n['’]t\b|\bn(?:either|one)\b/i.test(sentence) &&
        TAKES_BACK.test(sentence),
    );
  return found === undefined ? undefined : withoutStop(found);
};

const SWING = /\b(?:\p{L}+ )?(?:doubled|tripled|quadrupled|halved)\b/iu;
const isCorrection = (first: string, second: string): boolean =>
  /\b(?:is|are|was|were|do|does|did)(?:n['’]t| not)\b/i.test(first) &&
  !DENIED.test(second) &&
  !/\?/.test(first + second) &&
  !/\b(?:i|we)\b/i.test(first) &&
  countWords(second) <= MOST_OF_AN_AFTERTHOUGHT;

/** It names what will come, however it goes on. */
const OF_NOTES =
  /^(?:an?|the) (?:\p{L}+ )?(?:analysis|study|review|overview|introduction|investigation|comparison|exploration|survey) (?:of|to|into|on) (?:(?!\b(?:is|are|was|were|found|finds|shows|showed|has|had|says|said|changed|proved|that|which|who)\b).)+$|^(?:some|a few|my|several) (?:\p{L}+ )?(?:thoughts|notes|reflections|ideas|words) (?:on|about)\b|^\p{L}+(?: \p{L}+)?: the \p{L}+(?:['’]s)? (?:\p{L}+ ){0,2}\p{L}+$/iu;
const isTitleLike = (text: string): boolean => {
  if (/\?|["“”]/.test(text) || /^(?:how|why|what|when) to\b/i.test(text)) return /^(?:how|why|what|when) to\b/i.test(text);
  if (LISTED.test(text)) return true;
  const tokens = tagged(text);
  return (
    tokens.length > 2 &&
    tokens.length < 9 &&
    tokens[0]?.tag !== 'preposition' &&
    !/\b(?:my|our|his|her|their|your)\b/i.test(text) &&
    !tokens.some(
      ({ tag, lower }) =>
        tag === 'verb' ||
        tag === 'auxiliary' ||
        tag === 'pronoun' ||
        isPast(lower) ||
        classOf(lower).verb > Math.max(classOf(lower).noun, classOf(lower).adjective),
    )
  );
};

const mistakesIn = (text: string): string[] => [
  ...new Set([
    ...(text.match(/(?<![\p{L}\p{N}’'-])\p{Ll}[\p{L}\p{N}’']*/gu) ?? []).filter((word) => TEXT_SPEAK.test(word)),
    ...misspeltIn(text),
  ]),
];

/** Somebody who is called by name: "Dana, your …", "…, Mr Patel". */
const ADDRESSEE =
  /(?:^|(?<=, )|(?<=\b(?:[Dd]ear|[Hh]i|[Hh]ello|question) ))(?<who>(?:Mr|Mrs|Ms|Dr)\.? \p{Lu}\p{L}+)(?=[,:.?!]|$)|^(?:(?:Hi|Hello|Dear|Quick question),? )?(?<name>\p{Lu}\p{Ll}+)[,:] (?=(?:your?|do|does|are|is|can|could|would|will|have|has|did|the|we|i|what|how|why|who|when|where|which)\b)/u;
const addresseeIn = (text: string): string | undefined => {
  const { who, name } = ADDRESSEE.exec(text)?.groups ?? {};
  return (
    who ??
    (name !== undefined && tagged(`To ${name}`).at(-1)?.tag === 'name' && classOf(name.toLowerCase()).noun === 0
      ? name
      : undefined)
  );
};

const namesIn = (sentences: readonly string[]): string[] => [
  ...new Set(
    sentences.flatMap((sentence) =>
      tagged(sentence)
        .filter(({ tag, from }) => tag === 'name' && from > 0 && !/["“‘']$/.test(sentence.slice(0, from)))
        .map(({ text }) => text.replace(/['’]s?$/, ''))
        .filter((name) => /^\p{Lu}\p{Ll}+$/u.test(name) && name !== 'I' && !DAY_OR_MONTH.test(name)),
    ),
  ),
];

/** They are what a sentence is about only in grammar. */
const NO_SUBJECT =
  /^(?:hello|questions?|people|persons?|man|men|woman|women|world|life|times?|ways?|things?|lot|guys|friends|folks|today|day|year|level|role|part|number|one|reasons?|importance|advantages?|disadvantages?|dictionary|webster(?:['’]s)?|ideas?|benefits?|effects?|causes?|thoughts?|facts?|tips?|kinds?|names?|couple|aims?|beings?|video|article|essay|post|blog|channel|students?|weeks?|months?|hours?|minutes?|aspects?|impacts?|issues?|topics?)$/u;
const BEFORE_HEAD = /^(?:the|an?|my|our|your|his|her|their|most|all|many|every|good|modern)$/;
const AUXILIARY = /^(?:is|are|was|were|has|have|had|can|will|plays?|matters?|makes?|comes?)$/;
const ANNOUNCED_BEHIND = /^(?:about|of|discuss|explain|explore|cover)$/;
const ASKED_BEHIND = /^about$/;
/** What a line makes its claim of, the nouns at the head of a clause with their verb behind them, or what it announces. */
const subjectIn = (text: string, behind: RegExp | undefined): string | undefined => {
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

const ANY_NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\p{L}+ty|hundreds?|thousands?|millions?|half|third|twice|once|first|last|every|doubled|tripled|quadrupled|halved)\b/iu;
const TANGIBLE = /^(?:artifact|food|animal|plant|body|person|location|substance|object|group|event)$/;

/** "As a mother, teacher and coffee lover": labels that somebody gives to themselves. */
const bioIn = (sentence: string): string | undefined => {
  const labels = withoutStop(sentence).split(/, (?:and )?| and /);
  const isList =
    labels.length > 2 &&
    labels.filter((label) => /\p{L}+/gu.test(label) && label.toLowerCase().split(/\s+/).some(isSomebody)).length > 1;
  const isSelf =
    /^(?:as an?|i(?:['’]m| am) an?)\b/i.test(sentence) ||
    !tagged(sentence).some(({ tag }) => tag === 'verb' || tag === 'auxiliary');
  return isList && isSelf ? withoutStop(sentence) : undefined;
};

const EXPERTISE =
  /\b(?:after|in|with|for) (?:my |over |more than )?(?:\d+|\p{L}+) years (?:as an? |of (?=\p{L}+ing\b))\p{L}+|\bas an? (?<first>\p{L}+)(?: (?<second>\p{L}+))?/iu;
const NO_EXPERT = /^(?:reader|person|teenager|adult|beginner|student)$/;
/** What the teller has been long enough to know it. */
const expertiseIn = (text: string): string | undefined => {
  const { 0: words, groups: { first = '', second = '' } = {} } = EXPERTISE.exec(text) ?? {};
  if (words === undefined || first === '') return words;
  const isTrade = (word: string): boolean =>
    classOf(word).fields[0] === 'person' && !isFunctionWord(word) && !CLOSE.has(word) && !NO_EXPERT.test(word);
  if (isTrade(second.toLowerCase())) return words;
  return isTrade(first.toLowerCase()) ? words.replace(/ \S+$/, second === '' ? '$&' : '') : undefined;
};

const SUPERLATIVE =
  /\b(?:(?!(?:gu|for|inter|hon|requ|inv|harv|sugg|prot|cont|lat|mod|dig|arr|earn|near)est\b)\p{L}{3,}est|best|worst) (?!(?:ways?|things?|parts?|times?|advice|places?|practices?|and|of|if|when|for|to|in)\b)\p{L}+/iu;
const DENIES = /\b(?:couldn['’]t|can['’]?t|cannot|no|not|never|nothing|nobody|none|without)\b|n['’]t\b/i;
/** "A key that fits no door". */
const FITS_NOTHING =
  /\b(?:(?<!\bso )that|which|who) (?:\p{L}+s no|(?:nobody|no one)(?! (?:showed|told|tells|shows|mentions|mentioned|warned))|never|could(?:n['’]t| not)) \p{L}+/iu;
/** The best of them and what one would least expect of it, in one sentence. */
const paradoxIn = (sentences: readonly string[]): string | undefined =>
  sentences.flatMap((sentence) => {
    const best = SUPERLATIVE.exec(sentence);
    const after = best ? sentence.slice(best.index + best[0].length) : '';
    const isOdd = (best && DENIES.test(after)) || (FITS_NOTHING.test(sentence) && thingsIn(sentence).length > 0);
    return isOdd && !sentence.endsWith('?') ? withoutStop(sentence) : [];
  })[0];

/** Somebody without a name who does something: the reader wants to know who. Of whom somebody else does something, nobody asks. */
const RIDDLE =
  /^(?:(?:at|every|each|on|in|last|one|for) (?:(?!\b(?:i|we|he|she|they|you|it|my|our)\b)[^,.]){1,30}?,? )?(?<who>somebody|someone|a stranger)\b(?!['’])(?! (?:has to|can|could|should|will|must|may|might|once said|who)\b)/iu;

const ON_A_DAY = /\bon (?:a |the )?(?:first |last |wet |hot |cold )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/;
/** Much and many of it, and nothing that could be counted or seen. */
const SUMMED_UP =
  /\b(?:a lot|lots of|many|various|several|different (?:things|people|places)|interesting|valuable|(?:longer|more|harder|better) than (?:i|we|planned|expected))\b/i;

const MOST_OF_ALL =
  /\bthe (?:most \p{L}+|(?!(?:gu|for|inter|hon|requ|inv|harv|sugg|prot|cont|mod|dig|arr|earn)est\b)\p{L}{3,}est|best|worst) (?:possible )?(?!(?:of|to|and|in|for|on|thing to|way to|part|time)\b)\p{L}+/iu;

/** A short sentence on what is always so, narrowed by who, when or until. */
const MAXIM =
  /^(?!(?:this|that|these|there|here|in|on|at|it|when|if|he|she|they|you|your|how|why|what)\b)(?!.*\byour?\b)(?:[\p{L}’'-]+ ){1,4}(?:is|are|do|does|fail|costs?|teach(?:es)?|means?)\b(?: [\p{L}’'-]+){0,5} (?:who|that|what|when|until|than|where|nobody|somebody|without)(?: [\p{L}’'-]+){1,7}[.!]?$/iu;
const hasTangible = (clause: string): boolean =>
  tagged(clause).some(({ lower, tag }) => tag === 'noun' && (isSeen(lower) || TANGIBLE.test(classOf(lower).fields[0] ?? '')));

const OFFER =
  /(?<=^|[.!?]\s)(?:we|i)(?:['’]ll| will| can)(?: \p{L}+)? (?:do|write|fix|mend|clean|deliver|cook|send|build|repair|collect|bring|sort|check|find|cancel|plan|design|print|pick|take)\b[^.!?]*\b(?:for you|yours?)\b[^.!?]*/iu;
/** Nobody can look up what "studies" show, and nobody has counted who fails at their goals. */
export const SOME_STUDY =
  /\b(?:an?|one) (?:new|recent) (?:study|survey|report)\b|\b(?:studies|research|science|statistics) (?:shows?|says?|suggests?|finds?|found|proves?|has shown|have shown)\b/iu;
const OF_ANYBODY =
  /(?:\d\s?%|\bper ?cent|(?:in|out of) (?:\d+|ten|five|four|three|a hundred)) (?:of )?(?:all )?(?:people|us|men|women|adults|humans)?\s?(?:who \p{L}+ )?(?:fail|quit|give up|never|don['’]t|do not|won['’]t|will not|can['’]t|get (?:it|this) wrong|make (?:this|these|the same))\b/iu;
/** Whoever says whose figure it is has answered that. */
export const SOURCE = /\b(?:said|says|according|study|survey|found|report|reported|census|counted|measured|asked|tested)\b/i;
/** Whose figure it is, or who has counted. */
const isSourced = (text: string): boolean =>
  !SOME_STUDY.test(text) && (SOURCE.test(text) || /\b(?:i|my|our|we)\b|\bin this \p{L}+/iu.test(text));

export const foundIn = (hook: string, audience: string) => {
  // A label is no part of the line.
  const text = hook.trim().replace(/^subject(?: line)?: ?(?=\S)/i, '');
  const worn = allMatched(text, WORN);
  const hype = allMatched(text, HYPE);
  // Whoever says hello and then announces does both: what is announced counts.
  const announced = matched(text.replace(GREETING, ''), ANNOUNCEMENT) ?? matched(text, ANNOUNCEMENT);
  // "…, and I'd like to tell you about each of them" goes on from what it has told.
  const announcement =
    announced !== undefined && /\S{3} (?:and|but|because) $/i.test(text.slice(0, Math.max(0, text.indexOf(announced))))
      ? undefined
      : announced;
  // What everybody says shows nothing, and neither does what is still to be filled in.
  const told = [WORN, HYPE, ...(announced === announcement ? [ANNOUNCEMENT] : []), PLACEHOLDERS].reduce(
    (rest, pattern) => rest.replace(new RegExp(pattern, 'giu'), ' … '),
    text,
  );
  const words = (told.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? []).map((word) => word.toLowerCase());
  const sentences = sentencesOf(text.replace(/\s+/g, ' '));
  const within = (set: ReadonlySet<string>): string[] => [...new Set(words.filter((word) => set.has(word)))];
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = letters.filter((letter) => /\p{Lu}/u.test(letter));
  const speech = speechIn(text);
  // What somebody asks in it is not what it asks.
  const question = sentences.find(
    (sentence) => /\?["”’)]*$/.test(sentence) && !(speech?.endsWith('?') && sentence.includes(speech)),
  );
  const isPlainQuestion = question !== undefined && OPEN.test(question) && worn.length + hype.length === 0;
  const asksTheReader =
    isPlainQuestion &&
    !/^what if\b/i.test(question) &&
    !ON_THEIR_BEHALF.test(question) &&
    // Why something of theirs is as it is, the text tells.
    !/^(?:so |and |but )?why\b/i.test(question) &&
    (ASKS_THE_READER.test(question) || (!IS_YES_OR_NO.test(question) && ABOUT_THE_READERS.test(question)));
  const figures = [...told.matchAll(FIGURE)].flatMap(({ index, 0: found }): Figure[] => {
    if (LABEL.test(told.slice(0, index)) || ORDINAL.test(told.slice(index + found.length))) return [];
    const full = whole(told, index, withNouns(told, index, found));
    const plain = kindOf(full, text, told.slice(0, index));
    // "9 cheap lunches for the office" is a list as well.
    const kind = plain === 'count' && index === 0 && isTitleLike(withoutStop(text)) ? 'list' : plain;
    const words = (kind === 'list' ? LISTED.exec(text)?.[0] : undefined) ?? full;
    const figure = (/ to /.test(words) ? words : withoutEnd(words.replace(/^from /, ''))).replace(THEY_DO, '');
    const isExact = COUNTED.test(figure) && !countsNothing(figure, told.slice(0, index), told.slice(index + full.length));
    return [{ words: figure, kind, isExact }];
  });
  const people = [...new Set([...within(CLOSE), ...words.filter(isPerson)])];
  const isSpoilt = worn.length + hype.length > 0 || announcement !== undefined;
  const longest = sentences.reduce((most, sentence) => (countWords(sentence) > countWords(most) ? sentence : most), '');
  const isHandedOn = HANDED_ON.test(text) || BY_NAME.test(text);
  const afterthought = isSpoilt || isHandedOn ? undefined : afterthoughtIn(sentences);
  const hasFirstPerson = /\b(?:i|me|my|we|us|our)\b/i.test(told);
  const names = namesIn(sentences);
  const things = thingsIn(told);
  const bio = bioIn(sentences[0] ?? '');
  // A reason, or how it came about, is told of and not shown.
  const scene =
    announcement !== undefined ||
    bio !== undefined ||
    hype.length > 0 ||
    isHandedOn ||
    /^(?:why|what|how|the (?:real |only )?reason)\b/i.test(text)
      ? undefined
      : sceneIn(sentencesOf(told).map((sentence) => sentence.replace(/^[\s…]+/, '')));
  const counts = figures.filter(({ kind }) => kind !== 'list').length + names.length;
  const isShown =
    scene !== undefined &&
    (speech !== undefined || counts > 0 || ON_A_DAY.test(scene) || (hasTangible(scene) && !SUMMED_UP.test(scene)));
  const cost = figures.find(({ kind }) => kind === 'money')?.words ?? within(COST)[0];
  return {
    // With its label, if it has one.
    hook,
    text,
    words,
    wordCount: countWords(text),
    sentences,
    longest,
    // "[your figure]": what the visitor has to fill in.
    placeholder: /\[[^[\]]+\]/.exec(text)?.[0],
    question,
    // Asks what yes or no, or one of two, cannot answer.
    isOpen: isPlainQuestion && !IS_YES_OR_NO.test(question) && !ASKS_THE_READER.test(question) && !asksTheReader,
    // Asks what nobody but the reader can answer.
    asksTheReader,
    // Whoever is spoken to inside the hook is not the reader.
    address: addressIn(speech ? told.replace(speech, '') : told),
    addressee: addresseeIn(text),
    // Words that single out who is meant: "If you run a café".
    reader: matched(told, READER),
    command: isCommand(text.replace(READER, '').replace(/^[\s,:]+/, '')) ? withoutStop(sentences[0] ?? text) : undefined,
    figures: figures.filter(({ words: each }) => !/^(?:one|1|(?:19|20)\d\d)$|-year/i.test(each)),
    // Something that happened: the clause.
    scene: isShown ? scene : undefined,
    // It happened, and nothing of it is shown.
    summary:
      isShown ||
      announcement !== undefined ||
      bio !== undefined ||
      (counts + things.length > 0 && scene === undefined) ||
      !hasFirstPerson ||
      /^[^,;:]{2,40}? (?:is|are) /i.test(told) ||
      !SUMMED_UP.test(told)
        ? undefined
        : (scene ?? withoutStop(longest)),
    bio,
    expertise: bio === undefined ? expertiseIn(told) : undefined,
    paradox: isSpoilt ? undefined : paradoxIn(sentences),
    riddle: things.length + figures.length > 0 ? RIDDLE.exec(told)?.groups?.['who'] : undefined,
    // Whoever is at the beginning of a film or a talk says hello.
    isGreeting:
      /^(?:hey|hi|hello|what['’]?s up|ladies and gentlemen|dear|good (?:morning|afternoon|evening)|welcome)\b/i.test(text) &&
      announcement !== undefined,
    // What somebody says in it.
    speech: isHandedOn || !isSpoken(text) ? undefined : speech?.replace(/,$/, ''),
    // What somebody has said somewhere, as everybody can quote it.
    citation: isHandedOn ? (speech?.replace(/,$/, '') ?? SAID_THAT.exec(withoutStop(text))?.[0]) : undefined,
    isAttributed: isHandedOn && ATTRIBUTED.test(text),
    hasFirstPerson,
    people,
    names,
    things,
    // One thing said to be another: "Savings are a fire extinguisher".
    likeness: likenessIn(told),
    // "Most advice is written by people who got lucky once": said of all of them, with a barb in its tail.
    isMaxim: sentences.length === 1 && !isSpoilt && !hasFirstPerson && !TRUISM.test(text) && MAXIM.test(text),
    // The words that go against what came before them.
    turn: matched(told, TURN),
    // A second sentence that puts the first in another light.
    afterthought,
    // How far it went, in a word.
    swing: isSpoilt ? undefined : matched(told, SWING),
    // What readers may have thought is denied, and then put right.
    denial:
      !isSpoilt && !SOFT_WORN.test(text) && sentences.length === 2 && isCorrection(sentences[0]!, sentences[1]!)
        ? withoutStop(sentences[0]!)
        : undefined,
    // A sentence of a few words that takes back the one before it.
    reversal: isSpoilt || isHandedOn ? undefined : reversalIn(sentences),
    // "The most expensive thing": measured against others.
    superlative: isSpoilt || allMatched(told, MOST_OF_ALL).length > 1 ? undefined : matched(told, MOST_OF_ALL),
    // The words that promise an answer and keep it back.
    gap: NEVER_LEARNED.test(told) ? undefined : matched(told, GAP),
    cost,
    feeling: within(FEELING),
    // Whoever writes for everyone writes for the general public.
    world: within(WORLDS[audience === 'Everyone' ? 'General Public' : audience] ?? new Set()),
    promise: matched(text, PROMISE),
    announcement,
    worn,
    // Used often, and still working.
    softWorn: matched(text, SOFT_WORN),
    hype,
    subject: subjectIn(text, announcement !== undefined ? ANNOUNCED_BEHIND : worn.length > 0 ? ASKED_BEHIND : undefined),
    truism: figures.length === 0 && TRUISM.test(text) ? withoutStop(sentences[0] ?? text) : undefined,
    // A number, a gain or somebody who knows gives a reason to read it.
    isTitle:
      OF_NOTES.test(withoutStop(text)) ||
      (sentences.length < 2 &&
        isTitleLike(withoutStop(text)) &&
        figures.length === 0 &&
        !TRUISM.test(text) &&
        !GAP.test(told) &&
        !READER.test(told) &&
        (!PROMISE.test(text) || /^(?:tips|tricks|guide)\b/i.test(text)) &&
        bio === undefined &&
        expertiseIn(told) === undefined),
    isShouted: (letters.length > 8 && capitals.length / letters.length > 0.6) || /!{2,}/.test(text),
    mistakes: mistakesIn(text),
    // In the broadest sense.
    hasNumber: ANY_NUMBER.test(text),
    // What the teller does for the reader: "We'll write the letter for you, free".
    offer: isSpoilt ? undefined : matched(text, OFFER),
    // A share of everybody that nobody has counted.
    isUncounted:
      !isSourced(text) && (OF_ANYBODY.test(text) || (SOME_STUDY.test(text) && figures.some(({ kind }) => kind === 'share'))),
    hard: within(new Set(words.filter((word) => HARD.test(word) && rareness(word) > COMMON))),
  };
};

export type Found = Readonly<ReturnType<typeof foundIn>>;
