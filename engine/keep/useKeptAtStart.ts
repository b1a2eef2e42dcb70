import { useMemo, useSyncExternalStore } from 'react';
import { readKept, type Place } from './storage.ts';

const neverChanges = (): (() => void) => () => {};

/**
 * What was kept under this key when the page was opened, over these defaults: only texts that the defaults have. The prerendered
 * page shows the defaults, and so does the page as it wakes.
 */
export const useKeptAtStart = <T extends object>(key: string, defaults: T, place: Place = 'device'): T => {
  const kept = useSyncExternalStore(
    neverChanges,
    () => JSON.stringify(readKept(key, place) ?? {}),
    () => '{}',
  );
  return useMemo(() => {
    const known = Object.entries(JSON.parse(kept) as object).filter(
      ([name, value]) => typeof value === typeof defaults[name as keyof T],
    );
    return { ...defaults, ...Object.fromEntries(known) };
  }, [kept, defaults]);
};
