/**
 * Where one character, as a person sees it, ends and the next begins. Intl.Segmenter knows, but takes a third of a
 * microsecond or more for each; so it is asked once about each code point, and afterwards only about the runs whose
 * parts join in more than one way: flags, joined emoji, conjuncts, Hangul letters.
 */

const UNKNOWN = 0;
/** Starts a character, and ends the one before. */
const STARTS = 1;
/** Stands alone: nothing can be attached to it. */
const ALONE = 2;
/** Belongs to whatever is before it. */
const ATTACHES = 3;
/** Depends on its neighbours. */
const DEPENDS = 4;
/** Depends on what follows only: a flag letter, an initial of Hangul, a carriage return. */
const LEADS = 5;

const NEW_LINE = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const FIRST_COMBINING = 0x300;
const CONSONANT = '\u0915';
const HANGUL_INITIAL = '\u1100';
const HANGUL_SYLLABLE = '\uac00';
const HANGUL_CLOSED = '\uac01';
const FLAG_LETTER = '\u{1f1e6}';
const EMOJI = '\u{1f600}';

let shared: Intl.Segmenter | undefined;
const segmenter = (): Intl.Segmenter => (shared ??= new Intl.Segmenter('en', { granularity: 'grapheme' }));

const lengthsOf = (text: string): number[] => Array.from(segmenter().segment(text), (part) => part.segment.length);

const joins = (left: string, right: string): boolean => lengthsOf(left + right)[0] !== left.length;

/** What is written like this takes in some of those that may follow it. */
const joinsNext = (cluster: string): boolean =>
  ['a', HANGUL_INITIAL, CONSONANT, EMOJI, FLAG_LETTER, '\n'].some((next) => lengthsOf(cluster + next).length < 2);

/** What is written like this goes to some of those that may stand before it. */
const joinsBefore = (cluster: string): boolean => ['a', HANGUL_SYLLABLE, HANGUL_CLOSED].some((before) => joins(before, cluster));

const learn = (char: string): number => {
  if (joinsNext(char)) return joinsBefore(char) ? DEPENDS : LEADS;
  if (joins('a', char)) return [CONSONANT, EMOJI].some((side) => lengthsOf(side + char + side).length === 1) ? DEPENDS : ATTACHES;
  if (joinsBefore(char)) return DEPENDS;
  return joins(char, '\u0301') ? STARTS : ALONE;
};

/** Large and simple parts of Unicode, both bounds included: asking about each of ten thousand ideographs takes too long. */
const SIMPLE = [
  [0x0370, 0x0482],
  [0x048a, 0x058f],
  [0x05d0, 0x05ea],
  [0x0620, 0x064a],
  [0x1e00, 0x1fff],
  [0x2010, 0x2027],
  [0x2030, 0x205e],
  [0x2070, 0x20cf],
  [0x2100, 0x2bff],
  [0x3000, 0x3029],
  [0x3030, 0x3098],
  [0x309b, 0xa48f],
  [0xac00, 0xd7a3],
  [0xe000, 0xfaff],
  [0xff01, 0xff9d],
] as const;

const basicKinds = (): Uint8Array => {
  const kinds = new Uint8Array(0x10000);
  for (const [first, last] of SIMPLE) kinds.fill(STARTS, first, last + 1);
  return kinds;
};

/** Emoji, mathematical letters and rare ideographs, apart from flag letters and skin tones. */
const isSimplePoint = (point: number): boolean =>
  (point >= 0x1f000 && point < 0x1fc00 && !(point >= 0x1f1e6 && point <= 0x1f1ff) && !(point >= 0x1f3fb && point <= 0x1f3ff)) ||
  (point >= 0x1d400 && point < 0x1d800) ||
  (point >= 0x20000 && point < 0x32000);

let basic: Uint8Array | undefined;
const astral = new Map<number, number>();

const basicKind = (unit: number): number => {
  basic ??= basicKinds();
  const known = basic[unit] ?? UNKNOWN;
  if (known !== UNKNOWN) return known;
  return (basic[unit] = learn(String.fromCharCode(unit)));
};

const astralKind = (point: number): number => {
  if (isSimplePoint(point)) return STARTS;
  const known = astral.get(point);
  if (known !== undefined) return known;
  const kind = learn(String.fromCodePoint(point));
  astral.set(point, kind);
  return kind;
};

const kindAt = (text: string, at: number): number => {
  const unit = text.charCodeAt(at);
  if (unit < FIRST_COMBINING && unit >= 0xae) return STARTS;
  if (unit < 0x7f && unit >= 0x20) return STARTS;
  const point = unit >= 0xd800 && unit < 0xdc00 ? (text.codePointAt(at) ?? unit) : unit;
  return point > 0xffff ? astralKind(point) : basicKind(unit);
};

const isFlagLetter = (text: string, at: number): boolean => {
  if (text.charCodeAt(at) !== 0xd83c) return false;
  const low = text.charCodeAt(at + 1);
  return low >= 0xdde6 && low <= 0xddff;
};

