/**
 * Sums told in words. The text is read into figures that know what they measure; some stories are worked out as a whole (shares,
 * alternatives, averages), all others by the likeliest way to put every figure together so that it gives what is asked. A sum is
 * done only where every figure has its part in it, and where no other way is as likely.
 */
import { capitalise } from '../../../english/prose.ts';
import type { Answer, Source } from '../answer.ts';
import { agesOf } from './ages.ts';
import { namedParts } from './everyday.ts';
import { known } from './known.ts';
import { asksOf, perMeasure, subjectOf, type Asked } from './asked.ts';
import { general, planned, type Read } from './general.ts';
import { isHeeded, keepsBack } from './heeded.ts';
import { COMPARES, inRatio, workedApart } from './kinds.ts';
import { besideOneAnother } from './lists.ts';
import { EACH, UNNAMED, dimensionOf, inUnit, isCount, isMoney, isPeople } from './units.ts';
import { sayAmount, type Way } from './plan.ts';
import { readStory, type Given, type Story } from './read.ts';
import { isDoubtful } from './of-others.ts';
import { offers } from './offers.ts';
import { sides } from './sides.ts';
import { solved } from './solved.ts';
import { surfaces } from './surfaces.ts';
import { figure, type Worked } from './told.ts';
import { termsIn } from '../question/terms.ts';
import { isByTwoClocks, landsElsewhere } from '../dates/time-zones.ts';

const SURE = 95;
/** Where one of several questions stays open. */
const OPEN = 65;
/** How much likelier the first way must be than another that gives another figure. */
const LEAD = 0.12;
/** How doubtful a way may be, for each step of it. */
const MOST_DOUBT = 0.75;
/** More figures than this are a list or a ledger, and no story. */
const MOST_FIGURES = 30;

interface Found {
  readonly asked: Asked;
  readonly way: Way;
  readonly said: string;
  readonly steps: readonly string[];
  readonly confidence: number;
}

const FALLS = /\b(?:off|cheaper|discount|reduc\w+|drop\w*|fell|fall\w*|los[et]|lost|less|lower|decreas\w+|down|sav\w+)\b/;
const RISES = /\b(?:rise\w*|rose|raise|increas\w+|dearer|gr[eo]w\w*|gain\w*|higher|up)\b/;
/** Which of two figures comes first in time, what a price was before, and for what span: what the steps must not have the wrong way. */
const isOneSided = ({ text, givens }: Story, { at, kind, isBack, isChange }: Asked, { unit }: Way): boolean => {
  const question = text.slice(at);
  if (isBack && givens.filter((one) => one.kind === 'percent').length > 1) return true;
  const [first, second] = givens.filter((one) => one.kind === 'amount');
  if (kind === 'percent' && isChange && first && second) {
    if (
      first.value < second.value ? FALLS.test(question) && !RISES.test(question) : RISES.test(question) && !FALLS.test(question)
    )
      return true;
    if (
      /\b(?:was|were|used to be|from|before|originally|previously|last year|instead of|down on|up on) [$£€₹]?$/.test(
        second.before,
      )
    )
      return true;
  }
  const span = /\b(?:(?:a|per|each|every) (?:calendar )?(day|week|month|year)\b|(dai|week|month|year)ly\b)/.exec(question);
  const named = (span?.[1] ?? span?.[2])?.replace('dai', 'day');
  return (
    named !== undefined &&
    Object.keys(unit).some((name) => isMoney(name) || dimensionOf(name) === 'hour') &&
    unit[named] === undefined &&
    !givens.some((one) => one.unit[named] !== undefined || (!Object.keys(unit).some(isMoney) && one.unit['day'] === 1))
  );
};

