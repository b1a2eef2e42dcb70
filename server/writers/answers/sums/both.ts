/**
 * Two things asked of one story: "how many tins, and what will they cost?" Each takes the figures it needs, and no figure is left to
 * neither: the second may lean on what the first came to, "and how much is that each, a month, after 8 per cent".
 */
import type { Figure, Told } from './figures.ts';
import { sayAmount } from './plan.ts';
import { figure } from './told.ts';
import type { Solved } from './search.ts';
import { UNNAMED, inUnit, isCount, isMoney, singular } from './units.ts';
import type { Unit } from '../values/read.ts';

/** What one question comes to with these figures. */
export type Solve = (figures: readonly Figure[], question: string, at: number, until: number) => Solved | undefined;

export interface Both {
  readonly found: readonly [Solved, Solved];
  readonly isSure: boolean;
}

/** So many figures are tried with some of them left to the other question. */
const MOST_FIGURES = 7;
/** So many tries at most, so that nobody waits. */
const MOST_TRIES = 150;
const MOST_LEFT = 4;
/** How much dearer another way must be for the first to be the one meant. */
const LEAD = 0.12;

/** All that is left of a list without so many of its members. */
const without = <T>(list: readonly T[], count: number): readonly (readonly T[])[] =>
  count === 0
    ? [list]
    : list.flatMap((_, index) => without(list.slice(index + 1), count - 1).map((rest) => [...list.slice(0, index), ...rest]));

const isPlainSum = (unit: Unit): boolean => Object.keys(unit).length === 1 && Object.values(unit)[0] === 1;
const nameOf = ({ unit }: Figure): string => (isPlainSum(unit) ? Object.keys(unit)[0]! : '');

/** The result of the first question as a figure told before the second; what is bought whole counts whole, and my share is mine. */
const resultOf = ({ said, result: { value, unit } }: Solved, at: number, isMine: boolean): Figure => ({
  kind: 'amount',
  value: said.includes(' rounded up')
    ? Math.ceil(value - 1e-9)
    : said.includes(' rounded down')
      ? Math.floor(value + 1e-9)
      : value,
  unit: isMine ? Object.fromEntries(Object.entries(unit).filter(([name, power]) => power > 0 || !isCount(name))) : unit,
  at,
  end: at,
  before: '',
  lead: '',
  after: '',
  flow: 0,
  turn: 0,
  isIdle: false,
  isWithin: false,
});

const PERCENT = /\b(?:what|how many|which) (?:%|per ?cent(?:age)?)|\b(?:as an?|in) (?:%|per ?cent(?:age)?)/;
/** "And what per cent is that?": of what it is a part, or of what it has grown from. */
const percentOf = ({ result: { value, unit } }: Solved, figures: readonly Figure[], question: string): Solved | undefined => {
  if (!PERCENT.test(question) || !isPlainSum(unit) || /\d/.test(question)) return undefined;
  const like = figures.filter((one) => one.kind === 'amount' && isPlainSum(one.unit) && inUnit(one.unit, unit)?.factor === 1);
  const [base, ...others] = like;
  // Of what was and what is now, it is of what was; of more figures nobody knows which.
  if (!base || others.length > 1 || base.value <= 0 || Math.abs(base.value - value) < 1e-9) return undefined;
  const share = (value / base.value) * 100;
  const said = `${figure(share, 2)}%`;
  return {
    said: `That is ${Number.isInteger(Math.round(share * 1e6) / 1e4) ? '' : 'about '}${said}.`,
    result: {
      value: share,
      unit: {},
      cost: 0.2,
      steps: [`${sayAmount(value, unit)} ÷ ${sayAmount(base.value, unit)} = ${said}`],
    },
    confidence: 85,
  };
};

