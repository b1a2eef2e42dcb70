/** What it takes to cover a floor or walls: tins, packs or tiles for an area, with coats, waste and what it costs. */
import { prepared } from './read.ts';
import { figure, money, type Worked } from './told.ts';
import { inUnit } from './units.ts';
import { currencyIn, valuesIn, type Unit, type Value } from '../values/read.ts';

const PIECE = 'tiles?|slabs?|flags?|pavers?|planks?|panels?|boards?|turfs?';
const PACK = 'packs?|boxes|box|rolls?|tins?|cans?|pots?|tubs?|bags?|bundles?|crates?|cases?';

const ASKED = new RegExp(
  `\\bhow (?:many|much)\\b[^?]*\\b(?:${PACK}|${PIECE}|paint|litres)\\b|\\bwhat (?:will|does|would|is)\\b[^?]*\\b(?:cost|bill|total)\\b`,
);
/** What is left out of the area is worked out nowhere. */
const LEFT_OUT = /\b(?:except|apart from|doors?|windows?|left out|not counting|minus)\b/;

/** Between the two sides of something. */
const BY = /^ ?(?:by|x|×) ?$|^ (?:wide|long|high|tall)(?:,| and| by)? (?:and )?$/;
const PIECE_AFTER = new RegExp(`^ (?:[a-z]+ )?(?:${PIECE})\\b`);
const PIECE_BEFORE = new RegExp(`\\b(?:${PIECE})(?: are| is| of| measure| that are)? $`);
const COVERS_BEFORE = new RegExp(
  `\\b(?:${PACK}|litres?|l|one|1|each|it|paint|that)\\b[^.;,?]{0,24}\\b(?:covers?|covering|does|do|enough for|coverage(?: of| is)?|of|are|is|has|have|holds?|contains?|in)(?: about| up to)? $`,
);
const COVERS_AFTER = new RegExp(`^ (?:per|a|in (?:a|each)) (?:${PACK}|litre)\\b|^ (?:${PACK})\\b`);
const LITRE_BEFORE = /\b(?:litres?|l)\b[^.;,?]{0,24}$/;
const LITRE_AFTER = /^ (?:per|a) litre\b/;
const TIN_AFTER = new RegExp(`^(?:[ -][a-z]+)?[ -](?:${PACK})\\b`);
const PACK_OF = new RegExp(`\\b(?:${PACK}) of $`);
const PRICED = /\b(?:costs?|at|for|are|is) $/;

/** How much it is in a unit; undefined where it measures something else. */
const sizeIn = (value: Value, unit: Unit): number | undefined => {
  const way = value.kind === 'measure' ? inUnit(value.unit, unit) : undefined;
  return way && way.doubt < 0.1 ? value.value * way.factor : undefined;
};

/** In square metres, litres and percent. */
interface Told {
  readonly area?: number;
  /** What one pack, piece or litre covers. */
  readonly covers?: number;
  readonly of?: 'pack' | 'piece' | 'litre';
  /** What a tin holds. */
  readonly litres?: number;
  /** So many pieces in a pack. */
  readonly pieces?: number;
  readonly price?: number;
  readonly percent?: number;
  readonly coats?: number;
}

/** "4.3 m by 3.6 m": a floor, or one of what lies on it. */
const ofSides = (value: Value, next: Value | undefined, text: string): Told | undefined => {
  if (!next || !BY.test(text.slice(value.end, next.at))) return undefined;
  const wide = sizeIn(next, { m: 1 });
  // "3.6 x 2.4 m": metres both.
  const long =
    sizeIn(value, { m: 1 }) ?? (value.kind === 'number' ? sizeIn({ ...next, value: value.value }, { m: 1 }) : undefined);
  if (wide === undefined || long === undefined) return undefined;
  const isPiece = PIECE_AFTER.test(text.slice(next.end)) || PIECE_BEFORE.test(text.slice(0, value.at));
  return isPiece ? { covers: long * wide, of: 'piece' } : { area: long * wide };
};

/** What a figure is by what stands beside it; undefined where it has no place here. */
const ofOne = (value: Value, text: string, isCoverTold: boolean): Told | undefined => {
  const before = text.slice(Math.max(0, value.at - 60), value.at).replace(/[£$€₹¥₦] ?$/, '');
  const after = text.slice(value.end, value.end + 40);
  const area = sizeIn(value, { m: 2 });
  if (area !== undefined) {
    if (!COVERS_BEFORE.test(before) && !COVERS_AFTER.test(after)) return { area };
    return { covers: area, of: LITRE_BEFORE.test(before) || LITRE_AFTER.test(after) ? 'litre' : 'pack' };
  }
  const litres = sizeIn(value, { litre: 1 });
  if (litres !== undefined) return TIN_AFTER.test(after) ? { litres } : undefined;
  switch (value.kind) {
    case 'percent':
      return { percent: value.value };
    case 'factor':
      return after.startsWith(' coats') ? { coats: value.value } : undefined;
    case 'money':
      return { price: value.value };
    case 'number':
      if (PACK_OF.test(before)) return { pieces: value.value };
      // "One litre covers": it counts nothing.
      if (value.value === 1) return {};
      return isCoverTold && PRICED.test(before) ? { price: value.value } : undefined;
    case 'clock':
    case 'date':
    case 'measure':
    case 'year':
      return undefined;
  }
};

