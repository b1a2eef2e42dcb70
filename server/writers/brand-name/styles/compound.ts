/** Compound Words: two real words joined into one, "Beancart". */
import { capitalise } from '../../../english/prose.ts';
import { classOf } from '../../../english/topic/word-classes.ts';
import type { Atom, Brief } from '../brief.ts';
import { asAtoms, near, relatedAtoms, voiceImages, worthOf, isPlural, type Candidate, type Style } from '../candidate.ts';
import { isUnlucky } from '../luck.ts';
import { syllablesOf } from '../sound.ts';
import { TONES } from '../voices.ts';

const LONGEST = 13;

/** The letters around the seam, which neither word has by itself. */
const isCleanSeam = (one: string, other: string): boolean => !isUnlucky(one.slice(-3) + other.slice(0, 3));

/** Words that merge are misread: "teaarrow", "nesttin", "lengthscreen". */
const joins = (one: string, other: string): boolean =>
  one.at(-1) !== other[0] &&
  !(/[aeiou]$/.test(one) && /^[aeiou]/.test(other)) &&
  !/[^aeiouy]{5}/.test(one + other) &&
  isCleanSeam(one, other);

/** Words that end a compound badly, or make it say something else. */
const WEAK_ENDINGS = /(?:ing|ed|y|ful|ous|ic|ive)$/;

/** A person comes first or not at all: "grandpaboard", never "boardgrandpa". */
const isPerson = ({ word, from }: Atom): boolean => from === 'own' && classOf(word).fields[0] === 'person';

/** A compound ends with a thing: no "trainhitch", no "foodwag". */
const isNoun = ({ word, from }: Atom): boolean => {
  const { noun, verb } = classOf(word);
  return from === 'keyword' || noun >= verb;
};

/** Two letters say something only where the visitor chose them: "EV". */
const isLongEnough = ({ word, from }: Atom): boolean => word.length > 2 || from === 'keyword';

const joined = (one: Atom, other: Atom, isCamel: boolean): Candidate => {
  const name = capitalise(one.word) + (isCamel ? capitalise(other.word) : other.word);
  const marks = one.from === other.from ? [one.from] : [one.from, other.from];
  const worth =
    worthOf(marks) +
    near(name.length, 8, 2) * 0.7 +
    near(syllablesOf(one.word) + syllablesOf(other.word), 2, 1) * 1.2 +
    (one.word[0] === other.word[0] ? 0.3 : 0) -
    // What is sold comes first: "Coffeecurb" says more than "Curbcoffee".
    (other.from === 'own' ? 0.8 : 0) -
    (WEAK_ENDINGS.test(other.word) ? 3 : 0);
  return { name, parts: [one.word, other.word], marks, worth, isNew: true };
};

/** Short words that close a compound well: those of the tone first. */
export const headsOf = ({ tone, isToned, audience }: Brief): Atom[] => [
  ...(isToned ? asAtoms(tone.heads, 'tone') : []),
  ...asAtoms(audience?.heads ?? [], 'audience'),
  ...asAtoms(TONES.Default.heads, 'industry'),
];

export const compound: Style = (brief) => {
  const related = relatedAtoms(brief);
  const images = brief.trades.length > 0 ? [] : brief.images;
  const firsts = [...related, ...voiceImages(brief), ...images];
  const heads = headsOf(brief);
  const isCamel = brief.tone === TONES.Modern || brief.tone === TONES.Innovative;
  const pairs = [
    ...related.flatMap((one) => [...heads, ...images].map((other) => [one, other] as const)),
    ...firsts.flatMap((one) => related.map((other) => [one, other] as const)),
  ];
  return pairs
    .filter(([one, other]) => one.word !== other.word && one.word.length + other.word.length <= LONGEST)
    .filter(([one, other]) => isLongEnough(one) && isLongEnough(other) && joins(one.word, other.word))
    .filter(([one, other]) => !isPlural(one.word) && !isPerson(other) && (isNoun(other) || other.from === 'tone'))
    .map(([one, other]) => joined(one, other, isCamel));
};
