/** The words of a text as the search knows them. */

const FILLERS = new Set(
  `a about am an and any are as at be been best but by can chatgpt could did do does for from get give had has have help how i if in into is it
  its just like may me might my need of on or our out please prompt should so some than that the their them then there these they this
  those to us template want was we were what when where which who why will with would you your`.split(/\s+/),
);

/** "searches" and "search", "queries" and "query" are one word; no more is folded than that. */
const singular = (word: string): string => {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  return /(?:ch|sh|ss|x|z)es$/.test(word) ? word.slice(0, -2) : word.replace(/s$/, '');
};

/** The words in the order they stand; an about page is no page about something; "e-mail" and "email" are one, and so are letters with and without accents. */
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

/** The words that say what is looked for, each once; all of them where there are only small words. */
export const tellingWords = (text: string): string[] => {
  const words = [...new Set(wordsOf(text))];
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length > 0 ? telling : words;
};
