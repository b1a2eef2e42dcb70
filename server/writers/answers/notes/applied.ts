/** A rule of the notes applied to what the question tells: a step of a price list, a break, a limit and what lies over it, so much off. */
import { isMoney, isPriced, said, type Reckoned, type Rule } from './amounts.ts';
import { changing } from './basket.ts';
import { labelling, tells, type Fact, type Notes } from './facts.ts';
import { boundsIn, isWithin, measureOf, type Bound } from './limits.ts';
import type { Unit } from './units.ts';
import { MINUTES_IN, valuesIn, type Value } from './values.ts';
import { figure, spell } from '../sums/told.ts';
import { stemmed, wordsIn } from '../question/terms.ts';

export const ASKS_MONEY =
  /\bhow much\b|\b(?:what|whats)\b.*\b(?:costs?|charged?|pay|price|fee|owe|come to|damage|back|total|bill|per hour|an hour|rate)\b|\bcharged?\b/;

// Steps: "up to 2 kg £4.20, 2 to 5 kg £6.80", "more than 6 hours get a 30 minute break".

interface Step extends Bound {
  readonly gives: Value | undefined;
  /** "free", where nothing is paid. */
  readonly word: string;
  readonly unit: Unit;
  readonly text: string;
}

const FREE = /\b(?:free|no charge|nothing)\b/i;
const PIECES = /; |\. |, (?=\D{0,24}\d)|\s\/\s|\n/;
const stepsIn = ({ units }: Notes): readonly Step[] =>
  units.flatMap((unit) =>
    unit.text.split(PIECES).flatMap((text): readonly Step[] => {
      const [bound, other] = boundsIn(text);
      if (!bound || other) return [];
      const gives = valuesIn(text).filter(
        ({ at, kind }) => (at < bound.at || at >= bound.end) && ['money', 'percent', 'duration'].includes(kind),
      );
      const word = FREE.exec(text)?.[0] ?? '';
      return gives.length > 1 || (gives.length === 0 && word === '')
        ? []
        : [{ ...bound, gives: gives[0], word, unit, text: text.trim() }];
    }),
  );

/** What is measured of the visitor's own: "a 3.5 kg parcel", "he is 7". */
const ownIn = (whole: string, of: string): number | undefined => {
  const values = valuesIn(whole);
  const span = values.find(({ kind }) => kind === 'span');
  if (of === 'time' && span) return span.to - span.value;
  const fit = values.filter((value) => measureOf(value) === of && value.per.length === 0);
  const aged =
    of === 'year' || of === ''
      ? /\b(?:is|am|are|aged?|turned|just) (\d{1,2})(?! ?[:.%\p{L}\d]| ?(?:kg|m|hours?|people)\b)/u.exec(whole)?.[1]
      : undefined;
  const sizes = [
    ...fit.map(({ value }) => value),
    ...(aged === undefined || fit.length > 0 ? [] : [Number(aged) * (of === 'year' ? MINUTES_IN['year']! : 1)]),
  ];
  return new Set(sizes).size === 1 ? sizes[0] : undefined;
};
const tellOf = (size: number, of: string): string =>
  of === 'time'
    ? spell(size / 60)
    : of === 'year'
      ? `${figure(size / MINUTES_IN['year']!)} years`
      : of === 'days'
        ? `${figure(size / MINUTES_IN['day']!)} days`
        : /^\p{Sc}$/u.test(of)
          ? `${of}${figure(size)}`
          : figure(size);

const PAID_HOURS = /\bhours?\b.*\bpaid\b|\bpaid\b.*\bhours?\b|\bpaid for\b|\bhours? (?:do|will|would) (?:i|we|he|she|they) get\b/;
const stepFor = (whole: string, steps: readonly Step[]): { readonly step: Step; readonly own: number } | undefined => {
  const fits = steps.flatMap((step) => {
    const own = ownIn(whole, step.of);
    return own !== undefined && isWithin(own, step) ? [{ step, own }] : [];
  });
  // Of several that hold, the narrowest: over nine hours is over six as well.
  const [best, next] = fits.toSorted((one, other) => other.step.from - one.step.from || one.step.to - other.step.to);
  const isSame = next !== undefined && next.step.from === best!.step.from && next.step.to === best!.step.to;
  return best && !isSame && fits.every(({ step }) => step.of === best.step.of) ? best : undefined;
};

