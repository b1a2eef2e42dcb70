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

const capabilities = (): Promise<Capabilities | undefined> => (asked ??= ask());

/** A form that is entered will soon need to know. */
export const prepare = (): void => void capabilities();

/** A text is not kept waiting for longer than this, in milliseconds, to learn how it can come. */
const PATIENCE = 500;

/** Whether this tool's reply can come piece by piece. */
export const canStream = async (slug: string): Promise<boolean> => {
  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE));
  const known = await Promise.race([capabilities(), patience]);
  return !lost && (known?.streams?.includes(slug) ?? false);
};

let lost = false;

/** A stream was lost on its way here: from now on this page asks for whole replies. */
export const giveUpStreams = (): void => {
  lost = true;
};

/** The languages this tool can write in, or undefined while that is not known. */
export const useLanguages = (slug: string, wanted: boolean): readonly string[] | undefined => {
  const [languages, setLanguages] = useState<readonly string[]>();
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    void capabilities().then((known) => {
      if (!left) setLanguages(known?.languages[slug]);
    });
    return () => {
      left = true;
    };
  }, [slug, wanted]);
  return languages;
};

export const forgetCapabilities = (): void => {
  asked = undefined;
  lost = false;
};
