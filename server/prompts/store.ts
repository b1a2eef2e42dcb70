/** The votes of this server, opened when they are first needed. Nobody waits long for them. */
import { readConfig } from '../config.ts';
import { isPassing, patiently, within } from '../patience.ts';
import { Busy } from '../writer.ts';
import { openVotes, type Tally, type Vote, type Votes } from './votes.ts';

/** Votes that were out of reach are read again after this time, in milliseconds: a search does not wait for them each time. */
const NEXT_LOOK_MS = 5_000;

let opened: Promise<Votes> | undefined;
/** As they were last read. */
let known: ReadonlyMap<string, Tally> = new Map();
let nextLook = 0;

/** Opened once; after a failure, anew at the next need. */
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

/** @throws Busy where the votes are out of reach for the moment. */
export const cast = async (prompt: string, voter: string, vote: Vote): Promise<Tally> => {
  try {
    return await patiently(async () => within((await votes()).cast(prompt, voter, vote)));
  } catch (problem) {
    if (isPassing(problem)) throw new Busy('Your vote could not be kept just now.', NEXT_LOOK_MS / 1_000);
    throw problem;
  }
};

/** The counts of every prompt with a vote; where the votes are out of reach, as they were last seen. */
export const tallies = async (): Promise<ReadonlyMap<string, Tally>> => {
  if (performance.now() < nextLook) return known;
  try {
    known = await patiently(async () => within((await votes()).tallies()));
  } catch {
    nextLook = performance.now() + NEXT_LOOK_MS;
  }
  return known;
};

/** 5 times the share of likes; 0 without votes. */
export const ratingOf = ({ likes, dislikes }: Tally): number =>
  likes + dislikes === 0 ? 0 : Math.round((50 * likes) / (likes + dislikes)) / 10;
