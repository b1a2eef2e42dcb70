/**
 * Stories that one rule carries: so much of this for so much of that, a fixed charge and a price for each, one price at first and
 * another later, means of groups, what is used up day by day, a price paid off bit by bit.
 */
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

/** "I need 70% overall, coursework is 40% and I got 64 in it": what the other part must bring. */
const markNeeded: Reader = (plain) => {
  const read = reading(plain);
  const question = questionOf(read.text);
  if (!/\bwhat\b.*\b(?:need|must|have to|do i get)\b/.test(question)) return undefined;
  const aim = read.eat(
    new RegExp(
      `\\b(?:need|want|for|aiming for|to pass (?:is|you need)) (?:an? |at least )?(?:overall (?:mark |grade )?of )?(\\d{1,2}(?:\\.\\d)?) ?%?(?: (?:overall|in total|altogether|in all|average|to pass|for the (?:year|module|course)))`,
    ),
  );
  const part =
    aim &&
    read.eat(
      new RegExp(
        `\\b(?:coursework|essay|project|midterm|assignment|practical|test|mock|lab|dissertation|presentation|part 1)s?(?: (?:is|are|counts?(?: for)?|was|were|makes? up|worth))* (${PERCENT})`,
      ),
    );
  const got = part && read.eat(/\b(?:got|scored|have|had|with|mark (?:was|is|of)) (?:an? )?(\d{1,2}(?:\.\d)?) ?%?/);
  read.eat(new RegExp(`\\b(?:exam|final|rest|other)(?: (?:is|are|counts?(?: for)?|was|worth))* (${PERCENT})`));
  if (!aim || !part || !got || read.hasMore()) return undefined;
  const [goal, weight, mark] = [Number(aim[1]), figureOf(part[1]!) / 100, Number(got[1])];
  const needed = (goal - weight * mark) / (1 - weight);
  if (!(weight > 0 && weight < 1) || needed < 0) return undefined;
  return told(
    needed > 100
      ? `It cannot be reached any more: it would take ${figure(needed)}%.`
      : `You need ${figure(needed, 1)}${/\d ?%/.test(aim[0]) ? '%' : ''}.`,
    [
      `${figure(weight * 100)}% × ${figure(mark)} = ${figure(weight * mark)} of the ${figure(goal)}.`,
      `${figure(goal)} − ${figure(weight * mark)} = ${figure(goal - weight * mark)}; ${figure(goal - weight * mark)} ÷ ${figure(1 - weight)} = ${figure(needed)}.`,
    ],
  );
};

/** "340 litres, 14 a day, and at 60 I ring": how many days. */
const usedUp: Reader = (plain) => {
  const read = reading(plain);
  const question = questionOf(read.text);
  const span = /\bhow many (days|weeks|hours|months|minutes)\b/.exec(question)?.[1] ?? /\bhow long\b/.exec(question)?.[0];
  if (span === undefined || /[£$€%]/.test(read.text)) return undefined;
  const use = read.eat(
    new RegExp(
      `\\b(?:burns?|uses?|using|gets? through|eats?|drinks?|goes through|feed|lose|loses) (?:about )?(${MANY})(?: ?(?:litres?|kg|g|ml|gallons?|bags?|bales?|of (?:them|it)))? (?:a|per|every|each) (day|week|hour|month|minute)`,
    ),
  );
  const floor =
    use &&
    read.eat(
      new RegExp(
        `\\b(?:gets? (?:down )?to|down to|reach(?:es)?|drops? to|falls? to|at|below|under|leaves?|keep) (${MANY})(?: ?(?:litres?|kg|g|ml|gallons?))?(?: left)?`,
      ),
    );
  const held = floor && read.eat(new RegExp(`(${MANY}) ?(?:litres?|kg|g|ml|gallons?|bags?|bales?)\\b`));
  if (!use || !floor || !held || read.hasMore()) return undefined;
  const [all, least, each] = [figureOf(held[1]!), figureOf(floor[1]!), figureOf(use[1]!)];
  const name = use[2]!;
  if ((span !== 'how long' && singular(span) !== name) || all <= least) return undefined;
  const days = (all - least) / each;
  return told(`That is ${Number.isInteger(days) ? '' : 'about '}${figure(days, 1)} ${name}${days === 1 ? '' : 's'}.`, [
    `${figure(all)} − ${figure(least)} = ${figure(all - least)}.`,
    `${figure(all - least)} ÷ ${figure(each)} a ${name} = ${figure(days)}.`,
  ]);
};

