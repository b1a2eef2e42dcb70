/** What follows from the years, dates and lists of notes: an age, the years or days between, a year from an age, how many are named. */
import { sentencesOf } from './question.ts';
import { isTelling, stemmed, termsIn, wordsIn } from './terms.ts';

export interface WorkedFromNotes {
  readonly says: string;
  /** The lines that it follows from, as they stand. */
  readonly lines: readonly string[];
}

interface Piece {
  /** The sentence it stands in. */
  readonly line: string;
  readonly text: string;
  /** With the words of the piece before, where it leaves out its own verb: "She died in 2014, Karl in 2009". */
  readonly terms: ReadonlySet<string>;
  readonly year: number | undefined;
}

const YEAR = /(?<![\d.,])(?:1[5-9]|20)\d\d(?!\d|[.,]\d)/g;
const yearIn = (text: string): number | undefined => {
  const found = text.match(YEAR);
  return found?.length === 1 ? Number(found[0]) : undefined;
};

const piecesOf = (notes: string): readonly Piece[] =>
  notes.split('\n').flatMap((line) =>
    sentencesOf(line).flatMap((sentence) => {
      const texts = sentence.split(/[,;] | and (?=\p{Lu})/u);
      return texts.map((text, at) => {
        const own = termsIn(text);
        const isShort = at > 0 && own.size <= 3;
        return {
          line: sentence,
          text,
          terms: new Set([...own, ...(isShort ? termsIn(texts[at - 1]!) : [])]),
          year: yearIn(text),
        };
      });
    }),
  );

const PRONOUN = /^(?:she|he|they|it|i|we|you)$/;
const tellingIn = (text: string): readonly string[] => wordsIn(text).filter(isTelling).map(stemmed);

/** The piece with a year that has most of these words; undefined where two have as many. */
const eventOf = (pieces: readonly Piece[], words: readonly string[], besides?: string): Piece | undefined => {
  const fits = ({ terms, text }: Piece): number =>
    words.filter((word) => terms.has(word)).length + (besides !== undefined && termsIn(text).has(besides) ? 0.5 : 0);
  const [first, second] = pieces.filter(({ year }) => year !== undefined).toSorted((one, other) => fits(other) - fits(one));
  return first && fits(first) >= 1 && (!second || fits(first) > fits(second)) ? first : undefined;
};

/** When somebody was born: the notes say so, or have it in brackets behind the name. */
const birthOf = (pieces: readonly Piece[], name: string): Piece | undefined => {
  const bracketed = pieces.find(({ text }) => new RegExp(`\\b${name} \\((?:born |b\\. ?|\\* ?)?\\d{4}\\)`, 'i').test(text));
  if (bracketed) return bracketed;
  const born = pieces.filter(({ text, year }) => year !== undefined && /\bborn\b|\bbirth/i.test(text));
  return (
    born.find(({ text }) => text.toLowerCase().includes(name)) ?? (PRONOUN.test(name) || born.length === 1 ? born[0] : undefined)
  );
};

const linesOf = (...pieces: readonly Piece[]): readonly string[] => [...new Set(pieces.map(({ line }) => line))];

const age = (question: string, pieces: readonly Piece[]): WorkedFromNotes | undefined => {
  const [, name, event] =
    /\bhow old (?:was|were|is|will) (?:my |the )?(\p{L}+)(?: be)? (?:when|at|in|on) (.+)$/u.exec(question) ?? [];
  if (name === undefined || event === undefined) return undefined;
  const birth = birthOf(pieces, name);
  const asked = /^\d{4}$/.test(event) ? Number(event) : undefined;
  const then =
    asked === undefined
      ? eventOf(
          pieces.filter((piece) => piece !== birth),
          tellingIn(event),
          stemmed(name),
        )
      : undefined;
  const year = asked ?? then?.year;
  if (birth?.year === undefined || year === undefined || year < birth.year) return undefined;
  return {
    says: `That makes ${year - birth.year}: ${year} − ${birth.year}, one less if the birthday came later in the year.`,
    lines: linesOf(birth, ...(then ? [then] : [])),
  };
};

