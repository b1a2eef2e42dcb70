/** What the page does around a run: the Escape key, focus and scrolling. */
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Escape stops the run. */
export const useStopKey = (running: boolean, stop: () => void): void => {
  // A layout effect, so that it listens as soon as the page shows that it is running.
  useLayoutEffect(() => {
    if (!running) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) stop();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [running, stop]);
};

/** A run that ends sooner than this does not scroll the page. */
const SETTLED_AFTER_MS = 300;

/**
 * Scrolls to the sheet. On a narrow screen it is below the form; on a wide one a long result begins above the part that a visitor
 * far down the page sees. `above` allows scrolling up.
 */
const bringIntoView = (sheet: HTMLElement | null, { above }: { readonly above: boolean }): void => {
  if (!sheet) return;
  const { top } = sheet.getBoundingClientRect();
  if (top < window.innerHeight * 0.5 && (top >= 0 || !above)) return;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  sheet.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
};

/**
 * Moves the focus to the form when the button that cleared the result disappears with it: otherwise nothing would have the focus.
 */
export const useBackToForm = (form: RefObject<HTMLFormElement | null>, hasResult: boolean): void => {
  const had = useRef(false);
  useEffect(() => {
    const cleared = had.current && !hasResult;
    had.current = hasResult;
    if (!cleared || document.activeElement !== document.body || !form.current) return;
    form.current.focus({ preventScroll: true });
    const { top } = form.current.getBoundingClientRect();
    if (top < 0 || top > window.innerHeight / 2) form.current.scrollIntoView?.({ block: 'start' });
  }, [form, hasResult]);
};

interface Progress {
  readonly running: boolean;
  /** Its text has begun to come. */
  readonly growing: boolean;
  /** How many results there have been so far. */
  readonly results: number;
}

/**
 * Scrolls to the sheet when a run has lasted a moment, and again when its result is complete. A run that fails at once does not
 * scroll.
 */
export const useSheetInView = (sheet: RefObject<HTMLElement | null>, { running, growing, results }: Progress): void => {
  const wasRead = useRef(false);
  useEffect(() => {
    if (!running) return;
    wasRead.current = false;
    const timer = setTimeout(() => bringIntoView(sheet.current, { above: true }), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [running, sheet]);
  useEffect(() => {
    if (growing) wasRead.current = true;
  }, [growing]);
  useEffect(() => {
    // A visitor who has been reading the text as it came is in the middle of it: do not scroll back to its beginning.
    if (results > 0) bringIntoView(sheet.current, { above: !wasRead.current });
  }, [results, sheet]);
};
