/** The sentences chosen so far, and the best one to choose next: valuable, new, and of a part with room left. */
import { PARTS, type ByPart, type Part } from './part.ts';
import type { Reading } from './read.ts';

export interface Step {
  /** The sentence with all it needs that is not there yet, in the text's order. */
  readonly members: readonly number[];
  readonly words: number;
}

/** How much of its value a sentence loses where it repeats what is there. */
const REPETITION = 0.9;
/** How much room left in a part adds to the value of its sentences, and how much exceeding it takes away. */
const NEED = 0.9;
const GLUT = -0.8;
/** Longer sentences say more, but not in proportion. */
const LENGTH_POWER = 0.4;

/** The same for sentences that only come together. */
const GROUP_POWER = 0.5;

/** Keeps the order of the values, and makes them all positive. */
const positive = (value: number): number => Math.log1p(Math.exp(5 * value)) / 5;

export class Selection {
  readonly #reading: Reading;
  readonly #values: readonly number[];
  /** How many words each part should have. */
  readonly #room: ByPart<number>;
  readonly #filled: Record<Part, number>;
  /** Of each sentence, how much the closest of the chosen ones resembles it. */
  readonly #closest: number[];
  readonly chosen = new Set<number>();
  words = 0;

  constructor(reading: Reading, values: readonly number[], room: ByPart<number>) {
    this.#reading = reading;
    this.#values = values;
    this.#room = room;
    this.#filled = Object.fromEntries(PARTS.map((part) => [part, 0])) as Record<Part, number>;
    this.#closest = values.map(() => 0);
  }

  has(part: Part): boolean {
    return this.#filled[part] > 0;
  }

  #stepTo(at: number): Step {
    const members = new Set<number>();
    const gather = (next: number): void => {
      if (this.chosen.has(next) || members.has(next)) return;
      members.add(next);
      this.#reading.sentences[next]!.needs.forEach(gather);
    };
    gather(at);
    const sorted = [...members].sort((a, b) => a - b);
    return { members: sorted, words: sorted.reduce((sum, member) => sum + this.#reading.sentences[member]!.words, 0) };
  }

  #gainOf({ members }: Step): number {
    let gain = 0;
    let added = 0;
    for (const at of members) {
      const { part, named, words } = this.#reading.sentences[at]!;
      const room = Math.max(GLUT, 1 - (this.#filled[part] + added) / Math.max(1, this.#room[part]));
      gain += positive(this.#values[at]! + (named || room < 0 ? 1 : 0.5) * NEED * room - REPETITION * this.#closest[at]!);
      added += words;
    }
    return gain / members.length ** GROUP_POWER;
  }

  /** The best of the sentences wanted that take from `least` to `most` words, or nothing. */
  best(isWanted: (at: number) => boolean, most: number, least = 0): Step | undefined {
    let best: Step | undefined;
    let highest = 0;
    for (const at of this.#values.keys()) {
      if (this.chosen.has(at) || !isWanted(at)) continue;
      const step = this.#stepTo(at);
      if (step.words > most || step.words < least) continue;
      const gain = this.#gainOf(step) / Math.max(1, step.words) ** LENGTH_POWER;
      if (best === undefined || gain > highest) [best, highest] = [step, gain];
    }
    return best;
  }

  add({ members }: Pick<Step, 'members'>): void {
    for (const at of members) {
      const { part, words } = this.#reading.sentences[at]!;
      this.chosen.add(at);
      this.words += words;
      this.#filled[part] += words;
      this.#reading.similarity[at]!.forEach((likeness, other) => {
        if (likeness > this.#closest[other]!) this.#closest[other] = likeness;
      });
    }
  }

  /** Takes a sentence out; false where another one needs it. */
  remove(at: number): boolean {
    for (const other of this.chosen) if (this.#reading.sentences[other]!.needs.includes(at)) return false;
    const { part, words } = this.#reading.sentences[at]!;
    this.chosen.delete(at);
    this.words -= words;
    this.#filled[part] -= words;
    return true;
  }
}
