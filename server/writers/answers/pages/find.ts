/** Finds the written answer to a question: what speaks for each entry, weighed, and gates for what no weight may decide. */
import { capitalise, listed } from '../../../english/prose.ts';
import { inPlace, isOfOtherCountry } from './country-at-end.ts';
import { dependsOnPlace, isOfAnotherLand } from './placed.ts';
import {
  isContrary,
  isKindUnsaid,
  isOneSided,
  isOtherAction,
  isUnconverted,
  namesApart,
  partApart,
  placesApart,
} from './apart.ts';
import type { Entry } from './entries.ts';
import { asksMeaning, candidatesIn, nearnessOf, ranked, type Evidence } from './evidence.ts';
import { chanceOfEntry, worthOf } from './likelihood.ts';
import { readQuestion } from '../question/question.ts';
import { read, type Reading } from '../question/reading.ts';
import { asksLittleMore } from './same-words.ts';
import { termsIn } from '../question/terms.ts';

export interface Candidate {
  /** As it is told to this question: with what it leaves open, where that is a part of it. */
  readonly entry: Entry;
  readonly evidence: Evidence;
  /** That it answers, from 0 to 1. */
  readonly chance: number;
  /** About another number, place, person or end of things than is asked. */
  readonly isOther: boolean;
  /** True in general, where a place was named that it says nothing of. */
  readonly isGeneral: boolean;
  /** Of two things that are asked it speaks of one. */
  readonly isHalf: boolean;
  /** It is asked in the words of the question and one or two more. */
  readonly isClose: boolean;
  /** Asked which ocean, it says nothing of oceans. */
  readonly isBeside: boolean;
}

/** What may answer a question as it was typed, the likeliest first; in that country, where the question without it is looked for. */
export const candidatesFor = async (asked: string, country?: string): Promise<readonly Candidate[]> => {
  const reading = read(asked);
  const isOwn = ({ ask }: Entry): boolean => ask.some((own) => readQuestion(own).plain === reading.whole);
  const found = ranked(candidatesIn(reading, await nearnessOf(reading)), worthOf);
  const meant = found.filter(({ entry }) => asksMeaning(reading.whole, entry));
  const meansOne = (entry: Entry): boolean => meant.length === 1 && meant[0]!.entry === entry;
  return found
    .map(({ entry, evidence }) => {
      const isSure = isOwn(entry) || meansOne(entry);
      if (isSure && country === undefined) return { entry, evidence, chance: 1, ...WHOLE };
      return told(asked, reading, { entry, evidence, chance: isSure ? 1 : chanceOfEntry(evidence) }, country);
    })
    .sort((one, other) => Number(other.chance === 1) - Number(one.chance === 1));
};

const WHOLE = { isOther: false, isGeneral: false, isHalf: false, isClose: false, isBeside: false } as const;

const told = (
  asked: string,
  reading: Reading,
  { entry, evidence, chance }: Omit<Candidate, keyof typeof WHOLE>,
  country?: string,
): Candidate => {
  if (chance < LEAST) return { entry, evidence, chance, ...WHOLE, isOther: isAnother(evidence) };
  const named = evidence['personal'] === 1 ? placesApart(asked, entry) : [];
  const places = country === undefined ? named : [...named, country];
  const ofPlaces = termsIn(places.join(' '));
  const strayName = namesApart(reading.askedNames, entry).some((name) => !ofPlaces.has(name)) ? 1 : 0;
  const others = strayName === 0 ? places.filter((place) => dependsOnPlace(asked, place, entry)) : [];
  const isGeneral = others.length > 0;
  const open = partApart(asked, entry);
  const { says, more = [] } = entry;
  const left = [
    ...(isGeneral ? [`This is true in general; in ${listed(others.map(inPlace))} it may be different.`] : []),
    ...(open === undefined ? [] : [`This does not answer “${capitalise(open)}”`]),
  ];
  const [first, ...rest] = more;
  return {
    entry:
      left.length === 0
        ? entry
        : {
            ...entry,
            says: [says, ...(first === undefined ? left : [])].join(' '),
            more: first === undefined ? [] : [[first, ...left].join(' '), ...rest],
          },
    evidence,
    chance,
    isOther:
      isAnother({ ...evidence, strayName }) ||
      isContrary(reading.terms, entry) ||
      isOneSided(asked, entry) ||
      isOtherAction(asked, entry) ||
      isUnconverted(asked, entry) ||
      (strayName === 0 && places.some((place) => isOfAnotherLand(asked, place, entry))) ||
      (evidence['told'] === 0 && isOfOtherCountry(asked, entry)) ||
      // What is so by one country's figures is not true in general.
      (country !== undefined && isGeneral && /\d/.test(says)),
    isGeneral,
    isHalf: open !== undefined,
    isClose: asksLittleMore(asked, entry),
    isBeside: isKindUnsaid(reading.core, entry),
  };
};

