/**
 * What is typed on a page, and which of its kept results it shows, so that neither is lost: not by a reload, by going back and
 * forth, by a crash, or by closing the tab. Each tab has its own draft, and a page opened anew begins with the newest of this
 * device. A form is kept as a link that fills it in, and checked like one when it is restored: the next version of the page may
 * have other fields. (`src/public/stranded.js` writes the same for a page whose scripts never started.)
 */
import { isKeeping } from './keeping.ts';
import { readKept, writeKept } from './storage.ts';

export interface Draft {
  /** As a link fills it in. */
  readonly typed: string;
  /** Id of the kept result that is shown. */
  readonly shown?: string | undefined;
  /** The part of the address after # under which it was typed: another one is a new link, which wins. */
  readonly address?: string;
  /** The tab that it was typed in. */
  readonly tab?: string;
}

interface Page {
  /** Gives what is typed at this moment; empty where it is what the page begins with. */
  readonly read: () => string;
  /** Kept only across a reload of ours: the form has a choice of its own whether it is kept for longer. */
  readonly brief: boolean;
  shown?: string | undefined;
}

/** What the keys of drafts begin with. */
export const PREFIX = 'carried:';
const SETTLED_AFTER_MS = 400;

const pages = new Map<string, Page>();
let timer: ReturnType<typeof setTimeout> | undefined;
let listening = false;

const draftAt = (slug: string, place: 'tab' | 'device'): Draft | undefined => {
  const kept = readKept(PREFIX + slug, place) as Partial<Draft> | undefined;
  return typeof kept === 'object' && typeof kept.typed === 'string' ? (kept as Draft) : undefined;
};

/** This tab's name, which outlives a reload. */
const thisTab = (): string => {
  const known = readKept('tab', 'tab');
  if (typeof known === 'string') return known;
  const name = Math.random().toString(36).slice(2);
  writeKept('tab', name, 'tab');
  return name;
};

/** What was typed elsewhere and is not shown here goes to the history. */
const setAside = (slug: string, { typed, shown, tab }: Draft): void => {
  if (typed === '' || shown !== undefined || !isKeeping()) return;
  void import('./history.ts').then(({ keepTyped }) => keepTyped(slug, tab ?? 'earlier', typed)).catch(() => undefined);
};

const save = (slug: string, { read, brief, shown }: Page): void => {
  const typed = read();
  const tab = thisTab();
  const draft: Draft | undefined =
    typed === '' && shown === undefined ? undefined : { typed, shown, address: location.hash, tab };
  writeKept(PREFIX + slug, draft, 'tab');
  if (brief || !isKeeping()) return;
  const other = draftAt(slug, 'device');
  if (other && other.tab !== tab && other.typed !== typed) setAside(slug, other);
  writeKept(PREFIX + slug, draft);
};

/** Saves what is typed on every page that is shown, as far as its visitor wants it kept. */
const saveForLong = (): void => {
  clearTimeout(timer);
  timer = undefined;
  if (!isKeeping()) return;
  for (const [slug, page] of pages) if (!page.brief) save(slug, page);
};

/** Called when what is typed, or the shown result, has changed. */
export const typedChanged = (): void => {
  timer ??= setTimeout(saveForLong, SETTLED_AFTER_MS);
};

/** Registers what gives the text of this page at the moment it has to be saved. Gives the function that unregisters it. */
export const registerTyped = (slug: string, read: () => string, { brief = false } = {}): (() => void) => {
  const page: Page = { read, brief, shown: pages.get(slug)?.shown };
  pages.set(slug, page);
  if (!listening) {
    listening = true;
    // A tab that is hidden may never be shown again.
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && timer && saveForLong());
    window.addEventListener('pagehide', () => timer && saveForLong());
  }
  return () => {
    if (pages.get(slug) !== page) return;
    if (timer) saveForLong();
    pages.delete(slug);
  };
};

/** Says which kept result the page shows. */
export const setShown = (slug: string, shown: string | undefined): void => {
  const page = pages.get(slug);
  if (!page || page.shown === shown) return;
  page.shown = shown;
  typedChanged();
};

/** Saves what is typed on the page now, whatever the visitor wants kept: the page is about to be loaded again. */
export const saveTyped = (): void => {
  for (const [slug, page] of pages) save(slug, page);
};

/** What this page begins with, where it was left with something: this tab's own draft, or the newest one of the device. */
export const draftOf = (slug: string): Draft | undefined => {
  const own = draftAt(slug, 'tab');
  // Written by a page whose scripts never started, it has no address.
  if (own && (own.address ?? location.hash) === location.hash) return own;
  return location.hash === '' && isKeeping() ? draftAt(slug, 'device') : undefined;
};

/** Called once the page has what it begins with: a draft that had to give way to a link goes to the history. */
export const draftTaken = (slug: string, { brief = false } = {}): void => {
  const taken = draftOf(slug);
  const newest = draftAt(slug, 'tab') ?? draftAt(slug, 'device');
  if (newest && newest.typed !== taken?.typed) setAside(slug, newest);
  if (brief || !isKeeping()) writeKept(PREFIX + slug, undefined, 'tab');
};

type Follow = (draft: Draft) => void;
const followers = new Map<string, Set<Follow>>();

/** Calls this when the page is to show something else that was kept. Gives the function that ends it. */
export const followDraft = (slug: string, follow: Follow): (() => void) => {
  const all = followers.get(slug) ?? new Set();
  followers.set(slug, all.add(follow));
  return () => void all.delete(follow);
};

/** Makes this what the page shows: at once where it is open, otherwise when it is gone to. */
export const putDraft = (slug: string, draft: Draft): void => {
  writeKept(PREFIX + slug, { ...draft, tab: thisTab(), address: '' }, 'tab');
  for (const follow of followers.get(slug) ?? []) follow(draft);
};

export const forgetDraft = (slug: string): void => {
  writeKept(PREFIX + slug, undefined, 'tab');
  writeKept(PREFIX + slug, undefined);
};

/** Reloads the page and keeps what is typed on it. */
export const reload = (): void => {
  saveTyped();
  location.reload();
};
