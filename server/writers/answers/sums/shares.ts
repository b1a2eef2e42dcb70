/** Known kinds of sums about shares, averages, aims and work that several do. */
import { sayAmount } from './plan.ts';
import type { Frame } from './frames.ts';
import { figure } from './told.ts';
import { inUnit } from './units.ts';
import type { Value } from '../values/read.ts';

const MONEY = ['money', 'number'] as const;
const one = (values: readonly Value[] | undefined): number => values?.[0]?.value ?? 0;

/** "It stands at £14,260 and the target is £23,000, what percent is still to raise?" */
const STILL_TO_RAISE: Frame = {
  says: [
    /\b(?:target|goal|aim|appeal|fundrais\w+)\b/,
    /\b(?:what|how (?:much|many)) (?:per ?cent\w*|%)|\bwhat (?:share|part|percentage)\b/,
    /\b(?:still|left|remain\w*|to (?:go|raise|find|get|collect))\b/,
  ],
  slots: {
    aim: {
      is: MONEY,
      before: /\b(?:target|goal|aim)(?: (?:is|was|of|for (?:it|this) is))?(?: to (?:raise|get|reach|collect))? $/,
    },
    have: { is: MONEY },
  },
  work: ({ aim, have }, { sum }) => {
    const left = one(aim) - one(have);
    const share = (100 * left) / one(aim);
    return left <= 0 || one(have) <= 0
      ? undefined
      : [
          `${figure(share, 1)}% is still to come: ${sum(left)}.`,
          [`${sum(one(aim))} − ${sum(one(have))} = ${sum(left)}.`, `${sum(left)} ÷ ${sum(one(aim))} = ${figure(share, 1)}%.`],
        ];
  },
};

const DOERS =
  '(?:people|men|women|workers?|pickers?|painters?|builders?|cleaners?|lads|of us|volunteers?|helpers?|machines?|pumps?|taps?|mowers?|diggers?|packers?|students?|friends?)';
/** "Six pickers cleared it in 4 days, how long would 8 take?": twice as many need half as long. */
const MANY_HANDS: Frame = {
  says: [
    new RegExp(`\\d ${DOERS}\\b`),
    /\bhow (?:many (?:days|hours|minutes|weeks)|long)\b/,
    /\b(?:same (?:speed|rate|pace|job|work)|takes?|took|taken|clear\w*|finish\w*|pick\w*|paint\w*|buil[dt]\w*|dig|dug|did|do|done|clean\w*|fill\w*|empt\w+|pack\w*)\b/,
  ],
  slots: {
    doers: { is: ['number'], after: new RegExp(`^ (?:[a-z]+ )?${DOERS}\\b`), how: 'many' },
    time: { is: ['measure'] },
    others: { is: ['number'], how: 'perhaps' },
  },
  work: ({ doers = [], time, others = [] }) => {
    const [first, second, ...more] = [...doers, ...others].toSorted((a, b) => a.at - b.at);
    const [span] = time ?? [];
    if (!first || !second || more.length > 0 || span?.kind !== 'measure' || first.value < 1 || second.value < 1) return undefined;
    const [name, ...rest] = Object.keys(span.unit);
    if (name === undefined || rest.length > 0 || !/^(?:day|week|hour|minute|month)$/.test(name)) return undefined;
    const whole = first.value * span.value;
    const said = sayAmount(whole / second.value, span.unit);
    return [
      `It takes ${said}, if all work at the same speed.`,
      [
        `${figure(first.value)} × ${sayAmount(span.value, span.unit)} = ${sayAmount(whole, span.unit)} of work for one; ÷ ${figure(second.value)} = ${said}.`,
      ],
    ];
  },
};

