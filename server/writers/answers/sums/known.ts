/** The kinds of sums that are known: a share with a limit, a deal beside a single price, what each put in and gets … */
import { listed } from '../../../english/prose.ts';
import { framed, type Frame } from './frames.ts';
import { sayAmount } from './plan.ts';
import { EVERYDAY } from './everyday.ts';
import { SHARES_AND_AIMS } from './shares.ts';
import { figure, type Worked } from './told.ts';
import { inUnit } from './units.ts';
import { DAY_MS, english, monthName, monthOf, MONTH, today, weekday } from '../values/calendar.ts';
import type { Value } from '../values/read.ts';

const MONEY = ['money', 'number'] as const;
const one = (values: readonly Value[] | undefined): number => values?.[0]?.value ?? 0;
const whole = (value: number): number => Math.round(value * 1e6) / 1e6;

const LIMIT =
  '(?:(?:no|never|not) more than|up to(?: a (?:maximum|max|limit) of)?|at most|(?:maximum|max|limit|cap|ceiling)(?: (?:of|is|at))?|capped at|limited to)';
/** "60% of the cost but no more than £1,500". */
const LIMITED: Frame = {
  says: [new RegExp(`\\b${LIMIT} [£$€₹¥₦]?\\d`), /%/, /\b(?:how much|what)\b/],
  slots: {
    limit: { is: MONEY, before: new RegExp(`\\b${LIMIT}(?: about)? $`) },
    share: { is: ['percent'] },
    sum: { is: MONEY },
  },
  work: ({ limit, share, sum }, { text, sum: said }) => {
    const part = (one(sum) * one(share)) / 100;
    const given = Math.min(part, one(limit));
    const isRest =
      /\b(?:ourselves|myself|themselves|left (?:to pay|for (?:me|us))|out of (?:my|our) own|find (?:myself|ourselves)|do (?:i|we) (?:still )?(?:have to )?(?:pay|find))\b/.test(
        text,
      );
    const steps = [
      `${figure(one(share))}% of ${said(one(sum))} = ${said(part)}${part > one(limit) ? `, but no more than ${said(one(limit))}` : ''}.`,
    ];
    return isRest
      ? [
          `That leaves ${said(one(sum) - given)} to pay.`,
          [...steps, `${said(one(sum))} − ${said(given)} = ${said(one(sum) - given)}.`],
        ]
      : [`That is ${said(given)}.`, steps];
  },
};

/** "80p each or 4 for £2.50, and I need 10": as many deals as fit, and the rest singly, unless one deal more is cheaper. */
const DEAL: Frame = {
  says: [/\b\d+ for (?:only )?[£$€]?\d/, /\b(?:each|apiece|singly|single|individually|on (?:its|their) own|otherwise)\b/],
  slots: {
    pack: { is: ['number'], after: /^ for (?:only )?[£$€]?\d/ },
    price: { is: MONEY, before: /\d for (?:only )?$/ },
    need: {
      is: ['number'],
      before: /\b(?:need|want|buy|buying|get|getting|order\w*|after|take|taking)(?: (?:about|exactly|to buy|to get))? $/,
    },
    single: { is: MONEY },
  },
  work: ({ pack, price, need, single }, { sum }) => {
    const [size, many] = [one(pack), one(need)];
    if (size < 2 || !Number.isInteger(many) || many > 1000 || one(price) >= size * one(single)) return undefined;
    const ways = [Math.floor(many / size), Math.ceil(many / size)].map((packs) => {
      const rest = Math.max(0, many - packs * size);
      return { packs, rest, cost: packs * one(price) + rest * one(single) };
    });
    const { packs, rest, cost } = ways.toSorted((first, second) => first.cost - second.cost)[0]!;
    const parts = [
      ...(packs > 0 ? [`${packs} × ${sum(one(price))}`] : []),
      ...(rest > 0 ? [`${rest} × ${sum(one(single))}`] : []),
    ].join(' + ');
    return [
      `The cheapest is ${sum(cost)}: ${listed([...(packs > 0 ? [`${packs} lot${packs === 1 ? '' : 's'} of ${size}`] : []), ...(rest > 0 ? [`${rest} singly`] : [])])}.`,
      [`${parts} = ${sum(cost)}.`],
    ];
  },
};

