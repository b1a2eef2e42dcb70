/** What is not in the notes but follows from them: a sum, a difference, a date, who is there when. */
import { likeInNotes } from '../question/alike.ts';
import { ACCOUNT_RULES, RATE_RULES } from './account.ts';
import { APPLIED_RULES } from './applied.ts';
import { type Reckoned, type Rule } from './amounts.ts';
import { balance, givenBack, metered } from './balances.ts';
import { basket, perHead } from './basket.ts';
import { difference, extreme, pair } from './comparisons.ts';
import { arriving } from './arriving.ts';
import { toBring } from './bring.ts';
import { deed, diet, initialled } from './called-otherwise.ts';
import { closing } from './closing.ts';
import { gaps } from './gaps.ts';
import { given } from './given.ts';
import { lateness } from './late.ts';
import { ofKind } from './of-kind.ts';
import { staffed, stillNeeded } from './staffed.ts';
import { onLoan, stillOpen, unpaid } from './still-open.ts';
import { undated } from './unsettled.ts';
import { banded } from './bands.ts';
import { BOUND_RULES } from './bound.ts';
import { isUntoldCase } from './cases.ts';
import { COUNT_RULES } from './counted.ts';
import { chain } from './chain.ts';
import { CHANGES } from './changes.ts';
import { CLAUSE_RULES } from './clauses.ts';
import { COURSE_RULES } from './course.ts';
import { labelling, readNotes, tells, type Notes } from './facts.ts';
import { logged } from './log.ts';
import { ledger } from './ledger.ts';
import { counted } from './listed-under.ts';
import { DUE_RULES } from './due.ts';
import { fixtures } from './fixtures.ts';
import { hourly } from './hourly.ts';
import { timetable } from './grid.ts';
import { rota } from './rota.ts';
import { ROW_RULES } from './rows.ts';
import { END_RULES, MONEY_RULES, PLAN_RULES } from './plan.ts';
import { isNobody, isToldOf } from './piece.ts';
import { placeOfTalk, talk, volunteer } from './talk.ts';
import { lentBack, outstanding } from './owed.ts';
import { assigned, tookOver } from './assigned.ts';
import { scaled } from './scaled.ts';
import { gridded, sharedOut } from './shared.ts';
import { absentees, aroundPayment, eachWithMost, eventDay, keptFor, leftOfTotal, namedLines } from './told.ts';
import { suited } from './suited.ts';
import { withSwaps } from './swapped.ts';
import { tabled } from './table.ts';
import { TALLY_RULES } from './tally.ts';
import { TIME_RULES } from './times.ts';
import { total } from './total.ts';
import type { Unit } from './units.ts';
import { UNTIL_RULES } from './until.ts';
import { WHEN_RULES } from './when.ts';
import { valuesIn } from './values.ts';
import { timesInFigures } from '../sums/clock-sums.ts';
import { withHalfHours } from '../values/halves-of-day.ts';
import { stemmed, wordsIn } from '../question/terms.ts';

/** By when to answer or to pay. */
const REPLY_BY =
  /\b(?:rsvp|repl(?:y|ies)|respond|let (?:me|us|\p{Lu}\p{Ll}+) know|book(?:ings?)?|return (?:the|this) (?:form|slip)|sign up|payable|pay(?:ment)?s?)\b[^.;]{0,40}?\b(?:by|before|till?|until) [^.;]*\d/iu;

/** In this order: the first that can is used. */
const RULES: readonly Rule[] = [
  undated,
  deed,
  diet,
  initialled,
  staffed,
  stillNeeded,
  given,
  gaps,
  lateness,
  toBring,
  ofKind,
  stillOpen,
  onLoan,
  arriving,
  suited,
  logged,
  lentBack,
  outstanding,
  scaled,
  hourly,
  timetable,
  fixtures,
  ...DUE_RULES,
  ...UNTIL_RULES,
  rota,
  sharedOut,
  gridded,
  tabled,
  total,
  absentees,
  leftOfTotal,
  namedLines,
  aroundPayment,
  eachWithMost,
  keptFor,
  eventDay((line) => REPLY_BY.test(line)),
  ...APPLIED_RULES,
  banded,
  ...ACCOUNT_RULES,
  ...WHEN_RULES,
  tookOver,
  ...ROW_RULES,
  talk,
  placeOfTalk,
  volunteer,
  ...TALLY_RULES,
  ...PLAN_RULES,
  counted,
  ...COURSE_RULES,
  ...END_RULES,
  ...TIME_RULES,
  givenBack,
  metered,
  balance,
  pair,
  difference,
  basket,
  perHead,
  extreme,
  ...COUNT_RULES,
  ...MONEY_RULES,
  ledger,
  ...RATE_RULES,
  ...BOUND_RULES,
  unpaid,
  closing,
  ...CLAUSE_RULES,
  chain,
  assigned,
];

