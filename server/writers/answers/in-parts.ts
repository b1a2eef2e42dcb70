/** Questions that are answered by others: two asked at once, one at the end of a story, one with a slip, one of a kind for one of the wider kind. */
import { COLLECTIVE, plural } from '../grammar/nouns.ts';
import { ANSWERED_FROM, type Answer, type Asked } from './answer.ts';
import { bareOf } from './question/bare.ts';
import { dates } from './dates/dates.ts';
import { halvesOf, isToldBy, isUnrelated, leaningOn, ofEach, saysWhich } from './question/halves.ts';
import { readQuestion, sentencesOf } from './question/question.ts';
import { asksSpelling, mended } from './question/spelling.ts';
import { askedIn } from './question/reading.ts';
import { notHeld } from './refusal/refusal.ts';
import { mustRefuse } from './refusal/reasons.ts';
import { inOwnWords } from './pages/same-words.ts';
import { termsIn } from './question/terms.ts';
import { askedOfWiderKind } from './pages/wider-kind.ts';
import { answerTo, SURELY, writtenFor } from './answering.ts';

const DENIED = /\bwas never\b|\bno such\b|\bdoes not reign\b/;
/** Less than an answer: half of what was asked stays open. */
const HALF_AT_MOST = 65;

export const answered = (answer: Answer): boolean => answer.confidence >= ANSWERED_FROM;

export const answerOf = async (asked: Asked, question: string): Promise<Answer> =>
  answerTo({ ...asked, question: readQuestion(question) }, await writtenFor(bareOf(question)));

/** The answers to both halves of a question, or to the one that is known, naming the other; undefined where there are no halves, or neither is known. */
export const halvesAnswered = async (asked: Asked): Promise<Answer | undefined> => {
  const halves = asked.notes === '' ? halvesOf(bareOf(asked.question.asked)) : undefined;
  if (!halves || (await dates(asked))) return undefined;
  const first = await answerOf(asked, halves.first);
  const { typed, isBare } = halves;
  const each = answered(first) ? await answersTo(asked, ofEach(halves)) : [];
  if (each.length === 2) return together(first, each);
  if (answered(first) && isToldBy(halves, [first.lead, ...first.more[0]].join(' '))) return first;
  const which = answered(first) ? saysWhich(halves, [first.lead, ...first.more.flat()]) : undefined;
  if (which !== undefined)
    return {
      ...first,
      more: [
        [which, ...first.more[0].filter((one) => one !== which)].filter((one) => one !== first.lead),
        first.more[1],
        first.more[2],
      ],
    };
  const { thing, standsAlone, second: next } = answered(first) ? leaningOn(halves, first.lead) : halves;
  const second = isBare || !standsAlone ? undefined : await answerOf(asked, next);
  // "What did he eat for breakfast?" is not told by what is said of breakfasts.
  const isOfIt =
    second &&
    (thing === undefined || inOwnWords(next) !== undefined || [...termsIn(thing)].some((term) => termsIn(second.lead).has(term)));
  // What rests on a thing that is not so falls with it.
  if (!isOfIt || !answered(second)) return answered(first) ? (DENIED.test(first.lead) ? first : half(first, typed)) : undefined;
  if (!answered(first)) return half(second, halves.first);
  if (first.lead === second.lead) return first;
  return {
    ...together(first, [second]),
    more: [
      [second.lead, ...first.more[0].filter((sentence) => sentence !== second.lead)],
      [...second.more[0], ...first.more[1]],
      [...second.more[1], ...first.more[2]],
    ],
  };
};

/** What a story asks at its end, where that can be asked by itself: "… I can't remember one of them, what's the capital of New Zealand?" */
export const askedAlone = async (asked: Asked): Promise<Answer | undefined> => {
  const { asked: typed } = asked.question;
  const only = askedIn(typed);
  const isStory = asked.notes === '' && sentencesOf(typed).length > 1 && typed.split('?').length === 2;
  // A figure may belong to what is told: so may what changes the question.
  if (!isStory || !isUnrelated(only) || /\d/.test(typed) || SUPPOSES.test(typed) || mustRefuse(asked) !== undefined)
    return undefined;
  const answer = await answerOf(asked, `${only}?`);
  return answer.confidence >= SURELY ? { ...answer, confidence: answer.confidence - LESS_ALONE } : undefined;
};
const LESS_ALONE = 10;
/** What is asked then is asked of another world. */
const SUPPOSES = /\b(?:suppos(?:e|ing)|imagin(?:e|ing)|assum(?:e|ing)|pretend|let[’']?s say|what if|hypothetical\w*)\b/i;

/** With its slips mended, where nothing answers it as it was typed. */
export const asMended = async (asked: Asked): Promise<Answer | undefined> => {
  const typed = asked.question.asked.toLowerCase();
  const right = mended(typed);
  if (asked.notes !== '' || right === typed || asksSpelling(typed)) return undefined;
  const answer = await answerOf(asked, right);
  return answer.confidence >= SURELY ? { ...answer, confidence: answer.confidence - LESS_ALONE } : undefined;
};

/** What is known of the wider kind, where nobody wrote of the one that is asked about: it may be otherwise. */
export const ofWiderKind = async (asked: Asked): Promise<Answer | undefined> => {
  const wider =
    asked.notes === '' && mustRefuse(asked) === undefined ? askedOfWiderKind(askedIn(asked.question.asked)) : undefined;
  const answer = wider && (await answerOf(asked, wider.question));
  return answer && answered(answer)
    ? {
        ...answer,
        confidence: Math.min(answer.confidence, KIND_AT_MOST),
        lead: `On ${COLLECTIVE.has(wider.kind) ? wider.kind : plural(wider.kind)} in general: ${answer.lead}`,
      }
    : undefined;
};
const KIND_AT_MOST = 62;

/** Of these questions the answers that are known. */
const answersTo = async (asked: Asked, questions: readonly string[]): Promise<readonly Answer[]> => {
  const answers: Answer[] = [];
  for (const question of questions) {
    const answer = await answerOf(asked, question);
    if (answered(answer)) answers.push(answer);
  }
  return answers;
};

/** One after the other. */
const together = (first: Answer, others: readonly Answer[]): Answer => ({
  ...first,
  confidence: Math.min(first.confidence, ...others.map(({ confidence }) => confidence)),
  more: [[...others.map(({ lead }) => lead), ...first.more[0]], first.more[1], first.more[2]],
});

const half = (answer: Answer, open: string): Answer => ({
  ...answer,
  confidence: Math.min(answer.confidence, HALF_AT_MOST),
  // Without what is told behind it.
  lead: `${answer.lead} ${notHeld(open.replace(/(?<=\w)[.;] .*$/, '?'))}`,
});