/** Hours worked less the break that goes with so long a shift. */
const afterBreak: Rule = (_question, notes, whole) => {
  if (!PAID_HOURS.test(whole) || /\bhow much\b/.test(whole)) return undefined;
  const steps = stepsIn(notes).filter(
    ({ of, gives, unit }) => of === 'time' && gives?.kind === 'duration' && /\bbreaks?\b/i.test(unit.text),
  );
  const unpaid = steps.filter(({ unit }) => /\bunpaid\b/i.test(unit.text));
  const found = stepFor(whole, unpaid);
  if (!found || steps.length > unpaid.length) return undefined;
  const { step, own } = found;
  return {
    says: `That is ${spell((own - step.gives!.value) / 60)} paid: ${spell(own / 60)} less the break of ${spell(step.gives!.value / 60)}.`,
    lines: [step.unit.text],
    isOnly: true,
  };
};

const EXCLUDED = /\b(?:left|total|altogether|each|difference|save|more than|less than|change)\b/;
/** The step of a list that what the question tells falls into. */
const stepped: Rule = (question, notes, whole) => {
  const steps = stepsIn(notes);
  if (steps.length === 0 || EXCLUDED.test(question)) return undefined;
  const asks =
    ASKS_MONEY.test(whole) || /\bfree\b/.test(question)
      ? 'money'
      : /\b(?:discount|off|per ?cent)\b/.test(whole)
        ? 'percent'
        : /\bhow long\b|\bbreak\b|\bnotice\b/.test(whole)
          ? 'duration'
          : undefined;
  if (asks === undefined) return undefined;
  const ofKind = steps.filter(({ gives, word }) => gives?.kind === asks || (asks === 'money' && word !== ''));
  // Of several kinds of things, those that the question names.
  const words = labelling(question).filter((word) => ofKind.some(({ unit }) => tells(unit, word)));
  const named = ofKind.filter(({ unit }) => words.some((word) => tells(unit, word)));
  const found = stepFor(whole, named.length > 0 ? named : ofKind);
  if (!found || ofKind.length < 2) return undefined;
  const { step, own } = found;
  const isEach = step.gives !== undefined && step.gives.per.length > 0;
  return {
    says: `That is ${step.gives === undefined ? 'free' : said(step.gives.value, step.gives)}${isEach ? ` ${step.gives!.per[0] === 'each' ? 'each' : `per ${step.gives!.per[0]}`}` : ''}, for ${tellOf(own, step.of)}: “${step.text}”.`,
    lines: [step.unit.text],
    isUnsure: step.of === '',
  };
};

const ASKS_MAY =
  /^(?:and |so |but )?(?:can|could|may|am|are|is|will|do|does|would|should)\b|\b(?:allowed|too many|too much|too late|ok|okay)\b/;
const LIMITS = /\b(?:no more than|not more than|up to|max(?:imum)?|at most|limit(?:ed)?(?: is| of| to)?|only)\b/i;
/** "No more than four visits", where the question tells of five. */
const overLimit: Rule = (question, notes, whole) => {
  if (!ASKS_MAY.test(question) || /\b(?:how|what|when|who|which)\b/.test(question)) return undefined;
  const found = notes.facts.filter(
    ({ value, segment: { unit } }) =>
      value.kind === 'amount' &&
      value.unit !== '' &&
      new RegExp(`${LIMITS.source}(?: \\p{L}+){0,2} $`, 'iu').test(unit.text.slice(0, value.at)),
  );
  const asked = valuesIn(whole).filter(({ kind, unit }) => kind === 'amount' && unit !== '');
  const met = found.flatMap((fact) =>
    asked.filter(({ unit }) => stemmed(unit) === stemmed(fact.value.unit)).map((own) => ({ fact, own })),
  );
  const [only, other] = met;
  if (!only || other) return undefined;
  const { fact, own } = only;
  return {
    says: `${own.value <= fact.value.value ? 'Yes' : 'No'}: ${figure(own.value)} ${own.value <= fact.value.value ? 'is within' : 'is over'} the limit of ${figure(fact.value.value)} ${fact.value.unit}.`,
    lines: [fact.segment.unit.text],
  };
};

