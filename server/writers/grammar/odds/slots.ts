/** The places of a line where something else could stand. */
import { hashOf, type Line } from './line.ts';
import type { Found, Slot, SlotKind } from './slot.ts';
import { adverbAt, participleAt } from './slots/adjectives.ts';
import { articleAt } from './slots/articles.ts';
import { complementAt, toAt } from './slots/complements.ts';
import { confusedAt } from './slots/confused.ts';
import { nounAt } from './slots/nouns.ts';
import { prepositionAt } from './slots/prepositions.ts';
import { stopAt } from './slots/stops.ts';
import { verbAt } from './slots/verbs.ts';

type Look = readonly [kind: SlotKind, at: (line: Line, at: number) => Found | undefined];
const LOOKS: readonly Look[] = [
  ['article', articleAt],
  ['noun', nounAt],
  ['verb', verbAt],
  ['preposition', prepositionAt],
  ['to', toAt],
  ['complement', complementAt],
  ['adverb', adverbAt],
  ['participle', participleAt],
  ['stop', stopAt],
];
const LOOKED_FOR = LOOKS.map(([kind, look]) => ({ kind, look, set: hashOf(kind) }));

/** Every slot that begins at this place. */
export function* slotsAt(line: Line, at: number): Iterable<Slot> {
  yield* confusedAt(line, at);
  for (const { kind, look, set } of LOOKED_FOR) {
    const found = look(line, at);
    if (found !== undefined) yield { kind, set, from: at, ...found };
  }
}
