/** The analysis of a gig description: four scores from what can be counted in it, and what follows from them. */
import type { analyze } from '../../../../tools/fiver-gig-generator.ts';
import type { ReplyOf } from '../../../../engine/definition/index.ts';
import { appealBy, together } from '../../../kit/appeal.ts';
import appealBytes from './appeal.bin';
import { COMPETITIVENESS, trustIn } from './competitiveness.ts';
import { CONVERSION, firstOf, GUARANTEE, isShouted, nextToWork, plainPricesIn, shortCueOf } from './conversion.ts';
import { listed } from '../../../english/prose.ts';
import { between, type Criterion, type Finding } from './criterion.ts';
import { BOAST, clauseAt, foundIn, isDistrusted, type Found, type Sign } from './found.ts';
import { DOING, KEYWORDS, strungIn, tagAdviceOn, tagWordsIn } from './keywords.ts';
import { worksNamedIn } from '../kind-of-work.ts';
import { mistakesIn } from './mistakes.ts';
import { quote, quoted, read, type Reading } from './reading.ts';
import { READABILITY } from './readability.ts';
import { beginningOf, lengthOf, LONG_SENTENCE, longestIn, shapeOf } from './shape.ts';
import { isBare } from './rewrites.ts';

type Analysis = ReplyOf<typeof analyze>['analysis'];
type Judged = Finding & Pick<Criterion, 'weight'>;

