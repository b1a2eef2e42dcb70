/** Decides which of the visitor's words can be part of a name, and in which forms they are known. */
import { capitalise } from '../../english/prose.ts';
import { FOREIGN_WORDS, isFunctionWord } from '../../english/topic/function-words.ts';
import { classOf, isKnown } from '../../english/topic/word-classes.ts';
import { isClean } from '../../lexicon/cleanWords.ts';
import { baseForms } from '../../lexicon/wordnet.ts';
import { FAMOUS } from './famous.ts';
import { plain } from './sound.ts';
import { TRADES } from './trades.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Too general to name anything by, or no part of what is sold. */
const GENERIC = words(`
  able brand business businesses call client clients company companies customer customers day days every friend great group groups
  help idea kind lot mostly name names need new offer offers online people person place platform product products provide
  quality range run sell sells selling service services shop site size sizes small start startup startups store thing things time town
  use user users way week weeks world year years make makes making made want wants sort type best good better local based
  freelancer freelancers adviser advisers advisor advisors consultancy consultant consultants teenager teenagers couple couples
  parent parents lawyer lawyers taker europe america mother father mom dad adult adults men women man woman station stations outside
  include including come comes many old thousand thousands nice lovely various different special unique high low
  word words app apps network example business-owners based brand-name naming generator like love also keep keeps kept
  give gives get gets find finds let lets take takes bring brings own work works working wait write while house live flat flats
`);
/** Words that may be true, but that nobody wants in a name. */
const DOWNBEAT = words(`
  eczema pain injury disease cancer debt death dead dying grief sick sickness ill illness anxiety stress depression addiction acne
  lice mold mould dirt dirty bankruptcy divorce accident disaster broken waste trash garbage rubbish cheap poor ugly fat
  obese obesity diabetes dementia allergy allergies rash scar war weapon gun bomb terror theft fraud scam problem problems fear
  killer killers murder murders crime crimes serial grave abuse trauma suicide cancer
`);

/** A container word: vague by itself, and fine after a word that says more, "Accounting App". */
export const isContainer = (word: string): boolean =>
  /^(?:app|network|shop|store|platform|service|agency|studio|company|startup|box|brand)s?$/i.test(word);

export const titled = (phrase: string): string => phrase.split(' ').map(capitalise).join(' ');

/** "Dresses" gives "dress"; what is one already, or unknown, stays. */
export const singular = (word: string): string => {
  const lower = word.toLowerCase();
  if (classOf(lower).form !== 's') return word;
  // "Cooky" is in the dictionary, too.
  const forms = baseForms(lower).toSorted((one, other) => Number(other.endsWith('ie')) - Number(one.endsWith('ie')));
  const base = forms.find((form) => classOf(form).noun > 0);
  return base === undefined ? word : base;
};

export const isTelling = (word: string): boolean => {
  const lower = word.toLowerCase();
  return (
    lower.length > 2 &&
    lower.length <= 14 &&
    !isFunctionWord(lower) &&
    !FOREIGN_WORDS.has(lower) &&
    !GENERIC.has(lower) &&
    !DOWNBEAT.has(lower) &&
    !FAMOUS.has(lower) &&
    isClean(lower)
  );
};

/** One letter more, less or different: most misspellings. */
const isSlip = (one: string, other: string): boolean => {
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const [restOfOne, restOfOther] = [one.slice(at), other.slice(at)];
  return restOfOne.slice(1) === restOfOther.slice(1) || restOfOne === restOfOther.slice(1) || restOfOne.slice(1) === restOfOther;
};

const TRIGGERS: ReadonlySet<string> = new Set(TRADES.flatMap(({ on }) => on));

/** A word that some trade is known by. */
export const isTradeWord = (word: string): boolean => TRIGGERS.has(word);

/** The word in plain small letters, its base forms, and the word of a trade that it misspells. */
export const formsOf = (word: string): readonly string[] => {
  const lower = plain(word);
  const forms = [lower, ...baseForms(lower)];
  if (lower.length < 6 || isKnown(lower)) return forms;
  const meant = [...TRIGGERS].filter((trigger) => trigger.length >= 6 && isSlip(lower, trigger));
  return [...forms, ...meant];
};

/** The word as it should be spelt, where it is one slip away from a word of a trade. */
export const respelt = (word: string): string => (isKnown(word.toLowerCase()) ? word : (formsOf(word)[1] ?? word));

const WORD = /\p{L}[\p{L}’'-]*/gu;
export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];
