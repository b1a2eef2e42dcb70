/** Answers out of the tables of a handbook: each question is one row of one of them, told in a sentence. */
import { capitalise } from '../../../english/prose.ts';
import { abbreviation } from './abbreviations.ts';
import type { Answer, Asked } from '../answer.ts';
import {
  ANNIVERSARIES,
  BOOKS,
  HEIGHTS,
  PEOPLE,
  BIRTHSTONES,
  CHINESE_YEARS,
  DRIVES_LEFT,
  EMERGENCY,
  FEASTS,
  INDEPENDENT,
  LANGUAGES,
  PHRASES,
  PLUGS,
  saidIn,
  SCRABBLE,
  SIGNS,
} from './handbook-data.ts';
import { byState } from './us-states.ts';
import { doubledDose } from './doubled-dose.ts';
import { fever } from './fever.ts';
import { freezing } from './freezing.ts';
import { garden } from './garden.ts';
import { greatest } from './greatest.ts';
import { row } from './handbook-row.ts';
import { englishByCountry } from './english-by-country.ts';
import { fed } from './fed.ts';
import { keeping } from './keeping.ts';
import { madeSize } from '../units/made-sizes.ts';
import { office } from './offices.ts';
import { roasting } from './roasting.ts';
import { sport } from './sports.ts';
import { substance } from './substances.ts';
import { swallowed } from './swallowed.ts';
import { confused } from '../words/confused.ts';
import { term } from './terms.ts';
import { DAY_MS, english, MONTH, monthName, monthOf, today, weekday } from '../values/calendar.ts';
import { easterIn, nthWeekday } from '../values/feasts.ts';
import { wornSize } from '../units/worn-sizes.ts';
import { yearlyFigure } from './yearly-figures.ts';

const OTHER_NAMES: Readonly<Record<string, string>> = {
  uk: 'the United Kingdom',
  britain: 'the United Kingdom',
  'great britain': 'the United Kingdom',
  england: 'the United Kingdom',
  scotland: 'the United Kingdom',
  wales: 'the United Kingdom',
  usa: 'the United States',
  us: 'the United States',
  america: 'the United States',
  uae: 'the United Arab Emirates',
  dubai: 'the United Arab Emirates',
  holland: 'Netherlands',
  'the netherlands': 'Netherlands',
  czechia: 'Czech Republic',
  burma: 'Myanmar',
  oz: 'Australia',
  'republic of ireland': 'Ireland',
};
/** The country as a table has it. */
const countryIn = (table: Iterable<string>, typed: string): string | undefined => {
  const plain = typed.replace(/^the /, '');
  const named = OTHER_NAMES[plain] ?? OTHER_NAMES[typed];
  return [...table].find((country) => country === named || country.toLowerCase().replace(/^the /, '') === plain);
};
const inSentence = (country: string): string =>
  /^(?:Netherlands|Philippines|Czech Republic|Gambia)$/.test(country) ? `the ${country}` : country;

const LEADS = "(?:(?:what(?: is|'s|s)?|which|tell me)(?: the)? )?(?:the )?";
const IN = '(?: in| for| of| to call in| to ring in)? (?:the )?';
const EMERGENCY_ASKED = new RegExp(
  `^${LEADS}(?:emergency|police|ambulance|fire) (?:phone |telephone )?number(?: is)?${IN}([a-z ]{2,25}?)(?: for (?:police|an ambulance|emergencies))?$|^(?:what|which) number (?:do (?:i|you|we) (?:call|ring|dial)|should i (?:call|ring|dial)|to (?:call|ring|dial)|is it)(?: for (?:the )?(?:police|an? ambulance|emergenc\\w+|help|fire))?(?: in| from) (?:the )?([a-z ]{2,25}?)(?: for (?:the )?(?:police|an? ambulance|emergenc\\w+|fire))?$|^([a-z ]{2,20}?) emergency number$|^what is the ([a-z]{2,20})(?: equivalent of| version of)? (?:999|911)$`,
);
const emergency = (plain: string): Answer | undefined => {
  const found = EMERGENCY_ASKED.exec(plain);
  const typed = found?.slice(1).find((each) => each !== undefined);
  const country = typed === undefined ? undefined : countryIn(EMERGENCY.keys(), typed);
  return country === undefined
    ? undefined
    : row(
        `The emergency number in ${inSentence(country)} is ${EMERGENCY.get(country)!}.`,
        ['112 also works from a mobile phone in most countries.'],
        ['What is the emergency number in Europe?', 'What is the emergency number in the United States?'],
      );
};

