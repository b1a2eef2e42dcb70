/**
 * Answers questions from sources that know, and says plainly where none does: the visitor's own notes, sums and conversions, the
 * calendar, answers that people wrote, countries, settled facts, the dictionary.
 */
import tool from '../../tools/question-answer-tool.ts';
import { defineWriter } from '../writer.ts';
import { HELP } from '../../engine/help/dangers.ts';
import { helpHeardIn } from '../help/hear.ts';
import { COLLECTIVE, plural } from './grammar/nouns.ts';
import { ANSWERED_FROM, type Answer, type Asked, type Source } from './answers/answer.ts';
import { arithmetic, numerals } from './answers/sums/arithmetic.ts';
import { bareOf, firstAskedIn } from './answers/question/bare.ts';
import { clockSums } from './answers/sums/clock-sums.ts';
import { countries } from './answers/facts/countries.ts';
import { dates } from './answers/dates/dates.ts';
import { datesTold } from './answers/dates/dates-told.ts';
import { dictionary, pasts } from './answers/words/dictionary.ts';
import { facts } from './answers/facts/facts.ts';
import { frame } from './answers/framing.ts';
import { handbook } from './answers/facts/handbook.ts';
import { complexityOf } from './answers/measure.ts';
import { kitchen } from './answers/units/kitchen.ts';
import { nearInNotes, notes, type Near } from './answers/notes/notes.ts';
import { percentages } from './answers/sums/percentages.ts';
import { halvesOf, isToldBy, isUnrelated, leaningOn, ofEach } from './answers/question/halves.ts';
import { premiseCorrected } from './answers/refusal/premises.ts';
import { kingsNumbered, readQuestion, sentencesOf } from './answers/question/question.ts';
import { askedIn } from './answers/question/reading.ts';
import { relatedTo } from './answers/pages/related.ts';
import { notHeld, refuse, unknowable } from './answers/refusal/refusal.ts';
import { mustRefuse, reasonFor, type Reason } from './answers/refusal/reasons.ts';
import { inOwnWords } from './answers/pages/same-words.ts';
import { openingMended, slipsMended } from './answers/question/spelling.ts';
import { sizes } from './answers/units/sizes.ts';
import { stories } from './answers/sums/stories.ts';
import { sums } from './answers/sums/sums.ts';
import { tables } from './answers/facts/tables.ts';
import { termsIn } from './answers/question/terms.ts';
import { timeZones } from './answers/dates/time-zones.ts';
import { askedOfWiderKind } from './answers/pages/wider-kind.ts';
import { units } from './answers/units/units.ts';
import { written, type Written } from './answers/pages/written.ts';

/** What the visitor pasted, and what is worked out. In this order: the first that answers is used. */
const OWN: readonly Source[] = [
  notes,
  pasts,
  numerals,
  stories,
  percentages,
  arithmetic,
  kitchen,
  dates,
  datesTold,
  timeZones,
  clockSums,
  sizes,
  sums,
  units,
];
/** What needs nothing but the figures told, so that it is worked out even where advice must be refused. */
const WORKED: readonly Source[] = [stories, percentages, arithmetic, sums];
/** Asks for a figure, and not whether to do something. */
const ASKS_FIGURE = /\bhow (?:much|many|long|far)\b|\bwhat\b.*\b(?:get|paid|pay|payslip|earn|cost|total|left)\b/;
/** What is looked up, where nobody has written an answer to the question. */
const LOOKED_UP: readonly Source[] = [tables, facts, countries, dictionary];

/** Words before a question that change its meaning. */
const CHANGES_THE_QUESTION =
  /\b(?:if|assum\w+|suppos\w+|imagine|pretend|unless|except|instead|not|before|ago|in \d{4}|but|however|had|fiction\w*|novel|game)\b/i;

