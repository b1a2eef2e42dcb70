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

export const evidenceIn = async (requests: readonly Labelled[]): Promise<{ evidence: Evidence; right: number }[]> => {
  const rows: { evidence: Evidence; right: number }[] = [];
  for (const { text, subjects } of requests) {
    const clues = await cluesOf(text);
    for (const candidate of candidatesFor(clues)) {
      const at = subjects.indexOf(candidate.subject.id);
      if (isPossible(candidate, clues.text))
        rows.push({ evidence: candidate.evidence, right: at < 0 ? 0 : at === 0 ? 1 : RIGHT_BESIDE });
    }
  }
  return rows;
};
