/** Where no fact stands in a description for certain: the line that tells most, in its own words, or what can be counted. */
import { withoutStop } from '../../../english/topic/clean.ts';
import { tagged } from '../../../english/topic/tagger.ts';
import { clauseAt } from './clause.ts';
import { BOAST, isDistrusted, PLEADING } from './faults.ts';
import type { Found } from './found.ts';
import { mistakesIn } from './mistakes.ts';
import { isShouted } from './places.ts';
import { quote, quoted, type Reading } from './reading.ts';
import { isBare } from './rewrites.ts';
import { lengthOf } from './shape.ts';
import { ANYTHING, knownIn } from './tags.ts';

const FEWEST = 4;
const MOST = 26;
/** Lines that nothing speaks against, without the title. */
const soundLines = ({ sentences, title }: Reading, found: Found): string[] => {
  const blamed = [
    found.vagueGets,
    found.vagueTimes,
    found.vaguePrices,
    found.vagueProof,
    found.emptyRequests,
    found.pleading,
    found.boasts,
  ]
    .flat()
    .map(({ words }) => words);
  return sentences
    .filter((sentence) => sentence !== title && !/[?!:]$/.test(sentence))
    .map((sentence) => withoutStop(clauseAt(sentence, 0, 1)))
    .filter(
      (words) =>
        lengthOf(words) >= FEWEST &&
        lengthOf(words) <= MOST &&
        !isShouted(words) &&
        !isDistrusted(words) &&
        !BOAST.test(words) &&
        !new RegExp(PLEADING, 'iu').test(words) &&
        !ANYTHING.test(words) &&
        !/\b(?:nobody will know|confidential)\b/i.test(words) &&
        mistakesIn(words).length === 0 &&
        !isBare(words) &&
        !blamed.some((each) => words.includes(each)),
    );
};

/** "I write speeches": what is done, and neither how somebody is nor what they want. */
const SAYS_THE_WORK =
  /^(?:i|we)(?:['’]ll| will| can| also)? (?!(?:am|are|have|had|need|want|love|like|know|guarantee|promise|work|believe|use|hope|will|can|do|offer|provide|get|take|give|keep|talk|meet|speak|start|begin|come|go|live|send|charge|answer|ask|study|studied)\b)\p{Ll}{3,} \p{L}/iu;
/** Whoever offers everything leaves open what they do. */
const OFFERS_ALL = /\b(?:anything|everything|many (?:other|more)|and (?:so on|much more)|etc)\b/i;
export const plainLineOf = (reading: Reading, found: Found, honest: string | undefined): string => {
  if (honest !== undefined) return `${quote(honest)} is honest, and spares a buyer the question.`;
  const line = found.impossible.length > 0 ? undefined : soundLines(reading, found).find((words) => SAYS_THE_WORK.test(words));
  if (line !== undefined) return `${quote(line)} says plainly what you do.`;
  const known = knownIn(reading.title ?? reading.opening);
  if (known.length > 0 && found.impossible.length === 0 && !OFFERS_ALL.test(reading.text))
    return `It is plain what is offered: ${quoted(known)}.`;
  return `With ${reading.words.length} words it is quickly read.`;
};

/** Figures and names: what nobody else could write. */
const particularsIn = (words: string): number =>
  (words.match(/\d[\d.,]*/g) ?? []).length + tagged(words).filter(({ tag, from }) => tag === 'name' && from > 0).length;
export const ownLineOf = (reading: Reading, found: Found): string => {
  const lines = soundLines(reading, found);
  const best = lines.toSorted((one, other) => particularsIn(other) - particularsIn(one))[0];
  if (best !== undefined && particularsIn(best) > 0) return `Its most particular line is ${quote(best)}.`;
  const figures = (reading.text.match(/\d[\d.,]*/g) ?? []).length;
  return figures === 0 && found.names.length === 0
    ? 'It has no figure and no name in it.'
    : `It has ${reading.words.length} words, and ${figures === 0 ? 'no figure' : figures === 1 ? 'one figure' : `${figures} figures`} among them.`;
};