/** What the last part must bring: "40% coursework, I got 68 …, what in the exam for 60 overall". */
const WEIGHTED: Frame = {
  says: [
    /\b(?:what|how (?:much|many))\b[^?]*\bneed\b|\bneed to (?:get|score)\b/,
    /\b(?:overall|in total|altogether|pass|average|final|whole|for a|to get)\b/,
  ],
  slots: {
    aim: {
      is: ['number', 'percent'],
      before:
        /\b(?:to (?:get|reach|pass with|average|have|(?:end|come) (?:up |out )?(?:on|with|at)|finish (?:on|with))|for an?|overall(?: of| mark of)?)(?: (?:an?|at least|my))* $/,
    },
    weights: { is: ['percent'], how: 'many' },
    got: { is: ['number', 'percent'], before: /\b(?:got|scored|have|had|get|gave me|was|is)(?: (?:an?|about))? $/ },
  },
  work: ({ aim, weights = [], got }) => {
    const [first, second, ...more] = weights;
    const [mark] = got ?? [];
    if (!first || !mark || more.length > 0) return undefined;
    const other = second?.value ?? 100 - first.value;
    if (Math.abs(first.value + other - 100) > 1e-6) return undefined;
    // The mark belongs to the part told last before it.
    const own = second !== undefined && second.at < mark.at ? other : first.value;
    const left = 100 - own;
    const needed = (one(aim) - (own * mark.value) / 100) / (left / 100);
    return [
      needed > 100
        ? `It cannot be reached: it would take ${figure(needed, 1)}.`
        : needed <= 0
          ? 'It is reached already.'
          : `You need ${figure(needed, 1)}.`,
      [
        `${figure(own)}% of ${figure(mark.value)} = ${figure((own * mark.value) / 100)}.`,
        `${figure(one(aim))} − ${figure((own * mark.value) / 100)} = ${figure(one(aim) - (own * mark.value) / 100)}, and that ÷ ${figure(left / 100)} = ${figure(needed, 1)}.`,
      ],
    ];
  },
};

const PAID_IN =
  '(?:bring(?:s|ing)? home|earn(?:s|ing)?|am on|is on|on|takes? home|put(?:s|ting)? in|paid(?: in)?|pays?(?: in)?|chipped in|gave|invested|contributed|put|in for)';
/** What comes of it goes to each by what each put in. */
const BY_SHARE: Frame = {
  says: [
    new RegExp(
      `\\b(?:by|according to|in proportion to|based on|in line with|depending on) (?:what|how much|the amounts?|(?:our |their )?(?:pay|income|incomes|wages|earnings|salary|salaries))\\b|\\bproportion\\w*\\b|\\bfair(?:ly)? share\\b`,
    ),
    /\b(?:each|share|every(?:one|body)|split|how much)\b/,
  ],
  slots: {
    all: {
      is: MONEY,
      before:
        /\b(?:won|win|winnings(?: of| are)?|made|makes?|profits?(?: of| is| was)?|got back|worth|came to|sold (?:it )?for|total(?: of)?|prize(?: of| is)?|pays out|paid out|(?:rent|bills?|mortgage|cost|holiday|deposit)(?: (?:is|are|of|costs?|comes? to))?)(?: (?:about|us))? $/,
    },
    parts: { is: MONEY, before: new RegExp(`\\b[a-z]+(?: ${PAID_IN})?(?: about)? $`), how: 'many' },
  },
  work: ({ all, parts = [] }, { text, sum }) => {
    const told = parts.map(({ at, value }) => ({
      who: new RegExp(`\\b([a-z]+)(?: ${PAID_IN})?(?: about)? [£$€₹¥₦]?$`).exec(text.slice(0, at))?.[1],
      value,
    }));
    const total = told.reduce((so, { value }) => so + value, 0);
    if (told.length < 2 || total <= 0 || told.some(({ who }) => who === undefined || /^(?:and|the|of|for|is|was|at)$/.test(who)))
      return undefined;
    const isCost = /\b(?:rent|bills?|mortgage|costs?|pay their|holiday|deposit)\b/.test(
      text.slice(0, all![0]!.at).split(/[.;,]/).at(-1)!,
    );
    const said = told.map(({ who, value }) => {
      const share = sum((one(all) * value) / total);
      if (isCost)
        return who === 'i' || who === 'me'
          ? `your share is ${share}`
          : `${who!.replace(/^./, (letter) => letter.toUpperCase())} pays ${share}`;
      return who === 'i' || who === 'me'
        ? `you get ${share}`
        : `${who!.replace(/^./, (letter) => letter.toUpperCase())} gets ${share}`;
    });
    return [
      `${listed(said).replace(/^./, (letter) => letter.toUpperCase())}.`,
      [`${told.map(({ value }) => sum(value)).join(' + ')} = ${sum(total)} in all; each has that part of ${sum(one(all))}.`],
    ];
  },
};

