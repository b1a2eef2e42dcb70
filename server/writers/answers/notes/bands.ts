/** A rule of the notes with limits ("up to 62 cm: S", "over 38 ring the ward", "<1 inelastic") applied to the one figure that fits. */
import { capitalise } from '../../../english/prose.ts';
import { partsOfSpeech } from '../../../lexicon/wordnet.ts';
import type { Reckoned, Rule } from './amounts.ts';
import { ASKS_MONEY } from './applied.ts';
import { boundsIn, isWithin, measureOf, type Bound } from './limits.ts';
import { labelling, tells, type Notes } from './facts.ts';
import type { Unit } from './units.ts';
import { valuesIn, type Value } from './values.ts';
import { figure } from '../sums/told.ts';
import { isTelling, stemmed, wordsIn } from '../question/terms.ts';

interface Band extends Bound {
  readonly unit: Unit;
  readonly text: string;
  /** What holds within the limits: "S", "ring the ward". */
  readonly label: string;
}

const MEASURE =
  /^(?:ml|cl|l|liter|g|gram|kg|kilo|lb|stone|oz|km|m|mile|meter|cm|mm|inch|mg|kb|mb|gb|bpm|people|person|guest|point|mark|day|week)$/;
const PIECES = /; |\. |, (?=\D{0,24}\d)|\s\/\s/;
/** "Under 8s" is a number of years, "60-69" goes from the one to the other. */
const counted = (text: string): string =>
  text.replace(/(?<=\b\d{1,3})s\b/g, ' ').replace(/(?<=(?<![\d-])\d{1,4})[-–](?=\d{1,4}(?![\d-]))/g, ' to ');
/** The words and signs of a limit, at the end of what stands before its figure. */
const LIMITING =
  /(?:\b(?:over|more than|above|longer than|exceeding|beyond|at least|from|minimum(?: of)?|under|less than|below|fewer than|up to|no more than|not more than|max(?:imum)?(?: of)?|at most|between|aged?)|[<>≤≥]=?|=|(?<![\d.])\d{1,7}(?:\.\d{1,3})? ?(?:\p{L}{1,6} ?)?(?:-|–|to)) ?$/iu;
const AFTER =
  /^ ?(?:or (?:more|over|longer|above|older|less|under|fewer|below|younger)|and (?:over|above|up|under)|\+|upwards|plus)/i;
const MOST_MARKS = ' :,-–=>.(';
const edged = (text: string): string => {
  let [from, to] = [0, text.length];
  while (from < to && MOST_MARKS.includes(text[from]!)) from += 1;
  while (to > from && `${MOST_MARKS})`.includes(text[to - 1]!)) to -= 1;
  return text.slice(from, to);
};
const labelOf = (text: string, { at, end }: Bound, of: string): string => {
  const before = edged(text.slice(0, at).replace(LIMITING, ''));
  const rest = text.slice(end);
  const unit = of === '' ? '' : (/^ ?\p{L}+/u.exec(rest)?.[0] ?? '');
  const after = edged(
    (of !== '' && stemmed(unit.trim().toLowerCase()) === of ? rest.slice(unit.length) : rest).replace(AFTER, ''),
  );
  return after === '' ? before : after;
};

