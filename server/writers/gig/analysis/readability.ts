/** Checks whether it can be read at a glance, on a small screen, in a hurry. */
import { flesch } from 'flesch';
import { syllable } from 'syllable';
import { isMisspelt } from '../../../english/misspelt.ts';
import { asSentence, listed } from '../../../english/prose.ts';
import { KNOWN_SLIPS } from '../../../english/slips.ts';
import { withoutStop } from '../../../english/topic/clean.ts';
import { rareness } from '../../../lexicon/wordRanks.ts';
import { isTradeName } from '../trade-names.ts';
import { between, type Criterion } from './criterion.ts';
import { clauseAt } from './clause.ts';
import { mistakesIn, SMALL_LANGUAGE, withoutPlural } from './mistakes.ts';
import { quote, quoted, sentencesIn, type Reading } from './reading.ts';
import { isKnown } from '../../../english/topic/word-classes.ts';
import { carelessIn } from './rewrites.ts';
import { beginningOf, lengthOf, longestIn } from './shape.ts';
import { slipsIn } from './slips.ts';

const LONG_SENTENCE = 36;
const LONG_BLOCK = 110;

const easeOf = ({ words, sentences }: Reading): number =>
  flesch({
    sentence: Math.max(1, sentences.length),
    word: Math.max(1, words.length),
    syllable: words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0),
  });
const average = ({ words, sentences }: Reading): number => words.length / Math.max(1, sentences.length);

const FEWEST_SYLLABLES = 4;
/** Nobody looks for a shorter word than "delivery". */
const COMMON = 2.2;
/** The name of the work may be as long as it is. */
const heaviest = ({ words, title = '' }: Reading): string[] => [
  ...new Set(
    words.filter(
      (word) =>
        /^\p{Ll}+$/u.test(word) &&
        !title.toLowerCase().includes(word) &&
        syllable(word) >= FEWEST_SYLLABLES &&
        rareness(word) > COMMON,
    ),
  ),
];

const ease: Criterion = {
  weight: 3,
  judge: (reading) => {
    const value = Math.round(Math.min(100, Math.max(0, easeOf(reading))));
    const heavy = heaviest(reading);
    const isHeavy = value < 50 && heavy.length > 1;
    return {
      degree: reading.words.length < 8 ? 0.4 : between(value, 25, 65),
      lack:
        reading.words.length < 8
          ? 'There is hardly anything to read yet.'
          : isHeavy
            ? `The words are heavy, such as ${quoted(heavy)}.`
            : undefined,
      advice: isHeavy ? `Find everyday words for ${quoted(heavy)}.` : undefined,
      missing: reading.words.length < 8 ? 'two or three whole sentences' : isHeavy ? 'everyday words' : undefined,
    };
  },
};

const sentenceLength: Criterion = {
  weight: 2,
  judge: (reading) => {
    const mean = average(reading);
    const most = longestIn(reading);
    const isLong = mean > 20 || lengthOf(most) > LONG_SENTENCE;
    const begins = quote(beginningOf(most));
    return {
      isFault: lengthOf(most) > LONG_SENTENCE * 1.5,
      degree: isLong
        ? Math.min(between(mean, 34, 20), between(lengthOf(most), 2 * LONG_SENTENCE, LONG_SENTENCE))
        : between(mean, 1, 6),
      missing: isLong ? 'shorter sentences' : undefined,
      lack: isLong ? `The sentence that begins ${begins} goes on for ${lengthOf(most)} words.` : undefined,
      advice: isLong
        ? `Divide the sentence that begins ${begins} into ${lengthOf(most) > LONG_SENTENCE * 1.5 ? 'shorter ones' : 'two'}.`
        : undefined,
    };
  },
};

const layout: Criterion = {
  weight: 2,
  judge: ({ words, paragraphs, bullets }) => {
    const parts = paragraphs.length + Math.min(bullets.length, 4);
    const isShort = words.length < 80;
    const block = paragraphs.find((each) => lengthOf(each) > LONG_BLOCK);
    const inside = block === undefined ? [] : sentencesIn(block);
    const middle = inside[Math.floor(inside.length / 2)];
    return {
      isMinor: true,
      degree: (isShort ? 0.75 + between(parts, 1, 3) * 0.25 : 0.35 + between(parts, 1, 5) * 0.65) * (block ? 0.6 : 1),
      ...(block !== undefined && middle !== undefined && inside.length > 3
        ? {
            missing: 'paragraphs',
            lack: `${paragraphs.length > 1 ? 'One paragraph' : 'The text'} is a single block of ${lengthOf(block)} words.`,
            advice: `Start a new paragraph in the middle, at ${quote(withoutStop(clauseAt(middle, 0, 1)))}.`,
          }
        : {}),
    };
  },
};

