/** Parses an argument: its claim, its reasons, and how sentences can refer to it without changing its words. */
import { readTopic, type Topic } from '../../english/topic.ts';
import { sentencesOf, withoutStop } from '../../english/topic/clean.ts';
import { advises, bare, concedes, proposed, split, thesisAt } from './sentences.ts';
import { hasVerb, lowered, topicOf } from './topic.ts';

/** Whether something is to be done, or something is said to be so. */
export type Stance = 'proposal' | 'statement';

export interface Claim {
  /** Everything that was typed, without addresses and emoji. */
  readonly text: string;
  /** The claim itself, without its full stop. */
  readonly thesis: string;
  readonly stance: Stance;
  /** "the claim that tipping should be abolished", "the proposal to ban phones in schools". */
  readonly named: string;
  /** What it can be called the second time: "the proposal", "the claim", "the idea". */
  readonly short: string;
  /** What it is about, where a phrase of its own can say it. */
  readonly topic: string | undefined;
  /** Whether it wants less of what it is about, or none: "ban phones", "homework does harm". */
  readonly isAgainst: boolean;
  /** The grounds it gives, each short enough to quote. */
  readonly reasons: readonly string[];
  /** Answers to the other side that it contains. */
  readonly concessions: readonly string[];
  /** False for another language, and for what has no words. */
  readonly isReadable: boolean;
}

const AGAINST =
  /\b(?:not|never|no|nobody|nothing|without|against|ban(?:s|ned|ning)?|abolish\w*|stop\w*|end(?:s|ed)?|clos(?:e|ed|ing)|illegal|expel\w*|eliminat\w*|prohibit\w*|outlaw\w*|forbid\w*|restrict\w*|limit\w*|scrap\w*|cancel\w*|remov\w*|reduc\w*|avoid\w*|reject\w*|harm\w*|bad|wrong|worse|wast\w*|ruin\w*|destroy\w*|danger\w*|kill\w*|cruel\w*|excuse|evil|stupid|useless|overrated|outdated|fewer|less|tax(?:ed)?|cannot)\b|n['’]?t\b/i;
/** "Hate speech should not be protected": its first word is no command. */
const SAYS_SHOULD = /^(?:(?!(?:that|they|we|who|what|people|you|I)\b)[\p{L}’'-]+ ){1,4}(?:should|must|ought)\b/iu;
const LONGEST_QUOTE = 110;
const LONGEST_CLAUSE = 100;

/** Ready to be put between “ and ”: no full stop, single inner quotation marks, an ellipsis where it was cut. */
export const quotable = (words: string, limit = LONGEST_QUOTE): string => {
  const whole = words
    .trim()
    .replace(/(?<![.,;:\s])[.,;:\s]+$/u, '')
    .replace(/["“”]([^"“”]*)["“”]/g, '‘$1’')
    .replace(/["“”]/g, '');
  if (whole.length <= limit) return whole;
  const cut = whole.slice(0, limit);
  const end = cut.lastIndexOf(' ');
  return `${(end > limit / 2 ? cut.slice(0, end) : Array.from(cut).slice(0, -1).join('')).replace(/(?<![\s,;:.–—-])[\s,;:.–—-]+$/u, '')}…`;
};

/** "the dangers of social media" is an aspect of something; it cannot be put into practice. */
const ASPECT =
  /\b(?:dangers?|problems?|harms?|risks?|drawbacks?|disadvantages?|downsides?|myths?|evils?|failures?|effects?|impact|causes?|importance|benefits?|advantages?|role|truth|lies|crisis|change)\b/i;

interface Name {
  readonly named: string;
  readonly short: string;
}

const nameOf = (thesis: string, read: Topic, isClause: boolean): Name => {
  const quoted = `“${quotable(thesis)}”`;
  const speaksOfSelf = /\b(?:i|my|me|mine|i(?:'|’)(?:m|ve|d|ll))\b/i.test(thesis);
  const isShort = thesis.length <= LONGEST_CLAUSE && !speaksOfSelf && !/[;:?!…]|\.\s|, (?:so|therefore)\b/.test(thesis);
  if (read.shape === 'opaque' || read.shape === 'keywords') return { named: `the argument ${quoted}`, short: 'the argument' };
  if (read.shape === 'question' || read.shape === 'inquiry') return { named: `the view behind ${quoted}`, short: 'the view' };
  if (read.action !== undefined && !isClause)
    return { named: isShort ? `the proposal to ${lowered(thesis)}` : `the proposal ${quoted}`, short: 'the proposal' };
  if (isClause) {
    const short = advises(thesis) ? 'the proposal' : 'the claim';
    return { named: isShort ? `${short} that ${lowered(thesis)}` : `${short} ${quoted}`, short };
  }
  if (ASPECT.test(thesis))
    return { named: isShort ? `the argument about ${lowered(thesis)}` : `the argument ${quoted}`, short: 'the argument' };
  return { named: isShort ? `the idea of ${lowered(thesis)}` : `the idea ${quoted}`, short: 'the idea' };
};

const words = (text: string): number => text.split(/\s+/).length;

/** A sentence that can be quoted as a ground: not a question, and more than an exclamation. */
const asReason = (sentence: string): string[] => {
  const said = withoutStop(bare(sentence));
  return words(said) > 2 && !/\?\W*$/.test(sentence) ? [said] : [];
};

/**
 * Reads an argument.
 * @param typed Anything at all: a clause, an essay, keywords, another script.
 */
export const readClaim = (typed: string): Claim => {
  const whole = readTopic(typed);
  const sentences = sentencesOf(whole.text);
  const isReadable = whole.shape !== 'opaque' && /\p{L}{2}/u.test(whole.text);
  const at = thesisAt(sentences);
  const asked = withoutStop(bare(sentences[at] ?? ''));
  const proposal = proposed(asked);
  const stated = proposal ?? asked;
  const { claim, reason } = isReadable ? split(stated) : { claim: stated };
  const isAsked = proposal === undefined && /\?\W*$/.test(sentences[at] ?? '');
  // "Köln and São Paulo prove that car-free Sundays work": the claim is what they are said to prove.
  const proof = /^(.{3,60}?)\s+(?:proves?|shows?|demonstrates?) that\s+(.{8,})$/i.exec(claim);
  const thesis = (proof ? proof[2]! : isAsked ? `${claim}?` : claim).trim() || whole.label;
  const read = readTopic(thesis);
  const isClause =
    read.statement !== undefined || proof !== null || SAYS_SHOULD.test(thesis) || (read.action === undefined && hasVerb(thesis));
  const others = sentences.filter((_, place) => place !== at);
  const name = isReadable
    ? nameOf(thesis, read, isClause)
    : { named: `the argument “${quotable(thesis)}”`, short: 'the argument' };
  return {
    text: whole.text,
    thesis,
    stance: name.short === 'the proposal' || name.short === 'the idea' ? 'proposal' : 'statement',
    ...name,
    topic: isReadable ? topicOf(withoutStop(thesis), read, isClause) : undefined,
    isAgainst: read.shape === 'question' || AGAINST.test(thesis),
    reasons: isReadable
      ? [
          ...(proof ? [claim] : []),
          ...(reason === undefined ? [] : [reason]),
          ...others.filter((sentence) => !concedes(sentence)).flatMap(asReason),
        ]
      : [],
    concessions: isReadable ? others.filter(concedes).map(withoutStop) : [],
    isReadable,
  };
};
