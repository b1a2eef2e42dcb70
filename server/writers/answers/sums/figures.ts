/**
 * The figures of a story about things, people and money: what each counts or is the price of, for one of what it holds, whether it
 * comes in or goes out, and of what a percentage is. Times of the day, dates and strengths are read elsewhere.
 */
import { ASKS_MONEY, isContainer, isPlural, nounAfter, prepared, withPoints, withShares } from './read.ts';
import { EACH, UNNAMED, dimensionOf, isCount, isMoney, isPeople, singular } from './units.ts';
import { WEEKDAYS } from '../values/days.ts';
import { measureNamed } from '../values/measures.ts';
import { currencyIn, currencyNamed, valuesIn, type Unit, type Value } from '../values/read.ts';

export interface Figure {
  readonly kind: 'amount' | 'percent' | 'factor';
  readonly value: number;
  /** What it counts has the power 1, what it is for one of has −1. */
  readonly unit: Unit;
  readonly at: number;
  readonly end: number;
  /** The words of its sentence before it, from the last figure on, and from the beginning. */
  readonly before: string;
  readonly lead: string;
  /** The words of its sentence after it, up to the next figure. */
  readonly after: string;
  /** Comes in or is put on, goes out or is taken off. */
  readonly flow: 1 | -1 | 0;
  /** Taken off or put on whatever is asked: a discount, a fee, a tip. */
  readonly turn: 1 | -1 | 0;
  /** Money that is to be kept back, and not spent. */
  readonly isKept?: boolean;
  /** The size of a tin or pack, an age, a number of those who come: it may play no part. */
  readonly isIdle: boolean;
  /** A part of what was told before it: "of which 11 are boys", "including £6 delivery". */
  readonly isWithin: boolean;
}

/** Figures put together, or one alone. */
export interface Part {
  readonly kind: Figure['kind'];
  readonly value: number;
  readonly unit: Unit;
  readonly flow: 1 | -1 | 0;
  readonly cost: number;
  /** The places in the story of the figures it holds. */
  readonly set: number;
  readonly said: string;
  readonly steps: readonly string[];
  /** How it was put together last. */
  readonly last: 'told' | 'sum' | 'less' | 'times' | 'by' | 'part' | 'percent';
}

export interface Told {
  readonly text: string;
  readonly figures: readonly Figure[];
  readonly currency: string;
}

/** Words that end what is said of a figure. */
const FILLER = '(?:about|around|only|just|roughly|nearly|over|another|a further|up to|exactly|say|like)';
const VERB =
  '(?:is|are|was|were|costs?|cost me|covers?|holds?|has|have|contains?|takes?|needs?|makes?|serves?|feeds?|weighs?|gives?|does|do|uses?|eats?|drinks?|gets?|lasts?|covering|holding|containing|weighing|seating|earns?|pays?|paid|fills?|seats?|sits?|carries|carry|charges?|sells? for|sold for|go(?:es)? for|come(?:s)? to|hold up to|come in at|works out at)';
const BY = `(?:${VERB.slice(3, -1)}|for|at|=|of|with)`;
const EVERY = new RegExp(
  `\\b(?:each|every|per|a single|1|one) ((?:[a-z]+ )?[a-z]+)(?: (?:will|can|only|of [a-z]+|does|that|which))* ${VERB}(?: ${FILLER})? ?$`,
);
const SINGLE = new RegExp(
  `\\b(?:an?|my|our|his|her|the) ((?:[a-z]+ )?[a-z]+)(?: (?:of|for|to) (?:the |a )?[a-z]+)? ${BY}(?: ${FILLER})? ?$`,
);
const MANY = new RegExp(
  `(?:^|[ ,])((?:[a-z]+ )?[a-z]{2,}s|people|children)(?: (?:that|which|usually|normally|only|now|here|there))* ${BY}(?: ${FILLER})? ?$`,
);
const BOUND =
  /^(?: (?:of|for) [a-z]+)?,? ?(?:at|@|x|×|costing|that cost|which cost|priced at|for|of|that are|are|were|was|with)(?: (?:about|only|just))? ?$/;

const YIELD =
  /^(?: of [a-z]+)?(?: (?:it|you|this))? (?:takes?|needs?|uses?|makes?|does|covers?|feeds?|serves?|gives?|costs?|cost|fills?|requires?|calls for|weighs?|is|are|for)(?: about| me| you)? ?$/;
const ONE_IS = new RegExp(`^(?: of [a-z]+)? ${VERB} ?$`);
const EACH_PAYS =
  /\b(?:each(?: 1| of (?:us|them|you))?|every(?:one|body)) (?:(?:of (?:us|them) )?)(?:pays?|paid|gives?|gave|gets?|got|puts? in|chips? in|brings?|brought|needs?|eats?|ate|drinks?|drank|wants?|ha[sd]|have|owes?|raised?|sold|sells?|earns?|collects?|costs?|holds?|takes?|weighs?|contains?)(?: about| only)? $/;
/** What one of it gives, whoever speaks of it. */
const YIELDS =
  /\b(?:makes?|serves?|holds?|covers?|feeds?|seats?|contains?|lasts?|yields?|fills?|does|weighs?)(?: (?:about|around|only|up to))? $/;
const AT =
  /^(?: of [a-z]+)?(?: (?:in|on|at|as|for|with) (?:the |a |an )?[a-z]+| [a-z]+ing)?,? ?(?:at|@|x|×|priced at)(?: (?:about|only|just))? ?$/;
/** What is sold as a habit is sold by the piece. */
const SELLS =
  /\b(?:sell|sells|selling|sold (?=(?:them|these|those|each)\b)|buy|buys|buying|charge|charges|charging) ?(?:them|these|those|it|1|each)? ?(?:on )?(?:for|at)(?: about)? ?$/;
const TIMELY = /^(?:hour|day)$/;
const isTime = (name: string): boolean => TIMELY.test(dimensionOf(name));

/** What one of it is called: a unit, a person, a thing. */
const oneOf = (word: string): string | undefined => {
  const last = word.split(' ').at(-1)!;
  if (/^(?:person|head|pp|people|guest|diner)$/.test(last)) return 'person';
  if (/^(?:time|times|go|pop|bit|lot|half|day off|few|total|little|while|whole|deal|sale|discount|month off)$/.test(last))
    return undefined;
  if (/^(?:thing|one)$/.test(last)) return EACH;
  return currencyNamed(last) ?? measureNamed(last) ?? singular(last);
};