// So much for what lies over a limit, so much for each part of the hour.

const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^(?:kg|kgs|kilos?|kilograms?)$/, 'kg'],
  [/^(?:km|kilomet\w+|kms)$/, 'km'],
  [/^(?:miles?|mi)$/, 'mile'],
  [/^(?:gb|gigs?)$/, 'gb'],
];
const unitName = (word: string): string =>
  UNITS.find(([names]) => names.test(word.toLowerCase()))?.[1] ?? stemmed(word.toLowerCase());
const BEYOND = /^ ?(?:\p{L}+ )?(?:over|extra|above|excess|beyond|thereafter|after that|late)\b/iu;
const LIMIT = /\b(?:limit\w*|allow\w*|up to|first|includ\w*|max\w*|free)\b/i;
/** "12 a kilo over", "20p for each extra mile": of what. */
const beyondOf = ({ value, segment: { unit } }: Fact): string | undefined => {
  const rest = unit.text.slice(value.end);
  const [, extra] = /^ ?(?:for |per )?(?:each |every |an? |per )?(?:extra|additional|excess|further) (\p{L}+)/iu.exec(rest) ?? [];
  const [per] = value.per;
  return extra ?? (per !== 'each' && BEYOND.test(rest.replace(/^ ?(?:an?|per|each|every|\/) ?\p{L}+/iu, '')) ? per : undefined);
};
const beyond: Rule = (question, notes, whole) => {
  if (!ASKS_MONEY.test(whole)) return undefined;
  const [rate, another] = notes.facts.filter((fact) => fact.value.kind === 'money' && beyondOf(fact) !== undefined);
  if (!rate || another) return undefined;
  const of = unitName(beyondOf(rate)!);
  const sizes = (text: string): readonly number[] =>
    valuesIn(text)
      .filter(({ kind, unit }) => (kind === 'amount' || kind === 'duration') && unitName(unit) === of)
      .map(({ value, kind, unit }) => (kind === 'duration' ? value / MINUTES_IN[unit]! : value));
  const limits = notes.units.filter(({ text }) => LIMIT.test(text) && sizes(text.replace(rate.value.typed, '')).length === 1);
  const [limit, more] = limits;
  if (!limit || more) return undefined;
  const most = sizes(limit.text)[0]!;
  const told = sizes(whole);
  const words = labelling(question);
  const others = notes.units.filter(
    (unit) =>
      unit !== limit && unit !== rate.segment.unit && sizes(unit.text).length === 1 && words.some((word) => tells(unit, word)),
  );
  const own = told.length === 1 ? told[0]! : told.length === 0 && others.length === 1 ? sizes(others[0]!.text)[0]! : undefined;
  if (own === undefined) return undefined;
  const over = own - most;
  const isOwnLine = told.length === 0;
  return {
    says:
      over <= 0
        ? `Nothing: ${figure(own)} is within ${figure(most)}.`
        : `That is ${said(over * rate.value.value, rate.value)}: ${figure(own)} − ${figure(most)} = ${figure(over)} over, at ${said(rate.value.value, rate.value)} each.`,
    lines: [...new Set([limit.text, rate.segment.unit.text, ...(isOwnLine ? [others[0]!.text] : [])])],
  };
};

/** "£5 for every 15 minutes or part of it". */
const BLOCK =
  /([£$€₹]) ?(\d+(?:\.\d\d)?) (?:(?:is )?charged )?(?:for each|for every|per|every|each|an?) (?:(\d{1,2}|half) ?-?)?(minutes?|mins?|hours?|hour|days?)\b(.{0,30})/iu;
