/** What a bill comes to by its own rules: a deposit and instalments, delivery that is free from a sum on, rates by steps, mixtures. */
import { asksOf, moneyAim, type Asked } from './asked.ts';
import { planned } from './general.ts';
import { sayAmount } from './plan.ts';
import type { Given, Story } from './read.ts';
import { figure, money, spell, type Worked } from './told.ts';
import { UNNAMED, dimensionOf, inUnit, isMoney, isPeople } from './units.ts';

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

const FROM_ON =
  /\b(?:over|above|from|spend(?:ing)?|orders? (?:of|over|above)|more than|exceeds?|reach(?:es)?|minimum(?: (?:of|is))?)(?: about)? [$£€₹¥₦]?$/;
const OWN = /\b(?:i am|i'm|im|my (?:basket|order|total|shop|things)|i have|i've|so far)\b/;
const FEE = /\b(?:otherwise|else|or|postage|delivery|shipping|post|fee|charge)\b/;

/** Delivery that is free above a sum: what is still to be spent, or what is paid in all. */
const freeFrom = (story: Story, asked: Asked): Worked | undefined => {
  const { text, givens, currency } = story;
  if (!/\bfree\b/.test(text) || !/\b(?:deliver\w*|postage|shipping|post)\b/.test(text)) return undefined;
  const limit = givens.find(({ before, ...one }) => hasMoney({ before, ...one }) && FROM_ON.test(before) && !OWN.test(before));
  const others = givens.filter((one) => one !== limit);
  const fee = others.find((one) => hasMoney(one) && one.kind === 'amount' && FEE.test(near(one)) && !OWN.test(near(one)));
  const items = others.filter((one) => one !== fee);
  if (!limit || items.length === 0) return undefined;
  const sign = currency === 'money' ? '' : currency;
  const [way] = planned(
    story,
    moneyAim(asked, { [currency]: 1 }),
    items.map((one) => ({ ...one, turn: 0 as const })),
  ).ways;
  if (!way) return undefined;
  const steps = way.steps.map((step) => `${step}.`);
  const question = text.slice(asked.at);
  const open = limit.value - way.value;
  if (/\b(?:more|short|still|left)\b/.test(question))
    return open <= 0
      ? [`Nothing more: ${money(way.value, sign)} is enough.`, steps]
      : [
          `That is ${money(open, sign)} more.`,
          [...steps, `${money(limit.value, sign)} − ${money(way.value, sign)} = ${money(open, sign)}.`],
        ];
  if (!fee || !/\b(?:total|pay|cost|come|altogether|spend|bill)\b/.test(question)) return undefined;
  return open > 0
    ? [
        `That is ${money(way.value + fee.value, sign)}.`,
        [
          ...steps,
          `${money(way.value, sign)} is under ${money(limit.value, sign)}, so ${money(way.value, sign)} + ${money(fee.value, sign)} = ${money(way.value + fee.value, sign)}.`,
        ],
      ]
    : [
        `That is ${money(way.value, sign)}.`,
        [...steps, `${money(way.value, sign)} is not under ${money(limit.value, sign)}, so nothing is added.`],
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

/** Two amounts at prices or strengths of their own, put together. */
const mixed = ({ text, givens, currency }: Story): Worked | undefined => {
  if (!/\b(?:mix\w*|blend\w*|combin\w+|pour\w* together)\b/.test(text) || givens.length !== 4) return undefined;
  const amounts = givens.filter((one) => one.kind === 'amount' && !hasMoney(one) && one.unit[UNNAMED] === undefined);
  const rates = givens.filter((one) => !amounts.includes(one));
  const [one, other] = amounts;
  const [first, second] = rates;
  if (!one || !other || !first || !second || first.kind !== second.kind || amounts.length !== 2) return undefined;
  const way = inUnit(other.unit, one.unit);
  const name = Object.keys(one.unit)[0]!;
  const isShare = first.kind === 'percent';
  const isPriced = rates.every(
    ({ unit }) => Object.keys(unit).length === 2 && inUnit(unit, first.unit)?.factor === 1 && unit[name] === -1,
  );
  if (!way || Object.keys(one.unit).length > 1 || !(isShare || isPriced) || one.at < first.at !== other.at < second.at)
    return undefined;
  const question = text.slice(asksOf(text)[0] ?? 0);
  if (isShare ? !/%|\bper ?cent|\bstrength|\bconcentration/.test(question) : !/\b(?:an?|per|1|each) [a-z]+/.test(question))
    return undefined;
  const more = other.value * way.factor;
  const [cost, whole] = [one.value * first.value + more * second.value, one.value + more];
  const said = isShare ? `${figure(cost / whole)}%` : sayAmount(cost / whole, { [currency]: 1, [name]: -1 });
  return [
    `That is ${said}.`,
    [
      `${figure(one.value)} × ${figure(first.value)} + ${figure(more)} × ${figure(second.value)} = ${figure(cost)}.`,
      `${figure(one.value)} + ${figure(more)} = ${figure(whole)}, and ${figure(cost)} ÷ ${figure(whole)} = ${figure(cost / whole)}.`,
    ],
  ];
};

const SIZE = /(?<![\d.])(\d{1,6}(?:\.\d{1,3})?) ?(gb|mb|tb|gigabytes?|megabytes?)\b(?! (?:per|a|\/) ?s)/g;
const SPEED =
  /(?<![\d.])(\d{1,6}(?:\.\d{1,3})?) ?(?:(gbps|mbps|kbps)\b|(giga|mega|kilo)bits? (?:per|a|\/) ?s|(mb|gb)(?:\/s| (?:per|a) second)|(mega|giga)bytes? (?:per|a) second)/g;
/** How long so many gigabytes take: eight bits to the byte. */
const downloaded = ({ text, givens }: Story): Worked | undefined => {
  const [[, size, unit] = [], ...sizes] = text.matchAll(SIZE);
  const [speed, ...speeds] = text.matchAll(SPEED);
  if (size === undefined || unit === undefined || !speed || sizes.length + speeds.length > 0 || givens.length > 2)
    return undefined;
  if (!/\bhow long\b|\bhow much time\b|\bhow many (?:hours|minutes)\b/.test(text)) return undefined;
  const scale = (word: string): number =>
    word.startsWith('t') ? 1e6 : word.startsWith('g') ? 1e3 : word.startsWith('k') ? 1e-3 : 1;
  const bits = speed[2] ?? speed[3];
  const megabits = Number(size) * scale(unit) * 8;
  const aSecond = Number(speed[1]) * scale(bits ?? speed[4] ?? speed[5]!) * (bits === undefined ? 8 : 1);
  return [
    `It takes about ${spell(Math.round(megabits / aSecond) / 3600)} at full speed.`,
    [
      `${size} ${unit.toUpperCase()} × 8 = ${figure(megabits)} megabits, and ${figure(megabits)} ÷ ${figure(aSecond)} megabits a second = ${figure(megabits / aSecond, 0)} seconds.`,
    ],
  ];
};

/** "7 a side": so many places for so long, shared by all who came. */
const sides = ({ text, givens }: Story): Worked | undefined => {
  const places = givens.find(({ end }) => /^[- ]a[- ]side\b/.test(text.slice(end)));
  const [time, players, ...more] = givens
    .filter((one) => one !== places)
    .toSorted(
      (one, other) =>
        Number(dimensionOf(Object.keys(other.unit)[0] ?? '') === 'hour') -
        Number(dimensionOf(Object.keys(one.unit)[0] ?? '') === 'hour'),
    );
  if (!places || !time || !players || more.length > 0 || time.unit['minute'] !== 1 || players.value < places.value)
    return undefined;
  if (!/\b(?:same|equal\w*|fair\w*|evenly)\b/.test(text) || !/\bhow (?:long|many minutes|much)\b/.test(text)) return undefined;
  const all = places.value * time.value;
  return [
    `That is ${Number.isInteger(all / players.value) ? '' : 'about '}${figure(all / players.value, 1)} minutes each.`,
    [
      `${figure(places.value)} × ${figure(time.value)} = ${figure(all)} minutes to share.`,
      `${figure(all)} ÷ ${figure(players.value)} = ${figure(all / players.value, 1)} minutes.`,
    ],
  ];
};

const AGED =
  /\b(i|[a-z]{2,}) (?:am|is|are|'m) (?:(\d{1,2}) years? (older|younger) than|(twice|half|(\d) times) as old as|(twice|thrice|(\d) times) the age of) (?:(?:my|his|her|our|the) )?(me|i|[a-z]{2,})/;
/** Two ages told by how they stand to each other and what they make together. */
const ages = ({ text }: Story): Worked | undefined => {
  const told = AGED.exec(text);
  const together = /\b(?:together|add(?:s|ed)? up to|add to|in total|sum|combined|total)\b[^\d.?]{0,30}?(\d{1,3})\b/.exec(text);
  const asks = /\bhow old (?:is|am|are) (?:(?:my|his|her|our|the) )?(i|me|[a-z]{2,})\b/.exec(text);
  if (!told || !together || !asks || (text.match(/\d+/g) ?? []).length > 2) return undefined;
  const sum = Number(together[1]);
  const word = told[4] ?? told[6];
  const times = word === undefined ? 1 : word === 'half' ? 0.5 : word === 'thrice' ? 3 : Number(told[5] ?? told[7] ?? 2);
  const by = told[2] === undefined ? 0 : Number(told[2]) * (told[3] === 'older' ? 1 : -1);
  const other = (sum - by) / (times + 1);
  const own = sum - other;
  const asMe = (name: string): string => (name === 'me' ? 'i' : name);
  const found = asMe(asks[1]!) === asMe(told[1]!) ? own : asMe(asks[1]!) === asMe(told[8]!) ? other : undefined;
  if (found === undefined || own <= 0 || other <= 0) return undefined;
  return [
    `That is ${figure(found)}.`,
    [
      by === 0
        ? `One age is ${figure(times)} times the other, so ${figure(sum)} ÷ ${figure(times + 1)} = ${figure(other)}, and the other is ${figure(own)}.`
        : `(${figure(sum)} ${by > 0 ? '−' : '+'} ${figure(Math.abs(by))}) ÷ 2 = ${figure(other)}, and the other is ${figure(own)}.`,
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
export const billed = (story: Story, asked: Asked | undefined): Worked | undefined =>
  downloaded(story) ??
  ownAndShare(story) ??
  sides(story) ??
  ages(story) ??
  traded(story) ??
  brackets(story) ??
  (asked && freeFrom(story, asked)) ??
  instalments(story) ??
  mixed(story);
