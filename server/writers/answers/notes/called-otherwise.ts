/** What notes call in their own short way: "no makeups", of a quiz to make up; "(GF)", of what is gluten free; "NO sesame", of a lunch. */
import { listed } from '../../../english/prose.ts';
import type { Rule } from './amounts.ts';
import { labelling, speaks, tells } from './facts.ts';
import { stemmed, wordsIn } from '../question/terms.ts';

/** A deed, with what forbids it and what allows it. */
const DEEDS: readonly (readonly [asked: RegExp, no: RegExp, yes: RegExp])[] = [
  [
    /\b(?:make|making) up\b|\bretake\b|\bcatch up\b/,
    /\bno (?:make-?ups?|retakes?|resits?)\b/i,
    /\b(?:make-?ups?|retakes?|resits?) (?:allowed|offered|on|by)\b/i,
  ],
  [
    /\b(?:get|have) (?:it|that|this|my money|my deposit|the deposit|the money|them) back\b|\brefund\w*\b|\bmoney back\b/,
    /\b(?:non-?refundable|no refunds?|not (?:be )?refund(?:able|ed))\b/i,
    /\b(?:fully )?(?:refundable|refunded|refunds? (?:are |is )?(?:given|paid|made))\b/i,
  ],
  [/\b(?:exchange|swap) (?:it|them|this)\b/, /\bno exchanges?\b/i, /\bexchanges? (?:allowed|within|accepted)\b/i],
  [/\bsmok(?:e|ing)\b/, /\b(?:no|non)[- ]smoking\b/i, /\bsmoking (?:area|allowed)\b/i],
];
/** It holds under a condition, which is told with it. */
const UNTIL = /\b(?:after|before|unless|except|until|within|if|less)\b[^.;,)]*/i;

