/** Whether somebody may be in danger, as the server hears it: by the words first, then by their meaning where these leave doubt. */
import { HELP, type Heard } from '../../engine/help/dangers.ts';
import { asOne, namedIn, plain, weighedIn } from '../../engine/help/helpFor.ts';
import { doubtfulIn } from '../../engine/help/weighing.ts';
import { withTimeout } from '../retry.ts';

/** The danger in a plain text that names none outright, read by its meaning. */
export type ReadMeaning = (read: string) => Promise<Heard | undefined>;

/** In this thread. */
export const readHere: ReadMeaning = async (read) => (await import('./meaning.ts')).meantIn(read);

/** Help may delay a text by so much, in milliseconds. */
const PATIENCE_MS = 3_000;

/** Longer ones are documents, in characters: a vet's sheet, minutes, an advertisement. Of them the plain words alone count. */
const TOLD = 480;

/**
 * Where help is, for whoever typed these texts; undefined where nothing in them speaks of danger. Never throws: where the meaning
 * cannot be read, the words count alone.
 */
export const helpHeardIn = async (texts: readonly string[], readMeaning: ReadMeaning = readHere): Promise<string | undefined> => {
  const read = plain(asOne(texts));
  const named = namedIn(read);
  if (named) return HELP[named];
  const told = plain(asOne(texts.filter(({ length }) => length <= TOLD)));
  const meant =
    doubtfulIn(told).length === 0
      ? undefined
      : await withTimeout((async () => readMeaning(told))(), PATIENCE_MS).catch(() => undefined);
  const heard = meant ?? weighedIn(read);
  return heard && HELP[heard];
};
