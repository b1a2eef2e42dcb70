/** The latest that still gets there: "Leaves 12.50 arrives 1.45", to be there for 2. */
import type { Rule } from './amounts.ts';

const T = String.raw`(\d{1,2})(?:[.:](\d\d))?`;
const ROW = new RegExp(
  String.raw`\b(?:leav\w*|dep\w*|sets? off|from)\.?:? ${T}\b.{0,24}?\b(?:arr\w*|gets? (?:in|there)|reach\w*|to)\.?:? ${T}\b|^${T} (?:→|->|arr\w*\.?) ${T}`,
  'i',
);
const ASKS =
  /\b(?:last|latest|which|what time)\b.{0,120}\b(?:be (?:there|in|at)|get (?:there|to)|arrive|there|in time)\b.{0,120}?\b(?:for|by|before|at) (\d{1,2})(?:[.:](\d\d))?(?: ?([ap])m)?\b/;
const NOON = 12 * 60;

export const arriving: Rule = (_question, { units }, whole) => {
  const asked = ASKS.exec(whole);
  if (!asked || !/\b(?:last|latest)\b|\bwhich\b.{0,120}\b(?:need|should|must|have to|can)\b/.test(whole)) return undefined;
  let before = 0;
  /** Each later than the one above it. */
  const next = (hour: string, minute = '0'): number => {
    const at = (Number(hour) % 24) * 60 + Number(minute);
    before = at < before && at + NOON >= before && at < NOON ? at + NOON : at;
    return before;
  };
  const rows = units.flatMap(({ text }) => {
    const found =
      ROW.exec(text)
        ?.slice(1)
        .filter((_, at) => at < 8) ?? [];
    const [h1, m1, h2, m2] = found[0] === undefined ? found.slice(4) : found;
    if (h1 === undefined || h2 === undefined) return [];
    const leaves = next(h1, m1);
    const typed = `${h1}${m1 === undefined ? '' : `${/[.:]/.exec(text)?.[0] ?? '.'}${m1}`}`;
    const arrives = next(h2, m2);
    before = leaves;
    return [{ text, leaves, arrives, typed, comes: `${h2}${m2 === undefined ? '' : `.${m2}`}` }];
  });
  if (rows.length < 2) return undefined;
  const [, hour, minute, half] = asked;
  const bare = (Number(hour) % 24) * 60 + Number(minute ?? 0);
  const by = half === 'p' ? (bare % NOON) + NOON : half === undefined && bare < rows[0]!.leaves ? bare + NOON : bare;
  const best = rows
    .filter(({ arrives }) => arrives <= by)
    .toSorted((one, other) => one.leaves - other.leaves)
    .at(-1);
  return best
    ? { says: `That is the one at ${best.typed}: it arrives at ${best.comes}.`, lines: [best.text], isOnly: true }
    : {
        says: `None of them is there by ${hour}${minute === undefined ? '' : `.${minute}`}.`,
        lines: rows.map(({ text }) => text),
        isOnly: true,
      };
};
