import { askedOf, asksOf } from './asked.ts';
import { isOften, waysTo, type Part, sayAmount, type Way } from './plan.ts';
import { isContainer, type Given, type Story } from './read.ts';
import { isCount, EACH, UNNAMED, dimensionOf, inUnit, isMoney, joined } from './units.ts';
import type { Unit } from '../values/read.ts';
import type { Asked } from './asked.ts';

const partOf = (one: Given): Part => ({
  kind: one.kind,
  value: one.value,
  unit: one.unit,
  turn: one.turn,
  cost: 0,
  from: one.at,
  to: one.end,
  percentAt: -1,
  isShare:
    /^ ?(?:of|on|to|for|into|goes|is|are|left)\b/.test(one.after) ||
    /\bpaid (?:back |off )?$/.test(one.before) ||
    /\b(?:save|saves|saving|takes?|charges?|put (?:by|aside|away)|interest(?: at| of)?|at) (?:about )?$/.test(one.before),
  said: one.kind === 'amount' ? sayAmount(one.value, one.unit) : one.said.trim().replace(/(?<=[ap]m)\.$/, ''),
  steps: [],
});

const only = (unit: Unit): string | undefined => (Object.keys(unit).length === 1 ? Object.keys(unit)[0] : undefined);
const isPlainOf = (unit: Unit, other: Unit): boolean => inUnit(unit, other) !== undefined;

/** What is one of something that is not spoken of again need not be said to be so. */
const withoutIdle = (givens: readonly Given[], asked: Asked, text: string): readonly Given[] => {
  const units = [...givens.map(({ unit }) => unit), ...asked.units.map(({ unit }) => unit)];
  const isTimely = units.some((unit, at) =>
    Object.keys(unit).some((name) => /^(?:hour|day)$/.test(dimensionOf(name)) && (unit[name]! > 0 || at >= givens.length)),
  );
  // So much a month of all there is need not be said of each.
  const isSpan = (name: string): boolean =>
    !isTimely &&
    dimensionOf(name) === 'day' &&
    asked.kind === 'amount' &&
    ![...text.matchAll(/\b(?:the|a|this|whole) (week|month|year)\b/g)].some(([, span]) => span !== name);
  // What is paid a month, less so much on each of so many days: it is that month.
  const days = givens.filter(({ unit }) => only(unit) === 'day' && unit['day'] === 1);
  const isOwnSpan = (name: string, most: number): boolean =>
    asked.isDifference &&
    /\b(?:left|remain\w*|over|keep|balance)\b/.test(text.slice(asked.at)) &&
    days.length === 1 &&
    days[0]!.value <= most &&
    units.every((unit) => !(unit[name]! > 0)) &&
    givens.some(({ unit }) => unit['day'] === -1 && Object.keys(unit).some(isMoney));
  const told = [
    ['week', 7],
    ['month', 31],
  ] as const;
  const idleSpan = told.find(([name, most]) => units.some((unit) => unit[name] === -1) && isOwnSpan(name, most))?.[0];
  const isIdle = (name: string, own: Unit): boolean =>
    isSpan(name) ||
    name === idleSpan ||
    (isCount(name) &&
      !name.endsWith(' of another') &&
      name !== UNNAMED &&
      (name === EACH
        ? !units.some((unit) => Object.keys(unit).some((other) => isCount(other) && (unit[other]! > 0 || isContainer(other))))
        : !units.some(
            (unit) =>
              unit !== own &&
              Object.keys(unit).some(
                (other) =>
                  isCount(other) &&
                  (other === name ||
                    (other === EACH && isContainer(name)) ||
                    other.endsWith(` ${name}`) ||
                    name.endsWith(` ${other}`) ||
                    (other === UNNAMED && Object.keys(unit).every(isCount))),
              ),
          )));
  return givens.map((one) => {
    const unit = Object.fromEntries(Object.entries(one.unit).filter(([name, count]) => count > 0 || !isIdle(name, one.unit)));
    // What is said of something that plays no other part may play none either.
    const isAside =
      Object.keys(unit).length < Object.keys(one.unit).length &&
      /\b(?:are|measure|hold) $/.test(one.before) &&
      !Object.keys(unit).some(isMoney);
    return { ...one, unit, isSize: one.isSize || isAside };
  });
};

