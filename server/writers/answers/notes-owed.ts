/** What is still to come of a list where some have paid, and what is charged for being late. */
import { said, type Rule } from './notes-amounts.ts';
import type { Notes } from './notes-facts.ts';
import { valuesIn, type Value } from './notes-values.ts';
import { figure } from './sums-told.ts';
import { isTelling, stemmed, wordsIn } from './terms.ts';

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

const LATE = /\b(?:late|overdue|after (?:that|the due|this)|delay\w*|penalty)\b/i;
const DAY_FEE = /\b(?:per|a|each|every|for each|for every) day\b/i;
const datesIn = (text: string): readonly Value[] =>
  valuesIn(text).filter(({ kind, value, to }) => kind === 'date' && value === to);
const DAYS_OF_YEAR = 365;
/** "Due by 10 Dec; late fee Rs 25 per day after that", paid on the 18th. */
const byDays: Rule = (question, notes) => {
  const [paid, other] = datesIn(question);
  if (!paid || other || !/\b(?:pay|paid|settle|late|owe|charge\w*|fee)\b/.test(question)) return undefined;
  for (const { text } of notes.units) {
    const [due, more] = datesIn(text);
    const sums = notes.read(text).filter(({ kind }) => kind === 'money');
    const fee = sums.find(
      ({ at, end, per }) =>
        (per.includes('day') || DAY_FEE.test(text.slice(end, end + 14))) && LATE.test(text.slice(Math.max(0, at - 40), end + 40)),
    );
    const amounts = sums.filter((sum) => sum !== fee && sum.per.every((per) => !/^(?:day|week)$/.test(per)));
    if (!due || more || !fee || amounts.length > 1) continue;
    const days = Math.round(paid.value - due.value) % DAYS_OF_YEAR;
    if (days <= 0) continue;
    const charge = days * fee.value;
    const asksFee = /\b(?:fee|charged?|extra|fine|penalty)\b/.test(question) && !/\btotal|altogether|in all\b/.test(question);
    const [amount] = amounts;
    const worked = `${figure(days)} days late × ${said(fee.value, fee, true)} = ${said(charge, fee, true)}`;
    if (asksFee || !amount) return { says: `That is ${said(charge, fee, true)}: ${worked}.`, lines: [text] };
    return {
      says: `That makes ${said(amount.value + charge, amount, true)}: ${said(amount.value, amount, true)} + ${worked}.`,
      lines: [text],
    };
  }
  return undefined;
};

const NOON = 720;
/** "£10 per 15 mins or part of it", for whoever comes twenty minutes after the end. */
const byMinutes: Rule = (question, notes) => {
  const clocks = valuesIn(question).filter(({ kind }) => kind === 'clock');
  const told = /\b(\d{1,3}) ?min(?:ute)?s? late\b/.exec(question);
  if (!/\b(?:late|fine|charge\w*|collect\w*|pick\w*)\b/.test(question) || !/\bhow much\b|\bwhat\b/.test(question))
    return undefined;
  for (const { text } of notes.units) {
    const [, block] = /\b(?:per|each|every|for every|for each) (\d{1,2}) ?min(?:ute)?s?\b/i.exec(text) ?? [];
    const [fee, other] = notes.read(text).filter(({ kind }) => kind === 'money');
    if (block === undefined || !fee || other || !LATE.test(text)) continue;
    const ends = notes.facts.flatMap(({ value }) =>
      value.kind === 'span' ? [value.to] : value.kind === 'clock' ? [value.value] : [],
    );
    const at = clocks[0] === undefined ? undefined : clocks[0].value < 7 * 60 ? clocks[0].value + NOON : clocks[0].value;
    const close = at === undefined ? undefined : Math.max(...ends.filter((end) => end < at));
    const late = told
      ? Number(told[1])
      : at === undefined || close === undefined || !Number.isFinite(close)
        ? undefined
        : at - close;
    if (late === undefined || late > 180) continue;
    const blocks = Math.ceil(late / Number(block));
    return {
      says: `That is ${said(blocks * fee.value, fee, true)}: ${late} minutes late is ${blocks} times ${block} minutes${late % Number(block) === 0 ? '' : ' or part of them'}, at ${said(fee.value, fee, true)}.`,
      lines: [text],
      isUnsure:
        told === null &&
        ends.length > 3 &&
        !notes.units.some(({ text: line }) => /\b(?:clos\w*|until|till|end|full day)\b/i.test(line)),
    };
  }
  return undefined;
};
export const OWED_RULES: readonly Rule[] = [outstanding, byDays, byMinutes];
