/** What is still to come of a list where some have paid. */
import { said, type Rule } from './amounts.ts';
import type { Notes } from './facts.ts';
import type { Value } from './values.ts';
import { isTelling, stemmed, wordsIn } from '../question/terms.ts';

const PAPER = /\b(?:bill|ref|no|inv|invoice|order|number|receipt|room|flat|plot|unit)\.? ?#?$|#$/i;
const isSum = (value: Value, line: string, isSigned: boolean): boolean =>
  isSigned
    ? value.kind === 'money'
    : value.kind === 'amount' && value.unit.length < 2 && !PAPER.test(line.slice(0, value.at)) && value.per.length === 0;

interface Account {
  readonly line: string;
  readonly name: string;
  readonly model: Value;
  readonly owed: number;
  /** Whether the line says anything of what was paid. */
  readonly isTold: boolean;
}
const ALL_PAID = /\b(?:paid|settled|cleared)(?: (?:in )?full)?\b(?! (?:rs\.? ?)?[£$€₹]?\d)|✓|✔|✅/i;
const UNPAID = /\b(?:owe[sd]?|owing|unpaid|not (?:yet )?paid|to pay|nothing|pending|outstanding)\b/i;
const PART_PAID = /\b(?:paid|deposit|advance|part[- ]paid|received) (?:of )?(?:rs\.? ?)?[£$€₹]?$|\bdeposit\b/i;

const accountsIn = (notes: Notes): readonly Account[] => {
  const isSigned = notes.facts.some(({ value }) => value.kind === 'money');
  const lines = [...new Set(notes.units.map(({ line }) => line))];
  return lines.flatMap((line): readonly Account[] => {
    const sums = notes.read(line).filter((value) => isSum(value, line, isSigned));
    const [price, part, more] = sums;
    const name = /^(?:[-*•] |\d{1,2}[.)] )?(\p{Lu}[^\d,:]*?)(?=\s{2}| - |,|:|\s[£$€\d])/u.exec(line)?.[1];
    if (!price || more || name === undefined || /\b(?:total|balance)\b/i.test(line)) return [];
    const isPart = part !== undefined && PART_PAID.test(line.slice(price.end, part.at));
    if (part !== undefined && !isPart) return [];
    const rest = line.slice(price.end);
    const isTold = isPart || ALL_PAID.test(rest) || UNPAID.test(rest);
    const owed = isPart ? price.value - part.value : ALL_PAID.test(rest) && !UNPAID.test(rest) ? 0 : price.value;
    return [{ line, name: name.trim(), model: price, owed, isTold }];
  });
};

const ASKS_OWED =
  /\b(?:owe[ds]?|owing|outstanding|pending|unpaid|still (?:got |have |has )?to (?:come|pay|collect|get|be paid)|to come in|left to (?:pay|collect|come)|(?:is|am) i due|still due)\b/;
/** What is open of the accounts that are named, or of all. */
export const outstanding: Rule = (question, notes) => {
  if (!ASKS_OWED.test(question) || !/\bhow much\b|\bwhat\b|\btotal\b/.test(question) || /\bwho\b|\beach\b|\bif\b/.test(question))
    return undefined;
  const all = accountsIn(notes);
  if (all.length < 3 || !all.some(({ isTold }) => isTold)) return undefined;
  const asked = new Set(wordsIn(question).map(stemmed));
  const named = all.filter(({ name }) =>
    wordsIn(name)
      .filter(isTelling)
      .some((word) => asked.has(stemmed(word)) && all.some((one) => !wordsIn(one.name).includes(word))),
  );
  const accounts = named.length > 0 ? named : all;
  const open = accounts.filter(({ owed }) => owed > 0);
  if (open.length === 0) return undefined;
  const total = open.reduce((so, { owed }) => so + owed, 0);
  return {
    says: `That makes ${said(total, open[0]!.model, true)}: ${open.map(({ name, owed, model }) => `${said(owed, model, true)} (${name})`).join(' + ')}.`,
    lines: accounts.map(({ line }) => line),
  };
};

const ASKS_BALANCE = /\bhow much (?:does|do|did) (\p{L}+) (?:still |now )?owe\b/u;
const LENT = /\b(?:lent|loaned|borrow\w*|owes?|subbed|i paid for|iou)\b/i;
const BACK = /\b(?:(?:gave|paid|given|pays?)(?: \p{L}+)? back|repaid|returned|paid off|off what)\b/iu;
/** "Lent Nell £20", "Nell gave back £5": what one of two still owes the other. */
export const lentBack: Rule = (question, notes) => {
  if (!ASKS_BALANCE.test(question)) return undefined;
  const rows = [...new Set(notes.units.map(({ line }) => line))].flatMap((line) => {
    const sums = notes.read(line).filter(({ kind }) => kind === 'money');
    const sign = BACK.test(line) ? -1 : LENT.test(line) ? 1 : 0;
    return sums.length === 0 ? [] : [{ line, sums, sign }];
  });
  const [first] = rows;
  if (!first || rows.length < 2 || rows.some(({ sums, sign }) => sums.length > 1 || sign === 0)) return undefined;
  if (!rows.some(({ sign }) => sign < 0) || !rows.some(({ sign }) => sign > 0)) return undefined;
  const model = first.sums[0]!;
  const left = rows.reduce((so, { sums, sign }) => so + sign * sums[0]!.value, 0);
  const spelt = rows
    .map(({ sums, sign }, at) => `${at === 0 ? '' : sign < 0 ? ' − ' : ' + '}${said(sums[0]!.value, model, true)}`)
    .join('');
  return left < 0 || first.sign < 0
    ? undefined
    : { says: `That is ${said(left, model, true)}: ${spelt}.`, lines: rows.map(({ line }) => line), isOnly: true };
};
