/** What it takes to cover a floor or walls: tins, packs or tiles for an area, with coats, waste and what it costs. */
import { prepared } from './sums-read.ts';
import { figure, money, type Worked } from './sums-told.ts';
import { inUnit } from './sums-units.ts';
import { currencyIn, valuesIn, type Value } from './values/read.ts';

type Measure = Extract<Value, { kind: 'measure' }>;

const METRES = { m: 1 };
const SQUARE_METRES = { m: 2 };
const PIECE = 'tiles?|slabs?|flags?|pavers?|planks?|panels?|boards?|turfs?';
const PACK = 'packs?|boxes|box|rolls?|tins?|cans?|pots?|tubs?|bags?|bundles?|crates?|cases?';
const COVERS = 'covers?|covering|does|do|is enough for|enough for|are enough for|coverage(?: of| is)?';
const BY = /^ ?(?:by|x|×) ?$|^ (?:wide|long|high|tall)(?:,| and| by)? (?:and )?$/;

const lengthOf = (value: Value | undefined): number | undefined => {
  if (value?.kind !== 'measure') return undefined;
  const way = inUnit(value.unit, METRES);
  return way && way.doubt < 0.1 ? value.value * way.factor : undefined;
};
const areaOf = (value: Value | undefined): number | undefined => {
  if (value?.kind !== 'measure') return undefined;
  const way = inUnit(value.unit, SQUARE_METRES);
  return way && way.doubt < 0.1 ? value.value * way.factor : undefined;
};
const litresOf = (value: Measure): number | undefined => {
  const way = inUnit(value.unit, { litre: 1 });
  return way && way.doubt < 0.1 ? value.value * way.factor : undefined;
};

interface Found {
  area?: number;
  /** What one pack, piece or litre covers, in square metres. */
  covers?: number;
  isByLitre?: boolean;
  /** That is one tile, and no pack. */
  isPiece?: boolean;
  /** What a tin holds. */
  litres?: number;
  /** So many pieces in a pack. */
  pieces?: number;
  price?: number;
  percent?: number;
  coats?: number;
}

/** Every figure by what stands beside it; undefined where one has no place, or a place is taken. */
const read = (text: string, values: readonly Value[]): Found | undefined => {
  const found: Found = {};
  const set = <Name extends keyof Found>(name: Name, value: Found[Name]): boolean => {
    if (found[name] !== undefined) return false;
    found[name] = value;
    return true;
  };
  for (let at = 0; at < values.length; at++) {
    const [value, next] = [values[at]!, values[at + 1]];
    const [before, after] = [
      text.slice(Math.max(0, value.at - 60), value.at).replace(/[£$€₹¥₦] ?$/, ''),
      text.slice(value.end, value.end + 40),
    ];
    const isCover = new RegExp(
      `\\b(?:${PACK}|litres?|l|one|1|each|it|paint|that)\\b[^.;,?]{0,24}\\b(?:${COVERS}|of|are|is|has|have|holds?|contains?|in)(?: about| up to)? $`,
    ).test(before);
    const [long, wide] = [lengthOf(value) ?? (value.kind === 'number' ? value.value : undefined), lengthOf(next)];
    const isPair = next !== undefined && BY.test(text.slice(value.end, next.at)) && long !== undefined && wide !== undefined;
    if (isPair) {
      const scale = value.kind === 'number' && next.kind === 'measure' ? (lengthOf({ ...next, value: 1 }) ?? 1) : 1;
      const size = long * scale * wide;
      const isPiece =
        new RegExp(`^ (?:[a-z]+ )?(?:${PIECE})\\b`).test(text.slice(next.end)) ||
        new RegExp(`\\b(?:${PIECE})(?: are| is| of| measure| that are)? $`).test(before);
      if (!(isPiece ? set('covers', size) && set('isPiece', true) : set('area', size))) return undefined;
      at++;
      continue;
    }
    const area = areaOf(value);
    const litres = value.kind === 'measure' ? litresOf(value) : undefined;
    const isPlaced =
      value.kind === 'percent'
        ? set('percent', value.value)
        : value.kind === 'factor' && /^ coats?\b/.test(after)
          ? set('coats', value.value)
          : area !== undefined
            ? isCover || new RegExp(`^ (?:per|a|in (?:a|each)) (?:${PACK}|litre)\\b|^ (?:${PACK})\\b`).test(after)
              ? set('covers', area) &&
                ((found.isByLitre = /\b(?:litres?|l)\b[^.;,?]{0,24}$/.test(before) || /^ (?:per|a) litre\b/.test(after)), true)
              : set('area', area)
            : litres !== undefined && new RegExp(`^(?:[ -][a-z]+)?[ -](?:${PACK})\\b`).test(after)
              ? set('litres', litres)
              : value.kind === 'number' && new RegExp(`\\b(?:${PACK}) of $`).test(before)
                ? set('pieces', value.value)
                : value.kind === 'number' && value.value === 1
                  ? true
                  : value.kind === 'money' ||
                      (value.kind === 'number' && /\b(?:costs?|at|for|are|is) $/.test(before) && found.covers !== undefined)
                    ? set('price', value.value)
                    : false;
    if (!isPlaced) return undefined;
  }
  return found;
};

