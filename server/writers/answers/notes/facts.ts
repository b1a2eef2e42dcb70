/** A visitor's notes as facts: each value with the words it is told with, and those of what it stands under. */
import { likeInNotes } from '../question/alike.ts';
import { CHANGES } from './changes.ts';
import { unitsOf, type Unit } from './units.ts';
import { numberOf, valuesIn, valuesOf, type Value } from './values.ts';
import { isTelling, stemmed, wordsIn } from '../question/terms.ts';

export interface Segment {
  readonly text: string;
  readonly unit: Unit;
  /** The place of its sentence in the notes. */
  readonly row: number;
  readonly values: readonly Value[];
  /** Its own words, and what these are kinds of. */
  readonly own: ReadonlySet<string>;
  readonly like: ReadonlySet<string>;
  /** The words of the label or heading it stands under, and of the pieces around it that have no value. */
  readonly around: ReadonlySet<string>;
  readonly label: string;
}

export interface Fact {
  readonly value: Value;
  readonly segment: Segment;
}

/** Words for a rate or a kind of value, which say nothing of the thing. */
const MEASURES =
  /^(?:minutes?|mins?|hours?|hrs?|days?|nights?|nites?|weeks?|wks?|months?|years?|yrs?|each|per|person|head|total|cost|costs|price|priced|fee|pay|paid|payable|due|once|about|approx|monthly|weekly|daily|yearly|kg|g|ml|l|km|m|cm|gb|pounds?|euros?|dollars?|kr|quid|pence|p|x)$/;
export const isLabelling = (word: string): boolean =>
  isTelling(word) && !/\d/.test(word) && !MEASURES.test(word.replace(/'s$/, '')) && (numberOf(word) === -1 || word === 'half');
/** The words that say which thing a piece of text is about. */
export const labelling = (text: string): readonly string[] => wordsIn(text).filter(isLabelling);

/** Where a sentence falls into pieces; "and" only between two that have a value each. */
const BREAK = /[;,]\s+(?!\d{3}\b)|\s\/\s|\s\+\s|\s(?:and|plus)\s(?=[^,;]*\d)|(?<=\d)\.\s/g;
const LABEL = /^(?:\d{1,2}[.)] )?([^:]{2,50}?):\s+(?=\S)/;

interface Piece {
  readonly text: string;
  readonly at: number;
  /** Whether "and" joins it to the one before. */
  readonly isJoined: boolean;
}
const blank = (text: string): string => ' '.repeat(text.length);
const piecesOf = (text: string, from: number): readonly Piece[] => {
  const pieces: Piece[] = [];
  let [at, isJoined] = [from, false];
  for (const { 0: between, index } of text.replace(/\([^()]*\)/g, blank).matchAll(BREAK)) {
    if (index < from) continue;
    pieces.push({ text: text.slice(at, index), at, isJoined });
    at = index + between.length;
    isJoined = /[a-z]/.test(between);
  }
  return [...pieces, { text: text.slice(at), at, isJoined }];
};

/** What a piece says beside its dates and times. */
const wordsOf = (text: string, values: readonly Value[]): readonly string[] => {
  const left = values
    .filter(({ kind }) => kind !== 'amount' && kind !== 'money')
    .reduce((so, { typed }) => so.replace(typed, blank), text);
  const words = labelling(left);
  return words.length > 0 ? words : wordsIn(left).filter((word) => isTelling(word) && !/\d/.test(word));
};

const setOf = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(stemmed));

