/** A random id for this device, so that it votes once: made when first needed, kept on the device, linked to nobody. */
const KEY = 'voter';

export const voterId = (): string => {
  try {
    const known = localStorage.getItem(KEY);
    if (known) return known;
    const fresh = crypto.randomUUID();
    localStorage.setItem(KEY, fresh);
    return fresh;
  } catch {
    return forThisVisit;
  }
};

/** Where the device stores nothing. */
const forThisVisit = typeof crypto === 'undefined' ? 'nobody' : `${Date.now()}-${Math.random()}`;
