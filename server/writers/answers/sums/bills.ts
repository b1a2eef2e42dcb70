/** What a bill comes to by its own rules: a deposit and instalments, a mark-up, rates by steps, what is shared and what is not. */
import { asksOf } from './asked.ts';
import type { Given, Story } from './read.ts';
import { figure, money, type Worked } from './told.ts';
import { UNNAMED, dimensionOf, isMoney, isPeople } from './units.ts';

const hasMoney = ({ unit }: Given): boolean => Object.keys(unit).some(isMoney);
const near = ({ before, said, after }: Given): string =>
  `${before.split(/,| and /).at(-1)} ${said} ${after.split(/,| and | then /)[0]}`;

const TIMES =
  /^ ?(?:(?:equal|monthly|weekly|more|further)(?: and)? ){0,2}(months?|weeks?|(?:monthly |weekly )?(?:payments?|instal?ments?))\b/;
const DEPOSIT = /\b(?:deposit|down|up ?front)\b/;

/** What each instalment is after the deposit, or what all of them come to above the price. */
const instalments = ({ text, givens, currency }: Story): Worked | undefined => {
  const count = givens.find(
    ({ kind, value, at }) =>
      kind === 'amount' && Number.isInteger(value) && value > 1 && TIMES.test(text.slice(at).replace(/^\d+/, '')),
  );
  if (!count || /\b(?:apr|interest (?:rate|of|at))\b/.test(text)) return undefined;
  const others = givens.filter((one) => one !== count);
  const deposit = others.find((one) => DEPOSIT.test(near(one)));
  const rest = others.filter((one) => one !== deposit && one.kind === 'amount');
  if (rest.length + (deposit ? 2 : 1) !== givens.length) return undefined;
  const sign = currency === 'money' ? '' : currency;
  const payment = rest.find(
    ({ at }) => at > count.at && /^(?: of| at|,? each) (?:just |only )?[$£€₹¥₦]?$/.test(text.slice(count.end, at)),
  );
  const price = rest.find((one) => one !== payment);
  const question = text.slice(asksOf(text)[0] ?? 0);
  if (deposit && payment && !price && deposit.kind === 'amount' && /\b(?:total|in all|altogether)\b/.test(question)) {
    const all = deposit.value + count.value * payment.value;
    return [
      `That is ${money(all, sign)} in all.`,
      [`${money(deposit.value, sign)} + ${figure(count.value)} × ${money(payment.value, sign)} = ${money(all, sign)}.`],
    ];
  }
  if (!price || rest.length > 2 || (!deposit && !payment) || (rest.length === 2 && !payment)) return undefined;
  const down = deposit ? (deposit.kind === 'percent' ? (price.value * deposit.value) / 100 : deposit.value) : 0;
  const isEarly =
    deposit?.kind === 'percent' ? [`${figure(deposit.value)}% of ${money(price.value, sign)} = ${money(down, sign)}.`] : [];
  if (down >= price.value) return undefined;
  if (payment) {
    const all = down + count.value * payment.value;
    const more = all - price.value;
    const paid = [
      ...isEarly,
      `${down > 0 ? `${money(down, sign)} + ` : ''}${figure(count.value)} × ${money(payment.value, sign)} = ${money(all, sign)}.`,
    ];
    if (/\b(?:total|in all|altogether)\b/.test(question) && !/\binterest\b/.test(question))
      return [`That is ${money(all, sign)} in all.`, paid];
    if (more <= 0 || !/\b(?:interest|extra|more|over the|on top|above)\b/.test(question)) return undefined;
    return [
      `That is ${money(more, sign)} more: ${money(all, sign)} in all.`,
      [...paid, `${money(all, sign)} − ${money(price.value, sign)} = ${money(more, sign)}.`],
    ];
  }
  if (!/\b(?:each|every|per|a|an|1|monthly|weekly)(?: (?:month|week|payment|instal?ment|1|time))?\b/.test(question))
    return undefined;
  if (/\bhow many\b|\btotal\b|\bin all\b/.test(question)) return undefined;
  const left = price.value - down;
  return [
    `Each payment is ${money(left / count.value, sign)}.`,
    [
      ...isEarly,
      `${money(price.value, sign)} − ${money(down, sign)} = ${money(left, sign)}.`,
      `${money(left, sign)} ÷ ${figure(count.value)} = ${money(left / count.value, sign)}.`,
    ],
  ];
};

/** "250 minutes free, then 4p". */
const FREE_AFTER = /^(?: [a-z]+)? (?:free|included|for free)\b/;
const STEP = /\b(?:first|next)(?: [$£€₹¥₦])? ?$/;
const REST =
  /\b(?:after that|above that|over that|beyond that|the rest|remaining|thereafter|above (?:this|it)|(?:anything|everything|all) (?:over|above|beyond|after)|then|(?:units?|hours?|miles?|km|kwh) after)\b/;
