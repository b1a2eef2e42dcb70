/** Known kinds of sums of everyday life: what can be spent, how many runs, over a limit or not, which saving is larger. */
import { capitalise } from '../../../english/prose.ts';
import type { Frame } from './frames.ts';
import { prepared } from './read.ts';
import { digitsForWords } from './numbers.ts';
import { figure, money, type Worked } from './told.ts';
import { currencyIn, type Value } from '../values/read.ts';

const MONEY = ['money', 'number'] as const;
const one = (values: readonly Value[] | undefined): number => values?.[0]?.value ?? 0;
const sumOf = (values: readonly Value[]): number => values.reduce((so, { value }) => so + value, 0);

const KEPT =
  '\\b(?:(?:keep|hold|put|set|leave|leaving|keeping|putting|setting|holding) (?:back|aside|by|away)|(?:need|have|has|want|wants|must|got|should)(?: to)? leave)(?: (?:about|at least))?';
/** "£430 saved, £36 each, but I must keep back £62 and £23": what is kept back is not there to spend. */
const SPENDABLE: Frame = {
  says: [
    new RegExp(`${KEPT} (?:[£$€₹¥₦] ?)?\\d`),
    /\bhow many (?!more)[a-z ]+ (?:can|could|will|would|do|am|are)\b/,
    /\b(?:must|need|have to|has to|had to|got to|gotta|want|wants|should|ought|going to|keeping|leaving|putting|setting|holding)\b/,
  ],
  slots: {
    kept: {
      is: MONEY,
      before: new RegExp(`${KEPT} (?:[£$€₹¥₦]?\\d[\\d.,]*(?: (?:for|to) [a-z' ]+?)?(?:,? and|,|,? plus) )*(?:another )?$`),
      after:
        /^(?: (?:rupees?|naira|euros?|dollars?|pounds?|quid))?(?: (?:for|to|in) (?!(?:the |a |my )?(?:tip|waiter|waitress|driver|staff)\b)| ?[,.?!]| and\b| plus\b|$)/,
      how: 'many',
    },
    price: {
      is: MONEY,
      after: /^ ?(?:each|apiece|an? [a-z]+|per [a-z]+|for each|for 1)\b(?! (?:week|month|day))/,
      how: 'perhaps',
    },
    priceOfOne: {
      is: MONEY,
      before: /\b(?:an?|each|every|1|one) [a-z]+(?: [a-z]+)? (?:costs?|is)(?: (?:about|me))? $/,
      how: 'perhaps',
    },
    more: {
      is: MONEY,
      before: /\b(?:another|giving (?:me|us)|gives (?:me|us)|gave (?:me|us)|extra|a further|more)(?: another| an extra)? $/,
      how: 'perhaps',
    },
    have: {
      is: MONEY,
      before: /\b(?:got|have|has|saved(?: up)?|with|is|budget(?: of| is)?|earned|won|of|put aside)(?: (?:about|only|just))? $/,
    },
  },
  work: ({ kept = [], price: each, priceOfOne, more = [], have }, { text, sum }) => {
    if ((each === undefined) === (priceOfOne === undefined)) return undefined;
    const price = each ?? priceOfOne;
    const [, noun = ''] = /\bhow many ([a-z ]+?) (?:can|could|will|would|do|am|are)\b/.exec(text) ?? [];
    const left = one(have) + sumOf(more) - sumOf(kept);
    const many = left / one(price);
    if (many < 1 || one(price) <= 0) return undefined;
    const count = Math.floor(many + 1e-9);
    const over = left - count * one(price);
    const steps = [
      `${[sum(one(have)), ...more.map(({ value }) => sum(value))].join(' + ')}${kept.map(({ value }) => ` − ${sum(value)}`).join('')} = ${sum(left)}.`,
      `${sum(left)} ÷ ${sum(one(price))} = ${figure(many)}${over > 0.004 ? `, so ${count}, with ${sum(over)} left over` : ''}.`,
    ];
    return [`That is ${count} ${noun}.`, steps];
  },
};

