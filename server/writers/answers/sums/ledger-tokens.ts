/** The figures of a ledger: what each counts or pays, and what it is for one of, one after another. */
import { singular, EACH, dimensionOf } from './units.ts';
import { sayAmount } from './plan.ts';
import { figure, spell } from './told.ts';
import { hoursOf, SPAN } from './steps.ts';
import { measureNamed } from '../values/measures.ts';
import { currencyIn, currencyNamed } from '../values/read.ts';
import { WEEKDAYS } from '../values/days.ts';

export interface Token {
  readonly at: number;
  readonly end: number;
  readonly value: number;
  /** A currency, "%", a measure, or what is counted. */
  readonly of: string;
  readonly per: readonly string[];
  readonly said: string;
  readonly sentence: number;
  /** How many prices stand before it. */
  readonly segment: number;
}

const NUMBER = String.raw`(?<![\d.,:£$€₹¥₦])\d{1,9}(?:,\d{3}){0,3}(?:\.\d{1,4})?(?![\d:%]|[.,]\d)`;
const CLOCK = String.raw`(?:\d{1,2}(?:[.:][0-5]\d)? ?(?:[ap]m\b)?|noon|midday|midnight)`;
const RANGE = new RegExp(
  String.raw`(?:\b(from|between) )?(?<![\d.,:£$€])(${CLOCK}) ?(?:-|–|to|till?|until|and|,? ?(?:and )?(?:finish(?:es|ed|ing)?|off|out)(?: at)?) ?(${CLOCK})(?: (?:in the )?(?:morning|afternoon|evening|at night))?(?![\d.,:]*\d| ?(?:%|kg|g|m|km|miles?|people|times|hours?|minutes?|days?|weeks?|each)\b)`,
);
const DAY = `(?:${WEEKDAYS.map((day) => day.slice(0, 3)).join('|')})[a-z]{0,6}`;
const DAYS = new RegExp(String.raw`\b(${DAY}) (?:to|till?|until|through|-) (${DAY})\b`);
/** Time that nobody pays. */
const PAUSE = new RegExp(
  String.raw`(?:(?:with|less|minus|and|but|including) )?(?:(?:an? |the )?([2-4]) (?:unpaid )?(?:[a-z]+ )?breaks? of )?(${SPAN})(?: (?:of (?:that|it|them|which|each)|for|an?|is|are|it is|lunch|meal|tea|the))*[ -](?:(?:unpaid|not paid|without pay)(?: (?:lunch|meal|tea))?(?: breaks?)?|(?:lunch |meal )?breaks? (?:is |are )?(?:unpaid|not paid))(?: (?:in|on|from|for) (?:each|every)(?: (?:one|shift|day|night))?| (?:each|every|a|per) (?:day|night|shift|time))?|\b(?:with )?(?:an? |([2-4]) )?unpaid (?:[a-z]+ )?breaks? of (${SPAN})`,
);

const TWO_PAUSES = new RegExp(
  `(?:with )?2 unpaid breaks?(?:,| of|:) (?:1 (?:of|is|for) )?(${SPAN})(?:,| and|, and) (?:(?:1|another|the other)(?: of| is)? )?(${SPAN})`,
);

const hourOf = (typed: string): { readonly hour: number; readonly half: string | undefined } => {
  if (/noon|midday/.test(typed)) return { hour: 12, half: 'p' };
  if (/midnight/.test(typed)) return { hour: 24, half: 'a' };
  const [, hour = '', minute = '0', half] = /(\d{1,2})(?:[.:](\d\d))? ?([ap])?/.exec(typed)!;
  return { hour: Number(hour) + Number(minute) / 60, half };
};
/** From one time of the day to another; undefined where it may be either half of the day. */
const hoursBetween = (from: string, to: string): number | undefined => {
  const [one, other] = [hourOf(from), hourOf(to)];
  if (one.hour > 24 || other.hour > 24) return undefined;
  const of = ({ hour, half }: typeof one): number => (half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0));
  if (one.half !== undefined && other.half !== undefined) return (of(other) - of(one) + 24) % 24 || undefined;
  // "9 to 5", "6 to 11pm": no more than half a day.
  const gone = ((((other.hour % 24) - one.hour) % 12) + 12) % 12;
  const plain = other.hour - one.hour;
  const long = one.hour > 12 || other.hour > 12 ? (plain > 0 ? plain : plain + 24) : gone;
  return long > 0 && long <= 14 ? long : undefined;
};

const COIN =
  '(?:p|pence|cents?|pounds?|quid|dollars?|bucks|euros?|rupees?|naira|pesos?|rand|bob|shillings?|cedis?|kroner|kronor|francs?|yen|baht|lira|zloty|dirhams?|riyals?|taka|ringgit|rs)';