/** A tax that is in the price already. */
const TAX_WITHIN: Frame = {
  says: [
    /\b(?:vat|gst|sales tax|tax)\b/,
    /\b(?:vat|gst|tax)\b[^.?;]{0,30}\b(?:includ\w+|inclusive|inc|in (?:it|that|the price))\b|\b(?:includ\w+|inclusive of|inc)\b[^.?;]{0,20}\b(?:vat|gst|tax)\b/,
  ],
  slots: { rate: { is: ['percent'] }, price: { is: MONEY } },
  work: ({ rate, price }, { sum, text }) => {
    if (/\d (?:[a-z]+ )?(?:before|without|plus) (?:sales )?(?:tax|vat|gst)\b/.test(text)) return undefined;
    const net = one(price) / (1 + one(rate) / 100);
    const name = /\b(?:vat|gst)\b/.exec(text)?.[0].toUpperCase() ?? 'tax';
    return [
      `The ${name} is ${sum(one(price) - net)}, and without it that is ${sum(net)}.`,
      [`${sum(one(price))} ÷ ${figure(1 + one(rate) / 100, 4)} = ${sum(net)}.`],
    ];
  },
};

/** "I owe 460 and pay 35 a week": how often, and what is left for the last time. */
const LAST_PAYMENT: Frame = {
  says: [
    /\b(?:last|final) (?:payment|instalment|one|week|month|time)\b/,
    /\b(?:owe\w*|borrow\w*|lent|loan|pay\w* (?:it |him |her |them )?back|debt|costs?)\b/,
  ],
  slots: {
    each: {
      is: MONEY,
      after: /^(?: [a-z]+)? ?(?:an?|per|each|every) (?:week|month|day|payday|fortnight)\b|^ (?:week|month|fortnight)ly\b/,
    },
    all: { is: MONEY },
  },
  work: ({ each, all }, { sum, text }) => {
    const many = Math.ceil(one(all) / one(each) - 1e-9);
    const last = one(all) - (many - 1) * one(each);
    const [span = 'payment'] = /week|month|day|fortnight/.exec(text.slice(each![0]!.end)) ?? [];
    return many < 2 || many > 1000
      ? undefined
      : [
          `That takes ${many} ${span}s, and the last payment is ${sum(last)}.`,
          [`${many - 1} × ${sum(one(each))} = ${sum((many - 1) * one(each))}, and ${sum(one(all))} less that is ${sum(last)}.`],
        ];
  },
};

