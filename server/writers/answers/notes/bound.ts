/** Plain look-ups where one line tells of several things, what is late by the notes, and what they leave open. */
import { listed } from '../../../english/prose.ts';
import { isMoney, isPriced, type Reckoned, type Rule } from './amounts.ts';
import { labelling, tells, type Notes } from './facts.ts';
import { daysOf, WEEK } from './times.ts';
import type { Unit } from './units.ts';
import { valuesIn } from './values.ts';
import { inFigures } from '../sums/quantities.ts';
import { DAY_MS } from '../values/calendar.ts';
import { isTelling, stemmed, wordsIn } from '../question/terms.ts';

/** What asks, and names no thing. */
const ASKING =
  /^(?:(?:mon|tue|wed|thu|fri|sat|sun)\w*|time|day|date|room|start\w*|begin\w*|finish\w*|end\w*|stop\w*|open\w*|close\w*|leave\w*|work\w*|shifts?|come|get|back|return\w*|depart\w*|say\w*|mention\w*|exams?|tests?|lessons?|class|session)$/;
const namesIn = (text: string): readonly string[] => labelling(text).filter((word) => !ASKING.test(word));

/** "Thurs: Kev 7-3, Donna 10.30-6.30": what is told of one, with the label of all. */
interface Piece {
  readonly text: string;
  readonly label: string;
  readonly unit: Unit;
  /** The pieces up to the next semicolon. */
  readonly group: readonly string[];
}
const piecesOf = (unit: Unit): readonly Piece[] => {
  const [, label = '', rest = unit.text] = /^(?:\d{1,2}[.)] )?([^:]{2,50}): (.+)$/.exec(unit.text) ?? [];
  return rest.split(/; | \/ /).flatMap((part) => {
    const group = part.split(/, | and | (?=\()/);
    return group.map((text) => ({ text, label, unit, group }));
  });
};

const OFF = /\b(?:off|away|closed|absent|on leave|on holiday)\b/i;
const STARTS = /\b(?:starts?|begins?|opens?|leaves?|departs?|sets? off)\b/;
const ENDS = /\b(?:finish\w*|ends?|closes?|shuts?|stops?|returns?|(?:get|gets|be|are|is|come) (?:back|home))\b/;
/** What may have moved is not looked up. */
const MOVED = /\b(?:swap\w*|instead|moved|changed?|cancel\w*|no longer|except|unless|now)\b/i;
const NAMED = /\p{Lu}\p{Ll}+/gu;

/** The pieces that speak of all that is asked about, on that day. */
const spokenOf = (question: string, { units }: Notes): readonly Piece[] => {
  const words = namesIn(question);
  const days = valuesIn(question).flatMap(daysOf);
  if (words.length === 0 && days.length === 0) return [];
  const spoken = units.flatMap(piecesOf).filter(({ text, label, unit }) => {
    const terms = new Set(wordsIn(`${unit.heading} ${label} ${text}`).map(stemmed));
    const own = [`${label}: ${text}`, unit.heading].map((some) => valuesIn(some).flatMap(daysOf)).find((some) => some.length > 0);
    return words.every((word) => terms.has(stemmed(word))) && days.every((day) => own?.includes(day));
  });
  const isMoved = units.some((unit) => MOVED.test(unit.text) && words.some((word) => tells(unit, word)));
  // Of a person, what stands with another name may be told of that one.
  const isAnothers = ({ text }: Piece): boolean => {
    const names = (text.match(NAMED) ?? []).filter((name) => name !== 'May' && valuesIn(name).length === 0);
    return names.some((name) => words.includes(name.toLowerCase())) && names.some((name) => !words.includes(name.toLowerCase()));
  };
  return isMoved || spoken.some(isAnothers) ? [] : spoken;
};

const found = (says: string, { unit }: Piece): Reckoned => ({ says, lines: [unit.text] });

