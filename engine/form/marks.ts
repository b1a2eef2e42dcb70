/** Marks in a text that is being written: set by what reads the text, drawn by the box it stands in. */
import { useSyncExternalStore } from 'react';
import { createStore } from '../store.ts';

export interface Mark {
  readonly id: string;
  /** UTF-16 units from the beginning of the text. */
  readonly start: number;
  readonly end: number;
  readonly kind: string;
}

export interface Marks {
  /** The text they belong to; in any other they are not drawn. */
  readonly text: string;
  /** In order, and apart from each other. */
  readonly list: readonly Mark[];
  readonly selected: string | undefined;
  /** The visitor has put the caret into a mark. */
  readonly onPick: (id: string) => void;
}

const none: Marks = { text: '', list: [], selected: undefined, onPick: () => {} };
const store = createStore<Readonly<Record<string, Marks>>>({});

/** For the marked text of this tool; nothing takes them away. */
export const setMarks = (slug: string, marks: Marks | undefined): void => {
  const { [slug]: _, ...others } = store.get();
  store.set(marks ? { ...others, [slug]: marks } : others);
};

export const useMarks = (slug: string): Marks =>
  useSyncExternalStore(
    store.subscribe,
    () => store.get()[slug] ?? none,
    () => none,
  );
