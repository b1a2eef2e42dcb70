/** What differs by state in the US: how soon a deposit comes back, from when overtime is paid, the time zone, state taxes. */
import type { Answer } from '../answer.ts';
import { CARRYING, leftOf, row } from './handbook-row.ts';
import { CITIES, STATES } from './us-states-data.ts';

interface State {
  readonly name: string;
  readonly deposit: string;
  readonly zone: string;
  readonly hasIncomeTax: boolean;
  readonly hasSalesTax: boolean;
}

const states: readonly State[] = STATES.trim()
  .split('\n')
  .map((line) => {
    const [typed = '', deposit = '', zone = ''] = line.split(/;(?! )/);
    const name = typed.replaceAll(/[*+]/g, '');
    return { name, deposit, zone, hasIncomeTax: !typed.includes('*'), hasSalesTax: !typed.includes('+') };
  });
const cityStates = new Map(CITIES.split(',').map((pair) => pair.split('=') as [string, string]));
/** The longest first: "West Virginia" is not Virginia. */
const names = [...states.map(({ name }) => name.toLowerCase()), ...cityStates.keys()].toSorted(
  (one, other) => other.length - one.length,
);
const NAMED = new RegExp(`(?<![\\w'-])(?:${names.join('|')})(?![\\w'-])`);

const stateOf = (name: string): State => {
  const full = cityStates.get(name) ?? name;
  return states.find((one) => one.name.toLowerCase() === full.toLowerCase())!;
};

const DEPOSIT = /\bdeposits?\b/;
const ASKS_WHEN =
  /\b(?:how (?:long|many|soon)|when|deadline|time ?limit|days|weeks|months?|law|rules?|return|keep|kept|give back|get back|refund)\b/;
/** What is kept back for, in what is told. */
const FOR_WEAR =
  /\b(?:carpets?|paint\w*|walls?|stain\w*|wear|clean\w*|pets?|dogs?|cats?|floors?|scuff\w*|nail holes|damage\w*)\b/;
const WEAR =
  'Only damage beyond normal wear may be taken off, with a written list, and for an old thing only what it was still worth: carpet and paint are often reckoned to last some five to ten years and two to five, so for a carpet of nine years little or nothing is left.';
const IF_LATE =
  'If nothing comes, write with the new address and a date; then small claims court can often award double or triple the sum.';
const OF_LANDLORD =
  /\bcan (?:i|we) keep\b|\b(?:i|we) (?:own|rent out|have to (?:send|give|return|pay))\b|\b(?:my|our|the) tenants?\b|\btenants? (?:moved|left|is|has|gave)\b/;

const ofDeposit = ({ name, deposit }: State, plain: string): Answer => {
  const isLandlord = OF_LANDLORD.test(plain);
  return row(
    `In ${name} ${isLandlord ? 'you' : 'a landlord'} must give back the deposit, or send a list of what is kept, within ${deposit} after the tenant moves out (as of 2025).`,
    [FOR_WEAR.test(plain) ? WEAR : '', isLandlord ? '' : IF_LATE],
    ['What counts as normal wear and tear in a rented flat?'],
  );
};

const OF_RENT = /\b(?:landlords?|tenants?|rent\w*|lease|security|apartment|moved?|flat)\b/;

const OVERTIME: Readonly<Record<string, string>> = {
  California:
    'In California overtime is paid at one and a half times after 8 hours a day or 40 a week, and for the first 8 hours of a seventh day in a row; at double after 12 hours a day.',
  Alaska: 'In Alaska overtime is paid at one and a half times after 8 hours a day or 40 a week.',
  Colorado: 'In Colorado overtime is paid at one and a half times after 40 hours a week, 12 a day or 12 in a row.',
  Nevada:
    'In Nevada overtime is paid at one and a half times after 40 hours a week, and after 8 a day for those who earn less than one and a half times the minimum wage.',
};
const ofOvertime = ({ name }: State): Answer =>
  row(
    OVERTIME[name] ??
      `In ${name} overtime is paid as by federal law, at one and a half times after 40 hours a week; there is no general daily limit.`,
    ['Some salaried staff in management and professions are exempt.'],
    [],
  );

