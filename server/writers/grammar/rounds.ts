/** A mended text is read again: what is found there, said of the text as sent. */
import { corrected, suggestionOf, type Finding } from './finding.ts';

/** A repair, and where what it writes stands in the mended text. */
interface Made {
  readonly repair: Finding;
  readonly from: number;
  readonly to: number;
}

const madeBy = (findings: readonly Finding[]): Made[] => {
  let moved = 0;
  return findings.flatMap((repair) => {
    const words = suggestionOf(repair);
    if (words === undefined) return [];
    const from = repair.start + moved;
    moved += words.length - (repair.end - repair.start);
    return [{ repair, from, to: from + words.length }];
  });
};

const meets = (one: Made, other: Finding): boolean => one.from < other.end && other.start < one.to;

/** The place as sent of one that no repair wrote. */
const asSent = (place: number, made: readonly Made[]): number => {
  const last = made.findLast(({ to }) => to <= place);
  return last === undefined ? place : last.repair.end + place - last.to;
};

/** A finding in the mended text, with its place in the text as sent; undefined where the two differ. */
export const placedBack = (finding: Finding, repairs: readonly Finding[]): Finding | undefined => {
  const made = madeBy(repairs);
  if (made.some((each) => meets(each, finding))) return undefined;
  return { ...finding, start: asSent(finding.start, made), end: asSent(finding.end, made) };
};

const messagesOf = (findings: readonly Finding[]): string => [...new Set(findings.map(({ message }) => message))].join(' ');

/**
 * What was found in a text, and `later` in the text as mended by it: where both meet they become one finding, as in "Me and my
 * brother goes". Where one takes the other back, or cannot say what is right, the repair is only shown.
 * @param text as sent; both lists are settled
 */
export const together = (text: string, findings: readonly Finding[], later: readonly Finding[]): readonly Finding[] => {
  const made = madeBy(findings);
  const mended = corrected(text, findings);
  const doubtful = new Set<Finding>();
  const joined = new Set<Finding>();
  const added: Finding[] = [];
  for (const finding of later) {
    const met = made.filter((each) => meets(each, finding));
    const words = suggestionOf(finding);
    if (words === undefined || met.some(({ repair }) => joined.has(repair) || repair.type === 'style')) {
      for (const { repair } of met) doubtful.add(repair);
      continue;
    }
    const from = Math.min(finding.start, ...met.map((each) => each.from));
    const to = Math.max(finding.end, ...met.map((each) => each.to));
    const [start, end] = [asSent(from, made), asSent(to, made)];
    const whole = mended.slice(from, finding.start) + words + mended.slice(finding.end, to);
    if (whole === text.slice(start, end)) for (const { repair } of met) doubtful.add(repair);
    else {
      for (const { repair } of met) joined.add(repair);
      added.push({
        ...finding,
        type: met[0]?.repair.type ?? finding.type,
        start,
        end,
        message: messagesOf([...met.map(({ repair }) => repair), finding]),
        replacements: met.length > 0 ? [whole] : finding.replacements,
      });
    }
  }
  return [
    ...findings
      .filter((finding) => !joined.has(finding))
      .map((finding) => (doubtful.has(finding) ? { ...finding, safe: false } : finding))
      .filter((finding) => !added.some(({ start, end }) => start < finding.end && finding.start < end)),
    ...added,
  ].sort((one, other) => one.start - other.start);
};