/** What only another span or unit makes of one figure is a step as well. */
const stepsOf = ({ givens: [one, ...more] }: Story, { steps, value, unit }: Way): readonly string[] => {
  if (steps.length > 0 || !one || more.length > 0 || one.value === 0) return steps;
  const factor = value / one.value;
  // Weeks and months are turned into each other by way of a year.
  const yearly = [12 / 52, 52 / 12].find((way) => Math.abs(way - factor) < 1e-9);
  const by =
    yearly !== undefined
      ? yearly < 1
        ? '× 12 ÷ 52'
        : '× 52 ÷ 12'
      : factor < 1
        ? `÷ ${figure(1 / factor)}`
        : `× ${figure(factor)}`;
  return [`${sayAmount(one.value, one.unit)} ${by} = ${sayAmount(value, unit)}`];
};

const surest = ({ story, asked, ways }: Read): Found | undefined => {
  const [best] = ways;
  if (!asked || !best) return undefined;
  // Bare numbers are a sum in signs, and one amount in another unit is a conversion: both are done elsewhere.
  const isBare = story.givens.every(({ kind, unit }) => kind === 'amount' && Object.keys(unit).every(isCount));
  const isOne = story.givens.length < 2 && Object.values(story.givens[0]?.unit ?? {}).every((count) => count > 0);
  if (story.givens.some(({ isGuessed, unit }) => isGuessed && Object.keys(unit).some(isMoney))) return undefined;
  // What is said in parts or of round things is worked out with a formula or not at all.
  if (/\bparts?\b|\bcylind\w*|\bsphere|\bcone\b|\btriang/.test(story.text)) return undefined;
  // What holds for the first months alone is more than a chain, too.
  if (
    story.givens.some(
      ({ before, unit }) =>
        /\bfirst $/.test(before) && !(/\bmy first $/.test(before) && dimensionOf(Object.keys(unit)[0] ?? '') === 'length'),
    )
  )
    return undefined;
  const told = (of: (name: string) => boolean): number =>
    story.givens.filter(({ unit }) => Object.keys(unit).length === 1 && Object.keys(unit).every(of)).length;
  // A price each beside a price a night, for so many and so many nights: each of them once, or every night?
  const isPriced = (of: (name: string) => boolean): boolean =>
    story.givens.some(({ unit }) => {
      const per = Object.keys(unit).filter((name) => unit[name]! < 0);
      return per.length === 1 && per.every(of);
    });
  const isDay = (name: string): boolean => dimensionOf(name) === 'day';
  const isHead = (name: string): boolean => isPeople(name) || name === EACH;
  // Prices beside more than one number of who knows what.
  if (told((name) => name === UNNAMED) > 1 && Object.keys(best.unit).some(isMoney)) return undefined;
  if (isPriced(isDay) && isPriced(isHead) && told(isDay) > 0 && told(isPeople) > 0) return undefined;
  // Who stayed for how long is more than any chain says.
  if (told(isPeople) > 1 && told(isDay) > 1) return undefined;
  // So long for one of something that is not counted here says nothing of all of it.
  const isLoneRate =
    story.givens.length < 2 && Object.entries(story.givens[0]?.unit ?? {}).some(([name, power]) => power < 0 && isCount(name));
  if (isOne || isLoneRate || (isBare && !/\b(?:how|each|left|average|which|percent\w*)\b/.test(story.text))) return undefined;
  // What is left or still wanted takes something away.
  if (asked.isDifference && !asked.isPart && asked.kind === 'amount' && story.givens.length > 2) {
    if (!best.steps.some((step) => /−|^From /.test(step))) return undefined;
  }
  // What is asked for all of the days is not what one of them brings.
  const isDivided = best.steps.some((step) => /÷ [\d.,]+ (?:day|week|month|night)s?\b/.test(step));
  const isSpanned = Object.keys(best.unit).some((name) => dimensionOf(name) === 'day' && best.unit[name] === -1);
  if (
    isDivided &&
    isSpanned &&
    !/\b(?:an?|per|each|every) (?:day|week|month|year|night)\b|\b(?:dai|week|month|year|night)ly\b|\baverage\b/.test(
      story.text.slice(asked.at),
    )
  )
    return undefined;
  // A time of the day is not reached through a number of nobody knows what.
  if (asked.kind === 'clock' && story.givens.some(({ unit }) => unit[UNNAMED] !== undefined)) return undefined;
  // What a kilo costs, or is saved by the kilo, is no sum of money alone.
  const measured = perMeasure(story.text.slice(asked.at));
  if (measured !== undefined && Object.keys(best.unit).some(isMoney) && best.unit[measured] === undefined) return undefined;
  if (best.value === 0 && asked.kind === 'amount' && !asked.isDifference) return undefined;
  if (!isHeeded(story.text, story.text.slice(asked.at), { ...best, steps: stepsOf(story, best) })) return undefined;
  // What is only said again is no sum.
  const isTold = story.givens.some(
    ({ value, unit }) =>
      Math.abs(value - best.value) < 1e-9 &&
      (best.steps.length === 0 || (!best.steps.some((step) => step.includes('%')) && inUnit(unit, best.unit)?.factor === 1)),
  );
  if (isTold) return undefined;
  // "15% more … what is 15% of it": which of the two is meant?
  const percents = story.givens.filter(({ kind }) => kind === 'percent');
  const isAgain = (one: Given): boolean =>
    one.at > asked.at && percents.some(({ value, at }) => at < asked.at && value === one.value);
  if (percents.some(isAgain)) return undefined;
  // Of the very things that were counted, how many there are is no quotient of two others.
  const wanted = Object.keys(asked.units[0]?.unit ?? {})[0];
  if (Object.keys(best.unit).length === 0 && wanted !== undefined && story.givens.some(({ unit }) => unit[wanted] === 1))
    return undefined;
  // What is asked in percent is no amount.
  if (asked.kind === 'amount' && /(?<!\d ?)(?:\bper ?cent|%)/.test(story.text.slice(asked.at))) return undefined;
  const said = asked.say(best.value, best.unit);
  // Nobody comes in halves, and nothing else that is counted unless it is said which way it is rounded.
  const [counted, ...more] = Object.keys(best.unit);
  const isBroken = asked.kind === 'amount' && Math.abs(best.value - Math.round(best.value)) > 1e-9;
  const isRounded = said.includes(' rounded ') || !/\d\.\d/.test(said);
  if (isBroken && counted !== undefined && more.length === 0 && isCount(counted) && (isPeople(counted) || !isRounded))
    return undefined;
  if (isBroken && counted !== undefined && more.length === 0 && isCount(counted) && best.value < 0.5) return undefined;
  // Rounded up from next to nothing it was put together the wrong way.
  if (isBroken && isRounded && best.value < 0.1 && said.includes(' rounded ')) return undefined;
  if (isBroken && counted === undefined && !isRounded && !said.endsWith(' times')) return undefined;
  if (isOneSided(story, asked, best)) return undefined;
  const other = ways.find(({ value }) => Math.abs(value - best.value) > 1e-6 * Math.abs(best.value));
  const lead = other ? other.doubt - best.doubt : 1;
  const doubt = best.doubt / Math.max(1, story.givens.length - 1);
  if (lead < LEAD || doubt > MOST_DOUBT) return undefined;
  return {
    asked,
    way: best,
    said: `${asked.kind === 'clock' ? 'It is' : subjectOf(story.text.slice(asked.at), Object.keys(best.unit).some(isMoney))} ${said.replace(/ per (?:person|friend|guest)$/, ' each')}.`,
    // The last step gives the time as the answer says it.
    steps: stepsOf(story, best).map((step, at) =>
      asked.kind === 'clock' && at === best.steps.length - 1
        ? `${capitalise(step.replace(/= [^=]{1,12}$/, `= ${said.replace(/ the (?:next day|day before)$/, '')}`))}.`
        : `${capitalise(step)}.`,
    ),
    confidence: Math.round(SURE - 14 * Math.max(0, doubt - 0.3) - (lead < 0.3 ? 8 : 0)),
  };
};

