import { silent } from '../../server/log.ts';
import { seeded } from '../../server/random.ts';
import type { WriterContext } from '../../server/writer.ts';

/** What a writer is given beside the request, for a run that can be repeated: nobody leaves, and no time is up. */
export const contextOf = (seed: number, signal: AbortSignal = new AbortController().signal): WriterContext => ({
  random: seeded(seed),
  signal,
  log: silent,
  note() {},
});
