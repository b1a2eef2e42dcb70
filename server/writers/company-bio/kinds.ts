/** Nouns for a business, and for the people in it. */
import { setOf } from './words.ts';

const PLACES = setOf('places');
const FIRMS = setOf('firms');
const PEOPLE = setOf('people');
const COUNTED = setOf('counted');
const WITHIN = setOf('within');

const PERSON =
  /(?:therapist|ologist|iatrist|ographer|ician|writer|worker|maker|smith|keeper|grower|monger|wright|(?:handy|repair|crafts|trades)(?:man|woman|person))$/;
const isPerson = (word: string): boolean => PEOPLE.has(word) || PERSON.test(word);
const isKind = (word: string): boolean => PLACES.has(word) || FIRMS.has(word) || isPerson(word);

const singular = (word: string): string => (isKind(word) ? word : word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1'));

const GOES_ON =
  /^(?:for|of|in|at|from|with|who|that|which|but|based|run|owned|and|near|on|to|by|since|public|where|whose|serving|making|selling|\p{L}+ing)$/u;
const MOST_BEFORE = 6;

export interface KindFound {
  readonly isMany: boolean;
  /** The noun alone: "bakery" in "a family bakery in Whitby". */
  readonly noun: string;
  /** It can be called by it: "the bakery", but not "the baker", who would be somebody. */
  readonly isPlace: boolean;
}

/** Where the first words name a business before they say more of it: "a logistics company moving frozen fish". */
export const kindIn = (said: string): KindFound | undefined => {
  const run = said
    .toLowerCase()
    .replace(/^(?:an?|the)\s+/, '')
    .split(/\s+|(?=,)/);
  const at = run.findIndex((word, index) => {
    const next = run[index + 1];
    // "Office cleaning" is no office, and "dog walker training" no walker.
    const goesOn = next === undefined || /^[,(–—-]/.test(next) || GOES_ON.test(next);
    const isHome =
      word !== 'home' || /^(?:funeral|care|nursing|holiday|retirement|living|group|foster|guest)$/.test(run[index - 1] ?? '');
    const isTraining =
      /(?<!speciali[sz]|focus|work|operat|serv|deal)ing$/.test(next ?? '') &&
      !/^(?!(?:for|in|of|and|at|with|to|by|on|from)$)\p{L}/u.test(run[index + 2] ?? '');
    return isHome && (isKind(word) || isPerson(singular(word))) && goesOn && !isTraining;
  });
  if (at < 0 || at >= MOST_BEFORE || run.slice(0, at).some((word) => /^(?:for|of|in|with|to|that|who|which)$/.test(word)))
    return undefined;
  // "Furniture and lighting store" names one, and "repairs and our shop" none.
  if (run.slice(0, Math.max(0, at - 2)).includes('and')) return undefined;
  const noun = singular(run[at]!);
  return { noun, isMany: !isKind(run[at]!), isPlace: isKind(run[at]!) && PLACES.has(noun) };
};

/** A single thing that takes an article: "dating app". */
export const isCounted = (head: string): boolean => COUNTED.has(head.toLowerCase());
/** A place or a thing that a firm may have within it: "espresso bar". */
export const isWithin = (head: string): boolean => WITHIN.has(head.toLowerCase()) || isCounted(head);