const sizeAt = (text: string, at: number): number => {
  const unit = text.charCodeAt(at);
  return unit >= 0xd800 && unit < 0xdc00 && (text.codePointAt(at) ?? unit) > 0xffff ? 2 : 1;
};

/** The end of the run from `start` whose inner bounds have to be looked up: what follows it surely starts anew. */
const endOfRun = (text: string, start: number): number => {
  let at = start;
  let reaches = false;
  do {
    const kind = kindAt(text, at);
    if (kind >= DEPENDS) reaches = true;
    else if (kind !== ATTACHES) {
      if (at > start && !reaches) break;
      reaches = false;
    }
    at += sizeAt(text, at);
  } while (at < text.length);
  return at;
};

/** Emoji and conjuncts come again and again. The answers are forgotten when there are many, so that they never pile up. */
const remembering = <Answer>(ask: (text: string) => Answer): ((text: string) => Answer) => {
  const known = new Map<string, Answer>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const answer = ask(text);
    if (known.size >= 4096) known.clear();
    if (text.length <= 32) known.set(text, answer);
    return answer;
  };
};

const lengthsOfRun = remembering(lengthsOf);

/** The place, or the one behind it when it is in the middle of a surrogate pair. */
export const betweenPoints = (text: string, at: number): number => (sizeAt(text, at - 1) === 2 ? at + 1 : at);

/** An engine may copy its whole input for every segment: of a long run it sees a window at a time. */
const WINDOW = 256;

/** Visits the characters of a run whose first and last bounds are sure. */
const eachOfRun = (text: string, from: number, to: number, visit: (start: number, end: number) => void): void => {
  let start = from;
  let window = WINDOW;
  while (start < to) {
    const windowEnd = Math.min(to, betweenPoints(text, start + window));
    const lengths = lengthsOfRun(text.slice(start, windowEnd));
    // The last one may go on behind the window.
    const sure = windowEnd === to ? lengths.length : lengths.length - 1;
    window = sure > 0 ? WINDOW : 2 * window;
    for (let at = 0; at < sure; at++) {
      const end = start + (lengths[at] ?? 0);
      visit(start, end);
      start = end;
    }
  }
};
const askedNext = remembering(joinsNext);
const askedBefore = remembering(joinsBefore);

/** Whether the character could grow together with one that came to stand after it. */
export const reachesForward = (text: string, start: number, end: number): boolean => {
  for (let at = start; at < end; at += sizeAt(text, at)) {
    if (kindAt(text, at) >= DEPENDS) return askedNext(text.slice(start, end));
  }
  return false;
};

/** Whether the character could grow together with one that came to stand before it. */
export const reachesBack = (text: string, start: number, end: number): boolean => {
  const unit = text.charCodeAt(start);
  // The second half of a surrogate pair, without its first.
  if (unit >= 0xdc00 && unit <= 0xdfff) return true;
  const kind = kindAt(text, start);
  return kind === ATTACHES || (kind === DEPENDS && askedBefore(text.slice(start, end)));
};

/** Where the character ends that starts here, or 0 when that has to be looked up. */
const plainEnd = (text: string, start: number): number => {
  if (text.charCodeAt(start) === CARRIAGE_RETURN) return text.charCodeAt(start + 1) === NEW_LINE ? start + 2 : start + 1;
  let kind = kindAt(text, start);
  const flag = kind === LEADS && isFlagLetter(text, start);
  if (kind >= DEPENDS && !flag) return 0;
  const alone = kind === ALONE;
  let end = start + sizeAt(text, start);
  if (flag && isFlagLetter(text, end)) end += 2;
  for (; end < text.length; end += sizeAt(text, end)) {
    kind = kindAt(text, end);
    if (kind === DEPENDS) return 0;
    if (kind !== ATTACHES || alone) break;
  }
  return end;
};

/** Calls `visit` with the bounds of every character of the text, in order. */
export const eachCluster = (text: string, visit: (start: number, end: number) => void): void => {
  let start = 0;
  while (start < text.length) {
    const end = plainEnd(text, start);
    if (end > 0) {
      visit(start, end);
      start = end;
      continue;
    }
    const runEnd = endOfRun(text, start);
    eachOfRun(text, start, runEnd, visit);
    start = runEnd;
  }
};

/** Only what reads as one character per code unit: the fast way is open. */
export const isPlain = (text: string): boolean => /^[\n\x20-\x7e\xa0-\xac\xae-\u02ff]*$/.test(text);

/** White space, and what has no shape of its own to carry a mark: controls, invisible signs, halves of pairs. */
const SHAPELESS = /^[\s\p{Cs}\p{Default_Ignorable_Code_Point}]/u;

export const isBlank = (text: string, start: number, end: number): boolean => {
  const unit = text.charCodeAt(start);
  if (unit < 0x7f) return unit <= 0x20;
  if (unit < FIRST_COMBINING && unit > 0xad) return false;
  return kindAt(text, start) === ALONE || SHAPELESS.test(text.slice(start, end));
};
