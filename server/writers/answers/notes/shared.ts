/** Rows with a price each: what one comes to with its part of what all share, all of them together, and cells of a grid for several things. */
import { said, type Reckoned, type Rule } from './amounts.ts';
import { labelling, type Notes } from './facts.ts';
import { pricedIn, tableIn, valueOf, type Priced } from './table-rows.ts';
import type { Value } from './values.ts';
import { inFigures } from '../sums/quantities.ts';
import { figure } from '../sums/told.ts';
import { stemmed, wordsIn } from '../question/terms.ts';

const ASKS_MONEY =
  /\bhow much\b|^total\b|\bwhat\b.*\b(?:owes?|pays?|costs?|come to|total|price|charged?|bill|due)\b|\bwhat is .*\bshare\b/;
/** What changes a sum in a way that no row tells. */
const CHANGED =
  /\b(?:if|without|except|not counting|leaving out|apart from|less|minus|change|left|average|more than|cheap\w*|dear\w*)\b/;
const ALL = /\b(?:whole|all|altogether|in total|total|everyone|everybody|everyone's|entire|the lot|the order)\b/;
const SPLIT = /\b(?:split|shared?|divided)\b/i;
const termsOf = (text: string): ReadonlySet<string> => new Set(wordsIn(text).map(stemmed));
const lineOf = ({ row }: Priced): string => row.line;
const nameOf = ({ row }: Priced): string => row.cells[0]!;

/** Without a sign a sum of money has its two decimals. */
const inMoney = (amount: number, model: Value): string => (model.kind === 'money' ? said(amount, model) : amount.toFixed(2));

interface Extra {
  readonly text: string;
  readonly value: Value;
  /** Among so many it is split; of one that is not, nothing is told. */
  readonly among?: number;
}
/** "Delivery is 3.00, split equally between the six of us", where the question asks with it. */
const extraIn = (question: string, notes: Notes, rows: readonly Priced[]): Extra | undefined => {
  const asked = termsOf(question);
  const [only, other] = notes.units.flatMap(({ text, isHeading }): readonly Extra[] => {
    if (isHeading || rows.some((row) => lineOf(row).includes(text))) return [];
    const [price, more] = notes.read(text).filter(({ kind, typed }) => kind === 'money' || /^\d+\.\d\d$/.test(typed));
    if (!price || more || !labelling(text.slice(0, price.at)).some((word) => asked.has(stemmed(word)))) return [];
    const many = /\b(?:between|among|by) (?:the |all )*(\d{1,3})\b/.exec(inFigures(text))?.[1];
    return [
      {
        text,
        value: price.kind === 'clock' ? { ...price, kind: 'amount', value: Number(price.typed) } : price,
        ...(SPLIT.test(text) && { among: many === undefined ? rows.length : Number(many) }),
      },
    ];
  });
  return other ? undefined : only;
};

/** "The things that arrived": only of some rows, by what another cell of theirs says. */
const isOfSome = (asked: ReadonlySet<string>, rows: readonly Priced[]): boolean => {
  const cells = rows.map((row) => termsOf(lineOf(row)));
  return [...asked].some((term) => {
    const having = cells.filter((terms) => terms.has(term)).length;
    return having > 0 && having < rows.length;
  });
};

/** What somebody of the rows owes with their part of what is split, or what all come to with it. */
export const sharedOut: Rule = (question, notes): Reckoned | undefined => {
  if (!ASKS_MONEY.test(question) || CHANGED.test(question)) return undefined;
  const table = tableIn(notes);
  const rows = table ? pricedIn(table) : [];
  if (rows.length < 3) return undefined;
  const asked = termsOf(question);
  const named = rows.filter((row) => [...termsOf(nameOf(row))].some((term) => asked.has(term)));
  const extra = extraIn(question, notes, rows);
  const model = rows[0]!.each;
  const told = (amount: number): string => inMoney(amount, model);
  const used = named.length > 0 ? named : rows;
  const lines = [...used.map(lineOf), ...(extra ? [extra.text] : [])];
  const sum = used.reduce((so, { comes }) => so + comes, 0);
  const parts = used.map((row) => `${told(row.comes)} (${nameOf(row)})`).join(' + ');
  if (named.length > 0) {
    if (extra?.among === undefined) return undefined;
    const share = extra.value.value / extra.among;
    const times = named.length === 1 ? '' : `${named.length} × `;
    return {
      says: `That makes ${told(sum + named.length * share)}: ${parts} + ${times}${told(share)} (${told(extra.value.value)} split by ${extra.among}).`,
      lines,
      isOnly: true,
    };
  }
  if (!ALL.test(question) || /\beach\b/.test(question) || isOfSome(asked, rows)) return undefined;
  return {
    says: `That makes ${told(sum + (extra?.value.value ?? 0))}: ${parts}${extra ? ` + ${told(extra.value.value)}` : ''}.`,
    lines,
    ...(extra && { isOnly: true }),
  };
};

/** The rows that a question names by their first cell, "large" not within "extra large", and how many of each. */
const countedRows = <T extends { readonly cells: readonly string[] }>(
  question: string,
  rows: readonly T[],
): readonly { readonly row: T; readonly many: number }[] => {
  let left = inFigures(question).toLowerCase();
  const longest = rows.toSorted((one, other) => other.cells[0]!.length - one.cells[0]!.length);
  const counts = new Map<T, number>();
  for (const row of longest) {
    const name = row.cells[0]!.toLowerCase().replace(/[^\p{L}\p{N} -]/gu, '');
    if (!/\p{L}{2}/u.test(name)) continue;
    const here = new RegExp(`(?:\\b(\\d{1,2}) )?\\b${name}\\b`, 'gu');
    for (const found of left.matchAll(here)) counts.set(row, (counts.get(row) ?? 0) + Number(found[1] ?? 1));
    left = left.replace(here, ' ');
  }
  return rows.flatMap((row) => (counts.has(row) ? [{ row, many: counts.get(row)! }] : []));
};

/** "10% off when two dogs are booked together": the part that is taken off so many. */
const offFor = (many: number, { text }: { readonly text: string }): number | undefined => {
  const figures = inFigures(text);
  const [, percent, rest] = /(\d{1,2}) ?% (?:off|less|discount|reduction)\b(.*)/i.exec(figures) ?? [];
  const [, least, orMore] =
    /\b(?:for|when|if|on) (?:you (?:book|bring|order) )?(\d{1,2})\b( or more|\+)?/i.exec(rest ?? '') ?? [];
  if (percent === undefined || least === undefined || /\b(?:second|other|cheaper|each extra)\b/i.test(text)) return undefined;
  return many === Number(least) || (orMore !== undefined && many > Number(least)) ? Number(percent) / 100 : undefined;
};

/** Sizes down the side and services along the top: several rows of the one column that is named, less what is taken off so many. */
export const gridded: Rule = (question, notes): Reckoned | undefined => {
  const table = tableIn(notes);
  if (!table || !ASKS_MONEY.test(question) || CHANGED.test(question)) return undefined;
  const priced = table.heads.flatMap((_, at) =>
    at > 0 && table.rows.every(({ cells }) => /^(?:amount|money)$/.test(valueOf(cells[at]!)?.kind ?? '')) ? [at] : [],
  );
  const asked = termsOf(question);
  const scored = priced
    .map((at) => {
      const own = [...termsOf(table.heads[at]!)].filter((term) => term !== 'and');
      return { at, share: own.filter((term) => asked.has(term)).length / Math.max(1, own.length) };
    })
    .toSorted((one, other) => other.share - one.share);
  const [column, next] = scored;
  const rows = countedRows(question, table.rows);
  const many = rows.reduce((so, row) => so + row.many, 0);
  if (priced.length < 2 || !column || column.share < 1 || next?.share === 1 || many < 2) return undefined;
  const model = valueOf(rows[0]!.row.cells[column.at]!)!;
  const cell = ({ cells }: (typeof rows)[number]['row']): number => valueOf(cells[column.at]!)!.value;
  const sum = rows.reduce((so, row) => so + row.many * cell(row.row), 0);
  const parts = rows
    .map((row) => `${row.many === 1 ? '' : `${row.many} × `}${said(cell(row.row), model, true)} (${row.row.cells[0]!})`)
    .join(' + ');
  const cuts = notes.units.filter(({ text }) => /\d ?%/.test(text));
  const off = cuts.map((unit) => ({ unit, part: offFor(many, unit) })).filter(({ part }) => part !== undefined);
  if (off.length > 1) return undefined;
  const [cut] = off;
  const open = cuts.filter((unit) => unit !== cut?.unit).map(({ text }) => text);
  const lines = [...rows.map(({ row }) => row.line), ...(cut ? [cut.unit.text] : [])];
  const told = (amount: number): string => inMoney(amount, model);
  return {
    says: `That makes ${told(sum * (1 - (cut?.part ?? 0)))}: ${parts}${cut ? ` = ${told(sum)}, less ${figure(100 * cut.part!)}%` : ''}.`,
    lines,
    isOnly: true,
    ...(open.length > 0 && { unless: open }),
  };
};