const segmentsOf = (unit: Unit, row: number, read: Notes['read']): readonly Segment[] => {
  const { text } = unit;
  const values = read(text);
  const found = LABEL.exec(text);
  const label =
    found && !values.some(({ kind, at }) => at < found[0].length && kind !== 'weekdays' && kind !== 'date') ? found[1]! : '';
  const start = label === '' ? 0 : found![0].length;
  const cut = piecesOf(text, start);
  const valued = cut.map((piece) => ({
    ...piece,
    values: values.filter(({ at }) => at >= piece.at && at < piece.at + piece.text.length),
  }));
  const bare = valued.filter((piece) => piece.values.length === 0).flatMap((piece) => labelling(piece.text));
  const ofLabel = labelling(label);
  const heading = labelling(unit.heading);
  const alone = valued.filter((piece) => piece.values.length > 0).length <= 1;
  if (alone)
    return [
      {
        text,
        unit,
        row,
        values,
        own: setOf(wordsOf(text, values)),
        like: new Set(wordsOf(text, values).flatMap((word) => [...likeInNotes(word)])),
        around: setOf(heading),
        label,
      },
    ];
  return valued.flatMap((piece, at): readonly Segment[] => {
    if (piece.values.length === 0) return [];
    // "Fry onion and carrots 10 minutes": what has no value of its own belongs to the next piece.
    const before = valued[at - 1];
    const joined = piece.isJoined && before?.values.length === 0 ? labelling(before.text) : [];
    const words = [...joined, ...labelling(wordsOf(piece.text, piece.values).join(' '))];
    const told = valued
      .slice(0, at)
      .filter(({ values: none }) => none.length === 0)
      .flatMap(({ text: bareText }) => labelling(bareText));
    // "Tour on Saturday 3pm, €18 each": a price alone belongs to what stands before it.
    const prior = before && before.values.every(({ kind }) => kind !== 'money') ? wordsOf(before.text, before.values) : [];
    const own = [words, ofLabel, told, prior].find((some) => some.length > 0) ?? wordsOf(piece.text, piece.values);
    return [
      {
        text: piece.text,
        unit,
        row,
        values: piece.values,
        own: setOf(own),
        like: new Set(own.flatMap((word) => [...likeInNotes(word)])),
        around: setOf([...ofLabel, ...heading, ...bare]),
        label,
      },
    ];
  });
};

export interface Notes {
  /** As they were given. */
  readonly text: string;
  readonly units: readonly Unit[];
  readonly segments: readonly Segment[];
  readonly facts: readonly Fact[];
  /** The values of a line of these notes. */
  readonly read: (line: string) => readonly Value[];
}

/** From when to when something goes is how long it takes. */
const lasting = ({ values, text }: Segment): readonly Value[] => {
  const [from, to, ...others] = values.filter(({ kind }) => kind === 'clock' || kind === 'span');
  const [start, end] =
    from?.kind === 'span' && !to
      ? [from.value, from.to]
      : from?.kind === 'clock' && to?.kind === 'clock'
        ? [from.value, to.value]
        : [0, 0];
  return others.length > 0 || start >= end || CHANGES.test(text) || values.some(({ kind }) => kind === 'duration')
    ? []
    : [{ ...from!, kind: 'duration', value: end - start, to: end - start, unit: 'minute', per: [] }];
};

/** Far more sentences than somebody would ask sums about. */
const LONGEST = 80;
/** In characters: what is longer is no sentence. */
const SENTENCE = 1200;
const NONE: Notes = { text: '', units: [], segments: [], facts: [], read: valuesIn };
/** One request asks several times. */
let last: { readonly text: string; readonly notes: Notes } | undefined;

/** Nothing of a longer text. */
export const readNotes = (text: string): Notes => {
  if (last?.text !== text) last = { text, notes: factsOf(text) };
  return last.notes;
};

const factsOf = (text: string): Notes => {
  const units = unitsOf(text).filter((unit) => !unit.isHeading && /\p{L}/u.test(unit.text) && unit.text.length <= SENTENCE);
  if (units.length > LONGEST) return NONE;
  const read = valuesOf(text);
  const segments = units.flatMap((unit, row) => segmentsOf(unit, row, read));
  const facts = segments.flatMap((segment) => [...segment.values, ...lasting(segment)].map((value) => ({ value, segment })));
  return { text, units, segments, facts, read };
};

