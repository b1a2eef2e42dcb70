/** What stands in a paper under a set word: who sent apologies, what is left of a total, several lines of an invoice, a balance before a payment, how long food keeps. */
import { said, type Reckoned, type Rule } from './amounts.ts';
import { labelling, type Notes } from './facts.ts';
import { countIn } from './likely.ts';
import { CHANGES } from './changes.ts';
import { daysOf, WEEK } from './times.ts';
import { MINUTES_IN, valuesIn, type Value } from './values.ts';
import { inFigures } from '../sums/quantities.ts';
import { figure } from '../sums/told.ts';
import { stemmed, wordsIn } from '../question/terms.ts';

const ASKS_ABSENT =
  /^who\b.*\b(?:missing|absent|apologi[sz]ed|apologies|(?:could|did|was|were)(?: not|n't) (?:\p{L}+ )?(?:make|come|attend|there|at|present|in)|stayed away|not (?:there|at|present))\b/u;
const APOLOGIES =
  /^(?:\d{1,2}[.)] )?(?:apologies|absent|absentees|not present|unable to attend)\b(?: for absence)?(?: (?:were )?(?:received|given|sent))?(?: from)?:? (?!none\b)(.{2,120})$/i;
/** "Apologies: K. Brandt". */
export const absentees: Rule = (question, { units }) => {
  if (!ASKS_ABSENT.test(question)) return undefined;
  const [only, other] = units.flatMap(({ line }) => {
    const names = APOLOGIES.exec(line)?.[1];
    return names === undefined || !/\p{Lu}/u.test(names) ? [] : [{ line, names }];
  });
  return only && !other ? { says: `That is ${only.names.replace(/\.$/, '')}.`, lines: [only.line], isOnly: true } : undefined;
};

interface Ended {
  readonly line: string;
  readonly name: string;
  readonly value: Value;
}
const AT_END = /^(.*?)(?<![\s:|=])[\s:|=]+(?:Rs\.? ?)?[£$€₹]?((?:\d{1,3}(?:,\d{3})+|\d+)\.\d\d)$/u;
/** "Consumer unit ...... 112.50": the lines of a bill, with what stands at their end. */
const endedIn = ({ units }: Notes): readonly Ended[] =>
  [...new Set(units.map(({ line }) => line))].flatMap((line) => {
    const [, before, typed] = AT_END.exec(line) ?? [];
    const sign = /[£$€₹](?=[\d.,]+$)/.exec(line)?.[0];
    const value = valuesIn(`${sign ?? '£'}${typed ?? ''}`)[0];
    const name = before?.split(/\d/, 1)[0]!.replace(/[^\p{L})]{1,12}(?:(?:x|at)\s{0,3})?$/iu, '');
    return value === undefined || name === undefined || !/\p{L}{2}/u.test(name)
      ? []
      : [{ line, name, value: sign === undefined ? { ...value, kind: 'amount', unit: '', typed: typed! } : value }];
  });
const LEAST_LINES = 3;
const TOTAL = /^(?:grand |invoice |overall )?total\b/i;
const PAID = /\b(?:deposit|paid|payment|received|on account|advance)\b/i;
const NO_LINE = /^(?:sub-?total|(?:grand |invoice |overall )?total|vat|tax|gst|balance|amount due|deposit|paid|less)\b/i;
const ASKS_LEFT =
  /\b(?:still|left to pay|owe[sd]?|owing|outstanding|balance|remain\w*|after (?:the |my |our )?deposit|less (?:the |my |our )?deposit)\b/;

/** The total of a bill, less what was paid of it. */
export const leftOfTotal: Rule = (question, notes): Reckoned | undefined => {
  if (!ASKS_LEFT.test(question) || !/\bhow much\b|\bwhat\b/.test(question) || /\b(?:if|each|when|who|by what)\b/.test(question))
    return undefined;
  const rows = endedIn(notes);
  const [total, other] = rows.filter(({ name }) => TOTAL.test(name));
  const paid = rows.filter(({ name }) => PAID.test(name) && !TOTAL.test(name));
  if (rows.length < LEAST_LINES || !total || other || paid.length === 0 || rows.some(({ name }) => /^balance\b/i.test(name)))
    return undefined;
  const left = total.value.value - paid.reduce((so, { value }) => so + value.value, 0);
  return left < 0
    ? undefined
    : {
        says: `${said(left, total.value)} is still to pay: ${said(total.value.value, total.value)} less ${paid.map(({ value }) => said(value.value, value)).join(' and ')}.`,
        lines: [total.line, ...paid.map(({ line }) => line)],
        isOnly: true,
      };
};

const JOINS = /\b(?:and|plus|together|both|with)\b/;
/** Words that ask for a sum, and name no line of it. */
const ASKING =
  /^(?:come|comes|came|together|altogether|cost\w*|pay|paid|charge\w*|total|sum|add\w*|much|both|alone|just|before|vat|tax|excluding|without|bill|invoice|price\w*|spen[dt]|item\w*|line\w*|work\w*|all)$/;
