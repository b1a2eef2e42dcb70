/** What is said, and in what order: style decides the build, length how much there may be. */
import type { Request } from './frames.ts';
import plans from './words/plans.yaml';

export type Stage = 'lead' | 'described' | 'facts' | 'services' | 'achievements' | 'wants' | 'work' | 'begin' | 'closing';

/** By paragraph. */
export type Plan = readonly (readonly Stage[])[];

export const planOf = (style: Request['style']): Plan => (plans as Readonly<Record<Request['style'], Plan>>)[style];

export interface Room {
  readonly least: number;
  readonly most: number;
  readonly paragraphs: number;
  /** What may be said of the trade at most, in this order, while there are too few words. */
  readonly ofTrade: readonly ('wants' | 'work' | 'begin')[];
}

export const ROOMS: Readonly<Record<Request['length'], Room>> = {
  Short: { least: 50, most: 75, paragraphs: 1, ofTrade: ['wants'] },
  Medium: { least: 100, most: 150, paragraphs: 2, ofTrade: ['wants', 'work', 'begin'] },
  Long: { least: 200, most: 300, paragraphs: 4, ofTrade: ['wants', 'work', 'begin', 'work', 'wants'] },
};

/** What goes first where there is too much, and how many of it are left until the next is shed. */
export const SHEDDING: readonly (readonly [stage: Stage, atLeast: number])[] = [
  ['closing', 0],
  ['described', 1],
  ['achievements', 1],
  ['described', 0],
  ['achievements', 0],
  ['services', 0],
  ['facts', 0],
];
