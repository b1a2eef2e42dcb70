/** Finds the parts of a script that are spoken. */

/** A direction, a sound or a text on screen: a line in brackets, with a colon. */
const isDirection = (line: string): boolean =>
  line.startsWith('[') && line.indexOf(']') === line.length - 1 && line.includes(': ');
/** "[1:20] THE FIRST CUT": the beginning of a section, with its heading. */
const MARK = /^\[\d+:\d\d(?::\d\d)?\]\s*/;
const TITLE = /^TITLE: /;
/** More words than this after a time mark are spoken. */
const HEADING_WORDS = 12;

const isHeading = (words: string): boolean => words.split(/\s+/).length <= HEADING_WORDS;

/** The spoken words: no directions, headings, title or time marks. A gap to fill (“[your trick]”) counts as its words. */
export const spokenOf = (script: string): string =>
  script
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !isDirection(line) && !TITLE.test(line) && !(MARK.test(line) && isHeading(line.replace(MARK, ''))))
    .map((line) => line.replace(MARK, ''))
    .join('\n');