/** "Nobody under 15" says whom it does not hold for. */
const DENIED = /\b(?:nobody|no one|no|not|never|none|don't|unless)\b/i;
const bandsIn = ({ units }: Notes): readonly Band[] => {
  const bands = units.flatMap((unit) => {
    const whole = boundsIn(counted(unit.text));
    const pieces = whole.length === 1 ? [unit.text] : unit.text.split(PIECES);
    return pieces.flatMap((piece) => {
      const text = counted(piece);
      const [bound, other] = boundsIn(text);
      return bound && !other && !DENIED.test(text.slice(0, bound.at)) ? [{ bound, text, piece: piece.trim(), unit }] : [];
    });
  });
  const named = bands.map(({ bound }) => bound.of);
  return bands.map(({ bound, text, piece, unit }) => {
    // "Over 38 ring the ward": what follows is a unit where it is one by its name, or for several of them.
    const isUnit =
      MEASURE.test(bound.of) || /^(?:time|days|year|\p{Sc})$/u.test(bound.of) || named.filter((of) => of === bound.of).length > 1;
    const of = isUnit ? bound.of : '';
    return { ...bound, of, unit, text: piece, label: labelOf(text, bound, of) };
  });
};

const ofValue = (value: Value): string => measureOf(value) || value.kind;
/** "38.4 now" has no unit, "700 kb" and "4 tablets" have one. */
const isUnit = (word: string): boolean =>
  word !== '' && (MEASURE.test(stemmed(word)) || (isTelling(word) && !partsOfSpeech(word).has('adverb')));
interface Own {
  readonly size: number;
  readonly typed: string;
  /** The line of the notes that tells it, where the question does not. */
  readonly unit?: Unit;
}
/** "My 13 year old": of limits without a unit the years are the figure. */
const YEARS_OLD = /(?<=\b\d{1,2})[ -]?(?:years?|yrs?)[ -]olds?\b/g;
/** The one figure that such limits can be of: in the question, or told in the notes of somebody it names. */
const ownFor = (of: string, whole: string, notes: Notes, bands: readonly Band[]): Own | undefined => {
  const fitting = (text: string): readonly Own[] =>
    (of === '' ? valuesIn(text.replace(YEARS_OLD, '')) : valuesIn(text))
      .filter(
        (value) =>
          value.per.length === 0 && (ofValue(value) === of || (of === '' && value.kind === 'amount' && !isUnit(value.unit))),
      )
      // What the question itself bounds is no size: "two are under 2".
      .filter(({ typed, at }) => /\d/.test(typed) && !LIMITING.test(text.slice(Math.max(0, at - 24), at)))
      .map(({ value, typed, unit }) => ({ size: value, typed: of === '' || typed.includes(unit) ? typed : `${typed} ${unit}` }));
  // "Did I get one with 67": of several a one is rather a word.
  const all = fitting(whole);
  const asked = all.some(({ size }) => size !== 1) ? all.filter(({ size }) => size !== 1) : all;
  if (asked.length > 0) return new Set(asked.map(({ size }) => size)).size === 1 ? asked[0] : undefined;
  const names = labelling(whole).map(stemmed);
  const told = notes.units
    .filter(
      ({ text }) => !bands.some(({ unit }) => unit.text === text) && wordsIn(text).some((word) => names.includes(stemmed(word))),
    )
    .filter(({ text }) => /\b(?:is|am|are|has|weighs|measures)\b|: /.test(text))
    .flatMap((unit) => fitting(unit.text).map((own) => ({ ...own, unit })));
  return told.length === 1 ? told[0] : undefined;
};

/** Those that hold, the narrowest alone: over 39 is over 38 as well. */
const holding = (size: number, bands: readonly Band[]): readonly Band[] => {
  const fits = bands.filter((band) => isWithin(size, band));
  const isNarrower = (one: Band, other: Band): boolean =>
    one !== other &&
    one.from >= other.from &&
    one.to <= other.to &&
    (one.from > other.from || one.to < other.to || (one.isOpenFrom && !other.isOpenFrom));
  return fits.filter((band) => !fits.some((other) => isNarrower(other, band)));
};

// A formula of the notes: "PED = % change in quantity demanded / % change in price".

const FORMULA = /^([\p{L}%][^=<>\d]{0,40}?) ?= ?([^=<>\d]{2,60}?) ([/÷×x*+−–-]) ([^=<>\d]{2,60})$/u;
interface Worked extends Own {
  readonly name: string;
  readonly says: string;
  readonly unit: Unit;
}
const CLAUSES = /, | and | but |; /;
const rounded = (size: number): string => figure(size).replace(/^-/, '−');
const formula = (whole: string, notes: Notes): Worked | undefined => {
  const found = notes.units.flatMap((unit) => {
    const [, name, one, sign, other] = FORMULA.exec(unit.text) ?? [];
    return other === undefined
      ? []
      : [
          {
            unit,
            name: name!.trim(),
            parts: [one!, other].map((part) => wordsIn(part).filter(isTelling).map(stemmed)),
            sign: sign!,
          },
        ];
  });
  const [only, more] = found;
  const figures = whole.split(CLAUSES).flatMap((clause) =>
    valuesIn(clause)
      .filter(({ kind }) => /^(?:percent|money|amount|duration)$/.test(kind))
      .map((value) => ({ value, terms: new Set(wordsIn(clause).map(stemmed)) })),
  );
  const [first, second, third] = figures;
  if (!only || more || !first || !second || third || first.value.kind !== second.value.kind) return undefined;
  const [one, other] = only.parts.map((part, at) => part.filter((term) => !only.parts[1 - at]!.includes(term)));
  const has = (terms: ReadonlySet<string>, part: readonly string[]): boolean => part.some((term) => terms.has(term));
  const isTold = has(first.terms, one!) || has(second.terms, other!);
  const isTurned = has(second.terms, one!) || has(first.terms, other!);
  if (isTold === isTurned) return undefined;
  const [left, right] = (isTold ? [first, second] : [second, first]).map(({ value }) => value);
  const signed: Readonly<Record<string, number>> = {
    '+': left!.value + right!.value,
    '-': left!.value - right!.value,
    '–': left!.value - right!.value,
    '−': left!.value - right!.value,
    '/': left!.value / right!.value,
    '÷': left!.value / right!.value,
  };
  const size = signed[only.sign] ?? left!.value * right!.value;
  const isSame = /[+–−-]/.test(only.sign);
  if (!Number.isFinite(size) || (!isSame && !/[/÷]/.test(only.sign) && left!.kind !== 'amount')) return undefined;
  const unit = isSame && left!.kind === 'percent' ? '%' : '';
  const sign = only.sign === '/' ? '÷' : /[–-]/.test(only.sign) ? '−' : /[x*]/.test(only.sign) ? '×' : only.sign;
  return {
    size,
    typed: `${rounded(size)}${unit}`,
    name: only.name,
    says: `${only.name} is ${left!.typed} ${sign} ${right!.typed} = ${rounded(size)}${unit}`,
    unit: only.unit,
  };
};

const EXCLUDED = /\b(?:left|total|altogether|difference|save|change from|more than|less than)\b/;
const ASKS =
  /\b(?:what|which|how (?:much|long|often|soon)|is|are|am|was|do|does|did|can|could|should|must|may|will|who|when|where)\b/;
/** A line that begins with what holds tells what follows from it: "inelastic: price up -> total revenue UP". */
const followingFrom = (label: string, { units }: Notes, band: Band): Unit | undefined =>
  units.find(({ text }) => text !== band.unit.text && text.toLowerCase().startsWith(`${label.toLowerCase()}:`));
/** A price or one word can be said by itself; anything longer is told as it stands. */
const SAYABLE = /^(?:[£$€]?\d[\d.,]*%?|\p{L}+)$/u;

export const banded: Rule = (question, notes, whole): Reckoned | undefined => {
  // Prices by steps are told elsewhere, with what else there is to pay.
  if (EXCLUDED.test(question) || ASKS_MONEY.test(whole) || !ASKS.test(question)) return undefined;
  const bands = bandsIn(notes).filter(({ label }) => label !== '');
  const worked = bands.length > 0 ? formula(whole, notes) : undefined;
  const words = labelling(question);
  const many = /\bhow many (\p{L}+)/u.exec(question)?.[1];
  const groups = [...new Set(bands.map(({ of }) => of))].flatMap((of) => {
    const own = worked ?? ownFor(of, whole, notes, bands);
    const group = bands.filter((band) => band.of === of);
    // Of limits of several things those that the question names: "do I pay a deposit".
    const named = group.filter(({ unit }) => words.some((word) => tells(unit, word)));
    const found =
      own && group.length > 1 ? [named, group].map((some) => holding(own.size, some)).find((some) => some.length > 0) : undefined;
    return own && found ? [{ own, found }] : [];
  });
  const [only, more] = groups;
  if (!only || more) return undefined;
  const { own, found } = only;
  const [band, other] = found;
  const lines = [...(own.unit ? [own.unit.text] : []), ...found.map(({ text }) => text)];
  if (!band) return undefined;
  if (other)
    return other.from === band.to || other.to === band.from
      ? { says: `${own.typed} stands in two of the lines, and your notes do not say which of them holds.`, lines, isUnsure: true }
      : undefined;
  // "How many tablets": they must be what the line gives.
  if (many !== undefined && !wordsIn(band.label).map(stemmed).includes(stemmed(many))) return undefined;
  // So much for each of them is still to be multiplied.
  if (valuesIn(band.text).some(({ kind, per }) => kind === 'money' && per.includes('each'))) return undefined;
  const next = followingFrom(band.label, notes, band);
  if (worked)
    return {
      says: `${capitalise(worked.says)}, which falls under “${band.text}”.${next ? ` And so: “${next.text}”.` : ''}`,
      lines: [worked.unit.text],
      isOnly: true,
      ...(next && { isWhole: true }),
    };
  return {
    says: SAYABLE.test(band.label) ? `That is ${band.label}, for ${own.typed}.` : `For ${own.typed} this is what holds.`,
    lines: [...lines, ...(next ? [next.text] : [])],
    isOnly: true,
  };
};