const SIDE =
  /^(?:what|which) side (?:of the road )?(?:do|does|are|is) (?:they|you|we|people|cars?|it|one) (?:drive |driving )?(?:on )?(?:in )?(?:the )?([a-z ]{2,25}?)(?: drive(?: on)?)?$|^(?:what|which) side (?:of the road )?do(?:es)? (?:the )?([a-z ]{2,25}?) drive(?: on)?$|^do (?:they|you|people) drive on the (?:left|right)(?: hand side)?(?: side)?(?: of the road)? in (?:the )?([a-z ]{2,25})$|^driving side(?: in| of)? (?:the )?([a-z ]{2,25})$/;
const side = (plain: string): Answer | undefined => {
  const typed = SIDE.exec(plain)
    ?.slice(1)
    .find((each) => each !== undefined);
  if (typed === undefined) return undefined;
  const left = countryIn(DRIVES_LEFT, typed);
  const country = left ?? countryIn([...EMERGENCY.keys(), ...INDEPENDENT.keys()], typed);
  return country === undefined
    ? undefined
    : row(
        `In ${inSentence(country)} people drive on the ${left === undefined ? 'right' : 'left'}.`,
        [],
        ['Which countries drive on the left?'],
      );
};

const PLUG =
  /^(?:what|which)(?: (?:type|kind|sort) of)?(?: electric(?:al)?| power)? (?:plugs?|sockets?|adapt[eo]rs?)(?: types?| adapt[eo]rs?)? (?:do (?:i|we|you|they) (?:need|use|have)|is used|are used|is it|are there|is|are)? ?(?:in|for) (?:the )?([a-z ]{2,25})$|^(?:what (?:is|are) the )?(?:plugs?|sockets?)(?: types?)? (?:in|for|of) (?:the )?([a-z ]{2,25})$|^([a-z ]{2,25}?) plug(?: type| socket| adapt[eo]r)?$|^(?:what )?(?:is the )?(?:voltage|mains voltage)(?: is)?(?: used)? in (?:the )?([a-z ]{2,25})$/;
const plug = (plain: string): Answer | undefined => {
  const typed = PLUG.exec(plain)
    ?.slice(1)
    .find((each) => each !== undefined);
  const country = typed === undefined ? undefined : countryIn(PLUGS.keys(), typed);
  if (country === undefined) return undefined;
  const [types = '', volts = '', hertz = ''] = /^(.+?), ([^,]+ V), (.+)$/.exec(PLUGS.get(country)!)!.slice(1);
  return row(
    `Plugs in ${inSentence(country)} are of type ${types}; the mains are ${volts}, ${hertz}.`,
    ['What is written on a charger as 100–240 V works there with an adapter alone.'],
    ['What plug type is used in Italy?', 'What plug type is used in the United States?'],
  );
};

const INDEPENDENCE = new RegExp(
  "^(?:when|what year|in what year|what date) (?:did|was|is|does) (?:the )?([a-z ]{2,25}?)(?:(?: become| became| gain| gained| get| got| won| win| declare| declared)(?: its)? (?:independen(?:t|ce))|(?:'?s)? independence(?: day)?| independent)(?: from [a-z ]{2,20})?$|^([a-z ]{2,25}?)(?:'?s)? independence (?:day|year|date)$|^(?:when is )?independence (?:day|year|date)(?: in| of)? (?:the )?([a-z ]{2,25})$",
);
const independence = (plain: string): Answer | undefined => {
  const typed = INDEPENDENCE.exec(plain)
    ?.slice(1)
    .find((each) => each !== undefined);
  const country = typed === undefined ? undefined : countryIn(INDEPENDENT.keys(), typed);
  return country === undefined
    ? undefined
    : row(
        `${capitalise(inSentence(country))} became independent ${INDEPENDENT.get(country)!}.`,
        [],
        [`What is the capital of ${inSentence(country)}?`, 'When did Ghana become independent?'],
      );
};

