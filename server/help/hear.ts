/** Whether somebody may be in danger, as the server hears it: by the words first, then by their meaning where these leave doubt. */
import { HELP, type Heard } from '../../engine/help/dangers.ts';
import { namedIn, plain, saidIn } from '../../engine/help/helpFor.ts';
import { doubtfulIn } from '../../engine/help/weighing.ts';

/** The danger in a plain text that names none outright, read by its meaning. */
export type ReadMeaning = (read: string) => Promise<Heard | undefined>;

/** In this thread. */
export const readHere: ReadMeaning = async (read) => (await import('./meaning.ts')).meantIn(read);

/** Help may delay a text by so much, in milliseconds. */
const PATIENCE_MS = 3_000;

const within = async <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('late')), PATIENCE_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Where help is, for whoever wrote this text; undefined where nothing in it speaks of danger. Never throws: where the meaning
 * cannot be read, the words count alone.
 */
export const helpHeardIn = async (text: string, readMeaning: ReadMeaning = readHere): Promise<string | undefined> => {
  const read = plain(text);
  const named = namedIn(read);
  if (named) return HELP[named];
  if (doubtfulIn(read).length === 0) return undefined;
  const heard = await within((async () => readMeaning(read))()).catch(() => saidIn(read));
  return heard && HELP[heard];
};
