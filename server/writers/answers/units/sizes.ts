/** Floors, walls and tanks: the area that is left, what covers it, what fits in, and lengths on a map or along a fence. */
import type { Answer, Source } from '../answer.ts';
import { inFigures } from '../sums/quantities.ts';
import { figure } from '../sums/told.ts';
import { singular } from '../sums/units.ts';
import { measureNamed, measureOf } from '../values/measures.ts';

const answer = (lead: string, ...steps: readonly string[]): Answer => ({
  confidence: 92,
  lead,
  more: [steps, [], []],
  asides: { source: 'Worked out on the spot.', caution: 'Check that the sizes were read as you meant them.' },
  topics: ['How do you work out the area of an L-shaped room?', 'How many tiles do I need for 10 square metres?'],
});
const counted = (many: number, one: string, more: string): string => `${figure(many)} ${many === 1 ? one : more}`;

const NUMBER = String.raw`(?<![\d.,])(\d+(?:,\d{3})*(?:\.\d+)?)`;
const LENGTH = '(mm|millimet(?:re|er)s?|cms?|centimet(?:re|er)s?|met(?:re|er)s?|m|ft|feet|foot|inch(?:es)?|in|")';
const PAIR = new RegExp(
  String.raw`(?<![\w.])${NUMBER} ?${LENGTH}?(?: (?:wide|long|high|tall))? ?(?:by|x|×|\*) ?${NUMBER}(?: |-)?${LENGTH}?(?![\w²])(?! ?(?:by|x|×) ?\d)`,
  'g',
);
const SQUARE = new RegExp(String.raw`(?<![\w.])${NUMBER} ?${LENGTH} square\b`, 'g');
const SIDES = new RegExp(
  String.raw`(?<![\w.])${NUMBER} ?${LENGTH} (?:long|wide)(?:,| and| by)* ${NUMBER} ?${LENGTH} (?:wide|high|tall|long)\b`,
  'g',
);

const metres = (typed: string, unit: string): number => {
  const name = unit === 'in' || unit === '"' ? 'inch' : (measureNamed(unit) ?? 'm');
  return Number(typed.replaceAll(',', '')) * measureOf(name)!.size;
};

type Role = 'whole' | 'hole' | 'part' | 'tile';
interface Rectangle {
  readonly at: number;
  readonly end: number;
  readonly sides: readonly [number, number];
  readonly role: Role;
  readonly many: number;
  readonly unit: string;
}
const TILE =
  /\b(?:tiles?|slabs?|pavers?|paving|flags?|flagstones?|bricks?|blocks?|carpet squares|turfs?|turves|boards?|sheets?)\b/;
const HOLE =
  /\b(?:windows?|doors?|doorways?|shed|pond|patio|island|bath|fireplace|chimney|hatch|cut ?out|flower ?beds?|greenhouse|hole|path|corner)\b|\b(?:minus|less|except|without|excluding|not counting|taken out|missing)\b/;

const ROOM =
  /\b(?:walls?|floors?|rooms?|area|patio|kitchen|bathroom|splashback|ceiling|garden|path|hall(?:way)?|drive(?:way)?|roof|lawn|terrace|space)\b/;

/** The words about a size, up to the figures beside it. */
const aboutIt = (text: string, at: number, end: number): readonly [before: string, after: string] => {
  const before = /(?<![^\d,.;])[^\d,.;]*$/.exec(text.slice(0, at))![0];
  return [before, /^[^\d,.;?]*/.exec(text.slice(end))![0]];
};

