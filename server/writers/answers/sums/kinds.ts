/** Sums that give more than one figure, or that no chain of steps leads to: shares, alternatives, a part of a month. */
import { capitalise, listed } from '../../../english/prose.ts';
import { byFormula } from './formulas.ts';
import type { Asked } from './asked.ts';
import { askedOf, asksOf, moneyAim, perMeasure, sayStuff } from './asked.ts';
import { billed } from './bills.ts';
import { isEcho, planned } from './general.ts';
import { isOften, sayAmount, type Way } from './plan.ts';
import { isContainer, readStory, type Given, type Story } from './read.ts';
import { figure, money, type Worked } from './told.ts';
import { UNNAMED, dimensionOf, inUnit, isCount, isMoney, isPeople, singular } from './units.ts';
import type { Unit } from '../values/read.ts';

const only = (unit: Unit): string | undefined =>
  Object.keys(unit).length === 1 && Object.values(unit)[0] === 1 ? Object.keys(unit)[0] : undefined;
const hasMoney = (unit: Unit): boolean => Object.keys(unit).some(isMoney);
const line = (steps: readonly string[]): readonly string[] => steps.map((step) => `${capitalise(step)}.`);

const RATIO =
  /\b(\d{1,4}(?: ?: ?\d{1,4}){1,5})(?![\d:])|\b(?:ratio|proportions?)(?: of)? (\d{1,4}(?:(?: to |, | and )\d{1,4}){1,5})/;
/** "We split it 3 to 2". */
const SPOKEN_RATIO =
  /(?<=\b(?:split|splitting|shar(?:e|ed|ing)|divid(?:e|ed|ing))\b[^.?]{0,40} )(\d{1,2} to \d{1,2})(?![\d:.%]| ?(?:[ap]m|people|ways|days|weeks|hours|minutes))\b/;
const PARTS = /\b(\d+(?:\.\d+)?)(?: equal)? parts?(?: of)? ([a-z]+)/g;

const NAMES = '((?:(?:me|[a-z]{3,})(?:,? and |, |: ?| to | & )){1,4}(?:me|[a-z]{3,}))';
/** What the sizes of a ratio are of: "boys to girls is 3:5", "1:2:4 cement, sand and gravel", "Amina and Bola share it 4:5". */
const partNames = (text: string, from: number, to: number, many: number): readonly string[] => {
  const plain = (said: string): string => said.replace(/\b(?:my|our|the|his|her|their) (?=[a-z])/g, '').replace(/\bi\b/g, 'me');
  const before = plain(text.slice(0, from));
  const found = [
    new RegExp(`\\b(?:ratio|proportion)s? (?:of|between) ${NAMES}(?: [a-z]+){0,5}? $`).exec(before)?.[1],
    new RegExp(`^ ?(?:of |mix of |for |between |[a-z]+ of )?${NAMES}`).exec(plain(text.slice(to)))?.[1],
    new RegExp(`(?:^|[.,] ?| )${NAMES} (?:share|split|divide|are (?:in|mixed|sharing|splitting|dividing)|get|invest)\\b`).exec(
      before,
    )?.[1],
  ]
    .map((list) => list?.split(/,? and |, |: ?| to | & /))
    .find((list) => list?.length === many);
  return found ?? [];
};

const PAIR = /\bratio of ([a-z' ]{3,40}) to ([a-z' ]{3,40}?)(?= (?:is|was|are|were|in|sold|at|of)\b|[.,?:\d])/;
const GOT =
  /\b(?!and\b|who\b|which\b|that\b|they\b|we\b)([a-z]{3,}) (?:got|gets|received|receives|was given) (?:about )?[£$€₹¥₦]?$/;

/** "2 parts sand to 1 part cement", "in the ratio 2:3". */
export const inRatio = (story: Story): Worked | undefined => {
  // "Sold in 25 kg bags, how many bags of sand?": what it comes to is put in bags.
  const bag =
    /\b(?:(?:it|[a-z]+) (?:is|are|comes?|sells?) )?(?:sold )?in (\d+(?:\.\d+)?) ?(kg|kilos?|g|litres?|l) (bags|sacks|packs|tubs|tins|bottles|boxes)\b/.exec(
      story.text,
    );
  const asked = bag && new RegExp(`\\bhow many (?:${bag[3]!})(?= of )`).exec(story.text);
  if (!bag || !asked) return sharedInRatio(story);
  const unit = /^k/.test(bag[2]!) ? 'kilos' : /^g/.test(bag[2]!) ? 'grams' : 'litres';
  const text = story.text.replace(asked[0], `how many ${unit}`).replace(bag[0], ' ').replace(/ ,/g, ',');
  const [lead, steps] = sharedInRatio({ ...story, text }) ?? [];
  const amount = lead === undefined ? undefined : /^That is ([\d,.]+\d) (kg|g|l)\b/.exec(lead);
  if (!amount || amount[2]![0] !== bag[2]![0]) return undefined;
  const many = Number(amount[1]!.replaceAll(',', '')) / Number(bag[1]);
  return [
    `That is ${Math.ceil(many - 1e-9)} ${bag[3]!}${Number.isInteger(many) ? '' : ` (${figure(many)} rounded up)`}.`,
    [...steps!, `${amount[1]!} ${amount[2]!} ÷ ${bag[1]!} ${amount[2]!} = ${figure(many)}.`],
  ];
};

