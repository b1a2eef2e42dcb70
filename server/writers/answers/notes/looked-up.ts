/** The answer of the notes to one question: what a rule reckons, what a clause says yes or no to, or the line itself. */
import { listed } from '../../../english/prose.ts';
import { type Answer } from '../answer.ts';
import { tellsCase } from './cases.ts';
import { type Reckoned } from './amounts.ts';
import { bound } from './bound.ts';
import { likelyFrom } from './likely.ts';
import { readNotes, type Notes } from './facts.ts';
import { type Unit } from './units.ts';
import { absentPair, absentThing, askedOf } from './silent.ts';
import { namesNothing, ruleForKind, tellOfAll, toldElsewhere, verdictOf, type Said } from './whether.ts';
import { CHANGES, CORRECTS, MOVES } from './changes.ts';
import { workedFrom } from './worked.ts';
import { inFigures } from '../sums/quantities.ts';
import { type Question } from '../question/question.ts';
import { GIVEN, type Weighed, weighed, answers, sayingAll, toldWith } from './weighed.ts';
import {
  WORDED,
  isOfKind,
  isLeftOpen,
  readFrom,
  asSentence,
  isOfAnother,
  isSum,
  isStrayPrice,
  isBare,
  isSure,
  ASKS_NEXT,
  TELLS_NEXT,
  namedIn,
} from './read-off.ts';
import { RELATED } from './nearest.ts';

/** Of what a line allows or forbids, some is meant otherwise. */
export const VERDICT = 75;
/** What one line says in the question's own words is hardly meant otherwise. */
export const READ_OFF = 88;
/** A line with no thing of the kind that is asked for, or with several, may answer something else; what is worked out may be meant otherwise, */
export const UNSURE = 65;
/** more so where the notes say something else beside. */
const DOUBTFUL = 60;

/** As it stands, and closed as a sentence is. */
export const quotation = (text: string): string => `“${text}”${/[.!?]$/.test(text) ? '' : '.'}`;
const quotations = (lines: readonly string[]): string => {
  const quoted = listed(lines.map((line) => `“${line}”`));
  return /[.!?]”$/.test(quoted) ? quoted : `${quoted}.`;
};

/** Of more lines the first and the last are shown: the sum tells the rest. */
const MANY_LINES = 6;
export const asWorked = ({ says, lines, unless = [], isUnsure = false }: Reckoned): Answer => ({
  confidence: unless.length > 0 || isUnsure ? DOUBTFUL : UNSURE,
  lead:
    lines.length === 0
      ? says
      : `${says} From your notes: ${lines.length > MANY_LINES ? `“${lines[0]}” to “${lines.at(-1)}”.` : quotations(lines)}`,
  more: [unless.length > 0 ? [`Not counted in is what your notes also say: ${quotations(unless)}`] : [], [], []],
  asides: { caution: 'This is only as right as the notes are, and as the way we read them.' },
  topics: [],
});

/** Whether nothing had to be put together: one line has every word of the question, and a thing of the kind it asks for. */
export const isReadOff = async (
  { lines, unless = [], isUnsure = false }: Reckoned,
  question: Question,
  text: string,
): Promise<boolean> => {
  if (lines.length !== 1 || unless.length > 0 || isUnsure) return false;
  const [best] = await weighed(question, text);
  return best !== undefined && best.unit.text === lines[0] && sayingAll(best) > 0;
};

export interface Found {
  readonly answer: Answer;
  /** The sentence it stands in, where there is one. */
  readonly text: string;
  /** Put together from several places: what else stands there is told of one of them alone. */
  readonly isWorked?: boolean;
}

const ASKS_NOW = /\b(?:now|new|these days|at the moment|after all|in the end)\b/;
const isChanged = (plain: string, line: Weighed, other: Weighed): boolean =>
  CHANGES.test(line.unit.text) &&
  !CHANGES.test(other.unit.text) &&
  line.evidence['kind'] === 1 &&
  line.evidence['covered']! >= (MOVES.test(line.unit.text) ? MOSTLY_COVERED : 1) * other.evidence['covered']! &&
  (ASKS_NOW.test(plain) || line.at > other.at);
const MOSTLY_COVERED = 0.4;
const REASONS = /\b(?:because|due to|owing to|as a result of|thanks to|the reason)\b/i;
const isReason = ({ unit, evidence }: Weighed): boolean => evidence['kind'] === 1 && REASONS.test(unit.text);
/** So likely, a line that alone has the form of the answer is one. */
const FORMED = 0.2;

