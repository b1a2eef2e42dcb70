/**
 * Shows the page before it is woken: what wakes it is loaded once its first picture has been painted, so that it shares neither
 * the connection nor the processor with what that picture waits for.
 */

/** After the next picture; at once in a tab that nobody sees, where none is painted. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });

await painted();
// All at once: they would be found one after another. Written by src/build/prerender.mjs.
for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')) link.rel = 'modulepreload';
await import('./wake.tsx');

// A module, so that it may wait.
export {};