/** No more than this is left of what is shouted. */
const WEAK = 0.4;
/** A run of words in capitals. */
const SHOUTED = /(?<![\p{L}\p{N}])(?:I )?\p{Lu}{2,}(?: (?:\p{Lu}+|\d{1,4})){1,15}(?![\p{L}\p{N}])/gu;
/** So many words in capitals, exclamation marks or rockets in a row, and somebody shouts. */
const LONG_RUN = 6;
const MANY_SHOUTED = 5;
const MANY_MARKS = /!{3}/;
const ROCKETS = /(?:[\u{1F525}\u{1F680}\u{1F4A5}\u{26A1}\u{1F4AF}]\uFE0F?){2}/u;
/** "BASIC £35" and "WHAT YOU GET" are labels: capitals before a price, a colon or a dash, or alone on their line. */
const LABEL = /^[^\p{L}\n]{0,20}(?:\p{Lu}{2,30}[ &/]{0,3}){1,4}(?=[^\p{L}!\n]{0,20}(?:[:|–—-]|[$£€¥₹]|\d|$))/gmu;
/** A line in capitals is a heading, where the text below it is in small letters. */
const HEADING_WORDS = 10;
const withoutLabels = (text: string): string => {
  const isHeading = (line: string): boolean => !/\p{Ll}|!/u.test(line) && line.trim().split(/\s+/).length <= HEADING_WORDS;
  const lines = text.split('\n');
  const hasText =
    lines.filter((line) => /\p{Ll}{2}/u.test(line)).length > lines.filter((line) => isHeading(line) && line.trim() !== '').length;
  return lines
    .map((line) => (hasText && isHeading(line) ? ' ' : line))
    .join('\n')
    .replace(LABEL, ' ');
};
/** "SEO" is written so in any voice. */
const hasName = (run: string): boolean =>
  run.split(' ').some((word) => /^\p{Lu}{2,}$/u.test(word) && (isTradeName(word) || !isKnown(word.toLowerCase())));