const rectanglesIn = (text: string): readonly Rectangle[] => {
  const found = [...text.matchAll(PAIR), ...text.matchAll(SQUARE), ...text.matchAll(SIDES)].toSorted(
    (one, other) => one.index - other.index,
  );
  const known: Rectangle[] = [];
  for (const { 0: typed, 1: first, 2: one, 3: second, 4: other, index: at } of found) {
    const end = at + typed.length;
    if (known.some((rectangle) => at < rectangle.end)) continue;
    const unit = other ?? one;
    if (unit === undefined) continue;
    const sides = [metres(first!, one ?? unit), metres(second ?? first!, second === undefined ? one! : unit)] as const;
    const [before, after] = aboutIt(text, at, end);
    const isTile = (TILE.test(before) && !ROOM.test(before)) || TILE.test(after.split(/ and |,/)[0]!.slice(0, 14));
    const role: Role = isTile
      ? 'tile'
      : known.some((one) => one.role !== 'tile') && HOLE.test(`${before} ${after}`)
        ? 'hole'
        : known.every((one) => one.role === 'tile')
          ? 'whole'
          : 'part';
    const many = Number(
      /\b(\d{1,2}) (?:\w+ ){0,2}(?:of |(?:are|at|measur\w+) )?$/.exec(text.slice(Math.max(0, at - 30), at))?.[1] ?? 1,
    );
    known.push({ at, end, sides, role, many, unit: measureNamed(unit) ?? 'inch' });
  }
  return known;
};

const EXTRA =
  /\b(\d{1,2}) ?(?:%|per ?cent) (?:extra|more|spare|on top|for|waste|wastage)?|\b(?:extra|add|plus|waste|wastage|allow\w*|spare|breakages?)(?: \w+){0,2} (\d{1,2}) ?(?:%|per ?cent)/;
const COATS = /\b(\d) coats?\b/;
const M2 = String.raw`(?:m2|m²|sq\.? ?m(?:et(?:re|er)s?)?|sqm|square met(?:re|er)s?)(?![\w²])`;
const DENSITY = new RegExp(
  String.raw`${NUMBER} ?(k?g|grams?|kilos?|ml|l|lit(?:re|er)s?|bricks|plants|bulbs|seeds)(?: of [a-z]+)? ?(?:per|a|to the|to each|for each|every|for every|an?|each|/) ?${M2}`,
);
const COVERS = new RegExp(
  String.raw`\b(?:(?:an?|1|each|one|per) )?(tin|pot|tub|litre|liter|roll|pack|packet|box|bag|bucket|can|sack)e?s?\b[^\d?]{0,30}?\b(?:covers?|does|do|of|is|contains?|for)(?: about| up to| around)? ${NUMBER} ?${M2}(?: each| a coat| per coat)?`,
);

const areaOf = ({ sides: [one, other], many }: Rectangle): number => one * other * many;
const said = ({ sides: [one, other], many }: Rectangle): string =>
  `${many > 1 ? `${many} × ` : ''}${figure(one, 3)} m × ${figure(other, 3)} m = ${figure(one * other * many, 4)} m²`;

const ASKS_TILES =
  /\b(?:tiles|slabs) needed$|\bhow many(?: \w+){0,2}? (tiles?|slabs?|pavers?|flags?|flagstones?|blocks?|boards?|sheets?)\b|\bhow many (?:do|should|will|would|to)\b/;
const ASKS_AREA =
  /\b(?:area|how many (?:square met(?:re|er)s?|square feet|sq\.? ?(?:m|ft)|m2|m²)|how much (?:carpet|turf|lino|vinyl|laminate|flooring|paint|wall))\b|\bfloor ?space\b|\bin square (?:met(?:re|er)s?|feet|yards)\b/;
const ASKS_WEIGHT =
  /\bhow (?:many|much) (?:(kilos?|kgs?|grams?|lit(?:re|er)s?)\b|[a-z ]{2,30}?(?:do|does|will|should|would|is)\b)/;
const ASKS_BRICKS = /\bhow many (bricks|plants|bulbs|seeds)\b/;

