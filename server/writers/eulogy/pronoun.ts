/** He or she only where the visitor's own words say so. */
import { wordsOf } from './shapes.ts';

export type Pronoun = 'he' | 'she';

const FEMALE = new Set(['she', 'her', 'hers', 'herself', "she'd", "she's", 'she’d', 'she’s']);
const MALE = new Set(['he', 'him', 'his', 'himself', "he'd", "he's", 'he’d', 'he’s']);
/** Someone else the pronoun may mean. */
const OTHERS: Record<Pronoun, RegExp> = {
  she: /\b(mother|mum|mom|wife|sister|daughter|aunt|grandmother|grandma|girl|woman|lady|girlfriend|niece|nurse|teacher|queen)\b/i,
  he: /\b(father|dad|husband|brother|son|uncle|grandfather|grandpa|boy|man|boyfriend|nephew|doctor|teacher|king|dog)\b/i,
};

/** The pronoun of the first sentence that leaves no doubt about it. */
export const pronounIn = (sentences: readonly string[]): Pronoun | undefined => {
  const votes: Record<Pronoun, number> = { he: 0, she: 0 };
  for (const sentence of sentences) {
    const words = wordsOf(sentence.toLowerCase());
    const found = words.filter((word) => FEMALE.has(word) || MALE.has(word));
    const first = found[0];
    if (first === undefined) continue;
    const pronoun: Pronoun = FEMALE.has(first) ? 'she' : 'he';
    const before = words.slice(0, words.indexOf(first)).join(' ');
    const mixed = found.some((word) => FEMALE.has(word)) && found.some((word) => MALE.has(word));
    if (OTHERS[pronoun].test(before) || (mixed && words[0] !== first)) continue;
    votes[pronoun] += words[0] === first ? 3 : 1;
  }
  if (votes.he === votes.she) return undefined;
  const [more, less] = votes.he > votes.she ? (['he', 'she'] as const) : (['she', 'he'] as const);
  return votes[more] >= 2 * votes[less] ? more : undefined;
};
