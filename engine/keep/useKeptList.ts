import { useCallback, useState } from 'react';
import { readKept, writeKept } from './storage.ts';

const read = (key: string): readonly string[] => {
  const kept = readKept(key);
  return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string') : [];
};

export interface KeptList {
  readonly all: readonly string[];
  readonly has: (text: string) => boolean;
  readonly toggle: (text: string) => void;
}

/** A visitor's own list of texts, the newest first: kept on the device, sent nowhere. */
export const useKeptList = (key: string): KeptList => {
  const [all, setAll] = useState(() => read(key));
  const toggle = useCallback(
    (text: string) =>
      setAll((before) => {
        const next = before.includes(text) ? before.filter((other) => other !== text) : [text, ...before];
        writeKept(key, next.length === 0 ? undefined : next);
        return next;
      }),
    [key],
  );
  return { all, has: (text) => all.includes(text), toggle };
};
