/** What a grammar checker finds in texts of ours. */
import { LocalLinter, type Dialect } from 'harper.js';
import { binary } from 'harper.js/binary';

const wordsIn = (text: string): string[] => text.toLowerCase().split(/[^\p{L}\p{N}-]+/u);

export interface Remark {
  readonly problem: string;
  /** The problem, what is said of it, and where it stands. */
  readonly said: string;
}

/** @param typed What visitors typed: remarks on their own words alone are none of ours. */
export const proofreader = async (
  typed: readonly string[],
  dialect?: Dialect,
): Promise<(text: string) => Promise<readonly Remark[]>> => {
  const linter = new LocalLinter({ binary, ...(dialect === undefined ? {} : { dialect }) });
  await linter.setup();
  const own = new Set(typed.flatMap(wordsIn));
  return async (text) =>
    (await linter.lint(text, { language: 'plaintext' }))
      .map((lint) => ({ problem: lint.get_problem_text(), message: lint.message() }))
      .filter(({ problem }) => !wordsIn(problem).every((word) => own.has(word)))
      .map(({ problem, message }) => ({ problem, said: `${problem} | ${message} | ${text.slice(0, 100)}` }));
};
