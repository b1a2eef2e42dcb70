/** Stories that one rule carries: so much of this for so much of that, an exchange with a fee, one price at first and another later. */
import { figureOf, hoursOf, MANY, MONEY, moneyOf, PERCENT, questionOf, reading, SPAN, type StoryTold } from './steps.ts';
import { figure, spell } from './told.ts';
import { singular } from './units.ts';
import { measureNamed, measureOf } from '../values/measures.ts';

type Reader = (plain: string) => StoryTold | undefined;
const told = (lead: string, steps: readonly string[], confidence = 92): StoryTold => ({ worked: [lead, steps], confidence });

interface Named {
  readonly value: number;
  /** A unit, or what is counted. */
  readonly name: string;
}
const NOUN =
  '(?:square |cubic |level )?[a-z]{1,16}(?: (?!a\\b|an\\b|the\\b|of\\b|to\\b|per\\b|for\\b|in\\b|and\\b|needs?\\b|takes?\\b|makes?\\b|is\\b|how\\b|what\\b|into\\b|from\\b|every\\b|each\\b)[a-z]{3,14})?';
const NAMED = `(${MANY})[ -]?(${NOUN})`;
const nameOf = (typed: string): string => {
  const [first = ''] = typed.split(' ');
  const unit = measureNamed(typed) ?? measureNamed(first);
  return unit ?? typed.split(' ').map(singular).join(' ');
};
const factorOf = (from: string, to: string): number | undefined => {
  const [one, other] = [measureOf(from), measureOf(to)];
  if (one && other) return one.dimension === other.dimension ? one.size / other.size : undefined;
  if (one || other) return undefined;
  return from === to ||
    from.endsWith(` ${to}`) ||
    to.endsWith(` ${from}`) ||
    from.startsWith(`${to} `) ||
    to.startsWith(`${from} `)
    ? 1
    : undefined;
};
const sayNamed = (value: number, name: string): string =>
  `${figure(value, 3)} ${name}${!/^(?:kg|g|mg|ml|l|cm|mm|m|km|lb|oz|cl|kWh|ft)$/.test(name) && !/[²³s]$/.test(name) && Math.abs(value - 1) > 1e-9 ? 's' : ''}`;

const BINDS =
  '(?:to|per|for|in|into|makes?|needs?|takes?|covers?|from|gives?|requires?|uses?|feeds?|serves?|for every|for each|to every|does|do|treats?|fills?)';
