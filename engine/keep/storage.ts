/**
 * What the visitor's browser stores, as JSON: on this device, or in this tab alone. It may store nothing, or give back something
 * other than what was written.
 */
const places = { device: () => localStorage, tab: () => sessionStorage };
export type Place = keyof typeof places;

/** Undefined where nothing readable is stored. */
export const readKept = (key: string, place: Place = 'device'): unknown => {
  try {
    return JSON.parse(places[place]().getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};

/** `undefined` removes it. Never throws. */
export const writeKept = (key: string, value: unknown, place: Place = 'device'): void => {
  try {
    if (value === undefined) places[place]().removeItem(key);
    else places[place]().setItem(key, JSON.stringify(value));
  } catch {
    // The browser stores nothing, or has no room. Nothing depends on it.
  }
};