/** "Each", "a head", "an hour", "per kg per week": what follows a figure says for one of what it is. */
const perAfter = (after: string, isPrice: boolean, isKnown: (word: string) => boolean): readonly string[] => {
  const found: string[] = [];
  let rest = after.replace(/\buk gallon/g, 'ukgallon');
  for (;;) {
    const each =
      /^(?: (?!and|or|but|plus|for|with|per|to)[a-z-]+){0,2}?,? (?:each(?! (?:of|day|week|month|year|night|time|way|paid|pays?|gets?|ha[ds]|have)\b)|apiece|a piece|a pop|a go|a time|per go|per item|per piece|individually)\b/.exec(
        rest,
      );
    const head =
      /^(?: (?!and|or|but|plus|for|with|to)[a-z-]+){0,2}? (?:per person|a person|a head|per head|pp|each person|for each person|a plate)\b/.exec(
        rest,
      );
    const area =
      /^ ?(?:\/|per|each|every|an?|the|to the) ?(?:square|sq\.?|cubic) ?(m|metre|meter|ft|foot|yard|cm)s?\b|^ ?(?:\/|per|a) ?(m|ft|cm)(?:²|2\b)/.exec(
        rest,
      );
    const fors = /^ (?:for|per) (?:the )?([a-z]+s|children|people)\b/.exec(rest)?.[1];
    if (fors !== undefined && isPrice && isKnown(fors)) return [...found, oneOf(fors)!];
    const unit =
      /^(?: (?!and|or|but|plus|what|which|how|for|with|if|is|in|on|to|the)[a-z-]+){0,2}? ?(?:(?:\/|\bper\b|\beach\b|\bevery\b|\bfor (?:each|every|an?|the(?= (?:year|month|week)\b))\b|(?<=^ ?)(?:to|at|in|on) (?:an?|each|every)\b|(?<=^ ?)to (?:the|1)\b) ?(?:(?:single|additional|extra|further) )?([a-z]+)|\ban? ([a-z]+)\b|\b(dai|week|month|year|hour|night)ly\b)/.exec(
        rest,
      );
    const first = each ?? head ?? area ?? unit;
    if (!first) return found;
    const word = unit?.[1] ?? unit?.[2] ?? unit?.[3]?.replace('dai', 'day');
    const named =
      first === each
        ? EACH
        : first === head
          ? 'person'
          : first === area
            ? `${measureNamed(area![1] ?? area![2]!)}${/\bcubic\b/.test(area![0]) ? '³' : '²'}`
            : word === 'ukgallon'
              ? 'UK gallon'
              : oneOf(word!);
    // "A" before a thing makes a rate of a price alone, or of what a while or a measure takes.
    const isOpen = first === unit && (unit[2] !== undefined || /\b(?:for|to|at|in|on) an? /.test(first[0]));
    const isLoose = isOpen && named !== undefined && !measureNamed(word!) && !(isPrice && /^ an? /.test(rest)) && !isKnown(word!);
    if (named === undefined || isLoose || found.includes(named)) return found;
    found.push(named);
    rest = rest.slice(first[0].length);
  }
};

/** "5 hours at time and a half", "4 overtime at double time": so many more hours at the usual pay. */
const EXTRA =
  /(\d{1,3}(?:\.\d+)?)(?: hours?| hrs?)?(?: of)?(?: overtime)?(?: (?:hours?|on|last|in) ?(?:[a-z]+)?)?,? (?:at|is|are|was|were|paid at|on) (time and (?:a half|1\/2|a quarter|a third)|double time|time and 1 half)\b/g;
const withExtra = (text: string): string =>
  text.replace(EXTRA, (_, hours: string, rate: string) => {
    const times = rate.startsWith('double') ? 2 : rate.endsWith('quarter') ? 1.25 : rate.endsWith('third') ? 4 / 3 : 1.5;
    return `${Math.round(Number(hours) * times * 1e4) / 1e4} hours`;
  });

const per = (unit: Unit, name: string): Unit =>
  /[²³]$/.test(name)
    ? { ...unit, [name.slice(0, -1)]: (unit[name.slice(0, -1)] ?? 0) - (name.endsWith('²') ? 2 : 3) }
    : unit[name] !== undefined
      ? unit
      : { ...unit, [name]: -1 };
const isPlainUnit = (unit: Unit): boolean => Object.keys(unit).length === 1 && Object.values(unit)[0]! > 0;
const isRate = (unit: Unit): boolean => Object.values(unit).some((power) => power < 0);
const hasMoney = (unit: Unit): boolean => Object.keys(unit).some((name) => isMoney(name) && unit[name]! > 0);

