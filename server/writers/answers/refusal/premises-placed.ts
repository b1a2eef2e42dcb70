/** Where a question says that something is or happened: "Why did the Great Fire of York begin in a bakery?", "When did the Eiffel Tower move to London?" */
import { capitalise } from '../../../english/prose.ts';
import { sensesOf } from '../../../lexicon/wordnet.ts';
import type { Answer } from '../answer.ts';
import { entries, type Entry } from '../pages/entries.ts';
import { isPlace } from '../words/lookup.ts';

/** What is called after its place, by two words or more: a city may have had a battle or a treaty of its own, but no second Great Fire. */
const CALLED_AFTER = /\b((?:great|leaning|hanging|black|boston|first|last|royal) \p{L}+(?: \p{L}+)?) (?:of|at) (\p{L}+)\b/giu;
const A_YEAR = /\b(?:1\d{3}|20\d\d)\b/g;

let named: ReadonlyMap<string, readonly (readonly [place: string, entry: Entry])[]> | undefined;
const load = (): ReadonlyMap<string, readonly (readonly [string, Entry])[]> => {
  const found = new Map<string, (readonly [string, Entry])[]>();
  for (const entry of entries)
    for (const { 1: thing = '', 2: place = '' } of [...entry.ask.slice(0, 1), entry.says].join(' ').matchAll(CALLED_AFTER)) {
      if (!/^\p{Lu}/u.test(thing) || !/^\p{Lu}/u.test(place)) continue;
      const before = found.get(thing.toLowerCase()) ?? [];
      found.set(thing.toLowerCase(), [...before, [place.toLowerCase(), entry]]);
    }
  return found;
};

/** "The Great Fire of York in 1666" was that of London: the same name, the same year, or no year told. */
const ofOtherPlace = (plain: string): Answer | undefined => {
  const [, thing, place] = [...plain.matchAll(CALLED_AFTER)][0] ?? [];
  const years = plain.match(A_YEAR) ?? [];
  // With its year it is that one, whatever is told of the place.
  if (thing === undefined || (years.length === 0 && !isCity(place!))) return undefined;
  named ??= load();
  const known = named.get(thing) ?? [];
  const places = new Set(known.map(([each]) => each));
  if (places.size !== 1 || places.has(place!)) return undefined;
  const told = known.find(([, { says }]) => years.every((year) => says.includes(year)))?.[1];
  if (told === undefined) return undefined;
  const [right] = places;
  const name = `${titled(thing)} of ${titled(right!)}`;
  const lead =
    years.length > 0
      ? `That was the ${name}, not of ${titled(place!)}. ${told.says}`
      : `We know of no ${titled(thing)} of ${titled(place!)}; perhaps the ${name} is meant. ${told.says}`;
  return { confidence: years.length > 0 ? 88 : 72, lead, more: [[], [], []], asides: {}, topics: [told.ask[0]!] };
};
const titled = (words: string): string => words.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());

const placeOf = (name: string) => sensesOf(name).find(isPlace);
const isCity = (name: string): boolean => placeOf(name) !== undefined;

/** "When did X move to Y", "why is X in Y", "why was X built in Y". */
const PLACED: readonly RegExp[] = [
  /^(?:when|why|how) (?:did|was) (the [\p{L}' ]{4,40}?|[\p{L}' ]{4,40}?) (?:move|moved|come|brought|taken|shifted) to (\p{L}+)$/u,
  /^(?:when|why|how|who) (?:is|was|were) (the [\p{L}' ]{4,40}?) (?:built |put |put up |opened |standing |located )?in (\p{L}+)(?: (?:built|opened|put up))?$/u,
];

const isWithin = (one: string, other: string): boolean =>
  one === other || (placeOf(one)?.definition.toLowerCase().includes(other) ?? false);

/** Where a thing stands is known, and it is in no way there. */
const ofStanding = async (plain: string, ask: (question: string) => Promise<Answer | undefined>): Promise<Answer | undefined> => {
  const [, thing, place] = PLACED.map((is) => is.exec(plain)).find((found) => found !== null) ?? [];
  if (thing === undefined || !isCity(place!)) return undefined;
  const truth = await ask(`where is ${thing}?`);
  if (truth === undefined || truth.confidence < SURELY) return undefined;
  const said = [truth.lead, ...truth.more.flat()].join(' ').toLowerCase();
  const places = [...truth.lead.matchAll(/(?<=\b(?:in|of|at|near) )\p{Lu}\p{L}+/gu)]
    .map(([name]) => name.toLowerCase())
    .filter(isCity);
  if (places.length === 0 || said.includes(place!)) return undefined;
  if (places.some((each) => isWithin(each, place!) || isWithin(place!, each))) return undefined;
  return { ...truth, lead: `As far as we know, ${thing} is not in ${capitalise(place!)}. ${truth.lead}`, more: [[], [], []] };
};
const SURELY = 85;

/** @param ask answers another question. */
export const misplaced = async (
  plain: string,
  ask: (question: string) => Promise<Answer | undefined>,
): Promise<Answer | undefined> => ofOtherPlace(plain) ?? (await ofStanding(plain, ask));