const sharedInRatio = (story: Story): Worked | undefined => {
  const { text } = story;
  const parts = [...text.matchAll(PARTS)];
  const isTold = /\bratio|proportion|\bsplit|\bshar\w+|\bdivid|\bmix/.test(text);
  const found = parts.length > 1 || !isTold ? undefined : (RATIO.exec(text) ?? SPOKEN_RATIO.exec(text));
  if (parts.length < 2 && !found) return bySize(story);
  const sizes = found ? (found[1] ?? found[2]!).match(/\d+/g)!.map(Number) : parts.map(([, size]) => Number(size));
  const names = found
    ? partNames(text, found.index, found.index + found[0].length, sizes.length)
    : parts.map(([, , name]) => name!);
  const rest = found ? text.replace(found[0], ' ') : text.replace(PARTS, ' ');
  const { givens, text: told } = readStory(rest);
  const [place = told.length, second = told.length] = asksOf(told);
  const amounts = givens.filter(
    ({ kind, value, unit, at }) =>
      kind === 'amount' && at < second && !(value === sizes.length && isCount(Object.keys(unit)[0] ?? UNNAMED)),
  );
  const [amount] = amounts;
  // "A 3 litre jug" is so many litres of it.
  const unit = Object.fromEntries(Object.entries(amount?.unit ?? {}).filter(([, count]) => count > 0 || !amount!.isSize));
  const [counted] = Object.keys(unit);
  if (!amount || amounts.length > 1 || counted === undefined || only(unit) === undefined) return undefined;
  const near = told.slice(amount.end, amount.end + 30);
  const got = GOT.exec(amount.before);
  const own = names.findIndex(
    (name) => new RegExp(`^(?: of)? ${name}\\b`).test(near) || singular(name) === counted || name === got?.[1],
  );
  // "63 minutes walking", of a ratio of walking to jogging, and what is the shortest piece, are not all there is.
  const pair = PAIR.exec(text);
  const beside = `${/(?<![^.?!])[^.?!]*$/.exec(told.slice(0, amount.at))?.[0] ?? ''}${/^[^.?!,]*/.exec(told.slice(amount.at, amount.end + 40))![0]}`;
  const isPart = (words: string, others: string): boolean =>
    (words.match(/[a-z]{4,}/g) ?? []).some((word) => !others.includes(word) && beside.includes(word.slice(0, 5)));
  if (
    own < 0 &&
    ((pair && isPart(pair[1]!, pair[2]!) !== isPart(pair[2]!, pair[1]!)) ||
      /\b(?:(?:short|long|small|larg|young|old|bigg?|few)er|(?:short|long|small|larg|young|old|bigg)est)\b/.test(
        told.slice(0, place),
      ) ||
      /\b(?:total|combined|entire|whole|original\w*|altogether|in all)\b/.test(told.slice(place)))
  )
    return undefined;
  // What one of them got is not all there is to share.
  if (
    own < 0 &&
    (got || (names.length === 0 && /^ of (?!it\b|them\b)[a-z]+/.test(near) && /\b(?:total|altogether)\b/.test(told.slice(place))))
  )
    return undefined;
  const question = told.slice(place, second);
  const wanted = names.filter(
    (name, at) => at !== own && new RegExp(`\\b${name === 'me' ? '(?:me|i|my)' : name}\\b`).test(question),
  );
  const total = sizes.reduce((so, size) => so + size, 0);
  const one = amount.value / (own >= 0 ? sizes[own]! : total);
  // How many more the one is than the other is no share.
  const [larger, smaller] = wanted.map((name) => sizes[names.indexOf(name)]!).toSorted((a, b) => b - a);
  if (wanted.length === 2 && own < 0 && hasMoney(unit) && /\bhow much (?:more|less)\b.*\bthan\b/.test(question)) {
    const apart = larger! - smaller!;
    return [
      `That is ${sayStuff(one * apart, unit)} ${/\bless\b/.test(question) ? 'less' : 'more'}.`,
      [
        `${amount.said.trim()} ÷ (${sizes.join(' + ')}) = ${sayStuff(one, unit)} for one part; ${larger} − ${smaller} = ${apart} ${apart === 1 ? 'part' : 'parts'}, so ${sayStuff(one * apart, unit)}.`,
      ],
    ];
  }
  if (/\b(?:more|fewer|less|difference|left)\b/.test(question) || /\d (?:[a-z]+ )?(?:more|fewer|less) /.test(told))
    return undefined;
  const isOf = names.every((name) => singular(name) !== name) && isCount(counted);
  const said = (size: number, name?: string): string =>
    name === undefined
      ? sayStuff(one * size, unit)
      : isOf
        ? `${figure(one * size)} ${name}`
        : hasMoney(unit) || /\b(?:shar|split|divid)/.test(text)
          ? `${sayStuff(one * size, unit)} for ${name === 'me' ? 'you' : capitalise(name)}`
          : `${sayStuff(one * size, unit)} of ${name}`;
  if (isCount(counted) && sizes.some((size) => !Number.isInteger(Number((one * size).toFixed(6))))) return undefined;
  const each = sizes.map((size, at) => said(size, names[at]));
  const [first, ...others] = wanted;
  return [
    first !== undefined && others.length === 0
      ? `That is ${each[names.indexOf(first)]}.`
      : own >= 0
        ? `It takes ${listed(each.filter((_, at) => at !== own))}.`
        : `The shares are ${listed(each)}.`,
    [
      `${amount.said.trim()} ÷ ${own >= 0 ? sizes[own] : `(${sizes.join(' + ')})`} = ${said(1)} for one part, so ${listed(each)}.`,
    ],
  ];
};

