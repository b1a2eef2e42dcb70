/** The words of a text as the search uses them. */

const FILLERS = new Set(
  `a about after again ai all already also always am an and any anything are arent as at away be been best but by can cant chatgpt could did do does doing doesnt didnt don dont end enough find folk for free from
  generator get getting give go gonna good got gotta had has have help her him his how i if im in into is isnt it its just kind know let like lot lower make maker
  may me might more much my need never no nobody not now number of off on one or our out over people pl please pls plz ppl prompt put really right she should show sm smth
  so some somebody someone something stuff than that the their them then there these they thing this those thx to too try up us use using very wanna want was way
  we were what when where which who why will with without would you your`.split(/\s+/),
);

/** "searches" and "search", "queries" and "query" count as one word; nothing else is folded. */
const singular = (word: string): string => {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  return /(?:ch|sh|ss|x|z)es$/.test(word) ? word.slice(0, -2) : word.replace(/s$/, '');
};

/** Names that are made of a letter and a sign. */
const SIGNED: readonly (readonly [RegExp, string])[] = [
  [/\bc\+\+/gi, 'cplusplus'],
  [/\b([cf])#/gi, '$1sharp'],
  [/(?<!\w)\.net\b/gi, 'dotnet'],
  [/\b(\p{L}) ?& ?(\p{L})\b/giu, '$1n$2'],
];

/**
 * The words in their order. "About page" is a word of its own, so that it does not match every page about something; "e-mail" and
 * "email" are one word, so are "d&d" and "dnd", and accents do not matter.
 */
export const wordsOf = (text: string): string[] =>
  SIGNED.reduce((plain, [sign, word]) => plain.replace(sign, word), text)
    .replace(/\babout(?: us| me)? pages?\b/gi, '$& aboutpage')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<!\p{L})e-(?=\p{L})/gu, 'e')
    .replace(/['’]s?(?!\p{L})/gu, '')
    .match(/[\p{L}\p{N}]+/gu)
    ?.map(singular) ?? [];

/** A small word, which says nothing of what is wanted. */
export const isFiller = (word: string): boolean => FILLERS.has(word);

/** The words that matter for a search, each once; all of them where there are only small words. */
export const tellingWords = (text: string): string[] => {
  const words = [...new Set(wordsOf(text))];
  const telling = words.filter((word) => !FILLERS.has(word));
  return telling.length > 0 ? telling : words;
};