/** "The consumer unit and the sockets together": lines of a bill that are named, each by a word of its own. */
export const namedLines: Rule = (question, notes): Reckoned | undefined => {
  if (
    !JOINS.test(question) ||
    !/\bhow much\b|\bwhat\b.*\b(?:cost|come to|total|pay|paid|charged?)\b/.test(question) ||
    /\b(?:if|each|more|less|than|left|still|difference|share|per|with (?:vat|tax)|inc\w*)\b/.test(question)
  )
    return undefined;
  const rows = endedIn(notes).filter(({ name }) => !NO_LINE.test(name));
  const words = labelling(question).filter((word) => !ASKING.test(word));
  const meant = words.map((word) => rows.filter(({ name }) => wordsIn(name).map(stemmed).includes(stemmed(word))));
  const named = rows.filter((row) => meant.some((some) => some.length === 1 && some[0] === row));
  if (rows.length < LEAST_LINES || named.length < 2 || meant.some((some) => !some.some((row) => named.includes(row))))
    return undefined;
  const model = named[0]!.value;
  const tax = endedIn(notes).find(({ name }) => /^(?:vat|tax|gst)\b/i.test(name));
  const isNet = /\b(?:before|without|excluding|ex) (?:the )?(?:vat|tax|gst)\b/.test(question);
  return {
    says: `That makes ${said(
      named.reduce((so, { value }) => so + value.value, 0),
      model,
    )}${tax ? ' before tax' : ''}: ${named.map(({ value, name }) => `${said(value.value, value)} (${name})`).join(' + ')}.`,
    lines: named.map(({ line }) => line),
    isOnly: true,
    ...(tax && !isNet && { unless: [tax.line] }),
  };
};

const PAYING = 'paying|spending|buying|settling|taking out|withdrawing|paying for|the purchase of|deducting';
const STANDS = /\b(?:balance|fund\w*|account|kitty|bank|savings|stands?|left|has|have|holds?)\b/i;
/** "Balance stands at £900 after paying £100 for the tank": what it was before, or is after. */
export const aroundPayment: Rule = (question, { units }): Reckoned | undefined => {
  const [, way] = /\b(?:how much|what)\b.*\b(before|after)\b/.exec(question) ?? [];
  if (way === undefined || valuesIn(question).some(({ kind }) => kind === 'money')) return undefined;
  const [only, other] = units.flatMap(({ text }) => {
    const [stands, paid, more] = valuesIn(text).filter(({ kind }) => kind === 'money');
    const between = stands && paid && !more ? text.slice(stands.end, paid.at) : '';
    const told = new RegExp(`\\b(before|after) (?:${PAYING})\\b`, 'i').exec(between)?.[1]?.toLowerCase();
    return told !== undefined && told !== way && STANDS.test(text.slice(0, stands!.at))
      ? [{ text, stands: stands!, paid: paid!, about: labelling(text.slice(paid!.end)) }]
      : [];
  });
  if (!only || other) return undefined;
  const asked = new Set(wordsIn(question).map(stemmed));
  if (
    !only.about.some((word) => asked.has(stemmed(word))) &&
    !/\b(?:that|it|this) (?:payment|was paid)|\bpaying\b/.test(question)
  )
    return undefined;
  const sign = way === 'before' ? 1 : -1;
  return {
    says: `That is ${said(only.stands.value + sign * only.paid.value, only.stands)}: ${said(only.stands.value, only.stands)} ${sign > 0 ? '+' : '−'} ${said(only.paid.value, only.paid)}.`,
    lines: [only.text],
    isOnly: true,
  };
};

/** "Twins", "the most spending money allowed": the price for each and the most that each may have beside it. */
export const eachWithMost: Rule = (_question, notes, whole): Reckoned | undefined => {
  const many = countIn(whole);
  if (
    many === undefined ||
    !/\b(?:most|maximum|max|full amount|as much|limit)\b/.test(whole) ||
    !/\bhow much\b|\bwhat\b/.test(whole)
  )
    return undefined;
  const money = notes.facts.filter(({ value }) => value.kind === 'money');
  const isMost = ({ value, segment: { unit } }: (typeof money)[number]): boolean =>
    /\b(?:up to|max(?:imum)?(?: of)?|no more than|at most|limit(?: of|:)?) $/i.test(unit.text.slice(0, value.at)) ||
    /^ (?:max\b|maximum\b|at most\b)/i.test(unit.text.slice(value.end));
  const [most, otherMost] = money.filter(
    (fact) => isMost(fact) && labelling(fact.segment.unit.text).filter((word) => labelling(whole).includes(word)).length > 0,
  );
  const [price, other] = money.filter((fact) => !isMost(fact) && fact.value.per.length === 1 && fact.value.per[0] === 'each');
  if (!most || otherMost || !price || other || most.value.unit !== price.value.unit) return undefined;
  return {
    says: `That makes ${said(many * (price.value.value + most.value.value), { ...price.value, typed: '0.00' })}: ${figure(many)} × (${said(price.value.value, price.value)} + ${said(most.value.value, most.value)}).`,
    lines: [...new Set([price.segment.unit.text, most.segment.unit.text])],
    isOnly: true,
  };
};

