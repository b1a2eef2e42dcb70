/** Facts typed under a heading of their own, "Clients: schools", as sentences. */
import { listed } from '../../english/prose.ts';
import { withoutStop } from '../../english/topic/clean.ts';
import headings from './words/headings.yaml';

const byHeading = new Map(
  Object.entries(headings as Readonly<Record<string, readonly string[]>>).flatMap(([say, all]) =>
    all.map((heading) => [heading, say] as const),
  ),
);
/** So many there are: "Members: 1,240"; a price or a number to call counts nothing. */
const COUNT = /^(?:over |more than |about )?[\d.,]+\+?$/;
const COUNTED = /^(?!(?:price|hour|fee|rate|opening hour)s$).*s$|^(?:team|staff)$/;
const HEADED = /^(\p{L}[\p{L} '’/&-]{1,30}?)(?:\s?:| -)\s+(\S.*)$/su;

const itemsIn = (value: string): string =>
  listed(value.split(/[,;]| \/ /).flatMap((item) => item.trim().replace(/^and /i, '') || []));
/** "Keep boats afloat" is an aim behind "to". */
const aimIn = (value: string): string => (/^(?:to|an?|the)\b|ing\b|^\P{L}/u.test(value) ? value : `to ${value}`);

/** The sentence as it was typed, or what stands under its heading as one. */
export const factTyped = (sentence: string): string => {
  const [, typed = '', rest = ''] = HEADED.exec(sentence) ?? [];
  const [heading, value] = [typed.trim().toLowerCase(), withoutStop(rest)];
  const say = byHeading.get(heading);
  if (COUNT.test(value) && COUNTED.test(heading))
    return `we have ${/^(?:team|staff|employees)$/.test(heading) ? `a team of ${value}` : `${value} ${heading}`}`;
  return say === undefined
    ? sentence
    : say.replace(/\{(\w+)\}/, (_, slot) => (slot === 'items' ? itemsIn(value) : slot === 'aim' ? aimIn(value) : value));
};
