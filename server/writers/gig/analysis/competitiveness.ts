/** Checks whether it says something that another seller could not say as well, and whether it can be believed. */
import { BOAST } from './faults.ts';
import { FIGURE } from './clause.ts';
import { nextToWork, wordsOf } from './places.ts';
import { between, type Criterion } from './criterion.ts';
import { ANYTHING, toolsOfWork } from './tags.ts';
import { quote, quoted } from './reading.ts';

/** Any number but a year, a number of years and a mark at school; a number of people or things in words counts as well. */
const COUNTED =
  /(?<![\d.,])(?!(?:1[6-9]|20)\d\d\b)\d[\d.,]*(?!\d|\+?[ -](?:\p{L}+ )?(?:years?|months?|weeks?|days?|hours?|minutes?)\b)|\b(?:hundreds?|thousands?|dozens?|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)\b(?![ -](?:\p{L}+ ){0,2}(?:years?|seconds|minutes|hours|days|weeks|months)\b)|\b(?<!\b(?:have|has|had|with|of) )(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?!(?:years|seasons|months|weeks|days|hours|minutes)\b)(?:\p{L}+ ){0,2}?(?!(?:years|seasons|seconds|minutes|hours|days|weeks|months)\b)\p{L}{3,}s\b/iu;

/** "RYT 200" is the name of a certificate. */
const NAMED_BY_NUMBER = /\b\p{Lu}{2,5} \d+/gu;
/** "A 60-strong choir" is one choir. */
const OF_ONE = /\b\d+-(?!odd\b)\p{L}+/gu;
const isCounted = (words: string): boolean =>
  // What somebody is insured for is no work.
  !/\binsur/i.test(words) && COUNTED.test(words.replace(NAMED_BY_NUMBER, ' ').replace(OF_ONE, ' '));

/** It speaks of whoever sells, and not of a dog that tries on what is knitted. */
const OF_SELLER =
  /\b(?:i|we|i['’](?:ve|m)|we['’](?:ve|re))\b|^(?:native|former|retired|trained|qualified|certified)\b|\b(?:degree|diploma|years)\b/i;

