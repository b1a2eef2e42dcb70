/**
 * Sums in steps: an amount, then what is taken off it, put on it and shared out, in the order in which it is told; or the way back,
 * from what was paid to what was in it. What a figure does is read from the words around it.
 */
import type { Quantity } from './quantities.ts';
import { figure, money, type Sum, type Told, type Worked } from './sums-told.ts';

const OFF =
  /\b(?:off|discounts?|reduc\w+|marked down|down|less|cheaper|minus|vouchers?|coupons?|rebates?|deduct\w*|sale|lower\w*|drops?|fell|cuts?|code)\b/;
const ON =
  /\b(?:tip|gratuity|service|tax|vat|gst|plus|raises?|rises?|rose|increas\w+|more|added?|adds|on top|extra|up|surcharge|mark-?up|gr[eo]w\w*|delivery|shipping|postage|fees?|charge)\b/;
const TAX = /\b(?:tax|vat|gst)\b/;
const asWritten = (name: string): string => name.replace(/\b(?:vat|gst)\b/, (short) => short.toUpperCase());

/** The words around a figure, up to the next figure or the end of the clause. */
const around = (text: string, { at, typed }: Quantity): readonly [before: string, after: string] => [
  /(?<![^\d,.;:!?])[^\d,.;:!?]*$/.exec(text.slice(Math.max(0, at - 40), at))![0],
  /^[^\d,.;:!?]*/.exec(text.slice(at + typed.length, at + typed.length + 40))![0],
];

interface Step {
  readonly by: Quantity;
  readonly sign: 1 | -1;
  readonly name: string;
}

const stepOf = (text: string, by: Quantity): Step | undefined => {
  const [before, after] = around(text, by);
  // What follows a percentage mostly says what it is: "30% off", "15% tip"; then what leads to it: "reduced by 30%".
  for (const words of [after, before]) {
    const [off, on] = [OFF, ON]
      .map((pattern) => words.matchAll(new RegExp(pattern, 'g')))
      .map((found) => [...found].at(words === after ? 0 : -1));
    if (!off && !on) continue;
    const isOff = off !== undefined && (on === undefined || off.index < on.index === (words === after));
    return {
      by,
      sign: isOff ? -1 : 1,
      name: isOff ? 'discount' : (TAX.exec(words)?.[0] ?? /\btip|service\b/.exec(words)?.[0] ?? 'rise'),
    };
  }
  return undefined;
};

const SHARED = /\b(?:split|divid\w*|shar\w*|each|per person|a head|per head|ways|everyone|everybody|apiece|one of us)\b/;
const WITHIN =
  /\bincl\w*|\b(?:tax|vat|gst)\b (?:is |are )?(?:already )?(?:in|included|contained)\b|\bgross\b|\bafter\b.*\b(?:off|discount)\b.*\boriginal/;
const WAY_BACK =
  /\b(?:before|without|excluding|net of|net price|ex) ?(?:the |any )?(?:tax|vat|gst|discount|sale|reduction)?\b|\b(?:original(?:ly)?|full price|normal(?:ly)?|regular(?:ly)?|was it before|usual(?:ly)?)\b/;
/** Only the step itself is asked for: "how much is the tip". */
const ASKS_STEP =
  /\bhow much (?:(?:is|was|were|of (?:it|that) (?:is|was)|do (?:i|we) save|will (?:i|we) save|would (?:i|we) save|am i saving)\b(?: (?:the|in|just|only))*(?: (?:tax|vat|gst|tip|discount|service|raise|rise)\b)?|(?:tax|vat|gst|tip|discount|service|raise|rise)\b)/;
const isStepAsked = (text: string): boolean =>
  /\b(?:tax|vat|gst|tip|discount|service|raise|rise)\b|\bsav(?:e|ing)\b/.test(ASKS_STEP.exec(text)?.[0] ?? '');