/** Who may be counted by a bare number. */
const PARTY_BEFORE =
  /\b(?:we(?: are| were|'re)|they(?: are| were)|(?:party|group|family|table|team) of|between(?: the)?|among(?:st)?|split(?: it)?(?: between| among)?|shared (?:by|between|among)|ways?|there (?:are|were|is|was|will be))(?: about| only)? $/;
const PRICED =
  /\b(?:at|costs?|cost me|paid|pay|paying|spent|spend|add|put|save|saving|charged?s?|charges|is|are|was|were|from|to|owes?|earns?|earned|get|got|gets|make|sold|sells?|bought|for|now|of|price|worth|than|saved?|me|him|her|them|us|out|in|on|plus|another|extra|=|:|came|comes)(?: (?:about|only|just|around|another|an extra))? $/;
const FED =
  /\b(?:table|dinner|meal|lunch|breakfast|supper|recipe|room|booking|party|cottage|house|serves?|cook\w*|enough|catering|tent|reservation|lasagne|cake|barbecue|buffet)\b/;
/** A bare number that is a price by what follows it. */
const MONEY_AFTER =
  /^ (?:(?:[a-z]+ )?(?:note|tip|call[- ]?out|fee|deposit|delivery|postage|shipping|parking|service charge|booking fee|voucher|rent|bill|fare|bonus|quote|budget)\b|in (?:total|cash|savings|tips)\b|altogether\b|all in\b|(?:already |so far )?(?:saved|put (?:by|aside|away)|in savings)\b|back\b|up ?front\b|off\b|down\b|cheaper\b|more each\b|extra each\b|(?:each|apiece|a head|per|an?|every|p\/h|ph|pp|\/)\b|each\b)/;

const FEE = /^ (?:[a-z]+ )?(?:fee|deposit|charge|surcharge|bill|voucher|refund)\b/;
const SIZED = /^ (?:x )?[\d.]+ ?[a-z]{1,6}[ -](?:of [a-z]+ )?([a-z]+)\b/;

/** Figures that are prices though nobody names a currency. */
const PRICES =
  /\d (?:an?|per|each|every) (?:night|hour|kilo|kg|litre|head|person|ticket|room|metre|day|week|month)\b|\b(?:at|for) \d[\d.,]* (?:each|an?|per)\b/;

/** What a meter read before and reads now: what was used is the difference. */
const METERED =
  /\b(?:readings?|meter|mileage|odometer|clock)\b[^?]*?(?<![\d.,£$€])(?<first>\d[\d,]{2,})(?! ?[%p])\b[^\d?]{1,60}(?<second>\d[\d,]{2,})(?!\d|\.\d| ?[%p])/;

interface Reading {
  readonly unit: Unit;
  readonly end: number;
}

const numbered = (
  given: Extract<Value, { kind: 'number' }>,
  text: string,
  currency: string,
  asksMoney: boolean,
  isSigned: boolean,
): Reading => {
  const { at, end, value, typed } = given;
  const [rest, lead] = [text.slice(end), text.slice(0, at)];
  const money = { unit: { [currency]: 1 }, end };
  const isWhole = Number.isInteger(value) && !/\.\d/.test(typed);
  // "Four for 1.20".
  if (isWhole && value <= 500 && /^ for [£$€]?\d+\.\d\d\b/.test(rest)) return { unit: { [UNNAMED]: 1 }, end };
  // "6 hours Monday, 4 Tuesday and 5 on Friday".
  if (
    new RegExp(`^ (?:on |this |last )?(?:${WEEKDAYS.map((day) => day.slice(0, 3)).join('|')})[a-z]*\\b`).test(rest) &&
    /\d (?:hours?|hrs?)\b/.test(lead) &&
    value <= 24
  )
    return { unit: { hour: 1 }, end };
  // "Mon 6.5 hrs, Tue 7.25".
  if (
    new RegExp(`\\b(?:${WEEKDAYS.map((day) => day.slice(0, 3)).join('|')})[a-z]*:? $`).test(lead) &&
    /\d ?(?:hours?|hrs?)\b/.test(text) &&
    value <= 24
  )
    return { unit: { hour: 1 }, end };
  if (asksMoney && /\.\d\d$/.test(typed) && !/^ ?(?:times|x )/.test(rest)) return money;
  // "On page 95".
  if (/\bpage $/.test(lead)) return { unit: { page: 1 }, end };
  if (/^ of (?:us|you)\b/.test(rest)) return { unit: { person: 1 }, end: end + / of \w+/.exec(rest)![0].length };
  if (/^ of (?:them|these|those)\b/.test(rest)) return { unit: { [UNNAMED]: 1 }, end: end + / of \w+/.exec(rest)![0].length };
  // "Five 210 ml bottles": bottles, and how large each is.
  const sized = SIZED.exec(rest)?.[1];
  if (sized !== undefined && isContainer(singular(sized))) return { unit: { [singular(sized)]: 1 }, end };
  if (asksMoney && FEE.test(rest)) return money;
  const pack = /^[ -]([a-z]+)/.exec(rest)?.[1];
  if (pack !== undefined && isContainer(pack) && value > 1)
    return { unit: { [UNNAMED]: 1, [pack]: -1 }, end: end + pack.length + 1 };
  if (
    asksMoney &&
    MONEY_AFTER.test(rest) &&
    !(isSigned && /^ (?:each|a|an|per|every|off|more)\b/.test(rest) && !PRICED.test(lead))
  )
    return money;
  // "With a twenty": a note.
  if (
    asksMoney &&
    [5, 10, 20, 50, 100].includes(value) &&
    /\b(?:with|from|out of|over|(?:gave|give|handed) (?:him|her|them|the [a-z]+)) (?:an?|the|1|my) $/.test(lead) &&
    /^(?:[,.?]|$| (?:note|and|for|what|how|so|i)\b)/.test(rest)
  )
    return money;
  const same = /^ of (?:the |these |those |my )?(?:same )?(?:[a-z]+ )?([a-z]{3,}s)\b/.exec(rest);
  if (
    same &&
    value > 1 &&
    isPlural(same[1]!) &&
    !isMoney(currencyNamed(same[1]!) ?? '') &&
    measureNamed(same[1]!) === undefined &&
    !/^(?:this|was|his)$/.test(same[1]!)
  )
    return { unit: { [singular(same[1]!)]: 1 }, end };
  const noun = nounAfter(rest, value > 1);
  const last = noun?.name.split(' ').at(-1) ?? '';
  const isNoun =
    noun &&
    (value <= 1 ||
      isPeople(last) ||
      noun.name === 'person' ||
      isPlural(rest.slice(0, noun.length).split(' ').at(-1)!) ||
      /^(?:fish|sheep|kids|deer|series|aircraft|staff|dozen)$/.test(last));
  if (noun && isNoun && !/^ ?[,.;:?!]/.test(rest)) return { unit: { [noun.name]: 1 }, end: end + noun.length };
  if (PARTY_BEFORE.test(lead) && !/^ [a-z]+ed\b/.test(rest) && isWhole && value < 1000) return { unit: { person: 1 }, end };
  if (
    asksMoney &&
    value >= 10 &&
    /\b(?:paid (?:back|off)|paid her|paid him|paid them|repaid|saved(?: up)?|borrowed|lent (?:him|her|them)|owed?s?|spent) (?:about |only |just )?$/.test(
      lead,
    )
  )
    return money;
  const isFor = / for (?:about |the )?$/.test(lead);
  const isFed = isFor && isWhole && value < 200 && (FED.test(lead.split(/[.;?]/).at(-1)!) || isSigned);
  const isRecipe =
    isFor &&
    isWhole &&
    value < 200 &&
    (/^ (?:it |you )?(?:takes?|needs?|uses?|requires?|calls for)\b/.test(rest) ||
      /\b(?:cook|mak|cater|bak|feed|serv)\w*(?: (?:it|this|that|dinner|tea|lunch))? for (?:about )?$/.test(lead));
  // A meal is for people.
  if (
    isRecipe ||
    (isFor &&
      isWhole &&
      value < 200 &&
      /\b(?:dinner|meal|lunch|breakfast|supper|table|curry|takeaway|brunch) for (?:about |the )?$/.test(lead))
  )
    return { unit: { person: 1 }, end };
  if (METERED.test(text) && value >= 100) return { unit: { [UNNAMED]: 1 }, end };
  if (!isFed && asksMoney && !isSigned && PRICED.test(lead)) return money;
  if (asksMoney && !isFed && value >= 200 && (!isSigned || typed.includes(',') || typed.endsWith('k'))) return money;
  return { unit: { [UNNAMED]: 1 }, end };
};

const readingOf = (
  given: Value,
  text: string,
  currency: string,
  asksMoney: boolean,
  isSigned: boolean,
): (Reading & { kind: Figure['kind']; value: number }) | undefined => {
  const { kind, value, end } = given;
  switch (kind) {
    case 'percent':
    case 'factor':
      return { kind, value, unit: {}, end };
    case 'money': {
      // "The rate is $11.90", beside hours.
      const isHourly =
        /\b(?:hourly rate|rate|pay|paid|wage)(?: is| of|:|=)? [£$€]?$/.test(text.slice(0, given.at)) &&
        /\d ?(?:hours?|hrs?)\b/.test(text);
      const isRated = isHourly && !/^ (?:an?|per|each) /.test(text.slice(end)) && value < 200;
      return { kind: 'amount', value, unit: isRated ? { ...given.unit, hour: -1 } : given.unit, end };
    }
    case 'measure':
      return { kind: 'amount', value, unit: given.unit, end };
    case 'number':
      return { kind: 'amount', value, ...numbered(given, text, currency, asksMoney, isSigned) };
    // No amounts: they are read elsewhere.
    case 'clock':
    case 'date':
    case 'year':
      return undefined;
  }
};

const OUT =
  /\b(?:spen[dt]s?|pa(?:y|ys|id|ying)|costs?|costing|bought|buys?|buy|buying|gave|gives?|giving away|los[te]s?|lost|used?|uses|ate|eats?|eaten|broke|broken|breaks?|bad|rotten|mouldy|stale|off|cracked|smashed|leaked|absent|ill|missing|away|died|lent|owes?|owed|donated?|took|threw|thrown|withdrew|withdraw|took out|minus|less|deducted?|takes?|comes? out|goes|rent|bills?|fees?|tax|fuel|petrol|expenses|prizes|postage|transport|materials|ingredients|insurance|stall|hire|left early|cancelled|dropped out|sick|not coming|don't drink)\b/g;
const IN =
  /\b(?:(?<=\b(?:i|we) )charged?|had|have|has|having|got|gets?|earns?|earned|received?|found|won|raised|(?<=(?:^ |\b(?:we|i|they|he|she|stall|shop|till|fair|sale|event|market|raffle|club|day|pta) ))took(?! out)|takings|made|make|makes|start(?:ed|s)?|budget|salary|wages?|income|gave (?:me|us)|given|sold|sells?|selling|sales|collected|saved|savings|begin|began|notes?|bill\b(?= )|gift|pocket money|paid in|refund(?:ed)?|bonus|another|more|inherited|balance|goes? for|walk away)\b/g;

const last = (pattern: RegExp, text: string): number => [...text.matchAll(pattern)].at(-1)?.index ?? -1;
const first = (pattern: RegExp, text: string): number => text.search(new RegExp(pattern.source));

/** "Took 45 minutes off my 8 hour shift": what it goes off is no loss itself. */
const OFF_THIS = /\b(?:off|out of) (?:my|the|an?|our|his|her|their|your|its|that|this) (?:[a-z]+ )?$/;
/** The nearest verb before it says where it goes; what follows says so of what is gone bad or sold. */
const flowOf = (told: string, after: string, unit: Unit): 1 | -1 | 0 => {
  const near = after.split(/,| and | but | so /)[0]!;
  if (OFF_THIS.test(told)) return 1;
  const lead = told
    .replace(/\b(?:gets?|got|getting|am|is|are|was|were|be|been|being) paid\b/g, 'earn')
    .replace(/\bpay ?(?:rise|day|check|slip|packet)\b/g, '');
  if (!hasMoney(unit)) {
    if (
      /^(?: of (?:them|these|those|which))? (?:were |was |are |is |went |have |had |got |has |have been )?(?:bad|rotten|broken?|stale|off|cracked|smashed|damaged|missing|absent|ill|sick|away|gone|stolen|lost|died|sold|used|eaten|left early|mouldy|cancelled|faulty|dropped out|don't drink|do not drink|drop out|cancel|empty|taken|leave)\b/.test(
        near,
      )
    )
      return -1;
    const [out, into] = [
      last(
        /\b(?:gave|gives?|los[te]s?|lost|used?|ate|eats?|eaten|broke|breaks?|sold|sells?|lent|donated?|threw|minus|less|took|takes?|dropped|cancelled|spent|miss(?:ed|es)?|skipped)\b/g,
        lead,
      ),
      last(
        /\b(?:had|have|has|got|bought|buys?|found|more|another|receive\w*|made|makes?|baked|won|start\w*|picked|collected|there)\b/g,
        lead,
      ),
    ];
    return out < 0 && into < 0 ? 0 : out > into ? -1 : 1;
  }
  if (/^ ?(?:note|bill note|fiver|tenner|budget)\b/.test(after)) return 1;
  const [out, into] = [last(OUT, lead), last(IN, lead)];
  if (out >= 0 || into >= 0) return out > into ? -1 : 1;
  const [later, early] = [first(OUT, near), first(IN, near)];
  if (later < 0 && early < 0) return 0;
  return early < 0 || (later >= 0 && later < early) ? -1 : 1;
};

const LESS =
  /\b(?:off|discounts?|vouchers?|coupons?|refund(?:ed)?|minus|less|reduced|reduction|rebate|cashback|cheaper|knocked|deposit back|gift card|loyalty|credit)\b/;
const MORE =
  /\b(?:plus|add(?:s|ed|ing)?|on top|extra|tips?|gratuity|service|vat|gst|sales tax|surcharge|mark-?up|mark(?:s|ed)? up|goes? up|gone up|going up|went up|rise|raise|increase[sd]?|increasing|more|interest|breakages|wastage|waste|offcuts|spare|profit)\b/;
const CUT =
  /\b(?:tax|commission|takes?|deduct\w*|ni|national insurance|pension|fees?|cut|drops?|dropped|fell|falls?|decreas\w+|down|loses?|lost|shrink\w*|keeps?|after)\b/;

/** "I must keep back £62": no part of what can be spent. What was put aside before is there. */
const KEPT_BACK =
  /\b(?:(?:keep|hold)(?:ing)? back|(?:must|need(?:s|ed)? to|have to|has to|had to|got to|gotta|wants? to|should|ought to|going to) (?:(?:also|still|first|then|always|just) )?(?:keep|put|set|hold|leave) (?:aside|by|away|back))(?: (?:about|at least|around))? $/;
/** "And £23 for the theory" is kept back like what was told before it. */
const KEPT_TOO =
  /^(?: for| to)?(?: (?!(?:is|are|was|were|has|have|had|get|gets|got|gives?|giving|earn|saved?)\b)[a-z']+){0,5}?(?:,| and| plus|, and|, plus)(?: another| a further| about)? $/;

/** Whether it is taken off or put on by the words about it. */
const turnOf = (kind: Figure['kind'], before: string, after: string, isTip: boolean): 1 | -1 | 0 => {
  if (kind === 'amount' && OFF_THIS.test(before)) return 0;
  const [near, own] = [
    after.split(/,| and | but | then | for (?!wast|breakages?|cut|offcuts|spares?)| plus /)[0]!,
    before.split(/,| and | but | then /).at(-1)!,
  ];
  for (const said of [near, own]) {
    const [less, more] = [said.search(LESS), said.search(MORE)];
    if (less >= 0 && (more < 0 || less <= more)) return -1;
    if (more >= 0 && kind === 'percent') return 1;
  }
  if (kind === 'percent' && isTip) return 1;
  return kind === 'percent' && (CUT.test(near) || CUT.test(own)) ? -1 : 0;
};

const WITHIN_BEFORE =
  /\b(?:of (?:which|whom|them|these|those|it|that),?|incl(?:\.|ud(?:es?|ing|ed))?(?: in that)?)(?: (?:an?|the|my|our|only|about))* $/;
const WITHIN_AFTER = /^(?: [a-z]+)? of (?:them|these|those|it|that|which|whom|the (?:total|bill|price))\b/;
const IDLE_AFTER =
  /^(?:[ -](?:years?[- ]old|year olds?|bed(?:room)?s?|storey|seater|door|star|man|course|piece|inch|minute (?:drive|walk)|th|nd|rd)\b|[- ]bed\b)/;

/** "A 15% deposit and the rest in 5 payments": what is paid first goes off. */
const isOfRest = ({ kind, turn, unit, end, before, after }: Figure, text: string): boolean =>
  turn === 0 &&
  /\b(?:the rest|remainder|the remaining|the balance)\b/.test(text.slice(end)) &&
  (kind === 'percent' || (hasMoney(unit) && /\b(?:deposit|down|up ?front|first)\b/.test(`${before} ${after}`)));

const metered = (figures: readonly Figure[]): readonly Figure[] => {
  const [first, second] = figures.filter(
    ({ kind, value, unit }) => kind === 'amount' && value >= 100 && !hasMoney(unit) && !isRate(unit),
  );
  if (!first || !second || second.value <= first.value) return figures;
  const price = figures.find(
    ({ unit }) => hasMoney(unit) && Object.keys(unit).some((name) => unit[name]! < 0 && dimensionOf(name) !== 'day'),
  );
  const unit = price
    ? Object.fromEntries(
        Object.entries(price.unit)
          .filter(([, power]) => power < 0)
          .map(([name, power]) => [name, -power]),
      )
    : { [UNNAMED]: 1 };
  return figures.flatMap((one) =>
    one === first
      ? [
          {
            ...one,
            value: second.value - first.value,
            unit,
            end: second.end,
            after: second.after,
            flow: 0 as const,
            turn: 0 as const,
          },
        ]
      : one === second
        ? []
        : [one],
  );
};

const SHARED_BASE = /^ (?:on|to|for|goes (?:on|to)|is|are)\b/;
const DUES =
  /^ ?(?:income )?(?:tax|vat|gst|ni|national insurance|insurance|pension|service|tip|commission|fees?|levy|duty|for (?:tax|ni|pension))\b/;
/** "A raise of 3.5% then 2%" is a raise again; "40% on rent and 25% on food" are of one whole. */
const likewise = (figures: readonly Figure[], text: string): readonly Figure[] => {
  const all: Figure[] = [];
  for (const one of figures) {
    const previous = all.at(-1);
    const between = previous ? text.slice(previous.end, one.at) : '';
    if (one.kind !== 'percent' || previous?.kind !== 'percent') all.push(one);
    else if (
      one.turn === 0 &&
      previous.turn === 0 &&
      SHARED_BASE.test(previous.after) &&
      !/\b(?:then|rest|remain\w*|left)\b/.test(`${between} ${one.after}`)
    )
      all[all.length - 1] = { ...previous, value: previous.value + one.value, end: one.end, after: one.after };
    else if (
      one.turn === previous.turn &&
      DUES.test(previous.after) &&
      DUES.test(one.after) &&
      !/\b(?:then|another|further|after)\b/.test(between)
    )
      all[all.length - 1] = { ...previous, value: previous.value + one.value, end: one.end, after: one.after };
    else
      all.push(
        one.turn === 0 && /^(?:[^.]*\b)?(?:then|and|another|further)(?: (?:by|another|a further))? ?$/.test(between)
          ? { ...one, turn: previous.turn }
          : one,
      );
  }
  return all;
};

const isBare = (one: Figure, of: (name: string) => boolean): boolean =>
  one.kind === 'amount' &&
  Object.keys(one.unit).length === 1 &&
  Object.entries(one.unit).every(([name, power]) => power === 1 && of(name));

/** What would hold so many, however many go. */
const HIRED =
  /\b(?:coach|bus|minibus|van|hall|boat|marquee|cottage|villa|house|tent|hut|barn) (?:for|that (?:seats|sleeps|holds)|seating|sleeping|holding) $/;

/** What is told of one figure and holds for its fellows: how often all of a list is paid, what a bare number counts, how many follow. */
const together = (figures: readonly Figure[], text: string): readonly Figure[] => {
  const all = [...figures];
  // "10.99, 11.99 and the gym at 24.99 every month": each of them every month.
  let isListed = false;
  for (let at = all.length - 1; at > 0; at--) {
    const [one, next] = [all[at - 1]!, all[at]!];
    const span = Object.keys(next.unit).find((name) => next.unit[name] === -1 && dimensionOf(name) === 'day');
    const between = text.slice(one.end, next.at);
    if (
      span !== undefined &&
      hasMoney(next.unit) &&
      Object.keys(next.unit).length === 2 &&
      isBare(one, (name) => isMoney(name) || (name === UNNAMED && /^, [a-z]+ $/.test(between))) &&
      /^(?:,| and|, and| plus)(?: [a-z]+){0,4} [£$€₹¥₦]?$/.test(between) &&
      !/\b(?:then|after|deposit|fee|down|front|first|once|saved|bought|buy|use|one[- ]off)\b/.test(`${one.before} ${between}`) &&
      (isListed || /^ ?(?:(?:every|each|per|a) (?:week|month|year)|(?:week|month|year)ly)\b/.test(next.after))
    ) {
      isListed = true;
      all[at - 1] = { ...one, unit: next.unit };
    } else isListed = false;
  }
  // "Three payments still to go out, 28.99 and 64 and 119.50": it says how many follow.
  for (const [at, one] of all.entries()) {
    const listed = all.slice(at + 1, at + 1 + one.value);
    const name = Object.keys(one.unit)[0] ?? '';
    if (
      isBare(one, (own) => isCount(own) && own !== UNNAMED && !isPeople(own)) &&
      one.value > 1 &&
      listed.length === one.value &&
      listed.every(
        (other, place) =>
          isBare(other, isMoney) &&
          (place === 0 || /^(?:,| and|, and) [£$€]?$/.test(text.slice(listed[place - 1]!.end, other.at))),
      ) &&
      !isBare(all[at + 1 + one.value] ?? listed[0]!, (own) => own === name)
    ) {
      all[at] = { ...one, isIdle: true };
      const isOut = /^(?:payment|bill|debit|fee|cost|charge|withdrawal)$/.test(name);
      if (isOut) for (const [place, other] of listed.entries()) all[at + 1 + place] = { ...other, flow: -1 };
    }
  }
  // "3.6 by 4.2 metres": metres both.
  for (const [at, one] of all.entries()) {
    const next = all[at + 1];
    if (
      next &&
      isBare(one, (name) => name === UNNAMED) &&
      isBare(next, (name) => dimensionOf(name) === 'length') &&
      /^ ?(?:by|x|×) ?$/.test(text.slice(one.end, next.at))
    )
      all[at] = { ...one, unit: next.unit };
  }
  // "A coach for 49, and 43 are going": what it would hold counts for nothing.
  const isRoom = ({ before, unit }: Figure): boolean => (unit[UNNAMED] === 1 || unit['person'] === 1) && HIRED.test(before);
  const isGoing = ({ after, unit }: Figure): boolean =>
    /^ (?:of us\b|(?:are|is) (?:going|coming|staying))/.test(after) || unit['person'] === 1;
  if (all.some(isRoom) && all.some((one) => !isRoom(one) && isGoing(one))) return all.filter((one) => !isRoom(one));
  // "28 days' leave, used 9.5 and 6 booked": days again, where nothing else is counted.
  const measures = new Set(all.flatMap(({ unit }) => Object.keys(unit).filter((name) => name !== UNNAMED)));
  const [only] = measures;
  const [first] = all;
  if (
    measures.size === 1 &&
    only !== undefined &&
    !isMoney(only) &&
    !isCount(only) &&
    first?.unit[only] === 1 &&
    all.every((one) => one.kind === 'amount' && Object.keys(one.unit).length === 1) &&
    new RegExp(`\\b(?:how many ${only}s?\\b[^?]*|how much[^?]*|what(?: is|'s|s)? )\\b(?:left|remain\\w*)\\b`).test(text)
  )
    for (const [at, one] of all.entries())
      all[at] = at === 0 ? { ...one, flow: 1 } : one.unit[UNNAMED] === 1 ? { ...one, unit: first.unit, flow: -1 } : one;
  // "Two jobs: 12 hours at … and 9 hours at …": it says how many follow.
  const [lead, ...rest] = all;
  if (
    lead &&
    isBare(lead, (name) => isCount(name) && name !== UNNAMED && !isPeople(name)) &&
    lead.value > 1 &&
    rest.length === 2 * lead.value &&
    !rest.some(({ unit }) => Object.keys(lead.unit).some((name) => unit[name] !== undefined)) &&
    [0, 1].every((kind) => new Set(rest.filter((_, at) => at % 2 === kind).map(({ unit }) => JSON.stringify(unit))).size === 1)
  )
    return rest;
  return all;
};

/** "Into 35 cm shelves": a measure before what is many is the size of one. */
const pieceAfter = (rest: string): string | undefined => {
  const [, word] =
    /^[ -](?:(?!of\b|and\b|or\b|for\b|to\b|by\b|in\b|on\b|per\b|with\b)[a-z]+ )?([a-z]{3,}s)\b(?! (?:of|a|an|per)\b)/.exec(
      rest,
    ) ?? [];
  return word !== undefined &&
    isPlural(word) &&
    !measureNamed(word) &&
    currencyNamed(word) === undefined &&
    !/^(?:this|is|was|has|does|always|costs|takes|needs)$/.test(word)
    ? singular(word)
    : undefined;
};

const SHARE_OF: Readonly<Record<string, string>> = { half: '2', third: '3', quarter: '4', fifth: '5', sixth: '6' };
/** "Four of us …, what is my quarter?" asks for a share. */
const shareNamed = (text: string): string =>
  text.replace(/\b(my|his|her|your|each) (half|third|quarter|fifth|sixth)(?= ?[?.]?$)/, (typed, whose: string, part: string) =>
    new RegExp(`\\b${SHARE_OF[part]} (?:of us|people|ways|friends|mates|housemates|flatmates)\\b`).test(text)
      ? `${whose} share`
      : typed,
  );

export const readFigures = (plain: string): Told | undefined => {
  const text = shareNamed(
    withShares(withPoints(withExtra(prepared(plain)))).replace(
      /(?<=\d) a single\b|(?<=\d(?: ?(?:miles?|kms?|kilomet(?:re|er)s?|minutes?|mins?))?) each way\b/g,
      ' ×2 trips',
    ),
  );
  const currency = currencyIn(text);
  const values = valuesIn(text);
  if (values.some(({ kind }) => kind === 'clock' || kind === 'date')) return undefined;
  const isSigned = values.some(({ kind, typed }) => kind === 'money' && !/\d ?(?:p|pence|c|cents?)$/.test(typed));
  const asksMoney =
    isSigned ||
    ASKS_MONEY.test(text) ||
    (/\bhow much(?! (?!more|less|each|per|to|is|are|was|altogether|in|will|would|do|does|did|should|for|a|an|did|must|can)[a-z])/.test(
      text,
    ) &&
      PRICES.test(text));
  const read = values.flatMap((value) => {
    const isPast = /^ (?:[a-z]+ )?(?:ago|earlier)\b|^[- ]a[- ]side\b/.test(text.slice(value.end));
    const isPronoun =
      value.kind === 'number' &&
      value.value === 1 &&
      /\b(?:same|big\w*|new\w*|other|cheap\w*|small\w*|dear\w*|this|that|last|next|only|old|the|large\w*|no|any|every|which) $/.test(
        text.slice(0, value.at),
      );
    // "How much is one can?" asks for each.
    const isEachAsked =
      value.kind === 'number' &&
      value.value === 1 &&
      /\bhow much (?:is|does|did|was|would|for)(?: just)? $/.test(text.slice(0, value.at));
    const reading =
      value.kind === 'year' || (value.kind === 'percent' && value.value === 0) || isPronoun || isPast || isEachAsked
        ? undefined
        : readingOf(value, text, currency, asksMoney, isSigned);
    return reading ? [{ ...reading, at: value.at }] : [];
  });
  // "Bills of 120 and 60": a price again.
  for (const [index, one] of read.entries()) {
    const previous = read[index - 1];
    if (
      previous &&
      !isSigned &&
      one.unit[UNNAMED] === 1 &&
      Object.keys(one.unit).length === 1 &&
      hasMoney(previous.unit) &&
      /^(?:,| and|, and| plus| \+) $/.test(text.slice(previous.end, one.at))
    )
      read[index] = { ...one, unit: { [currency]: 1 } };
    // "I handed over 120": a note, where prices are told without a sign.
    if (
      !isSigned &&
      one.unit[UNNAMED] === 1 &&
      Object.keys(one.unit).length === 1 &&
      read.some(({ unit }) => hasMoney(unit)) &&
      /\bhand(?:ed|ing)? (?:over|(?:him|her|them|the [a-z]+))(?: about)? $/.test(text.slice(0, one.at))
    )
      read[index] = { ...one, unit: { [currency]: 1 } };
  }
  const meter = METERED.exec(text)?.groups;
  const named = (noun: string): boolean => {
    const one = singular(noun.split(' ').at(-1)!);
    return (
      read.some(({ unit }) => Object.keys(unit).some((name) => unit[name] === 1 && (name === one || name.endsWith(` ${one}`)))) ||
      new RegExp(`\\bhow many (?:[a-z]+ ){0,2}?${one}(?:e?s)?\\b`).test(text)
    );
  };
  const isTipped =
    /\b(?:tip|tips|tipping|tipped|gratuity|waiter|waitress|waiting staff|service)\b|\b(?:check|bill|meal|dinner|restaurant)\b.*\bleave \d/.test(
      text,
    );
  // "Tickets are £9.50, 4 of us are going": each pays it, unless what each pays is asked.
  const isPartyTotal =
    read.some(({ unit }) => Object.keys(unit).length === 1 && unit['person'] === 1) &&
    !/\b(?:each|apiece|split|shar\w+|between|per (?:person|head)|a head|for \d+|my)\b/.test(text);
  const isUnnamed = read.some(({ unit }) => unit[UNNAMED] === 1);
  const figures: Figure[] = [];
  for (const [index, { kind, value, at, end, unit: own }] of read.entries()) {
    const previous = figures.at(-1);
    const bounds = text.slice(0, at).replaceAll(/(?<=\d)[.,](?=\d)/g, '_');
    const start = Math.max(...['. ', '? ', '! ', '; ', ': ', ' - '].map((stop) => bounds.lastIndexOf(stop))) + 1;
    const lead = text.slice(Math.max(0, start), at).replace(/[£$€₹¥₦] ?$/, '');
    const before = text.slice(Math.max(0, start, previous?.end ?? 0), at).replace(/[£$€₹¥₦] ?$/, '');
    const after = /^(?:[^.;?!]|\.(?=\d))*/.exec(text.slice(end, read[index + 1]?.at ?? text.length))![0];
    const between = previous ? text.slice(previous.end, at).replace(/[£$€₹¥₦] ?$/, '') : '';
    let unit = own;
    // "£9.99 every 4 weeks", "he comes every 4 weeks": so often in the year that is asked for.
    const [often] = Object.keys(own);
    const inYear = often === 'week' ? 52 / value : often === 'month' ? 12 / value : 0;
    if (
      /\bevery $/.test(before) &&
      value > 1 &&
      Number.isInteger(inYear) &&
      /\b(?:year|annual)/.test(text) &&
      Object.keys(own).length === 1
    ) {
      figures.push({
        kind,
        value: inYear,
        unit: { year: -1 },
        at,
        end,
        before,
        lead,
        after,
        flow: 0,
        turn: 0,
        isIdle: false,
        isWithin: false,
      });
      continue;
    }
    // "£4.20 per 100 g", "20 minutes for every 500 g": so much for one.
    if (
      previous?.kind === 'amount' &&
      kind === 'amount' &&
      value > 0 &&
      /^(?: [a-z]+)?(?: (?:per|for every|for each|every|to every|to each)|\/) ?$/.test(between)
    ) {
      const [name] = Object.keys(unit);
      if (name !== undefined && previous.unit[name] === undefined) {
        figures[figures.length - 1] = { ...previous, value: previous.value / value, unit: per(previous.unit, name), end, after };
        continue;
      }
    }
    // "For 4 it takes 600 ml", "3 kg of seed does 60 m²": so much for one of what is told or asked again.
    const [of, ...further] = Object.keys(previous?.unit ?? {});
    if (
      previous?.kind === 'amount' &&
      kind === 'amount' &&
      of !== undefined &&
      further.length === 0 &&
      previous.unit[of]! === 1 &&
      previous.value > 1 &&
      unit[of] === undefined &&
      isPlainUnit(unit) &&
      !/^ ?(?:each|apiece)\b/.test(text.slice(end)) &&
      !HIRED.test(previous.before) &&
      !(isMoney(of) && (/\b(?:an?|the|my) $/.test(previous.before) || /\b(?:sells?|sold|selling|profit)\b/.test(text))) &&
      !(isPeople(of) && Object.keys(unit).some((name) => isTime(name) || isMoney(name))) &&
      YIELD.test(between) &&
      read.some(
        ({ unit: other, at: place }, later) =>
          later !== index &&
          place !== previous.at &&
          Object.keys(other).some(
            (name) => other[name] === 1 && (name === of || of.endsWith(` ${name}`) || name.endsWith(` ${of}`)),
          ),
      )
    ) {
      figures[figures.length - 1] = { ...previous, value: value / previous.value, unit: per(unit, of), end, after, flow: 0 };
      continue;
    }
    // "One ticket is £7.25": the price of each.
    const [alone] = Object.keys(previous?.unit ?? {});
    if (
      previous?.value === 1 &&
      previous.kind === 'amount' &&
      alone !== undefined &&
      isCount(alone) &&
      alone !== UNNAMED &&
      kind === 'amount' &&
      !isRate(unit) &&
      unit[alone] === undefined &&
      ONE_IS.test(between)
    ) {
      figures.pop();
      unit = per(unit, alone);
    }
    const counted =
      previous && Object.keys(previous.unit).length === 1
        ? Object.keys(previous.unit).find((name) => previous.unit[name]! > 0 && !isMoney(name))
        : undefined;
    const power = counted === undefined ? 1 : previous!.unit[counted]!;
    if (kind === 'amount' && !isRate(unit)) {
      const isSized = previous !== undefined && /^ (?:x )?$/.test(between) && !hasMoney(unit);
      const names = isSized
        ? []
        : perAfter(
            (SIZED.exec(text.slice(end))
              ? text.slice(end).replace(/^ (?:x )?[\d.]+ ?[a-z]{1,6}[ -](?:of [a-z]+ )?/, ' ')
              : text.slice(end)
            ).split(/[.;?!](?!\d)/)[0]!,
            hasMoney(unit),
            named,
          );
      const [singularly] = [SINGLE.exec(before)?.[1]];
      const many = /\bhow many [a-z ]+ for (?:about )?$/.test(before) ? undefined : MANY.exec(before)?.[1];
      const every = EVERY.exec(before)?.[1];
      const [main] = Object.keys(unit);
      const isNew = (word: string | undefined): word is string =>
        word !== undefined && oneOf(word) !== undefined && oneOf(word) !== main && !isMoney(oneOf(word)!);
      const subject = [every, many].find((word) => isNew(word) && named(word));
      const isAllPay = EACH_PAYS.test(before);
      const isBound = counted !== undefined && previous && (isCount(counted) ? BOUND : AT).test(between) && main !== counted;
      // "A pack of 20 is £15.80", "a 50 kg bag of rice costs £30": the price of one of them.
      const [packed] = Object.keys(previous?.unit ?? {}).filter((name) => previous!.unit[name] === -1 && isContainer(name));
      if (
        packed !== undefined &&
        hasMoney(unit) &&
        names.length === 0 &&
        unit[packed] === undefined &&
        new RegExp(
          `^(?:[ -]${packed})?(?: of [a-z]+(?: [a-z]+)?)? (?:is|are|costs?|cost me|was|for|at)(?: (?:about|only))? $`,
        ).test(between)
      )
        unit = per(unit, packed);
      const monthly =
        /\b(dai|week|month|year|annual)ly(?: (?:payments?|instal+ments?|fee|cost))?(?: (?:at|for|of|is|costs?))? $/.exec(
          before,
        )?.[1];
      if (monthly !== undefined && hasMoney(unit) && names.length === 0)
        unit = per(unit, monthly.replace('dai', 'day').replace('annual', 'year'));
      if (isAllPay && !names.includes(EACH)) unit = per(unit, EACH);
      if (names.length > 0)
        for (const name of names)
          unit = per(unit, name === EACH ? (isBound ? counted : subject === undefined ? EACH : oneOf(subject)!) : name);
      else if (
        counted !== undefined &&
        previous &&
        (isCount(counted) ? BOUND : AT).test(between) &&
        (hasMoney(unit) || (isCount(counted) && !isPeople(counted)))
      ) {
        // "3 tins for £7.50" is the price of all three.
        const isLump =
          (/ for ?$/.test(between) || (isPeople(counted) && / for (?:about |the )?$/.test(previous.before))) &&
          previous.value > 1;
        if (!isLump && main !== counted) unit = per(unit, power > 1 ? `${counted}${power === 2 ? '²' : '³'}` : counted);
        else if (hasMoney(unit) && !isPeople(counted)) figures[figures.length - 1] = { ...previous, isIdle: true };
      } else if (hasMoney(unit) && SELLS.test(before)) unit = per(unit, EACH);
      else if (isNew(every)) unit = per(unit, oneOf(every)!);
      else if (
        isNew(many) &&
        (!hasMoney(unit)
          ? / (?:of|are|holds?|seats?|sits?|takes?|covers?|covering|holding|containing|weighing|seating|has|have|contains?|makes?|with|weigh|for) (?:[a-z]+ )?$/.test(
              before,
            ) &&
            (named(many) || isContainer(singular(many.split(' ').at(-1)!)))
          : named(many) ||
            (!/\b(?:ingredients|materials|supplies|costs|expenses|drinks|bills|fees)$/.test(many) &&
              (isUnnamed || isPartyTotal) &&
              /\b(?:costs?|cost me|are)(?: (?:about|only))? $/.test(before)))
      )
        unit = per(unit, oneOf(many)!);
      else if (
        isNew(singularly) &&
        previous?.unit[oneOf(singularly)!] === undefined &&
        (named(singularly) || (!hasMoney(unit) && (isContainer(singularly.split(' ').at(-1)!) || YIELDS.test(before))))
      )
        unit = per(unit, oneOf(singularly)!);
      else if (
        previous &&
        /^(?: [a-z]+){0,2}(?: and|, and|,) (?:it |which |each )?(?:costs?|is|sells for|weighs|takes)(?: me)? ?$/.test(between) &&
        SINGLE.test(previous.before)
      ) {
        const [own] = Object.keys(previous.unit).filter((name) => previous.unit[name] === -1);
        if (own !== undefined && own !== main) unit = per(unit, own);
      }
      // "Minibuses seat 8" of the people who are told of.
      if (
        unit[UNNAMED] === 1 &&
        isRate(unit) &&
        /\b(?:seats?|sits?|seating|carry|carries|takes?|holds?|fits?|sleeps?)(?: (?:up to|about|only))? $/.test(before) &&
        read.some(({ unit: other }) => Object.keys(other).some(isPeople))
      )
        unit = Object.fromEntries(Object.entries(unit).map(([name, power]) => [name === UNNAMED ? 'person' : name, power]));
      // "Minibuses with 16 passenger seats", for so many people.
      const [seat] = Object.keys(unit);
      if (
        seat !== undefined &&
        /\bseats?$/.test(seat) &&
        isRate(unit) &&
        read.some(({ unit: other }) => Object.keys(other).some(isPeople))
      )
        unit = Object.fromEntries(Object.entries(unit).map(([name, power]) => [name === seat ? 'person' : name, power]));
      // "A 2.5 litre tin", "500 g bags": the size of one.
      const sized = /^[ -](?:of [a-z]+ |(?!(?:and|or|but|with|by|then|so|for|in)\b)[a-z]+ )?([a-z]+)/.exec(text.slice(end));
      const holder =
        [/^[ -]([a-z]+)/.exec(text.slice(end))?.[1], sized?.[1]]
          .map((word) => (word === undefined ? undefined : singular(word)))
          .find((word) => word !== undefined && isContainer(word)) ?? pieceAfter(text.slice(end));
      if (
        !hasMoney(unit) &&
        main !== undefined &&
        measureNamed(main) !== undefined &&
        !isTime(main) &&
        holder !== undefined &&
        !isRate(unit)
      )
        unit = per(unit, holder);
    }
    const isKept =
      kind === 'amount' &&
      hasMoney(unit) &&
      !isRate(unit) &&
      (KEPT_BACK.test(before) || (previous?.isKept === true && KEPT_TOO.test(between)));
    figures.push({
      kind,
      value,
      unit,
      at,
      end,
      before,
      lead,
      after,
      isKept,
      flow: isKept ? -1 : kind === 'amount' ? flowOf(lead, after, unit) : 0,
      turn: isKept
        ? -1
        : turnOf(
            kind,
            / by $/.test(before)
              ? lead
              : kind === 'amount' && previous?.kind === 'percent'
                ? before.replace(/^ (?:off|discount (?:on|off)|reduction (?:on|in|off)) /, ' ')
                : before,
            after,
            isTipped &&
              /\b(?:leave|leaving|left|give|giving|add|adding|tip|tipping|tipped|want to tip)(?: (?:a|them|him|her|about|an extra))? $/.test(
                before,
              ),
          ),
      isIdle:
        IDLE_AFTER.test(text.slice(end)) ||
        (value === 1 &&
          kind === 'amount' &&
          !/\b(?:more|extra|other|another)\b/.test(text.slice(at, end + 8)) &&
          Object.keys(unit).every(isCount)),
      isWithin: previous !== undefined && (WITHIN_BEFORE.test(before) || WITHIN_AFTER.test(after)),
    });
  }
  const isPowered = /\bkwh?\b|\bwatts?\b|\belectric|\bheater\b/.test(text);
  if (isPowered)
    for (const [index, one] of figures.entries())
      if (one.unit['unit'] !== undefined) {
        const { unit: many, ...rest } = one.unit;
        figures[index] = { ...one, unit: { ...rest, kWh: many! } };
      }
  return {
    text,
    currency,
    figures: together(likewise(meter ? metered(figures) : figures, text), text).map((one) =>
      isOfRest(one, text) ? { ...one, turn: -1, flow: -1 } : one,
    ),
  };
};
