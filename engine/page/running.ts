/** What a page does while its tool runs. */
import { useEffect, type RefObject } from 'react';

/** Esc stops what is running. */
export const useStopKey = (running: boolean, stop: () => void): void => {
  useEffect(() => {
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

/** On a narrow screen the sheet lies below the form. */
const bringIntoView = (sheet: HTMLElement | null): void => {
  if (!sheet || sheet.getBoundingClientRect().top < window.innerHeight * 0.8) return;
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  sheet.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
};

/** Shows the sheet when something is being written on it, and when something has been; not when a run fails at once. */
export const useSheetInView = (sheet: RefObject<HTMLElement | null>, running: boolean, results: number): void => {
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => bringIntoView(sheet.current), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [running, sheet]);
  useEffect(() => {
    if (results > 0) bringIntoView(sheet.current);
  }, [results, sheet]);
};
