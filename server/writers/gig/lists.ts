/** Lists as they were typed, and as they are told. */
import { listed } from '../../english/prose.ts';

/** The parts of a list as one: "a, b and c"; a part with an "and" of its own closes the list or is parted by semicolons. */
export const joined = (items: readonly string[]): string => {
  const hasAnd = (item: string): boolean => /\sand\s|,/.test(item);
  if (items.slice(0, -1).some(hasAnd)) return items.join('; ');
  return hasAnd(items.at(-1) ?? '') ? items.join(', ') : listed(items);
};

/** The parts between commas and semicolons, but not inside brackets or numbers. */
export const partsOf = (sentence: string): string[] => {
  const parts = [''];
  let depth = 0;
  for (let at = 0; at < sentence.length; at++) {
    const letter = sentence.charAt(at);
    if (letter === '(') depth += 1;
    if (letter === ')') depth = Math.max(0, depth - 1);
    const divides = letter === ';' || (letter === ',' && !/^\d/.test(sentence.charAt(at + 1)));
    if (depth === 0 && divides) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter((part) => /[\p{L}\p{N}]/u.test(part));
};
