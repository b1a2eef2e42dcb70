/** What comes nearest to an answer where no line of the notes surely is one, and whether they are silent on it. */
import { baseForms, partsOfSpeech } from '../../../lexicon/wordnet.ts';
import { isUntoldCase } from './cases.ts';
import { unmentioned } from './clauses.ts';
import { readNotes, type Notes } from './facts.ts';
import { askingsIn, isLeaning } from './parts.ts';
import { absentName, absentPair, absentThing, askedOf, isUntoldDeed } from './silent.ts';
import { valuesIn } from './values.ts';
import { ASKS_WHETHER } from './whether.ts';
import { type Question } from '../question/question.ts';
import { wordsIn } from '../question/terms.ts';
import { matterOf, mayHold, people, wantedBy } from '../question/wanted.ts';
import { HALF, type Weighed, weighed, ASKS_SORT, toldWith, partOf } from './weighed.ts';
import { readFrom, asSentence, MUST_BE_WORKED_OUT, isSum, isStrayPrice } from './read-off.ts';

/** Below this a line has nothing to do with the question. */
export const RELATED = 0.04;

export interface Near {
  /** One or two lines, as they stand; none where nothing is near. */
  readonly lines: readonly string[];
  /** What was asked for, where the first line clearly comes nearest and holds one thing of that kind. */
  readonly figure?: string;
  /** Likely by itself to answer, though not surely enough to be read from. */
  readonly isFound: boolean;
  /** As likely by itself to answer as not. */
  readonly isTold: boolean;
  /** Hardly a word of the question is met in the notes, nor one of like meaning. */
  readonly isAway: boolean;
  /** No line that is near to the question could hold what it asks for. */
  readonly isSilent: boolean;
  /** What was asked for, "a room", where such a thing has a name. */
  readonly called?: string;
  /** What is asked, as "they do not say" goes on: "who is chairing the meeting"; only of what has a kind that can be looked for. */
  readonly asked?: string;
  /** It would have to be put together from several lines. */
  readonly isJoined: boolean;
  /** The thing that is asked for, where it stands nowhere in the notes: "a pool". */
  readonly absent?: string;
  /** What comes nearest to each half of a question that asks two things, or to the one that these lines leave out. */
  readonly halves?: readonly { readonly asked: string; readonly near: Near }[];
}

/** More than the lines around it can lend. */
const OWN_WORDS = 0.3;
/** Of the question's words, as good as none stands anywhere in the notes, nor one of like meaning. */
const WHOLLY_ABSENT = 0.999;

const speaksOfIt = ({ evidence }: Weighed): boolean =>
  evidence['exact']! > 0 || evidence['explains']! > 0 || evidence['covered']! > OWN_WORDS;

const ASKS_NAME = /\bname of\b/;
const ASKS_COST = /\b(?:cost\w*|pric\w+|fees?|salary|wages?)\b/;

/** So near in meaning, a line speaks of the same in other words. */
const SAME = 0.45;
/** From this chance on a line of the same meaning, one with a word of the question, or any that could hold what is asked is likely right. */
const FOUND_MEANT = 0.3;
const FOUND_WORDED = 0.4;
const FOUND = 0.5;
/** As much of the question as this being met nowhere, only meaning could still find it. */
const MOSTLY_ABSENT = 0.8;
/** From this chance on the nearest line mostly tells it; below, as often as not the notes are silent. */
const TOLD = 0.33;

/** Whether a line is likely by its own evidence to be the one that answers. */
const isLikelyRight = ({ plain }: Question, { chance, evidence, unit }: Weighed, missing: string | undefined): boolean => {
  const means = evidence['near']! >= SAME;
  const isMet = means || (missing === undefined && evidence['absent']! < WHOLLY_ABSENT);
  const mayTell = evidence['kind'] === 1 || mayHold(plain, unit.text);
  return (
    isMet &&
    mayTell &&
    // Of another year it is another thing, and of a sort that has no word here, nothing is told.
    !(evidence['stray'] === 1 && /\b(?:1\d|20)\d\d\b/.test(plain)) &&
    !(evidence['open'] === 1 && ASKS_SORT.test(plain)) &&
    // Whether it is so of what is half unnamed, the line that is near does not say.
    !(evidence['absent']! >= HALF && ASKS_WHETHER.test(plain)) &&
    !(ASKS_COST.test(plain) && !/\d|\bfree\b/.test(unit.text)) &&
    !(ASKS_NAME.test(plain) && people(unit.text, new Set(wordsIn(plain))).length === 0) &&
    (chance >= FOUND || (chance >= FOUND_MEANT && means) || (chance >= FOUND_WORDED && evidence['stray'] === 0))
  );
};

/** A time of day is asked for of notes that name none, or how many there are of somebody of notes without a number. */
const holdsNone = (plain: string, { units }: Notes): boolean => {
  const values = units.flatMap(({ text }) => valuesIn(text));
  if (/\bwhat time\b/.test(plain))
    return (
      units.length > 0 &&
      !units.some(({ text }) => NAMES_HOUR.test(text)) &&
      values.every(({ kind }) => kind !== 'clock' && kind !== 'span')
    );
  return (
    /\bhow many (?:adults|people|children|kids|guests|grown[- ]?ups|members|players|staff)\b/.test(plain) &&
    new Set(units.map(({ line }) => line)).size < FEW_ROWS &&
    values.every(({ kind }) => kind !== 'amount')
  );
};
/** What is told in rows may be counted. */
const FEW_ROWS = 8;
const NAMES_HOUR =
  /\b(?:at|from|till?|until|by|past|to|half|ok|say) \d{1,2}\b|\bo'clock\b|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:it is|sharp)\b/i;

