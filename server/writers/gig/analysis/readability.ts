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
import { clauseAt } from './found.ts';
import { isBroken, mistakesIn } from './mistakes.ts';
import { quote, quoted, sentencesIn, type Reading } from './reading.ts';
import { isKnown } from '../../../english/topic/word-classes.ts';
import { carelessIn, chainIn } from './rewrites.ts';
import { slipsIn } from './slips.ts';

const LONG_SENTENCE = 36;
/** A longest sentence of more words than this is nothing to praise. */
const SHORT_ENOUGH = 24;
const LONG_BLOCK = 110;

const easeOf = ({ words, sentences }: Reading): number =>
  flesch({
    sentence: Math.max(1, sentences.length),
    word: Math.max(1, words.length),
    syllable: words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0),
  });
/** Marks and pictures are no words. */
const lengthOf = (sentence: string): number => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const longest = ({ sentences }: Reading): string =>
  sentences.reduce((most, sentence) => (lengthOf(sentence) > lengthOf(most) ? sentence : most), '');
const FEWEST = 3;
const MOST_QUOTED = 12;
/** Up to the first mark in it, if that is more than a word or two. */
const beginningOf = (sentence: string): string => {
  const [first = ''] = sentence.split(/[,;:](?=\s)|\s[–—-]\s/);
  const words = first.split(' ');
  if (words.length > MOST_QUOTED) return words.slice(0, MOST_QUOTED).join(' ');
  return words.length < FEWEST ? clauseAt(sentence, 0, 1) : withoutStop(first);
};
const average = ({ words, sentences }: Reading): number => words.length / Math.max(1, sentences.length);

/** The points of a list are no sentences. */
const ofProse = ({ sentences, bullets }: Reading): number | undefined => {
  const prose = sentences.filter((sentence) => !bullets.some((bullet) => bullet.includes(sentence)));
  return prose.length < FEWEST ? undefined : Math.round(prose.reduce((sum, each) => sum + lengthOf(each), 0) / prose.length);
};

const FEWEST_SYLLABLES = 4;
/** Nobody looks for a shorter word than "delivery". */
const COMMON = 1.9;
const heaviest = ({ words }: Reading): string[] => [
  ...new Set(words.filter((word) => /^\p{Ll}+$/u.test(word) && syllable(word) >= FEWEST_SYLLABLES && rareness(word) > COMMON)),
];

const FEW_TERMS = 3;
/** "API", "SFTP", "wp_options": a word may be short, and still be known to few. */
const jargonIn = ({ words, text }: Reading): string[] => [
  ...new Set([
    ...words.filter(
      (word) => /^\p{Lu}{2,5}$/u.test(word) && !/^(?:US|USA|UK|EU|TV|OK|PDF|CV|DVD|CD|AM|PM|DIY|JPG|PNG|I|OR|AND)$/.test(word),
    ),
    ...words.filter((word) => /^\p{Ll}{6,}$/u.test(word) && !isKnown(word)),
    ...(text.match(/\b\p{L}+_\p{L}+/gu) ?? []),
  ]),
];

const ease: Criterion = {
  weight: 3,
  judge: (reading) => {
    const value = Math.round(Math.min(100, Math.max(0, easeOf(reading))));
    const heavy = heaviest(reading);
    const isHeavy = value < 50 && heavy.length > 1;
    const most = lengthOf(longest(reading));
    return {
      degree: reading.words.length < 8 ? 0.4 : between(value, 25, 65),
      praise:
        value >= 65 && jargonIn(reading).length < FEW_TERMS
          ? `The words are easy, with a Flesch reading ease of ${value} out of 100${most <= SHORT_ENOUGH ? `, and the longest sentence has ${most} words` : ''}.`
          : undefined,
      lack:
        reading.words.length < 8
          ? 'There is hardly anything to read yet.'
          : isHeavy
            ? `The words are heavy, such as ${quoted(heavy)}: a Flesch reading ease of ${value} out of 100.`
            : undefined,
      advice: isHeavy ? `Look for shorter words than ${quoted(heavy)}.` : undefined,
      missing: reading.words.length < 8 ? 'more to read' : isHeavy ? 'shorter words' : undefined,
    };
  },
};