/** The question of a text that says something irrelevant around it: "I am planning a trip. What is …?" */
const onlyQuestion = (asked: string): string | undefined => {
  const bare = bareOf(asked);
  if (bare !== asked) return bare;
  const sentences = sentencesOf(asked);
  const [last] = sentences.slice(-1);
  const before = sentences.slice(0, -1);
  const plain = before.every((sentence) => !sentence.endsWith('?') && !CHANGES_THE_QUESTION.test(sentence));
  return before.length > 0 && before.length <= 3 && plain && last!.endsWith('?') ? last : undefined;
};

/** No source answers longer texts, so the patterns are not run on them. */
const LONGEST_QUESTION = 450;

const firstOf = async (sources: readonly Source[], asked: Asked): Promise<Answer | undefined> => {
  if (asked.question.plain.length > LONGEST_QUESTION) return undefined;
  for (const source of sources) {
    const answer = await source(asked);
    if (answer) return answer;
  }
  const only = onlyQuestion(asked.question.asked);
  // "What is the rule?" after a story does not ask what the word means; "what is a volcano for kids" does.
  const isWhole = only !== undefined && asked.question.asked.startsWith(only.replace(/\?$/, ''));
  const others = sources.filter((source) => source !== dictionary || isWhole);
  const answer = only === undefined ? undefined : await firstOf(others, { ...asked, question: readQuestion(only) });
  return answer && { ...answer, confidence: answer.confidence - 6 };
};

const MOST_TOPICS = 6;
const LEAST_TOPICS = 3;
/** Of what a source would ask next itself: its questions are all of one kind. */
const OWN_TOPICS = 3;

/** What the source itself would ask next, as far as it has an answer, what is related, and what is near where that is little. */
const workingTopics = async (
  own: readonly string[],
  related: readonly string[],
  near: readonly string[],
  asked: Asked,
): Promise<string[]> => {
  const found = new Map<string, string>();
  for (const topic of own) {
    if (found.size >= OWN_TOPICS) break;
    const question = readQuestion(topic);
    if (question.plain === asked.question.plain || topic.length > 90) continue;
    const trial = near.includes(topic) || (await firstOf([...OWN, ...LOOKED_UP], { ...asked, question, notes: '' }));
    if (trial === true || (trial && trial.confidence >= ANSWERED_FROM)) found.set(question.plain, topic);
  }
  for (const topic of related) if (found.size < MOST_TOPICS) found.set(readQuestion(topic).plain, topic);
  for (const topic of near) if (found.size < LEAST_TOPICS) found.set(readQuestion(topic).plain, topic);
  return [...found.values()];
};

const quotedFor = async ({ question, notes: pasted }: Asked): Promise<Near> => nearInNotes(question, pasted);

