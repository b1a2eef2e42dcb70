/** Tags that the visitor did not type: from the niche, then the platform, the tone and the audience. */
import type { Random } from '../../random.ts';
import { asTags } from './collect.ts';
import type { Manner, Register } from './general.ts';
import type { Match } from './match.ts';
import type { Niche } from './niche.ts';
import { WAYS, type Way } from './ways.ts';

/** The best known come first more often, and no two runs give the same order. */
const drawn = (words: readonly string[], random: Random): string[] => {
  const reach = Math.max(6, words.length * 0.8);
  return words
    .map((word, at) => ({ word, place: at + random.next() * reach }))
    .sort((one, other) => one.place - other.place)
    .map(({ word }) => word);
};

/** Suitable everywhere except for work. */
const FOND = /(?:Lov(?:e|ers?)|Mum|Mom|Vibes|Goals|Inspo|Worm|Wanderlust)$|^(?:OOTD|TBR|Happy)/;

const spokenIn = ({ core, tags, fun, work, isGrave }: Niche, register: Register, random: Random): string[] => {
  const own = [...(core === undefined ? [] : [core]), ...tags];
  if (isGrave || register === 'plain') return drawn(own, random);
  if (register === 'trade') {
    const [first = '', ...rest] = drawn(work, random);
    return [first, ...drawn([...rest, ...own.filter((tag) => !FOND.test(tag))], random)];
  }
  const [first = '', ...rest] = drawn(fun, random);
  return [first, ...drawn([...rest, ...own], random)];
};

/** The tags of every niche that was recognised, the stronger ones more often. */
export const nicheTags = (matches: readonly Match[], register: Register, random: Random): string[] => {
  const queues = matches.map(({ niche, weight }) => ({ weight, words: spokenIn(niche, register, random), taken: 0 }));
  const mixed: string[] = [];
  for (;;) {
    const waiting = queues.filter(({ words, taken }) => taken < words.length);
    if (waiting.length === 0) return asTags(mixed);
    const next = waiting.reduce((best, queue) =>
      (queue.taken + 1) / queue.weight < (best.taken + 1) / best.weight ? queue : best,
    );
    mixed.push(next.words[next.taken]!);
    next.taken++;
  }
};

/** Light and professional tags of a niche, for a list that is not full yet. */
export const spareTags = (matches: readonly Match[], register: Register, random: Random): string[] =>
  asTags(
    matches.flatMap(({ niche }) =>
      niche.isGrave ? [] : drawn(register === 'trade' ? niche.work : [...niche.fun, ...niche.work], random),
    ),
  );

const SLOT = /\{(core|light|tok|gram|seen|skill|effort|vlog)\}/;

const nameIn = (pattern: string, niche: Niche): string | undefined => {
  const slot = SLOT.exec(pattern)?.[1] as 'core' | 'light' | 'tok' | 'gram' | Way | undefined;
  if (slot === undefined) return undefined;
  if (slot === 'core' || slot === 'light' || slot === 'tok' || slot === 'gram') return niche[slot];
  return niche.core !== undefined && WAYS[slot].has(niche.core)
    ? (niche.light || niche.core).replace(/(?<=plant)s$/, '')
    : undefined;
};

/** The pattern with the niche's own name in it; nothing where the niche has none of that kind. */
const madeWith = (pattern: string, niche: Niche, random: Random): string[] => {
  if (pattern === '{work}') return drawn(niche.work, random).slice(0, 2);
  const name = nameIn(pattern, niche);
  if (!name) return [];
  const ending = pattern.replace(SLOT, '').replace(/^For/, '').replace(/s$/, '');
  // Never #StudentLifeForStudents.
  const repeats = ending !== '' && name.toLowerCase().includes(ending.toLowerCase());
  return repeats ? [] : [pattern.replace(SLOT, name)];
};

/** The tags of an option: those made with the niche first, then its general ones. */
export const mannerTags = ({ made, tags }: Manner, matches: readonly Match[], random: Random): string[] => {
  const [strongest] = matches;
  const own =
    strongest === undefined || strongest.niche.isGrave
      ? []
      : random.shuffle(made).flatMap((pattern) => madeWith(pattern, strongest.niche, random));
  const general = drawn(tags, random);
  return asTags([...own.slice(0, 1), ...general.slice(0, 1), ...own.slice(1), ...general.slice(1)]);
};