/** The likeliest first, but before it what changes it, and of a reason the one sentence that gives one. */
const inForm = ({ plain }: Question, lines: readonly Weighed[]): readonly Weighed[] => {
  const [best] = lines;
  const other =
    best &&
    (/^why\b/.test(plain) && best.evidence['kind'] === 0
      ? lines.find(isReason)
      : lines.slice(1, MAY_SAY).find((line) => isChanged(plain, line, best)));
  return other ? [other, ...lines.filter((line) => line !== other)] : lines;
};
const isFormed = ({ plain }: Question, line: Weighed, lines: readonly Weighed[]): boolean =>
  line.chance >= FORMED &&
  (/^why\b/.test(plain)
    ? lines.filter(isReason).length === 1 && isReason(line) && line.evidence['covered']! > 0
    : lines.some((other) => isChanged(plain, line, other) && (ASKS_NOW.test(plain) || answers(other))));

/** So many lines may be the one that says yes or no. */
const MAY_SAY = 3;
/** From this chance on, what a line plainly says is said to the question. */
const SAID = 0.2;
/** The first of the likeliest lines that says it plainly, and one that says the other of the same. */
const yesOrNo = ({ plain }: Question, lines: readonly Weighed[], notes: Notes): Found | undefined => {
  // "Do I pay anything?": the one line that tells of a charge.
  const [charge, another] = namesNothing(plain)
    ? notes.units.map(({ text }) => ({ text, ...verdictOf(plain, text) })).filter(({ verdict }) => verdict !== undefined)
    : [];
  if (charge && !another) return { answer: saidOf(charge, charge.text, VERDICT), text: charge.text };
  const told = lines.slice(0, MAY_SAY).map((line) => ({ line, ...verdictOf(plain, line.unit.text) }));
  const said = told.find(({ verdict }) => verdict !== undefined);
  // One that has as many of the words and says neither may say it in other words.
  if (
    !said ||
    told.slice(0, told.indexOf(said)).some(({ held }) => held >= said.held) ||
    said.line.chance < SAID ||
    said.line.evidence['stray'] === 1
  )
    return undefined;
  // "Written notice. … WhatsApp does not count.": what another sentence names may be what is asked about.
  const rest = notes.units.map(({ text }) => text).filter((text) => text !== said.line.unit.text);
  const elsewhere = toldElsewhere(plain, said.line.unit.text, rest);
  if (elsewhere.length > 0) {
    const [other, more] = rest
      .filter((text) => toldElsewhere(plain, '', [text]).some((word) => elsewhere.includes(word)))
      .map((text) => ({ text, said: verdictOf(plain, text) }))
      .filter((one) => one.said.verdict !== undefined);
    return other && !more ? { answer: saidOf(other.said, other.text, UNSURE), text: other.text } : undefined;
  }
  const against = told.find(({ verdict }) => verdict !== undefined && verdict !== said.verdict);
  const isFirst = said === told[0];
  return {
    answer: saidOf(
      said,
      said.line.unit.text,
      isFirst && (said.isWhole || said.line.evidence['exact']! > 0) ? VERDICT : UNSURE,
      against?.line.unit.text,
    ),
    text: said.line.unit.text,
  };
};
export const saidOf = ({ verdict, terms }: Said, text: string, confidence: number, against?: string): Answer => ({
  confidence,
  lead: `${verdict}${terms === undefined ? '' : `, ${terms}`}. From your notes: ${quotation(text)}${against === undefined ? '' : ` But also: ${quotation(against)}`}`,
  more: [[], [], []],
  asides: { caution: 'This is only as right as the notes are.' },
  topics: [],
});

/** So many lines, each at least so likely, and so likely beside the likeliest, may be what the answer follows from. */
const MAY_LEAD = 4;
const LEADING = 0.05;
const BESIDE_LIKELIEST = 0.2;
const likeliest = (lines: readonly Weighed[]): readonly Unit[] =>
  lines
    .slice(0, MAY_LEAD)
    .filter(({ chance }) => chance >= Math.max(LEADING, BESIDE_LIKELIEST * lines[0]!.chance))
    .map(({ unit }) => unit);

const notSaid = (question: Question): string => `Your notes do not say ${askedOf(question) ?? 'this'} yet.`;

