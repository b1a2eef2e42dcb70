/** Finds what was written for a request: the same way for every writer that gives finished pieces. */
import type { Sort } from '../library/sorts.ts';
import { subjectOf } from '../library/subjects.ts';
import type { Random } from '../random.ts';
import type { Brief } from '../reader/brief.ts';
import { contradicts, isBereaved, isRuledOut, mustBeNamed } from '../reader/gates.ts';
import { choose, type Candidate } from './choose.ts';
import { readsWell } from './lastRead.ts';
import { contentWords, shared, tellingWords } from './likeness.ts';
import { factsWorth, HARDLY_TRUE } from './facts.ts';
import type { Nearness } from './nearness.ts';
import type { Pieces, Row } from './pieces.ts';
import { BRIEF_SLOTS, fillingOf } from './slots.ts';
import { filled, readTemplate } from './template.ts';

export interface Search<R extends Row> {
  readonly pieces: Pieces<R>;
  /** Of each of them, by what the request means. */
  readonly nearness: (vectors: Brief['vectors']) => Nearness<R>;
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
/** From a nearness that says nothing: a tenth nearer is one more. */
const NEARNESS_WORTH = 10;
const FAR = 0.3;
/** A pattern holds the visitor's own words: nothing is more about the request, unless they are a bare keyword. */
const PATTERN_WORTH = 1.5;

/** In so few words there is nothing to tell one line on the matter from another. */
const FEW_WORDS = 2;

/** Of a request that says so much, a line that is so far off and shares no word speaks of something else. */
const MANY_WORDS = 4;
const BESIDE_IT = 0.4;

/** What was written for another subject is about this request, too, if it means so nearly the same and shares a word with it, or two. */
const NEAR = 0.6;
const RATHER_NEAR = 0.45;

const HARD: ReadonlySet<Sort | undefined> = new Set<Sort>(['hardship', 'defeat']);

const TROUBLE: ReadonlySet<Sort> = new Set<Sort>(['hardship', 'defeat', 'problem', 'issue']);

/** Below this, what a request may be about is a guess that says nothing. */
const LIKELY = 0.5;

const sortOf = ({ subjects: [main], maybe: [guess], sort }: Brief): Sort | undefined =>
  main?.sort ?? (guess && guess.sure >= LIKELY ? sort : undefined);

/** It is about something bad that happened to somebody. */
export const isHard = (brief: Brief): boolean => HARD.has(sortOf(brief));

/** Other subjects than the request's own that nothing in it rules out. No trouble is brought into what is none. */
const otherSubjects = <R extends Row>({ subjects }: Pieces<R>, { subjects: own, text }: Brief): string[] => {
  const ids = new Set(own.map(({ id }) => id));
  return subjects.filter((id) => {
    const subject = subjectOf(id);
    if (!subject || ids.has(id) || mustBeNamed(subject) || isRuledOut(subject, ids)) return false;
    if (contradicts(subject, text)) return false;
    if (isBereaved(text)) return subject.sort === 'hardship';
    return !TROUBLE.has(subject.sort) || own.some(({ sort }) => TROUBLE.has(sort));
  });
};

/** What may be said, best first; nothing where too little fits. */
export const search = <R extends Row>({
  pieces,
  nearness,
  patterns = [],
  brief,
  count,
  random,
  candidate,
}: Search<R>): readonly Candidate<R>[] => {
  const filling = fillingOf(brief);
  const typed = contentWords(`${brief.text} ${brief.further}`);
  const near = nearness(brief.vectors);
  const isBare = typed.size <= FEW_WORDS;
  const telling = tellingWords(`${brief.text} ${brief.further}`);
  const inCommon = ({ text }: R): number => Math.min(MOST_WORDS, shared(telling, contentWords(text)));
  const candidates = (rows: readonly R[]): Candidate<R>[] =>
    rows.flatMap((row) => {
      const template = readTemplate(row.text, BRIEF_SLOTS);
      const text = filled(template, filling, random);
      if (text === undefined || !readsWell(text, brief)) return [];
      const pattern = template.needs.some((slot) => slot !== 'topic:thing') ? PATTERN_WORTH : 0;
      const meant = isBare ? 0 : Math.max(0, near(row) - FAR) * NEARNESS_WORTH;
      const facts = factsWorth(row.text, brief);
      const found = candidate(row, text, meant + inCommon(row) * WORD_WORTH + pattern + facts);
      if (!found) return [];
      const isBeside = typed.size >= MANY_WORDS && near(row) < BESIDE_IT && pattern === 0 && inCommon(row) === 0;
      return (isBeside || facts <= HARDLY_TRUE) && found.fit !== 'against' ? { ...found, fit: 'scant' } : found;
    });
  // Where nobody can tell the subject, or the words are the visitor's own, a few are enough.
  const toTheLeast = (found: Candidate<R>): Candidate<R> => (found.fit === 'against' ? found : { ...found, fit: 'scant' });
  const sort = sortOf(brief);
  const [main = [], ...others] = brief.subjects.map(({ id }) => candidates(pieces.about(id)));
  // Nobody's loss is put into a frame; a story of it speaks for itself.
  const framed = isHard(brief) && brief.form !== 'story' ? [] : candidates(patterns).filter(({ fit }) => fit === 'exact');
  // What is only said beside it, "I am sending soup", is not what it is about.
  const matter = tellingWords(brief.text);
  const isAboutIt = (row: R, least: number): boolean => {
    const words = shared(matter, contentWords(row.text));
    return words > 0 && near(row) >= (words > 1 ? RATHER_NEAR : least);
  };
  const possible = isBare && main.length > 0 ? [] : otherSubjects(pieces, brief);
  const likely = new Set(brief.maybe.flatMap(({ id, sure }) => (sure >= LIKELY ? [id] : [])));
  const elsewhere = possible.flatMap((id) =>
    pieces.about(id).filter((row) => isAboutIt(row, likely.has(id) ? RATHER_NEAR : NEAR)),
  );
  return choose({
    about: [
      [
        ...main,
        ...(brief.subjects.length > 0 ? candidates(elsewhere) : candidates(elsewhere).map(toTheLeast)),
        ...framed.map(toTheLeast),
      ],
      ...others,
    ],
    share: brief.form === 'keyword list' ? 'equal' : 'main first',
    ofKind: sort === undefined ? [] : candidates(pieces.ofSort(sort)),
    count,
    given: new Set([...typed, ...brief.subjects.flatMap(({ id }) => id.split('-'))]),
    random,
  });
};
