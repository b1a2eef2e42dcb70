/** Gives out names: no given name, family name or, while letters last, first letter twice. */
import type { Random } from '../../random.ts';
import { Deck } from './deck.ts';
import type { Genre } from './genre.ts';
import { genderOf } from './given-names.ts';
import { FANTASY_NAMES, FRONTIER_NAMES, FUTURE_NAMES, MODERN_NAMES, PERIOD_NAMES } from './names.ts';
import type { Pronoun } from './voice.ts';

interface Named {
  readonly full: string;
  /** What the person is called. */
  readonly short: string;
}

const STOCKS = [FANTASY_NAMES, FRONTIER_NAMES, FUTURE_NAMES, MODERN_NAMES, PERIOD_NAMES];

export class NamePool {
  private readonly given: Record<Pronoun, Deck<string>>;
  private readonly family: Deck<string>;
  private readonly letters = new Set<string>();
  private readonly used = new Set<string>();

  constructor({ names, surnames }: Genre, random: Random) {
    this.given = { she: new Deck(names.she, random), he: new Deck(names.he, random), they: new Deck(names.they, random) };
    this.family = new Deck([...surnames, ...names.family], random);
  }

  /** A new name of the genre. */
  draw(pronoun: Pronoun): Named {
    const isFresh = (name: string): boolean => !this.letters.has(name.charAt(0)) && !this.used.has(name);
    const isUnused = (name: string): boolean => !this.used.has(name);
    const short =
      this.given[pronoun].draw(isFresh) ??
      this.given[pronoun].draw(isUnused) ??
      this.given.they.draw(isUnused) ??
      this.given.she.draw(isUnused) ??
      'Nobody';
    const family =
      this.family.draw((name) => isUnused(name) && name.charAt(0) !== short.charAt(0)) ?? this.family.draw(isUnused) ?? '';
    return this.take(`${short} ${family}`.trim(), short);
  }

  /** A name from outside, kept from being given again. */
  take(full: string, short: string): Named {
    this.letters.add(short.charAt(0).toUpperCase());
    for (const part of full.split(/\s+/)) this.used.add(part);
    return { full, short };
  }

  /** What a given name suggests: "they" where it could be anybody's. */
  pronounOf(name: string): Pronoun {
    const known = genderOf(name);
    if (known) return known;
    const she = STOCKS.some((stock) => stock.she.includes(name));
    const he = STOCKS.some((stock) => stock.he.includes(name));
    if (she === he) return 'they';
    return she ? 'she' : 'he';
  }
}
