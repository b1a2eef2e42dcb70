/** The answer to one question: of all that can answer, the first that understands it, and else why there is none. */
import { type Answer, type Asked } from './answer.ts';
import { advise } from './advice/advise.ts';
import { firstAskedIn } from './question/bare.ts';
import { phraseAskedIn } from './question/phrase.ts';
import { handbook } from './facts/handbook.ts';
import { nearInNotes, type Near } from './notes/notes.ts';
import { readQuestion, sentencesOf } from './question/question.ts';
import { askedIn } from './question/reading.ts';
import { refuse, unknowable } from './refusal/refusal.ts';
import { mustRefuse, reasonFor, type Reason } from './refusal/reasons.ts';
import { inOwnWords } from './pages/same-words.ts';
import { termsIn } from './question/terms.ts';
import { written, type Written } from './pages/written.ts';
import { firstOf, LOOKED_UP, OWN, WORKED } from './sources.ts';

/** Asks for a figure, and not whether to do something. */
const ASKS_FIGURE = /\bhow (?:much|many|long|far)\b|\bwhat\b.*\b(?:get|paid|pay|payslip|earn|cost|total|left)\b/;
const quotedFor = async ({ question, notes: pasted }: Asked): Promise<Near> => nearInNotes(question, pasted);

/** Somebody who pasted notes asks about them: anything else must fit the question well. So must what is said of a tablet or a loan. */
export const SURELY = 85;
/** A page that fits a story so well is for this one; less, and advice on the kind of story says more. */
const FITS = 75;
/** What is only near would be no answer to these, whatever story is told with them, */
const DECLINED: readonly Reason[] = [
  'awaited',
  'future',
  'turnout',
  'choice',
  'family',
  'uncounted',
  'unrecorded',
  'private',
  'feelings',
  'verdict',
  'untold',
  'luck',
  'lost',
  'worth',
];
/** Nor is what was written for others, who asked something else. */
const WITHHELD: readonly (Reason | undefined)[] = ['personal', 'future', 'awaited', 'verdict', 'untold'];
/** nor to these by themselves. */
const NEVER_NEAR: readonly Reason[] = [
  'awaited',
  'foreign',
  'act',
  'news',
  'future',
  'musing',
  'opinion',
  'preference',
  'lost',
  'luck',
  'weather',
];

/** "Does it say who pays the council tax?" */
const ASKS_NOTES = /\b(?:does|do|did) (?:it|they|he|she|(?:the|this|my) \p{L}+) (?:say|mention|tell)\b/u;
/** Whether it is asked of the notes in so many words, or they have half of what it names: then nothing known elsewhere answers it. */
const speaksOf = ({ question, notes: pasted }: Asked): boolean => {
  if (ASKS_NOTES.test(question.plain)) return true;
  const [terms, told] = [[...termsIn(question.plain)], termsIn(pasted)];
  return 2 * terms.filter((term) => told.has(term)).length >= terms.length;
};

export const answerTo = async (asked: Asked, { answer, nearest, worthAsking }: Written): Promise<Answer> => {
  const refused = mustRefuse(asked);
  const reason = refused ?? reasonFor(asked);
  // A story says enough to be understood: what it must not be given is only what nobody wrote for it.
  const isStory = sentencesOf(asked.question.asked).length > 1;
  const isOpen = asked.notes === '' && reason !== 'foreign' && (refused === undefined || isStory);
  // A source that understands the whole question comes before what fits less well.
  const isLoose = answer !== undefined && answer.confidence < SURELY;
  const unsaid = unknowable(reason, asked.question.plain);
  const helpful = (page: Answer): Answer => (unsaid === undefined ? page : { ...page, lead: `${unsaid} ${page.lead}` });
  const isFigure = refused !== 'medical' && ASKS_FIGURE.test(askedIn(asked.question.asked));
  const isFitting = answer !== undefined && answer.confidence >= FITS;
  return (
    (asked.notes === '' ? handbook(asked) : undefined) ??
    (isFitting ? undefined : await advise(asked)) ??
    (await firstOf(refused === undefined ? OWN : isFigure ? WORKED : [], asked)) ??
    (isLoose && refused === undefined ? await firstOf(LOOKED_UP, asked) : undefined) ??
    (answer && !WITHHELD.includes(refused) && (isOpen || (answer.confidence >= SURELY && !speaksOf(asked)))
      ? helpful(answer)
      : undefined) ??
    (refused === undefined ? await firstOf(LOOKED_UP, asked) : undefined) ??
    (isOpen && !DECLINED.includes(reason) && (isStory || !NEVER_NEAR.includes(reason)) && nearest
      ? helpful(nearest)
      : undefined) ??
    refuse(asked, reason, worthAsking, await quotedFor(asked))
  );
};

/** The written answers to a question: as an entry has it, where it is one of theirs, else as it was typed. */
export const writtenFor = async (bare: string): Promise<Written> => {
  const known = await written(readQuestion(inOwnWords(bare) ?? phraseAskedIn(bare) ?? bare));
  const first = known.answer === undefined ? firstAskedIn(bare) : undefined;
  if (first === undefined) return known;
  const own = await written(readQuestion(inOwnWords(first) ?? first));
  return own.answer === undefined ? known : own;
};
