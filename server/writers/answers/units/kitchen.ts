/** What a cup or a spoon of something weighs: "2 cups of flour in grams", "how many cups is 500 g of sugar". */
import type { Source } from '../answer.ts';
import { calculator } from '../sums/calculator.ts';
import { NUMBER, bare, shown } from '../sums/numbers.ts';
import { inFigures } from '../sums/quantities.ts';
import { unitNamed, type Unit } from './units-data.ts';

/** What a United States cup of it weighs, in grams, spooned in and levelled. */
const CUPS: Readonly<Record<string, string>> = Object.fromEntries(
  `120–125 flour,plain flour,all purpose flour,all-purpose flour,self-raising flour,self raising flour,white flour,bread flour; 200 sugar,white sugar,granulated sugar,caster sugar;
  220 brown sugar; 120 icing sugar,powdered sugar,cornflour,cornstarch; 227 butter,margarine; 185 rice,uncooked rice,white rice; 90 oats,rolled oats,porridge oats; 340 honey;
  320 syrup,golden syrup,maple syrup; 245 milk,yogurt,yoghurt; 237 water; 218 oil,olive oil,vegetable oil; 240 cream,double cream,heavy cream; 85 cocoa,cocoa powder; 288 salt;
  170 chocolate chips; 258 peanut butter; 110 breadcrumbs; 96 ground almonds; 113 grated cheese,cheese; 150 raisins`
    .split(';')
    .flatMap((row) => {
      const [, range, names] = /(?<![\d–])([\d–]+) (.+)/s.exec(row)!;
      return names!.split(',').map((name) => [name, range!]);
    }),
);

const gramsIn = (of: string): number => Number(CUPS[of]!.split('–').at(-1));

const AMOUNT = `((?:${NUMBER})|an?|half an?)`;
const FORMS: readonly (readonly [RegExp, order: 'from first' | 'to first'])[] = [
  [
    new RegExp(
      `^(?:what (?:is|are) |convert |how much (?:is|are|does|do) |how (?:heavy is|many grams is) )?${AMOUNT} ?([a-z]{1,12}) (?:of )?([a-z -]{3,20}?)(?: weigh)? (?:in|to|into) ([a-z]{1,12})$`,
    ),
    'from first',
  ],
  [
    new RegExp(
      `^how (?:many|much) ([a-z]{1,12}) (?:are |is |of [a-z]+ (?:are|is) )?(?:there )?(?:in|is|are|make|makes) ${AMOUNT} ?([a-z]{1,12}) (?:of )?([a-z -]{3,20}?)$`,
    ),
    'to first',
  ],
];

interface Kitchen {
  readonly amount: string;
  readonly from: Unit;
  readonly of: string;
  readonly to: Unit;
}

/** "I need 300 g of sugar, how many cups is that": told first and asked then. */
const TOLD = new RegExp(
  `(?<![\\w.])${AMOUNT} ?([a-z]{1,12}) (?:of )?(${Object.keys(CUPS)
    .toSorted((one, other) => other.length - one.length)
    .join(
      '|',
    )})\\b[^\\d]*?\\b(?:how many ([a-z]{1,12}) (?:is|are|does|do)|(?:what|how much) is (?:that|it|this) in ([a-z]{1,12})$)`,
);

/** Asked what it weighs, whoever names no unit wants grams. */
const WEIGHED = new RegExp(
  `^(?:how much (?:does|do)|how heavy (?:is|are)|(?:what is )?(?:the )?weight of|what (?:does|do)) ${AMOUNT} ([a-z]{1,12}) of ([a-z -]{3,20}?)(?: weigh)?$`,
);

const read = (plain: string): Kitchen | undefined => {
  const text = inFigures(plain);
  const told = TOLD.exec(text);
  const isAlone = told !== null && !/\d/.test(text.replace(told[0], ' '));
  const weighed = WEIGHED.exec(text)?.slice(1);
  const straight = weighed
    ? `${weighed.join(' ')} in grams`
    : isAlone
      ? `${told[1]} ${told[2]} of ${told[3]} in ${told[4] ?? told[5]}`
      : text;
  for (const [form, order] of FORMS) {
    const [, ...found] = form.exec(straight) ?? [];
    const [typed, fromName, of, toName] = order === 'from first' ? found : [...found.slice(1), found[0]];
    if (typed === undefined || CUPS[of!] === undefined) continue;
    const [from, to] = [unitNamed(fromName!), unitNamed(toName!)];
    const kinds = `${from?.dimension} ${to?.dimension}`;
    if (!from || !to || (kinds !== 'volume mass' && kinds !== 'mass volume')) continue;
    return { amount: typed.startsWith('half') ? '0.5' : /^an?$/.test(typed) ? '1' : bare(typed), from, of: of!, to };
  }
  return undefined;
};

export const kitchen: Source = async ({ question: { plain } }) => {
  const asked = read(plain);
  if (!asked) return undefined;
  const { amount, from, of, to } = asked;
  const math = await calculator();
  const gramsOf = (cups: number): number => cups * gramsIn(of);
  const into = (value: number, unit: Unit, other: Unit): number => math.unit(value, unit.computes).toNumber(other.computes);
  const [cup, gram] = [unitNamed('cup')!, unitNamed('gram')!];
  const result =
    from.dimension === 'volume'
      ? into(gramsOf(into(Number(amount), from, cup)), gram, to)
      : into(into(Number(amount), from, gram) / gramsIn(of), cup, to);
  const figure = shown(math.bignumber(result), result < 10 ? 2 : 3).text;
  const named = (text: string, { one, many }: Unit): string => `${text} ${text === '1' ? one : many}`;
  const given = shown(math.bignumber(amount), 2).text;
  return {
    confidence: 92,
    lead: `${named(given, from)} of ${of} ${given === '1' ? 'is' : 'are'} about ${named(figure, to)}.`,
    more: [
      [`A level United States cup of ${of} weighs about ${CUPS[of]!.replace('–', ' to ')} grams.`],
      ['A cup holds 16 tablespoons or 48 teaspoons.'],
      ['How firmly it is packed makes a difference of a tenth or so: for baking, scales are surer.'],
    ],
    asides: { caution: 'The figure is a usual one; a metric cup of 250 ml holds about 6% more.' },
    topics: [
      `How many grams is a tablespoon of ${of}?`,
      `What is 100 grams of ${of} in cups?`,
      `What is 1 cup of ${of} in ounces?`,
      'How many millilitres are in a cup?',
    ],
  };
};