const PAIR = new RegExp(
  `${NAMED}(?: of [a-z]{3,14}(?: [a-z]{3,14})?)?(?: [a-z]{2,10})? ${BINDS}(?: (?:about|every|each|up|me|us|the|my))* ${NAMED}(?: of ([a-z]{3,14}))?`,
);
/** "22 stitches make 10 cm and the back is 48 cm wide, how many stitches?" */
const ruleOfThree: Reader = (plain) => {
  const read = reading(plain);
  const question = questionOf(read.text);
  const { text } = read;
  if (
    /[£$€%]|\b(?:left|more|less|extra|change|over|men|workers|painters|pumps|machines|mph|speed|older|younger|between|average|already|plus|another|other|coats?|discount|deep|high)\b/.test(
      text,
    )
  )
    return undefined;
  const asked = new RegExp(`\\bhow (?:much|many) ?((?!of\\b|do\\b|does\\b|will\\b|can\\b|should\\b|goes\\b|is\\b)${NOUN})?`).exec(
    question,
  );
  const pair = asked && read.eat(PAIR);
  const third = pair && read.eat(new RegExp(NAMED));
  if (!asked || !pair || !third || read.hasMore()) return undefined;
  const a: Named = { value: figureOf(pair[1]!), name: nameOf(pair[2]!) };
  const b: Named = { value: figureOf(pair[3]!), name: nameOf(pair[4]!) };
  const c: Named = { value: figureOf(third[1]!), name: nameOf(third[2]!) };
  if (a.name === b.name || a.value === 0 || b.value === 0) return undefined;
  const [toA, toB] = [factorOf(c.name, a.name), factorOf(c.name, b.name)];
  // Where both could be meant, nobody can say.
  const isA = toA !== undefined && (toB === undefined || (c.name === a.name && c.name !== b.name));
  const isB = toB !== undefined && (toA === undefined || (c.name === b.name && c.name !== a.name));
  if (isA === isB) return undefined;
  const [same, other, factor] = isA ? [a, b, toA] : [b, a, toB!];
  const wanted = asked[1] === undefined ? undefined : nameOf(asked[1]);
  const isOther = wanted === undefined ? measureOf(other.name) !== undefined : factorOf(wanted, other.name) !== undefined;
  if (
    !isOther ||
    (wanted !== undefined && (toA === undefined) !== (toB === undefined) && factorOf(wanted, same.name) !== undefined)
  )
    return undefined;
  const times = (c.value * factor) / same.value;
  const value = times * other.value;
  const isWhole = measureOf(other.name) === undefined;
  const rounded =
    !isWhole || Number.isInteger(Math.round(value * 1e6) / 1e6)
      ? value
      : /\b(?:can|could|get|make)\b/.test(question)
        ? Math.floor(value)
        : Math.ceil(value);
  const note = Math.abs(rounded - value) > 1e-6 ? ` (${figure(value)} rounded ${rounded > value ? 'up' : 'down'})` : '';
  return told(`That is ${sayNamed(rounded, other.name)}${note}.`, [
    `${sayNamed(c.value * factor, same.name)} ÷ ${sayNamed(same.value, same.name)} = ${figure(times, 3)}.`,
    `${figure(times, 3)} × ${sayNamed(other.value, other.name)} = ${sayNamed(value, other.name)}.`,
  ]);
};

/** "£45 set up and 18p a leaflet, how many for £180?": what is fixed goes off first. */
const withinBudget: Reader = (plain) => {
  const read = reading(plain);
  const question = questionOf(read.text);
  const many = /\bhow many (?:more )?([a-z]{3,16})\b/.exec(question);
  const budget =
    many &&
    read.eat(new RegExp(`(?<=\\bhow many [^.?]{3,50}\\b(?:for|with|from|out of|on) (?:a budget of |my |the )?)(${MONEY})`));
  const fixed =
    budget &&
    read.eat(
      new RegExp(
        `(${MONEY})(?: (?:to|for))? ?(?:an? |the )?(?:set[- ]?up|joining|fixed|standing|call[- ]?out|delivery|up ?front|booking|admin\\w*|flat|hire|start|plate|registration|membership)\\b(?: (?:fee|charge|cost))?|\\b(?:set[- ]?up|joining fee|call[- ]?out|delivery|booking fee|plate)(?: (?:fee|charge|cost))?(?: is| costs?| of)? (${MONEY})`,
      ),
    );
  const each = fixed && read.eat(new RegExp(`(${MONEY}) (?:an?|per|each|every|for each) ([a-z]{3,16})`));
  if (!many || !budget || !fixed || !each || read.hasMore() || singular(many[1]!) !== singular(each[2]!)) return undefined;
  const [all, first, price] = [moneyOf(budget[1]!), moneyOf((fixed[1] ?? fixed[2])!), moneyOf(each[1]!)];
  const left = all - first;
  const count = left / price;
  if (!(count >= 1)) return undefined;
  const whole = Math.floor(count + 1e-9);
  return told(`That is ${figure(whole)} ${many[1]!}.`, [
    `${read.sum(all)} − ${read.sum(first)} = ${read.sum(left)}.`,
    `${read.sum(left)} ÷ ${read.sum(price)} = ${figure(count)}${count - whole > 1e-9 ? `, so ${figure(whole)}` : ''}.`,
  ]);
};

