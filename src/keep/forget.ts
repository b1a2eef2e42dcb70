/** Removing what this device keeps. */
import { draftOf, forgetDraft, forgetDrafts, putDraft, saveTyped } from '../../engine/keep/draft.ts';
import { setKeeping } from '../../engine/keep/keeping.ts';
import { notify } from '../../engine/notices/notices.ts';

const loadHistory = () => import('../../engine/keep/history.ts');

const CLEARED = 'Cleared.';
const NOT_CLEARED = 'The history cannot be cleared here. Clear this site’s data in your browser’s settings.';

/** Empties the page of this tool and removes its history; both can be had back for a moment. */
export const clearTool = async (slug: string): Promise<void> => {
  saveTyped();
  const draft = draftOf(slug);
  const { listKept, removeKept } = await loadHistory();
  const undoRemoval = await removeKept((await listKept(slug)).map(({ id }) => id));
  putDraft(slug, { typed: '' });
  forgetDraft(slug);
  const act = (): void => void undoRemoval().then(() => draft && putDraft(slug, draft));
  notify(slug, CLEARED, 'done', { label: 'Undo', act });
};

/** Removes everything that is kept of every tool. What is typed on the open page stays on it. */
export const clearAll = async (slug: string): Promise<void> => {
  forgetDrafts();
  try {
    await (await loadHistory()).clearKept();
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
