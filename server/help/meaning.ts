/**
 * Danger that is told in a roundabout way: what the words leave in doubt is read by meaning, too. Fitted to the same messages as
 * the weights of the words (`bench/danger`). Loads the encoder.
 */
import type { Heard } from '../../engine/help/dangers.ts';
import { featuresOf, PLACES, weightOf } from '../../engine/help/features.ts';
import { dangerIn, doubtfulIn, MOST_READ, sizesOf } from '../../engine/help/weighing.ts';
import { encode, type Vector } from '../meaning/encoder.ts';
import weightBytes from './meaning.bin';
import fitted from './meaning.json' with { type: 'json' };

/** What is heard in a meaning: a danger, none, or so little that not even plain words count; undefined where it cannot be read. */
export type Meant = Heard | 'none' | 'harmless' | undefined;

const SIZE = 512;

const weights = new Int8Array(weightBytes.buffer, weightBytes.byteOffset, weightBytes.length);
const words = weights.subarray(0, PLACES);
const rowAt = (row: number): Int8Array => weights.subarray(PLACES + row * SIZE, PLACES + (row + 1) * SIZE);
const meaning = rowAt(0);
/** What is dangerous together and harmless apart is told by these. */
const units = fitted.units.map((unit, at) => ({ ...unit, direction: rowAt(1 + at) }));
const kinds = fitted.kinds.map(({ danger, bias }, at) => ({
  danger: danger as Heard,
  bias,
  direction: rowAt(1 + units.length + at),
}));

const along = (vector: Vector, direction: Int8Array): number => {
  let sum = 0;
  for (let at = 0; at < SIZE; at++) sum += vector[at]! * direction[at]!;
  return sum;
};

const dangerOf = (part: string, vector: Vector): number => {
  let sum = weightOf(featuresOf(part), words) * fitted.words + along(vector, meaning) * fitted.meaning;
  for (const { raised, out, direction } of units) sum += out * Math.max(0, raised + along(vector, direction) * fitted.into);
  return sum;
};

/** Which danger, where one is clearly likelier than the others. */
const kindOf = (vector: Vector): Heard => {
  const [first, second] = kinds
    .map(({ danger, bias, direction }) => ({ danger, leaning: along(vector, direction) * fitted.leaning + bias }))
    .toSorted((one, other) => other.leaning - one.leaning);
  return first!.leaning - second!.leaning >= fitted.clear ? first!.danger : 'unclear';
};

/** Words that name danger are wrong about a lesson, a case report or a vet's sheet where its meaning is so far from danger. */
const FAR = 0.5;
const TOLD_OF_OTHERS =
  /\b(?:essay|textbook|slides?|lecture|coursework|case study|flash ?cards?|abstract|worksheet|vet|handover|patients?|newsletter)\b/i;

/** Small hurts and mishaps, and what is asked beside them: a meaning near danger must be nearer than that of other texts, */
const SMALL =
  /\b(?:(?:big |little )?toe(?:s|nails?)?|(?:finger|thumb)nails?|knees?|pips?|chewing gum|tickl\w+|hiccups?|goosebumps|snee[zs]\w*|(?:has|have|got|with) (?:a|the) (?:bit of a )?cold|runny nose|verrucas?|nits|chicken ?pox|splinters?|limp(?:s|ed|ing)?|(?:choked|cried|died) [^.?!]{0,20}\blaughing|dvla|dmv|sick (?:in|on|all over) (?:the|my|our) \w+|(?:smell|stain)s? out|is it (?:really )?true (?:that )?you|what key|chords?|capo|chorus(?:es)?|(?:twice|double|half|three times) (?:(?:the|my|his|her|their) age|as old)|how old (?:am|was|will) i)\b/i;
/** save where something grave is told with it. */
const GRAVE =
  /\b(?:breath\w*|wak(?:e|es|ing)|blue|floppy|uncon\w+|faint\w*|collaps\w+|seizure|chest|throat|face|lips?|(?<!\bgo(?:ing|ne)? over (?:my|his|her|their|your) )head|neck|spine|numb|blood|bleed\w*|fever|battery|magnets?|tablets?|pills?|die|dead|kill\w*|good-?bye|forgive\w*|i(?:'m| am) (?:gone|done)|newborn|weeks? old|scared|afraid|can'?t (?:move|stop|feel|walk|go on|take)|poisoned|diabet\w*|red line|spreading|swollen|swell\w*)\b/i;
const SMALLER = 0.9;
/** A cold is told with much that is alarming by chance: a parent, a nurse, medicine that was not given. */
const COLD = /\b(?:snee[zs]\w*|(?:for|of|with|have|has|got|just) a cold|runny nose|hay ?fever)\b/i;
const FOR_A_COLD = 1.7;
/** By how much a meaning near danger must be nearer than that of other texts. */
const moreFor = (read: string): number => (!SMALL.test(read) || GRAVE.test(read) ? 0 : COLD.test(read) ? FOR_A_COLD : SMALLER);

/** What a plain text means. */
export const meantIn = async (read: string): Promise<Meant> => {
  const doubtful = doubtfulIn(read);
  const sizes = doubtful.length > 0 ? doubtful : sizesOf(read).map((some) => some.slice(0, MOST_READ));
  const parts = [...new Set(sizes.flat())];
  const vectors = await encode(parts);
  if (!vectors) return undefined;
  const dangers = new Map(parts.map((part, at) => [part, dangerOf(part, vectors[at]!) - fitted.from]));
  const most = Math.max(...dangers.values());
  const inSizes = sizes.map((some) => some.map((part) => dangers.get(part)!));
  if (dangerIn(read, inSizes) >= moreFor(read)) return kindOf(vectors[parts.findIndex((part) => dangers.get(part) === most)]!);
  return TOLD_OF_OTHERS.test(read) && most < -FAR ? 'harmless' : 'none';
};
