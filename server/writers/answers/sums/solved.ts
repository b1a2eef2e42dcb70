/** A story's sum: read, searched for the one way that takes in every figure, and said. */
import { capitalise } from '../../../english/prose.ts';
import { both, byCounts, paidAside, saidTogether } from './both.ts';
import { readFigures, type Figure, type Told } from './figures.ts';
import { sayAmount } from './plan.ts';
import { resultsOf, type Result, type Solved } from './search.ts';
import type { Worked } from './told.ts';
import { EACH, UNNAMED, converted, dimensionOf, inUnit, isCount, isMoney, isPeople } from './units.ts';
import { questionsOf, wantedOf, type Wanted } from './wanted.ts';
import type { Unit } from '../values/read.ts';

/** How much dearer the next result must be for the first to be the one meant. */
const LEAD = 0.12;
/** What a step may cost. */
const MOST_A_STEP = 0.6;

/** What no chain of sums says, however its figures fit. */
const BEYOND =
  /\b(?:(?:up|down) from [£$€]?[\d.]+ ?p? to |ratio|(?<!\b(?:my|our|his|her) )parts?\b(?! (?:time|ones?))|respectively|compound(?:ed|ing|s)?(?= (?:interest|growth|rate|at|annual|year|month)|$)|(?<!\bno )interest(?![- ]free)|apr|square root|speed|mph|km\/h|(?:km|miles?|kilomet(?:re|er)s?) an hour|consecutive|probability|angles?|triangle|cylinder|circle|radius|diameter|older|younger|twice as|times as|as (?:much|many) as|(?:more|less|fewer) than|average|mean|median|alternate|every other|(?<!% (?:in |during )?(?:the |its |their )?)first (?:\d+|hour|day|week|month|mile|year)|size of|by hours|both sides|according to|3 for 2|buy \d|get 1|free|time and a|double time|gcd|hcf|lcm|perimeter|mix(?:ed|ing|ture)?|blend\w*|dilut\w*|solution|gb|mb|megabits?|margin|recipe(?! books?)|serves|feeds \d+ and|unpaid|pattern|proportion|\d+(?: days?)? (?:out )?of (?:a |the )?\d+|52 weeks|per annum|mortgage|a side|quarter|1 (?:of (?:us|them) )?pays|(?:the )?other \d+(?! (?:[a-z]+ )?(?:for|at) [£$€]?[\d.]+ (?:each|apiece))|the others pay|pays? nothing|not (?:have to )?pay|treated|times (?:what|the|more|that)|half [a-z]+ half|round[- ]trip|there and back|both ways|return trip|and back|some of (?:them|it|those|which)|(?:a )?(?:bit|little) (?:more|less|extra)|(?:more|less|fewer)(?: [a-z]+){1,2} than|(?:above|beyond|after|(?<!hand(?:ed|ing)? )over(?! \d+ (?:day|week|month|year)s?\b)) (?:the first )?\d+ [a-z]+)\b|\d[-–]\d|\b(?:split|splitting|shar(?:e|ed|ing))\b[^.?]{0,40} \d{1,2} to \d|(?<![\d.,£$€])\d for \d(?![\d.,])|\d [a-z]+ and \d+ [a-z]+ (?:costs?|comes? to|came to) [£$€]?\d|\bwhich (?:is|was) \d+ ?%|\bafter (?:an? )?\d+ ?%|\d ?% (?:flat |simple |interest )*(?:an?|per|each|every) (?:year|annum|month)/;

/** "What have I paid after the first 12 months?": the only while that is told, and no rate of its own. */
const withoutFirst = ({ text, figures }: Told): string => {
  const [at = text.length] = questionsOf(text).map(([from]) => from);
  const whiles = figures.filter(
    ({ unit }) => Object.keys(unit).length === 1 && Object.keys(unit).every((name) => dimensionOf(name) === 'day'),
  );
  return whiles.length === 1 && whiles[0]!.at > at
    ? `${text.slice(0, at)}${text.slice(at).replace(/\b(?:after|in|over|during|for) (?:the|my|our) first (?=\d)/, '')}`
    : text;
};
/** A loan that costs something is more than a sum. */
const isLent = ({ text, figures }: Told): boolean =>
  /\b(?:borrow\w*|loan)\b/.test(text) && figures.some(({ kind }) => kind === 'percent');

