/**
 * The one port for telling the visitor something outside the form: the alerts of the specification. They show as
 * accessible slips on the page, or in the browser's own blocking `alert()` where the site prefers that.
 */
import { useSyncExternalStore } from 'react';
import { createStore } from '../store.ts';

export interface Notice {
  /** New for every notice, so that the same words said twice are announced twice. */
  readonly id: number;
  readonly words: string;
  readonly kind: 'done' | 'problem';
  /** The tool that said it. */
  readonly slug: string;
}

const MOST_AT_ONCE = 3;
const NONE: readonly Notice[] = [];
const notices = createStore<readonly Notice[]>(NONE);
let lastId = 0;
let speak: 'on the page' | 'by alert()' = 'on the page';

export const speakThrough = (way: typeof speak): void => {
  speak = way;
};

export const tell = (slug: string, words: string, kind: Notice['kind']): void => {
  if (speak === 'by alert()') return window.alert(words);
  notices.set([...notices.get(), { id: ++lastId, words, kind, slug }].slice(-MOST_AT_ONCE));
};

export const dismiss = (id: number): void => notices.set(notices.get().filter((notice) => notice.id !== id));

/** A new run takes the tool's earlier notices away. */
export const dismissOf = (slug: string): void => {
  if (notices.get().some((notice) => notice.slug === slug)) notices.set(notices.get().filter((notice) => notice.slug !== slug));
};

export const useNotices = (): readonly Notice[] => useSyncExternalStore(notices.subscribe, notices.get, () => NONE);
