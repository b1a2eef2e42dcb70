/** Whether what a page says may be otherwise in a place that a question names: laws, prices and dates are, how to get a stain out is not. */
import { sensesOf } from '../../../lexicon/wordnet.ts';
import type { Entry } from './entries.ts';
import { isPlace } from '../words/lookup.ts';
import { STATE_CAPITALS } from '../facts/states-data.ts';

/** What differs from country to country. */
export const BY_LAW =
  /\b(?:law|laws|legal\w*|illegal\w*|courts?|rights?|must|council|tax\w*|deposit|landlords?|tenants?|lease|licen[cs]e|permit|visa|passport|insur\w+|pension|benefits?|contract|notice|employers?|refund|guarantee|warranty|claims?|police|compensation|deadline|fines?)\b|[£$€]\s?\d|\b\d+ (?:days|weeks|months|years)\b/i;
/** What differs with the season. */
const BY_SEASON =
  /\b(?:January|February|March|April|June|July|August|September|October|November|December|spring|autumn|winter|summer)\b/;
/** It says by itself that it is not so everywhere. */
export const HEDGED =
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
