/** Rows that open with a date each: which is next, who follows the week off, how many are at home, and when to be there. */
import { listed } from '../../../english/prose.ts';
import type { Reckoned, Rule } from './amounts.ts';
import { labelling, type Notes } from './facts.ts';
import type { Unit } from './units.ts';
import { valuesIn, type Value } from './values.ts';
import { shown } from './when.ts';
import { spell } from '../sums/told.ts';
import { stemmed, wordsIn } from '../question/terms.ts';
import { DAY_MS, today } from '../values/calendar.ts';
import { ANY_YEAR } from '../values/read.ts';

type Side = 'home' | 'away';
interface Fixture {
  readonly unit: Unit;
  readonly date: Value;
  /** In days, in the year that it falls in seen from today. */
  readonly day: number;
  readonly name: string;
  readonly side: Side | undefined;
  readonly clock: Value | undefined;
  readonly isOff: boolean;
  /** What was said of it later. */
  readonly change: Unit | undefined;
}

const OFF = /^no \p{L}+$|\b(?:week off|cancelled|called off|break|bye|half[- ]term)\b/iu;
const CHANGED = /\b(?:update|change|correction|moved|now|postponed|cancelled|instead)\b/i;
const sideIn = (text: string): Side | undefined =>
  /\((?:h|home)\)|\b(?:at )?home\b/i.test(text) ? 'home' : /\((?:a|away)\)|\baway\b/i.test(text) ? 'away' : undefined;
const clockIn = (text: string): Value | undefined => valuesIn(`open ${text}`).find(({ kind }) => kind === 'clock');
const HALF_A_YEAR = 183;
const dayOf = (serial: number): number => {
  const date = new Date(serial * DAY_MS);
  if (date.getUTCFullYear() !== ANY_YEAR) return serial;
  const now = today().getTime() / DAY_MS;
  const own = Date.UTC(today().getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()) / DAY_MS;
  return own < now - HALF_A_YEAR ? Date.UTC(today().getUTCFullYear() + 1, date.getUTCMonth(), date.getUTCDate()) / DAY_MS : own;
};

