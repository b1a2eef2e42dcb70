/** A rate of the notes applied to what the question tells: so many a day for so long, hours less their break, a price for each of some people. */
import { isPriced, said, type Reckoned, type Rule } from './amounts.ts';
import { labelling, tells, type Fact, type Notes } from './facts.ts';
import type { Unit } from './units.ts';
import { boundsIn, isWithin } from './limits.ts';
import { MINUTES_IN, valuesIn } from './values.ts';
import { figure, spell } from '../sums/told.ts';
import { stemmed } from '../question/terms.ts';

export const ASKS_MONEY =
  /\bhow much\b|\b(?:what|whats)\b.*\b(?:costs?|charged?|pay|price|fee|owe|come to|damage|back|total|bill|per hour|an hour|rate)\b|\bcharged?\b/;

const PAID_HOURS = /\bhours?\b.*\bpaid\b|\bpaid\b.*\bhours?\b|\bpaid for\b|\bhours? (?:do|will|would) (?:i|we|he|she|they) get\b/;
/** Hours worked, less the unpaid break that goes with so long a shift. */
const afterBreak: Rule = (_question, notes, whole) => {
  if (!PAID_HOURS.test(whole) || /\bhow much\b/.test(whole)) return undefined;
  const [shift, more] = valuesIn(whole).filter(({ kind }) => kind === 'span' || kind === 'duration');
  const own = shift?.kind === 'span' ? shift.to - shift.value : shift?.value;
  const rules = notes.units.filter(({ text }) => /\bunpaid\b/i.test(text) && /\bbreaks?\b/i.test(text));
  const fits = rules.flatMap(({ text }) => {
    const [limit] = boundsIn(text).filter(({ of }) => of === 'time');
    const [pause, other] = valuesIn(text).filter(
      ({ kind, at }) => kind === 'duration' && (limit === undefined || at < limit.at || at >= limit.end),
    );
    return own !== undefined && pause && !other && (limit === undefined || isWithin(own, limit))
      ? [{ text, pause, from: limit?.from ?? 0 }]
      : [];
  });
  // Over nine hours is over six as well.
  const [best] = fits.toSorted((one, other) => other.from - one.from);
  return !best || more || own === undefined
    ? undefined
    : {
        says: `That is ${spell((own - best.pause.value) / 60)} paid: ${spell(own / 60)} less the break of ${spell(best.pause.value / 60)}.`,
        lines: [best.text],
        isOnly: true,
      };
};

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

export const APPLIED_RULES: readonly Rule[] = [afterBreak, doses, weekly, forAll];