/** "What time does Donna start on Thursday", "which room is the Spanish exam in", "which day is physics". */
export const bound = (question: string, notes: Notes): Reckoned | undefined => {
  const asked = /^(?:at )?(?:what|which) (time|room|day)\b|^when\b/.exec(question);
  if (!asked || / and |\b(?:if|not|before|after|first|last|between)\b/.test(question)) return undefined;
  const spoken = spokenOf(question, notes);
  if (asked[1] === 'room') {
    const rooms = spoken.flatMap((piece) =>
      piece.group.filter((text) => /^(?:in )?room [\p{L}\d-]{1,5}[.)]?$/iu.test(text)).map((text) => ({ piece, text })),
    );
    const [only, other] = rooms;
    return only && !other ? found(`That is ${only.text.replace(/^in |[.)]$/g, '')}.`, only.piece) : undefined;
  }
  const [piece, other] = spoken;
  if (!piece || other) return undefined;
  const hasDay = valuesIn(question).some((value) => daysOf(value).length > 0);
  const values = valuesIn(`shift ${piece.text}`);
  if (values.length === 0 && OFF.test(piece.text) && hasDay) return found(`None: “${piece.text.replace(/[().]/g, '')}”.`, piece);
  if (asked[1] === 'day' || (asked[1] === undefined && values.length === 0))
    return values.length === 0 && !OFF.test(piece.text) && valuesIn(piece.label).some((value) => daysOf(value).length > 0)
      ? found(`That is ${piece.label}.`, piece)
      : undefined;
  const times = values.filter(({ kind }) => kind === 'span' || kind === 'clock');
  const [time] = times;
  // "9-1, 2-5": what goes on behind it is of the same one.
  const after = piece.group[piece.group.indexOf(piece.text) + 1];
  if (!time || times.length > 1 || (after !== undefined && !/\p{L}{3}/u.test(after))) return undefined;
  const [from, to] = time.typed.split(/ ?(?:-|–|to|until|till|and) ?/);
  if (time.kind === 'clock')
    return ENDS.test(question) !== ENDS.test(piece.text) ? undefined : found(`That is ${time.typed}.`, piece);
  if (ENDS.test(question)) return found(`That is ${to} (${time.typed}).`, piece);
  return STARTS.test(question) ? found(`That is ${from} (${time.typed}).`, piece) : found(`That is ${time.typed}.`, piece);
};

/** "Is Olu working on Thursday?": "Olu off". */
const dayOff: Rule = (question, notes) => {
  if (!/^(?:is|are|does|do|will)\b.*\b(?:work\w*|in|on|there|open|off)\b/.test(question) || valuesIn(question).length !== 1)
    return undefined;
  const [piece, other] = valuesIn(question).flatMap(daysOf).length > 0 ? spokenOf(question, notes) : [];
  const isOff = piece && !other && OFF.test(piece.text) && valuesIn(piece.text).every((value) => daysOf(value).length > 0);
  return isOff
    ? found(`${/\b(?:off|away)\b/.test(question) ? 'Yes' : 'No'}: “${piece.text.replace(/[().]/g, '')}”.`, piece)
    : undefined;
};

const DEEDS: readonly RegExp[] = [
  /\b(?:hand\w*|submit\w*|turn(?:ed)? in|return\w*|send|sent|give in|bring)\b/i,
  /\b(?:pay|paid|payment)\b/i,
  /\b(?:appl(?:y|ied)|applications?|enrol\w*|regist\w*|sign\w* up|book(?:ed)?|enter(?:ed)?|entries)\b/i,
  /\bcancel\w*\b/i,
];
/** "Can I hand it in on the 21st?", where it is due before. */
const late: Rule = (question, { units, facts }) => {
  const deed = DEEDS.find((one) => one.test(question));
  if (!deed || !/^(?:can|could|may|is it|will|would|am i)\b/.test(question) || / or |\b(?:before|until|by)\b/.test(question))
    return undefined;
  const dates = valuesIn(question).filter(({ kind }) => kind === 'date');
  const day = Number(/\bon the (\d{1,2})(?:st|nd|rd|th)\b(?! of)/.exec(question)?.[1]);
  const words = namesIn(question).filter((word) => !DEEDS.some((one) => one.test(word)));
  const due = facts.filter(
    ({ value, segment: { unit } }) =>
      value.kind === 'date' &&
      value.to === value.value &&
      /\b(?:due(?: on| by)?|by|no later than|deadline(?: is| of|:)?|at the latest) (?:noon |midnight )?(?:on )?$/i.test(
        unit.text.slice(0, value.at),
      ) &&
      (deed.test(unit.text) || (/\b(?:due|deadline)\b/i.test(unit.text) && !DEEDS.some((one) => one.test(unit.text)))) &&
      words.some((word) => tells(unit, word)),
  );
  const [only, other] = due;
  if (!only || other || dates.length > 1) return undefined;
  const isLate =
    dates.length === 1
      ? dates[0]!.value > only.value.value && dates[0]!.value - only.value.value < 200
      : day > new Date(only.value.value * DAY_MS).getUTCDate();
  const rule = units.find(({ text }) => /\blate\b/i.test(text) && DEEDS.some((one) => one.test(text) && one.test(question)));
  return isLate
    ? {
        says: 'No, that is after the date it is due.',
        lines: [...new Set([only.segment.unit.text, ...(rule ? [rule.text] : [])])],
      }
    : undefined;
};

