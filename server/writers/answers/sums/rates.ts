/** What comes and goes at a rate: there and back at two speeds, a tank that fills and leaks, what halves every so many hours. */
import { figureOf, hoursOf, MANY, questionOf, reading, SPAN, TIME, timeOf, type StoryTold } from './steps.ts';
import { figure, spell } from './told.ts';

const SPEED = `(${MANY}) ?(mph|km\\/h|kph|kmh|miles an hour|miles per hour|km an hour|knots)`;
/** The same way at two speeds: the mean of them is no average speed. */
const thereAndBack = (plain: string): StoryTold | undefined => {
  const read = reading(plain);
  const { text } = read;
  if (
    !/\baverage\b/.test(text) ||
    !/\b(?:back|return\w*|home)\b/.test(text) ||
    !/\bsame (?:road|way|route)|\bback\b|\breturn/.test(text)
  )
    return undefined;
  const first = read.eat(new RegExp(SPEED));
  if (!first) return undefined;
  const other =
    read.eat(new RegExp(SPEED)) ?? read.eat(new RegExp(`\\b(?:back|home|return\\w*)(?: [a-z]+){0,5}? (?:at|doing|on) (${MANY})`));
  const way = read.eat(new RegExp(`(${MANY}) ?(miles?|km|kilomet(?:re|er)s)\\b`));
  if (!other) return undefined;
  const [a, b] = [figureOf(first[1]!), figureOf(other[1]!)];
  const unit = first[2]!.startsWith('m') ? 'mph' : first[2]!.startsWith('k') && first[2] !== 'knots' ? 'km/h' : 'knots';
  const mean = (2 * a * b) / (a + b);
  // What was thought, or what a meter says, may be told as well.
  const said = read.eatAll(
    new RegExp(
      `\\b(?:average(?: speed)?(?: is| was| of|'s)?|says|said|shows?|showed|thought|so it's|reckon\\w*) (?:it's |it is |it was |about )?(${MANY})(?: ?mph| ?km\\/h)?`,
    ),
  );
  if (read.hasMore() || said.length > 2) return undefined;
  if (said.some(([, one]) => Math.abs(figureOf(one!) - mean) > 0.6 && Math.abs(figureOf(one!) - (a + b) / 2) > 0.6))
    return undefined;
  if (/\b(?:stop\w*|wait\w*|break|lunch|rest(?:ed)?|hours? (?:there|in))\b/.test(text)) return undefined;
  const miles = way ? figureOf(way[1]!) : undefined;
  const length = way?.[2]!.startsWith('m') ? 'miles' : 'km';
  const steps =
    miles === undefined
      ? [
          `Over the same distance it is 2 × ${figure(a)} × ${figure(b)} ÷ (${figure(a)} + ${figure(b)}) = ${figure(mean)} ${unit}.`,
        ]
      : [
          `Out: ${figure(miles)} ÷ ${figure(a)} = ${figure(miles / a)} hours; back: ${figure(miles)} ÷ ${figure(b)} = ${figure(miles / b)} hours.`,
          `${figure(2 * miles)} ${length} ÷ ${figure(miles / a + miles / b)} hours = ${figure(mean)} ${unit}.`,
        ];
  const isMistaken = said.some(([, one]) => Math.abs(figureOf(one!) - (a + b) / 2) < 0.6);
  return {
    worked: [
      `The average speed is ${figure(mean)} ${unit}${isMistaken ? `, not ${figure((a + b) / 2)}` : ''}.`,
      [
        ...steps,
        ...(isMistaken || said.length > 0
          ? ['More time is spent at the slower speed, so it counts for more than the other.']
          : []),
      ],
    ],
    confidence: 93,
  };
};

