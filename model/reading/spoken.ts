/** What of a script is said aloud. */

/** A direction, a sound or a text on screen: a line of its own between brackets, with a colon. */
const isDirection = (line: string): boolean =>
  line.startsWith('[') && line.indexOf(']') === line.length - 1 && line.includes(': ');
/** "[1:20] THE FIRST CUT": where a section begins, and its heading. */
const MARK = /^\[\d+:\d\d(?::\d\d)?\]\s*/;
const TITLE = /^TITLE: /;
/** Whoever writes more than this behind a time mark has somebody speak there. */
const HEADING_WORDS = 12;

const isHeading = (words: string): boolean => words.split(/\s+/).length <= HEADING_WORDS;

/** The words of the speaker: no directions, headings, title or time marks. A gap to fill (“[your trick]”) counts as its words. */
export const spokenOf = (script: string): string =>
  script
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !isDirection(line) && !TITLE.test(line) && !(MARK.test(line) && isHeading(line.replace(MARK, ''))))
    .map((line) => line.replace(MARK, ''))
    .join('\n');