const ROUND = /\b(?:fenc\w+|all round|all around|edging|border|skirting|perimeter|hedge|lace|ribbon|trim)\b/;

const HIGH = /\b(?:high|tall|height|ceilings?)\b/;
const WALLS = /\b(?:walls|paint\w*|wallpaper\w*|room)\b/;

const SIDE = /^ ?(?:wide|long|high|tall|deep)\b/;
const SIDE_BEFORE = /\b(?:width|length|height|depth)(?: of| is)? $/;

/** "24 m long and 1.8 m high": one side and the other. */
const withSides = (parts: readonly Part[], givens: readonly Given[]): readonly Part[] => {
  const isSide = (part: Part): boolean => {
    const one = givens.find(({ at }) => at === part.from);
    const [name, ...more] = Object.keys(part.unit);
    return (
      one !== undefined &&
      name !== undefined &&
      more.length === 0 &&
      part.unit[name] === 1 &&
      dimensionOf(name) === 'length' &&
      (SIDE.test(one.after) || SIDE_BEFORE.test(one.before))
    );
  };
  const [first, ...more] = parts.filter(isSide);
  if (!first || more.length === 0 || more.length > 2) return parts;
  const whole = more.reduce((so, part): Part => {
    const { unit, factor } = joined(so.unit, part.unit, 1);
    const value = so.value * part.value * factor;
    const said = sayAmount(value, unit);
    return {
      ...so,
      value,
      unit,
      to: part.to,
      said,
      cost: so.cost + 0.1,
      steps: [...so.steps, `${so.said} × ${part.said} = ${said}`],
    };
  }, first);
  return parts.flatMap((part) => (part === first ? [whole] : more.includes(part) ? [] : [part]));
};

/** "Bread 2.40, cheese 4.85 and apples 1.99": a list of prices is one sum. */
const withLists = (parts: readonly Part[]): readonly Part[] => {
  const isPrice = ({ kind, unit }: Part): boolean =>
    kind === 'amount' && Object.keys(unit).length === 1 && Object.keys(unit).every((name) => isMoney(name) && unit[name] === 1);
  const runs: Part[][] = [];
  for (const part of parts) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (
      run &&
      last &&
      isPrice(part) &&
      isPrice(last) &&
      part.turn === last.turn &&
      Object.keys(part.unit)[0] === Object.keys(last.unit)[0]
    )
      run.push(part);
    else runs.push([part]);
  }
  return runs.flatMap((run): readonly Part[] => {
    const [first] = run;
    if (!first || run.length < 4) return run;
    const value = run.reduce((so, part) => so + part.value, 0);
    const said = sayAmount(value, first.unit);
    return [
      {
        ...first,
        value,
        to: run.at(-1)!.to,
        said,
        cost: 0.4,
        steps: [...run.flatMap(({ steps }) => steps), `${run.map((part) => part.said).join(' + ')} = ${said}`],
      },
    ];
  });
};

