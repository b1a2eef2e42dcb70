/** What a visitor says to the writer, among the facts: obeyed where that is simple, printed never. */
import { sentencesOf, withoutStop } from '../../english/topic/clean.ts';
import { contentWords } from '../../kit/likeness.ts';
import { withArticle } from '../../english/prose.ts';
import { readTopic } from '../../english/topic.ts';
import type { Brief } from '../../reader/brief.ts';
import { repair } from '../../reader/repair.ts';

export interface Told extends Pick<Brief, 'original' | 'repairs'> {
  /** What is said of the company. */
  readonly text: string;
  /** Something in it was said to the writer. */
  readonly isAddressed: boolean;
  /** A short text is wished for. */
  readonly isShort: boolean;
  /** Words for what is to be left out. */
  readonly unsaid: ReadonlySet<string>;
}

const ASKED =
  "(?:please|pls|plz|kindly|can you|could you|would you|(?:I|we)(?:'d| would) like (?:you )?to|(?:I|we) want you to|(?:make|be) sure (?:to|that you|you|that it|it)|try to|remember to|don't forget to|it (?:should|must|has to|needs to))";
const LINK = '(?:(?:and|but|also|so|or|just|oh|ps)[,:]? )*';
const POLITE = `${LINK}(?:${ASKED}[,:]?\\s+)?${LINK}`;
const REALLY_ASKED = `${LINK}${ASKED}[,:]?\\s+${LINK}`;
const TEXT =
  '(?:bio|biography|about(?: us)?|blurb|text|write-?up|profile|description|paragraph|copy|wording|intro|introduction|tone|style|voice|language|writing|result)';
const STYLES =
  '(?:short|brief|simple|concise|long|fun|funny|light|warm|friendly|casual|formal|informal|professional|personal|human|plain|snappy|punchy|catchy|modest|low-key|upbeat|relaxed|serious|positive|classy|corporate|salesy|cheesy|stiff|sad|pushy|technical|wordy|boring|flashy|posh|engaging)';
const MANNERS = `(?:sound|read|look|feel|come across|${STYLES}|real|honest|sweet|natural|clear|easy|interesting|nice|good|too|a bit|a little|more|less|not|about|under|to \\d|to (?:one|two|three|a)|down to earth|up to|max|in the|\\d)`;