const HEADS =
  '(?:people|persons?|kids|children|adults|men|women|boys|girls|pupils|students|teachers|staff|helpers|guests|players|parents|passengers|scouts|guides|leaders|volunteers|workers|fans|members|residents|grown[- ]?ups|toddlers|teenagers|carers|tourists|pensioners|us)';
const RUN =
  '(?:runs?|trips?|journeys?|goes|crossings?|rides|loads|turns|minibuses|coaches|buses|boats|cars|taxis|vans|lifts|cabs|sessions)';
/** "The minibus carries 16, and there are 103 kids and 11 adults": nobody is left behind. */
const RUNS: Frame = {
  says: [new RegExp(`\\bhow many (?:[a-z]+ )?${RUN}\\b`), new RegExp(`\\d ${HEADS}\\b.*\\d ${HEADS}\\b`)],
  slots: {
    seats: {
      is: ['number'],
      before:
        /\b(?:carries|carry|seats|seat|holds?|takes?|fits?|has (?:room|seats|space) for|room for|can (?:take|carry|hold|fit))(?: (?:up to|only|just|at most))? $/,
      after: /^(?! ?(?:minutes?|mins|hours?))/,
    },
    groups: { is: ['number'], after: new RegExp(`^ (?:[a-z]+ )?${HEADS}\\b`), how: 'many' },
  },
  work: ({ seats, groups = [] }, { text }) => {
    // A driver or a helper on every run takes a seat, and what else is asked is not answered here.
    if (
      groups.length < 2 ||
      one(seats) < 2 ||
      /\b(?:each|every|per|including|counting|also|empty|left over|spare|cost|pay|how long|what time|already|not coming|except|without|in (?:her|his|their) own|drivers? (?:is|are|counts?)|plus|but|own|walk\w*|bikes?|cycl\w+|not)\b/.test(
        text,
      ) ||
      (text.match(/\?| how many /g) ?? []).length > 2
    )
      return undefined;
    const [, noun = 'runs'] = new RegExp(`\\bhow many (?:[a-z]+ )?(${RUN})\\b`).exec(text) ?? [];
    const all = sumOf(groups);
    const many = all / one(seats);
    const count = Math.ceil(many - 1e-9);
    return [
      `That is ${count} ${count === 1 ? noun.replace(/(?<=[^s])s$/, '') : noun}.`,
      [
        `${groups.map(({ value }) => figure(value)).join(' + ')} = ${figure(all)} people.`,
        `${figure(all)} ÷ ${figure(one(seats))} = ${figure(many)}${many < count - 1e-9 ? `, rounded up to ${count}` : ''}.`,
      ],
    ];
  },
};

