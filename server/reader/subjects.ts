/** What a request is surely about: of all that it names or is near to, what the evidence bears out, within hard gates. */
import type { Sort } from '../library/sorts.ts';
import type { FoundSubject } from './brief.ts';
import { candidatesFor, type Candidate, type Clues } from './candidates.ts';
import { contradicts, isRuledOut, mustBeNamed } from './gates.ts';
import { likelihoodOf } from './likelihood.ts';
import { occasionFirst, whatBeforeWhom, withTradesToldApart, type Judged } from './sideBySide.ts';

const MOST = 3;
/** The first subject must be as likely as this to be stated, a further one as likely as the other. */
const SURE = 0.7;
const SURE_BESIDE = 0.3;
/** How sure a name is that can mean nothing else. */
const NAMED_ALONE = 0.75;
/** A subject of a sort that the tool mostly deals in goes before one that is a little likelier. */
const PREFERRED = 0.15;

/** Not ruled out by a hard gate. */
export const isPossible = ({ subject, evidence }: Candidate, text: string): boolean =>
  !contradicts(subject, text) && (evidence.named > 0 || !mustBeNamed(subject));

const found = ({ subject, isNamed, sure }: Judged): FoundSubject => ({
  id: subject.id,
  sort: subject.sort,
  field: subject.field,
  sure: Math.round(sure * 100) / 100,
  by: isNamed ? 'name' : 'meaning',
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
  for (const { subject, sure } of judged) bySort.set(subject.sort, (bySort.get(subject.sort) ?? 0) + sure);
  const [first, second] = [...bySort].sort((one, other) => other[1] - one[1]);
  return first && first[1] >= SORT_SURE && first[1] >= SORT_LEAD * (second?.[1] ?? 0) ? first[0] : undefined;
};

/** @param likelihood for a measurement that tries other weights. */
export const subjectsOf = (clues: Clues, prefer: readonly Sort[], likelihood = likelihoodOf): Subjects => {
  const each = candidatesFor(clues)
    .filter((candidate) => isPossible(candidate, clues.text))
    .map(({ subject, evidence }): Judged => {
      const likely = likelihood(evidence);
      // An age, a feast: whoever names it means it.
      const sure = mustBeNamed(subject) ? Math.max(likely, NAMED_ALONE) : likely;
      return { subject, isNamed: evidence.named > 0, sure, place: sure + (prefer.includes(subject.sort) ? PREFERRED : 0) };
    });
  const judged = whatBeforeWhom(withTradesToldApart(each, clues, prefer), clues);
  const kept: Judged[] = [];
  for (const one of judged) {
    const ids = new Set(kept.map(({ subject }) => subject.id));
    const enough = kept.length === 0 ? SURE : SURE_BESIDE;
    if (kept.length < MOST && one.sure >= enough && !isRuledOut(one.subject, ids)) kept.push(one);
  }
  const stated = occasionFirst(kept, clues, prefer);
  const ids = new Set(stated.map(({ subject }) => subject.id));
  const others = judged.filter((one) => !kept.includes(one) && !isRuledOut(one.subject, ids));
  const sort = stated[0]?.subject.sort ?? commonSort(judged);
  return { subjects: stated.map(found), maybe: others.slice(0, 6).map(found), ...(sort && { sort }) };
};
