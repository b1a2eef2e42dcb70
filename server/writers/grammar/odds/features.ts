/** What stands around a slot, in numbers: words, parts of speech and both together, up to three places to each side. */
import { mix, type Line } from './line.ts';
import type { Slot } from './slot.ts';

const MOST = 96;
/** Reused for every slot: what is in it holds until the next one is asked for. */
export const features = new Int32Array(MOST);

const EDGE = 7;
/** From this one on a slot tells as many things of one sort as there are. */
const OPEN_ENDED = 52;

/** Fills `features`, and gives how many there are. */
export const featuresOf = (line: Line, { set, from, to, own }: Slot): number => {
  const word = (at: number): number => line.word[at] ?? EDGE;
  const part = (at: number): number => line.part[at] ?? EDGE;
  const [l1, l2, l3] = [word(from - 1), word(from - 2), word(from - 3)];
  const [r1, r2, r3] = [word(to), word(to + 1), word(to + 2)];
  const [pl1, pl2, pl3] = [part(from - 1), part(from - 2), part(from - 3)];
  const [pr1, pr2, pr3] = [part(to), part(to + 1), part(to + 2)];
  let count = 0;
  const add = (value: number): void => {
    features[count] = mix(mix(set, Math.min(count, OPEN_ENDED)), value);
    count++;
  };
  const [l12, r12] = [mix(l2, l1), mix(r1, r2)];
  const [pl12, pr12] = [mix(pl2, pl1), mix(pr1, pr2)];
  add(0);
  add(l1);
  add(r1);
  add(l2);
  add(r2);
  add(l12);
  add(r12);
  add(mix(l1, r1));
  add(mix(l3, l12));
  add(mix(r12, r3));
  add(mix(l12, r1));
  add(mix(l1, r12));
  add(mix(l12, r12));
  add(pl1);
  add(pr1);
  add(pl12);
  add(pr12);
  add(mix(pl1, pr1));
  add(mix(pl3, pl12));
  add(mix(pr12, pr3));
  add(mix(pl12, pr1));
  add(mix(pl1, pr12));
  add(mix(pl12, pr12));
  add(mix(l1, pr1));
  add(mix(pl1, r1));
  add(mix(l1, pr12));
  add(mix(pl12, r1));
  add(mix(l12, pr1));
  add(mix(pl1, r12));
  add(mix(l1, mix(pl2, pr1)));
  add(mix(r1, mix(pl1, pr2)));
  for (const each of own) add(each);
  return count;
};
