/** Reads out of one sentence of the notes the piece that a question asks for. */
import { listed } from '../../../english/prose.ts';
import { partsOfSpeech, sensesOf } from '../../../lexicon/wordnet.ts';
import { isGivenName } from '../../rhyme/names.ts';
import { likeInNotes } from '../question/alike.ts';
import type { Unit } from './units.ts';
import { isTelling, stemmed, wordsIn } from '../question/terms.ts';
import { matterOf, wantedBy } from '../question/wanted.ts';

interface Word {
  readonly at: number;
  readonly clause: number;
  readonly terms: ReadonlySet<string>;
}

/** Where a sentence falls into clauses. */
const BREAK = /[;:,.](?= )|[()]| [-–/] | (?:but|then) (?=\S+ \S)/g;
/** The same, a label together with what it names. */
const ROW_BREAK = /[;,.](?= )|[()]| [/] (?=[^/:]{2,30}:)| (?:but|then) (?=\S+ \S)/g;
/** What is told in another clause is told less surely of the same thing. */
const CLAUSE_AWAY = 0.5;
const WORD_AWAY = 0.03;
const LIKE = 0.7;
/** So much nearer to the words of the question than the next. */
const CLEARLY = 0.12;

interface Parsed {
  readonly words: readonly Word[];
  readonly clauses: readonly { readonly text: string; readonly at: number }[];
}
const parsed = (text: string, breaks: RegExp): Parsed => {
  const ends = [...text.matchAll(breaks)].map(({ 0: sign, index }) => [index, index + sign.length] as const);
  const starts = [0, ...ends.map(([, end]) => end)];
  const clauses = starts.map((at, row) => ({ at, text: text.slice(at, ends[row]?.[0]) }));
  const words = [...text.matchAll(/[\p{L}\p{N}]+(?:['’]\p{L}+)?/gu)].map(({ 0: word, index }) => ({
    at: index,
    clause: clauses.findLastIndex(({ at }) => at <= index),
    terms: new Set(wordsIn(word).map((one) => stemmed(ordinal(one)))),
  }));
  return { words, clauses };
};
const DAYS: Readonly<Record<string, string>> = Object.fromEntries(
  ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day) => [
    day.slice(0, 3).toLowerCase(),
    day,
  ]),
);
/** "The 16th" is told of as "16 Nov", and Thursday as "Thu". */
export const ordinal = (text: string): string =>
  text
    .replace(/(?<=\d)(?:st|nd|rd|th)\b/g, '')
    .replace(
      /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|tue|thu|fri|wed)(?:s|rs?|nes)?\b/g,
      (day) => DAYS[day.slice(0, 3).toLowerCase()] ?? day,
    );

/** How near the words of a question stand to a place in a sentence, from 0 to 1 for each. */
const nearnessTo = (at: number, asked: readonly string[], { words, clauses }: Parsed): number => {
  const clause = clauses.findLastIndex((one) => one.at <= at);
  const place = words.findIndex((word) => word.at >= at);
  return asked.reduce((so, word) => {
    const [term, like] = [stemmed(ordinal(word)), likeInNotes(word)];
    const each = words.map((one, row) => {
      const fit = one.terms.has(term) ? 1 : [...one.terms].some((other) => like.has(other)) ? LIKE : 0;
      const apart = Math.abs(one.clause - clause);
      return (
        fit *
        CLAUSE_AWAY ** Math.min(apart, 2) *
        Math.max(0.4, 1 - WORD_AWAY * Math.abs(row - (place === -1 ? words.length : place)))
      );
    });
    return so + Math.max(0, ...each);
  }, 0);
};

