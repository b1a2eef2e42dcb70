/** Which relation a question names ("curency", "phone code"), and which state. */
import { baseForms, partsOfSpeech } from '../../../lexicon/wordnet.ts';
import { folded, slips } from './countries-data.ts';
import type { Relation } from './country-statements.ts';
import { STATE_CAPITALS } from './states-data.ts';

export const RELATIONS: Record<Relation, readonly string[]> = {
  capital: ['capital', 'capital city', 'capitol', 'capitol city'],
  currency: ['currency', 'official currency', 'national currency', 'money', 'currency used'],
  continent: ['continent'],
  language: [
    'language',
    'languages',
    'official language',
    'official languages',
    'national language',
    'main language',
    'main languages',
  ],
  phone: [
    'dialling code',
    'dialing code',
    'phone code',
    'calling code',
    'country calling code',
    'telephone code',
    'dial code',
    'phone country code',
    'international dialling code',
    'international dialing code',
    'telephone country code',
  ],
  code: ['country code', 'iso code', 'iso country code', 'two-letter code', 'two letter code'],
};

const RELATION_OF = new Map(
  Object.entries(RELATIONS).flatMap(([relation, names]) => names.map((name) => [name, relation as Relation] as const)),
);

export interface Spelt<T> {
  readonly of: T;
  readonly corrected: boolean;
}

/** The relation of this name; one slip is forgiven in the words that name one relation only ("curency", "captial"). */
export const relationNamed = (typed: string): Spelt<Relation> | undefined => {
  const exact = RELATION_OF.get(typed);
  if (exact) return { of: exact, corrected: false };
  // A real word is no slip: "currently" is not "currency".
  if (typed.length < 6 || partsOfSpeech(typed).size > 0 || baseForms(typed).length > 0) return undefined;
  const near = [...RELATION_OF].filter(([name]) => slips(typed, name) <= (typed.length > 7 ? 2 : 1));
  const relations = new Set(near.map(([, relation]) => relation));
  return relations.size === 1 ? { of: [...relations][0]!, corrected: true } : undefined;
};

export const stateOf = (typed: string): string | undefined =>
  Object.keys(STATE_CAPITALS).find(
    (state) => folded(state) === folded(typed.replace(/^(?:the )?(?:us )?state of /, '').replace(/ state$/, '')),
  );
