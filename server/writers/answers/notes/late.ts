/** What a lateness costs that is told by its two dates: points off a mark, or a fee a day, with the mark or the sum that is left. */
import { money } from '../sums/told.ts';
import type { Rule } from './amounts.ts';
import { placed } from './due.ts';
import { labelling, tells } from './facts.ts';
import { numberName } from './number-names.ts';
import type { Unit } from './units.ts';
import { valuesIn, type Value } from './values.ts';
import { stemmed, wordsIn } from '../question/terms.ts';

const HANDED =
  /\b(?:hand\w*|turn\w*|submit\w*|sent|send\w*|gave|return\w*|tak\w+|took|bring\w*|brought|pay\w*|paid|upload\w*|got it in|(?:was|went|came|were) in(?: on)?)\b/;
const DUE = /\b(?:due|deadline|by|no later than|back by)\b/i;
const POINTS =
  /\b(?:minus|lose|loses|less|deduct\w*|off|take off)?:? ?(\d{1,2}) ?(?:points?|marks?|%|percent)(?: \p{L}+){0,2} (?:per|each|every|a|for (?:each|every)) (?:\p{L}+ )?day\b/iu;
const FEE =
  /(?:([£$€])(\d{1,3}(?:\.\d\d)?)|\b(\d{1,2}) ?(p|c|cents|pence))\b ?(?:per|a|each|every|for (?:each|every)) (?:\p{L}+ )?day\b/iu;
const EACH = /\b(?:per|a|each|every) (book|item|dvd|film|game|tool|disc|magazine)\b/i;
const CAP = /\b(?:max(?:imum)?|up to|capped at|no more than)(?: of)? ?[£$€](\d{1,3}(?:\.\d\d)?)/i;
const REFUSED =
  /\b(?:nothing|not|no)\b.{0,30}\b(?:after|more than) (\d{1,2}) days?|\bafter (\d{1,2}) days?\b[^.;]{0,12}\b(?:zero|nothing|0|fail|not accepted)/i;
const ANY_PART = /\bany part of a day\b|\bpart days? counts?\b/i;
const DAY = 24 * 60;
const END_OF_DAY = DAY - 1;

const isDay = ({ kind, value, to }: Value): boolean => kind === 'date' && value === to;
const clockIn = (text: string): number | undefined =>
  /\bmidnight\b/i.test(text) ? END_OF_DAY : valuesIn(text).find(({ kind }) => kind === 'clock')?.value;

/** "A 90-100, B 80-89, F below 60": the letter of a mark. */
const letterOf = (units: readonly Unit[], mark: number): { readonly letter: string; readonly line: string } | undefined => {
  const band =
    /(?<![\p{L}])([A-F][+-]?):? ?(?:(\d{1,3}) ?[-–] ?(\d{1,3})|(below|under) (\d{1,3})|(\d{1,3}) ?(?:\+|and (?:up|over)))/gu;
  for (const { line } of units)
    for (const [, letter, low, high, below, under, least] of line.matchAll(band)) {
      const isIn = below === undefined ? mark >= Number(low ?? least) && mark <= Number(high ?? 1000) : mark < Number(under);
      if (isIn) return { letter: letter!, line };
    }
  return undefined;
};

