/** Conversions between units of the same kind: "How many feet are in 5 meters?", "100 f in celsius", "5 ft 7 in cm". */
import type { Answer, Asked, Source } from './answer.ts';
import { calculator, type BigNumber, type MathJsInstance } from './calculator.ts';
import { NUMBER, bare, shown, type Shown } from './numbers.ts';
import { inFigures } from './quantities.ts';
import { readQuestion } from './question.ts';
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
      `^(?:what is |what are |convert |change |turn |how much is |how (?:long|tall|far|heavy|hot|cold|big) is |express )?${AMOUNT} ?(${NAME})(?: equal| converted| expressed)? (?:in|to|into|as|is how many) (${NAME})$`,
    ),
    'from first',
  ],
];
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

/** A figure told before the question: "my block is 0.4 hectares, how many acres is that", "it says 425F, what is that in celsius". */
const TOLD = new RegExp(
  `^[^\\d]{0,80}?(?<![\\w.,])(${NUMBER}) ?([^\\d,.;?!]{1,24}?)?(?: ?(\\d{1,2}) ?(inches|inch|in|"|lbs?|pounds?|oz|ounces?)?)?(?:[,.;?!] ?| )(?:[^\\d]{0,40}[ ,.;])?(?:so )?(?:what(?: is|'s|s)? (?:that|this|it)(?: be)?(?: about)? (?:in|to) (${NAME})|(?:how (?:many|much)) (${NAME}) (?:is|are|does|would) (?:that|this|it)(?: be)?)(?: (?:for|on|in) (?:my|the) [a-z ]{1,20})?$`,
);
const toldBefore = (text: string): string => {
  const found = TOLD.exec(text);
  if (!found)
    return text.replace(
      /^how (?:many|much) ([a-z]{1,20}) (?:is|are|in) (\d{1,6} ?[a-z]{1,8} (?:and )?\d{1,2}(?: ?[a-z]{1,8})?)$/,
      '$2 in $1',
    );
  const [, amount, name = '', part, partName, to, many] = found;
  const words = name.trim().split(' ');
  const unit = [words.slice(0, 2).join(' '), words[0]!].find((one) => unitNamed(one) !== undefined);
  const target = (to ?? many)!.trim().split(' for ')[0]!;
  if (unit === undefined || (part !== undefined && words.length > 2)) return text;
  return `${amount} ${unit}${part === undefined ? '' : ` ${part}${partName === undefined ? '' : ` ${partName}`}`} in ${target}`;
};

/** What is told in two units, the larger whole: "11 stone 0.3 pounds", "5 feet 10.9 inches". */
const PAIRS = [
  ['stone', 'pound', 14],
  ['foot', 'inch', 12],
] as const;
const IN_TWO = new RegExp(
  `^(?:what is |convert |how (?:tall|heavy|long) is )?${AMOUNT} ?(${NAME}) (?:in|to|into|as) (${NAME}) (?:and|&) (${NAME})$|^how many (${NAME}) (?:and|&) (${NAME}) (?:is|are|in|are in|make) ${AMOUNT} ?(${NAME})$`,
);

/** "ounce" beside a unit of volume is the fluid ounce. */
const suited = (unit: Unit, other: Unit): Unit =>
  unit.one === 'ounce' && other.dimension === 'volume' ? unitNamed('fluid ounce')! : unit;

const read = (plain: string): Conversion | { readonly mismatch: readonly [Unit, Unit] } | undefined => {
  const text = toldBefore(inFigures(plain).replace(/\bdegrees? (?=celsius|fahrenheit|farenheit|centigrade|c\b|f\b)/g, ''));
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
    if (from.dimension !== to.dimension) return { mismatch: [from, to] };
    const sign = /^(?:[-−]|minus )/.test(typed) ? '-' : '';
    if (sign && from.dimension !== 'temperature') return undefined;
    const figure = typed.replace(/^(?:[-−]|minus )/, '');
    const amount = figure.startsWith('half') ? '0.5' : /^an?$/.test(figure) ? '1' : sign + bare(figure);
    return { amounts: [{ amount, unit: from }], to };
  }
  return undefined;
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