/** From this chance on it is given: of a hundred given so, some three are wrong where an answer is there, and more where none is. */
const GIVEN = 0.8;
/** From here on it is given where it is the same in other words. */
const NEAR = 0.6;
/** As the nearest there is an answer to it is given where it is near in meaning; the nearer, the less else must speak for it. */
const nearGateOf = (evidence: Evidence): number => {
  const nearest = evidence['nearest']!;
  if (nearest >= NEARLY_SAME) return LEAST;
  if (isStrict(evidence) || nearest < NEAR_ALIKE) return 1;
  if (evidence['told'] === 1 && nearest >= RATHER_NEAR) return TOLD_NEAR;
  return nearest >= QUITE_NEAR ? 0.45 : NEAR;
};
const NEARLY_SAME = 0.88;
const NEAR_ALIKE = 0.74;
/** What somebody tells of themselves lowers the chance of any page: one that is asked so like it may be shown as the nearest. */
const RATHER_NEAR = 0.82;
const TOLD_NEAR = 0.3;
/** Nothing below is told. */
const LEAST = 0.15;
/** So near, or without a word that is not met there, the question is the same in other words. */
const SAME = 0.86;
const isSame = ({ nearest, missing }: Evidence): boolean => nearest! >= SAME || (missing === 0 && nearest! >= QUITE_NEAR);

/** Far likelier than all others, and than not: even with a word too many or too few it is worth naming, save for an amount. */
const isClear = ({ lead, amount }: Evidence, chance: number): boolean => chance >= LIKELY && lead! >= FAR_AHEAD && amount === 0;
/** Every word of the question is met there, in what it is asked with or tells, and nowhere else. */
const isAllSaid = ({ missing, nearest, lead, strayForm, amount }: Evidence, chance: number): boolean =>
  missing === 0 && nearest! >= QUITE_NEAR && chance >= RATHER_LIKELY && lead! >= WELL_AHEAD && strayForm! + amount! === 0;
const RATHER_LIKELY = 0.3;
const WELL_AHEAD = 0.7;
/** Four in five of those that are as likely as this, and not sure, are right. */
const LIKELY = 0.5;
const FAR_AHEAD = 2;
/**
 * A story finds no page by its words as a whole; of those that are as likely as this half fit it, and of those below one in three: then an
 * honest word that there is no answer is worth more.
 */
const isOfStory = ({ told, length }: Evidence, chance: number): boolean =>
  told === 1 && length! >= FEW_WORDS && chance >= OF_STORY;
const OF_STORY = 0.3;
const FEW_WORDS = Math.log(1 + 4);
/** Whether it is named as the nearest there is: never where a sum was asked that the page does not reckon. */
const isNearest = (evidence: Evidence, chance: number): boolean =>
  !isUnreckoned(evidence) &&
  (chance >= nearGateOf(evidence) || [isClear, isOfStory, isAllSaid].some((is) => is(evidence, chance)));

/** An answer about another number, place or person is about another thing; what somebody tells of themselves has numbers of its own. */
const isAnother = ({ number, told, strayName, strayDefinition }: Evidence): boolean =>
  (number === 1 && told === 0) || strayName === 1 || strayDefinition === 1;
/** Where figures are told and an amount or a time is asked for, a page that does not reckon with them is at best near. */
const isUnreckoned = ({ figures, amount, timed }: Evidence): boolean => figures! >= (timed === 1 ? 3 : 2) && amount! + timed! > 0;
/** An answer to another form of question ("when" for "why") is at best near; who tells of themselves may ask "where did it go?". */
const isOfOtherForm = ({ strayForm, told }: Evidence): boolean => strayForm === 1 && told === 0;

/**
 * Far from all that it is asked with, and a telling word of the question is nowhere on it: of the pages that are given so one in six is
 * wrong, of all others one in a hundred.
 */
