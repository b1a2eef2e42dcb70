/** The lines of a visitor’s notes, each with how likely it answers, and which of them are told together. */
import { chanceOfLine } from '../pages/likelihood.ts';
import { readNotes } from './facts.ts';
import { linesFor, type Line } from './lines.ts';
import { ordinal } from './piece.ts';
import { breaksIn } from './suited.ts';
import { isReplyDate } from './worked.ts';
import { readQuestion, type Question } from '../question/question.ts';

/** From this chance on a line is given as the answer. */
export const GIVEN = 0.6;
/** The same where the line has half of the question's own words. */
const GIVEN_WORDED = 0.45;
export const HALF = 0.5;
/** A thing that its words only hint at is not surely the thing. */
const HEADED = 0.5;
/** A line that is at least so likely, beside the likeliest, is told with it. */
const BESIDE_IT = 0.45;
/** The same where a list is asked for: each line may have one thing of it. */
const OF_A_LIST = 0.3;
const MOST_OF_A_LIST = 3;
const ASKS_LIST =
  /\b(?:who|what|which) (?:else|all)\b|^(?:so |and )?who(?:se)? (?:is|are|has|have|will|can|does|do) (?!the\b)|^(?:so |and )?which \p{L}+s\b|\bwhat (?:do|does|should|must|will|did) \p{L}+ (?:still )?(?:need|have|bring|take|get|buy|pack|do)\b|\bwhat (?:is|are) (?:still|left|included|all)\b/u;

export interface Weighed extends Line {
  readonly chance: number;
}

/** Lists of those who came have a name of their own for those who did not. */
const asNotesSay = (question: Question): Question => ({
  ...question,
  plain: ordinal(question.plain)
    .replace(
      /\b(?:(?:was|were|is|are)(?: not|n't) (?:there|present|here)|did(?: not|n't) (?:come|show up|attend))\b/,
      'was absent',
    )
    .replace(/\bstop (eat|drink)ing\b/, 'have nothing to $1'),
});

/** "Ann: cinema at 6.30?", where a later line has a time too, was only proposed. */
const PROPOSED = /^\p{L}+: .*\?$/u;

/** Who has paid is not who still owes. */
const ASKS_UNPAID = /\b(?:who|which|whose)\b[^?]{0,60}\b(?:owes?|owing|unpaid|(?:has|have|did)(?: not|n't) paid|still to pay)\b/;
const SETTLED = /\bpaid (?:in full|up)\b|\bpaid[.!]?$|\bsettled\b/i;

export const weighed = async (question: Question, notes: string): Promise<readonly Weighed[]> => {
  if (notes.trim() === '') return [];
  const lines = await linesFor(asNotesSay(question), notes);
  const isBroken = breaksIn(question.plain, readNotes(notes));
  const settled = Math.max(
    -1,
    ...lines.filter(({ unit, figures }) => figures.length > 0 && !unit.text.endsWith('?')).map(({ at }) => at),
  );
  return lines
    .filter(({ unit }) => !(ASKS_UNPAID.test(question.plain) && SETTLED.test(unit.text)))
    .filter(({ unit, at }) => at > settled || !PROPOSED.test(unit.text))
    .filter(({ unit }) => !isBroken(unit))
    .filter(({ unit }) => !isReplyDate(question.plain, { lines: [unit.text] }))
    .filter(({ unit, evidence }) => !unit.isHeading || (evidence['exact'] === 1 && evidence['kind'] === 1))
    .map((line) => ({ ...line, chance: chanceOfLine(line.evidence) }))
    .sort((one, other) => other.chance - one.chance);
};

/** The line must hold the kind of thing that is asked for, and speak of the thing itself. */
export const answers = ({ chance, evidence }: Weighed): boolean =>
  chance >= (evidence['exact']! >= HALF ? GIVEN_WORDED : GIVEN) &&
  evidence['kind'] !== 0 &&
  evidence['stray'] === 0 &&
  evidence['headed']! >= HEADED;

/** Every telling word of the question, and a thing of the kind that is asked for: no line could answer more plainly. */
export const sayingAll = ({ evidence: { exact, kind } }: Weighed): number => (exact === 1 && kind === 1 ? SAYING_ALL : 0);
const SAYING_ALL = 0.85;

/** "What medication": the line may name it by that word alone. */
export const ASKS_SORT =
  /^(?:what|which) (?!(?:is|are|was|were|am|did|do|does|will|would|can|could|should|has|have|had|must|may)\b)\p{L}+ /u;

/** A third line must be hardly less likely, and have a word of the question. */
const isAsNear = (best: Weighed, chance: number, { exact }: Weighed['evidence']): boolean =>
  chance >= AS_NEAR * best.chance && exact! > 0;
const AS_NEAR = 0.7;
/** The likeliest line, and those that are nearly as likely. */
export const toldWith = ({ plain }: Question, lines: readonly Weighed[]): readonly Weighed[] => {
  const isList = ASKS_LIST.test(plain);
  const least = (lines[0]?.chance ?? 0) * (isList ? OF_A_LIST : BESIDE_IT);
  return lines
    .slice(0, MOST_OF_A_LIST)
    .filter(
      ({ chance, evidence }, at) =>
        at === 0 || (chance >= least && (isList || at === 1 || isAsNear(lines[0]!, chance, evidence))),
    );
};

/** The part of a question by itself, its names as they were typed. */
export const partOf = ({ asked }: Question, plain: string): Question => {
  const at = asked.toLowerCase().indexOf(plain);
  const typed = at === -1 ? plain : asked.slice(at, at + plain.length);
  return { ...readQuestion(typed), plain };
};
