/** Whether what a page says may be otherwise in a place that a question names: laws, prices and dates are, how to get a stain out is not. */
import { sensesOf } from '../../../lexicon/wordnet.ts';
import type { Entry } from './entries.ts';
import { isPlace } from '../words/lookup.ts';
import { STATE_CAPITALS } from '../facts/states-data.ts';

/** What differs from country to country. */
const BY_LAW =
  /\b(?:law|laws|legal\w*|illegal\w*|courts?|rights?|must|council|tax\w*|deposit|landlords?|tenants?|lease|licen[cs]e|permit|visa|passport|insur\w+|pension|benefits?|contract|notice|employers?|refund|guarantee|warranty|claims?|police|compensation|deadline|fines?)\b|[£$€]\s?\d|\b\d+ (?:days|weeks|months|years)\b/i;
/** What differs with the season. */
const BY_SEASON =
  /\b(?:January|February|March|April|June|July|August|September|October|November|December|spring|autumn|winter|summer)\b/;
/** It says by itself that it is not so everywhere. */
const HEDGED =
  /\b(?:in|by) (?:many|most|some|other) (?:countries|places|states)\b|\bwhere you live\b|\byour (?:country|state)\b|\bfrom country to country\b|\bcountries differ\b/i;
/** Our pages have the seasons of the British Isles, and their rules first. */
const AT_HOME = /\b(?:England|Scotland|(?<!New South )Wales|Britain|United Kingdom|Northern Ireland|London)\b/;

/** Somebody else's place, where a journey goes, and where a thing comes from: the rules meant are those at home. */
const ELSEWHERE =
  /\b(?:(?:grand)?(?:son|daughter|child\w*|parents?|mum|mom|mother|dad|father|gran|nan)|brother|sister|cousin|aunt|uncle|friend|client|customer|seller|buyer|fl(?:y|ying|ew|ight)|trip|holiday|travel\w*|going|back|parcel|bought|moved)(?:'s|’s)?(?: \p{L}+){0,4} (?:in|to|from|of|for)(?: the)? $/iu;

const isIn = (place: string, country: RegExp): boolean =>
  country.test(place) || sensesOf(place.toLowerCase()).some((sense) => isPlace(sense) && country.test(sense.definition));
const isAtHome = (place: string): boolean => /^(?:UK|GB)$/i.test(place) || isIn(place, AT_HOME);
const AMERICAN = new RegExp(`\\b(?:United States|America|USA|${Object.keys(STATE_CAPITALS).join('|')})\\b`);
/** It tells what is so in the country of that place. */
const speaksOf = (text: string, place: string): boolean =>
  (/\b(?:UK|England|Scotland|Wales|Britain|British)\b/.test(text) && isAtHome(place)) ||
  (/\bUS\b|\bAmerica/.test(text) && (place === 'US' || isIn(place, AMERICAN)));

const isElsewhere = (asked: string, place: string): boolean => {
  const at = asked.indexOf(place);
  return ELSEWHERE.test(asked.slice(Math.max(0, at - 60), at));
};

export const dependsOnPlace = (asked: string, place: string, { says, more = [], steps = [], caution = '' }: Entry): boolean => {
  const text = [says, ...more, ...steps, caution].join(' ');
  if (HEDGED.test(text) || speaksOf(text, place)) return false;
  if (isElsewhere(asked, place)) return false;
  return BY_LAW.test(text) || (BY_SEASON.test(text) && !isAtHome(place));
};

/** "When to plant garlic uk", "… in the USA": the country that a plain question ends with. */
const COUNTRY_AT_END =
  /(?<=^.{8,120}) (?:in )?(?:the )?(uk|u\.k\.|united kingdom|england|scotland|wales|(?:great )?britain|usa?|u\.s\.(?:a\.)?|united states|america|canada|australia|new zealand|(?:republic of )?ireland)(?=\s?\?{0,3}$)/i;
const SHORT_NAMES: readonly (readonly [RegExp, string])[] = [
  [/^(?:uk|u\.k\.|united kingdom|(?:great )?britain)$/i, 'UK'],
  [/^(?:usa?|u\.s\..*|united states|america)$/i, 'US'],
];

export interface Placeless {
  readonly asked: string;
  readonly country: string;
}

/** The same question without the country that it ends with; undefined where it ends with none. */
export const placelessOf = (asked: string): Placeless | undefined => {
  const typed = COUNTRY_AT_END.exec(asked.trim());
  // "Can you tell us" ends with no country.
  if (!typed || (/us$/i.test(typed[1]!) && !/ (?:in the us|US)\s?\?*$/.test(asked.trim()))) return undefined;
  const [, short] = SHORT_NAMES.find(([names]) => names.test(typed[1]!)) ?? [];
  const country = short ?? typed[1]!.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase());
  return { asked: asked.trim().replace(COUNTRY_AT_END, ''), country };
};