/** Somebody who pasted notes asks about them: anything else must fit the question well. So must what is said of a tablet or a loan. */
const SURELY = 85;
/** What is only near would be no answer to these, whatever story is told with them, */
const DECLINED: readonly Reason[] = [
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
const WITHHELD: readonly (Reason | undefined)[] = ['personal', 'future', 'verdict', 'untold'];
/** nor to these by themselves. */
const NEVER_NEAR: readonly Reason[] = [
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

const answerTo = async (asked: Asked, { answer, nearest, worthAsking }: Written): Promise<Answer> => {
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
  return (
    (asked.notes === '' ? handbook(asked) : undefined) ??
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
const writtenFor = async (bare: string): Promise<Written> => {
  const known = await written(readQuestion(inOwnWords(bare) ?? bare));
  const first = known.answer === undefined ? firstAskedIn(bare) : undefined;
  if (first === undefined) return known;
  const own = await written(readQuestion(inOwnWords(first) ?? first));
  return own.answer === undefined ? known : own;
};

/** Less than an answer: half of what was asked stays open. */
const HALF_AT_MOST = 65;

const answered = (answer: Answer): boolean => answer.confidence >= ANSWERED_FROM;

const answerOf = async (asked: Asked, question: string): Promise<Answer> =>
  answerTo({ ...asked, question: readQuestion(question) }, await writtenFor(bareOf(question)));

/** The answers to both halves of a question, or to the one that is known, naming the other; undefined where there are no halves, or neither is known. */
const halvesAnswered = async (asked: Asked): Promise<Answer | undefined> => {
  const halves = asked.notes === '' ? halvesOf(bareOf(asked.question.asked)) : undefined;
  if (!halves || (await dates(asked))) return undefined;
  const first = await answerOf(asked, halves.first);
  const { typed, isBare } = halves;
  const each = answered(first) ? await answersTo(asked, ofEach(halves)) : [];
  if (each.length === 2) return together(first, each);
  if (answered(first) && isToldBy(halves, [first.lead, ...first.more[0]].join(' '))) return first;
  const { thing, standsAlone, second: next } = answered(first) ? leaningOn(halves, first.lead) : halves;
  const second = isBare || !standsAlone ? undefined : await answerOf(asked, next);
  // "What did he eat for breakfast?" is not told by what is said of breakfasts.
  const isOfIt =
    second &&
    (thing === undefined || inOwnWords(next) !== undefined || [...termsIn(thing)].some((term) => termsIn(second.lead).has(term)));
  if (!isOfIt || !answered(second)) return answered(first) ? half(first, typed) : undefined;
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
const askedAlone = async (asked: Asked): Promise<Answer | undefined> => {
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

/** What is known of the wider kind, where nobody wrote of the one that is asked about: it may be otherwise. */
const ofWiderKind = async (asked: Asked): Promise<Answer | undefined> => {
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
  lead: `${answer.lead} ${notHeld(open)}`,
});

/**
 * Where somebody may be in danger, help is named before anything else. An answer follows where it is sure to be one: beside a blow on
 * the head nothing may be said about naps.
 */
const withHelp = (help: string, answer: Answer): Answer => {
  const { lead, more, steps, caution } = answer;
  const known = answer.confidence >= (help === HELP.unclear ? ANSWERED_FROM : SURELY);
  return {
    confidence: known ? answer.confidence : 10,
    lead: help,
    more: known ? [[lead, ...more[0]], more[1], more[2]] : [[], [], []],
    ...(known && steps && { steps }),
    ...(known && caution !== undefined && { caution }),
    asides: {},
    topics: answer.topics,
  };
};

export default defineWriter(tool, {
  languages: ['English'],
  pool: 'meaning',
  async write({ question: typed, context, category, ...manner }, { random }) {
    const question = kingsNumbered(slipsMended(openingMended(typed)));
    const asked: Asked = { question: readQuestion(question), category, notes: context, random };
    const bare = bareOf(question);
    const known = await writtenFor(bare);
    const help = await helpHeardIn([typed, context]);
    // No quotation may pass for help.
    const heard = help === undefined ? asked : { ...asked, notes: '' };
    const isOwn = inOwnWords(bare) !== undefined;
    const corrected = isOwn || context !== '' ? undefined : await premiseCorrected(bare, async (other) => answerOf(heard, other));
    const whole = corrected ?? (isOwn ? undefined : await halvesAnswered(heard)) ?? (await answerTo(heard, known));
    const isDone = answered(whole) || help !== undefined;
    const plain = (isDone ? undefined : ((await askedAlone(heard)) ?? (await ofWiderKind(heard)))) ?? whole;
    const answer = help === undefined ? plain : withHelp(help, plain);
    const text = frame(answer, manner);
    const isKnown = answer.confidence >= ANSWERED_FROM;
    const related = await relatedTo(isKnown ? `${bare} ${answer.lead}` : bare, MOST_TOPICS);
    const own = answer.topics === known.near ? [] : answer.topics;
    return {
      answer: text,
      metadata: { confidenceScore: Math.round(answer.confidence), complexityLevel: complexityOf(text) },
      relatedTopics: await workingTopics(own, related, known.near, asked),
    };
  },
});
