import { betweenPoints, eachCluster, isBlank } from './clusters.ts';

const LOOKED_AT = 10_000;
const NAMED = 12;

/** A character that the end cuts in two is not looked at. */
const lookedAt = (text: string): string => {
  if (text.length <= LOOKED_AT) return text;
  let last = 0;
  eachCluster(text.slice(0, betweenPoints(text, LOOKED_AT)), (start) => {
    last = start;
  });
  return text.slice(0, last);
};

/** The characters that a style leaves as they are: how many of the text, and the first different ones. */
export const unstyled = (text: string, transform: (text: string) => string): { count: number; kinds: string[] } => {
  const start = lookedAt(text);
  const seen = new Map<string, boolean>();
  const kinds: string[] = [];
  let count = 0;
  eachCluster(start, (from, to) => {
    if (isBlank(start, from, to)) return;
    const cluster = start.slice(from, to);
    let stays = seen.get(cluster);
    if (stays === undefined) {
      stays = transform(cluster) === cluster;
      seen.set(cluster, stays);
      if (stays && kinds.length < NAMED) kinds.push(cluster);
    }
    if (stays) count++;
  });
  return { count, kinds };
};