/** "And what will they cost?", of so many whole pieces that have a price each. */
const costOf = (before: Found | undefined, { story: { text, givens }, asked }: Read): Found | undefined => {
  const [piece, ...more] = Object.keys(before?.way.unit ?? {});
  if (!before || !asked || piece === undefined || more.length > 0 || !isCount(piece) || asked.kind !== 'amount') return undefined;
  const prices = givens.filter(
    ({ unit }) => unit[piece] === -1 && Object.keys(unit).length === 2 && Object.keys(unit).some(isMoney),
  );
  const [price] = prices;
  const question = text.slice(asked.at);
  if (
    !price ||
    prices.length > 1 ||
    /\d|\beach\b|\bper\b/.test(question) ||
    !/\b(?:cost|pay|spend|price|money|come to|total)\b/.test(question)
  )
    return undefined;
  const many = before.said.includes(' rounded down') ? Math.floor(before.way.value + 1e-9) : Math.ceil(before.way.value - 1e-9);
  const coin = Object.fromEntries(Object.entries(price.unit).filter(([name]) => isMoney(name)));
  const said = sayAmount(many * price.value, coin);
  return {
    ...before,
    said: `That is ${said}.`,
    confidence: price.unit[piece] === -1 ? before.confidence : Math.min(before.confidence, OPEN),
    steps: [`${sayAmount(many, before.way.unit)} × ${sayAmount(price.value, price.unit)} = ${said}.`],
  };
};

