/** A question about one kind of animal or plant, asked of the wider kind that it belongs to: "does a goldfish sleep?" of fish. */
import { baseForms, sensesOf, type Sense } from '../../../lexicon/wordnet.ts';
import { inOwnWords } from './same-words.ts';

const DOES =
  /^((?:(?:how|why|when|where|what)(?: \p{L}+)? )?(?:do|does|can|are)) (?:an? |the |all )?(\p{L}{3,}(?: \p{L}{3,})??) (\p{L}.{2,60})$/u;
const isLiving = ({ partOfSpeech, field, isInstance }: Sense): boolean =>
  partOfSpeech === 'noun' && !isInstance && (field === 'animal' || field === 'plant');
/** No chain of kinds is longer. */
const STEPS = 12;

/** What it is a kind of, the nearest first. */
const kindsAbove = (name: string): readonly string[] => {
  const above: string[] = [];
  let [sense] = [name, ...baseForms(name)].flatMap(sensesOf).filter(isLiving);
  while (sense?.broader !== undefined && above.length < STEPS) {
    above.push(sense.broader);
    sense = sensesOf(sense.broader).find(isLiving);
  }
  return above;
};

/** The same of the nearest wider kind that an answer is written for. */
export const askedOfWiderKind = (plain: string): { readonly kind: string; readonly question: string } | undefined => {
  const [, asks, thing, rest] = DOES.exec(plain) ?? [];
  if (thing === undefined) return undefined;
  for (const kind of kindsAbove(thing)) {
    const question = inOwnWords(`${asks} ${kind} ${rest}?`);
    if (question !== undefined) return { kind, question };
  }
  return undefined;
};