/** The price of each is that of one of what is counted, or of one who pays, where nothing else is. */
const placed = (figures: readonly Figure[], asked: Unit): readonly Figure[] => {
  const counted = [
    ...new Set(figures.flatMap(({ unit }) => Object.keys(unit).filter((name) => unit[name] === 1 && isCount(name)))),
  ];
  const people = counted.find((name) => isPeople(name));
  const knows = (name: string): boolean =>
    [...counted, ...Object.keys(asked)].some(
      (other) =>
        other === name || other.endsWith(` ${name}`) || name.endsWith(` ${other}`) || (isPeople(name) && isPeople(other)),
    );
  const isByDay = figures.some(({ unit }) => unit['day'] === -1);
  return figures.map((one) => {
    // "3 days a week" beside a fare is three times a week.
    if (!isByDay && one.unit['day'] === 1 && Object.keys(one.unit).length === 2)
      return { ...one, unit: Object.fromEntries(Object.entries(one.unit).filter(([name]) => name !== 'day')) };
    const unit: Record<string, number> = {};
    for (const [name, power] of Object.entries(one.unit)) {
      if (power !== -1 || !isCount(name) || knows(name)) unit[name] = power;
      else if (figures.some((other) => other !== one && other.unit[name] === -1)) unit[name] = power;
      else if (name !== EACH && people !== undefined && Object.keys(one.unit).some(isMoney)) unit['person'] = -1;
      // "A crate of 24" of which there is one alone.
      else if (name === EACH || (counted.length > 0 && Object.keys(one.unit).some(isMoney))) unit[name] = power;
    }
    return { ...one, unit };
  });
};

/** A rate for a while plays as an amount where that while is neither told nor asked: a month's pay, less so much on each of 22 days. */
const withoutSpans = (figures: readonly Figure[], isSpanned: boolean): readonly Figure[] => {
  const isDay = (name: string): boolean => dimensionOf(name) === 'day';
  const named = (sign: 1 | -1): ReadonlySet<string> =>
    new Set(figures.flatMap(({ unit }) => Object.keys(unit).filter((name) => isDay(name) && unit[name]! * sign > 0)));
  const [told, rates] = [named(1), named(-1)];
  if (isSpanned) return figures;
  const isAside = (name: string): boolean =>
    ![...told].some((one) => converted(one, name)?.factor === 1) &&
    (told.size === 0 ? rates.size === 1 : [...told].every((one) => rates.has(one)));
  return figures.map((one) => ({
    ...one,
    unit: Object.fromEntries(Object.entries(one.unit).filter(([name, power]) => !(power < 0 && isDay(name) && isAside(name)))),
  }));
};

/** What must be taken in, and what may be left out: a number of people where no one pays for each, the size of a pack. */
const isOptional = (one: Figure, figures: readonly Figure[], wanted: Wanted): boolean => {
  if (one.isIdle) return true;
  const [name, ...more] = Object.keys(one.unit);
  const isAsked = Object.keys(wanted.unit).some(isMoney);
  // What it costs does not say how long it lasts; how far it was does not say what it costs.
  if (!isAsked && Object.keys(one.unit).some(isMoney))
    return figures.filter(({ unit }) => Object.keys(unit).some(isMoney)).length === 1;
  if (isAsked && more.length === 0 && (name === 'mile' || name === 'km'))
    return !figures.some(
      (other) => other !== one && Object.keys(other.unit).some((own) => dimensionOf(own) === dimensionOf(name)),
    );
  if (figures.filter(({ unit }) => Object.keys(unit).some(isPeople)).length > 1) return false;
  return (
    one.kind === 'amount' &&
    name !== undefined &&
    more.length === 0 &&
    isPeople(name) &&
    !wanted.isEach &&
    !wanted.isSplit &&
    !figures.some((other) => other.unit[EACH] === -1 || other.unit['person'] === -1)
  );
};

