/** Whether two lines say nearly the same, by their words. */
import { isFunctionWord } from '../english/topic/function-words.ts';
import { wordsOf } from '../reader/words.ts';

/** The words that carry a text, each in its shortest form. */
export const contentWords = (text: string): ReadonlySet<string> =>
  new Set(
    wordsOf(text).flatMap(({ lower, forms }) =>
      lower.length < 3 || isFunctionWord(lower) || /'(?!s$)/.test(lower)
        ? []
        : [[...forms].reduce((short, form) => (form.length < short.length ? form : short))],
    ),
  );

/** They say when, how many or how much, and of everything. */
const VAGUE = new Set(
  'one two three four five six seven eight nine ten first second last next new old good bad big little long short great best sure right minute hour day week month year time today way thing lot part people person somebody everybody make get come take want need tell ask give know think feel look find keep put let start stop talk use try group line word'.split(
    ' ',
  ),
);

/** The words that say what a text is about. */
export const tellingWords = (text: string): ReadonlySet<string> =>
  new Set([...contentWords(text)].filter((word) => !VAGUE.has(word) && !/\d/.test(word)));

export const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((word) => other.has(word)).length;

const openingOf = (text: string, words: number): string =>
  wordsOf(text)
    .slice(0, words)
    .map(({ lower }) => lower)
    .join(' ');

/** So many words at the start are heard as the same beginning. */
const OPENING = 3;
/** Of the words of the one that has more. */
const MOST_SHARED = 0.4;

/**
 * Whether nobody should see both in one reply.
 * @param given words that any line on the matter may have.
 */
export const isLike = (one: string, other: string, given: ReadonlySet<string>): boolean => {
  if (openingOf(one, OPENING) === openingOf(other, OPENING)) return true;
  const [own, others] = [one, other].map((text) => new Set([...contentWords(text)].filter((word) => !given.has(word))));
  return shared(own!, others!) >= Math.max(2, Math.max(own!.size, others!.size) * MOST_SHARED);
};
