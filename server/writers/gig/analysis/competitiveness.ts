/** Checks whether it says something that another seller could not say as well, and whether it can be believed. */
import { FIGURE, isTold as tells } from './clause.ts';
import { tellOfOneJob, wordsOf } from './places.ts';
import { between, type Criterion } from './criterion.ts';
import { toolsOfWork } from './tags.ts';
import { quote, quoted } from './reading.ts';

/** They have nobody yet for whom they did it last. */
const IS_NEW =
  /\b(?:i am|i['’]?m|we are) (?:(?:still |just |very |quite )?(?:a )?new(?:comer)?(?: seller| freelancer)? (?:here|on|in|to|at|seller|freelancer)|(?:a )?beginner|just (?:starting|beginning))\b|\bmy (?:very )?first (?:gig|order|client)\b|\bfirst order\b/i;
/** "I don't have a portfolio yet": whoever says so is not asked for a past case. */
const WITHOUT_WORK =
  /\b(?:i|we) (?:do not|don['’]?t) have (?:an?|any|my) (?:portfolio|reviews?|samples?|clients?|past work)(?: yet)?\b|\b(?:(?:i|we) have|have) no (?:portfolio|reviews?|clients?|past work)(?: yet)?\b|\bno (?:portfolio|reviews|clients) yet\b/i;
export const saysNothingYet = (text: string): string | undefined => WITHOUT_WORK.exec(text)?.[0];
const isBeginner = (text: string): boolean => IS_NEW.test(text) || WITHOUT_WORK.test(text);

/** "Thousands of happy clients": a figure is there already, and proves nothing. */
const IS_ROUND = /\b(?:thousands|hundreds|dozens|millions)\b|\d/i;
const IS_OF_YEARS = /\byears\b/i;
/** A body, a family or another life that could vouch for it. */
const VOUCHED =
  /\b(?:members?|guild|society|association|institute|federation|academy|mum|mom|dad|mother|father|retired|hygiene)\b/i;
const proof: Criterion = {
  weight: 4,
  judge: (reading, found) => {
    const { proof: signs, samples, vagueProof, voices } = found;
    const figures = signs.filter(({ words }) => FIGURE.test(words)).length;
    // "10 years of experience" has its number.
    const vague = vagueProof.find(
      ({ words }) =>
        !new RegExp(
          String.raw`(?:\d\+?|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)) ${escaped(words)}`,
          'i',
        ).test(reading.text),
    );
    const isTold = signs.length + samples.length > 0 || (!vague && !found.isSilentOn('proof'));
    if (isTold)
      return {
        degree:
          signs.length + samples.length === 0
            ? 0.45
            : between(signs.length + figures * 0.5 + voices.length + samples.length, 0, 2),
      };
    if (vague)
      return {
        degree: 0.15,
        missing: 'proof that can be checked',
        lack: `${quote(vague.words)} cannot be checked.`,
        advice: isBeginner(reading.text)
          ? `In place of ${quote(vague.words)}, make one sample and say where it can be seen.`
          : IS_OF_YEARS.test(vague.words) && !IS_ROUND.test(vague.words)
            ? `Put the number of years into ${quote(vague.words)}.`
            : `Leave out ${quote(vague.words)}, or name one case and what you did there.`,
      };
    // Whatever happened before now may be work.
    if (reading.sentences.some(tells) || VOUCHED.test(reading.text)) return { degree: 0 };
    return {
      degree: 0,
      missing: 'earlier work',
      lack: 'It says nothing of earlier work, years or training.',
      advice: isBeginner(reading.text)
        ? 'Make one piece for practice, and say where it can be seen: whoever is new can show that.'
        : tellOfOneJob(found, reading),
    };
  },
};

/** "Spreadsheets that somebody else built" are those of somebody in trouble with them. */
const SOMEBODYS = /\b(?:that|which) (?:somebody|someone|nobody|no one|you|your)\b|\b(?:whose|for people)\b/i;

const clients: Criterion = {
  weight: 2.5,
  judge: (reading, found) => {
    const { clients: kinds, namesPeople, voices, proof: signs, boasts } = found;
    // "Handmade dog collars" tells whom it is for.
    const isPlain = (found.service?.words.split(' ').length ?? 0) > 2 || SOMEBODYS.test(reading.opening);
    const isNamed =
      isPlain || namesPeople || signs.length + voices.length > 0 || boasts.length > 2 || !found.isSilentOn('clients');
    return { degree: voices.length > 0 ? 1 : kinds.length > 0 ? 0.9 : isNamed ? 0.5 : 0.1 };
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
  judge: (reading, { service }) => ({ degree: between(toolsOfWork(reading, service).length, 0, 2) }),
};

const plainness: Criterion = {
  weight: 2.5,
  judge: ({ text, words }, { boasts, vagueGets, vagueTimes, vaguePrices }) => {
    if (boasts.length === 0)
      return { degree: 1 - Math.min(0.6, (vagueGets.length + vagueTimes.length + vaguePrices.length) * 0.3) };
    // What somebody else is quoted as saying, or what the seller says they are not, is no boast.
    const own = wordsOf(boasts).filter(
      (each) =>
        !new RegExp(String.raw`[“"][^”"]*${escaped(each)}|\b(?:not|no|never|n['’]t) (?:an? )?${escaped(each)}`, 'i').test(text),
    );
    return {
      isFault: true,
      degree: Math.min(0.6, between(boasts.length / Math.max(12, words.length), 0.07, 0)),
      ...(own.length > 0
        ? {
            against: `praise that nobody can check (${quoted(own, 1)})`,
            lack: `${quoted(own)}: everybody says that, and nobody can check it.`,
            advice: isBeginner(text)
              ? `In place of ${quoted(own, 2)}, show one first sample, made for practice.`
              : `Leave out ${quoted(own, 2)}: one job that you tell of says more.`,
          }
        : {}),
    };
  },
};
const escaped = (words: string): string => words.replace(/[^\p{L}\p{N} ]/gu, '.');

const limits: Criterion = { weight: 1, judge: (_, { limits: signs }) => ({ degree: between(signs.length, 0, 1) }) };

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
  clients,
  details,
  tools,
  plainness,
  limits,
  honesty,
  contact,
  unhurried,
];
