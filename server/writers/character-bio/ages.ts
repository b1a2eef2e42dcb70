/** How old a person is, and when things happened to them. */
import type tool from '../../../tools/chatacter-bio-generator.ts';
import type { PayloadOf } from '../../../engine/definition/index.ts';
import type { Random } from '../../random.ts';
import type { TimeOfLife } from './knot.ts';

type Range = PayloadOf<typeof tool>['ageRange'];

const RANGES: Record<Range, readonly [youngest: number, oldest: number]> = {
  'Any Age': [19, 72],
  'Child (5-12)': [5, 12],
  'Teenager (13-17)': [13, 17],
  'Young Adult (18-25)': [18, 25],
  'Adult (26-40)': [26, 40],
  'Middle-Aged (41-60)': [41, 60],
  'Senior (61-80)': [61, 80],
  'Elder (81-100)': [81, 100],
};

export const GROWN = 18;
/** Somebody of unknown age is assumed to be no older. */
const IN_MIDLIFE = 52;
/** By this age one has learned a trade. */
const IN_WORK = 23;
const OLD = 66;

/** Stages of life. Nobody who is not grown is called a drinker, a debtor or a lover. */
export type Stage = 'child' | 'teen' | 'grown' | 'old';

export const stageOf = (age: number): Stage => {
  if (age < 13) return 'child';
  if (age < GROWN) return 'teen';
  return age < OLD ? 'grown' : 'old';
};

const between = (from: number, to: number, random: Random): number => from + random.below(to - from + 1);

/** The age at which people begin to have stories of their own. */
const FIRST_STORIES = 8;

interface AgeHints {
  /** The age the visitor gives. */
  readonly said: number | undefined;
  /** Words that suggest one. */
  readonly hint: string;
  /** Whether this is the person the visitor described. */
  readonly isDescribed: boolean;
}

/**
 * An age within the range asked for. What the visitor says of it counts unless it contradicts the range.
 * @param isYoung In a genre about the young, any age means theirs.
 */
export const ageWithin = (range: Range, { said, hint, isDescribed }: AgeHints, isYoung: boolean, random: Random): number => {
  const isAny = range === 'Any Age';
  const [youngest, oldest] = RANGES[range];
  if (said !== undefined && (isAny || (said >= youngest && said <= oldest))) return said;
  // The youngest have little to tell yet.
  if (!isAny) return between(Math.max(youngest, Math.min(FIRST_STORIES, oldest)), oldest, random);
  if (/\b(?:child|little (?:girl|boy)|kid|toddler)\b/i.test(hint)) return between(7, 12, random);
  if (/\b(?:teen\w*|schoolgirl|schoolboy|adolescent|boy|girl)\b/i.test(hint)) return between(13, 17, random);
  if (
    /\b(?:elderly|aged|ancient|old (?:man|woman|lady)|grandmother|grandfather|retired|pensioner|widower)\b|\bold\b(?!\s+(?:friend|town|house|book|map))/i.test(
      hint,
    ) &&
    !/year[\s-]*old/i.test(hint)
  )
    return between(62, 84, random);
  if (/\b(?:from retirement|about to retire|nearing retirement)\b/i.test(hint)) return between(57, 66, random);
  if (/\bturned\s+\p{L}+/iu.test(hint)) return between(32, 58, random);
  if (/\b(?:high[- ]school|quarterback|cheerleader|sophomore)\b/i.test(hint)) return between(15, 17, random);
  if (
    /\b(?:princess|prince|barista|intern|apprentice|rookie|cadet|student|influencer|college|aspiring|heiress|wants? to be an?|dreams? of being)\b/i.test(
      hint,
    ) &&
    !isYoung
  )
    return between(18, 27, random);
  if (/\bsingle (?:dad|mom|mum|father|mother|parent)\b/i.test(hint)) return between(27, 44, random);
  if (/\b(?:twenty|thirty|\d+) years\b/i.test(hint)) return between(44, 64, random);
  if (/\b(?:mother|father|general|professor|captain|mentor|veteran|king|queen|judge|widow)\b/i.test(hint))
    return between(36, 62, random);
  if (
    /\b(?:detective|inspector|lawyer|attorney|doctor|surgeon|chef|mayor|senator|sheriff|priest|undertaker|owner|ceo|scientist|pilot|teacher)\b/i.test(
      hint,
    )
  )
    return between(29, 58, random);
  if (isYoung) return between(14, 19, random);
  return between(isDescribed ? IN_WORK : youngest, isDescribed ? IN_MIDLIFE : oldest, random);
};

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** A number up to a hundred in words. */
export const inWords = (number: number): string => {
  if (number < 20) return NUMBERS[number] ?? String(number);
  if (number >= 100) return String(number);
  const ones = number % 10;
  return `${TENS[Math.floor(number / 10)]}${ones === 0 ? '' : `-${NUMBERS[ones]}`}`;
};

/** How old a person of this age was when something happened. */
export const eventAge = (age: number, at: TimeOfLife, random: Random): number => {
  if (at === 'childhood') return age < 9 ? age - 1 : between(6, Math.min(14, age - 1), random);
  if (at === 'youth') return between(13, Math.min(17, age - 1), random);
  const earliest = age < 28 ? GROWN - 1 : 22;
  return between(earliest, Math.max(earliest, Math.min(age - 2, Math.round(age * 0.7), 55)), random);
};

interface When {
  /** "at eleven": opens a sentence about the person. */
  readonly when: string;
  /** "the year she turned eleven": opens any sentence. */
  readonly once: string;
}

/** When something happened. Pronouns are for a voice to fill in. */
export const whenAt = (then: number, now: number, random: Random): When => {
  const of = (phrase: string): When => ({ when: phrase, once: phrase });
  if (now - then <= 1) return of(random.pick(['last winter', 'last autumn', 'last summer', 'a year ago']));
  if (now - then === 2) return of(random.pick(['two winters ago', 'two summers ago', 'two years ago']));
  const at = inWords(then);
  const once = random.pick([`in the year {he} turned ${at}`, `when {he} <was> ${at}`]);
  return { once, when: random.pick([`at ${at}`, `at the age of ${at}`, once]) };
};