/** A sum of money shared by the size of what each has. */
const bySize = ({ text, givens, currency }: Story): Worked | undefined => {
  if (
    !/\b(?:split|shar\w+|divid\w*)\b/.test(text) ||
    !/\b(?:by|according to|in proportion|proportional\w*|based on)\b/.test(text)
  )
    return undefined;
  const amounts = givens.filter(({ kind, unit }) => kind === 'amount' && hasMoney(unit));
  const sized = givens.filter(({ kind, unit }) => kind === 'amount' && !hasMoney(unit));
  const last = sized.at(-1)?.unit;
  const sizes = sized.filter(
    ({ unit }, at) =>
      last && (inUnit(unit, last) || (unit[UNNAMED] === 1 && at > 0 && at < sized.length - 1) || unit[UNNAMED] === 1),
  );
  const people = sized.filter((one) => !sizes.includes(one));
  const [amount] = amounts;
  if (!amount || amounts.length > 1 || sizes.length < 2 || people.some(({ value }) => value !== sizes.length)) return undefined;
  const total = sizes.reduce((so, { value }) => so + value, 0);
  const sign = currency === 'money' ? '' : currency;
  const one = amount.value / total;
  return [
    `The shares are ${listed(sizes.map(({ value }) => money(value * one, sign)))}.`,
    [
      `${money(amount.value, sign)} ÷ (${sizes.map(({ value }) => figure(value)).join(' + ')}) = ${money(one, sign)} for each.`,
      ...sizes.map(({ value }) => `${figure(value)} × ${money(one, sign)} = ${money(value * one, sign)}.`),
    ],
  ];
};

const PART_OF = /^(?: [a-z]+){0,3}? (?:out )?of (?:the |a |that |its |an? )?$/;
const CUT_TO = /\b(?:drop\w*|go\w*|cut|reduc\w+|chang\w+|part[- ]time|instead|now|only|work\w*)\b/;
const isSpan = (unit: Unit): boolean =>
  /^(?:day|hour)$/.test(dimensionOf(Object.keys(unit).find((name) => unit[name]! > 0) ?? ''));

/** So many of the days of a month, or hours of a full week, of what the whole of it comes to. */
const partly = ({ text, givens }: Story): Worked | undefined => {
  if (givens.length !== 3 || givens.some(({ kind }) => kind !== 'amount')) return undefined;
  if (/%|\bper ?cent\w*|\bfraction\b|\bhow many (?:more|hours|weeks|months)\b/.test(text)) return undefined;
  const at = givens.findIndex((one, index) => givens[index + 1] && PART_OF.test(text.slice(one.end, givens[index + 1]!.at)));
  const isAlike = (one: Given, other: Given): boolean =>
    Object.keys(one.unit).length === 2 && inUnit(one.unit, other.unit)?.factor === 1 && CUT_TO.test(other.before);
  // "A 30 day month", and so many days; what a whole month comes to is no part of it.
  const fullMonth = givens.find(
    ({ unit, at: from, end }) =>
      only(unit) === 'day' &&
      /^ (?:in (?:the|that|this) )?month\b/.test(text.slice(end)) &&
      !/\b(?:what|how much)\b[^.?]*$/.test(text.slice(0, from)),
  );
  const [part, whole] =
    at >= 0
      ? [givens[at]!, givens[at + 1]!]
      : fullMonth
        ? [givens.find((one) => one !== fullMonth && only(one.unit) === 'day'), fullMonth]
        : givens.flatMap((one, index) =>
            givens[index + 1] && isAlike(one, givens[index + 1]!) ? [givens[index + 1]!, one] : [],
          );
  const sum = givens.find((one) => one !== part && one !== whole && (at >= 0 || !isSpan(one.unit) || hasMoney(one.unit)));
  if (!part || !whole || !sum || !isSpan(part.unit) || part.value >= whole.value) return undefined;
  if (!/^\d+$/.test(whole.said.trim()) && !inUnit(part.unit, whole.unit)) return undefined;
  const [name, ...per] = Object.keys(sum.unit).toSorted((one, other) => sum.unit[other]! - sum.unit[one]!);
  // What is paid for one of them is no part of what all of them come to.
  if (name === undefined || (!isMoney(name) && dimensionOf(name) !== 'day')) return undefined;
  if (per.some((one) => one === only(whole.unit) || (isMoney(name) && dimensionOf(one) !== 'day'))) return undefined;
  const own = { [name]: 1, ...(at >= 0 || fullMonth ? {} : Object.fromEntries(per.map((one) => [one, -1]))) };
  const share = sayAmount((sum.value * part.value) / whole.value, own);
  return [`That is ${share}.`, [`${sayAmount(sum.value, own)} × ${figure(part.value)} ÷ ${figure(whole.value)} = ${share}.`]];
};