const surest = (results: readonly Result[], count: number): { readonly result: Result; readonly lead: number } | undefined => {
  const [best] = results;
  if (!best || best.cost / Math.max(1, count - 1) > MOST_A_STEP) return undefined;
  const other = results.find(({ value }) => Math.abs(value - best.value) > 0.006);
  const lead = other ? other.cost - best.cost : 1;
  return lead < LEAD ? undefined : { result: best, lead };
};

const solvedFor = (read: readonly Figure[], text: string, currency: string, at: number, until: number): Solved | undefined => {
  const first = wantedOf({ text, figures: read, currency }, at, until);
  if (!first) return undefined;
  const figures = withoutSpans(
    placed(read, first.unit),
    first.span !== undefined || Object.keys(first.unit).some((name) => dimensionOf(name) === 'day'),
  );
  const toWant = (some: readonly Figure[]): Wanted => wantedOf({ text, figures: some, currency }, at, until) ?? first;
  // What is told as a part of another figure is in it.
  const whole = figures.filter((one) => !one.isWithin || one.kind !== 'amount' || toWant(figures).flowOf(one) < 0);
  // As many figures as go together: those that may play no part are left out only where they play none.
  let [used, wanted] = [whole, first];
  let found: ReturnType<typeof surest>;
  for (const attempt of [
    whole,
    whole.filter(({ isIdle }) => !isIdle),
    whole.filter((one) => !isOptional(one, whole, toWant(whole))),
  ]) {
    if (found || attempt.length === 0) break;
    [used, wanted] = [attempt, toWant(attempt)];
    found = surest(
      resultsOf(used, wanted).filter(({ value, unit }) => wanted.say(value, unit) !== undefined),
      used.length,
    );
  }
  if (!found || found.result.steps.length === 0) return undefined;
  const { result, lead } = found;
  if (wanted.isBalance && wanted.isLeft && !result.steps.some((step) => step.includes('−'))) return undefined;
  const said = wanted.say(result.value, result.unit);
  if (said === undefined || !isPlausible(used, wanted, text)) return undefined;
  return { said, result, confidence: lead < 0.25 ? 80 : 93 };
};

/** What is still needed needs something there, and one measure told in another is no sum. */
const isPlausible = (used: readonly Figure[], wanted: Wanted, text: string): boolean => {
  const like = used.filter(
    ({ kind, unit }) =>
      kind === 'amount' &&
      Object.values(unit).every((power) => power > 0) &&
      (inUnit(unit, wanted.unit) || Object.keys(unit).every(isMoney)),
  );
  // Of a price a night and one a head nobody says whether the heads pay every night.
  const isPricedBy = (of: (name: string) => boolean): boolean =>
    used.some(
      ({ unit }) =>
        Object.keys(unit).some(isMoney) &&
        Object.keys(unit).filter((name) => unit[name]! < 0).length === 1 &&
        Object.keys(unit).some((name) => unit[name]! < 0 && of(name)),
    );
  if (
    !/\b(?:for|between) (?:the (?:whole|entire) (?:family|group|party|lot)|all of us|everyone|us all)\b|\b(?:hall|room|venue|court|pitch|coach|van|hire) (?:is|costs?)(?: us)? [£$€]?\d/.test(
      text,
    ) &&
    isPricedBy((name) => dimensionOf(name) === 'day') &&
    isPricedBy((name) => name === EACH || isPeople(name)) &&
    used.some(({ unit }) => Object.keys(unit).some((name) => unit[name] === 1 && dimensionOf(name) === 'day')) &&
    used.some(({ unit }) => Object.keys(unit).some((name) => unit[name] === 1 && isPeople(name)))
  )
    return false;
  if (wanted.isNeed && like.length > 1 && new Set(like.map(wanted.flowOf)).size < 2) return false;
  const names = new Set(used.flatMap(({ unit }) => Object.keys(unit).map(dimensionOf)));
  return (
    names.size > 1 ||
    Object.keys(wanted.unit).every(isCount) ||
    wanted.isDifference ||
    used.some(({ unit }) => Object.values(unit).some((power) => power < 0)) ||
    used.some(({ kind }) => kind !== 'amount') ||
    /^(?:money|count)/.test([...names][0] ?? '') ||
    wanted.isBalance ||
    wanted.isAll
  );
};

