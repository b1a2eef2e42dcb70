/** What somebody tells of themselves that a row of a list must suit: an age, a level, days that are out, an hour, a sum to spend. */
import { daysOf } from './times.ts';
import type { Unit } from './units.ts';
import { valuesIn } from './values.ts';
import { inFigures } from '../sums/quantities.ts';
import { isTelling, stemmed, wordsIn } from '../question/terms.ts';
import { likeInNotes } from '../question/alike.ts';

/** Whether a row keeps within a condition; undefined where the row says nothing of it. */
type Test = (row: Unit) => boolean | undefined;
export interface Condition {
  /** As it goes on after "it does not give": "the age". */
  readonly of: string;
  /** A day or an hour that is named by the way is asked about, and hardly a thing that a row must suit. */
  readonly isWeak?: true;
  readonly test: Test;
}

const NOON = 720;
const lowered = ({ heading, text }: Unit): string => `${heading}: ${text}`.toLowerCase();

// An age.

const AGE_TOLD =
  /\b(?:is|am|are|i'?m|aged?|turns|turned|turning|just|only) (\d{1,2})(?= *(?:$|[,.;!?)]|and\b|but\b|so\b|now\b|who\b|with\b|years?\b|yrs?\b))|\b(\d{1,2})(?:[ -]?(?:years?|yrs?)[ -]olds?|[ -]?y\/?o)\b|\((\d{1,2})\)|\b(?:kids?|children|boys|girls|ones|sons|daughters|they|twins)(?: (?:are|is|aged|of|who are))? (\d{1,2})(?:, (\d{1,2}))?,? and (\d{1,2})\b/g;
const RANGES: readonly (readonly [RegExp, (one: number, other: number) => readonly [number, number]])[] = [
  [/\b(?:ages?d?|years|yrs)[: ]{0,2}(\d{1,2}) ?(?:-|–|to) ?(\d{1,2})\b/, (one, other) => [one, other]],
  [/(?<![\d.:£$€-])(\d{1,2}) ?(?:-|–|to) ?(\d{1,2}) ?(?:years?|yrs?|y\/?o)\b/, (one, other) => [one, other]],
  [/\b(?:under|u)[ -]?(\d{1,2})(?:s|'s)?\b(?! ?(?:mins?|minutes|miles|km|people))/, (one) => [0, one - 0.01]],
  [/(?<![\d.:£$€-])(\d{1,2}) ?(?:\+|(?:years? |yrs? )?(?:and|&|or) (?:over|up|older|above)\b)/, (one) => [one, 150]],
  [/\bover[ -]?(\d{2})s\b|\bages? (\d{1,2})\+/, (one) => [one, 150]],
  [/\b(?:adults?(?: only)?|grown[- ]ups?)\b/, () => [16, 150]],
  [/\b(?:all ages|any age)\b/, () => [0, 150]],
];
const BARE_RANGE = /(?<![\d.:/£$€-])(\d{1,2}) ?[-–] ?(\d{1,2})(?![\d.:/]|-| ?(?:[ap]m|mins?|hrs?|h\b|km|people))/;
const ageIn = (row: Unit, isTold: boolean): readonly [number, number] | undefined => {
  for (const [pattern, range] of RANGES) {
    const found = pattern.exec(row.text.toLowerCase());
    if (found) return range(Number(found[1] ?? found[2]), Number(found[2]));
  }
  // Under a head that says "ages", or beside a row that does.
  const bare = isTold ? BARE_RANGE.exec(row.text) : null;
  // What may be from when to when is an age only where the row has its time beside it.
  if (bare && !BARE_CLOCK.test(row.text.replace(bare[0], ' ')) && timeOf(row) !== undefined) return undefined;
  return bare && Number(bare[1]) < Number(bare[2]) ? [Number(bare[1]), Number(bare[2])] : undefined;
};
const ofAge = (whole: string, notes: string): readonly Condition[] => {
  const told = [...whole.matchAll(AGE_TOLD)].flatMap((found) => found.slice(1).flatMap((age) => age ?? [])).map(Number);
  const isTold = /\bages?\b|\byears\b|\byrs\b/i.test(notes);
  return told.map((age) => ({
    of: 'the age',
    test: (row) => {
      const range = ageIn(row, isTold);
      return range && range[0] <= age && age <= range[1] + (Number.isInteger(range[1]) ? 0.99 : 0);
    },
  }));
};

// A level.

const LEVELS: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [
    /\bbeginn\p{L}*|\bnever (?:\p{L}+ ){0,2}?(?:done|danced|played|swum|ridden|tried|sewn|sung|skated|been|had|rowed|climbed|spoken|painted|studied)\b|\bnever \p{L}+(?: \p{L}+){0,3} before\b|\b(?:first time|no experience|from scratch|novice|new to (?:it|this)|just starting|starting out)\b|\b(?:not|n't) \p{L}+ (?:it |this |any )?before\b/u,
    /\b(?:beginn\p{L}*|novices?|starters?|intro(?:duction|ductory)?|no experience|first steps|for new\p{L}*|newcomers)\b/u,
  ],
  [
    /\b(?:intermediate|improvers?|some experience|done a bit|done (?:an?|two|three|four|several|some|a few|a couple of|\d) (?:years?|terms?|months?))\b/,
    /\b(?:intermediate|improvers?)\b/,
  ],
  [/\b(?:advanced|experienced|for years)\b/, /\b(?:advanced|experienced)\b/],
];
const GRADED = /\b(?:grade|stage|level) ?\d|\bmust (?:be able|have|know|swim|ride|hold|be confident)\b|\bexam\b/;
const ANY_LEVEL = /\b(?:all (?:levels|abilities|welcome)|any level|mixed ability|open to all|everyone welcome)\b/;
const ofLevel = (whole: string): readonly Condition[] => {
  const at = LEVELS.findIndex(([asked]) => asked.test(whole));
  if (at === -1) return [];
  const test: Test = (row) => {
    const text = lowered(row);
    if (ANY_LEVEL.test(text) || LEVELS[at]![1].test(text)) return true;
    return GRADED.test(text) || LEVELS.some(([, told]) => told.test(text)) ? false : undefined;
  };
  return [{ of: 'the level', test }];
};

// Days, and hours.

const CLAUSES = /[,;.?!] | but | because | cos | although |, | and (?=(?:i|we|he|she|they|can|must|no|not|it|my|our) )/;
const AWAY =
  /\b(?:can ?(?:not|'t)|cant|not|n't|never|no|except|busy|works?|working|clash\p{L}*|away|out|has|have|got|avoid|rule out|apart from)\b/u;
const FREE =
  /\b(?:only|free|available|off work|day off|suits?|prefer\p{L}*|fine|ok|okay)\b|^(?:so |and )?(?:what|which|when|where)\b/u;
const daysIn = (text: string): readonly number[] => [
  ...new Set(
    valuesIn(text)
      .filter(({ kind }) => kind === 'weekdays' || kind === 'date')
      .flatMap(daysOf)
      .filter((day) => day >= 0),
  ),
];
const ofDays = (whole: string): readonly Condition[] => {
  const clauses = whole.split(CLAUSES).map((clause) => ({ clause, days: daysIn(clause.replace(/\b(\p{L}+day)s\b/gu, '$1')) }));
  const ofSort = (isOut: boolean): readonly number[] =>
    clauses.filter(({ clause }) => (AWAY.test(clause) && !FREE.test(clause)) === isOut).flatMap(({ days }) => days);
  const [out, on] = [ofSort(true), ofSort(false)];
  if (out.length + on.length === 0) return [];
  return [
    {
      of: 'the day',
      ...(out.length === 0 && { isWeak: true as const }),
      test: (row) => {
        const own = [row.text, row.heading].map(daysIn).find((days) => days.length > 0);
        return own?.some((day) => !out.includes(day) && (on.length === 0 || on.includes(day)));
      },
    },
  ];
};

/** "4.30" of a class is in the afternoon, "9.30" is not. */
const EARLIEST = 7 * 60;
const HOUR = String.raw`(\d{1,2})(?:[.:](\d\d))? ?([ap]m)?`;
const AFTER = new RegExp(
  String.raw`\b(?:after|from|not before|finish\p{L}* (?:work |school )?(?:at|by)?|works? (?:till|until|to)|(?:home|out|free) (?:at|by|from)) ${HOUR}(?![\d%]| ?(?:days|weeks|months|years|people))`,
  'u',
);
const BEFORE = new RegExp(
  String.raw`(?<!works? )\b(?:before|by|no later than|until|till) ${HOUR}(?![\d%]| ?(?:days|weeks|months|years|people))`,
);
const PARTS: readonly (readonly [RegExp, number, number])[] = [
  [/\bmornings?\b/, 0, NOON],
  [/\bafternoons?\b/, NOON, 18 * 60],
  [/\bevenings?\b|\bafter work\b/, 17 * 60, 24 * 60],
  [/\bafter school\b/, 15 * 60, 24 * 60],
];
const minutes = (hour: number): number => (hour < EARLIEST ? hour + NOON : hour);
const told = (found: RegExpExecArray): number => {
  const at = (Number(found[1]) % 12) * 60 + Number(found[2] ?? 0);
  return found[3] === 'pm'
    ? at + NOON
    : found[3] === 'am' || Number(found[1]) > 11
      ? Number(found[1]) * 60 + Number(found[2] ?? 0)
      : minutes(at);
};
const BARE_CLOCK = /(?<![\d.:£$€])(\d{1,2})[.:]([0-5]\d)(?: ?([ap]m))?(?![\d%])/;
/** Of several times in a row the first, or of a journey the last: when one is there. */
const timeOf = (row: Unit, isThere = false): number | undefined => {
  const times = valuesIn(row.text).filter(({ kind }) => kind === 'clock' || kind === 'span');
  // "7:14, 7:44, 8:14": which of them is meant, and when that is there, is not told.
  if (times.some(({ end }, at) => /^,? $/.test(row.text.slice(end, times[at + 1]?.at ?? end)))) return undefined;
  const value = times.at(isThere ? -1 : 0);
  if (value) return /[ap]\.?m|^0|noon|midnight/i.test(value.typed) ? value.value : minutes(value.value);
  const bare = BARE_CLOCK.exec(row.text);
  return bare ? told(bare) : undefined;
};
const ofHours = (whole: string): readonly Condition[] => {
  const [after, before] = [AFTER.exec(whole), BEFORE.exec(whole)];
  const part = PARTS.find(([pattern]) => pattern.test(whole));
  const from = after ? told(after) : (part?.[1] ?? 0);
  const to = before ? told(before) : (part?.[2] ?? 24 * 60);
  const isThere = /\b(?:gets?|arriv\p{L}*|reach\p{L}*|be (?:there|in|at))\b/u.test(whole);
  return after || before || part
    ? [
        {
          of: 'the time',
          ...(!after && !before && { isWeak: true as const }),
          test: (row) => {
            const [at, end] = [timeOf(row, false), timeOf(row, isThere)];
            return at === undefined || end === undefined ? undefined : at >= from && end <= to;
          },
        },
      ]
    : [];
};

// What it may cost, and how many it must hold.

const AT_MOST =
  /\b(?:under|less than|below|max(?:imum)?(?: of)?|up to|no more than|not more than|at most|(?:go|spend|pay)(?: any)? (?:over|above|more than)|more than|budget(?: is| of)?|afford|spend|within|have(?: only)? got|only have|have)(?: about| around| to spend)? (?:[£$€₹₦] ?)?(\d[\d,]*(?:\.\d\d)?)(?! ?(?:of|kids|children|people|beds?|bedrooms?|cats?|dogs?|years?|days?|nights?|hours?|minutes|seats|rooms?)\b)/;
const ofMoney = (whole: string, rows: readonly Unit[]): readonly Condition[] => {
  const most = Number(AT_MOST.exec(whole)?.[1]?.replaceAll(',', ''));
  const prices = (row: Unit): readonly number[] =>
    valuesIn(row.text)
      .filter(({ kind }) => kind === 'money')
      .map(({ value }) => value);
  if (Number.isNaN(most) || !rows.some((row) => prices(row).length > 0)) return [];
  const isBelow = /\b(?:under|less than|below) (?:[£$€] ?)?\d/.test(whole);
  return [
    {
      of: 'the price',
      test: (row) => {
        const own = [...new Set(prices(row).map((price) => (isBelow ? price < most : price <= most)))];
        return own.length === 1 ? own[0] : undefined;
      },
    },
  ];
};

const HOLDS =
  /\b(?:sleeps|seats|holds|fits|takes|up to|max\.?|maximum|capacity|for)(?: of| up to|:)? (\d{1,3})\b(?! ?(?:[ap]m|%|mins?|hours?|nights?|days?|km|miles))/i;
const GROUP =
  /\b(?:we are|we're|there are|there's|for|party of|group of|all)(?: about| around| up to| roughly)? (\d{1,3})(?: of us| people| guests| adults| kids| children)?(?= *(?:$|[,.;?!]|and\b|with\b|of us\b|people\b|guests\b|adults\b|kids\b|children\b))|\b(\d{1,3}) of us\b/;
const THINGS =
  /(?<!(?:under|below|than|most|max|to) )\b(\d{1,4}) ?-?(bed(?:room)?s?|rooms?|seats?|seater|berths?|doors?|gb|mbps|litres?|watts?)\b/;
const ofSize = (whole: string): readonly Condition[] => {
  const [, one, other] = GROUP.exec(whole) ?? [];
  const many = Number(one ?? other);
  const [, count, thing] = THINGS.exec(whole) ?? [];
  const name = thing?.slice(0, 3) ?? '';
  return [
    ...(Number.isNaN(many)
      ? []
      : [
          {
            of: 'how many it takes',
            test: (row: Unit) => {
              const held = HOLDS.exec(row.text)?.[1];
              return held === undefined ? undefined : Number(held) >= many;
            },
          },
        ]),
    ...(count === undefined
      ? []
      : [
          {
            of: `the ${thing!}`,
            test: (row: Unit) => {
              const held = new RegExp(String.raw`(?<![\d.])(\d{1,4}) ?-?${name}`, 'i').exec(row.text)?.[1];
              return held === undefined ? undefined : Number(held) >= Number(count);
            },
          },
        ]),
  ];
};

/** What is taken already is for nobody. */
const TAKEN = /\b(?:(?:fully )?booked(?! by)|full(?=$|[,.;)])|sold out|waiting list|cancelled|unavailable)\b/i;
const ofPlaces = (rows: readonly Unit[]): readonly Condition[] =>
  rows.some(({ text }) => TAKEN.test(text))
    ? [{ of: 'whether it is free', test: ({ text }) => !TAKEN.test(text), isWeak: true }]
    : [];

// A thing that a row allows or has, or that it must not have.

const DENIED = /\b(?:no|not|never|without|non|nor|except|excluding|isn't|aren't|don't|doesn't|skips?)\b[^,;.]{0,16}$/;
const UNWANTED =
  /\b(?:no|not|never|without|isn't|aren't|don't (?:want|like|eat)|hate|allergic to|can't (?:have|eat|stand)|avoid)\b[^,;.]{0,20}$/;
const PETS = /^(?:cat|dog|puppy|kitten|rabbit|parrot|spaniel|labrador|terrier)s?$/;
/** Words that stand in some rows and not in others. */
const ofWords = (whole: string, rows: readonly Unit[], skip: (word: string) => boolean): readonly Condition[] => {
  const bags = rows.map((row) => ({ terms: wordsIn(lowered(row)).map(stemmed) }));
  return [...new Set(wordsIn(whole))]
    .filter((word) => isTelling(word) && !/\d/.test(word) && !skip(word))
    .flatMap((word): readonly Condition[] => {
      const like = new Set([stemmed(word), ...likeInNotes(word), ...(PETS.test(word) ? ['pet'] : [])]);
      if (!bags.some(({ terms }) => terms.some((term) => like.has(term)))) return [];
      const isUnwanted = UNWANTED.test(whole.slice(0, whole.indexOf(word)));
      const test: Test = (row) => {
        const words = wordsIn(lowered(row));
        const at = words.findIndex((own) => like.has(stemmed(own)));
        if (at === -1) return isUnwanted ? true : undefined;
        const isDenied = DENIED.test(`${words.slice(Math.max(0, at - 3), at).join(' ')} `);
        return isDenied === isUnwanted;
      };
      return new Set(rows.map(test)).size > 1 ? [{ of: `“${word}”`, test, ...(!isUnwanted && { isWeak: true as const }) }] : [];
    });
};

/** What is asked for by its own kind of value is no word of a row. */
const READ_ELSEWHERE =
  /^(?:mon|tue|wed|thu|fri|sat|sun)\w*$|^(?:beginn\w*|novice|intermediate|advanced|experience\w*|ages?|aged|years?|old|morning|afternoon|evening|weekend|weekday|before|after|from|over|under|only|have|has|class|group|session)s?$/;

/** All that the question tells and at least one of the rows speaks of; of words those that are in some of the rows alone. */
export const conditionsIn = (
  whole: string,
  rows: readonly Unit[],
  notes: string,
): { readonly firm: readonly Condition[]; readonly words: readonly Condition[] } => {
  const figures = inFigures(whole);
  const isRead = ({ test }: Condition): boolean => rows.some((row) => test(row) === true || test(row) === false);
  return {
    firm: [
      ...ofAge(whole, notes),
      ...ofLevel(whole),
      ...ofDays(whole),
      ...ofHours(figures),
      ...ofMoney(figures, rows),
      ...ofSize(figures),
      ...ofPlaces(rows),
    ].filter(isRead),
    words: ofWords(whole, rows, (word) => READ_ELSEWHERE.test(word)),
  };
};
