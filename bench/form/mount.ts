import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import '../../src/theme/base.css';

declare global {
  interface Window {
    /** Draws the form and gives the milliseconds it took from the call to the committed page, effects included. */
    mountForm: (fields: number) => number;
  }
}

/** Lets run.mjs draw a form of any length. What is a module's own data is made before the clock starts. */
export const offer = (made: (fields: number) => ReactElement): void => {
  window.mountForm = (fields) => {
    const form = made(fields);
    const root = createRoot(document.getElementById('root')!);
    const start = performance.now();
    flushSync(() => root.render(form));
    return performance.now() - start;
  };
};
