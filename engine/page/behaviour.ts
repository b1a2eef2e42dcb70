/** What a page does while its tool runs. */
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Esc stops what is running. */
export const useStopKey = (running: boolean, stop: () => void): void => {
  // Not a moment after the page says that it is running: the key would be lost.
  useLayoutEffect(() => {
    if (!running) return;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) stop();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [running, stop]);
};

/** A run that ends sooner than this moves nothing on its way. */
const SETTLED_AFTER_MS = 300;

/** On a narrow screen the sheet lies below the form; on a wide one, a long result begins above what a visitor far down sees. */
const bringIntoView = (sheet: HTMLElement | null, { above }: { readonly above: boolean }): void => {
  if (!sheet) return;
  const { top } = sheet.getBoundingClientRect();
  if (top < window.innerHeight * 0.5 && (top >= 0 || !above)) return;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  sheet.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
};

/** Goes back to the form when its result is cleared by a button that goes with it: the focus would be nowhere. */
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
  /** Its words have begun to come. */
  readonly growing: boolean;
  /** How many results there have been. */
  readonly results: number;
}

/** Shows the sheet when something is being written on it, and when something has been; not when a run fails at once. */
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
    // Who has read along is somewhere in the middle of it, and stays there.
    if (results > 0) bringIntoView(sheet.current, { above: !wasRead.current });
  }, [results, sheet]);
};
