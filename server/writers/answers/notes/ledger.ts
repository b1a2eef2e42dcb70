/** What the sums of money in notes come to: spent, taken, left, owed, shared, enough or not. Each sum is told with what it is for. */
import { isPriced, said, worth, type Part, type Reckoned, type Rule } from './amounts.ts';
import { isTold, labelling, linesOf, speaks, tells, type Fact, type Notes } from './facts.ts';
import { MINUTES_IN, numberOf, valuesIn, type Value } from './values.ts';
import { figure } from '../sums/told.ts';
import { stemmed, wordsIn } from '../question/terms.ts';

interface Entry extends Part {
  readonly name: string;
  /** What is told of it: its piece, its line and what it stands under. */
  readonly text: string;
}

const TOTAL = /\b(?:totals?|sub-?total|altogether|in all|all told)\b/i;
const HELD =
  /\b(?:budget|in the (?:bank|account|pot|kitty|tin)|in hand|savings|saved|kitty|float|to spend|allowance|pot|balance|grant|given)\b/i;
const TAKEN =
  /\b(?:tickets?|takings|took|income|revenue|sales|sold|raised|raffle|donat\w+|gave|turnover|receipts|sponsor\w*|in:|collected|entry fees)\b/i;
const OUT = /\b(?:out|costs?|spent|paid|bought|bill|hire|expenses|fee|outgoings)\b/i;
/** What may not be paid at all, or comes back. */
const OPEN =
  /\b(?:if|unless|optional|maybe|perhaps|refund\w*|returnable|instead|last year|would|could|not booked|per cent)\b|\bor\b/i;

