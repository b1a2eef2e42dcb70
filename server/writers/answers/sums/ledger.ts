/**
 * What somebody takes and what it costs, at so much each, an hour, a night or a week: every price is multiplied by what it is the price
 * of, by what that is for one of, and so on up to the span that is asked for, and then put to what comes in or goes out.
 */
import { timesInFigures } from './clock-sums.ts';
import { sayAmount } from './plan.ts';
import { prepared } from './read.ts';
import { sharersIn, signsOf, wantsOf, type Line, type Wants } from './ledger-words.ts';
import { tokensIn, type Token } from './ledger-tokens.ts';
import { byTheHour, type StoryTold } from './steps.ts';
import { figure, money } from './told.ts';
import { EACH, converted, dimensionOf, isCount, isMoney, isPeople } from './units.ts';

/** What turns such a story into another, or is worked out elsewhere. */
const OTHERWISE =
  /\b(?:half|halves|third|thirds|quarters?|double|triple|twice|except|unless|instead|free|discount|deposit|refund\w*|borrow\w*|loan|interest|owe[sd]?|used to|usually|each way|one way|return|there and back|round trip|minimum|at (?:least|most)|no more than|overtime|time and|already|so far|vat|tip|rise|raise|increase\w*|markup|mark-up|if|or|who|whichever|some|own|includ\w+|mixed|first|after that|then on|every \d+|cheaper|than|every other|alternate|last (?:year|month)|per child|exchange|rate of|mpg|double|the rest (?:of (?:them|the (?!money|cash)[a-z]+)|are|by|at|pay))\b|(?:\d|%) (?:off|more|less|extra|discount)\b|\b(?:over|above|past|first) (?:the first )?\d+(?:[.,]\d+)*(?![\d.,]*\d| ?(?:weeks|months|years|days))|\bafter (?:the first )?\d+ ?(?:hours|hrs|minutes|mins|miles|km|units)/;

const OCCASION = /^(?:day|night|evening|morning|afternoon|shift|session)$/;
const isSpan = (name: string): boolean => dimensionOf(name) === 'day' && !OCCASION.test(name);
const isHours = (name: string): boolean => dimensionOf(name) === 'hour';
const isOccasion = (name: string): boolean => OCCASION.test(name);

interface Worth {
  readonly value: number;
  /** What it is still for one of: a span at most. */
  readonly per: string | undefined;
  readonly steps: readonly string[];
  readonly used: ReadonlySet<Token>;
}

const lastWord = (name: string): string => name.split(' ').at(-1)!;
const isLike = (name: string, per: string): boolean =>
  name === per || lastWord(name) === per || name === lastWord(per) || (isPeople(name) && isPeople(per));

/** Of several that would do, the one told nearest: with it, else before it. */
const nearest = (found: readonly Token[], of: Token): Token | undefined => {
  const own = found.filter(({ sentence }) => sentence === of.sentence);
  const some = own.length > 0 ? own : found;
  const all =
    [of.segment, of.segment + 1]
      .map((place) => some.filter(({ segment }) => segment === place))
      .find(({ length }) => length > 0) ?? some;
  return all.length > 0 && all.every(({ value, per }) => value === all[0]!.value && per.join() === all[0]!.per.join())
    ? (all.find(({ at }) => at < of.at) ?? all[0])
    : all.length > 1
      ? all.toSorted((one, other) => Math.abs(one.at - of.at) - Math.abs(other.at - of.at)).find(({ at }) => at < of.at)
      : all[0];
};

/** What says how many there are of what a price is for. */
const supplierOf = (per: string, of: Token, tokens: readonly Token[], used: ReadonlySet<Token>): Token | undefined => {
  const open = tokens.filter((one) => !used.has(one) && !isMoney(one.of) && one.of !== '%');
  if (per === EACH)
    return nearest(
      open.filter(({ of: name, at }) => at < of.at && isCount(name) && name !== 'time' && !isOccasion(name)),
      of,
    );
  if (isOccasion(per)) {
    const own = open.filter(({ of: name }) => name === per);
    return nearest(own.length > 0 ? own : open.filter(({ of: name }) => isOccasion(name)), of);
  }
  if (isHours(per) || isSpan(per))
    return nearest(
      open.filter(({ of: name }) => dimensionOf(name) === dimensionOf(per) && !isOccasion(name)),
      of,
    );
  return nearest(
    open.filter(({ of: name }) => isLike(name, per) || (!isCount(per) && converted(name, per)?.doubt === 0.02)),
    of,
  );
};

