/** Who is free for so long, and where in the day, by a book of appointments: their times, breaks and the opening hours. */
import { listed } from '../../../english/prose.ts';
import type { Rule } from './amounts.ts';
import { lengthIn } from './lengths.ts';
import { askingsIn } from './parts.ts';
import { spell } from '../sums/told.ts';

const ASKS_GAP =
  /\b(?:fit (?:\p{L}+ ){0,4}in|gaps?|slots?|squeeze|put (?:her|him|them|this|it|that)\b|openings?|free|availab\w+|take (?:an?|her|him|it|this|on)|book (?:\p{L}+ ){1,3}in|room for|any(?:thing| space| time) (?:for|left))\b/u;
const T = String.raw`(\d{1,2})(?:[:.](\d\d))?(?: ?([ap])\.?m\.?)?`;
const RANGE = new RegExp(String.raw`(?<![\d.:£$€])${T} ?(?:-|–|to|until|till) ?${T}(?![\d%:])`, 'gi');
const OPENING = new RegExp(String.raw`^${T}(?![\d%:]|(?: ?(?:-|–|to|until|till) ?\d)|\s*x\b)`, 'i');
const NOON = 12 * 60;

interface Span {
  readonly from: number;
  readonly to: number;
}
/** Of an hour without "am" or "pm" the one after the doors open. */
const clock = (opens: number, hour: string, minute = '0', half?: string): number => {
  const bare = (Number(hour) % 24) * 60 + Number(minute);
  if (half !== undefined) return (bare % NOON) + (half.toLowerCase() === 'p' ? NOON : 0);
  return bare < opens && bare < NOON ? bare + NOON : bare;
};
/** Nobody opens before, where the notes do not tell. */
const EARLIEST = 7 * 60;