/** What is asked of an area, once all of it is known. */
const covered = (text: string): Answer | undefined => {
  const all = rectanglesIn(text);
  const tile = all.find(({ role }) => role === 'tile');
  const rooms = all.filter(({ role }) => role !== 'tile');
  const [whole, ...others] = rooms;
  if (!whole) return undefined;
  if (
    others.some(({ role }) => role === 'part') &&
    !/\bl[- ]?shape|\bboth\b|\btogether\b|\btotal\b|\baltogether\b|\bwhole\b|\band (?:the )?(?:other|another)\b|\bplus\b/.test(
      text,
    )
  )
    return undefined;
  if (/\b(?:both|each|all|every|either) (?:sides?|walls?)\b/.test(text)) return undefined;
  let rest = text;
  for (const { at, end } of all) rest = `${rest.slice(0, at)}${' '.repeat(end - at)}${rest.slice(end)}`;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(rest);
    if (found) rest = rest.replace(found[0], (typed) => ' '.repeat(typed.length));
    return found;
  };
  const [extra, coats, density, covers] = [take(EXTRA), take(COATS), take(DENSITY), take(COVERS)];
  // How many there are of each was read with it.
  for (const { many, at } of all)
    if (many > 1) rest = rest.replace(new RegExp(`(?<=^.{${Math.max(0, at - 30)},${at}})\\b${many}\\b`), ' ');
  if (/\d/.test(rest)) return undefined;
  const net = rooms.reduce((sum, one) => sum + (one.role === 'hole' ? -1 : 1) * areaOf(one), 0);
  if (net <= 0) return undefined;
  const steps = rooms.map((one) => `${said(one)}.`);
  const signs = rooms.slice(1).map((one) => `${one.role === 'hole' ? '−' : '+'} ${figure(areaOf(one), 4)}`);
  if (signs.length > 0) steps.push(`${figure(areaOf(whole), 4)} ${signs.join(' ')} = ${figure(net, 4)} m².`);
  const more = Number(extra?.[1] ?? extra?.[2] ?? 0);
  const times = (1 + more / 100) * Number(coats?.[1] ?? 1);
  const needed = net * times;
  if (times !== 1) steps.push(`${figure(net, 4)} × ${figure(times, 3)} = ${figure(needed, 4)} m².`);
  if (tile && !density && !covers && ASKS_TILES.test(text)) {
    const size = areaOf({ ...tile, many: 1 });
    const exact = net / size;
    const many = Math.ceil(needed / size - 1e-9);
    const name = singular(/\b(?:tile|slab|paver|flagstone|flag|brick|block|board|sheet|turf)s?\b/.exec(text)?.[0] ?? 'tile');
    const without = Math.ceil(exact - 1e-9);
    const isBoth = /\bhow many\b.*\bhow many\b|\band (?:how many )?(?:with|if)\b/.test(text);
    const lead =
      more > 0 && isBoth
        ? `That is ${counted(without, name, `${name}s`)}. With ${more}% more it is ${counted(many, name, `${name}s`)}.`
        : more > 0
          ? `That is ${many} ${name}s with ${more}% extra, or ${without} without.`
          : `That is ${counted(many, name, `${name}s`)}.`;
    return answer(
      lead,
      ...steps,
      `One ${name} is ${figure(size, 4)} m²; ${figure(needed, 4)} ÷ ${figure(size, 4)} = ${figure(needed / size)}${Number.isInteger(Math.round((needed / size) * 1e6) / 1e6) ? '' : `, rounded up to ${many}`}.`,
    );
  }
  if (tile) return undefined;
  if (covers && !density) {
    const each = Number(covers[2]);
    const name = covers[1]!.replace('liter', 'litre');
    if (!new RegExp(`\\bhow (?:many|much)\\b.*\\b${name.slice(0, 4)}|\\bhow many\\b`).test(text)) return undefined;
    // Paint is told to the tenth, and bought in tins.
    const many = name === 'litre' ? needed / each : Math.ceil(needed / each - 1e-9);
    return answer(
      `That is ${counted(many, name, /x$/.test(name) ? `${name}es` : `${name}s`)}.`,
      ...steps,
      `${figure(needed, 4)} ÷ ${figure(each)} = ${figure(needed / each)}${many - needed / each < 1e-6 ? '' : `, rounded up to ${many}`}.`,
    );
  }
  if (density && !covers) {
    const [per, unit] = [Number(density[1]), density[2]!];
    const total = per * needed;
    const bricks = ASKS_BRICKS.exec(text)?.[1];
    if (bricks !== undefined && unit === bricks)
      return answer(
        `That is ${figure(Math.ceil(total - 1e-9))} ${bricks}.`,
        ...steps,
        `${figure(needed, 4)} × ${figure(per)} = ${figure(total)}.`,
      );
    const name = measureNamed(unit);
    if (
      bricks !== undefined ||
      name === undefined ||
      !ASKS_WEIGHT.test(text) ||
      /\bhow many (?:bags?|box|pack|tin|tub|sack)/.test(text)
    )
      return undefined;
    const large =
      name === 'g' && total >= 1000
        ? `${figure(total / 1000, 3)} kg`
        : name === 'ml' && total >= 1000
          ? `${figure(total / 1000, 3)} litres`
          : `${figure(total)} ${name === 'litre' && total !== 1 ? 'litres' : name}`;
    return answer(`That is ${large}.`, ...steps, `${figure(needed, 4)} × ${figure(per)} ${name} = ${figure(total)} ${name}.`);
  }
  if (density || covers || !ASKS_AREA.test(text) || coats) return undefined;
  const land = /\b(acre|hectare)s\b/.exec(text)?.[1];
  if (land !== undefined) {
    const many = needed / (land === 'acre' ? 4046.8564224 : 10_000);
    return answer(`The area is about ${counted(many, land, `${land}s`)}, or ${figure(needed, 0)} m².`, ...steps);
  }
  const wanted = /\bsquare (feet|foot|met(?:re|er)s?|yards?|cm|centimet(?:re|er)s?)\b/.exec(text)?.[1];
  const own = rooms.every(({ unit }) => unit === whole.unit) ? whole.unit : 'm';
  const unit = (wanted === undefined ? undefined : measureNamed(wanted)) ?? own;
  const inUnit = needed / measureOf(unit)!.size ** 2;
  return answer(
    `The area is ${figure(inUnit)} ${unit}²${unit === 'm' ? '' : `, or ${figure(needed, 3)} m²`}.`,
    ...(unit === 'm' ? steps : []),
  );
};

