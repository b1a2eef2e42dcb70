/** Year, place and team as they were typed, ready for a sentence. */
import { listed } from '../../english/prose.ts';
import { titleCase } from '../../english/topic/title-case.ts';
import { saysNothing } from './lists.ts';

export interface Facts {
  readonly year?: string;
  /** Follows "based": "in Ludlow, Shropshire". */
  readonly place?: string;
  /** Follows the name: "has a team of 18". */
  readonly team?: string;
  /** What fits no such place, as sentences with {who} in them, or with words of the visitor's after a colon. */
  readonly besides: readonly { readonly frame: string; readonly words?: string }[];
}

const MOST_CHARACTERS = 90;
const oneLine = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/(?<![\s.,;])[\s.,;]+$/, '')
    .trim();

/** Places typed in one case get their capitals; "TX" and "UK" have theirs. */
const placeInCase = (place: string): string => {
  const eased =
    /\p{Lu}{4}/u.test(place) && !/\p{Ll}/u.test(place) ? place.replace(/\p{L}{4,}/gu, (word) => word.toLowerCase()) : place;
  if (/\p{Lu}/u.test(place) && eased === place) return place;
  return titleCase(eased).replace(/^The\b/, 'the');
};

const TAKES_THE =
  /^(?:USA?|U\.S\.A?\.?|UK|UAE|EU|Netherlands|Philippines|Midlands|Highlands|Bahamas|United (?:States|Kingdom|Arab Emirates))\b/i;
const IS_STREET =
  /^(?:\d+\w?,?\s+\p{L}|(?:unit|suite|floor|room)\b)|\b(?:street|road|avenue|lane|square|st\.|rd\.|ave\.?|str\.|stra[sß]+e)(?=[\s,]|$)/iu;
const PREPOSITION =
  /^(?:in|at|near|on|outside|around|across|between|by|off|just|north|south|east|west|throughout|close|opposite|next|along|behind|under|over|from)\b/i;
const SPOKEN = /\b(?:we|us|our|i|me|my|myself|is|are)\b/i;

type Part = Partial<Pick<Facts, 'place' | 'team'>> & { readonly besides?: Facts['besides'][number] };

