/** Reports faults: where each is, what is wrong, and what would be right. */
import { remedyFor } from './nearest.ts';

export type Say = (place: string, wrong: string, remedy?: string) => void;

export interface Faults {
  readonly say: Say;
  /** Every fault reported so far, each as "file: place wrong. Remedy". */
  readonly said: readonly string[];
}

/** Collects the faults of one file. */
export const faultsOf = (file: string): Faults => {
  const said: string[] = [];
  return {
    said,
    say: (place, wrong, remedy) => void said.push(`${file}: ${place} ${wrong}.${remedy === undefined ? '' : ` ${remedy}`}`),
  };
};

/**
 * Reports a name that is not one of these.
 * @param kind what it should be the name of: "a field of the form".
 * @returns whether it is one of them.
 */
export const isOneOf = (say: Say, place: string, name: string, names: readonly string[], kind: string): boolean => {
  const isThere = names.includes(name);
  if (!isThere) say(place, `is "${name}", which is not ${kind}`, remedyFor(name, names));
  return isThere;
};