/** What is told as one: sides, and a price beside what it is the price of. */
const bound = (parts: readonly Part[], givens: readonly Given[], text: string): readonly Part[] => {
  const all: Part[] = [];
  for (const [index, part] of parts.entries()) {
    const last = all.at(-1);
    const { binds, before, after } = givens[index]!;
    const [name, ...others] = Object.keys(last?.unit ?? {});
    // There and back on every day that is told.
    if (
      last?.kind === 'amount' &&
      part.said === '×2' &&
      name !== undefined &&
      others.length === 0 &&
      last.unit[name] === 1 &&
      /length|hour|money/.test(dimensionOf(name)) &&
      /^ trips\b/.test(text.slice(part.to)) &&
      givens.some(({ unit }) => unit['day'] === 1)
    ) {
      const unit = { ...last.unit, day: -1 };
      const said = sayAmount(last.value * 2, unit);
      all[all.length - 1] = { ...last, value: last.value * 2, unit, to: part.to, said, steps: [`${last.said} × 2 = ${said}`] };
      continue;
    }
    const [long, wide] = [givens[index - 2], givens[index - 1]];
    // The walls of a room go round it.
    if (
      last &&
      long &&
      wide?.binds === 'by' &&
      last.unit['m'] === 2 &&
      part.unit['m'] === 1 &&
      part.turn >= 0 &&
      HIGH.test(`${before}|${after}`) &&
      WALLS.test(text)
    ) {
      const value = 2 * (long.value + wide.value) * part.value;
      all[all.length - 1] = {
        ...last,
        value,
        to: part.to,
        said: sayAmount(value, last.unit),
        steps: [`2 × (${long.value} + ${wide.value}) × ${part.value} = ${sayAmount(value, last.unit)} of wall`],
      };
      continue;
    }
    if (binds === 'none' || !last || (binds === 'at' && /\bprofit\b/.test(text))) {
      all.push(part);
      continue;
    }
    const { unit, factor, cancelled } = joined(last.unit, part.unit, 1);
    const next = givens[index + 1]?.binds;
    if (binds === 'at' && ((cancelled === 0 && !isOften(part.unit)) || next === 'by')) {
      all.push(part);
      continue;
    }
    const way = inUnit(part.unit, last.unit);
    const [value, own, step] =
      binds === 'by' && ROUND.test(text) && !/\b(?:high|tall|deep)\b/.test(text) && way
        ? [2 * (last.value + part.value * way.factor), last.unit, `2 × (${last.said} + ${part.said})`]
        : [last.value * part.value * factor, unit, `${last.said} × ${part.said}`];
    const said = sayAmount(value, own);
    all[all.length - 1] = {
      ...last,
      value,
      unit: own,
      turn: last.turn || part.turn,
      to: part.to,
      cost: last.cost + 0.1,
      said,
      steps: [...last.steps, ...part.steps, `${step} = ${said}`],
    };
  }
  return withSides(all, givens);
};

const SAME_BASE = /^ (?:[a-z]+ ){1,3}(?:and|plus|,) (?:[a-z]+ ){0,6}$|^ (?:[a-z]+ ){1,3}(?:and|plus) /;
/** "40% on rent and 25% on food": both of all there is, unless the second is of what the first leaves. */
const IS_OF_REST = /\b(?:then|another|further|after|remain\w*|rest|left|total|of)\b/;
/** "20% tax and 8% insurance" are both of the same. */
const withOneBase = (parts: readonly Part[], text: string): readonly Part[] => {
  const isMore = /\bhow much (?:more|extra|less)\b|\bdifference\b/.test(text);
  const all: Part[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    const between = last ? text.slice(last.to, part.from) : '';
    if (
      last?.kind === 'percent' &&
      last.turn === 0 &&
      part.kind === 'amount' &&
      /^ of (?:the |a |my |her |his )?(?:[a-z]+ ){0,2}[$£€₹¥₦]?$/.test(between)
    ) {
      const value = (part.value * last.value) / 100;
      const said = sayAmount(value, part.unit);
      all[all.length - 1] = {
        ...part,
        value,
        from: last.from,
        said,
        cost: 0.1,
        steps: [`${last.said} of ${part.said} = ${said}`],
      };
      continue;
    }
    // "From 24p to 27p a unit": what counts is the difference.
    const way = last && isMore && text.slice(last.to, part.from).startsWith(' to ') ? inUnit(part.unit, last.unit) : undefined;
    if (last?.kind === 'amount' && way && part.kind === 'amount' && Object.values(part.unit).includes(-1)) {
      const value = Math.abs(part.value * way.factor - last.value);
      const said = sayAmount(value, last.unit);
      const step = `From ${last.said} to ${part.said} it is ${said}`;
      all[all.length - 1] = { ...last, value, turn: 0, to: part.to, said, steps: [...last.steps, step] };
      continue;
    }
    const isLike =
      /\b(?:tax|vat|gst|ni|tip|service|commission|fee|insurance|pension|levy|duty|national)\b/.test(between) &&
      !/\b(?:then|another|further|after|and up|down|total)\b/.test(between);
    const areShares =
      last?.turn === 0 &&
      last.isShare &&
      part.isShare &&
      !IS_OF_REST.test(`${between.replace(/^ of\b/, '')} ${text.slice(part.to, part.to + 24).split(/[.;?]/)[0]}`);
    if (
      last?.kind === 'percent' &&
      part.kind === 'percent' &&
      last.turn === part.turn &&
      (areShares || isLike) &&
      (areShares || SAME_BASE.test(between) || /\bbefore tax|of the original|pre-tax/.test(text))
    )
      all[all.length - 1] = {
        ...last,
        value: last.value + part.value,
        to: part.to,
        said: `${last.value + part.value}%`,
        steps: [`${last.said} + ${part.said} = ${last.value + part.value}%`],
      };
    else all.push(part);
  }
  return all;
};

