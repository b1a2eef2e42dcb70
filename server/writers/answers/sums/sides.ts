/** Which of two is quicker or better value: each side of "or" worked out by itself, and what lies between them. */
import { readFigures, type Figure } from './figures.ts';
import { isContainer } from './read.ts';
import { sayAmount } from './plan.ts';
import { spell, type Worked } from './told.ts';
import { UNNAMED, converted, dimensionOf, isCount, isMoney } from './units.ts';

const BREAK = / or | versus | vs\.? | against | while | and the other | compared (?:to|with) |; |\. /g;
const QUICKER = /\b(?:quicker|faster|sooner|slower|longer|quickest|fastest|less time)\b/;
const VALUE = /\b(?:better (?:value|buy|deal)|best (?:value|buy|deal)|cheaper|cheapest|works? out (?:less|cheaper)|dearer)\b/;

const nameOf = (unit: Figure['unit'], power: 1 | -1): string | undefined => {
  const found = Object.keys(unit).filter((name) => unit[name] === power && !(power === -1 && isContainer(name)));
  return found.length === 1 ? found[0] : undefined;
};
/** What is said between its figures, without the little words: "the back road". */
const called = (said: string): string | undefined => {
  const words = said
    .replace(/^,? ?(?:by|on|via|along|over|using|through|down|with|if i take|taking)(?: the)? /, '')
    .replace(
      /,? ?(?:at|doing|averaging|going|driving|where i do|and i do|but i only do)?(?: (?:about|only|around|roughly))? ?$/,
      '',
    )
    .trim();
  return /^[a-z][a-z ]{2,24}$/.test(words) && !/\b(?:and|is|i|we|it)\b/.test(words) ? words : undefined;
};

/** The figures before and after the one break that has as many on either side. */
const halvesOf = (figures: readonly Figure[], text: string): readonly [readonly Figure[], readonly Figure[]] | undefined => {
  const found = [...text.matchAll(BREAK)].flatMap(({ index }) => {
    const [one, other] = [figures.filter(({ at }) => at < index), figures.filter(({ at }) => at > index)];
    return one.length === 2 && other.length === 2 ? [[one, other] as const] : [];
  });
  return found.length === 0 ? undefined : found[0];
};

/** A bare figure is of what its fellow on the other side is of. */
const alike = (one: Figure, fellow: Figure): Figure =>
  one.unit[UNNAMED] === 1 && Object.keys(one.unit).length === 1 ? { ...one, unit: fellow.unit } : one;

/** Stuff and its price, and again: two things, however they are joined. */
const inTurn = (figures: readonly Figure[]): readonly [readonly Figure[], readonly Figure[]] | undefined => {
  const [a, b, c, d] = figures.map(({ unit }) => Object.keys(unit).some((name) => isMoney(name) && unit[name]! > 0));
  return figures.length === 4 && a !== b && a === c && b === d ? [figures.slice(0, 2), figures.slice(2)] : undefined;
};

/** "200 g is 5.50 and the 300 g is 7.80", already read as so much for one. */
const ratesOf = (figures: readonly Figure[], text: string): Worked | undefined => {
  const [one, other, ...more] = figures;
  if (!one || !other || more.length > 0 || !VALUE.test(text)) return undefined;
  const [coin, of] = [nameOf(one.unit, 1), nameOf(one.unit, -1)];
  if (coin === undefined || of === undefined || !isMoney(coin) || /^(?:day|hour)$/.test(dimensionOf(of))) return undefined;
  if (JSON.stringify(one.unit) !== JSON.stringify(other.unit) || Math.abs(one.value - other.value) < 1e-9) return undefined;
  const best = one.value < other.value ? one : other;
  const label = text.slice(best.at, best.end).split(/ (?:is|are|for|costs?|at) /)[0]!;
  const isSmall = /^(?:g|ml)$/.test(of);
  const said = (value: number): string =>
    isSmall ? `${sayAmount(value * 100, { [coin]: 1 })} per 100 ${of}` : sayAmount(value, one.unit);
  return [
    `The ${label} is better value: ${said(Math.min(one.value, other.value))} against ${said(Math.max(one.value, other.value))}.`,
    [one, other].map((each) => `${text.slice(each.at, each.end).trim()}: ${said(each.value)}.`),
  ];
};