const LENGTH = '(\\d+(?:\\.\\d+)?) ?(?:m|met(?:re|er)s?)?(?: (?:wide|long|across))?';
const HIGH =
  '(?:(?:all|both|each|and|by|x|are|the|they are|walls?|ceilings?|height)(?: (?:are|is|of|all))?,? )*(\\d+(?:\\.\\d+)?) ?(?:m|met(?:re|er)s?)(?: (?:high|tall)| ceilings?)?';
const MANY = '(\\d)(?: of (?:the|them))?(?: walls?)?(?: (?:are|is|measure|of|each|at))*';
/** "2 walls are 4.2 m wide and 2 are 3.1 m wide, all 2.4 m high." */
const TWO_BY_TWO = new RegExp(`\\b${MANY} ${LENGTH},? and (?:the other )?${MANY} ${LENGTH},? ${HIGH}\\b`);
/** "4 walls, each 3.6 m by 2.4 m." */
const ALIKE = new RegExp(`\\b(\\d) walls?,?(?: (?:are|that are|of|each|all|measuring))* ${LENGTH}(?: by| x|,| and)+ ${HIGH}\\b`);

/** Walls that are told one by one, as the area that they have. */
const withWalls = (text: string): string => {
  if (!/\bwalls?\b/.test(text)) return text;
  const area = (value: number): string => `${Math.round(value * 1e4) / 1e4} m²`;
  return text
    .replace(TWO_BY_TWO, (_, ...told: string[]) => {
      const [some, wide, others, narrow, high] = told.map(Number);
      return area((some! * wide! + others! * narrow!) * high!);
    })
    .replace(ALIKE, (_, ...told: string[]) => area(Number(told[0]) * Number(told[1]) * Number(told[2])));
};

/** Everything that is told; undefined where a figure has no place, or two have the same. */
const read = (text: string): Told | undefined => {
  const values = valuesIn(text);
  let told: Told = {};
  for (let at = 0; at < values.length; at++) {
    const sides = ofSides(values[at]!, values[at + 1], text);
    const found = sides ?? ofOne(values[at]!, text, told.covers !== undefined);
    if (!found || Object.keys(found).some((name) => name in told)) return undefined;
    told = { ...told, ...found };
    if (sides) at++;
  }
  return told;
};

export const surfaces = (plain: string): Worked | undefined => {
  const text = withWalls(prepared(plain));
  if (!ASKED.test(text) || LEFT_OUT.test(text)) return undefined;
  const told = read(text);
  if (told?.area === undefined || told.covers === undefined) return undefined;
  const { area, covers, of, litres, pieces, price, percent = 0, coats = 1 } = told;
  const faces = /\bboth sides\b/.test(text) ? 2 : 1;
  const all = area * faces * coats * (1 + percent / 100);
  const said = [
    `${figure(area)} m²`,
    ...(faces === 1 ? [] : ['× 2 sides']),
    ...(coats === 1 ? [] : [`× ${coats} coats`]),
    ...(percent === 0 ? [] : [`+ ${figure(percent)}%`]),
  ];
  const first = said.length === 1 ? `That is ${said[0]}.` : `${said.join(' ')} = ${figure(all)} m².`;
  if (of === 'litre' && litres === undefined)
    return price === undefined
      ? [`You need ${figure(all / covers)} litres.`, [first, `${figure(all)} ÷ ${figure(covers)} = ${figure(all / covers)}.`]]
      : undefined;

  const [needed, each] = of === 'litre' ? [all / covers, litres!] : [all, covers * (pieces ?? 1)];
  const many = needed / each;
  const count = Math.ceil(many - 1e-9);
  // What is counted: the pieces where one is measured alone, or else what they come in.
  const kinds = of === 'piece' && pieces === undefined ? [PIECE] : [PACK, PIECE];
  const [name = 'packs'] = kinds.flatMap((kind) => new RegExp(`\\b(?:${kind})\\b`).exec(text)?.[0] ?? []);
  const names = name === 'box' ? 'boxes' : name.endsWith('s') ? name : `${name}s`;
  const isRounded = Math.abs(many - count) > 1e-6;
  const currency = currencyIn(text);
  const sum = (value: number): string => money(value, currency === 'money' ? '' : currency);
  return [
    `You need ${of === 'litre' ? `${figure(needed)} litres: ` : ''}${count} ${names}${isRounded ? ` (${figure(many)} rounded up)` : ''}.${
      price === undefined ? '' : ` They cost ${sum(count * price)}.`
    }`,
    [
      first,
      `${figure(needed)} ÷ ${figure(each)} = ${figure(many)}.`,
      ...(price === undefined ? [] : [`${count} × ${sum(price)} = ${sum(count * price)}.`]),
    ],
  ];
};
