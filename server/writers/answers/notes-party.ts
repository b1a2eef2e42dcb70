/** What entry comes to for a party: each of them by age or kind, and a family ticket where that is cheaper and may be had that day. */
import { listed } from '../../english/prose.ts';
import { isMoney, isPriced, said, type Rule } from './notes-amounts.ts';
import type { Fact, Notes } from './notes-facts.ts';
import { daysOf } from './notes-times.ts';
import { valuesIn } from './notes-values.ts';

type Kind = 'adult' | 'child' | 'senior' | 'student';
interface Member {
  readonly kind: Kind | undefined;
  readonly age: number | undefined;
}

const KIN = String.raw`(?:mum|mam|mom|dad|nan|gran|grandma|grandad|grandpa|granny|wife|husband|partner|boyfriend|girlfriend|sister|brother|friend|mate|aunt|auntie|uncle|neighbour|parents|grandparents|mother|father)`;
const YOUNG = String.raw`(?:kids?|child(?:ren)?|sons?|daughters?|boys?|girls?|grand(?:kids|children|son|daughter)|little ones|teenagers?|juniors?|nieces?|nephews?)`;
const COUNT = String.raw`(\d+|a|an|my|our|the|his|her)`;
const numbered = (typed: string): number => (/^\d+$/.test(typed) ? Number(typed) : 1);

/** The ages that are told in a piece: "(9, 6 and 2)", "who is 71", "they are 7 and 10", "18 months". */
const agesIn = (text: string): readonly number[] =>
  [...text.matchAll(/(\d+(?:\.\d)?)( ?months?| ?weeks?)?/g)].map(([, many, unit]) =>
    unit === undefined ? Number(many) : Number(many) / 12,
  );