/** What one figure comes to, up to the span that is asked for; undefined where that is not told. */
export const worthOf = (line: Token, tokens: readonly Token[], span: string | undefined): Worth | undefined => {
  let [value, per] = [line.value, [...line.per]];
  const used = new Set([line]);
  const steps: string[] = [];
  const unit = (): Record<string, number> => Object.fromEntries([[line.of, 1], ...per.map((name) => [name, -1] as const)]);
  const times = (by: Token, factor: number, rest: readonly string[]): void => {
    const before = sayAmount(value, unit());
    value *= by.value * factor;
    per = [...per.filter((name) => name !== EACH || !rest.includes(EACH)), ...by.per];
    used.add(by);
    steps.push(`${before} × ${by.said} = ${sayAmount(value, unit())}`);
  };
  for (let turns = 0; turns < 8; turns++) {
    const open = per.find((name) => name !== span);
    if (open !== undefined) {
      const by = supplierOf(open, line, tokens, used);
      if (by) {
        const way = open === EACH || isOccasion(open) || isLike(by.of, open) ? 1 : (converted(by.of, open)?.factor ?? 1);
        per = per.filter((name) => name !== open);
        times(by, way, []);
        // Hours of one night, of which there are so many.
        if (isHours(by.of) && by.per.length === 0) {
          const often = nearest(
            tokens.filter((one) => !used.has(one) && isOccasion(one.of)),
            by,
          );
          if (often) times(often, 1, []);
        }
        continue;
      }
      // "A day", of which nobody says how many there are: all of them.
      const isDaily = tokens.some(({ of: name, per: own }) => isOccasion(name) && own.length > 0);
      const way =
        span !== undefined && (isSpan(open) || (open === 'day' && !isDaily)) && per.length === 1
          ? converted(span, open)
          : undefined;
      if (!way || (open === 'week' && span === 'month') || (open === 'day' && span !== 'week'))
        return isSpan(open) && per.length === 1 && span === undefined ? { value, per: open, steps, used } : undefined;
      const before = sayAmount(value, unit());
      value *= way.factor;
      per = [span!];
      steps.push(`${before} × ${figure(way.factor)} = ${sayAmount(value, unit())}`);
      continue;
    }
    // "Three times a day, four days a week".
    const often = tokens.find(
      (one) =>
        !used.has(one) &&
        (one.sentence === line.sentence || isHours(line.of)) &&
        (one.of === 'time' || (isOccasion(one.of) && ![...used].some(({ of: own }) => isOccasion(own)))) &&
        (line.per.length > 0 || isHours(line.of)) &&
        per.length === 0 &&
        (isHours(line.of) ||
          span !== undefined ||
          (one.per.length === 0 && !tokens.some(({ per: own }) => own.includes(one.of)))),
    );
    if (!often) break;
    times(often, 1, []);
  }
  return per.length > 1 || per.some((name) => name !== span) ? undefined : { value, per: per[0], steps, used };
};

/** The figures that are of what is asked for. */
const linesOf = (tokens: readonly Token[], wants: Wants): readonly Token[] =>
  tokens.filter(({ of, per }) =>
    wants.of === 'money'
      ? isMoney(of)
      : (of === wants.of || (converted(of, wants.of)?.doubt ?? 1) <= 0.02) &&
        (per.length > 0 || wants.isLeft || wants.of === 'hour'),
  );

