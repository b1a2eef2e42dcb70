/** What a visitor's device keeps for them, as JSON. It may keep nothing, or something else than what was put there. */

/** Undefined where nothing that can be read is kept. */
export const readKept = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};

/** `undefined` removes it. On a device that keeps nothing it lasts for this visit. */
export const writeKept = (key: string, value: unknown): void => {
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing depends on it.
  }
};
