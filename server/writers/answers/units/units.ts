/** Conversions between units of the same kind: "How many feet are in 5 meters?", "100 f in celsius", "5 ft 7 in cm". */
import { isOfOthers } from '../sums/of-others.ts';
import { capitalise, withArticle } from '../../../english/prose.ts';
import type { Answer, Asked, Source } from '../answer.ts';
import { calculator, type BigNumber, type MathJsInstance } from '../sums/calculator.ts';
import { NUMBER, bare, shown, type Shown } from '../sums/numbers.ts';
import { inFigures } from '../sums/quantities.ts';
import { readQuestion } from '../question/question.ts';
import { inOwnWords } from '../pages/same-words.ts';
import { UNITS, unitNamed, type Unit } from './units-data.ts';

interface Conversion {
  readonly amounts: readonly { readonly amount: string; readonly unit: Unit }[];
  readonly to: Unit;
}

const NAME = '[a-z°²/."\' ]{1,22}?[²2]?';
const AMOUNT = `((?:[-−]|minus )?(?:${NUMBER})|an?|half an?)`;
const FORMS: readonly (readonly [RegExp, order: 'from first' | 'to first'])[] = [
  [
    new RegExp(`^how (?:many|much) (${NAME}) (?:are |is )?(?:there )?(?:in|make|equals?|are in|is in) ${AMOUNT} ?(${NAME})$`),
    'to first',
  ],
  [new RegExp(`^how (?:many|much) (${NAME}) (?:is|are|does|do) ${AMOUNT} ?(${NAME})(?: make| equal)?$`), 'to first'],
  [
    new RegExp(
      `^(?:what is |what are |convert |change |turn |how much is |how (?:long|tall|far|heavy|hot|cold|big|fast|deep|high) is |express )?${AMOUNT} ?(${NAME})(?: equal| converted| expressed)? (?:in|to|into|as|is how many) (${NAME})$`,
    ),
    'from first',
  ],
];
/** Without a figure one is meant: "square feet in an acre", "litres to gallons", "how long is a furlong". */
const OF_ONE: readonly (readonly [RegExp, order: 'from first' | 'to first' | 'alone'])[] = [
  [new RegExp(`^(?:what are |number of |how many )?(${NAME}) (?:in|to|per|make|makes) (?:an?|1|one|the) (${NAME})$`), 'to first'],
  [new RegExp(`^(?:convert |change |turn |what is )?(${NAME}) (?:to|into|in|2) (${NAME})(?: conversion)?$`), 'from first'],
  [new RegExp(`^how (?:long|far|deep|big|heavy|tall|high|fast|much|large) is (?:an?|1|one) (${NAME})$`), 'alone'],
];
/** What a unit that few people know is told in. */
const TOLD_IN: Readonly<Record<string, string>> = {
  furlong: 'metre',
  fathom: 'metre',
  chain: 'metre',
  hand: 'centimetre',
  league: 'kilometre',
  'nautical mile': 'kilometre',
  hundredweight: 'kilogram',
  carat: 'gram',
  knot: 'kilometre per hour',
  horsepower: 'watt',
  'UK pint': 'millilitre',
  'UK gallon': 'litre',
};
/** Whoever asks for one and names no figure. */
const readOne = (text: string): Conversion | undefined => {
  for (const [form, order] of OF_ONE) {
    const found = form.exec(text);
    if (!found) continue;
    const [one = '', other = ''] = order === 'to first' ? [found[2], found[1]] : [found[1], found[2]];
    const from = unitNamed(one);
    // Of spoons and cups there is a page.
    if (!from || from.dimension === 'temperature' || from.computes.startsWith('cup')) continue;
    const target = unitNamed(order === 'alone' ? (TOLD_IN[from.one] ?? '') : other);
    if (!target || target === from) continue;
    const [source, to] = [suited(from, target), suited(target, from)];
    if (source.dimension === to.dimension) return { amounts: [{ amount: '1', unit: source }], to };
  }
  return undefined;
};
/** Said of a part of one: "a quarter of a pound", "two thirds of a cup". */
const PARTS: readonly (readonly [RegExp, said: string, value: string])[] = (
  [
    ['(?:three|3) quarters|3/4', 'three quarters', '0.75'],
    ['(?:two|2) thirds|2/3', 'two thirds', '0.666666666667'],
    ['(?:(?:an?|one|1) )?quarter|1/4', 'a quarter', '0.25'],
    ['(?:(?:an?|one|1) )?third|1/3', 'a third', '0.333333333333'],
    ['(?:(?:an?|one|1) )?eighth|1/8', 'an eighth', '0.125'],
    ['(?:an? )?half|1/2', 'half', '0.5'],
  ] as const
).map(([typed, said, value]) => [new RegExp(`(?<![\\d/] ?)\\b(?:${typed})(?: of)?(?: an?)? (?=[a-z])`), said, value]);
const partIn = (plain: string): { readonly said: string; readonly text: string } | undefined => {
  const [pattern, said = '', value = ''] = PARTS.find(([typed]) => typed.test(plain)) ?? [];
  const rest = pattern && plain.replace(pattern, ' ');
  return pattern && rest !== undefined && !/\d/.test(rest) ? { said, text: plain.replace(pattern, `${value} `) } : undefined;
};
/** "5 ft 7", "11 stone 4", "7 lb 4 oz": so many of the one and of its parts. */
const COMPOUNDS = (
  [
    ["ft|feet|foot|'", 'inches|inch|in|"', 'ft', 'inch'],
    ['stone|st', 'pounds?|lbs?', 'stone', 'pound'],
    ['pounds?|lbs?', 'ounces?|oz', 'pound', 'ounce'],
  ] as const
).map(
  ([whole, part, ...units]) =>
    [
      new RegExp(
        `^(?:what is |convert |how (?:tall|long|heavy) is )?(\\d{1,6}) ?(?:${whole}) ?(?:and )?(\\d{1,2}(?:\\.\\d{1,4})?) ?(?:${part})? ?(?:in|to|into|as) (${NAME})$`,
      ),
      units,
    ] as const,
);

