/** Small rules of written English that every composing writer uses. */
export { countCharacters, countWords } from '../../engine/definition/counting.ts';

/** "a" or "an", by the sound the next word starts with: an hour, a user, an MBA, an 8-week course. */
export const article = (next: string): 'a' | 'an' => {
  const word = next.replace(/^[^\p{L}\p{N}]+/u, '');
  const first = /^[\p{L}\p{N}]+/u.exec(word)?.[0] ?? '';
  if (/^\d/.test(first)) return /^(8|11(?!\d)|18(?!\d)|11\d{3}(?!\d)|18\d{3}(?!\d))/.test(first) ? 'an' : 'a';
  // Pronounced letter by letter, although it could be read as a word: an SEO agency.
  if (first === 'SEO') return 'an';
  if (/^[A-Z]{2,}$/.test(first) && !/[AEIOU]{1}[A-Z]*[AEIOU]/.test(first)) return /^[AEFHILMNORSX]/.test(first) ? 'an' : 'a';
  const lower = first.toLowerCase();
  if (/^(hour|honest|honou?r|heir)/.test(lower)) return 'an';
  if (/^(uni([^mn]|n?t)|use|usu|uti|ubi|ura|eu|ewe|one|once|u$)/.test(lower) && !/^unin|^unim/.test(lower)) return 'a';
  return /^[aeiouàáâãäåæèéêëìíîïòóôõöøùúûü]/.test(lower) ? 'an' : 'a';
};

/** The words with their article: "a union", "an umbrella". */
export const withArticle = (words: string): string => `${article(words)} ${words}`;

/** First letter capital, the rest as it is; words that begin with a number stay ("$29 family portraits"). */
export const capitalise = (words: string): string =>
  words.replace(/^([^\p{L}\p{N}]*)(\p{L})/u, (_, before: string, letter: string) => before + letter.toUpperCase());

/** "a", "a and b", "a, b and c". */
export const listed = (items: readonly string[], word = 'and'): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;

/** Adds a full stop unless the text already has an end mark. */
export const asSentence = (words: string): string => {
  const trimmed = capitalise(words.trim());
  return /[.!?…]["'”’)]*$/.test(trimmed) ? trimmed : `${trimmed.replace(/(?<![,;:\s–—-])[,;:\s–—-]+$/, '')}.`;
};

/** Single spaces between words, none before punctuation. Line breaks stay. */
export const tidy = (text: string): string =>
  text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/(?<! ) +([,.;:!?])(?=\s|$)/g, '$1')
    .replace(/(?:(?<! ) +)?\n */g, '\n')
    .trim();