const FIXED = /\b(?:fixed|standing|meter|service|rental|monthly|base)\b/;
const USED =
  /\b(?:used|use|usage|consumed|consumption|earn(?:ed|s)?|income|salary|made|drove|did|sold|went|for|of) (?:is |was |about )?[$£€₹¥₦]?$/;

/** So much for each of the first, another rate for the next, and the last for the rest. */
const brackets = ({ text, givens, currency }: Story): Worked | undefined => {
  const limits = givens.filter(
    ({ kind, at, end }) => kind === 'amount' && (STEP.test(text.slice(0, at)) || FREE_AFTER.test(text.slice(end))),
  );
  if (limits.length === 0) return undefined;
  const rateOf = (limit: Given): Given | undefined => {
    const at = givens.indexOf(limit);
    const last = givens[at - 1];
    if (
      last?.kind === 'percent' &&
      / (?:on|of|for) the $|^(?: tax)? on (?:the )?(?:first|next) $/.test(
        text.slice(last.end, limit.at).replace(/(?:first|next) ?$/, ''),
      )
    )
      return last;
    const next = givens[at + 1];
    return next && (next.kind === 'percent' || hasMoney(next)) && !/[.;]/.test(text.slice(limit.end, next.at)) ? next : undefined;
  };
  const isNone = (limit: Given): boolean =>
    FREE_AFTER.test(text.slice(limit.end)) ||
    /\b(?:nothing|no tax|tax[- ]free|free) (?:on|for) the first [$£€₹¥₦]?$/.test(text.slice(0, limit.at));
  const steps = limits.map((limit) => ({ limit, rate: isNone(limit) ? undefined : rateOf(limit), isFree: isNone(limit) }));
  if (steps.some(({ rate, isFree }) => !rate && !isFree)) return undefined;
  const taken = new Set<Given>([...limits, ...steps.flatMap(({ rate }) => (rate ? [rate] : []))]);
  const open = givens.filter((one) => !taken.has(one));
  const isRate = steps.find(({ rate }) => rate)?.rate?.kind;
  const fixed = open.find((one) => hasMoney(one) && FIXED.test(near(one)));
  const last = open.find(
    (one) =>
      one !== fixed &&
      (isRate === undefined || one.kind === isRate) &&
      (one.kind === 'percent' || hasMoney(one)) &&
      REST.test(near(one)),
  );
  const [whole, ...more] = open.filter((one) => one !== fixed && one !== last);
  const bound = limits.reduce((so, { value }) => so + value, 0);
  if (!last || !whole || more.length > 0 || whole.kind !== 'amount' || whole.value <= bound || !USED.test(whole.before))
    return undefined;
  const isShare = last.kind === 'percent';
  const sign = currency === 'money' ? '' : currency;
  const rows = [
    ...steps.map(({ limit, rate }) => [limit.value, rate?.value ?? 0] as const),
    [whole.value - bound, last.value] as const,
  ];
  const costs = rows.map(([many, rate]) => (many * rate) / (isShare ? 100 : 1));
  const all = [...costs, ...(fixed ? [fixed.value] : [])];
  const sum = money(
    all.reduce((so, cost) => so + cost, 0),
    sign,
  );
  return [
    `That makes ${sum}.`,
    [
      ...rows.map(([many, rate], at) =>
        isShare
          ? `${figure(rate)}% of ${money(many, sign)} = ${money(costs[at]!, sign)}.`
          : `${figure(many)} × ${money(rate, sign)} = ${money(costs[at]!, sign)}.`,
      ),
      ...(all.length > 1 ? [`${all.map((cost) => money(cost, sign)).join(' + ')} = ${sum}.`] : []),
    ],
  ];
};

