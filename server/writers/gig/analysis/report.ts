/** The analysis of a gig description: four scores from what can be counted in it, and what follows from them. */
import type { analyze } from '../../../../tools/fiver-gig-generator.ts';
import type { ReplyOf } from '../../../../engine/definition/index.ts';
import { appealBy, together } from '../../../kit/appeal.ts';
import appealBytes from './appeal.bin';
import { COMPETITIVENESS, trustIn } from './competitiveness.ts';
import { CONVERSION, GUARANTEE, isShouted, lastOf, nextToTerms } from './conversion.ts';
import { listed } from '../../../english/prose.ts';
import { between, type Criterion, type Finding } from './criterion.ts';
import { BOAST, clauseAt, foundIn, isDistrusted, spaced, TRACES, type Found } from './found.ts';
import { ANYTHING, KEYWORDS, namedFirst, strungIn, tagAdviceOn, tagsIn } from './keywords.ts';
import { mistakesIn } from './mistakes.ts';
import { quote, read, type Reading } from './reading.ts';
import { READABILITY } from './readability.ts';
import { isBare } from './rewrites.ts';

type Analysis = ReplyOf<typeof analyze>['analysis'];
type Judged = Finding & Pick<Criterion, 'weight' | 'called'>;

const ENOUGH_WORDS = 30;
const GOOD = 0.7;
const WEAK = 0.45;
const MOST = 4;
const FEW_WORDS = 60;
/** So many sentences further on nobody remembers it. */
const FAR = 5;
const MOST_ADVICE = 5;
const MOST_NAMED = 4;
/** So much is left of a score for words that are only there for the search. */
const STUFFED = 0.5;
/** So few words name no work. */
const HARDLY_ANY = 4;
/** A reader who misses half of what counts gives less than half. */
const STEEP = 1.15;

/** A mean of four is nearer to the middle than a reader's one verdict, and so is a mean of two. */
const STRETCH = 1.6;
const MIDDLE = 5.5;
const STRETCH_OF_BOTH = 1.1;
const MIDDLE_OF_BOTH = 5.3;
const meant = appealBy(appealBytes);

const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

const judged = (criteria: readonly Criterion[], reading: Reading, found: Found): Judged[] =>
  criteria.map(({ weight, called, judge }) => ({ weight, called, ...judge(reading, found) }));

/** A few words prove little, whatever they are. */
const substanceOf = ({ words }: Reading): number => Math.sqrt(between(words.length, 0, ENOUGH_WORDS));

const scoreOf = (findings: readonly Judged[], substance: number, steepness = 1): number => {
  const reached = findings.reduce((sum, { degree, weight }) => sum + degree * weight, 0);
  const possible = findings.reduce((sum, { weight }) => sum + weight, 0);
  return oneDecimal(10 * (reached / possible) ** steepness * substance);
};

const gapOf = ({ degree, weight }: Judged): number => (1 - degree) * weight;
const isFault = ({ isFault: fault = false, degree }: Judged): number => (fault && degree <= WEAK ? 1 : 0);
const widestFirst = (findings: readonly Judged[]): Judged[] =>
  [...findings].sort((one, other) => isFault(other) - isFault(one) || gapOf(other) - gapOf(one));
/** How a text is laid out matters only where nothing better can be said of it. */
const majorOf = (findings: readonly Judged[]): readonly Judged[] => {
  const major = findings.filter(({ isMinor = false }) => !isMinor);
  return major.some(({ lack, degree }) => lack !== undefined && degree < GOOD) ? major : findings;
};
const worthOf = ({ degree, weight }: Judged): number => degree * weight * (degree < GOOD ? 0.5 : 1);
/** So much more than its weight counts, in praise, what few texts have. */
const RARE = 1;
const rankOf = (judged: Judged): number => worthOf(judged) + (judged.isRare === true ? RARE : 0);
const strongestFirst = (findings: readonly Judged[]): Judged[] =>
  // What is there, but little of it, comes after what is there in full.
  [...findings].sort((one, other) => rankOf(other) - rankOf(one));