/** What stands in notes that tell such a thing. */
const SECRETS: readonly (readonly [RegExp, RegExp])[] = [
  [/\bpassword\b/, /\b(?:pass(?:word|code|phrase)?|pw|pwd|key|login)\b/i],
  [/\b(?:phone|telephone|mobile) number\b/, /\d[\d ()/-]{5,}\d|\b(?:phone|tel|call|ring|mobile)\b/i],
  [/\be-?mail(?: address)?\b/, /@|\be-?mail/i],
];
const COSTING = /\b(?:costs?|pric\w+|fees?|charg\w+|fares?|free|included|rates?|pay\w*|agreed|money)\b|£0/i;
const PRICED = /\b(?:costs?|pric\w+|fees?|charg\w+|fares?|each|per|an?|total|rates?)\b|\//i;
/** The thing is named, and nothing of the kind that is asked of it stands with it. */
const unsaid: Rule = (question, notes) => {
  const said = question.replace(
    /^(?:does|do|did) (?:it|they|he|she|(?:the|this|my) \w+) (?:say|mention|tell (?:me|us))(?: anything about)? /,
    '',
  );
  const [, price] =
    /^(?:how much (?:does|do|is|are|will|would) (?:it cost for )?|how much |what (?:does|do) )((?:the|a|an|my|our) .+?)(?: costs?)?$/.exec(
      said,
    ) ?? [];
  const [, secret] = /^what (?:is )?((?:the|my|our) .+?)(?: is)?$/.exec(said) ?? [];
  const kind = SECRETS.find(([asked]) => secret !== undefined && asked.test(secret));
  const thing = price ?? (kind ? secret! : undefined);
  const words = thing === undefined ? [] : wordsIn(kind ? thing.replace(kind[0], '') : thing).filter(isTelling);
  const isCost = price !== undefined && /\bcosts?\b|^how much (?:is|are)\b/.test(said);
  const near = notes.units.filter((unit) => words.some((word) => tells(unit, word)));
  const all = near.filter((unit) => tells(unit, words.at(-1)!) || words.every((word) => tells(unit, word)));
  if (thing === undefined || !(isCost || kind) || words.length === 0 || near.length === 0) return undefined;
  if (kind) {
    const isThere = notes.units.some(({ text }) => kind[1].test(text)) || near.some(({ text }) => /\bcode\b|\d{4}/i.test(text));
    return isThere ? undefined : { says: `Your notes do not say what ${thing} is.`, lines: [near[0]!.text] };
  }
  const prices = notes.facts.filter((fact) => isMoney(fact, isPriced(notes)));
  const mayBe = prices.some(({ segment: { unit } }) => near.includes(unit) || PRICED.test(unit.text));
  if (all.length === 0 || mayBe || all.some(({ text }) => COSTING.test(text))) return undefined;
  return { says: `Your notes do not say how much ${thing} costs.`, lines: [all[0]!.text], isUnsure: prices.length > 0 };
};