const CLOSED = /\bcancel\w*|\bdidn['’]?t come\b/i;
const HOURS = new RegExp(
  String.raw`\bopen(?:s|ing)?(?: hours)?:? (?:from |at )?${T}\b.{0,12}?\b(?:clos\w+|shut\w*|to|until|till|-|–)(?: at)? ${T}|^[^\d]{0,40}?\b${T} (?:to|-|–|until|till) ${T}\.?$`,
  'i',
);

interface Book {
  readonly opens: number;
  readonly closes: number;
  readonly rows: readonly { readonly who: string; readonly busy: readonly Span[]; readonly line: string }[];
  readonly starts: ReadonlyMap<string, number>;
  readonly ends: ReadonlyMap<string, number>;
}
const TITLED = /\b(Dr|Doctor|Nurse)\.? (\p{Lu}\p{L}+)/iu;
const LEADING = new RegExp(String.raw`^((?:(?:Mr|Mrs|Ms|Miss) )?\p{Lu}\p{Ll}+)(?=:? (?:starts?|in|from|off|lunch|${T}\b))`, 'u');
const STARTS = new RegExp(
  String.raw`\b(?:starts?(?: at)?|in from|not in (?:till|until|before)|from) ${T}\b(?! ?(?:-|–|to) ?\d)`,
  'i',
);
const ENDS = new RegExp(String.raw`\b(?:out|off|gone|leaves|finishes|done)(?: from| at| after)? ${T}\b`, 'i');
const BREAK = new RegExp(String.raw`\b(?:lunch|break|tea|coffee)(?: at)? ${T}(?! ?(?:-|–|to) ?\d|[\d:]| ?(?:m\b|min|h))`, 'i');
const BREAK_LENGTH = /\b(?:lunch\w*|breaks?)\b[^.,\d]{0,20}\b(half an hour|an hour|\d{1,2} ?min\w*)/i;
/** In minutes, where the book does not tell. */
const ANY_BREAK = 30;

const bookOf = (text: string): Book | undefined => {
  const lines = text.split('\n').map((line) => line.trim());
  const head = lines.find((line, at) => HOURS.test(line) && (at < 2 || /^open/i.test(line)));
  const told = HOURS.exec(head ?? '')?.slice(1) ?? [];
  const [h1, m1, a1, h2, m2, a2] = told[0] === undefined ? told.slice(6) : told;
  const opens = h1 === undefined ? EARLIEST : clock(0, h1, m1, a1);
  const closes = h2 === undefined ? 0 : clock(opens, h2, m2, a2);
  const [starts, ends] = [new Map<string, number>(), new Map<string, number>()];
  const rest = lengthIn(BREAK_LENGTH.exec(text)?.[1] ?? '') ?? ANY_BREAK;
  const isTitled = lines.filter((line) => TITLED.test(line)).length > 1;
  const rows = lines.flatMap((line) => {
    if (line === head) return [];
    const name = isTitled ? TITLED.exec(line)?.[2] : LEADING.exec(line)?.[1];
    const who = name === undefined ? '' : isTitled ? `${name[0]!.toUpperCase()}${name.slice(1).toLowerCase()}` : name;
    const [start, end] = [STARTS.exec(line), ENDS.exec(line)];
    if (start && who !== '') starts.set(who, clock(opens, start[1]!, start[2], start[3]));
    if (end && who !== '') ends.set(who, clock(opens, end[1]!, end[2], end[3]));
    if (CLOSED.test(line)) return [];
    const busy: Span[] = [...line.matchAll(RANGE)].map(([, fh, fm, fa, th, tm, ta]) => {
      const from = clock(opens, fh!, fm, fa);
      return { from, to: clock(Math.max(opens, from), th!, tm, ta) };
    });
    const pause = BREAK.exec(line);
    if (pause) {
      const from = clock(opens, pause[1]!, pause[2], pause[3]);
      busy.push({ from, to: from + rest });
    }
    const opening = busy.length === 0 ? OPENING.exec(line) : undefined;
    if (opening) {
      const from = clock(opens, opening[1]!, opening[2], opening[3]);
      const each = /\b(\d{1,3}) each\b/.exec(line)?.[1];
      const tail = /\b(\d{2,3})(?:\s*\(.*)?$/.exec(line)?.[1];
      const many = line.split(/ \+ | & | and /).length;
      const length =
        each === undefined
          ? (lengthIn(line.slice(opening[0].length)) ?? (tail === undefined ? undefined : Number(tail)))
          : Number(each) * many;
      // What is told to take no time goes on to the next.
      busy.push({ from, to: length === undefined ? Number.POSITIVE_INFINITY : from + length });
    }
    return busy.length === 0 ? [] : [{ who, busy, line }];
  });
  return rows.flatMap(({ busy }) => busy).length < 3 ? undefined : { opens, closes, rows, starts, ends };
};

const freeIn = (busy: readonly Span[], from: number, to: number): readonly Span[] => {
  const order = busy.toSorted((one, other) => one.from - other.from);
  const spans: Span[] = [];
  let at = from;
  for (const [place, span] of order.entries()) {
    if (span.from > at) spans.push({ from: at, to: Math.min(span.from, to) });
    at = Math.max(at, span.to === Number.POSITIVE_INFINITY ? (order[place + 1]?.from ?? to) : span.to);
  }
  return [...spans, { from: at, to }].filter((span) => span.to > span.from);
};
const shown = (minutes: number): string =>
  `${((Math.floor(minutes / 60) + 11) % 12) + 1}:${String(minutes % 60).padStart(2, '0')}`;
const LEAST_GAP = 5;

export const gaps: Rule = (question, notes, whole) => {
  if (!ASKS_GAP.test(whole) || !/\b(?:who|where|when|what time|which|is there|any|how long|can|could)\b/.test(question))
    return undefined;
  const book = bookOf(notes.text);
  if (!book) return undefined;
  const { opens, closes, rows, starts, ends } = book;
  const names = [...new Set([...rows.map(({ who }) => who), ...starts.keys()])].filter((who) => who !== '');
  const asked = names.filter((who) => new RegExp(`\\b${who}\\b`, 'i').test(whole));
  const people = asked.length > 0 ? asked : names.length > 0 ? names : [''];
  const need = lengthIn(whole);
  if (need === undefined && !/\bgaps?\b|\bslots?\b|\bopenings?\b/.test(whole)) return undefined;
  const last = Math.max(...rows.flatMap(({ busy }) => busy.map(({ to, from }) => (to === Number.POSITIVE_INFINITY ? from : to))));
  const limit = (pattern: RegExp): number | undefined => {
    const found = pattern.exec(whole);
    return found ? clock(opens, found[1]!, found[2], found[3]) : undefined;
  };
  const isMorning = /\bmorning\b/.test(whole);
  const from = Math.max(limit(new RegExp(`\\b(?:after|from) ${T}\\b`, 'i')) ?? 0, /\bafternoon\b/.test(whole) ? NOON : 0);
  const to = Math.min(limit(new RegExp(`\\b(?:before|by|until) ${T}\\b`, 'i')) ?? 24 * 60, isMorning ? NOON : 24 * 60);
  const each = people.map((who) => {
    const own = rows.filter((row) => row.who === who || (row.who === '' && names.length === 0));
    const first = Math.min(...own.flatMap(({ busy }) => busy.map((span) => span.from)));
    // Before the first and after the last it is not known who is there, but by the hours of the place.
    const begin = starts.get(who) ?? (opens === EARLIEST ? first : opens);
    const end = ends.get(who) ?? (closes === 0 ? last : closes);
    const free = freeIn(
      own.flatMap(({ busy }) => busy),
      Math.max(begin, from),
      Math.min(end, to),
    ).filter((span) => span.to - span.from >= (need ?? LEAST_GAP));
    return { who, free, own };
  });
  const found = each.filter(({ free }) => free.length > 0);
  const span = (one: Span): string => `${shown(one.from)} to ${shown(one.to)} (${spell((one.to - one.from) / 60)})`;
  const long = need === undefined ? undefined : spell(need / 60);
  const title = (who: string): string => (TITLED.test(notes.text) && who !== '' ? `Dr ${who}` : who);
  const asksWhether = /^(?:is|are|can|could|do|does|have|has)\b/.test(askingsIn(question).parts[0] ?? '');
  if (found.length === 0)
    return {
      says: `${asksWhether ? 'No' : 'Nowhere'}: ${people.length === 1 ? 'there is no gap' : 'nobody has a gap'}${long === undefined ? '' : ` of ${long}`}${isMorning ? ' in the morning' : ''}.`,
      lines: each.flatMap(({ own }) => own.map(({ line }) => line)),
      isOnly: true,
      isWhole: true,
    };
  const told = found.map(
    ({ who, free }) =>
      `${who === '' ? '' : `${title(who)}, `}${listed(free.map((one) => `at ${shown(one.from)}: free from ${span(one)}`))}`,
  );
  const [only, more] = found;
  const [one, two] = only!.free;
  const latest =
    !more && !two && need !== undefined && one!.to - one!.from > need
      ? ` It can start between ${shown(one!.from)} and ${shown(one!.to - need)}.`
      : '';
  const others = people.length > 1 && !more && long !== undefined ? ` Nobody else has ${long} free in one piece.` : '';
  const text = told.join('; ');
  return {
    says: `${asksWhether ? `Yes: ${text}` : `${text[0]!.toUpperCase()}${text.slice(1)}`}.${latest}${others}`,
    lines: found.flatMap(({ own }) => own.map(({ line }) => line)),
    isOnly: true,
    isWhole: true,
  };
};