const placeOf = (typed: string): Part => {
  const remote = /\s*(?:[/&,+]|\band\b)\s*(?:fully |partly )?remote(?:ly)?\s*$/i;
  if (remote.test(typed)) return { ...placeOf(typed.replace(remote, '')), besides: { frame: '{who} also works remotely.' } };
  const place = oneLine(typed).replace(/^(?:we['’]?re |we are )?(?:based|located|headquartered)\s+/i, '');
  if (saysNothing(place)) return {};
  if (/^(?:fully |100% |all )?remote(?:ly|[- ]first)?$|^everywhere$|^anywhere$/i.test(place))
    return { besides: { frame: '{who} works remotely.' } };
  const reach =
    /^(?:on )?(?:the )?(online|internet|web|worldwide|globally|international|internationally|nationwide)(?: only)?$/i.exec(place);
  if (reach) {
    const how = reach[1]!
      .toLowerCase()
      .replace(/^(?:internet|web)$/, 'online')
      .replace(/^international$/, 'internationally');
    return { besides: { frame: `{who} works ${how}.` } };
  }
  if (/[?!<>{}]|https?:/i.test(place) || SPOKEN.test(place) || place.length > MOST_CHARACTERS)
    return { besides: { frame: 'Where to find {name}: {words}.', words: place } };
  if (/^(?:the )?corner of\b/i.test(place)) return { place: `on the ${place.replace(/^the /i, '').replace(/^C/, 'c')}` };
  if (PREPOSITION.test(place)) return { place: place.charAt(0).toLowerCase() + place.slice(1) };
  const cased = listed(placeInCase(place.replaceAll(' & ', ' and ')).split(/(?<!\s)\s*;\s*/));
  return { place: `${IS_STREET.test(cased) ? 'at' : 'in'} ${TAKES_THE.test(cased) ? 'the ' : ''}${cased}` };
};

const NUMBER_WORD =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|(?:a |one )?hundred|a dozen|dozens|hundreds|thousands';
const ROUGHLY =
  '(?:about|around|approx\\.?|approximately|roughly|circa|over|more than|fewer than|less than|under|up to|almost|nearly|at least|some|between|c\\.|~)\\s*';
const FIGURE = `\\d[\\d,.\\u00a0 ]*\\+?(?:\\s*(?:-|–|—|to|and)\\s*\\d[\\d,.]*\\+?)?`;
const ONLY_NUMBER = new RegExp(`^(?:${ROUGHLY})?(?:${FIGURE}|${NUMBER_WORD})$`, 'i');
const NUMBER_AND_NOUN = new RegExp(`^(?:${ROUGHLY})?(?:${FIGURE}|${NUMBER_WORD})\\s+\\p{L}[\\p{L}\\p{N} ,&'’-]*$`, 'iu');
const TEAM = /^(?:an?|the|our)\s+(?:\p{L}+\s+){0,3}(?:team|crew|staff|family|group|network)\b/iu;
const ALONE =
  /^(?:1|one|just (?:me|1|one)|only me|me|myself|(?:it['’]s )?just myself|solo|sole (?:trader|proprietor)|(?:1|one)[- ](?:person|man|woman)(?: (?:business|show|band))?|1 employee|one employee|self[- ]employed|freelancer?)$/i;
export const isAlone = (employees: string): boolean => ALONE.test(oneLine(employees));
/** "just the two of us", "my wife and me" */
const TWO = /\b(?:two|2) of us\b|\bus two\b|^(?:just )?(?:me and my|my) \p{L}+(?: and (?:me|i|myself))?$/iu;
const SMALL_NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inWords = (number: string): string => SMALL_NUMBERS[Number(number) - 2] ?? number;
const PEOPLE = /^(.*?\S)\s+(?:people|persons?|employees|members?|team members)(?: of staff)?$/i;

const teamOf = (typed: string): Part => {
  const team = oneLine(typed).replace(
    /^(?:we are|we['’]re|we have|employees|staff|team|team size|size)(?:\s*:)?\s+(?=\d|a\b|an\b|about|around|over|\p{L}+ (?:people|staff|employees))/iu,
    '',
  );
  if (saysNothing(team) || /^0+$/.test(team)) return {};
  if (ALONE.test(team)) return { team: 'is run by one person' };
  if (/^(?:a )?family of\b/i.test(team)) return { team: `is run by a ${team.replace(/^a /i, '').toLowerCase()}` };
  if (TWO.test(team)) return { team: 'is run by two people' };
  const soft = /^\d/.test(team) ? team : team.charAt(0).toLowerCase() + team.slice(1);
  if (team.length <= MOST_CHARACTERS && !SPOKEN.test(team)) {
    const plus = /^(\d+) and (an? \p{L}.*)$/u.exec(soft);
    if (plus) return { team: `has a team of ${inWords(plus[1]!)} and ${plus[2]!}` };
    const bare = PEOPLE.exec(soft)?.[1] ?? soft;
    if (ONLY_NUMBER.test(bare))
      return { team: `has a team of ${inWords(bare)}${/^\d+\s*(?:-|–)\s*\d+/.test(bare) ? ' people' : ''}` };
    if (/ staff$/.test(soft) && ONLY_NUMBER.test(soft.replace(/ staff$/, '')))
      return { team: `has a staff of ${inWords(soft.replace(/ staff$/, ''))}` };
    if (NUMBER_AND_NOUN.test(team)) {
      const several = soft.replace(/, (?=[^,]+$)/, ' and ');
      return { team: / and /.test(several) ? `has ${several}` : `has a team of ${several}` };
    }
    if (TEAM.test(team)) return { team: `has ${soft.replace(/^(?:the|our)\s+/i, 'a ')}` };
    if (/^(?:small |big |growing |tiny )?(?:team|crew|staff) of\b/i.test(team)) return { team: `has a ${soft}` };
  }
  if (/^\p{Ll}+s(?: only)?$/u.test(soft)) return { team: `is staffed by ${soft}` };
  return SPOKEN.test(team) ? {} : { besides: { frame: 'The team: {words}.', words: team } };
};

interface Fields {
  readonly foundedYear?: unknown;
  readonly location: string;
  readonly employees: string;
}

/** @param said what the description says already: a place or a year that stands there is not said again. */
export const factsOf = ({ foundedYear, location, employees }: Fields, said: string): Facts => {
  const saidAlready = said.toLowerCase();
  const { place, besides: elsewhere } = placeOf(location);
  const { team, besides: otherwise } = teamOf(employees);
  const year = typeof foundedYear === 'number' ? String(Math.trunc(foundedYear)) : undefined;
  return {
    ...(year && !new RegExp(`\\b${year}\\b`).test(said) && { year }),
    ...(place && !saidAlready.includes(place.replace(/^(?:in|at) /, '').toLowerCase()) && { place }),
    ...(team && { team }),
    besides: [elsewhere, otherwise].filter((one) => one !== undefined),
  };
};