const SOME = /\bsome (?:[a-z]+ ){0,2}(?:at|for) $/;
/** "34 at £6 and some at £3.50, £351 in all": how many of the second. */
const HOW_MANY_OTHERS: Frame = {
  says: [/\bsome\b/, /\bhow many\b/],
  slots: {
    other: { is: MONEY, before: SOME },
    all: {
      is: MONEY,
      before:
        /\b(?:took|taken|made|takings(?: of| were| are)?|total(?: of| is| was)?|came to|comes to|spent|paid|raised|altogether)(?: (?:about|us))? $/,
    },
    many: { is: ['number'], after: /^ (?:[a-z]+ ){0,3}(?:at|for) [£$€]?\d/ },
    each: { is: MONEY, before: /\d (?:[a-z]+ ){0,3}(?:at|for) $/ },
  },
  work: ({ other, all, many, each }, { sum }) => {
    const rest = one(all) - one(many) * one(each);
    const count = whole(rest / one(other));
    return count < 0 || !Number.isInteger(count)
      ? undefined
      : [
          `That is ${count}.`,
          [
            `${one(many)} × ${sum(one(each))} = ${sum(one(many) * one(each))}, which leaves ${sum(rest)}.`,
            `${sum(rest)} ÷ ${sum(one(other))} = ${count}.`,
          ],
        ];
  },
};

/** "1 part to 6 parts water": what it makes, and how many glasses. */
const DILUTED: Frame = {
  says: [
    /\b(?:dilut\w+|squash|cordial|concentrate\w*|water|mix\w*)\b/,
    /\b1(?: part)?(?: [a-z]+)? ?(?:to|:) ?\d+(?: parts?)?\b/,
    /\bhow (?:many|much)\b/,
  ],
  slots: {
    part: { is: ['number'], after: /^(?: parts?)?(?: [a-z]+)? ?(?:to|:) ?\d/ },
    water: { is: ['number'], before: /1(?: parts?)?(?: [a-z]+)? ?(?:to|:) ?$/ },
    glass: { is: ['measure'], after: /^ (?:glass|cup|mug|beaker|bottle)/ },
    bottle: { is: ['measure'] },
  },
  work: ({ part, water, glass, bottle }) => {
    const litres = (value: Value | undefined): number | undefined => {
      const [name] = value?.kind === 'measure' ? Object.keys(value.unit) : [];
      return name === 'litre' ? value!.value : name === 'ml' ? value!.value / 1000 : undefined;
    };
    const [held, size] = [litres(bottle?.[0]), litres(glass?.[0])];
    if (one(part) !== 1 || held === undefined || size === undefined) return undefined;
    const all = held * (1 + one(water));
    return [
      `It makes ${figure(Math.floor(all / size + 1e-9))}.`,
      [
        `${figure(held)} litres × ${1 + one(water)} = ${figure(all)} litres, and that ÷ ${figure(size * 1000)} ml = ${figure(all / size)}.`,
      ],
    ];
  },
};

/** Tablets that run out: how long a box lasts from the day it was begun. */
const RUNS_OUT: Frame = {
  says: [
    /\b(?:tablets?|pills?|capsules?|doses?|sachets?|packets?|strips?|nappies)\b/,
    /\b(?:when|what (?:day|date))\b/,
    /\b(?:run\w* out|last\w*|finish\w*|need (?:more|a new)|end\w*)\b/,
  ],
  slots: {
    from: { is: ['date'] },
    times: {
      is: ['measure', 'factor'],
      after: /^/,
      before: /\b(?:takes?|taking|have|has|uses?|using|needs?|doses?|tablets?|pills?|capsules?|them|nappies)(?: it)? $/,
      how: 'perhaps',
    },
    each: {
      is: ['number'],
      before: /\b(?:takes?|taking|have|has|uses?|using|needs?|on|is)(?: (?:about|just))? $/,
      after: /^(?! (?:in|left))/,
    },
    box: { is: ['number'] },
  },
  work: ({ from, times, each, box }) => {
    const often = times?.[0];
    if (often && !(often.kind === 'measure' && often.unit['day'] === -1)) return undefined;
    const daily = one(each) * (often?.value ?? 1);
    const [start] = from ?? [];
    const days = Math.floor(one(box) / daily + 1e-9);
    if (start?.kind !== 'date' || daily <= 0 || days < 1) return undefined;
    const read = new Date(start.value * DAY_MS);
    const first = start.hasYear ? read : new Date(Date.UTC(today().getUTCFullYear(), read.getUTCMonth(), read.getUTCDate()));
    const last = new Date(first.getTime() + (days - 1) * DAY_MS);
    return [
      `The last full day is ${weekday(last)}, ${english(last)}: it lasts ${days} days.`,
      [`${figure(one(box))} ÷ ${figure(daily)} a day = ${figure(one(box) / daily)}, counted from ${english(first)}.`],
    ];
  },
};

