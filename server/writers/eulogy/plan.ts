/** Adds thoughts to a speech until it is as long as asked, each in its place and none repeated. */
import { countWords } from '../../english/prose.ts';
import type { Random } from '../../random.ts';
import { STAGES, type Stage, type Thoughts } from './stock.ts';

export interface Range {
  readonly min: number;
  readonly max: number;
}

export interface Thought {
  readonly idea: string;
  readonly stage: Stage;
  readonly text: string;
}

/** The order in which thoughts are added: what is closest to the person first. */
const WISHES: readonly Stage[] = [
  'bond',
  'carry',
  'invite',
  'bond',
  'grief',
  'gathering',
  'bond',
  'carry',
  'invite',
  'grief',
  'bond',
];
/** The most thoughts of each kind. */
const MOST: Readonly<Record<Stage, number>> = { gathering: 2, bond: 9, invite: 3, grief: 3, carry: 3, still: 1 };

export const thoughtsIn = (stage: Stage, thoughts: Thoughts = {}): Thought[] =>
  Object.entries(thoughts).map(([idea, text]) => ({ idea, stage, text }));

/** @param preferred Taken before `general` wherever there is a choice: what belongs to this relation and tone. */
export const chosenThoughts = (
  preferred: readonly Thought[],
  general: readonly Thought[],
  room: Range,
  random: Random,
): Map<Stage, Thought[]> => {
  const chosen = new Map<Stage, Thought[]>(STAGES.map((stage) => [stage, []]));
  const pools = [random.shuffle(preferred), random.shuffle(general)];
  const told = new Set<string>();
  const aim = room.min + random.next() * (room.max - room.min) * 0.6;
  let words = 0;

  const take = (stage: Stage): boolean => {
    if (chosen.get(stage)!.length >= MOST[stage]) return false;
    for (const pool of random.next() < 0.7 ? pools : [...pools].reverse()) {
      const found = pool.find(
        ({ idea, stage: own, text }) => own === stage && !told.has(idea) && words + countWords(text) <= room.max,
      );
      if (found === undefined) continue;
      told.add(found.idea);
      chosen.get(stage)!.push(found);
      words += countWords(found.text);
      return true;
    }
    return false;
  };

  if (room.max > 400 && random.next() < 0.6) take('still');
  for (let turn = 0, idle = 0; words < aim && idle < WISHES.length; turn++)
    idle = take(WISHES[turn % WISHES.length]!) ? 0 : idle + 1;
  return chosen;
};