const quotesOf = (remark: string | undefined): string[] => remark?.match(/(?<=“)[^“”]+(?=”)/g) ?? [];
/** Nothing that is written badly, or that nobody can keep, is praised: what counts in a line with a slip only where nothing else does. */
const praisesOf = (findings: readonly Judged[], allowsMistakes = false): string[] => {
  const shown = new Set<string>();
  return strongestFirst(findings).flatMap(({ degree, isShown = false, praise }) => {
    if (
      (degree < GOOD && !isShown) ||
      praise === undefined ||
      quotesOf(praise).some(
        (words) =>
          (!allowsMistakes && (mistakesIn(words).length > 0 || isBare(words))) || isShouted(words) || isDistrusted(words),
      )
    )
      return [];
    // What one remark has pointed at needs no second.
    const quotes = praise.match(/“[^“”]*”/g) ?? [];
    const isShownIn = (each: string): boolean => [...shown].some((other) => other.includes(each.slice(1, -1)));
    if (quotes.length > 0 && quotes.every(isShownIn)) return [];
    for (const each of quotes) shown.add(each);
    return praise;
  });
};
const lacksOf = (findings: readonly Judged[]): string[] =>
  widestFirst(findings).flatMap(({ degree, lack }) => (degree < GOOD && lack ? lack : []));
/** Where something is to be put says nothing of the line that stands there. */
const POINTERS = /(?:next to|after|beside|behind|before) “[^“”]*”/gi;
/** One sentence is not pulled three ways: of the advice on it the first stands. */
const onePerLine = (advices: readonly string[]): string[] => {
  const aims = advices.map((advice) => advice.replace(POINTERS, ''));
  return advices.filter((_, at) => !aims.slice(0, at).some((earlier) => overlap(earlier, aims[at])));
};
/** First sentences written anew, then what answers the weaknesses, in their order. */
const advicesOf = (findings: readonly Judged[]): string[] => {
  const wanting = widestFirst(findings).filter(({ degree }) => degree < 1);
  const rewrites = wanting.flatMap(({ rewrite }) => rewrite ?? []);
  const isNamed = ({ lack, degree }: Judged): boolean => lack !== undefined && degree < GOOD;
  const others = wanting.filter(({ rewrite }) => rewrite === undefined);
  return [
    ...rewrites,
    ...[...others.filter(isNamed), ...others.filter((each) => !isNamed(each))].flatMap(
      ({ advice, lack, degree }) => (lack === undefined || degree < GOOD ? advice : undefined) ?? [],
    ),
  ];
};

const overlap = (one: string | undefined, other: string | undefined): boolean =>
  quotesOf(one).some((words) => quotesOf(other).some((others) => words.includes(others) || others.includes(words)));
/** No line is praised and blamed in one reply: the weaker of two such remarks is left out, and a fault is never the weaker one. */
const reconciled = (findings: readonly Judged[]): Judged[] =>
  findings.map((finding) => {
    const strength = isFault(finding) ? Infinity : gapOf(finding);
    const isBlamed = findings.some(
      (other) => other !== finding && overlap(finding.praise, other.lack) && (isFault(other) || gapOf(other) >= worthOf(finding)),
    );
    const isPraised = findings.some(
      (other) => other !== finding && overlap(finding.lack, other.praise) && worthOf(other) > strength,
    );
    return {
      ...finding,
      ...(isBlamed ? { praise: undefined } : {}),
      ...(isPraised ? { lack: undefined, advice: undefined } : {}),
    };
  });

/** Many of them, where a number would count for more. */
const VAGUE_AMOUNT =
  /\b(?:a good many|a great many|many|a lot of|lots of|several|numerous|dozens of|countless|plenty of) (?!people\b|others\b|years\b|times\b|more\b)(?:\p{Ll}+ )?\p{Ll}+s\b(?= (?:for|in|of|from|to|across|at)\b|[.,;]|$)/iu;
/** So many of something that comes with the work. */
const FIRM = /\b\d+ (?:concepts?|drafts?|versions?|pages?|words?|photos?|files?|days?|hours?|rounds?)\b/i;
const MONEY =
  /[$£€¥₹]|\b(?:dollars?|euros?|pounds?|francs?|rupees|usd|eur|gbp|chf|aud|cad|inr|bucks|quid|free|prices? (?:is|are|list))\b/i;
const SPAN =
  /\b(?:seconds?|minutes?|hours?|days?|weeks?|fortnights?|weekends?|overnight|tomorrow|tonight|today|\p{L}+day|h|hrs?)\b/iu;
