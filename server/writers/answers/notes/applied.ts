/** A rule of the notes applied to what the question tells: a step of a price list, a break, a limit and what lies over it, so much off. */
import { isPriced, said, type Reckoned, type Rule } from './amounts.ts';
import { labelling, tells, type Fact, type Notes } from './facts.ts';
import type { Unit } from './units.ts';
import { MINUTES_IN, valuesIn, type Value } from './values.ts';
import { figure, spell } from '../sums/told.ts';
import { stemmed } from '../question/terms.ts';

export const ASKS_MONEY =
  /\bhow much\b|\b(?:what|whats)\b.*\b(?:costs?|charged?|pay|price|fee|owe|come to|damage|back|total|bill|per hour|an hour|rate)\b|\bcharged?\b/;

// Steps: "up to 2 kg £4.20, 2 to 5 kg £6.80", "more than 6 hours get a 30 minute break".

export interface Bound {
  readonly from: number;
  readonly to: number;
  /** Whether the ends count. */
  readonly isOpenFrom: boolean;
  readonly isOpenTo: boolean;
  /** What is measured: "kg", "hour", "£". */
  readonly of: string;
  readonly at: number;
  readonly end: number;
}

/** The unit in which a value bounds something, the same for all its names. */
export const measureOf = ({ kind, unit }: Value): string =>
  kind === 'money'
    ? unit
    : kind === 'duration'
      ? /^(?:minute|hour)$/.test(unit)
        ? 'time'
        : unit === 'year'
          ? 'year'
          : 'days'
      : kind === 'amount'
        ? stemmed(unit)
        : '';

const OVER = /\b(?:over|more than|above|longer than|exceed\w*|beyond|past)(?: the)? $|> ?$/i;
const FROM = /\b(?:at least|from|minimum(?: of)?)(?: the)? $|(?:≥|>=) ?$/i;
const UNDER = /\b(?:under|less than|below|fewer than|shorter than)(?: the)? $|< ?$/i;
const UP_TO = /\b(?:up to|no more than|not more than|max(?:imum)?(?: of)?|at most)(?: the)? $|(?:≤|<=) ?$/i;
const EXACTLY = /= ?$/;
const OR_MORE = /^s?(?: \p{L}+)?(?: or (?:more|over|longer|above|older)| and (?:over|above|up)| ?\+| upwards| plus)\b|^\+/iu;
const OR_LESS = /^s?(?: \p{L}+)?(?: or (?:less|under|fewer|below|younger)| and under)\b/iu;

export const boundsIn = (text: string): readonly Bound[] =>
  valuesIn(text).flatMap((value): readonly Bound[] => {
    const of = measureOf(value);
    if (of === '' && value.kind !== 'amount') return [];
    const [before, after] = [text.slice(0, value.at), text.slice(value.end)];
    const size = value.value;
    const bound = { of, at: value.at, end: value.end };
    const range = /(?<![\d.])(\d{1,9}(?:\.\d{1,4})?) ?(?:-|–|to) ?$/.exec(before);
    if (range && value.kind !== 'money')
      return [
        {
          ...bound,
          from: Number(range[1]) * (value.kind === 'duration' ? MINUTES_IN[value.unit]! : 1),
          to: size,
          isOpenFrom: false,
          isOpenTo: false,
          at: range.index,
        },
      ];
    if (OR_MORE.test(after) || FROM.test(before))
      return [{ ...bound, from: size, to: Infinity, isOpenFrom: false, isOpenTo: false }];
    if (EXACTLY.test(before) && !/[<>\p{L}] ?= ?$/u.test(before))
      return [{ ...bound, from: size, to: size, isOpenFrom: false, isOpenTo: false }];
    if (OVER.test(before)) return [{ ...bound, from: size, to: Infinity, isOpenFrom: true, isOpenTo: false }];
    if (OR_LESS.test(after) || UP_TO.test(before))
      return [{ ...bound, from: -Infinity, to: size, isOpenFrom: false, isOpenTo: false }];
    return UNDER.test(before) ? [{ ...bound, from: -Infinity, to: size, isOpenFrom: false, isOpenTo: true }] : [];
  });
export const isWithin = (size: number, { from, to, isOpenFrom, isOpenTo }: Bound): boolean =>
  (isOpenFrom ? size > from : size >= from) && (isOpenTo ? size < to : size <= to);