const membersIn = (question: string): readonly Member[] | undefined => {
  const members: Member[] = [];
  let left = ` ${question} `;
  const take = (pattern: RegExp, read: (found: RegExpExecArray) => readonly Member[]): void => {
    for (let found = pattern.exec(left); found; found = pattern.exec(left)) {
      members.push(...read(found));
      left = left.replace(found[0], ' ; ');
    }
  };
  const AGES = String.raw`((?:\d+(?:\.\d)?(?: ?months?| ?weeks?)?)(?:(?:, (?:and )?| and | & )\d+(?: ?months?)?)*)`;
  const TOLD = String.raw`,? ?(?:\(|who is |who are |whos |(?:they are|they're|theyre|he is|she is|he's|she's) |aged? |is )?(?:aged )?`;
  // "Our two, they're 7 and 10", "3 kids (9, 6 and 2)".
  take(new RegExp(`\\b${COUNT} (?:${YOUNG}|little ones)${TOLD}${AGES}(?: years? old)?\\)?(?! ?[£$€%])`), ([, many, ages]) => {
    const own = agesIn(ages!);
    return own.length === 1 || numbered(many!) === own.length || !/\d/.test(many!)
      ? own.map((age): Member => ({ kind: 'child', age }))
      : Array.from({ length: numbered(many!) }, (): Member => ({ kind: 'child', age: Number.NaN }));
  });
  take(new RegExp(`\\b(?:our|my) (\\d)\\b${TOLD}${AGES}\\)?`), ([, many, ages]) => {
    const own = agesIn(ages!);
    return own.length === Number(many)
      ? own.map((age): Member => ({ kind: 'child', age }))
      : [{ kind: 'child', age: Number.NaN }];
  });
  take(
    new RegExp(
      `\\b(?:a|an|my|our|the|his|her) (?:\\p{L}+ )?${KIN}(?:,? ?(?:who is|whos|is|aged|\\(|who's)) ?(\\d{1,3})\\)?`,
      'u',
    ),
    ([, age]) => [{ kind: undefined, age: Number(age) }],
  );
  take(
    /\b(?:the|my|our|a) (?:baby|toddler|newborn)(?:,? ?(?:\(|who is |is |aged )?(\d+) ?(months?|weeks?)?(?: old)?\)?)?/,
    ([, age, unit]) => [{ kind: 'child', age: age === undefined ? 0.5 : unit === undefined ? Number(age) : Number(age) / 12 }],
  );
  take(new RegExp(`\\b(?:a|an|my|our) (\\d{1,2})[- ]?(?:year|yr)s?[- ]?olds?\\b`), ([, age]) => [
    { kind: undefined, age: Number(age) },
  ]);
  take(/\b(\d+|a|an|1) (adults?|seniors?|pensioners?|oaps?|students?|concessions?)\b/, ([, many, sort]) =>
    Array.from(
      { length: numbered(many!) },
      (): Member => ({
        kind: sort!.startsWith('adult') ? 'adult' : sort!.startsWith('stud') ? 'student' : 'senior',
        age: undefined,
      }),
    ),
  );
  take(new RegExp(`\\b(\\d+|a|an|my|our) ${YOUNG}\\b`), ([, many]) =>
    Array.from({ length: numbered(many!) }, (): Member => ({ kind: 'child', age: undefined })),
  );
  take(new RegExp(`\\b(?:a|an|my|our|the|his|her) (?:\\p{L}+ )?(${KIN})\\b`, 'u'), ([, kin]) =>
    Array.from({ length: /parents$/.test(kin!) ? 2 : 1 }, (): Member => ({ kind: 'adult', age: undefined })),
  );
  take(/\b(?:(?:just|for|only) me\b|me(?=,| and| ;| \+| &)|(?:i am|i'm|im) taking\b|myself\b|and me\b|with me\b|and i\b)/, () => [
    { kind: 'adult', age: undefined },
  ]);
  // A figure that is nobody's age or number may be anything.
  return members.some(({ age }) => Number.isNaN(age)) || /\d/.test(left.replace(/\b\d{1,2}(?:[:.]\d\d)? ?[ap]m\b/g, ''))
    ? undefined
    : members;
};

interface Tariff {
  readonly fact: Fact | undefined;
  readonly price: number;
  readonly kind: Kind;
  readonly from: number;
  readonly to: number;
  readonly line: string;
}
const KINDS: readonly (readonly [Kind, RegExp])[] = [
  ['adult', /\badults?\b|\bfull price\b/i],
  [
    'senior',
    /\b(?:seniors?|pensioners?|oaps?|over[- ]?(?:5|6|7)\d|concessions?|concs?|(?:5|6|7)\d ?(?:\+|and over|or over|plus|years? and))/i,
  ],
  ['student', /\bstudents?\b/i],
  ['child', /\b(?:child(?:ren)?|juniors?|kids?|youths?|teens?|under[- ]?\d+s?|infants?|bab(?:y|ies)|toddlers?)\b/i],
];
const FAMILY = /\bfamily\b|\bgroup ticket\b/i;
const rangeOf = (text: string, kind: Kind): readonly [number, number] => {
  const [, from, to] = /(\d{1,2}) ?(?:-|–|to) ?(\d{1,2})(?: ?(?:years?|yrs?|yo))?(?![\d.:])/.exec(text) ?? [];
  if (from !== undefined) return [Number(from), Number(to) + 1];
  const under = /\b(?:under|below)[- ]?(\d{1,2})/i.exec(text)?.[1];
  if (under !== undefined) return [0, Number(under)];
  const over = /\b(?:over[- ]?|aged )(\d{2})|(\d{2}) ?(?:\+|and over|or over|plus)/i.exec(text);
  if (over) return [Number(over[1] ?? over[2]), 200];
  return kind === 'adult' ? [16, 200] : kind === 'child' ? [0, 18] : kind === 'senior' ? [60, 200] : [-1, -1];
};

const piecesOf = (text: string): readonly string[] => text.split(/(?<=\d),? \/ |; |, (?=\p{L})(?![^(]*\))/u);
const tariffsOf = (notes: Notes): readonly Tariff[] =>
  notes.units.flatMap(({ text }) =>
    piecesOf(text).flatMap((piece): readonly Tariff[] => {
      const kind = KINDS.find(([, pattern]) => pattern.test(piece))?.[0];
      if (
        kind === undefined ||
        FAMILY.test(piece) ||
        /\b(?:membership|season|annual|card|swim (?:adult|card)|course|lesson|month\w*|year pass)\b|\d-\p{L}/iu.test(piece)
      )
        return [];
      const [from, to] = rangeOf(piece, kind);
      const fact =
        notes.facts.findLast(
          ({ value, segment }) =>
            segment.unit.text === text && piece.endsWith(value.typed) && isMoney({ value, segment }, isPriced(notes)),
        ) ??
        notes.facts.findLast(
          (one) =>
            one.segment.unit.text === text &&
            piece.includes(one.value.typed) &&
            isMoney(one, isPriced(notes)) &&
            !/^\d{1,2}$/.test(one.value.typed),
        );
      if (/\bfree\b/i.test(piece)) return [{ fact: undefined, price: 0, kind, from, to, line: text }];
      return fact ? [{ fact, price: fact.value.value, kind, from, to, line: text }] : [];
    }),
  );

const fits = ({ kind, from, to }: Tariff, member: Member): boolean =>
  member.age === undefined
    ? member.kind === kind && !(kind === 'child' && to <= 5)
    : kind !== 'student' && member.age >= from && member.age < to;

const NO_WEEKEND =
  /\b(?:not|except|excluding)\b[^.;]*\bweekends?\b|\b(?:mon(?:day)?s?) ?(?:to|-|–) ?fri(?:day)?s?\b|\bweekdays?\b|\bterm[- ]time\b/i;

/** How many adults and children one ticket is for. */
const familyOf = (
  notes: Notes,
): { readonly adults: number; readonly children: number; readonly fact: Fact; readonly line: string } | undefined => {
  const [unit, other] = notes.units.filter(({ text }) => FAMILY.test(text) && /\badults?\b/i.test(text) && /\d/.test(text));
  if (!unit || other) return undefined;
  const adults = /(\d) adults?/i.exec(unit.text)?.[1];
  const children = /(\d) (?:child(?:ren)?|kids?|juniors?)/i.exec(unit.text)?.[1];
  const fact = notes.facts.findLast(
    (one) =>
      one.segment.unit === unit &&
      isMoney(one, isPriced(notes)) &&
      (one.value.kind === 'money' || one.value.typed.includes('.') || one.value.value > 9),
  );
  return adults === undefined || children === undefined || !fact
    ? undefined
    : { adults: Number(adults), children: Number(children), fact, line: unit.text };
};

const PAYS =
  /\b(?:how much|cost\w*|pay\w*|price|set (?:me|us) back|damage|come to|charged?|fare|tickets?|what (?:will|would) (?:it|we|i) )/;
const nameOf = (kind: Kind, many: number): string => (many === 1 ? kind : kind === 'child' ? 'children' : `${kind}s`);

export const party: Rule = (question, notes, whole) => {
  if (!PAYS.test(question) || /\b(?:more|less|cheaper|than|save|difference|each|per|wage|hours|change|left)\b/.test(whole))
    return undefined;
  const tariffs = tariffsOf(notes);
  if (tariffs.length < 2 || !tariffs.some(({ kind }) => kind === 'adult')) return undefined;
  const days = valuesIn(question).flatMap(daysOf);
  const members = membersIn(question.replace(/\bon (?:a |the )?(?:\p{L}+day)\b/gu, ''));
  if (!members || members.length === 0) return undefined;
  const each = members.map(
    (member) => tariffs.filter((tariff) => fits(tariff, member)).toSorted((one, other) => one.price - other.price)[0],
  );
  const used = each.filter((tariff) => tariff !== undefined);
  if (used.length < members.length || (used.every((tariff) => tariff === used[0]) && members.length === 1)) return undefined;
  const singly = used.reduce((so, { price }) => so + price, 0);
  const model = used.find(({ fact }) => fact)?.fact?.value;
  if (!model) return undefined;
  const isWeekend = days.some((day) => day > 4);
  const family = familyOf(notes);
  const isOpen = family !== undefined && !(isWeekend && NO_WEEKEND.test(family.line));
  const groups = [...new Set(used)].map((tariff) => ({ tariff, many: used.filter((one) => one === tariff).length }));
  const told = groups.map(
    ({ tariff, many }) =>
      `${many} ${tariff.from <= 0 && tariff.price === 0 ? `under ${tariff.to}` : nameOf(tariff.kind, many)} ${tariff.price === 0 ? 'free' : `at ${said(tariff.price, model, true)}`}`,
  );
  const lines = [...new Set(used.map(({ line }) => line))];
  if (family && isOpen) {
    const grown = used
      .filter(({ kind, price }) => kind !== 'child' && price > 0)
      .toSorted((one, other) => other.price - one.price);
    const young = used
      .filter(({ kind, price }) => kind === 'child' && price > 0)
      .toSorted((one, other) => other.price - one.price);
    const rest = [...grown.slice(family.adults), ...young.slice(family.children)];
    const withFamily = family.fact.value.value + rest.reduce((so, { price }) => so + price, 0);
    if (withFamily < singly && grown.length >= 1)
      return {
        says: `That makes ${said(withFamily, model, true)} with the family ticket${rest.length > 0 ? ` (${said(family.fact.value.value, model, true)}) and ${listed(rest.map(({ kind, price }) => `one ${kind} at ${said(price, model, true)}`))}` : ''}; singly it would be ${said(singly, model, true)}.`,
        lines: [family.line, ...lines],
        isOnly: true,
      };
  }
  return {
    says: `That makes ${said(singly, model, true)}: ${told.join(' + ')}.${family && !isOpen ? ' The family ticket is not for that day.' : ''}`,
    lines: [...lines, ...(family && !isOpen ? [family.line] : [])],
    isOnly: true,
  };
};
