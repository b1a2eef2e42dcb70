/** Sums of money of a list: what goes out, what a row takes off, what several offers come to. */
import { isPriced, said, type Rule } from './amounts.ts';
import { cellsOf, groupedBy } from './cells.ts';
import { labelling, type Notes } from './facts.ts';
import { type Value } from './values.ts';
import { figure } from '../sums/told.ts';
import {
  type Valued,
  isValued,
  namesIn,
  saysOf,
  isLike,
  isOf,
  choose,
  linesOf,
  isPaid,
  IN_ALL,
  unmetIn,
} from './chosen-cells.ts';

const NOT_ADDED =
  /\b(?:left|after|remain\w*|if|without|except|profit|owes?|owed|still|each|per|average|averag\w*|than|share|split|balance)\b/;

// Sums of money of a list, with what goes out and what a row takes off.

interface Item {
  readonly cell: Valued;
  readonly amount: number;
  readonly factor: number;
  readonly isOut: boolean;
  readonly isOff: boolean;
}
const OUT = /\b(?:costs?|expenses?|out|outgoings|spent|paid out|spending|bills?)\b/i;
const TAKES_OFF = /^-|\b(?:less|discount|minus|refund\w*|credit|off)\b/i;
const TOTAL = /\b(?:sub-?total|total|balance|sum)\b/i;
const CONDITIONAL = /\b(?:if|unless|optional|instead|or|late (?:payments?|fees?|charges?|returns?))\b/i;
const LIMIT = /\b(?:over|under|minimum|deposit|budget|float|free|up to|target|worth|prize)\b/i;
/** What there is to spend. */
const HELD = /\b(?:kitty|budget|pot|fund|float|balance|savings|saved|in hand|in the bank|to spend|allowance|grant)\b/i;
const BEFORE_AT = /(?<![\d.,])(\d{1,4})(?: \p{L}+){0,4} ?(?:@|x|×|at) ?[£$€]?$/u;

/** "6 packets @ 2.20", "post 3.95". */
const isPlainPrice = (cell: Valued, all: readonly Valued[]): boolean => {
  const { value, unit } = cell;
  if (value.kind !== 'amount' || value.per.length > 0) return false;
  if (value.unit === '' && /\.\d\d$/.test(value.typed)) return true;
  const isLast = (one: Valued): boolean => one.value.unit === '' && one.text.endsWith(one.value.typed) && one.name !== '';
  const signed = all.filter((other) => other.unit === unit && other.value.kind === 'money');
  // "Band £1,300, cake £350, hair 240", and rows of a list where only some have the sign.
  if (signed.length > 1) return isLast(cell) || (value.value >= HUNDRED && isPaidFor(value.unit));
  const rows = all.filter((one) => isLast(one) && all.every((other) => other === one || other.unit !== one.unit));
  return signed.length === 0 && rows.includes(cell) && rows.length >= ROWS;
};
const HUNDRED = 100;
const ROWS = 4;
const isPaidFor = (unit: string): boolean => labelling(unit).length > 0 && !/^(?:people|guests|heads|miles|sq|units)$/.test(unit);

