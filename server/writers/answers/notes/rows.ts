/** What rows of a list or a chat say of people and places in an order: how many come, who does it, when the second one is due. */
import { baseForms } from '../../../lexicon/wordnet.ts';
import type { Rule } from './amounts.ts';
import { labelling } from './facts.ts';
import { numberOf, valuesIn } from './values.ts';
import { listed } from '../../../english/prose.ts';
import { stemmed, wordsIn } from '../question/terms.ts';

const NUMBER = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)';
/** "Yes, 4", "2 adults 1 baby"; "from 3" is a time, and "4 of us" are all there are. */
const COUNT = new RegExp(
  `(?<=\\bx ?)(\\d{1,2})\\b|(?<!\\b(?:at|from|by|till|until|after|around|on|the) )(?<![£$€\\d.:])\\b(${NUMBER})\\b(?! ?(?:[ap]m|o'clock|st|nd|rd|th|ish|[.:]\\d))|(?<=\\bthe )(${NUMBER})(?= \\p{Ll})`,
  'giu',
);
const OF_US = new RegExp(`\\b(${NUMBER}) of us\\b`, 'i');
const COMES =
  /\b(?:yes|yep|yeah|coming|count (?:me|us) in|(?:i|we)['’]?(?:m|re| am| are| is)? in|be there|attending|both|me|us)\b|[✓👍]/iu;
const STAYS =
  /(?:^| )no\b(?! (?:problem|worries))|\b(?:can['’]?t|cannot|won['’]?t|not coming|sorry|declined|unable|apologies)\b|[✗❌]/iu;
const MAY_COME = /\b(?:maybe|might|not sure|unsure|perhaps|tbc|if|let you know|will say|waiting|no (?:reply|answer))\b/i;
const WITH_NAME =
  /(?:\band|\bplus|&|\+|\bwith|\bbringing) (?:my )?(?:\p{Lu}\p{Ll}+|(?:husband|wife|partner|mum|mom|dad|son|daughter|baby|boyfriend|girlfriend|friend)\b)/gu;
/** Nobody knows how many those are. */
const SOME = /\b(?:kids|children|boys|girls|family|friends|gang|parents)\b/i;

const headsOf = (label: string, text: string): number | undefined => {
  const us = OF_US.exec(text)?.[1];
  if (us !== undefined) return numberOf(us.toLowerCase());
  const counts = [...text.matchAll(COUNT)].map(([count]) => numberOf(count.toLowerCase()));
  const others = [...text.matchAll(WITH_NAME)].length;
  const sum = counts.reduce((so, count) => so + count, others);
  const names = /^The \p{Lu}\p{L}+s$/u.test(label) ? undefined : label.split(/ ?[+&,] ?| and /).length;
  const isAdded = /\bme\b|\b(?:plus|and my|bringing)\b|\+/i.test(text) || sum === 0;
  if (SOME.test(text) && !/\badults?\b|\bme\b/i.test(text)) return undefined;
  return isAdded ? (names === undefined ? undefined : names + sum) : sum + (others > 0 && counts.length === 0 ? (names ?? 0) : 0);
};

const ROW = /^(?:[-•*] )?(\p{Lu}[^:,–\d]{0,28}?)(?:: | [-–] )(.+)$/u;
/** "How many people are coming?" of rows that each say for whom they speak. */
const coming: Rule = (question, { units }) => {
  if (
    !/^how many (?:people|guests|persons|of us|are|will|have)\b.*\b(?:coming|come|attend\w*|going|be there|said yes|from this lot)\b/.test(
      question,
    ) ||
    /\b(?:not|adults|without|excluding|if|by|on (?:mon|tue|wed|thu|fri|sat|sun)\w*)\b/.test(question)
  )
    return undefined;
  const rows = units.flatMap(({ line, text }) => {
    const [, label, said] = line.startsWith(text) ? (ROW.exec(line) ?? []) : [];
    return label === undefined || said === undefined || said.endsWith('?') ? [] : [{ line, label, said }];
  });
  const open = rows.filter(({ said }) => MAY_COME.test(said));
  const sure = rows.filter((row) => !open.includes(row));
  const here = sure
    .filter(({ said }) => !STAYS.test(said) && (COMES.test(said) || said.match(COUNT)))
    .map(({ line, label, said }) => ({ line, label, many: headsOf(label, said.split(/, (?=\p{Lu}\p{L}+ is\b|baby )/u)[0]!) }));
  const away = sure.filter(({ said }) => STAYS.test(said));
  // Who speaks twice may have thought better of it.
  const isTwice = new Set(rows.map(({ label }) => label)).size < rows.length;
  if (isTwice || here.length < 2 || here.length + away.length < sure.length || here.some(({ many }) => many === undefined))
    return undefined;
  const sum = here.reduce((so, { many }) => so + many!, 0);
  return {
    says: `That makes ${sum}: ${listed(here.map(({ label, many }) => `${label} ${many}`))}.${open.length > 0 ? ` Not counted, as it is open: ${listed(open.map(({ label }) => label))}.` : ''}`,
    lines: here.map(({ line }) => line),
  };
};

/** "Chairs: 12 approved. Luis will order them.": who does it stands in the sentence behind the thing. */
const doer: Rule = (question, { units }) => {
  const [, verb, rest] = /^who (?:is|will|has to|needs to) (?:be )?(\p{L}+) (.+)$/u.exec(question) ?? [];
  const words = rest === undefined ? [] : labelling(rest).map(stemmed);
  const isTaken = /^taking over\b|^the new\b|^our new\b|^replacing\b/.test(`${verb} ${rest}`);
  const deeds = isTaken
    ? /(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?) (?:was |is )?(?:elected|appointed|voted in|takes? over|(?:will|to) take over|steps in)\b/u
    : /(\p{Lu}\p{Ll}+) (?:will|to|is going to|has to|can|is|offered to|agreed to) (\p{L}+) (?:them|it|these|this|that|one)\b/u;
  const found = units.flatMap(({ line, text }) => {
    const [, name, deed] = deeds.exec(text) ?? [];
    const terms = new Set(wordsIn(line).map(stemmed));
    const isOfIt = words.some((word) => terms.has(word) && word !== stemmed(verb!));
    return name !== undefined && isOfIt && (isTaken || deed === verb || baseForms(verb!).includes(deed!)) ? [{ name, text }] : [];
  });
  const [only, other] = found;
  return only && !other ? { says: `That is ${only.name}.`, lines: [only.text] } : undefined;
};

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'];
const placeOf = (word: string): number => (/^\d/.test(word) ? Number.parseInt(word, 10) : PLACES.indexOf(word.toLowerCase()) + 1);
/** "When is the second instalment due?" of rows that open with their place. */
const nth: Rule = (question, { units }) => {
  const [, place] =
    /\b(?:the|my|our) (first|second|third|fourth|fifth|[1-5](?:st|nd|rd|th)) (?!(?:of|time)\b)\p{Ll}+/u.exec(question) ?? [];
  const rows = units.flatMap(({ text }) => {
    const [head, first, numbered] =
      /^(?:[-•*] )?(?:([1-5](?:st|nd|rd|th)|first|second|third|fourth|fifth)\b(?! of| [A-Z])|\p{L}{4,14} ([1-5])(?=[:.)]| [-–]))/iu.exec(
        text,
      ) ?? [];
    const own = first ?? numbered;
    return own === undefined ? [] : [{ text, place: placeOf(own), values: valuesIn(text.slice(head!.length)) }];
  });
  const kind = /^(?:by )?when\b|\b(?:what|which) (?:date|day)\b/.test(question)
    ? 'date'
    : /\bhow much\b/.test(question)
      ? 'money'
      : undefined;
  const row = rows.length > 1 && place !== undefined ? rows.find((one) => one.place === placeOf(place)) : undefined;
  const [value, other] = row?.values.filter((one) => one.kind === kind) ?? [];
  return row && value && !other ? { says: `That is ${value.typed}.`, lines: [row.text] } : undefined;
};

const DUE =
  /\b(?:on or before|(?:no|not) later than|by|before|closing date(?: is|:)?|deadline(?: is|:)?)(?: on)? ((?:noon|midday|midnight|\d{1,2}(?:[.:]\d\d)? ?(?:[ap]m)?),? (?:on )?)?$/i;
/** "Apply" for "application". */
const STEM = 4;
/** "What is the closing date?", "when does it have to be in by?" of the only day that something must be done by, or the one that the question names. */
const due: Rule = (question, { facts }) => {
  if (
    !/\b(?:closing date|deadline|due date|by when|by what (?:date|day)|last (?:date|day) (?:to|for)|latest (?:date|day))\b|^when\b.*\b(?:in by|due|latest|by)(?: for .*)?$|^when\b.*\b(?:get|send|hand|have)\b.*\bby\b/.test(
      question,
    )
  )
    return undefined;
  const dates = facts.flatMap((fact) => {
    const { value, segment } = fact;
    const found = value.kind === 'date' || value.kind === 'weekdays' ? DUE.exec(segment.unit.text.slice(0, value.at)) : null;
    return found ? [{ ...fact, clock: found[1] ?? '' }] : [];
  });
  const words = labelling(question).map(stemmed);
  const named = dates.filter(({ segment: { unit } }) =>
    labelling(unit.text).some((word) => words.some((other) => other.slice(0, STEM) === stemmed(word).slice(0, STEM))),
  );
  const [only, other] = dates.length > 1 ? named : dates;
  // The closing date is a day; what has to be done has to be done by it.
  const by = /\bdates?\b/.test(question) ? '' : 'by ';
  return only && !other ? { says: `That is ${by}${only.clock}${only.value.typed}.`, lines: [only.segment.unit.text] } : undefined;
};

const BOX = /^(?:[-•*] )?(?:\[( |x|X|✓|✔)?\]|(☐|☑|✓|✔|✅)) ?(.+)$/u;
/** "[x] book van", "[ ] read meters": what is done and what is not. */
const boxes: Rule = (question, { text }) => {
  const rows = text.split('\n').flatMap((line) => {
    const [, sign, mark, thing] = BOX.exec(line.trim()) ?? [];
    return thing === undefined
      ? []
      : [{ line: line.trim(), thing, isDone: mark === undefined ? /[^ ]/.test(sign ?? '') : mark !== '☐' }];
  });
  if (rows.length < 3 || !/^(?:so |and )?(?:what|which|how many|anything)\b/.test(question)) return undefined;
  const asksOpen = /\b(?:not|n't|haven't|hasn't|still|left|outstanding|to do|remain\w*|yet)\b/.test(question);
  if (!asksOpen && !/\b(?:done|ticked|finished|crossed|already)\b/.test(question)) return undefined;
  const found = rows.filter(({ isDone }) => isDone !== asksOpen);
  return found.length === 0
    ? undefined
    : {
        says: `${/\bhow many\b/.test(question) ? `That is ${found.length}: ` : 'That is '}${listed(found.map(({ thing }) => thing.split(/[,.;]/)[0]!))}.`,
        lines: found.map(({ line }) => line),
        isOnly: true,
      };
};

const NOT_PAID =
  /\b(?:not|n't|hasn't|haven't|still|yet to|left to|else)\b.*\b(?:pa(?:y|id)|ow(?:e|es|ing)|cough\w*|money|send|sent|settle\w*)\b|\b(?:chase|money off|owes?)\b|\beveryone\b.*\b(?:pa(?:y|id)|cough\w*|sent|settle\w*)\b/;
const SENT = /^(?:(?:me|mine) )?(?:sent|paid|done|transferred|just (?:sent|paid))\b/i;
const WILL = /\b(?:will|['’]ll|tomorrow|later|tonight|when i get paid|next week)\b/i;
/** "Gaz and Leanne have paid", below a list of names: the others; and of a talk, who only says that they will. */
const unpaid: Rule = (question, { units }) => {
  if (!NOT_PAID.test(question) || !/\b(?:who|has everyone|anyone|anybody|which)\b/.test(question)) return undefined;
  const rows = units.flatMap((unit) => {
    const [, label, said] = ROW.exec(unit.line) ?? [];
    return label === undefined || said === undefined || /\s/.test(label.trim()) || unit.text !== unit.line
      ? []
      : [{ unit, label: label.trim(), said }];
  });
  const names = [...new Set(rows.map(({ label }) => label))];
  const paid = units.filter(({ text }) => /\b(?:has|have) (?:all |both )?(?:paid|sent|settled)\b/i.test(text));
  const [line, another] = paid;
  if (line && !another && names.length === rows.length && names.length > 2) {
    const before = line.text.split(/\b(?:has|have)\b/)[0]!;
    const gave = units
      .filter(({ text }) => text !== line.text && /\b(?:gave|paid|handed)\b/.test(text))
      .map(({ text }) => text)
      .join(' ');
    const open = names.filter((name) => !before.includes(name) && !new RegExp(`\\b${name}\\b`).test(gave));
    if (open.length === 0 || open.length === names.length || /\b(?:not|nobody|n't)\b/.test(line.text)) return undefined;
    return {
      says: `That is ${listed(open)}.`,
      lines: [...rows.filter(({ label }) => open.includes(label)).map(({ unit }) => unit.text), line.text],
      isOnly: true,
    };
  }
  const sent = rows.filter(({ said }) => SENT.test(said));
  const open = rows.filter(
    ({ label, said }) =>
      WILL.test(said) && /\bmine\b|\bpay\b|\bsend\b|\btransfer\b/i.test(said) && !sent.some((one) => one.label === label),
  );
  return sent.length > 0 && open.length > 0
    ? {
        says: `Still to pay ${open.length > 1 ? 'are' : 'is'} ${listed(open.map(({ label }) => label))}; ${listed(sent.map(({ label }) => label))} ${sent.length > 1 ? 'have' : 'has'}.`,
        lines: [...sent, ...open].map(({ unit }) => unit.text),
        isOnly: true,
      }
    : undefined;
};

export const ROW_RULES: readonly Rule[] = [boxes, unpaid, coming, doer, nth, due];
