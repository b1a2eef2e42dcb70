/** Words by what they say of a firm: data in `words/`. */
import kinds from './words/kinds.yaml';
import verbs from './words/verbs.yaml';

const held: Readonly<Record<string, string>> = { ...(kinds as object), ...(verbs as object) };
const wordsFor = (key: string): readonly string[] => held[key]!.trim().split(/\s+/);

export const setOf = (key: string): ReadonlySet<string> => new Set(wordsFor(key));
/** For a pattern: any one of them. */
export const anyOf = (key: string): string => `(?:${wordsFor(key).join('|')})`;