const yearAtAge = (question: string, pieces: readonly Piece[]): WorkedFromNotes | undefined => {
  const [, name, event] =
    /\b(?:what|which) year did (?:my |the )?(\p{L}+) (.+)$/u.exec(question) ??
    /^when did (?:my |the )?(\p{L}+) (.+)$/u.exec(question) ??
    [];
  if (name === undefined || event === undefined) return undefined;
  const words = tellingIn(event);
  const at = pieces.find(
    ({ text, terms, year }) =>
      year === undefined &&
      words.some((word) => terms.has(word)) &&
      /\b(?:at|aged|when (?:s?he|i) was) (?:the age of )?\d{1,2}(?![\d:.]|\s?[ap]m)\b/i.test(text),
  );
  const old = Number(/\b(?:at|aged|was) (?:the age of )?(\d{1,2})\b/i.exec(at?.text ?? '')?.[1]);
  const birth = at && birthOf(pieces, name);
  if (!at || birth?.year === undefined || !(old > 0)) return undefined;
  return {
    says: `That was about ${birth.year + old}: born in ${birth.year}, and ${old} years later.`,
    lines: linesOf(birth, at),
  };
};

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const DATE = new RegExp(
  `\\b(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${MONTHS.join('|')})[a-z]*|\\b(${MONTHS.join('|')})[a-z]* (\\d{1,2})\\b`,
  'gi',
);
const DAY = 86_400_000;
const datesIn = (text: string): readonly number[] =>
  [...text.matchAll(DATE)].map(([, day, month, first, second]) =>
    Date.UTC(2001, MONTHS.indexOf((month ?? first)!.toLowerCase().slice(0, 3)), Number(day ?? second)),
  );

/** The time between the two years or dates of the line that the question is about. */
const between = (question: string, pieces: readonly Piece[]): WorkedFromNotes | undefined => {
  const unit = /\bhow many (years|days|weeks)\b/.exec(question)?.[1];
  if (unit === undefined) return undefined;
  const words = tellingIn(question).filter((word) => !/^(?:year|day|week)s?$/.test(word));
  const fits = (line: string): number => words.filter((word) => termsIn(line).has(word)).length;
  const spans = (line: string): readonly number[] => (unit === 'years' ? (line.match(YEAR) ?? []).map(Number) : datesIn(line));
  const lines = [...new Set(pieces.map(({ line }) => line))].filter((line) => new Set(spans(line)).size === 2 && fits(line) > 0);
  const [best, second] = lines.toSorted((one, other) => fits(other) - fits(one));
  if (best === undefined || (second !== undefined && fits(second) === fits(best))) return undefined;
  const [from, to] = spans(best) as [number, number];
  const apart = Math.abs(to - from) / (unit === 'years' ? 1 : unit === 'days' ? DAY : 7 * DAY);
  return { says: `That is ${Number(apart.toFixed(1))} ${unit}.`, lines: [best] };
};

/** "Present: Ana, Luis, Priya, Tom": so many are named. */
const counted = (question: string, pieces: readonly Piece[]): WorkedFromNotes | undefined => {
  if (!/\bhow many\b/.test(question)) return undefined;
  const words = tellingIn(question);
  const line = [...new Set(pieces.map((piece) => piece.line))].find((text) => {
    const label = /^([^:.,]{3,40}):/.exec(text)?.[1];
    return label !== undefined && !/\d/.test(text) && words.some((word) => termsIn(label).has(word));
  });
  const items = line
    ?.slice(line.indexOf(':') + 1)
    .replace(/\.$/, '')
    .split(/, (?:and )?| and /)
    .filter((item) => item.trim() !== '');
  return line === undefined || !items || items.length < 2
    ? undefined
    : { says: `The notes name ${items.length}.`, lines: [line] };
};

const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const APART = new RegExp(
  `\\b(\\d{1,2}|an?|${NUMBERS.join('|')}) (day|week)s? (after|before) (?:the |our |that )?(\\p{L}+)`,
  'iu',
);

/** "Three weeks after the opening", where another line dates the opening. */
const dated = (question: string, pieces: readonly Piece[]): WorkedFromNotes | undefined => {
  if (!/^(?:when|(?:what|which) (?:day|date))\b/.test(question)) return undefined;
  const words = tellingIn(question).filter((word) => !/^(?:day|date)$/.test(word));
  for (const piece of pieces) {
    const found = APART.exec(piece.text);
    if (!found || !words.some((word) => piece.terms.has(word))) continue;
    const [, typed, unit, way, event] = found as unknown as readonly [string, string, string, string, string];
    const many = Number(typed) || NUMBERS.indexOf(typed.toLowerCase()) + 1 || 1;
    const from = pieces.find(
      ({ line, text, terms }) => line !== piece.line && terms.has(stemmed(event.toLowerCase())) && datesIn(text).length === 1,
    );
    if (!from) continue;
    const on = new Date(
      datesIn(from.text)[0]! + (way.toLowerCase() === 'after' ? 1 : -1) * many * (unit.toLowerCase() === 'week' ? 7 : 1) * DAY,
    );
    return {
      says: `That is ${on.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })}.`,
      lines: linesOf(from, piece),
    };
  }
  return undefined;
};

const RULES = [dated, age, yearAtAge, between, counted];

export const yearsFrom = (question: string, notes: string): WorkedFromNotes | undefined => {
  const pieces = piecesOf(notes);
  for (const rule of RULES) {
    const found = rule(question, pieces);
    if (found) return found;
  }
  return undefined;
};