const OVERTIME = /\b(?:overtime|extra|over|sundays?|saturdays?|weekend|holiday|bank holiday|nights?|late)\b/;

const AFTER_THAT =
  /×[\d.]+ (?:pay )?(?:after|above|beyond|over|on top of|for (?:anything|everything|any) \w+) (?:that|those|it)\b|\b(?:after|above|beyond|over) that\b[^.]{0,20}×|\b(?:anything|everything) (?:over|above|beyond|after)\b/;
const WITHIN = /\b(?:of which|of (?:them|those|these)|incl?ud\w+)\b/;
/** "38 hours normally", beside all that were worked. */
const NORMALLY = /\b(?:contract\w*|standard|basic week|normal week|usual\w*|normally)\b/;
const ALL_WORKED = /\b(?:did|do|worked|work|put in|total of|clocked(?: up)?)(?: (?:about|a total of|this week|last week))? $/;
/** Hours at time and a half are told as more hours. */
const withOvertime = (parts: readonly Part[], givens: readonly Given[], text: string): readonly Part[] => {
  const index = parts.findIndex(({ kind, said }) => kind === 'factor' && said.startsWith('×') && !said.includes('coats'));
  const hours = parts.filter(({ unit }) => unit['hour'] === 1 && Object.keys(unit).length === 1);
  const factor = parts[index];
  if (!factor || hours.length === 0 || !parts.some(({ unit }) => unit['hour'] === -1)) return parts;
  const told = (part: Part): Given => givens.find((one) => one.at === part.from)!;
  const limited =
    hours.length > 1 && AFTER_THAT.test(text)
      ? hours.filter(({ to }) => to <= factor.from).at(-1)
      : hours.length > 1
        ? (hours.find((part) => /\b(?:after|over|above|beyond|past|more than) (?:the first )?$/.test(told(part).before)) ??
          hours.find((part) => NORMALLY.test(told(part).before) && hours.some(({ value }) => value > part.value)))
        : undefined;
  const [first, second] = hours;
  const isWhole =
    hours.length === 2 &&
    first!.to <= factor.from &&
    factor.from < second!.from &&
    /\bovertime\b/.test(text.slice(first!.to, factor.from)) &&
    ALL_WORKED.test(told(second!).before) &&
    !/\b(?:overtime|extra|of (?:it|them|that))\b/.test(told(second!).after);
  const limit = isWhole ? first : limited;
  const total = hours.find((part) => part !== limit);
  if (limit && total && total.value > limit.value) {
    const value = limit.value + (total.value - limit.value) * factor.value;
    return parts
      .filter((part) => part !== limit && part !== factor)
      .map((part) =>
        part === total
          ? {
              ...part,
              value,
              said: sayAmount(value, part.unit),
              steps: [
                `${limit.said} + ${sayAmount(total.value - limit.value, part.unit)} × ${factor.value} = ${sayAmount(value, part.unit)}`,
              ],
            }
          : part,
      );
  }
  const mine =
    hours.find((part) => OVERTIME.test(`${told(part).before} ${told(part).said} ${told(part).after}`) && hours.length > 1) ??
    hours.filter(({ to }) => to <= factor.from).at(-1);
  if (!mine) return parts;
  const whole = hours.find((part) => part !== mine);
  // "44 hours, of which 4 were overtime": they are in it.
  if (whole && hours.length === 2 && WITHIN.test(text.slice(whole.to, mine.from)) && mine.value < whole.value) {
    const normal = whole.value - mine.value;
    const paid = normal + mine.value * factor.value;
    const step = `${sayAmount(normal, whole.unit)} + ${mine.said} × ${Number(factor.value.toFixed(3))} = ${sayAmount(paid, whole.unit)}`;
    return parts
      .filter((part) => part !== factor && part !== mine)
      .map((part) => (part === whole ? { ...part, value: paid, said: sayAmount(paid, part.unit), steps: [step] } : part));
  }
  const value = mine.value * factor.value;
  return parts
    .filter((part) => part !== factor)
    .map((part) =>
      part === mine
        ? {
            ...part,
            value,
            turn: 1,
            said: sayAmount(value, part.unit),
            steps: [`${mine.said} × ${Number(factor.value.toFixed(3))} = ${sayAmount(value, part.unit)}`],
          }
        : part,
    );
};