const ENOUGH_WORDS = 30;
const GOOD = 0.7;
const WEAK = 0.45;
const MOST = 4;
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
  criteria.map(({ weight, judge }) => ({ weight, ...judge(reading, found) }));

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
/** Whoever writes a language that they are learning slips in many places. */
const isOfLearner = ({ lack = '' }: Judged): boolean => lack.startsWith('Its grammar slips');
/** No line is praised and blamed in one reply: the weaker of two such remarks is left out, and a fault is never the weaker one. */
const reconciled = (findings: readonly Judged[]): Judged[] =>
  findings.map((finding) => {
    const strength = isFault(finding) ? Infinity : gapOf(finding);
    const isBlamed = findings.some(
      // What is said in broken English is praised for what it says.
      (other) =>
        other !== finding &&
        !isOfLearner(other) &&
        overlap(finding.praise, other.lack) &&
        (isFault(other) || gapOf(other) >= worthOf(finding)),
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

const FEWEST_ITEMS = 4;
const LONG_LIST = 22;
/** "What you get: a plan, a calendar, a list of seeds" in a text without a list. */
const listIn = ({ bullets, sentences }: Reading): string | undefined =>
  bullets.length > 0
    ? undefined
    : sentences.find((sentence) => {
        const [head, rest] = sentence.split(/:\s/, 2);
        return (
          rest !== undefined &&
          head!.split(' ').length <= MOST_OF_A_HEAD &&
          rest.split(', ').length >= FEWEST_ITEMS &&
          NAMES_A_LIST.test(head!) &&
          sentence.split(' ').length >= LONG_LIST
        );
      });
const MOST_OF_A_HEAD = 8;
const NAMES_A_LIST = /\b(?:get|gets|includes?|included|receive|deliver|contains?|covers?)\b/i;

/** Where nothing is missing, what can be told for certain all the same. */
const finerIn = (reading: Reading, praises: readonly string[]): { lack: string; advice: string } | undefined => {
  const vague = reading.sentences.flatMap((sentence) =>
    /\b(?:i|we)\b/i.test(sentence) ? (VAGUE_AMOUNT.exec(sentence)?.[0] ?? []) : [],
  )[0];
  if (vague !== undefined && !praises.some((praise) => praise.includes(vague)))
    return {
      lack: `${quote(vague)} is no number.`,
      advice: `Say how many stand behind ${quote(vague)}: a buyer believes a figure.`,
    };
  const list = listIn(reading);
  if (list !== undefined) {
    const head = list.split(/:\s/, 1)[0]!;
    return {
      lack: `What follows ${quote(head)} is ${list.split(' ').length - head.split(' ').length} words in one line.`,
      advice: `Set what follows ${quote(head)} as a list, a line for each thing.`,
    };
  }
  const long = longestIn(reading);
  if (lengthOf(long) >= LONG_SENTENCE)
    return {
      lack: `The sentence that begins ${quote(beginningOf(long))} has ${lengthOf(long)} words.`,
      advice: `Divide the sentence that begins ${quote(beginningOf(long))} into two.`,
    };
  return undefined;
};

/** Whoever shouts, or writes broken English, is told so, however much of the rest is sound. */
const isHardToRead = ({ isFault: fault = false, missing }: Judged): boolean =>
  fault && /^a calmer voice|grammar/.test(missing ?? '');
const FEWEST_COMPARED = 5;
const MOST_COMPARED = 25;
/** A piece of work that is handed over, and can be seen before and changed after. */
const isPiece = ({ gets, files, service }: Found, { text, title = '' }: Reading): boolean =>
  gets.length + files.length > 0 &&
  /\b(?:design|draw|writ|edit|record|illustrat|animat|paint|logo|script|video|voice|speech|song|poster|flyer)/i.test(`${title} ${service?.words ?? ''}`) &&
  !/\b(?:lessons?|calls?|sessions?|tutor\w*|coach\w*|teach\w*|classes|zoom|advice)\b/i.test(text);
const SEEN = /\b(?:samples?|portfolio|gallery|demos?|reels?|examples?|pictures?|photos?|pics?|clips?|reviews?|links?|records?|albums?|pages?)\b/i;
/** Of such work a sample can be shown. */
const IS_SEEN = /\b(?:design|draw|illustrat|animat|paint|portrait|logo|poster|flyer|website|voice|song|music|sew|knit|crochet|carv)/i;
const TELLS_OF_CHANGES =
  /\b(?:chang|revis|refund|retak|redo|rounds?\b|correct|again|back|adjust|tweak|amend|money|don['’]t pay|pay nothing|free|satisf|mend|alter|fix)/i;
/** What a buyer may miss where nothing worse can be said, the gravest first. */
const gapIn = (reading: Reading, found: Found, findings: readonly Judged[]): { lack: string; advice: string } | undefined => {
  const { proof, samples, voices } = found;
  const [price] = plainPricesIn(found);
  const fault = findings.find(isHardToRead);
  if (fault?.lack !== undefined && fault.advice !== undefined) return { lack: fault.lack, advice: fault.advice };
  // The lines that slip are praised for what they say.
  if (fault !== undefined)
    return { lack: 'Its grammar slips in places.', advice: 'Have somebody who writes English well read it through.' };
  // What has been named already is not named twice.
  const isNamed = findings.some(({ missing }) => missing !== undefined && /earlier|proof/.test(missing));
  if (proof.length + samples.length + voices.length === 0 && found.isSilentOn('proof') && !isNamed)
    return {
      lack: 'It says nothing of what you have done before.',
      advice: `${nextToWork(found, reading, 'say')} how long you have done this, or point to one finished piece.`,
    };
  if (IS_SEEN.test(`${reading.title ?? ''} ${found.service?.words ?? ''}`) && samples.length + voices.length === 0 && !SEEN.test(reading.text))
    return {
      lack: 'It points to no finished piece that a buyer could look at.',
      advice: `${nextToWork(found, reading, 'point')} to one finished piece.`,
    };
  if (isPiece(found, reading) && !TELLS_OF_CHANGES.test(reading.text))
    return {
      lack: 'It does not say what happens if the buyer wants a change.',
      advice: price
        ? `Say how many changes are included in ${quote(price.cue ?? price.words)}.`
        : `${nextToWork(found, reading, 'say')} how many changes are included.`,
    };
  return undefined;
};

/** Where nothing can be praised, what a buyer can at least tell. */
const plainOf = (reading: Reading, { service }: Found): string => {
  const { title = '', sentences, words } = reading;
  const ofTitle = [...tagWordsIn(title, reading), ...worksNamedIn(title)];
  const works = (ofTitle.length > 0 ? ofTitle : worksNamedIn(sentences.join('\n')).slice(0, 1))
    .filter((work) => !DOING.test(work) && !/(?:er|or|experts?)$/.test(work))
    .filter((work, at, all) => !all.slice(0, at).some((earlier) => earlier.toLowerCase().includes(work.toLowerCase())));
  const named =
    service?.kind === 'name' && !/[|,/]/.test(service.words) && !BOAST.test(service.words) && mistakesIn(service.words).length === 0 ? [service.words] : works;
  return named.length > 0
    ? `A buyer can tell what is offered: ${quoted(named)}.`
    : `It is short: a buyer has read its ${words.length} words in no time.`;
};

/** "A buyer learns the price (“$15”) and what they get, but finds no time." */
const summaryOf = (has: string, findings: readonly Judged[], otherwise: string): string => {
  const there = strongestFirst(findings)
    .flatMap((each) => each.there ?? [])
    .filter((words) => !quotesOf(words).some((quotes) => isDistrusted(quotes)))
    .slice(0, MOST_NAMED);
  const missing = listed(missingIn(findings).map((each) => `no ${each}`));
  const against = widestFirst(findings)
    .flatMap((each) => each.against ?? [])
    .slice(0, MOST_NAMED);
  const lines = [
    ...(there.length > 0 ? [`${has} ${listed(there)}${missing === '' ? '' : `, but finds ${missing}`}.`] : []),
    ...(there.length === 0 && missing !== '' ? [`A buyer finds ${missing}.`] : []),
    ...(against.length > 0 ? [`What counts against it: ${listed(against)}.`] : []),
  ];
  return lines.length > 0 ? lines.join(' ') : otherwise;
};
const missingIn = (findings: readonly Judged[]): string[] =>
  widestFirst(findings)
    .flatMap(({ missing, degree }) => (missing !== undefined && degree < GOOD ? missing : []))
    .slice(0, MOST_NAMED);
/** What would help a reader most, or else what the text looks like. */
const readingOf = (reading: Reading, findings: readonly Judged[]): string => {
  const wanting = [...new Set([...findings.filter(isHardToRead).flatMap((each) => each.missing ?? []), ...missingIn(findings)])];
  return wanting.length > 0 ? `It would read better with ${listed(wanting)}.` : shapeOf(reading);
};

const several = (words: readonly string[], otherwise: string, most = MOST): string[] =>
  words.length > 0 ? [...new Set(words)].slice(0, most) : [otherwise];

/** Whose rules it breaks, what that costs, and what honest work stands nearest to it. */
const REFUSALS: readonly (readonly [cue: RegExp, rules: string, cost: string, honest: string])[] = [
  [
    /\b(?:followers|likes|subscribers|views)\b/i,
    'the rules of the network it is for, and of marketplaces',
    'the buyer’s account can be closed for it',
    'plan posts, or write and answer comments, for the same kind of page',
  ],
  [
    /\breviews?\b/i,
    'the rules of every review site, and in many countries the law',
    'the buyer’s page can be marked or closed for it',
    'write the message that asks real customers for a review',
  ],
  [
    /\b(?:hack|crack|login|password)/i,
    'the law',
    'buyer and seller can be prosecuted for it',
    'help people to secure or win back accounts of their own',
  ],
  [
    /./,
    'the rules of schools and of marketplaces',
    'the student can be expelled for it',
    'teach the subject, or comment on a draft that the student wrote',
  ],
];
/** What must not be sold gets that verdict alone: advice on how to sell it better would be bad advice. */
const refusalOf = (
  words: string,
  scores: Record<'keywords' | 'readability' | 'conversion' | 'competitiveness', number>,
  readability: string,
): Analysis => {
  const [, rules, cost, honest] = REFUSALS.find(([cue]) => cue.test(words))!;
  const low = (score: number): number => oneDecimal(score / 10);
  return {
    overallScore: low((scores.keywords + scores.readability) / 2),
    keywordOptimization: {
      score: low(scores.keywords),
      suggestions: [`${quote(words)} is nothing to be found by: such gigs are taken down.`],
    },
    readability: { score: low(scores.readability), feedback: readability },
    conversionPotential: { score: scores.conversion, feedback: `A careful buyer does not order it: ${cost}.` },
    competitiveness: {
      score: scores.competitiveness,
      feedback: `Sellers who keep to the rules need not fear it: the gig can be taken down.`,
    },
    strengths: [`Nothing in it counts for a gig that offers ${quote(words)}.`],
    weaknesses: [`${quote(words)} breaks ${rules}: ${cost}.`],
    recommendations: [`In place of ${quote(words)}, offer to ${honest}.`],
  };
};

const EARLY = 0.5;
const FEWEST_TO_MOVE = 8;
/** What can still be done for a text that wants nothing: its best line stands too low, or its figures could be seen sooner. */
const finishOf = (found: Found, reading: Reading): string => {
  const { eases, proof, samples, limits, times } = found;
  const prices = plainPricesIn(found);
  const own = proof.filter(({ words }) => reading.title?.includes(words) !== true);
  const best = own.find(({ words }) => /\d/.test(words.replace(/\b(?:19|20)\d\d\b/g, '')) && !/\byears?\b/.test(words));
  const isLate = ({ at }: Sign): boolean => reading.sentences.length >= FEWEST_TO_MOVE && at >= reading.sentences.length * EARLY;
  if (best !== undefined && isLate(best))
    return `Move ${quote(best.words)} up to the first lines: it is a good reason to order, and stands low.`;
  const [price, time] = [shortCueOf(prices), shortCueOf(times, true)];
  if (price !== undefined && time !== undefined)
    return `Put ${quote(price)} and ${quote(time)} on the gig picture as well: buyers compare those first.`;
  const [firm] = eases.filter(({ words }) => GUARANTEE.test(words));
  if (firm) return `Keep ${quote(firm.words)} whatever else you change: few sellers promise that.`;
  if (samples[0]) return `Keep ${quote(samples[0].words)}: work that can be seen persuades more than any line.`;
  if (own[0])
    return isLate(own[0])
      ? `Move ${quote(own[0].words)} up to the first lines: it tells a buyer whom they deal with.`
      : `Keep ${quote(own[0].words)} as it is: it tells a buyer whom they deal with.`;
  if (limits[0]) return `Keep ${quote(limits[0].words)}: it spares you and the buyer the wrong order.`;
  const [plain] = [...times, ...prices];
  return plain
    ? `${isLate(plain) ? 'Move' : 'Keep'} ${quote(plain.words)} ${isLate(plain) ? 'up to the first lines' : 'as it is'}: a buyer looks for that first.`
    : `After ${quote(firstOf(reading))}, say one thing that only you can say: a piece of work, or where you learnt it.`;
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
  const ofReading = readingOf(reading, readability);
  const [forbidden] = found.forbidden;
  if (forbidden) return refusalOf(forbidden.words, scores, ofReading);
  const isHardlyAny = reading.words.length < HARDLY_ANY;
  const lacks = lacksOf(majorOf(all));
  const clean = praisesOf(all);
  const isLearner = readability.some(isOfLearner);
  // Whoever writes a language that they are learning is praised for what they say.
  const praises =
    reading.words.length < 8 ? [] : !isLearner && clean.some((praise) => praise.includes('“')) ? clean : praisesOf(all, true);
  // Figures that no rule has a name for, in a text without a word too many.
  const definite =
    trust < 1
      ? undefined
      : reading.sentences
          .map((sentence) => clauseAt(sentence, 0, 1))
          .find(
            (words) =>
              FIRM.test(words) &&
              !BOAST.test(words) &&
              mistakesIn(words).length === 0 &&
              !isBare(words) &&
              !found.hedgedTimes.some((hedged) => hedged.words.includes(words) || words.includes(hedged.words)),
          );
  const [lowest, highest] = [Math.min(...Object.values(scores)), Math.max(...Object.values(scores))];
  const gap = gapIn(reading, found, all);
  const finer = gap ?? finerIn(reading, praises);
  const compared = [...found.gets, ...found.proof, ...found.times, ...found.prices].find(
    ({ words }) =>
      reading.title?.includes(words) !== true &&
      words.split(' ').length >= FEWEST_COMPARED && words.split(' ').length <= MOST_COMPARED && !isDistrusted(words) && !BOAST.test(words),
  );
  const shownFirst = reading.sentences
    .slice(reading.title === undefined ? 0 : 1)
    .map((sentence) => clauseAt(sentence, 0, 1))
    .find((words) => words.split(' ').length >= FEWEST_COMPARED && !isDistrusted(words) && !BOAST.test(words) && !/[?!]$/.test(words));
  const whole = (scores.keywords + scores.readability * 1.5 + scores.conversion * 3.75 + scores.competitiveness * 3.75) / 10;
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
      feedback: ofReading,
    },
    conversionPotential: {
      score: scores.conversion,
      feedback: summaryOf(
        'A buyer learns',
        conversion,
        definite !== undefined
          ? `${quote(definite)} gives a buyer something definite.`
          : trust < 1
            ? `${quote([found.impossible, found.outside, found.pleading, found.pressure].flat()[0]!.words)} makes a careful buyer doubt the rest.`
            : 'A buyer finds little to decide by.',
      ),
    },
    competitiveness: {
      score: scores.competitiveness,
      feedback: summaryOf(
        'A buyer sees',
        competitiveness,
        found.proof.length + found.samples.length + found.voices.length === 0 && isPiece(found, reading) && found.isSilentOn('proof') && !SEEN.test(reading.text)
          ? 'A sample or one finished piece of work would set it apart.'
          : compared
            ? `Its firmest point beside other offers is ${quote(compared.words)}.`
            : shownFirst !== undefined && !found.isSilentOn('proof')
              ? `What it has to show beside other offers: ${quote(shownFirst)}.`
              : 'It says little that other offers could not say as well.',
      ),
    },
    strengths: several(
      praises.filter((praise) => praise.includes('“')),
      definite !== undefined
        ? `${quote(definite)} gives a buyer something definite.`
        : plainOf(reading, found),
    ),
    weaknesses: several(
      isHardlyAny ? ['Nobody can tell from it what is sold.'] : lacks,
      finer?.lack ?? 'Nothing in it would keep a buyer away.',
    ),
    recommendations: several(
      isHardlyAny
        ? [`Say behind ${quote(reading.text)} what you do and for whom, how long it takes and what it costs.`]
        : onePerLine(advicesOf(majorOf(all).filter((finding) => !keywords.includes(finding)))),
      finer?.advice ?? finishOf(found, reading),
      MOST_ADVICE,
    ),
  };
};
