import { useMemo, useSyncExternalStore } from 'react';
import { readKept, type Place } from './storage.ts';

const neverChanges = (): (() => void) => () => {};

/** What was kept under this key when the page was opened. The prerendered page has nothing kept, nor has the page as it wakes. */
const useEntries = (key: string, place: Place): readonly (readonly [name: string, value: unknown])[] => {
  const kept = useSyncExternalStore(
    neverChanges,
    () => JSON.stringify(readKept(key, place) ?? {}),
    () => '{}',
  );
  return useMemo(() => Object.entries(JSON.parse(kept) as object), [kept]);
};

/** What was kept, over these defaults: only values of the kinds that the defaults have. */
export const useKeptAtStart = <T extends object>(key: string, defaults: T, place: Place = 'device'): T => {
  const entries = useEntries(key, place);
  return useMemo(
    () => ({
      ...defaults,
      ...Object.fromEntries(entries.filter(([name, value]) => typeof value === typeof defaults[name as keyof T])),
    }),
    [entries, defaults],
  );
};

/** Texts that were kept, by whatever names. */
export const useKeptTexts = (key: string): Readonly<Record<string, string>> => {
  const entries = useEntries(key, 'device');
  return useMemo(
    () => Object.fromEntries(entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))),
    [entries],
  );
};