const COST_SAID = /\b(?:costs?|price|fee|charge|tickets? (?:are|is|cost))\b[^.;£$€₹\d]{0,30}$/i;
const ASKS_COST =
  /^(?:so |and )?(?:how much (?:is|are|does|do|will)|what (?:is|does|do|will)(?= .*\bcosts?\b|.*\bprice\b)) (?:it |(?:the|this|our|my|that|a) (\p{L}+))(?: (?:costs?|per (?:child|person|head)|each|going to (?:be|cost)))*$/u;
/** "How much is the trip?", where one sentence tells "the cost is £14.50 per child" and another of the trip. */
const theCost: Rule = (question, notes) => {
  const [found, thing] = ASKS_COST.exec(question) ?? [];
  if (found === undefined || (thing !== undefined && !notes.units.some((unit) => tells(unit, thing)))) return undefined;
  const prices = notes.facts.filter((fact) => isMoney(fact, isPriced(notes)));
  const [only, other] = prices.filter(({ value, segment: { unit } }) => COST_SAID.test(unit.text.slice(0, value.at)));
  // Of a thing that has a price of its own the other is not told.
  const own = prices.find(({ segment: { unit } }) => thing !== undefined && tells(unit, thing));
  if (!only || other || (own && own.segment.unit !== only.segment.unit)) return undefined;
  const per = /^ ?(?:(?:per|an?|for each) \p{L}+|each|pp\b)/u.exec(only.segment.unit.text.slice(only.value.end))?.[0] ?? '';
  return { says: `That is ${only.value.typed}${per}.`, lines: [only.segment.unit.text] };
};

const DAYS_A_WEEK = 7;
/** "Which days are you closed?" of the only line that tells when it is open. */
const closedOn: Rule = (question, { units }) => {
  if (!/\b(?:what|which) days?\b.*\b(?:closed|shut|not open)\b/.test(question)) return undefined;
  const open = units
    .map(({ text }) => ({ text, days: [...new Set(valuesIn(text).flatMap(daysOf))] }))
    .filter(({ text, days }) => days.length > 1 && /\bopen(?:ing)?\b|\bhours\b/i.test(text));
  const [only, other] = open;
  if (!only || other || only.days.length >= DAYS_A_WEEK || units.some(({ text }) => /\bclosed|shut\b/i.test(text)))
    return undefined;
  const closed = WEEK.filter((_, day) => !only.days.includes(day));
  return { says: `That is ${listed(closed)}: it is open on the other days.`, lines: [only.text], isOnly: true };
};

const AT_LEAST =
  /\b(?:min(?:imum|\.)?(?: (?:order|booking|group|numbers?|party|spend|charge|of|is|for))*:?|at least) (\d{1,4}) ?(people|persons|guests|heads|items|portions|adults|children|kids|players|nights?|pp)\b/i;
/** "Minimum order 10 people", asked for seven. */
const tooFew: Rule = (question, { units }, whole) => {
  if (!/^(?:so |and |but )?(?:can|could|may|will|would|is it|are)\b/.test(question)) return undefined;
  const [unit, other] = units.filter(({ text }) => AT_LEAST.test(text));
  const [counted, more] = valuesIn(inFigures(whole)).filter(({ kind }) => kind === 'amount' || kind === 'duration');
  if (!unit || other || !counted || more || !/\b(?:order|book|have|do|get|hire|come|bring|take|stay|party)\b/.test(question))
    return undefined;
  const [, least, thing] = AT_LEAST.exec(unit.text)!;
  const many = Number(/\d+/.exec(counted.typed)?.[0]);
  const isSame =
    stemmed(counted.unit) === stemmed(thing!.toLowerCase()) || /^(?:people|persons|guests|heads|of|us|)$/.test(counted.unit);
  if (!isSame || Number.isNaN(many)) return undefined;
  return {
    says: many < Number(least) ? `No: the least is ${least} ${thing}.` : `Yes: the least is ${least} ${thing}.`,
    lines: [unit.text],
  };
};

export const BOUND_RULES: readonly Rule[] = [dayOff, late, closedOn, tooFew, theCost, unsaid];