/** "We share the tips of 312 by hours worked, I did 6, the others 8, 7 and 5." */
const BY_HOURS: Frame = {
  says: [
    /\b(?:by|according to|in proportion to|based on|in line with|on) (?:the |our )?(?:number of )?(?:hours|days|shifts|nights|sizes?|areas?|floor space|how (?:long|many|big|much))\b/,
    /\b(?:mine|my (?:share|part|cut)|(?:do|should|will|would) i (?:get|pay|owe))\b/,
  ],
  slots: {
    all: {
      is: MONEY,
      before:
        /\b(?:tips?|rent|bills?|total|cost|winnings|profit|pot|jar|pool|it)(?: [a-z]+)?(?: (?:is|are|was|were|of|came to|comes to|come to|made|costs?))(?: about)? $/,
    },
    own: {
      is: ['number', 'measure'],
      before:
        /\b(?:i (?:did|do|worked|work|have|had|got|stayed|was there)|mine (?:is|was)|my (?:room|bedroom) is)(?: (?:for|about))? $/,
    },
    others: { is: ['number', 'measure'], how: 'many' },
  },
  work: ({ all, own, others = [] }, { sum }) => {
    const parts = [one(own), ...others.map(({ value }) => value)];
    const total = parts.reduce((so, part) => so + part, 0);
    if (others.length === 0 || parts.some((part) => part <= 0)) return undefined;
    const share = (one(all) * one(own)) / total;
    return [
      `Your share is ${sum(share)}.`,
      [
        `${parts.map((part) => figure(part)).join(' + ')} = ${figure(total)}; ${sum(one(all))} × ${figure(one(own))} ÷ ${figure(total)} = ${sum(share)}.`,
      ],
    ];
  },
};

/** "£7.25 an hour, 38 hours, and 8% more from January: how much extra a week?" */
const PAY_RISE: Frame = {
  says: [
    /\b(?:an|per) hour\b|\bp\/?h\b|\bhourly\b/,
    /%/,
    /\b(?:rise|raise|more|increase|extra|up)\b/,
    /\bhow much (?:extra|more)\b|\bwhat (?:extra|difference)\b/,
  ],
  slots: {
    rate: { is: MONEY, after: /^ (?:an|per) hour\b|^ ?p\/?h\b| hourly/ },
    hours: { is: ['measure'] },
    rise: { is: ['percent'] },
  },
  work: ({ rate, hours, rise }, { text, sum }) => {
    const [span] = hours ?? [];
    if (span?.kind !== 'measure' || Object.keys(span.unit).some((name) => name !== 'hour' && name !== 'week')) return undefined;
    const week = one(rate) * span.value;
    const more = (week * one(rise)) / 100;
    const steps = [
      `${figure(span.value)} hours × ${sum(one(rate))} = ${sum(week)}.`,
      `${figure(one(rise))}% of ${sum(week)} = ${sum(more)}.`,
    ];
    const asked = text.slice(text.search(/\bhow much (?:extra|more)\b|\bwhat (?:extra|difference)\b/));
    if (/\byear|\bannual/.test(asked))
      return [`That is ${sum(more * 52)} more a year.`, [...steps, `${sum(more)} × 52 = ${sum(more * 52)}.`]];
    if (/\bmonth|\bday|\bshift/.test(asked)) return undefined;
    return [`That is ${sum(more)} more a week.`, steps];
  },
};

const SPAN = '(?:days?|weeks?|months?|years?|nights?|quarters?)';
/** "28.99 for the first 6 months and then 41.50 for the next 12": the whole, and the average of it. */
const FIRST_AND_THEN: Frame = {
  says: [
    new RegExp(`\\bfirst \\d+ ${SPAN}\\b`),
    /\b(?:then|after that|thereafter|next|afterwards|remaining)\b/,
    /\b(?:what|how much)\b/,
    /\b(?:whole|total|altogether|overall|in all|over|average|across)\b/,
  ],
  slots: {
    early: {
      is: MONEY,
      after: new RegExp(`^(?: an?| per)?(?: month| week| day| night| year)?(?: only| just)? (?:for|in) (?:the |my )?first \\d`),
    },
    first: { is: ['measure'], before: /\bfirst $/ },
    later: { is: MONEY },
    next: {
      is: ['measure', 'number'],
      before: /\b(?:next|other|remaining|last|following|then|rest of the|for) $/,
      how: 'perhaps',
    },
    whole: { is: ['measure'], how: 'perhaps' },
  },
  work: ({ early, first, later, next, whole }, { text, sum }) => {
    const [span] = first ?? [];
    if (span?.kind !== 'measure') return undefined;
    const [name] = Object.keys(span.unit);
    const rest = next ? one(next) : one(whole) - span.value;
    const all = span.value + rest;
    if (
      name === undefined ||
      rest <= 0 ||
      (whole && whole[0]!.kind === 'measure' && (whole[0]!.unit[name] !== 1 || one(whole) !== all))
    )
      return undefined;
    const total = span.value * one(early) + rest * one(later);
    const mean = total / all;
    const steps = [
      `${figure(span.value)} × ${sum(one(early))} + ${figure(rest)} × ${sum(one(later))} = ${sum(total)}.`,
      ...(/\baverag/.test(text) ? [`${sum(total)} ÷ ${figure(all)} = ${sum(mean)}.`] : []),
    ];
    return [`It is ${sum(total)} in all${/\baverag/.test(text) ? `, ${sum(mean)} a ${name} on average` : ''}.`, steps];
  },
};