const EACH_DAY: readonly (readonly [RegExp, number])[] = [
  [/\bonce (?:a day|daily|per day)\b|\bonce every day\b|\b(?:each|every|a|one) (?:day|morning|night|evening)\b/i, 1],
  [/\btwice (?:a day|daily|per day)\b|\bmorning and (?:night|evening)\b/i, 2],
  [/\b(?:three|3) times (?:a day|daily|per day)\b/i, 3],
  [/\b(?:four|4) times (?:a day|daily|per day)\b/i, 4],
];
const DOSE =
  /\b(1\/2|half(?: a)?|an?|one|two|three|four|\d{1,2}) (tablets?|capsules?|pills?|sachets?|puffs?|drops?|doses?|scoops?|tsp|ml|mls|spoonfuls?)\b/i;
/** "One capsule three times a day for 7 days": how many that is. */
const doses: Rule = (question, { units }) => {
  if (!/\bhow (?:many|much)\b/.test(question) || /\b(?:a day|per day|daily|at a time|left|each)\b/.test(question))
    return undefined;
  const found = units.flatMap((unit) => {
    const [, typed, thing] = DOSE.exec(unit.text) ?? [];
    const times = EACH_DAY.toReversed().find(([named]) => named.test(unit.text))?.[1];
    const [days, more] = valuesIn(unit.text)
      .filter(({ kind, value }) => kind === 'duration' && value >= MINUTES_IN['day']!)
      .filter(({ at }) => /\bfor (?:the (?:first|next) )?$/i.test(unit.text.slice(0, at)));
    return typed === undefined || times === undefined || !days || more
      ? []
      : [
          {
            unit,
            many: /^(?:1\/2|half)/i.test(typed) ? 0.5 : /^an?$/i.test(typed) ? 1 : numbered(typed),
            thing: thing!,
            times,
            days: days.value / MINUTES_IN['day']!,
          },
        ];
  });
  const words = labelling(question);
  const named = found.filter(({ unit, thing }) => words.some((word) => tells(unit, word) || stemmed(word) === stemmed(thing)));
  const [only, other] = named.length > 1 ? named.filter(({ unit }) => words.every((word) => tells(unit, word))) : named;
  if (!only || other) return undefined;
  const { many, times, days, thing } = only;
  return {
    says: `That makes ${figure(many * times * days)} ${thing.replace(/s$/, '')}${/^(?:tsp|ml)/.test(thing) ? '' : 's'}: ${figure(many)} × ${figure(times)} a day × ${figure(days)} days.`,
    lines: [only.unit.text],
    isOnly: true,
  };
};

/** Hours of a week at so much an hour. */
const weekly: Rule = (question, notes, whole) => {
  if (
    !ASKS_MONEY.test(whole) ||
    !/\b(?:a|per|each|one|every|the) week\b|\bweekly\b/.test(question) ||
    valuesIn(question).some(({ kind, unit }) => kind === 'money' || (kind === 'duration' && unit === 'hour'))
  )
    return undefined;
  const rates = notes.facts.filter(({ value }) => value.kind === 'money' && value.per[0] === 'hour');
  const [rate, other] = rates;
  if (!rate || other) return undefined;
  const told = notes.units.flatMap((unit) =>
    valuesIn(unit.text)
      .filter(
        ({ kind, unit: of, per, at, end }) =>
          kind === 'duration' &&
          of === 'hour' &&
          (per.includes('week') ||
            /^ (?:a|per|each) week\b/i.test(unit.text.slice(end)) ||
            /\b(?:paid|contracted)\b/i.test(unit.text.slice(at, end))),
      )
      .map(({ value }) => ({ unit, hours: value / 60, says: '' })),
  );
  const spans = notes.units.flatMap((unit) => {
    const values = valuesIn(unit.text);
    const [days, more] = values.filter(({ kind }) => kind === 'weekdays');
    const [span, another] = values.filter(({ kind }) => kind === 'span');
    return days && !more && span && !another
      ? [
          {
            unit,
            hours: ((days.to - days.value + 1) * (span.to - span.value)) / 60,
            says: `${days.to - days.value + 1} × ${spell((span.to - span.value) / 60)} = `,
          },
        ]
      : [];
  });
  const [week, next] = told.length > 0 ? told : spans;
  if (!week || next || /\bbreaks?\b|\bopening hours\b/i.test(notes.text)) return undefined;
  return {
    says: `That makes ${said(week.hours * rate.value.value, rate.value)} a week: ${week.says}${figure(week.hours)} hours at ${said(rate.value.value, rate.value)}.`,
    lines: [...new Set([week.unit.text, rate.segment.unit.text])],
    isOnly: true,
  };
};

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const numbered = (typed: string): number =>
  /^\d/.test(typed) ? Number(typed) : typed === 'twenty' ? 20 : NUMBERS.indexOf(typed.toLowerCase());