/** From one time of the day to another, without the breaks. */
const asShift = (parts: readonly Part[], givens: readonly Given[], asked: Asked): readonly Part[] => {
  const [from, to, ...more] = parts.filter(({ kind }) => kind === 'clock');
  if (asked.kind === 'clock' || !from || !to || more.length > 0) return parts;
  const isPause = (part: Part): boolean => {
    const { before, said, after } = givens.find(({ at }) => at === part.from)!;
    return (
      dimensionOf(Object.keys(part.unit)[0] ?? '') === 'hour' &&
      /\b(?:breaks?|lunch|pause|unpaid|dinner|rest)\b/.test(`${before} ${said} ${after}`)
    );
  };
  const zone = parts.find(
    (part) => part.unit['hour'] === 1 && /\b(?:ahead|behind)\b/.test(givens.find(({ at }) => at === part.from)!.after),
  );
  const pauses = parts.filter((part) => part.kind === 'amount' && part !== zone && isPause(part));
  // "9 to 5" ends in the afternoon.
  const isHalf = to.value < from.value && from.value <= 12 && to.unit['am'] === undefined && from.unit['am'] === undefined;
  const span = to.value - from.value + (isHalf ? 12 : to.value < from.value ? 24 : 0);
  // What the clock of the other place is ahead has not gone by.
  const gone = span - (zone ? zone.turn * zone.value : 0);
  // "45 minutes each night": what it is taken for each time is the shift.
  const hours = pauses.reduce(
    (so, { unit, value }) => so - value * inUnit({ [Object.keys(unit)[0]!]: 1 }, { hour: 1 })!.factor,
    gone,
  );
  const isDaily =
    asked.units.some(({ unit }) => unit['hour'] === 1 && unit['day'] === -1) ||
    parts.some(({ unit }) => Object.keys(unit).some((name) => unit[name]! > 0 && dimensionOf(name) === 'day'));
  const unit: Unit = isDaily ? { hour: 1, day: -1 } : { hour: 1 };
  const shift: Part = {
    kind: 'amount',
    cost: from.cost,
    percentAt: -1,
    from: from.from,
    value: hours,
    unit,
    turn: 0,
    to: Math.max(to.to, ...pauses.map((part) => part.to)),
    said: sayAmount(hours, unit),
    steps: [
      ...pauses.flatMap(({ steps }) => steps),
      `From ${from.said} to ${to.said} it is ${sayAmount(span, { hour: 1 })} by the clocks`,
      ...(zone
        ? [`${sayAmount(span, { hour: 1 })} ${zone.turn > 0 ? '−' : '+'} ${zone.said} = ${sayAmount(gone, { hour: 1 })}`]
        : []),
      ...(pauses.length > 0
        ? [`${sayAmount(span, { hour: 1 })} − ${pauses.map(({ said }) => said).join(' − ')} = ${sayAmount(hours, { hour: 1 })}`]
        : []),
    ],
  };
  return [shift, ...parts.filter((part) => part !== from && part !== to && part !== zone && !pauses.includes(part))];
};