/** As it stands in a sentence. */
export const inPlace = (place: string): string => (/^U[KS]$/.test(place) ? `the ${place}` : place);

/** Countries whose rules a page may be about, by its own words and by what is said of a place there. */
const LANDS: readonly RegExp[] = [
  /\b(?:UK|United Kingdom|Britain|British|England|Scotland|(?<!New South )Wales|Northern Ireland)\b/,
  /(?<!Northern )\bIreland\b|\bIrish\b/,
  new RegExp(`\\bUS\\b|${AMERICAN.source}`),
  /\b(?:Canada|Ontario|Quebec|Alberta|British Columbia|Manitoba|Saskatchewan|Nova Scotia)\b/,
  /\bAustralia\b/,
  /\bNew Zealand\b/,
  /\bIndia\b/,
  /\bGermany\b/,
];
/** Whether a page is about the rules of one country, or of some, and the place lies in none of them. */
export const isOfAnotherLand = (asked: string, place: string, { ask, says, more = [] }: Entry): boolean => {
  if (isElsewhere(asked, place) || !BY_LAW.test([says, ...more].join(' '))) return false;
  const about = `${ask[0]!} ${says.slice(0, OPENING)}`;
  const lands = LANDS.filter((land) => land.test(about));
  return lands.length > 0 && !lands.some((land) => isIn(place, land)) && !(lands[0] === LANDS[0] && isAtHome(place));
};
/** In characters: what a page opens with. */
const OPENING = 40;

/** "… in ireland": the country at the end of a question, as a page may name it. */
const AT_THE_END = /\bin (?:the )?([\p{L}]+(?: [\p{L}]+)?)\??$/iu;
const NAMED: Readonly<Record<string, RegExp>> = {
  ireland: /\b(?:Ireland|Irish)\b/,
  france: /\b(?:France|French)\b/,
  spain: /\b(?:Spain|Spanish)\b/,
  netherlands: /\b(?:Netherlands|Dutch)\b/,
  usa: /\b(?:US|USA|America\w*|United States)\b/,
  us: /\b(?:US|USA|America\w*|United States)\b/,
  america: /\b(?:US|USA|America\w*|United States)\b/,
};
const OF_BRITAIN = /^(?:uk|britain|england|scotland|wales)$/;
const BRITISH = /\b(?:UK|Brit\w*|England|English|Scot\w*|Wales|Welsh)\b/;
/** What a law or an office sets, in figures. */
const IN_FIGURES = /\b\d+ ?(?:mph|km\/h|per cent|%)|\b(?:allowed|must|limits?|age)\b/;

/** Whether a page tells figures or rules, and nothing of the country that a plain question ends with. */
export const isOfOtherCountry = (asked: string, { ask, says, more = [], steps = [], caution = '' }: Entry): boolean => {
  const place = AT_THE_END.exec(asked)?.[1]?.toLowerCase();
  if (
    place === undefined ||
    !sensesOf(place).some(
      (sense) => isPlace(sense) && /country|republic|kingdom|island|monarchy|nation|part of/.test(sense.definition),
    )
  )
    return false;
  const text = [...ask, says, ...more, ...steps, caution].join(' ');
  const named = OF_BRITAIN.test(place) ? BRITISH : (NAMED[place] ?? new RegExp(`\\b${place.slice(0, 5)}`, 'i'));
  return !named.test(text) && !HEDGED.test(text) && (BY_LAW.test(text) || IN_FIGURES.test(text));
};