const ofZone = ({ name, zone }: State, typed: string): Answer => {
  const city = cityStates.has(typed) ? typed.replace(/\b\w/g, (letter) => letter.toUpperCase()) : undefined;
  // A city is in one of its state's zones: that of most of the state, save for a few.
  const own = city === undefined ? zone : (OWN_ZONE[typed] ?? zone.split(/,| in /)[0]!);
  const [first = ''] = own.split(/,| in /);
  const place = city === undefined ? name : typed === 'la' ? 'Los Angeles' : typed === 'nyc' ? 'New York City' : city;
  return row(
    `${place} is on ${first} Time${own.slice(first.length)}.`,
    [HOURS[first] ?? ''],
    ['How many time zones are there in the US?'],
  );
};
const OWN_ZONE: Readonly<Record<string, string>> = { 'el paso': 'Mountain', pensacola: 'Central', knoxville: 'Eastern' };
const HOURS: Readonly<Record<string, string>> = {
  Eastern: 'Eastern Time is five hours behind London, as both change their clocks, on different days.',
  Central: 'Central Time is an hour behind New York and six hours behind London.',
  Mountain: 'Mountain Time is two hours behind New York; Arizona stays an hour further behind in summer.',
  Pacific: 'Pacific Time is three hours behind New York and eight behind London.',
  Alaska: 'Alaska Time is four hours behind New York.',
  'Hawaii-Aleutian': 'Hawaii is five hours behind New York in winter and six in summer.',
};
const ofSummerTime = ({ name }: State): Answer =>
  row(
    name === 'Arizona' || name === 'Hawaii'
      ? `No, ${name} does not change its clocks${name === 'Arizona' ? ', except in the Navajo Nation' : ''}.`
      : `Yes, ${name} changes its clocks, an hour forward on the second Sunday in March and back on the first in November.`,
    [],
    [],
  );

const TOPICS: readonly (readonly [asked: RegExp, says: (state: State, plain: string, typed: string) => Answer])[] = [
  [/\bovertime\b/, (state) => ofOvertime(state)],
  [
    /\bdaylight savings?(?: time)?\b|\b(?:change|changes|put|move) (?:its |the |their )?clocks?\b|\bclock changes?\b/,
    (state) => ofSummerTime(state),
  ],
  [
    /\btime ?zones?\b|\b(?:on|in|is|are) (?:eastern|central|mountain|pacific)\b|\b(?:eastern|central|mountain|pacific)(?: time)? or (?:eastern|central|mountain|pacific)\b/,
    (state, _, typed) => ofZone(state, typed),
  ],
  [
    /\b(?:state )?income tax\b/,
    ({ name, hasIncomeTax }) =>
      row(
        hasIncomeTax
          ? `Yes, ${name} has a state income tax on wages, besides the federal one.`
          : `No, ${name} has no state income tax on wages; the federal one is due all the same.`,
        [],
        [],
      ),
  ],
  [
    /\bsales tax\b(?! rate)/,
    ({ name, hasSalesTax }) =>
      row(
        hasSalesTax
          ? `Yes, ${name} has a sales tax; most cities and counties add their own, and it is put on at the till.`
          : `No, ${name} has no state sales tax${name === 'Alaska' ? ', though towns may have one' : ''}.`,
        [],
        [],
      ),
  ],
];
const BESIDE =
  /(?<![\w'-])(?:law|laws|rules?|pay|paid|overtime|hours?|days?|week|state|time|time ?zones?|zones?|daylight|savings?|change|changes|put|move|its|clocks?|clock|eastern|central|mountain|pacific|standard|income|sales|tax|taxes|or|and|after|work|works|per|daily|weekly|start|starts|when|observe|observes|use|go|city|usa|us|still|by|under|located|considered|live|if|same|all|different|\d+|\d+h)(?![\w'-])/g;

/** A case may be told beside the state and the deposit. */
const LONGEST = 400;
const SHORT = 90;

export const byState = (plain: string): Answer | undefined => {
  if (plain.length > LONGEST) return undefined;
  const typed = NAMED.exec(plain)?.[0];
  if (typed === undefined) return undefined;
  const state = stateOf(typed);
  if (DEPOSIT.test(plain) && (OF_RENT.test(plain) || FOR_WEAR.test(plain)) && ASKS_WHEN.test(plain))
    return ofDeposit(state, plain);
  if (plain.length > SHORT) return undefined;
  const topic = TOPICS.find(([asked]) => asked.test(plain));
  if (topic === undefined || /\bhow (?:much|high)\b|\brate\b/.test(plain)) return undefined;
  return leftOf(plain, NAMED, BESIDE, CARRYING) === '' ? topic[1](state, plain, typed) : undefined;
};
