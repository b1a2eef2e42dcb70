import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { forgetCapabilities } from '../../engine/call/capabilities.ts';
import { forgetOptions } from '../../engine/form/options.ts';
import { forgetUses } from '../../engine/run/uses.ts';

// What comes is waited for however busy the machine is; what never comes fails all the same.
configure({ asyncUtilTimeout: 10_000 });

// jsdom cannot scroll. In the newest browsers all that does gives a promise.
const scroll = (): unknown => Promise.resolve();
Element.prototype.scrollIntoView = scroll;
Element.prototype.scrollTo = scroll;
window.scrollTo = scroll;
// It lacks what Radix asks of a browser, too.
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

/**
 * No style sheet is loaded here: what shows is a matter of inline styles and of `hidden`. jsdom would match every rule of its
 * own sheet for each question, which took a third of the time of all tests.
 */
const laidOut = document.createElement('div');
const shownAs = (element: Element): string => {
  if (element.matches('[hidden], script, style, template, head, dialog:not([open])')) return 'none';
  return element.matches('div, p, main, section, form, ul, ol, li, h1, h2, h3, header, footer, nav') ? 'block' : 'inline';
};
window.getComputedStyle = (element, pseudo) => {
  const { style } = laidOut.cloneNode() as HTMLElement;
  if (pseudo) return style;
  style.cssText = element.getAttribute('style') ?? '';
  style.display ||= shownAs(element);
  style.visibility ||= element.parentElement?.closest<HTMLElement>('[style*="visibility"]')?.style.visibility || 'visible';
  return style;
};

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
  localStorage.clear();
  sessionStorage.clear();
});

/** What a page had begun to load still comes, and the page must be there when it does. */
afterAll(() => vi.dynamicImportSettled());
