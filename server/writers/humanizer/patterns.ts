/** Constructions that a table of words cannot express: their parts are kept, their frame is replaced. */
import type { Random } from '../../random.ts';
import { formsOf } from './inflect.ts';
import type { Tone } from './phrases.ts';

interface Frame {
  readonly find: RegExp;
  readonly say: (parts: readonly string[], random: Random) => string;
  readonly tones?: readonly Tone[];
}

const PRONOUN = '(?:it|they|he|she|we|you|I)';
const lowerPronoun = (word: string): string => (word === 'I' ? word : word.toLowerCase());
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
const TALKING: readonly Tone[] = ['Standard', 'SEO/blogs'];

/** Adjectives that come in threes and say the same: the middle one goes. */
const PADDING =
  '(?:efficient|effective|seamless|reliable|innovative|robust|dynamic|scalable|engaging|compelling|informative|meaningful|impactful|vibrant|inclusive|comprehensive|intuitive|powerful|flexible|unique|authentic|memorable|cohesive|streamlined|sustainable|resilient)';

const FRAMES: readonly Frame[] = [
  // "Not only do they provide x, but they also build y."
  {
    find: new RegExp(`^Not only do (${PRONOUN}) (\\p{L}+)(?!\\p{L})(.+?),? but ${PRONOUN} (?:also )?`, 'u'),
    say: ([who = '', does = '', what = '']) => `${capital(who)} ${does}${what}, and ${lowerPronoun(who)} also `,
  },
  {
    find: new RegExp(`^Not only does (${PRONOUN}) (\\p{L}+)(?!\\p{L})(.+?),? but ${PRONOUN} (?:also )?`, 'u'),
    say: ([who = '', does = '', what = '']) => `${capital(who)} ${formsOf(does).s}${what}, and ${lowerPronoun(who)} also `,
  },
  {
    find: new RegExp(`^Not only (is|are|was|were|can|will|has|have) (${PRONOUN})(.+?),? but (${PRONOUN}) `, 'u'),
    say: ([verb = '', who = '', what = '', again = '']) => `${capital(who)} ${verb}${what}, and ${again} `,
  },
  {
    find: new RegExp(`\\bnot (?:only|just|merely) ([^,;:.]{2,90}?), but (${PRONOUN}) also `, 'u'),
    say: ([first = '', who = '']) => `${first}, and ${who} also `,
  },
  {
    find: /\bnot (?:only|just|merely) ([^,;:.]{2,90}?),? but also /u,
    say: ([first = ''], random) => `${first} ${random.pick(['and', 'and also'])} `,
  },
  // "It isn't just a recipe — it's a …"
  {
    find: /\b(is|are|was|were)(?:n['’]t| not) (?:merely|just|simply|only) (about )?(an? |the )?([^,;:.—–]{2,60}?)\s*[—–;,]\s*(?=(?:it|they)\b)/u,
    say: ([be = '', about = '', article = '', what = '']) => `${be} ${about}more than ${article}${what}; `,
  },
  {
    find: /, (?:thereby |thus )?(?:underscoring|highlighting|emphasi[sz]ing|showcasing|illustrating|underlining) (?=the|its|their|how|that|an?|why)/u,
    say: (_, random) => `, which ${random.pick(['shows', 'brings out', 'points to'])} `,
  },
  {
    find: /\bthe importance of ([^,;:.]{3,60}?) cannot be (?:overstated|overemphasi[sz]ed)/iu,
    say: ([what = '']) => `it is hard to overstate the importance of ${what}`,
  },
  // "empowers people to do" helps them do it.
  {
    find: /(?<!\b(?:is|are|be|been|was|were|feel) )\bempower(s|ed|ing)? ((?:[\p{L}'’-]+ ){1,4}?)to (?=\p{L}+ )/u,
    say: ([ending = '', whom = '']) => `help${ending} ${whom}`,
    tones: ['Standard', 'SEO/blogs', 'Professional'],
  },
  {
    find: /(?<!\b(?:is|are|be|been|was|were|feel) )\bempower(s|ed|ing)? ((?:[\p{L}'’-]+ ){1,4}?)to (?=\p{L}+ )/u,
    say: ([ending = '', whom = '']) => `enabl${ending === '' || ending === 's' ? `e${ending}` : ending} ${whom}to `,
    tones: ['Academic'],
  },
  {
    find: new RegExp(`\\b(${PADDING}), ${PADDING},? and (${PADDING})\\b`, 'u'),
    say: ([first = '', last = '']) => `${first} and ${last}`,
  },
  {
    find: / (?:—|–) (?=(?:it['’]s|it is|they['’]re|they are|this is|that is|that['’]s) )/u,
    say: () => '; ',
    tones: ['Standard', 'Professional', 'SEO/blogs'],
  },
  {
    find: /, as this (?=\p{L}+s )/u,
    say: () => ', since this ',
    tones: TALKING,
  },
];

/** Only where the text speaks to its reader already. */
const TO_READER: Frame = {
  find: /^It(?: is|['’]s) (?:essential|important|crucial|vital|imperative|critical) to (?=(?!be |have |note |understand |remember )\p{L}+ )/u,
  say: (_, random) => `${random.pick(['Be sure to', 'Make sure to', 'Take care to'])} `,
  tones: TALKING,
};

const applied = (sentence: string, { find, say }: Frame, random: Random): string =>
  sentence.replace(find, (...all: unknown[]) => {
    const at = all.findIndex((part) => typeof part === 'number');
    return say(
      all.slice(1, at).map((part) => (typeof part === 'string' ? part : '')),
      random,
    );
  });

/** @param toReader The text says "you" to its reader. */
export const reframed = (sentence: string, tone: Tone, toReader: boolean, random: Random): string =>
  [...FRAMES, ...(toReader ? [TO_READER] : [])].reduce(
    (words, frame) => (frame.tones === undefined || frame.tones.includes(tone) ? applied(words, frame, random) : words),
    sentence,
  );

/** Sentences that say nothing at all. */
const EMPTY =
  /^(?:Look no further|Let['’]s (?:dive|jump) (?:right )?in(?:to it)?|Without further ado(?:, let['’]s (?:begin|get started|dive in))?|Let['’]s explore|Buckle up|The possibilities are endless|The choice is yours|Read on to (?:find out|learn) more|So,? what are you waiting for|Let['’]s get started|(?:Do not|Don['’]t) miss (?:out on )?this (?:\p{L}+ )?(?:opportunity|offer|chance))[.!?…]*$/iu;

export const saysNothing = (sentence: string): boolean => EMPTY.test(sentence.trim());
