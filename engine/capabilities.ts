/** What the server says beforehand that it can do, asked for once and only by pages that need to know. */
import { useEffect, useState } from 'react';

export interface Capabilities {
  /** Per slug, the languages its writer can write in; a slug that is missing can write in all of them. */
  readonly languages: Readonly<Record<string, readonly string[]>>;
  /** Slugs of the tools whose reply can come piece by piece. */
  readonly streams?: readonly string[];
}

let asked: Promise<Capabilities | undefined> | undefined;

const ask = async (): Promise<Capabilities | undefined> => {
  try {
    const response = await fetch('/api/capabilities', { credentials: 'omit' });
    const body: unknown = await response.json();
    const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
    return typeof data === 'object' && data !== null && 'languages' in data ? (data as Capabilities) : undefined;
  } catch {
    // Without an answer nothing is marked; the server still says what it cannot do when it is asked to.
    return undefined;
  }
};

let known: Capabilities | undefined;

/** Asks beforehand what this page may need to know: whether its tool's reply can come piece by piece. */
export const prepare = (): void => {
  asked ??= ask();
  void asked.then((capabilities) => {
    known = capabilities;
  });
};

/** As far as is known by now: nobody waits for it. */
export const canStream = (slug: string): boolean => known?.streams?.includes(slug) ?? false;

/** A stream was lost on its way here: from now on this page asks for whole replies. */
export const giveUpStreams = (): void => {
  known &&= { ...known, streams: [] };
};

/** The languages this tool can write in, or undefined while that is not known. */
export const useLanguages = (slug: string, wanted: boolean): readonly string[] | undefined => {
  const [languages, setLanguages] = useState<readonly string[]>();
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    asked ??= ask();
    void asked.then((capabilities) => {
      if (!left) setLanguages(capabilities?.languages[slug]);
    });
    return () => {
      left = true;
    };
  }, [slug, wanted]);
  return languages;
};

export const forgetCapabilities = (): void => {
  asked = undefined;
  known = undefined;
};
