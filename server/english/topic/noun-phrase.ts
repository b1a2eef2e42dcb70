/**
 * A noun phrase of the visitor's, word for word, with what is needed to use it in a sentence: its article, its number, and where
 * its head ends.
 */
import { withArticle } from '../prose.ts';
import {
  ARTICLES,
  IRREGULAR_PLURALS,
  MASS_NOUNS,
  PROPER_WORDS,
  SINGULAR_IN_S,
  SOMETIMES_COUNTED,
  isFunctionWord,
} from './function-words.ts';
import type { Tag, Token } from './tagger.ts';
import { classOf, isKnown, type Field } from './word-classes.ts';

/** "mass" is neither: furniture, advice. */
export type GrammaticalNumber = 'one' | 'many' | 'mass';

export interface NounPhrase {
  /** Without its determiner: "weekly vegetable box", "app that counts your steps". */
  readonly words: string;
  /** As typed, in small letters: "our", "a", "the", "no". */
  readonly determiner: string | undefined;
  /** The words up to and including the head noun: "app". */
  readonly core: string;
  /** The head noun itself, in small letters: "box". */
  readonly head: string;
  readonly number: GrammaticalNumber;
  /** A name, which takes no article: "Bloom Bakery". */
  readonly isName: boolean;
  /** Starts with a possessive: "grandma's lemon cake" takes no article either. */
  readonly isOwned: boolean;
  /** The field of the head noun, from the dictionary. */
  readonly field: Field;
  /** The tokens of the core. */
  readonly tokens: readonly Token[];
}

const INSIDE = new Set<Tag>(['adjective', 'noun', 'name', 'number', 'gerund']);
const HEAD = new Set<Tag>(['noun', 'name']);

