/** Finds what was written for a request: the same way for every writer that gives finished pieces. */
import type { Sort } from '../library/sorts.ts';
import type { Random } from '../random.ts';
import type { Brief } from '../reader/brief.ts';
import { choose, type Candidate } from './choose.ts';
import { readsWell } from './lastRead.ts';
import { contentWords, shared } from './likeness.ts';
import type { Pieces, Row } from './pieces.ts';
import { BRIEF_SLOTS, fillingOf } from './slots.ts';
import { filled, readTemplate } from './template.ts';

export interface Search<R extends Row> {
  readonly pieces: Pieces<R>;
  /** For whatever was typed, as long as its words have the shape: they help a reply to its least number. */
  readonly patterns?: readonly R[];
  readonly brief: Brief;
  readonly count: number;
  readonly random: Random;
  /** The piece as a candidate, or undefined where the form's choices forbid it. @param own what speaks for it beside them. */
  readonly candidate: (row: R, text: string, own: number) => Candidate<R> | undefined;
}

/** A word in common with the request counts so much, up to this many words. */
const WORD_WORTH = 0.75;
const MOST_WORDS = 2;
/** A pattern holds the visitor's own words: nothing is more about the request, unless they are a bare keyword. */
const PATTERN_WORTH = 1.5;

/** A line that speaks of "him" is seldom about somebody's daughter. */
const OTHER_GENDER_WORTH = -2;
const SPEAKS_OF = { female: /\b(?:she|her|hers|herself)\b/i, male: /\b(?:he|him|his|himself)\b/i } as const;

const genderWorth = (text: string, { parts }: Brief): number => {
  const genders = new Set(parts.people.flatMap(({ gender }) => gender ?? []));
  const [gender] = genders;
  if (gender === undefined || genders.size > 1 || SPEAKS_OF[gender].test(text)) return 0;
  return SPEAKS_OF[gender === 'female' ? 'male' : 'female'].test(text) ? OTHER_GENDER_WORTH : 0;
};

/** Nobody's loss is put into a frame; a story of it speaks for itself. */
const HARD: ReadonlySet<Sort | undefined> = new Set<Sort>(['hardship', 'defeat']);

/** Below this, what a request may be about is a guess that says nothing of its kind either. */
const LIKELY = 0.35;

const sortOf = ({ subjects: [main], maybe: [guess], sort }: Brief): Sort | undefined =>
  main?.sort ?? (guess && guess.sure >= LIKELY ? sort : undefined);

/** What may be said, best first; nothing where too little fits. */
export const search = <R extends Row>({
  pieces,
  patterns = [],
  brief,
  count,
  random,
  candidate,
}: Search<R>): readonly Candidate<R>[] => {
  const filling = fillingOf(brief);
  const typed = contentWords(`${brief.text} ${brief.further}`);
  const candidates = (rows: readonly R[]): Candidate<R>[] =>
    rows.flatMap((row) => {
      const template = readTemplate(row.text, BRIEF_SLOTS);
      const text = filled(template, filling, random);
      if (text === undefined || !readsWell(text, brief)) return [];
      const inCommon = Math.min(MOST_WORDS, shared(typed, contentWords(row.text)));
      const pattern = template.needs.some((slot) => slot !== 'topic:thing') ? PATTERN_WORTH : 0;
      const own = inCommon * WORD_WORTH + pattern + genderWorth(row.text, brief);
      return candidate(row, text, own) ?? [];
    });
  const sort = sortOf(brief);
  const [main = [], ...others] = brief.subjects.map(({ id }) => candidates(pieces.about(id)));
  const framed = HARD.has(sort) && brief.form !== 'story' ? [] : candidates(patterns).filter(({ fit }) => fit === 'exact');
  return choose({
    about: [[...main, ...framed.map((candidate) => ({ ...candidate, fit: 'scant' as const }))], ...others],
    share: brief.form === 'keyword list' ? 'equal' : 'main first',
    ofKind: sort === undefined ? [] : candidates(pieces.ofSort(sort)),
    count,
    given: new Set([...typed, ...brief.subjects.flatMap(({ id }) => id.split('-'))]),
    random,
  });
};