/** What goes on behind a number: "two small tins of tomato paste". */
const COUNTED =
  /^(?: (?!(?:in|at|on|if|for|from|to|by|until|till|before|after|per|and|or|but|with|when|is|are|was|were|will|can|may|must|should|whichever|into|off)\b)[\p{L}'’-]+){1,5}/u;
const PLACED =
  /^(?: (?!(?:before|after|from|at|on|until|till|by|if|for|and|or|but|when|because|is|are|was|were|will|can|may|must)\b)[\p{L}'’-]+){1,4}/u;
/** "Tuesday between 8 and 10", "12 May at noon". */
const TIMED =
  /^,? (?:between \S+ and \S+|(?:at|from|by|after|before) (?:noon|midnight|\d[\d.:]*(?: ?[ap]m)?)(?: (?:to|until|till) \S+)?)(?<![,.;])/u;

/** "Between 8 am and 1 pm" is no single time. */
const LASTING = /\b(?:between|from) (\d[\d.:]{0,4}(?: ?[ap]m)?) (?:and|to|until|till) (\d[\d.:]{0,4}(?: ?[ap]m)?)/gi;

const whole = (plain: string, text: string, figure: string, at: number): string => {
  const lasting = /\bwhat time\b/.test(plain)
    ? [...text.matchAll(LASTING)].find(({ 0: span, index }) => index <= at && at < index + span.length)
    : undefined;
  if (lasting) return lasting[0];
  const after = text.slice(at + figure.length);
  const pattern = /\bhow (?:many|much)\b/.test(plain)
    ? /[£$€]/.test(figure)
      ? undefined
      : COUNTED
    : /\bwhere\b/.test(plain)
      ? PLACED
      : /\bwhen\b/.test(plain)
        ? TIMED
        : undefined;
  return `${figure}${pattern?.exec(after)?.[0] ?? ''}`;
};

const LASTS = /(?:sec|min|hour|hr|h|day|night|week|month|year|yr)s?$/i;
const COUNTS = /^(?:\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|once|twice|half|none)$/i;

/** "1,800 words" of the essay are none of the report's, which stands in a clause of its own. */
const holdsMost = (at: number, asked: readonly string[], { words, clauses }: Parsed): boolean => {
  const terms = asked.map((word) => stemmed(ordinal(word)));
  const held = clauses.map(
    (_, row) => terms.filter((term) => words.some((word) => word.clause === row && word.terms.has(term))).length,
  );
  return held[clauses.findLastIndex((clause) => clause.at <= at)] === Math.max(...held);
};

/** Of figures that each have a clause behind "Coaches leave: …", the words in front of the colon tell none apart from the others. */
const tellingApart = (
  asked: readonly string[],
  text: string,
  figures: readonly string[],
  { clauses }: Parsed,
): readonly string[] => {
  const places = figures.map((figure) => text.indexOf(figure)).filter((at) => at !== -1);
  const head = text.slice(0, Math.min(...places)).lastIndexOf(': ');
  const rows = new Set(places.map((at) => clauses.findLastIndex((clause) => clause.at <= at)));
  if (head === -1 || rows.size < 2) return asked;
  const behind = new Set(wordsIn(text.slice(head)).map((word) => stemmed(ordinal(word))));
  return asked.filter((word) => behind.has(stemmed(ordinal(word))));
};

const NTH = [/\bfirst\b/, /\bsecond\b/, /\bthird\b/, /\blast\b/];
interface Scored {
  readonly figure: string;
  readonly at: number;
}
/** What stands beside a figure with nothing but a comma or "and" between them. */
const runOf = (figures: readonly Scored[], own: Scored, text: string): readonly string[] => {
  const inOrder = figures.toSorted((one, other) => one.at - other.at);
  const isJoined = (one: Scored, other: Scored): boolean =>
    /^(?:,| and|, and| &) $/.test(text.slice(one.at + one.figure.length, other.at));
  const at = inOrder.indexOf(own);
  let [from, to] = [at, at];
  while (from > 0 && isJoined(inOrder[from - 1]!, inOrder[from]!)) from -= 1;
  while (to < inOrder.length - 1 && isJoined(inOrder[to]!, inOrder[to + 1]!)) to += 1;
  return inOrder.slice(from, to + 1).map(({ figure }) => figure);
};

/** The one thing of the kind that is asked for which stands nearest to the words of the question; of people, all that stand alike. */
const figureOf = (plain: string, text: string, figures: readonly string[]): string | undefined => {
  // Which of several is told of "number 14" may be told by a range.
  if (/\d/.test(plain) && new Set(figures).size > 1 && !/^who\b/.test(plain)) return undefined;
  const read = parsed(text, ROW_BREAK);
  const asked = tellingApart(matterOf(plain, wantedBy(plain)), text, figures, read);
  let from = 0;
  // A warranty of "8 years or 160,000 km" lasts years.
  const lasting = /\bhow long\b/.test(plain) ? figures.filter((figure) => LASTS.test(figure)) : [];
  const scored = (lasting.length > 0 ? lasting : figures)
    .map((figure) => {
      const at = text.indexOf(figure, from);
      from = Math.max(from, at + figure.length);
      return { figure, at, score: at === -1 ? 0 : nearnessTo(at, asked, read) };
    })
    .filter(({ at }) => at !== -1)
    .toSorted((one, other) => other.score - one.score);
  const [best] = scored;
  if (!best || best.score === 0) return undefined;
  // "08.10, 14.15": of what stands in one run none is nearer to what is asked than the others.
  const run = runOf(scored, best, text);
  if (run.length > 1 && !/^who\b/.test(plain)) {
    const place = NTH.findIndex((nth) => nth.test(plain));
    return place === -1 ? listed(run) : run.at(place === NTH.length - 1 ? -1 : place);
  }
  const own = whole(plain, text, best.figure, best.at);
  const rivals = scored.filter(
    ({ figure, score }) => figure !== best.figure && best.score - score < CLEARLY && !own.endsWith(` ${figure}`),
  );
  if (rivals.length === 0) {
    if (/\bhow (?:many|much)\b/.test(plain) && !holdsMost(best.at, asked, read)) return undefined;
    const says = whole(plain, text, best.figure, best.at);
    // "One" of "one small bag" is no size, nor the 1 of "lock 1" a speed.
    return COUNTS.test(says) && !/\bhow (?:many|old)\b|\bwhat time\b/.test(plain) ? undefined : says;
  }
  const all = [best, ...rivals].toSorted((one, other) => one.at - other.at);
  const isList =
    /^who\b/.test(plain) &&
    all.every(({ figure, at }, row) => row === 0 || text.slice(all[row - 1]!.at, at).length < figure.length + 24);
  return isList && all.length < 4 ? listed(all.map(({ figure }) => figure)) : undefined;
};

/** What has a verb is a sentence by itself. */
export const SAYS =
  /\p{L} (?:is|are|was|were|will|has|have|had|can|cannot|may|must|should|shall|does|do|did|needs?|goes|comes|costs?)\b/u;

/** The clause that speaks of what is asked, where the sentence says more than that: "Gate code is 4471". */
const clauseOf = (plain: string, text: string): string | undefined => {
  const asked = matterOf(plain, wantedBy(plain)).filter(isTelling);
  const read = parsed(text, BREAK);
  const scored = read.clauses
    .map(({ text: clause, at }, row) => {
      const own = read.words.filter((word) => word.clause === row);
      const held = asked.filter((word) => own.some(({ terms }) => terms.has(stemmed(ordinal(word))))).length;
      return { clause: clause.trim(), at, held, more: own.length - held };
    })
    .toSorted((one, other) => other.held - one.held);
  const [best, next] = scored;
  if (!best || best.held === 0 || best.held === next?.held || best.more === 0) return undefined;
  // "Internet: network Kestrel", "Neem - green": of a label, what stands behind it.
  const behind = /^(?::| [-–] )/.exec(text.slice(best.at + best.clause.length))?.[0];
  const rest = behind === undefined ? undefined : text.slice(best.at + best.clause.length + behind.length).split(/[;,.](?= )/)[0];
  if (rest !== undefined) return `${best.clause}: ${rest.trim()}`;
  return SAYS.test(best.clause) && best.more > 1 && best.clause.length < 0.7 * text.length ? best.clause : undefined;
};

/** The piece of a line that answers, as it stands. */
export const pieceOf = (plain: string, { text }: Unit, figures: readonly string[], isNamed: boolean): string | undefined => {
  const hasKind = wantedBy(plain).found !== undefined;
  if (hasKind)
    return isNamed || /^(?:when|where|(?:until|since|by) when)\b/.test(plain) ? figureOf(plain, text, figures) : undefined;
  return /^(?:what|which|how|whats)\b/.test(plain) ? clauseOf(plain, text) : undefined;
};

/** Neither a name nor a word for anybody: "property". */
export const isBareThing = (word: string): boolean => {
  const fields = sensesOf(word)
    .filter(({ partOfSpeech }) => partOfSpeech === 'noun')
    .map(({ field }) => field);
  return fields.length > 0 && !fields.includes('person') && !fields.includes('group') && !isGivenName(word);
};

/** "New" opens a line and is nobody. */
export const isNobody = (word: string): boolean => {
  const parts = partsOfSpeech(word);
  return parts.has('adjective') && !parts.has('noun') && !isGivenName(word);
};

const ASKS_WHOM = /\b(?:ring|phone|call|text|ask|email|tell|contact|speak)\b/;
/** "Landlord to pay, ring Sue": whoever is to be asked is not the one who does it. */
export const isToldOf = (plain: string, somebody: string, text: string): boolean => {
  const before = text.slice(0, Math.max(0, text.indexOf(somebody)));
  return !ASKS_WHOM.test(plain) && /\b(?:ring|phone|call|text|ask|email|tell) $/i.test(before);
};
