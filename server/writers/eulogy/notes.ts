/** The visitor's text taken apart: lines and sentences for deeds and memories, short items for traits. */

const ABBREVIATION = /(?:^|[\s(])(?:Mr|Mrs|Ms|Dr|St|Prof|Sgt|Capt|Lt|Col|Rev|Jr|Sr|No|vs|e\.g|i\.e|etc|approx|\p{Lu})\.$/u;
const BULLET = /^\s*(?:[-*•–—·]|\d+[.)])\s+/;

/** The sentences of one line, each with the mark it ended on. */
const sentencesOf = (line: string): string[] => {
  const found: string[] = [];
  let start = 0;
  for (const stop of line.matchAll(/(?:(?<![.!?…])[.!?…]+["'”’)]*(?=\s|$)|[。！？]+)/g)) {
    const end = stop.index + stop[0].length;
    if (stop[0] === '.' && ABBREVIATION.test(line.slice(start, end))) continue;
    found.push(line.slice(start, end).trim());
    start = end;
  }
  found.push(line.slice(start).trim());
  return found.filter((sentence) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(sentence));
};

const lines = (text: string): string[] =>
  text
    .split(/\n+/)
    .map((line) => line.replace(BULLET, '').replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');

/** Where a mark divides: not inside brackets or quotation marks. */
const splitOutside = (text: string, mark: RegExp): string[] => {
  const parts: string[] = [''];
  let depth = 0;
  let quoted = false;
  for (const letter of text) {
    if (letter === '(') depth++;
    if (letter === ')') depth = Math.max(0, depth - 1);
    if (letter === '"') quoted = !quoted;
    if (mark.test(letter) && depth === 0 && !quoted) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
};

const once = (items: readonly string[]): string[] => {
  const seen = new Set<string>();
  return items.filter((item) => {
    const key = item
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
};

/** Typed so that the field would not be empty. */
export const saysNothing = (text: string): boolean =>
  /^(unknown|unsure|not sure|n\/?a|none|nothing|no|don['’]?t know|[^\p{L}\p{N}\p{Extended_Pictographic}]*)[.!]?$/iu.test(
    text.trim(),
  );

/** Separate things that were written down: by line, semicolon and sentence. */
export const entriesOf = (text: string): string[] =>
  once(
    lines(text)
      .flatMap((line) => splitOutside(line, /[;；]/))
      .flatMap(sentencesOf),
  );

/** Short items: by line, semicolon and comma; a text of whole sentences is left in sentences. */
export const itemsOf = (text: string): string[] => {
  const sentences = lines(text).flatMap(sentencesOf);
  const written = sentences.filter((sentence) => /[.!?]$/.test(sentence));
  if (written.length > 1 || sentences.some((sentence) => sentence.length > 160)) return once(sentences);
  return once(
    sentences
      .flatMap((line) => splitOutside(line, /[,;，、；/]/))
      .map((item) => item.replace(/^and\s+/i, '').replace(/(?<![.\s])[.\s]+$/, ''))
      .filter((item) => item !== ''),
  );
};
