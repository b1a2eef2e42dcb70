/** How a pasted text is laid out: its paragraphs, and the headings that stand above them. */
import { partOfHeading } from './cues.ts';

export interface Paragraph {
  /** The last heading above it. */
  readonly heading?: string;
  /** One line, whatever breaks it had. */
  readonly text: string;
}

const SENTENCE_END = /[.!?…。！？:;,]["'”’)\]]*$/u;
const BULLET = /^\s*(?:[-*•–▪◦]|\(?\d{1,2}[.)]|\(?[a-z]\))\s+/u;

const wordsOf = (line: string): number => line.split(/\s+/).filter(Boolean).length;
const isCapitals = (line: string): boolean => /\p{Lu}{2}/u.test(line) && !/\p{Ll}/u.test(line);

/** Tags and marks of markup go, what they mark stays; an address in brackets behind its words goes as well. */
const withoutMarkup = (text: string): string =>
  text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<\/(?:p|div|h\d|li|section|tr)>|<br\s*\/?>/gi, '\n\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/\[([^[\]\n]+)\]\(https?:[^)\s]*\)/g, '$1')
    .replace(/(\*\*|__)(?=\S)([^\n]*?\S)\1/g, '$2')
    .replace(/[\u0000-\u0008\u000B-\u001F\u007F\u00AD\u200B\uFEFF]/g, '');

/** Lines of one paragraph, a word that was divided at the end of a line made whole. */
const joined = (lines: readonly string[]): string =>
  lines
    .map((line) => line.trim())
    .reduce((text, line) => (/\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(line) ? text.slice(0, -1) + line : `${text} ${line}`), '')
    .replace(/\s+/g, ' ')
    .trim();

/** A list after a colon becomes the end of the sentence that introduces it; other entries become sentences of their own. */
const paragraphsOf = (lines: readonly string[]): string[] => {
  const paragraphs: string[] = [];
  let open: string[] = [];
  const close = (): void => {
    if (open.length > 0) paragraphs.push(joined(open));
    open = [];
  };
  for (const line of lines) {
    if (BULLET.test(line)) {
      const introduced = open.length === 0 && /[:;]$/.test(paragraphs.at(-1) ?? '') ? paragraphs.pop() : undefined;
      const before = introduced ?? (open.at(-1)?.trimEnd().endsWith(':') ? joined(open) : undefined);
      if (before !== undefined) {
        open = [];
        paragraphs.push(
          `${before} ${line
            .replace(BULLET, '')
            .trim()
            .replace(/[.;,]$/, '')};`,
        );
        continue;
      }
      close();
    }
    open.push(line.replace(BULLET, ''));
  }
  close();
  return paragraphs.map((paragraph) => paragraph.replace(/;$/, '.'));
};

const isHeading = (line: string, alone: boolean, shouts: boolean): boolean => {
  const bare = line.trim();
  if (/^#{1,6}\s/.test(bare)) return true;
  if (wordsOf(bare) > 12 || /[,;]$/.test(bare)) return false;
  if (partOfHeading(bare) !== undefined) return true;
  if (/[.!?…。！？]["'”’)\]]*$/u.test(bare)) return false;
  if (/^(?:\d+(?:\.\d+)*[.)]?|[IVX]+[.)])\s+\p{Lu}/u.test(bare) && alone) return true;
  return (isCapitals(bare) && !shouts && /\p{L}{3}/u.test(bare)) || (alone && !bare.endsWith(':') && !BULLET.test(line));
};

/** "What is the Effect of Shade?", "Shade in Towns: A Study of Four Streets" above everything: no sentence of the text. */
const LONGEST_TITLE = 25;
const isTitle = (line: string): boolean => {
  const words = line.trim().split(/\s+/);
  const long = words.filter((word) => word.length > 3);
  return (
    !/[.!…:]$/.test(line.trim()) &&
    words.length <= LONGEST_TITLE &&
    long.filter((word) => /^\p{Lu}/u.test(word)).length > 0.7 * long.length
  );
};

/** A short line without a mark above a sentence: "What the mentors said". */
const standsAbove = (line: string, next: string | undefined): boolean =>
  next !== undefined &&
  wordsOf(line) <= 7 &&
  /^\s*\p{Lu}[^.!?:;,]*[\p{L}\p{N})]\s*$/u.test(line) &&
  /^\s*["“'‘(]?[\p{Lu}\p{N}]/u.test(next) &&
  !BULLET.test(next) &&
  wordsOf(next) > wordsOf(line) + 3 &&
  /[.!?]["'”’)\]]*\s*$/u.test(next);

/**
 * The paragraphs of a text in order, each with the heading it stands under. Headings and titles are no paragraphs.
 * Gives at least one paragraph for any text that is not blank.
 */
export const layOut = (text: string): Paragraph[] => {
  const plain = withoutMarkup(text);
  const shouts = isCapitals(plain);
  const blocks = plain.split(/\n\s*\n/).map((block) => block.split('\n').filter((line) => line.trim() !== ''));
  const paragraphs: Paragraph[] = [];
  let heading: string | undefined;
  for (const block of blocks) {
    const lines = [...block];
    if (block === blocks[0] && blocks.length > 1 && lines.length === 1 && isTitle(lines[0]!)) continue;
    if (lines.length > 1 && !isHeading(lines[0]!, false, shouts) && standsAbove(lines[0]!, lines[1])) heading = lines.shift()!;
    while (lines.length > 0 && isHeading(lines[0]!, lines.length === 1 && blocks.length > 1, shouts)) heading = lines.shift()!;
    const sections: { heading: string | undefined; lines: string[] }[] = [{ heading, lines: [] }];
    for (const line of lines) {
      if (isHeading(line, false, shouts)) {
        heading = line;
        sections.push({ heading, lines: [] });
      } else sections.at(-1)!.lines.push(line);
    }
    for (const section of sections) {
      // In notes or verse, without any marks between sentences, each line is a sentence.
      const areLines = section.lines.length > 2 && !section.lines.some((line) => SENTENCE_END.test(line.trim()));
      const texts = areLines ? section.lines.map((line) => joined([line.replace(BULLET, '')])) : paragraphsOf(section.lines);
      for (const paragraph of texts.filter(Boolean))
        paragraphs.push({ ...(section.heading === undefined ? {} : { heading: section.heading }), text: paragraph });
    }
  }
  if (paragraphs.length > 0) return paragraphs;
  const whole = joined(plain.split('\n')) || joined(text.split('\n'));
  return whole === '' ? [] : [{ text: whole }];
};
