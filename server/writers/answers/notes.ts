/** Answers from the visitor's own notes: the line that answers, word for word, and first the figure or name that was asked for. */
import { listed } from '../../english/prose.ts';
import type { Answer, Source } from './answer.ts';
import { chanceOfLine } from './likelihood.ts';
import { linesFor, type Line } from './notes-lines.ts';
import { workedFrom } from './notes-worked.ts';
import type { WorkedFromNotes } from './notes-years.ts';
import type { Question } from './question.ts';

/** From this chance on a line is given as the answer. */
const GIVEN = 0.6;
/** The same where the line has half of the question's own words. */
const GIVEN_WORDED = 0.45;
const HALF = 0.5;
/** A thing that its words only hint at is not surely the thing. */
const HEADED = 0.5;
/** Of what is worked out, some is meant otherwise. */
const WORKED = 75;
/** A line with no thing of the kind that is asked for, or with several, may answer something else, */
const UNSURE = 65;
/** unless any words could answer, and it has so much of the question's. */
const WORDED = 0.75;
/** Below this a line has nothing to do with the question. */
const RELATED = 0.04;
/** In characters: a longer one is a whole line. */
const LONGEST_FIGURE = 40;
/** So much likelier than the next one, a line is shown alone. */
const CLEARLY = 0.25;

interface Weighed extends Line {
  readonly chance: number;
}

/** Lists of those who came have a name of their own for those who did not. */
const asNotesSay = (question: Question): Question => ({
  ...question,
  plain: question.plain.replace(
    /\b(?:(?:was|were|is|are)(?: not|n't) (?:there|present|here)|did(?: not|n't) (?:come|show up|attend))\b/,
    'was absent',
  ),
});

const weighed = async (question: Question, notes: string): Promise<readonly Weighed[]> =>
  notes.trim() === ''
    ? []
    : (await linesFor(asNotesSay(question), notes))
        .filter(({ unit }) => !unit.isHeading)
        .map((line) => ({ ...line, chance: chanceOfLine(line.evidence) }))
        .sort((one, other) => other.chance - one.chance);

/** The line must hold the kind of thing that is asked for, and speak of the thing itself. */
const answers = ({ chance, evidence }: Weighed): boolean =>
  chance >= (evidence['exact']! >= HALF ? GIVEN_WORDED : GIVEN) &&
  evidence['kind'] !== 0 &&
  evidence['stray'] === 0 &&
  evidence['headed']! >= HEADED;

/** What was asked for, where the line holds one thing of that kind: "four days", "Tom Reed". */
const figureIn = ({ figures, isNamed }: Weighed): string | undefined => {
  const [only, ...others] = [...new Set(figures)];
  return isNamed && others.length === 0 ? only : undefined;
};

/** Of two people in a line, what is told may be told of the other. */
const isOfAnother = ({ asked }: Question, { unit: { text } }: Weighed): boolean => {
  const names = [...text.matchAll(/(?<![.!?] )\p{Lu}\p{Ll}+/gu)].map(({ 0: name }) => name);
  const first = /\b(?:is|was|did|does|were|has) (\p{Lu}\p{Ll}+)/u.exec(asked)?.[1];
  return first !== undefined && names.includes(first) && names.find((name) => !/^(?:The|In|On|At)$/.test(name)) !== first;
};

/** What no line says by itself: it must be worked out, and where it could not be, no figure of a line is the answer. */
const MUST_BE_WORKED_OUT =
  /\b(?:by how much|how much (?:more|less|longer|cheaper)|difference|altogether|costs? (?:\w+ )?together|in (?:total|all)|left over|after (?:costs|tax|expenses|that)|profit|which\b.*\b(?:more|less|cheaper|dearer|longer|shorter|earlier|later))\b/;

/** Every telling word of the question, and a thing of the kind that is asked for: no line could answer more plainly. */
const sayingAll = ({ evidence: { exact, kind } }: Weighed): number => (exact === 1 && kind === 1 ? SAYING_ALL : 0);
const SAYING_ALL = 0.85;

const isSure = ({ figures, isNamed, evidence }: Weighed): boolean =>
  figures.length === 1 || (!isNamed && evidence['exact']! >= WORDED);

