/** The votes of this server, opened when they are first needed. */
import { readConfig } from '../config.ts';
import { openVotes, type Tally, type Vote, type Votes } from './votes.ts';

let opened: Promise<Votes> | undefined;

/** Opened once; after a failure, anew at the next need. */
const votes = (): Promise<Votes> => {
  const { database, votesFile } = readConfig();
  opened ??= openVotes({ url: database, file: votesFile }).catch((problem: unknown) => {
    opened = undefined;
    throw problem;
  });
  return opened;
};

/** @throws where the votes cannot be kept. */
export const cast = async (prompt: string, voter: string, vote: Vote): Promise<Tally> =>
  (await votes()).cast(prompt, voter, vote);

/** The counts of every prompt with a vote. A library whose votes are out of reach is still a library: then there are none. */
export const tallies = async (): Promise<ReadonlyMap<string, Tally>> => {
  try {
    return await (await votes()).tallies();
  } catch {
    return new Map();
  }
};

/** 5 times the share of likes; 0 without votes. */
export const ratingOf = ({ likes, dislikes }: Tally): number =>
  likes + dislikes === 0 ? 0 : Math.round((50 * likes) / (likes + dislikes)) / 10;
