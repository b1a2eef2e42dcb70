/** Finding a word in the dictionary: exactly as typed, or by the one base that it is a form of. */
import { cuss } from 'cuss';
import { baseForms, partsOfSpeech, sensesOf, type PartOfSpeech, type Sense } from '../../../lexicon/wordnet.ts';

export const isClean = (text: string): boolean =>
  !(text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => Object.hasOwn(cuss, word) && cuss[word]! >= 2);

export interface Looked {
  /** As it is listed: small letters, or the name's own spelling. */
  readonly lemma: string;
  readonly senses: readonly Sense[];
  /** True where the word typed was a plural or another form of the lemma. */
  readonly isForm: boolean;
}

/** The word itself, or the one base form it has; a word listed by itself keeps its own senses. */
export const lookUp = (typed: string): Looked | undefined => {
  const term = typed.toLowerCase().replace(/[’]/g, "'").trim();
  const own = sensesOf(term);
  // WordNet writes "souffle" and "cafe".
  const plain = term.normalize('NFD').replace(/\p{M}/gu, '');
  if (own.length === 0 && plain !== term) return lookUp(plain);
  if (own.length > 0) return { lemma: own[0]!.lemma, senses: own, isForm: false };
  const bases = term.includes(' ') ? [...baseForms(term), ...lastWordSingular(term)] : baseForms(term);
  const base = bases[0];
  return base === undefined ? undefined : { lemma: base, senses: sensesOf(base), isForm: true };
};
const lastWordSingular = (phrase: string): string[] => {
  const [last] = phrase.split(' ').slice(-1);
  return baseForms(last!)
    .map((base) => `${phrase.slice(0, -last!.length)}${base}`)
    .filter((whole) => partsOfSpeech(whole).size > 0);
};

/** The parts of speech by how often they are met, the most frequent first; each keeps its order within. */
export const byFrequency = (senses: readonly Sense[]): Sense[] => {
  const weight = new Map<PartOfSpeech, number>();
  for (const { partOfSpeech, uses } of senses) weight.set(partOfSpeech, (weight.get(partOfSpeech) ?? 0) + uses);
  return [...senses].sort((left, right) => weight.get(right.partOfSpeech)! - weight.get(left.partOfSpeech)!);
};

export const isPerson = ({ isInstance, field, partOfSpeech }: Sense): boolean =>
  partOfSpeech === 'noun' && isInstance && field === 'person';
/** The years of a life that is over, at the end of a definition. */
export const LIVED = /\((?:born )?(?:c\. |circa |about )?(\d{1,4})(?: BC)?[-–](\d{1,4})( BC)?\)/;
export const isPlace = ({ isInstance, field }: Sense): boolean => isInstance && /^(?:location|object|artifact)$/.test(field);