/** So long by so wide, and no other length: an area. More of them are worked out elsewhere. */
const BY = /\d ?(?:mm|cm|m|ft|feet|met(?:re|er)s?)? (?:by|x) \d/g;
const isSided = (text: string, figures: readonly Figure[]): boolean => {
  const pairs = [...text.matchAll(BY)].length;
  const lengths = figures.filter(
    ({ unit }) =>
      Object.keys(unit).length === 1 && Object.keys(unit).every((name) => dimensionOf(name) === 'length' && unit[name] === 1),
  );
  return (
    pairs > 0 &&
    !(
      pairs === 1 &&
      lengths.length === 2 &&
      !figures.some(
        (one) =>
          !lengths.includes(one) && Object.keys(one.unit).some((name) => dimensionOf(name) === 'length' && one.unit[name] === 1),
      ) &&
      !/\b(?:fenc\w+|edg\w+|skirting|round|around|border(?! (?:is|measures))|post|hedge|frame)\b/.test(text)
    )
  );
};

const OPEN = 65;

/** "And how much is left over?", of what was cut or filled into whole pieces. */
const leftOver = (
  { said, result: { value, unit } }: Solved,
  figures: readonly Figure[],
  question: string,
): string | undefined => {
  const [piece, ...more] = Object.keys(unit);
  if (
    piece === undefined ||
    more.length > 0 ||
    !isCount(piece) ||
    !/\b(?:left|over|spare|wasted?|offcut)\b/.test(question) ||
    /\d/.test(question)
  )
    return undefined;
  const size = figures.find((one) => one.unit[piece] === -1 && Object.keys(one.unit).length === 2);
  const of = size && Object.keys(size.unit).find((name) => size.unit[name] === 1);
  if (!size || of === undefined || isMoney(of) || value < 1) return undefined;
  // Bought whole, there is more than is needed; cut or filled, the end is left.
  const isBought = said.includes(' rounded up');
  const left = (isBought ? Math.ceil(value - 1e-9) - value : value - Math.floor(value + 1e-9)) * size.value;
  const whole = figures.find((one) => Object.keys(one.unit).length === 1 && Math.abs(one.value - value * size.value) < 1e-6);
  const name = of === UNNAMED ? (Object.keys(whole?.unit ?? {})[0] ?? of) : of;
  const amount = sayAmount(Math.round(left * 1e6) / 1e6, { [name]: 1 });
  return isBought
    ? `${capitalise(amount)} ${Math.abs(left - 1) < 1e-9 ? 'is' : 'are'} left over.`
    : `There is ${amount} left over.`;
};

/** What is bought whole is paid whole: eight packs where seven and a half are needed. */
const paidWhole = ([first, ...others]: readonly Solved[], figures: readonly Figure[]): readonly Solved[] => {
  const [piece, ...more] = Object.keys(first?.result.unit ?? {});
  const price = figures.find(({ unit }) => piece !== undefined && unit[piece] === -1 && Object.keys(unit).some(isMoney));
  if (!first || !price || more.length > 0 || !first.said.includes(' rounded up')) return first ? [first, ...others] : [];
  const many = Math.ceil(first.result.value - 1e-9);
  return [
    first,
    ...others.map((one): Solved => {
      const { value, unit } = one.result;
      if (Math.abs(value - first.result.value * price.value) > 1e-6) return one;
      const [told, whole] = [sayAmount(value, unit), sayAmount(many * price.value, unit)];
      const steps = [`${sayAmount(many, first.result.unit)} × ${sayAmount(price.value, price.unit)} = ${whole}`];
      return { ...one, said: one.said.replace(told, whole), result: { ...one.result, value: many * price.value, steps } };
    }),
  ];
};

