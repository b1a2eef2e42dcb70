/** Corrects capital letters, and nothing else: a form is often filled in with Caps Lock on, or without the shift key. */
import { capitalise } from '../../english/prose.ts';

const letters = (text: string): string => text.replace(/[^\p{L}]/gu, '');
const isShouted = (text: string): boolean =>
  letters(text).length > 3 && text === text.toUpperCase() && text !== text.toLowerCase();
const isLowercase = (text: string): boolean => text === text.toLowerCase() && text !== text.toUpperCase();

/** Small words of surnames that stay small inside a name. */
const PARTICLES = new Set([
  'de',
  'del',
  'della',
  'da',
  'di',
  'dos',
  'du',
  'la',
  'van',
  'von',
  'der',
  'den',
  'ter',
  'bin',
  'y',
  'of',
]);
const SHORT_NAMES = /^(bo|jo|al|ed|cy|ty|mo|vi|di|bea|ian|eli|ada)$/;
const NUMERAL = /^(ii|iii|iv)$/i;

const nameWord = (word: string, place: number): string => {
  if (NUMERAL.test(word)) return word.toUpperCase();
  const small = word.toLowerCase();
  if (place > 0 && PARTICLES.has(small)) return small;
  return small
    .replace(/(^|[^\p{L}’'])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/^(O|D)(['’])(\p{L})/u, (_, start: string, mark: string, letter: string) => start + mark + letter.toUpperCase())
    .replace(/^Mc(\p{L})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`);
};

/** A name in only one case gets the capitals of a name; any other is left as typed, and so is "my dad". */
export const nameInCase = (typed: string): string => {
  const shortShout = /^(?=.*[AEIOUY])\p{Lu}{3}$/u.test(typed);
  const wholly = isShouted(typed) || shortShout || isLowercase(typed) || SHORT_NAMES.test(typed.toLowerCase());
  if (!wholly || /^(my|our)\s/i.test(typed)) return isShouted(typed) ? typed.toLowerCase() : typed;
  return typed
    .split(' ')
    .map((word, place) => nameWord(word, place))
    .join(' ');
};

const KEPT_CAPITALS = /^(USA|UK|US|TV|BBC|NHS|NASA|PTA|CEO|RAF|NYPD|FDNY|MBA|PHD|WWII|II|III|AM|PM|DJ|ER|ICU|YMCA)$/;
const PROPER =
  /^(january|february|april|june|july|august|september|october|november|december|jan|feb|apr|aug|sept|oct|nov|dec|monday|tuesday|wednesday|thursday|friday|saturday|sunday|christmas|easter|i)$/;

/**
 * Text shouted in capitals, made readable: sentences start with a capital, the words of the name,
 * months and known abbreviations keep theirs. Any other text is left as typed.
 */
export const textInCase = (typed: string, name: string): string => {
  if (!isShouted(typed)) return typed;
  const names = new Set(name.toLowerCase().match(/\p{L}+/gu) ?? []);
  const words = typed.replace(/\p{L}+/gu, (word) => {
    const small = word.toLowerCase();
    if (KEPT_CAPITALS.test(word)) return word;
    return PROPER.test(small) || names.has(small) ? capitalise(small) : small;
  });
  return words.replace(/(^|[.!?]\s+)(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
};
