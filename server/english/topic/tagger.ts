/**
 * Tags each word of a short English text with its part of speech: closed classes first, then the dictionary, given the words
 * before and after. Made for topics and blurbs: in doubt a word is not tagged as a noun, and callers leave out what is doubtful.
 */
import { closed, isMark, type Raw, type Tag, type Token } from './closed-class.ts';
import { AUXILIARIES, PROPER_WORDS } from './function-words.ts';
import { mayBeNoun, openClass } from './open-class.ts';
import { classOf, isKnown } from './word-classes.ts';

export type { Tag, Token } from './closed-class.ts';

const WORD =
  /\b(?:Mr|Mrs|Ms|Dr|St)\.(?=\s)|(?:[$£€]\s?)?[\p{L}\p{N}]+(?:(?:[.,:](?=\d)|['’&/+-](?=[\p{L}\p{N}]))[\p{L}\p{N}]+)*(?:[’']s?|%)?|[^\s\p{L}\p{N}]/gu;

const rawTokens = (text: string): Raw[] => {
  const raw: Raw[] = [];
  for (const match of text.matchAll(WORD)) {
    const before = raw.at(-1);
    const starts = before === undefined || /^[.!?:"“]$/.test(before.text);
    raw.push({ text: match[0], lower: match[0].toLowerCase().replaceAll('’', "'"), from: match.index, starts });
  }
  return raw;
};

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);
const isOddCase = (word: string): boolean => /\p{L}\p{Lu}/u.test(word) || /^\p{Lu}{2,}/u.test(word);

/** The tokens of a text with their parts of speech. */
export const tagged = (text: string): Token[] => {
  const raw = rawTokens(text);
  const words = raw.filter((word) => !isMark(word.text));
  const open = words.filter((word) => closed(word, undefined) === undefined);
  // In A Text Typed Like This capitals mean nothing.
  const isTitled = open.length > 1 && open.filter((word) => isCapital(word.text)).length / open.length > 0.7;
  const tokens: Token[] = [];
  raw.forEach((word, at) => {
    const before = tokens.at(-1);
    const tag = ((): Tag => {
      if (isOddCase(word.text) && !AUXILIARIES.has(word.lower) && word.text.length > 1) return 'name';
      const byClass = word.lower === 'online' && mayBeNoun(raw[at + 1]) ? 'adjective' : closed(word, before?.tag);
      const capital = isCapital(word.text);
      if (byClass && !(capital && !word.starts && byClass === 'preposition' && before?.tag === 'name')) return byClass;
      if (capital && !isTitled && !word.starts) return 'name';
      if (capital && (PROPER_WORDS.has(word.lower) || !isKnown(word.text))) return 'name';
      // Two capitalised words in a row at the start of a sentence are a name, too: "Agnes Thorne listens".
      const follower = raw[at + 1];
      if (capital && !isTitled && follower && isCapital(follower.text) && !isMark(follower.text) && !isOddCase(follower.text)) {
        return classOf(word.text).fields[0] === 'person' || !isKnown(follower.text)
          ? 'name'
          : openClass(word, tokens, follower, raw.length > 2);
      }
      return openClass(word, tokens, follower, raw.length > 2);
    })();
    tokens.push({ text: word.text, lower: word.lower, tag, from: word.from, to: word.from + word.text.length });
  });
  return tokens;
};
