/** Filters words by the form's settings. */
import type { PayloadOf } from '../../../engine/definition/index.ts';
import { syllables } from '../../lexicon/sounds.ts';
import type { Saying } from '../../lexicon/sayings.ts';
import type { Use } from '../../lexicon/vocabulary.ts';
import type rhymeGenerator from '../../../tools/rhyme-generator.ts';
import { isAbout } from './themes.ts';

type Request = PayloadOf<typeof rhymeGenerator>;
type Settings = Pick<Request, 'syllableCount' | 'wordType' | 'theme'>;

/** From here on a word is one that most people use. */
export const EVERYDAY = 4.5;
const FROM_SIX = 6;

const ANY_USE: Record<Exclude<Request['wordType'], 'All Word Types' | 'Everyday Words'>, readonly Use[]> = {
  Nouns: ['noun', 'plural noun'],
  'Plural Nouns': ['plural noun'],
  Verbs: ['verb', 'past tense', 'auxiliary verb'],
  'Past Tense Verbs': ['past tense'],
  Adjectives: ['adjective'],
  Adverbs: ['adverb'],
};

const hasType = ({ word }: Saying, type: Request['wordType']): boolean => {
  if (type === 'All Word Types') return true;
  if (type === 'Everyday Words') return word.familiarity >= EVERYDAY;
  return word.uses.some((use) => ANY_USE[type].includes(use));
};

const hasLength = ({ sounds }: Saying, length: Request['syllableCount']): boolean => {
  if (length === 'Any Length') return true;
  const wanted = Number.parseInt(length, 10);
  return wanted === FROM_SIX ? syllables(sounds) >= wanted : syllables(sounds) === wanted;
};

/** True of a word that meets every setting. */
export const meets = (saying: Saying, { syllableCount, wordType, theme }: Settings): boolean =>
  hasLength(saying, syllableCount) && hasType(saying, wordType) && (theme === 'Any Theme' || isAbout(saying.word, theme));

/** Whether any setting leaves words out. */
export const isNarrowed = ({ syllableCount, wordType, theme }: Settings): boolean =>
  syllableCount !== 'Any Length' || wordType !== 'All Word Types' || theme !== 'Any Theme';
