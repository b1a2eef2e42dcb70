/** A visitor's notes in the pieces that an answer can be quoted from: sentences, and the lines of a list or table. */
import { sentencesOf } from '../question/question.ts';

export interface Unit {
  /** As it stands. */
  readonly text: string;
  /** The title and the heading it stands under. */
  readonly heading: string;
  /** The line of the notes that it is a part of. */
  readonly line: string;
  /** Whether it names what stands below it and says nothing itself. */
  readonly isHeading: boolean;
}

/** A visitor must not wait for a whole book to be read. */
const MOST = 1500;

const isHeading = (line: string): boolean => /:$/.test(line) || (line.length < 50 && !/[.!?,;:]/.test(line) && !/\d/.test(line));

/** Dots that lead the eye to a price. */
const LEADERS = /(?<!\s)\s*(?:\.{4,}|(?<=\s)(?:\.{2,3}|…)(?=\s*[£$€₹\d]))\s*/g;

const SMALL_WORD =
  /\b(?:is|are|was|were|has|have|had|will|can|must|may|not|at|in|on|by|from|to|with|behind|under|near|only|closed|open)\b/i;
const NUMBERED = /^(?:\p{L}+ ){1,4}(?:no\.? ?)?#?\p{L}*\d+(?:[-/]\d+)*$/u;
const PAPER = /^(?:invoice|order|receipt|bill|quote|estimate|case|file|reference|report|booking)\b/i;
/** "Shop rota, week of 9 June", "Soup for 4". */
const PAPERS =
  /\b(?:rota|roster|list|minutes|invoice|recipe|notes|summary|plan|guide|info|menu|prices|schedule|timetable|programme|agenda|confirmation|newsletter|syllabus|rules|terms|seating|(?:for|serves|makes) \d{1,3}(?: \p{L}+)?\)?$)/iu;
/** A figure that is no day, number or count of those a title speaks of. */
const COUNTED =
  /(?<![A-Z]{2} )(?<!\b(?:of|for|serves|makes|week|wk|day|year|class|form|group) )\b\d+\b(?! ?(?:st|nd|rd|th|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec))/;
const VALUED = /[£$€:]|\d[.:]\d\d|\d ?[ap]m\b|[.!?]$/i;

/** A first line of few words, or the kind of paper and its number. */
const isTitle = (line: string): boolean =>
  (isHeading(line) && line.split(' ').length <= 5 && !SMALL_WORD.test(line)) ||
  (NUMBERED.test(line) && PAPER.test(line)) ||
  (/^\p{L}/u.test(line) &&
    line.length < 60 &&
    PAPERS.test(line) &&
    !VALUED.test(line) &&
    !COUNTED.test(line) &&
    !/\b(?:is|are|was|were|has|have|had|will|can|must)\b/i.test(line));

/** "Sun 1 June. Planted leeks. 2 hours.": all of a short entry is told of its day. */
const ENTRY = /^(?:[A-Z][a-z]{2,8}\.?,? )?(?:\d{1,2}(?:st|nd|rd|th)? [A-Z][a-z]{2,8}|[A-Z][a-z]{2,8} \d{1,2})\. /;
const LONGEST_ENTRY = 180;
const isEntry = (line: string): boolean => line.length <= LONGEST_ENTRY && ENTRY.test(line);

/** "Christmas potluck! Sunday at 12.30.": a call of few words names what the next sentence tells of. */
const CALL = /^(?:\S+ ){1,3}\S+!$/;
/** "7. Pets. The Tenant shall not …": a numbered clause has its name before it. */
const NUMBERED_CLAUSE = /^\d{1,2}[.)] (\p{Lu}[\p{L}&' ]{2,30})\. /u;
const joined = (sentences: readonly string[], line: string): readonly string[] => {
  const clause = NUMBERED_CLAUSE.exec(line)?.[1];
  const isCall = (text: string, at: number): boolean => CALL.test(text) || (at <= 1 && text === `${clause}.`);
  return sentences.flatMap((text, at) => {
    const before = sentences[at - 1];
    return isCall(text, at) && at + 1 < sentences.length
      ? []
      : [before !== undefined && isCall(before, at - 1) ? `${before} ${text}` : text];
  });
};

/** "Name | Mon | Tue", above rows of as many cells: it says nothing by itself. */
const cellsOf = (line: string): number => line.split(/\||,|\t/).length;
const isTableHead = (line: string, next: string | undefined, after: string | undefined): boolean =>
  next !== undefined &&
  after !== undefined &&
  cellsOf(line) > 2 &&
  cellsOf(next) === cellsOf(line) &&
  cellsOf(after) === cellsOf(line) &&
  !/[£$€]|\d{2}|\d ?[ap]m\b|(?:^|\s)\p{L}+: |[.!?]$/u.test(line);

/** "[Fri 20:11] Tunde: …": when a message was sent is no part of it. */
const SENT = /^\[[^\]]{0,24}\d{1,2}[:.]\d\d[^\]]{0,8}\]\s*/;

export const unitsOf = (notes: string): readonly Unit[] => {
  const lines = notes.split(/\n+/).map((line) => line.replace(LEADERS, ' ').trim().replace(SENT, ''));
  const units: Unit[] = [];
  const title = lines.length > 1 && (isHeading(lines[0]!) || isTitle(lines[0]!)) ? lines[0]! : '';
  let heading = '';
  for (const [at, line] of lines.entries()) {
    if (lines.length > 2 && isHeading(line)) heading = line;
    for (const text of isEntry(line) ? [line] : joined(sentencesOf(line), line)) {
      units.push({
        text,
        line,
        heading: [...new Set([title, heading])].filter((words) => words !== '' && words !== text).join(' '),
        isHeading:
          (lines.length > 2 && (/:$/.test(text) || (at === 0 && isTitle(line)))) ||
          isTableHead(line, lines[at + 1], lines[at + 2]),
      });
      if (units.length >= MOST) return units;
    }
  }
  return units;
};