const MORE = /\b(?:extra|more|spare|wast\w+|breakages?|cuts?|cutting|adds?|adding|allow\w*|on top|plus)\b/;
/** "And how many with 10% extra?": of what was found before. */
const withMore = (before: Found | undefined, { story: { text, givens }, asked }: Read): Found | undefined => {
  const [percent, ...others] = givens.filter(({ at }) => asked !== undefined && at > asked.at);
  if (!before || before.asked.kind !== 'amount' || percent?.kind !== 'percent' || others.length > 0) return undefined;
  const question = text.slice(asked!.at);
  if (!MORE.test(question) || /\b(?:less|off|fewer|cost|price|pay)\b/.test(question)) return undefined;
  const value = before.way.value * (1 + percent.value / 100);
  const isWhole = Object.keys(before.way.unit).every(isCount);
  const taken = isWhole ? Math.ceil(value - 1e-9) : value;
  const note = taken - value > 1e-9 ? ` (${figure(value)} rounded up)` : '';
  return {
    ...before,
    said: `With ${figure(percent.value)}% more it is ${before.asked.say(taken, before.way.unit)}${note}.`,
    steps: [`${sayAmount(before.way.value, before.way.unit)} × ${figure(1 + percent.value / 100, 4)} = ${figure(value)}.`],
  };
};

/** One of several questions may need one figure less than the others, where no other figure can be left out instead. */
const withoutOne = ({ story, asked, parts }: Read): Found | undefined => {
  if (!asked || parts.length === 0 || story.givens.length < 3) return undefined;
  const found = story.givens.flatMap((left) => {
    const rest = { ...story, givens: story.givens.filter((one) => one !== left) };
    return surest({ story: rest, asked, ...planned(rest, asked) }) ?? [];
  });
  const [first] = found;
  return first && found.every(({ said }) => said === first.said) ? { ...first, confidence: OPEN } : undefined;
};

/** What each question comes to by itself, and then what the answer to one does for another. */
const foundFor = (read: readonly Read[]): readonly Found[] => {
  const own = read.map(surest);
  const isAny = own.some((one) => one !== undefined);
  return read.flatMap(
    (one, at) =>
      withMore(own[at - 1], one) ??
      own[at] ??
      costOf(own[at - 1], one) ??
      (isAny && read.length > 1 ? withoutOne(one) : undefined) ??
      [],
  );
};

/** What an hour brings at such a rate is told and not worked out. */
const AT_A_HIGHER_RATE = /\bdouble time\b|\btime and (?:a|1) (?:half|third|quarter)\b/;