const FEAST_OF: Readonly<Record<string, string>> = {
  eid: 'eid al-fitr',
  'eid ul fitr': 'eid al-fitr',
  'eid al fitr': 'eid al-fitr',
  'eid ul adha': 'eid al-adha',
  'eid al adha': 'eid al-adha',
  deepavali: 'diwali',
  'lunar new year': 'chinese new year',
  chanukah: 'hanukkah',
  hanukah: 'hanukkah',
};
const onDay = (date: Date): string => `${weekday(date)}, ${english(date)}`;
const RULED: readonly (readonly [asked: RegExp, tell: (year: number) => string])[] = [
  [
    /^(?:uk |british |irish )?(?:mother'?s'? day|mothering sunday)(?: uk| in the uk| in britain| in ireland)?$/,
    (year) =>
      `Mothering Sunday in Britain and Ireland is on ${onDay(new Date(easterIn(year).getTime() - 21 * DAY_MS))}; in the United States, Canada and Australia Mother’s Day is on ${onDay(nthWeekday(year, 4, 0, 2))}.`,
  ],
  [
    /^(?:us |american )mother'?s'? day$|^mother'?s'? day(?: in)?(?: the)? (?:us|usa|america|australia|canada)$/,
    (year) => `Mother’s Day in the United States, Canada and Australia is on ${onDay(nthWeekday(year, 4, 0, 2))}.`,
  ],
  [
    /^(?:uk |us )?father'?s'? day(?: uk| us| usa)?$/,
    (year) =>
      `Father’s Day in Britain, Ireland and America is on ${onDay(nthWeekday(year, 5, 0, 3))}; in Australia it is on ${onDay(nthWeekday(year, 8, 0, 1))}.`,
  ],
  [/^black friday$/, (year) => `Black Friday is on ${onDay(new Date(nthWeekday(year, 10, 4, 4).getTime() + DAY_MS))}.`],
  [/^remembrance sunday$/, (year) => `Remembrance Sunday is on ${onDay(nthWeekday(year, 10, 0, 2))}.`],
  [/^(?:early )?may (?:day )?bank holiday$/, (year) => `The early May bank holiday is on ${onDay(nthWeekday(year, 4, 1, 1))}.`],
  [/^(?:late may|spring|whitsun) bank holiday$/, (year) => `The spring bank holiday is on ${onDay(nthWeekday(year, 4, 1, -1))}.`],
  [
    /^(?:august|summer) bank holiday$/,
    (year) =>
      `The August bank holiday in England, Wales and Northern Ireland is on ${onDay(nthWeekday(year, 7, 1, -1))}; in Scotland it is on ${onDay(nthWeekday(year, 7, 1, 1))}.`,
  ],
];
const YEAR_ASKED =
  /^(?:when (?:is|are|does|do|did|was|will)|what (?:date|day) (?:is|does|was|will)|date (?:of|for)|what day of the week is)? ?(?:the )?(.{3,40}?)(?: (?:be|start|starts|begin|begins|fall|falls|fall on))?(?: (?:on|in|this year|next year))?(?: (20\d\d))(?: (uk|us|usa|in the uk|in america))?$|^(?:when (?:is|does|will)|what (?:date|day) is) (.{3,40}?)(?: (?:be|start|starts|begin|begins|fall))?( this year| next year)?$/;
