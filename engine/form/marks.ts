/** Marks in the text of a form: set by what checks the text, drawn by the box that holds it. */
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
  /** The text they belong to; they are not drawn in any other. */
  readonly text: string;
  /** In order, without overlaps. */
  readonly list: readonly Mark[];
  readonly selected: string | undefined;
  /** Called when the visitor puts the caret into a mark. */
  readonly onPick: (id: string) => void;
}

const none: Marks = { text: '', list: [], selected: undefined, onPick: () => {} };
const store = createStore<Readonly<Record<string, Marks>>>({});

/** Sets the marks of this tool; `undefined` removes them. */
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
