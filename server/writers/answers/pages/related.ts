/** What may be asked next: questions whose answers speak of the same things as the one that was given. */
import { comparedWith } from '../../../meaning/condensed.ts';
import { encode } from '../../../meaning/encoder.ts';
import vectorBytes from './entries.bin';
import { entries } from './entries.ts';
import { termsIn } from '../question/terms.ts';

const load = () => {
  let next = 0;
  const answers = entries.map(({ ask, says }) => {
    const title = next;
    const answer = title + ask.length;
    next = answer + 1;
    return { ask: ask[0]!, says, title, answer, terms: termsIn(ask[0]!) };
  });
  return { answers, compare: comparedWith(vectorBytes) };
};
let loaded: ReturnType<typeof load> | undefined;

/** Farther in meaning, the two speak of different things. */
const NEAR = 0.42;
/** What a word in common counts, up to so many. */
const SHARED = 0.04;
const COUNTED = 3;

/** @param said a question, and its answer where it has one. */
export const relatedTo = async (said: string, most: number): Promise<readonly string[]> => {
  const vectors = await encode([said]);
  if (!vectors) return [];
  loaded ??= load();
  const { answers, compare } = loaded;
  const near = compare(vectors[0]!);
  const own = termsIn(said);
  return answers
    .map(({ ask, says, title, answer, terms }) => {
      const shared = [...terms].filter((term) => own.has(term)).length;
      return { ask, says, near: (near[title]! + near[answer]!) / 2 + SHARED * Math.min(COUNTED, shared) };
    })
    .filter((one) => one.near > NEAR && !said.includes(one.says))
    .sort((one, other) => other.near - one.near)
    .slice(0, most)
    .map(({ ask }) => ask);
};