const BOUGHT = /\b(?:b[ou]ys?|buying|bought|costs?|costing|paid|pays?|pay|cost price)\b/;
const SOLD = /\b(?:sold|sells?|selling|resell|charges?|resold)\b/;
const RATE_ASKED = /\bper ?cent\w*|%|\b(?:margin|mark[- ]?up)\b/;
/** Bought for one price and sold for another: by how many percent that is more, or the price that a mark-up or a margin makes. */
const traded = ({ text, givens, currency }: Story): Worked | undefined => {
  const isMargin = /\bmargin\b/.test(text);
  const isMarkUp = /\bmark(?:s|ed|ing)?[- ]?up\b|\bmark(?:s|ed)? (?:it|them|[a-z]+) up\b/.test(text);
  const [one, other, ...more] = givens;
  if (!one || !other || more.length > 0 || (isMargin && isMarkUp)) return undefined;
  const sign = currency === 'money' ? '' : currency;
  const rate = givens.find(({ kind }) => kind === 'percent');
  const price = givens.find((given) => given !== rate && hasMoney(given));
  if (rate && price && (isMargin || isMarkUp)) {
    const isCost = BOUGHT.test(`${price.before} ${price.after}`);
    const share = rate.value / 100;
    if (!isCost || (isMargin && share >= 1) || /\bhow much (?:more|profit)\b|\bprofit\b/.test(text)) return undefined;
    const sold = isMargin ? price.value / (1 - share) : price.value * (1 + share);
    return [
      `The selling price is ${money(sold, sign)}.`,
      [
        isMargin
          ? `The cost is ${figure(100 - rate.value)}% of the price, so ${money(price.value, sign)} ÷ ${figure(1 - share, 4)} = ${money(sold, sign)}.`
          : `${money(price.value, sign)} × ${figure(1 + share, 4)} = ${money(sold, sign)}.`,
      ],
    ];
  }
  const question = text.slice(asksOf(text)[0] ?? 0);
  if (rate || !hasMoney(one) || !hasMoney(other) || !RATE_ASKED.test(question)) return undefined;
  const last = ({ before }: Given): string => before.split(/ and | but |,/).at(-1)!;
  const sold = givens.find((given) => SOLD.test(last(given)));
  const cost = givens.find((given) => given !== sold && BOUGHT.test(last(given)));
  if (!sold || !cost || cost.value <= 0 || sold.value <= 0) return undefined;
  const by = sold.value - cost.value;
  if (isMargin && by < 0) return undefined;
  const base = isMargin ? sold.value : cost.value;
  const name = isMargin ? 'margin' : isMarkUp ? 'mark-up' : by < 0 ? 'loss' : 'profit';
  const share = `${figure((Math.abs(by) / base) * 100, 1)}%`;
  return [
    `The ${name} is ${share}.`,
    [
      `${money(Math.max(sold.value, cost.value), sign)} − ${money(Math.min(sold.value, cost.value), sign)} = ${money(Math.abs(by), sign)}, and ${money(Math.abs(by), sign)} ÷ ${money(base, sign)} = ${share}.`,
    ],
  ];
};

const SPLIT = /\b(?:split|shared?|sharing|divided?)\b/;
const MINE = /\bmy\b[^,.;]{0,30}$/;
/** One's own rent, and a part of the bills that all of the house share. */
const ownAndShare = ({ text, givens, currency }: Story): Worked | undefined => {
  if (/\b(?:salary|wages?|income|earn\w*|budget|savings)\b/.test(text)) return undefined;
  const amounts = givens.filter(hasMoney);
  const [party, ...others] = givens.filter((one) => !hasMoney(one));
  if (
    !party ||
    others.some(({ value }) => value !== party.value) ||
    party.kind !== 'amount' ||
    !Number.isInteger(party.value) ||
    party.value < 2
  )
    return undefined;
  if (!Object.keys(party.unit).every((name) => isPeople(name) || name === UNNAMED)) return undefined;
  const mine = amounts.filter(({ before }) => MINE.test(before));
  const shared = amounts.filter((one) => !mine.includes(one));
  const [first] = shared;
  // The bills are split, and not the rent.
  if (mine.length === 0 || !first || !SPLIT.test(text.slice(first.at)) || mine.some(({ at }) => at > first.at)) return undefined;
  if (SPLIT.test(text.slice(mine[0]!.at, first.at)) || amounts.some(({ kind, turn }) => kind !== 'amount' || turn < 0))
    return undefined;
  const spans = amounts.flatMap(({ unit }) => Object.keys(unit).filter((name) => !isMoney(name)));
  if (new Set(spans).size > 1 || spans.some((name) => dimensionOf(name) !== 'day')) return undefined;
  const question = text.slice(asksOf(text)[0] ?? 0);
  if (!/\b(?:i|my|me)\b/.test(question) || /\b(?:each|left|share of|of the bills|every(?:one|body)|per person)\b/.test(question))
    return undefined;
  const sign = currency === 'money' ? '' : currency;
  const sum = (of: readonly Given[]): number => of.reduce((so, { value }) => so + value, 0);
  const listed = (of: readonly Given[]): string => of.map(({ value }) => money(value, sign)).join(' + ');
  const [share, all] = [sum(shared) / party.value, sum(mine) + sum(shared) / party.value];
  const bills = shared.length > 1 ? `(${listed(shared)})` : listed(shared);
  return [
    `You pay ${money(all, sign)}.`,
    [
      `${bills} ÷ ${figure(party.value)} = ${money(share, sign)}.`,
      `${listed(mine)} + ${money(share, sign)} = ${money(all, sign)}.`,
    ],
  ];
};

/** Whether and how one of these holds. */
export const billed = (story: Story): Worked | undefined =>
  ownAndShare(story) ?? traded(story) ?? brackets(story) ?? instalments(story);