const MONEY = new RegExp(
  String.raw`([£$€₹¥₦]) ?(\d{1,9}(?:,\d{2,3}){0,3}(?:\.\d{1,4})?)(k\b)?(?![\d%]|[.,]\d)|(${NUMBER}) ?(${COIN})\b`,
);
const BARE_MONEY = new RegExp(
  String.raw`(?<=\b(?:at|for|is|was|are|were|of|to|me|us|costs?|takes?|took|paid|pays?|get|gets|charge|earns?|made|make|spent|and|then|than|had|have|has|rent|less|minus|plus|out|back|in|with|,) )(${NUMBER})(?= (?:an?|per|each|every|for|in|on|out|rent|apiece|altogether|coming|going)\b|[,.;?]|$)|(?<![\d.,:])(\d{1,7}(?:,\d{3})*\.\d\d)(?![\d%]| ?(?:kg|g|m|km|cm|l|ml|litres?|hours?|miles?)\b)`,
);
/** Beside prices with a sign, only what is spent on something. */
const SPENT_BARE = new RegExp(String.raw`(?<=\b(?:less|minus|plus|spent|paid) )(${NUMBER})(?= (?:for|on) )()`);
const NO_NOUN =
  /^(?:a|an|the|of|and|or|at|in|on|for|to|by|with|per|each|every|from|is|are|was|were|has|have|had|that|which|who|it|i|we|they|he|she|so|but|then|plus|less|minus|how|what|my|our|all|some|times|cost|costs|pays|takes|gets|does|uses|sells|this|his|its|as|less|us|plus|across|gas|bus)$/;
const LISTED =
  /(?<![\d.,£$€₹¥₦])(\d{1,5}(?:\.\d{1,3})?(?:, \d{1,5}(?:\.\d{1,3})?)*,? and \d{1,5}(?:\.\d{1,3})?) ?([a-z]{1,10})\b/;
const UNCOUNTABLE = /^(?:people|children|sheep|deer|fish|staff|men|women|head|dozen)$/;
const PER =
  /^,? ?(?:(each|apiece)\b(?! (?:day|week|month|year|night|hour|morning|evening|shift|way|of)\b)|(?:(?:an?|per|each|every|for (?:an?|each|every)) |\/ ?)((?!flat\b|total\b|fixed\b|few\b|lot\b|fee\b|further\b|third\b|quarter\b|half\b|one-off\b|helper\b|bit\b)[a-z]{2,16})\b|(dai|week|month|year|hour|night)ly\b|(p\/h|ph|pw|pcm|pp)\b| (hour|hr|head|night)\b)/;
const SHORT: Readonly<Record<string, string>> = { 'p/h': 'hour', ph: 'hour', pw: 'week', pcm: 'month', pp: 'person', dai: 'day' };
const OCCASIONS = /^(?:nights?|evenings?|mornings?|afternoons?|shifts?|sessions?)$/;

const nameOf = (word: string): string => {
  if (/^(?:head|person|people|pax)$/.test(word)) return 'person';
  if (/^(?:piece|item|one)$/.test(word)) return EACH;
  if (OCCASIONS.test(word)) return word.replace(/s$/, '');
  return measureNamed(word) ?? singular(word);
};

/** What follows says it is for one of: "an hour each". */
const perAfter = (text: string, isOften: boolean): { readonly per: readonly string[]; readonly length: number } => {
  const per: string[] = [];
  let length = 0;
  for (let found = PER.exec(text); found && per.length < 3; found = PER.exec(text.slice(length))) {
    const word = found[2] ?? found[5] ?? (found[3] === undefined ? found[4] : (SHORT[found[3]] ?? found[3]));
    const name = found[1] !== undefined ? EACH : nameOf(SHORT[word!] ?? word!);
    // "9 houses a day" is so often; "5 dogs a friend owns" says nothing.
    if (
      isOften &&
      found[1] === undefined &&
      /^ ?an? /.test(found[0]) &&
      !/^(?:hour|day)$/.test(dimensionOf(name)) &&
      !OCCASIONS.test(name)
    )
      break;
    if (per.includes(name)) break;
    per.push(name);
    length += found[0].length;
  }
  return { per, length };
};

/** "Each takes 55 g", "every hen lays 5". */
const EACH_DOES =
  /\b(?:each|every)(?: of (?:them|these|us))?(?: (?!takes|uses|needs|weighs|gets|has|is|costs)([a-z]+))? (?:takes?|uses?|needs?|weighs?|gets?|eats?|drinks?|lays?|gives?|holds?|costs?|is|are|has|produces?|makes?|does|pays?|paid|sells? for)(?: (?:about|only|me|us))? $/;
