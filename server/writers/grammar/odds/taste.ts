/** Where the odds are no judge: what is right either way, and what is forgotten more often than written. */
import { partsOfSpeech, sensesOf } from '../../../lexicon/wordnet.ts';
import { COLLECTIVE } from '../nouns.ts';
import { isSubjunctive } from '../rules/subjects.ts';
import type { Token } from '../token.ts';
import type { Line, LineWord } from './line.ts';
import type { Slot } from './slot.ts';

const [ONE, MANY, OWNER] = [0, 1, 2];

const BEFORE_COMMA_AT_EASE = new Set<Token['part'] | undefined>(['CCONJ', 'ADP', 'ADV', 'SCONJ']);

const isStop = (word: LineWord | undefined): boolean => word === undefined || /^[.!?;…]+$/.test(word.lower);
const isVerb = (word: LineWord | undefined): boolean => word?.part === 'VERB' || word?.part === 'AUX';
const isSubject = (word: LineWord | undefined): boolean =>
  word?.part === 'PRON' || word?.part === 'DET' || word?.part === 'PROPN';

/** "That each page be signed", "that he be told": what is asked for stands in the plain form. */
const isAskedFor = ({ words }: Line, at: number): boolean =>
  isSubjunctive(words, at) && words.slice(Math.max(0, at - 4), at).some(({ lower }) => lower === 'that');

/** "Students who sleep well perform better": the verb of the sentence, behind what is said of its subject. */
const isBehindRelative = ({ words }: Line, at: number): boolean => {
  if (isVerb(words[at - 1])) return false;
  for (let place = at - 1; place > 0 && words[place]!.part !== 'PUNCT'; place--)
    if (/^(?:who|which|that)$/.test(words[place]!.lower)) return at - place > 1 && words[place - 1]!.part === 'NOUN';
  return false;
};

/** "The place everyone likes", "the girl he was with": what is said of a noun stands right behind it, without a word between. */
const isContactRelative = ({ words }: Line, at: number): boolean => {
  if (words[at - 1]?.part !== 'NOUN') return false;
  let end = at;
  while (!isStop(words[end])) end++;
  return (
    isVerb(words[end - 1]) ||
    words[end - 1]?.part === 'ADP' ||
    /^(?:about|of|to|with|for|in|on|at|from)$/.test(words[end - 1]?.lower ?? '')
  );
};

/** "Because in the army we had to": no verb since the clause began, so no sentence can end here. */
const hasNoVerb = ({ words }: Line, at: number): boolean => {
  for (let place = at - 1; place >= 0 && !isStop(words[place]); place--) {
    if (isVerb(words[place])) return false;
    if (/^(?:SCONJ|CCONJ)$/.test(words[place]!.part) || words[place]!.lower === ',') return true;
  }
  return true;
};

/** "My voice trembled, my notes fell and I forgot my words": three clauses are a list. */
const isListOfClauses = ({ words }: Line, from: number): boolean => {
  for (let place = from + 1; !isStop(words[place]); place++)
    if (/^(?:and|or)$/.test(words[place]!.lower) && isSubject(words[place + 1]))
      return words.slice(place + 2, place + 4).some((word) => isVerb(word));
  return false;
};

const opensSentence = ({ words }: Line, at: number): boolean => at === 0 || isStop(words[at - 1]);

/**
 * Right either way, where the weights know only what is written more often: a comma before "and" or "after", "the committee have",
 * "that every student feel", "Bought it last year", "both sick".
 */
export const isTaste = (line: Line, slot: Slot, option: number): boolean => {
  const { words } = line;
  const { kind, from, to, stands, options } = slot;
  switch (kind) {
    case 'stop':
      if (options[option]!.words !== '.') return BEFORE_COMMA_AT_EASE.has(words[to]?.part);
      // "I am from Poland and I live here": one sentence, however long.
      if (from === to && (words[to]?.part === 'CCONJ' || hasNoVerb(line, from))) return true;
      return from < to ? isListOfClauses(line, to) : isContactRelative(line, from);
    case 'to':
    case 'complement':
      return options[option]!.words.startsWith('to') && (isAskedFor(line, from) || isBehindRelative(line, from));
    case 'noun':
      return words[from - 1]?.lower === 'both' && stands === ONE && partsOfSpeech(words[from]!.lower).has('adjective');
    case 'verb': {
      if (opensSentence(line, from)) return true;
      const subject = words.slice(Math.max(0, from - 3), from).findLast(({ part }) => part === 'NOUN');
      if (subject !== undefined && COLLECTIVE.has(subject.lower)) return true;
      return isSubjunctive(words, from) || isSubjunctive(words, Math.max(0, from - 3));
    }
    case 'word':
      // "And" is typed for nothing else, and "or" and "are" are heard apart by everyone who writes them.
      return /^(?:and|or)$/.test(options[stands]!.words) && /^(?:an|are)$/.test(options[option]!.words);
    case 'article':
      // "Most of student": several are meant, never one.
      return (
        words[from - 1]?.lower === 'of' &&
        /^(?:most|many|some|all|both|few|several)$/.test(words[from - 2]?.lower ?? '') &&
        /^an?$/.test(options[option]!.words)
      );
    case 'adverb':
    case 'participle':
    case 'preposition':
      return false;
  }
};

const isSomebody = (noun: string): boolean => sensesOf(noun)[0]?.field === 'person';

/** "The waiters attitude": somebody's apostrophe is forgotten more often than an "s" is put where none belongs. */
export const meantBy = ({ kind, stands, options }: Slot, best: number): number =>
  kind === 'noun' && stands === MANY && best === ONE && options.length > OWNER && isSomebody(options[ONE]!.words) ? OWNER : best;
