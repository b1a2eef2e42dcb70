/** Ages told by one another: "my sister is 4 years older than me and I am 19", now, later or back then. */
import { capitalise } from '../../../english/prose.ts';
import { prepared } from './read.ts';
import type { Worked } from './told.ts';

const WHO = "((?:my |our |his |her |the )?[a-z]{1,15})(?:'s| is| am| will be| are)";
const KNOWN = new RegExp(
  `\\b${WHO} (?:now |currently |only |just |aged )?(\\d{1,3})(?![\\d.,%]*\\d| (?:years? )?(?:older|younger)| times)(?: years old)?`,
);
const BY = new RegExp(
  `\\b${WHO} (?:exactly |about )?(?:(\\d{1,2}) (?:years? )?(older|younger)(?: than (?:me|i am|i|him|her|[a-z]+))?|(?:(\\d) times|(twice|double|half)) (?:my age|his age|her age|as old as (?:me|i am|him|her|[a-z]+)|[a-z]+'s age))`,
);
const LATER = /\bin (\d{1,2}) years?(?:'?s?'? time)?\b|\b(\d{1,2}) years (?:from now|later)\b/;
const EARLIER = /\b(\d{1,2}) years? (?:ago|back|earlier)\b/;
const WHEN = /\bwhen (?:(i)(?: am|'m| was| turn)|(he|she|they|[a-z]+)(?: is|'s| was| turns)) (\d{1,3})\b/;

const named = (who: string): string => capitalise(who.replace(/^my /, 'your ').replace(/^(?:i|me)$/, 'you'));
const isMe = (who: string): boolean => who === 'i' || who === 'me';

export const agesOf = (plain: string): Worked | undefined => {
  const text = prepared(plain).trim();
  const asked = /\bhow old\b|\b(?:what|which) (?:age|is [a-z]+ age)\b/.exec(text);
  const by = BY.exec(text);
  if (!asked || !by) return undefined;
  const question = text.slice(asked.index);
  const when = WHEN.exec(text);
  const [later, earlier] = [LATER.exec(text), EARLIER.exec(text)];
  const told = [by, when, later, earlier].reduce((rest, found) => (found ? rest.replace(found[0], ' ') : rest), text);
  // How old somebody will be then is no age of today.
  if ((later && / (?:will be|'ll be) \d/.test(text)) || /\b(?:next|last) year\b/.test(text)) return undefined;
  const known = KNOWN.exec(told);
  if (!known || /\d/.test(told.replace(known[0], ' ')) || [when, later, earlier].filter((one) => one !== null).length > 1)
    return undefined;
  const [first, second] = [known[1]!, by[1]!];
  // Of three people it is not said who is who.
  if (
    isMe(first) !== /\b(?:me|i am|my age|i)$/.test(by[0]) ||
    first === second ||
    /\btogether\b|\bsum\b|\btotal\b|\bcombined\b|\badd up\b/.test(text)
  )
    return undefined;
  const age = Number(known[2]);
  const times = by[5] === 'half' ? 0.5 : by[5] === undefined ? Number(by[4] ?? 1) : 2;
  const other = by[2] === undefined ? age * times : age + (by[3] === 'older' ? 1 : -1) * Number(by[2]);
  const isAboutMe = /^how old (?:am|was|will|would|were) i\b/.test(question);
  if (isAboutMe && !isMe(first)) return undefined;
  const whenAge = Number(when?.[3]);
  const isWhenFirst = when !== null && (isMe(first) ? when[1] !== undefined : when[1] === undefined && first.endsWith(when[2]!));
  const isWhenSecond = when !== null && when[1] === undefined && (/^(?:he|she)$/.test(when[2]!) || second.endsWith(when[2]!));
  if (when !== null && !isWhenFirst && !(isWhenSecond && isAboutMe)) return undefined;
  const shift = when ? whenAge - (isWhenFirst ? age : other) : Number(later?.[1] ?? later?.[2] ?? 0) - Number(earlier?.[1] ?? 0);
  const value = (isAboutMe ? age : other) + shift;
  if (!Number.isInteger(value) || value < 0) return undefined;
  const who = isAboutMe ? 'You' : named(second);
  const verb = shift > 0 ? 'will be' : shift < 0 ? (who === 'You' ? 'were' : 'was') : who === 'You' ? 'are' : 'is';
  const sum = by[2] === undefined ? `${age} × ${times}` : `${age} ${by[3] === 'older' ? '+' : '−'} ${by[2]}`;
  return [
    `${who} ${verb} ${value}.`,
    [
      `${sum} = ${other}${shift === 0 ? '' : `; ${isAboutMe ? age : other} ${shift > 0 ? '+' : '−'} ${Math.abs(shift)} = ${value}`}.`,
    ],
  ];
};