/** What asks and reckons, and names nothing that a line would have to tell. */
const RECKONS =
  /^(?:altogether|together|sum|add|left|more|less|most|least|first|last|latest|earliest|next|cheap\w*|expensive|dear\w*|big\w*|small\w*|long\w*|short\w*|averag\w*|spen[dt]|need\w*|want\w*|say|find|finish\w*|start\w*|end\w*|begin\w*|work\w*|com(?:e|es|ing)|leav\w*|meet\w*|back|own|amount|difference|compar\w*|bring\w*|open\w*|clos\w*|still|off|now|up|over|out|everyone|mak\w*|made)$/;

/** Who asks, and what is to be left out. */
const NOT_ASKED =
  /\b(?:i am|i'm|im) \p{L}+|\b(?:not counting|leaving out|apart from|excluding|except for)(?: the| any)? \p{L}+/gu;

/** Whether a word of the question that the notes have elsewhere is in none of the lines that were used: then they may be about another thing. */
const leavesOut = (question: string, { units }: Notes, { lines }: Reckoned): boolean => {
  const used = units.filter(({ text, line }) => lines.some((one) => one === text || one === line || line.includes(one)));
  const told = used.map(({ line, heading }) => new Set(wordsIn(`${line} ${heading}`).map(stemmed)));
  return labelling(question.replace(NOT_ASKED, '')).some((word) => {
    const term = stemmed(word);
    return (
      !RECKONS.test(word) &&
      valuesIn(word).length === 0 &&
      units.some((unit, at) => (at > 0 || /\d/.test(unit.text)) && tells(unit, word)) &&
      !told.some((terms) => terms.has(term) || [...likeInNotes(word)].some((other) => terms.has(other)))
    );
  });
};

/** Whether a later sentence that has as many words of the question changes what the one that was used says. */
const isOverruled = (question: string, { units }: Notes, { says, lines: [line, ...others] }: Reckoned): boolean => {
  // A figure stands until another is told.
  const isName = !/\d/.test(says);
  const at = others.length > 0 ? -1 : units.findIndex(({ text }) => text === line);
  const words = at === -1 ? [] : labelling(question).filter((word) => tells(units[at]!, word));
  return (
    words.length > 0 &&
    !CHANGES.test(line!) &&
    units
      .slice(at + 1)
      .some(
        (unit) =>
          CHANGES.test(unit.text) && (isName || valuesIn(unit.text).length > 0) && words.every((word) => tells(unit, word)),
      )
  );
};

/** A flight that was told to land at another time since, where no line that was used tells it. */
const isDelayed = ({ units }: Notes, { lines }: Reckoned): boolean => {
  const isUsed = ({ text, line }: Unit): boolean => lines.some((one) => one === text || one === line || line.includes(one));
  const first = units.findIndex((unit) => isUsed(unit) && hasClock(unit));
  return (
    first !== -1 &&
    units.slice(first + 1).some((unit) => DELAYED.test(unit.text) && hasClock(unit) && !isDated(unit) && !isUsed(unit))
  );
};
const DELAYED = /\b(?:delayed|running late|now (?:at )?\d{1,2}[.:]\d\d)\b/i;
/** What is corrected of one day is told of no other. */
const isDated = ({ text }: Unit): boolean => valuesIn(text).some(({ kind }) => kind === 'date');
const hasClock = ({ text }: Unit): boolean =>
  valuesIn(text).some(({ kind }) => kind === 'clock') || /\b\d{1,2}[.:]\d\d\b/.test(text);

/** One row was counted, where others tell of the same: "NB Fri: Ann" beside "Mon: Ann". */
const countsTooFew = (question: string, { units }: Notes, { says, lines: [line, ...others] }: Reckoned): boolean => {
  const used = others.length > 0 || !/^That is 1\b/.test(says) ? undefined : units.find(({ text }) => text === line);
  const words = used === undefined ? [] : labelling(question).filter((word) => tells(used, word));
  return words.length > 0 && units.some((unit) => unit !== used && words.every((word) => tells(unit, word)));
};

const TAKEN_OFF = /\b(?:comes? off|taken off|deduct\w*)\b/;
const EARNED = /\b(?:basic pay|gross|salary|wages?|earnings)\b/i;
/** What is earned is no part of what comes off it. */
const countsPay = (question: string, { lines }: Reckoned): boolean =>
  TAKEN_OFF.test(question) && lines.some((line) => EARNED.test(line));

const ASKS_REPLY =
  /\b(?:rsvp|repl\w+|respond|answer|know|book\w*|return|sign|pay\w*|paid|money|deadline|closing|last|latest|by|due|confirm|until|till)\b/;
/** The day by which to answer is not the day of what one is invited to. */
export const isReplyDate = (question: string, { lines }: Pick<Reckoned, 'lines'>): boolean =>
  /^(?:so |and )?when\b|\b(?:what|which) (?:day|date)\b/.test(question) &&
  !ASKS_REPLY.test(question) &&
  lines.some((line) => REPLY_BY.test(line) && valuesIn(line).filter(({ kind }) => kind === 'date').length === 1);

/** "At half six", "ten to 3". */
const askedInFigures = (plain: string): string =>
  withHalfHours(timesInFigures(plain)).replace(
    /\b(at|by|till?|until) (5|10|20|25) (to|past) (\d{1,2})\b(?![:.]\d)/g,
    (_, lead: string, many: string, way: string, hour: string) =>
      way === 'past'
        ? `${lead} ${hour}:${many.padStart(2, '0')}`
        : `${lead} ${((Number(hour) + 10) % 12) + 1}:${60 - Number(many)}`,
  );

const ASKS_LEAVE =
  /^(?:so |and )?(?:can|may|is|are|could|should) (?!.*\b(?:how|costs?|pay|paid|total|much|enough|afford|price|add)\b)/;
const ASKS_TIME = /^(?:so |and |at )?what time\b/;

const RATE = /\b(?:vat|service|tax|gst|discount|surcharge|levy)\b/i;
/** What a rate of the notes puts on a sum, or takes off, is said where it was not counted. */
const withRates = (question: string, { units }: Notes, found: Reckoned): Reckoned => {
  if (/\b(?:before|without|excluding|ex|no) (?:the )?(?:vat|tax|service|discount)\b/.test(question)) return found;
  const rates = units
    .map(({ text }) => text)
    .filter(
      (text) =>
        RATE.test(text) &&
        !/\bincl/i.test(text) &&
        !found.lines.some((line) => line.includes(text)) &&
        valuesIn(text).some(({ kind }) => kind === 'percent'),
    );
  return rates.length > 0 && (found.unless ?? []).length === 0 && ADDED.test(found.says) ? { ...found, unless: rates } : found;
};

const ADDED = /^That makes .*: .* \+ /;

/** @param plain the question in its plain form. */
export const workedFrom = (plain: string, text: string): Reckoned | undefined => {
  const { text: now, was } = withSwaps(text);
  const found = workedOut(plain, now);
  return found && { ...found, lines: [...new Set(found.lines.flatMap((line) => was.get(line) ?? line))] };
};

const workedOut = (plain: string, text: string): Reckoned | undefined => {
  const notes = readNotes(text);
  // What is told after the question is no part of it.
  const whole = askedInFigures(plain);
  const question = whole.split('? ')[0]!;
  if (isUntoldCase(question, notes)) return undefined;
  for (const rule of RULES) {
    const found = rule(question, notes, whole);
    // Whether somebody may is no sum.
    if (found && ASKS_LEAVE.test(question) && ADDED.test(found.says)) continue;
    // "New lock": nobody is called New.
    const somebody = /^who\b/.test(question) ? /^That is (\p{Lu}\p{Ll}+)\.$/u.exec(found?.says ?? '')?.[1] : undefined;
    if (
      somebody !== undefined &&
      (isNobody(somebody.toLowerCase()) || found!.lines.some((line) => isToldOf(question, somebody, line)))
    )
      continue;
    // A time is no day.
    if (
      found &&
      ASKS_TIME.test(question) &&
      found.says.startsWith('That is') &&
      !/\d|\b(?:noon|midday|midnight)\b/.test(found.says)
    )
      continue;
    if (found && (countsPay(question, found) || isReplyDate(question, found))) continue;
    if (found && (isOverruled(question, notes, found) || countsTooFew(question, notes, found) || isDelayed(notes, found)))
      return undefined;
    if (!found) continue;
    if (found.isOnly || !leavesOut(question, notes, found)) return withRates(question, notes, found);
    // A sum that leaves out what was asked for mostly adds the wrong lines.
    return ADDED.test(found.says) ? undefined : { ...found, isUnsure: true };
  }
  return undefined;
};
