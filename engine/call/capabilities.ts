/** What the server can do, as it says itself. Asked for once, and only by pages that need to know. */
import { useEffect, useState } from 'react';

export interface Capabilities {
  /** By slug, the languages that its writer can write in; a slug that is missing can write in all of them. */
  readonly languages: Readonly<Record<string, readonly string[]>>;
  /** Slugs of the tools whose reply can be streamed. */
  readonly streams?: readonly string[];
}

let asked: Promise<Capabilities | undefined> | undefined;

const ask = async (): Promise<Capabilities | undefined> => {
  try {
    const response = await fetch('/api/capabilities', { credentials: 'omit' });
    const { data } = (await response.json()) as { readonly data?: Partial<Capabilities> | null };
    return data?.languages && (data as Capabilities);
  } catch {
    // Without an answer no language is marked; the server still refuses by name what it cannot write.
    return undefined;
  }
};

const capabilities = (): Promise<Capabilities | undefined> => (asked ??= ask());

/** Asks ahead of time: a visitor who enters a form will soon need the answer. */
export const prepare = (): void => void capabilities();

/** How long a request waits to learn whether its reply can be streamed, in milliseconds. */
const PATIENCE = 500;

/** Whether this tool's reply can be streamed. */
export const canStream = async (slug: string): Promise<boolean> => {
  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
  const known = await Promise.race([capabilities(), patience]);
  return !lost && (known?.streams?.includes(slug) ?? false);
};

let lost: true | undefined;

/** A stream broke on its way here: from now on this page asks for whole replies. */
export const giveUpStreams = (): void => {
  lost = true;
};

/** The languages this tool can write in, or undefined while that is not known. */
export const useLanguages = (slug: string, wanted: boolean): readonly string[] | undefined => {
  const [languages, setLanguages] = useState<readonly string[]>();
  useEffect(() => {
    if (!wanted) return;
    let cancelled = false;
    void capabilities().then((known) => {
      if (!cancelled) setLanguages(known?.languages[slug]);
    });
    return () => {
      cancelled = true;
    };
  }, [slug, wanted]);
  return languages;
};

export const forgetCapabilities = (): void => {
  asked = undefined;
  lost = undefined;
};