const isQuote = (token: Token): boolean => /^["“”'‘’]$/.test(token.text);

/** Where a noun phrase that starts at `at` ends its core (the index after its head), or undefined. */
const coreEnd = (tokens: readonly Token[], at: number): number | undefined => {
  let end: number | undefined;
  for (let index = at; index < tokens.length; index++) {
    const { tag, lower } = tokens[index]!;
    const next = tokens[index + 1];
    if (HEAD.has(tag)) end = index + 1;
    else if (isQuote(tokens[index]!)) {
      // A quotation counts as one word of the phrase around it: grandma's "never dry" cake.
      const closing = tokens.findIndex((later, n) => n > index && isQuote(later));
      if (closing < 0) break;
      if (tokens.slice(index, closing).some((inner) => HEAD.has(inner.tag)) || end !== undefined) end = closing + 1;
      index = closing;
    } else if ((lower === 'and' || lower === '&') && end === index && next && INSIDE.has(next.tag)) continue;
    else if (tag === 'gerund' && index > at && !HEAD.has(tokens[index - 1]!.tag)) break;
    else if (tag === 'adverb' && next?.tag === 'adjective' && end === undefined) continue;
    else if (!INSIDE.has(tag)) break;
  }
  return end;
};

export const numberOf = (head: string, coordinated = false): GrammaticalNumber => {
  const lower = head.toLowerCase().replace(/[’']s$/, '');
  if (coordinated) return 'many';
  if (IRREGULAR_PLURALS.has(lower) || /[a-z]men$/.test(lower)) return 'many';
  if (MASS_NOUNS.has(lower)) return 'mass';
  if (/(ism|ology|ability|ivity)$/.test(lower)) return 'mass';
  if (SINGULAR_IN_S.has(lower) || /(ss|us|is)$/.test(lower)) return 'one';
  if (/s$/.test(lower) && lower.length > 2) return 'many';
  if (
    /ing$/.test(lower) &&
    classOf(lower).verb > 0 &&
    !/^(building|painting|drawing|wedding|meeting|offering|listing|booking|reading|screening|hearing|evening|morning|clothing)$/.test(
      lower,
    )
  )
    return 'mass';
  // States, feelings and substances ("gout", "sleep") are mass nouns where they have no article.
  return /^(state|feeling|substance)$/.test(classOf(lower).fields[0] ?? '') ? 'mass' : 'one';
};

/** Common nouns as owners (grandma's cake, the farmer's market), as opposed to names (Maria's kitchen). */
const isCommonOwner = (lower: string): boolean => {
  const { noun, fields } = classOf(lower);
  return (
    IRREGULAR_PLURALS.has(lower) ||
    /^(?:grand(?:ma|pa)|granny|mum|mom|dad)$/.test(lower) ||
    (noun >= 5 && /^(?:person|animal|time)$/.test(fields[0] ?? ''))
  );
};

/** Lowers a capital that is only there because it began a sentence. */
export const lowered = (words: string): string => {
  const [, first = '', rest = ''] = /^([\p{L}\p{N}’'-]+)(.*)/su.exec(words) ?? [];
  const bare = first.replace(/[’']s$/, '');
  // Capitals with a meaning stay: The Green Fork, Bloom Bakery, iPad, English, I.
  if (!/^\p{Lu}[^\p{Lu}]*$/u.test(bare) || PROPER_WORDS.has(bare.toLowerCase()) || /^I([’']|$)/.test(first)) return words;
  if (/^\s+\p{Lu}/u.test(rest) && !isFunctionWord(bare.toLowerCase())) return words;
  if (bare !== first && !isCommonOwner(bare.toLowerCase())) return words;
  return isKnown(bare) || isFunctionWord(bare.toLowerCase()) ? first.charAt(0).toLowerCase() + words.slice(1) : words;
};

/**
 * The noun phrase that starts at a token, or undefined where none does. `tail` says how much is kept of what follows its head:
 * nothing, or everything up to the end of the text.
 */
export const nounPhraseAt = (
  text: string,
  tokens: readonly Token[],
  start: number,
  tail: 'none' | 'all',
): NounPhrase | undefined => {
  let at = start;
  let determiner: string | undefined;
  while (tokens[at] && (tokens[at]!.tag === 'determiner' || tokens[at]!.tag === 'possessive')) {
    determiner = determiner === undefined ? tokens[at]!.lower : `${determiner} ${tokens[at]!.lower}`;
    at += 1;
  }
  const end = coreEnd(tokens, at);
  if (end === undefined) return undefined;
  const core = tokens.slice(at, end);
  const headToken = core.findLast((token) => HEAD.has(token.tag))!;
  const from = tokens[at]!.from;
  const owner = core.findIndex((token) => /[’']s?$/.test(token.text) && token.tag !== 'mark');
  const isTitled = core.length > 1 && core.every(({ text: word, tag }) => tag === 'mark' || /^\p{Lu}/u.test(word));
  const isName = (isTitled || core.every((token) => token.tag === 'name' || isQuote(token))) && owner < 0;
  const slice = (to: number): string => (isName ? text.slice(from, to) : lowered(text.slice(from, to)));
  const coordinated = core.some(
    (token, index) =>
      token.lower === 'and' &&
      HEAD.has(core[index - 1]?.tag ?? 'mark') &&
      !core
        .slice(index + 1)
        .some((later, n, rest) => HEAD.has(later.tag) && n > 0 && rest[n - 1]!.tag !== 'adjective' && n === rest.length - 1),
  );
  return {
    words: slice(tail === 'all' ? text.length : headToken.to),
    determiner,
    core: slice(core.at(-1)!.to),
    head: headToken.lower.replace(/[’']s$/, ''),
    number: isName ? 'one' : withDeterminer(numberOf(headToken.lower, coordinated), determiner),
    isName,
    isOwned: owner >= 0 && owner < core.length - 1,
    field: classOf(headToken.text).fields[0] ?? 'other',
    tokens: core,
  };
};

/** An article makes a mass noun countable: "a tea". */
const withDeterminer = (number: GrammaticalNumber, determiner: string | undefined): GrammaticalNumber =>
  number === 'mass' && /^(a|an|one|each|every)$/.test(determiner ?? '') ? 'one' : number;

/** Every noun phrase of a text, in order, each without its tail. */
export const nounPhrasesOf = (text: string, tokens: readonly Token[]): NounPhrase[] => {
  const found: NounPhrase[] = [];
  for (let at = 0; at < tokens.length; at++) {
    if (!/^(determiner|possessive|adjective|noun|name|number)$/.test(tokens[at]!.tag)) continue;
    const phrase = nounPhraseAt(text, tokens, at, 'none');
    if (!phrase) continue;
    found.push(phrase);
    at = tokens.indexOf(phrase.tokens.at(-1)!);
  }
  return found;
};

const OWN = /^(my|our|your|their|his|her|its|this|that|these|those|each|every|no|any|some|another|both|all|most|many|few)\b/;

/**
 * In its definite form, as something already known: "the weekly vegetable box", "piano lessons", "our free guide", "Bloom
 * Bakery".
 */
export const definite = (phrase: NounPhrase): string => {
  const { determiner, words } = phrase;
  if (determiner !== undefined && OWN.test(determiner)) return `${determiner} ${words}`;
  if (phrase.isName && determiner !== 'the') return words;
  if (phrase.isOwned) return words;
  return phrase.number === 'one' || determiner === 'the' ? `the ${words}` : words;
};

/** In its indefinite form, as something new: "a weekly vegetable box", "piano lessons", "furniture". */
export const indefinite = (phrase: NounPhrase): string => {
  const { determiner, words } = phrase;
  if (determiner !== undefined && !ARTICLES.has(determiner)) return `${determiner} ${words}`;
  if (phrase.isName || phrase.isOwned || phrase.number === 'many') return determiner === 'the' ? `the ${words}` : words;
  const takesArticle = phrase.number === 'one' || (determiner !== undefined && SOMETIMES_COUNTED.has(phrase.head));
  return determiner === 'the' ? `the ${words}` : takesArticle ? withArticle(words) : words;
};

/** With "your" or "my" in front, unless it already has an owner. */
export const owned = (phrase: NounPhrase, owner: 'your' | 'my'): string =>
  phrase.isName || phrase.isOwned || (phrase.determiner !== undefined && OWN.test(phrase.determiner))
    ? definite(phrase)
    : `${owner} ${phrase.words}`;

export const pronounFor = ({ number }: Pick<NounPhrase, 'number'>): { subject: string; object: string; is: string } =>
  number === 'many' ? { subject: 'they', object: 'them', is: 'are' } : { subject: 'it', object: 'it', is: 'is' };