/** The title is no sentence. */
const placeIn = ({ sentences, title }: Reading, at: number): string => {
  const above = title === undefined ? 0 : 1;
  return `sentence ${at + 1 - above} of ${sentences.length - above}`;
};
/** In sentences. */
const EARLY = 2;
/** In characters. */
const LONGEST_MOVED = 120;
const WAY_BACK =
  /\b(?:refund\w*|free|redo|again|guarantee\w*|revis\w+|changes?|correct\w*|until|satisfied|happy|unhappy|retakes?|cancel\w*|replace\w*|fix (?:it|that)|(?:money|it|them) back|returns?|wrong|mend|rework|tweaks?|rounds?)\b/i;
const BOUNDED =
  /\b(?:not|no|never|nor|cannot|without|except|only|up to|neither|nothing|nobody|at most|exclud\w+|minimum|maximum|extra|more if)\b|n['’]t\b/i;
/** Where nothing is missing, what a buyer has to look for or to take on trust. */
const finerIn = (reading: Reading, found: Found, praises: readonly string[]): { lack: string; advice: string } | undefined => {
  const misplaced = misplacedIn(reading, found);
  if (misplaced) return misplaced;
  if (found.requests.length + found.orders.length + found.emptyRequests.length === 0 && !ASKS.test(reading.text))
    return {
      lack: 'No line asks the buyer to do or to tell anything.',
      advice: `After ${quote(lastOf(reading))}, ask for what you need to know before you can begin.`,
    };
  const vague = reading.sentences.flatMap((sentence) =>
    /\b(?:i|we)\b/i.test(sentence) ? (VAGUE_AMOUNT.exec(sentence)?.[0] ?? []) : [],
  )[0];
  if (vague !== undefined && !praises.some((praise) => praise.includes(vague)))
    return {
      lack: `${quote(vague)} is no number.`,
      advice: `Say how many stand behind ${quote(vague)}: a buyer believes a figure.`,
    };
  // Not a word of it anywhere: what a text speaks of in other words than these is left alone.
  if (found.isSilentOn('prices') && !MONEY.test(spaced(reading.text)))
    return { lack: 'No sum of money stands in it.', advice: `Say what the smallest job costs${nextToTerms(found, reading)}.` };
  if (found.isSilentOn('times') && !SPAN.test(spaced(reading.text)))
    return {
      lack: 'No number of days or hours stands in it.',
      advice: `Say how long the work takes${nextToTerms(found, reading)}.`,
    };
  if (found.eases.length === 0 && !WAY_BACK.test(reading.text))
    return {
      lack: 'No line says what happens when something is not right.',
      advice: `Say what you do when something is not right${nextToTerms(found, reading)}.`,
    };
  if (found.limits.length === 0 && !BOUNDED.test(reading.text))
    return {
      lack: 'No line says what the work leaves out.',
      advice: `Say what the work leaves out${nextToTerms(found, reading)}.`,
    };
  // A buyer who reads on only where the beginning persuades has not come to it.
  const best = [...found.proof, ...found.eases.filter(({ words }) => GUARANTEE.test(words))].find(
    ({ at, words }) => at > EARLY && words.length <= LONGEST_MOVED,
  );
  if (best !== undefined)
    return {
      lack: `What speaks most for it comes late, in ${placeIn(reading, best.at)}.`,
      advice: `Move ${quote(best.words)} up, to where the text begins.`,
    };
  return undefined;
};

/** Whatever a buyer is asked to do or to tell. */
const ASKS =
  /\b(?:please|message|contact|email|send|tell|show|ask|write|call|order|book|upload|share|let me know|get in touch|measure|pick|choose|give|provide|bring|attach|describe|need(?:ed)? (?:your|from you))\b|\?\s*$/i;

/** It stands far from where a buyer looks for it. */
const misplacedIn = (reading: Reading, { requests, emptyRequests }: Found): { lack: string; advice: string } | undefined => {
  const { sentences } = reading;
  const request = requests.at(-1);
  const end = sentences.slice(-2);
  if (
    request &&
    // Nobody has to look for a line in a few sentences.
    reading.words.length > FEW_WORDS &&
    emptyRequests.length === 0 &&
    sentences.length - request.at > FAR &&
    !end.some((each) => TRACES.requests.test(each))
  )
    return {
      lack: `The request comes in ${placeIn(reading, request.at)}, and the end asks for nothing.`,
      advice: `Say ${quote(request.words)} once more at the end, after ${quote(lastOf(reading))}.`,
    };
  return undefined;
};

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];
const counted = (things: number, areMore: boolean): string =>
  `${NUMBERS[things] ?? things}${areMore ? ' more' : ''} thing${things === 1 ? ' is' : 's are'}`;
