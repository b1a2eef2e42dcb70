/** The content words of a sentence without their endings, so that "sensor" and "sensors" match. */
import { FUNCTION_WORDS } from '../../lexicon/functionWords.ts';

const EMPTY = new Set(
  'not also very more most less much many other than only even still just about after before between over under again then there here all none first second third two three four five six seven eight nine ten one use used using make made show shows showed found study paper article report'.split(
    ' ',
  ),
);

/** What is left must still look like a word: three letters, a vowel among them. */
const without = (word: string, ending: RegExp, instead = ''): string => {
  const rest = word.replace(ending, instead);
  return rest.length > 2 && /[aeiouy]/.test(rest) ? rest : word;
};

const stem = (word: string): string => {
  const singular = word.endsWith('ss') ? word : without(without(word.replace(/['’]s$/, ''), /ies$/, 'y'), /s$/);
  return without(without(singular, /(?:ing|ed|ly)$/), /e$/);
};

/** Each content word of the text once. */
export const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*[\p{L}\p{N}%]|\p{L}/gu) ?? [])
      .filter((word) => !FUNCTION_WORDS.has(word) && !EMPTY.has(word))
      .map(stem)
      .filter((word) => word.length > 1),
  );
