/** Two lines that share a name: "Priya: Room 12" and "Rooms 10 to 14 are on the third floor". */
import type { Rule } from './amounts.ts';
import { labelling, tells } from './facts.ts';
import type { Unit } from './units.ts';
import { stemmed, wordsIn } from '../question/terms.ts';
import { matterOf, wantedBy } from '../question/wanted.ts';

const NUMBERED = /\b(\p{L}{3,10}) ([A-Z]?\d{1,4}[A-Z]?|[A-Z])(?![\p{L}\d]|[.:]\d)/gu;
const NAMED = /(?<=\S )\p{Lu}\p{L}{2,}/gu;
const DAY = /^(?:mon|tue|wed|thu|fri|sat|sun)\w*$|^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*$|^the$/i;

/** What of a line may stand in another as well: "room 12", "Kestrels". */
const linksOf = ({ text }: Unit): readonly string[] =>
  [
    ...[...text.matchAll(NUMBERED)].map(([, kind, mark]) => `${kind!.toLowerCase()} ${mark!.toLowerCase()}`),
    ...[...text.matchAll(NAMED)].map(({ 0: name }) => name.toLowerCase()),
  ].filter((link) => !DAY.test(link.split(' ')[0]!));

/** The name itself, or a span of numbers that it lies in: "rooms 10-14". */
const hasLink = ({ text }: Unit, link: string): boolean => {
  const [kind, mark] = link.split(' ');
  const line = text.toLowerCase();
  if (new RegExp(`(?<![\\p{L}\\d])${link}(?![\\p{L}\\d])`, 'u').test(line)) return true;
  const [, from, to] = new RegExp(`\\b${kind}s? (\\d{1,4}) ?(?:-|–|to|and) ?(\\d{1,4})\\b`).exec(line) ?? [];
  const number = Number(mark);
  return from !== undefined && Number(from) <= number && number <= Number(to);
};

/** What the line says of the thing that is asked for: "third floor", "floor 3". */
const saidOf = (question: string, { text }: Unit): string | undefined => {
  const found = [...new Set(wantedBy(question).found?.(text, new Set(wordsIn(question))) ?? [])];
  if (found.length === 1) return found[0];
  const thing = /\b(?:which|what) (\p{L}{3,})\b/u.exec(question)?.[1];
  return thing === undefined
    ? undefined
    : new RegExp(
        String.raw`\b(?:\d+(?:st|nd|rd|th)|ground|first|second|third|fourth|fifth|top|\p{Lu}\p{L}+) ${thing}\b|\b${thing} (?:\d+\w?|\p{Lu}[\p{L}\d]*)\b`,
        'iu',
      ).exec(text)?.[0];
};

export const chain: Rule = (question, { units }) => {
  if (!/^(?:at |in |on )?(?:what|which|where|when|who|how much)\b/.test(question) || / or /.test(question)) return undefined;
  const words = [...new Set([...matterOf(question, wantedBy(question)), ...labelling(question)])].filter((word) =>
    units.some((unit) => tells(unit, word)),
  );
  if (words.length < 1 || units.some((unit) => words.every((word) => tells(unit, word)) && saidOf(question, unit) !== undefined))
    return undefined;
  const found = units.flatMap((first) => {
    const own = words.filter((word) => tells(first, word));
    if (own.length === 0 || saidOf(question, first) !== undefined) return [];
    const rest = words.filter((word) => !own.includes(word));
    const asked = new Set(wordsIn(question).map(stemmed));
    return units.flatMap((second) => {
      const link = linksOf(first).find(
        (one) =>
          // What is met in every other line links none of them.
          units.filter((unit) => hasLink(unit, one)).length <= 2 &&
          hasLink(second, one) &&
          !one.split(' ').every((word) => asked.has(stemmed(word))),
      );
      const says =
        link === undefined || second === first || !rest.every((word) => tells(second, word))
          ? undefined
          : saidOf(question, second);
      return says === undefined || says.toLowerCase() === link ? [] : [{ first, second, link: link!, says }];
    });
  });
  const [only, other] = found;
  return only && !other
    ? {
        says: `That is ${only.says}.`,
        lines: [only.first.text, only.second.text],
        isUnsure: !/\d/.test(only.link) && words.length < 2,
      }
    : undefined;
};
