/** Sums about money: interest, loans, wages, what is cheaper by the piece. */
import type { Quantity } from './quantities.ts';
import { figure, money, type Sum } from './sums-told.ts';

/** Years, from years or months. */
const yearsOf = ({ kind, value }: Quantity): number => (kind === 'months' ? value / 12 : value);
const spanned = ({ value, unit }: Quantity): string => `${figure(value)} ${value === 1 ? unit.replace(/s$/, '') : unit}`;

const OVERTIME = /\btime and (?:a|1) half\b/;

export const MONEY_SUMS: readonly Sum[] = [
  {
    asks: /\bsimple interest\b/,
    work: ({ take, sign }) => {
      const [percent, span] = [take('percent'), take('years', 'months')];
      const principal = take('money') ?? take('number');
      if (!percent || !span || !principal) return undefined;
      const interest = (principal.value * percent.value * yearsOf(span)) / 100;
      return [
        `The simple interest is ${money(interest, sign)}.`,
        [
          `${money(principal.value, sign)} × ${figure(percent.value)}% × ${figure(yearsOf(span), 4)} years = ${money(interest, sign)}, which makes ${money(principal.value + interest, sign)} in all.`,
        ],
      ];
    },
  },
  {
    asks: /\b(?:borrow\w*|loan|mortgage|repay\w*|pay (?:it |this )?(?:back|off)|monthly payments?|instal?lments?)\b/,
    work: ({ take, sign, text }) => {
      const [percent, span] = [take('percent'), take('months', 'years')];
      const sum = take('money') ?? take('number');
      if (!percent || !span || !sum || percent.value === 0 || /\bmonthly rate|per month|a month\b.*%/.test(text))
        return undefined;
      const months = span.kind === 'years' ? span.value * 12 : span.value;
      const rate = percent.value / 1200;
      const payment = (sum.value * rate) / (1 - (1 + rate) ** -months);
      return [
        `The monthly payment is about ${money(payment, sign)}, and the interest about ${money(payment * months - sum.value, sign)} in all.`,
        [
          `That is for ${money(sum.value, sign)} at ${figure(percent.value)}% a year, paid back in ${figure(months)} equal monthly payments; together they make ${money(payment * months, sign)}.`,
          'Fees and the way a bank rounds can change it a little.',
        ],
      ];
    },
  },
  {
    asks: /\bdoubles?\b/,
    work: ({ take, text }) => {
      const [percent, prices] = [take('percent'), take('percent')];
      // How much it is does not matter.
      if (!take('money')) take('number');
      if (!percent || percent.value <= 0 || (prices && !/\b(?:prices|inflation)\b/.test(text))) return undefined;
      const years = (rate: number): string => figure(Math.log(2) / Math.log(1 + rate), 1);
      const real = prices ? (1 + percent.value / 100) / (1 + prices.value / 100) - 1 : 0;
      return [
        `It doubles after about ${years(percent.value / 100)} years.${real > 0 ? ` What it buys doubles only after about ${years(real)} years.` : ''}`,
        [
          `The logarithm of 2 divided by that of ${figure(1 + percent.value / 100, 4)}; 72 divided by the rate comes near it.`,
          ...(real > 0 ? [`After the rise in prices it grows by ${figure(real * 100)}% a year.`] : []),
        ],
      ];
    },
  },
  {
    asks: /\bcompound|\b(?:interest|savings?|invest\w*|grow\w*|worth)\b.*\b(?:after|in|for|over)\b/,
    work: ({ take, sign, text }) => {
      const [percent, span] = [take('percent'), take('years', 'months')];
      const start = take('money') ?? take('number');
      if (!percent || !span || !start || /\b(?:a|per|each|every) month\b/.test(text)) return undefined;
      const end = start.value * (1 + percent.value / 100) ** yearsOf(span);
      return [
        `After ${spanned(span)} it is ${money(end, sign)}, of which ${money(end - start.value, sign)} is interest.`,
        [
          `${money(start.value, sign)} × ${figure(1 + percent.value / 100, 4)}^${figure(yearsOf(span))}, with the interest added once a year.`,
        ],
      ];
    },
  },
  {
    asks: /\b(?:hour|hourly)\b/,
    work: ({ take, beside, sign, text }) => {
      if (!/\b(?:earn|get|paid|pay|paycheck|make|wage|salary|charge|rate|cost)\b/.test(text)) return undefined;
      const rate =
        beside(/#(?: \w+)? (?:an|per|each|\/) ?hour|# ?\/ ?h/, 'money', 'number') ??
        beside(/\bhourly (?:rate|wage|pay)(?: is| of)? #/, 'money', 'number');
      const more = OVERTIME.test(text)
        ? beside(/# (?:more |extra )?(?:hours? )?(?:at|of|on|paid(?: at)?) time and/, 'number', 'hours')
        : undefined;
      const most = OVERTIME.test(text) && !more ? beside(/\b(?:after|over|above|beyond|past) #/, 'number', 'hours') : undefined;
      const hours = take('hours');
      if (!rate || !hours || (OVERTIME.test(text) && !most && !more) || hours.unit === 'minutes') return undefined;
      const extra = more?.value ?? (most ? Math.max(0, hours.value - most.value) : 0);
      const plain = more ? hours.value : hours.value - extra;
      const pay = plain * rate.value + extra * rate.value * 1.5;
      return [
        `${/\ba week|weekly|per week\b/.test(text) ? 'A week' : 'That'} makes ${money(pay, sign)}${/\b(?:tax|gross)\b/.test(text) ? ' before tax' : ''}.`,
        extra > 0
          ? [
              `${figure(plain)} hours × ${money(rate.value, sign)} = ${money(plain * rate.value, sign)}, and ${figure(extra)} hours of overtime × ${money(rate.value * 1.5, sign)} = ${money(extra * rate.value * 1.5, sign)}.`,
            ]
          : [`${figure(hours.value)} hours × ${money(rate.value, sign)} = ${money(pay, sign)}.`],
      ];
    },
  },
  {
    asks: /\b(?:per|a|each|every) (?:week|month|year|day)\b|\b(?:weekly|monthly|yearly|annual\w*|daily)\b/,
    work: ({ take, sign, text }) => {
      const amount = take('money') ?? take('number');
      if (!amount) return undefined;
      const PERIODS = [
        ['day', 365],
        ['week', 52],
        ['month', 12],
        ['year', 1],
      ] as const;
      const named = PERIODS.map(([name, times]) => ({
        name,
        times,
        at: text.search(
          new RegExp(
            `\\b(?:per|a|each|every|in a|in 1) ${name}\\b|\\b${name === 'day' ? 'daily' : name === 'year' ? 'yearly|annual\\w*' : `${name}ly`}\\b`,
          ),
        ),
      })).filter(({ at }) => at >= 0);
      if (named.length !== 2) return undefined;
      const given = named.toSorted(
        (one, other) => Math.abs(one.at - amount.at - amount.typed.length) - Math.abs(other.at - amount.at - amount.typed.length),
      )[0]!;
      const wanted = named.find((one) => one !== given)!;
      const result = (amount.value * given.times) / wanted.times;
      const each = (name: string): string => `a ${name}`;
      return [
        `${money(amount.value, sign)} ${each(given.name)} is ${Number.isInteger(Math.round(result * 1e6) / 1e4) ? '' : 'about '}${money(result, sign)} ${each(wanted.name)}.`,
        [`A year is taken as 12 months, 52 weeks or 365 days.`],
      ];
    },
  },
  {
    asks: /\bcheaper\b|\bbetter (?:deal|value|buy)\b/,
    work: ({ beside, take, sign }) => {
      const [many, price] = [beside(/\bof # /, 'number') ?? take('weight', 'volume'), take('money') ?? take('number')];
      const [other, otherPrice] = [
        many?.kind === 'number' ? beside(/\bof # /, 'number') : many && take(many.kind),
        take('money') ?? take('number'),
      ];
      if (!many || !price || !other || !otherPrice) return undefined;
      const [one, two] = [price.value / many.value, otherPrice.value / other.value];
      const what = many.kind === 'number' ? 'piece' : many.kind === 'weight' ? 'kilo' : 'litre';
      const better = one < two ? many : other;
      return [
        `The ${better.typed} for ${money(one < two ? price.value : otherPrice.value, sign)} ${better.kind === 'number' ? 'is' : 'are'} cheaper.`.replace(
          /^The (\d+) for (.*) is cheaper/,
          'The pack of $1 for $2 is cheaper',
        ),
        [`By the ${what} they cost ${figure(one, 3)} and ${figure(two, 3)}.`],
      ];
    },
  },
];