/** As it stands, and closed as a sentence is. */
const quotation = (text: string): string => `“${text}”${/[.!?]$/.test(text) ? '' : '.'}`;
const quotations = (lines: readonly string[]): string => {
  const quoted = listed(lines.map((line) => `“${line}”`));
  return /[.!?]”$/.test(quoted) ? quoted : `${quoted}.`;
};

const asWorked = ({ says, lines }: WorkedFromNotes): Answer => ({
  confidence: WORKED,
  lead: `${says} From your notes: ${quotations(lines)}`,
  more: [[], [], []],
  asides: { caution: 'This is only as right as the notes are, and as the way we read them.' },
  topics: [],
});

export const notes: Source = async ({ question, notes: text }): Promise<Answer | undefined> => {
  const worked = text.trim() === '' ? undefined : workedFrom(question.plain, text);
  if (worked) return asWorked(worked);
  const lines = await weighed(question, text);
  const [best, ...others] = lines;
  if (!best || !answers(best)) return undefined;
  const mustBeWorked = MUST_BE_WORKED_OUT.test(question.plain);
  const figure = mustBeWorked ? undefined : figureIn(best);
  const [heading] = best.unit.heading === '' ? [] : [best.unit.heading.replace(/:$/, '')];
  const quoted = `From your notes: ${quotation(best.unit.text)}`;
  return {
    confidence:
      isSure(best) && !mustBeWorked && !isOfAnother(question, best)
        ? Math.round(70 + 25 * Math.max(0, (Math.max(best.chance, sayingAll(best)) - GIVEN) / (1 - GIVEN)))
        : UNSURE,
    lead:
      figure === undefined || figure.length > LONGEST_FIGURE || best.unit.text.length <= figure.length + 2
        ? quoted
        : `That is ${figure}. ${quoted}`,
    more: [
      heading === undefined ? [] : [`It stands under “${heading}”.`],
      others
        .slice(0, 1)
        .filter(({ chance }) => chance >= RELATED)
        .map(({ unit }) => `Also in your notes: ${quotation(unit.text)}`),
      others
        .slice(1, 2)
        .filter(({ chance }) => chance >= RELATED)
        .map(({ unit }) => `And: ${quotation(unit.text)}`),
    ],
    asides: { caution: 'This is only as right as the notes are.' },
    topics: [],
  };
};

export interface Near {
  /** One or two lines, as they stand; none where nothing is near. */
  readonly lines: readonly string[];
  /** What was asked for, where the first line clearly comes nearest and holds one thing of that kind. */
  readonly figure?: string;
  /** Whether any line speaks of the thing and holds what is asked of it. */
  readonly mayAnswer: boolean;
  /** Whether any telling word of the question stands in the notes: then they may well say it, in a way that we cannot read. */
  readonly isMentioned: boolean;
}

/** More than the lines around it can lend. */
const OWN_WORDS = 0.3;
/** Of the question's words, as good as none stands anywhere in the notes, nor one of like meaning. */
const WHOLLY_ABSENT = 0.999;

const speaksOfIt = ({ evidence }: Weighed): boolean =>
  evidence['exact']! > 0 || evidence['explains']! > 0 || evidence['covered']! > OWN_WORDS;

/** What comes nearest to an answer where no line surely is one. */
export const nearInNotes = async (question: Question, text: string): Promise<Near> => {
  const every = await weighed(question, text);
  const isMentioned = every.some(({ evidence }) => evidence['absent']! < WHOLLY_ABSENT);
  // Where the thing is mentioned, something nearest is always shown.
  const related = every.filter(({ chance }) => chance >= RELATED);
  const near = related.length > 0 || !isMentioned ? related : every;
  const about = near.filter(speaksOfIt);
  const mayAnswer = about.some(({ evidence }) => evidence['kind'] !== 0 && evidence['stray'] === 0);
  const [first, second] = mayAnswer || about.length === 0 ? near : about;
  if (!first) return { lines: [], mayAnswer, isMentioned };
  const standsOut = second === undefined || about.length === 0 || first.chance - second.chance >= CLEARLY;
  const figure = standsOut && mayAnswer && !MUST_BE_WORKED_OUT.test(question.plain) ? figureIn(first) : undefined;
  return {
    lines: (standsOut ? [first] : [first, second]).map(({ unit }) => unit.text),
    mayAnswer,
    isMentioned,
    ...(figure !== undefined && figure.length <= LONGEST_FIGURE && { figure }),
  };
};