/** "70% down to 40%, and I have 2 litres of it": how much water goes in. */
const diluted: Reader = (plain) => {
  const read = reading(plain);
  const question = questionOf(read.text);
  if (
    !/\bdilut\w+|\bbring (?:it )?down|\bwater\b/.test(read.text) ||
    !/\bhow much (?:more )?water\b/.test(question) ||
    !/\b(?:got|have|start(?:ing)? with|there (?:is|are|'s)|of (?:the |it)?)\b/.test(read.text)
  )
    return undefined;
  const strong = read.eat(new RegExp(`(${PERCENT})`));
  const weak = strong && read.eat(new RegExp(`\\b(?:to|down to|into|make) (?:it )?(${PERCENT})`));
  const volume =
    weak &&
    read.eat(
      new RegExp(`\\b(?:got|have|start(?:ing)? with|there(?: i|')s) (?:about )?(${MANY}) ?(ml|litres?|l|gallons?|pints?)\\b`),
    );
  if (!strong || !weak || !volume || read.hasMore()) return undefined;
  const [from, to, held] = [figureOf(strong[1]!), figureOf(weak[1]!), figureOf(volume[1]!)];
  if (!(to < from && to > 0)) return undefined;
  const all = (held * from) / to;
  const name = measureNamed(volume[2]!) ?? volume[2]!;
  return told(`Add ${sayNamed(all - held, name)} of water.`, [
    `${sayNamed(held, name)} × ${figure(from)} ÷ ${figure(to)} = ${sayNamed(all, name)} in all.`,
    `${sayNamed(all, name)} − ${sayNamed(held, name)} = ${sayNamed(all - held, name)}.`,
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

/** "3% on the first £50,000 and 5% over that": what so much brings. */
const tiers: Reader = (plain) => {
  const read = reading(plain);
  const found = read.eat(
    new RegExp(
      `(${PERCENT}) (?:on|of|for) (?:the )?(?:first )(${MONEY})(?:,? (?:and|then|plus))? (${PERCENT}) (?:(?:on|of|for) )?(?:anything |everything |what(?:'s| is) |the rest|the remainder|over|above|after|beyond|that|it)`,
    ),
  );
  const sold = found && read.eat(new RegExp(`(${MONEY})`));
  if (!found || !sold || read.hasMore() || !/\bcommission|fee|get|pay|charge|tax|earn/.test(questionOf(read.text)))
    return undefined;
  const [low, limit, high, all] = [figureOf(found[1]!), moneyOf(found[2]!), figureOf(found[3]!), moneyOf(sold[1]!)];
  if (all <= limit) return undefined;
  const [one, two] = [(limit * low) / 100, ((all - limit) * high) / 100];
  return told(`That is ${read.sum(one + two)}.`, [
    `${figure(low)}% of ${read.sum(limit)} = ${read.sum(one)}.`,
    `${read.sum(all)} − ${read.sum(limit)} = ${read.sum(all - limit)}; ${figure(high)}% of it = ${read.sum(two)}.`,
    `${read.sum(one)} + ${read.sum(two)} = ${read.sum(one + two)}.`,
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

/** "£65 a day for 3 days plus 18p a mile over 200, and we did 410". */
const aboveAllowance: Reader = (plain) => {
  const read = reading(plain);
  if (!/\b(?:what|how much|total)\b/.test(questionOf(read.text))) return undefined;
  const extra = read.eat(
    new RegExp(
      `(${MONEY}) (?:an?|per|each|every|for (?:each|every)) (?:extra )?([a-z]{3,10}) (?:over|above|after|beyond|past) (?:the (?:first )?)?(${MANY})(?: (?:miles|minutes|texts|units|kg|hours|pages))?`,
    ),
  );
  const used =
    extra &&
    read.eat(
      new RegExp(
        `\\b(?:did|drove|drive|used|use|covered|made|sent|printed|went|do) (?:about )?(${MANY})(?: (?:miles|minutes|texts|units|kg|hours|pages))?`,
      ),
    );
  const days =
    extra &&
    read.eat(
      new RegExp(
        `(${MONEY}) (?:an?|per) (day|week|month|night|hour)(?: hire)? (?:for|x|×) (${MANY}) (?:days|weeks|months|nights|hours)`,
      ),
    );
  const once = days ? undefined : read.eat(new RegExp(`(${MONEY})(?: (?:a|per) (?:month|day|week))?`));
  if (!extra || !used || (!days && !once) || read.hasMore()) return undefined;
  const [price, limit, many] = [moneyOf(extra[1]!), figureOf(extra[3]!), figureOf(used[1]!)];
  const over = Math.max(0, many - limit);
  const fixed = days ? moneyOf(days[1]!) * figureOf(days[3]!) : moneyOf(once![1]!);
  const total = fixed + over * price;
  return told(`It comes to ${read.sum(total)}.`, [
    ...(days ? [`${figure(figureOf(days[3]!))} × ${read.sum(moneyOf(days[1]!))} = ${read.sum(fixed)}.`] : []),
    `${figure(many)} − ${figure(limit)} = ${figure(over)}; ${figure(over)} × ${read.sum(price)} = ${read.sum(over * price)}.`,
    `${read.sum(fixed)} + ${read.sum(over * price)} = ${read.sum(total)}.`,
  ]);
};

/** A bill, the tax on it and the tip, where it is told what the tip is on. */
const taxAndTip: Reader = (plain) => {
  const read = reading(plain);
  const question = questionOf(read.text);
  if (!/\b(?:total|altogether|in all|pay|come to)\b/.test(question) || /\b(?:each|split|per person)\b/.test(read.text))
    return undefined;
  const bill = read.eat(
    new RegExp(`\\b(?:bill|dinner|lunch|meal|food|check|it|that)(?:'s| is| was| came to| comes to)* (${MONEY})`),
  );
  const before =
    '(?: (?:on|of|off) (?:the |my )?(?:pre-?tax|pre tax|before tax|original|food)(?: (?:bill|amount|total|price|bit))?| before tax)';
  const after = '(?: (?:on|of) (?:the )?(?:total|lot|whole (?:thing|lot))(?: with (?:the )?tax)?| after tax)';
  const tip =
    bill && read.eat(new RegExp(`(?:\\btip(?:ping)? (?:of |is |at )?)?(${PERCENT})(?: tip)?(?:(${before})|(${after}))`));
  const tax =
    tip &&
    read.eat(
      new RegExp(`\\b(?:sales )?(?:tax|vat|gst)(?: is| was| at| of)? (${PERCENT})|(${PERCENT}) (?:sales )?(?:tax|vat|gst)`),
    );
  if (!bill || !tip || !tax || read.hasMore() || !/\b(?:tip\w*|gratuity)\b/.test(read.text)) return undefined;
  const sum = moneyOf(bill[1]!);
  const added = Math.round(sum * figureOf((tax[1] ?? tax[2])!)) / 100;
  const of = tip[2] === undefined ? sum + added : sum;
  const given = Math.round(of * figureOf(tip[1]!)) / 100;
  return told(`The total is ${read.sum(sum + added + given)}.`, [
    `Tax: ${figure(figureOf((tax[1] ?? tax[2])!))}% of ${read.sum(sum)} = ${read.sum(added)}.`,
    `Tip: ${figure(figureOf(tip[1]!))}% of ${read.sum(of)} = ${read.sum(given)}.`,
    `${read.sum(sum)} + ${read.sum(added)} + ${read.sum(given)} = ${read.sum(sum + added + given)}.`,
  ]);
};

const AREA_UNIT = '(?:square met(?:re|er)s?|sq\\.? ?m|m²|m2|sqm|square feet|sq ft)';
const SIDES = new RegExp(
  `(?:(${MANY}) (?:walls?|of them|rooms?|panels?|sides?)?,? ?(?:of |are |that are |measuring |each )?)?(${MANY}) ?(?:m|met(?:re|er)s?|ft|feet)?(?: (?:wide|long|high))? ?(?:by|x|×) ?(${MANY}) ?(?:m|met(?:re|er)s?|ft|feet)?\\b(?: (?:wide|long|high|tall))?`,
);
/** What a litre or a tin covers, what is to be covered, and how often. */
const coverage: Reader = (plain) => {
  const read = reading(plain);
  const question = questionOf(read.text);
  const asked = /\bhow (?:many|much) ([a-z]{3,12})\b/.exec(question)?.[1];
  if (
    asked === undefined ||
    /[£$€%]|\b(?:doors?|windows?|waste|extra|spare|cuts|round|left|already|deep|thick)\b/.test(read.text)
  )
    return undefined;
  const rate =
    read.eat(
      new RegExp(
        `\\b(?:(?:an?|each|1|per|every) )?(?:(${MANY}) ?(?:litres?|l|kg) )?(litre|tin|can|pot|bag|box|tub|roll)(?: of (?:paint|[a-z]{3,10}|(?:${MANY}) ?(?:litres?|l|kg)))? (?:covers|does|is good for|coats|goes over|treats|will (?:cover|do)) (?:about |up to )?(${MANY}) ?${AREA_UNIT}`,
      ),
    ) ??
    read.eat(
      new RegExp(
        `(?:paint |it )?(?:covers|does|coverage is|coverage of) ()()(?:about )?(${MANY}) ?${AREA_UNIT}(?: of wall)? (?:a|per|to the|to a|for each|each) (litre|tin|can|pot|bag|tub)`,
      ),
    );
  if (!rate) return undefined;
  const name = singular(rate[4] ?? rate[2]!);
  const coats = read.eat(new RegExp(`(${MANY}) coats?`));
  const sides = read.eatAll(SIDES);
  const areas = read.eatAll(new RegExp(`(${MANY}) ?${AREA_UNIT}`));
  if (sides.length + areas.length === 0 || singular(asked) !== name) return undefined;
  read.eat(/\b(?:1|one) (?:room|wall)(?= )/);
  if (read.hasMore()) return undefined;
  const parts = [
    ...sides.map(([, many, a, b]) => ({
      value: figureOf(many ?? '1') * figureOf(a!) * figureOf(b!),
      said: `${many === undefined ? '' : `${figure(figureOf(many))} × `}${figure(figureOf(a!))} × ${figure(figureOf(b!))}`,
    })),
    ...areas.map(([, value]) => ({ value: figureOf(value!), said: figure(figureOf(value!)) })),
  ];
  const area = parts.reduce((so, { value }) => so + value, 0);
  const times = coats ? figureOf(coats[1]!) : 1;
  const count = (area * times) / figureOf(rate[3]!);
  const isWhole = name !== 'litre';
  const whole = isWhole ? Math.ceil(count - 1e-9) : count;
  return told(`That is ${figure(whole)} ${asked}${whole - count > 1e-9 ? ` (${figure(count)} rounded up)` : ''}.`, [
    `${parts.map(({ said }) => said).join(' + ')} = ${figure(area)} m²${times > 1 ? `; × ${figure(times)} coats = ${figure(area * times)} m²` : ''}.`,
    `${figure(area * times)} ÷ ${figure(figureOf(rate[3]!))} = ${figure(count)}.`,
  ]);
};

const RISE = '(?:made|gained?|rose|went up|goes up|rise|raise|up|grew|increase\\w*|put on|plus|earned|vat|tax)';
const FALL = '(?:lost|fell|went down|dropped|drop|off|discount|reduction|cut|down|less|reduced)';
/** One percentage after another, each of what is there by then. */
const successive: Reader = (plain) => {
  const read = reading(plain);
  const question = questionOf(read.text);
  if (
    !/\b(?:what|how much)\b.*\b(?:now|pay|worth|cost|in it|have|price|come to|left|end up|stand)\b/.test(question) ||
    /\b(?:better|or|than|was it before|percent\w*|originally)\b|%/.test(question)
  )
    return undefined;
  const changes = read.eatAll(
    new RegExp(
      `(?:\\b(${RISE}|${FALL}) (?:by |of |another |a further |an extra )?)?(${PERCENT})(?: (?:extra |trade |student |staff |more |further )?(${RISE}|${FALL})\\b)?`,
    ),
  );
  const start = read.eat(new RegExp(`(${MONEY})(?! (?:off|voucher|discount))`));
  const flat = read.eat(
    new RegExp(
      `(${MONEY}) (?:off|voucher|discount|coupon)(?: (?:to use )?(?:after|on top|at the till|then))*|(?:plus |and )(${MONEY}) (?:delivery|postage|shipping)`,
    ),
  );
  if (
    !start ||
    changes.length < 2 ||
    read.hasMore() ||
    /\b(?:so (?:that|it)|that makes|each|tip|of the|of it|original|interest|a month|a year|per)\b/.test(read.text)
  )
    return undefined;
  const signs = changes.map(([, before, , after]) => {
    const word = after ?? before;
    return word === undefined ? 0 : new RegExp(`^${FALL}$`).test(word) ? -1 : 1;
  });
  if (signs.includes(0)) return undefined;
  let value = moneyOf(start[1]!);
  const steps = changes.map(([, , percent], at) => {
    const part = (value * figureOf(percent!)) / 100;
    const next = value + signs[at]! * part;
    const step = `${figure(figureOf(percent!))}% of ${read.sum(value)} = ${read.sum(part)}; ${read.sum(value)} ${signs[at]! < 0 ? '−' : '+'} ${read.sum(part)} = ${read.sum(next)}.`;
    value = next;
    return step;
  });
  if (flat) {
    const more = flat[2] === undefined ? -moneyOf(flat[1]!) : moneyOf(flat[2]);
    steps.push(`${read.sum(value)} ${more < 0 ? '−' : '+'} ${read.sum(Math.abs(more))} = ${read.sum(value + more)}.`);
    value += more;
  }
  return value > 0 ? told(`It comes to ${read.sum(value)}.`, steps) : undefined;
};

const FEEDS = new RegExp(
  `\\b(?:an?|1|each|1)? ?(?:(?:${MANY}) ?(?:kg|litres?|l) )?(sack|bag|bale|box|tin|pack|tub|bottle|jar)(?: of [a-z]{3,12})? (?:feeds|keeps|does|lasts|serves) (${MANY}) ([a-z]{3,14})(?: for)? (${MANY}) (days|weeks|months|hours)`,
);
/** "A sack feeds 8 ewes for 6 days; how many for 20 ewes for 30 days?": both count. */
const fed: Reader = (plain) => {
  const read = reading(plain);
  const rate = read.eat(FEEDS);
  const need = rate && read.eat(new RegExp(`(${MANY}) ${rate[3]!}(?:,? for)? (${MANY}) ${rate[5]!}`));
  const asked = new RegExp(`\\bhow many (${rate?.[1] ?? '-'}(?:e?s)?)\\b`).exec(read.text);
  if (!rate || !need || !asked || read.hasMore()) return undefined;
  const one = figureOf(rate[2]!) * figureOf(rate[4]!);
  const all = figureOf(need[1]!) * figureOf(need[2]!);
  const span = rate[5]!.replace(/s$/, '');
  const count = all / one;
  const whole = Math.ceil(count - 1e-9);
  return told(`That is ${figure(whole)} ${asked[1]!}${whole - count > 1e-9 ? ` (${figure(count)} rounded up)` : ''}.`, [
    `One ${rate[1]!} is enough for ${figure(figureOf(rate[2]!))} × ${figure(figureOf(rate[4]!))} = ${figure(one)} ${rate[3]!} for one ${span}.`,
    `${figure(figureOf(need[1]!))} × ${figure(figureOf(need[2]!))} = ${figure(all)}; ${figure(all)} ÷ ${figure(one)} = ${figure(count)}.`,
  ]);
};

const READERS = [
  exchange,
  fed,
  coverage,
  withinBudget,
  aboveAllowance,
  taxAndTip,
  phases,
  markNeeded,
  usedUp,
  diluted,
  outing,
  successive,
  tiers,
  onInstalments,
  ruleOfThree,
];
export const proportion: Reader = (plain) => {
  for (const reader of READERS) {
    const found = reader(plain);
    if (found) return found;
  }
  return undefined;
};
