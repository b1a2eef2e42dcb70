import type { MarketingCategory } from '../prompt.ts';

/** The phrases about the visitor that tasks can use; they fit whatever was typed. */
export interface Terms {
  /** After a noun: ' about “shade plants”', or nothing. */
  readonly about: string;
  /** "city gardeners with small balconies", or "our customers". */
  readonly audience: string;
  /** "ferns and hostas by post", or "what we offer". */
  readonly offer: string;
  /** "our goal (more spring pre-orders)", or "the step we want people to take". */
  readonly goal: string;
}

/** A marketing job that a prompt can ask for. */
export interface Job {
  readonly category: MarketingCategory;
  /** Three to five, in small letters. */
  readonly tags: readonly string[];
  /** What is made, as a line in a list: "Subject lines by angle". */
  readonly name: string;
  /** Who does it, without an article: "email writer". */
  readonly role: string;
  /** One or two sentences. */
  task(terms: Terms): string;
  /** Whole sentences. */
  readonly rules: readonly string[];
  /** The form of the answer, in whole sentences. */
  readonly answer: string;
}

type Kept = Omit<Job, 'category'>;

export const jobsOf = (category: MarketingCategory, jobs: readonly Kept[]): readonly Job[] =>
  jobs.map((job) => ({ ...job, category }));