const BY_MONTH = new RegExp(`\\b(?:by|before|until|till|to) (?:the )?(?:(?<edge>end|start|beginning) of )?(?<month>${MONTH})\\b`);
const FROM_MONTH = new RegExp(`\\b(?:start\\w*|from|begin\\w*)(?: saving)?(?: in| this)? (?<month>${MONTH})\\b`);
/** What to put by every month from now, or a month that is told, so that it is there in time. */
const SAVED_BY: Frame = {
  says: [BY_MONTH, /\b(?:each|every|an?|per) month\b|\bmonthly\b/, /\bhow much\b/, /\b(?:sav\w+|put (?:away|by|aside)|need)\b/],
  slots: {
    have: {
      is: MONEY,
      before: /\b(?:saved(?: up)?|have|got|put (?:by|away|aside)|already)(?: (?:about|saved|already|got))? $/,
      how: 'perhaps',
    },
    aim: { is: MONEY },
  },
  work: ({ have, aim }, { text, sum }) => {
    const { edge, month } = BY_MONTH.exec(text)?.groups ?? {};
    const begins = FROM_MONTH.exec(text)?.groups?.['month'];
    const now = today().getUTCMonth();
    const first = begins === undefined ? now + 1 : monthOf(begins);
    const last = monthOf(month!) - (edge === 'end' ? 0 : 1);
    const months = ((last - first + 24) % 12) + 1;
    const open = one(aim) - one(have);
    if (open <= 0 || months < 2) return undefined;
    return [
      `That is ${sum(open / months)} a month for ${months} months, from ${monthName(first % 12)} to ${monthName((last + 12) % 12)}.`,
      [
        ...(one(have) > 0 ? [`${sum(one(aim))} − ${sum(one(have))} = ${sum(open)}.`] : []),
        `${sum(open)} ÷ ${months} = ${sum(open / months)}.`,
      ],
    ];
  },
};

/** Days of holiday for a part of the year. */
const PRO_RATA: Frame = {
  says: [/\b(?:holidays?|leave)\b/, /\b(?:start\w*|join\w*|leav\w+|left|from)\b/, /\bhow (?:many|much)\b/],
  slots: {
    from: { is: ['date'] },
    days: { is: ['measure'] },
  },
  work: ({ from, days }, { text }) => {
    const [start, given] = [from?.[0], days?.[0]];
    if (start?.kind !== 'date' || given?.kind !== 'measure' || given.unit['day'] !== 1) return undefined;
    const day = new Date(start.value * DAY_MS);
    if (day.getUTCDate() !== 1 || !/\bdecember\b|\bcalendar year\b|\bend of the year\b/.test(text)) return undefined;
    const months = 12 - day.getUTCMonth();
    const due = (given.value * months) / 12;
    return [
      `You get ${figure(due, 1)} days${Number.isInteger(whole(due)) ? '' : ', which most employers round up to the next half or whole day'}.`,
      [`${months} of 12 months: ${figure(given.value)} × ${months} ÷ 12 = ${figure(due)}.`],
    ];
  },
};