export const surfaces = (plain: string): Worked | undefined => {
  const text = prepared(plain);
  const ASKED = new RegExp(
    `\\bhow (?:many|much)\\b[^?]*\\b(${PACK}|${PIECE}|paint|litres)\\b|\\bwhat (?:will|does|would|is)\\b[^?]*\\b(?:cost|bill|total)\\b`,
  );
  if (!ASKED.test(text) || /\b(?:except|apart from|door|window|left out|not counting|minus)\b/.test(text)) return undefined;
  const told = read(text, valuesIn(text));
  if (!told || told.area === undefined || told.covers === undefined) return undefined;
  const { area, covers, isByLitre = false, litres, pieces, price, percent = 0, coats = 1 } = told;
  const sign = currencyIn(text) === 'money' ? '' : currencyIn(text);
  const all = area * coats * (1 + percent / 100);
  const each = isByLitre ? (litres === undefined ? undefined : litres * covers) : covers * (pieces ?? 1);
  const taken = `${figure(area)} m²${coats === 1 ? '' : ` × ${coats} coats`}${percent === 0 ? '' : ` + ${figure(percent)}%`}`;
  const first = taken === `${figure(area)} m²` ? `That is ${taken}.` : `${taken} = ${figure(all)} m².`;
  const litresNeeded = isByLitre ? all / covers : undefined;
  const paint = litresNeeded === undefined ? '' : `You need ${figure(litresNeeded)} litres`;
  if (each === undefined)
    return price === undefined && paint !== ''
      ? [`${paint}.`, [first, `${figure(all)} ÷ ${figure(covers)} = ${figure(litresNeeded!)}.`]]
      : undefined;
  const many = all / each;
  const count = Math.ceil(many - 1e-9);
  // What is counted: the pieces where one is measured alone, or else what they come in.
  const isPieces = told.isPiece === true && pieces === undefined;
  const name =
    new RegExp(`\\b(?:${isPieces ? PIECE : PACK})\\b`).exec(text)?.[0] ??
    new RegExp(`\\b(?:${PIECE})\\b`).exec(text)?.[0] ??
    'packs';
  const plural = name === 'box' ? 'boxes' : name.endsWith('s') ? name : `${name}s`;
  const cost = price === undefined ? '' : ` They cost ${money(count * price, sign)}.`;
  const lead = paint === '' ? `You need ${count} ${plural}` : `${paint}: ${count} ${plural}`;
  return [
    `${lead}${Number.isInteger(Math.round(many * 1e6) / 1e6) ? '' : ` (${figure(many)} rounded up)`}.${cost}`,
    [
      first,
      `${figure(isByLitre ? litresNeeded! : all)} ÷ ${figure(isByLitre ? litres! : each)} = ${figure(many)}.`,
      ...(price === undefined ? [] : [`${count} × ${money(price, sign)} = ${money(count * price, sign)}.`]),
    ],
  ];
};