const monthsIn = (typed: string): number | undefined => {
  const [, many, span] = /(\d{1,2})? ?(months?|years?)/.exec(typed) ?? [];
  return span === undefined ? undefined : Number(many ?? 1) * (span.startsWith('y') ? 12 : 1);
};
/** "£10.99 a month but the first 3 months are £4.99", "£26 a month for 18 months then £39": what a year or two comes to. */
const phases: Reader = (plain) => {
  const read = reading(plain);
  const question = questionOf(read.text);
  if (
    !/\b(?:what|how much)\b/.test(question) ||
    /\b(?:per month|a month|average|save|saving|cheaper|upfront|deposit|than)\b/.test(question)
  )
    return undefined;
  const whole = /\b((?:\d{1,2} )?(?:years?|months))\b/.exec(question)?.[1];
  const all = whole === undefined ? undefined : monthsIn(whole);
  if (all === undefined || !read.eat(new RegExp(`(?<=${'[.?!;:,] '}[^.?!;]{0,40})\\b${whole}\\b(?=[^.?!]{0,40}$)`)))
    return undefined;
  const price = `(?:is |are |at |for |only |just |it's |it is |costs? |each |then )*(${MONEY}|free|half price)`;
  const first =
    read.eat(
      new RegExp(`\\b(?:for )?(?:the |my )?first (?:(\\d{1,2}) )?(months?|years?),? ${price}(?: (?:a|per) month| each)?`),
    ) ?? undefined;
  const leading = first
    ? undefined
    : read.eat(new RegExp(`(${MONEY})(?: (?:a|per) month)? for (?:the )?(?:first )?(\\d{1,2}) (months?|years?)`));
  if (!first && !leading) return undefined;
  const isFree = first?.[3] === 'free';
  const usual = read.eat(
    new RegExp(
      `(?:\\bthen |\\bafter (?:that |which )?)?(?:it's |it is |it goes (?:up )?to |goes up to |rises to |is )?(${MONEY})(?: (?:a|per) month)?`,
    ),
  );
  if (!usual || read.hasMore() || !/\b(?:a|per) month\b|\bmonthly\b/.test(read.text)) return undefined;
  const many = first ? monthsIn(`${first[1] ?? '1'} ${first[2]!}`)! : monthsIn(`${leading![2]!} ${leading![3]!}`)!;
  if (many >= all) return undefined;
  const later = moneyOf(usual[1]!);
  const early = isFree ? 0 : first?.[3] === 'half price' ? later / 2 : moneyOf(first ? first[3]! : leading![1]!);
  const total = early * many + later * (all - many);
  return told(`It comes to ${read.sum(total)}.`, [
    `${figure(many)} months × ${read.sum(early)} = ${read.sum(early * many)}.`,
    `${figure(all - many)} months × ${read.sum(later)} = ${read.sum(later * (all - many))}.`,
    `${read.sum(early * many)} + ${read.sum(later * (all - many))} = ${read.sum(total)}.`,
  ]);
};

/** Out at one speed, a stop, and home at another: how long in all. */
const outing: Reader = (plain) => {
  const read = reading(plain);
  if (!/\bhow long\b/.test(questionOf(read.text)) || !/\b(?:back|home|return\w*)\b/.test(read.text)) return undefined;
  const way = read.eat(new RegExp(`(${MANY}) ?(miles?|km|kilomet(?:re|er)s)\\b`));
  const speeds = read.eatAll(new RegExp(`(${MANY}) ?(?:mph|km\\/h|kph|kmh|miles an hour|km an hour)\\b`));
  const stops = read.eatAll(new RegExp(SPAN));
  if (!way || speeds.length !== 2 || read.hasMore()) return undefined;
  const far = figureOf(way[1]!);
  const times = speeds.map(([, speed]) => far / figureOf(speed!));
  const all = times.reduce((so, time) => so + time, 0) + stops.reduce((so, [stop]) => so + hoursOf(stop), 0);
  return told(`That is ${spell(all)} in all.`, [
    ...speeds.map(
      ([, speed], at) => `${figure(far)} ÷ ${figure(figureOf(speed!))} = ${spell(times[at]!)} ${at === 0 ? 'out' : 'back'}.`,
    ),
    `${[...times, ...stops.map(([stop]) => hoursOf(stop))].map(spell).join(' + ')} = ${spell(all)}.`,
  ]);
};

