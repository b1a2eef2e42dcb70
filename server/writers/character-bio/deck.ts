/** A repertoire dealt out like cards, so that nothing comes twice. */
import type { Random } from '../../random.ts';

export class Deck<T> {
  private cards: T[];

  constructor(cards: readonly T[], random: Random) {
    this.cards = random.shuffle(cards);
  }

  /** A card not dealt before that fits; undefined when there is none left. */
  draw(fits: (card: T) => boolean = () => true): T | undefined {
    const at = this.cards.findIndex(fits);
    return at < 0 ? undefined : this.cards.splice(at, 1)[0];
  }
}