const HALVES = new RegExp(
  `\\bhalf[- ]li(?:fe|ves)(?: (?:of|is|was|in|for|on|the|it|this|that|a|an|my|your|body|[a-z]{4,14}))*? (?:about |around |roughly )?(${MANY}) ?(hours?|days?|minutes?|years?|weeks?)`,
);
const DOSE = new RegExp(`(${MANY}) ?(mg|mcg|µg|g|ml|units|grams?|kg|bq|mbq)\\b`);
/** So much at one time, and how much at a later one, whatever is told in between. */
const halfLife = (plain: string): StoryTold | undefined => {
  const read = reading(plain);
  const { text } = read;
  const question = questionOf(text);
  if (
    !/\bhalf[- ]li(?:fe|ves)\b/.test(text) ||
    !/\b(?:left|remain\w*|still (?:in|there|be)|be in|is there|(?:in|inside) (?:me|you|him|her|my))\b/.test(text)
  )
    return undefined;
  const half = read.eat(HALVES);
  if (!half) return undefined;
  const each = figureOf(half[1]!);
  const unit = half[2]!.replace(/s$/, '');
  const isPercent = /%/.test(question);
  const dose = read.eat(DOSE);
  if (!dose && !isPercent) return undefined;
  const times = [...read.rest().matchAll(new RegExp(TIME, 'g'))];
  // The time asked for stands after the words that ask.
  const asks = text.lastIndexOf(' how much');
  const last = times.find(({ index }) => index > Math.max(asks, text.length - question.length - 2));
  let gone: number;
  const steps: string[] = [];
  if (last && dose) {
    // When it was taken is told in the sentence that tells how much.
    const sentence = /[.?!;](?= )/.exec(text.slice(dose.index))?.index ?? text.length;
    const start = times.find(
      ({ index }) =>
        index > dose.index - 60 && index < dose.index + sentence && index < last.index && (asks < dose.index || index < asks),
    );
    if (!start || unit !== 'hour' || DOSE.test(read.rest())) return undefined;
    const [from, to] = [timeOf(start[0]), timeOf(last[0])];
    if (!from.isSure) return undefined;
    const until = to.isSure ? to.hour : to.hour % 12;
    gone = to.isSure ? (until - from.hour + 24) % 24 : (until - (from.hour % 12) + 12) % 12;
    if (!to.isSure && /\b(?:tomorrow|next (?:day|morning|evening))\b/.test(text)) return undefined;
    if (gone === 0) return undefined;
    steps.push(`From ${start[0].trim()} to ${last[0].trim()} it is ${spell(gone)}.`);
  } else {
    const span = read.eat(new RegExp(`(${MANY}) ?${unit}s?\\b`)) ?? undefined;
    if (!span || read.hasMore()) return undefined;
    gone = figureOf(span[1]!);
  }
  const many = gone / each;
  const start = dose ? figureOf(dose[1]!) : 100;
  const name = dose ? ` ${dose[2]!}` : '%';
  const left = start * 0.5 ** many;
  steps.push(
    `${figure(gone)} ÷ ${figure(each)} = ${figure(many)} half-${Math.abs(many - 1) < 1e-9 ? 'life' : 'lives'}.`,
    Number.isInteger(many) && many <= 6
      ? `${[...Array(many + 1).keys()].map((at) => `${figure(start * 0.5 ** at)}${name}`).join(' → ')}.`
      : `${figure(start)}${name} × 0.5^${figure(many)} = ${figure(left)}${name}.`,
  );
  return { worked: [`About ${figure(left)}${name} is left.`, steps], confidence: 90 };
};