/** What is paid in all for something bought on instalments, against its price. */
const onInstalments: Reader = (plain) => {
  const read = reading(plain);
  const question = questionOf(read.text);
  if (!/\b(?:how much|what)\b.*\b(?:more|extra|interest|over the (?:cash )?price|on top)\b/.test(question)) return undefined;
  const payments =
    read.eat(
      new RegExp(
        `(?<each>${MONEY})(?: (?:a|per|every) (?:month|week)| monthly| weekly)? (?:for|x|×) (?<many>\\d{1,3}) (?:months|weeks|payments|instalments)`,
      ),
    ) ??
    read.eat(
      new RegExp(
        `(?:over|for|in)? ?(?<many>\\d{1,3}) (?:months|weeks|payments|instalments|monthly payments)(?: at| of|,)? (?<each>${MONEY})(?: (?:a|per|every) (?:month|week)| each)?`,
      ),
    );
  const paid =
    payments &&
    (read.eat(new RegExp(`\\b(?:deposit(?: of| is| was)?|down|put down|pay(?:ing)? up ?front) (${MONEY}|${PERCENT})`)) ??
      read.eat(new RegExp(`(${MONEY}|${PERCENT}) (?:down|deposit|up ?front|first)`)));
  const price = payments && read.eat(new RegExp(`(${MONEY})`));
  if (!payments || !price || read.hasMore() || /\b(?:each|per person|of us)\b/.test(read.text)) return undefined;
  const [each, many, cash] = [moneyOf(payments.groups!['each']!), Number(payments.groups!['many']), moneyOf(price[1]!)];
  const first = paid ? (/%/.test(paid[1]!) ? (cash * figureOf(paid[1]!)) / 100 : moneyOf(paid[1]!)) : 0;
  const all = first + each * many;
  if (all <= cash || first + each >= cash) return undefined;
  return told(`You pay ${read.sum(all - cash)} more.`, [
    `${figure(many)} × ${read.sum(each)} = ${read.sum(each * many)}.`,
    ...(paid
      ? [
          `${/%/.test(paid[1]!) ? `${figure(figureOf(paid[1]!))}% of ${read.sum(cash)} = ${read.sum(first)}; ` : ''}${read.sum(each * many)} + ${read.sum(first)} = ${read.sum(all)}.`,
        ]
      : []),
    `${read.sum(all)} − ${read.sum(cash)} = ${read.sum(all - cash)}.`,
  ]);
};

