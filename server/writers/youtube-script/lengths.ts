/** How much of everything a script of each length holds. */
import type { PayloadOf } from '../../../engine/definition/index.ts';
import type tool from '../../../tools/youtube-script-generator.ts';
import type { Scope } from './plan.ts';

type Request = PayloadOf<typeof tool>;

interface Length extends Scope {
  /** Asides of the tone, and to the audience. */
  readonly asides: readonly [number, number];
  /** The most words of the visitor's own notes. */
  readonly notes: number;
}

export const LENGTHS: Readonly<Record<Request['duration'], Length>> = {
  'Short (1-3 minutes)': { aim: 230, most: 390, points: 2, turns: [['deepen', 2]], asides: [1, 1], notes: 25 },
  'Medium (5-10 minutes)': {
    aim: 880,
    most: 1370,
    points: 6,
    turns: [
      ['add', 2],
      ['deepen', 2],
      ['add', 3],
      ['deepen', 3],
      ['add', 9],
    ],
    asides: [5, 2],
    notes: 60,
  },
  'Long (15+ minutes)': {
    aim: 2130,
    most: 2570,
    points: 6,
    turns: [
      ['add', 6],
      ['deepen', 2],
      ['add', 3],
      ['deepen', 3],
      ...Array.from(
        { length: 20 },
        () =>
          [
            ['add', 1],
            ['deepen', 3],
          ] as const,
      ).flat(),
    ],
    asides: [8, 3],
    notes: 100,
  },
};
