/** The votes of this server, opened when first needed. Nobody waits long for them. */
import { readConfig } from '../config.ts';
import { isTransient, withRetries, withTimeout } from '../retry.ts';
import { Busy } from '../writer.ts';
import { openVotes, type Tally, type Vote, type Votes } from './votes.ts';

/** How long until votes that were unreachable are read again, in milliseconds: a search does not wait for them each time. */
const NEXT_LOOK_MS = 5_000;

let opened: Promise<Votes> | undefined;
/** The counts as last read. */
let known: ReadonlyMap<string, Tally> = new Map();
let nextLook = 0;

/** Opened once; after a failure, again when next needed. */
const votes = (): Promise<Votes> => {
  if (!opened) {
    const { database, votesFile } = readConfig();
    opened = openVotes({ url: database, file: votesFile }).catch((problem: unknown) => {
      opened = undefined;
      throw problem;
    });
  }
  return opened;
};

/** @throws Busy where the votes cannot be reached at the moment. */
export const cast = async (prompt: string, voter: string, vote: Vote): Promise<Tally> => {
  try {
    return await withRetries(async () => withTimeout((await votes()).cast(prompt, voter, vote)));
  } catch (problem) {
    if (isTransient(problem)) throw new Busy('Your vote could not be kept just now.', NEXT_LOOK_MS / 1_000);
    throw problem;
  }
};

/** The counts of every prompt with a vote; where the votes cannot be reached, as last read. */
export const tallies = async (): Promise<ReadonlyMap<string, Tally>> => {
  if (performance.now() < nextLook) return known;
  try {
    known = await withRetries(async () => withTimeout((await votes()).tallies()));
  } catch {
    nextLook = performance.now() + NEXT_LOOK_MS;
  }
  return known;
};

/** 5 times the share of likes; 0 without votes. */
export const ratingOf = ({ likes, dislikes }: Tally): number =>
  likes + dislikes === 0 ? 0 : Math.round((50 * likes) / (likes + dislikes)) / 10;