const chained = (story: Story): { readonly worked: Worked; readonly confidence: number } | undefined => {
  // Which of two is cheaper is no total of both.
  if (COMPARES.test(story.text)) return undefined;
  // Nor does one count two walls of one size and two of another.
  if (/\d of \d[\d.]* ?(?:m|cm|ft|met(?:re|er)s?)? ?(?:x|×|by) ?\d/.test(story.text)) return undefined;
  // Who pays what is more than a chain.
  if (/\bwho (?:pays|owes|gets)\b|\bfull [a-z]+ and how many\b/.test(story.text)) return undefined;
  const read = general(story);
  const found = foundFor(read);
  const [first] = found;
  if (!first) return undefined;
  if (AT_A_HIGHER_RATE.test(story.text) && found.some(({ steps }) => steps.some((step) => /÷ [\d.]+ hours/.test(step))))
    return undefined;
  const said = [...new Set(found.map((one) => one.said))];
  // "What is left" in the midst of a story asks nothing: two answers to one question are none.
  if (
    said.length > 1 &&
    (story.text.match(/\b(?:how (?:much|many|long|far)|which|when|what)\b(?! is left\.)/g) ?? []).length < said.length
  )
    return undefined;
  return {
    worked: [said.join(' '), [...new Set(found.flatMap(({ steps }) => steps))]],
    // Where one of several questions stays open, that is no whole answer.
    confidence: Math.min(...found.map(({ confidence }) => confidence), found.length < asksOf(story.text).length ? OPEN : SURE),
  };
};

interface Done {
  readonly worked: Worked;
  readonly confidence: number;
  /** Of a kind that says what each of its figures is. */
  readonly isKind?: boolean;
}

/** What so often was something else: a recipe for more, what doubles, one percentage after another. */
const MANIFOLD = /^(?:For|With) .* you need |^With |^It doubles|^In the end it is/;

const older = (story: Story): Done | undefined => {
  const apart = workedApart(story);
  return apart
    ? {
        worked: apart,
        confidence: asksOf(story.text).length > 1 ? OPEN : SURE - 3,
        isKind: !MANIFOLD.test(apart[0]) || !/[.?!] \S/.test(story.text),
      }
    : chained(story);
};

/** What takes in every figure comes first, where it leaves no question open. */
const bestOf = (story: Story, plain: string): Done | undefined => {
  const beside = agesOf(plain) ?? namedParts(plain) ?? known(plain) ?? surfaces(plain) ?? sides(plain) ?? besideOneAnother(plain);
  if (beside) return { worked: beside, confidence: SURE - 2, isKind: true };
  const whole = solved(plain);
  const other = older(story);
  // What two offers come to is taken from the way in which every price meets its use.
  const compared = offers(plain);
  if (compared) return other && isSame(compared[0], other.worked[0], true) ? other : { worked: compared, confidence: OPEN };
  if (!whole?.isWhole) return other ?? whole;
  if (whole.confidence <= OPEN) return other && other.confidence > OPEN ? { ...other, confidence: OPEN } : whole;
  return other && isSame(whole.worked[0], other.worked[0]) ? whole : { ...whole, confidence: OPEN };
};

/** Two ways that know nothing of one another and come to the same figure are hardly wrong. */
const isSame = (one: string, other: string, isAll = false): boolean => {
  const figuresIn = (said: string): readonly number[] =>
    [...said.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([typed]) => Number(typed.replaceAll(',', '')));
  const known = figuresIn(other);
  const isKnown = (value: number): boolean => known.some((again) => Math.abs(value - again) < 0.006);
  const told = figuresIn(one);
  return isAll ? told.length === known.length && told.every(isKnown) : told.some(isKnown);
};

/** "Spent £300, and the hall takes 10%": of all of it or of what is left? */
const OF_WHICH =
  /[£$€]\d[^?]{0,120}[£$€]\d[^?]{0,80}\b(?:takes|keeps|wants|gets|charges) \d[\d.]{0,5} ?(?:%|per ?cent)(?! (?:of|off|on|from|each))/;