const feast = (plain: string): Answer | undefined => {
  const found = YEAR_ASKED.exec(plain);
  if (!found) return undefined;
  const [, first, typed, place, second, when] = found;
  const name = `${(first ?? second)!}${place === undefined ? '' : ` ${place.replace(/^in /, '')}`}`;
  const now = today().getUTCFullYear();
  const year = typed === undefined ? (when === ' next year' ? now + 1 : when === ' this year' ? now : undefined) : Number(typed);
  if (year === undefined || year < 2000 || year > 2099) return undefined;
  const [, tell] = RULED.find(([pattern]) => pattern.test(name)) ?? [];
  if (tell) return row(tell(year), [], [`When is Easter ${year}?`, 'How is the date of Easter decided?']);
  const { name: called, note, from, days } = FEASTS[FEAST_OF[name] ?? name] ?? {};
  const day = days?.split(';')[year - from!];
  if (day === undefined) return undefined;
  const date = new Date(`${day} ${year} UTC`);
  const animal = called === 'Chinese New Year' ? ` It begins the year of the ${CHINESE_YEARS[(year - 2020) % 12]!}.` : '';
  const begins = /Ramadan|evening/.test(`${called} ${note}`) && called !== 'Holi';
  return row(`${called!} ${year} ${begins ? 'begins' : 'is'} on ${onDay(date)}.${animal}`, [note!], [`When is Easter ${year}?`]);
};

const CLOCKS =
  /^(?:when|what (?:date|day|time)) (?:do|does|will|did|are) (?:the )?clocks? (?:(?:going|go|goes|be put|put|change|changing)(?: (forwards?|back(?:wards?)?|an hour (?:forward|back)))?)(?: in| in the)?(?: (uk|us|usa|britain|ireland|america))?(?: in)? (20\d\d)(?: in(?: the)? (uk|us|usa|america))?$/;
const clocks = (plain: string): Answer | undefined => {
  const found = CLOCKS.exec(plain);
  if (!found) return undefined;
  const [, way = '', place, typed, later] = found;
  const year = Number(typed);
  const isUs = /^us|america/.test(place ?? later ?? '');
  const [spring, autumn] = isUs
    ? [nthWeekday(year, 2, 0, 2), nthWeekday(year, 10, 0, 1)]
    : [nthWeekday(year, 2, 0, -1), nthWeekday(year, 9, 0, -1)];
  const where = isUs ? 'In the United States and Canada' : 'In Britain, Ireland and most of Europe';
  const forward = `forward an hour on ${onDay(spring)}`;
  const back = `back an hour on ${onDay(autumn)}`;
  return row(
    `${where} the clocks go ${/forward/.test(way) ? forward : /back/.test(way) ? back : `${forward} and ${back}`} ${year === spring.getUTCFullYear() && isUs ? 'at 2 am' : 'in the early morning'}.`,
    /forward/.test(way) ? [`They go ${back}.`] : /back/.test(way) ? [`They go ${forward}.`] : [],
    ['When do the clocks go back or forward in the UK?', 'What is daylight saving time?'],
  );
};

const PHRASE = new RegExp(
  `^(?:(?:how (?:do|would|can) (?:you|i|we) (?:say|spell|write)|what is|what's|how to say|say|how is) )?["“']?(${PHRASES.join('|')}|thanks|bye|good bye|hi|happy christmas)["”']? in (${LANGUAGES.join('|')}|gaelic)(?: language)?$|^(${LANGUAGES.join('|')}) (?:word )?for ["“']?(${PHRASES.join('|')}|thanks|bye|hi|happy christmas)["”']?$`,
);
const SAME_PHRASE: Readonly<Record<string, string>> = {
  thanks: 'thank you',
  bye: 'goodbye',
  'good bye': 'goodbye',
  hi: 'hello',
  'happy christmas': 'merry christmas',
};
const phrase = (plain: string): Answer | undefined => {
  const [, words, language, other, more] = PHRASE.exec(plain) ?? [];
  const typed = words ?? more;
  const tongue = (language ?? other)?.replace('gaelic', 'irish');
  if (typed === undefined || tongue === undefined) return undefined;
  const asked = SAME_PHRASE[typed] ?? typed;
  const said = saidIn(asked, tongue);
  const english = asked === 'i love you' ? 'I love you' : asked === 'merry christmas' ? 'Merry Christmas' : capitalise(asked);
  return said === undefined
    ? undefined
    : row(
        `“${english}” in ${capitalise(tongue)} is “${said}”.`,
        [],
        PHRASES.filter((each) => each !== asked && saidIn(each, tongue) !== undefined)
          .slice(0, 3)
          .map((each) => `How do you say “${each}” in ${capitalise(tongue)}?`),
      );
};

