/** What a word can be, whatever it was taken for: a tagger guesses by what stands around it, and errors stand there. */
import { baseForms, partsOfSpeech } from '../../lexicon/wordnet.ts';
import { ing, OVER_REGULAR, participle, past, thirdPerson } from '../../english/verbs.ts';
import { isPlural } from './nouns.ts';

export type VerbForm = 'base' | 'third' | 'past' | 'participle' | 'ing';

interface Word {
  /** The forms of a verb that it can be, each with the base of that verb. */
  readonly verb: ReadonlyMap<VerbForm, string>;
  readonly isNoun: boolean;
  readonly isAdjective: boolean;
  readonly isAdverb: boolean;
}

const FORMS: Readonly<Record<Exclude<VerbForm, 'base'>, (base: string) => string>> = {
  third: thirdPerson,
  past,
  participle,
  ing,
};
/** WordNet lists these as verbs too, and hardly anyone uses them so. */
const HARDLY_VERBS = new Set(
  `the a an this that and or but if in on at by for of to from with as so no not all out over up down off do-it today men man people
  home house school water hand head time year day way other one two first second last next new old young good better best well well-known
  right wrong own same such each every more most less least much many few little some any only even still just very too also soon
  city state car dog cat book name letter number paper table door window room bus train city business weather money music evening
  morning building meeting wedding during including regarding concerning following`.split(/\s+/),
);

const read = (word: string): Word => {
  const verb = new Map<VerbForm, string>();
  const parts = new Set<string>(partsOfSpeech(word));
  const bases = baseForms(word);
  if (!HARDLY_VERBS.has(word)) {
    if (parts.has('verb')) verb.set('base', word);
    for (const base of [word, ...bases]) {
      if (!partsOfSpeech(base).has('verb')) continue;
      for (const [form, make] of Object.entries(FORMS))
        if (make(base) === word && !verb.has(form as VerbForm)) verb.set(form as VerbForm, base);
    }
    // "Feed", "need": no past of "fee" and "nee".
    if (word.endsWith('eed') && parts.has('verb'))
      for (const form of ['past', 'participle'] as const) if (verb.get(form) === word.slice(0, -1)) verb.delete(form);
    // "Found" is the past of "find" before it is a verb of its own, and "left" is nobody's plain form.
    if ((verb.has('past') || verb.has('third')) && verb.get('past') !== word && verb.get('third') !== word && bases.length > 0)
      verb.delete('base');
  }
  // "Speaked" is meant for "spoke": what stands around it is read as it would be around that.
  const meant = OVER_REGULAR.get(word);
  if (meant !== undefined) verb.set('past', meant).set('participle', meant);
  return {
    verb,
    isNoun:
      parts.has('noun') || (isPlural(word, word.replace(/s$/, '')) && bases.some((base) => partsOfSpeech(base).has('noun'))),
    isAdjective: parts.has('adjective'),
    isAdverb: parts.has('adverb'),
  };
};

const known = new Map<string, Word>();
const MOST_KEPT = 20_000;

/** What a word in small letters can be. */
export const wordOf = (lower: string): Word => {
  const found = known.get(lower);
  if (found !== undefined) return found;
  if (known.size > MOST_KEPT) known.clear();
  const made = read(lower);
  known.set(lower, made);
  return made;
};
