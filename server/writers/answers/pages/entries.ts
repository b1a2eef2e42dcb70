/** Answers that people wrote, each with the questions it is for (`entries/*.yaml`). */

/** One answer as it stands in a file. */
export interface Entry {
  /** Ways to ask for it. The first is a whole question. */
  readonly ask: readonly string[];
  /** One sentence that answers by itself. */
  readonly says: string;
  /** What a longer answer adds, in order of use. */
  readonly more?: readonly string[];
  /** What to do, in order. */
  readonly steps?: readonly string[];
  /** When to see a doctor, an adviser and so on. */
  readonly caution?: string;
}

const files = import.meta.glob<Readonly<Record<string, readonly Entry[]>>>('./entries/*.yaml', {
  eager: true,
  import: 'default',
});

export const entries: readonly Entry[] = Object.values(files).flatMap((file) => Object.values(file).flat());

/** What is compared by meaning, in the order of the vectors: of each entry every way to ask, and the answer. */
export const comparedTexts = (): readonly string[] => entries.flatMap(({ ask, says }) => [...ask, says]);