export const sides = (plain: string): Worked | undefined => {
  const read = readFigures(plain);
  if (!read || !(/\bwhich\b/.test(read.text) || VALUE.test(read.text))) return undefined;
  // "Which is cheaper per 100 g?": for so much both are asked, and it is none of them.
  const told = {
    ...read,
    figures: read.figures.filter(
      ({ before }) => !/\b(?:cheap\w*|value|better|best|buy|dear\w*) (?:per|for|a|each) $/.test(before),
    ),
  };
  if (told.figures.some(({ kind }) => kind !== 'amount')) return undefined;
  const priced = ratesOf(told.figures, told.text);
  if (priced) return priced;
  if (told.figures.length !== 4) return undefined;
  const halves = halvesOf(told.figures, told.text) ?? inTurn(told.figures);
  if (!halves) return undefined;
  const [[a, b], [c, d]] = halves as unknown as [[Figure, Figure], [Figure, Figure]];
  const pairs = [
    [a, b],
    [alike(c, a), alike(d, b)],
  ] as [Figure, Figure][];
  const isSpeed = ({ unit }: Figure): boolean => nameOf(unit, -1) === 'hour' && dimensionOf(nameOf(unit, 1) ?? '') === 'length';
  if (QUICKER.test(told.text)) {
    const times = pairs.map(([one, other]) => {
      const [far, fast] = isSpeed(other) ? [one, other] : [other, one];
      const [way, speed] = [nameOf(far.unit, 1), nameOf(fast.unit, 1)];
      const factor =
        isSpeed(fast) && way !== undefined && Object.keys(far.unit).length === 1 ? converted(way, speed!)?.factor : undefined;
      const name = called(told.text.slice(Math.min(one.end, other.end), Math.max(one.at, other.at)));
      return factor === undefined ? undefined : { hours: (far.value * factor) / fast.value, far, fast, name };
    });
    const [first, second] = times;
    if (!first || !second || Math.abs(first.hours - second.hours) < 1e-6) return undefined;
    const isFirst = first.hours < second.hours;
    const [quick, slow] = isFirst ? [first, second] : [second, first];
    const label = quick.name === undefined ? `The ${isFirst ? 'first' : 'second'}` : `The ${quick.name}`;
    const round = (hours: number): string => spell(Math.round(hours * 60) / 60);
    return [
      `${label} is quicker by about ${round(Math.round(slow.hours * 60) / 60 - Math.round(quick.hours * 60) / 60)}: about ${round(quick.hours)} against ${round(slow.hours)}.`,
      [first, second].map(
        ({ far, fast, hours }) => `${sayAmount(far.value, far.unit)} ÷ ${sayAmount(fast.value, fast.unit)} = ${round(hours)}.`,
      ),
    ];
  }
  if (!VALUE.test(told.text)) return undefined;
  const rates = pairs.map(([one, other], at) => {
    const [stuff, told] = isMoney(nameOf(other.unit, 1) ?? '') ? [one, other] : [other, one];
    // "2.6 kg for £9.50 or the 4 kg at £14": where the one is the price of the lot, so is the other.
    const isLotBeside = pairs[1 - at]!.some(({ unit }) => isMoney(nameOf(unit, 1) ?? '') && Object.keys(unit).length === 1);
    const price =
      isLotBeside && nameOf(told.unit, -1) === nameOf(stuff.unit, 1) ? { ...told, unit: { [nameOf(told.unit, 1)!]: 1 } } : told;
    const [of, coin] = [nameOf(stuff.unit, 1), nameOf(price.unit, 1)];
    const isPlain =
      of !== undefined && coin !== undefined && !isMoney(of) && isMoney(coin) && nameOf(stuff.unit, -1) === undefined;
    // The price of one is not that of the lot.
    const isLot = Object.keys(price.unit).every((name) => price.unit[name]! > 0 || isContainer(name) || name === of);
    if (!isPlain || !isLot || price.unit[of] !== undefined || /^(?:day|hour)$/.test(dimensionOf(of))) return undefined;
    return { value: price.value / stuff.value, stuff, price, of, coin };
  });
  const [first, second] = rates;
  if (!first || !second || first.coin !== second.coin) return undefined;
  const factor = converted(second.of, first.of)?.factor;
  if (factor === undefined || (isCount(first.of) && first.of !== second.of)) return undefined;
  const [one, other] = [first.value, second.value / factor];
  if (Math.abs(one - other) < 1e-6) return undefined;
  const best = one < other ? first : second;
  const holder = /^[ -]([a-z]+)/.exec(told.text.slice(best.stuff.end));
  const typed = sayAmount(best.stuff.value, { [best.of]: 1 });
  const label = holder && isContainer(holder[1]!) ? `${typed} ${holder[1]}` : typed;
  const unit = { [first.coin]: 1, [first.of]: -1 };
  return [
    `The ${label} is better value: ${sayAmount(Math.min(one, other), unit)} against ${sayAmount(Math.max(one, other), unit)}.`,
    [first, second].map(
      ({ price, stuff, of, coin, value }) =>
        `${sayAmount(price.value, { [coin]: 1 })} ÷ ${sayAmount(stuff.value, { [of]: 1 })} = ${sayAmount(value, { [coin]: 1, [of]: -1 })}.`,
    ),
  ];
};
