/** Plans which sections a script has, and how much of each, so that it lasts as long as asked. */
import { countWords } from '../../english/prose.ts';
import type { Random } from '../../random.ts';
import { isShot } from './fill.ts';

/** A section that could be told, with its words filled in. */
export interface Candidate {
  /** Its place in the video. */
  readonly order: number;
  /** `point`: the visitor asked for it; `core`: the kind of video needs it. */
  readonly kind: 'point' | 'core' | 'free';
  readonly heading: string;
  readonly says: readonly string[];
}

export interface Section {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** Words: to be spoken, and in all. */
export interface Extent {
  readonly spoken: number;
  readonly all: number;
}

export interface Scope {
  /** Spoken words to come to, and the most words in all. */
  readonly aim: number;
  readonly most: number;
  /** How many of the visitor's parts have a section of their own. */
  readonly points: number;
  /** After the core: sections to add, and paragraphs to allow in each, by turns. */
  readonly turns: readonly (readonly ['add' | 'deepen', number])[];
}

export const extentOf = (paragraph: string): Extent => ({
  spoken: countWords(
    paragraph
      .split('\n')
      .filter((line) => !isShot(line))
      .join(' '),
  ),
  all: countWords(paragraph),
});

/** A heading with its time mark, in words. */
const headingWords = (heading: string): number => countWords(heading) + 1;

/**
 * @param candidates In the order in which they are wished for within their kind.
 * @param fixed What the rest of the script takes.
 */
export const planned = (
  candidates: readonly Candidate[],
  fixed: Extent,
  { aim, most, points, turns }: Scope,
  random: Random,
): Section[] => {
  const depth = new Map<Candidate, number>();
  let { spoken, all } = fixed;

  const grow = (candidate: Candidate): boolean => {
    const next = candidate.says[depth.get(candidate) ?? 0];
    if (next === undefined) return false;
    const extent = extentOf(next);
    const whole = extent.all + (depth.has(candidate) ? 0 : headingWords(candidate.heading));
    if (all + whole > most) return false;
    depth.set(candidate, (depth.get(candidate) ?? 0) + 1);
    spoken += extent.spoken;
    all += whole;
    return true;
  };
  const of = (kind: Candidate['kind']): Candidate[] => candidates.filter((candidate) => candidate.kind === kind);

  // The beginning and the end of a video are essential; then its middle, in order.
  const core = of('core');
  for (const candidate of [...core.slice(0, 1), ...core.slice(1).slice(-1), ...core.slice(1, -1)]) grow(candidate);
  for (const candidate of of('point').slice(0, points)) grow(candidate);
  const free = of('free');
  for (const [turn, amount] of turns) {
    if (turn === 'add')
      for (let added = 0; added < amount && spoken < aim && free.length > 0; ) added += grow(free.shift()!) ? 1 : 0;
    else
      for (const candidate of random.shuffle([...depth.keys()]))
        while (spoken < aim && depth.get(candidate)! < amount && grow(candidate));
  }
  return [...depth]
    .sort(([one], [other]) => one.order - other.order)
    .map(([{ heading, says }, told]) => ({ heading, paragraphs: says.slice(0, told) }));
};
