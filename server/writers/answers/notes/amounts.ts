/** What amounts and prices of the notes come to: baskets, differences, the least and the most, what is left, so much for so many. */
import { listed } from '../../../english/prose.ts';
import {
  LIKE,
  cellOf,
  isLabelling,
  labelling,
  linesOf,
  meantBy,
  speaks,
  tells,
  underName,
  type Fact,
  type Notes,
  type Segment,
} from './facts.ts';
import { MINUTES_IN, numberOf, valuesIn, type Value } from './values.ts';
import { DAY_MS } from '../values/calendar.ts';
import { figure, money, spell } from '../sums/told.ts';
import type { Unit } from './units.ts';
import { isTelling, stemmed } from '../question/terms.ts';

export interface Reckoned {
  /** One sentence that answers. */
  readonly says: string;
  /** The sentences it follows from, as they stand. */
  readonly lines: readonly string[];
  /** What else of the notes may change it. */
  readonly unless?: readonly string[];
  /** It may be told in a way that is not understood. */
  readonly isUnsure?: boolean;
  /** Nothing else in the notes is of its kind. */
  readonly isOnly?: true;
  /** Every part of the question is answered, whatever else they ask. */
  readonly isWhole?: true;
}

/** @param whole all that was asked, with what is told after the question. */
export type Rule = (question: string, notes: Notes, whole: string) => Reckoned | undefined;

const linesFrom = (facts: readonly Fact[]): readonly string[] => linesOf(facts.map(({ segment }) => segment));

/** Lengths, weights and so on are compared in one unit each. */
const SIZES: Readonly<Record<string, readonly [size: string, times: number]>> = {
  km: ['length', 1000],
  m: ['length', 1],
  metres: ['length', 1],
  meters: ['length', 1],
  miles: ['length', 1609],
  mile: ['length', 1609],
  cm: ['length', 0.01],
  mm: ['length', 0.001],
  kg: ['weight', 1],
  g: ['weight', 0.001],
  l: ['volume', 1],
  litres: ['volume', 1],
  ml: ['volume', 0.001],
  gb: ['data', 1],
  mb: ['data', 0.001],
}; // prettier-ignore
/** A word behind a price that only goes on: "9.60 return". */
const GOES_ON =
  /^(?:return|single|once|whole|flat|extra|cash|off|full|half|total|upwards|plus|is|a|incl|including|then|per|\w+ed)$/;

const NO_PRICE =
  /\b(?:of|sleeps|seats|holds|up to|max|min|than|over|under|aged?|ages|for|serves|between|every|item|born|is for|takes) $/i;
const REDUCES = /^ ?(?:\p{L}+ )?(?:off|less|discount|reduction|cheaper)\b/iu;
/** A sign that only a discount has makes no list of signed prices. */
export const isPriced = ({ facts }: Notes): boolean =>
  facts.some(({ value, segment: { unit } }) => value.kind === 'money' && !REDUCES.test(unit.text.slice(value.end)));
export const isMoney = ({ value, segment }: Fact, priced: boolean): boolean =>
  (priced
    ? value.kind === 'money'
    : value.kind === 'amount' &&
      (value.unit === '' || !isTelling(value.unit) || GOES_ON.test(value.unit)) &&
      !NO_PRICE.test(segment.unit.text.slice(0, value.at))) && !REDUCES.test(segment.unit.text.slice(value.end));

/** As money where it is some, with the unit that stood there otherwise. */
export const said = (amount: number, { kind, unit, typed }: Value, priced = true): string =>
  kind === 'money'
    ? unit.startsWith(' ')
      ? `${money(amount, '')}${unit}`
      : money(amount, unit)
    : kind === 'duration'
      ? spell(amount / 60)
      : kind === 'percent'
        ? `${figure(amount)}%`
        : /\.\d\d$/.test(typed) || !priced
          ? money(amount, '')
          : `${figure(amount)}${unit !== '' && (SIZES[unit] || isLabelling(unit)) ? ` ${unit}` : ''}`;