const PER_HEAD =
  /^(?:how much|what)(?: (?:is|does|would|will|'s))?(?: (?:that|it|this))?(?: (?:come to|work out at|be|cost))? (?:per ([a-z]+)|a (head)|(?:for )?(each)(?: ([a-z]+)| of (?:us|them))?)\b[^\d]*$/;
/** "And how much per member?", after a sum of money: that sum by the number of them. */
const perHead = (
  each: readonly Solved[],
  questions: readonly (readonly [number, number])[],
  { text, figures }: Told,
): readonly Solved[] => {
  const [first] = each;
  const [, second, ...more] = questions;
  const asked = second && PER_HEAD.exec(text.slice(...second));
  if (!first || !asked || more.length > 0) return each;
  const [, name, head, , noun] = asked;
  const { unit } = first.result;
  // What is hired whole is paid whole: "how many coaches, and how much a head?"
  const [piece = ''] = Object.keys(unit);
  const price = isCount(piece)
    ? figures.find(({ unit: own }) => (own[piece] === -1 || own[EACH] === -1) && Object.keys(own).some(isMoney))
    : undefined;
  const isSum = Object.keys(unit).every((own) => isMoney(own) && unit[own] === 1);
  if (!isSum && !price) return each;
  const who = head === undefined ? (name ?? noun) : undefined;
  const isIt = (own: string): boolean =>
    who === undefined || /^(?:person|head)$/.test(who) ? isPeople(own) : own === who || own.endsWith(` ${who}`);
  const many = figures.filter(
    ({ unit: own }) => Object.keys(own).length === 1 && Object.keys(own).some((one) => own[one] === 1 && isIt(one)),
  );
  const [count] = many;
  if (!count || many.length > 1 || !(count.value > 1)) return each;
  const coin = price ? Object.fromEntries(Object.entries(price.unit).filter(([own]) => isMoney(own))) : unit;
  const all = price ? Math.ceil(first.result.value - 1e-9) * price.value : first.result.value;
  const value = all / count.value;
  const said = sayAmount(value, coin);
  const step = `${sayAmount(all, coin)} ÷ ${sayAmount(count.value, count.unit)} = ${said}`;
  return [
    first,
    {
      said: `That is ${said} each.`,
      result: { ...first.result, value, unit: coin, steps: [step] },
      confidence: first.confidence,
    },
  ];
};

const ALL_ASKED = 'how much is it altogether';
/** "What is each person's share?" of prices a head and prices for all: what it comes to for all, by the number of them. */
const shareOfAll = (
  figures: readonly Figure[],
  text: string,
  currency: string,
  at: number,
  until: number,
): Solved | undefined => {
  const question = text.slice(at, until);
  const [people, ...more] = figures.filter(
    ({ unit }) => Object.keys(unit).length === 1 && Object.keys(unit).every((one) => isPeople(one) && unit[one] === 1),
  );
  if (
    !people ||
    more.length > 0 ||
    !(people.value > 1) ||
    !/\b(?:each|share|per (?:person|head)|a head)\b/.test(question) ||
    /\d|\b(?:if|left|change)\b/.test(question)
  )
    return undefined;
  const asked = `${text.slice(0, at)}${ALL_ASKED}`;
  const all = solvedFor(
    figures.filter((one) => one.at < at),
    asked,
    currency,
    at,
    asked.length,
  );
  const isSum = all && Object.entries(all.result.unit).every(([name, power]) => isMoney(name) && power === 1);
  if (!isSum || figures.some((one) => one.at > at)) return undefined;
  const value = all.result.value / people.value;
  const unit = { ...all.result.unit, [Object.keys(people.unit)[0]!]: -1 };
  const told = sayAmount(value, all.result.unit);
  const step = `${sayAmount(all.result.value, all.result.unit)} ÷ ${sayAmount(people.value, people.unit)} = ${told}`;
  return {
    said: `That is ${told} each.`,
    result: { ...all.result, value, unit, steps: [...all.result.steps, step] },
    confidence: all.confidence,
  };
};

/** How fast one goes, and the while in which nothing is paid for lending, stand in the way of no two sums told apart. */
const PLAINLY =
  /(?<=[\d.] ?)(?:mph|km\/h)\b|(?<=[\d.] (?:km|miles?|kilomet(?:re|er)s?) )an hour\b|\baverage (?=\d|[a-z]+ (?:per|an?|each) )/g;

const said = (
  found: readonly Solved[],
  rest: string | undefined,
  confidence: number,
  isWhole: boolean,
): ReturnType<typeof solved> => ({
  isWhole,
  worked: [
    found.length === 2
      ? saidTogether([found[0]!.said, found[1]!.said])
      : [...new Set([...found.map((one) => one.said), ...(rest === undefined ? [] : [rest])])].join(' '),
    [...new Set(found.flatMap(({ result }) => result.steps))].map((step) => `${capitalise(step)}.`),
  ],
  confidence: Math.min(...found.map((one) => one.confidence), confidence),
});

export const solved = (
  plain: string,
): { readonly worked: Worked; readonly confidence: number; readonly isWhole: boolean } | undefined => {
  const told = readFigures(plain);
  if (!told || told.figures.length < 2 || isLent(told) || isSided(told.text, told.figures)) return undefined;
  const { text, figures, currency } = told;
  const questions = questionsOf(text);
  if (questions.length === 0 || questions.length > 3) return undefined;
  const solve = (own: readonly Figure[], at: number, until: number): Solved | undefined =>
    solvedFor(own, text, currency, at, until) ?? shareOfAll(own, text, currency, at, until);
  const [one, two] = questions;
  const isAside = one && two && paidAside(figures, text.slice(...one), text.slice(...two)).length > 0;
  const isBeyond = isAside || BEYOND.test(withoutFirst(told));
  const each = questions.flatMap(([at, until], index): readonly Solved[] => {
    // What "before that" is asked does not have it taken off, and what is told between two questions is told for the second.
    const isOther = (one: Figure): boolean =>
      questions.some(([from, to], other) => other !== index && one.at > (questions[other - 1]?.[1] ?? from) && one.at < to) ||
      (index === 0 &&
        one.kind === 'percent' &&
        /\bbefore (?:that|it)\b/.test(text.slice(at, until)) &&
        figures.some((other) => other.at > until && other.kind === one.kind && other.value === one.value));
    const isEcho = (one: Figure): boolean =>
      one.at > at &&
      figures.some(
        (other) =>
          other.at < at &&
          other.value === one.value &&
          !Object.keys(one.unit).some(isMoney) &&
          Object.keys(one.unit).every((name) => Object.keys(other.unit).some((own) => inUnit({ [own]: 1 }, { [name]: 1 }))),
      );
    const own = figures.filter((one) => !isOther(one) && !isEcho(one));
    if (
      own.some(
        (one) =>
          one.kind === 'percent' &&
          one.at > at &&
          own.some((other) => other.kind === 'percent' && other.at < at && other.value === one.value),
      )
    )
      return [];
    const one = isBeyond ? undefined : solve(own, at, until);
    return one ? [one] : [];
  });
  const found = paidWhole(perHead(each, questions, told), figures);
  const [first] = found;
  const [, second] = questions;
  const rest =
    first && found.length === 1 && second && questions.length === 2 ? leftOver(first, figures, text.slice(...second)) : undefined;
  if (first && (rest !== undefined || found.length === questions.length)) return said(found, rest, 95, true);
  const pair = BEYOND.test(withoutFirst(told).replace(PLAINLY, ''))
    ? undefined
    : both(told, questions, (own, question, ...place) => {
        const found = byCounts(own, question, ...place) ?? solve(own, ...place);
        // What it costs is no number of litres.
        const isPaid = !/\b(?:costs?|pay|paid|spend|spent)\b/.test(question) || /%|\bper ?cent|\bhow many\b/.test(question);
        return found && (isPaid || Object.keys(found.result.unit).some(isMoney)) ? found : undefined;
      });
  if (pair) return said(paidWhole(pair.found, figures), undefined, OPEN, true);
  return first ? said(found, rest, OPEN, false) : undefined;
};
