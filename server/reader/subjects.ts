/** What a request is surely about: of all that it names or is near to, what the evidence bears out, within hard gates. */
import type { Sort } from '../library/sorts.ts';
import type { FoundSubject } from './brief.ts';
import { candidatesFor, type Candidate, type Clues } from './candidates.ts';
import { contradicts, isRuledOut, mustBeNamed } from './gates.ts';
import { likelihoodOf } from './likelihood.ts';

const MOST = 3;
/** The first subject must be as likely as this to be stated, a further one as likely as the other. */
const SURE = 0.6;
const SURE_BESIDE = 0.35;
/** How sure a name is that can mean nothing else. */
const NAMED_ALONE = 0.75;
/** A subject of a sort that the tool mostly deals in goes before one that is a little likelier. */
const PREFERRED = 0.15;

interface Judged {
  readonly candidate: Candidate;
  readonly sure: number;
  readonly place: number;
}

/** Not ruled out by a hard gate. */
export const isPossible = ({ subject, evidence }: Candidate, text: string): boolean =>
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
  /** Of the first subject; or the one that most of what it may be about has in common. */
  readonly sort?: Sort;
  readonly maybe: readonly FoundSubject[];
}

/** How likely the best of a sort must be, and how much likelier than the best of any other. */
const SORT_SURE = 0.25;
const SORT_LEAD = 1.8;

/** A sort may be plain where the subject is not: one of several trades is a trade. */
const commonSort = (judged: readonly Judged[]): Sort | undefined => {
  const bySort = new Map<Sort, number>();
  for (const { candidate, sure } of judged) bySort.set(candidate.subject.sort, (bySort.get(candidate.subject.sort) ?? 0) + sure);
  const [first, second] = [...bySort].sort((one, other) => other[1] - one[1]);
  return first && first[1] >= SORT_SURE && first[1] >= SORT_LEAD * (second?.[1] ?? 0) ? first[0] : undefined;
};

export const subjectsOf = (clues: Clues, prefer: readonly Sort[]): Subjects => {
  const all = candidatesFor(clues);
  const judged = all
    .filter((candidate) => isPossible(candidate, clues.text))
    .map((candidate): Judged => {
      const likely = likelihoodOf(candidate.evidence);
      // An age, a feast: whoever names it means it.
      const sure = mustBeNamed(candidate.subject) ? Math.max(likely, NAMED_ALONE) : likely;
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
  const sort = kept[0]?.candidate.subject.sort ?? commonSort(judged);
  return { subjects: kept.map(found), maybe: others.slice(0, 6).map(found), ...(sort && { sort }) };
};