const itemsOf = (notes: Notes): readonly Item[] => {
  const paid = cellsOf(notes)
    .filter(isValued)
    .filter((cell, _at, all) => isPaid(cell, notes) || isPlainPrice(cell, all));
  return paid.flatMap((cell): readonly Item[] => {
    const { value, unit, path } = cell;
    const next = paid[paid.indexOf(cell) + 1];
    // "2 hours @ £22 £44": what it comes to stands behind.
    if (
      next?.unit === unit &&
      unit.text.slice(value.end, next.value.at).trim() === '' &&
      BEFORE_AT.test(unit.text.slice(0, value.at))
    )
      return [];
    const before = paid[paid.indexOf(cell) - 1];
    const isWorked = before?.unit === unit && unit.text.slice(before.value.end, value.at).trim() === '';
    const count = isWorked ? undefined : BEFORE_AT.exec(unit.text.slice(0, value.at))?.[1];
    const isEach = value.per.includes('each');
    const counted = isEach
      ? cellsOf(notes).filter(
          (one) => one.unit === unit && one.text === cell.text && one.value?.kind === 'amount' && one.value.at < value.at,
        )
      : [];
    const factor =
      count !== undefined ? Number(count) : isEach ? (counted.length === 1 ? counted[0]!.value!.value : Number.NaN) : value.times;
    const around = `${path.join(' ')} ${unit.heading.replace(/^.* -- /, '')}`;
    return [
      {
        cell,
        factor,
        amount: factor * value.value,
        isOut: OUT.test(around),
        isOff:
          /-$/.test(unit.text.slice(0, value.at).trimEnd()) && /\d$|^\s/.test(unit.text.slice(0, value.at))
            ? false
            : TAKES_OFF.test(unit.text),
      },
    ];
  });
};
const signOf = ({ isOff }: Item): number => (isOff ? -1 : 1);
const worth = (items: readonly Item[]): number => items.reduce((so, item) => so + signOf(item) * item.amount, 0);
const nameOfItem = ({ cell: { name, path }, factor }: Item): string => {
  const own = name.split(' ').length > 5 || name === '' || factor > 1 ? (path.at(-1) ?? name) : name;
  return /\d/.test(own) || own.split(' ').length > 5 ? '' : own.replace(/^(?:and|the|a|an) /i, '').replace(/ (?:at|for)$/, '');
};
const FEW = 3;
/** Of many, each part with its name; a few that are multiplied are told by their lines. */
const sumOf = (items: readonly Item[], model: Value): string =>
  items
    .map((item, at) => {
      const { cell, factor } = item;
      const name = items.length > FEW || items.every((one) => one.factor === 1) ? nameOfItem(item) : '';
      return `${at === 0 ? '' : signOf(item) < 0 ? ' − ' : ' + '}${factor === 1 ? '' : `${figure(factor)} × `}${said(cell.value.value, model, true)}${name === '' ? '' : ` (${name})`}`;
    })
    .join('');
const linesOfItems = (items: readonly Item[]): readonly string[] => linesOf(items.map(({ cell }) => cell));

/** What the notes tell of, though not with these, is another thing. */
const isToldElsewhere = (word: string, parts: readonly Item[], notes: Notes): boolean =>
  !parts.some(({ cell }) => saysOf(cell, word) !== undefined || isLike(cell, word)) &&
  cellsOf(notes).some((cell) => saysOf(cell, word) === 'own' && (cell.value !== undefined || cell.path.length > 0));

const OF_MONEY =
  /\bhow much\b|\b(?:costs?|pa(?:y|id)|spen[dt]|owe[sd]?|price|bill|money|charge[ds]?|comes? to|took|takings?|raised?|made|make|left|profit|kitty|budget|total|sum)\b/;