const readOrQuoted = async (question: Question, text: string, whole: string): Promise<Found | undefined> => {
  const worked = text.trim() === '' ? undefined : workedFrom(question.plain, text);
  if (worked) return { answer: asWorked(worked), text: worked.lines.join(' '), isWorked: worked.lines.length > 1 };
  const lines = await weighed(question, text);
  const follows = likelyFrom(whole, likeliest(lines), readNotes(text));
  if (follows) return { answer: { ...asWorked(follows), confidence: DOUBTFUL }, text: follows.lines.join(' '), isWorked: true };
  const plainly = tellOfAll(question.plain, text) ? yesOrNo(question, lines, readNotes(text)) : undefined;
  if (plainly) return plainly;
  const rule = ruleForKind(
    question.plain,
    readNotes(text).units.map((unit) => unit.text),
  );
  const byRule = rule === undefined ? undefined : verdictOf(question.plain, rule, true);
  if (rule !== undefined && byRule?.verdict !== undefined) return { answer: saidOf(byRule, rule, UNSURE), text: rule };
  const [best, ...others] = inForm(question, lines);
  if (!best || !(answers(best) || isFormed(question, best, lines))) return undefined;
  // "The Property" is nobody.
  if (
    /^who\b/.test(question.plain) &&
    best.figures.length > 0 &&
    best.figures.every((figure) => !isOfKind(question.plain, figure))
  )
    return undefined;
  if (!tellsCase(question.plain)(best.unit)) return undefined;
  // What only stands near to a thing that the notes never name is no answer.
  if (best.evidence['exact']! < WORDED && absentThing(question, readNotes(text)) !== undefined) return undefined;
  if (absentPair(question, readNotes(text)) !== undefined) return undefined;
  // What was given at 5.15 is not what may be given next.
  const isGone = ASKS_NEXT.test(question.plain) && !TELLS_NEXT.test(best.unit.text);
  const mustBeWorked = isSum(question, best) || isStrayPrice(question, text, best) || isGone;
  const named = mustBeWorked ? undefined : namedIn(question.plain, best.unit.text);
  const figure = named ?? (mustBeWorked || isOfAnother(question, best) ? undefined : readFrom(question, best));
  // Of a line without a colon it is not sure that it heads anything.
  const heading = /^(.+):$/.exec(best.unit.heading)?.[1];
  // What somebody says of a thing may fill more than a sentence.
  const isTold = /^what (?:did|does|do) \p{L}+(?: \p{L}+)? (?:say|think|want)\b/u.test(question.plain);
  const isOpen = figure === undefined && isLeftOpen(question, best);
  const isPlain =
    !isOpen &&
    isSure(question, best, figure !== undefined) &&
    !(figure === undefined && /^who\b/.test(question.plain) && CORRECTS.test(best.unit.text)) &&
    !isBare(best) &&
    !mustBeWorked &&
    !isTold &&
    !isOfAnother(question, best);
  // What is surely said by one line is told alone.
  const beside = isPlain || figure !== undefined || isTold ? [] : toldWith(question, [best, ...others]).slice(1);
  const quoted = `From your notes: ${beside.length > 0 ? quotations([best, ...beside].map(({ unit }) => unit.text)) : quotation(isTold ? best.unit.line : best.unit.text)}`;
  const rest = others.filter((line) => !beside.includes(line) && line.chance >= RELATED);
  const answer: Answer = {
    confidence: isPlain
      ? Math.round(70 + 25 * Math.max(0, (Math.max(best.chance, sayingAll(best)) - GIVEN) / (1 - GIVEN)))
      : UNSURE,
    lead:
      figure !== undefined
        ? `${asSentence(figure)} ${quoted}`
        : isOpen
          ? `${notSaid(question)} The line nearest to it is: ${quotation(best.unit.text)}`
          : quoted,
    more: [
      heading === undefined ? [] : [`It stands under “${heading}”.`],
      rest.slice(0, 1).map(({ unit }) => `Also in your notes: ${quotation(unit.text)}`),
      rest.slice(1, 2).map(({ unit }) => `And: ${quotation(unit.text)}`),
    ],
    asides: { caution: 'This is only as right as the notes are.' },
    topics: [],
  };
  return { answer, text: best.unit.text };
};

/** Where no line is surely the answer, one whose piece has all that is asked. */
export const lookedUp = async (question: Question, text: string, whole = question.plain): Promise<Found | undefined> => {
  const found = await readOrQuoted(question, text, whole);
  const plainly = found && found.answer.confidence > UNSURE ? undefined : bound(inFigures(question.plain), readNotes(text));
  return plainly ? { answer: asWorked(plainly), text: plainly.lines.join(' ') } : found;
};