export const ledger = (plain: string): StoryTold | undefined => {
  const text = prepared(timesInFigures(byTheHour(plain).replace(/\bhalf[ -](?:an )?hour\b/g, '30 minutes')))
    .trim()
    .replace(/\beach 1\b/g, 'each')
    .replace(/\b(what|how much) do (i|we) owe$/, '$1 do $2 pay')
    // "From 6.30 till 10 … before 10" is told twice.
    .replace(/ before (\d{1,2}(?:[.:]\d\d)?)$/, (again, time: string, at: number, all: string) =>
      new RegExp(`(?:to|till?|until) ${time.replace('.', '[.]')}(?!\\d)`).test(all.slice(0, at)) ? '' : again,
    );
  const told = wantsOf(text);
  if (!told) return undefined;
  const shared = sharersIn(text, told);
  // What one pays alone, and a share of what all pay, are told elsewhere.
  const isOwn = shared !== undefined && told.kind === 'all' && /\bmy\b/.test(text);
  if (shared === 'unknown' || isOwn || (!shared && /\b(?:each|apiece)\b(?! (?:day|week|month|year|night))/.test(told.question)))
    return undefined;
  const read = tokensIn(shared ? shared.rest : text);
  if (!read || OTHERWISE.test(text)) return undefined;
  const { tokens, currency } = read;
  // "How much is left on the roll?", of metres.
  const stuff = tokens.find(({ of }) => !isCount(of) && of !== '%' && !/^(?:hour|day)$/.test(dimensionOf(of)));
  const isStuff = told.isLeft && !tokens.some(({ of }) => isMoney(of)) && stuff !== undefined;
  const wants = isStuff ? { ...told, of: stuff.of } : told;
  const lines = linesOf(tokens, wants);
  const percents = tokens.filter(({ of }) => of === '%');
  if (new Set(tokens.filter(({ of }) => isMoney(of)).map(({ of }) => of)).size > 1 || (percents.length > 0 && !wants.isLeft))
    return undefined;
  if (lines.length === 0 || (lines.length + percents.length < 2 && tokens.length < 3) || tokens.length > 16) return undefined;
  if (wants.of === 'hour' && lines.length > 1) return undefined;
  const isAlone = lines.length === 1 && percents.length === 0;
  const signed = signsOf(lines, percents, wants, read.text, isAlone);
  if (!signed) return undefined;
  const sum = (value: number): string =>
    wants.of === 'money' ? money(value, currency === 'money' ? '' : currency) : sayAmount(value, { [wants.of]: 1 });
  const used = new Set<Token>(percents);
  const steps: string[] = [];
  const parts: {
    readonly line: Line;
    readonly value: number;
    readonly per: string | undefined;
    readonly used: ReadonlySet<Token>;
  }[] = [];
  for (const line of signed.lines) {
    if (line.token.of === '%') {
      parts.push({ line, value: line.token.value, per: undefined, used: new Set() });
      continue;
    }
    const worth = worthOf(line.token, tokens, wants.span);
    if (!worth) return undefined;
    // Two prices of one and the same hour: which hours have which?
    const isTwice = parts.some(
      ({ line: other, used: own }) =>
        other.sign === line.sign &&
        other.token.per.join() === line.token.per.join() &&
        [...worth.used].some((one) => own.has(one)),
    );
    if (isTwice && line.token.per.length > 0) return undefined;
    for (const one of worth.used) used.add(one);
    steps.push(...worth.steps.map((step) => `${step}.`));
    const way = wants.of === 'money' || line.token.of === wants.of ? 1 : converted(line.token.of, wants.of)!.factor;
    if (way !== 1) steps.push(`${sayAmount(worth.value, { [line.token.of]: 1 })} = ${sum(worth.value * way)}.`);
    parts.push({ line, value: worth.value * way, per: worth.per, used: worth.used });
  }
  if (used.size < tokens.length) return undefined;
  const spans = new Set(parts.filter(({ line }) => line.token.of !== '%').map(({ per }) => per));
  // What is once and what is weekly are of one week only where that week is told of.
  if (spans.size > 1 && !(wants.isThis && spans.size === 2 && spans.has(undefined))) return undefined;
  const [per] = [...spans].filter((one) => one !== undefined);
  if (per !== undefined && wants.span !== undefined && per !== wants.span) return undefined;
  const all = parts.filter(({ line }) => line.token.of !== '%' && line.sign > 0).reduce((so, { value }) => so + value, 0);
  let total = 0;
  // What comes in is told first.
  for (const { line, value } of parts.toSorted((one, other) => other.line.sign - one.line.sign)) {
    const base = line.isOfLeft === true ? total : all;
    const part = line.token.of === '%' ? (base * value) / 100 : value;
    if (line.token.of === '%') steps.push(`${figure(value)}% of ${sum(base)} = ${sum(part)}.`);
    if (total !== 0 || line.sign < 0)
      steps.push(`${sum(total)} ${line.sign < 0 ? '−' : '+'} ${sum(part)} = ${sum(total + line.sign * part)}.`);
    total += line.sign * part;
  }
  if (total <= 0) return undefined;
  if (steps.length === 0) return undefined;
  const tail = per === undefined || wants.isThis ? '' : ` a ${per}`;
  const confidence = signed.isSure ? 93 : 65;
  if (shared) {
    const each = total / shared.many;
    return {
      worked: [`That is ${sum(each)} each${tail}.`, [...steps, `${sum(total)} ÷ ${shared.many} = ${sum(each)}.`]],
      confidence,
    };
  }
  const isBalance = signed.lines.some(({ sign }) => sign < 0);
  return {
    worked: [
      `That ${isBalance ? 'leaves' : 'is'} ${sum(total)}${tail}${!isBalance && parts.length > 1 && tail === '' ? ' in all' : ''}.`,
      steps,
    ],
    confidence,
  };
};
