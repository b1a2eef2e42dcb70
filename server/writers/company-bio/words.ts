/** Small cuts on the visitor's text: never inside a word, and marked where something is missing. */
import { firstCharacters } from '../../../engine/definition/index.ts';
import { countWords } from '../../english/prose.ts';
import { clean } from '../../english/topic/clean.ts';

/** Typed so that the field would not be empty. */
export const saysNothing = (text: string): boolean =>
  /^(unknown|unsure|not sure|n\/?a|none|nothing|no|nil|tbd|[^\p{L}\p{N}]*)[.!]?$/iu.test(text.trim());

const MOST_LETTERS_A_WORD = 12;

/** The first words of a text, with "…" where it was longer. Scripts without spaces are cut by letters. */
export const shortened = (text: string, atMost: number): string => {
  const runs = text.split(/\s+/);
  const letters = atMost * MOST_LETTERS_A_WORD;
  const kept = countWords(text) > atMost ? runs.slice(0, atMost).join(' ') : text;
  if (kept.length <= letters) return kept === text ? text : `${kept.replace(/(?<![\s,;:.–—-])[\s,;:.–—-]+$/u, '')}…`;
  const cut = firstCharacters(kept, letters);
  const space = cut.lastIndexOf(' ');
  return `${(space > letters / 2 ? cut.slice(0, space) : cut).replace(/(?<![\s,;:.–—-])[\s,;:.–—-]+$/u, '')}…`;
};

/** The parts of a list that was typed with commas, semicolons, bullets or lines. A comma inside a number or brackets divides nothing. */
export const partsOf = (text: string, mark: RegExp): string[] => {
  const parts: string[] = [''];
  let depth = 0;
  for (const letter of text.replace(/(\d),(?=\d{3})/g, '$1\u0000')) {
    if (letter === '(') depth++;
    if (letter === ')') depth = Math.max(0, depth - 1);
    if (depth === 0 && mark.test(letter)) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  const seen = new Set<string>();
  return parts
    .map((part) =>
      part
        .replaceAll('\u0000', ',')
        .replace(/^\s*(?:[-*•–—·]|\d+[.)](?=\s))\s*/, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => {
      const key = part.toLowerCase();
      if (!/[\p{L}\p{N}]/u.test(part) || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
};

/** A list of abbreviations is no shouting: "CNC, ISO 9001" keeps its capitals, and "C#" its mark. */
export const cleaned = (typed: string): string => {
  const text = clean(typed.replace(/\b([CFJ])#/g, '$1\u266F')).text.replaceAll('\u266F', '#');
  if (/\p{Lu}{5}/u.test(typed)) return text;
  const capitals = new Set(typed.match(/(?<!\p{L})(?:\p{Lu}{2,}|[CFJ](?=#))(?!\p{L})/gu));
  return text.replace(/\p{L}{2,}|\p{L}(?=#)/gu, (word) => (capitals.has(word.toUpperCase()) ? word.toUpperCase() : word));
};
