/**
 * Keeps what is typed on a page while the page reloads, or is drawn again after a failure. It stays in this tab and goes
 * nowhere else. A form is kept as a link that fills it in, and checked like one when it is restored: the next version of the
 * page may have other fields. (`src/public/stranded.js` writes the same for a page whose scripts never started.)
 */
const readers = new Map<string, () => string>();
const placeOf = (slug: string): string => `carried:${slug}`;

/** Registers what gives the text of this page at the moment it has to be saved. Gives the function that unregisters it. */
export const registerTyped = (slug: string, read: () => string): (() => void) => {
  readers.set(slug, read);
  return () => {
    if (readers.get(slug) === read) readers.delete(slug);
  };
};

/** Saves what is typed on the page now. */
export const saveTyped = (): void => {
  try {
    for (const [slug, read] of readers) sessionStorage.setItem(placeOf(slug), read());
  } catch {
    // Where the tab stores nothing, a reload loses what is typed, as it does on any page.
  }
};

/** What was saved of this page, given once; empty where nothing was. */
export const restoreTyped = (slug: string): string => {
  try {
    const kept = sessionStorage.getItem(placeOf(slug)) ?? '';
    sessionStorage.removeItem(placeOf(slug));
    return kept;
  } catch {
    return '';
  }
};

/** Reloads the page and keeps what is typed on it. */
export const reload = (): void => {
  saveTyped();
  location.reload();
};
