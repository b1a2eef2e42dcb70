/** One thing said of a company by its shape, and what shapes are told by. */
import { asSentence } from '../../english/prose.ts';
import { lowered } from '../../english/topic/noun-phrase.ts';
import { tagged, type Token } from '../../english/topic/tagger.ts';
import { classOf } from '../../english/topic/word-classes.ts';
import { anyOf } from './words.ts';

export interface Statement {
  readonly shape:
    | /** Follows the name: "helps clinics cut no-shows". */
    'does'
    /** Follows "is": "a family bakery". */
    | 'kind'
    /** Follows "is", and is no firm: "an app for dog owners". */
    | 'thing'
    /** Follows "a team of": "lawyers for startups". */
    | 'people'
    /** Follows "offers": "sash windows". */
    | 'offer'
    /** Follows "you can": "learn Spanish online". */
    | 'can'
    /** One word that names a line of work: "law". */
    | 'line'
    | 'gerund'
    /** What there is besides: "small groups and no commissions". */
    | 'with'
    /** Something achieved that is no deed: "a pilot with Orsted". */
    | 'noted'
    /** With a subject and a mark of its own. */
    | 'sentence'
    /** Nothing but quotation marks can hold it. */
    | 'quote';
  readonly words: string;
  /** Of what it does: follows "to". */
  readonly base?: string;
  /** What is on offer are things, and no line of work. */
  readonly isThings?: boolean;
}

/** A full stop of ours would be foreign to scripts that have their own. */
const OTHER_STOPS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}。！？।۔]$/u;
export const quote = (typed: string): Statement => ({
  shape: 'quote',
  words: OTHER_STOPS.test(typed) ? typed : asSentence(typed),
});

/** Where a thing is told further: "a lock for bikes so they do not get stolen" is no sentence. */
const FURTHER = /\s(?:so|because|that|which|where|who|when|while|until)\s/;

export const isSentence = (words: string): boolean => {
  const isFinite = ({ tag, lower }: Token, at: number): boolean =>
    at > 0 && (tag === 'auxiliary' || (tag === 'verb' && !/^(?:past|ing)$/.test(classOf(lower).form)));
  return tagged(words.split(FURTHER)[0]!).some(isFinite);
};

/** "Our lab tests soil": a verb that could be a noun, with something that it is done to. */
export const hasVerb = (words: string): boolean =>
  isSentence(words) ||
  tagged(words).some(({ lower }, at, tokens) => {
    const { form, verb, noun } = classOf(lower);
    const next = tokens[at + 1]?.tag ?? '';
    const hasObject =
      /^(?:noun|name|determiner|possessive|adjective|pronoun)$/.test(next) || (noun === 0 && next === 'preposition');
    // "Profits fund schools": many, with a verb behind them.
    const isOfMany = form === 'base' && /[^s]s$/.test(tokens[at - 1]?.lower ?? '') && /^(?:noun|name)$/.test(tokens[at - 1]!.tag);
    const isDone = hasObject || (isOfMany && next === 'preposition');
    return verb > 0 && isDone && ((at > 1 && form === 's') || (at > 0 && isOfMany && next !== 'pronoun'));
  });

const DOES = new RegExp(`^${anyOf('does')}\\s+\\S`, 'i');
/** "Helps clinics", "integrates with Slack": the company is meant. */
export const isPredicate = (words: string): boolean => {
  const { form, verb, noun } = classOf(words.split(' ')[0]!.toLowerCase());
  if (/^\p{Lu}{2}/u.test(words)) return false;
  return DOES.test(words) || (form === 's' && verb > 0 && noun === 0 && / /.test(words));
};

/** "Brooklyn" stands in the dictionary, too. */
const isPlace = (words: string): boolean => {
  const { fields } = classOf(words.split(' ')[0]!);
  return fields.length > 0 && fields.every((field) => field === 'location');
};

/** Small at the start, where that is no name: "compostable packaging", in no dictionary, can only be an adjective. */
export const softened = (words: string): string =>
  (isPlace(words) || /^\p{Lu}&/u.test(words) ? words : lowered(words)).replace(
    /^\p{Lu}(?=\p{Ll}+(?:-\p{Ll}|(?:able|ible|ous|ful|less|ive|ing|ed|ary|isan)\s(?:\p{Ll}|\p{Lu}{2})))/u,
    (letter) => letter.toLowerCase(),
  );

/** "massage, facials and nails" are three things. */
export const thingsIn = (parts: readonly string[]): readonly string[] => {
  const pair = /^(\p{L}+) (?:and|&) (\p{L}+)$/u.exec(parts.at(-1) ?? '');
  const all = (pair ? [...parts.slice(0, -1), pair[1]!, pair[2]!] : parts).map((part) => part.replace(/^and\s+/i, ''));
  const areTitled = all.every((part) => /^\p{Lu}/u.test(part));
  return all.map((part, at) => (at === 0 || areTitled ? softened(part) : part));
};
