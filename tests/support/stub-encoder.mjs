// A thread that stands in for the one with the encoder, and fails as the environment says.
import { setTimeout as pause } from 'node:timers/promises';

const fail = async () => {
  if (process.env.STUB_ENCODER === 'dies') process.exit(1);
  if (process.env.STUB_ENCODER === 'throws') throw new RangeError('as it was told');
  if (process.env.STUB_ENCODER === 'is slow') await pause(60_000);
};

export const encode = fail;

/** What the stub hears. */
export const readMeaning = async (read) => {
  await fail();
  return read.includes('quiet') ? 'abuse' : undefined;
};
