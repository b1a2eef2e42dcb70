/** What weights are fitted to and tried on: the evidence for every subject that a labelled request may be about. */
import { candidatesFor, type Clues, type Evidence } from '../../server/reader/candidates.ts';
import { cluesOf } from '../../server/reader/read.ts';
import { isPossible, subjectsOf } from '../../server/reader/subjects.ts';

export interface Labelled {
  readonly text: string;
  readonly subjects: readonly string[];
}

/** The first subject of a request is wholly right, a further one somewhat less: so it is ranked behind the first. */
const RIGHT_BESIDE = 0.75;

export interface Studied {
  readonly clues: Clues;
  readonly labels: readonly string[];
  readonly rows: readonly { readonly evidence: Evidence; readonly right: number }[];
}

/** For each request, in their order. */
export const evidenceIn = async (requests: readonly Labelled[]): Promise<readonly Studied[]> => {
  const found: Studied[] = [];
  for (const { text, subjects: labels } of requests) {
    const clues = await cluesOf(text);
    const rows = candidatesFor(clues)
      .filter((candidate) => isPossible(candidate, clues.text))
      .map(({ subject, evidence }) => {
        const at = labels.indexOf(subject.id);
        return { evidence, right: at < 0 ? 0 : at === 0 ? 1 : RIGHT_BESIDE };
      });
    found.push({ clues, labels, rows });
  }
  return found;
};

/** What other weights make of a request: how sure its likeliest subject is, and whether it is right. */
export const tried = ({ clues, labels }: Studied, likelihood: (evidence: Evidence) => number) => {
  const { subjects, maybe } = subjectsOf(clues, [], likelihood);
  const first = subjects[0] ?? maybe[0];
  return { sure: first?.sure ?? 0, isRight: first !== undefined && labels.includes(first.id) };
};