/** Made in batches, sold in packs: what is left of it after the costs. */
const BATCHES: Frame = {
  says: [
    /\b(?:sell|sold|selling)\b/,
    /\b(?:bags?|packs?|boxes|bunches|lots?|sets?|trays?|jars?) of \d/,
    /\bhow much\b|\bprofit\b/,
  ],
  slots: {
    pack: { is: ['number'], before: /\b(?:bags?|packs?|boxes|bunches|lots?|sets?|jars?) of $/ },
    price: { is: MONEY, before: /\b(?:at|for) $/, after: /^(?: (?:an?|per|each|the|for an?) [a-z]+| each| apiece)/ },
    costs: {
      is: ['money'],
      before:
        /\b(?:costs?|cost me|spent|spend|paid|pay|came to|come to|ingredients|materials)(?: (?:about|me|are|were|come to|cost))? $/,
    },
    batches: { is: ['number'], after: /^ (?:[a-z]+ )?(?:trays?|batches|sheets?|dozen|boxes|crates?|rows?|lots?) of / },
    each: { is: ['number'], before: /\b(?:trays?|batches|sheets?|boxes|crates?|rows?|lots?) of $/ },
  },
  work: ({ pack, price, costs, batches, each }, { sum }) => {
    const all = one(batches) * one(each);
    const packs = Math.floor(all / one(pack) + 1e-9);
    const taken = packs * one(price);
    return [
      `That leaves ${sum(taken - one(costs))}.`,
      [
        `${one(batches)} × ${one(each)} = ${all}, which fill ${packs}.`,
        `${packs} × ${sum(one(price))} = ${sum(taken)}, and ${sum(taken)} − ${sum(one(costs))} = ${sum(taken - one(costs))}.`,
      ],
    ];
  },
};

/** "Basic is 900 a month plus 3.5% commission, and I sold 18,400". */
const COMMISSION: Frame = {
  says: [
    // With a limit it is another kind.
    /^(?!.*\b(?:capped|no more than|up to|maximum)\b).*\bcommission\b/,
    /\b(?:sold|sales|sell|takings|turnover)\b/,
    /\b(?:pay|earn\w*|get|make|take home|wages?|salary|commission)\b/,
  ],
  slots: {
    rate: { is: ['percent'] },
    sold: {
      is: MONEY,
      before:
        /\b(?:sold|sales(?: of| were| are| came to)?|sell|takings(?: of| were)?|turnover(?: of| was)?)(?: (?:about|for|worth))? $/,
    },
    basic: { is: MONEY, how: 'perhaps' },
  },
  work: ({ rate, sold, basic }, { sum }) => {
    const share = (one(sold) * one(rate)) / 100;
    return [
      `That is ${sum(one(basic) + share)}.`,
      [
        `${figure(one(rate))}% of ${sum(one(sold))} = ${sum(share)}.`,
        ...(basic ? [`${sum(one(basic))} + ${sum(share)} = ${sum(one(basic) + share)}.`] : []),
      ],
    ];
  },
};

/** "The first 12,570 is tax free, then 20% on the rest". */
const TAX_FREE: Frame = {
  says: [
    /\b(?:tax|vat|gst|charge\w*|fee|commission)\b/,
    /\bfirst [£$€₹₦]?\d|\b(?:tax[- ]free|untaxed|allowance)\b/,
    /\b(?:rest|over|above|remainder|remaining|anything|everything)\b/,
  ],
  slots: {
    free: { is: MONEY, before: /\b(?:first|allowance(?: of| is)?) $/ },
    rate: { is: ['percent'] },
    all: { is: MONEY },
  },
  work: ({ free, rate, all }, { sum, text }) => {
    const over = one(all) - one(free);
    const due = (over * one(rate)) / 100;
    const isKept = /\b(?:left|take home|keep|after tax)\b/.test(text);
    if (over <= 0) return undefined;
    return [
      isKept ? `That leaves ${sum(one(all) - due)}.` : `That is ${sum(due)}.`,
      [
        `${sum(one(all))} − ${sum(one(free))} = ${sum(over)}, and ${figure(one(rate))}% of it is ${sum(due)}.`,
        ...(isKept ? [`${sum(one(all))} − ${sum(due)} = ${sum(one(all) - due)}.`] : []),
      ],
    ];
  },
};

