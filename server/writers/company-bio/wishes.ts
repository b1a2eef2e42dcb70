/** What a visitor says to the writer, among the facts: obeyed where that is simple, printed never. */
import { withArticle } from '../../english/prose.ts';
import { sentencesOf, withoutStop } from '../../english/topic/clean.ts';
import { readTopic } from '../../english/topic.ts';
import { contentWords } from '../../kit/likeness.ts';
import type { Brief } from '../../reader/brief.ts';
import { repair } from '../../reader/repair.ts';
import written from './words/wishes.yaml';

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

type Kind = 'mention' | 'leave' | 'manners' | 'request';
const { words, ...patterns } = written as { readonly words: Readonly<Record<string, string>> } & Readonly<
  Record<Kind, readonly string[]>
>;
const LINK = `(?:${words['link']!} )*`;
const ASKED = `(?:${words['asked']!})`;
const SLOTS: Readonly<Record<string, string>> = {
  link: LINK,
  asking: `${LINK}${ASKED}[,:]? ${LINK}`,
  polite: `${LINK}(?:${ASKED}[,:]? )?${LINK}`,
};
const filled = (pattern: string): string =>
  pattern.replace(/\{([a-z]+)\}/g, (_, slot: string) => SLOTS[slot] ?? `(?:${words[slot]!})`);
const anyOf = (kind: Kind, behind: string): RegExp =>
  new RegExp(`^(?:${patterns[kind].map(filled).join('|')})(?<=[^\\p{L}]|\\b)${behind}`, 'iu');

const THAT = '(?: the fact)?(?: that)?[:,]? ?';
const MENTION = anyOf('mention', `\\b${THAT}`);
const LEAVE_OUT = anyOf('leave', THAT);
const MANNER = anyOf('manners', '(?!\\p{L})');
/** What comes behind "for" is the company: "I need a bio for my bakery in Leeds". */
const REQUEST = anyOf(
  'request',
  '\\b(?: (?:text|page|section|paragraph))?,?(?: ?(?:for|about|of|on))?(?: (?:my|our|a|the) (?:web ?site|linkedin|site|page|brochure|about page)\\b[^:,]*)?(?: (?:my|our|the|this|a) (?:company|business|firm|startup)\\b)?(?: (?:called|named))?[,:]? ?(?:(?:my|our) )?',
);
/** "Tell parents they can text us": parents can. */
const TELL =
  /^(?:(?:and|also|please|pls) )*(?:tell|let|remind) (parents|customers|clients|patients|visitors|guests|people|readers|members)(?: know)?(?: that)? they /i;
/** "Please call ahead" is said to customers. */
const PLEADS =
  /\b(?:please|pls|plz)\b(?! (?:call|contact|visit|book|e-?mail|ring|get|note|ask|see|drop|come|bring|order|check|allow|arrive|phone|text|message|reserve|feel|enjoy)\b)/i;
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
const asFact = (typed: string): string => {
  const bare = typed.trim().replace(/\)$/, (mark, at: number) => (typed.slice(0, at).includes('(') ? mark : ''));
  if (readTopic(bare).shape === 'clause' || /^(?:we|i|it|they)\b/i.test(bare)) return bare;
  const own = bare.replace(/^(?:our|my|the) /i, '');
  const { subject } = readTopic(own);
  if (own === bare) return `we offer ${bare}`;
  return `we have ${subject?.number === 'one' && !subject.isName ? withArticle(own) : own}`;
};

/** A part of a sentence: what it says of the company, what it asks of the writer, and what is to be left out. */
interface Piece {
  readonly facts: readonly string[];
  readonly wish?: string;
  readonly unsaid?: string;
}

const pieceOf = (typed: string): Piece => {
  const bare = withoutStop(typed.replace(LEADING_MARK, '')).replaceAll('’', "'").trim();
  const [mention, tell, leave] = [MENTION, TELL, LEAVE_OUT].map((pattern) => pattern.exec(bare));
  if (mention) {
    const facts = bare.slice(mention[0].length).split(/,? and (?:the fact )?that /i);
    return { facts: facts.filter((fact) => /\p{L}{4}/u.test(fact)).map(asFact), wish: '' };
  }
  if (tell) return { facts: [`${tell[1]!} ${bare.slice(tell[0].length)}`], wish: '' };
  if (leave) return { facts: [], wish: bare, unsaid: bare.slice(leave[0].length) };
  return MANNER.test(bare) || PLEADS.test(bare) ? { facts: [], wish: bare } : { facts: [typed] };
};

/** "(names confidential, do not list)" */
const ASIDE = / ?\([^()]*\b(?:do not|don't|please|pls|confidential)\b[^()]*\)/gi;
const ended = (words: string): string => (/[.!?]["”’)]*$/.test(words) ? words : `${words}.`);
const MOST_UNSAID = 4;

/** What was typed, mended, and taken apart by whom it is said to. */
export const toldIn = (typed: string): Told => {
  const { text: whole, repairs } = repair(typed);
  const text = whole.replace(ASIDE, '');
  const sentences = sentencesOf(text).map((sentence) => {
    const [request = ''] = REQUEST.exec(sentence) ?? [];
    const pieces = sentence.slice(request.length).split(TURN).map(pieceOf);
    const isAddressed = request !== '' || pieces.some(({ wish }) => wish !== undefined);
    // What was typed as one is kept as one, and what was asked for is said by itself.
    const own = pieces.map(({ facts, wish }) =>
      wish === undefined ? facts.join('') : facts.length > 0 ? `. ${facts.map(ended).join(' ')} ` : '',
    );
    const said = isAddressed
      ? own
          .join('')
          .replace(/^[\s.]+/, '')
          .replace(LEADING_MARK, '')
      : sentence;
    return {
      said: said.trim(),
      isAddressed,
      wishes: [request, ...pieces.map(({ wish = '' }) => wish)],
      unsaid: pieces.map((piece) => piece.unsaid ?? ''),
    };
  });
  const kept = sentences.flatMap(({ said }) => (/[\p{L}\p{N}]/u.test(said) ? [said] : []));
  return {
    original: [typed],
    repairs,
    text: kept.map((said, at) => (at < kept.length - 1 ? ended(said) : said)).join(' '),
    isAddressed: sentences.some((sentence) => sentence.isAddressed),
    isShort: SHORT.test(sentences.flatMap(({ wishes }) => wishes).join(' ')),
    unsaid: new Set(sentences.flatMap(({ unsaid }) => unsaid.flatMap((words) => [...contentWords(words)].slice(0, MOST_UNSAID)))),
  };
};
