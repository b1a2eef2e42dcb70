/** Answers from the visitor's own notes: the line that answers, word for word, and first the figure or name that was asked for. */
import type { Answer, Source } from './answer.ts';
import { chanceOfLine } from './likelihood.ts';
import { linesFor, type Line } from './notes-lines.ts';
import type { Question } from './question.ts';

/** From this chance on a line is given as the answer. */
const GIVEN = 0.6;
/** The same where the line has half of the question's own words. */
const GIVEN_WORDED = 0.45;
const HALF = 0.5;
/** A thing that its words only hint at is not surely the thing. */
const HEADED = 0.5;
/** Below this a line has nothing to do with the question. */
const RELATED = 0.04;
/** So much likelier than the next one, a line is shown alone. */
const CLEARLY = 0.25;

interface Weighed extends Line {
  readonly chance: number;
}

const weighed = async (question: Question, notes: string): Promise<readonly Weighed[]> =>
  notes.trim() === ''
    ? []
    : (await linesFor(question, notes))
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

/** As it stands, and closed as a sentence is. */
const quotation = (text: string): string => `“${text}”${/[.!?]$/.test(text) ? '' : '.'}`;

export const notes: Source = async ({ question, notes: text }): Promise<Answer | undefined> => {
  const lines = await weighed(question, text);
  const [best, ...others] = lines;
  if (!best || !answers(best)) return undefined;
  const figure = figureIn(best);
  const [heading] = best.unit.heading === '' ? [] : [best.unit.heading.replace(/:$/, '')];
  const quoted = `From your notes: ${quotation(best.unit.text)}`;
  return {
    confidence: Math.round(70 + 25 * Math.max(0, (best.chance - GIVEN) / (1 - GIVEN))),
    lead:
      figure === undefined || figure.length > 40 || best.unit.text.length <= figure.length + 2
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
  /** Whether any line speaks of the thing and holds what is asked of it. */
  readonly mayAnswer: boolean;
}

/** More than the lines around it can lend. */
const OWN_WORDS = 0.3;

const speaksOfIt = ({ evidence }: Weighed): boolean =>
  evidence['exact']! > 0 || evidence['explains']! > 0 || evidence['covered']! > OWN_WORDS;

/** What comes nearest to an answer where no line surely is one. */
export const nearInNotes = async (question: Question, text: string): Promise<Near> => {
  const near = (await weighed(question, text)).filter(({ chance }) => chance >= RELATED);
  const about = near.filter(speaksOfIt);
  const mayAnswer = (about.length > 0 ? about : near).some(({ evidence }) => evidence['kind'] !== 0);
  const [first, second] = mayAnswer || about.length === 0 ? near : about;
  if (!first) return { lines: [], mayAnswer };
  const standsOut = second === undefined || first.chance - second.chance >= CLEARLY;
  return { lines: (standsOut ? [first] : [first, second]).map(({ unit }) => unit.text), mayAnswer };
};