/** In a list of prices, one without a sign closes its piece: "Raffle 128", "hall 60". */
export const isSum = ({ value, segment: { unit } }: Fact): boolean =>
  value.kind === 'money' ||
  (value.kind === 'amount' &&
    /^\d/.test(value.typed) &&
    /^(?:an?|per|each|total|altogether|all|for|)$/.test(value.unit) &&
    value.at > 0 &&
    !valuesIn(unit.text.slice(0, value.at)).some(({ end }) => end >= value.at - 1) &&
    /^(?:$|[,;)(/]| [-–] |\.(?: |$)| \(| (?:per|an?|each) | (?:total|altogether|all in|for (?:the lot|everything|all of))\b)/.test(
      unit.text.slice(value.end),
    ));

const COUNT_BEFORE = /(?:^|[^\p{L}\d.,])(\d{1,4}|\p{L}+) (?:\p{L}+ ){0,3}?(?:at|@|x|×|[-–]) $/u;
/** How often it is paid: "62 tickets at £5", "2 nights – 28,000 a night". Undefined where it is told for each and nobody says of how many. */
const oftenOf = ({ value, segment }: Fact): number | undefined => {
  const before = segment.text.slice(0, Math.max(0, segment.text.indexOf(value.typed)));
  const [per, other] = value.per;
  const lasting = valuesIn(before).find(({ kind, unit }) => kind === 'duration' && (per === undefined || unit === per));
  const count = numberOf(COUNT_BEFORE.exec(before)?.[1]?.toLowerCase() ?? '');
  if (other !== undefined) return undefined;
  if (lasting && (per !== undefined || /\b(?:at|@|x|×) $/.test(before))) return lasting.value / MINUTES_IN[lasting.unit]!;
  const counted = valuesIn(before).findLast(({ kind }) => kind === 'amount');
  if (per === undefined) return count > 1 && /(?:at|@|x|×) $/.test(before) ? count : value.times;
  if (MINUTES_IN[per] !== undefined) return undefined;
  return counted?.value ?? (count > 0 ? count : undefined);
};

/** What a sum of a line is for, as the line names it. */
const nameOf = ({ value, segment: { text, label } }: Fact): string => {
  const at = text.indexOf(value.typed);
  const before = text
    .slice(0, at)
    .split(/[:;,(]\s/)
    .at(-1)!;
  const words = before
    .replace(/^(?:and|the|a|an|for) /i, '')
    .replace(/(?<![\s:–-])[\s:–-]+$/, '')
    .trim();
  const own = words === '' || words.split(' ').length > 4 ? label : words;
  return own.split(' ').length > 4 || /\d/.test(own) ? '' : own;
};

/** Where prices have a sign, what has none is no price. */
const entriesOf = (notes: Notes): readonly (Entry | undefined)[] =>
  notes.facts
    .filter((fact) => isSum(fact) && (!isPriced(notes) || fact.value.kind === 'money'))
    .map((fact) => {
      const factor = oftenOf(fact);
      const { unit, label, text } = fact.segment;
      return factor === undefined ? undefined : { fact, factor, name: nameOf(fact), text: `${label} ${text} ${unit.heading}` };
    });

const modelOf = (parts: readonly Part[]): Value =>
  (parts.find(({ fact }) => fact.value.kind === 'money') ?? parts[0]!).fact.value;
const amountOf = (parts: readonly Part[], amount: number): string =>
  said(amount, modelOf(parts), modelOf(parts).kind === 'money');
/** "£45 + 2 × £12 (hall)". */
const sumOf = (parts: readonly Entry[]): string =>
  parts
    .map(
      ({ fact, factor, name }) =>
        `${factor === 1 ? '' : `${figure(factor)} × `}${amountOf(parts, fact.value.value)}${name === '' ? '' : ` (${name})`}`,
    )
    .join(' + ');
const linesOfParts = (parts: readonly Part[]): readonly string[] => linesOf(parts.map(({ fact }) => fact.segment));

const ASKING =
  /^(?:altogether|total|all|spend|spent|cost|costs|come|comes|came|pay|paid|much|money|whole|everything|make|made|made|left|over|after|costs|expenses|profit|owe|owes|owed|still|now|each|share|split|buy|bought|tot|overall|afford|enough|got|pot|budget|fund|end|bill|everyone|per|average|nightly|what's|so|far|add|sum|lot|group)$/;
const namesIn = (text: string): readonly string[] => labelling(text).filter((word) => !ASKING.test(word));

/** Those that the question names; all, where it names none. What it says that the notes never do leaves a doubt. */
const chosen = (
  entries: readonly Entry[],
  question: string,
  notes: Notes,
): { readonly parts: readonly Entry[]; readonly isUnsure: boolean } => {
  const words = namesIn(question);
  const told = words.filter((word) =>
    entries.some(({ fact: { segment } }) => speaks(segment, word) > 0 || tells(segment.unit, word)),
  );
  const fits = (entry: Entry): boolean =>
    told.some((word) => speaks(entry.fact.segment, word) > 0 || wordsIn(entry.text).map(stemmed).includes(stemmed(word)));
  const parts = told.length > 0 ? entries.filter(fits) : entries;
  const headings = new Set(notes.units.flatMap(({ heading }) => wordsIn(heading).map(stemmed)));
  return {
    parts: parts.length > 0 ? parts : entries,
    isUnsure: words.some(
      (word) =>
        !told.includes(word) &&
        !headings.has(stemmed(word)) &&
        !isTold(notes, word) &&
        !notes.units.some((unit) => tells(unit, word)),
    ),
  };
};

const ASKS_SUM = /\bhow much\b|\bwhat (?:did|have|do|does|will|would|is|was|are)\b|\bwhat's\b|\btotal\b/;
const WHOLE =
  /\b(?:altogether|in total|total|in all|all in|all told|come to|comes to|add up to|(?:have|has|had) (?:i|we|he|she|they) (?:\w+ )?spent|(?:did|do) (?:i|we|he|she|they) spend|overall|whole (?:lot|thing|order|bill)|everything)\b/;

const PENALTY = /\blate (?:payments?|fees?|charges?|returns?)\b/i;
/** The whole of what is listed, or of what one person paid. */
const spent = (question: string, notes: Notes, every: readonly Entry[]): Reckoned | undefined => {
  if (!WHOLE.test(question) || /\b(?:left|average|more|less|than|if|after|without|except|each|per|hours?|days?)\b/.test(question))
    return undefined;
  const counted = every.filter(
    ({ text, fact }) =>
      !TOTAL.test(text) &&
      !HELD.test(text) &&
      !PENALTY.test(text) &&
      !/\b(?:sold|raised|donat\w+|takings)\b/i.test(fact.segment.unit.text),
  );
  if (every.some(({ text }) => TOTAL.test(text))) return undefined;
  const { parts, isUnsure } = chosen(counted, question, notes);
  // Several prices of one line are rather for one to choose from.
  if (parts.length < 2 || linesOfParts(parts).length < 2) return undefined;
  return {
    says: `That makes ${amountOf(parts, worth(parts))}: ${sumOf(parts)}.`,
    lines: linesOfParts(parts),
    isUnsure: isUnsure || parts.some(({ fact }) => OPEN.test(fact.segment.unit.text)),
  };
};

const gain = (question: string, every: readonly Entry[]): Reckoned | undefined => {
  if (
    !/\b(?:make|made|profit|raised?|left over|clear|surplus|take home|earn\w*)\b/.test(question) ||
    !/\b(?:after|less|profit|net|clear|surplus|left over|minus|once)\b/.test(question)
  )
    return undefined;
  const used = every.filter(({ text }) => !TOTAL.test(text));
  const costs = used.filter(
    ({ text, fact }) => OUT.test(`${fact.segment.label} ${fact.segment.text}`) && !/\b(?:sold|gave|raffle)\b/i.test(text),
  );
  const taken = used.filter((entry) => !costs.includes(entry) && (TAKEN.test(entry.text) || entry.factor > 1));
  const { length } = costs;
  if (length === 0 || taken.length === 0 || length + taken.length < used.length) return undefined;
  const rest = worth(taken) - worth(costs);
  const all = [...taken, ...costs];
  return {
    says: `${rest >= 0 ? 'That makes' : 'That is a loss of'} ${amountOf(all, Math.abs(rest))}: ${sumOf(taken)} came in, ${sumOf(costs)} went out.`,
    lines: linesOfParts(all),
  };
};

/** "Can we afford the band and the marquee?" */
const afford = (question: string, every: readonly Entry[]): Reckoned | undefined => {
  if (
    !/\b(?:afford|enough (?:money|left)?|cover|within (?:the )?budget|over budget)\b/.test(question) ||
    !/^(?:can|could|do|does|is|are|will|have)\b/.test(question)
  )
    return undefined;
  const held = every.filter(
    ({ text, fact }) => HELD.test(`${text} ${fact.segment.unit.text}`) && !OPEN.test(fact.segment.unit.text),
  );
  const words = namesIn(question.replace(/\b(?:with|from|out of) (?:what|the money|our)\b.*$/, ''));
  const costs = every.filter((entry) => !held.includes(entry) && words.some((word) => speaks(entry.fact.segment, word) >= 0.7));
  if (held.length === 0 || costs.length === 0 || words.some((word) => !costs.some(({ fact }) => speaks(fact.segment, word) > 0)))
    return undefined;
  const rest = worth(held) - worth(costs);
  const all = [...costs, ...held];
  return {
    says: `${rest >= 0 === !/\bover budget\b/.test(question) ? 'Yes' : 'No'}: ${costs.length > 1 ? `${sumOf(costs)} = ` : ''}${amountOf(all, worth(costs))} is to be paid and ${held.length > 1 ? `${sumOf(held)} = ` : ''}${amountOf(all, worth(held))} is there, ${amountOf(all, Math.abs(rest))} too ${rest >= 0 ? 'much' : 'little'}.`.replace(
      /, (\S+) too much\.$/,
      ', so $1 is left.',
    ),
    lines: linesOfParts(all),
  };
};

const PLACES = ['first', 'second', 'third', 'fourth'];
const PAYMENT = /\b(?:instal?ments?|payments?|rest|balance|bit|part|amount)\b/;
/** "£145 in three: £45 by January, £50 by March and the rest by April": one of them, with its day. */
const instalment = (question: string, { units }: Notes): Reckoned | undefined => {
  if (!PAYMENT.test(question) || !/\b(?:how much|when|what)\b/.test(question) || /\b(?:to go|left|how many)\b/.test(question))
    return undefined;
  const place = /\b(first|second|third|fourth|1st|2nd|3rd|4th|last|final|remaining|rest|balance)\b/.exec(question)?.[1];
  const found = units.flatMap((unit) => {
    const dues = Array.from(
      unit.text.matchAll(
        /(?:([£$€₹])(\d[\d,]*(?:\.\d\d)?)|\bthe (?:last|rest|final|balance|remainder|third|fourth)\b[^,;]{0,20}?) (?:due |payable |is due )?(?:by|on|in|before) ((?:the )?[^,;.()]{3,24}?)(?=,|;|\.| and |\)|$)/giu,
      ),
      ([, sign, many, by]) => ({ sign, many: many === undefined ? undefined : numberOf(many), by: by! }),
    );
    return dues.length > 1 ? [{ unit, dues }] : [];
  });
  const [only, other] = found;
  if (!only || other || place === undefined) return undefined;
  const { unit, dues } = only;
  const at = /^(?:last|final|remaining|rest|balance)$/.test(place)
    ? dues.length - 1
    : /^\d/.test(place)
      ? Number(place[0]) - 1
      : PLACES.indexOf(place);
  const due = dues[at];
  const [whole] = valuesIn(unit.text).filter(({ kind }) => kind === 'money');
  if (!due || !whole) return undefined;
  const told = dues.flatMap(({ many }) => (many === undefined ? [] : [many]));
  const isLess = due.many === undefined && told.length === dues.length - 1;
  const amount = due.many ?? (isLess ? whole.value - told.reduce((so, many) => so + many, 0) : Number.NaN);
  if (!(amount > 0)) return undefined;
  return {
    says: `That is ${said(amount, whole)}, by ${due.by}${isLess ? `: ${[whole.value, ...told].map((many) => said(many, whole)).join(' − ')}` : ''}.`,
    lines: [unit.text],
    isOnly: true,
  };
};

/** What is there, with what comes to it, less what goes: "Bank balance £1,905 before the sale money". */
const left = (question: string, notes: Notes, every: readonly Entry[]): Reckoned | undefined => {
  if (
    !/\b(?:left|remain\w*|to spend)\b/.test(question) ||
    !/\bhow much\b/.test(question) ||
    /\b(?:pay|owe|owed|paid|deposit)\b/.test(question)
  )
    return undefined;
  const held = every.filter(({ fact, text }) => HELD.test(`${text} ${fact.segment.unit.text}`));
  const gone = every.filter((entry) => !held.includes(entry) && !TOTAL.test(entry.text));
  if (held.length === 0 || gone.length === 0 || gone.length > 12) return undefined;
  const told = valuesIn(question).filter(({ kind }) => kind === 'money');
  const rest = worth(held) - worth(gone) - told.reduce((so, { value }) => so + value, 0);
  const all = [...held, ...gone];
  const { isUnsure } = chosen(all, question, notes);
  return {
    says: `${amountOf(all, Math.abs(rest))} ${rest >= 0 ? 'is left' : 'too much is spent'}: ${sumOf(held)} − ${[...gone.map((entry) => sumOf([entry])), ...told.map(({ value }) => amountOf(all, value))].join(' − ')}.`,
    lines: linesOfParts(all),
    isUnsure: isUnsure || gone.some(({ fact }) => OPEN.test(fact.segment.unit.text)),
  };
};

/** "Four ways", "the 5 of us". */
const headsIn = (question: string, { units }: Notes): number | undefined => {
  const WAYS =
    /\b(\d{1,2}|\p{L}+) (?:ways|of us|people|persons|friends|adults)\b|\bbetween (?:the )?(\d{1,2}|\p{L}+)\b|\bparty of (\d{1,2})\b/giu;
  const counts = [question, ...units.map(({ text, heading }) => `${heading} ${text}`)].map((text) =>
    [...text.matchAll(WAYS)]
      .map(([, one, two, three]) => numberOf((one ?? two ?? three)!.toLowerCase()))
      .filter((count) => count > 1),
  );
  const [first, ...others] = counts[0]!.length > 0 ? counts[0]! : new Set(counts.flat());
  return others.length === 0 ? first : undefined;
};

/** What each one owes of what somebody laid out for all. */
const share = (question: string, notes: Notes, every: readonly Entry[]): Reckoned | undefined => {
  if (
    !/\b(?:owes?|each|share|split|per (?:head|person)|apiece)\b/.test(question) ||
    !/\b(?:how much|what)\b/.test(question) ||
    /\b(?:still|deposit|cost|charge)\b/.test(question)
  )
    return undefined;
  const heads = headsIn(question, notes);
  // A total that is asked for by its name is divided as it stands.
  const { parts: chosenParts, isUnsure } = chosen(every, question, notes);
  const totals = chosenParts.filter(({ text }) => TOTAL.test(text));
  if (totals.length > 1) return undefined;
  const parts = totals.length === 1 ? totals : chosenParts;
  if (heads === undefined || parts.length === 0 || parts.some(({ fact }) => fact.value.per.includes('each'))) return undefined;
  const sum = sumOf(parts);
  return {
    says: `That is ${amountOf(parts, worth(parts) / heads)} each: ${parts.length > 1 ? `${sum} = ${amountOf(parts, worth(parts))}` : sum}, shared by ${heads}.`,
    lines: linesOfParts(parts),
    isUnsure: isUnsure && parts.length < every.length,
  };
};

/** "On average per night", of rows that say for how many nights. */
const average = (question: string, every: readonly Entry[]): Reckoned | undefined => {
  const unit = /\b(?:average|averag\w+|on average)\b.*\b(hour|day|night|week|month)\b/.exec(question)?.[1];
  if (unit === undefined) return undefined;
  const rows = every.flatMap((entry) => {
    const [lasting] = valuesIn(entry.fact.segment.unit.text).filter(
      (value) => value.kind === 'duration' && value.unit === unit && value.at < entry.fact.value.at,
    );
    return lasting ? [{ ...entry, many: lasting.value / MINUTES_IN[unit]! }] : [];
  });
  const many = rows.reduce((so, row) => so + row.many, 0);
  if (rows.length < 2) return undefined;
  return {
    says: `That is ${amountOf(rows, worth(rows) / many)} a ${unit}: ${sumOf(rows)} = ${amountOf(rows, worth(rows))}, over ${figure(many)} ${unit}s.`,
    lines: linesOfParts(rows),
  };
};

/** A fee for all, and who has paid how much of it: "Abbott – paid", "Tran – paid 60". */
const arrears = (question: string, { units, facts }: Notes): Reckoned | undefined => {
  if (!/\b(?:owed|owing|outstanding|unpaid|to come in|still to (?:pay|come))\b/.test(question)) return undefined;
  const fees = facts.filter(
    ({ value, segment }) =>
      value.kind === 'money' && /\b(?:fees?|subs|each|per)\b/i.test(`${segment.unit.text} ${segment.unit.heading}`),
  );
  const titled = units.length > 0 ? valuesIn(units[0]!.heading).filter(({ kind }) => kind === 'money') : [];
  const fee = (titled[0] ?? fees[0]?.value) as Value | undefined;
  const rows = units.flatMap(({ text }) => {
    const [, name, paid] =
      /^(\p{Lu}[\p{L} ]{1,24}?)(?:: ?| [-–] )(?:(?:has |half |part |partly |part-)?paid|pd)(?: [£$€]?(\d+(?:\.\d\d)?))?(?: (?:so far|cash|only))?$/u.exec(
        text,
      ) ?? [];
    const none =
      /^(\p{Lu}[\p{L} ]{1,24}?)(?:: ?| [-–] )(?:not (?:yet )?paid|nothing(?: yet)?|unpaid|owes(?: all)?)(?:, .{0,40})?$/u.exec(
        text,
      )?.[1];
    return name !== undefined && fee
      ? [{ name, owes: paid === undefined ? 0 : fee.value - Number(paid), text }]
      : none !== undefined && fee
        ? [{ name: none, owes: fee.value, text }]
        : [];
  });
  const owing = rows.filter(({ owes }) => owes > 0);
  if (!fee || rows.length < 2 || owing.length === 0 || rows.some(({ owes }) => owes < 0)) return undefined;
  const sum = owing.reduce((so, { owes }) => so + owes, 0);
  return {
    says: `That makes ${said(sum, fee)}: ${owing.map(({ name, owes }) => `${name} ${said(owes, fee)}`).join(' + ')}, of a fee of ${fee.typed}.`,
    lines: owing.map(({ text }) => text),
  };
};

const LENT = /\b(?:gave|lent|loaned|borrow(?:ed|s)|owes|took)\b/i;
const REPAID = /\b(?:paid|repaid|returned|gave back|sent back|transferred)\b/i;
const SUM = /(?<![\d/.,])([£$€₦]?)(\d{1,3}(?:,\d{3})+|\d+\.\d\d|\d{2,7})(?![\d/.:,]*\d)/;
/** What one person was lent, less what came back. */
const debt = (question: string, { units }: Notes): Reckoned | undefined => {
  if (!/\b(?:ow(?:e|es|ing|ed)|debt|paid (?:me )?back|clear|settled)\b/.test(question)) return undefined;
  const asked = new Set(wordsIn(question));
  const name = units.flatMap(({ text }) => text.match(/\p{Lu}\p{Ll}+/gu) ?? []).find((one) => asked.has(one.toLowerCase()));
  const rows = units
    .filter(({ text }) => name !== undefined && text.includes(name))
    .flatMap(({ text }) => {
      const [, sign = '', sum] = SUM.exec(text) ?? [];
      const isBack = REPAID.test(text);
      return sum !== undefined && (isBack || LENT.test(text))
        ? [{ text, sign, isBack, sum: Number(sum.replaceAll(',', '')) }]
        : [];
    });
  const lent = rows.filter(({ isBack }) => !isBack);
  if (lent.length === 0 || lent.length === rows.length) return undefined;
  const open = rows.reduce((so, { isBack, sum }) => so + (isBack ? -sum : sum), 0);
  const told = (sum: number): string => `${lent[0]!.sign}${figure(sum)}`;
  if (open < 0) return undefined;
  const reckoning = rows.map(({ isBack, sum }, at) => `${at === 0 ? '' : isBack ? ' − ' : ' + '}${told(sum)}`).join('');
  return {
    says: `${open === 0 ? `${name} owes nothing more` : `${name} still owes ${told(open)}`}: ${reckoning}.`,
    lines: rows.map(({ text }) => text),
  };
};

export const ledger: Rule = (question, notes) => {
  const part = instalment(question, notes);
  if (part) return part;
  if (!ASKS_SUM.test(question) && !/^(?:can|could|do|does|has|have|will|is|are)\b/.test(question)) return undefined;
  const owing = arrears(question, notes) ?? debt(question, notes);
  if (owing) return owing;
  const every = entriesOf(notes);
  const known = every.filter((entry) => entry !== undefined);
  const signed = isPriced(notes);
  // Prices that are told for each leave a sum open.
  const isWhole = known.length === every.length;
  const found =
    average(question, known) ??
    share(question, notes, known) ??
    afford(question, known) ??
    gain(question, known) ??
    (isWhole ? (left(question, notes, known) ?? spent(question, notes, known)) : undefined);
  if (!found) return undefined;
  return !signed && found.lines.length < 2 ? { ...found, isUnsure: true } : found;
};