/** "62 cows giving 27 litres". */
const GIVING =
  /^ (?:each )?(?:giving|eating|using|drinking|laying|needing|earning|paying|making|producing|doing)(?: (?:about|only))? $/;
/** "46 jars at $7.50", "3 lots of 8.5 m": so much for each. */
const bound = (before: Read | undefined, one: Read, text: string): Read => {
  const between = text.slice(before?.end ?? 0, one.at);
  const each = EACH_DOES.exec(between);
  if (each && one.of !== '%')
    return withPer(one, [each[1] === undefined || /^(?:one|thing)$/.test(each[1]) ? EACH : nameOf(each[1]), ...one.per]);
  if (!before) return one;
  if (GIVING.test(between) && before.per.length === 0) return withPer(one, [before.of, ...one.per]);
  const isPiece =
    before.of !== '%' &&
    before.of !== 'time' &&
    !/^(?:hour|day)$/.test(dimensionOf(before.of)) &&
    !dimensionOf(before.of).startsWith('money');
  const isMoney = dimensionOf(one.of).startsWith('money');
  if (
    one.per.length > 0 ||
    !isPiece ||
    !(
      isMoney
        ? /^(?: of (?:[a-z]+ ){1,2}?)?,? ?(?:(?:were |was )?sold )?(?:at|@|x|×|priced at|costing)(?: (?:about|only|just))? $/
        : /^ of $/
    ).test(between)
  )
    return one;
  return withPer(one, [before.of]);
};
const withPer = (one: Read, per: readonly string[]): Read => ({ ...one, per, said: saidOf(one.value, one.of, per) });
const saidOf = (value: number, of: string, per: readonly string[]): string =>
  of === 'time'
    ? `${figure(value)}${per.map((name) => ` a ${name}`).join('')}`
    : of === '%'
      ? `${value}%`
      : sayAmount(value, Object.fromEntries([[of, 1], ...per.map((name) => [name, -1] as const)]));

type Read = Omit<Token, 'sentence' | 'segment'>;

export interface Tokens {
  readonly text: string;
  readonly rest: string;
  readonly currency: string;
  readonly tokens: readonly Token[];
}

