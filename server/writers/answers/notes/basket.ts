/** What is to be paid for all that a question names, each as often as it says. */
import { LIKE, cellOf, labelling, meantBy, speaks, tells, underName, type Fact, type Notes, type Segment } from './facts.ts';
import { MINUTES_IN, numberOf, valuesIn, type Value } from './values.ts';
import { type Unit } from './units.ts';
import { stemmed } from '../question/terms.ts';
import { figure } from '../sums/told.ts';
import { type Rule, linesFrom, isPriced, isMoney, said, type Part, told, worth, LEAST, MOST } from './amounts.ts';

/** Words that ask, and name no thing. */
const ASKING =
  /^(?:what's|whats|much|many|cost\w*|price\w*|pay\w*|charge\w*|total|altogether|together|all|sum|come|comes|spend|bill|buy|order\w*|book\w*|stay\w*|owe|add|set|expensive|whole|entire|first|compare\w*|sing\w+|separate\w*|figure|amount|per|each|everything|would|extra|more|less|cheaper|dearer|want\w*|order|hire|rent out|bring|brings|brought|altogether|end|now|both|same|go|visit|enter|join|do|own|i'd|we'd|i'll|we'll)$/;
export const namesIn = (text: string): readonly string[] => labelling(text).filter((word) => !ASKING.test(word));

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

/** What is to be paid for all that is named; undefined where one of the things has no price, or several. */
export const basketOf = (text: string, notes: Notes, whole = text): readonly Part[] | undefined => {
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
export const changing = (notes: Notes, parts: readonly Part[], question: string): readonly string[] => {
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

export const basket: Rule = (question, notes) => {
  if (DIFFERS.test(question) || !PRICES.test(question)) return undefined;
  // Some of the hours are paid better.
  if (/\bhours?\b/.test(question) && /\btime and a (?:half|quarter|third)\b|\bdouble time\b/i.test(notes.text)) return undefined;
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

/** "4 l a head each day" for five. */
export const perHead: Rule = (question, notes) => {
  if (!/\bhow (?:much|many)\b/.test(question)) return undefined;
  const many = manyIn(question, notes);
  const words = namesIn(question).filter((word) => !/^(?:people|persons|us|g|grams?|kg|ml|l|litres?)$/.test(word));
  const amounts = notes.facts.filter(({ value }) => value.kind === 'amount' && value.unit !== '' && value.per.includes('each'));
  if (many.people === undefined || words.length === 0) return undefined;
  const fact = meantBy(words, amounts, []);
  const factor = fact && factorOf(fact, undefined, many);
  return factor === undefined
    ? undefined
    : {
        says: `That makes ${said(fact!.value.value * factor, fact!.value)}: ${figure(factor, 4)} × ${said(fact!.value.value, fact!.value)}.`,
        lines: linesFrom([fact!]),
      };
};
