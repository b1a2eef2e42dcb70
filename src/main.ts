/**
 * Shows the page before it is woken: what wakes it is loaded once its first picture has been painted, so that it shares neither
 * the connection nor the processor with what that picture waits for.
 */
import { painted } from '../engine/painted.ts';

await painted();
// All at once: they would be found one after another. Written by src/build/prerender.mjs.
for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')) link.rel = 'modulepreload';
await import('./wake.tsx');
