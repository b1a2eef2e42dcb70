/** What a request is surely about: of all that it names or is near to, what the evidence bears out, within hard gates. */
import type { Sort } from '../library/sorts.ts';
import type { FoundSubject } from './brief.ts';
import { candidatesFor, type Candidate, type Clues } from './candidates.ts';
import { contradicts, isRuledOut, mustBeNamed } from './gates.ts';
import { likelihoodOf } from './likelihood.ts';

const MOST = 3;
/** The first subject must be as likely as this to be stated, a further one as likely as the other. */
const SURE = 0.55;
const SURE_BESIDE = 0.45;
/** A subject of a sort that the tool mostly deals in goes before one that is a little likelier. */
const PREFERRED = 0.15;

interface Judged {
  readonly candidate: Candidate;
  readonly sure: number;
  readonly place: number;
}

const isPossible = ({ subject, evidence }: Candidate, text: string): boolean =>
  !contradicts(subject, text) && (evidence.named > 0 || !mustBeNamed(subject));

const found = ({ candidate: { subject, evidence }, sure }: Judged): FoundSubject => ({
  id: subject.id,
  sort: subject.sort,
  field: subject.field,
  sure: Math.round(sure * 100) / 100,
  by: evidence.named > 0 ? 'name' : 'meaning',
});

export interface Subjects {
  readonly subjects: readonly FoundSubject[];
  readonly maybe: readonly FoundSubject[];
}

export const subjectsOf = (clues: Clues, prefer: readonly Sort[]): Subjects => {
  const all = candidatesFor(clues);
  (globalThis as any).__trace?.(all);
  const judged = all
    .filter((candidate) => isPossible(candidate, clues.text))
    .map((candidate): Judged => {
      const sure = likelihoodOf(candidate.evidence);
      return { candidate, sure, place: sure + (prefer.includes(candidate.subject.sort) ? PREFERRED : 0) };
    })
    .sort((one, other) => other.place - one.place);
  const kept: Judged[] = [];
  for (const each of judged) {
    const ids = new Set(kept.map(({ candidate }) => candidate.subject.id));
    const enough = kept.length === 0 ? SURE : SURE_BESIDE;
    if (kept.length < MOST && each.sure >= enough && !isRuledOut(each.candidate.subject, ids)) kept.push(each);
  }
  const ids = new Set(kept.map(({ candidate }) => candidate.subject.id));
  const others = judged.filter((each) => !kept.includes(each) && !isRuledOut(each.candidate.subject, ids));
  return { subjects: kept.map(found), maybe: others.slice(0, 6).map(found) };
};
