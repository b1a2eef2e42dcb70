/**
 * Loading leaves more garbage in a thread than writing ever does, some 10 MB in each and 20 in that of the grammar check, which V8
 * would keep until it needed the room.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Nothing has been loaded for so long, in milliseconds. */
const QUIET_MS = 1_500;

const collect = (): void => {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
};

let waiting: NodeJS.Timeout | undefined;
/** Says that something is being loaded: what it leaves is collected when it, and whatever follows it soon, is over. */
export const tidySoon = (): void => {
  clearTimeout(waiting);
  waiting = setTimeout(collect, QUIET_MS).unref();
};
