import { useCallback, useState } from 'react';

/** A device may keep nothing, or something else than what was put there. */
const read = (key: string): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string') : [];
  } catch {
    return [];
  }
};

const write = (key: string, texts: readonly string[]): void => {
  try {
    if (texts.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(texts));
  } catch {
    // They last for this visit.
  }
};

export interface KeptList {
  readonly all: readonly string[];
  readonly has: (text: string) => boolean;
  readonly toggle: (text: string) => void;
}

/** A visitor's own list of texts, the newest first: kept on the device and sent nowhere. */
export const useKeptList = (key: string): KeptList => {
  const [all, setAll] = useState(() => read(key));
  const toggle = useCallback(
    (text: string) =>
      setAll((before) => {
        const next = before.includes(text) ? before.filter((other) => other !== text) : [text, ...before];
        write(key, next);
        return next;
      }),
    [key],
  );
  return { all, has: (text) => all.includes(text), toggle };
};
