/** Two amounts of the notes against each other, and the least or the most of a list. */
import { listed } from '../../../english/prose.ts';
import { meantBy, speaks, tells, underName, type Fact, type Notes } from './facts.ts';
import { type Rule, linesFrom, SIZES, REDUCES, isPriced, isMoney, said, type Part, told, worth, LEAST, MOST } from './amounts.ts';
import { namesIn, basketOf } from './basket.ts';

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

export const difference: Rule = (question, notes) => {
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
export const pair: Rule = (question, notes) => {
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

export const extreme: Rule = (question, notes) => {
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
