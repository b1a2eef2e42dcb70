/** First person into third: only the verb that "we" governs changes its ending; every other word stays as typed. */
import { tagged, type Token } from '../../english/topic/tagger.ts';
import { classOf } from '../../english/topic/word-classes.ts';
import { thirdPerson } from '../../english/verbs.ts';

/** What follows "we", made to follow a name: "helps clinics"; and bare, where it can also follow "to": "help clinics". */
export interface Predicate {
  readonly words: string;
  readonly base?: string;
}

const HELPERS: Readonly<Record<string, string>> = {
  are: 'is',
  am: 'is',
  were: 'was',
  have: 'has',
  do: 'does',
  "aren't": 'isn’t',
  "weren't": 'wasn’t',
  "haven't": 'hasn’t',
  "don't": 'doesn’t',
};
const CONTRACTED: Readonly<Record<string, string>> = { re: 'is', m: 'is', ve: 'has', ll: 'will', d: 'would' };
const MODAL = /^(?:can|could|will|would|may|might|must|should|did|had)(?:n't)?$|^(?:cannot|can't|won't)$/;
const ADVERB = /^(?:also|only|always|never|just|mostly|mainly|still|usually|often|now|currently|proudly|\p{L}{3,}ly)$/u;
/** Bases that look like a form of something shorter: "offer" is no more "off", "feed" no past of "fee". */
const LOOKS_FORMED =
  /^(?:\p{L}+er|feed|need|weed|seed|breed|speed|exceed|proceed|succeed|embed|heed|shed|invest|test|request|harvest|suggest|digest|host)$/u;

export const isBaseVerb = (word: string): boolean => {
  const { verb, form } = classOf(word);
  return verb > 0 && (form === 'base' || LOOKS_FORMED.test(word));
};

const isJoint = (token: Token | undefined): boolean => /^(?:,|and|or|&|then|but)$/.test(token?.lower ?? '');

/** The verbs that "we" governs: "design, build and maintain", and "bake" in "mill flour and bake bread". */
const governed = (tokens: readonly Token[], first: number): readonly Token[] | undefined => {
  const verbs = [tokens[first]!];
  for (let at = first + 1; at < tokens.length; at += 1) {
    const { lower, tag } = tokens[at]!;
    if (!isJoint(tokens[at - 1]) || isJoint(tokens[at]) || !isBaseVerb(lower)) continue;
    const isBeside = verbs.includes(tokens[at - 2]!) || verbs.includes(tokens[at - 3]!);
    if (tag !== 'verb' && !isBeside) continue;
    // "and repair them", with an object of its own, can only be a verb; else who knows?
    if (isBeside || /^(?:it|them|a|an|the|their|its|our|every|each|all)$/.test(tokens[at + 1]?.lower ?? ''))
      verbs.push(tokens[at]!);
    else if (classOf(lower).noun === 0) verbs.push(tokens[at]!);
    else return undefined;
  }
  return verbs;
};

/**
 * @param contraction the letters behind the apostrophe of "we're", "we've"; empty where there are none.
 * @returns nothing where the verb cannot be told for certain.
 */
export const predicateOf = (contraction: string, rest: string): Predicate | undefined => {
  const auxiliary = CONTRACTED[contraction.toLowerCase()];
  if (auxiliary !== undefined) return { words: `${auxiliary} ${rest}` };
  const we = 'we ';
  const tokens = tagged(we + rest).slice(1);
  const at = tokens.findIndex(({ lower }) => !ADVERB.test(lower));
  const verb = tokens[at];
  if (verb === undefined) return undefined;
  const put = (words: string, { from, to }: Token, form: string): string =>
    words.slice(0, from - we.length) + form + words.slice(to - we.length);
  const helper = HELPERS[verb.lower];
  if (helper !== undefined) return { words: put(rest, verb, helper) };
  const { verb: asVerb, form } = classOf(verb.lower);
  if (MODAL.test(verb.lower) || (form === 'past' && asVerb > 0 && !isBaseVerb(verb.lower))) return { words: rest };
  if (!isBaseVerb(verb.lower)) return undefined;
  // "also" does not go with an aim that is named for the first time.
  const base = at === 0 ? { base: rest } : {};
  const words = governed(tokens, at)?.reduceRight((said, token) => put(said, token, thirdPerson(token.text)), rest);
  return words === undefined ? undefined : { words, ...base };
};

/** A firm has no brother: such things are told by the visitor alone. */
const KIN =
  /\b(?:my|our) (?:\p{L}+ )?(?:brother|sister|wife|husband|partner|mom|mum|mother|dad|father|son|daughter|grand\p{L}+|friend|parents?|uncle|aunt|kids?|children|cousin)s?\b/iu;
const CLAUSE = /(?<![\p{L}’'])(?:we|I)(?:['’](re|m|ve|ll|d))?\s/u;

/** The words as somebody else says them of a firm; nothing where that cannot be made well. */
export const inThirdPerson = (words: string): string | undefined => {
  if (KIN.test(words)) return undefined;
  const named = words
    .replace(/\bour family\b/g, 'the family')
    .replace(/(?<![\p{L}’'])us(?![\p{L}’'])/gu, 'the team')
    .replace(/\b(our|my)\b/gi, (word) => (/^\p{Lu}/u.test(word) ? 'Its' : 'its'));
  if (/(?<![\p{L}’'])(?:me|mine|ours|ourselves|myself)(?![\p{L}’'])/u.test(named)) return undefined;
  const found = CLAUSE.exec(named);
  if (!found) return /(?<![\p{L}’'])(?:we|i)(?![\p{L}’'.])/iu.test(named.replace(/\bI\.?T\b/g, '')) ? undefined : named;
  const later = inThirdPerson(named.slice(found.index + found[0].length));
  const predicate = later && predicateOf(found[1] ?? '', later);
  return predicate && `${named.slice(0, found.index)}it ${predicate.words}`;
};
