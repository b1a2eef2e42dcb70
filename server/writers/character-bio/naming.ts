/** Gives out names: no given name, family name or, while letters last, first letter twice. */
import type { Random } from '../../random.ts';
import { Deck } from './deck.ts';
import type { Genre } from './genre.ts';
import { FANTASY_NAMES, FRONTIER_NAMES, FUTURE_NAMES, MODERN_NAMES, PERIOD_NAMES } from './names.ts';
import type { Pronoun } from './voice.ts';

interface Named {
  readonly full: string;
  /** What the person is called. */
  readonly short: string;
}

/** Given names of visitors' characters that are in nobody's list and still say he or she. */
const KNOWN: Record<'she' | 'he', ReadonlySet<string>> = {
  she: new Set(
    'mira zofia anna maria sarah sara emma lily lucy alice jane mary elena sofia sophia olivia ava mia isabella luna clara elizabeth kate katherine laura julia rose ruby eva eve nina lena tamsin rachel rebecca jessica emily amelia charlotte grace chloe zoe hazel violet iris nora margaret helen diana victoria'.split(
      ' ',
    ),
  ),
  he: new Set(
    'john james jack tom thomas peter paul david daniel michael william robert george henry charles arthur harry max sam samuel ben benjamin adam luke mark marcus alexander nicholas joseph oliver liam noah ethan lucas leo oscar theo edward richard frank martin simon patrick sean carlos juan ali omar ivan viktor'.split(
      ' ',
    ),
  ),
};
const STOCKS = [FANTASY_NAMES, FRONTIER_NAMES, FUTURE_NAMES, MODERN_NAMES, PERIOD_NAMES];

/** Whether a word is a common given name, whatever its case. */
export const isGivenName = (word: string): boolean => KNOWN.she.has(word.toLowerCase()) || KNOWN.he.has(word.toLowerCase());

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
    const lower = name.toLowerCase();
    const she = KNOWN.she.has(lower) || STOCKS.some((stock) => stock.she.includes(name));
    const he = KNOWN.he.has(lower) || STOCKS.some((stock) => stock.he.includes(name));
    if (she === he) return 'they';
    return she ? 'she' : 'he';
  }
}