const sentenceLength: Criterion = {
  weight: 2,
  judge: (reading) => {
    const mean = average(reading);
    const prose = ofProse(reading);
    const most = longest(reading);
    const isLong = mean > 20 || lengthOf(most) > LONG_SENTENCE;
    const begins = quote(beginningOf(most));
    return {
      isFault: lengthOf(most) > LONG_SENTENCE * 1.5,
      degree: isLong
        ? Math.min(between(mean, 34, 20), between(lengthOf(most), 2 * LONG_SENTENCE, LONG_SENTENCE))
        : between(mean, 1, 6),
      praise: isLong || mean < 8 || prose === undefined ? undefined : `Sentences have a good length, ${prose} words on average.`,
      missing: isLong ? 'shorter sentences' : undefined,
      lack: isLong ? `The sentence that begins ${begins} goes on for ${lengthOf(most)} words.` : undefined,
      advice: isLong ? (chainIn(reading.sentences) ?? `Divide the sentence that begins ${begins} into two.`) : undefined,
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
      praise: bullets.length > 1 ? `A list of ${bullets.length} points can be taken in at a glance.` : undefined,
      ...(block !== undefined && middle !== undefined && inside.length > 3
        ? {
            missing: 'paragraphs',
            lack: `It is one block of ${lengthOf(block)} words.`,
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
const MANY_SHOUTED = 3;
const MANY_MARKS = /!{3}/;
const ROCKETS = /(?:[\u{1F525}\u{1F680}\u{1F4A5}\u{26A1}\u{1F4AF}]\uFE0F?){2}/u;

const calm: Criterion = {
  weight: 2,
  judge: ({ text, words, sentences }) => {
    const shouted = words.filter((word) => /^\p{Lu}{4,}$/u.test(word) && !isTradeName(word));
    const marks = (text.match(/!/g) ?? []).length;
    const shouting = shouted.length / Math.max(4, words.length) + marks / Math.max(4, sentences.length * 2);
    const runs = text.match(SHOUTED) ?? [];
    const shout = runs.reduce<string | undefined>(
      (most, run) => (most === undefined || run.length > most.length ? run : most),
      undefined,
    );
    // "FIDE" and "SATB" are names.
    const cried = shouted.filter((word) => isKnown(word.toLowerCase()));
    const [areBig, areMarked, areRockets] = [
      new Set(cried).size >= MANY_SHOUTED || (shout?.split(' ').length ?? 0) > 4,
      MANY_MARKS.test(text),
      ROCKETS.test(text),
    ];
    const isLoud = shouting > 0.3 || areBig || areMarked || areRockets;
    const calmer = [
      ...(areBig ? ['fewer capitals'] : []),
      ...(areMarked || marks > 2 ? ['fewer exclamation marks'] : []),
      ...(areRockets ? ['no rows of pictures'] : []),
    ];
    const loud = sentences.find((sentence) => sentence.includes('!')) ?? text;
    return {
      isFault: isLoud,
      degree: Math.min(isLoud ? WEAK : 1, between(shouting, 0.6, 0.1)),
      missing: isLoud ? `a calmer voice${calmer.length > 0 ? `, with ${listed(calmer)},` : ''}` : undefined,
      lack: !isLoud
        ? undefined
        : shout !== undefined && cried.length > 0
          ? `It shouts: ${quote(shout)}.`
          : new Set(cried).size >= MANY_SHOUTED
            ? `It shouts: ${quoted([...new Set(cried)])} stand in capitals.`
            : marks > 0
              ? `Its ${marks} exclamation marks shout, the first of them behind ${quote(withoutStop(clauseAt(loud, 0, 1)))}.`
              : 'Its rows of pictures shout.',
      advice: !isLoud
        ? undefined
        : shout !== undefined && cried.length > 0
          ? `Put ${quote(shout)} in small letters: calm words inspire more trust.`
          : new Set(cried).size >= MANY_SHOUTED
            ? `Put ${quoted([...new Set(cried)])} in small letters: calm words inspire more trust.`
            : marks > 0
              ? `End ${quote(withoutStop(clauseAt(loud, 0, 1)))} and the others with a full stop: calm words inspire more trust.`
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

/** Where so many sentences are wrong, one that rules have mended is hardly right yet. */
const MOST_MENDED = 4;
/** So many slips are no chance. */
const FEWEST_SLIPS = 3;
const MOST_SLIPS = 3;
const care: Criterion = {
  weight: 4,
  judge: ({ text, words, sentences, title }, { pleading }) => {
    // A title may be written small: it is corrected only where nothing else is. And a plea is to be taken out, not to be corrected.
    const careless = carelessIn(sentences)
      .map((each) => (pleading.some((plea) => each.words.includes(plea.words)) ? { ...each, corrected: undefined } : each))
      .toSorted((one, other) => Number(one.words === title) - Number(other.words === title));
    const isCertain = areCertain(sentences, careless.length);
    const first = !isCertain
      ? undefined
      : (careless.find(({ corrected }) => corrected !== undefined) ??
        careless.find((each) => mistakesIn(each.words).some((wrong) => !isMisspelt(wrong) || KNOWN_SLIPS.has(wrong))) ??
        careless.find((each) => mistakesIn(each.words).length > 0) ??
        careless[0]);
    const isSmall = first !== undefined && first.corrected === undefined && mistakesIn(first.words).length === 0;
    const slips = slipsIn(text);
    const areSlips = slips.length + (isCertain ? careless.length : 0) >= FEWEST_SLIPS && slips.length > 1;
    const count = Math.max(careless.length, sentences.flatMap(mistakesIn).length) + (areSlips ? slips.length : 0);
    const shown = slips.slice(0, MOST_SLIPS);
    return {
      isFault: isCertain || areSlips,
      degree: between(count / Math.max(20, words.length), CARELESS, 0),
      missing: areSlips
        ? 'sound grammar'
        : isSmall
          ? 'capitals'
          : first
            ? isBroken(text)
              ? 'care in grammar and spelling'
              : 'care in spelling'
            : undefined,
      lack: areSlips
        ? `Its grammar slips in several places, such as ${quoted(
            shown.map(({ near }) => near),
            2,
          )}.`
        : first && isSmall
          ? `${careless.length > 1 ? `${careless.length} sentences begin` : 'A sentence begins'} with a small letter, such as ${quote(clauseAt(first.words, 0, 1))}.`
          : first
            ? `Small mistakes stand in ${careless.length > 1 ? `${careless.length} sentences` : 'it'}, such as ${quote(clauseAt(first.words, 0, 1))}.`
            : undefined,
      rewrite:
        !slips.some(({ near }) => first?.words.includes(near) === true) &&
        first?.corrected !== undefined &&
        careless.length <= MOST_MENDED
          ? `Corrected, ${quote(clauseAt(first.words, 0, 1))} reads: ${asSentence(clauseAt(first.corrected, 0, 1))}`
          : undefined,
      advice: areSlips
        ? `Write ${listed(shown.map(({ wrong, right }) => `${right} for ${quote(wrong)}`))}, and have the rest read through.`
        : first && isSmall
          ? `Begin ${quote(clauseAt(first.words, 0, 1))} with a capital, and the other sentences as well.`
          : first && `Have somebody read it through, beginning with ${quote(clauseAt(first.words, 0, 1))}.`,
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
    const scraps = prose.filter((sentence) => lengthOf(sentence) <= SCRAP);
    const share = scraps.length / Math.max(1, prose.length);
    const isScrappy = scraps.length >= FEWEST_SCRAPS && share >= MANY_SCRAPS;
    const shown = [...new Set([scraps[0], scraps.at(-1)].filter((each) => each !== undefined).map(withoutStop))];
    return {
      isFault: isScrappy,
      degree: isScrappy ? between(share, 1, MANY_SCRAPS) * 0.4 : 1,
      missing: isScrappy ? 'whole sentences' : undefined,
      lack: isScrappy
        ? `${scraps.length} of its ${prose.length} sentences have three words or fewer, and leave the buyer to guess how they belong together.`
        : undefined,
      advice: isScrappy
        ? `Make whole sentences of scraps such as ${quoted(shown)}, and say in them what the buyer gets.`
        : undefined,
    };
  },
};

export const READABILITY: readonly Criterion[] = [ease, sentenceLength, layout, calm, care, whole];