const HAVE =
  /\b(?:already|so far|(?:have|has|had|i?'?ve) (?:only )?(?:saved|paid|read|done|got|put (?:aside|by)|collected|walked|driven|run|written)|(?:have|'ve|got|saved|paid|deposit|put down|pay down)(?: of| about)?(?: me)? ?$)|\bin the bank\b|\bup ?front ?$|\bdeposit\b|\bdown payment\b/;
/** What somebody will have one day is what they want. */
const WANTED_FIRST =
  /\b(?:until|till|before|once|when) (?:i|we|they|he|she)(?: will)? (?:have|has|get|gets|reach|reaches) (?:to )?$/;
const AIMED = /\b(?:(?:want|need|hope|like|aim|plan)s? to (?:be|weigh|reach|get (?:down |up )?to)|down to|target(?: is| of)?) $/;
const PURSE =
  /\b(?:have|has|had|got|with|start\w*|notes?|budget|earn|earns|paid|pay with|gives? (?:me|him|her|the)|hand\w*|out of|from a|from)\b/;
const GAIN = /\b(?:gets?|receives?|found|finds|won|wins|earns?|deposits?|refund|sells?|sold)\b/;
const GOAL = /\b(?:need|goal|target|save up|saving (?:up )?for)\b/;
const SPENT =
  /\b(?:buys?|bought|costs?|pays?|paid|spends?|spent|expenses|rent|materials?|made for|make for)\b(?!.*\bs(?:ell|old))/;
const STILL =
  /\b(?:still|to (?:save|go|reach)|more (?:do|does|must|will|days|weeks|months|hours|money|pages)|left to|missing|short)\b/;

/** On which side the amounts of one kind stand: what there is and what goes off it, or what is wanted and what there is. */
const sided = (parts: readonly Part[], givens: readonly Given[], asked: Asked, text: string): readonly Part[] => {
  const told = (part: Part): Given => givens.find((one) => one.at === part.from) ?? givens[0]!;
  const isTime = asked.units.some(({ unit }) =>
    Object.keys(unit).some((name) => unit[name]! > 0 && /hour|day/.test(dimensionOf(name))),
  );
  const question = text.slice(asked.at);
  const plain = parts.filter(({ kind, unit }) => kind === 'amount' && Object.values(unit).every((count) => count > 0));
  const like = (part: Part): readonly Part[] => plain.filter((other) => other !== part && isPlainOf(other.unit, part.unit));
  if (
    (asked.isDifference && STILL.test(question)) ||
    isTime ||
    /\brest\b/.test(text) ||
    (GOAL.test(text) && !/\bleft\b/.test(question))
  ) {
    const have = plain.filter((part) => {
      const { before, after } = told(part);
      return !WANTED_FIRST.test(before) && (HAVE.test(before) || HAVE.test(after.split(/,| and | but /)[0]!));
    });
    const aimed = plain.find((part) => AIMED.test(told(part).before) && like(part).length === 1);
    const pair = aimed ? [aimed, ...like(aimed)].toSorted((one, other) => one.value - other.value) : [];
    return parts.map((part) =>
      part === pair[0] || (have.includes(part) && like(part).some((other) => !have.includes(other)) && part.turn <= 0)
        ? { ...part, turn: -1 }
        : part,
    );
  }
  if (
    !asked.isDifference ||
    !/\b(?:left|remain\w*|balance|(?:on|in) it|in there|put by|change|over|profit|make|rest)\b/.test(question)
  )
    return parts;
  const wanted = asked.units[0]?.unit;
  const mine = plain.filter(
    ({ unit }) => (wanted && isPlainOf(unit, wanted)) || Object.keys(unit).some((name) => wanted?.[name] !== undefined),
  );
  const purse =
    mine.find(
      (part) =>
        part.turn >= 0 && PURSE.test(`${told(part).before} ${told(part).said} ${told(part).after.replace(/,.*| and .*/, '')}`),
    ) ?? mine.toSorted((one, other) => other.value - one.value)[0];
  if (/\bprofit\b|\bdid (?:we|i|they|he|she) (?:make|raise)\b/.test(question))
    return parts.map((part) =>
      Object.keys(part.unit).some(isMoney) && SPENT.test(text.slice(Math.max(0, part.from - 40), part.from))
        ? { ...part, turn: -1 }
        : part,
    );
  if (!purse) return parts;
  return parts.map((part) =>
    part === purse
      ? { ...part, turn: 0 }
      : (!mine.includes(part) && !Object.keys(part.unit).some((name) => wanted?.[name] !== undefined && part.unit[name] === 1)) ||
          GAIN.test(told(part).before)
        ? part
        : { ...part, turn: -1 },
  );
};

