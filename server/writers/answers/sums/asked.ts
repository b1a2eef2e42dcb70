/** What a told sum asks for: in which unit, of whom, and whether what is left, what it was or when it begins. */
import { capitalise } from '../../../english/prose.ts';
import type { Aim } from './plan.ts';
import { sayAmount, clock } from './plan.ts';
import { isContainer, type Given, type Story } from './read.ts';
import { figure, spell } from './told.ts';
import { UNNAMED, dimensionOf, isCount, isMoney, isPeople, singular } from './units.ts';
import { MEASURE_WORDS, measureNamed } from '../values/measures.ts';
import type { Unit } from '../values/read.ts';

export interface Asked extends Aim {
  readonly say: (value: number, unit: Unit) => string;
  /** Where the question begins. */
  readonly at: number;
}

const ASKS =
  /\b(?:how (?:much|many|long|far|fast|big|heavy|tall|high|deep|wide)|what(?: time)?|when|which|whats|change(?= ?$))\b(?! (?:i|we|he|she|they|it'?s|it is|you) (?:\w+ )?(?:is|are|work|had|have|got|get|pay|paid)\b[^?]*,)/g;

const LEFT =
  /\b(?:left|remain\w*|stay\w*|lost|gained|(?:is|how much) (?:left )?over|balance|(?:on|in) it|in there|put by|change|still (?:need|have|owe|to)|short|left over|the rest|more (?:do|does|must|will|days|weeks|months|hours|to)|(?:have|has|got) now|now (?:have|has)|go back|to go|how many more|difference|profit|(?:i|we|he|she|they) (?:clear|pocket|take home)|did (?:we|i|they|he|she) (?:make|raise)|how much (?:more|extra|less|cheaper|longer|further|older|taller)|go up|increase|rise|rose|over budget|save)\b/;
const BACK =
  /\b(?:original\w*|before\b(?! tax,)|without (?:the )?(?:vat|tax)|excluding|exclusive|net(?: of| price)?|full price|normal(?:ly)? (?:price|cost)|(?:was|cost) (?:it )?(?:before|originally)|previous\w*|old (?:price|salary|pay))\b/;
const PART =
  /\bhow much (?:is|was|are|of (?:it|that) (?:is|was)|(?:do|would|will) (?:i|we|you) (?:save|tip)|would|should) ?(?:the|in|just|only|that)? ?(?:tip|vat|tax|gst|discount|deposit|commission|fee|service|interest|raise|rise)?\b/;
const PART_NAMED = /\b(?:tip|vat|tax|gst|discount|commission|fee|service|interest|raise|rise)\b|\bsave\b/;
const START =
  /\b(?:leave|set (?:off|out|the alarm|my alarm)|start|begin|go|get up|put|wake|depart|need to be|(?:switch|turn) (?:it |the [a-z]+ )?on)\b/;
const NEEDED =
  /\b(?:i|we|they|you|he|she|to) (?:will |would |must |should |have to |'ll )?(?:need|buy|order|hire|book|bring|take)\b|\bneeded\b|\bhow many (?:(?:mini)?bus(?:es)?|taxis|coaches|cars|vans|trips|loads|boxes|cartons|crates|tables|tents|rooms)\b/;

const SPAN = /\b(?:a|per|each|every|in a|in 1|this|that) (?:calendar )?(hour|day|week|month|year|night)\b/;
const PER_THING = /\b(?:per|for each|for every|for 1|for a) (?:single )?((?:square )?[a-z]+)/;

const figureUnits = (givens: readonly Given[], dimensions: RegExp): readonly string[] => [
  ...new Set(
    givens.flatMap(({ unit }) => Object.keys(unit).filter((name) => unit[name]! > 0 && dimensions.test(dimensionOf(name)))),
  ),
];

/** Grams and millilitres as people say many or few of them. */
export const sayStuff = (value: number, unit: Unit): string => {
  const [name, power] = Object.entries(unit)[0]!;
  if (power === 1 && (name === 'g' || name === 'ml') && value >= 1000)
    return sayAmount(value / 1000, { [name === 'g' ? 'kg' : 'litre']: 1 });
  if (power === 1 && (name === 'kg' || name === 'litre') && value < 1 && Object.keys(unit).length === 1)
    return sayAmount(value * 1000, { [name === 'kg' ? 'g' : 'ml']: 1 });
  return sayAmount(value, unit);
};

const currencyAsked = (tail: string): string | undefined =>
  /\beuros?\b|€/.test(tail)
    ? '€'
    : /\bdollars?\b|\$/.test(tail)
      ? '$'
      : /\bpounds\b|£/.test(tail)
        ? '£'
        : /\byen\b/.exec(tail)?.[0];

const TELLS =
  /^which (?:goes|runs|comes|leaves|costs?|holds?|takes?|lasts?|has) (?:every|about|up to|only|[£$€]?\d)|^which (?:is|are|was|were) (?!(?:[a-z]+ ){0,2}(?:cheap\w*|better|best|dear\w*|more|less|least|most|fast\w*|bigg\w*|larg\w*|high\w*|quick\w*|short\w*|long\w*)\b)/;
const REST_OF =
  /\bthe (?:rest|remainder)(?: (?:is|was|goes|went|will go))?(?: (?:on|to|for|into|in))?(?: (?:my|the|his|her|our))? ([a-z]{4,})/;
/** Where the questions of a text begin. */
export const asksOf = (text: string): readonly number[] =>
  [...text.matchAll(ASKS)]
    // "Overtime, which is half as much again" asks nothing.
    .filter(({ index, 0: word }) => word !== 'which' || !TELLS.test(text.slice(index)))
    .filter(
      ({ index, 0: word }) => word !== 'when' || /^when (?:do|does|will|is|should|must|did|would|can) /.test(text.slice(index)),
    )
    .filter(
      ({ index, 0: word }, _, all) =>
        word.startsWith('how') ||
        !all.some(
          (other) =>
            other[0].startsWith('how') &&
            Math.abs(other.index - index) < 40 &&
            !/[,.?;]| and /.test(text.slice(Math.min(other.index, index), Math.max(other.index, index))),
        ),
    )
    .map(({ index }) => index);

export const askedOf = (told: Story, place = asksOf(told.text)[0], until = told.text.length): Asked | undefined => {
  const story = { ...told, text: told.text.slice(0, until) };
  const { text, givens, currency } = story;
  const question = place === undefined ? undefined : [...text.matchAll(ASKS)].find(({ index }) => index === place);
  const at = place ?? Math.max(0, text.lastIndexOf('.', text.length - 3) + 1);
  const sentence = /^[^?!]*?(?:[.?!](?!\d)|$)/.exec(text.slice(at))![0];
  const start = Math.max(text.lastIndexOf('. ', at), text.lastIndexOf('? ', at), text.lastIndexOf(', ', at)) + 1;
  const whole = text.slice(start);
  if (
    !question &&
    /^ ?(?:is|are|was|can|could|should|do|does|am|will|would|have|has)\b/.test(
      text.slice(Math.max(0, text.lastIndexOf('. ') + 1)).trimStart(),
    ) &&
    !/\bor\b|\bthan\b/.test(text)
  )
    return undefined;
  const word = question?.[0] ?? '';
  // "Is it too late to save?" asks for no figure.
  if (
    !question &&
    !/\b(?:calculate|work out|share|divide|split|total|convert|cost|costs|price)\b/.test(text) &&
    text.split(' ').length > 15
  )
    return undefined;
  // "35% goes on food, the rest on clothes": the clothes cost what is left.
  const restOf = REST_OF.exec(text.slice(0, at))?.[1];
  const isRest = restOf !== undefined && sentence.includes(restOf);
  const isDifference = isRest || LEFT.test(sentence) || /\bby how much\b|\bprofit\b/.test(text);
  const base = {
    at,
    kind: 'amount' as const,
    isDifference,
    isLeft: isRest || /\b(?:left|remain\w*|still|rest|unsold|stay\w*|balance|put by)\b/.test(sentence),
    isBack: BACK.test(whole) || (/\bincl\w*/.test(text) && /\b(?:vat|tax|gst)\b/.test(sentence)),
    isPart: PART.test(sentence) && PART_NAMED.test(PART.exec(sentence)![0]),
    // Who goes to bed at a time wakes after it.
    isStart: START.test(sentence) && !/\b(?:sleep|asleep|bed|bedtime)\b[^?]*\b(?:wake|get up|alarm)\b/.test(text),
    isChange:
      /\b(?:went (?:up|down)|go(?:ne)? (?:up|down)|ris\w+|rose|rais\w+|increas\w+|decreas\w+|chang\w+|drop\w*|fell|fallen|more|cheaper|dearer|los[et]|lost|gain\w*|reduc\w+|discount|off|now|tip|from\b.*\bto)\b/.test(
        text.replace(/\b(?:from|to) \d+ (?=out of)/g, ''),
      ),
    isHalfDay: /\d ?[ap]\.?m\b/.test(text) || !/\d:\d\d/.test(text),
  };
  const amount = (units: Asked['units'], say: Asked['say']): Asked => ({ ...base, units, say });
  const span =
    (SPAN.exec(whole.replace(/\d[^?.,]*/g, '')) ?? SPAN.exec(text.slice(at).replace(/\d[^?.,]*/g, '')))?.[1] ??
    /\b(hour|week|month|year)ly\b/.exec(sentence)?.[1];
  const perSpan = (unit: Unit): Asked['units'] =>
    span === undefined || unit[span] !== undefined
      ? [{ unit, doubt: 0 }]
      : [
          { unit: { ...unit, [span]: -1 }, doubt: 0 },
          { unit, doubt: 0.3 },
        ];
  const people = [...figureUnits(givens, /^count/)].filter((name) => isPeople(name) || name === UNNAMED);
  const isEach = /\b(?:each|apiece|per person|per head|a head|every(?:one|body)|each (?:of us|person)|split|ways|share)\b/.test(
    whole,
  );
  const perHead = (unit: Unit): Asked['units'] =>
    !isEach || people.length === 0
      ? perSpan(unit)
      : [
          ...people.flatMap((name) => perSpan({ ...unit, [name]: -1 })),
          ...perSpan(unit).map(({ unit: one, doubt }) => ({ unit: one, doubt: doubt + 0.6 })),
        ];
  if (
    /\b(?:what(?: is| was)?(?: the| my| that as a)?|how many|how much(?: in)?|as an?) ?(?:%|per ?cent(?:age)?)/.test(whole) ||
    /\bin (?:%|per ?cent)/.test(sentence) ||
    /, (?:%|per ?cent(?:age)?)(?: (?:rise|increase|drop|change|fall))?$/.test(text)
  )
    return {
      ...base,
      kind: 'percent',
      units: [],
      say: (value) => `${Number.isInteger(Math.round(value * 1e6) / 1e4) ? '' : 'about '}${figure(value, 1)}%`,
    };
  // "What time will I finish in": how long it takes, where no time of the day is told.
  const isTaken =
    /\btime\b[^?]*\b(?:finish|do it|run it|take|complete)\b/.test(sentence) && givens.every(({ kind }) => kind !== 'clock');
  if (!isTaken && (/^(?:what time|when)$/.test(word) || /\bwhat (?:local )?time\b/.test(text)))
    return {
      ...base,
      kind: 'clock',
      units: [],
      // "Half past two" may be in the afternoon: what begins before it need not begin the day before.
      say: (told) => {
        const isEither =
          told < 0 && !/\d ?[ap]\.?m\b/.test(text) && givens.every((one) => one.kind !== 'clock' || one.value < 12);
        const value = isEither ? told + 12 : told;
        return `${clock(value, base.isHalfDay && !isEither)}${value >= 24 ? ' the next day' : value < 0 ? ' the day before' : ''}`;
      },
    };
  if (/\bper hundred km\b/.test(text))
    return amount([{ unit: { litre: 1, km: -1 }, doubt: 0 }], (value) => `${figure(value * 100, 1)} litres per 100 km`);
  if (/\bmpg\b|\bmiles (?:per|to the|a) (?:uk )?gallon\b/.test(sentence))
    return amount(
      [{ unit: { mile: 1, gallon: -1 }, doubt: 0 }],
      (value) => `${figure(value * 1.200949925, 1)} miles to the UK gallon, or ${figure(value, 1)} to the US gallon`,
    );
  const many = new RegExp(
    `\\bhow many ((?:full |whole |more |extra |of )?(?:square |sq\\.? ?)?[a-z]+)(?: ([a-z]+))?(?: ([a-z]+))?`,
  ).exec(text.slice(at));
  if (word === 'how many' && !many) return undefined;
  if (word === 'how many' && many) {
    const [noun, second] = [many[1]!.replace(/^(?:full|whole|more|extra|of) /, ''), many[2]];
    // "How many paid hours": hours.
    const first = /^(?:paid|working|billable|total|unpaid)$/.test(noun) && second !== undefined ? second : noun;
    if (/^(?:do|does|did|are|is|will|would|has|have|had|can|must|should|left|for|came|went|said|\w+ed)$/.test(first)) {
      const counts = [
        ...new Set(
          givens.flatMap(({ unit }) =>
            Object.keys(unit).filter((name) => (isCount(name) || first === 'left') && name !== UNNAMED),
          ),
        ),
      ];
      if (counts.length === 0) counts.push(UNNAMED);
      return amount(
        counts.map((name) => ({ unit: { [name]: 1 }, doubt: 0 })),
        (value, own) => sayAmount(first === 'can' ? Math.floor(value + 1e-9) : value, own),
      );
    }
    if (/^(?:and|or|to|in|at|of|the|a|is|it|i|we)$/.test(first)) return undefined;
    const money = currencyAsked(first);
    if (money !== undefined) return amount([{ unit: { [money]: 1 }, doubt: 0 }], sayAmount);
    const square = /^(?:square |sq\.? ?)(.+)/.exec(first)?.[1];
    const name = measureNamed(square ?? first);
    if (name !== undefined) {
      const unit: Unit = { [name]: square === undefined ? 1 : 2 };
      // What is paid off in 11.7 months takes twelve.
      const isUntil = dimensionOf(name) === 'day' && /\b(?:till?|until|take|before|off|if i pay)\b/.test(sentence);
      return amount(perHead(unit), (value, own) =>
        isUntil && Math.ceil(value - 1e-9) - value > 1e-6 && Object.keys(own).length === 1
          ? `${sayAmount(Math.ceil(value - 1e-9), own)}${givens.some((one) => Object.keys(one.unit).some(isMoney)) ? ', the last one smaller' : ` (${figure(value, 1)} rounded up)`}`
          : name === 'hour' && Object.keys(own).length === 1
            ? spell(value)
            : name === 'hour' && own['day'] === -1
              ? `${spell(value)} a day`
              : sayAmount(value, own),
      );
    }
    if (/^(?:monthly )?(?:payments?|instal?lments?|paydays?)$/.test(first))
      return amount([{ unit: { month: 1 }, doubt: 0.1 }], (value) => `${figure(Math.ceil(value - 1e-9))} ${first}`);
    const phrase =
      second !== undefined && singular(second) !== second && singular(first) === first
        ? `${first} ${singular(second)}`
        : singular(first);
    // What is made of what there is comes out whole; more is taken only where so much is needed.
    const isDown =
      /\b(?:full|can|make|fit|cut|fill)\b|\b(?:glasses|cups|mugs|shots|servings|portions|doses)\b.*\b(?:from|in|out of|get)\b/.test(
        sentence,
      );
    const isUp = NEEDED.test(text) || (isContainer(singular(first)) && first !== 'loaves');
    return amount([...perHead({ [phrase]: 1 }), { unit: {}, doubt: 0.1 }], (value) => {
      const rounded = isDown ? Math.floor(value + 1e-9) : Math.ceil(value - 1e-9);
      const named = Math.abs(value) === 1 ? phrase : second !== undefined && phrase.includes(' ') ? `${first} ${second}` : first;
      return (isDown || isUp) && Math.abs(rounded - value) > 1e-6
        ? `${figure(rounded)} ${named} (${figure(value)} rounded ${isDown ? 'down' : 'up'})`
        : `${figure(value)} ${named}`;
    });
  }
  if (/\bpace\b/.test(sentence) && word !== 'how long') {
    const km = figureUnits(givens, /length/)[0] ?? 'km';
    const unit = km === 'm' ? 'km' : km;
    return amount([{ unit: { minute: 1, [unit]: -1 }, doubt: 0 }], (value) => {
      const seconds = Math.round(value * 60);
      return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} minutes per ${unit}`;
    });
  }
  const lengths = figureUnits(givens, /length/);
  const far = lengths.includes('mile') ? 'mile' : (lengths.find((name) => name === 'km') ?? lengths[0] ?? 'km');
  const [side] = lengths;
  if (side !== undefined && /\barea\b|\bhow much (?:lawn|grass|turf|wall|floor)\b/.test(sentence))
    return amount([{ unit: { [side]: 2 }, doubt: 0 }], sayAmount);
  if (word === 'how fast' || /\bspeed\b/.test(sentence))
    return amount(
      [{ unit: { [far === 'm' ? 'km' : far]: 1, hour: -1 }, doubt: 0 }],
      (value) => `${figure(value, 1)} ${far === 'mile' ? 'mph' : far === 'm' ? 'km/h' : `${far}/h`}`,
    );
  if (/^how (?:far|tall|high|deep|wide)$/.test(word) || /\bwhat distance\b/.test(sentence))
    return amount([{ unit: { [far]: 1 }, doubt: 0 }], sayAmount);
  if (word === 'how long' || isTaken || /\bhow much time\b/.test(sentence)) {
    const days = [...new Set(givens.flatMap(({ unit }) => Object.keys(unit).filter((name) => dimensionOf(name) === 'day')))];
    return amount(
      [
        { unit: { hour: 1 }, doubt: 0 },
        { unit: { [days[0] ?? 'day']: 1 }, doubt: 0 },
        ...lengths.map((name) => ({ unit: { [name]: 1 }, doubt: 0.3 })),
      ],
      (value, unit) => (unit['hour'] === 1 ? spell(value) : sayAmount(value, unit)),
    );
  }
  const tail = text.slice(at);
  const inCurrency = currencyAsked(/\b(?:in|to|many) (?:the )?(euros?|dollars?|pounds|yen|€|\$|£)(?!\w)/.exec(tail)?.[1] ?? '');
  if (inCurrency !== undefined) return amount(perHead({ [inCurrency]: 1 }), sayAmount);
  const [, measure, per] =
    new RegExp(`(?:\\b(?:in|into|to)|^) (${MEASURE_WORDS})(?: ?(?:per|an?|/) ?(${MEASURE_WORDS}))?$`).exec(tail) ?? [];
  if (measure !== undefined) {
    const unit = per === undefined ? {} : { [measureNamed(per)!]: -1 };
    return amount([{ unit: { [measureNamed(measure)!]: 1, ...unit }, doubt: 0 }], sayAmount);
  }
  const stuff = figureUnits(givens, /weight|volume|length|energy/);
  const moneyUnits = figureUnits(givens, /^money/);
  const of = /\bhow much ([a-z]+)/.exec(sentence)?.[1];
  const isStuff =
    of !== undefined &&
    !/^(?:is|are|do|does|did|will|would|can|should|must|have|has|was|were|would|should|might|could|may|i|we|he|she|they|it|you|my|a|an|the|to|more|extra|less|money|each|per|cheaper|altogether|in|for|of|on|from|change|interest|tip|profit|rent)$/.test(
      of,
    );
  const wants: { unit: Unit; doubt: number }[] = [];
  if (moneyUnits.length > 0 && !isStuff) wants.push(...perHead({ [currency]: 1 }));
  if (isStuff || moneyUnits.length === 0)
    for (const name of [...stuff, ...(of === 'paint' ? ['litre'] : [])]) wants.push(...perHead({ [name]: 1 }));
  const thing =
    PER_THING.exec(tail)?.[1] ??
    /^what (?:does|do|would|will|is) (?:an?|1) ([a-z]+) (?:cost|come to)/.exec(tail)?.[1] ??
    /^how much (?:is (?:it )?|do i (?:save|pay|need) )?(?:each|every|a) ([a-z]+)$/.exec(tail.trim())?.[1];
  const isPower = givens.some(({ unit }) => unit['kWh'] !== undefined);
  const square = /^square ([a-z]+)$/.exec(thing ?? '')?.[1];
  if (square !== undefined && moneyUnits.length > 0)
    wants.push({ unit: { [currency]: 1, [measureNamed(square) ?? square]: -2 }, doubt: 0 });
  const each = /\b(?:each|every|per) ([a-z]+)/.exec(sentence)?.[1];
  const counted =
    each === undefined ? undefined : [singular(each), UNNAMED].find((name) => givens.some(({ unit }) => unit[name] === 1));
  if (counted !== undefined && moneyUnits.length > 0) wants.push({ unit: { [currency]: 1, [counted]: -1 }, doubt: 0 });
  const perThing =
    thing === undefined || square !== undefined
      ? undefined
      : thing === 'unit' && isPower
        ? 'kWh'
        : (measureNamed(thing) ?? singular(thing));
  if (perThing !== undefined && perThing !== span && moneyUnits.length > 0 && !isPeople(perThing))
    wants.push({ unit: { [currency]: 1, [perThing]: -1 }, doubt: 0 });
  // What is paid or earned is money.
  if (!isStuff && moneyUnits.length === 0 && /\b(?:spend|pay|paid|owe|owed|earn|cost|costs|charge|afford)\b/.test(sentence))
    return undefined;
  if (wants.length === 0 && /\b(?:total|sum|altogether|in all|together)\b/.test(text))
    wants.push({ unit: { [UNNAMED]: 1 }, doubt: 0 });
  return wants.length === 0 ? undefined : amount(wants, sayStuff);
};

const PER_ONE =
  /\bper (kilo|kg|litre|liter|metre|meter|mile|km|kilometre|gram)\b|\b(?:does|do|should|would|will) (?:an?|1) (kilo|kg|litre|liter|metre|meter|mile|km) (?:of [a-z]+ )?(?:cost|come|be|sell)\b/;
/** What a price is asked by: "how much is saved per kilo". */
export const perMeasure = (question: string): string | undefined => {
  const per = PER_ONE.exec(question);
  return measureNamed(per?.[1] ?? per?.[2] ?? '');
};

/** The same, asked of money alone. */
export const moneyAim = (asked: Asked, unit: Unit): Asked => ({
  ...asked,
  kind: 'amount',
  units: [{ unit, doubt: 0 }],
  isDifference: false,
  isTotal: true,
  isPart: false,
});

const NAMED =
  /^what (is|was|will|would|should) (?:be )?(my|our|the|his|her|their) ((?:[a-z]+ ){0,2}?(?:pay|wage|change|profit|tip|speed|total|bill|cost|price|rent|share|deposit|saving|loss|balance|commission|fare)(?: (?:before|after) tax)?)\b(?! per ?cent| %| [a-z]+ (?:is|was)\b)/;
/** What the figure is: "Your pay before tax is". */
export const subjectOf = (question: string, isMoneyAsked: boolean): string => {
  const [, verb, whose, what] = NAMED.exec(question) ?? [];
  if (what !== undefined)
    return `${/^(?:my|our)$/.test(whose!) ? 'Your' : capitalise(whose!)} ${what} ${verb === 'was' ? 'was' : 'is'}`;
  if (!isMoneyAsked) return 'That is';
  if (/^how much change\b/.test(question)) return 'The change is';
  const isPay = /\bpayslip\b|\b(?:i|we)\b.*\b(?:earn(?:ed)?|(?:be|get|got) paid)\b/.test(question);
  return /\bbefore tax\b/.test(question) && (isPay || /\b(?:i|we)\b.*\b(?:get|make)\b/.test(question))
    ? 'Your pay before tax is'
    : isPay
      ? 'Your pay is'
      : 'That is';
};
