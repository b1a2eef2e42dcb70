/** The lines of a text, by what they are: only running text and the words of list items are rewritten. */

export interface Line {
  /** List marker, quotation mark of a mail or indentation: kept as it is. */
  readonly lead: string;
  readonly body: string;
  readonly kind: 'prose' | 'item' | 'heading' | 'blank';
}

const LEAD = /^\s*(?:>\s*)*(?:(?:[-*•‣◦▪–—+✓✔✅☑👉➡🔹🔸▶]\uFE0F?|\d{1,3}[.)]|[a-zA-Z][.)]|\(\w{1,3}\))\s+)?/u;
const MARKER = /(?:[-*•‣◦▪–—+✓✔✅☑👉➡🔹🔸▶]\uFE0F?|\d{1,3}[.)]|[a-zA-Z][.)]|\(\w{1,3}\))\s+$/u;
/** Rules, tables and markdown's underlines hold no sentences. */
const DRAWN = /^(?:\s*\||[-=_*#~\s]{3,}$)/;
const ENDS = /[.!?:…;,)\]"”’»]\s*$/u;
const LONGEST_HEADING = 12;

const wordsOf = (line: string): number => line.split(/\s+/).filter(Boolean).length;

const isHeading = (line: string): boolean => /^\s*#{1,6}\s/.test(line) || (!ENDS.test(line) && wordsOf(line) <= LONGEST_HEADING);

/** True where a line runs on in the next one: it was wrapped by hand, and the break stands within a sentence. */
const runsOn = (line: string, next: string | undefined): boolean =>
  next !== undefined &&
  wordsOf(line) > 5 &&
  !/[.!?…:]["”’)]?\s*$/.test(line) &&
  !MARKER.test(LEAD.exec(next)?.[0] ?? '') &&
  /^\s*\p{Ll}/u.test(next);

const lineOf = (text: string): Line => {
  if (text.trim() === '') return { lead: '', body: text, kind: 'blank' };
  if (DRAWN.test(text)) return { lead: '', body: text, kind: 'heading' };
  const lead = LEAD.exec(text)?.[0] ?? '';
  const body = text.slice(lead.length);
  if (MARKER.test(lead)) return { lead, body, kind: 'item' };
  return { lead, body, kind: isHeading(body) ? 'heading' : 'prose' };
};

/** A line may hold breaks of its own where a sentence runs over them. Joined by line breaks, they give the text again. */
export const linesOf = (text: string): Line[] => {
  const joined: string[] = [];
  const raw = text.split('\n');
  let runningOn = false;
  for (const [at, line] of raw.entries()) {
    if (runningOn) joined.push(`${joined.pop()}\n${line}`);
    else joined.push(line);
    runningOn = runsOn(line, raw[at + 1]);
  }
  // A single line without a full stop is a sentence somebody did not finish, not a heading.
  const lines = joined.map(lineOf);
  const isAlone = lines.filter(({ kind }) => kind !== 'blank').length === 1;
  return isAlone
    ? lines.map((line) => (line.kind === 'heading' && !/^[#|]/.test(line.body) ? { ...line, kind: 'prose' } : line))
    : lines;
};

export const textOf = (lines: readonly Line[]): string => lines.map(({ lead, body }) => lead + body).join('\n');