const AVERAGE = /\baverage (?:number of )?([a-z]+) (?:per|an?|each|every|in each) ([a-z]+)/;
const SHARE = /(?:%|\bper ?cent(?:age)?) of (?:the |my |our |his |her |their |all |those )*([a-z]+)(?: ([a-z]+))?/;
/** "What is the average of goals per game?", "what percentage of the cakes went?": one of two counts by the other. */
export const byCounts: Solve = (figures, question) => {
  const [one, other, ...more] = figures;
  if (!one || !other || more.length > 0 || figures.some(({ kind }) => kind !== 'amount')) return undefined;
  const named = (noun: string | undefined): Figure | undefined =>
    figures.find(
      (each) => noun !== undefined && nameOf(each) !== '' && singular(noun).endsWith(nameOf(each).split(' ').at(-1)!),
    ) ?? figures.find((each) => noun !== undefined && nameOf(each).endsWith(singular(noun)));
  const [, of, per] = AVERAGE.exec(question) ?? [];
  const [, noun, further] = SHARE.exec(question) ?? [];
  const [above, below] = of === undefined ? [undefined, named(noun) ?? named(further)] : [named(of), named(per)];
  const part = above ?? figures.find((each) => each !== below);
  if (!below || !part || below === part || below.value <= 0) return undefined;
  if (of !== undefined) {
    const said = figure(part.value / below.value);
    return {
      said: `The average is ${said} ${of} per ${singular(per!)}.`,
      result: {
        value: part.value / below.value,
        unit: {},
        cost: 0.2,
        steps: [`${figure(part.value)} ÷ ${figure(below.value)} = ${said}`],
      },
      confidence: 85,
    };
  }
  const isLike = nameOf(part) === UNNAMED || nameOf(part) === nameOf(below);
  if (!isLike || part.value > below.value || isMoney(nameOf(below))) return undefined;
  const isRest = /\b(?:not|left|unsold|remain\w*|to go|missing|absent|empty)\b/.test(question);
  const share = ((isRest ? below.value - part.value : part.value) / below.value) * 100;
  return {
    said: `That is ${Number.isInteger(Math.round(share * 1e6) / 1e4) ? '' : 'about '}${figure(share, 1)}%.`,
    result: {
      value: share,
      unit: {},
      cost: 0.2,
      steps: [`${figure(isRest ? below.value - part.value : part.value)} ÷ ${figure(below.value)} = ${figure(share, 1)}%`],
    },
    confidence: 85,
  };
};