/** "Tom only puts in £15, what do the other three owe each?" */
const OTHERS_PAY: Frame = {
  says: [
    /\bthe (?:other|rest of us|remaining)\b/,
    /\b(?:each|every one|apiece)\b/,
    /\b(?:bill|meal|dinner|lunch|came to|total|cost|round|taxi|cab)\b/,
  ],
  slots: {
    all: { is: MONEY, before: /\b(?:bill|meal|dinner|lunch|total|cost|round|taxi|cab)[a-z ]{0,20}? $|\b(?:came|comes) to $/ },
    given: {
      is: MONEY,
      before:
        /\b(?:putting in|puts? in|paying|pays|paid|giving|gives?|gave|chipping in|chips in|owes?|contribut\w+|threw in|throwing in)(?: only| just)? $/,
    },
    others: { is: ['number'], before: /\bother $|\bremaining $/ },
    heads: { is: ['number'], how: 'perhaps' },
  },
  work: ({ all, given, others, heads }, { sum }) => {
    if (one(others) < 1 || one(given) >= one(all) || (heads && one(heads) !== one(others) + 1)) return undefined;
    const rest = one(all) - one(given);
    const share = rest / one(others);
    return [
      `That is ${sum(share)} each.`,
      [`${sum(one(all))} − ${sum(one(given))} = ${sum(rest)}.`, `${sum(rest)} ÷ ${figure(one(others))} = ${sum(share)}.`],
    ];
  },
};

