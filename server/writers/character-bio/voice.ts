/** Puts a person into a phrase: `{name}`, the pronouns `{he} {him} {his} {himself}`, and verbs that agree with them. */
import { capitalise } from '../../english/prose.ts';

export type Pronoun = 'she' | 'he' | 'they';

const FORMS: Record<Pronoun, Record<'he' | 'him' | 'his' | 'himself', string>> = {
  she: { he: 'she', him: 'her', his: 'her', himself: 'herself' },
  he: { he: 'he', him: 'him', his: 'his', himself: 'himself' },
  they: { he: 'they', him: 'them', his: 'their', himself: 'themselves' },
};

const IRREGULAR: Record<string, string> = { is: 'are', was: 'were', has: 'have', does: 'do', goes: 'go' };

/** "keeps" after "they". */
const plural = (verb: string): string => {
  const irregular = IRREGULAR[verb];
  if (irregular !== undefined) return irregular;
  if (verb.endsWith('ies')) return `${verb.slice(0, -3)}y`;
  return /(?:ch|sh|ss|x|zz)es$/.test(verb) ? verb.slice(0, -2) : verb.replace(/s$/, '');
};

export interface Voice {
  readonly name: string;
  readonly pronoun: Pronoun;
  /** Further slots of a phrase. */
  readonly slots?: Readonly<Record<string, string>>;
}

/**
 * Fills a phrase. A slot written with a capital gives a capital; a verb in angle brackets, written for "he", agrees with
 * the pronoun. What is filled in is not read again, so that a visitor's braces stay as they are.
 * @throws RangeError for a slot nobody has filled.
 */
export const fill = (phrase: string, { name, pronoun, slots = {} }: Voice): string =>
  phrase.replace(/\{(\w+)\}|<(\w+)>/g, (_, slot: string | undefined, verb: string | undefined) => {
    if (verb !== undefined) return pronoun === 'they' ? plural(verb) : verb;
    const key = slot ?? '';
    const known: Readonly<Record<string, string>> = { name, ...FORMS[pronoun], ...slots };
    const lower = key.charAt(0).toLowerCase() + key.slice(1);
    const found = known[key] ?? known[lower];
    if (found === undefined) throw new RangeError(`nothing to fill {${key}} with`);
    return key === lower ? found : capitalise(found);
  });
