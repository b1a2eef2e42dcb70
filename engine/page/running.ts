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

/** On a narrow screen the sheet lies below the form: bring it into view when something begins to be written on it. */
export const useSheetInView = (sheet: RefObject<HTMLElement | null>, running: boolean): void => {
  useEffect(() => {
    if (!running || !sheet.current) return;
    const { top } = sheet.current.getBoundingClientRect();
    if (top < window.innerHeight * 0.8) return;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    sheet.current.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
  }, [running, sheet]);
};
