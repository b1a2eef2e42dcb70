/** What people take home, as typed: each a phrase of its own, with what can be built around it. */
import { withoutStop } from '../../english/topic/clean.ts';
import { readTopic, type NounPhrase } from '../../english/topic.ts';
import type { Theme } from './theme.ts';

/**
 * An action fits after "to"; an inquiry answers "what?" ("what to avoid"); a thing fits after "about", a name only in a
 * list of its like ("budget game"); of the rest no more is known than the words.
 */
export type OutcomeKind = 'action' | 'inquiry' | 'thing' | 'name' | 'other';

export interface Outcome {
  readonly kind: OutcomeKind;
  readonly words: string;
}

/** Beyond this it leaves no room for the topic. */
const LONGEST = 46;

const LEAD =
  /^(?:(?:you|they|we|attendees|participants|people|everyone|students)\s+(?:will|can|should|’ll|'ll)\s+)?(?:be able to|(?:learn|know|understand|discover|find out|see)\s+(?:how\s+)?to|how to|to|learning to|learn)\s+/i;

/** Several, or a mass, or a name: "all about pots", but not "all about budget game". */
const standsBare = (subject: NounPhrase | undefined): boolean =>
  subject === undefined || subject.number !== 'one' || subject.isName || subject.determiner !== undefined;

const asOutcome = (typed: string): Outcome | undefined => {
  const words = withoutStop(typed.replace(LEAD, '')).trim();
  if (words.length > LONGEST || !/[\p{L}\p{N}].*[\p{L}\p{N}]/u.test(words)) return undefined;
  const { shape, text, inquiry, question, action, subject } = readTopic(words);
  if (text === '') return undefined;
  if (action !== undefined || LEAD.test(typed)) return { kind: 'action', words: withoutStop(text) };
  if (inquiry !== undefined || question !== undefined) return { kind: 'inquiry', words: withoutStop(text) };
  if (/^(?:noun phrase|gerund phrase)$/.test(shape))
    return { kind: standsBare(subject) ? 'thing' : 'name', words: withoutStop(text) };
  // A clause of two or three words is a noun phrase misread: SEO redirects.
  return { kind: shape === 'clause' && text.split(' ').length <= 3 ? 'thing' : 'other', words: withoutStop(text) };
};

/** The outcomes of a list with commas, semicolons, line breaks or bullets between, or of sentences. */
export const outcomesOf = (typed: string, { extras, isForeign }: Theme): Outcome[] => {
  const parts = typed
    .slice(0, 2000)
    .split(/\n+|[;•]|,(?!\d)|(?<=[.!?])\s+|^[^\S\n]*[-–*]\s+|\s[-–]\s/m)
    .map((part) => part.replace(/^\s*(?:[-–*•]|\d+[.)])\s*/, '').replace(/^(?:and|or)\s+/i, ''));
  const found = [...parts, ...extras].flatMap((part): Outcome[] => {
    const outcome = asOutcome(part);
    // English words would not go between those of another language.
    return outcome === undefined ? [] : [isForeign ? { ...outcome, kind: 'other' } : outcome];
  });
  return [...new Map(found.map((outcome) => [outcome.words.toLowerCase(), outcome])).values()].slice(0, 6);
};