const blocks: Rule = (_question, notes, whole) => {
  if (!ASKS_MONEY.test(whole) || !/\blate\b|\bover\b|\bextra\b/.test(whole)) return undefined;
  const found = notes.units.flatMap((unit) => {
    const match = BLOCK.exec(unit.text);
    return match && /\b(?:late|over|extra|part)\b/i.test(unit.line) ? [{ unit, match }] : [];
  });
  const [only, other] = found;
  if (!only || other) return undefined;
  const [, sign, price, many, unit, rest] = only.match;
  const per =
    (many === undefined ? 1 : many === 'half' ? 0.5 : Number(many)) *
    (/^h/i.test(unit!) ? 60 : /^d/i.test(unit!) ? MINUTES_IN['day']! : 1);
  const [late, more] = valuesIn(whole).filter(({ kind }) => kind === 'duration');
  if (!late || more) return undefined;
  const exact = late.value / per;
  const isPart = /\bparts?\b|\bstarted\b/i.test(rest!) || Number.isInteger(exact);
  const times = Math.ceil(exact);
  const model: Value = { ...late, kind: 'money', unit: sign! };
  return {
    says: `That is ${said(times * Number(price), model)}: ${many === undefined ? `${figure(times)} ${unit!}${times === 1 || unit!.endsWith('s') ? '' : 's'}` : `${late.typed} is ${figure(times)} × ${many} ${unit!}`} at ${said(Number(price), model)}${many === undefined ? ' each' : ''}.`,
    lines: [only.unit.text],
    isUnsure: !isPart,
  };
};

// So much off for some, and a half more for hours over a limit.

const TIMES: readonly (readonly [RegExp, number])[] = [
  [/\btime and a half\b|\b1\.5 ?(?:x|times)\b/i, 1.5],
  [/\btime and a (?:quarter|third)\b/i, Number.NaN],
  [/\bdouble (?:time|pay|rate)\b/i, 2],
];
/** "Overtime over 40 hours is paid at time and a half": the rate, or the pay for so many hours. */
const overtime: Rule = (question, notes, whole) => {
  const rule = notes.units.find(({ text }) => TIMES.some(([named]) => named.test(text)));
  const factor = rule && TIMES.find(([named]) => named.test(rule.text))![1];
  const rates = notes.facts.filter(({ value }) => value.kind === 'money' && value.per[0] === 'hour');
  const [rate, other] =
    rates.length > 0
      ? rates
      : notes.facts.filter(({ value, segment }) => value.kind === 'money' && /\brate\b|\bhourly\b/i.test(segment.unit.text));
  if (
    !rule ||
    !factor ||
    Number.isNaN(factor) ||
    !rate ||
    other ||
    (!ASKS_MONEY.test(`${whole}`) && !/\b(?:rate|paid|earn|pay)\b/.test(whole))
  )
    return undefined;
  const more = rate.value.value * factor;
  const lines = [...new Set([rule.text, rate.segment.unit.text])];
  const worked = valuesIn(whole).find(({ kind, unit }) => kind === 'duration' && unit === 'hour');
  const times = `${figure(factor)} × ${said(rate.value.value, rate.value)}`;
  if (!worked)
    return labelling(question).some((word) => !/^over/.test(word) && tells(rule, word)) || /\bovertime\b/.test(question)
      ? { says: `That is ${said(more, rate.value)} an hour: ${times}.`, lines, isOnly: true }
      : undefined;
  const hours = worked.value / 60;
  const told = valuesIn(rule.text).find(({ kind, unit }) => kind === 'duration' && unit === 'hour')?.value;
  const most =
    told === undefined ? Number(/\bhours? (?:over|above|beyond|past|after) (\d{2})\b/i.exec(rule.text)?.[1]) : told / 60;
  if (/\bovertime\b/.test(whole))
    return {
      says: `That is ${said(more * hours, rate.value)}: ${figure(hours)} × ${said(more, rate.value)} (${times}).`,
      lines,
      isOnly: true,
    };
  if (!(hours > most)) return undefined;
  const [base, over] = [most, hours - most];
  return {
    says: `That is ${said(base * rate.value.value + over * more, rate.value)}: ${figure(base)} × ${said(rate.value.value, rate.value)} + ${figure(over)} × ${said(more, rate.value)}.`,
    lines,
    isOnly: true,
  };
};

