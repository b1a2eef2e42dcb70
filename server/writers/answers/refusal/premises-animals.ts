/** What an animal is supposed to know of our calendar and clock: "do bees mind the clock change?", "does my tortoise know it's Christmas?" */
import { baseForms, sensesOf } from '../../../lexicon/wordnet.ts';
import type { Answer } from '../answer.ts';

const KNOWS =
  /^(?:do|does|will|can|are|is) (?:my |our |the |an? )?(\p{L}{2,20}(?: \p{L}{2,20})?) (?:really |actually |ever |get |be |feel )?(?:know|mind|notice|care|realise|realize|understand|remember|tell|confused|upset|sense|bothered|celebrate)\b(.{4,50})$/u;
const CLOCK = /\bclocks?\b|\bdaylight saving\b|\bsummer ?time\b/;
const DAY =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|christmas|easter|new year(?:'s)?|birthdays?|bank holidays?|what (?:day|month|year)|halloween)\b/;
const isAnimal = (name: string): boolean =>
  [name, ...baseForms(name)].flatMap(sensesOf).some(({ partOfSpeech, field }) => partOfSpeech === 'noun' && field === 'animal');

/** @param ask answers another question. */
export const askedOfAnimals = async (
  plain: string,
  ask: (question: string) => Promise<Answer | undefined>,
): Promise<Answer | undefined> => {
  const [, animal = '', what = ''] = KNOWS.exec(plain) ?? [];
  if (animal === '' || !(CLOCK.test(what) || DAY.test(what)) || !isAnimal(animal)) return undefined;
  return ask(CLOCK.test(what) ? 'Do animals notice when the clocks change?' : 'Do animals know what day it is?');
};