const MINE = /\b(?:do|must|will|should|would) i (?:still )?(?:have|need|owe|pay|bring|give)\b/;
/** What is handed over is paid, and costs nothing. */
const PURSE =
  /\b(?:(?:already|i|i've|have) (?:gave|given|paid|put in)(?: (?:him|her|them|the [a-z]+))?|hand(?:ed|ing)?(?: over| him| her| them)?|gave (?:him|her|them)|pa(?:y|id|ying) with)(?: (?:an?|the|my|with|about))* $/;

/** Speaks of what was found before it. */
const LEANS =
  /\b(?:that|it|they|them|this|left|change|each|costs?|share|in all|come to|total|more|pay|less|short|balance|over)\b/;
/** All that was told comes into it. */
const TAKES_ALL = /\b(?:change|left|profit|balance|total|altogether|in all|short|over)\b/;
/** Of two that are held against one another no figures are left to a second question. */
const HELD_AGAINST = /\b(?:or|instead of|rather than|compared|versus|than)\b/;

/** What was handed over or paid already, where the second question alone asks what comes back or is still owed. */
export const paidAside = (figures: readonly Figure[], asked: string, question: string): readonly Figure[] =>
  /\bchange\b|\bmore\b|\bstill\b/.test(question) && !/\bchange\b|\bmore\b|\bleft\b|\bstill\b|\bowe\b/.test(asked)
    ? figures.filter(
        ({ before, unit }) => PURSE.test(before) && Object.keys(unit).length === 1 && Object.keys(unit).every(isMoney),
      )
    : [];

export const both = (
  { text, figures }: Told,
  [first, second, ...more]: readonly (readonly [number, number])[],
  attempt: Solve,
): Both | undefined => {
  let tries = 0;
  const solve: Solve = (...asked) => (++tries > MOST_TRIES ? undefined : attempt(...asked));
  if (!first || !second || more.length > 0 || figures.length > MOST_FIGURES || HELD_AGAINST.test(text)) return undefined;
  const [asked, question] = [text.slice(...first), text.slice(...second)];
  const isLater = ({ at }: Figure): boolean => at > first[1];
  const isAgain = (one: Figure): boolean =>
    isLater(one) && figures.some((other) => other.at < first[1] && other.value === one.value && other.kind === one.kind);
  // "8% … after the 8% comes off": where it is named again it says what is done with it, and an amount says nothing new.
  const again = figures.filter(isAgain);
  const later = figures.filter((one) => isLater(one) && !(again.includes(one) && one.kind === 'amount'));
  const own = figures.filter(
    (one) => !isLater(one) && !again.some(({ kind, value }) => kind === 'percent' && one.kind === kind && one.value === value),
  );
  const aside = paidAside(figures, asked, question);
  const stays = own.filter(({ at }) => at < first[0]).concat(later);
  const isCounted = (one: Figure): boolean => isCount(nameOf(one) || ' ') && nameOf(one) !== '' && !isMoney(nameOf(one));
  const next = (one: Solved, used: readonly Figure[], left: readonly Figure[]): Solved | undefined => {
    const percent = left.length === 0 ? percentOf(one, used, question) : undefined;
    if (percent) return percent;
    const isMine = MINE.test(question);
    const leaning =
      LEANS.test(question) &&
      // What each pays is not what all of them pay.
      !(/\bchange\b/.test(question) && !isPlainSum(one.result.unit)) &&
      left.length > 0
        ? solve(
            [resultOf(one, second[0] - 1, isMine), ...(isMine ? left.filter((other) => !isCounted(other)) : left)],
            question,
            ...second,
          )
        : undefined;
    if (leaning) return leaning;
    // By itself, with as few of those that the first has used as will do, or with all that were told.
    const told = used.filter((other) => stays.includes(other));
    const least = left.length > 0 ? 0 : 1;
    for (let step = least; step <= told.length; step++) {
      const shared = TAKES_ALL.test(question) ? told.length + least - step : step;
      const alone = without(told, told.length - shared).flatMap((some) => {
        const two = solve(
          stays.filter((other) => some.includes(other) || left.includes(other)),
          question,
          ...second,
        );
        return two ? [two] : [];
      });
      const [two] = alone;
      if (two) return alone.every(({ said }) => said === two.said) ? two : undefined;
    }
    return undefined;
  };
  for (let count = 0; count <= Math.min(MOST_LEFT, own.length - 1); count++) {
    const pairs = without(
      own.filter((one) => !aside.includes(one)),
      count,
    ).flatMap((used): readonly Both[] => {
      const one = solve(used, asked, ...first);
      if (!one) return [];
      const left = stays.filter((other) => !used.includes(other));
      const two = next(one, used, left);
      if (two) return one.said === two.said ? [] : [{ found: [one, two], isSure: true }];
      // A number of people or flats, or an age, that plays no part in either.
      const idle = left.filter(isCounted);
      for (let many = 1; many <= Math.min(3, idle.length); many++)
        for (const kept of without(idle, many)) {
          const loose = next(
            one,
            used,
            left.filter((other) => !idle.includes(other) || kept.includes(other)),
          );
          if (loose) return [{ found: [one, loose], isSure: false }];
        }
      return [];
    });
    const sure = pairs.filter(({ isSure }) => isSure);
    const costOf = ({ found: [one, two] }: Both): number => one.result.cost + two.result.cost;
    const [pair, ...rest] = (sure.length > 0 ? sure : pairs).toSorted((one, other) => costOf(one) - costOf(other));
    const others = pair ? rest.filter((other) => costOf(other) < costOf(pair) + LEAD) : [];
    if (pair) {
      const isOne = others.every(({ found }) => found.every(({ said }, at) => said === pair.found[at]!.said));
      return isOne ? pair : undefined;
    }
  }
  return undefined;
};

/** "That is 7 tins, and £157.50." */
export const saidTogether = ([one, two]: readonly [string, string]): string =>
  one.startsWith('That is ') && two.startsWith('That is ') && !/[(;]/.test(one)
    ? `${one.replace(/\.$/, '')}, and ${two.slice('That is '.length)}`
    : `${one} ${two}`;
