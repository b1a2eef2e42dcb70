/** Removing what this device keeps. */
import { draftOf, forgetDraft, PREFIX, putDraft, saveTyped } from '../../engine/keep/draft.ts';
import { clearKept, listKept, removeKept } from '../../engine/keep/history.ts';
import { setKeeping } from '../../engine/keep/keeping.ts';
import { notify } from '../../engine/notices/notices.ts';
import * as says from '../../words/history.ts';

const CLEARED = says.cleared;
const NOT_CLEARED = says.cannotBeCleared;

/** Empties the page of this tool and removes its history; both can be had back for a moment. */
export const clearTool = async (slug: string): Promise<void> => {
  saveTyped();
  const draft = draftOf(slug);
  const undoRemoval = await removeKept((await listKept(slug)).map(({ id }) => id));
  putDraft(slug, { typed: '' });
  forgetDraft(slug);
  const act = (): void => void undoRemoval().then(() => draft && putDraft(slug, draft));
  notify(slug, CLEARED, 'done', { label: says.undo, act });
};

/** Of every page, in this tab and on this device. */
const forgetDrafts = (): void => {
  try {
    const slugs = [localStorage, sessionStorage].flatMap((place) =>
      Object.keys(place).flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : [])),
    );
    for (const slug of slugs) forgetDraft(slug);
  } catch {
    // The browser stores nothing.
  }
};

/** Removes everything that is kept of every tool. What is typed on the open page stays on it. */
export const clearAll = async (slug: string): Promise<void> => {
  forgetDrafts();
  try {
    await clearKept();
    notify(slug, CLEARED, 'done');
  } catch {
    notify(slug, NOT_CLEARED, 'problem');
  }
};

/** For a shared computer: keeps nothing from now on, and lets go of what was kept. */
export const keepNothing = async (slug: string): Promise<void> => {
  setKeeping(false);
  await clearAll(slug);
};