const OFF = /^ ?(?:%|per ?cent)? ?(?:off|discount|less|reduction|cheaper)\b/i;
/** "Students 10% off the monthly price": what a student pays. */
const reduced: Rule = (question, notes, whole) => {
  if (!ASKS_MONEY.test(whole) || /\bhow much (?:is (?:the )?)?(?:discount|off|do (?:i|we) save)\b|\bsave\b/.test(question))
    return undefined;
  const cuts = notes.facts.filter(
    ({ value, segment: { unit } }) => value.kind === 'percent' && OFF.test(unit.text.slice(value.end)),
  );
  const words = labelling(question);
  const [cut, other] = cuts.filter(({ segment }) =>
    words.some((word) => segment.own.has(stemmed(word)) || tells(segment.unit, word)),
  );
  // "Second child 15% off" is nothing to whoever has one.
  if (
    !cut ||
    other ||
    (/\b(?:second|2nd|third|sibling)\b/i.test(cut.segment.unit.text) &&
      !/\b(?:second|2nd|third|sibling|both|two|2|other)\b/.test(whole))
  )
    return undefined;
  const prices = notes.facts.filter((fact) => isMoney(fact, isPriced(notes)) && fact.segment.unit !== cut.segment.unit);
  const rest = words.filter((word) => !cut.segment.own.has(stemmed(word)) && !tells(cut.segment.unit, word));
  const named = prices.filter(({ segment: { unit } }) => rest.length > 0 && rest.every((word) => tells(unit, word)));
  const usual = prices.filter(({ segment: { unit } }) => !/\b(?:up to|if|freeze|late|extra|optional|joining)\b/i.test(unit.text));
  const per = /\b(month|week|year|day|hour|night)/.exec(`${question} ${cut.segment.unit.text}`)?.[1];
  const timed = usual.filter(({ value }) => per !== undefined && value.per.includes(per));
  const [price, more] = named.length === 1 ? named : timed.length === 1 ? timed : usual;
  if (!price || more || boundsIn(cut.segment.unit.text).length > 0) return undefined;
  const left = price.value.value * (1 - cut.value.value / 100);
  return {
    says: `That is ${said(left, price.value)}${price.value.per[0] === undefined || price.value.per[0] === 'each' ? '' : ` a ${price.value.per[0]}`}: ${said(price.value.value, price.value)} less ${figure(cut.value.value)}%.`,
    lines: [price.segment.unit.text, cut.segment.unit.text],
    isOnly: true,
  };
};

