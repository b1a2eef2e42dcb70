/** Rules that are a pattern of words: what to look for, what to say, what to write instead. */
import { inCaseOf, type Finding, type Kind } from '../finding.ts';
import type { Rule } from './rule.ts';

export interface Phrase {
  /** With the flags "gi"; words that only have to stand around the place are looked at, not taken. */
  readonly find: RegExp;
  readonly message: string;
  /** "$1" is the first group. The best first; empty where only the writer can know. */
  readonly to: readonly string[];
  /** Shown only, not corrected automatically. */
  readonly shown?: true;
  readonly type?: Kind;
}

/** One line of a table: what to look for, what to write, what to say. */
export const phrase = (
  find: RegExp,
  to: string | readonly string[],
  message: string,
  more: Pick<Phrase, 'shown' | 'type'> = {},
): Phrase => ({
  find,
  to: typeof to === 'string' ? [to] : to,
  message,
  ...more,
});

/** Like `phrase`, but only shown: right most times, not always. */
export const perhaps = (find: RegExp, to: string | readonly string[], message: string, type?: Kind): Phrase =>
  phrase(find, to, message, { shown: true, ...(type && { type }) });

const filled = (template: string, match: RegExpMatchArray): string =>
  template.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '');

export const phrases = (table: readonly Phrase[], weight = 2): Rule =>
  function* ({ text }) {
    for (const { find, to, message, shown, type = 'grammar' } of table) {
      for (const match of text.matchAll(find)) {
        const was = match[0];
        yield {
          type,
          start: match.index,
          end: match.index + was.length,
          message,
          replacements: to.map((words) => inCaseOf(was, filled(words, match))),
          safe: shown !== true && to.length > 0,
          weight,
        } satisfies Finding;
      }
    }
  };

/** Any of these words, as a pattern. */
export const anyOf = (line: string): string => `(?:${line.trim().split(/\s+/).join('|')})`;