const others = (unit: Unit): Unit[] => UNITS.filter((other) => other.dimension === unit.dimension && other !== unit);

/** So many of the smaller unit, told in both. */
const paired = (small: BigNumber, [large, little, ratio]: (typeof PAIRS)[number]): string => {
  const tenths = small.toDecimalPlaces(1);
  const whole = tenths.div(ratio).floor();
  return `${measured(shown(whole).text, unitNamed(large)!)} ${measured(shown(tenths.minus(whole.times(ratio))).text, unitNamed(little)!)}`;
};

const inTwo = async ({ question: { plain } }: Asked): Promise<Answer | undefined> => {
  const found = IN_TWO.exec(inFigures(plain))?.slice(1);
  if (!found) return undefined;
  const [typed, name, large, little] =
    found[0] === undefined ? [found[6]!, found[7]!, found[4]!, found[5]!] : (found as [string, string, string, string]);
  const [from, first, second] = [unitNamed(name), unitNamed(large), unitNamed(little)];
  const pair = PAIRS.find(([one, other]) => first?.one === one && second?.one === other);
  if (!pair || !from || from.dimension !== second!.dimension || !/\d/.test(typed)) return undefined;
  const math = await calculator();
  const value = math.bignumber(bare(typed));
  const small = convert(math, value, from, second!);
  return {
    confidence: 97,
    lead: `${measured(shown(value, 15).text, from)} ${/^1$/.test(typed) ? 'is' : 'are'} about ${paired(small, pair)}.`,
    more: [
      [`In ${second!.many} alone that is about ${measured(rounded(small, second!).text, second!)}.`],
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
  const pair = PAIRS.find(([large]) => to.one === large);
  if (!pair || total.isInteger() || total.gt(50) || total.lt(1)) return [];
  return [`That is about ${paired(convert(math, total, to, unitNamed(pair[1])!), pair)}.`];
};

const converted = async ({ question: { plain }, random }: Asked): Promise<Answer | undefined> => {
  const conversion = read(plain);
  if (!conversion) return undefined;
  if ('mismatch' in conversion) return impossible(conversion.mismatch);
  const { amounts, to } = conversion;
  const math = await calculator();
  const parts = amounts.map(({ amount, unit }) => ({ value: math.bignumber(amount), unit }));
  const total = parts.map(({ value, unit }) => convert(math, value, unit, to)).reduce((sum, part) => sum.plus(part));
  const [{ value, unit: from }] = parts as [(typeof parts)[number]];
  const absolute = from.dimension === 'temperature';
  if (absolute && convert(math, value, from, unitNamed('kelvin')!).lt(0)) return undefined;
  const result = rounded(total, to);
  const said = parts.map((part) => measured(shown(part.value, 15).text, part.unit)).join(' ');
  // "11 stone is": a unit with one form for one and many is no plural.
  const verbOf = ({ one: single, many }: Unit): string => (single === many ? 'is' : 'are');
  const verb = said.startsWith('1 ') || absolute || parts.length > 1 ? 'is' : verbOf(from);
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
  const alsoIn = random.shuffle(others(from).filter((other) => other !== to)).slice(0, 2);
  const ten = rounded(convert(math, math.bignumber(10), from, to), to);
  const alsoSaid = alsoIn.map((other) => {
    const sum = parts.map((part) => convert(math, part.value, part.unit, other)).reduce((left, right) => left.plus(right));
    const figure = rounded(sum, other);
    return `${about(figure)}${measured(figure.text, other)}`;
  });
  return {
    confidence: assumption ? 92 : 98,
    lead: `${said} ${verb} ${about(result)}${measured(result.text, to)}${elsewhere}.`,
    more: [
      [
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
  const answer = (await converted(asked)) ?? (await inTwo(asked)) ?? (await both(asked));
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
