/** Tables that say who is where when: names in the body under their parts, or hours of each person under the days. */
import { listed } from '../../../english/prose.ts';
import { daysOf } from './times.ts';
import { valuesIn, type Value } from './values.ts';
import { spell } from '../sums/told.ts';
import { stemmed } from '../question/terms.ts';
import { type Row, isDay, termsOf, answer, type Step } from './table-rows.ts';

const peopleIn = (cell: string): readonly string[] =>
  /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}*)?(?:(?:,| ?[&+/]| and) ?\p{Lu}\p{L}+)*$/u.test(cell) && !isDay(cell)
    ? cell.split(/, ?| ?[&+/] ?| and /)
    : [];

/** A rota: names in the body, days or places before each row, parts above. */
export const turns: Step = ({ table: { heads, rows }, asked: { question, terms, days }, columns }) => {
  const body = rows.flatMap((row) =>
    row.cells.flatMap((cell, at) => (at === 0 ? [] : peopleIn(cell).map((name) => ({ name, at, row })))),
  );
  const often = new Set(body.map(({ name }) => name)).size < body.length;
  if (!often || body.length < rows.length) return undefined;
  const labels = (some: readonly { readonly row: Row; readonly at: number }[]): string =>
    listed(
      some.map(({ row, at }) =>
        columns.length === 1 || heads.length === 2 ? row.cells[0]! : `${row.cells[0]!} (${heads[at]!})`,
      ),
    );
  const inRow = rows.filter(
    ({ cells: [first] }) =>
      valuesIn(first!)
        .flatMap(daysOf)
        .some((day) => days.includes(day)) || termsOf(first!).some((term) => terms.includes(term)),
  );
  const own = body.filter(
    ({ name, at, row }) =>
      (columns.length === 0 || columns.includes(at)) &&
      (inRow.length === 0 || inRow.includes(row)) &&
      (!body.some((one) => terms.includes(stemmed(one.name.toLowerCase()))) || terms.includes(stemmed(name.toLowerCase()))),
  );
  const isNamed = body.some((one) => terms.includes(stemmed(one.name.toLowerCase())));
  if (/\b(?:not|n't|most|least|off|swap\w*|if)\b/.test(question) || own.length === 0 || (days.length > 0 && inRow.length === 0))
    return undefined;
  const lines = [...new Set(own.map(({ row }) => row))];
  if (/^(?:and |so )?(?:who|whose|whos)\b/.test(question) && !isNamed && inRow.length === 1 && columns.length <= 1) {
    const names =
      columns.length === 1 || heads.length === 2
        ? own.map(({ name }) => name)
        : own.map(({ name, at }) => `${name} (${heads[at]!})`);
    return answer(`That is ${listed(names)}.`, lines);
  }
  if (!isNamed) return undefined;
  if (/\bhow many\b/.test(question) && !/\bhours?\b/.test(question))
    return answer(`That is ${own.length}: ${labels(own)}.`, lines);
  if (/^(?:on )?(?:when|which|what) ?(?:day|night|morning|evening|week|date|shift|job)?s?\b/.test(question))
    return inRow.length === 1
      ? answer(`That is ${listed(own.map(({ at }) => heads[at]!))}.`, lines)
      : answer(`That is ${labels(own)}.`, lines);
  return undefined;
};

const OPENS = /\b(?:open\w*|first in|early|earliest|starts? first|first)\b/;
const CLOSES = /\b(?:clos\w*|lock\w*|late|latest|last)\b/;
/** People down the side, days along the top, and from when to when each is there. */
export const shifts: Step = ({ table: { heads, rows }, asked: { question, terms, days }, notes }) => {
  const columns = heads.flatMap((head, at) => (at > 0 && isDay(head) ? [at] : []));
  if (columns.length < 3 || /\b(?:if|swap\w*|instead)\b/.test(question)) return undefined;
  const ofTimes = (cell: string): Value | undefined =>
    valuesIn(`shift ${cell}`).find(({ kind }) => kind === 'span' || kind === 'clock');
  const spanOf = (cell: string): Value | undefined =>
    ofTimes(cell) ??
    (cell === 'all day' ? { ...valuesIn('shift 0-24')[0]!, kind: 'clock', value: 0, to: 0, typed: cell } : undefined);
  const isMorning = /\bmornings?\b/.test(question);
  const all = rows.flatMap((row) =>
    columns.flatMap((at) => {
      const span = spanOf(row.cells[at]!);
      return span ? [{ row, at, span }] : [];
    }),
  );
  if (all.length < rows.length) return undefined;
  const people = rows.filter(({ cells: [name] }) => termsOf(name!).some((term) => terms.includes(term)));
  const onDay = columns.filter(
    (at) =>
      days.length > 0 &&
      valuesIn(heads[at]!)
        .flatMap(daysOf)
        .some((day) => days.includes(day)),
  );
  const own = all.filter(
    ({ row, at, span }) =>
      (people.length === 0 || people.includes(row)) &&
      (onDay.length === 0 || onDay.includes(at)) &&
      (!isMorning || span.value < 720),
  );
  const lines = [...new Set(own.map(({ row }) => row))];
  const nameOf = (row: Row): string => row.cells[0]!;
  if (days.length > 0 && onDay.length === 0) return undefined;
  if (/^(?:and |so )?(?:who|whos|whose)\b/.test(question) && onDay.length === 1 && people.length === 0) {
    if (/\b(?:off|not|n't)\b/.test(question)) {
      const away = rows.filter((row) => !own.some((one) => one.row === row));
      return away.length === 0 ? undefined : answer(`That is ${listed(away.map(nameOf))}.`, away);
    }
    const edge = OPENS.test(question)
      ? Math.min(...own.map(({ span }) => span.value))
      : CLOSES.test(question)
        ? Math.max(...own.map(({ span }) => span.to))
        : undefined;
    const found = edge === undefined ? own : own.filter(({ span }) => (OPENS.test(question) ? span.value : span.to) === edge);
    return found.length === 0
      ? undefined
      : answer(
          `That is ${listed(found.map(({ row, span }) => `${nameOf(row)} (${span.typed})`))}.`,
          found.map(({ row }) => row),
        );
  }
  if (people.length === 2 && /\bboth\b|\btogether\b/.test(question) && /\b(?:which|what|when)\b/.test(question)) {
    const shared = columns.filter((at) => people.every((row) => own.some((one) => one.row === row && one.at === at)));
    return shared.length === 0 ? undefined : answer(`That is ${listed(shared.map((at) => heads[at]!))}.`, people);
  }
  if (people.length !== 1 || own.length === 0)
    return /\bhow many\b/.test(question) || people.length !== 1 || onDay.length !== 1
      ? undefined
      : answer(`${nameOf(people[0]!)} is off.`, people);
  if (
    /\bhow many (?:paid )?hours\b|\bhow long\b|\bhours\b.*\bpaid\b|\badd up\b.*\bhours\b|\bhours\b.*\b(?:total|altogether)\b/.test(
      question,
    )
  ) {
    if (own.some(({ span }) => span.kind !== 'span')) return undefined;
    const sum = own.reduce((so, { span }) => so + span.to - span.value, 0);
    const asksPaid = /\b(?:paid|breaks?)\b/.test(question);
    const rule = asksPaid ? notes.units.find(({ text }) => /\bunpaid\b/i.test(text)) : undefined;
    const [pause, least] = (rule ? valuesIn(rule.text) : [])
      .filter(({ kind }) => kind === 'duration')
      .toSorted((one, other) => one.value - other.value);
    if (asksPaid && !pause) return undefined;
    const many = own.filter(({ span }) => span.to - span.value > (least?.value ?? 0)).length;
    const less = pause ? many * pause.value : 0;
    const told = `${own.map(({ at, span }) => `${heads[at]!} ${span.typed}`).join(', ')}`;
    const found = answer(
      `That makes ${spell((sum - less) / 60)}${less > 0 ? ' paid' : ''}: ${told}${less > 0 ? `, which is ${spell(sum / 60)}, less ${many} × ${pause!.typed}` : ''}.`,
      lines,
    );
    return rule && less > 0 ? { ...found, lines: [...found.lines, rule.text] } : found;
  }
  if (/\bhow many (?:days|shifts|times|mornings)\b/.test(question))
    return answer(`That is ${own.length}: ${listed(own.map(({ at }) => heads[at]!))}.`, lines);
  if (/\b(?:off|not|isn't|n't)\b/.test(question) && onDay.length === 0)
    return answer(`That is ${listed(columns.filter((at) => !own.some((one) => one.at === at)).map((at) => heads[at]!))}.`, lines);
  if (onDay.length === 1 && own.length === 1) {
    const [from, to] = own[0]!.span.typed.split(/ ?(?:-|–|to) ?/);
    const isEnd = /\b(?:finish\w*|ends?|stop\w*|leave\w*|till|until|home)\b/.test(question);
    return /\bwhat time\b|\bwhen\b|\b(?:what|which) shift\b/.test(question)
      ? answer(
          `That is ${/\bshift\b/.test(question) ? own[0]!.span.typed : `${(isEnd ? to : from)!} (${own[0]!.span.typed})`}.`,
          lines,
        )
      : undefined;
  }
  return onDay.length === 0 && /\b(?:what|which) days?\b|\bwhen\b/.test(question)
    ? answer(`That is ${listed(own.map(({ at, span }) => `${heads[at]!} (${span.typed})`))}.`, lines)
    : undefined;
};