interface Quantity {
  readonly at: number;
  readonly end: number;
  readonly amounts: Conversion['amounts'];
}
/** The parts that may follow a unit without their name: "5 foot 9", "11 stone 6". */
const PARTS_OF: Readonly<Record<string, readonly [part: string, most: number]>> = {
  foot: ['inch', 12],
  stone: ['pound', 14],
  pound: ['ounce', 16],
};
const FIGURE = new RegExp(`(?<![\\w.,/-])(?:${NUMBER})(?![\\d/]|,\\d)`, 'g');
/** The longest name that stands at the beginning of a text. */
const unitAt = (text: string): { readonly unit: Unit; readonly length: number } | undefined => {
  const found = /^[ -]?((?:degrees? )?(?:[a-z°²]+|['"])(?:\/[a-z]+|[²2])?(?:[ .]+[a-z²]+){0,2})/.exec(text);
  const words = found?.[1]!.split(' ') ?? [];
  for (let many = Math.min(words.length, 4); many > 0; many -= 1) {
    const name = words.slice(0, many).join(' ');
    const unit = unitNamed(name) ?? unitNamed(name.replace(/\.$/, ''));
    if (unit && !unit.isRare) return { unit, length: found![0].length - found![1]!.length + name.length };
  }
  return undefined;
};
/** Every amount of a sentence; undefined where a figure measures nothing that is converted. */
const quantitiesIn = (text: string, degrees: Unit | undefined): readonly Quantity[] | undefined => {
  const found: Quantity[] = [];
  for (const { 0: typed, index } of text.matchAll(FIGURE)) {
    const last = found.at(-1);
    if (last && index < last.end) continue;
    const end = index + typed.length;
    const bareDegrees = degrees && /^ ?(?:degrees?|°)(?![a-z])/.exec(text.slice(end));
    const unit = unitAt(text.slice(end));
    const isNamed = unit !== undefined && !(bareDegrees && unit.unit.dimension !== 'temperature');
    const whole = last?.amounts.at(-1)!.unit.one ?? '';
    const [part, most] = PARTS_OF[whole] ?? [];
    const isPart =
      part !== undefined &&
      last!.amounts.length === 1 &&
      Number(typed) < most! &&
      /^ ?(?:and )?$/.test(text.slice(last!.end, index)) &&
      (!isNamed || unit.unit.one === part);
    if (isPart) {
      const amounts = [...last!.amounts, { amount: bare(typed), unit: unitNamed(part)! }];
      found[found.length - 1] = { ...last!, end: end + (isNamed ? unit.length : 0), amounts };
    } else if (isNamed) {
      const sign = /(?:minus |(?:^| )[-−])$/.test(text.slice(0, index)) ? '-' : '';
      found.push({ at: index, end: end + unit.length, amounts: [{ amount: sign + bare(typed), unit: unit.unit }] });
    } else if (
      degrees &&
      /\b(?:oven|temperature|temp|thermostat|fever)\b/.test(text) &&
      /^ ?(?:$|[,.?]|i?n? *$)/.test(text.slice(end))
    )
      found.push({ at: index, end, amounts: [{ amount: bare(typed), unit: degrees }] });
    else if (bareDegrees)
      found.push({ at: index, end: end + bareDegrees[0].length, amounts: [{ amount: bare(typed), unit: degrees }] });
    else return undefined;
  }
  return found;
};

const UNIT_NAME = `((?:square |sq\\.? ?|fluid |degrees? )?[a-z°]{1,12}(?:\\/[a-z])?[²2]?(?: per (?:hour|second))?)`;
/** What is asked for: "what's that in centimetres", "how many stone and pounds is that", "set my oven to in celsius". */
const WANTED = new RegExp(
  `\\bhow (?:many|much) ${UNIT_NAME}(?: (?:and|&) ${UNIT_NAME})?(?= (?:is|are|was|were|does|do|did|would|should|will|have)\\b|$)|\\b(?:in|to|into|as) ${UNIT_NAME}(?: (?:and|&) ${UNIT_NAME})?(?=$|[?.,;]| (?:please|pls|for|so|then|is|would|i|my|its|it)\\b)`,
  'g',
);
const ASKS_CONVERSION = /\b(?:what|how|convert|turn|change|put|need (?:it|that|this))\b|\bplease\b/;

interface Wanted {
  readonly to: Unit;
  readonly also: Unit | undefined;
  readonly quantities: readonly Quantity[];
}
/** One thing measured anywhere in a sentence, and the unit it is wanted in. */
const wantedIn = (text: string): Wanted | undefined => {
  for (const found of [...text.matchAll(WANTED)].toReversed()) {
    // "Speed limit 50 mph in km/h" asks without a question.
    if (!ASKS_CONVERSION.test(text) && found.index + found[0].length < text.length) continue;
    const [first, second] = [found[1] ?? found[3], found[2] ?? found[4]].map((name) =>
      name === undefined ? undefined : unitNamed(name),
    );
    if (!first || first.isRare) continue;
    const other = first.one.endsWith('Celsius') ? 'fahrenheit' : 'celsius';
    const rest = `${text.slice(0, found.index)}${' '.repeat(found[0].length)}${text.slice(found.index + found[0].length)}`;
    const quantities = quantitiesIn(rest, first.dimension === 'temperature' ? unitNamed(other) : undefined);
    return quantities && { to: first, also: second, quantities };
  }
  return undefined;
};

/** What is told in two units, the larger whole: "11 stone 0.3 pounds", "5 feet 10.9 inches". */
const PAIRS = [
  ['stone', 'pound', 14],
  ['foot', 'inch', 12],
  ['pound', 'ounce', 16],
] as const;
const IN_TWO = new RegExp(
  `^(?:what is |convert |how (?:tall|heavy|long) is )?${AMOUNT} ?(${NAME}) (?:in|to|into|as) (${NAME}) (?:and|&) (${NAME})$|^how many (${NAME}) (?:and|&) (${NAME}) (?:is|are|in|are in|make) ${AMOUNT} ?(${NAME})$`,
);

/** "ounce" beside a unit of volume is the fluid ounce, and "k" beside one of length the kilometre. */
const suited = (unit: Unit, other: Unit): Unit => {
  if (unit.one === 'ounce' && other.dimension === 'volume') return unitNamed('fluid ounce')!;
  if (unit.one === 'calorie' && other.one === 'joule') return unitNamed('small calorie')!;
  // Pints in a British gallon are British.
  if (other.one.startsWith('UK ') && !unit.one.startsWith('UK ')) return unitNamed(`uk ${unit.one}`) ?? unit;
  // A run of 10k.
  return unit.one === 'kelvin' && other.dimension === 'length' ? unitNamed('kilometre')! : unit;
};

const read = (plain: string): Conversion | { readonly mismatch: readonly [Unit, Unit] } | undefined => {
  const text = inFigures(plain).replace(/\bdegrees? (?=celsius|fahrenheit|farenheit|centigrade|c\b|f\b)/g, '');
  for (const [form, units] of COMPOUNDS) {
    const [, whole, part, name] = form.exec(text) ?? [];
    if (name === undefined) continue;
    const [large, small] = units.map((unit) => unitNamed(unit)!) as [Unit, Unit];
    const to = unitNamed(name);
    if (to?.dimension !== large.dimension) return undefined;
    return {
      amounts: [
        { amount: whole!, unit: large },
        { amount: part!, unit: small },
      ],
      to,
    };
  }
  for (const [form, order] of FORMS) {
    const found = form.exec(text);
    if (!found) continue;
    const [typed, fromName, toName] =
      order === 'from first' ? [found[1]!, found[2]!, found[3]!] : [found[2]!, found[3]!, found[1]!];
    const [source, target] = [unitNamed(fromName), unitNamed(toName)];
    if (!source || !target || source === target) continue;
    const [from, to] = [suited(source, target), suited(target, source)];
    if (from.dimension !== to.dimension) {
      // "Grams in a bar" is no question of pressure, nor "10k" one of heat.
      if (from.isRare || to.isRare || from.one === 'kelvin') return undefined;
      return { mismatch: [from, to] };
    }
    const sign = /^(?:[-−]|minus )/.test(typed) ? '-' : '';
    if (sign && from.dimension !== 'temperature') return undefined;
    const figure = typed.replace(/^(?:[-−]|minus )/, '');
    const amount = figure.startsWith('half') ? '0.5' : /^an?$/.test(figure) ? '1' : sign + bare(figure);
    return { amounts: [{ amount, unit: from }], to };
  }
  const told = wantedIn(text);
  const [quantity, ...more] = told?.quantities ?? [];
  const from = quantity?.amounts[0]?.unit;
  if (!told || !quantity || more.length > 0 || told.also || from === undefined) return undefined;
  const to = suited(told.to, from);
  return suited(from, to).dimension === to.dimension && from !== to
    ? { amounts: quantity.amounts.map(({ amount, unit }) => ({ amount, unit: suited(unit, to) })), to }
    : undefined;
};

/** To six digits where they say all there is, else to what anybody measures: four digits, a tenth of a degree. */
const rounded = (value: BigNumber, unit: Unit): Shown => {
  // Unit by unit something is lost behind the twelfth digit.
  const tidy = value.toSignificantDigits(12);
  const whole = shown(tidy, 6);
  if (whole.exact) return whole;
  return { ...shown(unit.dimension === 'temperature' ? tidy.toDecimalPlaces(1) : tidy, 4), exact: false };
};

/** What is larger or smaller in the United Kingdom, by how much. */
const IMPERIAL: Readonly<Record<string, number>> = { pint: 1.200949925, quart: 1.200949925, gallon: 1.200949925, floz: 0.96076 };

const convert = (math: MathJsInstance, amount: BigNumber, from: Unit, to: Unit): BigNumber =>
  math.unit(amount, from.computes).to(to.computes).toNumeric(to.computes) as BigNumber;

/** "A quarter of a pound", "half a pint". */
const partSaid = (said: string, { one }: Unit): string =>
  `${said}${said === 'half' ? '' : ' of'} ${one === 'hour' ? 'an hour' : withArticle(one)}`;

/** "5 metres", "1 foot", "−40 degrees Celsius". */
const measured = (figures: string, unit: Unit): string => `${figures} ${figures === '1' ? unit.one : unit.many}`;

const FORMULAS: Record<string, string> = {
  'degC>degF': 'Multiply by 9, divide by 5 and add 32.',
  'degF>degC': 'Subtract 32, multiply by 5 and divide by 9.',
  'degC>K': 'Add 273.15.',
  'K>degC': 'Subtract 273.15.',
  'degF>K': 'Subtract 32, multiply by 5, divide by 9 and add 273.15.',
  'K>degF': 'Subtract 273.15, multiply by 9, divide by 5 and add 32.',
};

/** Why there is no number: different kinds of quantity. Said with confidence, for it is certain. */
const impossible = ([from, to]: readonly [Unit, Unit]): Answer => ({
  confidence: 85,
  lead: `${from.many[0]!.toUpperCase()}${from.many.slice(1)} cannot be converted into ${to.many}: the one measures ${from.dimension} and the other ${to.dimension}.`,
  more: [
    ['A conversion needs two units of the same kind.'],
    [
      `A ${from.dimension} can be turned into ${others(from)
        .slice(0, 3)
        .map(({ many }) => many)
        .join(', ')} and the like.`,
    ],
    [
      `A ${to.dimension} can be turned into ${others(to)
        .slice(0, 3)
        .map(({ many }) => many)
        .join(', ')} and the like.`,
    ],
  ],
  asides: { source: 'Fixed definitions of the units.' },
  topics: [from, to].flatMap((unit) =>
    others(unit)
      .slice(0, 2)
      .map((other) => `How many ${other.many} are in 10 ${unit.many}?`),
  ),
});

const others = (unit: Unit): Unit[] =>
  UNITS.filter((other) => other.dimension === unit.dimension && other !== unit && !other.isRare);

/** So many of the smaller unit, told in both. */
const paired = (small: BigNumber, [large, little, ratio]: (typeof PAIRS)[number]): string => {
  const tenths = small.toDecimalPlaces(1);
  const whole = tenths.div(ratio).floor();
  return `${measured(shown(whole).text, unitNamed(large)!)} ${measured(shown(tenths.minus(whole.times(ratio))).text, unitNamed(little)!)}`;
};

/** As it is mostly said: to the whole inch, pound or ounce. */
const wholePart = (small: BigNumber, pair: (typeof PAIRS)[number]): readonly string[] =>
  small.toDecimalPlaces(1).isInteger() ? [] : [`To the nearest ${pair[1]} that is ${paired(small.toDecimalPlaces(0), pair)}.`];

/** One amount, and the two units that it is wanted in. */
const twoAsked = (text: string): { readonly typed: string; readonly names: readonly (Unit | undefined)[] } | undefined => {
  const found = IN_TWO.exec(text)?.slice(1);
  if (found) {
    const [typed, name, large, little] =
      found[0] === undefined ? [found[6]!, found[7]!, found[4]!, found[5]!] : (found as [string, string, string, string]);
    return { typed, names: [name, large, little].map(unitNamed) };
  }
  const told = wantedIn(text);
  const [quantity, ...more] = told?.quantities ?? [];
  if (!told?.also || !quantity || more.length > 0 || quantity.amounts.length > 1) return undefined;
  const [{ amount, unit }] = quantity.amounts as [Conversion['amounts'][number]];
  return { typed: amount, names: [unit, told.to, told.also] };
};

const inTwo = async ({ question: { plain } }: Asked): Promise<Answer | undefined> => {
  const asked = twoAsked(inFigures(plain));
  if (!asked) return undefined;
  const { typed, names } = asked;
  const [from, first, second] = names;
  const pair = PAIRS.find(([one, other]) => first?.one === one && second?.one === other);
  if (!pair || !from || from.dimension !== second!.dimension || !/\d/.test(typed)) return undefined;
  const math = await calculator();
  const value = math.bignumber(bare(typed));
  const small = convert(math, value, from, second!);
  return {
    confidence: 97,
    lead: `${measured(shown(value, 15).text, from)} ${/^1$/.test(typed) ? 'is' : 'are'} about ${paired(small, pair)}.`,
    more: [
      [...wholePart(small, pair), `In ${second!.many} alone that is about ${measured(rounded(small, second!).text, second!)}.`],
      [`One ${first!.one} is ${pair[2]} ${second!.many}.`],
      [],
    ],
    asides: { source: 'Fixed definitions of the units, worked out on the spot.' },
    topics: [
      `How many ${first!.many} are in 10 ${from.many}?`,
      `How many ${from.many} are in 10 ${first!.many}?`,
      `How many ${from.many} are in 10 ${second!.many}?`,
    ],
  };
};

/** A height in feet, or a weight in stone, is told in two units. */
const toldInTwo = (math: MathJsInstance, total: BigNumber, to: Unit): readonly string[] => {
  const pair = PAIRS.find(([large]) => to.one === large && large !== 'pound');
  if (!pair || total.isInteger() || total.gt(50) || total.lt(1)) return [];
  return [`That is about ${paired(convert(math, total, to, unitNamed(pair[1])!), pair)}.`];
};

const converted = async ({ question: { plain }, random }: Asked): Promise<Answer | undefined> => {
  const part = partIn(plain);
  const conversion = read(part?.text ?? plain) ?? readOne(plain);
  if (!conversion) return undefined;
  if ('mismatch' in conversion) return impossible(conversion.mismatch);
  const { amounts, to } = conversion;
  const isOfOne = amounts.length === 1 && amounts[0]!.amount === '1' && !part;
  // What is written of the weeks of a year, or of a league, tells more than a quotient.
  const isCalendar = /^(?:year|month)$/.test(amounts[0]!.unit.one) && /^(?:day|week|month|year)$/.test(to.one);
  if (isOfOne && isCalendar) return undefined;
  if (isOfOne && (amounts[0]!.unit.isRare || to.isRare) && inOwnWords(plain) !== undefined) return undefined;
  const math = await calculator();
  const parts = amounts.map(({ amount, unit }) => ({ value: math.bignumber(amount), unit }));
  const total = parts.map(({ value, unit }) => convert(math, value, unit, to)).reduce((sum, part) => sum.plus(part));
  const [{ value, unit: from }] = parts as [(typeof parts)[number]];
  const absolute = from.dimension === 'temperature';
  if (absolute && convert(math, value, from, unitNamed('kelvin')!).lt(0)) return undefined;
  const result = rounded(total, to);
  const ofPart = part && parts.length === 1 ? partSaid(part.said, from) : undefined;
  const said = ofPart ?? parts.map((one) => measured(shown(one.value, 15).text, one.unit)).join(' ');
  // "11 stone is": a unit with one form for one and many is no plural.
  const verbOf = ({ one: single, many }: Unit): string => (single === many ? 'is' : 'are');
  const verb = said.startsWith('1 ') || ofPart !== undefined || absolute || parts.length > 1 ? 'is' : verbOf(from);
  const one = rounded(convert(math, math.bignumber(1), from, to), to);
  const back = rounded(convert(math, math.bignumber(1), to, from), from);
  const about = (figure: { exact: boolean }): string => (figure.exact ? '' : 'about ');
  const factor = `One ${from.one} is ${about(one)}${measured(one.text, to)}`;
  const formula = FORMULAS[`${from.computes}>${to.computes}`];
  const assumption = from.assumption ?? to.assumption;
  // A British pint is asked for as often as one of the United States.
  const larger = (IMPERIAL[from.computes] ?? 1) / (IMPERIAL[to.computes] ?? 1);
  const abroad = rounded(total.times(larger), to);
  const elsewhere =
    larger === 1 ? '' : ` in the United States, or ${about(abroad)}${abroad.text} with the measures of the United Kingdom`;
  const isOven = to.symbol === '°C' && /\b(?:ovens?|bak(?:e|es|ing)|roast\w*|recipe)\b/.test(plain) && total.gt(90);
  const alsoIn = random.shuffle(others(from).filter((other) => other !== to)).slice(0, 2);
  const ten = rounded(convert(math, math.bignumber(10), from, to), to);
  const alsoSaid = alsoIn.map((other) => {
    const sum = parts.map((part) => convert(math, part.value, part.unit, other)).reduce((left, right) => left.plus(right));
    const figure = rounded(sum, other);
    return `${about(figure)}${measured(figure.text, other)}`;
  });
  return {
    confidence: assumption ? 92 : 98,
    lead: `${capitalise(said)} ${verb} ${about(result)}${measured(result.text, to)}${elsewhere}.`,
    more: [
      [
        ...(isOven ? [`Ovens are set in tens: ${Math.round(total.toNumber() / 10) * 10} ${to.symbol}.`] : []),
        absolute
          ? (formula ?? '')
          : said.startsWith('1 ')
            ? `So 10 ${from.many} ${verbOf(from)} ${about(ten)}${measured(ten.text, to)}.`
            : `${factor}.`,
        ...toldInTwo(math, total, to),
        ...(assumption ? [assumption] : []),
      ],
      [
        absolute
          ? `In short: ${measured(shown(value, 8).text, from).replace(` ${from.many}`, ` ${from.symbol}`)} = ${result.text} ${to.symbol}.`
          : `The other way round, one ${to.one} is ${about(back)}${measured(back.text, from)}.`,
      ],
      [
        ...(absolute || parts.length > 1
          ? []
          : [`Worked out: ${shown(value, 15).text} × ${one.text} ${result.exact && one.exact ? '=' : '≈'} ${result.text}.`]),
        ...(alsoSaid.length > 0 ? [`The same amount is also ${alsoSaid.join(', or ')}.`] : []),
      ],
    ],
    asides: {
      source: 'Fixed definitions of the units, worked out on the spot.',
      caution: result.exact ? 'The figure is exact.' : 'The figure is rounded; take more digits for anything that must fit.',
    },
    topics: [
      absolute ? `What is 10 ${to.many} in ${from.many}?` : `How many ${from.many} are in 10 ${to.many}?`,
      ...alsoIn.map((other) => `What is ${measured(shown(value.abs(), 8).text, from)} in ${other.many}?`),
      absolute ? `What is -40 ${from.many} in ${to.many}?` : `How many ${to.many} are in 100 ${from.many}?`,
    ],
  };
};

/** "Meters" asked for are "meters" answered. */
const spelledAs = (plain: string): ((text: string) => string) =>
  /(?:met|lit)ers?\b/.test(plain) ? (text) => text.replace(/(met|lit)re/g, '$1er') : (text) => text;

const LIMIT =
  /\b(?:allow\w*|limit\w*|max\w*|up to|no more than|at most|only takes?|takes?|holds?|fits?|can carry|is|under|wide|has)\b[^.]*$/;
const LIMIT_BEFORE = /\b(?:allow\w*|limit\w*|max\w*|up to|no more than|at most)\b[^.;]*$/;
const LIMIT_AFTER = /^ ?(?:(?:is|was) )?(?:the )?(?:(?:baggage|luggage|weight|size) )?(?:max\w*|limit|allowance|allowed|tops)\b/;
const ASKS_LIMIT =
  /\b(?:ok|okay|alright|allowed|too (?:heavy|big|long|tall|wide|hot|much)|over(?:weight)?|under|fit|within|enough|by how much)\b/;
const WHICH =
  /\bwhich (?:one )?(?:is|goes|weighs|holds) (?:the )?(?:longer|longest|heavier|heaviest|more|most|bigger|biggest|larger|hotter|faster|further|farther|taller)\b/;
/** Two of one kind, told in different units: which is the larger, or whether the one is within the other. */
const compared = async ({ question: { plain } }: Asked): Promise<Answer | undefined> => {
  const text = inFigures(plain);
  const isWhich = WHICH.test(text);
  if (!isWhich && !ASKS_LIMIT.test(text)) return undefined;
  const [early, late, ...more] = quantitiesIn(text, undefined) ?? [];
  if (!early || !late || more.length > 0) return undefined;
  // What is allowed may be told first.
  const isLimitFirst =
    !isWhich && (LIMIT_BEFORE.test(text.slice(0, early.at)) || LIMIT_AFTER.test(text.slice(early.end, late.at)));
  const [one, other] = isLimitFirst ? [late, early] : [early, late];
  const [from, to] = [one.amounts[0]!.unit, other.amounts[0]!.unit];
  if (from === to || from.dimension !== to.dimension || from.dimension === 'temperature') return undefined;
  const math = await calculator();
  const inOther = ({ amounts }: Quantity): BigNumber =>
    amounts.map(({ amount, unit }) => convert(math, math.bignumber(amount), unit, to)).reduce((sum, part) => sum.plus(part));
  const [first, second] = [inOther(one), inOther(other)];
  const told = ({ amounts }: Quantity): string =>
    amounts.map(({ amount, unit }) => measured(shown(math.bignumber(amount), 15).text, unit)).join(' ');
  const apart = first.minus(second).abs();
  const by = measured(shown(apart, apart.lt(1) ? 2 : 3).text, to);
  const figureOf = `${told(one)} is about ${measured(rounded(first, to).text, to)}`;
  const isLimit =
    isLimitFirst || (!isWhich && (LIMIT.test(text.slice(one.end, other.at)) || LIMIT_AFTER.test(text.slice(other.end))));
  if (!isWhich && !isLimit) return undefined;
  // "Am I over?" is the other question.
  const asksTooMuch =
    /\b(?:am|is|are|will|be|was|were|it|i|we|they) (?:\w+ )?(?:over(?:weight)?|too (?:heavy|big|long|tall|wide|hot|much))\b/.test(
      text,
    );
  const lead = isWhich
    ? `${first.gt(second) ? told(one) : told(other)} is more: ${figureOf}, a difference of ${by}.`
    : first.lte(second)
      ? `${asksTooMuch ? 'No' : 'Yes'}: ${figureOf}, which is ${by} under.`
      : `${asksTooMuch ? 'Yes' : 'No'}: ${figureOf}, which is ${by} over.`;
  return {
    confidence: 90,
    lead,
    more: [[], [], []],
    asides: { source: 'Fixed definitions of the units, worked out on the spot.' },
    topics: [`How many ${to.many} are in 10 ${from.many}?`],
  };
};

const GAS_MARKS = [140, 150, 170, 180, 190, 200, 220, 230, 240];
const GAS = /\bgas(?: mark)? (\d)\b/;
/** British gas ovens have marks of their own. */
const gasMark = ({ question: { plain } }: Asked): Answer | undefined => {
  const text = inFigures(plain);
  const mark = Number(GAS.exec(text)?.[1]);
  const celsius = GAS_MARKS[mark - 1];
  if (celsius === undefined || /\d/.test(text.replace(GAS, ' ')) || !/\b(?:what|how|in|convert)\b/.test(text)) return undefined;
  const fan = celsius - 20;
  const fahrenheit = Math.round((celsius * 1.8 + 32) / 5) * 5;
  return {
    confidence: 95,
    lead: `Gas mark ${mark} is about ${celsius} °C, or ${fan} °C in a fan oven; in Fahrenheit it is about ${fahrenheit} °F.`,
    more: [[], ['Each gas mark is about 25 °F above the one before.'], []],
    asides: { caution: 'Ovens differ; makers’ tables round to the nearest ten.' },
    topics: ['What is 180 degrees Celsius in Fahrenheit?', 'What is 350 degrees Fahrenheit in Celsius?'],
  };
};

/** "5 ft 11 in cm and 13 stone 4 in kilos": two at once. */
const both = async (asked: Asked): Promise<Answer | undefined> => {
  const [one, other, ...more] = asked.question.plain.split(/ and (?=\d)/);
  if (one === undefined || other === undefined || more.length > 0) return undefined;
  const [first, second] = await Promise.all([one, other].map((part) => converted({ ...asked, question: readQuestion(part) })));
  return (
    first &&
    second && { ...first, lead: `${first.lead} ${second.lead}`, confidence: Math.min(first.confidence, second.confidence) }
  );
};

export const units: Source = async (asked) => {
  // "He did it in 2 hours, how many minutes …" asks for no conversion.
  if (isOfOthers(asked.question.plain)) return undefined;
  const answer =
    gasMark(asked) ?? (await inTwo(asked)) ?? (await converted(asked)) ?? (await both(asked)) ?? (await compared(asked));
  if (!answer) return undefined;
  const spell = spelledAs(asked.question.plain);
  const [standard, detailed, comprehensive] = answer.more;
  return {
    ...answer,
    lead: spell(answer.lead),
    more: [standard.map(spell), detailed.map(spell), comprehensive.map(spell)],
    asides: Object.fromEntries(Object.entries(answer.asides).map(([name, text]) => [name, spell(text)])),
    topics: answer.topics.map(spell),
  };
};