/** "Chilli for 6 takes 750 g mince, we are 16 and it comes in 500 g packs at 3.49": scaled, and whole packs of it. */
const SCALED_IN_PACKS: Frame = {
  says: [
    /\b(?:packs?|bags?|tins?|tubs?|packets?|bottles?|cartons?|boxes)\b/,
    /\b(?:for|feeds?|serves?|makes?)\b/,
    /\b(?:spend|cost|pay|how many (?:packs?|bags?|tins?|tubs?|packets?|bottles?|cartons?|boxes)|how much)\b/,
  ],
  slots: {
    serves: { is: ['number'], before: /\b(?:for|feeds|serves|makes(?: enough for)?|enough for)(?: about)? $/ },
    need: { is: ['measure'], after: /^(?! ?(?:packs?|bags?|tins?|tubs?|packets?|bottles?|cartons?|boxes))/ },
    heads: {
      is: ['number'],
      before: /\b(?:feeding|cooking for|are|have|making it for|for|coming|serving|there will be|there'll be)(?: about)? $/,
    },
    pack: { is: ['measure'], after: /^ ?(?:packs?|bags?|tins?|tubs?|packets?|bottles?|cartons?|boxes)/ },
    price: { is: MONEY, before: /\b(?:at|for|costs?|costing|are|is) $/, how: 'perhaps' },
  },
  work: ({ serves, need, heads, pack, price }, { sum }) => {
    const [own] = need ?? [];
    const [size] = pack ?? [];
    if (own?.kind !== 'measure' || size?.kind !== 'measure' || one(serves) < 1) return undefined;
    const way = inUnit(own.unit, size.unit);
    if (!way) return undefined;
    const whole = (one(heads) / one(serves)) * own.value;
    const many = Math.ceil((whole * way.factor) / size.value - 1e-9);
    const steps = [
      `${sayAmount(own.value, own.unit)} ÷ ${figure(one(serves))} × ${figure(one(heads))} = ${sayAmount(whole, own.unit)}.`,
      `${sayAmount(whole, own.unit)} ÷ ${sayAmount(size.value, size.unit)} = ${figure((whole * way.factor) / size.value)}, so ${many} ${many === 1 ? 'pack' : 'packs'}.`,
    ];
    return price
      ? [
          `It takes ${many} ${many === 1 ? 'pack' : 'packs'}, which is ${sum(many * one(price))}.`,
          [...steps, `${many} × ${sum(one(price))} = ${sum(many * one(price))}.`],
        ]
      : [`It takes ${many} ${many === 1 ? 'pack' : 'packs'}.`, steps];
  },
};

/** "12 eggs are 3.29, 15 are 3.99 and 6 are 1.75, which is cheapest per egg?" */
const CHEAPEST_PER_PIECE: Frame = {
  says: [/\b(?:cheapest|best (?:value|deal|buy)|cheaper|better (?:value|deal|buy))\b/, /\b(?:per|each|an?|for 1|which)\b/],
  slots: {
    many: { is: ['number'], after: /^(?: [a-z]+){0,2} (?:are|is|for|at|cost|costs|come to) [£$€₦₹]?\d/, how: 'many' },
    prices: { is: MONEY, before: /\b(?:are|is|for|at|costs?|come to) $/, how: 'many' },
  },
  work: ({ many = [], prices = [] }, { sum }) => {
    // Two are compared elsewhere.
    if (many.length < 3 || many.length !== prices.length || many.some(({ value }) => !Number.isInteger(value) || value < 1))
      return undefined;
    const offers = many.map(({ value, at }, index) => ({
      value,
      price: prices[index]!.value,
      isPaired: prices[index]!.at > at && (many[index + 1]?.at ?? Infinity) > prices[index]!.at,
    }));
    if (offers.some(({ isPaired }) => !isPaired)) return undefined;
    const best = offers.toSorted((first, second) => first.price / first.value - second.price / second.value)[0]!;
    const each = (price: number): string => sum(Math.round(price * 1000) / 1000);
    return [
      `The ${figure(best.value)} for ${sum(best.price)} are cheapest: ${each(best.price / best.value)} each.`,
      offers.map(({ value, price }) => `${sum(price)} ÷ ${figure(value)} = ${each(price / value)} each.`),
    ];
  },
};

/** "£18.60 an hour, overtime is time and a half, 38 hours and 6.5 overtime", or "time and a half after 40 hours, did 46.5". */
const OVERTIME: Frame = {
  says: [
    /\b(?:time and a half|double time|overtime)\b|×1\.5/,
    /\b(?:gross|pay|paid|wages?|earn\w*|get|due|total|cheque|paycheck|check|before (?:tax|deductions)|take home)\b/,
  ],
  slots: {
    rate: {
      is: MONEY,
      before: /\b(?:at|on|earn|get|paid|is|rate(?: is| of)?|i'm on|am on|make) $/,
      after: /^(?: an? | per | ?\/ ?)?(?:hour|hr|h)?\b/,
    },
    times: { is: ['factor', 'number'], after: /^ ?(?:(?:times|x|pay|after|for|over|on)\b|,|\.|$)/, how: 'perhaps' },
    over: {
      is: ['measure', 'number'],
      before: /\bovertime(?: of)? $|\b(?:after|over|above|past)(?: the first)? $/,
      how: 'perhaps',
    },
    late: { is: ['number', 'measure'], after: /^(?: hours?)?(?: of)? overtime\b/, how: 'perhaps' },
    hours: { is: ['measure', 'number'] },
  },
  work: ({ rate, times, over, late, hours }, { text, sum }) => {
    const by = /\bdouble time\b/.test(text) ? 2 : times ? one(times) : /\btime and a half\b/.test(text) ? 1.5 : undefined;
    if (by === undefined || (over === undefined) === (late === undefined)) return undefined;
    const isLimit = over !== undefined && /\b(?:after|over|above|past)(?: the first)? $/.test(text.slice(0, over[0]!.at));
    const [plain, extra] = isLimit ? [one(over), one(hours) - one(over)] : [one(hours), late ? one(late) : one(over)];
    if (plain <= 0 || extra <= 0 || plain > 100) return undefined;
    const pay = plain * one(rate) + extra * by * one(rate);
    return [
      `The pay is ${sum(pay)}.`,
      [
        `${figure(plain)} × ${sum(one(rate))} = ${sum(plain * one(rate))}.`,
        `${figure(extra)} × ${figure(by)} × ${sum(one(rate))} = ${sum(extra * by * one(rate))}.`,
        `${sum(plain * one(rate))} + ${sum(extra * by * one(rate))} = ${sum(pay)}.`,
      ],
    ];
  },
};

/** "10.99 a month or 109 a year, how much do I save paying yearly?" */
const MONTHLY_OR_YEARLY: Frame = {
  says: [
    /\b(?:a|per|each|every) month\b|\bmonthly\b/,
    /\b(?:a|per|each|the) year\b|\b(?:yearly|annual(?:ly)?|upfront)\b/,
    /\b(?:save|saving|cheaper|difference|better)\b/,
  ],
  slots: {
    month: { is: MONEY, after: /^(?: an?| per| each| every|\/)? ?month/ },
    year: {
      is: MONEY,
      after: /^(?: if you pay| when paid| paid)?(?: an?| per| for a| for the| for|\/)? ?(?:year|annual|upfront)/,
    },
  },
  work: ({ month, year }, { sum }) => {
    const twelve = 12 * one(month);
    const apart = twelve - one(year);
    return apart === 0
      ? undefined
      : [
          apart > 0
            ? `That is ${sum(apart)} a year saved by paying yearly.`
            : `That is ${sum(-apart)} a year saved by paying monthly.`,
          [
            `12 × ${sum(one(month))} = ${sum(twelve)} a year.`,
            `${sum(Math.max(twelve, one(year)))} − ${sum(Math.min(twelve, one(year)))} = ${sum(Math.abs(apart))}.`,
          ],
        ];
  },
};

/** "€41 a month or €6.50 each time: how many visits before it pays?" */
const PAYS_FOR_ITSELF: Frame = {
  says: [
    /\bhow many (?:visits|times|trips|journeys|days|classes|sessions|swims|rides|goes)\b/,
    /\b(?:pays? for itself|worth it|worth having|break even|cheaper|before|to be worth)\b/,
    /\b(?:month|week|year|pass|membership|season|card)\b/,
  ],
  slots: {
    single: {
      is: MONEY,
      after:
        /^ ?(?:each|every|an?|per|for (?:an?|each|every|1))(?: (?:time|visit|go|trip|journey|class|session|swim|ride|day|ticket|single))?\b(?! (?:month|year|week))/,
    },
    pass: { is: MONEY },
  },
  work: ({ single, pass }, { text, sum }) => {
    const [thing = 'times'] = /(?<=\bhow many )[a-z]+/.exec(text) ?? [];
    const many = one(pass) / one(single);
    if (many <= 1) return undefined;
    const least = Number.isInteger(many) ? many + 1 : Math.ceil(many);
    return [
      `From ${least} ${thing} on it is cheaper.`,
      [
        `${sum(one(pass))} ÷ ${sum(one(single))} = ${figure(many)}.`,
        `${least} × ${sum(one(single))} = ${sum(least * one(single))}.`,
      ],
    ];
  },
};

/** "It went up 8% to 16,740, what was it before?" */
const BEFORE_CHANGE: Frame = {
  says: [
    /\b(?:what|how (?:much|many)|where)\b.*\b(?:before|originally|at first|to start with|previously|last year|was it|were they|was the (?:old|original) )\b/,
    /%/,
  ],
  slots: {
    share: {
      is: ['percent'],
      before:
        /\b(?:up|rose|risen|increas\w+|grew|grown|gained|down|fell|fallen|dropped|los\w+|lost|reduced|cut|off)(?: by)?(?: about)? $/,
    },
    now: { is: MONEY, before: /\bto(?: about)? $/ },
  },
  work: ({ share, now }, { text, sum }) => {
    const isUp = /\b(?:up|rose|risen|increas\w+|grew|grown|gained)(?: by)?(?: about)? $/.test(text.slice(0, share![0]!.at));
    const by = 1 + ((isUp ? 1 : -1) * one(share)) / 100;
    if (by <= 0) return undefined;
    const before = one(now) / by;
    const said = now![0]!.kind === 'money' ? sum(before) : figure(before);
    return [
      `It was ${said} before.`,
      [`${now![0]!.kind === 'money' ? sum(one(now)) : figure(one(now))} ÷ ${figure(by, 4)} = ${said}.`],
    ];
  },
};

/** "Me and Bisi put in 150k and 90k and made 64,000, what is my part?" */
const PUT_IN_TOGETHER: Frame = {
  says: [/\bput in\b|\binvested\b|\bcontributed\b/, /\b(?:profit|made|won|winnings|gain)\b/, /\b(?:my|mine|i)\b/],
  slots: {
    profit: { is: MONEY, after: /^ (?:profit|winnings|gain)\b/ },
    parts: { is: MONEY, before: /\b(?:put in|invested|contributed|and)(?: about)? $|, $/, how: 'many' },
  },
  work: ({ profit, parts = [] }, { text, sum }) => {
    if (
      parts.length < 2 ||
      !/\b(?:me|i|myself) and [a-z]+(?:,? and [a-z]+)* (?:each )?(?:put in|invested|contributed)\b/.test(text)
    )
      return undefined;
    const total = parts.reduce((so, { value }) => so + value, 0);
    const share = (one(profit) * parts[0]!.value) / total;
    return [
      `Your part is ${sum(share)}.`,
      [
        `${parts.map(({ value }) => sum(value)).join(' + ')} = ${sum(total)}; ${sum(one(profit))} × ${sum(parts[0]!.value)} ÷ ${sum(total)} = ${sum(share)}.`,
      ],
    ];
  },
};

/** "Prices went up 4.2% and I am on 31,400, what rise keeps me level?"; "15% deposit on 265,000 and we have 22,300, how far short?" */
const SHORT_OF_SHARE: Frame = {
  says: [
    /%/,
    /\b(?:how far short|how much (?:more|further)|still (?:need|short|to (?:save|find))|short (?:are|am|by))\b/,
    /\bdeposit\b|\bdown payment\b/,
  ],
  slots: {
    share: { is: ['percent'] },
    all: { is: MONEY, before: /\b(?:on|of|for)(?: an?| the| our)?(?: [a-z]+)?(?: at| of| costing| worth)? $/ },
    have: { is: MONEY },
  },
  work: ({ share, all, have }, { sum }) => {
    const need = (one(all) * one(share)) / 100;
    return need <= one(have)
      ? undefined
      : [
          `You are ${sum(need - one(have))} short.`,
          [
            `${figure(one(share))}% of ${sum(one(all))} = ${sum(need)}.`,
            `${sum(need)} − ${sum(one(have))} = ${sum(need - one(have))}.`,
          ],
        ];
  },
};

/** "The first 3 minutes are free, then 45 cents a minute, I was on for 27." */
const FREE_AT_FIRST: Frame = {
  says: [/\bfirst \d+(?:\.\d+)? [a-z]+ (?:of [a-z ]+ )?(?:are|is|were|come|comes|for)? ?free\b/, /\b(?:how much|what)\b/],
  slots: {
    free: { is: ['measure', 'number'], before: /\bfirst $/ },
    price: { is: MONEY, after: /^ (?:an?|per|for each|for every|each|every) / },
    used: { is: ['measure', 'number'] },
  },
  work: ({ free, price, used }, { sum }) => {
    const many = one(used) - one(free);
    return many <= 0
      ? undefined
      : [
          `That is ${sum(many * one(price))}.`,
          [
            `${figure(one(used))} − ${figure(one(free))} = ${figure(many)}; ${figure(many)} × ${sum(one(price))} = ${sum(many * one(price))}.`,
          ],
        ];
  },
};

/** "A 60 litre tank, the gauge is on a quarter, diesel at 1.82: how much to fill up?" */
const FILL_UP: Frame = {
  says: [/\b(?:tank|holds|gauge)\b/, /\b(?:fill|top)\b/, /\b(?:quarter|half|third|full)\b|\d%/],
  slots: {
    holds: { is: ['measure'] },
    price: { is: MONEY },
    level: { is: ['percent', 'number', 'factor'], how: 'perhaps' },
  },
  work: ({ holds, price, level }, { text, sum }) => {
    const named = /\b(three[- ]quarters?|3 quarters|a quarter|quarter|half|a third|two[- ]thirds)\b/.exec(text)?.[1];
    const part = level
      ? one(level) / (one(level) > 1 ? 100 : 1)
      : named === undefined
        ? undefined
        : /^(?:three|3)/.test(named)
          ? 0.75
          : /quarter/.test(named)
            ? 0.25
            : named === 'half'
              ? 0.5
              : /two/.test(named)
                ? 2 / 3
                : 1 / 3;
    const [size] = holds ?? [];
    if (part === undefined || part >= 1 || size?.kind !== 'measure') return undefined;
    const missing = size.value * (1 - part);
    return [
      `That is ${sum(missing * one(price))}.`,
      [
        `${sayAmount(size.value, size.unit)} × ${figure(1 - part, 3)} = ${sayAmount(missing, size.unit)}; × ${sum(one(price))} = ${sum(missing * one(price))}.`,
      ],
    ];
  },
};

export const SHARES_AND_AIMS: readonly Frame[] = [
  STILL_TO_RAISE,
  MANY_HANDS,
  BY_HOURS,
  PAY_RISE,
  FIRST_AND_THEN,
  OTHERS_PAY,
  SCALED_IN_PACKS,
  CHEAPEST_PER_PIECE,
  OVERTIME,
  MONTHLY_OR_YEARLY,
  PAYS_FOR_ITSELF,
  BEFORE_CHANGE,
  PUT_IN_TOGETHER,
  SHORT_OF_SHARE,
  FREE_AT_FIRST,
  FILL_UP,
];