/** "But there is a bath in the corner": a condition without a figure, of which no sum takes heed. */
const CONDITION =
  /\b(?:but|although|though|except that|unless) (?!(?:how|what|which|can|could|is|are|i am not sure|i'm not sure|i (?:do not|don't) know)\b)[^.?!;,\d×%]+(?=[.?!;,]|$)/;

/** Nobody pays, needs or counts less than nothing. */
const IMPOSSIBLE = /^That is [£$€]0\.0\d{2,}(?: in all)?\.$|NaN|∞|\bno time\b|(?<![\p{L}\d)])[-−][$£€₹¥₦]?\d|[$£€₹¥₦][-−]\d/u;

/** Shares told as "2:2:1": no chain of sums counts them. */
const IN_PARTS = /(?<![\d:])\d{1,2} ?: ?\d{1,2} ?: ?\d{1,2}(?!\d)/;
/** Nor does one count "Monday to Thursday". */
const UNCOUNTED =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:to|till|until|through|[-–]) (?:mon|tues|wednes|thurs|fri|satur|sun)day/;

/** Nor what feeds so many for so long: both count. */
const FOR_SO_LONG = /\b(?:feeds|keeps|lasts) \d+ [a-z]+(?: for)? \d+ (?:days|weeks|months)\b/;
/** Nor is a plain mean that of marks of which one counts more. */
const COUNTS_MORE = /\b(?:counts?|worth|weighs?|weighted) (?:for )?(?:double|twice|triple|half)\b/;
/** Nor what another pays besides. */
const PAYS_THE_SAME = /\b(?:who|which|that) (?:also )?(?:pays?|costs?|takes?|gets?) the same\b/;
/** Of halves, and of what another pays, every share is counted. */
const HALVES = /\b(?:go|goes|going|went) halves\b|\bhalf and half\b/;
const BY_ANOTHER = /\b(?:half|twice|double) (?:of )?what (?:each of )?the others?\b/;
/** So much a week is not what a year takes. */
const IN_A_YEAR = /\b(?:in|over|for|during) (?:an?|the|1|one) (?:whole |full )?year\b/;
const BY_THE_WEEK = /\d (?:an?|per|each|every) (?:day|week|month)\b/;
const OF_A_YEAR = /year|month|week|day|× (?:12|13|26|52|365)\b/;

