/** How a request is put. */
import { sentencesOf } from '../english/topic/clean.ts';
import type { Topic } from '../english/topic.ts';
import { tagged } from '../english/topic/tagger.ts';
import { isKnown } from '../english/topic/word-classes.ts';
import { isFunctionWord } from '../english/topic/function-words.ts';
import type { Form } from './brief.ts';

/** What somebody may ask for to be written. */
const TEXTS =
  'words?|quotes?|lines?|toast|speech|message|tagline|slogan|name|names|caption|captions|verse|poem|hook|hooks|titles?|headline|post|ideas?|arguments?|eulogy|text|bio|script|card text|greeting|invitation|intro|introduction|subject line|farewell|sentence|paragraph|description|hashtags|tags|thank-you note|saying|something|anything|ctas?|wishes|pitch|summary|story|blurb|copy';
const ADJECTIVES =
  '(?:(?:short|funny|nice|good|catchy|warm|kind|simple|sweet|little|quick|few|some|heartfelt|great|new|witty|moving)\\s+)*';
const REQUEST = new RegExp(
  [
    `^(?:please\\b|pls\\b|i(?:'m| am)? (?:need|want|look(?:ing)?|would like|'d like|have to write|must write)\\b(?! to (?:be|live|go)\\b)|we (?:need|want) (?:some|a|an)? ?${ADJECTIVES}(?:${TEXTS})\\b|need (?:a|an|some)\\b|looking for\\b|give me\\b|help me (?:write|with|find|say)|write (?:me\\b|a |an |something)|can you (?:write|give|help|make)|could you|would you|suggest|generate|create (?:a|an|some) ${ADJECTIVES}(?:${TEXTS})\\b|make me\\b|tell me\\b|i'?d like\\b)`,
    `^(?:an?\\s|some\\s|the\\s)?${ADJECTIVES}(?:\\w+ )?(?:${TEXTS}) (?:for|about|on|to (?:say|write|put|give))\\b`,
  ].join('|'),
  'i',
);
/** "Letters to my son" and "the story of us" are things, not orders. */
const NO_REQUEST = /^(?:the (?:story|name|words?)|letters?|stories|a story of|my )\b/i;

const PRICE =
  /[$£€]\s?\d|\b\d+ ?(?:pounds|dollars|euros|eur|usd|gbp)\b|\b\d+ ?% (?:off|discount)|\bdiscount\b|\bhalf[- ]price\b|\bpay what you\b|\bno deposit\b/i;
const SELLING =
  /\b(?:free (?:first|trial|consultation|delivery|quote|guide|webinar|session|class|lesson)|book (?:now|a|your)|sign up|join us|order (?:now|online)|pre-?orders?|delivered|while you wait|at your door|same[- ]day|our (?:customers|clients|shop|farm|studio|menu|services)|fitted in|limited places|places left|slots left|seats left|opening hours|call us|visit us|this weekend only|until \w+day|sell (?:the|our)|for sale|tickets)\b/i;
/** What a business says it does. */
const SERVICE =
  /^(?:we|i|our (?:team|company|firm|shop|studio|clinic|app))\s+(?:will |can |also |only |now )?(?:help|make|build|bake|sell|offer|provide|repair|restore|clean|fit|install|design|rent|run|teach|translate|deliver|grow|cook|create|train|write|print|sew|brew|roast|supply|fix|paint|photograph|organise|organize|produce|develop|groom|walk|host|plan|manage|coach|serve|craft|renovate|connect|advise|represent|treat)\b(?! out\b)/i;

const TOLD =
  /\b(?:was|were|had|did|lost|left|came|went|said|got|told|opened|closed|died|became|found|started|stopped|bought|drove|taught|began|won|met|moved|adopted|has been|have been|have (?:packed|had|run|known|worked)|haven'?t)\b|\b\w{3,}ed\b/i;

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.&-]*/gu) ?? [];

/** Each Word Begins With a Capital, small words aside; or a name before a colon. */
const isTitled = (text: string): boolean => {
  const words = wordsIn(text);
  const open = words.filter((word) => !isFunctionWord(word.toLowerCase()) && !/^\d/.test(word));
  return open.length > 1 && words.length > 1 && !/[.!?]$/.test(text.trim()) && open.every((word) => /^\p{Lu}/u.test(word));
};

/** A name alone: "Nonna Pia's". */
const isName = (text: string): boolean => {
  const words = wordsIn(text);
  return words.length < 5 && words.every((word) => /^\p{Lu}/u.test(word)) && words.some((word) => !isKnown(word));
};

const isListOfKeywords = (text: string): boolean => {
  const parts = text.split(/\s*[,;|/•]\s*|\s+\+\s+|\n+/).filter((part) => part.trim() !== '');
  if (parts.length < 2 || /[.!?]$/.test(text.trim())) return false;
  const short = parts.every((part) => wordsIn(part).length <= (parts.length > 2 ? 4 : 3));
  return (
    short &&
    !parts.some((part) => /^(?:and|or|but|who|that|which|from|each|no|at|your?|in|until|my|his|her|our|with)\b/i.test(part))
  );
};

const QUESTION =
  /^(?:(?:is|are|was|were|does|did|should|could|would) [\p{L}'’-]+ [\p{L}'’-]+|(?:what|why|when|where|who|which|whose)\b(?! (?:the|i|we|my|you)\b.*[^?]$)|how (?:to|do|does|did|can|could|should|would|is|are|much|many|long|often|come|i)\b|(?:is|are|am|was|were|do|does|did|can|could|should|would|will|has|have) (?:it|a|an|the|i|you|we|they|he|she|there|my|your|our|any\w*|children|kids|people|\w+s)\b)/iu;

