/** The words of a text as the search uses them. */

const FILLERS = new Set(
  `a about after am an and any are as at away be been best but by can chatgpt could did do does for from get end free give had has have help how i if in into is it
  its just like may me lower might more my need number of on or our out people please ppl prompt right should so some than that the their them then there these they this
  those to us template want want was way we were what when where which who why will with would you your`.split(/\s+/),
);

/** "searches" and "search", "queries" and "query" count as one word; nothing else is folded. */
const singular = (word: string): string => {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  return /(?:ch|sh|ss|x|z)es$/.test(word) ? word.slice(0, -2) : word.replace(/s$/, '');
};

/**
 * The words in their order. "About page" is a word of its own, so that it does not match every page about something; "e-mail" and
 * "email" are one word, and accents do not matter.
 */
export const wordsOf = (text: string): string[] =>
  text
    .replace(/\babout(?: us| me)? pages?\b/gi, '$& aboutpage')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<!\p{L})e-(?=\p{L})/gu, 'e')
    .replace(/['’]s?(?!\p{L})/gu, '')
    .match(/[\p{L}\p{N}]+/gu)
    ?.map(singular) ?? [];

/** The words that matter for a search, each once; all of them where there are only small words. */
export const tellingWords = (text: string): string[] => {
  const words = [...new Set(wordsOf(text))];
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length > 0 ? telling : words;
};
