/** What a description says for certain of a person: the name, the pronoun, the age. */
import { classOf } from '../../english/topic/word-classes.ts';
import { isGivenName } from './given-names.ts';
import { occupationIn } from './occupations.ts';
import type { Pronoun } from './voice.ts';

/** A rank or an address before a name. */
export const TITLE =
  /^(?:Captain|Capt\.|Dr\.?|Doctor|Sir|Lady|Lord|Professor|Prof\.|Sergeant|Sgt\.|Colonel|General|Major|Lieutenant|Queen|King|Prince|Princess|Father|Sister|Brother|Mr\.?|Mrs\.?|Ms\.?|Miss|Detective|Inspector|Commander|Admiral)\s+/;
const NAME_PART = String.raw`(?:\p{Lu}[\p{L}’'-]*\.?|["“]\p{Lu}[^"”]*["”]|(?:de|van|von|der|la|el|al|bin)(?=\s\p{Lu}))`;
const NAME = new RegExp(`^${NAME_PART}(?:\\s+${NAME_PART})*`, 'u');

/** Words that begin sentences and are not names. */
const NOT_NAMES =
  /^(?:A|An|The|He|She|They|It|I|My|Our|His|Her|Their|This|That|There|In|On|At|By|When|What|Who|Why|How|If|Once|One|Two|Three|Four|Five|Some|Someone|Somebody|Every|No|Not|Never|And|But|Or|So|As|After|Before|Born|From|With|Without|Please|Write|Create|Make|Give|Think|Imagine|Just|Old|Young|Former|Ex|Half|Last|First|For|To|Is|Was|Are|Has|Had|Will|Would|Can|Could|Must|Main|Character|Name|Age|We|You)$/;

/** The name that a text opens with. */
export const nameAt = (text: string): string | undefined => {
  const found = NAME.exec(text)?.[0]?.replace(/\.$/, (stop) => (/\b\p{Lu}\.$/u.test(text) ? stop : '')) ?? '';
  const first = found.split(/\s+/)[0] ?? '';
  if (found === '' || NOT_NAMES.test(first) || /['’]s$/.test(first)) return undefined;
  const parts = found.split(/\s+/);
  const known = classOf(first.toLowerCase());
  // A capital alone at the start says little: "Baker with a secret" names nobody.
  const isWord = !isGivenName(first) && known.noun + known.verb + known.adjective > 0 && known.fields[0] !== 'person';
  if (parts.length === 1 && (occupationIn(first) !== undefined || isWord || first.length < 3)) return undefined;
  if (parts.length > 1 && parts.every((part) => occupationIn(part) !== undefined)) return undefined;
  return parts.length > 6 ? undefined : found;
};

/** A name that a text gives on its way: "a smuggler named Hester Quill". */
export const INTRODUCED = new RegExp(`\\b(?:named|called|name is|known as)\\s+(${NAME_PART}(?:\\s+${NAME_PART})*)`, 'u');

/** What a full name goes by. */
export const shortOf = (name: string): string => {
  const nick = /["“]([^"“”]+)["”]/.exec(name)?.[1];
  if (nick !== undefined) return nick;
  const plain = name.replace(TITLE, '');
  return plain.split(/\s+/).find((part) => part.length > 2) ?? plain;
};

const SHE =
  /\b(?:she|she's|she’s|her|hers|herself|wom[ae]n|girls?|lad(?:y|ies)|mothers?|mum|mom|sisters?|daughters?|wife|wives|widows?|aunts?|grandmother|queen|princess|duchess|empress|witch|actress|waitress|nun|heroine|priestess|sorceress|goddess|countess|baroness|seamstress|huntress|ballerina)\b/gi;
const HE =
  /\b(?:he|he's|he’s|him|his|himself|m[ae]n|boys?|gentlem[ae]n|fathers?|dad|brothers?|sons?|husbands?|widower|uncle|grandfather|king|prince|duke|emperor|monk|wizard|fisherman|policeman|cowboy|lad|bloke|priest)\b/gi;
const THEY = /\b(?:they|they're|they’re|them|themself|nonbinary|non-binary|genderless|agender)\b/i;
const PLAIN_PRONOUN = /\b(she|he|they)(?:['’]s|['’]re)?\b/i;

/** The first plain "she", "he" or "they"; else what the nouns say, where they agree. */
export const pronounIn = (text: string): Pronoun | undefined => {
  const plain = PLAIN_PRONOUN.exec(text)?.[1]?.toLowerCase();
  if (plain === 'she' || plain === 'he') return plain;
  const she = text.match(SHE)?.length ?? 0;
  const he = text.match(HE)?.length ?? 0;
  if (she !== he) return she > he ? 'she' : 'he';
  return plain === 'they' || (she === 0 && THEY.test(text)) ? 'they' : undefined;
};

/** Below it nobody has a past. */
const YOUNGEST = 3;

/** The age that a text gives in figures. */
export const ageIn = (text: string): number | undefined => {
  const found =
    /\b(\d{1,4})[\s-]*(?:years?[\s-]*old|yrs?\.?[\s-]*old|yo\b|y\/o)/i.exec(text)?.[1] ??
    /\b(?:aged?|age is|age:)\s*(\d{1,4})\b/i.exec(text)?.[1] ??
    /,\s*(\d{1,3})\s*(?:,|$)/.exec(text)?.[1] ??
    /\b(?:he|she|they)(?:['’](?:s|re)| is| are) (\d{1,3})(?=[\s]*(?:[.,;!]|$))/i.exec(text)?.[1];
  const age = Number(found);
  return age >= YOUNGEST && age <= 9999 ? age : undefined;
};