const withoutOwner = (word: string): string => word.replace(/['’]s$/i, '');
const isCried = (word: string): boolean => /^\p{Lu}{4,}$/u.test(withoutOwner(word)) && !isTradeName(word);

const calm: Criterion = {
  weight: 2,
  judge: ({ text: whole, words, sentences }) => {
    const text = withoutLabels(whole);
    const inText: readonly string[] = text.match(/\p{L}+(?:['’]\p{L}+)*/gu) ?? [];
    const marks = (text.match(/!/g) ?? []).length;
    const runs = text.match(SHOUTED) ?? [];
    const shout = runs.reduce<string | undefined>(
      (most, run) => (most === undefined || run.length > most.length ? run : most),
      undefined,
    );
    // "FIDE" and "SATB" are names.
    const cried = [...new Set(inText.filter((word) => isCried(word) && isKnown(withoutOwner(word).toLowerCase())))];
    const shouting = inText.filter(isCried).length / Math.max(4, words.length) + marks / Math.max(4, sentences.length * 2);
    const [areBig, areMarked, areRockets] = [
      // One word in capitals here and there is stressed, and not shouted.
      cried.length >= MANY_SHOUTED || (shout?.split(' ').length ?? 0) >= LONG_RUN,
      MANY_MARKS.test(text),
      ROCKETS.test(text),
    ];
    const isLoud = (shouting > 0.3 && marks >= MANY_SHOUTED) || areBig || areMarked || areRockets;
    const calmer = [
      ...(areBig ? ['fewer capitals'] : []),
      ...(areMarked || marks > 2 ? ['fewer exclamation marks'] : []),
      ...(areRockets ? ['no rows of pictures'] : []),
    ];
    const loud = sentences.find((sentence) => sentence.includes('!')) ?? whole;
    const loudest =
      shout !== undefined && cried.length > 0 && areBig && (shout.split(' ').length >= LONG_RUN || !hasName(shout))
        ? quote(shout)
        : cried.length >= MANY_SHOUTED || (shout !== undefined && areBig && cried.length > 0)
          ? quoted(cried)
          : undefined;
    const first = quote(beginningOf(loud));
    return {
      isFault: isLoud,
      degree: Math.min(isLoud ? WEAK : 1, between(shouting, 0.6, 0.1)),
      missing: isLoud ? `a calmer voice${calmer.length > 0 ? `, with ${listed(calmer)}` : ''}` : undefined,
      lack: !isLoud
        ? undefined
        : loudest !== undefined
          ? `It shouts: ${loudest}.`
          : marks > 0
            ? `Its ${marks} exclamation marks shout.`
            : 'Its rows of pictures shout.',
      advice: !isLoud
        ? undefined
        : loudest !== undefined
          ? `Write ${loudest} in small letters: calm words inspire more trust.`
          : marks > 0
            ? `End the sentence that begins ${first} with a full stop: calm words inspire more trust.`
            : 'Take the rows of pictures out: calm words inspire more trust.',
    };
  },
};

/** So many mistakes in a hundred words and nobody trusts the rest. */
const CARELESS = 0.06;

/** A word that no dictionary has may be a name, and a small letter a habit: two of them are a lack of care. */
const areCertain = (sentences: readonly string[], careless: number): boolean => {
  const mistakes = [...new Set(sentences.flatMap(mistakesIn))];
  return mistakes.some((words) => !isMisspelt(words) || KNOWN_SLIPS.has(words)) || mistakes.length > 1 || careless > 1;
};

const LANGUAGE = new RegExp(`^${SMALL_LANGUAGE.source}$`);
/** The words that are wrong for certain, without what only wants its capital. */
const wrongIn = (sentences: readonly string[]): string[] =>
  [
    ...new Set(
      sentences.flatMap((sentence) => [
        ...mistakesIn(sentence),
        ...(sentence.match(/\p{L}+/gu) ?? []).filter((word) => KNOWN_SLIPS.has(word)),
      ]),
    ),
  ].filter((words) => words !== 'i');

/** Where so many sentences are wrong, one that rules have mended is hardly right yet. */
const MOST_MENDED = 4;
/** So many slips are no chance. */
const FEWEST_SLIPS = 3;
const MOST_SLIPS = 3;
const care: Criterion = {
  weight: 4,
  judge: ({ text, words, sentences, title }, { pleading }) => {
    // A title may be written small: it is corrected only where nothing else is. And a plea is to be taken out, not to be corrected.
    const all = carelessIn(sentences);
    const isTitleAlone = all.length === 1 && all[0]!.words === title && mistakesIn(title).length === 0;
    const careless = (isTitleAlone ? [] : all)
      .map((each) => (pleading.some((plea) => each.words.includes(plea.words)) ? { ...each, corrected: undefined } : each))
      .toSorted((one, other) => Number(one.words === title) - Number(other.words === title));
    const isCertain = areCertain(sentences, careless.length);
    const first = !isCertain
      ? undefined
      : (careless.find(({ corrected }) => corrected !== undefined) ??
        careless.find((each) => mistakesIn(each.words).some((wrong) => !isMisspelt(wrong) || KNOWN_SLIPS.has(wrong))) ??
        careless.find((each) => mistakesIn(each.words).length > 0) ??
        careless[0]);
    const slips = slipsIn(text);
    // What is surest is shown: more than one of a thing, and no ending.
    const counted = [...new Set(sentences.flatMap(withoutPlural))];
    const areCounted = counted.length >= FEWEST_SLIPS;
    const areSlips = areCounted || (slips.length + (isCertain ? careless.length : 0) >= FEWEST_SLIPS && slips.length > 1);
    const count = Math.max(careless.length, sentences.flatMap(mistakesIn).length) + (areSlips ? slips.length : 0);
    const shown = slips.slice(0, MOST_SLIPS);
    const wrong = isCertain ? wrongIn(sentences) : [];
    // Whoever writes everything small means to, and is told so once.
    const isSmall = first !== undefined && wrong.length === 0;
    const small = quote(clauseAt(first?.words ?? '', 0, 1));
    const areSmall = wrong.filter((words) => LANGUAGE.test(words)).length;
    const areSpelt = wrong.filter((words) => isMisspelt(words) || KNOWN_SLIPS.has(words.toLowerCase())).length;
    return {
      isFault: isCertain || areSlips,
      degree: between(count / Math.max(20, words.length), CARELESS, 0),
      missing: areSlips
        ? 'sound grammar'
        : isSmall
          ? /^\p{Ll}/u.test(first.words)
            ? 'capitals'
            : 'a capital “I”'
          : first
            ? listed([
                ...(areSpelt + areSmall < wrong.length ? ['sound grammar'] : []),
                ...(areSpelt > 0 ? ['correct spelling'] : []),
                ...(areSmall > 0 ? ['capitals'] : []),
              ])
            : undefined,
      lack: areSlips
        ? `Its grammar slips in several places, such as ${quoted(
            areCounted ? counted : shown.map(({ near }) => near),
            areCounted ? MOST_SLIPS : 2,
          )}.`
        : first && isSmall
          ? careless.length > 1 && /^\p{Ll}/u.test(first.words)
            ? `It does without capitals, as in ${small}, which looks careless to some buyers.`
            : /^\p{Ll}/u.test(first.words)
              ? `${small} begins with a small letter.`
              : `The word “i” is written with a small letter in ${small}.`
          : first && areSmall === wrong.length
            ? `${quoted(wrong)} begin${wrong.length > 1 ? '' : 's'} with a small letter.`
            : first &&
              `${wrong.length > 1 ? 'Slips' : 'A slip'} such as ${quoted(wrong)} may make a buyer doubt the care behind the work.`,
      rewrite:
        !slips.some(({ near }) => first?.words.includes(near) === true) &&
        first?.corrected !== undefined &&
        careless.length <= MOST_MENDED
          ? `Corrected, ${quote(clauseAt(first.words, 0, 1))} reads: ${asSentence(clauseAt(first.corrected, 0, 1))}`
          : undefined,
      advice: areCounted
        ? `Write ${counted[0]!}s for ${quote(counted[0]!)}, and so behind every number above one; have the rest read through.`
        : areSlips
          ? `Write ${listed(shown.map(({ wrong: slip, right }) => `${right} for ${quote(slip)}`))}, and have the rest read through.`
          : first && isSmall
            ? /^\p{Ll}/u.test(first.words)
              ? `Begin ${small}${careless.length > 1 ? ' and the other sentences' : ''} with a capital.`
              : `Write I with a capital in ${small}.`
            : first && `Correct ${quoted(wrong)}, and have somebody read the rest.`,
    };
  },
};

/** So few words make no sentence, and so many such sentences no text. */
const SCRAP = 3;
const MANY_SCRAPS = 0.5;
const FEWEST_SCRAPS = 4;
const whole: Criterion = {
  weight: 1,
  judge: ({ sentences, bullets, title }) => {
    const prose = sentences.filter((sentence) => sentence !== title && !bullets.some((bullet) => bullet.includes(sentence)));
    // "Since 2014" and "ONE property: £28" are told in few words, and whole.
    const scraps = prose.filter((sentence) => lengthOf(sentence) <= SCRAP && !/[\d:]|^(?:i|you|we|it|they)\b/i.test(sentence));
    const share = scraps.length / Math.max(1, prose.length);
    const isScrappy = scraps.length >= FEWEST_SCRAPS && share >= MANY_SCRAPS;
    const shown = [...new Set([scraps[0], scraps.at(-1)].filter((each) => each !== undefined).map(withoutStop))];
    return {
      isFault: isScrappy,
      degree: isScrappy ? between(share, 1, MANY_SCRAPS) * 0.4 : 1,
      missing: isScrappy ? 'whole sentences' : undefined,
      lack: isScrappy
        ? `${scraps.length} of its ${prose.length} sentences have three words or fewer, which leaves much for the buyer to guess.`
        : undefined,
      advice: isScrappy ? `Make whole sentences of ${quoted(shown)} and the like: say what the buyer gets, and when.` : undefined,
    };
  },
};

export const READABILITY: readonly Criterion[] = [ease, sentenceLength, layout, calm, care, whole];
