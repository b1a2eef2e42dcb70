/** The country that a plain question ends with: "when to plant garlic uk", "speed limit in Ireland". */
import { sensesOf } from '../../../lexicon/wordnet.ts';
import type { Entry } from './entries.ts';
import { BY_LAW, HEDGED } from './placed.ts';
import { isPlace } from '../words/lookup.ts';

/** With or without "in": of these a question may be asked without them. */
const COUNTRY_AT_END =
  /(?<=^.{8,120}) (?:in )?(?:the )?(uk|u\.k\.|united kingdom|england|scotland|wales|(?:great )?britain|usa?|u\.s\.(?:a\.)?|united states|america|canada|australia|new zealand|(?:republic of )?ireland)(?=\s?\?{0,3}$)/i;
const SHORT_NAMES: readonly (readonly [RegExp, string])[] = [
  [/^(?:uk|u\.k\.|united kingdom|(?:great )?britain)$/i, 'UK'],
  [/^(?:usa?|u\.s\..*|united states|america)$/i, 'US'],
];
const shortOf = (typed: string): string | undefined => SHORT_NAMES.find(([names]) => names.test(typed))?.[1];

export interface Placeless {
  readonly asked: string;
  readonly country: string;
}

/** The same question without the country that it ends with; undefined where it ends with none. */
export const placelessOf = (asked: string): Placeless | undefined => {
  const typed = COUNTRY_AT_END.exec(asked.trim());
  // "Can you tell us" ends with no country.
  if (!typed || (/us$/i.test(typed[1]!) && !/ (?:in the us|US)\s?\?*$/.test(asked.trim()))) return undefined;
  const country = shortOf(typed[1]!) ?? typed[1]!.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase());
  return { asked: asked.trim().replace(COUNTRY_AT_END, ''), country };
};

/** As it stands in a sentence. */
export const inPlace = (place: string): string => (/^U[KS]$/.test(place) ? `the ${place}` : place);

/** Any country, behind "in". */
const IN_COUNTRY = /\bin (?:the )?([\p{L}]+(?: [\p{L}]+)?)\??$/iu;
/** How a page may name it, where not by its name alone. */
const BRITISH = /\b(?:UK|Brit\w*|England|English|Scot\w*|Wales|Welsh)\b/;
const NAMED: Readonly<Record<string, RegExp>> = {
  UK: BRITISH,
  england: BRITISH,
  scotland: BRITISH,
  wales: BRITISH,
  US: /\b(?:US|USA|America\w*|United States)\b/,
  ireland: /\b(?:Ireland|Irish)\b/,
  france: /\b(?:France|French)\b/,
  spain: /\b(?:Spain|Spanish)\b/,
  netherlands: /\b(?:Netherlands|Dutch)\b/,
};
/** What a law or an office sets, in figures. */
const IN_FIGURES = /\b\d+ ?(?:mph|km\/h|per cent|%)|\b(?:allowed|must|limits?|age)\b/;
const isCountry = (place: string): boolean =>
  sensesOf(place).some(
    (sense) => isPlace(sense) && /country|republic|kingdom|island|monarchy|nation|part of/.test(sense.definition),
  );

/** Whether a page tells figures or rules, and nothing of the country that a plain question ends with. */
export const isOfOtherCountry = (asked: string, { ask, says, more = [], steps = [], caution = '' }: Entry): boolean => {
  const place = IN_COUNTRY.exec(asked)?.[1]?.toLowerCase();
  if (place === undefined || !isCountry(place)) return false;
  const text = [...ask, says, ...more, ...steps, caution].join(' ');
  const named = NAMED[shortOf(place) ?? place] ?? new RegExp(`\\b${place.slice(0, 5)}`, 'i');
  return !named.test(text) && !HEDGED.test(text) && (BY_LAW.test(text) || IN_FIGURES.test(text));
};