const MENTION = new RegExp(
  `^(?:${POLITE}(?:mention|highlight|emphasi[sz]e|stress)|${REALLY_ASKED}(?:include|say|note|add|state|focus on|talk about|tell (?:them|people|readers)|point out|bring out|put in|work in|get across))\\b(?: the fact)?(?: that)?[:,]?\\s+`,
  'i',
);
/** "Tell parents they can text us": parents can. */
const TELL = new RegExp(
  `^${POLITE}(?:tell|let|remind) (parents|customers|clients|patients|visitors|guests|people|readers|members|them)(?: know)?(?: that)? they\\s+`,
  'i',
);
const LEAVE_OUT = new RegExp(
  `^${POLITE}(?:(?:do not|don't|never|no need to|avoid|without|not) (?:to )?(?:mention\\w*|includ\\w*|say(?:ing)?|talk(?:ing)? about|writ(?:e|ing) about|name|naming|list|bring(?:ing)? up|call (?:us|it|me|this))|(?:leave out|skip|omit) (?=(?:the|our|my|any|that|where|what|when|how)\\b))(?: the fact)?(?: that)?\\s*`,
  'i',
);
const MANNER = new RegExp(
  [
    `^${POLITE}(?:keep|make|have) (?:it|this|the ${TEXT}|things)\\b.{0,30}?\\b${MANNERS}\\b`,
    `^${POLITE}(?:(?:do not|don't|not) (?:make|be|sound|get|go|overdo|oversell|exaggerate|use|write)|(?:nothing|not)(?: too)? ${STYLES})\\b`,
    `^${POLITE}(?:write|create|generate|draft|use|be|sound)\\b.{0,40}?\\b(?:${TEXT}|words?|sentences?|paragraphs?|person|${MANNERS})\\b`,
    `^${LINK}no (?:jargon|buzz\\s?words?|clich\\S+|fluff|hype|waffle|corporate|marketing (?:speak|talk)|exclamation|emojis?|hashtags?|sales talk|superlatives)\\b`,
    `^${LINK}(?:it|this|that|the ${TEXT}|${TEXT}) (?:should|must|needs? to|has to|shouldn't|can|is for|is going)\\b.{0,30}?\\b(?:sound|read|feel|come across|say|mention|include|be|our|my|website|page)\\b`,
    `^${LINK}(?:(?:I|we) )?(?:need|want) (?:something|sth|a text|words|copy|a few (?:words|lines|sentences)) (?:for|on)\\b`,
    `^${LINK}(?:(?:it|this|that)(?:'s| is) )?(?:for|on) (?:our|my|the|a) (?:new )?(?:web ?site|about(?: us)? page|linkedin\\b.*|instagram\\b.*|facebook\\b.*|brochure|flyer|home ?page)$`,
    `^${LINK}(?:max\\.?|maximum|no more than|under|at most|about|around|up to)? ?\\d+ words\\b`,
    `^${LINK}(?:one|two|three|\\d) (?:short )?(?:sentences?|paragraphs?)(?: max| only| is fine)?$`,
    '^(?:many )?(?:thanks|thank you|thx|cheers|tia)(?: (?:so much|a lot|in advance|very much))?$',
    `^(?:tone|style|length|format|voice|words|language)\\s?:`,
  ].join('|'),
  'i',
);
/** What comes behind "for" is the company: "I need a bio for my bakery in Leeds". */
const REQUEST = new RegExp(
  `^(?:(?:hi|hello|hey)\\b[^.!?,]{0,20}[,!]?\\s+)?(?:${POLITE}(?:(?:I|we)(?:'m| am|'re| are)? (?:need|want|would like|looking for)|(?:I|we)'d like|need|write|create|generate|draft|make|give)(?: me| us)? (?:an?|the|our|my|some|something|this)\\s(?:[\\p{L}-]+\\s){0,4}?${TEXT}\\b|${TEXT} (?=(?:for|about) (?:our|my)\\b))(?: (?:text|page|section|paragraph))?,?(?: ?(?:for|about|of|on))?(?: (?:my|our|a|the) (?:web ?site|linkedin|site|page|brochure|about page)\\b[^:,]*)?(?: (?:my|our|the|this|a) (?:company|business|firm|startup)\\b)?(?: (?:called|named))?[,:]?\\s*(?:(?:my|our)\\s)?`,
  'iu',
);
const GREETING = /^(?:hi|hello|hey|dear)(?: (?:there|team|all|\p{L}+))?[,!.]?\s*$/iu;
/** "Please call ahead" is said to customers. */
const TO_CUSTOMERS =
  /\b(?:please|pls|plz|kindly)\s+(?:call|contact|visit|book|e-?mail|ring|get|note|ask|see|drop|come|bring|order|check|allow|arrive|phone|text|message|reserve|feel|enjoy)\b/i;
const PLEADS = /\b(?:please|pls|plz)\b/i;
const SHORT =
  /\b(?:short\w*|brief|concise|snappy|to the point|(?:one|two|1|2) (?:short )?(?:sentence|paragraph)s?|(?:[1-6]\d|70|75) words)\b/i;

