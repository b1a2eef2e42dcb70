/** A list to draw from without repeats. */
import type { Random } from '../../random.ts';

export class Deck<T> {
  private cards: T[];

  constructor(cards: readonly T[], random: Random) {
    this.cards = random.shuffle(cards);
  }

  /** An unused entry that fits; undefined where none is left. */
  draw(fits: (card: T) => boolean = () => true): T | undefined {
    const at = this.cards.findIndex(fits);
    return at < 0 ? undefined : this.cards.splice(at, 1)[0];
  }
}
