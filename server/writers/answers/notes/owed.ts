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
