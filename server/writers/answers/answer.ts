/** What a source gives when it can answer, before tone, audience and length shape it. */
import type { PayloadOf } from '../../../engine/definition/index.ts';
import type tool from '../../../tools/question-answer-tool.ts';
import type { Random } from '../../random.ts';
import type { Question } from './question/question.ts';

export type Request = PayloadOf<typeof tool>;
export type Category = Request['category'];

export interface Answer {
  /** From 0 to 100. Below 70 the question is not answered. */
  readonly confidence: number;
  /** One sentence that answers by itself. */
  readonly lead: string;
  /** The lead without brackets and afterthoughts, for children and plain tones. */
  readonly simpleLead?: string;
  /** What each longer answer length adds, in order: standard, detailed, comprehensive. */
  readonly more: readonly [standard: readonly string[], detailed: readonly string[], comprehensive: readonly string[]];
  /** What to do, in order. */
  readonly steps?: readonly string[];
  /** When to see a doctor, an adviser and so on: said unless the answer is brief. */
  readonly caution?: string;
  readonly asides: Asides;
  /** Questions to ask next, the best first. */
  readonly topics: readonly string[];
}

/** Sentences that only some tones and readers want. */
export interface Asides {
  /** Where it is known from. */
  readonly source?: string;
  /** What to keep in mind when relying on it. */
  readonly caution?: string;
}

/** With a lower confidence the reply says that it does not know; the page shows such a score in red. */
export const ANSWERED_FROM = 70;

export interface Asked {
  readonly question: Question;
  readonly category: Category;
  readonly notes: string;
  readonly random: Random;
}

/** Gives an answer only if the whole question fits something it knows, else undefined. Never a guess. */
export type Source = (asked: Asked) => Answer | undefined | Promise<Answer | undefined>;