/** What is there and what is missing, by name: the lists below it quote the lines themselves. */
const feedbackOn = (findings: readonly Judged[], otherwise: string, named: readonly string[] = []): string => {
  const there = strongestFirst(findings).filter(
    ({ praise, degree, isShown }) =>
      praise !== undefined && (degree >= GOOD || isShown) && !quotesOf(praise).some((words) => isDistrusted(words)),
  );
  const missing = widestFirst(findings).filter(({ lack, degree }) => lack !== undefined && degree < GOOD);
  const names = (each: readonly Judged[]): string => listed(each.slice(0, MOST_NAMED).map(({ called }) => called));
  const isNamed = (each: Judged): boolean => isFault(each) === 0 && named.includes(each.lack!);
  const others = missing.filter((each) => !isNamed(each));
  const words = [
    there.length > 0 ? `It has ${names(there)}.` : undefined,
    others.length > 0 ? `It lacks ${names(others)}.` : undefined,
    // What is missing is said once, among the weaknesses.
    missing.length > others.length
      ? `Of what buyers look for, ${counted(missing.length - others.length, others.length > 0)} missing.`
      : undefined,
  ].filter((each) => each !== undefined);
  return words.length > 0 ? words.join(' ') : otherwise;
};
/** What the words measure is said here alone. */
const readingOf = (findings: readonly Judged[]): string => {
  const measured = findings.find(({ praise, degree }) => praise !== undefined && degree >= GOOD)?.praise;
  const lacks = feedbackOn(
    findings.map((each) => ({ ...each, praise: undefined })),
    measured === undefined ? 'It is put in sentences that can be read in one go.' : '',
  );
  return [measured, lacks].filter(Boolean).join(' ');
};

const several = (words: readonly string[], otherwise: string, most = MOST): string[] =>
  words.length > 0 ? [...new Set(words)].slice(0, most) : [otherwise];

/** Faint praise, where nothing stronger is found; it is true of the text. */
const faintOf = ({ bullets, text, words }: Reading): string =>
  bullets.length > 2
    ? `Its ${bullets.length} points stand in a list, each in a line of its own.`
    : /\byou\b/i.test(text)
      ? 'It speaks to the buyer.'
      : `It is soon read: ${words.length} ${words.length === 1 ? 'word' : 'words'}.`;

/** What must not be sold gets that verdict alone: advice on how to sell it better would be bad advice. */
const refusalOf = (
  words: string,
  scores: Record<'keywords' | 'readability' | 'conversion' | 'competitiveness', number>,
): Analysis => {
  const verdict = `${quote(words)} breaks the rules of schools or marketplaces: such a gig can be taken down.`;
  const low = (score: number): number => oneDecimal(score / 10);
  return {
    overallScore: low((scores.keywords + scores.readability) / 2),
    keywordOptimization: { score: low(scores.keywords), suggestions: ['No word to search for makes it allowed.'] },
    readability: { score: low(scores.readability), feedback: 'How it is put does not matter here.' },
    conversionPotential: { score: scores.conversion, feedback: 'A buyer risks as much by it as the seller.' },
    competitiveness: { score: scores.competitiveness, feedback: 'Against honest offers it does not count.' },
    strengths: [`Nothing in it counts for a gig that offers ${quote(words)}.`],
    weaknesses: [verdict],
    recommendations: [`Do not offer ${quote(words)}.`],
  };
};

