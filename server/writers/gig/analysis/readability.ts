/** Checks whether it can be read at a glance, on a small screen, in a hurry. */
import { flesch } from 'flesch';
import { syllable } from 'syllable';
import { between, type Criterion } from './criterion.ts';
import { quote, type Reading } from './reading.ts';

const easeOf = ({ words, sentences }: Reading): number =>
  flesch({
    sentence: Math.max(1, sentences.length),
    word: Math.max(1, words.length),
    syllable: words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0),
  });
const lengthOf = (sentence: string): number => sentence.split(/\s+/).length;
const longest = ({ sentences }: Reading): string =>
  sentences.reduce((most, sentence) => (lengthOf(sentence) > lengthOf(most) ? sentence : most), '');
const average = ({ words, sentences }: Reading): number => words.length / Math.max(1, sentences.length);

const ease: Criterion = {
  weight: 3,
  judge: (reading) => {
    const value = Math.round(Math.min(100, Math.max(0, easeOf(reading))));
    return {
      degree: reading.words.length < 8 ? 0.4 : between(value, 25, 65),
      praise: `The words are easy: a Flesch reading ease of ${value} out of 100.`,
      lack:
        reading.words.length < 8
          ? 'There is hardly anything to read yet.'
          : `The words are heavy: a Flesch reading ease of ${value} out of 100.`,
      advice: 'Prefer short everyday words, and explain what cannot be said without a technical term.',
    };
  },
};

const sentenceLength: Criterion = {
  weight: 2,
  judge: (reading) => {
    const mean = average(reading);
    const isLong = mean > 20;
    return {
      degree: isLong ? between(mean, 34, 20) : between(mean, 1, 6),
      praise: `Sentences have a good length, ${Math.round(mean)} words on average.`,
      lack: isLong
        ? `Sentences are long, ${Math.round(mean)} words on average. The longest begins ${quote(longest(reading), 6)}.`
        : `It is made of fragments such as ${quote(reading.sentences[0] ?? reading.text, 6)}, and not of sentences.`,
      advice: isLong
        ? `Divide the sentence that begins ${quote(longest(reading), 6)} into two.`
        : 'Write whole sentences, with somebody who does something for the buyer.',
    };
  },
};

const layout: Criterion = {
  weight: 3,
  judge: ({ words, paragraphs, bullets }) => {
    const parts = paragraphs + Math.min(bullets.length, 4);
    const degree = words.length < 70 ? 0.45 + between(parts, 1, 4) * 0.55 : between(parts, 0, 5);
    return {
      degree,
      praise:
        bullets.length > 1
          ? `A list of ${bullets.length} points, from ${quote(bullets[0]!, 6)}, can be taken in at a glance.`
          : `Its ${paragraphs} paragraphs keep the points apart.`,
      lack:
        words.length < 70
          ? 'It is one short block, without a list or paragraphs.'
          : `It is a block of ${words.length} words with too few breaks.`,
      advice: 'Divide it into short paragraphs, and put what is included into a list with one point per line.',
    };
  },
};

const calm: Criterion = {
  weight: 2,
  judge: ({ text, words, sentences }) => {
    const shouted = words.filter((word) => /^\p{Lu}{4,}$/u.test(word));
    const marks = (text.match(/!/g) ?? []).length;
    const careless = sentences.filter((sentence) => /^\p{Ll}/u.test(sentence)).length;
    const shouting = shouted.length / Math.max(4, words.length) + marks / Math.max(4, sentences.length * 2);
    const isLoud = shouting > 0.3;
    return {
      isFault: isLoud,
      degree: Math.min(between(shouting, 0.6, 0.1), between(careless / Math.max(1, sentences.length), 1, 0.2)),
      praise: 'It speaks in a calm voice, without shouting and with care for capitals and stops.',
      lack: isLoud
        ? `It shouts: ${quote((shouted.length > 1 ? shouted : [sentences[0] ?? text]).slice(0, 4).join(' '), 6)}.`
        : `It looks hurried: sentences such as ${quote(sentences.find((sentence) => /^\p{Ll}/u.test(sentence)) ?? text, 6)} begin without a capital.`,
      advice: isLoud
        ? 'Take out the capitals and all but one exclamation mark; calm words inspire more trust.'
        : 'Begin every sentence with a capital and end it with a stop.',
    };
  },
};

export const READABILITY: readonly Criterion[] = [ease, sentenceLength, layout, calm];