/** What a loan or paying by the month costs on top. */
const LOAN_COST: Frame = {
  says: [
    /\b(?:borrow\w*|loan|lend\w*|lent|finance|credit)\b/,
    /\b(?:interest|extra|more|cost\w*|on top)\b/,
    /\b(?:a|per|each|every) (?:month|week|year)\b|\b(?:month|week)ly\b/,
  ],
  slots: {
    times: { is: ['measure'] },
    each: { is: MONEY, after: /^ ?(?:an?|per|each|every) (?:month|week|year)\b|^ (?:month|week)ly\b/ },
    all: { is: ['money'] },
  },
  work: ({ times, each, all }, { sum, text }) => {
    const [span] = times ?? [];
    const [name] = /month|week|year/.exec(text.slice(each![0]!.end)) ?? [];
    const told = span?.kind === 'measure' ? Object.keys(span.unit)[0] : undefined;
    const many = told === name ? one(times) : told === 'year' && name === 'month' ? one(times) * 12 : 0;
    const paid = many * one(each);
    if (many < 2 || paid <= one(all)) return undefined;
    return [
      `That is ${sum(paid - one(all))}.`,
      [`${figure(many)} × ${sum(one(each))} = ${sum(paid)}, and ${sum(paid)} − ${sum(one(all))} = ${sum(paid - one(all))}.`],
    ];
  },
};

/** "From 82.4 kg to 76.9 kg in ten weeks, how much is that a week?" */
const CHANGE_RATE: Frame = {
  says: [
    /\bfrom\b.*\bto\b/,
    /\b(?:in|over) \d+ (?:day|week|month|year)s\b/,
    /\b(?:an?|per|each|every) (?:day|week|month|year)\b/,
  ],
  slots: {
    from: { is: ['money', 'measure', 'number'], before: /\bfrom $/ },
    to: { is: ['money', 'measure', 'number'], before: /\bto $/ },
    span: { is: ['measure'], before: /\b(?:in|over)(?: about| the last)? $/ },
  },
  work: ({ from, to, span }, { text }) => {
    const [first, second, time] = [from![0]!, to![0]!, span![0]!];
    const [name] = time.kind === 'measure' ? Object.keys(time.unit) : [];
    const asked = /\b(?:an?|per|each|every) (day|week|month|year)\b/.exec(text.slice(time.end))?.[1];
    const [own, other] = [first, second].map((value) => ('unit' in value ? value.unit : {}));
    if (
      name === undefined ||
      name !== asked ||
      Object.keys(other!).length === 0 ||
      (Object.keys(own!).length > 0 && Object.keys(own!)[0] !== Object.keys(other!)[0])
    )
      return undefined;
    const change = Math.abs(second.value - first.value);
    return [
      `That is ${sayAmount(change / time.value, other!)} a ${name}.`,
      [
        `${sayAmount(Math.max(first.value, second.value), other!)} − ${sayAmount(Math.min(first.value, second.value), other!)} = ${sayAmount(change, other!)}, and that ÷ ${figure(time.value)} = ${sayAmount(change / time.value, other!)}.`,
      ],
    ];
  },
};

/** "Buy one get one half price". */
const SECOND_HALF: Frame = {
  says: [
    /\bget (?:1|one|the second|the other|another)(?: [a-z]+)?(?: at| for)? half price\b|\bsecond (?:1|one|[a-z]+) (?:is |at |for )?half price\b/,
    /\b(?:how much|what|pay|cost|total)\b/,
  ],
  slots: { price: { is: MONEY }, many: { is: ['number'] } },
  work: ({ price, many }, { sum }) => {
    const count = one(many);
    const cost = (Math.floor(count / 2) * 1.5 + (count % 2)) * one(price);
    return count < 2 || !Number.isInteger(count)
      ? undefined
      : [
          `That is ${sum(cost)}.`,
          [
            `Each second one costs ${sum(one(price) / 2)}: ${figure(Math.ceil(count / 2))} × ${sum(one(price))} + ${figure(Math.floor(count / 2))} × ${sum(one(price) / 2)} = ${sum(cost)}.`,
          ],
        ];
  },
};

