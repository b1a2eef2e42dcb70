/** What the visitor's device stores, as JSON. It may store nothing, or give back something other than what was written. */

/** Undefined where nothing readable is stored. */
export const readKept = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};

/** `undefined` removes it. Never throws. */
export const writeKept = (key: string, value: unknown): void => {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The device stores nothing. Nothing depends on it.
  }
};
