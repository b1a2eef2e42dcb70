/** Year, place and team as they were typed, ready for a sentence. */
import { listed } from '../../english/prose.ts';
import { titleCase } from '../../english/topic/title-case.ts';
import type { Line } from './line.ts';
import { saysNothing, shortened } from './words.ts';

interface Facts {
  readonly year: string | undefined;
  /** Follows "based": "in Ludlow, Shropshire". */
  readonly place: string | undefined;
  /** "a team of 18 people". */
  readonly team: string | undefined;
  /** What fits none of these frames has one of its own. */
  readonly besides: readonly Line[];
}

type Part = { readonly phrase?: string; readonly sentence?: Line };

const MOST_WORDS = 10;
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

const placeOf = (typed: string): Part => {
  const place = oneLine(typed).replace(/^(?:we['’]?re |we are )?(?:based|located|headquartered)\s+/i, '');
  if (saysNothing(place)) return {};
  if (/^(?:fully |100% |all )?remote(?:ly|[- ]first)?$|^everywhere$|^anywhere$/i.test(place))
    return { sentence: { frame: '{who} works remotely.' } };
  if (/^(?:online|worldwide|globally|international(?:ly)?|nationwide)(?: only)?$/i.test(place))
    return {
      sentence: {
        frame: `{who} works ${place
          .toLowerCase()
          .replace(/ only$/, '')
          .replace(/^international$/, 'internationally')}.`,
      },
    };
  const kept = shortened(place, MOST_WORDS);
  if (/^(?:on )?the (?:internet|web)$/i.test(place)) return { sentence: { frame: '{who} works online.' } };
  if (/[?!]|\b(?:we|our|is|are)\b|https?:|[<>{}]/i.test(place) || kept !== place)
    return { sentence: { frame: 'Where to find {firm}: {words}.', values: { words: kept } } };
  if (PREPOSITION.test(place)) return { phrase: place.charAt(0).toLowerCase() + place.slice(1) };
  const cased = listed(placeInCase(place).split(/(?<!\s)\s*;\s*/));
  return { phrase: `${IS_STREET.test(cased) ? 'at' : 'in'} ${TAKES_THE.test(cased) ? 'the ' : ''}${cased}` };
};

const NUMBER_WORD =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|(?:a |one )?hundred|a dozen|dozens|hundreds|thousands';
const ROUGHLY =
  '(?:about|around|approx\\.?|approximately|roughly|circa|over|more than|fewer than|less than|under|up to|almost|nearly|at least|some|between|c\\.|~)\\s*';
const FIGURE = `\\d[\\d,.\\u00a0 ]*\\+?(?:\\s*(?:-|–|—|to|and)\\s*\\d[\\d,.]*\\+?)?`;
const ONLY_NUMBER = new RegExp(`^(?:${ROUGHLY})?(?:${FIGURE}|${NUMBER_WORD})$`, 'i');
const NUMBER_AND_NOUN = new RegExp(`^(?:${ROUGHLY})?(?:${FIGURE}|${NUMBER_WORD})\\s+\\p{L}[\\p{L}\\p{N} ,&'’-]*$`, 'iu');
const ALONE =
  /^(?:1|one|just (?:me|1|one)|only me|me|myself|solo|sole (?:trader|proprietor)|(?:1|one)[- ](?:person|man|woman)(?: (?:business|show|band))?|1 employee|one employee|self[- ]employed|freelancer?)$/i;

const teamOf = (typed: string): Part => {
  const team = oneLine(typed).replace(
    /^(?:we are|we['’]re|we have|employees|staff|team|team size|size)(?:\s*:)?\s+(?=\d|a\b|an\b|about|around|over|\p{L}+ (?:people|staff|employees))/iu,
    '',
  );
  if (saysNothing(team) || /^0+$/.test(team)) return {};
  if (ALONE.test(team)) return { sentence: { frame: '{who} is a one-person business.' } };
  const kept = shortened(team, MOST_WORDS);
  const soft = /^\d/.test(team) ? team : team.charAt(0).toLowerCase() + team.slice(1);
  if (ONLY_NUMBER.test(team)) return { phrase: `a team of ${soft.replace(/\.$/, '')} people` };
  if (kept === team && NUMBER_AND_NOUN.test(team)) return { phrase: `a team of ${soft}` };
  if (
    kept === team &&
    /^(?:an?|the|our)\s+(?:\p{L}+\s+){0,3}(?:team|crew|staff|family|group|network)\b/iu.test(team) &&
    !/\bwe\b|\bus\b/i.test(team)
  )
    return { phrase: soft.replace(/^(?:the|our)\s+/i, 'a ') };
  if (kept === team && /^(?:small |big |growing |tiny )?(?:team|crew|staff) of\b/i.test(team)) return { phrase: `a ${soft}` };
  const isSpoken = /\b(?:we|us|our|i|me|my|myself)\b/i.test(kept) && !/["“”]/.test(kept);
  return {
    sentence: { frame: isSpoken ? 'The team, in its own words: “{words}.”' : 'The team: {words}.', values: { words: kept } },
  };
};

export const readFacts = (facts: { foundedYear: unknown; location: string; employees: string }): Facts => {
  const place = placeOf(facts.location);
  const team = teamOf(facts.employees);
  const year = typeof facts.foundedYear === 'number' ? String(Math.trunc(facts.foundedYear)) : undefined;
  return {
    year,
    place: place.phrase,
    team: team.phrase,
    besides: [place.sentence, team.sentence].filter((sentence) => sentence !== undefined),
  };
};
