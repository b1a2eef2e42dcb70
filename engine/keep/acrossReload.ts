/**
 * What is typed on a page, carried over a reload, or over the drawing of the page anew after a failure. It stays in this tab
 * and goes nowhere else. Each form is carried in the words of a link that fills it in, and is checked like one when it is
 * taken up: the next version of the page may have other fields. (`src/public/stranded.js` writes the same for a page that never woke.)
 */
const readers = new Map<string, () => string>();
const placeOf = (slug: string): string => `carried:${slug}`;

/** Names what is to be carried of this page, as it is when it is asked for. Gives the function that takes it back. */
export const carry = (slug: string, read: () => string): (() => void) => {
  readers.set(slug, read);
  return () => {
    if (readers.get(slug) === read) readers.delete(slug);
  };
};

/** Keeps what is typed now. */
export const keepTyped = (): void => {
  try {
    for (const [slug, read] of readers) sessionStorage.setItem(placeOf(slug), read());
  } catch {
    // A tab that keeps nothing loses what a reload always took.
  }
};

/** What was kept of this page, once; empty where nothing was. */
export const takeTyped = (slug: string): string => {
  try {
    const kept = sessionStorage.getItem(placeOf(slug)) ?? '';
    sessionStorage.removeItem(placeOf(slug));
    return kept;
  } catch {
    return '';
  }
};

/** Loads the page anew, with what is typed on it. */
export const reload = (): void => {
  keepTyped();
  location.reload();
};
