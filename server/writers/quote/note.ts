/** What the visitor added: whom the quotes are for, what is going on, how they should sound. */
import { countWords } from '../../english/prose.ts';
import { clean, segmentsOf, sentencesOf } from '../../english/topic/clean.ts';
import { readTopic } from '../../english/topic.ts';
import type { QuoteType } from './cells.ts';
import type { Subject } from './subject.ts';

export interface Note {
  /** Put before a quote: "For my sister:". What is said in sentences is between the visitor and us. */
  readonly opening?: string;
  /** A sound that was asked for beside the kind. */
  readonly sound?: QuoteType;
}

const SOUNDS: readonly (readonly [QuoteType, RegExp])[] = [
  ['Funny', /\b(?:funny|humou?r(?:ous)?|witty|laugh|light-?hearted|joke|silly|lol)\b/i],
  ['Spiritual', /\b(?:prayer|blessing|spiritual|faith|church)\b/i],
  ['Love', /\b(?:romantic|tender|loving|affectionate)\b/i],
  ['Inspirational', /\b(?:hopeful|encouraging|uplifting|inspiring|motivating)\b/i],
];

/** Where the words will stand is no one they could be for. */
const MEDIUM = /\b(?:card|toast|wall|mug|poster|speech|slide|post|caption|invitation|letter|email|bookmark|sign|plaque)s?$/i;
const PERSON = /\b(?:for|to) (?!be\b|make\b|say\b|use\b|get\b)((?:[\p{L}\p{N}’'&-]+ ){0,6}[\p{L}\p{N}’'&-]+ ?)$/u;
const CLAUSE = /^(?:i|we|my|our|he|she|they|it|this|there)\b/i;

/** "for a card to my sister": the last of those named who is somebody. */
const recipientOf = (segment: string): string | undefined => {
  const chain = segment.split(/\b(?=(?:for|to) )/i).map((part) => part.trim());
  const people = chain.flatMap((part) => PERSON.exec(part)?.[1]?.trim() ?? []).filter((words) => !MEDIUM.test(words));
  return people.at(-1);
};

const MOST_WORDS = 7;

const openingOf = (text: string): string | undefined => {
  const segments = sentencesOf(text).flatMap(segmentsOf);
  for (const segment of segments) {
    const recipient = CLAUSE.test(segment) ? undefined : recipientOf(segment);
    if (recipient !== undefined && countWords(recipient) <= MOST_WORDS) return `For ${recipient}:`;
  }
  const group = segments.find((segment) => !CLAUSE.test(segment) && countWords(segment) <= 4);
  const phrase = group === undefined ? undefined : readTopic(group.replace(/\blol\b/gi, '').trim()).subject;
  if (!phrase || phrase.determiner !== undefined) return undefined;
  return phrase.isName || /^(?:\d|(?:two|three|four|five|six|seven|eight|nine|ten)\b)/i.test(phrase.words)
    ? `For ${phrase.words}:`
    : `For the ${phrase.words}:`;
};

/** Reads the additional information: anything at all, and often nothing. */
export const noteOf = (typed: string): Note => {
  const { text } = clean(typed);
  if (!/\p{L}/u.test(text)) return {};
  const opening = openingOf(text);
  const sound = SOUNDS.find(([, words]) => words.test(text))?.[0];
  return { ...(opening !== undefined && { opening }), ...(sound !== undefined && { sound }) };
};

/** The quote behind the note's opening: after a colon it goes on in small letters, unless it begins with a name or with "I". */
export const opened = (opening: string, quote: string, { thing, lead }: Subject): string => {
  const first = /^\p{L}+/u.exec(quote)?.[0] ?? '';
  const isOwn = [thing.words, lead?.words ?? ''].some((words) => words.startsWith(first));
  const goesOn = opening.endsWith(':') && first.length > 1 && !isOwn && first !== first.toUpperCase();
  return `${opening} ${goesOn ? quote.charAt(0).toLowerCase() + quote.slice(1) : quote}`;
};