/** All figures of the text; undefined where one is not understood. */
export const tokensIn = (text: string): Tokens | undefined => {
  let rest = text;
  const found: Read[] = [];
  const eat = (at: number, length: number): void => {
    rest = rest.slice(0, at) + ' '.repeat(length) + rest.slice(at + length);
  };
  const add = (at: number, length: number, value: number, of: string, per: readonly string[]): void => {
    found.push({ at, end: at + length, value, of, per, said: saidOf(value, of, per) });
    eat(at, length);
  };
  const two = TWO_PAUSES.exec(rest);
  const pause = two ?? PAUSE.exec(rest);
  if (pause) eat(pause.index, pause[0].length);
  else if (/\bunpaid\b|\bnot paid\b|\bbreaks?\b/.test(rest)) return undefined;
  const off = two
    ? hoursOf(two[1]!) + hoursOf(two[2]!)
    : pause
      ? Number(pause[1] ?? pause[3] ?? 1) * hoursOf((pause[2] ?? pause[4])!)
      : 0;
  const range = RANGE.exec(rest);
  const isClock = range && (range[1] !== undefined || /[ap]m|[.:]\d\d|noon|midnight/.test(`${range[2]}${range[3]}`));
  if (isClock) {
    const long = hoursBetween(range[2]!, range[3]!);
    if (long === undefined || long <= off) return undefined;
    add(range.index, range[0].length, long - off, 'hour', []);
    const last = found.at(-1)!;
    found[0] = { ...last, said: spell(long - off) };
  }
  const days = DAYS.exec(rest);
  if (days) {
    const [from, to] = [days[1]!, days[2]!].map((day) => WEEKDAYS.findIndex((name) => name.startsWith(day.slice(0, 3))));
    add(days.index, days[0].length, ((to! - from! + 7) % 7) + 1, 'day', ['week']);
  }
  // "3 12.5 hour shifts a week": so many, and so long each.
  const shifts = new RegExp(`(${NUMBER}) (${NUMBER})[ -](?:hours?|hrs?)[ -](shift|night|day|session|lesson)s?\\b`).exec(rest);
  if (shifts) {
    const { per, length } = perAfter(rest.slice(shifts.index + shifts[0].length), true);
    const at = shifts.index;
    if (Number(shifts[2]) <= off) return undefined;
    add(at, 1, Number(shifts[2]) - off, 'hour', [shifts[3]!]);
    eat(at, shifts[0].length + length);
    found.push({
      at: at + 1,
      end: at + shifts[0].length + length,
      value: Number(shifts[1]),
      of: shifts[3]!,
      per,
      said: sayAmount(Number(shifts[1]), { [shifts[3]!]: 1 }),
    });
  }
  if (pause && !isClock && !shifts) return undefined;
  // "2.4, 3.1 and 2.75 tonnes": all of them.
  const list = LISTED.exec(rest);
  const listed = list && measureNamed(list[2]!);
  if (list && listed) {
    const values = list[1]!.match(/\d+(?:\.\d+)?/g)!.map(Number);
    const count = new RegExp(`(?<![\\d.,])${values.length} [a-z]+`).exec(rest.slice(0, list.index));
    if (count) eat(count.index, count[0].length);
    add(
      list.index,
      list[0].length,
      values.reduce((so, value) => so + value, 0),
      listed,
      [],
    );
    found.push({ ...found.pop()!, said: `(${values.map((value) => figure(value)).join(' + ')}) ${list[2]!}` });
  }
  const currency = currencyIn(text);
  const isSigned = MONEY.test(rest);
  for (let one = MONEY.exec(rest); one; one = MONEY.exec(rest)) {
    const coin = one[5];
    const typed = Number((one[2] ?? one[4])!.replaceAll(',', '')) * (one[3] ? 1000 : 1);
    const isMinor = coin !== undefined && /^(?:p|pence|cents?)$/.test(coin);
    const { per, length } = perAfter(rest.slice(one.index + one[0].length), false);
    add(
      one.index,
      one[0].length + length,
      isMinor ? typed / 100 : typed,
      one[1] ?? (isMinor ? currency : (currencyNamed(coin!) ?? currency)),
      per,
    );
  }
  const bare = isSigned ? SPENT_BARE : BARE_MONEY;
  for (let one = bare.exec(rest); one; one = bare.exec(rest)) {
    const { per, length } = perAfter(rest.slice(one.index + one[0].length), false);
    add(one.index, one[0].length + length, Number((one[1] ?? one[2])!.replaceAll(',', '')), currency, per);
  }
  for (
    let one = /(?<![\d.,])(\d{1,3}(?:\.\d{1,3})?) ?(?:%|per ?cent\b)/.exec(rest);
    one;
    one = /(?<![\d.,])(\d{1,3}(?:\.\d{1,3})?) ?(?:%|per ?cent\b)/.exec(rest)
  )
    add(one.index, one[0].length, Number(one[1]), '%', []);
  const COUNT = new RegExp(`(${NUMBER})(?:[ -]?([a-zµ²³]{1,18})\\b)?((?:[ -][a-z]{2,18}){0,2})`);
  for (let one = COUNT.exec(rest); one; one = COUNT.exec(rest)) {
    const words = [one[2] ?? '', ...one[3]!.trim().split(/[ -]/)].filter((word) => word !== '');
    const value = Number(one[1]!.replaceAll(',', ''));
    const isOften = words[0] === 'times' || words[0] === 'time';
    const measure = words[0] === undefined ? undefined : measureNamed(words[0]);
    const stop = words.findIndex((word) => NO_NOUN.test(word));
    const own = words.slice(0, stop < 0 ? words.length : stop);
    const plural = own.findIndex((word) => UNCOUNTABLE.test(word) || (word.length > 2 && singular(word) !== word));
    if (!isOften && measure === undefined && plural < 0) return undefined;
    const many = isOften || measure !== undefined ? 1 : plural + 1;
    const typed = new RegExp(`^${NUMBER.replace(/^\(\?<![^)]*\)/, '')}(?:[ -]?[a-zµ²³]+){0,1}(?:[ -][a-z]+){${many - 1}}`).exec(
      rest.slice(one.index),
    )![0];
    const { per, length } = perAfter(rest.slice(one.index + typed.length), true);
    add(
      one.index,
      typed.length + length,
      value,
      isOften ? 'time' : OCCASIONS.test(words[0] ?? '') ? nameOf(words[0]!) : (measure ?? nameOf(words[plural]!)),
      per,
    );
  }
  if (/\d/.test(rest)) return undefined;
  const bounds = text.replaceAll(/(?<=\d)[.,](?=\d)/g, '_');
  const prices = found.filter(({ of }) => /^(?:money|.)$/.test(of) || currencyNamed(of) !== undefined);
  const tokens = found
    .toSorted((one, other) => one.at - other.at)
    .map((one, at, all) => bound(all[at - 1], one, text))
    .map((one) => ({
      ...one,
      sentence: bounds.slice(0, one.at).match(/[.?!;:] /g)?.length ?? 0,
      segment: prices.filter(({ at }) => at < one.at).length,
    }));
  return { text, rest, currency, tokens };
};
