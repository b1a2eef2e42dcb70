/** The places of a line where something else could stand. */
import type { Line } from './line.ts';
import type { Slot } from './slot.ts';
import { adverbAt, participleAt } from './slots/adjectives.ts';
import { articleAt } from './slots/articles.ts';
import { complementAt, toAt } from './slots/complements.ts';
import { confusedAt } from './slots/confused.ts';
import { nounAt } from './slots/nouns.ts';
import { prepositionAt } from './slots/prepositions.ts';
import { stopAt } from './slots/stops.ts';
import { verbAt } from './slots/verbs.ts';

const MAKERS = [articleAt, nounAt, verbAt, prepositionAt, toAt, complementAt, adverbAt, participleAt, stopAt];

/** Every slot that begins at this place. */
export function* slotsAt(line: Line, at: number): Iterable<Slot> {
  yield* confusedAt(line, at);
  for (const make of MAKERS) {
    const slot = make(line, at);
    if (slot !== undefined) yield slot;
  }
}