const isFar = ({ nearest, missing }: Evidence): boolean => nearest! < FAR && missing! > TELLING_WORD;
const FAR = 0.75;
const TELLING_WORD = 4.5;
/** Of a plain question that is too far, and so is one of whose words a page is asked with only one, and never with the one that tells. */
const isAstray = (evidence: Evidence): boolean =>
  (evidence['told'] === 0 && isFar(evidence)) ||
  (evidence['sharedAsked']! <= 1 && evidence['missingAsked']! > RARE && evidence['nearest']! < SAME);

/** In a short question every word counts: one that the entry is never asked with ("in South America") asks for more. */
const isStrict = ({ length, missingAsked, told }: Evidence): boolean => length! <= SHORT && missingAsked! > RARE && told === 0;
const SHORT = Math.log(1 + 5);
const RARE = 2.5;
/** The missing word matters less where the whole is near in meaning; so does doubt where it is the same in other words. */
const gateOf = (evidence: Evidence): number => {
  const nearest = evidence['nearest']!;
  const isNearlySame = nearest >= NEARLY_SAME && evidence['missing'] === 0;
  if (isStrict(evidence) && !isNearlySame) return nearest >= QUITE_NEAR ? STRICTLY_NEAR : STRICTLY;
  if (isStrict(evidence)) return GIVEN;
  if (isMet(evidence)) return TOLD_GIVEN;
  return isSame(evidence) || isTold(evidence) ? NEAR : GIVEN;
};
/** Most of one of its questions is told here, and of what is told most is said there: of those that are as likely as this, 94 in 100 are right. */
const isMet = ({ told, matched, coveredAny }: Evidence): boolean => told === 1 && matched! >= MOST && coveredAny! >= MOST;
const MOST = 0.6;
const TOLD_GIVEN = 0.55;
/** A long story adds words to a question and takes none away: one of whose words none is wanting there may be told by it. */
const isTold = ({ length, matched, telling, nearest }: Evidence): boolean =>
  length! >= A_STORY && matched! >= WHOLLY && telling! >= TELLING && nearest! >= NEAR_ALIKE;
const A_STORY = Math.log(1 + 8);
const WHOLLY = 0.9;
const TELLING = 8;
const STRICTLY = 0.95;
const STRICTLY_NEAR = 0.9;
const QUITE_NEAR = 0.8;

export interface Found {
  readonly candidate: Candidate;
  /** From 70 to 98 where it answers, from 45 to 65 where it is only the nearest. */
  readonly confidence: number;
  /** Whether it answers the question, answers it though it is asked otherwise, may well do so, or is the nearest there is. */
  readonly how: 'plainly' | 'if meant' | 'likely' | 'nearest';
}

const between = (low: number, high: number, share: number): number => Math.round(low + (high - low) * Math.max(0, share));
/** From here on three in four of the near ones are right, or help: what they are about is said before them. Of those below one in three is. */
const MEANT = 0.4;
/** Of the nearest below this, two in ten help whoever asked. */
const HELPFUL = 55;
/** What is true in general may be otherwise in a place. */
const GENERALLY = 76;

/** Less than an answer: the other half of what was asked stays open. */
export const HALF_AT_MOST = 65;

/** The entry that answers, or comes near; undefined where none does. */
export const find = (candidates: readonly Candidate[]): Found | undefined => {
  const candidate = candidates.find(({ isOther }) => !isOther);
  if (!candidate) return undefined;
  const { evidence, chance, isGeneral, isHalf, isClose, isBeside } = candidate;
  const isGiven = ![isUnreckoned, isOfOtherForm, isAstray].some((is) => is(evidence)) && chance >= gateOf(evidence);
  if (chance === 1 || isGiven) {
    if (isHalf) return { candidate, confidence: HALF_AT_MOST, how: 'nearest' };
    const confidence = between(70, isGeneral ? GENERALLY : 98, (chance - NEAR) / (1 - NEAR));
    const isDoubtful = chance < 1 && !isSame(evidence) && (chance < GIVEN || isFar(evidence));
    return { candidate, confidence, how: isDoubtful ? 'if meant' : 'plainly' };
  }
  if (!isNearest(evidence, chance)) return undefined;
  const confidence = between(45, 65, Math.min(1, (chance - LEAST) / (GIVEN - LEAST)));
  // Who tells of a case may find some help in what is told of others; who asks a plain question does not.
  const isWorthIt = evidence['told'] === 1 || isClose || isAllSaid(evidence, chance) || (confidence >= HELPFUL && !isBeside);
  if (!isWorthIt) return undefined;
  return { candidate, confidence, how: chance >= MEANT && !isHalf ? 'likely' : 'nearest' };
};
