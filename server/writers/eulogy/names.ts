/** What to call a person: the full name once, and then what people called them. */
import { capitalise } from '../../english/prose.ts';
import { nameInCase } from './letters.ts';

export interface Names {
  /** As typed, with a name's capitals. */
  readonly full: string;
  /** After the first mention. */
  readonly short: string;
}

/** How close the speaker was, which decides between "Anselm" and "Dr. Okonjo". */
export type Address = 'by first name' | 'by title';

const POLITE = /^(mr|mrs|ms|miss|mx|señor|señora|monsieur|madame|herr|frau)\.?$/i;
const TITLE =
  /^(dr|doctor|prof|professor|rev|reverend|fr|father|sr|sister|brother|sgt|sergeant|capt|captain|col|colonel|lt|lieutenant|maj|major|gen|general|cpl|corporal|pvt|officer|judge|justice|coach|rabbi|imam|pastor|deacon|sir|dame|lady|lord|chief|hon)\.?$/i;
const KIN =
  /^(uncle|aunt|aunty|auntie|grandma|grandpa|grandad|granddad|granny|gran|gramps|grandmother|grandfather|nana|nan|nanny|papa|pop|mama|mum|mom|mummy|mommy|dad|daddy|tía|tia|tío|tio|tante|opa|oma|abuela|abuelo|nonna|nonno|cousin)$/i;
const SMALL = /^(baby|little)$/i;
const SUFFIX = /^(jr|sr|ii|iii|iv|phd|md|esq|obe|mbe|rn|dds)\.?$/i;

const DOUBLE_FIRST = /^(maría|maria|josé|jose|juan|jean|ana|anna|anne|marie|mary|luis|billie|billy)$/i;
const DOUBLE_SECOND =
  /^(josé|jose|jesús|jesus|luisa|elena|carmen|teresa|luz|dolores|pilar|isabel|fernanda|cristina|antonia|carlos|luis|pablo|manuel|antonio|miguel|marie|claire|paul|pierre|luc|claude|michel|françois|ann|anne|jo|joe|lou|beth|ellen|kate|jane|sue|grace|lynn|rose|jean)$/i;

const LATIN = /^[\p{Script=Latin}\p{M}'’.\- ]+$/u;

/** A name between quotation marks, or a single one between brackets, is what everybody said. */
const nickname = (full: string): string | undefined => {
  const quoted = /(?:^|\s)["“”'‘](\p{L}[^"“”]*?)["“”'’](?=\s|$)/u.exec(full)?.[1];
  const bracketed = /\((\p{Lu}[\p{L}'’-]*)\)/u.exec(full)?.[1];
  const found = quoted ?? bracketed;
  return found && LATIN.test(found) ? found.trim() : undefined;
};

const firstOf = (words: readonly string[]): string =>
  words.length > 2 && DOUBLE_FIRST.test(words[0]!) && DOUBLE_SECOND.test(words[1]!) ? `${words[0]} ${words[1]}` : words[0]!;

const shortOf = (full: string, address: Address): string => {
  const known = nickname(full);
  if (known) return known;
  const plain = full
    .replace(/\([^()]*\)/g, ' ')
    .replace(/,.*$/, '')
    .replace(/[^\p{L}\p{M}\p{N}\s'’.-]/gu, ' ')
    .trim();
  const words = plain.split(/\s+/).filter((word) => word !== '' && !SUFFIX.test(word));
  const [lead, ...rest] = words;
  if (lead === undefined) return full;
  if (!LATIN.test(words.join(' '))) return words.join(' ').length > 40 ? lead : words.join(' ');
  if (rest.length === 0) return lead;
  if (/^(my|our)$/i.test(lead)) {
    const named = rest.findIndex((word) => /^\p{Lu}/u.test(word));
    if (named !== -1) return shortOf(rest.slice(named).join(' '), address);
    return rest.length === 1 && KIN.test(rest[0]!) ? capitalise(rest[0]!) : words.slice(0, 4).join(' ');
  }
  if (SMALL.test(lead)) return shortOf(rest.join(' '), address);
  if (KIN.test(lead)) return `${lead} ${rest[0]}`;
  if (POLITE.test(lead)) return rest.length === 1 || address === 'by title' ? `${lead} ${rest.at(-1)}` : firstOf(rest);
  if (TITLE.test(lead)) return rest.length === 1 || address === 'by title' ? `${lead} ${rest.at(-1)}` : firstOf(rest);
  if (/^\p{L}\.?$/u.test(lead) && rest.length > 1) return firstOf(rest);
  return firstOf(words);
};

/** @param typed Not blank. */
export const namesOf = (typed: string, address: Address): Names => {
  const full = nameInCase(typed.replace(/\s+/g, ' ').trim());
  return { full, short: shortOf(full, address) };
};

/** A title that says which pronoun to use: it is the visitor's own word. */
export const genderOfTitle = (full: string): 'he' | 'she' | undefined => {
  const lead = full
    .replace(/^(my|our)\s/i, '')
    .split(' ')[0]!
    .replace('.', '')
    .toLowerCase();
  if (
    /^(mr|sir|lord|uncle|grandpa|grandad|granddad|gramps|grandfather|papa|pop|dad|daddy|tío|tio|opa|abuelo|nonno|herr|señor)$/.test(
      lead,
    )
  )
    return 'he';
  if (
    /^(mrs|ms|miss|dame|lady|aunt|aunty|auntie|grandma|granny|gran|grandmother|nana|nan|mama|mum|mom|mummy|mommy|tía|tia|tante|oma|abuela|nonna|frau|señora)$/.test(
      lead,
    )
  )
    return 'she';
  return undefined;
};

/** "Grandma", "Dad": a name that tells the relation by itself. */
export const isKinTerm = (short: string): boolean => KIN.test(short);