const BOX = new RegExp(
  String.raw`(?<![\w.])${NUMBER} ?${LENGTH}?(?: (?:long|wide|high|tall|deep))?(?: ?(?:by|x|×)|,(?: and)?| and) ?${NUMBER} ?${LENGTH}?(?: (?:long|wide|high|tall|deep))?(?: ?(?:by|x|×)|,(?: and)?| and) ?${NUMBER}(?: |-)?${LENGTH}(?: (?:long|wide|high|tall|deep))?(?![\w²])`,
);
const FULL: readonly (readonly [RegExp, number])[] = [
  [/\bhalf[- ](?:full|way)\b/, 0.5],
  [/\b(?:three|3) quarters full\b|\b3\/4 full\b/, 0.75],
  [/\b(?:a |1 |one )?quarter full\b/, 0.25],
  [/\b(?:two|2) thirds full\b/, 2 / 3],
  [/\b(?:a |1 |one )?third full\b/, 1 / 3],
];
/** How many litres a tank of three lengths holds. */
const holding = (text: string): Answer | undefined => {
  const found = BOX.exec(text);
  const asked =
    /\bhow (?:many|much) (lit(?:re|er)s?|water|cubic met(?:re|er)s?|soil|compost|sand|concrete)\b|\b(volume)\b|\blit(?:re|er)s$|\bhow much (?:does|will|can|would) it hold\b/.exec(
      text,
    );
  if (!found || !asked) return undefined;
  const [, one, first, two, second, three, last] = found;
  const sides = [metres(one!, first ?? second ?? last!), metres(two!, second ?? last!), metres(three!, last!)];
  const part = FULL.find(([pattern]) => pattern.test(text));
  const rest = text.replace(found[0], ' ').replace(part?.[0] ?? '', ' ');
  if (/\d/.test(rest) || /\b(?:half|quarter|third)\b/.test(rest)) return undefined;
  const volume = sides.reduce((so, side) => so * side, part?.[1] ?? 1);
  const cubic = `${figure(volume, 3)} m³`;
  const litres = `${figure(volume * 1000, 1)} litres`;
  const isCubic = /^(?:cubic|soil|sand|concrete)/.test(asked[1] ?? '') || (asked[2] !== undefined && volume >= 10);
  return answer(
    isCubic ? `That is ${cubic}, or ${litres}.` : `That is ${litres}.`,
    `${sides.map((side) => `${figure(side, 3)} m`).join(' × ')}${part ? ` × ${figure(part[1], 3)}` : ''} = ${cubic}, and a cubic metre is 1,000 litres.`,
  );
};

