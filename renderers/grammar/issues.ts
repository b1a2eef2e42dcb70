/** The issues found in a text, and what happens to the text and their places as the visitor decides on each. */
import type { FormOf } from '../../engine/definition/index.ts';
import type { DataOf, ItemOf } from '../../engine/call/reply.ts';
import type definition from '../../tools/grammar-checker.ts';

export type Tool = typeof definition;
type Reply = DataOf<Tool>;
type Found = ItemOf<Reply['issues']>;

/** The field of the editor. */
export const FIELD = 'text' satisfies keyof FormOf<Tool>;

export const TYPES = ['grammar', 'spelling', 'style', 'punctuation'] as const;

export interface Place {
  /** UTF-16 units from the beginning of the text. */
  readonly start: number;
  readonly end: number;
}

export interface Issue {
  readonly id: string;
  readonly type: string;
  readonly message: string;
  /** The words it is about, where its place in the text is known. */
  readonly words: string;
  /** What the corrected text has in its place. */
  readonly suggestion: string | undefined;
  /** What a visitor may choose from, the suggestion first. */
  readonly replacements: readonly string[];
  /** Undefined where the server does not say. */
  readonly place: Place | undefined;
}

const placeIn = (text: string, found: Found): Place | undefined => {
  const [start, length] = [Number(found.offset ?? Number.NaN), Number(found.length ?? Number.NaN)];
  return start >= 0 && length >= 0 && start + length <= text.length ? { start, end: start + length } : undefined;
};

/** The issues that a reply reports in this text. */
export const issuesIn = ({ issues = [] }: Reply, text: string): Issue[] =>
  issues.map((found, at) => {
    const place = placeIn(text, found);
    const { suggestion, type = '', message = '', replacements = [] } = found;
    const others = replacements.filter((other) => other !== suggestion);
    return {
      id: String(at),
      type,
      message,
      words: place ? text.slice(place.start, place.end) : '',
      suggestion,
      replacements: suggestion === undefined ? others : [suggestion, ...others],
      place,
    };
  });

export interface Draft {
  readonly text: string;
  readonly open: readonly Issue[];
}

const without = (issues: readonly Issue[], gone: Issue): Issue[] => issues.filter(({ id }) => id !== gone.id);

/** The text with this replacement; the places behind it move along. Issues that overlap the changed place are settled with it. */
export const accept = ({ text, open }: Draft, issue: Issue, replacement: string): Draft => {
  const { place } = issue;
  if (!place) return { text, open };
  const moved = replacement.length - (place.end - place.start);
  const others = without(open, issue).flatMap((other) => {
    if (!other.place || other.place.end <= place.start) return [other];
    if (other.place.start < place.end) return [];
    return [{ ...other, place: { start: other.place.start + moved, end: other.place.end + moved } }];
  });
  return { text: text.slice(0, place.start) + replacement + text.slice(place.end), open: others };
};

export const ignore = ({ text, open }: Draft, issue: Issue): Draft => ({ text, open: without(open, issue) });

const isKnown = (issue: Issue, words: readonly string[]): boolean =>
  issue.type === 'spelling' && issue.words !== '' && words.some((word) => word.toLowerCase() === issue.words.toLowerCase());

/** Without misspellings that the visitor has accepted as right. */
export const ignoreWords = ({ text, open }: Draft, words: readonly string[]): Draft => ({
  text,
  open: open.filter((issue) => !isKnown(issue, words)),
});

/** The text with every open suggestion applied, from the end, so that no place moves before its turn. */
export const correct = (draft: Draft): string =>
  draft.open
    .filter(({ place, suggestion }) => place !== undefined && suggestion !== undefined)
    .toSorted((one, other) => (other.place?.start ?? 0) - (one.place?.start ?? 0))
    .reduce((so, issue) => (so.open.some(({ id }) => id === issue.id) ? accept(so, issue, issue.suggestion ?? '') : so), draft)
    .text;

const FULL = 100;
const PER_ISSUE = 5;
const BEFORE_A_CHECK = 85;

/** 0 for an empty text, 85 before any check, then 100 less 5 for each open issue (spec 1, section 4). */
export const correctness = (text: string, open: number | undefined): number => {
  if (text.trim() === '') return 0;
  return open === undefined ? BEFORE_A_CHECK : Math.max(0, FULL - PER_ISSUE * open);
};

/** Green from 80, amber from 60, red below (spec 1, section 4). */
export const ringLevel = (percent: number): 'good' | 'fair' | 'poor' => {
  if (percent >= 80) return 'good';
  return percent >= 60 ? 'fair' : 'poor';
};
