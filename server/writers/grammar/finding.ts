/** What a rule finds in a text, and how findings become corrections. All places are UTF-16 units of the text as sent. */

export type Kind = 'grammar' | 'spelling' | 'style' | 'punctuation';

export interface Finding {
  readonly type: Kind;
  readonly start: number;
  readonly end: number;
  /** One plain sentence. */
  readonly message: string;
  /** What could stand there instead, the best first; empty where only the writer can know. */
  readonly replacements: readonly string[];
  /** The first replacement is right wherever the rule applies, so it may be made automatically. */
  readonly safe: boolean;
  /** Of two findings in one place the one with more weight is kept; 0 unless given. */
  readonly weight?: number;
}

const MOST_REPLACEMENTS = 5;
const LONGEST_WORD = 60;

/** `words` in the capitals of what they replace: "Their" gives "There", "THEIR" gives "THERE". */
export const inCaseOf = (original: string, words: string): string => {
  const letters = original.replace(/[^\p{L}]/gu, '');
  if (letters.length > 1 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()) return words.toUpperCase();
  return /^\P{L}*\p{Lu}/u.test(original) && original !== 'I' && !/^I\b/.test(original)
    ? words.replace(/\p{L}/u, (letter) => letter.toUpperCase())
    : words;
};

const heavierFirst = (one: Finding, other: Finding): number =>
  (other.weight ?? 0) - (one.weight ?? 0) || one.start - other.start || other.end - one.end;

const meet = (one: Finding, other: Finding): boolean => one.start < other.end && other.start < one.end;

const widened = (finding: Finding, before: string, after: string): Finding => ({
  ...finding,
  start: finding.start - before.length,
  end: finding.end + after.length,
  replacements: finding.replacements.map((words) => before + words + after),
});

/**
 * Replacing something by nothing, or by a space, would be invisible: such a finding includes the word after it, or the one before
 * it.
 */
const visible = (finding: Finding, text: string): readonly Finding[] => {
  const { start, end, replacements } = finding;
  const was = text.slice(start, end);
  const isHung = replacements.some((words) => /^\s/.test(words)) && !/^\s/.test(was);
  if (replacements.length === 0 || (!isHung && ![was, ...replacements].some((words) => words.trim() === ''))) return [finding];
  const before = widened(finding, /(?<!\S)\S+\s*$/.exec(text.slice(Math.max(0, start - LONGEST_WORD), start))?.[0] ?? '', '');
  const after = widened(finding, '', /^\s*\S+/.exec(text.slice(end, end + LONGEST_WORD))?.[0] ?? '');
  return isHung || (/^\s/.test(was) && was.trim() !== '') ? [before] : [after, before];
};

/**
 * The findings that can stand side by side, by place: of those that overlap only the heaviest stays. A replacement that
 * changes nothing is dropped, and a finding that had no other with it.
 */
export const settle = (findings: readonly Finding[], text: string): Finding[] => {
  const kept: Finding[] = [];
  for (const variants of findings.map((each) => visible(each, text)).sort(([one], [other]) => heavierFirst(one!, other!))) {
    const free = variants.find((variant) => !kept.some((other) => meet(variant, other)));
    if (free === undefined || free.start >= free.end) continue;
    const was = text.slice(free.start, free.end);
    const replacements = [...new Set(free.replacements)].filter((words) => words !== was).slice(0, MOST_REPLACEMENTS);
    if (free.replacements.length === 0 || replacements.length > 0) kept.push({ ...free, replacements });
  }
  return kept.sort((one, other) => one.start - other.start);
};

/** The replacement that is made automatically, or undefined where the writer has to choose. */
export const suggestionOf = ({ safe, replacements }: Finding): string | undefined => (safe ? replacements[0] : undefined);

/** The text with every safe replacement made; `findings` are settled. Nothing outside their places changes. */
export const corrected = (text: string, findings: readonly Finding[]): string => {
  let result = '';
  let from = 0;
  for (const finding of findings) {
    const suggestion = suggestionOf(finding);
    if (suggestion === undefined) continue;
    result += text.slice(from, finding.start) + suggestion;
    from = finding.end;
  }
  return result + text.slice(from);
};