const COIN = '(?:pounds?|euros?|dollars?|yen|rupees?|naira|rand|francs?|kroner|zloty|lira|baht|pesos?|dirhams?|quid)';
const SIGNS: Readonly<Record<string, string>> = {
  '£': 'pound',
  $: 'dollar',
  '€': 'euro',
  '₹': 'rupee',
  '₦': 'naira',
  '¥': 'yen',
  quid: 'pound',
};
const coinOf = (typed: string): string => SIGNS[typed.trim()] ?? singular(typed.trim());
const sayCoin = (value: number, coin: string): string => {
  const sign = Object.keys(SIGNS).find((one) => one.length === 1 && SIGNS[one] === coin);
  const said = value.toLocaleString('en', {
    minimumFractionDigits: Number.isInteger(Math.round(value * 100) / 100) ? 0 : 2,
    maximumFractionDigits: 2,
  });
  return sign === undefined
    ? `${said} ${coin}${/^(?:yen|naira|rand|zloty|lira|baht|kroner)$/.test(coin) ? '' : 's'}`
    : `${sign}${said}`;
};
/** Money of one country turned into another's, with what the desk or the card takes for it. */
const exchange: Reader = (plain) => {
  const read = reading(plain);
  const question = questionOf(read.text);
  if (
    !/\b(?:what|how (?:much|many))\b/.test(question) ||
    /\b(?:left|over|each|rather|better|or|if|back into|spent?|than)\b/.test(question)
  )
    return undefined;
  const rate =
    read.eat(
      new RegExp(`(?<base>1) ?(?<of>${COIN}) (?:is|=|gets you|buys|equals) (?:about )?(?<rate>${MANY}) ?(?<to>${COIN})`),
    ) ?? read.eat(new RegExp(`(?<rate>${MANY}) ?(?<to>${COIN})? (?:to|for|per|in) (?:the|a|every|each|1) (?<of>${COIN})`));
  const into = rate ? undefined : read.eat(new RegExp(`\\b(?:in)?to (?<to>${COIN}) at (?:a rate of )?(?<rate>${MANY})`));
  const quoted = rate ?? into;
  if (!quoted) return undefined;
  const percent = read.eat(new RegExp(`(${PERCENT})(?: (?:fee|commission|charge))?`));
  const flat = read.eat(
    new RegExp(
      `([£$€])(${MANY.replace(/^\(\?<![^)]*\)/, '')}) (?:fee|commission|charge|handling)\\b|(?:fee|commission|charge)(?: is| of)? ([£$€])(\\d{1,4}(?:\\.\\d\\d)?)`,
    ),
  );
  const amount = read.eat(new RegExp(`([£$€₹₦¥]) ?(\\d{1,9}(?:\\.\\d{1,2})?)|(${MANY}) ?(${COIN})\\b`));
  if (!amount || read.hasMore() || (percent && flat)) return undefined;
  const { of, to: named } = quoted.groups!;
  const own = coinOf((amount[1] ?? amount[4])!);
  const base = of === undefined ? own : coinOf(of);
  const to = named === undefined ? own : coinOf(named);
  if (base === to || (own !== base && own !== to)) return undefined;
  const value = figureOf((amount[2] ?? amount[3])!);
  const each = figureOf(quoted.groups!['rate']!);
  const turned = own === base ? value * each : value / each;
  const other = own === base ? to : base;
  const asked = new RegExp(`\\b(?:how many|what(?: is that)? in|in) (${COIN})`).exec(question)?.[1];
  if (asked !== undefined && coinOf(asked) !== other) return undefined;
  const steps = [`${sayCoin(value, own)} ${own === base ? '×' : '÷'} ${figure(each, 4)} = ${sayCoin(turned, other)}.`];
  // Whoever buys abroad pays the fee on top, whoever changes money has it taken off.
  const isPaying = /\b(?:costs?|pay|charged|bill)\b/.test(question);
  let result = turned;
  if (percent) {
    const fee = (turned * figureOf(percent[1]!)) / 100;
    result += isPaying ? fee : -fee;
    steps.push(
      `${figure(figureOf(percent[1]!))}% of ${sayCoin(turned, other)} = ${sayCoin(fee, other)}; ${sayCoin(turned, other)} ${isPaying ? '+' : '−'} ${sayCoin(fee, other)} = ${sayCoin(result, other)}.`,
    );
  }
  if (flat) {
    if (coinOf((flat[1] ?? flat[3])!) !== other) return undefined;
    const fee = figureOf((flat[2] ?? flat[4])!);
    result += isPaying ? fee : -fee;
    steps.push(`${sayCoin(turned, other)} ${isPaying ? '+' : '−'} ${sayCoin(fee, other)} = ${sayCoin(result, other)}.`);
  }
  return told(`That is ${sayCoin(result, other)}.`, steps);
};

const READERS = [exchange, withinBudget, phases, outing, onInstalments, ruleOfThree];
export const proportion: Reader = (plain) => {
  for (const reader of READERS) {
    const found = reader(plain);
    if (found) return found;
  }
  return undefined;
};