const LEAST = 3;
const fixturesIn = ({ units }: Notes): readonly Fixture[] => {
  const rows = units.flatMap((unit) => {
    const date = valuesIn(unit.text).find(({ kind, value, to }) => kind === 'date' && value === to);
    if (!date || date.at > 2) return [];
    const rest = unit.text.slice(date.end).replace(/^[\s:,–-]+/, '');
    const change = units.find(
      (other) =>
        other !== unit &&
        CHANGED.test(other.text) &&
        valuesIn(other.text).some(({ kind, value }) => kind === 'date' && value === date.value),
    );
    const clock = clockIn(rest);
    const name = rest
      .replace(/^vs?\.? (?=\p{L})/u, '')
      .split(/ ?\(| KO\b| kick|, | [-–] | {2,}/)[0]!
      .slice(0, clock && rest.indexOf(clock.typed) > 0 ? undefined : 60)
      .replace(/ \d.*$/, '')
      .trim();
    return [
      {
        unit,
        date,
        day: dayOf(date.value),
        name,
        side: (change && sideIn(change.text)) ?? sideIn(rest),
        clock: (change && clockIn(change.text)) ?? clock,
        isOff: OFF.test(rest) || /\b(?:cancelled|called off|postponed)\b/i.test(change?.text ?? ''),
        change,
      },
    ];
  });
  return rows.length >= LEAST && rows.every(({ day }, at) => at === 0 || day > rows[at - 1]!.day) ? rows : [];
};

const EARLY = /^ (?:early|earlier|beforehand|before\b|ahead)/i;
/** How long before it begins one is to be there; of two such rules the one for where it is played. */
const earlyFor = ({ units }: Notes, side: Side | undefined): { readonly unit: Unit; readonly early: Value } | undefined => {
  const all = units.flatMap((unit) => {
    const found = valuesIn(unit.text).filter(
      ({ kind, end }) => kind === 'duration' && (EARLY.test(unit.text.slice(end)) || sideIn(unit.text.slice(end)) !== undefined),
    );
    return found.map((early, at) => ({ unit, early, side: sideIn(unit.text.slice(early.end, found[at + 1]?.at)) }));
  });
  const own = all.length > 1 ? all.filter((one) => one.side === side && side !== undefined) : all;
  return own.length === 1 && /\b(?:meet|arrive|be there|get there|come|turn up)\b/i.test(own[0]!.unit.text) ? own[0] : undefined;
};

export const fixtures: Rule = (question, notes) => {
  const rows = fixturesIn(notes);
  if (rows.length === 0) return undefined;
  const answer = (says: string, used: readonly Fixture[], more: readonly Unit[] = []): Reckoned => ({
    says,
    lines: [
      ...new Set([
        ...used.flatMap(({ unit, change }) => [unit.text, ...(change ? [change.text] : [])]),
        ...more.map(({ text }) => text),
      ]),
    ],
    isOnly: true,
  });
  const told = ({ date, name, side, clock }: Fixture): string =>
    `${date.typed}: ${name}${side === undefined ? '' : ` (${side})`}${clock ? `, ${clock.typed}` : ''}`;
  const after = /\bafter (?:the |our |that )?(?:week off|break|gap|free week|bye|no (?:game|match))\b/.test(question);
  if (after) {
    const off = rows.filter(({ isOff }) => isOff);
    const next = off.length === 1 ? rows[rows.indexOf(off[0]!) + 1] : undefined;
    return next && answer(`That is ${next.name}, on ${next.date.typed}.`, [off[0]!, next]);
  }
  const side = sideIn(question);
  const now = today().getTime() / DAY_MS;
  const isLeft = /\b(?:left|next|still|remaining|to come|to go)\b/.test(question);
  const fit = rows.filter((row) => !row.isOff && (side === undefined || row.side === side) && (!isLeft || row.day >= now));
  if (/\bhow many\b/.test(question) && side !== undefined && !/\b(?:hours?|people|kids|players)\b/.test(question))
    return answer(
      `That is ${fit.length}${fit.length === 0 ? '' : `: ${listed(fit.map(({ date, name }) => `${name} (${date.typed})`))}`}.`,
      fit,
    );
  const words = labelling(question).map(stemmed);
  const day = /\b(?:the )?(\d{1,2})(?:st|nd|rd|th)\b/.exec(question)?.[1];
  const dated = valuesIn(question).find(({ kind }) => kind === 'date');
  const named = rows
    .filter(({ isOff }) => !isOff)
    .filter(
      (row) =>
        wordsIn(row.name).some((word) => words.includes(stemmed(word))) ||
        (dated
          ? dated.value === row.date.value
          : day !== undefined && new Date(row.date.value * DAY_MS).getUTCDate() === Number(day)),
    );
  const [row, other] = /\bnext\b/.test(question)
    ? fit.filter((one) => named.length === 0 || named.includes(one)).slice(0, 1)
    : named;
  if (!row || other) return undefined;
  if (
    /\b(?:what time|when|how early)\b/.test(question) &&
    /\b(?:meet|get there|be there|arrive|turn up|dropped?|drop)\b/.test(question)
  ) {
    const rule = earlyFor(notes, row.side);
    const start = row.clock
      ? undefined
      : notes.units.find(
          ({ text }) => /\b(?:starts?|kick[- ]?off|KO|begin)\b/i.test(text) && clockIn(text) && !CHANGED.test(text),
        );
    const clock = row.clock ?? (start && clockIn(start.text));
    return rule && clock
      ? answer(
          `That is ${shown(clock.value - rule.early.value, clock)}: ${spell(rule.early.value / 60)} before ${clock.typed}${row.side === undefined ? '' : ` (${row.side})`}.`,
          [row],
          [...(start ? [start] : []), rule.unit],
        )
      : undefined;
  }
  return /\bnext\b/.test(question) && /^(?:so |and )?(?:when|who|what|which)\b/.test(question)
    ? answer(`That is ${told(row)}.`, [row])
    : undefined;
};
