/**
 * The one way to tell the visitor something outside the form: the alerts of the specification. They appear as accessible
 * notices on the page, or as the browser's own blocking `alert()` where the site prefers that.
 */
import { useSyncExternalStore } from 'react';
import { createStore } from '../store.ts';

export interface Notice {
  /** New for every notice, so that the same words said twice are announced twice. */
  readonly id: number;
  readonly words: string;
  readonly kind: 'done' | 'problem';
  /** The tool it belongs to. */
  readonly slug: string;
  /** A button that does something about it. */
  readonly action?: NoticeAction | undefined;
}

export interface NoticeAction {
  readonly label: string;
  readonly act: () => void;
}

const MOST_AT_ONCE = 3;
const NONE: readonly Notice[] = [];
const notices = createStore<readonly Notice[]>(NONE);
let lastId = 0;
let alertStyle: 'on the page' | 'by alert()' = 'on the page';

export const setAlertStyle = (style: typeof alertStyle): void => {
  alertStyle = style;
};

export const notify = (slug: string, words: string, kind: Notice['kind'], action?: NoticeAction): void => {
  // An alert has no button of ours: what only offers one is not worth stopping the visitor.
  if (alertStyle === 'by alert()') return action ? undefined : window.alert(words);
  notices.set([...notices.get(), { id: ++lastId, words, kind, slug, action }].slice(-MOST_AT_ONCE));
};

export const dismissNotice = (id: number): void => notices.set(notices.get().filter((notice) => notice.id !== id));

/** Removes the notices of a tool: a new run starts without them. */
export const dismissNoticesOf = (slug: string): void => {
  if (notices.get().some((notice) => notice.slug === slug)) notices.set(notices.get().filter((notice) => notice.slug !== slug));
};

export const useNotices = (): readonly Notice[] => useSyncExternalStore(notices.subscribe, notices.get, () => NONE);
