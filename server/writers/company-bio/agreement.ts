/** First person into third: only the verb that "we" governs changes its ending; every other word stays as typed. */
import { classOf } from '../../english/topic/word-classes.ts';
import { tagged, type Token } from '../../english/topic/tagger.ts';

/** A predicate that follows "Acme": "helps clinics". With `base` where it can also follow "to": "help clinics". */
interface Predicate {
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
const MODAL = /^(can|could|will|would|may|might|must|should|cannot|can't|won't)$/;
const ADVERB = /^(also|only|always|never|just|mostly|mainly|still|usually|often|now|currently|proudly|\p{L}{3,}ly)$/u;

const thirdPerson = (verb: string): string => {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
};

/** Bases that look like a form of something shorter: "offer" is no more "off", "feed" no past of "fee". */
const LOOKS_FORMED =
  /^(?:\p{L}+er|feed|need|weed|seed|breed|speed|exceed|proceed|succeed|embed|heed|shed|invest|test|request|harvest|suggest|digest|host)$/u;

export const isBaseVerb = (word: string): boolean => {
  const { verb, form } = classOf(word);
  return verb > 0 && (form === 'base' || LOOKS_FORMED.test(word));
};

/** Whether a second verb further on leans on the same "we": "sell bikes and repair them". */
const leansOnLater = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ lower }, at) =>
      /^(and|or|but|then|,|&|–|-)$/.test(lower) && tokens[at + 1] !== undefined && isBaseVerb(tokens[at + 1]!.lower),
  );

/**
 * What follows "we" (or "I", "they"), made to follow a name.
 * @param contraction The letters behind the apostrophe of "we're", "we've"; empty where there are none.
 * @returns Nothing where the verb cannot be told for certain.
 */
export const predicateOf = (contraction: string, rest: string): Predicate | undefined => {
  const auxiliary = CONTRACTED[contraction.toLowerCase()];
  if (auxiliary !== undefined) return { words: `${auxiliary} ${rest}` };
  const tokens = tagged(`we ${rest}`).slice(1);
  const shift = 3;
  const cut = (token: Token): number => token.from - shift;
  const at = tokens.findIndex(({ lower }) => !ADVERB.test(lower));
  const verb = tokens[at];
  if (verb === undefined) return undefined;
  const helper = HELPERS[verb.lower];
  if (helper !== undefined) return { words: rest.slice(0, cut(verb)) + helper + rest.slice(verb.to - shift) };
  const { verb: asVerb, form } = classOf(verb.lower);
  if (MODAL.test(verb.lower) || (form === 'past' && asVerb > 0 && !isBaseVerb(verb.lower))) return { words: rest };
  if (!isBaseVerb(verb.lower)) return undefined;
  // "design, build and maintain websites": verbs that stand side by side agree together.
  let last = at;
  while (/^(,|and|or|&)$/.test(tokens[last + 1]?.lower ?? '')) {
    const next = tokens[last + 2]?.lower === 'and' ? last + 3 : last + 2;
    if (!isBaseVerb(tokens[next]?.lower ?? '')) break;
    last = next;
  }
  // "also" does not go with a purpose that is named for the first time.
  const base = at === 0 ? { base: rest } : {};
  if (leansOnLater(tokens.slice(last + 1))) return at === 0 ? { words: '', ...base } : undefined;
  const agreed = tokens
    .slice(at, last + 1)
    .filter(({ lower }) => isBaseVerb(lower) && !/^(and|or)$/.test(lower))
    .reduceRight((words, token) => words.slice(0, cut(token)) + thirdPerson(token.text) + words.slice(token.to - shift), rest);
  return { words: agreed, ...base };
};

/** "our" and "my" speak of the company; "we" or "us" further on can only be quoted. */
export const inThirdPerson = (words: string): string | undefined =>
  /\b(we|us|i|me|mine|ours|ourselves|myself)\b(?!\.)/i.test(words.replace(/\bI\.?T\b|\bUS\b|\bU\.S\./g, ''))
    ? undefined
    : words.replace(/\b(our|my)\b/gi, (word) => (/^\p{Lu}/u.test(word) ? 'Its' : 'its'));
