import type { Random } from '../../random.ts';

/** Deals out the least used of what is offered, so that nothing comes twice while anything else is left. */
export class Deck {
  readonly #random: Random;
  readonly #times = new Map<unknown, number>();

  constructor(random: Random) {
    this.#random = random;
  }

  /** How often it has been used. */
  times(item: unknown): number {
    return this.#times.get(item) ?? 0;
  }

  isFresh(item: unknown): boolean {
    return this.times(item) === 0;
  }

  use(...items: readonly unknown[]): void {
    for (const item of items) this.#times.set(item, this.times(item) + 1);
  }

  /**
   * One of the items, by chance among the least used.
   * @throws RangeError for an empty list.
   */
  deal<T>(items: readonly T[]): T {
    const fewest = Math.min(...items.map((item) => this.times(item)));
    const chosen = this.#random.pick(items.filter((item) => this.times(item) === fewest));
    this.use(chosen);
    return chosen;
  }
}
