/** The trade that a description names. */
import { classOf } from '../../english/topic/word-classes.ts';
import { occupationIn } from './occupations.ts';

const nounBefore = (word: string | undefined): word is string => {
  if (word === undefined || word.length < 3 || occupationIn(word) !== undefined) return false;
  const known = classOf(word.toLowerCase());
  return known.listed && known.noun > known.adjective + known.verb;
};

/** The first trade among some words, with the noun that narrows it: "dragon vet". In "guard dog" there is none. */
const tradeIn = (words: string): string | undefined => {
  // A mark stands between words that do not belong together.
  const list = words.match(/[\p{L}’'-]+|[,.;:!?()]/gu) ?? [];
  for (const [at, word] of list.entries()) {
    const found = occupationIn(word);
    const next = list[at + 1];
    if (found === undefined || (next !== undefined && occupationIn(next) !== undefined)) continue;
    const before = list[at - 1];
    return nounBefore(before) ? `${before.toLowerCase()} ${found}` : found;
  }
  return undefined;
};

const FORMER = /\b(?:was|used to be|once|formerly|former|ex-|retired)\s+(?:an?\s+)?([\p{L}’'-]+(?: [\p{L}’'-]+){0,3})/iu;
const WORKS_AS = /\bwork(?:s|ed|ing)? as (?:an?|the) ([\p{L}’'-]+(?: [\p{L}’'-]+){0,4})/iu;

/** The trade a text names: the one that the person works in, else the first that is mentioned. */
export const occupationOf = (text: string): string | undefined => {
  const working = tradeIn(WORKS_AS.exec(text)?.[1] ?? '');
  if (working !== undefined) return working;
  const present = tradeIn(text);
  const former = tradeIn(FORMER.exec(text)?.[1] ?? '');
  if (former === undefined || present !== former) return present;
  return /\bretired\b/i.test(text) ? `retired ${former}` : `former ${former}`;
};
