/** Fills the slots of stock sentences, by which they name the person. */
import { capitalise } from '../../english/prose.ts';
import type { Pronoun } from './pronoun.ts';

/** The person as the sentences of a eulogy need them. */
export interface Person {
  readonly full: string;
  readonly short: string;
  /** Undefined where it is unknown: the sentences then use the name. */
  readonly pronoun: Pronoun | undefined;
}

const FORMS: Readonly<Record<Pronoun, { him: string; his: string }>> = {
  he: { him: 'him', his: 'his' },
  she: { him: 'her', his: 'her' },
};

const SLOTS = {
  full: ({ full }: Person) => full,
  name: ({ short }: Person) => short,
  'name’s': ({ short }: Person) => `${short}’s`,
  he: ({ pronoun, short }: Person) => pronoun ?? short,
  him: ({ pronoun, short }: Person) => (pronoun ? FORMS[pronoun].him : short),
  his: ({ pronoun, short }: Person) => (pronoun ? FORMS[pronoun].his : `${short}’s`),
} satisfies Record<string, (person: Person) => string>;

const isSlot = (name: string): name is keyof typeof SLOTS => name in SLOTS;

/**
 * @param stock Our own sentences, with slots such as {name} and {his}.
 * @param own The visitor's words for the slot {words}; slots inside them mean nothing.
 * @throws RangeError for a slot that does not exist.
 */
export const fill = (stock: string, person: Person, own?: string): string =>
  stock.replace(/\{([^{}]*)\}/g, (_, slot: string, place: number) => {
    if (slot === 'words' && own !== undefined) return own;
    if (!isSlot(slot)) throw new RangeError(`no slot {${slot}}`);
    const words = SLOTS[slot](person).replace(/\.$/, stock[place + slot.length + 2] === '.' ? '' : '.');
    return /(^|[.!?]\s)$/.test(stock.slice(0, place)) ? capitalise(words) : words;
  });