export interface Planned {
  readonly parts: readonly Part[];
  readonly ways: readonly Way[];
}

export const planned = (story: Story, asked: Asked, read: readonly Given[] = story.givens): Planned => {
  const givens = withoutIdle(read, asked, story.text);
  const parts = withLists(
    sided(
      asShift(
        withOvertime(withOneBase(bound(givens.map(partOf), givens, story.text), story.text), givens, story.text),
        givens,
        asked,
      ),
      givens,
      asked,
      story.text,
    ),
  );
  // A price plays no part in how many of something there are. Without a sign it may be none.
  const isAside = ({ unit, isSize, isPriced }: Given): boolean =>
    isSize ||
    (asked.kind === 'amount' &&
      isPriced &&
      Object.keys(unit).some(isMoney) &&
      asked.units.every(({ unit: own }) => !Object.keys(own).some(isMoney)));
  const sizes = givens.filter(isAside);
  const whole = { ...story, givens };
  // The size in which it is sold is no more of it.
  const isSold =
    !asked.isDifference &&
    sizes.some(
      (one) =>
        one.isSize &&
        asked.units.some(({ unit }) =>
          isPlainOf(Object.fromEntries(Object.entries(one.unit).filter(([, count]) => count > 0)), unit),
        ),
    );
  const all = isSold ? [] : waysTo(asked, parts, whole);
  const less =
    sizes.length > 0
      ? waysTo(
          asked,
          parts.filter(({ from }) => !sizes.some(({ at }) => at === from)),
          whole,
        ).map((way) => ({ ...way, doubt: way.doubt + (isSold ? 0 : 0.5) }))
      : [];
  return { parts, ways: [...all, ...less].toSorted((one, other) => one.doubt - other.doubt) };
};

export interface Read extends Planned {
  readonly story: Story;
  readonly asked: Asked | undefined;
}

const MOST_ASKED = 3;

/** What was told and is named again in the question is no more of it. */
export const isEcho = (one: Given, place: number, givens: readonly Given[]): boolean =>
  one.at > place &&
  givens.some(
    (other) =>
      other.at < place &&
      other.value === one.value &&
      dimensionOf(only(one.unit) ?? UNNAMED) === dimensionOf(only(other.unit) ?? '') &&
      !isMoney(only(one.unit) ?? ''),
  );

/** Every question of a story by itself: what another question says is not told for this one. */
export const general = (whole: Story): readonly Read[] => {
  const places = asksOf(whole.text).slice(0, MOST_ASKED);
  return (places.length === 0 ? [undefined] : places).map((place, index): Read => {
    const isAgain = (one: Given): boolean => place !== undefined && isEcho(one, place, whole.givens);
    const isOther = ({ at }: Given): boolean =>
      places.some((other, own) => own !== index && at > other && at < (places[own + 1] ?? Infinity));
    const story = { ...whole, givens: whole.givens.filter((one) => !isOther(one) && !isAgain(one)) };
    const asked = askedOf(story, place, places[index + 1]);
    // "And what pace would get me to 50 minutes?" takes the place of what was told before.
    const isInstead =
      index > 0 &&
      story.givens.some(
        (one) => one.at > place! && story.givens.some((other) => other.at < place! && isPlainOf(one.unit, other.unit)),
      );
    if (!asked || isInstead || story.givens.length === 0) return { story, asked, parts: [], ways: [] };
    return { story, asked, ...planned(story, asked) };
  });
};
