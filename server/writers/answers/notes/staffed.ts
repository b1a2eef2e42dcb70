/** Where fewer are down than are needed: "need 2 on every night", above rows of names; "need 22, have 15". */
import { listed } from '../../../english/prose.ts';
import type { Rule } from './amounts.ts';
import { askingsIn } from './parts.ts';
import { isUnsettled } from './unsettled.ts';
import { daysOf, WEEK } from './times.ts';
import { valuesIn } from './values.ts';
import { numberName } from './number-names.ts';

const ASKS_SHORT =
  /\b(?:short(?: of)?|short[- ]?(?:handed|staffed)|under ?staffed|(?:not|\p{L}+n't|dont|doesnt) (?:have |got |fully )*(?:enough|covered|staffed)|enough (?:\p{L}+ ){0,3}(?:for|on|every|each|all)\b|not enough|too few|need (?:more|another|somebody|someone|extra|filling)|still need|gaps?|holes?|below (?:the )?(?:minimum|number)|missing (?:people|someone|somebody|staff))\b/u;
const ASKS_HOW_MANY = /^(?:by )?how (?:many|much|short)(?: \w+){0,4}$|^where (?:are|is)\b.{0,120}\b(?:holes?|gaps?)$/;
const MANY = String.raw`(\d{1,3}|two|three|four|five|six|seven|eight|nine|ten)(?![\d%]|[.:,]\d)`;
const NEED = new RegExp(
  String.raw`\b(?:needs?|needed|min(?:imum)?(?: of)?|at least|must have|should have|requires?|no fewer than):? ${MANY}|(?<![\p{L}\d.:])${MANY} (?:\p{Ll}+ )?(?:needed|required|minimum|min)\b`,
  'iu',
);
const EACH = /\b(?:every|each|per|all|any|both|daily|always|an? (?:day|night|shift|session))\b/i;
const WORDS = 'zero one two three four five six seven eight nine ten'.split(' ');
const countOf = (typed: string): number => (/^\d/.test(typed) ? Number(typed) : WORDS.indexOf(typed.toLowerCase()));
const needIn = (line: string): number | undefined => {
  const [, one, other] = NEED.exec(line) ?? [];
  const typed = one ?? other;
  return typed === undefined ? undefined : countOf(typed);
};

interface Row {
  readonly key: string;
  readonly there: readonly string[];
  /** Named, and not yet sure to come. */
  readonly open: readonly string[];
  readonly line: string;
}
const ROW = /^(?:[-*•] )?([^-–—:,]{2,24}?(?::\d\d[^-–—:,]{0,12})?)(?: [-–—] ?|: ?)(.*)$/;
const NOBODY = /^(?:nobody|no one|none|empty|vacant|\?+|-*)(?: yet)?$/i;
const AWAY = /\b(?:off|sick|away|leave|holiday|can['’]?t|cannot|called out|unavailable|not in)\b/i;
const PERSON =
  /^(?:\d )?(?:\p{Lu}[\p{L}.'’]*(?: \p{Lu}[\p{L}.'’]*){0,2}|(?:\p{Ll}+ ){0,2}(?:nurse|temp|agency|student|volunteer|trainee|helper|staff|cover))$/u;

const rowIn = (line: string): Row | undefined => {
  const [, key, rest] = ROW.exec(line) ?? [];
  if (key === undefined || needIn(line) !== undefined) return undefined;
  const [there, open]: [string[], string[]] = [[], []];
  for (const piece of rest!.split(/ ?[,;+&/] ?| and /)) {
    const name = piece.replace(/\([^()]*\)|\?/g, '').trim();
    if (NOBODY.test(name)) continue;
    const bare = name
      .replace(/ (?:not (?:yet )?(?:confirmed|sure)|tb[ac]|maybe|unconfirmed|confirmed|possibly)\b.*$/i, '')
      .replace(/^(?:maybe|possibly|perhaps) /i, '');
    if (!PERSON.test(bare) || /^(?:not|tb[acd]|unconfirmed|maybe)$/i.test(bare)) {
      // "…, NOT confirmed yet" is told of the one before it.
      const last = isUnsettled(piece) ? there.pop() : undefined;
      if (last !== undefined) open.push(last);
      else if (!isUnsettled(piece) && !AWAY.test(piece)) return undefined;
    } else if (!AWAY.test(piece)) (isUnsettled(piece) ? open : there).push(bare);
  }
  return { key: key.trim(), there, open, line };
};
const LEAST_ROWS = 3;

const named = (key: string): string => {
  const [day, more] = valuesIn(key).flatMap(daysOf);
  return day !== undefined && more === undefined && /^\p{L}+$/u.test(key) ? WEEK[day]! : key;
};
const gapOf = ({ there, open }: Row, need: number): string => {
  const short = need - there.length;
  const has = there.length === 0 ? 'nobody is down' : `only ${listed(there)} ${there.length === 1 ? 'is' : 'are'} down`;
  if (open.length === 0) return `${numberName(short)} short (${has})`;
  const still = Math.max(0, short - open.length);
  return `${numberName(short)} short unless ${listed(open.map((one) => (/^\p{Ll}/u.test(one) ? `the ${one}` : one)))} can come${still > 0 ? `, and then still ${numberName(still)} short` : ''}`;
};

export const staffed: Rule = (question, notes, whole) => {
  if (!ASKS_SHORT.test(question) || /\bshort of (?:money|time)\b/.test(question)) return undefined;
  const lines = notes.text.split('\n').map((line) => line.trim());
  const [rule, other] = lines.filter((line) => needIn(line) !== undefined && EACH.test(line));
  if (rule === undefined || other !== undefined) return undefined;
  const need = needIn(rule)!;
  const rows = lines.map(rowIn).filter((row) => row !== undefined);
  const people = rows.flatMap(({ there }) => there);
  // Names come again in a rota.
  if (rows.length < LEAST_ROWS || new Set(people).size === people.length) return undefined;
  const short = rows.filter(({ there }) => there.length < need);
  const unsure = lines.filter(
    (line) => isUnsettled(line) && rows.every((row) => row.line !== line) && people.some((name) => line.startsWith(name)),
  );
  const { parts } = askingsIn(whole);
  return {
    says:
      short.length === 0
        ? `None: each has the ${numberName(need)} that ${need === 1 ? 'is' : 'are'} needed.`
        : `${listed(short.map((row) => `${named(row.key)} is ${gapOf(row, need)}`))}. ${short.length === rows.length ? 'Each needs' : 'The others have enough; each needs'} ${numberName(need)}.`,
    lines: [rule, ...short.map(({ line }) => line)],
    unless: unsure,
    isOnly: true,
    ...(parts.every((part) => ASKS_SHORT.test(part) || ASKS_HOW_MANY.test(part)) && { isWhole: true }),
  };
};

const ASKS_MORE = /\bhow many \p{L}+.{0,120}\b(?:short|still|more)\b|\bhow many more\b/u;
const HAVE = /\b(?:have|got|has|so far)\b:? (?:only )?(\d{1,4})\b/i;
/** "Marshals: need 22, have 15." */
export const stillNeeded: Rule = (question, { units }) => {
  if (!ASKS_MORE.test(question)) return undefined;
  const rows = units.filter(({ text }) => needIn(text) !== undefined && HAVE.test(text));
  const own = rows.filter(({ text }) =>
    question.split(' ').some((word) => word.length > 4 && text.toLowerCase().includes(word.replace(/s$/, ''))),
  );
  const [row, more] = own.length > 0 ? own : rows;
  if (!row || more) return undefined;
  const [need, have] = [needIn(row.text)!, Number(HAVE.exec(row.text)![1])];
  return need > have
    ? { says: `That is ${need - have} more: ${need} are needed and there are ${have}.`, lines: [row.text], isOnly: true }
    : undefined;
};