/** "the night my father died", "a loss we can be proud of": what follows only says which one. */
const isPhraseWithClause = (said: string): boolean => {
  const tokens = tagged(said);
  const at = tokens.findIndex(
    ({ tag, lower }) =>
      (tag === 'pronoun' && !/^(?:me|us|them|him|it)$/.test(lower)) || tag === 'possessive' || tag === 'relative',
  );
  const before = at > 0 && tokens[at]!.tag === 'possessive' && tokens[0]!.tag !== 'determiner' ? -1 : at;
  const inside = tokens.slice(0, Math.max(0, before));
  const isPlain = inside.every(
    ({ tag, lower }) =>
      /^(?:determiner|possessive|adjective|noun|name|number|gerund)$/.test(tag) || /^(?:made|grown|of|from)$/.test(lower),
  );
  return before > 0 && isPlain && inside.at(-1)?.tag === 'noun';
};

/** "giving a speech when you hate speaking" */
const isGerundWithClause = (said: string): boolean =>
  /^\w{3,}ing (?!is\b|are\b|was\b|makes?\b|does\b|has\b|for\b|should\b|can\b|will\b).*\b(?:when|while|because|that|who|if|after|before|where|as)\b/i.test(
    said,
  );

/** Verbs that a tagger takes for nouns at the start of a phrase. */
const ORDERS =
  /^(?:repair|fix|sell|make|build|grow|save|teach|help|learn|start|stop|plan|host|run|cook|bake|write|train|clean|design|paint|restore|find|get)$/i;
/** "fixing bikes for kids": something is done to something; "boxing classes" are a thing. */
const isDoing = (said: string): boolean => {
  const [first, next] = tagged(said);
  if (first !== undefined && next?.tag === 'adjective' && ORDERS.test(first.text)) return true;
  return (
    first !== undefined &&
    /ing$/.test(first.lower) &&
    next !== undefined &&
    /^(?:determiner|possessive|number|pronoun)$/.test(next.tag)
  );
};

const BARE_START = /^(?!an?\b|the\b|my\b|our\b|his\b|her\b|their\b|your\b)/i;
const TAILED = /\s(?:for|from|with|without|by|in|at|of|above|within)\s/i;

export interface FormClues {
  /** As typed: a title shows by its capitals. */
  readonly typed: string;
  /** Mended. */
  readonly text: string;
  readonly topic: Topic;
  /** The words name a trade: what a business does. */
  readonly isTrade: boolean;
  /** There are words that a trade may deal in: bicycles, furniture. */
  readonly hasWares: boolean;
}

const ofSentences = ({ text, isTrade }: FormClues, sentences: readonly string[]): Form => {
  if (REQUEST.test(sentences[0]!)) return 'request';
  const opening = sentences[0]!;
  const told = sentences.filter((sentence) => TOLD.test(sentence)).length;
  if (/\?$/.test(opening) && sentences.length === 2) return 'question';
  if (isTrade && (SERVICE.test(text) || !/\b(?:i|my|me)\b/i.test(text)) && told * 2 <= sentences.length) return 'offer';
  if (SELLING.test(text) && told === 0) return 'offer';
  return 'story';
};

const ofPhrase = ({ text, topic, isTrade }: FormClues, said: string): Form => {
  if (PRICE.test(text) && (isTrade || SELLING.test(text) || /% off/i.test(text))) return 'offer';
  if (SELLING.test(text) && (isTrade || /^(?:sell|sign up|free|book)\b/i.test(text))) return 'offer';
  const isService = isTrade && /^\w+ing (?:for|without)\b/i.test(said);
  if ((topic.shape === 'gerund phrase' && !isService) || topic.shape === 'verb phrase' || isDoing(said)) return 'activity';
  if (/^not \w+ing\b/i.test(text) || /^\w+ing (?:my|your|the|to|a|on|out|over|for|in|at)\b/i.test(said)) return 'activity';
  const isLong = wordsIn(said).length > 3;
  if (isTrade && BARE_START.test(said) && isLong && (TAILED.test(said) || said.includes(','))) return 'offer';
  return 'noun phrase';
};

/** The form of a request; a claim where in doubt about a sentence, a noun phrase where in doubt about a phrase. */
export const formOf = (clues: FormClues): Form => {
  const { typed, text, topic, isTrade, hasWares } = clues;
  // What is shouted has no capitals that tell anything.
  const shouted = typed === typed.toUpperCase();
  const sentences = sentencesOf(text);
  if (isListOfKeywords(text) && !PRICE.test(text)) return 'keyword list';
  if (sentences.length > 1) return ofSentences(clues, sentences);
  const said = sentences[0] ?? text;
  if (wordsIn(said).length < 2) return 'keyword';
  if (REQUEST.test(said) && !NO_REQUEST.test(said)) return 'request';
  if (/\?["”']?$/.test(said) || QUESTION.test(said)) return 'question';
  if (!shouted && (isTitled(typed) || isName(typed))) return 'title';
  if (SERVICE.test(said) && (isTrade || hasWares)) return 'offer';
  if (topic.shape === 'clause') {
    if (isGerundWithClause(said)) return 'activity';
    if (isPhraseWithClause(said)) return ofPhrase(clues, said);
    if (isTrade && (PRICE.test(text) || /^(?:\w+ ){0,5}(?:deli|family[- ]run)/i.test(said))) return 'offer';
    return 'claim';
  }
  return ofPhrase(clues, said);
};