/** "15% off a £260 telly, or my £40 voucher": which takes off more. */
const PERCENT_OR_VOUCHER: Frame = {
  says: [/%/, /\b(?:or|instead|versus|vs)\b/, /\b(?:better|best|which|more|cheaper|bigger)\b/],
  slots: {
    share: {
      is: ['percent'],
      after: /^(?: discount| code| sale| reduction)*(?: off\b| code\b| discount\b| voucher\b| coupon\b)?/,
    },
    fixed: {
      is: MONEY,
      after:
        /^ ?(?:pounds? |euros? |dollars? |quid |rupees? |naira )?(?:off\b|(?:money[- ])?(?:voucher|coupon|gift card|discount|code))/,
    },
    least: {
      is: MONEY,
      before: /\b(?:orders?|spend(?:ing)?|baskets?|shops?|purchases?) (?:of )?(?:over|above|more than)(?: about)? $/,
      how: 'perhaps',
    },
    price: { is: MONEY },
  },
  work: ({ share, fixed, least, price }, { text, sum }) => {
    const cost = one(price);
    const part = (cost * one(share)) / 100;
    if (
      !/% (?:[a-z]+ )?(?:off|discount|code|voucher|coupon|reduction)\b|% off\b/.test(text) ||
      one(fixed) >= cost ||
      (least && least[0]!.at < fixed![0]!.at) ||
      one(share) >= 100 ||
      /\b(?:both|minimum|each|per|vat|tax|delivery|cashback|then|further)\b/.test(text)
    )
      return undefined;
    if (least && one(least) >= cost)
      return [
        `${figure(one(share))}% off: you pay ${sum(cost - part)}. The ${sum(one(fixed))} is only for more than ${sum(one(least))}.`,
        [`${figure(one(share))}% of ${sum(cost)} = ${sum(part)}; ${sum(cost)} − ${sum(part)} = ${sum(cost - part)}.`],
      ];
    const by = Math.abs(part - one(fixed));
    const name = /\bvoucher\b/.test(text) ? 'voucher' : /\bcoupon\b/.test(text) ? 'coupon' : undefined;
    const fixedName = name === undefined ? `${sum(one(fixed))} off` : `the ${sum(one(fixed))} ${name}`;
    const asksPart = /\bwhat(?:'s| is) [\d.]+% (?:off|of)\b/.test(text);
    const lead =
      by < 0.005
        ? `Both are the same: ${sum(part)} off, so you pay ${sum(cost - part)}.`
        : part > one(fixed)
          ? `${figure(one(share))}% off is better by ${sum(by)}: you pay ${sum(cost - part)} rather than ${sum(cost - one(fixed))}.`
          : `${capitalise(fixedName)} is better by ${sum(by)}: you pay ${sum(cost - one(fixed))} rather than ${sum(cost - part)}.`;
    return [
      `${asksPart ? `${figure(one(share))}% off is ${sum(part)} off, which leaves ${sum(cost - part)}. ` : ''}${lead}`,
      [
        `${figure(one(share))}% of ${sum(cost)} = ${sum(part)}; ${sum(cost)} − ${sum(part)} = ${sum(cost - part)}.`,
        `${sum(cost)} − ${sum(one(fixed))} = ${sum(cost - one(fixed))}.`,
      ],
    ];
  },
};

const PARTLY =
  /\b(half|a third|a quarter|twice|double) (?:of )?(?:what|as much as) (?:each of )?(?:(?:the )?(?:other|rest|remaining)(?: (\d+))?|the others|everyone else|(?:we|they) (?:each )?pay)\b/;
const SHARE_OF: Readonly<Record<string, number>> = { half: 0.5, 'a third': 1 / 3, 'a quarter': 0.25, twice: 2, double: 2 };
/** "Three of us, and Jo pays half of what the other two each pay": half a share more to divide by. */
const UNEQUAL_SHARE: Frame = {
  says: [
    PARTLY,
    /\b\d+ of us\b|\b(?:between|among) \d+\b|\b\d+ (?:people|friends|housemates|flatmates|sharers)\b/,
    /\b(?:pays?|paying|share|owes?|puts? in)\b/,
  ],
  slots: {
    heads: { is: ['number'], after: /^ (?:people|friends|housemates|flatmates|sharers)\b/, how: 'perhaps' },
    others: { is: ['number'], before: /\b(?:other|rest|remaining) $/, how: 'perhaps' },
    all: { is: MONEY },
  },
  work: ({ heads, others, all }, { text, sum }) => {
    const people = heads ? one(heads) : Number(/\b(\d+) of us\b/.exec(text)?.[1] ?? 0);
    const part = SHARE_OF[PARTLY.exec(text)?.[1] ?? ''];
    const rest = people - 1;
    if (
      part === undefined ||
      rest < 2 ||
      (others && one(others) !== rest) ||
      /\b(?:both (?:of them )?pay|week|nights|%)\b/.test(text) ||
      (text.match(/\b(?:half|twice|double|an? (?:third|quarter)|less|more|nothing)\b/g) ?? []).length > 1
    )
      return undefined;
    const full = one(all) / (rest + part);
    return [
      `The ${part > 1 ? 'double' : 'smaller'} share is ${sum(full * part)}, and the other ${rest} pay ${sum(full)} each.`,
      [`${rest} + ${figure(part)} = ${figure(rest + part)} shares; ${sum(one(all))} ÷ ${figure(rest + part)} = ${sum(full)}.`],
    ];
  },
};

const TAKEN = '\\b(?:took|taken|takings|made|sold|sales|earned|brought in|came in|till had)\\b';
const PAID =
  '\\b(?:cost|costs|paid|pay|spent|spend|is|was|were|are|diesel|petrol|fuel|pitch|stock|hire|rent|fee|fees|put in|ingredients|materials|parking)\\b';
/** "We took 412.50 and 386.75, the pitch is 35 each day, stock cost 290; halves of what is left": takings less costs, then shared. */
const TAKINGS_SHARED: Frame = {
  says: [
    new RegExp(TAKEN),
    /\b(?:pitch|stock|stall|diesel|petrol|fuel|hire|ingredients|materials|fee|fees|parking|rent|table)\b/,
    /\b(?:halves|half each|half and half|split|share|divide)\b/,
    /\b(?:what(?:ever|'s|s| is)? (?:is )?left|the rest|profit|remain\w*|after (?:costs|that))\b/,
  ],
  slots: {
    ways: { is: ['number'], after: /^ (?:ways|people|friends)\b/, how: 'perhaps' },
    takings: {
      is: MONEY,
      before: new RegExp(`${TAKEN}(?!.*${PAID})[^]*$`),
      after: /^(?! (?:each|apiece|an? )\b(?! day))/,
      how: 'many',
    },
    costs: {
      is: MONEY,
      before: new RegExp(`${PAID}(?!.*${TAKEN})[^]*$`),
      after: /^(?! (?:each|apiece|per|an?) (?!day\b))/,
      how: 'many',
    },
  },
  work: ({ ways, takings = [], costs = [] }, { text, sum }) => {
    if (
      /\b(?:last (?:year|week|month|time)|used to|usually|loan|owe[sd]?|already|float|%|vat|tax|percent|except|refund\w*|twice|third of|quarter)\b/.test(
        text,
      )
    )
      return undefined;
    const days = new Set([...text.matchAll(/\b(mon|tues|wednes|thurs|fri|satur|sun)day\b/g)].map(([, day]) => day)).size;
    const isDaily = ({ end }: Value): boolean => /^(?: each day| per day| a day| every day| both days)\b/.test(text.slice(end));
    if ((costs.some(isDaily) && days !== takings.length) || takings.some(isDaily)) return undefined;
    const shares = ways
      ? one(ways)
      : /\b(?:halves|half each|half and half)\b/.test(text)
        ? 2
        : Number(/\b(\d+) of us\b/.exec(text)?.[1] ?? 0);
    if (shares < 2) return undefined;
    const spent = costs.map((cost) => cost.value * (isDaily(cost) ? days : 1));
    const [came, went] = [sumOf(takings), spent.reduce((so, cost) => so + cost, 0)];
    const left = came - went;
    if (left <= 0) return undefined;
    return [
      `That is ${sum(left / shares)} each.`,
      [
        `${takings.length > 1 ? `${takings.map(({ value }) => sum(value)).join(' + ')} = ${sum(came)} taken` : `${sum(came)} was taken`}.`,
        `${costs.map((cost) => (isDaily(cost) ? `${days} × ${sum(cost.value)}` : sum(cost.value))).join(' + ')} = ${sum(went)} spent.`,
        `${sum(came)} − ${sum(went)} = ${sum(left)}; ${sum(left)} ÷ ${figure(shares)} = ${sum(left / shares)}.`,
      ],
    ];
  },
};

export const EVERYDAY: readonly Frame[] = [SPENDABLE, RUNS, PERCENT_OR_VOUCHER, UNEQUAL_SHARE, TAKINGS_SHARED];

const signOf = (text: string): string => {
  const currency = currencyIn(text);
  return currency === 'money' ? '' : currency;
};
const without = (text: string, typed: readonly string[]): string => typed.reduce((so, one) => so.replace(one, ' '), text);

const SUM = '[£$€₹¥₦]? ?\\d[\\d,]*(?:\\.\\d+)?(?: ?(?:rupees?|naira|euros?|dollars?|pounds|quid|rand|shillings?))?';
const sumIn = (typed: string): number => Number(/\d[\d,]*(?:\.\d+)?/.exec(typed)![0].replaceAll(',', ''));
const STAYED =
  '(?:(?:stayed|stay|stays|staying|slept|sleeps|came|comes|was there|were there|is there|had|has|did|only|just|for|all|the|us) )+';
const STAYER = new RegExp(
  `(?<!\\b(?:an?|the|our|my) )\\b((?:and )?[a-z]+(?:(?:,| and|, and) (?!(?:we|it|there|that)\\b)[a-z]+){0,4}) ${STAYED}(\\d{1,2})(?: nights?)?(?= ?[,.;?]| and\\b| but\\b|$)`,
  'g',
);
/** "540 for 3 nights, Hannah and I stayed 3, Ola 2, Jess 1; the 48 for cleaning split evenly": by nights slept, and what is split. */
const byNights = (plain: string): Worked | undefined => {
  const text = prepared(plain);
  const heads = /\b(\d{1,2}) of us\b|\b(\d{1,2}) (?:friends|people)\b/.exec(text);
  const basis =
    /\b(?:by|for|per|according to|based on)(?: the)?(?: number of)? nights? (?:slept|stayed|each|that|we|there)?/.exec(text);
  if (!heads || !basis || !/\bnights\b/.test(text)) return undefined;
  const stays = [...text.matchAll(STAYER)].map(([typed, names, nights]) => ({
    typed,
    nights: Number(nights),
    names: names!
      .replace(/^and /, '')
      .split(/, and |, | and /)
      .map((name) => (name === 'me' ? 'i' : name)),
  }));
  const people = stays.flatMap(({ names, nights }) => names.map((name) => ({ name, nights })));
  const many = Number(heads[1] ?? heads[2]);
  if (people.length !== many || new Set(people.map(({ name }) => name)).size !== many) return undefined;
  const rest = without(text, [heads[0], ...stays.map(({ typed }) => typed)]);
  const whole = new RegExp(
    `(?:\\bfor|\\bcost|\\bcosts|\\bwas|\\bis|\\bat|\\bcame to) (${SUM})(?! (?:a|per) night| nights?| [a-z]+ (?:charge|fee))`,
  ).exec(rest);
  const fee = new RegExp(
    `(${SUM}) (?:[a-z]+ )?(?:charge|fee|bill)[^.?;]*\\b(?:evenly|equally|the same|between (?:all|everyone))`,
  ).exec(rest);
  if (!whole || fee?.index === whole.index) return undefined;
  const left = without(rest, [...(fee ? [fee[0]] : []), whole[0]]).replace(/\b(?:for )?\d{1,2} nights\b/, ' ');
  const most = Math.max(...people.map(({ nights }) => nights));
  const told = [...text.matchAll(/\b(\d{1,2}) nights\b/g)].map(([, nights]) => Number(nights));
  if (/\d|%/.test(left) || told.some((nights) => nights > most)) return undefined;
  const all = people.reduce((so, { nights }) => so + nights, 0);
  const sign = signOf(text);
  const [total, extra] = [sumIn(whole[1]!), fee ? sumIn(fee[1]!) / many : 0];
  const a = total / all;
  const said = people.map(({ name, nights }) => {
    const own = money(nights * a + extra, sign);
    return name === 'i' ? `you owe ${own}` : `${capitalise(name)} ${own}`;
  });
  return [
    `${capitalise(said.toSorted((x, y) => Number(y.startsWith('you')) - Number(x.startsWith('you'))).join(', '))}.`,
    [
      `${people.map(({ nights }) => nights).join(' + ')} = ${all} nights slept; ${money(total, sign)} ÷ ${all} = ${money(a, sign)} a night.`,
      ...(fee ? [`${money(sumIn(fee[1]!), sign)} ÷ ${many} = ${money(extra, sign)} each besides.`] : []),
    ],
  ];
};

const PIECE =
  'kg|kgs|kilos?|g|grams?|lbs?|litres?|liters?|l|dozens?|metres?|meters?|m|yards?|packs?|packets?|bags?|boxes|box|tins?|bottles?|loaves|loaf|bunch(?:es)?|trays?|punnets?|jars?';
const ITEM = new RegExp(
  `(?<![\\d.])(\\d+(?:\\.\\d+)?|an?|half an?) ?(${PIECE}) (?:of )?((?!at\\b)[a-z]+(?: (?!at\\b)[a-z]+)?)? ?(?:at|for) (${SUM}) ?(?:an?|per|each|the|\\/) ?(${PIECE})\\b`,
  'g',
);
const COUNTED = new RegExp(`(?<![\\d.])(\\d+) ([a-z]+(?: (?!at\\b)[a-z]+)?) at (${SUM}) (?:each|apiece)\\b`, 'g');
const NOTE = new RegExp(
  `\\b(?:gave|give|giving|handed|hand(?: over)?|paid with|pay with|paying with|out of|from|with)(?: (?:him|her|them|(?:the|a) [a-z]+))? (?:(?:an?|my|the) )?(${SUM})(?: ?(?:rupee|naira|euro|dollar|pound|rand))?(?: note| bill)?`,
);
const pieceOf = (word: string): string =>
  word
    .replace(/^(?:kgs?|kilos?)$/, 'kg')
    .replace(/^lit(?:re|er)s?$|^l$/, 'litre')
    .replace(/^(box|bunch)es$/, '$1')
    .replace(/^loaves$/, 'loaf')
    .replace(/^grams?$/, 'g')
    .replace(/(?<=[a-z]{2})s$/, '');
/** "A 500 rupee note for 3 kg at 38 a kg and 2 dozen eggs at 84 a dozen": what comes back. */
const changeFrom = (plain: string): Worked | undefined => {
  const text = digitsForWords(
    plain
      .replace(/\ba tenner\b/g, '£10')
      .replace(/\ba fiver\b/g, '£5')
      .replace(/\ba twenty\b(?= for| note)/g, '£20'),
  );
  if (!/\bchange\b|\b(?:get|got|given|have|be) back\b|\bback\b[^?]*\??$/.test(text)) return undefined;
  const items = [...text.matchAll(ITEM)];
  const counted = [...text.matchAll(COUNTED)];
  if (items.length === 0 || items.length + counted.length < 2) return undefined;
  const many = (typed: string): number => (/^half/.test(typed) ? 0.5 : /^an?$/.test(typed) ? 1 : Number(typed));
  if (items.some(([, , piece, , , per]) => pieceOf(piece!) !== pieceOf(per!))) return undefined;
  const rest = without(
    text,
    [...items, ...counted].map(([typed]) => typed),
  );
  const note = NOTE.exec(rest);
  if (!note || /\d|\b(?:off|discount|tip|vat|tax|half|voucher|bag charge|each)\b/.test(rest.replace(note[0], ' ')))
    return undefined;
  const sign = signOf(text.replace(/(\d) (rupee|naira|euro|dollar|pound|rand) (?:note|bill)/, '$1 $2'));
  const costs = [
    ...items.map(([, count, , , price]) => ({ count: many(count!), price: sumIn(price!) })),
    ...counted.map(([, count, , price]) => ({ count: Number(count), price: sumIn(price!) })),
  ];
  const total = costs.reduce((so, { count, price }) => so + count * price, 0);
  const paid = sumIn(note[1]!);
  const steps = [
    ...costs.map(({ count, price }) => `${figure(count)} × ${money(price, sign)} = ${money(count * price, sign)}.`),
    `${costs.map(({ count, price }) => money(count * price, sign)).join(' + ')} = ${money(total, sign)}.`,
  ];
  if (total > paid) return [`It is ${money(total - paid, sign)} short: it comes to ${money(total, sign)}.`, steps];
  return [
    `The change is ${money(paid - total, sign)}.`,
    [...steps, `${money(paid, sign)} − ${money(total, sign)} = ${money(paid - total, sign)}.`],
  ];
};

/** Those that name their parts in a way of their own. */
export const namedParts = (plain: string): Worked | undefined => byNights(plain) ?? changeFrom(plain);
