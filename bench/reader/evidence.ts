/** The evidence for every subject that a labelled request may be about, and whether it is: what the weights are fitted to. */
import { candidatesFor, type Evidence } from '../../server/reader/candidates.ts';
import { cluesOf } from '../../server/reader/read.ts';
import { isPossible } from '../../server/reader/subjects.ts';

export interface Labelled {
  readonly text: string;
  readonly subjects: readonly string[];
}

/** The first subject of a request is wholly right, a further one somewhat less: so it is ranked behind the first. */
const RIGHT_BESIDE = 0.75;

/** For each request, in their order. */
export const evidenceIn = async (requests: readonly Labelled[]): Promise<{ evidence: Evidence; right: number }[][]> => {
  const found: { evidence: Evidence; right: number }[][] = [];
  for (const { text, subjects } of requests) {
    const clues = await cluesOf(text);
    const possible = candidatesFor(clues).filter((candidate) => isPossible(candidate, clues.text));
    found.push(
      possible.map(({ subject, evidence }) => {
        const at = subjects.indexOf(subject.id);
        return { evidence, right: at < 0 ? 0 : at === 0 ? 1 : RIGHT_BESIDE };
      }),
    );
  }
  return found;
};