export const lateness: Rule = (_question, { units }, whole) => {
  if (!HANDED.test(whole) || !/\b(?:what|how much|which|do i|will)\b/.test(whole)) return undefined;
  const rate = units.find(({ text }) => POINTS.test(text) || FEE.test(text));
  if (!rate) return undefined;
  const told = valuesIn(whole).filter(isDay);
  const words = labelling(whole);
  const fitOf = (unit: Unit): number => words.filter((word) => tells(unit, word)).length;
  const numbers = new Set(whole.match(/(?<!\S)\d(?!\S)/g));
  const dated = units
    .filter(({ text }) => DUE.test(text) && valuesIn(text).filter(isDay).length === 1)
    .filter(({ text }) => (text.match(/(?<!\S)\d(?!\S)/g) ?? []).every((one) => numbers.size === 0 || numbers.has(one)))
    .toSorted((one, other) => fitOf(other) - fitOf(one));
  const isToldDue = told.length === 2 && /\bdue\b/.test(whole);
  const line = isToldDue || told.length !== 1 ? undefined : dated[0];
  if (!isToldDue && (!line || fitOf(line) === 0 || (dated[1] && fitOf(dated[1]) === fitOf(line)))) return undefined;
  const dueThen = told.find(({ at }) => /\bdue(?: back)?(?: on)?(?: the)? $/.test(whole.slice(0, at))) ?? told[0]!;
  const due = placed(isToldDue ? dueThen : valuesIn(line!.text).find(isDay)!);
  const handed = placed(told.find((day) => !isToldDue || day !== dueThen)!);
  const [by, at] = [isToldDue ? undefined : clockIn(line!.text), clockIn(whole)];
  const over = at === undefined || by === undefined ? 0 : (at - by) / DAY;
  const counts = units.find(({ text }) => ANY_PART.test(text));
  const days = Math.max(0, over > 0 && (counts || handed === due) ? handed - due + 1 : handed - due);
  if (days === 0) return undefined;
  const refused = units.find(({ text }) => REFUSED.test(text));
  const most = Number(
    (REFUSED.exec(refused?.text ?? '') ?? []).slice(1).find((one) => one !== undefined) ?? Number.POSITIVE_INFINITY,
  );
  const lines = [
    ...new Set([...(line ? [line.text] : []), rate.text, ...(counts ? [counts.text] : []), ...(refused ? [refused.text] : [])]),
  ];
  const late = `It is ${numberName(days)} day${days === 1 ? '' : 's'} late`;
  const [, points] = POINTS.exec(rate.text) ?? [];
  if (points !== undefined) {
    if (days > most)
      return {
        says: `${late}, which is more than the ${numberName(most)} that are allowed.`,
        lines,
        isOnly: true,
        isWhole: true,
      };
    const pass = units.find(({ text }) => /\bpass(?: mark)?:? (?:is )?\d/i.test(text));
    const lost = days * Number(points);
    const [mark, more] = [...whole.matchAll(/(?<![\d.:/])(\d{2,3})(?![\d:/]|(?:st|nd|rd|th)\b| ?[ap]m\b)/g)]
      .filter(({ index }) => !told.some((day) => index >= day.at && index < day.end))
      .map(([, one]) => Number(one));
    if (mark === undefined || more !== undefined || !/\b(?:score|mark|grade|end up|get|left|letter|what)\b/.test(whole))
      return { says: `${late}, so you lose ${lost} points.`, lines, isOnly: true };
    const left = Math.max(0, mark - lost);
    const band = letterOf(units, left);
    const least = pass && /\bpass\b/.test(whole) ? Number(/\bpass(?: mark)?:? (?:is )?(\d+)/i.exec(pass.text)![1]) : undefined;
    const passed =
      least === undefined ? '' : `, ${left < least ? 'below' : left === least ? 'just' : 'above'} the pass mark of ${least}`;
    return {
      says: `That is ${left}${band ? `, which is ${/^[AF]/.test(band.letter) ? 'an' : 'a'} ${band.letter}` : ''}${passed}: ${late[0]!.toLowerCase()}${late.slice(1)}, and ${mark} − ${lost} = ${left}.`,
      lines: [...lines, ...(band ? [band.line] : []), ...(passed === '' ? [] : [pass!.text])],
      isOnly: true,
      isWhole: true,
    };
  }
  const [, sign, amount, pence, unit] = FEE.exec(rate.text)!;
  const price = amount === undefined ? Number(pence) / 100 : Number(amount);
  const currency = sign ?? (unit?.startsWith('p') ? '£' : '$');
  const thing = EACH.exec(rate.text)?.[1];
  // What is owed in all has the sum itself in it.
  if (thing === undefined && !/\b(?:fines?|late (?:fee|charge)|penalty)\b/.test(whole)) return undefined;
  const words2 = wordsIn(whole);
  const at2 = thing === undefined ? -1 : words2.findIndex((word) => stemmed(word) === stemmed(thing));
  const NUMBERS = 'zero one two three four five six seven eight nine ten'.split(' ');
  const counted = words2.map((word) => (/^\d{1,2}$/.test(word) ? Number(word) : NUMBERS.indexOf(word)));
  const many =
    thing === undefined
      ? 1
      : (counted[at2 - 1] ?? -1) > 0
        ? counted[at2 - 1]!
        : Number(
            /\ball (\d{1,2})\b/.exec(whole)?.[1] ??
              (/\b(?:an?|my|the|this) (?:\p{L}+ )?(?:book|item|dvd|film|game|tool|disc|magazine)\b/u.test(whole) ? 1 : 0),
          );
  // "There were two."
  const spoken = wordsIn(told.reduce((so, day) => so.replace(day.typed, ' '), whole))
    .map((word) => (/^\d{1,2}$/.test(word) ? Number(word) : NUMBERS.indexOf(word)))
    .filter((one) => one > 1);
  const items = many > 0 ? many : spoken.length === 1 ? spoken[0]! : 0;
  if (items === 0) return undefined;
  const cap = CAP.exec(rate.text)?.[1];
  const one = Math.min(days * price, cap === undefined ? Number.POSITIVE_INFINITY : Number(cap));
  const tellMoney = (sum: number): string => money(sum, currency);
  return {
    says: `That is ${tellMoney(items * one)}: ${days} days late at ${amount === undefined ? `${pence!}${unit!}` : tellMoney(price)} a day${items > 1 ? `, for each of ${items}` : ''}${one < days * price ? `, but no more than ${tellMoney(one)} each` : ''}.`,
    lines,
    isOnly: true,
  };
};
