import { createStore } from '../../engine/store.ts';

/** Whether a part of the page could not be loaded, and the visitor has not dismissed the notice about it. */
export const missing = createStore(false);

/** Without a network nothing can be loaded, and reloading would not help. */
export const watchForMissing = (): void =>
  window.addEventListener('vite:preloadError', () => {
    if (navigator.onLine) missing.set(true);
  });