const ASKS = /\bhow (?:much|many)\b|\bwhat(?:'s)?\b|\bhow\b|\bcosts?\b|\bprice\b/;

/** So few words ask for the result by themselves: "80 dollars after 25% off". */
const BARE = 14;
const isAsked = (text: string): boolean => ASKS.test(text) || text.split(' ').length <= BARE;

const ALONE = /^(?: ?[,.;?!]| (?:and|plus|minus|with|then|but|at)\b|$)/;

const peopleIn = ({ take, beside }: Told): Quantity | undefined =>
  take('people') ??
  beside(
    /\b(?:between|among|amongst|by|we are|we were|we're|there are|there were|there's|into|with|meal for|dinner for|bill for)(?: the| all)? #(?! ?[%$£€]|\.\d)/,
    'number',
  );

/** The sum from step to step, forwards or backwards, with what each of them does. */
const walk = (start: number, steps: readonly Step[], isBack: boolean) =>
  (isBack ? steps.toReversed() : steps).reduce<readonly { readonly from: number; readonly to: number; readonly step: Step }[]>(
    (so, step) => {
      const from = so.at(-1)?.to ?? start;
      const { by, sign } = step;
      const factor = by.kind === 'percent' ? 1 + (sign * by.value) / 100 : undefined;
      const to = factor === undefined ? from + (isBack ? -sign : sign) * by.value : isBack ? from / factor : from * factor;
      return [...so, { from, to, step }];
    },
    [],
  );

const work = (told: Told): Worked | undefined => {
  const { text, take, sign, every } = told;
  const isShared = SHARED.test(text);
  const people = isShared ? peopleIn(told) : undefined;
  const percents = every.filter(({ kind }) => kind === 'percent');
  for (const _ of percents) take('percent');
  const amounts: Quantity[] = [];
  for (let one = take('money') ?? take('number'); one; one = take('money') ?? take('number')) amounts.push(one);
  const isMoney = amounts.some(({ kind }) => kind === 'money');
  // Beside money, a figure that counts something is no money.
  if (isMoney && amounts.some(({ kind, at, typed }) => kind === 'number' && !ALONE.test(text.slice(at + typed.length))))
    return undefined;
  const ordered = amounts.toSorted((one, other) => one.at - other.at);
  const base = ordered.find((one) => stepOf(text, one) === undefined) ?? ordered[0];
  if (
    !base ||
    !isAsked(text) ||
    (percents.length === 0 && !people && !/\btotal\b/.test(text)) ||
    percents.some(({ value }) => value >= 100)
  )
    return undefined;
  const others = ordered.filter((one) => one !== base);
  const steps: Step[] = [];
  for (const by of [...percents, ...others].toSorted((one, other) => one.at - other.at)) {
    const step =
      stepOf(text, by) ??
      (people && percents.length === 1 && by.kind === 'percent' && /\bleave\b/.test(text)
        ? { by, sign: 1 as const, name: 'tip' }
        : undefined);
    if (!step) return undefined;
    steps.push(step);
  }
  if (people && (people.value < 2 || !Number.isInteger(people.value))) return undefined;
  if (isShared && !people) return undefined;
  const isBack = steps.length > 0 && !people && (WAY_BACK.test(text) || (WITHIN.test(text) && TAX.test(text)));
  const way = walk(base.value, steps, isBack);
  const last = way.at(-1)?.to ?? base.value;
  const working = way.map(({ from, to, step: { by, sign: turn, name } }) =>
    by.kind !== 'percent'
      ? `${money(from, sign)} ${(turn === 1) === !isBack ? 'plus' : 'less'} ${money(by.value, sign)} is ${money(to, sign)}.`
      : isBack
        ? `${money(from, sign)} ÷ ${figure(1 + (turn * by.value) / 100, 4)} = ${money(to, sign)}: ${figure(by.value)}% of that ${turn === 1 ? 'was put on' : 'was taken off'}.`
        : `${figure(by.value)}% ${asWritten(name)} on ${money(from, sign)} is ${money(Math.abs(to - from), sign)}${way.length > 1 ? `, which makes ${money(to, sign)}` : ''}.`,
  );
  if (people)
    return [
      `Each pays ${money(last / people.value, sign)}.`,
      [...working, `${money(last, sign)} ÷ ${figure(people.value)} = ${money(last / people.value, sign)}.`],
    ];
  const [first] = way;
  if (!first) return undefined;
  if (steps.length === 1 && isStepAsked(text)) {
    const { name } = first.step;
    return [`The ${asWritten(name)} is ${money(Math.abs(first.to - first.from), sign)}.`, working];
  }
  if (isBack)
    return [
      `${TAX.test(text) ? 'Without the tax' : 'Before that'} it is ${money(last, sign)}; the difference is ${money(Math.abs(base.value - last), sign)}.`,
      working,
    ];
  const isAllOff = steps.every(({ sign: turn }) => turn === -1);
  const whole = (1 - last / base.value) * 100;
  return [
    isAllOff
      ? `That makes ${money(last, sign)} instead of ${money(base.value, sign)}.`
      : `${money(base.value, sign)} becomes ${money(last, sign)}.`,
    [...working, ...(isAllOff && steps.length > 1 ? [`Together that is ${figure(whole)}% off.`] : [])],
  ];
};

/** "The agent takes 3.5%": the part itself is what is asked for. */
const PART = /\b(?:takes?|charges?|commission|of (?:it|that|this|them|those))\b/;
const FROM_TO = /\bfrom [$£€]?#.*? to [$£€]?#|\b(?:was|cost|used to be|were)\b[^#]*#.*\b(?:now|to|today)\b[^#]*#/;
const SHARE = /#[^#]*\b(?:out of|of)\b[^#]*#/;

/** "One of us should pay 60 more than the others": the rest is shared, and that one pays it on top. */
const withOneMore = (told: Told): Worked | undefined => {
  const { sign, beside, take } = told;
  const more = beside(/\bpay\w*(?: about)? [$£€]?# more\b/, 'money', 'number');
  const people = peopleIn(told);
  beside(/\bother #/, 'number', 'people');
  const total = take('money') ?? take('number');
  if (!more || !people || !total || people.value < 2 || more.value >= total.value) return undefined;
  const each = (total.value - more.value) / people.value;
  return [
    `One pays ${money(each + more.value, sign)}, and ${people.value === 2 ? 'the other' : 'each of the others'} ${money(each, sign)}.`,
    [`${money(total.value, sign)} less ${money(more.value, sign)}, divided by ${figure(people.value)}, is ${money(each, sign)}.`],
  ];
};

const percentOf = ({ text, every, takeAll, sign }: Told): Worked | undefined => {
  const amounts = every.filter(({ kind }) => kind === 'money' || kind === 'number');
  const [first, second] = amounts;
  const hashed = every.toReversed().reduce((so, { at, typed }) => `${so.slice(0, at)}#${so.slice(at + typed.length)}`, text);
  if (!first || !second || every.length !== 2 || amounts.length !== 2) return undefined;
  const says = (percent: number): string => `${Number.isInteger(percent * 100) ? '' : 'about '}${figure(percent, 1)}%`;
  if (FROM_TO.test(hashed) && first.value > 0) {
    takeAll();
    const by = (second.value / first.value - 1) * 100;
    return [
      `That is ${says(Math.abs(by))} ${by < 0 ? 'less' : 'more'}.`,
      [
        `The difference of ${money(Math.abs(second.value - first.value), sign)}, divided by the first figure, ${money(first.value, sign)}.`,
      ],
    ];
  }
  if (!SHARE.test(hashed) || second.value <= 0) return undefined;
  takeAll();
  return [`That is ${says((first.value / second.value) * 100)}.`, [`${figure(first.value)} ÷ ${figure(second.value)} × 100.`]];
};

const part = ({ text, take, sign }: Told): Worked | undefined => {
  const percent = take('percent');
  const whole = take('money') ?? take('number');
  if (!percent || !whole || !PART.test(around(text, percent).join(' ')) || !ASKS.test(text)) return undefined;
  const taken = (whole.value * percent.value) / 100;
  return [
    `${figure(percent.value)}% of ${money(whole.value, sign)} is ${money(taken, sign)}.`,
    [`That leaves ${money(whole.value - taken, sign)}.`],
  ];
};

export const CHAIN_SUMS: readonly Sum[] = [
  { asks: /\bpay\w* .*\bmore than\b/, work: withOneMore },
  { asks: /\b(?:what|how many|how much)\b.*(?:%|\bper ?cent(?:age)?\b)/, work: percentOf },
  { asks: /%|\bper ?cent\b/, work: part },
  { asks: /%|\bper ?cent\b|\b(?:split|divid\w*|shar\w*|each|per person|a head|per head|ways|total)\b/, work },
];
