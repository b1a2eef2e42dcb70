import { createStore } from '../../engine/store.ts';

/** Whether a part of the page could not be fetched, and nobody has waved that away. */
export const missing = createStore(false);

/** Without a network nothing can be fetched, and a reload would not help. */
export const watchForMissing = (): void =>
  window.addEventListener('vite:preloadError', () => {
    if (navigator.onLine) missing.set(true);
  });
