import type { Readiness } from '../../engine/run/device.ts';
import { DEFAULT_LANGUAGE, expecting } from './languages.ts';

const availability = async (language: string): Promise<Availability> => {
  const expected = expecting(language);
  try {
    return expected ? await LanguageModel.availability(expected) : 'unavailable';
  } catch {
    // The browser forbids it here, or no longer has it.
    return 'unavailable';
  }
};

/** What the browser says of its model in a language. Never throws. */
export const readinessIn = async (language = DEFAULT_LANGUAGE): Promise<Readiness> => {
  const found = await availability(language);
  if (found === 'available') return 'ready';
  if (found !== 'unavailable') return 'after a download';
  const isThere = language !== DEFAULT_LANGUAGE && (await availability(DEFAULT_LANGUAGE)) !== 'unavailable';
  return isThere ? 'not in this language' : 'not at all';
};
