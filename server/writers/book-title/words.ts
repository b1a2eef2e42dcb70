/** Forms of a word that titles need. */
import { baseForms } from '../../lexicon/wordnet.ts';
import { classOf } from '../../english/topic/word-classes.ts';

/** "inherits" and "inheriting" are forms of "inherit". */
export const baseVerb = (form: string): string => {
  const lower = form.toLowerCase();
  const { form: kind } = classOf(lower);
  if (kind === 'base') return lower;
  return (
    baseForms(lower)
      .filter((base) => classOf(base).verb > 0)
      .sort((one, other) => classOf(other).verb - classOf(one).verb)[0] ?? lower
  );
};

/** "inheriting", "selling", "running", "making", "dying". */
export const gerundOf = (base: string): string => {
  if (/ie$/.test(base)) return `${base.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(base)) return `${base.slice(0, -1)}ing`;
  const syllables = base.match(/[aeiouy]+/g)?.length ?? 1;
  const doubles = syllables === 1 && /[^aeiou][aeiou][bdfgklmnprtz]$/.test(base);
  return doubles || /^(?:begin|forget|admit|permit|refer|regret|commit|rebel|control)$/.test(base)
    ? `${base}${base.at(-1)}ing`
    : `${base}ing`;
};

export const syllablesIn = (words: string): number =>
  words
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .reduce((sum, word) => sum + Math.max(1, (word.replace(/e$/, '').match(/[aeiouyáéíóúöäü]+/g) ?? []).length), 0);