const termsOf = new WeakMap<Unit, ReadonlySet<string>>();
/** Whether a sentence has the word itself. */
export const tells = (unit: Unit, word: string): boolean => {
  const terms = termsOf.get(unit) ?? setOf(wordsIn(unit.text));
  termsOf.set(unit, terms);
  return terms.has(stemmed(word));
};

export const linesOf = (segments: readonly Segment[]): readonly string[] => [...new Set(segments.map(({ unit }) => unit.text))];

const OWN = 1;
export const LIKE = 0.7;
const AROUND = 0.5;
/** How well a piece of the notes speaks of a word, from 0 to 1. */
export const speaks = ({ own, like, around }: Segment, word: string): number => {
  const term = stemmed(word);
  if (own.has(term)) return OWN;
  const others = likeInNotes(word);
  if ([...others].some((other) => own.has(other)) || like.has(term)) return LIKE;
  return around.has(term) || [...others].some((other) => around.has(other)) ? AROUND : 0;
};

export const isTold = ({ segments }: Notes, word: string): boolean => segments.some((segment) => speaks(segment, word) > 0);

/** A word of the piece that nobody asked about makes it something else: "treatment oil" is not "treatment". */
const STRAY = 0.2;
const BESIDE = 0.2;
/** So much better than the next, a piece is the one that is meant. */
const CLEARLY = 0.09;

/** The piece with such a value that speaks of every word; undefined where there is none, or several that fit alike. */
export const meantBy = (words: readonly string[], facts: readonly Fact[], beside: readonly string[] = []): Fact | undefined => {
  const asked = new Set([...words, ...beside].map(stemmed));
  const others = beside.filter((word) => !words.includes(word));
  const scored = facts
    .map((fact) => {
      const each = words.map((word) => speaks(fact.segment, word));
      const isWhole = each.every((share) => share > 0) && each.some((share) => share >= LIKE);
      const stray = [...fact.segment.own].filter((term) => !asked.has(term)).length;
      const lent = others.reduce((so, word) => so + speaks(fact.segment, word), 0);
      return { fact, isWhole, score: each.reduce((so, share) => so + share, 0) - STRAY * Math.min(stray, 4) + BESIDE * lent };
    })
    .filter(({ isWhole }) => isWhole)
    .toSorted((one, other) => other.score - one.score);
  const [best] = scored;
  const isMeant = scored.every(
    ({ fact, score }) =>
      best!.score - score >= CLEARLY ||
      (fact.value.kind === best!.fact.value.kind && fact.value.value === best!.fact.value.value),
  );
  return best && isMeant ? best.fact : undefined;
};

/** A word that nobody asked about makes it something else. */
const STRANGE = 0.5;
/** "Medium dog wash 22, full groom 38": of the one row that has all the words, the figure whose own piece has most of them. */
export const cellOf = (words: readonly string[], facts: readonly Fact[]): Fact | undefined => {
  const rows = facts.filter(({ segment: { unit } }) => words.every((word) => tells(unit, word)));
  if (new Set(rows.map(({ segment }) => segment.unit)).size !== 1) return undefined;
  const scored = rows
    .map((fact) => {
      const own = words.filter((word) => fact.segment.own.has(stemmed(word))).length;
      return { fact, fit: own - STRANGE * (fact.segment.own.size - own) };
    })
    .toSorted((one, other) => other.fit - one.fit);
  const [best, next] = scored;
  return best && best.fit > (next?.fit ?? 0) && best.fact.segment.label === '' ? best.fact : undefined;
};

/** "Line 4", "cotton 60": where the notes have such a name, only what stands with it is meant. */
export const underName = (text: string, facts: readonly Fact[]): readonly Fact[] => {
  const names = (text.toLowerCase().match(/(?<!\p{L})\p{L}{1,30} \d+/gu) ?? []).filter(
    (name) => !/^(?:for|with|and|of|are|is|than|at|the|to) /.test(name),
  );
  const under = facts.filter(({ segment }) => names.some((name) => `${segment.unit.text.toLowerCase()} `.includes(name)));
  return under.length > 0 ? under : facts;
};