/** They have nobody yet for whom they did it last. */
const IS_NEW =
  /\b(?:i am|i['’]?m|we are) (?:(?:still |just |very |quite )?(?:a )?new(?:comer)?(?: seller| freelancer)? (?:here|on|in|to|at|seller|freelancer)|(?:a )?beginner|just (?:starting|beginning))\b|\bmy (?:very )?first (?:gig|order|client)\b|\bfirst order\b/i;
/** "I don't have a portfolio yet": whoever says so is not asked for a past case. */
const WITHOUT_WORK =
  /\b(?:i|we) (?:do not|don['’]?t) have (?:an?|any|my) (?:portfolio|reviews?|samples?|clients?|past work)(?: yet)?\b|\b(?:(?:i|we) have|have) no (?:portfolio|reviews?|clients?|past work)(?: yet)?\b|\bno (?:portfolio|reviews|clients) yet\b/i;
export const saysNothingYet = (text: string): string | undefined => WITHOUT_WORK.exec(text)?.[0];
export const isBeginner = (text: string): boolean => IS_NEW.test(text) || WITHOUT_WORK.test(text);

/** Years somebody lived somewhere, or has been alive or married, are no years of practice; and a third-year student has had two. */
const OF_A_LIFE = /\b(?:liv(?:e|es|ed|ing)|resid\w+|married|born|moved|mother|father|since i was|aged?)\b/i;
const YEARS = /(?<!-)\byears\b(?! (?:old|ago|of age|warranty|guarantee)\b)|\bsince (?:19|20)\d\d\b/i;
/** What kind of proof it is, as far as that can be told. */
const KINDS: readonly (readonly [kind: string, cue: RegExp, unless?: RegExp])[] = [
  ['insurance', /\binsured\b/i],
  ['years of practice', YEARS, OF_A_LIFE],
  [
    'training',
    // Of the seller: what a buyer must have licensed is no training.
    /\b(?:i|we|i['’](?:m|ve)|we['’](?:re|ve))\b[^.!?;]{0,60}\b(?:degree|diploma|trained (?:at|in|as|with|by|under)|qualified|chartered|sworn|licen[cs]ed|(?:certificate|diploma) (?:in|from)|registered|accredited|apprentice(?:d|ship)?|studied|graduated|student)\b|^(?:an? )?(?:(?:fully|former|retired) )?(?:trained|qualified|chartered|sworn|licen[cs]ed|registered|accredited|certified|apprenticed|studied|graduated)\b|\bmy (?:\p{L}+ )?(?:degree|diploma|apprenticeship|licen[cs]e)\b|\b(?:degree|diploma) in\b/iu,
    /\b(?:i|we) trained \p{L}+s\b|\b(?:you|your|student of mine|(?:not|no|without an?|your) (?:degree|diploma))\b/iu,
  ],
];
const kindsOf = (shown: readonly string[]): string[] => [
  ...KINDS.flatMap(([kind, cue, unless]) => (shown.some((words) => cue.test(words) && unless?.test(words) !== true) ? kind : [])),
  ...(shown.some(isCounted) ? ['work already done'] : []),
];
/** "Thousands of happy clients": a figure is there already, and proves nothing. */
const IS_ROUND = /\b(?:thousands|hundreds|dozens|millions)\b|\d/i;
const IS_OF_YEARS = /\byears\b/i;
const proof: Criterion = {
  weight: 4,
  judge: (reading, found) => {
    const { proof: signs, samples, vagueProof, voices, prices } = found;
    const figures = signs.filter(({ words }) => FIGURE.test(words)).length;
    const [vague] = vagueProof;
    const isTold = signs.length + samples.length > 0 || (!vague && !found.isSilentOn('proof'));
    // A title calls itself anything.
    const shown = [...new Set([...wordsOf(voices), ...wordsOf(signs)])].filter(
      // "Six years, and thousands of letters" tells the years for certain.
      (words) =>
        !wordsOf(prices).includes(words) &&
        !BOAST.test(words) &&
        !(reading.title?.includes(words) === true && !FIGURE.test(words)) &&
        (!wordsOf(vagueProof).includes(words) || (/\byears\b/i.test(words) && FIGURE.test(words))),
    );
    // A count can be checked; a year, a training or a place of work tells who it is.
    const proven = shown
      .filter((words) => isCounted(words) || voices.some((voice) => voice.words === words))
      // A line and a part of it prove the same.
      .filter((words, at, all) => !all.some((other, place) => place !== at && other.includes(words)));
    return {
      degree:
        signs.length + samples.length === 0
          ? vague
            ? 0.15
            : isTold
              ? 0.45
              : 0
          : between(signs.length + figures * 0.5 + voices.length + samples.length, 0, 2),
      isShown: shown.length > 0,
      there:
        kindsOf(shown).length > 0 || !shown.slice(0, 1).some((words) => OF_SELLER.test(words))
          ? kindsOf(shown)
          : 'who does the work',
      missing: isTold ? undefined : vague ? 'proof that can be checked' : 'earlier work or training',
      praise:
        proven.length > 0
          ? `There is proof in it: ${quoted(proven, 2)}.`
          : shown[0] &&
            (/^\S+ years(?: of)?(?: \S+)?$/.test(shown[0])
              ? `${quote(shown[0])} says how long you have done it.`
              : OF_SELLER.test(shown[0]) && !/\binsured\b/i.test(shown[0])
                ? `${quote(shown[0])} tells who does the work.`
                : `${quote(shown[0])} gives the buyer something to go by.`),
      lack: isTold
        ? undefined
        : vague
          ? `${quote(vague.words)} cannot be checked.`
          : 'It says nothing of earlier work, years or training.',
      advice: isTold
        ? undefined
        : vague
          ? isBeginner(reading.text)
            ? `In place of ${quote(vague.words)}, make one sample and say where it can be seen.`
            : IS_ROUND.test(vague.words) || BOAST.test(vague.words)
              ? `Leave out ${quote(vague.words)}, or name one case and what you did there.`
              : IS_OF_YEARS.test(vague.words)
                ? `Put the number of years into ${quote(vague.words)}.`
                : `In place of ${quote(vague.words)}, name one case and what you did there.`
          : isBeginner(reading.text)
            ? 'Make one piece for practice, and say where it can be seen: whoever is new can show that.'
            : `${nextToWork(found, reading, 'say')} how long you have done this, and for whom you did it last.`,
    };
  },
};

/** Work to look at before anything is ordered. It counts as proof above. */
const samples: Criterion = {
  weight: 0,
  judge: (_, { samples: [first] }) => ({
    degree: first === undefined ? 0 : 1,
    isRare: first !== undefined,
    there: first === undefined ? undefined : 'a sample',
    praise: first && `${quote(first.words)} gives the buyer something to judge by before they order.`,
  }),
};

/** "Spreadsheets that somebody else built" are those of somebody in trouble with them. */
const SOMEBODYS = /\b(?:that|which) (?:somebody|someone|nobody|no one|you|your)\b|\b(?:whose|for people)\b/i;

const clients: Criterion = {
  weight: 2.5,
  judge: (reading, found) => {
    const { clients: kinds, namesPeople, voices, proof: signs, boasts } = found;
    const shown = kinds.find(({ words }) => !signs.some((sign) => sign.words.includes(words) || words.includes(sign.words)));
    // "Handmade dog collars" tells whom it is for.
    const isPlain = (found.service?.words.split(' ').length ?? 0) > 2 || SOMEBODYS.test(reading.opening);
    const isNamed =
      isPlain || namesPeople || signs.length + voices.length > 0 || boasts.length > 2 || !found.isSilentOn('clients');
    const isForAnybody = ANYTHING.test(reading.text);
    return {
      degree: voices.length > 0 ? 1 : kinds.length > 0 ? 0.9 : isNamed ? 0.5 : 0.1,
      there: voices.length > 0 ? 'a client’s own words' : shown ? 'a clear idea of whom it is for' : undefined,
      missing: isNamed || !isForAnybody ? undefined : 'word on whom it is for',
      praise:
        voices.length > 0
          ? `A client speaks in it: ${quote(voices[0]!.words)}.`
          : shown
            ? `It says whom it is for: ${quote(shown.words)}.`
            : undefined,
      // Whoever says what the work is has said for whom, more or less.
      lack: isNamed || !isForAnybody ? undefined : 'It could be meant for anybody: it does not say who needs it.',
      advice: isNamed || !isForAnybody ? undefined : `${nextToWork(found, reading, 'say')} who it is for.`,
    };
  },
};

const FIGURES = /\d[\d.,]*|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen)\b/gi;
const figuresIn = (text: string): number => new Set(text.match(FIGURES) ?? []).size;

/** What nobody else could write: figures, and names of places and people. */
const details: Criterion = {
  weight: 2,
  judge: ({ text }, { names }) => ({ degree: between(figuresIn(text) + names.length, 0, 7) }),
};

const tools: Criterion = {
  weight: 0.3,
  judge: (reading, { service }) => {
    const found = toolsOfWork(reading, service);
    return {
      degree: between(found.length, 0, 2),
      there: found.length > 1 ? 'the names of its tools' : undefined,
      praise: found.length > 1 ? `It names the tools that a buyer may look for: ${quoted(found)}.` : undefined,
    };
  },
};

const plainness: Criterion = {
  weight: 2.5,
  judge: ({ text, words }, { boasts, vagueGets, vagueTimes, vaguePrices }) => ({
    isFault: boasts.length > 0,
    degree:
      boasts.length === 0
        ? 1 - Math.min(0.6, (vagueGets.length + vagueTimes.length + vaguePrices.length) * 0.3)
        : Math.min(0.6, between(boasts.length / Math.max(12, words.length), 0.07, 0)),
    against: boasts.length > 0 ? 'praise that nobody can check' : undefined,
    lack: boasts.length > 0 ? `${quoted(wordsOf(boasts))}: everybody says that, and nobody can check it.` : undefined,
    advice:
      boasts.length > 0
        ? isBeginner(text)
          ? `In place of ${quoted(wordsOf(boasts), 2)}, show one first sample, made for practice.`
          : `In place of ${quoted(wordsOf(boasts), 2)}, tell of one case: what it was, and what you did.`
        : undefined,
  }),
};

const limits: Criterion = {
  weight: 1,
  judge: (_, { limits: signs }) => ({
    degree: between(signs.length, 0, 1),
    there: signs.length > 0 ? 'an honest limit' : undefined,
    praise: signs[0] && !/ but i\b/i.test(signs[0].words) ? `${quote(signs[0].words)} draws an honest line.` : undefined,
  }),
};

/** What costs a seller the buyer's trust, whatever else is there. */
const honesty: Criterion = {
  weight: 3,
  judge: (_, { impossible, forbidden, pleading }) => {
    const [cannot] = impossible;
    const [pleads] = pleading;
    if (forbidden.length > 0) return { degree: 0 };
    if (cannot)
      return {
        isFault: true,
        degree: 0,
        against: 'a promise that nobody can keep',
        lack: `${quote(cannot.words)} promises what is not in your hands, and careful buyers leave there.`,
        advice: `In place of ${quote(cannot.words)}, promise your own work: what you deliver, and when.`,
      };
    if (pleads)
      return {
        isFault: true,
        degree: 0.2,
        against: 'a plea for work',
        lack: `${quote(pleads.words)} asks for a favor, and gives the buyer no reason.`,
        advice: `Take out ${quote(pleads.words)}: one piece of work to look at persuades more.`,
      };
    return { degree: 1 };
  },
};

/** What only costs, where it stands in the text. Its cost is taken off the whole, see below. */
const fault = (
  of: 'outside' | 'pressure',
  against: string,
  lack: (words: string) => string,
  advice: (words: string) => string,
): Criterion => ({
  weight: 0,
  judge: (_, { [of]: [found] }) => {
    if (found === undefined) return { degree: 1 };
    const words = quote(found.words);
    return { isFault: true, degree: 0, against, lack: lack(words), advice: advice(words) };
  },
});

const contact = fault(
  'outside',
  'contact outside the marketplace',
  (words) => `${words} leads away from the marketplace, which forbids that; careful buyers do not follow.`,
  (words) => `Take out ${words}, and have buyers write to you through the marketplace.`,
);

const unhurried = fault(
  'pressure',
  'a made-up hurry',
  (words) => `${words} hurries the buyer, and gives no reason to order.`,
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
  samples,
  clients,
  details,
  tools,
  plainness,
  limits,
  honesty,
  contact,
  unhurried,
];
