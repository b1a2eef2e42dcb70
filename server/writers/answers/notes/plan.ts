/** A question read as a plan (what is to be done, with which kind of value, of what) and run over the cells of the notes, whatever their layout. */
import { listed } from '../../../english/prose.ts';
import { likeInNotes } from '../question/alike.ts';
import { isMoney, isPriced, said, type Rule } from './amounts.ts';
import { cellsOf, groupedBy, type Cell } from './cells.ts';
import { labelling, type Fact, type Notes } from './facts.ts';
import { dateOf, daysOf, stepped } from './times.ts';
import { valuesIn, type Value } from './values.ts';
import { figure, spell } from '../sums/told.ts';
import { isTelling, stemmed, wordsIn } from '../question/terms.ts';

type Valued = Cell & { readonly value: Value };
const isValued = (cell: Cell): cell is Valued => cell.value !== undefined;

/** What asks or reckons, and names no thing. */
const ASKING =
  /^(?:altogether|overall|total\w*|together|combined|sum|whole|entire|all|both|every\w*|each|average|on|most|least|fewest|best|worst|more|less|fewer|high\w*|low\w*|big\w*|small\w*|large\w*|long\w*|short\w*|cheap\w*|dear\w*|expensive|great\w*|quick\w*|fast\w*|slow\w*|heav\w*|light\w*|difference|compar\w*|cost\w*|pric\w*|pay|pays|paid|spen[dt]\w*|charge[ds]?|com(?:e|es|ing)|came|won|wins?|winner|winning|beat|scor\w*|top|first|last|second|third|number|amount|figure|many|much|left|remain\w*|over|after|before|once|end|up|down|out|in|still|now|so|far|yet|than|per|for|single|one|two|three|four|we've|i've|there|everything|everyone|add\w*|work\w*|do|did|does|done|take[ns]?|took|had|have|has|got|made|been|term|season|year|day|week|weekend|month|time|today|tomorrow|say|find|what's|whats|who's|whos|how's|i'm|bring\w*|start\w*|finish\w*|begin\w*|stop\w*)$/;
const namesIn = (text: string): readonly string[] => labelling(text).filter((word) => !ASKING.test(word));

const HALVES: Readonly<Record<string, string>> = { morning: 'am', afternoon: 'pm', evening: 'pm' };

/** Whether a cell is told with a word: its own piece, its labels, or what stands over all. */
const saysOf = ({ own, above, heading }: Cell, word: string): 'own' | 'above' | 'heading' | undefined => {
  const terms = [stemmed(word), ...(HALVES[word] === undefined ? [] : [stemmed(HALVES[word])])];
  const has = (set: ReadonlySet<string>): boolean => terms.some((term) => set.has(term));
  return has(own) ? 'own' : has(above) ? 'above' : has(heading) ? 'heading' : undefined;
};
/** From so many letters on, a word that another begins with is taken for the same: "probation", "probationary". */
const LONG = 5;
const isLike = ({ own, above }: Cell, word: string): boolean =>
  [...likeInNotes(word)].some((term) => own.has(term) || above.has(term)) ||
  (word.length >= LONG && [...own, ...above].some((term) => term.startsWith(word)));

/** Not only what stands over all. */
const isOf = (cell: Cell, word: string): boolean => ['own', 'above'].includes(saysOf(cell, word) ?? '');

interface Chosen<One extends Cell> {
  readonly cells: readonly One[];
  /** Words of the question that none of them is told with. */
  readonly unmet: readonly string[];
}
/** Those that are told with all the words, the rarest first. */
const choose = <One extends Cell>(words: readonly string[], all: readonly One[]): Chosen<One> => {
  const counted = words
    .map((word) => ({ word, many: all.filter((cell) => saysOf(cell, word) !== undefined || isLike(cell, word)).length }))
    .toSorted((one, other) => one.many - other.many);
  let cells = all;
  const unmet: string[] = [];
  for (const { word } of counted) {
    const ways = [isOf, (cell: Cell): boolean => saysOf(cell, word) !== undefined, isLike];
    const found = ways.map((way) => cells.filter((cell) => way(cell, word))).find((some) => some.length > 0);
    if (found) cells = found;
    else unmet.push(word);
  }
  return { cells, unmet };
};