const PACKS = '(?:balls?|skeins?|packs?|packets?|bags?|boxes|box|bottles?|tubs?|tins?|jars?|sacks?|rolls?|reels?|bundles?)';
/** "The pattern takes 430 g and a ball is 50 g at £3.40": nobody sells a part of one. */
const WHOLE_PACKS: Frame = {
  says: [
    new RegExp(`\\b${PACKS}\\b`),
    /\bhow (?:many|much)\b|\bwhat (?:will|would|does|do|is)\b[^?]*\b(?:cost|pay|spend|total)\b/,
    /\b(?:cost|pay|spend|total|come to|how much (?:altogether|in all|is that|will))\b/,
  ],
  slots: {
    size: {
      is: ['measure'],
      before: new RegExp(`\\b${PACKS}(?: of [a-z]+)?(?: (?:are|is|of|come in|weighs?|holds?|hold|has|have|contains?|at))* $`),
    },
    need: { is: ['measure'], before: /\b(?:takes?|needs?|calls? for|uses?|wants?|requires?|asks? for)(?: about)? $/ },
    price: { is: MONEY, before: /\b(?:at|for|costs?|are|is|and) $|^ ?$/ },
  },
  work: ({ size, need, price }, { text, sum }) => {
    const [pack, all] = [size![0]!, need![0]!];
    if (pack.kind !== 'measure' || all.kind !== 'measure' || !/\b(?:each|a|per|apiece|one)\b/.test(text)) return undefined;
    const way = inUnit(all.unit, pack.unit);
    if (!way || way.doubt > 0.1 || Object.keys(pack.unit).length !== 1) return undefined;
    const many = (all.value * way.factor) / pack.value;
    // What a cake costs is a part of the bag that is in the cupboard.
    if (many <= 1 || (/\brecipe\b/.test(text) && !/\bbuy\b/.test(text))) return undefined;
    const count = Math.ceil(many - 1e-9);
    const names = new RegExp(`\\b${PACKS}\\b`)
      .exec(text)![0]
      .replace(/^box$/, 'boxe')
      .replace(/(?<!s)$/, 's');
    return [
      `You need ${count} ${names}${many < count - 1e-6 ? ` (${figure(many)} rounded up)` : ''}, which cost ${sum(count * one(price))}.`,
      [
        `${sayAmount(all.value, all.unit)} ÷ ${sayAmount(pack.value, pack.unit)} = ${figure(many)}.`,
        `${count} × ${sum(one(price))} = ${sum(count * one(price))}.`,
      ],
    ];
  },
};

/** "4.50 a week each for 3 kids": what that is in a year. */
const EACH_BY_THE_WEEK: Frame = {
  says: [/\beach\b/, /\b(?:in|over|for|during) (?:an?|the|1|one) (?:whole |full )?year\b|\b(?:an?|per) year\?*$/],
  slots: {
    rate: { is: MONEY, after: /^ ?(?:an?|per|every) (?:week|month) each\b|^ each (?:an?|per|every) (?:week|month)\b/ },
    heads: { is: ['number'], after: /^ (?:kids|children|boys|girls|grandchildren|grandkids|sons|daughters|people)\b/ },
  },
  work: ({ rate, heads }, { text, sum }) => {
    const [often, name] = /\b(?:an?|per|every) month\b/.test(text) ? [12, 'months'] : [52, 'weeks'];
    const all = one(rate) * one(heads) * often;
    return [
      `That is ${sum(all)} a year.`,
      [`${sum(one(rate))} × ${figure(one(heads))} = ${sum(one(rate) * one(heads))}, and that × ${often} ${name} = ${sum(all)}.`],
    ];
  },
};

const KNOWN: readonly Frame[] = [
  EACH_BY_THE_WEEK,
  WHOLE_PACKS,
  COMMISSION,
  TAX_FREE,
  LOAN_COST,
  CHANGE_RATE,
  SECOND_HALF,
  LIMITED,
  DEAL,
  WEIGHTED,
  BY_SHARE,
  TAX_WITHIN,
  LAST_PAYMENT,
  HOW_MANY_OTHERS,
  DILUTED,
  RUNS_OUT,
  SAVED_BY,
  PRO_RATA,
  BATCHES,
  ...SHARES_AND_AIMS,
  ...EVERYDAY,
];

export const known = (plain: string): Worked | undefined => framed(KNOWN, plain);
