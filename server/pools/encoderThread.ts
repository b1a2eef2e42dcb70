/** Runs inside the one thread that holds the sentence encoder: reads by meaning what any other thread asks it to. */
import { setFlagsFromString } from 'node:v8';
import { tidySoon } from './tidy.ts';

export { encodeHere as encode } from '../meaning/encoder.ts';
export { readHere as readMeaning } from '../help/hear.ts';

// A flag of the whole process: see `thread.ts`, before which this thread may have started.
setFlagsFromString('--liftoff-only');
tidySoon();
