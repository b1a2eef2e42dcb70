/** Sums about money: bills, discounts, tax, interest, wages, prices by the piece. */
import type { Quantity } from './quantities.ts';
import { figure, money, type Sum } from './sums-told.ts';

/** Years, from years or months. */
const yearsOf = ({ kind, value }: Quantity): number => (kind === 'months' ? value / 12 : value);
const spanned = ({ value, unit }: Quantity): string => `${figure(value)} ${value === 1 ? unit.replace(/s$/, '') : unit}`;

const OVERTIME = /\btime and (?:a|1) half\b/;

export const MONEY_SUMS: readonly Sum[] = [
  {
    asks: /\b(?:split|divid\w*|shar\w*|each|per person|a head|per head|ways)\b/,
    work: ({ take, beside, sign, text }) => {
      const percent = take('percent');
      const people =
        take('people') ??
        beside(/\b(?:between|among|amongst|by|we are|we were|there are|into|with)(?: the)? #(?! ?[%$£€])/, 'number');
      const bill = take('money') ?? take('number');
      if (
        !people ||
        !bill ||
        people.value < 2 ||
        !Number.isInteger(people.value) ||
        (percent && !/\b(?:tip|service|gratuity|tax|vat)\b/.test(text))
      )
        return undefined;
      const extra = (bill.value * (percent?.value ?? 0)) / 100;
      const total = bill.value + extra;
      const name = /\b(?:tax|vat)\b/.test(text) ? 'tax' : 'tip';
      return [
        `Each pays ${money(total / people.value, sign)}.`,
        [
          percent
            ? `${money(bill.value, sign)} plus ${figure(percent.value)}% ${name} (${money(extra, sign)}) makes ${money(total, sign)}, and a ${figure(people.value)}th part of that is ${money(total / people.value, sign)}.`.replace(
                /a \d+th part of that/,
                `divided by ${figure(people.value)} that`,
              )
            : `${money(bill.value, sign)} ÷ ${figure(people.value)} = ${money(total / people.value, sign)}.`,
        ],
        [
          `Rounded up to a whole amount, ${money(Math.ceil(total / people.value), sign)} each leaves ${money(Math.ceil(total / people.value) * people.value - total, sign)} over.`,
        ],
      ];
    },
  },
  {
    asks: /\b(?:before|without|excluding|net of) (?:the )?(?:tax|vat|gst)\b.*\b(?:incl\w*|with|gross)\b|\b(?:tax|vat|gst)\b (?:is |are )?(?:in|included in|contained in)\b/,
    work: ({ take, sign, text }) => {
      const percent = take('percent');
      const gross = take('money') ?? take('number');
      if (!percent || !gross) return undefined;
      const net = gross.value / (1 + percent.value / 100);
      const tax = gross.value - net;
      const asksTax = !/\bbefore|without|excluding|net of\b/.test(text);
      return [
        asksTax
          ? `${money(gross.value, sign)} with ${figure(percent.value)}% tax in it holds ${money(tax, sign)} of tax.`
          : `Before ${figure(percent.value)}% tax, ${money(gross.value, sign)} is ${money(net, sign)}.`,
        [
          `Divide by ${figure(1 + percent.value / 100, 4)}: the price without tax is ${money(net, sign)}, and the tax ${money(tax, sign)}.`,
        ],
      ];
    },
  },
  {
    asks: /\b(?:off|discount|reduced|reduction|sale)\b/,
    work: ({ take, sign }) => {
      const [first, second] = [take('percent'), take('percent')];
      const price = take('money') ?? take('number');
      if (!first || !price || first.value > 100 || (second && second.value > 100)) return undefined;
      const after = price.value * (1 - first.value / 100);
      const last = second ? after * (1 - second.value / 100) : after;
      return [
        `The price is ${money(last, sign)} instead of ${money(price.value, sign)}.`,
        second
          ? [
              `${figure(first.value)}% off ${money(price.value, sign)} leaves ${money(after, sign)}, and another ${figure(second.value)}% off that leaves ${money(last, sign)}.`,
              `Together that is ${figure((1 - last / price.value) * 100)}% off, not ${figure(first.value + second.value)}%.`,
            ]
          : [`${figure(first.value)}% of ${money(price.value, sign)} is ${money(price.value - last, sign)}, which is taken off.`],
      ];
    },
  },
  {
    asks: /\b(?:increase|raise|rise|plus|add(?:ed)?|grow\w*)\b/,
    work: ({ take, sign, text }) => {
      const percent = take('percent');
      const from = take('money') ?? take('number');
      if (!percent || !from || /\binterest\b/.test(text)) return undefined;
      const more = (from.value * percent.value) / 100;
      return [
        `${money(from.value, sign)} plus ${figure(percent.value)}% is ${money(from.value + more, sign)}.`,
        [`${figure(percent.value)}% of ${money(from.value, sign)} is ${money(more, sign)}, which is added.`],
      ];
    },
  },
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
      if (!/\b(?:earn|paid|pay|paycheck|make|wage|salary|charge|rate|cost)\b/.test(text)) return undefined;
      const rate =
        beside(/#(?: \w+)? (?:an|per|each|\/) ?hour|# ?\/ ?h/, 'money', 'number') ??
        beside(/\bhourly (?:rate|wage|pay)(?: is| of)? #/, 'money', 'number');
      const most = OVERTIME.test(text) ? beside(/\b(?:after|over|above|beyond|past) #/, 'number', 'hours') : undefined;
      const hours = take('hours');
      if (!rate || !hours || (OVERTIME.test(text) && !most) || hours.unit === 'minutes') return undefined;
      const extra = most ? Math.max(0, hours.value - most.value) : 0;
      const pay = (hours.value - extra) * rate.value + extra * rate.value * 1.5;
      return [
        `${/\ba week|weekly|per week\b/.test(text) ? 'A week' : 'That'} makes ${money(pay, sign)}${/\btax\b/.test(text) ? ' before tax' : ''}.`,
        most
          ? [
              `${figure(hours.value - extra)} hours × ${money(rate.value, sign)} = ${money((hours.value - extra) * rate.value, sign)}, and ${figure(extra)} hours of overtime × ${money(rate.value * 1.5, sign)} = ${money(extra * rate.value * 1.5, sign)}.`,
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
  {
    asks: /\b(?:costs?|are|is|for)\b.*\bhow much\b.*\b(?:costs?|are|is|for|do|does|would)\b/,
    work: ({ take, sign, text }) => {
      const [first, paid, wanted] = [take('number', 'people'), take('money', 'number'), take('number', 'people')];
      const thing = /\d (\w+)/.exec(text)?.[1];
      if (!first || !paid || !wanted || thing === undefined || !(first.at < paid.at && paid.at < wanted.at)) return undefined;
      if (!/\b(?:costs?|are|is|for) [$£€]?[\d.]+\b.*\bhow much\b/.test(text)) return undefined;
      const price = paid.value / first.value;
      return [
        `${figure(wanted.value)} ${thing} cost ${money(price * wanted.value, sign)}.`,
        [`One costs ${money(price, sign)}, and that times ${figure(wanted.value)} is ${money(price * wanted.value, sign)}.`],
      ];
    },
  },
];
