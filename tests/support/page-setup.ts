import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { forgetCapabilities } from '../../engine/capabilities.ts';
import { forgetOptions } from '../../engine/options.ts';
import { forgetUses } from '../../engine/uses.ts';

// jsdom lacks what Radix asks of a browser.
Element.prototype.scrollIntoView = () => {};
window.scrollTo = () => {};
Element.prototype.hasPointerCapture = () => false;
Element.prototype.releasePointerCapture = () => {};
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.matchMedia = (query) =>
  ({
    matches: false,
    media: query,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
  }) as unknown as MediaQueryList;

/** Each test begins as a freshly loaded page does. */
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  forgetUses();
  forgetOptions();
  forgetCapabilities();
  location.hash = '';
});
