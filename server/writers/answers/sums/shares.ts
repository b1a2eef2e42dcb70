/** Known kinds of sums about shares, aims and work that several do. */
import { sayAmount } from './plan.ts';
import type { Frame } from './frames.ts';
import { figure } from './told.ts';
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

export const SHARES_AND_AIMS: readonly Frame[] = [
  STILL_TO_RAISE,
  MANY_HANDS,
  PAY_RISE,
  FIRST_AND_THEN,
  PAYS_FOR_ITSELF,
  BEFORE_CHANGE,
];
