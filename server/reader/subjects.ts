/** What a request is surely about: what it names first, then what it is near to in meaning, within hard gates. */
import { nearSubjects, type Near } from '../library/nearSubjects.ts';
import type { Sort } from '../library/sorts.ts';
import { subjectOf, type Subject } from '../library/subjects.ts';
import type { Vector } from '../meaning/encoder.ts';
import type { Mention } from './aliases.ts';
import type { FoundSubject } from './brief.ts';
import { rankOf } from './commonWords.ts';
import { contradicts, isRuledOut, mustBeNamed } from './gates.ts';
import type { Word } from './words.ts';

export interface Clues {
  /** The matter of the request, in small words and large. */
  readonly text: string;
  readonly words: readonly Word[];
  readonly mentions: readonly Mention[];
  /** The words that hold the main noun, or the verb with its object. */
  readonly main: ReadonlySet<number>;
  readonly vectors: readonly Vector[];
  readonly prefer: readonly Sort[];
}

const MOST = 3;
/** Surely named from here on. */
const NAMED = 0.62;
/** Surely meant from here on, where nothing is named; hardships need more. */
const MEANT = 0.6;
const MEANT_HARDSHIP = 0.68;
const LEAD = 0.035;
/** Words as common as this say little where they are not the main word. */
const COMMON = 900;

/** People, places and times are seldom what it is about where something else is named. */
const BACKGROUND: Readonly<Partial<Record<Sort, number>>> = { person: 0.14, place: 0.12, time: 0.12, idea: 0.08 };

const weightOf = (mention: Mention, { words, main }: Clues): number => {
  const isMain = Array.from({ length: mention.to - mention.from }, (_, n) => mention.from + n).some((at) => main.has(at));
  const isWhole = words.length <= mention.to - mention.from + 1;
  if (mention.alone && !isMain && !isWhole) return 0;
  if (mention.length > 1) return (mention.length > 2 ? 1.05 : 0.95) + (isMain ? 0.1 : 0);
  const word = words[mention.from]!;
  const isCommon = (rankOf(word.lower) ?? Infinity) < COMMON && !isMain && !isWhole;
  const inflected = !mention.isExact && /(?:ing|ed|er)$/.test(word.lower) ? 0.85 : 1;
  return (isCommon ? 0.5 : 0.72) * inflected + (isMain || isWhole ? 0.22 : 0);
};

interface Scored {
  readonly subject: Subject;
  readonly score: number;
  readonly named: number;
}

/** Nearness of the best piece of the text. */
const nearest = (vectors: readonly Vector[]): ReadonlyMap<string, number> => {
  const best = new Map<string, number>();
  for (const vector of vectors)
    for (const { id, nearness } of nearSubjects(vector)) best.set(id, Math.max(best.get(id) ?? 0, nearness));
  return best;
};

const namedScores = (clues: Clues): Map<string, number> => {
  const weights = new Map<string, number[]>();
  for (const mention of clues.mentions) {
    const weight = weightOf(mention, clues);
    if (weight > 0) weights.set(mention.id, [...(weights.get(mention.id) ?? []), weight]);
  }
  return new Map([...weights].map(([id, all]) => [id, Math.max(...all) + 0.06 * Math.min(2, all.length - 1)]));
};

const found = ({ subject, named, score }: Scored): FoundSubject => ({
  id: subject.id,
  sort: subject.sort,
  field: subject.field,
  sure: Math.round(Math.min(1, score) * 100) / 100,
  by: named > 0 ? 'name' : 'meaning',
});

const byMeaning = (near: readonly Near[], { text }: Clues): readonly Scored[] => {
  const allowed = near.flatMap(({ id, nearness }): Scored[] => {
    const subject = subjectOf(id);
    if (!subject || mustBeNamed(subject) || contradicts(subject, text)) return [];
    return [{ subject, score: nearness, named: 0 }];
  });
  const [first, second] = allowed;
  if (!first) return [];
  const enough = first.subject.sort === 'hardship' ? MEANT_HARDSHIP : MEANT;
  return first.score >= enough && first.score - (second?.score ?? 0) >= LEAD ? [first] : [];
};

export interface Subjects {
  readonly subjects: readonly FoundSubject[];
  readonly maybe: readonly FoundSubject[];
}

export const subjectsOf = (clues: Clues): Subjects => {
  const near = nearest(clues.vectors);
  const ranked = [...near].map(([id, nearness]) => ({ id, nearness })).sort((one, other) => other.nearness - one.nearness);
  const named = namedScores(clues);
  const scored = [...named]
    .flatMap(([id, weight]): Scored[] => {
      const subject = subjectOf(id);
      if (!subject || contradicts(subject, clues.text)) return [];
      const liking = clues.prefer.includes(subject.sort) ? 0.15 : 0;
      const score = weight + 0.7 * Math.max(0, (near.get(id) ?? 0) - 0.3) + liking - (BACKGROUND[subject.sort] ?? 0);
      return [{ subject, score, named: weight }];
    })
    .sort((one, other) => other.score - one.score);
  const [top] = scored;
  const sure = scored.filter(({ score }) => score >= NAMED && score >= 0.62 * (top?.score ?? 0));
  const kept: Scored[] = [];
  for (const each of sure) {
    if (kept.length < MOST && !isRuledOut(each.subject, new Set(kept.map(({ subject }) => subject.id)))) kept.push(each);
  }
  const chosen = kept.length > 0 ? kept : byMeaning(ranked, clues);
  const ids = new Set(chosen.map(({ subject }) => subject.id));
  const maybe = ranked.slice(0, 8).flatMap(({ id, nearness }): Scored[] => {
    const subject = subjectOf(id);
    return subject && !ids.has(id) && !isRuledOut(subject, ids) ? [{ subject, score: nearness, named: named.get(id) ?? 0 }] : [];
  });
  return { subjects: chosen.map(found), maybe: maybe.map(found) };
};