export const inMoney: Rule = (question, notes) => {
  const asksGain =
    /\b(?:after|less|minus|once|net of) (?:the |all |our |my |paying )?(?:costs?|expenses?|bills?|everything)\b|\bprofit\b|\bleft over\b/.test(
      question,
    );
  const asksTaken = /\b(?:take|took|taken|takings|raised?|made|make|came in|come in)\b/.test(question);
  const asksLeft =
    /\bhow much\b|\bwhat\b/.test(question) &&
    /\b(?:left|remain\w*|(?:over|under) (?:the |our |my )?budget)\b/.test(question) &&
    !asksGain;
  // Points that are scored are no money.
  if (!isPriced(notes) && !OF_MONEY.test(question)) return undefined;
  if (!asksGain && !asksLeft && !(IN_ALL.test(question) && /\bhow much\b|\bwhat\b|\btotal\b/.test(question))) return undefined;
  if (
    !asksGain &&
    !asksLeft &&
    (NOT_ADDED.test(question) || /\bfor (?:a|the|one) whole\b/.test(question) || /\bhow (?:long|many)\b/.test(question))
  )
    return undefined;
  const every = itemsOf(notes);
  const totals = every.filter(({ cell }) => TOTAL.test(`${cell.name} ${cell.path.join(' ')}`));
  const items = every.filter(
    ({ cell }) => !CONDITIONAL.test(cell.unit.text) && !LIMIT.test(cell.text) && !HELD.test(cell.unit.text),
  );
  const model = items.find(({ cell }) => cell.value.kind === 'money')?.cell.value ?? items[0]?.cell.value;
  if (
    !model ||
    (totals.length > 0 && !asksLeft) ||
    items.some(({ cell, factor }) => Number.isNaN(factor) || (cell.value.per.length > 0 && !cell.value.per.includes('each')))
  )
    return undefined;
  const [out, came] = [items.filter(({ isOut }) => isOut), items.filter(({ isOut }) => !isOut)];
  if (asksLeft) {
    const [held, other] = every.filter(
      (item) =>
        totals.includes(item) ||
        (HELD.test(item.cell.unit.text) && namesIn(question).some((word) => saysOf(item.cell, word) !== undefined)),
    );
    const gone = items.filter((item) => item !== held);
    if (!held || other || gone.length === 0) return undefined;
    const rest = worth([held]) - worth(gone);
    return {
      says: `${said(Math.abs(rest), held.cell.value, true)} ${rest < 0 ? 'over' : 'is left'}: ${said(held.amount, held.cell.value, true)} − (${sumOf(gone, held.cell.value)}).`,
      lines: linesOfItems([held, ...gone]),
      isUnsure: rest < 0 && !/\bover\b/.test(question),
    };
  }
  if (asksGain) {
    if (out.length === 0 || came.length === 0) return undefined;
    const rest = worth(came) - worth(out);
    return {
      says: `${said(worth(came), model, true)} came in: ${sumOf(came, model)}. ${said(worth(out), model, true)} went out: ${sumOf(out, model)}. That leaves ${rest < 0 ? 'a loss of ' : ''}${said(Math.abs(rest), model, true)}.`,
      lines: linesOfItems(items),
    };
  }
  const side =
    out.length > 0 && came.length > 0
      ? asksTaken
        ? came
        : OUT.test(question) || /\bspen[dt]\b/.test(question)
          ? out
          : undefined
      : items;
  if (!side) return undefined;
  const about = choose(
    namesIn(question).filter((word) => side.some(({ cell }) => isOf(cell, word) || isLike(cell, word))),
    side.map(({ cell }) => cell),
  );
  const parts = side.filter(({ cell }) => about.cells.includes(cell));
  if (parts.length < 2 && (!(parts[0] && parts[0].factor > 1) || / (?:and|plus|&) /.test(question))) return undefined;
  // Several prices of one line are rather for one to choose from.
  if (parts.length > 1 && linesOfItems(parts).length < 2) return undefined;
  if (parts.length < side.length && linesOfItems(parts).length < parts.length) return undefined;
  if (namesIn(question).some((word) => isToldElsewhere(word, parts, notes))) return undefined;
  return {
    says: `That makes ${said(worth(parts), model, true)}: ${sumOf(parts, model)}.`,
    lines: linesOfItems(parts),
    isUnsure: unmetIn(question, notes).length > 1,
  };
};

/** Several offers, each with its parts: which comes to least or most in all. */
export const offers: Rule = (question, notes) => {
  if (
    !/\bwhich\b|\bwho\b/.test(question) ||
    !/\b(?:cheap\w*|dear\w*|expensive|least|most|better (?:value|price|deal)|best (?:price|value|deal))\b/.test(question)
  )
    return undefined;
  if (!IN_ALL.test(question) && !/\b(?:everything|includ\w*|once|add\w*|in the end|works? out|extras?)\b/.test(question))
    return undefined;
  const items = itemsOf(notes).filter(({ cell }) => cell.path.length > 0 && cell.value.per.length === 0);
  const groups = [...groupedBy(items, ({ cell }) => cell.path[0]!)];
  const model = items[0]?.cell.value;
  if (
    !model ||
    !(
      items.some(({ cell }) => cell.value.kind === 'money') ||
      /\b(?:cheap\w*|dear\w*|expensive|pric\w*|costs?|quotes?|offers?)\b/.test(question)
    ) ||
    groups.length < 2 ||
    groups.every(([, own]) => own.length < 2) ||
    items.some(({ cell }) => /\b(?:if|optional|unless)\b|vat/i.test(cell.text))
  )
    return undefined;
  const isLeast = !/\b(?:dear\w*|most expensive|more expensive)\b/.test(question);
  const order = groups
    .map(([name, own]) => ({ name, own, sum: worth(own) }))
    .toSorted((one, other) => (isLeast ? 1 : -1) * (one.sum - other.sum));
  const [best, next] = order;
  if (!best || !next || best.sum === next.sum) return undefined;
  const told = ({ own, sum }: (typeof order)[number]): string =>
    own.length > 1 ? `${sumOf(own, model)} = ${said(sum, model, true)}` : said(sum, model, true);
  return {
    says: `That is ${best.name}, ${said(Math.abs(best.sum - next.sum), model, true)} ${isLeast ? 'cheaper' : 'dearer'} than ${next.name}: ${order.map((one) => `${one.name} ${told(one)}`).join('; ')}.`,
    lines: linesOf(items.map(({ cell }) => cell)),
  };
};