/** How often one unit of time goes into another: "the first year" of so much a month. */
const TIMES_IN: Readonly<Record<string, number>> = {
  'year month': 12,
  'year week': 52,
  'week day': 7,
  'week night': 7,
  'year year': 1,
  'month month': 1,
  'week week': 1,
};
/** "How much for the first year including joining": a rate for so long, with what is paid once. */
const forSoLong: Rule = (question, notes, whole) => {
  if (!ASKS_MONEY.test(whole) || /\b(?:left|if|save|more|less|than|change|owe|difference|each|per)\b/.test(question))
    return undefined;
  const lasting = valuesIn(question).find(({ kind }) => kind === 'duration');
  const bare = /\b(?:first|whole|full|the|entire) (year|month|week)\b/.exec(question)?.[1];
  const unit = lasting?.unit ?? bare;
  if (unit === undefined) return undefined;
  const many = lasting === undefined ? 1 : lasting.value / MINUTES_IN[unit]!;
  const usual = notes.facts.filter(
    ({ value, segment: { text } }) =>
      value.kind === 'money' &&
      value.per.length === 1 &&
      TIMES_IN[`${unit} ${value.per[0]!}`] !== undefined &&
      !/\b(?:up to|if|freeze|late|extra|optional|after|from)\b/i.test(text),
  );
  const once = notes.facts.filter(
    ({ value, segment }) =>
      value.kind === 'money' &&
      value.per.length === 0 &&
      labelling(question).some(
        (word) => !/^(?:first|whole|full|year|including|include)/.test(word) && segment.own.has(stemmed(word)),
      ),
  );
  const words = labelling(question).filter(
    (word) =>
      !ASKING.test(word) &&
      !/^(?:first|whole|full|includ\w*|plus|with)$/.test(word) &&
      !once.some(({ segment }) => segment.own.has(stemmed(word))),
  );
  const named = usual.filter(({ segment: { unit: own } }) => words.length > 0 && words.every((word) => tells(own, word)));
  const [rate, other] = named.length > 0 ? named : usual;
  const isMet = words.every((word) => named.length > 0 || !notes.units.some((own) => tells(own, word)));
  const times = rate === undefined ? 0 : many * TIMES_IN[`${unit} ${rate.value.per[0]!}`]!;
  if (!rate || other || !isMet || (times <= 1 && once.length === 0)) return undefined;
  const sum = times * rate.value.value + once.reduce((so, { value }) => so + value.value, 0);
  return {
    says: `That makes ${said(sum, rate.value)}: ${[`${figure(times)} × ${said(rate.value.value, rate.value)}`, ...once.map(({ value }) => said(value.value, value))].join(' + ')}.`,
    lines: [...new Set([rate, ...once].map(({ segment }) => segment.unit.text))],
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

/** Prices whose whole name the question says, as often as it says: "one large dog and one small one, both for a full groom". */
const wholeNames: Rule = (question, notes): Reckoned | undefined => {
  // Of whom the age is told, some may go free.
  if (/\(\d|\baged?\b|\b(?:years?|months?)[- ]old\b/.test(question)) return undefined;
  if (
    !ASKS_MONEY.test(question) ||
    /\b(?:left|if|save|more|less|than|change|owe|difference|which|per person|each)\b/.test(question)
  )
    return undefined;
  const prices = notes.facts.filter(
    (fact) =>
      fact.value.kind === 'money' &&
      fact.value.per.every((per) => per === 'each') &&
      valuesIn(fact.segment.unit.text).filter(({ kind }) => kind === 'money').length === 1,
  );
  const words = wordsIn(question).map(stemmed);
  const nameOf = ({ value, segment: { unit } }: Fact): readonly string[] =>
    labelling(unit.text.slice(0, value.at).replace(/\([^()]*\)/g, ' ')).map(stemmed);
  const named = prices
    .map((fact) => ({ fact, name: nameOf(fact) }))
    .filter(({ name }) => name.length > 0 && name.every((term) => words.includes(term)));
  // "Wash" lies within "wash and cut".
  const used = named.filter(
    ({ name }) => !named.some((other) => other.name.length > name.length && name.every((term) => other.name.includes(term))),
  );
  const all = new Set(used.flatMap(({ name }) => name));
  const rest = labelling(question).filter(
    (word) => !ASKING.test(word) && !all.has(stemmed(word)) && notes.units.some((unit) => tells(unit, word)),
  );
  if (used.length < 2 || rest.length > 0) return undefined;
  const parts = used.map(({ fact, name }) => {
    const own = name.filter((term) => used.every((other) => other.name === name || !other.name.includes(term)));
    const at = words.findIndex((word) => own.includes(word));
    const before = words.slice(Math.max(0, at - 2), at).findLast((word) => /^\d{1,2}$/.test(word) || numbered(word) > 0);
    return { fact, many: before === undefined ? 1 : numbered(before) };
  });
  const unless = /\b(?:before|without|not counting) (?:any |the )?(?:discount|offer|reduction)/.test(question)
    ? []
    : changing(
        notes,
        parts.map(({ fact, many }) => ({ fact, factor: many })),
        question,
      );
  const model = parts[0]!.fact.value;
  const sum = parts.reduce((so, { fact, many }) => so + many * fact.value.value, 0);
  return {
    says: `That makes ${said(sum, model)}: ${parts.map(({ fact, many }) => `${many === 1 ? '' : `${figure(many)} × `}${said(fact.value.value, fact.value)}`).join(' + ')}.`,
    lines: parts.map(({ fact }) => fact.segment.unit.text),
    ...(unless.length > 0 && { unless }),
  };
};

export const APPLIED_RULES: readonly Rule[] = [
  doses,
  weekly,
  afterBreak,
  overtime,
  blocks,
  beyond,
  overLimit,
  reduced,
  wholeNames,
  forSoLong,
  forAll,
  stepped,
];
