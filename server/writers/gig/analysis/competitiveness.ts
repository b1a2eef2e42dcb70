/** Checks whether it says something that another seller could not say as well, and whether it can be believed. */
import { BOAST, FIGURE } from './found.ts';
import { besides, nextToWork, wordsOf } from './conversion.ts';
import { between, type Criterion } from './criterion.ts';
import { ANYTHING, toolsOfWork } from './keywords.ts';
import { quote, quoted } from './reading.ts';

/** Any number but a year, and a number of years. */
const COUNTED =
  /(?<![\d.,])(?!(?:19|20)\d\d\b)\d[\d.,]*(?!\d|\+?[ -](?:\p{L}+ )?(?:years?|months?|weeks?|days?|hours?|minutes?)\b)|\b(?:hundreds?|thousands?|dozens?|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)\b(?![ -](?:\p{L}+ ){0,2}(?:years?|seconds|minutes|hours|days|weeks|months)\b)/iu;

/** It speaks of whoever sells, and not of a dog that tries on what is knitted. */
const OF_SELLER =
  /\b(?:i|we|i['’](?:ve|m)|we['’](?:ve|re))\b|^(?:native|former|retired|trained|qualified|certified)\b|\b(?:degree|diploma|years)\b/i;

/** They have nobody yet for whom they did it last. */
const IS_NEW =
  /\b(?:i am|i['’]?m|we are) (?:(?:still |just |very |quite )?(?:a )?new(?:comer)?(?: seller| freelancer)? (?:here|on|in|to|at|seller|freelancer)|(?:a )?beginner|just (?:starting|beginning))\b|\bmy first (?:gig|order|client)\b|\bfirst order\b/i;

const proof: Criterion = {
  weight: 4,
  called: 'a reason to believe it',
  judge: (reading, found) => {
    const { proof: signs, vagueProof, voices, prices } = found;
    const figures = signs.filter(({ words }) => FIGURE.test(words)).length;
    const [vague] = vagueProof;
    const isTold = signs.length > 0 || (!vague && !found.isSilentOn('proof'));
    const shown = [...new Set([...wordsOf(voices), ...wordsOf(signs)])].filter(
      // "Six years, and thousands of letters" tells the years for certain.
      (words) =>
        !wordsOf(prices).includes(words) &&
        !BOAST.test(words) &&
        (!wordsOf(vagueProof).includes(words) || (/\byears\b/i.test(words) && FIGURE.test(words))),
    );
    // A count can be checked; a year, a training or a place of work tells who it is.
    const proven = shown
      .filter((words) => COUNTED.test(words) || voices.some((voice) => voice.words === words))
      // A line and a part of it prove the same.
      .filter((words, at, all) => !all.some((other, place) => place !== at && other.includes(words)));
    return {
      degree:
        signs.length === 0 ? (vague ? 0.15 : isTold ? 0.45 : 0) : between(signs.length + figures * 0.5 + voices.length, 0, 2),
      isShown: shown.length > 0,
      // Who somebody is, or what they say they are, is no proof yet.
      ...(shown.length > 0 ? { called: proven.length > 0 ? 'proof' : 'a word on who does it' } : {}),
      praise:
        proven.length > 0
          ? `There is proof in it: ${quoted(proven, 2)}.`
          : shown[0] &&
            (OF_SELLER.test(shown[0])
              ? `${quote(shown[0])} tells who does the work.`
              : `${quote(shown[0])} is something that a buyer can go by.`),
      lack: isTold
        ? undefined
        : vague
          ? `${quote(vague.words)} cannot be checked: no ${/\d/.test(vague.words) ? 'case' : 'figure'} stands behind it.`
          : 'No earlier work, no years and no training stand behind it.',
      advice: isTold
        ? undefined
        : vague
          ? /\d/.test(vague.words)
            ? `Name one of those behind ${quote(vague.words)}, and what you did there.`
            : `Put a number into ${quote(vague.words)}, and name one case.`
          : IS_NEW.test(reading.text)
            ? `Whoever is new can show one piece made for practice: tell where it can be seen${nextToWork(found, reading)}.`
            : `Say how long you have done it, and for whom you did it last${nextToWork(found, reading)}.`,
    };
  },
};

/** "Spreadsheets that somebody else built" are those of somebody in trouble with them. */
const SOMEBODYS = /\b(?:that|which) (?:somebody|someone|nobody|no one|you|your)\b|\b(?:whose|for people)\b/i;

const clients: Criterion = {
  weight: 2.5,
  called: 'a kind of client',
  judge: (reading, found) => {
    const { clients: kinds, namesPeople, voices, proof: signs, boasts } = found;
    const shown = besides(kinds, signs);
    // "Handmade dog collars" tells whom it is for.
    const isPlain = (found.service?.words.split(' ').length ?? 0) > 2 || SOMEBODYS.test(reading.opening);
    const isNamed =
      isPlain || namesPeople || signs.length + voices.length > 0 || boasts.length > 2 || !found.isSilentOn('clients');
    const isForAnybody = found.service === undefined || ANYTHING.test(reading.text);
    return {
      degree: voices.length > 0 ? 1 : kinds.length > 0 ? 0.9 : isNamed ? 0.5 : 0.1,
      praise:
        voices.length > 0
          ? `A client speaks in it: ${quote(voices[0]!.words)}.`
          : shown
            ? `It names a kind of client: ${quote(shown.words)}.`
            : undefined,
      // Whoever says what the work is has said for whom, more or less.
      lack: isNamed || !isForAnybody ? undefined : 'It could be meant for anybody: it names no kind of client.',
      advice: isNamed || !isForAnybody ? undefined : `Say who it is for${nextToWork(found, reading)}.`,
    };
  },
};

const FIGURES = /\d[\d.,]*|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen)\b/gi;
const figuresIn = (text: string): number => new Set(text.match(FIGURES) ?? []).size;

/** What nobody else could write: figures, and names of places and people. */
const details: Criterion = {
  weight: 2,
  called: 'figures and names',
  judge: ({ text }, { names }) => ({ degree: between(figuresIn(text) + names.length, 0, 7) }),
};

const tools: Criterion = {
  weight: 0.3,
  called: 'the tools',
  judge: (reading, { service }) => {
    const found = toolsOfWork(reading, service);
    return {
      degree: between(found.length, 0, 2),
      praise: found.length > 1 ? `It names what a buyer may look for: ${quoted(found)}.` : undefined,
    };
  },
};

const plainness: Criterion = {
  weight: 2.5,
  called: 'claims that can be checked',
  judge: ({ words }, { boasts, vagueGets, vagueTimes, vaguePrices }) => ({
    isFault: boasts.length > 0,
    degree:
      boasts.length === 0
        ? 1 - Math.min(0.6, (vagueGets.length + vagueTimes.length + vaguePrices.length) * 0.3)
        : Math.min(0.6, between(boasts.length / Math.max(12, words.length), 0.07, 0)),
    lack: boasts.length > 0 ? `${quoted(wordsOf(boasts))}: everybody says that, and nobody can check it.` : undefined,
    advice:
      boasts.length > 0 ? `Take out ${quoted(wordsOf(boasts), 2)}, and let one finished piece of work speak there.` : undefined,
  }),
};

const limits: Criterion = {
  weight: 1,
  called: 'an honest limit',
  judge: (_, { limits: signs }) => ({
    degree: between(signs.length, 0, 1),
    praise: signs[0] && !/ but i\b/i.test(signs[0].words) ? `${quote(signs[0].words)} draws an honest line.` : undefined,
  }),
};

/** What costs a seller the buyer's trust, whatever else is there. */
const honesty: Criterion = {
  weight: 3,
  called: 'promises that can be kept',
  judge: (_, { impossible, forbidden, pleading }) => {
    const [cannot] = impossible;
    const [pleads] = pleading;
    if (forbidden.length > 0) return { degree: 0 };
    if (cannot)
      return {
        isFault: true,
        degree: 0,
        lack: `${quote(cannot.words)} promises what is not in your hands, and careful buyers leave there.`,
        advice: `Promise in place of ${quote(cannot.words)} what you do yourself, and when.`,
      };
    if (pleads)
      return {
        isFault: true,
        degree: 0.2,
        called: 'a gain for the buyer',
        lack: `${quote(pleads.words)} asks for a favor, and gives the buyer no reason.`,
        advice: `Take out ${quote(pleads.words)}: one piece of work to look at persuades more.`,
      };
    return { degree: 1 };
  },
};

/** What only costs, where it stands in the text. Its cost is taken off the whole, see below. */
const fault = (
  called: string,
  of: 'outside' | 'pressure',
  lack: (words: string) => string,
  advice: (words: string) => string,
): Criterion => ({
  weight: 0,
  called,
  judge: (_, { [of]: [found] }) => {
    if (found === undefined) return { degree: 1 };
    const words = quote(found.words);
    return { isFault: true, degree: 0, lack: lack(words), advice: advice(words) };
  },
});

const contact = fault(
  'contact through the marketplace',
  'outside',
  (words) => `${words} leads away from the marketplace, which forbids that; careful buyers do not follow.`,
  (words) => `Take out ${words}, and have buyers write to you through the marketplace.`,
);

const unhurried = fault(
  'patience',
  'pressure',
  (words) => `${words} hurries the buyer, and gives no reason to buy.`,
  (words) => `Leave out ${words}: whoever is hurried looks for another seller.`,
);

/** What is left of the other scores where the buyer cannot trust what is said. */
export const trustIn = ({ impossible, forbidden, pleading, outside, pressure }: Parameters<Criterion['judge']>[1]): number =>
  (forbidden.length > 0 ? 0.02 : 1) *
  (impossible.length > 0 ? 0.6 : 1) *
  (pleading.length > 0 ? 0.6 : 1) *
  (outside.length > 0 ? 0.7 : 1) *
  (pressure.length > 0 ? 0.8 : 1);

export const COMPETITIVENESS: readonly Criterion[] = [
  proof,
  clients,
  details,
  tools,
  plainness,
  limits,
  honesty,
  contact,
  unhurried,
];