const KEEPS =
  /\b(?:keeps?|stays? fresh|lasts?|good|eat|eaten|use|used|consume|finish)\b(?: (?:up|well|within|for|it|up to|about|around|chilled|in the fridge|by|opened))* $/i;
const FROZEN = /\b(?:freez\w+|frozen)\b/i;
const ASKS_EATEN =
  /\b(?:can|could|may|will|would|is|should|safe|ok|okay|alright|all right|still)\b.*\b(?:eat|finish|have|use|fine|good|ok|okay|safe|serve|alright|all right|keep|last)\b/;
/** "Keeps 3 days", made on Monday: whether it may be eaten on Friday. */
export const keptFor: Rule = (_question, { units }, whole): Reckoned | undefined => {
  if (!ASKS_EATEN.test(whole) || !/\b(?:made|cooked|opened|baked|bought|from|since)\b/.test(whole)) return undefined;
  const [made, eaten, more] = valuesIn(whole).filter((value) => value.kind === 'weekdays' && daysOf(value).length === 1);
  const asksFrozen = FROZEN.test(whole);
  const [limit, other] = units.flatMap(({ text }) => {
    const figures = inFigures(text);
    return valuesIn(figures)
      .filter(({ kind, unit }) => kind === 'duration' && (unit === 'day' || unit === 'week'))
      .filter(({ at }) => KEEPS.test(figures.slice(0, at)))
      .filter(({ at }) => FROZEN.test(figures.slice(0, at).split(/[,;.]/).at(-1)!) === asksFrozen)
      .map((value) => ({ text, days: value.value / MINUTES_IN['day']!, typed: value.typed }));
  });
  if (!made || !eaten || more || !limit || other) return undefined;
  const [from, to] = [daysOf(made)[0]!, daysOf(eaten)[0]!];
  const after = (to - from + 7) % 7;
  // "Next Friday" may be a week on.
  if (after === 0 || /\bnext\b|\blast\b/.test(whole)) return undefined;
  const isFine = after <= limit.days;
  return {
    says: `${isFine ? 'Yes' : 'No'}: it keeps ${limit.typed}, and ${WEEK[to]!} is ${after} day${after === 1 ? '' : 's'} after ${WEEK[from]!}.`,
    lines: [limit.text],
    isOnly: true,
  };
};

const CALLS_TO_IT = /\b(?:invit\p{L}+|join us|come (?:to|along)|you are welcome)\b/iu;
const ANY_EVENT = /^(?:party|event|do|bash|celebration|meeting|gathering|get-together)$/;
const MOVED = /\b(?:moved?|changed?|now|put (?:off|back)|brought forward|postponed|rescheduled)\b/i;
const CLOCK_TOLD =
  /\b(?:from|at|starts? at|starting|for|till?|until)? ?(?:\d{1,2}(?:[.:]\d\d)? ?[ap]m|\d{1,2}[.:]\d\d)(?: sharp)?/i;
/** "Saturday 3 October, 8 pm", under the name of what it is: the one day of an invitation, or the one it was moved to. */
export const eventDay =
  (isReply: (line: string) => boolean): Rule =>
  (question, { text, units }): Reckoned | undefined => {
    const asksTime = /^what time\b.*\b(?:turn up|arrive|start\w*|begin\w*|get there|come|be there)\b/.test(question);
    const thing =
      /^(?:so |and )?when (?:is|was|will be|'s) (?:the|our|your|their|his|her|\p{L}+['’]s) ([\p{L} -]+?)(?: now)?$/u.exec(
        question,
      )?.[1];
    if (!asksTime && thing === undefined) return undefined;
    const head = text.trim().split('\n').slice(0, 2).join(' ');
    const isIt =
      thing === undefined
        ? CALLS_TO_IT.test(head)
        : wordsIn(thing).every((word) => head.toLowerCase().includes(word)) || (ANY_EVENT.test(thing) && CALLS_TO_IT.test(head));
    if (!isIt) return undefined;
    const dated = units.flatMap((unit) => {
      const [day, more] = isReply(unit.text) ? [] : valuesIn(unit.text).filter(({ kind }) => kind === 'date');
      return day && !more ? [{ unit, day }] : [];
    });
    const [first, moved, more] = dated;
    if (!first || more || first.day.at > 3 || (moved && !(CHANGES.test(moved.unit.line) && MOVED.test(moved.unit.text))))
      return undefined;
    const own = (moved ?? first).unit;
    const clock =
      CLOCK_TOLD.exec(own.text)?.[0] ??
      (!moved || /\bsame time\b/i.test(own.text) ? CLOCK_TOLD.exec(first.unit.text)?.[0] : undefined);
    if (asksTime && clock === undefined) return undefined;
    const { typed } = (moved ?? first).day;
    return {
      says: `That is ${asksTime ? clock!.trim() : `${typed}${clock === undefined ? '' : `, ${clock.trim()}`}`}.`,
      lines: [...new Set([...(moved && !asksTime ? [] : [first.unit.text]), own.text])],
      isOnly: true,
    };
  };
