/** Sums that need a formula which no figure of the text names: interest, circles and cylinders, mixtures, a body's mass. */
import type { Given, Story } from './read.ts';
import { clock, sayAmount } from './plan.ts';
import { figure, money, spell, type Worked } from './told.ts';
import { UNNAMED, dimensionOf, inUnit, isMoney } from './units.ts';
import type { Unit } from '../values/read.ts';

interface Taken {
  readonly text: string;
  readonly sign: string;
  readonly percents: readonly number[];
  /** The amounts of a dimension, in a unit of it. */
  readonly of: (name: string) => readonly Given[];
  readonly money: readonly Given[];
  readonly all: number;
  readonly amounts: readonly Given[];
  readonly clocks: readonly Given[];
}

interface Formula {
  readonly asks: RegExp;
  readonly work: (taken: Taken) => Worked | undefined;
}

const single = (unit: Unit): string => Object.keys(unit).find((name) => unit[name]! > 0) ?? '';
const as = (given: Given, name: string): number => given.value * inUnit({ [single(given.unit)]: 1 }, { [name]: 1 })!.factor;

/** "Loses 15% of its value each year". */
const YEARLY = /%(?: of (?:its|it is|the) [a-z]+)? (?:a|each|every|per) (year|month|week|day)\b/;
/** "1.5% per month", "2% monthly interest": for what span a rate is told, and how often a year has it. */
const PERIOD =
  /%(?: (?:simple|compound))?(?: interest)? \(?(?:(?:a|an|each|every|per) (day|week|month|quarter|year)\b|(dai|week|month|quarter)ly\b)|\b(dai|week|month|quarter)ly (?:simple |compound )?(?:interest|rate)\b/;
const A_YEAR: Readonly<Record<string, number>> = { day: 365, week: 52, month: 12, quarter: 4, year: 1 };
const periodIn = (text: string): string => {
  const found = PERIOD.exec(text);
  return (found?.[1] ?? found?.[2] ?? found?.[3] ?? 'year').replace('dai', 'day');
};
const FALLS = /\b(?:los[et]s?|losing|depreciat\w*|falls?|drops?|shrinks?)\b/;
const RISES = /\b(?:grows?|growing|rises?|increas\w+)\b/;

const FORMULAS: readonly Formula[] = [
  {
    asks: /\bsimple interest\b/,
    work: ({ percents: [percent, ...more], of, money: [sum, ...others], sign, text }) => {
      const [span] = of('year');
      if (percent === undefined || !span || !sum || more.length + others.length > 0) return undefined;
      const period = periodIn(text);
      const times = as(span, 'year') * A_YEAR[period]!;
      const interest = (sum.value * percent * times) / 100;
      const months = Math.round(as(span, 'month'));
      if (
        /\b(?:how much|what)\b[^?.]*\b(?:a|per|each|every) month\b|\bmonthly (?:payments?|amounts?|instal+ments?)\b/.test(text) &&
        months > 1
      )
        return [
          `That is ${money((sum.value + interest) / months, sign)} a month.`,
          [
            `The simple interest is ${money(sum.value, sign)} × ${figure(percent)}% × ${figure(times, 4)} ${period}${times === 1 ? '' : 's'} = ${money(interest, sign)}.`,
            `${money(sum.value + interest, sign)} ÷ ${months} = ${money((sum.value + interest) / months, sign)}.`,
          ],
        ];
      return [
        `The simple interest is ${money(interest, sign)}, which makes ${money(sum.value + interest, sign)} in all.`,
        [
          `${money(sum.value, sign)} × ${figure(percent)}% × ${figure(times, 4)} ${period}${times === 1 ? '' : 's'} = ${money(interest, sign)}.`,
        ],
      ];
    },
  },
  {
    asks: /\bdoubles?\b/,
    work: ({ percents: [percent, prices], text }) => {
      if (
        percent === undefined ||
        percent <= 0 ||
        /×|\bdouble (?:the|that)\b/.test(text) ||
        (prices !== undefined && !/\b(?:prices|inflation)\b/.test(text))
      )
        return undefined;
      const years = (rate: number): string => figure(Math.log(2) / Math.log(1 + rate), 1);
      const real = prices === undefined ? 0 : (1 + percent / 100) / (1 + prices / 100) - 1;
      return [
        `It doubles after about ${years(percent / 100)} years.${real > 0 ? ` What it buys doubles only after about ${years(real)} years.` : ''}`,
        [
          `The logarithm of 2 divided by that of ${figure(1 + percent / 100, 4)}; 72 divided by the rate comes near it.`,
          ...(real > 0 ? [`After the rise in prices it grows by ${figure(real * 100)}% a year.`] : []),
        ],
      ];
    },
  },
  {
    asks: /\b(?:interest|invest\w*|savings?|save|put (?:away|aside|in|by)|compound\w*|grow\w*|borrow\w*|loan|mortgage|repay\w*|pay (?:it |this )?(?:back|off))\b|\bcard\b.*\bbalance\b|\bbalance\b.*\bcard\b/,
    work: ({ percents: [percent, ...more], of, money: sums, sign, text, all }) => {
      const [span, ...spans] = of('year').filter(({ unit }) => unit[single(unit)] === 1);
      const monthly = sums.find(({ unit }) => unit['month'] === -1);
      const [sum, ...others] = sums.filter((one) => one !== monthly);
      if (
        percent === undefined ||
        percent === 0 ||
        /\binterest[- ]free\b|\bno interest\b|\bwithout interest\b/.test(text) ||
        periodIn(text) !== 'year' ||
        more.length + spans.length + others.length > 0 ||
        all !== 1 + sums.length + (span ? 1 : 0)
      )
        return undefined;
      const rate = percent / 1200;
      if (/\b(?:borrow\w*|loan|mortgage|repay\w*|pay (?:it |this )?(?:back|off)|balance)\b/.test(text)) {
        if (!sum) return undefined;
        if (monthly && !span) {
          if (monthly.value <= sum.value * rate)
            return [`It would never be paid off: the interest alone is ${money(sum.value * rate, sign)} a month.`, []];
          const months = -Math.log(1 - (sum.value * rate) / monthly.value) / Math.log(1 + rate);
          return [
            `It takes about ${figure(Math.ceil(months))} months, with about ${money(months * monthly.value - sum.value, sign)} of interest.`,
            [`At ${figure(percent)}% a year, ${figure(percent / 12, 3)}% is added each month to what is still owed.`],
          ];
        }
        if (!span || monthly) return undefined;
        const months = Math.round(as(span, 'month'));
        if (months < 2) return undefined;
        const payment = (sum.value * rate) / (1 - (1 + rate) ** -months);
        return [
          `The monthly payment is about ${money(payment, sign)}, and the interest about ${money(payment * months - sum.value, sign)} in all.`,
          [
            `That is for ${money(sum.value, sign)} at ${figure(percent)}% a year, paid back in ${figure(months)} equal monthly payments; together they make ${money(payment * months, sign)}.`,
            'Fees and the way a bank rounds can change it a little.',
          ],
        ];
      }
      if (!span) return undefined;
      const years = as(span, 'year');
      if (monthly && !sum) {
        const months = Math.round(years * 12);
        const end = (monthly.value * ((1 + rate) ** months - 1)) / rate;
        return [
          `You would have about ${money(end, sign)}, of which ${money(end - monthly.value * months, sign)} is interest.`,
          [
            `${figure(months)} payments of ${money(monthly.value, sign)}, with a twelfth of ${figure(percent)}% added at the end of each month.`,
          ],
        ];
      }
      if (!sum || monthly || !/\b(?:interest|invest\w*|savings?|compound\w*|grow\w*|worth)\b/.test(text)) return undefined;
      const end = sum.value * (1 + percent / 100) ** years;
      return [
        `After ${sayAmount(span.value, span.unit)} it is ${money(end, sign)}, of which ${money(end - sum.value, sign)} is interest.`,
        [`${money(sum.value, sign)} × ${figure(1 + percent / 100, 4)}^${figure(years)}, with the interest added once a year.`],
      ];
    },
  },
  {
    asks: YEARLY,
    work: ({ percents: [percent, ...more], of, text, all, money: [sum] }) => {
      const per = YEARLY.exec(text)?.[1];
      const [span, ...spans] = of('day').filter(({ unit }) => unit[single(unit)] === 1);
      if (percent === undefined || per === undefined || !sum || !span || more.length + spans.length > 0 || all !== 3)
        return undefined;
      const times = as(span, per);
      const sign = FALLS.test(text) ? -1 : RISES.test(text) ? 1 : 0;
      if (sign === 0) return undefined;
      const factor = 1 + (sign * percent) / 100;
      const end = sayAmount(sum.value * factor ** times, sum.unit);
      return [
        `After ${sayAmount(span.value, span.unit)} it is ${end}.`,
        [
          `${sayAmount(sum.value, sum.unit)} × ${figure(factor, 4)}^${figure(times)} = ${end}: each ${per} it is a part of what there is by then.`,
        ],
      ];
    },
  },
  {
    asks: /\b(?:average|mean) speed\b/,
    work: ({ of, text }) => {
      const [first, second, ...more] = of('km').filter(({ unit }) => unit['hour'] === -1);
      const [hours] = of('hour').filter(({ unit }) => unit['hour'] === 1);
      if (!first || !second || more.length > 0 || !/×2|\bback\b|\breturn\b|\bsame (?:way|distance|road|route)\b/.test(text))
        return undefined;
      const speed = (2 * first.value * second.value) / (first.value + second.value);
      const said = (value: number): string => `${figure(value, 1)} ${first.unit['mile'] ? 'mph' : 'km/h'}`;
      const back = hours && (as(hours, 'hour') * first.value) / second.value;
      return [
        `The average speed is ${said(speed)}.`,
        [
          back === undefined
            ? `Both ways are equally long: 2 × ${said(first.value)} × ${said(second.value)} ÷ their sum.`
            : `There it takes ${spell(as(hours!, 'hour'))} and back ${spell(back)}: the whole way divided by ${spell(as(hours!, 'hour') + back)}.`,
          'It is not the middle of the two, because more time goes by at the slower speed.',
        ],
      ];
    },
  },
  {
    asks: /\bcircle\b|\bcircular\b|\bcylind\w*|\bround (?:table|pond|pool|bed|lawn|cake)\b/,
    work: ({ of, text, all }) => {
      const lengths = of('m');
      const high = lengths.find(
        ({ after, before }) => /^ ?(?:high|tall|deep|in height|long)\b/.test(after) || /\bheight (?:of |is )?$/.test(before),
      );
      const [wide, ...more] = lengths.filter((one) => one !== high);
      if (/\b(?:circumference|area) (?:of|is|was) (?:about )?\d|\bsquare (?!(?:m|cm|f|i|k|y))|\btouch/.test(text))
        return undefined;
      if (!wide || more.length > 0 || all !== lengths.length || /\bhow many (?!lit|square|cubic|met)/.test(text))
        return undefined;
      const radius = wide.value / (/\bradius\b/.test(text) ? 1 : 2);
      const unit = { [single(wide.unit)]: 1 };
      if (high) {
        const volume = Math.PI * (radius * as({ ...wide, value: 1 }, 'm')) ** 2 * as(high, 'm');
        return [
          `The volume is about ${figure(volume, 3)} cubic metres, or ${figure(volume * 1000, 0)} litres.`,
          [
            `Pi times the radius squared times the height: 3.1416 × ${sayAmount(radius, unit)}² × ${sayAmount(high.value, high.unit)}.`,
          ],
        ];
      }
      return /\bcircumference\b|\bround it\b|\bedge\b|\baround\b/.test(text)
        ? [
            `The circumference is about ${sayAmount(2 * Math.PI * radius, unit)}.`,
            [`Two times pi times the radius of ${sayAmount(radius, unit)}.`],
          ]
        : [
            `The area is about ${sayAmount(Math.PI * radius ** 2, { [single(wide.unit)]: 2 })}.`,
            [`Pi times the radius squared: 3.1416 × ${figure(radius)}².`],
          ];
    },
  },
  {
    asks: /\b(?:both|together)\b/,
    work: ({ of, text, all }) => {
      const [one, other, ...more] = of('hour').filter(({ unit }) => Object.keys(unit).length === 1);
      if (!one || !other || more.length > 0 || all !== 2 || one.value * other.value <= 0 || !/\bhow long\b/.test(text))
        return undefined;
      // Two who work at the same thing, and each has a time of their own for all of it.
      if (!/\b(?:taps?|pipes?|hoses?|pumps?|alone|by (?:him|her|it|my)self|on (?:his|her|its|my) own)\b/.test(text))
        return undefined;
      if (/\b(?:drain\w*|leak\w*|empt\w+|plug|after|before|then|full|half|later|longer)\b/.test(text)) return undefined;
      const [first, second] = [as(one, 'hour'), as(other, 'hour')];
      const both = (first * second) / (first + second);
      return [
        `Together it takes ${spell(both)}.`,
        [
          `In an hour the one does ${figure(1 / first, 3)} of it and the other ${figure(1 / second, 3)}, together ${figure(1 / both, 3)}; 1 ÷ ${figure(1 / both, 3)} is ${spell(both)}.`,
        ],
      ];
    },
  },
  {
    asks: /\bdilut\w*\b|\bsolution\b/,
    work: ({ percents, of, text }) => {
      const [volume] = of('litre');
      const [strong, weak] = [Math.max(...percents), Math.min(...percents)];
      if (!volume || percents.length < 2 || strong <= weak || !/\bhow much\b/.test(text)) return undefined;
      const own = percents.length > 2 ? percents.toSorted((one, other) => one - other)[1]! : strong;
      const part = (volume.value * weak) / own;
      const said = (value: number): string => {
        const litres = as({ ...volume, value }, 'litre');
        return litres < 1 ? `${figure(litres * 1000, 0)} ml` : `${figure(litres)} litres`;
      };
      return [
        `Take ${said(part)} of the ${figure(own)}% and fill up with ${said(volume.value - part)} of water.`,
        [`${said(volume.value)} × ${figure(weak)} ÷ ${figure(own)} = ${said(part)}, and the rest is water.`],
      ];
    },
  },
  {
    asks: /\bbmi\b|\bbody mass index\b/,
    work: ({ of, text }) => {
      const [weight, height] = [of('kg')[0], of('m')[0]];
      const metres = height && as(height, 'm');
      const [, aim] = /\b(?:bmi|body mass index)\b[^\d]{0,25}(\d\d(?:\.\d)?)(?![\d.]*\d)/.exec(text) ?? [];
      if (!weight && metres !== undefined && metres > 0.5 && metres < 2.6 && aim !== undefined)
        return [
          `At a BMI of ${aim} it is about ${figure(Number(aim) * metres ** 2, 1)} kg.`,
          [`${aim} × ${figure(metres)}² = ${figure(Number(aim) * metres ** 2, 1)}: the BMI times the height in metres squared.`],
        ];
      if (!weight || metres === undefined || metres < 0.5 || metres > 2.6) return undefined;
      const bmi = as(weight, 'kg') / metres ** 2;
      const range =
        bmi < 18.5
          ? 'under the range called normal, 18.5 to 25'
          : bmi < 25
            ? 'within the range called normal, 18.5 to 25'
            : bmi < 30
              ? 'in the range called overweight, 25 to 30'
              : 'in the range called obese, above 30';
      return [
        `The BMI is ${figure(bmi, 1)}, which is ${range} for adults.`,
        [
          `The weight in kilograms divided by the height in metres squared: ${figure(as(weight, 'kg'), 1)} ÷ ${figure(metres)}².`,
          'It says nothing about muscle, age or where fat sits.',
        ],
      ];
    },
  },
  {
    asks: /\bhow many words\b/,
    work: ({ of, text, all }) => {
      const [span] = of('hour');
      if (!span || all > 1 || !/\b(?:talk|speech|toast|presentation|read aloud|spoken)\b/.test(text)) return undefined;
      const minutes = as(span, 'minute');
      return [
        `About ${figure(minutes * 120, 0)} to ${figure(minutes * 150, 0)} words.`,
        ['People speak 120 to 150 words a minute; children and slow speakers nearer 100.'],
      ];
    },
  },
];

const SAVED = /\b(?:have|saved|already|got|start\w*|with)(?: (?:about|up|by|away|around|saved|already|so far))? ?$/;
const isRate = ({ unit }: Given): boolean => Object.values(unit).some((count) => count < 0);
/** A sum to reach, what is there of it, and what comes to it each time. */
const SAVING: Formula = {
  asks: /\b(?:sav(?:e|es|ed|ing)|pocket money|put(?:ting)? (?:by|away|aside)|towards?)\b/,
  work: ({ text, money: sums, percents: [percent, ...percentages], amounts, sign, all }) => {
    const asked =
      /\bhow (?:many (?:more )?(week|month|day)s|long)\b|\bhow much\b.{0,60}?\b(?:a|each|every|per) (week|month|day)\b/.exec(
        text,
      );
    const saved = sums.find((given) => SAVED.test(given.before));
    const [target, rate, ...more] = sums.filter((given) => given !== saved).toSorted((one, other) => other.value - one.value);
    const spans = amounts.filter(({ unit }) => /^(?:day|week|month|year)$/.test(single(unit)) && !isRate({ unit } as Given));
    if (!asked || !target || more.length > 0 || percentages.length > 0) return undefined;
    const goal = percent === undefined ? target.value : (target.value * percent) / 100;
    const open = goal - (saved?.value ?? 0);
    const period = asked[1] ?? asked[2] ?? Object.keys(rate?.unit ?? {}).find((name) => /^(?:day|week|month)$/.test(name));
    if (open <= 0 || period === undefined) return undefined;
    const steps = [
      ...(percent === undefined ? [] : [`${figure(percent)}% of ${money(target.value, sign)} = ${money(goal, sign)}.`]),
      ...(saved ? [`${money(goal, sign)} − ${money(saved.value, sign)} = ${money(open, sign)}.`] : []),
    ];
    if (asked[2] !== undefined) {
      const [span, other] = spans;
      if (!span || other || rate || all > 3) return undefined;
      const times = as(span, period);
      const isWhole = Math.abs(times - Math.round(times)) < 0.05;
      return isWhole
        ? [
            `That is ${money(open / Math.round(times), sign)} a ${period}.`,
            [...steps, `${money(open, sign)} ÷ ${Math.round(times)} = ${money(open / Math.round(times), sign)}.`],
          ]
        : undefined;
    }
    if (!rate || spans.length > 0 || all > 4) return undefined;
    const times = open / rate.value;
    return [
      `That is ${Math.ceil(times - 1e-9)} ${period}s.`,
      [
        ...steps,
        `${money(open, sign)} ÷ ${money(rate.value, sign)} = ${figure(times)}, so ${Math.ceil(times - 1e-9)} ${period}s.`,
      ],
    ];
  },
};

/** A box of three lengths, filled from bags of so many litres. */
const FILLING: Formula = {
  asks: /\bhow many (?:bags?|sacks?|buckets?|tubs?|barrows?)\b/,
  work: ({ text, of, all }) => {
    const [container] = /\b(?:bag|sack|bucket|tub|barrow)/.exec(/\bhow many .*/.exec(text)![0])!;
    const [long, wide, deep, ...more] = of('m');
    const [held, other] = of('litre');
    if (!long || !wide || !deep || !held || other || more.length > 0 || all > 4) return undefined;
    const litres = [long, wide, deep].reduce((so, given) => so * as(given, 'm'), 1000);
    const many = litres / as(held, 'litre');
    return [
      `That is ${Math.ceil(many - 1e-9)} ${container}s.`,
      [
        `${[long, wide, deep].map((given) => `${figure(as(given, 'm'))} m`).join(' × ')} = ${figure(litres, 0)} litres.`,
        `${figure(litres, 0)} ÷ ${figure(as(held, 'litre'))} = ${figure(many)}.`,
      ],
    ];
  },
};

/** A way at a speed, from a time of the day on, with the stops. */
const JOURNEY: Formula = {
  asks: /\b(?:when|what time)\b/,
  work: ({ amounts, clocks: [from, ...clocks], all }) => {
    const speed = amounts.find(({ unit }) => unit['hour'] === -1 && dimensionOf(single(unit)) === 'length');
    const [way, ...ways] = amounts.filter((given) => dimensionOf(single(given.unit)) === 'length' && !isRate(given));
    const stops = amounts.filter((given) => dimensionOf(single(given.unit)) === 'hour' && !isRate(given));
    if (!from || !speed || !way || ways.length + clocks.length > 0 || all > 3 + stops.length) return undefined;
    const hours = as(way, single(speed.unit)) / speed.value;
    const rests = stops.reduce((so, stop) => so + as(stop, 'hour'), 0);
    return [
      `It is ${clock(from.value + hours + rests, false)}.`,
      [
        `${figure(as(way, single(speed.unit)))} ÷ ${figure(speed.value)} = ${spell(hours)}.`,
        `${clock(from.value, false)} + ${[hours, ...stops.map((stop) => as(stop, 'hour'))].map(spell).join(' + ')} = ${clock(from.value + hours + rests, false)}.`,
      ],
    ];
  },
};
const UK_GALLON = 4.54609;
/** How far what is in the tank will go. */
const RANGE: Formula = {
  asks: /\bhow (?:far|many (?:miles|kilomet(?:re|er)s|km))\b/,
  work: ({ text, amounts, percents: [full, ...percents], all }) => {
    const tank = amounts.find((given) => dimensionOf(single(given.unit)) === 'volume' && !isRate(given));
    const use = amounts.find(({ unit }) => dimensionOf(single(unit)) === 'length' && Object.values(unit).includes(-1));
    if (!tank || !use || !/\btank\b|\bfuel\b|\bpetrol\b|\bdiesel\b|\bgas\b/.test(text)) return undefined;
    if (full === undefined || percents.length > 0 || !/% (?:full|empty)\b/.test(text) || all !== 3) return undefined;
    const level = /% empty\b/.test(text) ? 100 - full : full;
    const per = Object.keys(use.unit).find((name) => use.unit[name] === -1)!;
    if (dimensionOf(per) !== 'volume') return undefined;
    // Beside litres the gallon is the British one.
    const isBritish = per === 'gallon' && single(tank.unit) === 'litre';
    const held = (tank.value * level) / 100;
    const litres = as({ ...tank, value: held }, 'litre');
    const perLitre = isBritish ? UK_GALLON : as({ ...tank, unit: { [per]: 1 }, value: 1 }, 'litre');
    const far = (litres / perLitre) * use.value;
    const name = single(use.unit);
    return [
      `That is about ${figure(far, 0)} ${name === 'mile' ? 'miles' : name}.`,
      [
        `${sayAmount(tank.value, tank.unit)} × ${figure(level)}% = ${sayAmount(held, tank.unit)}.`,
        `${figure(litres / perLitre)} ${isBritish ? 'UK gallons' : `${per}s`} × ${figure(use.value)} = ${figure(far, 0)}.`,
      ],
    ];
  },
};

/** "Lagos is an hour ahead of London": a time in the one place, told in the other. */
const ZONES: Formula = {
  asks: /\b(?:ahead of|behind)\b/,
  work: ({ text, amounts: [apart, ...amounts], clocks: [time, ...clocks] }) => {
    const [, one, way, other] =
      /\b([a-z]+)(?: time)? (?:is|are|'s) (?:about )?[\d.]+ (?:hours?|hrs?)(?: (?:and )?\d+ (?:minutes?|mins?))? (ahead of|behind) ([a-z]+)/.exec(
        text,
      ) ?? [];
    if (one === undefined || other === undefined || !apart || !time || amounts.length + clocks.length > 0) return undefined;
    if (dimensionOf(single(apart.unit)) !== 'hour') return undefined;
    const [, asked] =
      /\bwhat time (?:is it|will it be|would it be|is that|do i call|should i call)[^?]*?(?: in| for| by)?(?: the)? ([a-z]+)(?: time)?$/.exec(
        text,
      ) ?? [];
    const isHere = (place: string): boolean => place === (asked === 'me' || asked === 'us' || asked === 'here' ? 'us' : asked);
    if (!isHere(one) && !isHere(other)) return undefined;
    const to = isHere(one) ? 1 : -1;
    const told = text.slice(time.end).match(/^(?: in)? ([a-z]+)/)?.[1];
    if (told !== undefined && told === asked) return undefined;
    const sign = to * (way === 'behind' ? -1 : 1);
    const value = time.value + sign * as(apart, 'hour');
    const said = clock(value, time.unit['am'] !== undefined);
    return [
      `It is ${said}${value >= 24 ? ' the next day' : value < 0 ? ' the day before' : ''}.`,
      [`${time.said.trim()} ${sign < 0 ? '−' : '+'} ${spell(as(apart, 'hour'))} = ${said}.`],
    ];
  },
};
const ALL_FORMULAS = [...FORMULAS, SAVING, FILLING, JOURNEY, RANGE, ZONES];

export const byFormula = ({ text, givens, currency }: Story): Worked | undefined => {
  const named = ALL_FORMULAS.filter(({ asks }) => asks.test(text));
  if (named.length === 0) return undefined;
  const amounts = givens.filter(({ kind }) => kind === 'amount');
  const taken: Taken = {
    text,
    sign: currency === 'money' ? '' : currency,
    percents: givens.filter(({ kind }) => kind === 'percent').map(({ value }) => value),
    of: (name) => amounts.filter(({ unit }) => dimensionOf(single(unit)) === dimensionOf(name)),
    money: amounts.filter(({ unit }) => isMoney(single(unit)) || single(unit) === UNNAMED),
    all: givens.filter(({ kind }) => kind !== 'factor').length,
    amounts,
    clocks: givens.filter(({ kind }) => kind === 'clock'),
  };
  for (const { work } of named) {
    const worked = work(taken);
    if (worked) return worked;
  }
  return undefined;
};
