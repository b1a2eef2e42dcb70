/** Sums about the house and the kitchen: areas, tiles, paint, mixtures, and what a body weighs for its height. */
import { listed } from '../../english/prose.ts';
import type { Quantity } from './quantities.ts';
import { figure, type Sum } from './sums-told.ts';

const unitOf = (unit: string): readonly [name: string, metres: number] =>
  unit === 'ft' || unit === 'inch'
    ? ['square feet', 0.3048]
    : unit === 'yard'
      ? ['square yards', 0.9144]
      : unit === 'cm' || unit === 'mm'
        ? ['square centimetres', 0.01]
        : ['square metres', 1];

/** "12 ft 6 by 10": the second has the unit of the first. */
const SIDES = /#? ?(?:by|x|×|times|wide and|long and) ?/;

export const HOUSE_SUMS: readonly Sum[] = [
  {
    asks: /\btiles?\b/,
    work: ({ take, text }) => {
      const lengths = [take('length'), take('length'), take('length'), take('length')];
      const numbers = [take('number'), take('number')].filter((one) => one !== undefined);
      const given = lengths.filter((one) => one !== undefined);
      // "tiles of 30 by 30 cm for a floor of 4 by 3 metres": a side without a unit has that of its neighbour.
      const sides = [...given, ...numbers].toSorted((one, other) => one.at - other.at);
      if (sides.length !== 4 || given.length < 2) return undefined;
      const metres = sides.map((side, at) => {
        if (side.kind === 'length') return side.value;
        const pair = sides[at % 2 === 0 ? at + 1 : at - 1]!;
        return pair.kind === 'length' ? side.value * (pair.value / Number(/[\d.]+/.exec(pair.typed)![0])) : Number.NaN;
      });
      const [a, b, c, d] = metres as [number, number, number, number];
      const [tile, floor] = a * b < c * d ? [a * b, c * d] : [c * d, a * b];
      if (!(tile > 0) || !/\bhow many\b/.test(text)) return undefined;
      const count = Math.ceil(floor / tile - 1e-9);
      return [
        `You need ${figure(count)} tiles, and with 10% for cuts and breakage about ${figure(Math.ceil(count * 1.1 - 1e-9))}.`,
        [`The floor has ${figure(floor)} square metres and a tile ${figure(tile, 4)}; joints are not counted.`],
      ];
    },
  },
  {
    asks: /\bpaint\b/,
    work: ({ take, beside, text }) => {
      const cover = beside(
        /\b(?:covers?|coverage|per lit(?:re|er)|a lit(?:re|er) (?:does|covers))(?: of| about| is)? #|# ?(?:square|sq)/,
        'length',
        'number',
      );
      const coats = beside(/# coats?\b/, 'number');
      const sides = [take('length', 'number'), take('length', 'number')];
      const [one, other] = sides;
      if (!one || !other || !cover || !/\bhow (?:much|many)\b/.test(text)) return undefined;
      const unit = one.kind === 'length' ? one.unit : other.unit;
      if (unit !== 'm') return undefined;
      const area = one.value * other.value;
      const litres = (area * (coats?.value ?? 1)) / cover.value;
      return [
        `You need about ${figure(litres)} litres${coats ? ` for ${figure(coats.value)} coats` : ' for one coat'}.`,
        [
          `The wall has ${figure(area)} square metres, and a litre covers ${figure(cover.value)}.`,
          ...(coats ? [] : [`For two coats it is ${figure(2 * litres)} litres.`]),
        ],
      ];
    },
  },
  {
    asks: /\barea of an? circle\b|\bcircle\b.*\b(?:area|circumference)\b|\bcircumference of\b/,
    work: ({ take, text }) => {
      const length = take('length', 'number');
      if (!length) return undefined;
      const typed = Number(/[\d.]+/.exec(length.typed)![0]);
      const radius = /\bdiameter|across\b/.test(text) ? typed / 2 : /\bradius\b/.test(text) ? typed : undefined;
      if (radius === undefined) return undefined;
      const unit = length.unit ? ` ${length.unit}` : '';
      return /\bcircumference\b/.test(text)
        ? [
            `The circumference is about ${figure(2 * Math.PI * radius)}${unit}.`,
            [`Two times pi times the radius of ${figure(radius)}${unit}.`],
          ]
        : [
            `The area is about ${figure(Math.PI * radius ** 2)}${unit ? ` square ${length.unit}` : ''}.`,
            [`Pi times the radius squared: 3.1416 × ${figure(radius)}².`],
          ];
    },
  },
  {
    asks: /\b(?:volume|hold|litres|liters)\b.*\bcylind|\bcylind\w*\b/,
    work: ({ beside, take, text }) => {
      const height = beside(/# ?(?:high|tall|deep|in height|long)\b/, 'length');
      const wide = take('length');
      if (!height || !wide || !/\b(?:volume|how (?:much|many)|hold)\b/.test(text)) return undefined;
      const radius = /\bradius\b/.test(text) ? wide.value : wide.value / 2;
      const volume = Math.PI * radius ** 2 * height.value;
      const can = take('volume');
      const litres = volume * 1000;
      return [
        can
          ? `It holds about ${figure(Math.floor(litres / can.value))} of them, for its volume is about ${figure(litres, 0)} litres.`
          : `The volume is about ${figure(volume, 3)} cubic metres, or ${figure(litres, 0)} litres.`,
        [`Pi times the radius squared times the height: 3.1416 × ${figure(radius)}² × ${figure(height.value)} m.`],
      ];
    },
  },
  {
    asks: /\b(?:square (?:feet|foot|met(?:re|er)s)|sq\.? ?(?:ft|m|feet|met(?:re|er)s)|area|how big)\b/,
    work: ({ take, text }) => {
      const [one, other] = [take('length', 'number'), take('length', 'number')];
      if (!one || !other || !SIDES.test(text) || /\bcircle|triangle|circular|round\b/.test(text)) return undefined;
      const known = one.kind === 'length' ? one : other;
      if (known.kind !== 'length') return undefined;
      const [name, metres] = unitOf(known.unit);
      const plain = (side: typeof one): number => (side.kind === 'length' ? side.value / metres : side.value);
      const area = plain(one) * plain(other);
      const foot = name === 'square feet';
      return [
        `That is ${figure(area)} ${name}.`,
        [`${figure(plain(one), 3)} × ${figure(plain(other), 3)} = ${figure(area)}.`],
        [
          foot
            ? `In square metres it is ${figure(area * 0.3048 ** 2)}.`
            : `In square feet it is ${figure((area * metres ** 2) / 0.3048 ** 2)}.`,
        ],
      ];
    },
  },
  {
    asks: /\b(?:for|serves?|makes?|feeds?) \d/,
    work: ({ text, every, takeAll }) => {
      const before = ({ at }: Quantity): string => text.slice(Math.max(0, at - 40), at);
      const heads = every.filter(
        (one) => /people|number/.test(one.kind) && /\b(?:for|serves?|makes?|feeds?)(?: about)? $/.test(before(one)),
      );
      const amounts = every.filter((one) => !heads.includes(one));
      if (heads.length !== 2 || amounts.length < 2) return undefined;
      const isWanted = (one: Quantity): boolean =>
        /\b(?:need|want|making|cook\w*|do it|make it|scale\w*)\b[^.,;]*$/.test(before(one));
      const [wanted, given] = isWanted(heads[0]!) ? [heads[0]!, heads[1]!] : [heads[1]!, heads[0]!];
      if (given.value === 0 || amounts.some(({ kind }) => kind === 'money')) return undefined;
      const factor = wanted.value / given.value;
      takeAll();
      const scaled = amounts.map(({ at, typed }) => {
        const [number = ''] = /^[\d.,]+/.exec(typed) ?? [];
        const thing = /^(?: of)? (?!and\b|with\b|then\b)\p{L}+/u.exec(text.slice(at + typed.length))?.[0] ?? '';
        return `${figure(Number(number.replaceAll(',', '')) * factor)}${typed.slice(number.length)}${thing}`;
      });
      return [
        `For ${figure(wanted.value)} you need ${listed(scaled)}.`,
        [`Multiply everything by ${figure(wanted.value)} ÷ ${figure(given.value)} = ${figure(factor, 3)}.`],
      ];
    },
  },
  {
    asks: /\bdilut\w*\b|\bsolution\b|\bmix\b/,
    work: ({ take, beside, text }) => {
      const volume = take('volume');
      const target =
        beside(/\b(?:to|down to|make|of|a) (?:an? )?#(?=[^#]{0,20}\bsolution\b)/, 'percent') ??
        beside(/\b(?:down to|to get|to) (?:an? )?#/, 'percent');
      const strong = beside(/# (?:acid|alcohol|strength)/, 'percent') ?? take('percent');
      if (!volume || !target || !strong || strong.value <= target.value || !/\bhow much\b/.test(text)) return undefined;
      while (take('percent'));
      const part = (volume.value * target.value) / strong.value;
      const said = (litres: number): string => (litres < 1 ? `${figure(litres * 1000, 0)} ml` : `${figure(litres)} litres`);
      return [
        `Take ${said(part)} of the ${figure(strong.value)}% and fill up with ${said(volume.value - part)} of water.`,
        [
          `${figure(volume.value)} × ${figure(target.value)} ÷ ${figure(strong.value)} = ${figure(part, 3)} litres, and the rest is water.`,
        ],
      ];
    },
  },
  {
    asks: /\bbmi\b|\bbody mass index\b/,
    work: ({ take }) => {
      const [weight, height] = [take('weight'), take('length')];
      if (!weight || !height || height.value < 0.5 || height.value > 2.6) return undefined;
      const bmi = weight.value / height.value ** 2;
      const range =
        bmi < 18.5
          ? 'under the range called normal, 18.5 to 25'
          : bmi < 25
            ? 'within the range called normal, 18.5 to 25'
            : bmi < 30
              ? 'in the range called overweight, 25 to 30'
              : 'in the range called obese, above 30';
      return [
        `The BMI is ${figure(bmi, 1)}, which is ${range} for adults.`,
        [
          `The weight in kilograms divided by the height in metres squared: ${figure(weight.value, 1)} ÷ ${figure(height.value)}².`,
          'It says nothing about muscle, age or where fat sits.',
        ],
      ];
    },
  },
  {
    asks: /\b(?:talk|speech|toast|presentation|read aloud|spoken)\b/,
    work: ({ take, text }) => {
      const span = take('hours');
      if (!span || !/\bhow many words\b/.test(text)) return undefined;
      const minutes = span.value * 60;
      return [
        `About ${figure(minutes * 120, 0)} to ${figure(minutes * 150, 0)} words.`,
        ['People speak 120 to 150 words a minute; children and slow speakers nearer 100.'],
      ];
    },
  },
  {
    asks: /\b(?:left|remain\w*)\b/,
    work: ({ take, text }) => {
      const [packs, each, gone] = [take('number'), take('number'), take('number')];
      if (
        !packs ||
        !each ||
        !gone ||
        !/\d \w+ of \d+ \w+ and (?:i |we )?(?:used|ate|gave|sold|broke|lost|need|took)\b/.test(text)
      )
        return undefined;
      const left = packs.value * each.value - gone.value;
      return left < 0
        ? undefined
        : [
            `${figure(left)} are left.`,
            [`${figure(packs.value)} × ${figure(each.value)} = ${figure(packs.value * each.value)}, less ${figure(gone.value)}.`],
          ];
    },
  },
];
