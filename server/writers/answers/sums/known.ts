/** The kinds of sums that are known: a share with a limit, a deal beside a single price, what each put in and gets … */
import { listed } from '../../../english/prose.ts';
import { framed, type Frame } from './frames.ts';
import { sayAmount } from './plan.ts';
import { EVERYDAY } from './everyday.ts';
import { SHARES_AND_AIMS } from './shares.ts';
import { figure, type Worked } from './told.ts';
import { inUnit } from './units.ts';
import type { Value } from '../values/read.ts';

const MONEY = ['money', 'number'] as const;
const one = (values: readonly Value[] | undefined): number => values?.[0]?.value ?? 0;

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

/** A tax that is in the price already. */
const TAX_WITHIN: Frame = {
  says: [
    /\b(?:vat|gst|sales tax|tax)\b/,
    /\b(?:vat|gst|tax)\b[^.?;]{0,30}\b(?:includ\w+|inclusive|inc|in (?:it|that|the price))\b|\b(?:includ\w+|inclusive of|inc)\b[^.?;]{0,20}\b(?:vat|gst|tax)\b/,
  ],
  slots: { rate: { is: ['percent'] }, price: { is: MONEY } },
  work: ({ rate, price }, { sum, text }) => {
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

const KNOWN: readonly Frame[] = [
  WHOLE_PACKS,
  COMMISSION,
  LIMITED,
  DEAL,
  WEIGHTED,
  TAX_WITHIN,
  LAST_PAYMENT,
  ...SHARES_AND_AIMS,
  ...EVERYDAY,
];

export const known = (plain: string): Worked | undefined => framed(KNOWN, plain);