export const deed: Rule = (question, { units }) => {
  if (!/^(?:so |and )?(?:can|could|may|is|are|do|does|will|would)\b/.test(question)) return undefined;
  const [, no, yes] = DEEDS.find(([asked]) => asked.test(question)) ?? [];
  if (!no || !yes) return undefined;
  const told = units.flatMap(({ text }) => {
    const found = no.exec(text) ?? yes.exec(text);
    return found
      ? [{ text, found: found[0], says: no.test(text) ? 'No' : 'Yes', rest: text.slice(found.index + found[0].length) }]
      : [];
  });
  const words = labelling(question);
  const own = told.filter(({ text }) => words.some((word) => wordsIn(text).map(stemmed).includes(stemmed(word))));
  const [only, other] = own.length > 0 ? own : told;
  if (!only || other) return undefined;
  const terms = UNTIL.exec(only.rest.split(/[,;.(]/)[0]!)?.[0].trim();
  return {
    says: terms === undefined ? `${only.says}: ${only.found.toLowerCase()}.` : `${only.says === 'No' ? 'Not' : 'Yes,'} ${terms}.`,
    lines: [only.text],
    isOnly: true,
  };
};

const ASKS_WHICH = /\b(?:what|which|who|any(?:thing|body|one)?|is there)\b/;
/** What menus put behind a thing. */
const MARKS: readonly (readonly [RegExp, RegExp])[] = [
  [/\bgluten[- ]free\b|\bcoeliacs?\b|\bceliacs?\b/, /[(,[ ]GF\b/],
  [/\bdairy[- ]free\b/, /[(,[ ]DF\b/],
  [/\bnut[- ]free\b/, /[(,[ ]NF\b/],
  [/\bvegans?\b/, /[(,[ ](?:VG|VE|Ve|Vg)\b/],
  [/\bvegetarians?\b|\bveggies?\b/, /[(,[ ](?:V|VG|VE|Ve|Vg)\b(?!\.)/],
];
/** "(GF)" behind the things that are gluten free. */
export const initialled: Rule = (question, { units }) => {
  if (!ASKS_WHICH.test(question) || /\b(?:stand for|mean)\b/.test(question)) return undefined;
  const mark = MARKS.find(([asked]) => asked.test(question))?.[1];
  if (!mark) return undefined;
  const own = units.filter(({ text }) => mark.test(text));
  if (own.length === 0 || own.length === units.length) return undefined;
  const things = own.map(({ text }) =>
    text
      .replace(/^[-*•] /, '')
      .split(/[([]/)[0]!
      .trim(),
  );
  return {
    says: `${own.length === 1 ? 'That is' : 'Those are'} ${listed(things)}.`,
    lines: own.map(({ text }) => text),
    isOnly: true,
  };
};

const ASKS_FOOD = /\b(?:eat|have|give|feed|cook|make|serve|offer|lunch|dinner|tea|snack)\b/;
const FORBIDDEN =
  /\b(?:NO|allerg\w+|intoleran\w+|can['’]?t (?:have|eat)|mustn['’]?t|not (?:allowed|to have)|avoid|epi-?pen|coeliac|celiac)\b/;
/** What somebody may not eat is told whenever their food is asked about: what is in a dish, notes seldom say. */
export const diet: Rule = (question, { units, segments }, whole) => {
  if (!/^(?:please |so |and )*(?:can|could|may|is it|would|should|am i|are we)\b/.test(question) || !ASKS_FOOD.test(question))
    return undefined;
  const own = units.filter(({ text }) => {
    const name = /^(\p{Lu}\p{Ll}+)\b/u.exec(text)?.[1]?.toLowerCase();
    return name !== undefined && wordsIn(whole).includes(name) && FORBIDDEN.test(text);
  });
  const [first] = own;
  if (!first) return undefined;
  const name = /^\p{Lu}\p{Ll}+/u.exec(first.text)![0];
  const foods = labelling(question).filter((word) => !ASKS_FOOD.test(word) && word !== name.toLowerCase());
  // Where the food itself is named, the line says it.
  if (
    foods.some(
      (word) =>
        units.some((unit) => tells(unit, word)) &&
        segments.some((segment) => speaks(segment, word) === 1 && FORBIDDEN.test(segment.unit.text)),
    )
  )
    return undefined;
  return {
    says: `Check first what is in it: your notes name what ${name} must not have.`,
    lines: own.map(({ text }) => text),
    isUnsure: true,
    isOnly: true,
  };
};

const SAME_TIME = /\bsame (time|place|price)\b/i;
const OF_SAME: Readonly<Record<string, RegExp>> = {
  time: /\b(?:between \d{1,2}(?:[.:]\d\d)? and \d{1,2}(?:[.:]\d\d)?|\d{1,2}(?:[.:]\d\d)? ?(?:-|–|to) ?\d{1,2}[.:]\d\d|\d{1,2}[.:]\d\d(?: ?[ap]m)?|\d{1,2} ?[ap]m)\b/i,
  place: /\b(?:at|in) (?:the )?\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+)*/u,
  price: /[£$€]\d[\d.,]*/,
};
/** "Now Tuesday 14th, same time": the time itself, from the line before that has one. */
export const withSame = (lead: string, text: string): string => {
  const quoted = Array.from(lead.matchAll(/“([^“”]*)”/g), ([, line]) => line!).find((line) => SAME_TIME.test(line));
  const lines = text.split('\n').map((line) => line.trim());
  const at = quoted === undefined ? -1 : lines.findIndex((line) => line.includes(quoted));
  if (at < 1) return lead;
  const kind = SAME_TIME.exec(quoted!)![1]!.toLowerCase();
  // Of several times the one that is told of the same thing.
  const words = new Set(labelling(quoted!).map(stemmed));
  const of = (line: string): boolean => labelling(line).some((word) => words.has(stemmed(word)));
  const timed = lines.slice(0, at).filter((line) => OF_SAME[kind]!.test(line));
  const before = timed.findLast(of) ?? (timed.length === 1 ? timed[0] : undefined);
  return before === undefined
    ? lead
    : `${lead} The same ${kind} is ${OF_SAME[kind]!.exec(before)![0]}: “${before}”${/[.!?]$/.test(before) ? '' : '.'}`;
};