const FLOW = `(${MANY}) ?(litres?|l|gallons?|ml)?(?: of water)? ?(?:a|an|per|\\/|every|each) ?(minute|min|hour|second|day)`;
const GOES = /\b(?:leak\w*|los(?:es|ing)|seep\w*|drain\w*|escap\w*|out)\b/;
/** A vessel that one or more fill and others empty. */
const flows = (plain: string): StoryTold | undefined => {
  const read = reading(plain.replace(/\b(\d{1,4}) (?=(?:a|per) minute\b)/g, '$1 '));
  const { text } = read;
  if (
    !/\bhow (?:long|many (?:minutes|hours))\b/.test(questionOf(text)) ||
    !/\b(?:fill|empty|empties|drain|full|pump\w*)\b/.test(text)
  )
    return undefined;
  const first = read.eat(new RegExp(FLOW));
  if (!first) return undefined;
  const unit = first[2] ?? 'litre';
  const per = first[3]!.replace('min', 'minute').replace('minuteute', 'minute');
  const next = [...read.eatAll(new RegExp(FLOW))];
  const others = read.eatAll(
    new RegExp(
      `\\b(?:and|other|second|cold|hot|but)(?: [a-z]+){0,3} (?:does|gives|runs at|is|at|puts in|adds) (${MANY})(?! ?(?:litres?|gallons?|${'minute'}s|hours))`,
    ),
  );
  const all = [first, ...next, ...others].map((found) => ({
    at: found.index,
    value: figureOf(found[1]!),
    per: (found[3] ?? per).replace(/^min$/, 'minute'),
  }));
  const box = read.eat(
    new RegExp(
      `(${MANY}) ?(?:m|met(?:re|er)s?)?(?: long| wide)? ?(?:x|by|×) ?(${MANY}) ?(?:m|met(?:re|er)s?)?(?: long| wide)? ?(?:x|by|×|and) ?(${MANY}) ?(?:m|met(?:re|er)s?)\\b(?: deep| high)?`,
    ),
  );
  const cubic = box && figureOf(box[1]!) * figureOf(box[2]!) * figureOf(box[3]!);
  const held =
    cubic === undefined ? read.eat(new RegExp(`(${MANY}) ?(litres?|l|gallons?)\\b`)) : ['', String(cubic * 1000), 'litres'];
  read.eat(new RegExp(`\\b${all.length} (?:hoses|taps|pumps|pipes|inlets)\\b`));
  if (!held || (all.length < 2 && !box) || read.hasMore() || all.some((one) => one.per !== per) || held[2]![0] !== unit[0])
    return undefined;
  const isEmptied = /\b(?:empty|empties|drain|pump)\w*\b/.test(text) && !/\bfill/.test(text);
  const signed = all
    .toSorted((a, b) => a.at - b.at)
    .map((one, at) => {
      const from = Math.max(
        text.lastIndexOf('. ', one.at),
        text.lastIndexOf(', ', one.at),
        text.lastIndexOf(' but ', one.at),
        text.lastIndexOf(' and ', one.at),
      );
      const around =
        text
          .slice(from, one.at + 40)
          .split(/[.,?](?= )| but | and /)
          .find((piece) => /\d/.test(piece)) ?? '';
      const isAgainst = isEmptied
        ? at > 0 && /\b(?:seep\w*|com(?:es|ing) (?:back )?in|flows? in|running in|leak\w*|enter\w*)\b/.test(around)
        : GOES.test(around);
      return isAgainst ? -one.value : one.value;
    });
  const net = signed.reduce((so, value) => so + value, 0);
  if (net <= 0) return undefined;
  const time = figureOf(held[1]!) / net;
  const name = unit.startsWith('g') ? 'gallons' : 'litres';
  const said =
    per === 'minute' && time >= 60
      ? `${spell(time / 60)} (${figure(time)} minutes)`
      : per === 'hour'
        ? spell(time)
        : `${figure(time)} ${per}s`;
  return {
    worked: [
      `It takes ${said}.`,
      [
        ...(box
          ? [
              `${box
                .slice(1, 4)
                .map((side) => figure(figureOf(side!)))
                .join(' × ')} = ${figure(cubic!)} m³, which is ${figure(cubic! * 1000)} litres.`,
            ]
          : []),
        ...(signed.length < 2
          ? []
          : [
              `${signed.map((value, at) => `${at === 0 ? '' : value < 0 ? ' − ' : ' + '}${figure(Math.abs(value))}`).join('')} = ${figure(net)} ${name} a ${per}.`,
            ]),
        `${figure(figureOf(held[1]!))} ÷ ${figure(net)} = ${figure(time)} ${per}s.`,
      ],
    ],
    confidence: 93,
  };
};

/** Two who work at the same thing, each told by how long it takes alone. */
const together = (plain: string): StoryTold | undefined => {
  const read = reading(plain);
  const { text } = read;
  if (!/\bhow long\b/.test(questionOf(text)) || !/\b(?:both|together|with the 2|2 of (?:them|us))\b/.test(questionOf(text)))
    return undefined;
  read.eat(/\b2 (?:taps|pipes|hoses|pumps|people|of us|painters|printers|machines|ovens|brothers|men)\b/);
  read.eat(/\b(?:1|one)(?= (?:fills|takes|does|can|of))/);
  const spans = read.eatAll(new RegExp(SPAN));
  const bare = read.eat(
    new RegExp(
      `\\b(?:other|second|cold|mine|me|him|her|hers|his|i|he|she)(?: [a-z]+){0,3}? (?:in |takes? (?:me |him |her )?|does it in )?(${MANY})(?! ?[a-z]{3,}s?\\b)`,
    ),
  );
  if (read.hasMore() || spans.length + (bare ? 1 : 0) !== 2) return undefined;
  const isHours = /h/.test(spans[0]![0].replace(/^[\d.]+ ?/, '')[0] ?? '');
  const [a, b] = [hoursOf(spans[0]![0]), bare ? figureOf(bare[1]!) / (isHours ? 1 : 60) : hoursOf(spans[1]![0])];
  if (!/\b(?:takes?|took|fills?|does|do|can|mows?|paints?|digs?|cleans?|empt\w+|in)\b/.test(text)) return undefined;
  const time = (a * b) / (a + b);
  return {
    worked: [
      `Together it takes ${spell(time)}.`,
      [
        `One does 1 ÷ ${spell(a)} of it, the other 1 ÷ ${spell(b)}: together ${isHours ? `${figure(a)} × ${figure(b)} ÷ ${figure(a + b)} = ${figure(time)} hours` : `${figure(a * 60)} × ${figure(b * 60)} ÷ ${figure((a + b) * 60)} = ${figure(time * 60)} minutes`}.`,
      ],
    ],
    confidence: 90,
  };
};

export const rates = (plain: string): StoryTold | undefined =>
  thereAndBack(plain) ?? halfLife(plain) ?? flows(plain) ?? together(plain);
