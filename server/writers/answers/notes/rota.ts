/** Who does which part on which day, by a list of days with parts and names: "Fri: E Ama, L Kofi", "Mon: open Lil, close Raf". */
import { listed } from '../../../english/prose.ts';
import type { Rule } from './amounts.ts';
import { type Notes } from './facts.ts';
import { daysOf, WEEK } from './times.ts';
import type { Unit } from './units.ts';
import { valuesIn, type Value } from './values.ts';
import { spell } from '../sums/told.ts';
import { stemmed, wordsIn } from '../question/terms.ts';

interface Turn {
  readonly day: number;
  /** "E", "late", "close". */
  readonly part: string;
  readonly names: readonly string[];
  readonly unit: Unit;
}

const NAME = String.raw`\p{Lu}\p{Ll}+`;
const PART = new RegExp(String.raw`(?<![\p{L}\d])(\p{Lu}|\p{Ll}{3,10}):? (${NAME}(?:(?: ?[+&/] ?| and |, )${NAME})*)`, 'gu');
/** Fewer days make no rota. */
const LEAST = 3;

const turnsIn = ({ units }: Notes): readonly Turn[] => {
  const turns = units.flatMap((unit) => {
    const [first] = valuesIn(unit.text);
    const day = first?.at === 0 && first.value === first.to ? daysOf(first)[0] : undefined;
    if (day === undefined) return [];
    return [...unit.text.slice(first!.end).matchAll(PART)].map(
      ([, part, names]): Turn => ({ day, part: part!, names: names!.split(/ ?[+&/] ?| and |, /), unit }),
    );
  });
  const often = (part: string): number => turns.filter((turn) => turn.part === part).length;
  const known = turns.filter(({ part }) => often(part) > 1);
  return new Set(known.map(({ day }) => day)).size >= LEAST ? known : [];
};

/** "E" is the early shift, "close" the closing one. */
const isMeant = (part: string, word: string): boolean =>
  part.length === 1
    ? /^(?:early|earlies|late|lates|night|nights|day|days|morning|mornings|afternoon|afternoons)$/.test(word) &&
      word.startsWith(part.toLowerCase())
    : stemmed(word) === stemmed(part);

/** "L = 14:00-22:00", "Closing shift 1-8". */
const hoursOf = ({ units }: Notes, part: string): { readonly span: Value; readonly unit: Unit } | undefined => {
  for (const unit of units) {
    for (const span of valuesIn(`shift ${unit.text}`).filter(({ kind }) => kind === 'span')) {
      const before = unit.text
        .slice(0, span.at - 'shift '.length)
        .split(/[,;] /)
        .at(-1)!;
      const named = wordsIn(before).filter((word) => word !== 'shift');
      const isOwn =
        part.length === 1 ? new RegExp(`^ *${part} ?[=:]? *$`).test(before) : named.length === 1 && isMeant(part, named[0]!);
      if (isOwn) return { span, unit };
    }
  }
  return undefined;
};

const SWAPS = /\b(?:swap\w*|instead|covers? for|changed?)\b/i;

export const rota: Rule = (question, notes, whole) => {
  const turns = turnsIn(notes);
  if (turns.length === 0) return undefined;
  const words = wordsIn(question);
  const names = [...new Set(turns.flatMap((turn) => turn.names))];
  const mine = /\bi am (\p{L}+)|\b(?:im|this is|it is) (\p{L}+)$/u.exec(whole);
  const [name, other] = names.filter(
    (one) =>
      words.includes(one.toLowerCase()) ||
      words.includes(`${one.toLowerCase()}s`) ||
      words.includes(`${one.toLowerCase()}'s`) ||
      [mine?.[1], mine?.[2]].includes(one.toLowerCase()),
  );
  const days = valuesIn(question).flatMap(daysOf);
  const parts = [...new Set(turns.map(({ part }) => part))];
  const asked = parts.filter((part) => words.some((word) => isMeant(part, word)));
  const own = turns.filter(
    (turn) =>
      (name === undefined || turn.names.includes(name)) &&
      (days.length === 0 || days.includes(turn.day)) &&
      (asked.length === 0 || asked.includes(turn.part)),
  );
  const told = (found: readonly Turn[]): string =>
    listed(found.map(({ day, part }) => `${WEEK[day]!} (${hoursOf(notes, part)?.span.typed ?? part})`));
  const lines = [...new Set(own.map(({ unit }) => unit.text))];
  const legend = [...new Set(own.flatMap(({ part }) => hoursOf(notes, part)?.unit.text ?? []))];
  const isUnsure = notes.units.some(({ text }) => SWAPS.test(text) && names.some((one) => text.includes(one)));
  if (other !== undefined || /\b(?:not|n't|or|with(?! the (?:swap|change)\b)|before|after)\b/.test(question)) return undefined;
  if (/^(?:and )?who(?: is|'s| does| has|se)?\b/.test(question) && days.length === 1 && asked.length === 1 && own.length === 1)
    return { says: `That is ${listed(own[0]!.names)}.`, lines, isUnsure };
  if (/\bwhat time\b|^when\b/.test(question) && days.length === 0 && asked.length === 1 && name === undefined) {
    const hours = hoursOf(notes, asked[0]!);
    const [from, to] = hours?.span.typed.split(/ ?(?:-|–|to|until|till) ?/) ?? [];
    if (!hours || to === undefined) return undefined;
    return {
      says: `That is ${/\b(?:finish|end|stop|leave|home)\b/.test(question) ? to : from} (${hours.span.typed}).`,
      lines: [hours.unit.text],
    };
  }
  if (name === undefined || own.length === 0) return undefined;
  if (/\b(?:which|what) (?:days?|mornings?|nights?)\b|^when\b/.test(question) && days.length === 0)
    return { says: `That is ${listed([...new Set(own.map(({ day }) => WEEK[day]!))])}.`, lines, isUnsure };
  if (/\b(?:which|what) (?:shift|turn|part)\b/.test(question) && days.length === 1 && own.length === 1) {
    const { part } = own[0]!;
    const span = hoursOf(notes, part)?.span.typed;
    return { says: `That is ${part}${span === undefined ? '' : `, ${span}`}.`, lines: [...lines, ...legend], isUnsure };
  }
  if (/\bwhat time\b/.test(question) && days.length === 1 && own.length === 1) {
    const span = hoursOf(notes, own[0]!.part)?.span.typed;
    const [from, to] = span?.split(/ ?(?:-|–|to|until|till) ?/) ?? [];
    if (span === undefined) return undefined;
    return {
      says: `That is ${/\b(?:finish|end|stop|leave|home)\b/.test(question) ? to! : from!} (${own[0]!.part}, ${span}).`,
      lines: [...lines, ...legend],
      isUnsure,
    };
  }
  if (/\bcount (?:up )?.*\bshifts\b|\bhow many (?:shifts|turns|days|times|earlies|lates|nights|\p{L}+ shifts)\b/u.test(question))
    return { says: `That is ${own.length}: ${told(own)}.`, lines, isUnsure };
  if (/\bhow many hours\b/.test(question)) {
    const hours = own.map(({ part }) => hoursOf(notes, part)?.span);
    if (hours.some((span) => span === undefined)) return undefined;
    const sum = hours.reduce((so, span) => so + (span!.to - span!.value), 0);
    return { says: `That is ${spell(sum / 60)}: ${told(own)}.`, lines: [...lines, ...legend], isUnsure };
  }
  return undefined;
};
