/** Which rows of a list suit all that the question tells of somebody; a row that breaks one of these things is never chosen. */
import { listed } from '../../../english/prose.ts';
import type { Rule } from './amounts.ts';
import { conditionsIn, type Condition } from './conditions.ts';
import type { Notes } from './facts.ts';
import type { Unit } from './units.ts';
import { valuesIn } from './values.ts';

const CHOOSES =
  /\b(?:which|what) (?!(?:time|day|date|is|are|was|were|do|does|did|has|have|had|if|happens?|will|would|can|could|should|shall|must|am|may|might|else|about)\b)\p{L}+\b|\bwhich (?:can|could|should|would)\b|\b(?:what|where|when) (?:can|could|should|might) (?:i|we|he|she|my|our)\b|\b(?:anything|something|somewhere|one) (?:for|that|suitable)\b|\b(?:cheapest|dearest|earliest|latest|best)\b.* (?:that|which|with|for)\b/u;
const RECKONS =
  /\bhow (?:much|many|long|far|old)\b|\b(?:total(?! (?:beginner|novice|newcomer))|altogether|cost\w*|pay\w*|in all|difference|cheaper|dearer|better|more than|less than)\b/;
/** "Which class can I take and what do I pay?" */
const ASKS_MORE = /,? (?:and|&) (?=(?:what|how|when|where|who)\b)/;
const LONGEST_ROW = 130;
const LEAST_ROWS = 3;
const MOST_TOLD = 3;

/** Lines of a list: what is long, or ends as a sentence does, tells of all of them. */
const rowsIn = ({ units }: Notes): readonly Unit[] =>
  units.filter(({ text, line }) => text === line && text.length <= LONGEST_ROW && /\d/.test(text));

const verdictsOn = (row: Unit, conditions: readonly Condition[]): readonly (boolean | undefined)[] =>
  conditions.map(({ test }) => test(row));

/** Whether a line breaks what the question tells of somebody, where it asks which of several suits. */
export const breaksIn = (whole: string, notes: Notes): ((row: Unit) => boolean) => {
  const rows = rowsIn(notes);
  if (!CHOOSES.test(whole) || RECKONS.test(whole.split(ASKS_MORE)[0]!) || rows.length < LEAST_ROWS) return () => false;
  const firm = conditionsIn(whole, rows, notes.text).firm.filter(({ isWeak }) => !isWeak);
  return (row) => verdictsOn(row, firm).includes(false);
};

const SUPERLATIVES: readonly (readonly [RegExp, (row: Unit) => number | undefined])[] = [
  [/\bcheapest|least expensive\b/, (row) => valuesIn(row.text).find(({ kind }) => kind === 'money')?.value],
  [/\b(?:dearest|most expensive)\b/, (row) => -(valuesIn(row.text).find(({ kind }) => kind === 'money')?.value ?? Number.NaN)],
  [
    /\b(?:latest|last)\b/,
    (row) => -(valuesIn(row.text).find(({ kind }) => kind === 'clock' || kind === 'span')?.value ?? Number.NaN),
  ],
  [/\b(?:earliest|first|soonest)\b/, (row) => valuesIn(row.text).find(({ kind }) => kind === 'clock' || kind === 'span')?.value],
];

export const suited: Rule = (question, notes, whole) => {
  const rows = rowsIn(notes);
  if (!CHOOSES.test(whole) || RECKONS.test(question.split(ASKS_MORE)[0]!) || rows.length < LEAST_ROWS) return undefined;
  const { firm, words } = conditionsIn(whole, rows, notes.text);
  const sizeOf = SUPERLATIVES.find(([asked]) => asked.test(question))?.[1];
  const isTold = [...firm, ...words].some(({ isWeak }) => !isWeak) || firm.length > 1;
  // One thing is enough where every row speaks of it.
  const isPlain = firm.some(({ isWeak, test }) => !isWeak && rows.every((row) => test(row) !== undefined));
  if (firm.length === 0 || !isTold || (!isPlain && firm.length + words.length + (sizeOf ? 1 : 0) < 2)) return undefined;
  const kept = rows.filter((row) => {
    const verdicts = verdictsOn(row, firm);
    return !verdicts.includes(false) && verdicts.includes(true);
  });
  if (kept.length === 0 || kept.length === rows.length) return undefined;
  const sure = kept.filter((row) => verdictsOn(row, firm).every((verdict) => verdict === true));
  const among = sure.length > 0 ? sure : kept;
  // Of these, those that have most of the words, and deny none.
  const scored = among
    .map((row) => ({ row, verdicts: verdictsOn(row, words) }))
    .filter(({ verdicts }) => !verdicts.includes(false))
    .map(({ row, verdicts }) => ({ row, score: verdicts.filter((verdict) => verdict === true).length }));
  const most = Math.max(0, ...scored.map(({ score }) => score));
  const best = scored.filter(({ score }) => score === most).map(({ row }) => row);
  const sizes = sizeOf ? best.map((row) => sizeOf(row) ?? Number.NaN) : [];
  const found =
    sizeOf && sizes.every((size) => !Number.isNaN(size)) ? best.filter((_, at) => sizes[at] === Math.min(...sizes)) : best;
  if (found.length === 0 || found.length > MOST_TOLD) return undefined;
  const open = [...new Set(firm.filter(({ test }) => found.some((row) => test(row) === undefined)).map(({ of }) => of))];
  const lines = found.map(({ text }) => text);
  const [many, it] =
    lines.length === 1 ? ['Only one line fits', 'it does'] : [`${lines.length === 2 ? 'Two' : 'Three'} lines fit`, 'they do'];
  return {
    says: `${many} what you say${open.length > 0 ? `, though ${it} not give ${listed(open)}` : ''}.`,
    lines,
    isOnly: true,
    isUnsure: open.length > 0,
  };
};