const ANNIVERSARY =
  /^(?:what (?:is|are|'s)|what's|which|traditional|what)? ?(?:the )?(?:traditional )?(?:gifts?|presents?|material|theme|symbol|stone|name)(?: is)?(?: for| of)(?: an?| the| our| your)? (\d{1,2})(?:st|nd|rd|th)? ?(?:years?)?(?: wedding| of)? (?:anniversary|marriage)$|^(?:what (?:is|do you give for)|what's)? ?(?:an?|the|our|your)? ?(\d{1,2})(?:st|nd|rd|th)?(?: years?)?(?: wedding)? anniversary(?: gift| present| theme| called| traditional gift)?$/;
const anniversary = (plain: string): Answer | undefined => {
  const found = ANNIVERSARY.exec(plain);
  const years = Number(found?.[1] ?? found?.[2]);
  const gift = ANNIVERSARIES.get(years);
  const ordinal = `${years}${['th', 'st', 'nd', 'rd'][years] ?? 'th'}`;
  return gift === undefined
    ? undefined
    : row(
        `The traditional gift for a ${ordinal} wedding anniversary is ${gift}.`,
        [],
        ['What are the traditional wedding anniversary gifts?'],
      );
};

const STONE = new RegExp(
  `^(?:what (?:is|'s)|what's)? ?(?:the )?birthstone(?: is it)?(?: of| for| in)? (?:those born in |somebody born in |people born in )?(${MONTH})$|^(${MONTH}) birthstone$`,
);
const stone = (plain: string): Answer | undefined => {
  const found = STONE.exec(plain);
  const month = found ? monthOf((found[1] ?? found[2])!) : -1;
  return month < 0
    ? undefined
    : row(`The birthstone of ${monthName(month)} is ${BIRTHSTONES[month]!}.`, [], ['What are the birthstones?']);
};

const SIGN = new RegExp(
  `^(?:what|which)?(?: is| are|'s)? ?(?:the |my |your )?(?:star sign|zodiac sign|zodiac|horoscope|sign)(?: is it| am i| are you)?(?: if (?:i was|you were|you are|i'm|i am|born|he was|she was))?(?: born)?(?: is| for| of| on)?(?: born)?(?: on)? (?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTH})$|^(?:what|which) (?:star |zodiac )?sign is (?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTH})$`,
);
const sign = (plain: string): Answer | undefined => {
  const found = SIGN.exec(plain);
  const [day, month] = [Number(found?.[1] ?? found?.[3]), monthOf(found?.[2] ?? found?.[4] ?? '')];
  if (!found || month < 0 || day < 1 || day > 31) return undefined;
  const [, name] = SIGNS.find(([until]) => (month + 1) * 100 + day <= until)!;
  return row(
    `Whoever is born on ${day} ${monthName(month)} is ${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name}.`,
    ['On the first and the last day of a sign it depends on the year.'],
    ['What are the zodiac signs and their dates?'],
  );
};

const CHINESE =
  /^(?:what|which)?(?: is)? ?(?:the )?(?:chinese (?:zodiac |new )?(?:year|zodiac|sign|animal)(?: animal| sign)?)(?: is| for| of| in)? (\d{4})(?: animal)?$|^(?:(?:what|which) (?:chinese )?(?:year|animal) (?:of the [a-z]+ )?is|year of the what is) (\d{4})(?: in the chinese (?:zodiac|calendar))?$|^chinese new year (\d{4}) (?:animal|zodiac|sign)$/;
const chinese = (plain: string): Answer | undefined => {
  const found = CHINESE.exec(plain);
  const year = Number(found?.slice(1).find((each) => each !== undefined));
  if (!found || year < 1900 || year > 2100 || /^chinese new year \d{4}$/.test(plain)) return undefined;
  return row(
    `${year} is the year of the ${CHINESE_YEARS[(((year - 2020) % 12) + 12) % 12]!}.`,
    ['It begins with Chinese New Year, in late January or February; who is born before it belongs to the year before.'],
    ['What are the animals of the Chinese zodiac?'],
  );
};

const SCRABBLE_ASKED =
  /^(?:how many (?:scrabble )?points|what)(?: is| are)?(?: the)?(?: letter)? ?["“']?([a-z])["”']? (?:is )?worth in scrabble$|^(?:what is the )?scrabble (?:value|score|points)(?: of| for)?(?: the)?(?: letter)? ["“']?([a-z]{1,15})["”']?$|^how many points (?:is|for) (?:an? |the letter )?["“']?([a-z]{1,15})["”']?(?: worth)? in scrabble$/;
const scrabble = (plain: string): Answer | undefined => {
  const word = SCRABBLE_ASKED.exec(plain)
    ?.slice(1)
    .find((each) => each !== undefined);
  if (word === undefined) return undefined;
  const worth = word.split('').reduce((sum, letter) => sum + SCRABBLE[letter]!, 0);
  return row(
    `${word.length === 1 ? `${word.toUpperCase()} is` : `“${word}” is`} worth ${worth} ${worth === 1 ? 'point' : 'points'} in Scrabble${word.length === 1 ? '' : ', before double and triple squares'}.`,
    word.length === 1
      ? []
      : [
          `${word
            .split('')
            .map((letter) => `${letter.toUpperCase()} ${SCRABBLE[letter]!}`)
            .join(', ')}.`,
        ],
    ['What is Q worth in Scrabble?'],
  );
};

const FAN =
  /^(?:what is |whats |what's )?gas (?:mark )?(\d)(?: is| in| for| to| on)?(?: an?| my)? fan(?: oven)?(?: temp(?:erature)?)?(?: celsius| in celsius| c)?$|^(?:what|how hot) (?:is|would|should)(?: be)? gas mark (\d) (?:in|for|on) (?:an? |my )?(?:fan|electric fan)(?: oven)?$/;
const fan = (plain: string): Answer | undefined => {
  const found = FAN.exec(plain);
  const mark = Number(found?.[1] ?? found?.[2]);
  const heat = [0, 140, 150, 170, 180, 190, 200, 220, 230, 240][mark];
  return !found || !heat
    ? undefined
    : row(
        `Gas mark ${mark} is ${heat} °C, so set a fan oven to about ${heat - 20} °C.`,
        ['A fan oven cooks as a usual one does at 20 °C more.'],
        ['What is gas mark 4 in Celsius?'],
      );
};

const FEBRUARY =
  /^how (?:many|much) days (?:are |is |were |does |will )?(?:there |be )?(?:in |has )?february(?: have)?(?: in)? (\d{4})$|^how many days did february have in (\d{4})$/;
const february = (plain: string): Answer | undefined => {
  const found = FEBRUARY.exec(plain);
  const year = Number(found?.[1] ?? found?.[2]);
  if (!found) return undefined;
  const days = new Date(Date.UTC(year, 2, 0)).getUTCDate();
  return row(`February ${year} has ${days} days${days === 29 ? ': it is a leap year' : ''}.`, [], [`Is ${year} a leap year?`]);
};

const PEOPLE_ASKED =
  /^(?:what is the |what's the |whats the |current )?(?:total )?population(?: size)? (?:of|in) (?:the )?([a-z ]{2,25}?)(?: now| today| 20\d\d| in 20\d\d)?$|^how many people (?:live|are there|are|are living|living) in (?:the )?([a-z ]{2,25}?)(?: now| today)?$|^([a-z ]{2,25}?) population(?: 20\d\d)?$|^how (?:big|large) is the population of (?:the )?([a-z ]{2,25})$/;
/** "21 million people with its suburbs". */
const withPeople = (many: string): string => {
  const at = many.indexOf(' with');
  return at < 0 ? `${many} people` : `${many.slice(0, at)} people${many.slice(at)}`;
};
const people = (plain: string): Answer | undefined => {
  const typed = PEOPLE_ASKED.exec(plain)
    ?.slice(1)
    .find((each) => each !== undefined);
  if (typed === undefined) return undefined;
  // The countries of the United Kingdom have a row of their own here.
  const own = [...PEOPLE.keys()].find((place) => place.toLowerCase().replace(/^the /, '') === typed);
  const place = own ?? countryIn(PEOPLE.keys(), typed);
  return place === undefined
    ? undefined
    : row(
        `${capitalise(inSentence(place))} has about ${withPeople(PEOPLE.get(place)!.replace(/^about /, ''))}.`,
        ['That is an estimate for about 2024, in round numbers.'],
        ['What is the population of the world?'],
      );
};

const plainName = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[’']/g, '')
    .replace(/[-.]/g, ' ')
    .replace(/^(?:the|a|mount|mt) /, '')
    .replace(/ +/g, ' ')
    .trim();
const named = (table: ReadonlyMap<string, string>, typed: string): string | undefined =>
  [...table.keys()].find((name) => plainName(name) === plainName(typed));

const HEIGHT =
  /^(?:how (?:tall|high) is|what is the height of|height of|what's the height of|how many (?:feet|metres|meters) (?:tall|high)? ?is) (?:the )?(.{2,30}?)(?: (?:in (?:feet|metres|meters|ft|m)|mountain))?$/;
const height = (plain: string): Answer | undefined => {
  const typed = HEIGHT.exec(plain)?.[1];
  const name = typed === undefined ? undefined : named(HEIGHTS, typed);
  return name === undefined
    ? undefined
    : row(
        `${capitalise(name)} is ${HEIGHTS.get(name)!} high.`
          .replace(/(\)), (in .+?) high\.$/, '$1 high, $2.')
          .replace(/(\)), (on .+?) high\.$/, '$1 high, $2.')
          .replace(/(\) (?:with|above) [^,]+), (in .+?) high\.$/, '$1, $2.'),
        [],
        ['What is the highest mountain in the world?'],
      );
};

const BOOK =
  /^(?:who (?:wrote|is the author of|was the author of|is|was) (?:the (?:book|novel|play) )?|(?:the )?author of (?:the (?:book|novel|play) )?|who is |which author wrote )["“']?(.{2,40}?)["”']?(?: by| written by| book| novel| wrote)?$|^["“']?(.{2,40}?)["”']? (?:author|was written by(?: who)?|written by|is by who)$/;
const book = (plain: string): Answer | undefined => {
  const found = BOOK.exec(plain);
  if (!found || /^who (?:is|was) (?!the author)/.test(plain)) return undefined;
  const title = named(BOOKS, (found[1] ?? found[2])!);
  if (title === undefined) return undefined;
  const told = BOOKS.get(title)!;
  const comma = told.search(/, (?:as |printed |\d)/);
  const [author, when] = [told.slice(0, comma), told.slice(comma + 2)];
  return row(
    `“${title}” is by ${author}; it came out ${/^\d/.test(when) ? `in ${when}` : when}.`,
    [],
    ['Who wrote Things Fall Apart?', 'Who wrote Frankenstein?'],
  );
};

const TABLES = [
  fever,
  freezing,
  sport,
  people,
  height,
  book,
  emergency,
  side,
  plug,
  independence,
  clocks,
  chinese,
  feast,
  phrase,
  anniversary,
  stone,
  sign,
  scrabble,
  fan,
  february,
  term,
  keeping,
  fed,
  greatest,
  garden,
  roasting,
  abbreviation,
  substance,
  madeSize,
  wornSize,
  yearlyFigure,
];

/** What is asked in a sentence or two, with what stands around it; each knows how long that may be. */
const TOLD_TABLES = [englishByCountry, confused, swallowed, doubledDose, byState, office];
const LONGEST = 400;
/** Of a longer question no single row is the answer. */
const LONGEST_PLAIN = 90;

const firstIn = (tables: readonly ((plain: string) => Answer | undefined)[], plain: string): Answer | undefined => {
  for (const table of tables) {
    const answer = table(plain);
    if (answer) return answer;
  }
  return undefined;
};

/** @returns what one row of a table says, or nothing. */
export const handbook = ({ question }: Asked): Answer | undefined => {
  const plain = question.plain.trim();
  if (plain.length > LONGEST) return undefined;
  return firstIn(TOLD_TABLES, plain) ?? (plain.length > LONGEST_PLAIN ? undefined : firstIn(TABLES, plain));
};