const ASKING = /^(?:cost\w*|come|comes|came|altogether|total|pay|charge\w*|bill|spend|spent|all|everything)$/;
const GROUP_WORDS: readonly (readonly [RegExp, number])[] = [
  [/\btwins\b|\b(?:the )?(?:two|both|2) of (?:us|them)\b|\bfor both\b|\bboth (?:of|my|the|our)\b/, 2],
  [/\btriplets\b/, 3],
];
/** How many people or things a price for each is to be paid for: those of the question, or else of the notes. */
const groupIn = (question: string, whole: string, notes: Notes): { readonly many: number; readonly unit?: Unit } | undefined => {
  const named = GROUP_WORDS.find(([words]) => words.test(whole))?.[1];
  const told = [
    ...whole.matchAll(
      /\b(\d{1,3}) (?:of (?:us|them|my|our)|people|persons|guests|adults|kids|children|boys|girls|friends|players|pupils|members|tickets|places|seats|heads)\b/g,
    ),
  ].map(([, many]) => Number(many));
  const own = named ?? (new Set(told).size === 1 ? told[0] : undefined);
  if (own !== undefined || told.length > 1) return own === undefined ? undefined : { many: own };
  if (
    !/\b(?:all of us|us all|everyone|everybody|whole (?:party|group|lot|gang|club|family)|(?:the|our) (?:group|party|lot|gang)|altogether|in total|in all|total)\b/.test(
      question,
    )
  )
    return undefined;
  const found = notes.units.flatMap((unit) =>
    [
      ...unit.text.matchAll(
        /\b(\d{1,3}|two|three|four|five|six|seven|eight|nine|ten) (?:of us|people|persons|guests|kids|children|players|members)\b|\b(?:table|party|booked|booking) (?:for|of) (\d{1,3}|six|eight|ten)\b|\b(?:we're|we are|makes us) (\d{1,3})\b/giu,
      ),
    ].map(([, one, other, more]) => ({ unit, many: numbered((one ?? other ?? more)!) })),
  );
  return found.at(-1);
};
const STAYS_AWAY =
  /(?:n['’]?t|\bnot)\b.{0,24}\b(?:com(?:e|ing)|join(?:ing)?|mak(?:e|ing) it|eating|going|attend\w*)\b|\bexcept\b|\bapart from\b/i;
/** "26.95 a head" for nine, "£14.50 per child" for twins. */
const forAll: Rule = (question, notes, whole): Reckoned | undefined => {
  if (
    !ASKS_MONEY.test(whole) ||
    /\b(?:left|if|save|more|less|than|change|difference|each|per|still|and|incl\w*|plus|deposit back)\b/.test(question)
  )
    return undefined;
  const group = groupIn(question, whole, notes);
  if (!group || group.many < 2) return undefined;
  const isPrice = (fact: Fact): boolean =>
    fact.value.kind === 'money' ||
    (!isPriced(notes) && fact.value.kind === 'amount' && fact.value.unit === '') ||
    (fact.value.kind === 'amount' && /^\d+\.\d\d$/.test(fact.value.typed));
  const each = notes.facts.filter((fact) => isPrice(fact) && fact.value.per.length === 1 && fact.value.per[0] === 'each');
  const words = labelling(question).filter((word) => !ASKING.test(word));
  const deposit = each.filter(({ segment: { unit } }) => /\bdeposit\b/i.test(unit.text));
  const meant = /\bdeposit\b/.test(question) ? deposit : each.filter((fact) => !deposit.includes(fact));
  const named = meant.filter(({ segment }) => words.some((word) => tells(segment.unit, word) || segment.like.has(stemmed(word))));
  const [fact, other] = meant.length === 1 ? meant : named;
  if (!fact || other || changesFor(fact, notes)) return undefined;
  const away = notes.units.map(({ text }) => text).filter((text) => STAYS_AWAY.test(text));
  return {
    says: `That makes ${said(group.many * fact.value.value, { ...fact.value, typed: '0.00' })}: ${figure(group.many)} × ${said(fact.value.value, fact.value)}.`,
    lines: [...new Set([fact.segment.unit.text, ...(group.unit ? [group.unit.text] : [])])],
    isUnsure: meant.length > 1,
    // "Kelly isn't coming to the tea".
    ...(group.unit && away.length > 0 && { unless: away }),
  };
};
/** Some pay another price, so the group may. */
const changesFor = ({ segment: { unit } }: Fact, { units }: Notes): boolean =>
  units.some((other) =>
    /\b(?:siblings?|concessions?|under \d+s?|family ticket|groups? of|non-?members?|free for)\b/i.test(
      other === unit ? unit.text : other.text,
    ),
  );

export const APPLIED_RULES: readonly Rule[] = [doses,
  weekly,
  forAll,];