/** What comes nearest to an answer where no line surely is one. */
/** What comes nearest; where nothing surely answers a question that asks two things, what comes nearest to each. */
export const nearInNotes = async (question: Question, text: string): Promise<Near> => {
  const whole = await nearestTo(question, text);
  const { parts } = askingsIn(question.plain);
  if (whole.lines.length === 0 || parts.length !== 2 || parts.some(isLeaning)) return whole;
  const [one, other] = [
    { asked: parts[0]!, near: await nearestTo(partOf(question, parts[0]!), text) },
    { asked: parts[1]!, near: await nearestTo(partOf(question, parts[1]!), text) },
  ];
  if (!whole.isFound) return { ...whole, halves: [one, other] };
  const [open, both] = [one, other].filter(({ near }) => !near.lines.some((line) => whole.lines.includes(line)));
  return open && !both ? { ...whole, halves: [open] } : whole;
};

export const nearestTo = async (question: Question, text: string): Promise<Near> => {
  const every = await weighed(question, text);
  // Of a word that no dictionary has it is not known what it may be called in the notes.
  const matter = matterOf(question.plain, wantedBy(question.plain));
  const formsOf = (word: string): readonly string[] => [word, ...baseForms(word)];
  const isStrange =
    matter.every((word) => formsOf(word).every((form) => !partsOfSpeech(form).has('noun'))) ||
    matter.some((word) => formsOf(word).every((form) => partsOfSpeech(form).size === 0));
  const isMentioned = isStrange || every.some(({ evidence }) => evidence['absent']! < WHOLLY_ABSENT);
  // Where the thing is mentioned, something nearest is always shown.
  const related = every.filter(({ chance }) => chance >= RELATED);
  const near = related.length > 0 || !isMentioned ? related : every;
  const about = near.filter(speaksOfIt);
  // Where the thing itself is told of in another state, what only hints at it says nothing.
  const isStrayed = about.some(({ evidence }) => evidence['stray'] === 1 && evidence['exact']! > 0);
  const isLikely = about.some(
    ({ evidence }) => evidence['kind'] !== 0 && evidence['stray'] === 0 && (!isStrayed || evidence['exact']! > 0),
  );
  const ranked = isLikely || about.length === 0 ? near : about;
  const [first] = ranked;
  const isJoined = MUST_BE_WORKED_OUT.test(question.plain);
  const missing = absentName(question, readNotes(text)) ?? absentThing(question, readNotes(text));
  if (!first) return { lines: [], isFound: false, isTold: false, isAway: false, isSilent: !isMentioned, isJoined };
  // Of what could be told in any words it is not known whether they do.
  const isPlain =
    wantedBy(question.plain).found !== undefined || (ASKS_WHETHER.test(question.plain) && first.evidence['absent']! >= OWN_WORDS);
  const asked = isPlain ? askedOf(question) : undefined;
  const mustBeWorked = isSum(question, first) || isStrayPrice(question, text, first);
  const shown = toldWith(question, ranked);
  const isUntold =
    holdsNone(question.plain, readNotes(text)) ||
    isUntoldCase(question.plain, readNotes(text)) ||
    isUntoldDeed(question, readNotes(text));
  const pair = absentPair(question, readNotes(text));
  const isFound = !isJoined && !isUntold && pair === undefined && isLikelyRight(question, first, missing);
  const mayRead = isFound && shown.length === 1 && !mustBeWorked && first.evidence['kind'] === 1 && first.evidence['exact']! > 0;
  const figure = mayRead ? readFrom(question, first) : undefined;
  const { found, called } = wantedBy(question.plain);
  const isSilent =
    found === undefined
      ? first.evidence['absent']! >= HALF && (ASKS_WHETHER.test(question.plain) || ASKS_NAME.test(question.plain))
      : ![...about, ...shown].some(({ unit }) => mayHold(question.plain, unit.text));
  const isNear = isFound || first.evidence['near']! >= SAME;
  const isAway = !isNear && first.evidence['absent']! >= MOSTLY_ABSENT;
  const absent = pair ?? (isNear ? undefined : (unmentioned(question.plain, readNotes(text)) ?? missing));
  return {
    // What changes a line is read after it.
    lines: (isFound
      ? shown.toSorted((one, other) => one.at - other.at)
      : isUntold || absent !== undefined
        ? shown.slice(0, 1)
        : shown
    ).map(({ unit }) => unit.text),
    isFound,
    isTold:
      first.chance >= TOLD &&
      pair === undefined &&
      !isJoined &&
      !isAway &&
      !isUntold &&
      !(missing !== undefined && first.evidence['exact'] === 0) &&
      first.evidence['stray'] === 0 &&
      !(first.evidence['open'] === 1 && ASKS_SORT.test(question.plain)),
    isAway,
    isSilent: isUntold || (isSilent && !isFound && (found !== undefined || !isNear)),
    ...(called !== undefined && { called }),
    isJoined,
    ...(asked !== undefined && { asked }),
    ...(absent !== undefined && { absent }),
    ...(figure !== undefined && { figure: asSentence(figure) }),
  };
};
