/** A hashtag: one word of letters and figures behind a sign, at most as long as platforms show whole. */
import { countCharacters } from '../../english/prose.ts';
import { isClean } from '../../lexicon/cleanWords.ts';

/** With its sign. */
const LONGEST = 30;

const IN_TAG = /[^\p{L}\p{M}\p{N}_]+/u;
/** Scripts that are written without spaces: one character is a word already. */
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** Words whose small first letter is part of the name. */
const ODD_CASE = /^\p{Ll}+\p{Lu}/u;

const raised = (word: string): string => (ODD_CASE.test(word) ? word : word.replace(/^\p{L}/u, (letter) => letter.toUpperCase()));

/** Whether a hashtag can be made of these letters: not of figures alone, nor of one Latin letter. */
const stands = (letters: string): boolean =>
  /\p{L}/u.test(letters) &&
  (countCharacters(letters) > 1 || DENSE.test(letters)) &&
  countCharacters(letters) < LONGEST &&
  isClean(letters.toLowerCase());

/**
 * The words as one hashtag with its sign: "mum’s secret curry" becomes #MumsSecretCurry. Capitals inside a word stay
 * (AWS, iPhone). Undefined where none can be made, or where it would not be fit for everyone.
 */
export const tagOf = (words: string): string | undefined => {
  const parts = words
    .normalize('NFC')
    .replace(/(?<=[\p{L}\p{N}])['’](?=\p{L})/gu, '')
    .split(IN_TAG)
    .filter(Boolean);
  const letters = parts.map(raised).join('');
  return stands(letters) && parts.every((part) => isClean(part.toLowerCase())) ? `#${letters}` : undefined;
};

/** The hashtags that the visitor wrote, as they are. */
export const writtenTags = (text: string): string[] =>
  (text.normalize('NFC').match(/(?<![\p{L}\p{N}&/])[#＃][\p{L}\p{M}\p{N}_]+/gu) ?? [])
    .map((tag) => tag.slice(1))
    .filter(stands)
    .map((letters) => `#${letters}`);

/** What tells two hashtags apart: neither case nor a plural's ending does. */
export const keyOf = (tag: string): string => {
  const lower = tag.toLowerCase();
  return lower.length > 5 ? lower.replace(/(?<![su])s$/, '').replace(/ie$/, 'y') : lower;
};