const linesOf = (cells: readonly Cell[]): readonly string[] => [...new Set(cells.map(({ unit }) => unit.text))];
const factOf = ({ value, unit }: Valued): Fact => ({
  value,
  segment: { text: unit.text, unit, row: 0, values: [value], own: new Set(), like: new Set(), around: new Set(), label: '' },
});
const isPaid = (cell: Valued, notes: Notes): boolean => isMoney(factOf(cell), isPriced(notes));

/** How much a value comes to: a stretch of time by its length. */
const sizeOf = ({ kind, value, to }: Value): number => (kind === 'span' ? to - value : value);
const tell = (size: number, model: Value): string =>
  model.kind === 'span' || model.kind === 'clock' ? spell(size / 60) : said(size, model, true);
/** Of one kind and unit, values can be added and compared. */
const sortOf = ({ kind, unit }: Value): string =>
  kind === 'span' ? 'duration' : kind === 'amount' ? kind : `${kind}${kind === 'money' ? unit : ''}`;

const daysIn = (text: string): readonly number[] => valuesIn(text.toLowerCase()).flatMap(daysOf);

// A grid: the same names in each of several rows, with a figure each.

interface Grid {
  readonly cells: readonly (Valued & { readonly key: string; readonly row: string })[];
  readonly keys: readonly string[];
  readonly rows: readonly string[];
}
/** "Grace absent 2": Grace. */
const keyOf = (name: string): string => /^\p{Lu}[\p{L}'’&.-]*(?: (?:&|of|the|\p{Lu}[\p{L}'’.-]*|\d+))*/u.exec(name)?.[0] ?? name;
const SUMMED = new Set<Value['kind']>(['amount', 'money', 'duration', 'span']);

const gridOf = (notes: Notes): Grid | undefined => {
  const all = cellsOf(notes)
    .filter(isValued)
    .filter(
      ({ value, path, name, own }) =>
        SUMMED.has(value.kind) && path.length > 0 && path[0] !== '' && labelling(name).some((word) => own.has(stemmed(word))),
    )
    .map((cell) => ({ ...cell, key: keyOf(cell.name), row: cell.path[0]! }));
  const rowsOf = groupedBy(all, ({ key }) => key);
  const keys = [...rowsOf].filter(([, cells]) => new Set(cells.map(({ row }) => row)).size > 1).map(([key]) => key);
  const cells = all.filter(({ key }) => keys.includes(key));
  const rows = [...new Set(cells.map(({ row }) => row))];
  const isWhole = keys.every((key) => {
    const own = cells.filter((cell) => cell.key === key);
    return new Set(own.map(({ row }) => row)).size === own.length;
  });
  return keys.length > 1 && rows.length > 1 && isWhole && new Set(cells.map(({ value }) => sortOf(value))).size === 1
    ? { cells, keys, rows }
    : undefined;
};

const named = (names: readonly string[], question: string): readonly string[] => {
  const asked = new Set(wordsIn(question).map(stemmed));
  const found = names.filter((name) => {
    const words = wordsIn(name.replace(/\([^()]*\)/g, '')).filter((word) => isTelling(word) || /\d/.test(word));
    return words.length > 0 && words.every((word) => asked.has(stemmed(word)));
  });
  return found.filter((name) => !found.some((other) => other !== name && other.includes(name)));
};

const MOST =
  /\b(?:most|best|high(?:er|est)|bigg(?:er|est)|larg(?:er|est)|long(?:er|est)|won|wins|winner|top|furthe(?:r|st)|heav(?:ier|iest)|came first|ahead|more)\b/;