/** What will come of it, or what to do, is no sum, whatever figures are told. */
const ASKS_ADVICE =
  /\bwhat(?:'s| is|s)? (?:going to|gonna|will|would) happen\b|\bwhat happens\b|\bwhat (?:do|should|can|could) (?:i|we|you) do\b|\bis (?:it|that|this) (?:normal|ok|safe)\b/;
const ASKS_FIGURE = /\bhow (?:much|many|long|far|old|often|big|high|fast)\b|\bwhat (?:percent\w*|share|fraction)\b/;

const IS_THERE =
  /\b(?:left|balance|(?:be|is|have) (?:now )?in (?:the|my|our) (?:tin|bank|account|drawer|kitty|pot|box|till|purse|jar))$/;
const SPENT_OF_IT = /\b(?:spent|paid out|withdrew|took out|used)\b/;

const BIRTHDAY =
  /(?<=\p{L}['’]?s )\d{2,3}(?:st|nd|rd|th)\b(?! (?:of|floor|street))|(?<=\b(?:my|his|her|their|our) )\d{2,3}(?:st|nd|rd|th)(?= birthday| party|[.,;?!]|$)/gu;

const ORDINAL = /(?<![\d.,])\d{1,2}(?:st|nd|rd|th)\b/;
const ORDINALS = new RegExp(ORDINAL, 'g');
const BY_THE_DAY = /\b(?:an?|per|each|every|by the|how many) (?:days?|nights?)\b/;

/** Such a break is worked time, so it comes off nothing. */
const PAID_BREAK = /\bpaid (?:[a-z]+ )?breaks?\b|\bbreaks?(?: (?:of|are|is|both|each|\d+|minutes?|mins?))* paid\b/;

const POUNDS_OF =
  /(?<=\d |\bmany )pounds?(?= (?:of (?!(?:the|my|our|his|her|their|pocket|change|debt|savings?|money|credit|tax|rent)\b)|lighter|heavier|overweight))/g;

export const sums: Source = ({ question, notes }): Answer | undefined => {
  const plain = question.plain
    .replace(/ ?@ ?(?=[£$€₹₦]?\d)/g, ' at ')
    .replace(/\b(need for|enough for|make) at least (?=\d)/g, '$1 ')
    // "5 pounds of shells" are no money.
    .replace(POUNDS_OF, 'lb')
    // "Mum's 80th" counts nobody.
    .replace(BIRTHDAY, 'birthday');
  if (ASKS_ADVICE.test(plain) && !ASKS_FIGURE.test(plain)) return undefined;
  // Of what pasted notes speak of, the question's figures are not all: of ages nobody can make prices.
  const told = termsIn(notes);
  if ([...termsIn(plain)].some((term) => /\p{L}/u.test(term) && told.has(term))) return undefined;
  if (!/\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|half|dozen)\b/.test(plain)) return undefined;
  const story = readStory(plain);
  if (
    isByTwoClocks(plain) ||
    landsElsewhere(plain) ||
    UNCOUNTED.test(story.text) ||
    FOR_SO_LONG.test(story.text) ||
    COUNTS_MORE.test(story.text) ||
    PAYS_THE_SAME.test(story.text)
  )
    return undefined;
  // "The 19th" is a day and no amount; from one day to another is counted elsewhere.
  if (PAID_BREAK.test(plain) || ORDINAL.test(story.text) || ((plain.match(ORDINALS)?.length ?? 0) > 1 && BY_THE_DAY.test(plain)))
    return undefined;
  if (story.givens.length === 0 || story.givens.length > MOST_FIGURES || story.isGarbled) return undefined;
  // Adults, children and people at once: who counts as whom is not told.
  const heads = new Set(story.givens.flatMap(({ unit }) => Object.keys(unit).filter(isPeople)));
  if (heads.size > 2 && !known(plain)) return undefined;
  const shares = IN_PARTS.test(plain) ? inRatio(story) : undefined;
  if (IN_PARTS.test(plain) && !shares) return undefined;
  const {
    worked,
    confidence,
    isKind = false,
  }: Partial<Done> = shares ? { worked: shares, confidence: SURE - 2 } : (bestOf(story, plain) ?? {});
  if (
    !worked ||
    confidence === undefined ||
    IMPOSSIBLE.test(worked[0]) ||
    / per (?:day|hour|week|month)²/.test(worked[1].join(' '))
  )
    return undefined;
  const [lead, steps, further = []] = worked;
  const done = steps.join(' ');
  if (!keepsBack(story.text, steps) || (!shares && !isKind && isDoubtful(question, done, confidence <= OPEN))) return undefined;
  // What was spent is not there any more.
  if (IS_THERE.test(plain) && SPENT_OF_IT.test(plain) && !/−|^From /.test(done)) return undefined;
  if ((HALVES.test(plain) && !/÷ 2\b|50%/.test(done)) || (BY_ANOTHER.test(plain) && !done.includes(' shares;'))) return undefined;
  if (IN_A_YEAR.test(plain) && BY_THE_WEEK.test(plain) && !OF_A_YEAR.test(`${lead} ${steps.join(' ')}`)) return undefined;
  // "How many cans in 5 litres" are no more than fit.
  if (lead.includes(' rounded up') && /\bhow many (?!.*\bneed)[^?]*\b(?:in|from|out of) (?:an? |the |my )?\d/.test(plain))
    return undefined;
  return {
    confidence:
      CONDITION.test(story.text) || (OF_WHICH.test(story.text) && /\b(?:left|profit|share|mine)\b/.test(story.text))
        ? Math.min(confidence, OPEN)
        : confidence,
    lead,
    more: [steps, further, []],
    asides: { source: 'Worked out on the spot.', caution: 'Check that the figures were read as you meant them.' },
    topics: [],
  };
};
