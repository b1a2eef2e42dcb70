/** Whether somebody may be in danger, as the server hears it: by the words first, then by their meaning where these leave doubt. */
import { HELP } from '../../engine/help/dangers.ts';
import { asOne, namedIn, plain, weighedIn } from '../../engine/help/helpFor.ts';
import { doubtfulIn, isDocument } from '../../engine/help/weighing.ts';
import { asksFigure, kindOfDanger } from './kinds.ts';
import type { Meant } from './meaning.ts';
import { withTimeout } from '../retry.ts';

/** The danger in a plain text, read by its meaning. */
export type ReadMeaning = (read: string) => Promise<Meant>;

/** In this thread. */
export const readHere: ReadMeaning = async (read) => (await import('./meaning.ts')).meantIn(read);

/** Help may delay a text by so much, in milliseconds. */
const PATIENCE_MS = 3_000;

/** Of the smallest a figure says enough, which has no meaning for the encoder: "38.4". */
const SMALLEST = /\b(?:baby|newborn|infant|(?:days?|weeks?|months?)[- ]old)\b/i;

/**
 * Where help is, for whoever typed these texts; undefined where nothing in them speaks of danger. Never throws: where the meaning
 * cannot be read, the words count alone.
 */
export const helpHeardIn = async (texts: readonly string[], readMeaning: ReadMeaning = readHere): Promise<string | undefined> => {
  const meaningOf = async (read: string): Promise<Meant> =>
    withTimeout((async () => readMeaning(read))(), PATIENCE_MS).catch(() => undefined);
  const read = plain(asOne(texts));
  const named = namedIn(read);
  if (named === 'medical' && asksFigure(read)) return undefined;
  if (named) return !SMALLEST.test(read) && (await meaningOf(read)) === 'harmless' ? undefined : HELP[named];
  // What is asked beside a document is read by itself first: of that, less is enough.
  for (const one of new Set([plain(asOne(texts.filter((text) => !isDocument(text)))), read])) {
    const meant = doubtfulIn(one).length > 0 ? await meaningOf(one) : 'none';
    const heard = meant ?? weighedIn(one);
    if (heard === undefined || heard === 'none' || heard === 'harmless') continue;
    const kind = kindOfDanger(read, heard);
    return kind === 'none' ? undefined : HELP[kind];
  }
  return undefined;
};