const LEAST =
  /\b(?:least|worst|fewest|fewer|low(?:er|est)|small(?:er|est)|short(?:er|est)|lost|bottom|came last|cheap(?:er|est)|less)\b/;
const IN_ALL =
  /\b(?:altogether|in (?:total|all)|total|overall|all in|combined|all told|whole|entire|add(?:ed)? up|so far|over (?:the )?(?:two|three|four|five|both|all)|between them|come to|comes to|came to)\b/;
const NOT_ADDED =
  /\b(?:left|after|remain\w*|if|without|except|profit|owes?|owed|still|each|per|average|averag\w*|than|share|split|balance)\b/;

/** Every telling word of the question is told somewhere: with a cell, or above all of them. */
const unmetIn = (question: string, notes: Notes): readonly string[] => {
  const terms = new Set(notes.units.flatMap(({ text, heading }) => wordsIn(`${heading} ${text}`)).map(stemmed));
  return namesIn(question).filter((word) => !terms.has(stemmed(word)) && ![...likeInNotes(word)].some((term) => terms.has(term)));
};

const inGrid: Rule = (question, notes) => {
  const grid = gridOf(notes);
  if (!grid || /\b(?:if|left|owes?|each|per|when|what time|who is|price|free)\b/.test(question)) return undefined;
  const asksTop = /\b(?:which|who|what)\b/.test(question) && (MOST.test(question) || LEAST.test(question));
  const asksSum = /\bhow (?:much|many|far|long)\b|\btotal\b/.test(question);
  const isGap = /\bhow (?:much|many) (?:\w+ )?(?:more|less|fewer|longer|further)\b|\bdifference\b|\bby how (?:much|many)\b/.test(
    question,
  );
  if (!asksTop && !asksSum && !isGap) return undefined;
  const [keys, rows] = [named(grid.keys, question), named(grid.rows, question)];
  // "Which month": those that the rows are called.
  const [, sort] = /\b(?:which|what) (\p{L}+)/u.exec(question) ?? [];
  const isMonth = (row: string): boolean => valuesIn(row.toLowerCase()).some(({ kind }) => kind === 'months');
  const byRow =
    sort !== undefined &&
    (grid.rows.every((row) => wordsIn(row).map(stemmed).includes(stemmed(sort))) ||
      (sort === 'month' && grid.rows.every(isMonth)) ||
      (sort === 'day' && grid.rows.every((row) => valuesIn(row.toLowerCase()).flatMap(daysOf).length > 0)));
  const groupOf = (cell: Grid['cells'][number]): string => (byRow ? cell.row : cell.key);
  const cells = grid.cells.filter(
    ({ key, row }) =>
      (rows.length === 0 || rows.includes(row)) && (keys.length === 0 || keys.includes(key) || (asksTop && !byRow)),
  );
  // "Went up the most": from the first row to the last.
  const change = /\b(?:up|improv\w*|rose|gain\w*|increas\w*|grew)\b/.test(question)
    ? 1
    : /\b(?:down|drop\w*|fell|fall\w*|decreas\w*)\b/.test(question)
      ? -1
      : 0;
  const sums = [...groupedBy(cells, groupOf)].map(([name, own]) => ({
    name: name.split(' (')[0]!,
    own,
    sum:
      change === 0
        ? own.reduce((so, { value }) => so + sizeOf(value), 0)
        : change * (sizeOf(own.at(-1)!.value) - sizeOf(own[0]!.value)),
  }));
  const model = cells[0]?.value;
  const isUnsure = unmetIn(question, notes).length > (asksTop ? 1 : 0);
  if (!model) return undefined;
  const told = ({ sum }: { sum: number }): string => tell(sum, model);
  if (asksTop && sums.length > 1) {
    const isLeast = LEAST.test(question) && !/\bmost\b/.test(question);
    const order = sums.toSorted((one, other) => (isLeast ? 1 : -1) * (one.sum - other.sum));
    const best = order.filter(({ sum }) => sum === order[0]!.sum);
    const others = order.slice(best.length);
    const by =
      /\bhow (?:much|many)\b/.test(question) && others[0]
        ? `, ${tell(Math.abs(order[0]!.sum - others[0].sum), model)} ${isLeast ? 'fewer' : 'more'} than the next`
        : '';
    return {
      says: `That is ${listed(best.map(({ name }) => name))} with ${told(order[0]!)}${best.length > 1 ? ' each' : ''}${by}${others.length === 0 ? '' : `; ${listed(others.map((one) => `${one.name} has ${told(one)}`))}`}.`,
      lines: linesOf(cells),
      isUnsure,
    };
  }
  const [one, other, third] = sums;
  if (isGap)
    return one && other && !third && keys.length + rows.length >= 2
      ? {
          says: `The difference is ${tell(Math.abs(one.sum - other.sum), model)}: ${listed([one, other].map((side) => `${side.name} has ${told(side)}`))}.`,
          lines: linesOf(cells),
          isUnsure,
        }
      : undefined;
  if (!asksSum || cells.length < 2 || (keys.length !== 1 && rows.length !== 1)) return undefined;
  return {
    says: `That makes ${tell(
      cells.reduce((so, { value }) => so + sizeOf(value), 0),
      model,
    )}: ${cells.map((cell) => `${tell(sizeOf(cell.value), model)} (${keys.length === 1 ? cell.row : cell.key})`).join(' + ')}.`,
    lines: linesOf(cells),
    isUnsure,
  };
};

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
const inMoney: Rule = (question, notes) => {
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
const offers: Rule = (question, notes) => {
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

// How much for each: two figures of one row.

const KIND_ASKED: readonly (readonly [RegExp, readonly Value['kind'][]])[] = [
  [/\b(?:long\w*|time|minutes?|hours?|quick\w*|fast\w*|slow\w*)\b/, ['duration', 'span']],
  [/\b(?:cost\w*|pric\w*|cheap\w*|dear\w*|pay|paid|expensive|value)\b/, ['money']],
];
const perUnit: Rule = (question, notes) => {
  const [, one] = /\b(?:per|(?:for|to (?:make|do|sew|cut|pick|pack))? ?(?:each|1|one|a single)) (\p{L}+)/u.exec(question) ?? [];
  const kinds = KIND_ASKED.find(([asked]) => asked.test(question))?.[1];
  if (one === undefined || !kinds || /\baverage\b/.test(question)) return undefined;
  const cells = cellsOf(notes).filter(isValued);
  const rows = [...groupedBy(cells, ({ unit }) => unit)].flatMap(([unit, own]) => {
    const many = own.filter(({ value }) => value.kind === 'amount' && stemmed(value.unit) === stemmed(one));
    const whole = own.filter(({ value }) => kinds.includes(value.kind));
    const [count, other] = many;
    const [size, more] = whole;
    return count && !other && size && !more && count.value.value > 0
      ? [{ unit, count, size, each: sizeOf(size.value) / count.value.value, name: count.path[0] ?? count.name }]
      : [];
  });
  const model = rows[0]?.size.value;
  if (!model) return undefined;
  const asked = wordsIn(question).map(stemmed);
  // "M1" is machine 1.
  const isNamed = (name: string): boolean => {
    const [, letters, number] = /^(\p{L}+) ?(\d+)$/u.exec(name) ?? [];
    return (
      named([name], question).length > 0 ||
      (number !== undefined && asked.some((word, at) => word.startsWith(letters!.toLowerCase()) && asked[at + 1] === number))
    );
  };
  const own = rows.filter(({ name }) => isNamed(name));
  const told = ({ size, count, each, name }: (typeof rows)[number]): string =>
    `${name} ${exact(each, model)} (${tell(sizeOf(size.value), model)} ÷ ${figure(count.value.value)})`;
  const lines = (some: typeof rows): readonly string[] => some.map(({ unit }) => unit.text);
  const isGap = /\b(?:more|less|longer|quicker|faster|cheaper|dearer|difference)\b/.test(question);
  const [first, second, third] = own;
  if (isGap && first && second && !third)
    return {
      says: `The difference is ${exact(Math.abs(first.each - second.each), model)}: ${listed([first, second].map(told))}.`,
      lines: lines([first, second]),
    };
  if (
    /\bwhich\b|\bwho\b/.test(question) &&
    rows.length > 1 &&
    (MOST.test(question) || LEAST.test(question) || /\b(?:quick|fast|slow)/.test(question))
  ) {
    const isLeast = (LEAST.test(question) || /\b(?:quick|fast)/.test(question)) && !/\b(?:slow\w*|most)\b/.test(question);
    const order = rows.toSorted((a, b) => (isLeast ? 1 : -1) * (a.each - b.each));
    return order[0]!.each === order[1]!.each
      ? undefined
      : { says: `That is ${told(order[0]!)}, against ${listed(order.slice(1).map(told))}.`, lines: lines(order) };
  }
  return first && !second && !isGap ? { says: `That is ${told(first)}.`, lines: lines([first]) } : undefined;
};
const exact = (size: number, model: Value): string =>
  model.kind === 'money'
    ? said(size, model, true)
    : Number.isInteger(size) || size >= 60
      ? spell(size / 60)
      : `${figure(size)} minutes`;

const ASKS_DUTY = /^(?:covers?|covering|duty|rota|shift|turn)$/;
/** Who has their turn on that day: "Weds am: Tilly, Ines  pm: Sam". */
const onDuty: Rule = (question, notes, whole) => {
  if (
    !/^who(?:'s| is| are| has| does|)\b/.test(question) ||
    /\b(?:not|off|most|least|first|last|how|swap\w*|instead)\b/.test(question)
  )
    return undefined;
  const days = valuesIn(question).flatMap(daysOf);
  const words = namesIn(question).filter((word) => daysIn(word).length === 0 && !/^(?:duty|rota|shift)$/.test(word));
  const cells = cellsOf(notes).filter(
    ({ value, path }) => value === undefined && days.some((day) => daysIn(path.join(' ')).includes(day)),
  );
  const { cells: found, unmet } = choose(words, cells);
  const isRota = found.every(({ name }) => /^\p{Lu}[\p{L}'’]+(?: (?:[&+/]|and|\p{Lu}[\p{L}'’.]*))*$/u.test(name));
  const isOne = new Set(found.map(({ path }) => path.join(' '))).size === 1;
  const isElsewhere = unmet.every((word) => unmetIn(word, notes).length === 0 || ASKS_DUTY.test(word));
  // "Who am I working with? I'm Chloe."
  const mine = /\b(?:i am|im|i'm|it is|this is) (\p{L}+)\s*[.!]?$/u.exec(whole)?.[1];
  const others = found.filter(({ name }) => !/\bwith\b/.test(question) || name.toLowerCase() !== mine);
  return others.length > 0 && isElsewhere && isRota && isOne
    ? { says: `That is ${listed(others.map(({ name }) => name))}.`, lines: linesOf(found), isUnsure: unmet.length > 0 }
    : undefined;
};

// Dates that follow, and what one cell says.

const ASKS_END =
  /^(?:so |and )?(?:(?:on |by |until |till )?(?:when|what (?:date|day))|how long (?:do|have) (?:i|we) (?:have|got))\b.*\b(?:run\w* out|expir\w+|ends?|due|finish\w*|up|over|pay|last (?:day|date)|leave|return|until|till|by|charity|stop\w*|lapse\w*|valid|done|ready|renew\w*)\b|\bon what (?:date|day)\b/;
const STARTED =
  /\b(?:start\w*|install\w*|bought|purchas\w+|joined|issued|dated|opened|began|beg[iu]n\w*|deliver\w+|fitted|signed|from|since|of|on|moved in)\b/i;
const DAY = 1440;
/** "A probationary period of twelve weeks". */
const LASTING = /\b(?:period|term|course|runs|lasts|valid|guarantee\w*|contract)\b[^,;.]{0,24}$/i;
/** So long after a date that stands elsewhere: "labour 2 years", "installed 20 October". */
const ends: Rule = (question, notes, whole) => {
  if (!ASKS_END.test(question) || /\bnotice\b/.test(question)) return undefined;
  const cells = cellsOf(notes).filter(isValued);
  const lengths = cells.filter(
    ({ value, unit }) =>
      value.kind === 'duration' &&
      value.value >= DAY &&
      !/^ ?(?:before|prior|ahead|early|in advance|notice)\b/.test(unit.text.slice(value.end)),
  );
  const words = namesIn(question.split(/,? and (?=do|does|is|are|can|what|how|will)/)[0]!);
  const meant = lengths.filter((cell) => words.some((word) => saysOf(cell, word) !== undefined || isLike(cell, word)));
  const lasting = meant.filter(({ value, unit }) => LASTING.test(unit.text.slice(0, value.at)));
  const narrow = choose(words, meant);
  const { unmet } = narrow;
  const [length, more] = narrow.cells.length === 1 && meant.length === 1 ? meant : lasting.length === 1 ? lasting : narrow.cells;
  const dates = cells.filter(
    ({ value, unit }) =>
      value.kind === 'date' &&
      value.to === value.value &&
      !/\b(?:including|until|till|up to) $/.test(unit.text.slice(0, value.at)),
  );
  const told = valuesIn(whole).find(({ kind }) => kind === 'date');
  const beside = dates.filter(({ unit }) => unit === length?.unit);
  const started = dates.filter(({ unit, value }) => STARTED.test(unit.text.slice(0, value.at)));
  const [anchor, other] = beside.length > 0 ? beside : started.length > 0 ? started : dates;
  if (!length || more || unmet.length === words.length || (!told && (!anchor || other))) return undefined;
  if (!words.some((word) => isOf(length, word) || isLike(length, word))) return undefined;
  const from = told ?? anchor!.value;
  const to = stepped(from.value, length.value, 1);
  return {
    says: `That is ${dateOf(to, from, to - from.value)}: ${length.value.typed} from ${from.typed}.`,
    lines: linesOf([length, ...(told ? [] : [anchor!])]),
  };
};

/** The gap between the only two times or dates that are told with all that is asked. */
const apart: Rule = (question, notes) => {
  if (!/\b(?:gap|wait|between|apart)\b/.test(question) || !/\bhow (?:long|many (?:minutes|hours|days))\b/.test(question))
    return undefined;
  const days = valuesIn(question).flatMap(daysOf);
  const kind = /\bdays\b/.test(question) ? 'date' : 'clock';
  const points = cellsOf(notes)
    .filter(isValued)
    .filter(
      ({ value, path, text }) =>
        value.kind === kind && (days.length === 0 || days.some((day) => daysIn([...path, text].join(' ')).includes(day))),
    );
  const words = labelling(question).filter(
    (word) =>
      (!ASKING.test(word) || /^(?:high|low)$/.test(word)) &&
      !/^(?:gap|wait|between|apart)$/.test(word) &&
      daysIn(word).length === 0,
  );
  const { cells: found, unmet } = choose(words, points);
  const [one, other, more] = found;
  if (!one || !other || more || unmet.length === words.length) return undefined;
  const gap = Math.abs(other.value.value - one.value.value);
  return {
    says: `That is ${kind === 'date' ? `${gap} day${gap === 1 ? '' : 's'}` : spell(gap / 60)}: ${one.value.typed} to ${other.value.typed}.`,
    lines: linesOf([one, other]),
    isUnsure: unmet.some((word) => unmetIn(word, notes).length === 0),
  };
};

export const PLAN_RULES: readonly Rule[] = [offers, inGrid, perUnit, onDuty, apart];
export const MONEY_RULES: readonly Rule[] = [inMoney];
export const END_RULES: readonly Rule[] = [ends];
