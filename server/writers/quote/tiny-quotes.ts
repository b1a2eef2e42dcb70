/** Quotes of hardly more than the topic, for when it fills nearly all the words a quote may have. */
import type { Random } from '../../random.ts';
import { capitalise } from '../../english/prose.ts';
import { KIN, type Request } from './cells.ts';
import { TINY } from './frames/tiny.ts';
import type { Subject } from './subject.ts';

/** The first letter small, as behind a colon. */
export const small = (words: string): string =>
  /^(?:I|O|Gran|Monday)\b/.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1);

type Way = (topic: string, words: string) => string;
const WAYS: readonly Way[] = [
  (topic, words) => `${capitalise(topic)}: ${small(words)}`,
  (topic, words) => `${capitalise(topic)}? ${words}`,
  (topic, words) => `On ${topic}: ${small(words)}`,
  (topic, words) => `${words} Yes, ${topic}.`,
  (topic, words) => `${capitalise(topic)}. ${words}`,
  (topic, words) => `${words} That goes for ${topic}.`,
  (topic, words) => `About ${topic}: ${small(words)}`,
  (topic, words) => `Dear ${topic}, ${small(words)}`,
  (topic, words) => `${words} Here’s to ${topic}.`,
];

/** One line for each way to put the topic beside a few words; beside a sentence of the visitor's, the few words alone. */
export const tinyQuotes = ({ quoteType, style, length }: Request, { thing, lead }: Subject, random: Random): string[] => {
  const few = [...random.shuffle(TINY[quoteType][style]), ...random.shuffle(TINY[quoteType][KIN[style]])];
  const words = length === 'Short' ? few : few.map((one, at) => `${one} ${few[(at + 1) % few.length]!}`);
  if (lead) return words;
  return WAYS.map((way, at) => way(thing.words, words[at]!));
};