/** Words that ask, and name no thing. */
const ASKING =
  /^(?:what's|whats|much|many|cost\w*|price\w*|pay\w*|charge\w*|total|altogether|together|all|sum|come|comes|spend|bill|buy|order\w*|book\w*|stay\w*|owe|add|set|expensive|whole|entire|first|compare\w*|sing\w+|separate\w*|figure|amount|per|each|everything|would|extra|more|less|cheaper|dearer|want\w*|order|hire|rent out|bring|brings|brought|altogether|end|now|both|same|go|visit|enter|join|do|own|i'd|we'd|i'll|we'll)$/;
const namesIn = (text: string): readonly string[] => labelling(text).filter((word) => !ASKING.test(word));

interface Chunk {
  readonly text: string;
  /** What stands before it: "and", "for". */
  readonly lead: string;
  readonly words: readonly string[];
  readonly count: number;
}
const LEADS = /(?:^|,? )(and|plus|with|including|for|at|in|on|to|of|if|when|over|from|by|as|&|\+) |(, )/;
const JOINS = /^(?:and|plus|with|including|&|\+|,)?$/;

const chunksOf = (text: string): readonly Chunk[] => {
  const parts = text.split(LEADS).filter((part) => part !== undefined);
  const leads = new Set([
    'and',
    'plus',
    'with',
    'including',
    'for',
    'at',
    'in',
    'on',
    'to',
    'of',
    'if',
    'when',
    'over',
    'from',
    'by',
    'as',
    '&',
    '+',
  ]);
  const chunks: Chunk[] = [];
  let lead = '';
  for (const part of parts) {
    if (leads.has(part) || part === ', ') {
      lead = part.trim();
      continue;
    }
    const amount = valuesIn(part).find(({ kind }) => kind === 'amount');
    chunks.push({ text: part, lead, words: namesIn(part), count: amount?.value ?? 1 });
  }
  return chunks;
};

/** How many of each unit the question is about: 7 nights, the first month, 5 people. */
interface Many {
  readonly durations: ReadonlyMap<string, number>;
  readonly people: number | undefined;
  readonly counted: ReadonlyMap<string, number>;
}
const countOf = ({ value, unit }: Value): number => Number((value / MINUTES_IN[unit]!).toFixed(4));

/** "5 of us", "Porto, 4 people". */
const groupOf = (units: readonly Unit[]): number | undefined => {
  const heads = units.flatMap(({ text, heading }) =>
    [...`${heading} ${text}`.matchAll(/\b(\d{1,3}|\p{L}+) (?:of us|people|persons|adults|guests|friends)\b/giu)].map(([, many]) =>
      numberOf(many!.toLowerCase()),
    ),
  );
  const [only, ...others] = new Set(heads.filter((many) => many > 1));
  return others.length === 0 ? only : undefined;
};

const manyIn = (question: string, { facts, units }: Notes): Many => {
  const values = valuesIn(question);
  const durations = new Map(values.filter(({ kind }) => kind === 'duration').map((value) => [value.unit, countOf(value)]));
  for (const [, unit] of question.matchAll(/\b(?:first|last|one|per|each|single|a) (hour|day|night|week|month|year)s?\b/g))
    durations.set(unit!, durations.get(unit!) ?? 1);
  // "The whole term" is as long as the notes say.
  const whole = /\b(?:whole|entire|full|over the(?! whole| entire| full)) (\p{L}+)/u.exec(question)?.[1];
  const told =
    whole === undefined
      ? undefined
      : meantBy(
          [whole],
          facts.filter(({ value }) => value.kind === 'duration'),
        );
  if (told) durations.set(told.value.unit, countOf(told.value));
  const people =
    /\b(?:we are|we're|there are|there's) (\d+)\b(?! (?:bed|room|night|day)s?)|\b(\d+) (?:of us|of them|people|persons|guests|adults in total)\b/.exec(
      question,
    );
  // "For all of us": as many as the notes say.
  const heads = /\b(?:all of us|us all|everyone|everybody|the (?:whole )?(?:group|party|lot of us)|each of us)\b/.test(question)
    ? groupOf(units)
    : undefined;
  return {
    durations,
    people: people ? Number(people[1] ?? people[2]) : heads,
    counted: new Map(
      values.filter(({ kind, unit }) => kind === 'amount' && unit !== '').map(({ unit, value }) => [stemmed(unit), value]),
    ),
  };
};

/** "Two nights, 96 a night": the same sentence says how many. */
const lastsFor = ({ unit }: Segment, per: string): number | undefined => {
  const told = valuesIn(unit.text).filter((value) => value.kind === 'duration' && value.unit === per);
  return told.length === 1 ? countOf(told[0]!) : undefined;
};

/** How often the value is paid or taken; undefined where that is not said. */
const factorOf = ({ value, segment }: Fact, chunk: Chunk | undefined, many: Many): number | undefined => {
  const count = chunk?.count ?? 1;
  if (value.per.length === 0)
    return count === 1 && many.people !== undefined
      ? [...segment.own].some((term) => PERSONAL.has(term))
        ? many.people
        : undefined
      : count === 1
        ? value.times
        : count;
  let factor = 1;
  let isCounted = false;
  for (const per of value.per) {
    const times: number | undefined =
      per === 'each'
        ? count > 1
          ? count
          : (many.people ?? count)
        : MINUTES_IN[per] === undefined
          ? (many.counted.get(stemmed(per)) ?? (count > 1 ? count : 1))
          : (many.durations.get(per) ?? lastsFor(segment, per));
    if (times === undefined) return undefined;
    isCounted ||= times === count && per === 'each';
    factor *= times;
  }
  return isCounted || value.per.includes('each') || value.per.some((per) => MINUTES_IN[per] === undefined)
    ? factor
    : factor * count;
};
const PERSONAL: ReadonlySet<string> = new Set(
  [
    'ticket',
    'fare',
    'entry',
    'adult',
    'child',
    'meal',
    'menu',
    'lunch',
    'dinner',
    'breakfast',
    'admission',
    'seat',
    'person',
  ].map(stemmed),
);

export interface Part {
  readonly fact: Fact;
  readonly factor: number;
}
export const told = ({ fact: { value }, factor }: Part, priced: boolean): string =>
  factor === 1 ? said(value.value, value, priced) : `${figure(factor)} × ${said(value.value, value, priced)}`;
export const worth = (parts: readonly Part[]): number =>
  parts.reduce((so, { fact, factor }) => so + factor * fact.value.value, 0);

/** What is to be paid for all that is named; undefined where one of the things has no price, or several. */
const basketOf = (text: string, notes: Notes, whole = text): readonly Part[] | undefined => {
  const prices = notes.facts.filter((fact) => isMoney(fact, isPriced(notes)));
  const many = manyIn(whole, notes);
  const beside = namesIn(whole);
  const parts: Part[] = [];
  let isOpen = true;
  for (const chunk of chunksOf(text)) {
    const isItem: boolean = JOINS.test(chunk.lead) ? isOpen : false;
    if (!JOINS.test(chunk.lead)) isOpen = false;
    if (chunk.lead === 'with' || chunk.lead === 'plus' || chunk.lead === 'including') isOpen = true;
    if (chunk.words.length === 0) continue;
    const named = underName(chunk.text, prices);
    const fact = meantBy(chunk.words, named, beside) ?? cellOf(chunk.words, named);
    // A van is no car, though it is like one.
    if (!fact || !chunk.words.some((word) => fact.segment.own.has(stemmed(word)))) {
      if (isItem || isOpen) return undefined;
      continue;
    }
    if (parts.some((part) => part.fact === fact)) {
      if (isItem) return undefined;
      continue;
    }
    const factor = factorOf(fact, chunk, many);
    if (factor === undefined) return undefined;
    parts.push({ fact, factor });
  }
  // "For 7 nights, with cleaning": the price of a night is meant, too.
  for (const unit of valuesIn(text)
    .filter(({ kind }) => kind === 'duration')
    .map((value) => value.unit)) {
    if (parts.some(({ fact }) => fact.value.per.includes(unit))) continue;
    const rates = prices.filter(({ value }) => value.per.includes(unit));
    const [rate, other] = rates.length > 1 ? [meantBy(beside, rates)] : rates;
    const factor = rate && !other ? factorOf(rate, undefined, many) : undefined;
    if (factor === undefined) return undefined;
    parts.push({ fact: rate!, factor });
  }
  return parts.length > 0 && isAllUsed(text, parts, prices, notes) ? parts : undefined;
};

/** Each piece of the question belongs to a price that was found, and no price beside one of them is meant as well: "with a service 35". */
const isAllUsed = (text: string, parts: readonly Part[], prices: readonly Fact[], { facts }: Notes): boolean => {
  const used = parts.map(({ fact }) => fact);
  const terms = facts.filter(({ value }) => value.kind === 'duration');
  const told = ({ segment }: Fact, word: string): boolean => speaks(segment, word) > 0 || tells(segment.unit, word);
  const asked = new Set(namesIn(text).map(stemmed));
  return (
    chunksOf(text).every(
      ({ words }) => words.length === 0 || words.some((word) => [...used, ...terms].some((fact) => told(fact, word))),
    ) &&
    !namesIn(text).some((word) => LEAST.test(word) || MOST.test(word)) &&
    !prices.some(
      (fact) =>
        !used.includes(fact) &&
        used.some(({ segment }) => segment.unit === fact.segment.unit) &&
        fact.segment.own.size > 0 &&
        [...fact.segment.own].every((term) => asked.has(term)),
    )
  );
};

/** Sentences that change a price for some, about what was asked. */
const CHANGES =
  /\b(?:off|discount\w*|less|reduced|reduction|surcharge|supplement|free with|half|extra|with a|or more|minimum)\b|\d ?%/i;
const changing = (notes: Notes, parts: readonly Part[], question: string): readonly string[] => {
  const used = new Set(parts.map(({ fact }) => fact.segment.unit));
  const asked = namesIn(question);
  return [
    ...new Set(
      notes.segments
        .filter(({ unit, text }) => !used.has(unit) && CHANGES.test(text))
        .filter((segment) => asked.some((word) => speaks(segment, word) >= LIKE))
        .map(({ unit }) => unit.text),
    ),
  ];
};

const DIFFERS =
  /\b(?:than|difference|more expensive|cheaper|dearer|saves?|saving|left|remain\w*|profit|how many|per ?cent\w*|compared|comes? off|taken off|deduct\w*|how (?:long|far|old|often)|which|who|when|why|where)\b/;
const PRICES =
  /\b(?:costs?|pric\w+|pay\w*|total|altogether|together|come to|comes to|sum|bill|spend|how much|charged?|fees?|fare|set (?:me|us) back)\b/;

const basket: Rule = (question, notes) => {
  if (DIFFERS.test(question) || !PRICES.test(question)) return undefined;
  const parts = basketOf(asksOf(question), notes, question);
  if (!parts || (parts.length === 1 && parts[0]!.factor === 1)) return undefined;
  const priced = isPriced(notes);
  const unless = changing(notes, parts, question);
  return {
    says: `That makes ${said(worth(parts), parts[0]!.fact.value, priced)}: ${parts.map((part) => told(part, priced)).join(' + ')}.`,
    lines: linesFrom(parts.map(({ fact }) => fact)),
    ...(unless.length > 0 && { unless }),
  };
};

const asksOf = (question: string): string =>
  question
    .replace(
      /^.*?\b(?:how much|what(?:'s| is| are| does| do| would| will| did)?)\b(?: (?:is|are|does|do|would|will|did|for|it|the|total|cost|price|of|i|we|to|pay|have|must|money)\b)*/,
      '',
    )
    .trim();

/** The two sides of a comparison. */
const SIDES: readonly RegExp[] = [
  /(?:difference|gap)(?: in \w+)? between (.+?) and (.+)$/,
  /(?:more|less|fewer|longer|cheaper|dearer|heavier|further|bigger|smaller|older|younger)(?: \w+)? (?:is|are|does|do|was|were|did|will) (.+?) (?:\w+ )?than (.+)$/,
  /(?:how much|how many|what|which)(?: \w+){0,3}? (?:is|are|does|do|was|were|did|will) (.+?) (?:cost |take |last |pay |weigh |have |sleep )?(?:more|less|fewer|longer|cheaper|dearer|heavier|further|bigger|smaller|older|younger)(?: \w+)? (?:for |in |on |at )?than (.+)$/,
  /(?:save|cheaper|saved|saving)\b(?: with| by| if we| if i)?(?: \w+ing| buy| take)? (.+?) (?:compared (?:with|to)|instead of|rather than|than|over|against)(?: \w+ing)?(?: \w+ly)? (.+)$/,
  /how (?:long|much|far) (?:does|do|is|are|did) (.+?)(?: (?:take|last|cost|go)\b.*?)?,? compared (?:with|to) (.+)$/,
  /(?:cheaper|dearer|longer|shorter|better value|quicker|faster|heavier|nearer|more expensive)\b[^,:]{0,40}[,:]? (?:the )?([^,]{1,60}?) or ([^,]{1,60}?)(?:,| and (?:by )?how\b|$)/,
];
const KINDS: readonly (readonly [RegExp, (fact: Fact) => boolean])[] = [
  [
    /\b(?:how long|longe[rs]t?|shorte[rs]t?|quick(?:er|est)|faste[rs]t?|take|takes|last|lasts)\b/,
    ({ value }) => value.kind === 'duration',
  ],
  [/\b(?:heav\w+|light\w*|weigh\w*)\b/, ({ value }) => SIZES[value.unit]?.[0] === 'weight'],
  [
    /\b(?:far|furthe\w+|mileage|near\w*|clos(?:er|est)|distance|deep\w*|tall\w*|wide\w*)\b/,
    ({ value }) => SIZES[value.unit]?.[0] === 'length',
  ],
  [/\b(?:data|gb|gigabytes?)\b/, ({ value }) => SIZES[value.unit]?.[0] === 'data'],
  [/\bper ?cent\w*\b/, ({ value }) => value.kind === 'percent'],
];
const isAskedKind = (question: string, notes: Notes): ((fact: Fact) => boolean) => {
  const priced = isPriced(notes);
  const kind = KINDS.find(([asked]) => asked.test(question))?.[1];
  if (kind && notes.facts.some(kind)) return kind;
  return /\b(?:cheap\w*|dear\w*|expensive|pric\w+|costs?|pay|save\w*|saving)\b/.test(question)
    ? (fact) => isMoney(fact, priced)
    : ({ value }) => value.kind === 'amount' || value.kind === 'money' || value.kind === 'percent';
};

const differenceOf = (one: readonly Part[], other: readonly Part[], priced: boolean, how: string): string => {
  const [first, second] = [worth(one), worth(other)];
  const model = one[0]!.fact.value;
  const side = (parts: readonly Part[]): string => {
    const sum = parts.map((part) => told(part, priced)).join(' + ');
    return parts.length > 1 ? `(${sum})` : sum;
  };
  return `${how}${said(Math.abs(first - second), model, priced)}: ${side(first >= second ? one : other)} − ${side(first >= second ? other : one)}.`;
};

const difference: Rule = (question, notes) => {
  if (
    !/\b(?:more|less|fewer|difference|gap|cheaper|dearer|saves?|saved|saving|longer|shorter|quicker|faster|heavier|lighter|older|younger|better value|nearer|further|compared)\b/.test(
      question,
    )
  )
    return undefined;
  const sides = SIDES.map((pattern) => pattern.exec(question)).find((found) => found !== null);
  if (!sides) return undefined;
  const fits = notes.facts.filter(isAskedKind(question, notes));
  const beside = namesIn(question);
  const sideOf = (text: string): readonly Part[] | undefined => {
    const basketed = /\b(?:cheap\w*|dear\w*|cost\w*|pay|sav\w+|expensive|pric\w+)\b/.test(question)
      ? basketOf(text, notes, text)
      : undefined;
    if (basketed) return basketed;
    const words = namesIn(text);
    const fact = words.length === 0 ? undefined : meantBy(words, underName(text, fits), beside);
    return fact && [{ fact, factor: 1 }];
  };
  const [one, other] = [sideOf(sides[1]!), sideOf(sides[2]!)];
  if (!one || !other || one.some(({ fact }) => other.some((part) => part.fact === fact))) return undefined;
  const [first, second] = [one[0]!.fact.value, other[0]!.fact.value];
  if (first.kind !== second.kind || (first.kind === 'amount' && SIZES[first.unit]?.[0] !== SIZES[second.unit]?.[0]))
    return undefined;
  const asksWhich = /^which|\bor\b/.test(question);
  const isLess = LEAST.test(question);
  const better = worth(one) < worth(other) === isLess ? sides[1]! : sides[2]!;
  return {
    says: asksWhich
      ? differenceOf(one, other, isPriced(notes), `That is ${better.replace(/^(?:the|a|an) /, 'the ')}, and the difference is `)
      : differenceOf(one, other, isPriced(notes), 'The difference is '),
    lines: linesFrom([...one, ...other].map(({ fact }) => fact)),
  };
};

/** "The two quotes", "both rooms": one sentence has two such figures. */
const pair: Rule = (question, notes) => {
  const isSum = /\b(?:together|altogether|in total|sum)\b/.test(question);
  if (!/\b(?:two|2|both)\b/.test(question) || (!isSum && !/\b(?:difference|gap|apart)\b/.test(question))) return undefined;
  const words = namesIn(question).filter((word) => !/^(?:difference|gap|both|apart)$/.test(word));
  const found = notes.units
    .map((unit) => notes.facts.filter((fact) => fact.segment.unit === unit && isMoney(fact, isPriced(notes))))
    .filter((facts) => facts.length === 2 && words.length > 0 && words.every((word) => tells(facts[0]!.segment.unit, word)));
  const [one, other] = found.length === 1 ? found[0]!.map((fact) => [{ fact, factor: 1 }]) : [];
  if (!one || !other) return undefined;
  const priced = isPriced(notes);
  const all = [...one, ...other];
  return {
    says: isSum
      ? `That makes ${said(worth(all), one[0]!.fact.value, priced)}: ${all.map((part) => told(part, priced)).join(' + ')}.`
      : differenceOf(one, other, priced, 'The difference is '),
    lines: linesFrom(all.map(({ fact }) => fact)),
  };
};

const LEAST =
  /\b(?:cheap(?:er|est)|least|low(?:er|est)|small(?:er|est)|short(?:er|est)|light(?:er|est)|few(?:er|est)|young(?:er|est)|quick(?:er|est)|fast(?:er|est)|near(?:er|est)|clos(?:er|est)|less)\b/;
const MOST =
  /\b(?:most|dear(?:er|est)|priciest|high(?:er|est)|bigg(?:er|est)|larg(?:er|est)|long(?:er|est)|heav(?:ier|iest)|old(?:er|est)|furth(?:er|est)|more)\b/;
const LIST = 0.7;

/** What a row is called: its label, or what stands before its figure or the first dash or comma. */
const nameOf = ({ segment, value }: Fact, isShared: boolean): string =>
  isShared
    ? segment.text
        .replace(value.typed, '')
        .replace(/[()]/g, '')
        .replace(/\s+/g, ' ')
        .replace(/[.,;:]$/, '')
        .trim()
    : segment.label !== '' && segment.text !== segment.unit.text && segment.own.size === 0
      ? segment.label
      : (/^([^:,–(]{2,40}?)(?::| [-–] |, | (?=[£$€]?\d))/.exec(
          segment.text === segment.unit.text ? segment.text : segment.label !== '' ? `${segment.label}:` : segment.text,
        )?.[1] ?? segment.text.replace(value.typed, '').trim());

const extreme: Rule = (question, notes) => {
  const isLeast = LEAST.test(question);
  if (
    (!isLeast && !MOST.test(question)) ||
    /\b(?:than|altogether|together|in total|in all|at (?:least|most)|everything|in the end|works? out|all in)\b/.test(question)
  )
    return undefined;
  if (!/^(?:which|what|who|where)\b|\bwhich\b/.test(question)) return undefined;
  const kind = isAskedKind(question, notes);
  const words = namesIn(question).filter(
    (word) => !LEAST.test(word) && !MOST.test(word) && !KINDS.some(([asked]) => asked.test(word)),
  );
  const rows = notes.segments.flatMap((segment) => {
    const facts = segment.values.map((value) => ({ segment, value })).filter((fact) => kind(fact) && fact.value.typed !== 'one');
    return facts.length === 1 && !REDUCES.test(segment.unit.text.slice(facts[0]!.value.end)) ? [facts[0]!] : [];
  });
  const about = rows.filter(({ segment }) => words.some((word) => speaks(segment, word) > 0));
  const inUnit = rows.filter(({ segment: { unit } }) => words.length > 0 && words.every((word) => tells(unit, word)));
  // Without such words, a list is all that there is.
  if (about.length < 2 && inUnit.length < 2 && rows.length < LIST * notes.units.length) return undefined;
  const compared = inUnit.length >= 2 ? inUnit : about.length >= 2 ? about : rows;
  // "Both: two anchors" is told of all, and is no row of the list.
  if (compared.some(({ value }) => /^[a-z]/i.test(value.typed))) return undefined;
  // "Plus VAT" is dearer than it looks.
  const rate = Number(
    /(?<![\d.])(\d{1,2}(?:\.\d{1,2})?) ?% (?:vat|tax)\b/i.exec(
      `${question} ${notes.units.map(({ text }) => text).join(' ')}`,
    )?.[1] ?? 20,
  );
  const taxed = ({ value, segment: { unit } }: Fact): number =>
    value.kind === 'money' &&
    /(?:\+|\bplus|\bex(?:cl\w*)?\.?|\bbefore|\bwithout) vat\b/i.test(unit.text) &&
    /\bvat\b/.test(question)
      ? 1 + rate / 100
      : 1;
  const size = (fact: Fact): number =>
    fact.value.value * taxed(fact) * (fact.value.kind === 'amount' ? (SIZES[fact.value.unit]?.[1] ?? 1) : 1);
  const [sort, ...sorts] = new Set(
    compared.map(({ value }) => (value.kind === 'amount' ? (SIZES[value.unit]?.[0] ?? '') : value.kind)),
  );
  if (compared.length < 2 || sort === undefined || sorts.length > 0) return undefined;
  // Two figures of one row and one of another cannot be told apart.
  const rowsOf = new Set(compared.map(({ segment }) => segment.unit));
  if (rowsOf.size > 1 && rowsOf.size < compared.length) return undefined;
  const [best, next] = compared.toSorted((one, other) => (isLeast ? 1 : -1) * (size(one) - size(other))) as [Fact, Fact];
  if (size(best) === size(next)) return undefined;
  const priced = isPriced(notes);
  const isOneLine = compared.every(({ segment }) => segment.unit === best.segment.unit);
  const sizeOf = (fact: Fact): string =>
    taxed(fact) > 1
      ? `${said(size(fact), fact.value, priced)} with ${rate}% VAT`
      : fact.value.kind === 'duration' || fact.value.unit !== ''
        ? fact.value.typed
        : said(fact.value.value, fact.value, priced);
  const by =
    compared.length === 2 || /\bby how\b/.test(question)
      ? `, ${said(Math.abs(size(best) - size(next)) / (SIZES[best.value.unit]?.[1] ?? 1), best.value, priced)} ${isLeast ? 'less' : 'more'}`
      : '';
  const others = compared.filter((fact) => fact !== best);
  const compare =
    others.length > MOST_NAMED
      ? `the ${isLeast ? 'lowest' : 'highest'} of ${compared.length}`
      : `against ${listed(others.map((fact) => `${sizeOf(fact)} (${nameOf(fact, isOneLine)})`))}`;
  return {
    says: `That is ${nameOf(best, isOneLine)} with ${sizeOf(best)}${by}, ${compare}.`,
    lines: linesFrom(others.length > MOST_NAMED ? [best] : compared),
  };
};
/** So many others are named beside the least or the most. */
const MOST_NAMED = 4;

const STARTED =
  /\b(?:registered|signed up|booked|invited|enrolled|ordered|bought|applied|entries|made|baked|printed|delivered|stock)\b/i;
const GONE =
  /\b(?:did(?: not|n't) (?:show|come|turn)|not come|no[- ]shows?|cancel\w*|dropped out|absent|called off|sick|sold|broken|returned|eaten|used|given away)\b/i;
const OWED = /\b(?:total|amount due|to pay|price|sum|costs?|bill|quote)\b/i;
const PAID = /\b(?:paid|deposit|advance|down payment|on account|instal?ment|received|prepaid)\b/i;
const PARTLY = /\b(?:including|incl|of which)\b[^.;]{0,60}$|\([^()]{0,60}$/i;
const TAKEN = /\b(?:takings|took|income|revenue|sales|raised|earned|turnover|rents in|receipts)\b/i;

/** The first less the others. */
const less = (
  from: readonly Part[],
  gone: readonly Fact[],
  priced: boolean,
  says: (rest: string) => string,
): Reckoned | undefined => {
  const rest = worth(from) - gone.reduce((so, { value }) => so + value.value, 0);
  if (rest < 0 || gone.length === 0 || gone.length > 6) return undefined;
  const [first] = from;
  const model = first!.fact.value;
  return {
    says: `${says(said(rest, model, priced))}: ${[from.map((part) => told(part, priced)).join(' + '), ...gone.map(({ value }) => said(value.value, value, priced))].join(' − ')}.`,
    lines: linesFrom([...from.map(({ fact }) => fact), ...gone]),
  };
};

const balance: Rule = (question, notes) => {
  const priced = isPriced(notes);
  const prices = notes.facts.filter((fact) => isMoney(fact, priced));
  const asksOwed =
    /\b(?:still (?:open|owed|due|owe|to pay|to be paid|have to pay|outstanding)|left to (?:pay|be paid)|outstanding|remaining|owe|balance)\b/.test(
      question,
    );
  const asksProfit =
    /\b(?:profit|after (?:the )?(?:costs|expenses|everything)|net|clear|left over|surplus)\b/.test(question) &&
    !/\bhow many\b/.test(question);
  const asksLeft = /\b(?:left|rest|remain\w*|over)\b/.test(question) && !asksProfit;
  // "18,000, of which 6,500 goes to the website": what of it is left.
  const [whole, ...spent] = prices.filter(({ segment }) => /\bof (?:which|that|this)\b/i.test(segment.unit.text));
  if (asksLeft && whole && spent.length > 0 && spent.every(({ segment }) => segment.unit === whole.segment.unit))
    return less([{ fact: whole, factor: 1 }], spent, priced, (rest) => `${rest} is left`);
  if (asksOwed) {
    const paid = prices.filter(
      (fact) =>
        // "Your deposit of 30%, that is £345": the one price of its sentence.
        PAID.test(
          prices.every((other) => other === fact || other.segment.unit !== fact.segment.unit)
            ? fact.segment.unit.text
            : fact.segment.text,
        ) && !/\b(?:refund|returned|lost)\b/i.test(fact.segment.text),
    );
    const owed = prices.filter((fact) => !paid.includes(fact));
    // "Cottage £640, I have paid a £160 deposit": of what is asked about.
    const [part, ...parts] = paid;
    const about = owed.filter(
      (fact) => fact.segment.unit === part?.segment.unit && namesIn(question).some((word) => fact.segment.own.has(stemmed(word))),
    );
    if (part && parts.length === 0 && about.length === 1 && about[0]!.value.per.length === 0)
      return less([{ fact: about[0]!, factor: 1 }], paid, priced, (rest) => `${rest} is still open`);
    const totals = owed.filter(({ segment }) => OWED.test(segment.text) && !/\bsub-?total\b/i.test(segment.text));
    const total = totals.at(-1);
    if (paid.length > 0 && total) return less([{ fact: total, factor: 1 }], paid, priced, (rest) => `${rest} is still open`);
  }
  if (asksProfit) {
    const taken = prices.filter(
      ({ value, segment }) =>
        TAKEN.test(segment.text) && !PARTLY.test(segment.unit.text.slice(Math.max(0, value.at - 90), value.at)),
    );
    const unit = notes.facts
      .filter(({ segment }) => /\b(?:costs?|expenses|spent|outgoings|bill|hire)\b/i.test(segment.unit.text))
      .map(({ segment }) => segment.unit);
    const costs = prices.filter(
      (fact) => !taken.includes(fact) && unit.includes(fact.segment.unit) && !TAKEN.test(fact.segment.text),
    );
    if (taken.length === 1) return less([{ fact: taken[0]!, factor: 1 }], costs, priced, (rest) => `${rest} is left`);
  }
  if (
    /\bhow many\b/.test(question) &&
    /\b(?:came|come|attended|turned up|showed up|took part|were there|there in the end|left|remain\w*|unsold)\b/.test(question)
  ) {
    const words = namesIn(question).filter((word) => !/^(?:left|remain\w*|unsold|came|attended)$/.test(word));
    const counts = notes.facts.filter(({ value }) => value.kind === 'amount' && value.per.length === 0);
    const about = counts.filter(({ segment }) => words.some((word) => speaks(segment, word) > 0));
    const among = about.some(({ segment }) => STARTED.test(segment.text)) ? about : counts;
    const gone = among.filter(({ segment }) => GONE.test(segment.text));
    const start = among.filter(({ segment }) => STARTED.test(segment.text) && !GONE.test(segment.text));
    if (start.length > 0)
      return less(
        [{ fact: start[0]!, factor: 1 }],
        gone,
        true,
        (rest) => `${/\b(?:left|remain)/.test(question) ? `${rest.split(' ')[0]} are left` : `${rest.split(' ')[0]} in the end`}`,
      );
  }
  return undefined;
};

/** "Makes no charge of £45 for the key", "the £45 is waived". */
const isUncharged = ({ value, segment: { unit } }: Fact): boolean => {
  const before = unit.text
    .slice(0, value.at)
    .split(/[;,.] | and | but /)
    .at(-1)!;
  const clause = before + unit.text.slice(value.at).split(/[;,.] | and | but /)[0]!;
  return /\bno (?:\p{L}+ )?(?:charge|fee|deduction|cost)s?\b|\b(?:not|n't|never) (?:be )?(?:charg|deduct|ke(?:ep|pt)|tak)|n't (?:be )?(?:charg|deduct|keep|tak)|\bwaiv|\bdropped\b|\bforg(?:o|ave|iv)/iu.test(
    clause,
  );
};

/** What is kept of a deposit: "two keys £19 each". */
const givenBack: Rule = (question, notes) => {
  if (![/\bhow much\b/, /\bdeposit\b/, /\b(?:back|returned|refunded)\b/].every((asked) => asked.test(question))) return undefined;
  const prices = notes.facts.filter((fact) => isMoney(fact, isPriced(notes)));
  const [held, other] = prices.filter(({ segment }) => /\bdeposit\b/i.test(segment.unit.text));
  const charges = prices.filter((fact) => fact !== held && !isUncharged(fact));
  const parts = charges.map((fact): Part | undefined => {
    const { value, segment } = fact;
    if (/\b(?:rent|paid|refund\w*|if|per|up to|from|or|usual\w*|instead|may|might|would|could)\b/i.test(segment.unit.text))
      return undefined;
    const counts =
      segment.unit === held?.segment.unit
        ? []
        : valuesIn(segment.unit.text).filter(({ kind, at }) => kind === 'amount' && at < value.at);
    if (value.per.length === 0) return counts.length === 0 ? { fact, factor: value.times } : undefined;
    return value.per[0] === 'each' && counts.length === 1 ? { fact, factor: counts[0]!.value } : undefined;
  });
  const known = parts.filter((part) => part !== undefined);
  const rest = held && held.value.value - worth(known);
  if (!held || other || known.length === 0 || known.length < charges.length || rest === undefined || rest < 0) return undefined;
  const priced = isPriced(notes);
  return {
    says: `${said(rest, held.value, priced)} comes back: ${[{ fact: held, factor: 1 }, ...known].map((part) => told(part, priced)).join(' − ')}.`,
    lines: linesFrom([held, ...charges]),
  };
};

/** Of a meter that is read on some dates, what was used in between. */
const metered: Rule = (question, { units, segments }) => {
  if (!/\bhow (?:many|much)\b/.test(question) || !/\b(?:used?|go through|went through|drive|drove|driven)\b/.test(question))
    return undefined;
  const rows = units.flatMap((unit) => {
    const [date, reading, ...others] = segments.filter((segment) => segment.unit === unit).flatMap(({ values }) => values);
    return date?.kind === 'date' && reading?.kind === 'amount' && others.length === 0 && date.at === 0
      ? [{ unit, date, reading }]
      : [];
  });
  const months = valuesIn(question).filter(({ kind }) => kind === 'months');
  const asked = [...new Set(months.flatMap(({ value, to }) => [value, to]))];
  const ends =
    asked.length === 2
      ? asked.map((month) => rows.filter(({ date }) => new Date(date.value * DAY_MS).getUTCMonth() === month % 12))
      : months.length === 0 && rows.length > 0
        ? [[rows[0]!], [rows.at(-1)!]]
        : [];
  const [[from, another] = [], [to, last] = []] = ends;
  if (
    !from ||
    !to ||
    another ||
    last ||
    rows.length < 2 ||
    rows.some(({ reading }, at) => at > 0 && reading.value <= rows[at - 1]!.reading.value)
  )
    return undefined;
  return to.reading.value <= from.reading.value
    ? undefined
    : {
        says: `That makes ${figure(to.reading.value - from.reading.value)}: ${to.reading.typed} − ${from.reading.typed}.`,
        lines: [from.unit.text, to.unit.text],
        isUnsure: /,? and (?:what|which|who|when|how)\b/.test(question),
      };
};

/** In this order: the first that can is used. */
export const AMOUNT_RULES: readonly Rule[] = [givenBack, metered, balance, pair, difference, basket, extreme];