/** "18 more than the others had each". */
const UNEVEN_THAN =
  /(?:[$£€₹¥₦] ?)?#(?: [a-z]+)? (?:less|more) than (?:the (?:others?|rest)|everyone|everybody|(?:what )?(?:me|us|each|you|my|the other)\b)/;
const UNEVEN =
  /\b(?:pays?|should pay|owes?|gives?|puts? in|chips? in)\b[^.?!]*? (?:[$£€₹¥₦] ?)?#(?: [a-z]+)? (less|more|extra)\b/;

/** One of the party pays so much less or more than the others, or nothing. */
const uneven = (story: Story, asked: Asked): Worked | undefined => {
  const { text, givens, currency } = story;
  const extra = givens.find(({ at, end }) =>
    [UNEVEN, UNEVEN_THAN].some((pattern) => pattern.test(`${text.slice(0, at)}#${text.slice(end)}`)),
  );
  const people = givens.filter(
    ({ kind, unit, before }) =>
      kind === 'amount' &&
      ((Object.keys(unit).length === 1 && (isPeople(Object.keys(unit)[0]!) || unit[UNNAMED] === 1)) ||
        (unit[UNNAMED] === 1 && /\bother $/.test(before))),
  );
  const [party, ...others] = people.toSorted((one, other) => other.value - one.value);
  const isFree = /\b(?:pays? nothing|does(?:n't| not) (?:have to )?pay|goes free|for free|is treated)\b/.test(text);
  if (isFree && party && !extra && others.every(({ value }) => value === party.value - 1)) {
    const [way] = planned(
      story,
      moneyAim(asked, { [currency]: 1 }),
      givens.filter((one) => !people.includes(one)),
    ).ways;
    if (!way || party.value < 2) return undefined;
    const share = money(way.value / (party.value - 1), currency === 'money' ? '' : currency);
    return [
      `The other ${figure(party.value - 1)} pay ${share} each.`,
      [...line(way.steps), `${sayAmount(way.value, way.unit)} ÷ ${figure(party.value - 1)} = ${share}.`],
    ];
  }
  if (!extra || !party || party.value < 2 || others.some(({ value }) => value !== party.value - 1)) return undefined;
  const rest = givens.filter((one) => one !== extra && !people.includes(one));
  const [way] = planned(story, moneyAim(asked, { [currency]: 1 }), rest).ways;
  if (!way) return undefined;
  const sign = currency === 'money' ? '' : currency;
  const by = /\bless\b/.test(text.slice(extra.end, extra.end + 20)) ? -extra.value : extra.value;
  const each = (way.value - by) / party.value;
  if (each <= 0 || each + by < 0) return undefined;
  return [
    `${party.value === 2 ? 'The other pays' : `The other ${figure(party.value - 1)} pay`} ${money(each, sign)}${party.value === 2 ? '' : ' each'}, and the one ${by < 0 ? 'less' : 'more'}: ${money(each + by, sign)}.`,
    [
      ...line(way.steps),
      `${money(way.value, sign)} ${by < 0 ? '+' : '−'} ${money(extra.value, sign)} = ${money(way.value - by, sign)}, and that ÷ ${figure(party.value)} = ${money(each, sign)}.`,
    ],
  ];
};

const SERVED =
  /\b(?:for|serves?|makes?|feeds?|feeding|does|yields?|gives?|need|want|make|cooking for)(?: about| only| just| it for| to)* ?$/;
const EATING =
  /^ (?:are |is )?(?:coming|eating|(?:for|to|round for|over for) (?:dinner|lunch|tea|supper|breakfast|feed)|round|tonight|to feed)\b/;
const WANTED = /\b(?:need|want|only|feeding|cooking|make it|do it|making|scale\w*|i have|got|coming)\b/;

const CHECKS =
  /\b(?:is|was) (?:that|it|this) (?:right|correct|wrong)\b|\bdid (?:she|he|they|the [a-z]+) (?:do|get|work|charge|ring) [^.?]{0,20}\b(?:right|wrong|too much|correctly)\b|\bovercharged\b|\b(?:did|have|are) (?:they|she|he|the [a-z]+) (?:cheat\w*|diddl\w*|rip\w*|rob\w*|overcharg\w*|short[- ]?chang\w*|swindl\w*)|\b(?:am|was|have) i (?:been |being )?(?:cheated|diddled|ripped|robbed|overcharged)|\bshould (?:it|that) (?:be|have been)\b/;
/** A price paid after percentages off: what it should be, and whether that was told. */
const checked = ({ givens, currency }: Story): Worked | undefined => {
  const sums = givens.filter(({ unit }) => hasMoney(unit) && Object.keys(unit).every((name) => isMoney(name) || isCount(name)));
  const cuts = givens.filter(
    ({ kind, before }) =>
      kind === 'percent' &&
      !/\b(?:thats|that's|that is|makes(?: it)?|adds? up to|comes to|(?:is|should) (?:it|that)(?: be)?)(?: (?:a|about))? $/.test(
        before,
      ),
  );
  const paid = sums.find(({ before }) => /\b(?:charged|charge|paid|pay|rang)(?: [a-z]+)?(?: [a-z]+)? ?[$£€₹¥₦]?$/.test(before));
  const full = sums.filter((one) => one !== paid).toSorted((one, other) => other.value - one.value)[0];
  const isOther = givens.some((one) => one.kind !== 'percent' && !sums.includes(one));
  if (!paid || !full || isOther || cuts.length === 0 || cuts.some(({ turn }) => turn >= 0)) return undefined;
  const sign = currency === 'money' ? '' : currency;
  const left = (count: number): number => cuts.slice(0, count).reduce((so, { value }) => so * (1 - value / 100), full.value);
  const due = left(cuts.length);
  const isRight = Math.abs(due - paid.value) < 0.011;
  return [
    isRight ? `${money(due, sign)} is right.` : `That is not right: it should be ${money(due, sign)}.`,
    [
      ...cuts.map(({ value }, at) => `${money(left(at), sign)} less ${figure(value)}% = ${money(left(at + 1), sign)}.`),
      `${cuts.length > 1 ? 'Each goes off what the one before left, so together that' : 'That'} is ${figure((1 - due / full.value) * 100, 1)}% off.`,
    ],
  ];
};

const STUFF = /^(?: (?:bags?|packs?|packets?|tins?|tubs?|blocks?|bottles?|bars?))?(?: of)?(?: the| my)? ([a-z]{3,})/;
const stuffOf = ({ end }: Given, text: string): string | undefined => STUFF.exec(text.slice(end))?.[1];

/** "250 g oats and 125 g butter", and last "I have 400 g of oats". */
const sameStuff = ({ text, givens }: Story): readonly Given[] => {
  const has = givens.at(-1);
  const unit = Object.fromEntries(Object.entries(has?.unit ?? {}).filter(([, count]) => count > 0));
  const same = givens.find((one) => has !== one && has && stuffOf(one, text) === stuffOf(has, text) && inUnit(one.unit, unit));
  return has &&
    same &&
    has.end < (asksOf(text)[0] ?? 0) &&
    /\b(?:recipe|makes?|serves?|uses?|needs?|takes?)\b/.test(text) &&
    /\b(?:have|has|got|use up|there'?s|left|only)\b/.test(text.slice(same.end, has.at))
    ? [same, has]
    : [];
};

/** Everything of a recipe for more or fewer. */
const scaled = (story: Story): Worked | undefined => {
  const { text, givens } = story;
  const isFed = ({ before, end }: Given): boolean => SERVED.test(before) || EATING.test(text.slice(end));
  const eaters = givens.filter((one) => {
    const name = only(one.unit);
    return one.kind === 'amount' && name !== undefined && isCount(name) && (isPeople(name) || isFed(one));
  });
  const heads = eaters.length === 2 ? eaters : sameStuff(story);
  const isEaten = heads === eaters;
  const amounts = givens.filter((one) => !heads.includes(one));
  if (
    heads.length !== 2 ||
    !/\b(?:how (?:much|many)|what|need|want)\b/.test(text) ||
    /\bpay|\brent|\bcosts?\b/.test(text) ||
    amounts.length === 0 ||
    // What is left over, and one as against the other, are no recipe.
    /\b(?:empty|left|spare|remain\w*|short|the other|and other|extra)\b/.test(text) ||
    // Of one thing alone both must be told to be fed.
    (isEaten && amounts.length === 1 && !eaters.every(isFed)) ||
    amounts.some(
      ({ kind, unit }) => kind !== 'amount' || hasMoney(unit) || only(unit) === undefined || dimensionOf(only(unit)!) === 'day',
    )
  )
    return undefined;
  const [first, second] = heads as [Given, Given];
  const wanted = isEaten && WANTED.test(first.before) && !WANTED.test(second.before) ? first : second;
  const given = wanted === first ? second : first;
  if (given.value === 0) return undefined;
  const factor =
    (wanted.value / given.value) *
    (isEaten
      ? 1
      : (inUnit({ [Object.keys(wanted.unit).find((name) => wanted.unit[name]! > 0) ?? '']: 1 }, given.unit)?.factor ?? 1));
  const each = amounts.map(({ value, unit, end, said }) => {
    const thing = isCount(only(unit)!) ? '' : (/^(?: of)? (?!and\b|with\b|then\b|for\b)[a-z]+/.exec(text.slice(end))?.[0] ?? '');
    if (value * factor >= 1000 && !isCount(only(unit)!)) return `${sayStuff(value * factor, unit)}${thing}`;
    return `${figure(value * factor)}${said.trim().replace(/^[\d.,]+/, '')}${thing}`;
  });
  return [
    isEaten
      ? `For ${figure(wanted.value)} you need ${listed(each)}.`
      : `With ${wanted.said.trim()} of ${stuffOf(wanted, text)} it comes to ${listed(each)}.`,
    [
      `${isEaten ? figure(wanted.value) : wanted.said.trim()} ÷ ${isEaten ? figure(given.value) : given.said.trim()} = ${figure(factor, 3)}, so multiply everything by that.`,
    ],
  ];
};

/** So much for the first months or hours, and another rate after that. */
const tiers = (story: Story, asked: Asked): Worked | undefined => {
  const { text, givens, currency } = story;
  const limit = givens.find(({ before }) => /\bfirst $/.test(before));
  const dimension = limit && dimensionOf(only(limit.unit) ?? '');
  const rates = givens.filter(({ unit }) => hasMoney(unit));
  const [low, high] = rates;
  if (!limit || !low || !high || rates.length !== 2) return undefined;
  const unit = low.unit;
  const [per] = [low, high].flatMap(({ unit: own }) => Object.keys(own).filter((name) => own[name] === -1));
  // "£4 for the first hour" is paid once.
  const isFlat = only(unit) !== undefined;
  if (per === undefined || dimensionOf(per) !== dimension) return undefined;
  const span = givens.find((one) => one !== limit && !rates.includes(one));
  const named = /\b(?:first|a|whole|in a|over a|the) (year|month|week)\b/.exec(text.slice(asked.at))?.[1];
  const own: Unit = { [per]: 1 };
  const whole = span ? inUnit(span.unit, own) : named === undefined ? undefined : inUnit({ [named]: 1 }, own);
  if (!whole || givens.length > (span ? 4 : 3)) return undefined;
  const total = (span?.value ?? 1) * whole.factor;
  const first = limit.value * inUnit(limit.unit, own)!.factor;
  if (total < first) return undefined;
  const sign = currency === 'money' ? '' : currency;
  const once = isFlat ? low.value : first * low.value;
  const sum = once + (total - first) * high.value;
  return [
    `That makes ${money(sum, sign)}.`,
    [
      isFlat
        ? `${money(once, sign)} for the first ${sayAmount(first, own)}.`
        : `${sayAmount(first, own)} × ${money(low.value, sign)} = ${money(once, sign)}.`,
      `${sayAmount(total - first, own)} × ${money(high.value, sign)} = ${money((total - first) * high.value, sign)}.`,
      `${money(once, sign)} + ${money((total - first) * high.value, sign)} = ${money(sum, sign)}.`,
    ],
  ];
};

/** Up and down by percentages alone: of whatever it was. */
const percentsAlone = ({ givens, text }: Story): Worked | undefined => {
  const [one] = givens;
  if (
    one?.kind === 'percent' &&
    one.turn !== 0 &&
    givens.length === 1 &&
    /\b(?:back to|get back|be back|recover|undo|break even|make up)\b/.test(text)
  ) {
    const left = 1 + (one.turn * one.value) / 100;
    if (left <= 0) return undefined;
    return [
      `It must ${one.turn < 0 ? 'rise' : 'fall'} by ${figure(Math.abs(1 / left - 1) * 100, 1)}% to be back where it was.`,
      [
        `After ${figure(one.value)}% ${one.turn < 0 ? 'less' : 'more'}, ${figure(left, 4)} of it is there, and 1 ÷ ${figure(left, 4)} = ${figure(1 / left, 4)}.`,
      ],
    ];
  }
  if (
    givens.length < 2 ||
    givens.some(({ kind, turn }) => kind !== 'percent' || turn === 0) ||
    !/\bhow (?:much|many)\b|\bwhat\b|\bsame\b|\bback\b|\bstart/.test(text)
  )
    return undefined;
  const end = givens.reduce((so, { value, turn }) => so * (1 + (turn * value) / 100), 100);
  const by = end - 100;
  return [
    Math.abs(by) < 1e-9
      ? 'In the end it is the same as at the start.'
      : `In the end it is ${figure(Math.abs(by))}% ${by < 0 ? 'lower' : 'higher'} than at the start.`,
    [
      `Take 100 for the start: ${['100', ...givens.map(({ value, turn }) => figure(1 + (turn * value) / 100, 4))].join(' × ')} = ${figure(end)}.`,
      'Each percentage is of what there is by then, so they do not simply add up.',
    ],
  ];
};

export const COMPARES =
  /\b(?:which|what|who|whats)\b[^?]*\b(?:cheaper|cheapest|better|best|less|dearer|more expensive|(?:costs?|pays?|earns?|is) (?:me )?(?:more|less)|costs? least)\b|\b(?:is|are|was)\b.*\b(?:cheaper|better value|dearer)\b|\bcheaper\b.*\bor\b|\bsave (?:per|by the|on each) [a-z]+ (?:with|if|by)\b|\bbetter (?:value|buy|deal)\b/;
const MOST_APART = 3;
const BREAKS =
  / and (?:an?|the|another|i|we) |\. |; | or | the other |\? |\bplan b\b| than | vs\.? | versus | against | while |, and /;
const CLAUSE = /[.;:?!,]| (?:or|than|while|against|vs) /;
const SAYS = /^(?:is|are|costs?|charges?|at|for|wants?|takes?|asks?|has|would|will|gives?|comes?|offers?|pays?)$/;

/** What an alternative is called: the words before what is said of it. */
export const nameIn = (text: string): string | undefined => {
  const words =
    text
      .split(CLAUSE)
      .map((clause) => clause.trim())
      .filter((clause) => clause !== '')
      .at(-1)
      ?.split(' ') ?? [];
  const verb = words.findIndex((word) => SAYS.test(word));
  const name = words.slice(0, verb < 0 ? words.length : verb);
  return name.length > 0 && name.length < 5 && !/^(?:is|it|i|which|and|a|an|buy|get)$/.test(name[0]!)
    ? name.join(' ')
    : undefined;
};

interface Side {
  readonly way: Way;
  readonly givens: readonly Given[];
}

const ROUND = /\b(?:pizzas?|cakes?|pies?|quiches?|tortillas?)\b/;
const asArea = (given: Given): Given => {
  const name = only(given.unit);
  return name === 'inch' || name === 'cm'
    ? { ...given, value: Math.PI * (given.value / 2) ** 2, unit: { [`square ${name}`]: 1 } }
    : given;
};

/** A bag of so many kilos at so much a bag: by the kilo the bag does not matter. */
const withoutContainer = (given: Given): Given => ({
  ...given,
  unit: Object.fromEntries(Object.entries(given.unit).filter(([name, count]) => count > 0 || !isContainer(name))),
});

/** Two alternatives, each worked out from its own figures and those that both share. */
const compared = (story: Story, asked: Asked): Worked | undefined => {
  const { text, currency } = story;
  // Of a round thing twice as wide there is four times as much.
  const measured = perMeasure(text.slice(asked.at));
  const givens = (ROUND.test(text) ? story.givens.map(asArea) : story.givens).map((one) =>
    measured === undefined ? one : withoutContainer(one),
  );
  if (!COMPARES.test(text) || givens.length < 2 || givens.length > 6) return undefined;
  const period = /\b(?:over|in|for|after|within|during) (?:a|1|the(?: first| whole)?) (year|month|week|day)\b/.exec(text)?.[1];
  const isSpan = ({ unit }: Given): boolean => !hasMoney(unit) && only(unit) !== undefined;
  const spans = givens.filter(isSpan).slice(0, 3);
  const virtual: readonly Given[] =
    period === undefined || givens.some(({ unit }) => unit[period] === 1)
      ? []
      : [
          {
            ...givens[0]!,
            kind: 'amount',
            value: 1,
            unit: { [period]: 1 },
            turn: 0,
            at: text.length,
            end: text.length,
            before: '',
            after: '',
            isSize: false,
            binds: 'none',
            said: `a ${period}`,
          },
        ];
  const sharings: readonly (readonly Given[])[] = [
    [],
    ...spans.map((one) => [one]),
    ...spans.flatMap((one, at) => spans.slice(at + 1).map((other) => [one, other])),
  ].map((shared) => [...shared, ...virtual]);
  let best:
    | { readonly doubt: number; readonly sides: readonly [Side, Side]; readonly unit: Unit; readonly shared: readonly Given[] }
    | undefined;
  const isSpanned = spans.some(({ unit }) => dimensionOf(only(unit)!) === 'day') || virtual.length > 0;
  const names = givens.flatMap(({ unit }) =>
    Object.keys(unit).filter(
      (name) => !isMoney(name) && (dimensionOf(name) === 'day' ? !isSpanned && unit[name]! < 0 : unit[name]! > 0),
    ),
  );
  const aims: readonly Unit[] = [
    ...(measured === undefined ? [{ [currency]: 1 }] : []),
    ...[...new Set(names)].slice(0, 2).map((name) => ({ [currency]: 1, [name]: -1 })),
  ];
  for (const shared of sharings) {
    const rest = givens.filter((one) => !shared.includes(one));
    for (let at = 1; at < rest.length; at++) {
      const [one, other] = [rest.slice(0, at), rest.slice(at)];
      // A pass for the month costs the same however often it is used.
      const isPass = (side: readonly Given[]): boolean =>
        side.some(({ unit }) => isOften(unit)) &&
        side.some(({ unit }) => hasMoney(unit) && Object.keys(unit).some((name) => dimensionOf(name) === 'day'));
      // What both cost by the month is compared over the same months.
      const isMonthly = (side: readonly Given[]): boolean =>
        side.some(
          ({ unit }) => hasMoney(unit) && Object.keys(unit).some((name) => unit[name] === -1 && dimensionOf(name) === 'day'),
        );
      const spansIn = (side: readonly Given[]): number =>
        side.filter(({ unit }) => only(unit) !== undefined && dimensionOf(only(unit)!) === 'day').length;
      if (isMonthly(one) && isMonthly(other) && spansIn(one) > 0 !== spansIn(other) > 0) continue;
      // So much a month is not compared with what one day costs.
      const isSpannedBoth = shared.some(({ unit }) => Object.keys(unit).some((name) => dimensionOf(name) === 'day'));
      if (!isSpannedBoth && isMonthly(one) !== isMonthly(other) && spansIn(isMonthly(one) ? other : one) === 0) continue;
      if (isPass(one) || isPass(other) || isPass([...other, ...shared]) || isPass([...one, ...shared])) continue;
      if (!one.some(({ unit }) => hasMoney(unit)) || !other.some(({ unit }) => hasMoney(unit))) continue;
      const between = text.slice(one.at(-1)!.end, other[0]!.at);
      const apart = BREAKS.test(between) ? 0 : 0.6;
      for (const unit of aims) {
        const aim: Asked = { ...moneyAim(asked, unit), isBack: false };
        const isAlike = (way: Way): boolean => Object.keys(way.unit).length === Object.keys(unit).length;
        const first = planned(story, aim, [...one, ...shared]).ways.find(isAlike);
        if (!first || (best && first.doubt > best.doubt)) continue;
        const second = planned(story, aim, [...other, ...shared]).ways.find(isAlike);
        if (!second) continue;
        const doubt = first.doubt + second.doubt + apart + shared.filter((given) => given.at < text.length).length * 0.1;
        if (!best || doubt < best.doubt)
          best = {
            doubt,
            unit,
            shared,
            sides: [
              { way: first, givens: one },
              { way: second, givens: other },
            ],
          };
      }
    }
  }
  if (!best || best.doubt > 4) return undefined;
  // What each is dearer by is more than what all are.
  const isPerOne = /\bhow much (?:cheaper|dearer|less|more)[^?]*\b(?:each|per)\b/.test(text);
  if (isPerOne && !best.sides.some(({ way }) => way.steps.some((step) => step.includes('÷')))) return undefined;
  const { unit, sides } = best;
  // "6 for 1.80 or 10 for 2.50, and I need 16": how many are needed is no more of either.
  if (unit[UNNAMED] !== undefined && givens.filter((one) => one.unit[UNNAMED] === 1).length > 2) return undefined;
  const isRate = Object.keys(unit).length > 1;
  // Which is cheaper by the piece is not which costs less.
  if (!isRate && /\b(?:cheap\w*|dear\w*|value|less)\b[^?]*\bper [a-z]+/.test(text.slice(asked.at))) return undefined;
  const sign = currency === 'money' ? '' : currency;
  const [one, other] = sides;
  const starts = sides.map(({ givens: own }, at): readonly [number, number] => [
    at === 0 ? 0 : sides[0].givens.at(-1)!.end,
    own[0]!.at,
  ]);
  const labels = starts.map(([from, to], at) => {
    const size = sides[at]!.givens.find((given) => !hasMoney(given.unit) && given.kind === 'amount');
    const label = nameIn(text.slice(from, to));
    return isRate && size
      ? `the ${Object.keys(size.unit)
          .filter((one) => isContainer(one) && !size.isSize)
          .map((one) => `${one} of `)
          .join('')}${size.said.trim()}`
      : label !== undefined && label.length > 2 && !/^(?:the other|one|other)$/.test(label)
        ? label
        : at === 0
          ? 'the first'
          : 'the second';
  });
  const cheaper = one.way.value <= other.way.value ? 0 : 1;
  const [low, high] = cheaper === 0 ? [one, other] : [other, one];
  const name = labels[cheaper] === labels[1 - cheaper] ? (cheaper === 0 ? 'the first' : 'the second') : labels[cheaper]!;
  const by = high.way.value - low.way.value;
  // Nobody asks which of two is cheaper where one is a multiple of the other: they were read the wrong way.
  if (high.way.value > MOST_APART * low.way.value) return undefined;
  if (by < 1e-9) return [`Both cost the same: ${sayAmount(low.way.value, unit)}.`, line([...one.way.steps, ...other.way.steps])];
  const small = isRate && low.way.value < 0.1;
  const [, per] = Object.keys(unit);
  const rate = (value: number): string => (small ? `${money(value * 100, sign)} per 100 ${per}` : sayAmount(value, unit));
  return [
    isRate
      ? `${capitalise(name)} is cheaper: ${rate(low.way.value)} against ${rate(high.way.value)}${by < 0.05 ? '' : `, ${rate(by)} less`}.`
      : `${capitalise(name)} is cheaper by ${money(by, sign)}: ${money(low.way.value, sign)} against ${money(high.way.value, sign)}.`,
    line([...one.way.steps, ...other.way.steps]),
  ];
};

/** More hands take less time. */
const byHands = ({ text, givens }: Story): Worked | undefined => {
  // "2 painters need": chapters and papers do nothing.
  const does = (name: string): boolean =>
    /(?:er|or)$/.test(name) &&
    new RegExp(`\\d ${name}s? (?:take|need|can|could|would|work|paint|dig|build|lay|do|clean|pick|finish)\\b`).test(text);
  const hands = givens.filter(({ unit }) => isPeople(only(unit) ?? '') || does(only(unit) ?? ''));
  const [time, ...more] = givens.filter((one) => !hands.includes(one));
  const [first, second] = hands;
  const isTime = time !== undefined && /^(?:hour|day)$/.test(dimensionOf(only(time.unit) ?? ''));
  if (!isTime || !first || !second || hands.length > 2 || more.length > 0) return undefined;
  if (!inUnit(second.unit, first.unit) || !/\bhow long\b/.test(text) || /\b(?:each|per|every)\b/.test(text)) return undefined;
  const whole = first.value * time.value;
  return [
    `It takes ${sayAmount(whole / second.value, time.unit)}.`,
    [
      `${figure(first.value)} × ${sayAmount(time.value, time.unit)} = ${sayAmount(whole, time.unit)} for one alone, and that ÷ ${figure(second.value)} = ${sayAmount(whole / second.value, time.unit)}.`,
      'That holds where all work equally fast and do not get in each other’s way.',
    ],
  ];
};

export const workedApart = (told: Story): Worked | undefined => {
  const [place = told.text.length] = asksOf(told.text);
  const story = { ...told, givens: told.givens.filter((one) => !isEcho(one, place, told.givens)) };
  const ratio = inRatio(story);
  if (ratio) return ratio;
  const asked = askedOf(story);
  const formula = byFormula(story);
  if (formula || story.givens.length < 2) return formula ?? percentsAlone(story) ?? billed(story, asked);
  return (
    partly(story) ??
    billed(story, asked) ??
    byHands(story) ??
    scaled(story) ??
    (CHECKS.test(story.text) ? checked(story) : undefined) ??
    percentsAlone(story) ??
    (asked && (tiers(story, asked) ?? compared(story, asked) ?? uneven(story, asked)))
  );
};
