/** Rows of a list counted: how many have what is asked for, and what each person's figures come to. */
import { listed } from '../../../english/prose.ts';
import type { Reckoned, Rule } from './amounts.ts';
import { labelling, linesOf, speaks, type Notes, type Segment } from './facts.ts';
import type { Unit } from './units.ts';
import { numberOf, type Value } from './values.ts';
import { figure, money, spell } from '../sums/told.ts';
import { stemmed, wordsIn } from '../question/terms.ts';
import { people } from '../question/wanted.ts';

/** What lists shorten. */
const SHORT: readonly (readonly string[])[] = [
  ['vegetarian', 'vegetarians', 'veggie', 'veggies', 'veg'],
  ['gluten', 'gf', 'coeliac'],
  ['dairy', 'df'],
  ['paid', 'pd', 'pay'],
  ['vegan', 'vegans'],
  ['coming', 'yes', 'attending', 'come'],
];
const likeOf = (word: string): ReadonlySet<string> => new Set((SHORT.find((same) => same.includes(word)) ?? [word]).map(stemmed));

interface Row {
  readonly unit: Unit;
  /** Who or what the row is about. */
  readonly label: string;
  readonly clauses: readonly string[];
}
const LABEL = /^(?:[-•*] |\d{1,2}[.)] )?(\p{L}[^:,(–;]{0,28}?)(?: ?\(([^()]*)\))?(?:: ?| [-–] ?|, | x ?(?=\d))(.*)$/u;
const rowsOf = ({ units }: Notes): readonly Row[] =>
  units.flatMap((unit) => {
    const [, label, told = '', rest] = LABEL.exec(unit.text) ?? [];
    return label === undefined || rest === undefined || unit.text.length > 90
      ? []
      : [
          {
            unit,
            label: unit.text.startsWith(`${label} x`) ? `${label} ${/x ?\d+/.exec(unit.text)?.[0] ?? ''}` : label,
            clauses: [
              ...(told === '' ? [] : [told]),
              ...rest
                .replace(/\([^()]*\)/g, '')
                .replace(/\b(?:(?:don't|doesn't|do not|does not) eat meat|no meat|meat[- ]free)\b/i, 'vegetarian')
                .split(/[,;.] ?| but /),
            ].filter((clause) => clause.trim() !== ''),
          },
        ];
  });

const AWAY =
  /\b(?:can['’]t|cannot|can not|won['’]t|not coming|not able|cancelled|called off|dropped out|withdrawn|sends? apologies|no longer)\b/i;
/** Nobody knows whether such a row counts. */
const UNSETTLED = /\b(?:was|were|maybe|perhaps|unsure|if)\b|\?/i;
const DENIES = /\b(?:no|not|never|without|non|nor|isn't|aren't|don't|doesn't|hasn't|haven't)\b|^-?$/i;

/** How many a row stands for: "the Marshes x4", "Priya + son", "Maguires - 4 coming". */
const headsOf = ({ label, clauses }: Row): number => {
  const times = /\bx ?(\d{1,2})\b|\b(\d{1,2}) ?x\b/.exec(label);
  if (times) return Number(times[1] ?? times[2]);
  const coming = /^ ?(\d{1,2})(?= |$)(?! ?(?:of|am|pm|th|%))/.exec(clauses[0] ?? '');
  if (coming) return Number(coming[1]);
  const more = /\+ ?(\d)\b/.exec(label);
  if (more) return 1 + Number(more[1]);
  return label.split(/ ?[+&] ?| and |, /).filter((name) => name.trim() !== '').length;
};

/** How many of the row a clause speaks of: "both veg", "one nut allergy", "two of the girls". */
const countIn = (clause: string, row: Row): number => {
  if (/\ball\b|\bboth\b/i.test(clause)) return headsOf(row);
  const number = /^(?:and )?(\d{1,2}|\p{L}+) /u.exec(clause.trim())?.[1]?.toLowerCase();
  const count = number === undefined || /^an?$/.test(number) ? 0 : numberOf(number);
  return count > 0 ? count : headsOf(row);
};

const ASKING =
  /^(?:people|persons|guests|kids|children|members|players|men|women|adults|families|households|meals?|portions?|option|options|tell|caterers?|need\w*|want\w*|eat\w*|order\w*|have|has|had|got|are|is|on|list|table|us|counting|count|far|who|whom|replies|rooms?|ones|said|altogether|total|all)$/;

/** "How many need the gluten free option?", "how many have not paid?" */
const having: Rule = (question, notes) => {
  const [, asked] = /^(?:so |and )?how many (.+)$/.exec(question.split(/,? (?:counting|and how much|and who)\b/)[0]!) ?? [];
  if (
    asked === undefined ||
    /\b(?:can['’]t|cannot|left|more|fewer|times|days?|hours?|weeks?|than|between|or|if|each|per|much|over|under)\b/.test(asked)
  )
    return undefined;
  const rows = rowsOf(notes);
  if (rows.length < 3 || rows.length < 0.6 * notes.units.length) return undefined;
  const also = /\bcounting (.+?) as\b/.exec(question)?.[1];
  const isDenied = /\b(?:not|haven't|hasn't|n't|aren't|isn't|don't|yet to|still to)\b/.test(asked);
  const titles = new Set(notes.units.flatMap(({ heading }) => wordsIn(heading).map(stemmed)));
  const words = labelling(asked).filter(
    (word) => !ASKING.test(word) && !titles.has(stemmed(word)) && !/^(?:haven't|hasn't|aren't|isn't|don't|not|yet)$/.test(word),
  );
  const terms = words.map(likeOf);
  if (terms.length === 0) return undefined;
  const isSaid = (clause: string, also_ = also): boolean => {
    const own = wordsIn(clause).map(stemmed);
    return terms.every((like) => own.some((term) => like.has(term))) || (also_ !== undefined && own.includes(stemmed(also_)));
  };
  const isThere = (row: Row): boolean =>
    !AWAY.test(row.unit.text.replace(/\([^()]*\)/g, '')) || /\b(?:absent|away|cancel\w*|come|coming)\b/.test(asked);
  const counted = rows.filter(isThere).flatMap((row) => {
    const clause = row.clauses.find((one) => isSaid(one) && !DENIES.test(one.trim()));
    if (isDenied) return clause === undefined ? [{ row, many: headsOf(row) }] : [];
    return clause === undefined ? [] : [{ row, many: countIn(clause, row) }];
  });
  // Of "yes, bringing the kids" nobody knows how many come, nor of who speaks twice.
  const isTwice = /\bcoming\b/.test(asked) && new Set(rows.map(({ label }) => label)).size < rows.length;
  const isUnsettled = counted.some(
    ({ row: { unit } }) =>
      UNSETTLED.test(unit.text.replace(/\([^()]*\)/g, '')) ||
      (/\bcoming\b/.test(asked) && /\b(?:bringing|plus|and (?:my|the))\b/i.test(unit.text)),
  );
  if (isTwice || isUnsettled || counted.length === 0 || (isDenied && counted.length === rows.length)) return undefined;
  const sum = counted.reduce((so, { many }) => so + many, 0);
  return {
    says: `That is ${sum}: ${listed(counted.map(({ row, many }) => (many === 1 ? row.label : `${row.label} (${many})`)))}.`,
    lines: counted.map(({ row }) => row.unit.text),
    isUnsure: counted.some(({ row, many }) => many > 1 && !/\d|\bboth\b|\ball\b|\btwo\b|[+&]/i.test(row.unit.text)) || isDenied,
  };
};

/** What is summed up for each person, by what is asked. */
const KINDS: readonly (readonly [RegExp, (value: Value) => boolean, (sum: number) => string])[] = [
  [/\b(?:hours?|time|work\w*|shifts?)\b/, ({ kind }) => kind === 'duration', (sum) => spell(sum / 60)],
  [
    /\b(?:far|furthe\w+|farthest|distance|km|kilomet\w+|miles?|ran|run|cycled|walked|swam)\b/,
    ({ kind, unit }) => kind === 'amount' && /^(?:km?|m|miles?|kilomet\w+|)$/.test(unit),
    (sum) => `${figure(sum)} km`,
  ],
  [/\b(?:paid?|spent|spend|owes?|gave|raised|earn\w*)\b/, ({ kind }) => kind === 'money', (sum) => money(sum, '')],
  [
    /\b(?:points?|goals?|score\w*|won|wins?|laps|books|runs|sold|votes?|caught|collected|picked)\b/,
    ({ kind }) => kind === 'amount',
    (sum) => figure(sum),
  ],
];
const MOST = /\b(?:most|furthest|farthest|longest|highest|biggest|best|won|more)\b/;
const LEAST = /\b(?:least|fewest|shortest|lowest|smallest|less)\b/;

const nameIn = ({ text, label, unit }: Segment): string | undefined => {
  const told = /\((\p{L}+)\)/u.exec(text)?.[1];
  if (told !== undefined) return told;
  const [name, other] = people(`– ${text} `, new Set());
  if (name !== undefined) return other === undefined ? name : undefined;
  return /^\p{Lu}\p{L}+$/u.test(label) && unit.text.startsWith(`${label}:`) ? label : undefined;
};

/** Who has the most in all, or what one person's figures come to, where each has several. */
const perPerson: Rule = (question, notes) => {
  const kind = KINDS.find(([asked]) => asked.test(question));
  const [isMost, isLeast] = [MOST.test(question), LEAST.test(question)];
  if (!kind) return undefined;
  const [, fits, tell] = kind;
  const isTop = /^(?:so )?(?:who|which (?:of (?:us|them|the \w+)|\w+))\b/.test(question) && (isMost || isLeast);
  const isOne =
    /\bhow (?:much|many|far)\b/.test(question) && !/\b(?:more|less|than|left|owes?|each|per|between)\b/.test(question);
  if (!isTop && !isOne) return undefined;
  const sums = new Map<string, { sum: number; each: number[]; segments: Segment[] }>();
  // "8k" is run, not paid.
  const size = ({ kind: of, value, typed }: Value): number => (of === 'amount' && /\dk$/i.test(typed) ? value / 1000 : value);
  for (const segment of notes.segments) {
    const own = notes.facts.filter((fact) => fact.segment === segment && fits(fact.value)).map(({ value }) => value);
    if (own.length === 0) continue;
    const name = nameIn(segment);
    // "Stu's round, he owes us 3" gives nobody anything.
    if (name === undefined && /^\p{Lu}\p{L}+['’]s /u.test(segment.unit.text)) continue;
    // "€4 + €3 (Niamh)": the name stands behind the last.
    const after = name ?? /\((\p{L}+)\)/u.exec(segment.unit.text)?.[1];
    if (
      after === undefined ||
      own.length > 1 ||
      segment.values.some(({ kind: of, value, to }) => of === 'weekdays' && to > value)
    )
      return undefined;
    const so = sums.get(after) ?? { sum: 0, each: [], segments: [] };
    sums.set(after, { sum: so.sum + size(own[0]!), each: [...so.each, size(own[0]!)], segments: [...so.segments, segment] });
  }
  if (sums.size < 2 || [...sums.values()].every(({ segments }) => segments.length < 2)) return undefined;
  const signed = notes.facts.find(({ value }) => value.kind === 'money')?.value.unit ?? '';
  const say = (sum: number): string => (kind === KINDS[2] ? money(sum, signed) : tell(sum));
  if (isTop) {
    const order = [...sums].toSorted(([, one], [, other]) => (isLeast ? 1 : -1) * (one.sum - other.sum));
    const [[name, best], [, next]] = order as [(typeof order)[number], (typeof order)[number]];
    if (best.sum === next.sum) return undefined;
    return {
      says: `That is ${name} with ${say(best.sum)}: ${listed(order.slice(1).map(([other, { sum }]) => `${other} has ${say(sum)}`))}.`,
      lines: linesOf([...sums.values()].flatMap(({ segments }) => segments)),
    };
  }
  const words = wordsIn(question);
  const [own, more] = [...sums].filter(([name]) => words.includes(name.toLowerCase()) || (name === 'me' && words.includes('i')));
  if (
    !own ||
    more ||
    own[1].segments.length < 2 ||
    labelling(question).some(
      (word) =>
        notes.segments.some((segment) => speaks(segment, word) > 0 && !own[1].segments.includes(segment)) &&
        word !== own[0].toLowerCase(),
    )
  )
    return undefined;
  const each = own[1].each.map(say);
  return { says: `That makes ${say(own[1].sum)}: ${each.join(' + ')}.`, lines: linesOf(own[1].segments) };
};

/** "Olive oil 12" of one line and "olive oil 10" of another: what was ordered, and what came. */
const short = (question: string, { units }: Notes): Reckoned | undefined => {
  if (!/\b(?:short|missing|fewer|didn't (?:come|send|arrive)|differ\w*)\b/.test(question) || !/\b(?:which|what)\b/.test(question))
    return undefined;
  const lists = units
    .map((unit) => ({
      unit,
      items: new Map(
        unit.text
          .replace(/^[^:]{1,40}: /, '')
          .split(/[,;] |\.(?: |$)/)
          .flatMap((piece): [string, number][] => {
            const [, first, name, name2, last] =
              /^(\d{1,4}) ?[x×] (.+)$|^(.+?)(?: [-–:]| x) ?(\d{1,4})$/u.exec(piece.trim()) ?? [];
            const called = (name ?? name2)?.trim().toLowerCase();
            return called === undefined ? [] : [[called, Number(first ?? last)]];
          }),
      ),
    }))
    .filter(({ items }) => items.size > 1);
  const [ordered, came, ...others] = lists;
  if (!ordered || !came || others.length > 0) return undefined;
  const gaps = [...ordered.items].filter(([name, many]) => many > (came.items.get(name) ?? 0));
  if (gaps.length === 0 || gaps.length > 4) return undefined;
  return {
    says: `That is ${listed(gaps.map(([name, many]) => `${name}: ${many} in one list, ${came.items.get(name) ?? 0} in the other, so ${many - (came.items.get(name) ?? 0)} short`))}.`,
    lines: [ordered.unit.text, came.unit.text],
  };
};

export const TALLY_RULES: readonly Rule[] = [perPerson, having, short];