/** Where what is said of the company may turn to the writer, or back. */
const TO_WRITER = `${LINK}(?:${ASKED}|mention|leave out|(?:do not|don't) (?:mention|make|use))\\b`;
const TO_COMPANY = "(?:we|I|our|my|it|they)(?:'\\p{L}+)?\\s";
const TURN = new RegExp(
  `(?=(?:[,;:–—(]|(?<= )-) ?(?:${TO_WRITER}|${LINK}(?:(?:keep|make) it|not too|no (?:jargon|buzz|clich|fluff|corporate))|${TO_COMPANY})| (?:and|but) (?:${TO_WRITER}|${TO_COMPANY}))|(?<=\\))(?= (?:and|but) (?!that\\b))`,
  'iu',
);
const LEADING_MARK = /^\s*(?:[,;:–—(-]|(?:and|but)\s)\s*/;

/** Said of the company: "our patent" is something that it has. */
const asFact = (words: string): string => {
  const bare = words.trim().replace(/\)$/, (mark, at: number) => (words.slice(0, at).includes('(') ? mark : ''));
  if (readTopic(bare).shape === 'clause' || /^(?:we|i|it|they)\b/i.test(bare)) return bare;
  const own = bare.replace(/^(?:our|my|the) /i, '');
  if (own === bare) return `we offer ${bare}`;
  const { subject } = readTopic(own);
  return `we have ${subject?.number === 'one' && !subject.isName ? withArticle(own) : own}`;
};

type Piece = { readonly said: string; readonly isAsked?: true } | { readonly wish: string; readonly unsaid?: string };

const pieceOf = (typed: string): readonly Piece[] => {
  const bare = withoutStop(typed.replace(LEADING_MARK, '')).replaceAll('’', "'").trim();
  const mention = MENTION.exec(bare);
  if (mention)
    return bare
      .slice(mention[0].length)
      .split(/,? and (?:the fact )?that /i)
      .map((fact) => ({ said: `. ${asFact(fact)}`, isAsked: true }));
  const tell = TELL.exec(bare);
  if (tell) return [{ said: `. ${tell[1] === 'them' ? 'customers' : tell[1]} ${bare.slice(tell[0].length)}`, isAsked: true }];
  const leave = LEAVE_OUT.exec(bare);
  if (leave) return [{ wish: bare, unsaid: bare.slice(leave[0].length) }];
  const isWish = MANNER.test(bare) || GREETING.test(bare) || (PLEADS.test(bare) && !TO_CUSTOMERS.test(bare));
  return [isWish ? { wish: bare } : { said: typed }];
};

const MOST_UNSAID = 4;

/** What was typed, mended, and taken apart by whom it is said to. */
export const toldIn = (typed: string): Told => {
  const { text: whole, repairs } = repair(typed);
  const sentences = sentencesOf(whole).map((sentence) => {
    const request = REQUEST.exec(sentence);
    const pieces = (request ? sentence.slice(request[0].length) : sentence).split(TURN).flatMap(pieceOf);
    const wishes = pieces.flatMap((piece) => ('wish' in piece ? [piece] : []));
    const said = pieces.flatMap((piece) => ('said' in piece ? [piece.said] : [])).join('');
    const isWhole = !request && pieces.every((piece) => 'said' in piece && !piece.isAsked);
    const kept = isWhole ? sentence : said.replace(/^[\s.]*/, '').replace(LEADING_MARK, '');
    return { said: kept, isWhole, wishes, request: request?.[0] ?? '' };
  });
  const wishes = sentences.flatMap((sentence) => sentence.wishes);
  const unsaid = wishes.flatMap(({ unsaid: words = '' }) => [...contentWords(words)].slice(0, MOST_UNSAID));
  return {
    original: [typed],
    repairs,
    text: sentences
      .map(({ said }) => said.trim())
      .filter((said) => /[\p{L}\p{N}]/u.test(said))
      .map((said, at, all) => (at < all.length - 1 && !/[.!?]["”’)]*$/.test(said) ? `${said}.` : said))
      .join(' '),
    isAddressed: sentences.some(({ isWhole }) => !isWhole),
    isShort: SHORT.test([...wishes.map(({ wish }) => wish), ...sentences.map(({ request }) => request)].join(' ')),
    unsaid: new Set(unsaid),
  };
};