const SCALE = /\b1 ?(?::|to|in) ?(\d{1,3}(?:,\d{3})+|\d{3,7})\b/;
const ON_MAP = new RegExp(String.raw`(?<![\w.])${NUMBER} ?(mm|cms?|centimet(?:re|er)s?|inch(?:es)?)\b`);
/** So long on a map, so far in the field. */
const onMap = (text: string): Answer | undefined => {
  const scale = SCALE.exec(text);
  const rest = scale ? text.replace(scale[0], ' ') : text;
  const long = ON_MAP.exec(rest);
  if (!scale || !long || !/\bmap\b|\bscale\b|\bplan\b/.test(text) || !/\bhow (?:far|long|many)\b|\bdistance\b|\breal/.test(text))
    return undefined;
  if (/\d/.test(rest.replace(long[0], ' '))) return undefined;
  const by = Number(scale[1]!.replaceAll(',', ''));
  const real = metres(long[1]!, long[2]!) * by;
  const inKm = /\bkm\b|\bkilomet/.test(text) || (real >= 1000 && !/\bmiles\b/.test(text));
  const inMiles = /\bmiles\b/.test(text);
  const lead = inMiles
    ? `That is about ${figure(real / 1609.344)} miles.`
    : inKm
      ? `That is ${figure(real / 1000, 3)} km.`
      : `That is ${figure(real)} metres.`;
  return answer(lead, `${long[0].trim()} × ${figure(by)} = ${figure(real, 1)} m.`);
};

const LONG = new RegExp(String.raw`(?<![\w.])${NUMBER} ?${LENGTH}(?![\w²])`, 'g');
/** So many pieces along a line, and the posts between them and at both ends. */
const along = (text: string): Answer | undefined => {
  const piece = /\bhow many (panels?|boards?|sections?|rails?)\b/.exec(text)?.[1];
  if (piece === undefined || !/\bposts?\b/.test(text) || !/\bhow many posts?\b|\bposts?\b.*\bboth ends\b/.test(text))
    return undefined;
  const lengths = [...text.matchAll(LONG)];
  const [line, each, ...more] = lengths.map(({ 1: typed, 2: unit }) => metres(typed!, unit!));
  if (line === undefined || each === undefined || more.length > 0 || each >= line) return undefined;
  if (/\d/.test(lengths.reduce((rest, { 0: typed }) => rest.replace(typed, ' '), text))) return undefined;
  const many = Math.ceil(line / each - 1e-9);
  return answer(
    `That is ${many} ${singular(piece)}s and ${many + 1} posts.`,
    `${figure(line, 3)} m ÷ ${figure(each, 3)} m = ${figure(line / each)}${Number.isInteger(Math.round((line / each) * 1e6) / 1e6) ? '' : `, rounded up to ${many}`}.`,
    'There is one post more than there are pieces, with one at each end.',
  );
};

/** A cloth that hangs down all round is longer by two such lengths. */
const hanging = (text: string): Answer | undefined => {
  if (!/\b(?:cloth|tablecloth|cover|throw|quilt|bedspread)\b/.test(text) || !/\b(?:hang\w*|drop|overhang|overlap)\b/.test(text))
    return undefined;
  const pair = [...text.matchAll(PAIR)];
  const rest = pair.reduce((so, { 0: typed }) => so.replace(typed, ' '), text);
  const lengths = [...rest.matchAll(LONG)];
  if (/\d/.test(lengths.reduce((so, { 0: typed }) => so.replace(typed, ' '), rest))) return undefined;
  const values = lengths.map(({ 1: typed, 2: unit }) => metres(typed!, unit!));
  const sides =
    pair.length === 1
      ? [metres(pair[0]![1]!, pair[0]![2] ?? pair[0]![4] ?? 'm'), metres(pair[0]![3]!, pair[0]![4] ?? 'm')]
      : pair.length === 0
        ? values.slice(0, 1)
        : [];
  const [drop, ...more] = pair.length === 1 ? values : values.slice(1);
  if (drop === undefined || sides.length === 0 || more.length > 0 || drop > Math.min(...sides)) return undefined;
  const cloth = sides.map((side) => `${figure(side + 2 * drop, 3)} m`);
  return answer(
    `The cloth must be ${cloth.join(' by ')}${sides.length === 1 ? ' across' : ''}.`,
    ...sides.map((side) => `${figure(side, 3)} m + 2 × ${figure(drop, 3)} m = ${figure(side + 2 * drop, 3)} m.`),
  );
};