/** @param description The text as it stands on the page. The same text always gets the same analysis. */
export const analysisOf = async (description: string): Promise<Analysis> => {
  const reading = read(description);
  const found = foundIn(reading);
  const substance = substanceOf(reading);
  const trust = trustIn(found);
  const parts = [CONVERSION, COMPETITIVENESS, KEYWORDS, READABILITY];
  const all = reconciled(parts.flatMap((criteria) => judged(criteria, reading, found)));
  const [conversion, competitiveness, keywords, readability] = parts.map((criteria, at) => {
    const from = parts.slice(0, at).flat().length;
    return all.slice(from, from + criteria.length);
  }) as [Judged[], Judged[], Judged[], Judged[]];
  const scores = {
    // What is only there for the search puts buyers off.
    keywords: scoreOf(keywords, substance * (strungIn(reading) === undefined ? 1 : STUFFED)),
    readability: scoreOf(readability, substance),
    conversion: scoreOf(conversion, substance * trust, STEEP),
    competitiveness: scoreOf(competitiveness, substance * trust, STEEP),
  };
  const [forbidden] = found.forbidden;
  if (forbidden) return refusalOf(forbidden.words, scores);
  const isHardlyAny = reading.words.length < HARDLY_ANY;
  // A word by itself says little of the work, and whoever promises what nobody can keep is not praised for naming it.
  const tag =
    trust < 1
      ? undefined
      : [tagsIn(reading, found.service)[0], namedFirst(reading)].find((words) => words !== undefined && /\s/.test(words));
  const lacks = lacksOf(majorOf(all));
  const clean = praisesOf(all);
  const praises = reading.words.length < 8 ? [] : clean.some((praise) => praise.includes('“')) ? clean : praisesOf(all, true);
  // Figures that no rule has a name for, in a text without a word too many.
  const definite =
    trust < 1
      ? undefined
      : reading.sentences
          .map((sentence) => clauseAt(sentence, 0, 1))
          .find((words) => FIRM.test(words) && !BOAST.test(words) && mistakesIn(words).length === 0 && !isBare(words));
  const [lowest, highest] = [Math.min(...Object.values(scores)), Math.max(...Object.values(scores))];
  const finer = finerIn(reading, found, praises);
  const compared = [...found.prices, ...found.times, ...found.gets, ...found.proof].find(
    ({ words }) => /\d/.test(words) && !isDistrusted(words),
  );
  const work =
    found.service && found.service.kind !== 'person' && !ANYTHING.test(found.service.words) ? found.service.words : undefined;
  const whole = (scores.keywords + scores.readability * 1.5 + scores.conversion * 3.75 + scores.competitiveness * 3.75) / 10;
  const weaknesses = several(
    isHardlyAny ? ['Nobody can tell from it what is sold.'] : lacks,
    finer?.lack ?? 'We find no weakness that its words alone would show.',
  );
  const within = (score: number): number => oneDecimal(Math.max(lowest, Math.min(highest, score)));
  const byWords = within(STRETCH * (whole - MIDDLE) + MIDDLE);
  const overall = together(byWords, await meant(reading.sentences));
  return {
    overallScore: within(STRETCH_OF_BOTH * (overall - MIDDLE_OF_BOTH) + MIDDLE_OF_BOTH),
    keywordOptimization: {
      score: scores.keywords,
      suggestions: several(advicesOf(keywords), tagAdviceOn(reading, found.service)),
    },
    readability: {
      score: scores.readability,
      feedback: readingOf(readability),
    },
    conversionPotential: {
      score: scores.conversion,
      feedback: feedbackOn(
        conversion,
        definite !== undefined
          ? `${quote(definite)} gives a buyer something definite.`
          : trust < 1
            ? `${quote([found.impossible, found.outside, found.pleading, found.pressure].flat()[0]!.words)} makes a careful buyer doubt the rest.`
            : `A buyer has ${reading.words.length} words to go by.`,
        weaknesses,
      ),
    },
    competitiveness: {
      score: scores.competitiveness,
      feedback: feedbackOn(
        competitiveness,
        compared
          ? `${quote(compared.words)} can be held beside what others offer.`
          : 'Little in it can be held beside what others offer.',
        weaknesses,
      ),
    },
    strengths: several(
      praises.filter((praise) => praise.includes('“')),
      definite !== undefined
        ? `${quote(definite)} gives a buyer something definite.`
        : work !== undefined &&
            !BOAST.test(work) &&
            mistakesIn(work).length === 0 &&
            !lacks.some((lack) => overlap(lack, quote(work)))
          ? `${quote(work)} says what the work is.`
          : tag !== undefined
            ? `A buyer can tell that it is about ${quote(tag)}.`
            : faintOf(reading),
    ),
    weaknesses,
    recommendations: several(
      isHardlyAny
        ? [`Say behind ${quote(reading.text)} what you do and for whom, how long it takes and what it costs.`]
        : onePerLine(advicesOf(majorOf(all).filter((finding) => !keywords.includes(finding)))),
      finer?.advice ??
        `Beside what is said above of the words to search for, we find nothing to add to its ${reading.words.length} words.`,
      MOST_ADVICE,
    ),
  };
};