const PIECES = new RegExp(String.raw`\bhow many ${NUMBER} ?${LENGTH} (lengths|pieces|panels|boards|strips|planks|rolls)\b`);
/** So many lengths as are bought, for a line. */
const pieces = (text: string): Answer | undefined => {
  const found = PIECES.exec(text);
  const rest = found ? text.replace(found[0], ' ') : text;
  const [line, ...more] = [...rest.matchAll(LONG)];
  if (!found || !line || more.length > 0 || /\d/.test(rest.replace(line[0], ' '))) return undefined;
  const [each, whole] = [metres(found[1]!, found[2]!), metres(line[1]!, line[2]!)];
  const many = Math.ceil(whole / each - 1e-9);
  return answer(
    `That is ${many} ${many === 1 ? singular(found[3]!) : found[3]!}.`,
    `${figure(whole, 3)} m ÷ ${figure(each, 3)} m = ${figure(whole / each)}${many - whole / each > 1e-6 ? `, rounded up to ${many}` : ''}.`,
  );
};

const LAPS = new RegExp(
  String.raw`${NUMBER} ?${LENGTH}\b[^\d]{0,40}?(\d{1,4}) (lengths|laps|widths)\b|(\d{1,4}) (lengths|laps|widths)\b[^\d]{0,40}?${NUMBER} ?${LENGTH}(?![\w²])`,
);
/** So many lengths of a pool. */
const laps = (text: string): Answer | undefined => {
  const found = LAPS.exec(text);
  if (!found || /\d/.test(text.replace(found[0], ' ')) || !/\bhow (?:far|many|long)\b|\bdistance\b|\bwhat is that\b/.test(text))
    return undefined;
  const [many, each] = [Number(found[3] ?? found[5]), metres((found[1] ?? found[7])!, (found[2] ?? found[8])!)];
  const all = many * each;
  const lead = /\bmiles?\b/.test(text)
    ? `${figure(all / 1609.344)} miles`
    : /\bk(?:m|ilomet\w+)\b/.test(text)
      ? `${figure(all / 1000, 3)} km`
      : `${figure(all)} metres`;
  return answer(
    `That is ${/miles/.test(lead) ? 'about ' : ''}${lead}.`,
    `${figure(many)} × ${figure(each, 2)} m = ${figure(all)} m.`,
  );
};

const TRIANGLE = new RegExp(String.raw`${NUMBER} ?${LENGTH}[^\d]{1,30}${NUMBER} ?${LENGTH}(?![\w²])`);
/** Half of the base times the height. */
const triangle = (text: string): Answer | undefined => {
  const found = TRIANGLE.exec(text);
  if (
    !found ||
    !/\btriang\w+/.test(text) ||
    !/\barea\b/.test(text) ||
    !/\bbase\b/.test(text) ||
    !/\b(?:height|high|tall)\b/.test(text)
  )
    return undefined;
  if (/\d/.test(text.replace(found[0], ' '))) return undefined;
  const isCm = measureNamed(found[2]!) === 'cm' && measureNamed(found[4]!) === 'cm';
  const [base, height] = isCm
    ? [Number(found[1]), Number(found[3])]
    : [metres(found[1]!, found[2]!), metres(found[3]!, found[4]!)];
  const unit = isCm ? 'cm' : 'm';
  return answer(
    `The area is ${figure((base * height) / 2, 3)} ${unit}².`,
    `${figure(base, 3)} ${unit} × ${figure(height, 3)} ${unit} ÷ 2 = ${figure((base * height) / 2, 3)} ${unit}².`,
  );
};

const RULES = [along, onMap, holding, hanging, pieces, laps, triangle, covered];
export const sizes: Source = ({ question: { plain } }) => {
  if (!/\d/.test(plain) || /[£$€₹₦]|\bcosts?\b|\bprice\b/.test(plain)) return undefined;
  const text = inFigures(plain.replace(/\bone (?=part|bit|side|room|wall|half|end|section|of)/g, 'a '));
  for (const rule of RULES) {
    const found = rule(text);
    if (found) return found;
  }
  return undefined;
};
