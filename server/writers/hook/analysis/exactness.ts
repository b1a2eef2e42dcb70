/** What is exact in a hook: sums, counts, spans, places and hours. */
import { countsIn, hourIn, placesIn, sumsIn } from './exact.ts';
import type { Found } from './found.ts';
import type { Line } from './line.ts';
import { isAdvert } from './make.ts';
import { quoted, quotedList, type Remark } from './quoting.ts';

export const COSTS = /\bcost (?:me|us|him|her|them|my|our|his|their) (?:[^.,;:!?“”"()]|(?<=\d),(?=\d{3})){2,60}(?<![\s])/iu;
/** More than that is no small cause. */
const SMALL_SUM = 50;
/** Something small, and what it did. */
export const smallCause = (of: Found, line: Line): Remark => {
  const cost = COSTS.exec(of.text);
  const sum = sumsIn(line).find(({ thing, amount }) => thing !== undefined && amount <= SMALL_SUM);
  return (
    cost !== null &&
    sum?.thing !== undefined &&
    of.text.indexOf(sum.thing) < cost.index &&
    `${quoted(sum.thing)} beside ${quoted(cost[0])}: a small cause and a large loss, in one sentence.`
  );
};

/** "So many jars", "£312": what is exact is believed. */
export const figures = (of: Found, line: Line): Remark[] => {
  const listing = of.figures.find(({ kind }) => kind === 'list')?.words ?? '';
  // What may be or could be is not counted, and up to three readers see at a glance.
  const counts = countsIn(line).filter(
    (words) =>
      !listing.includes(words.split(' ')[0]!) &&
      (OF_TIME.test(words) || !of.sentences.some((sentence) => sentence.includes(words) && HEDGED.test(sentence))),
  );
  const sums = [...new Set(sumsIn(line).map(({ words }) => words))];
  const thing = sumsIn(line)[0]?.thing;
  const change = FROM_TO.exec(of.text)?.[0];
  const times = counts.filter((words) => OF_TIME.test(words) && !change?.includes(words));
  const things = counts.filter((words) => !OF_TIME.test(words) && !AT_A_GLANCE.test(words) && !change?.includes(words));
  return [
    change !== undefined
      ? `${quoted(change)} shows the whole change in two figures.`
      : sums.length > 1 && `Two sums side by side, ${quotedList(sums.slice(0, 2))}, let readers compare at once.`,
    things.length > 0 &&
      !isAdvert(of) &&
      `${quotedList(things.slice(0, 2))} ${things.length > 1 ? 'are exact figures' : 'is an exact figure'}, and exact figures are believed.`,
    times.length > 0 && `It says exactly how long: ${quoted(times[0]!)}.`,
    sums.length === 1 &&
      !COSTS.test(of.text) &&
      (thing === undefined
        ? MOVED.test(of.text) && `${quoted(sums[0]!)} says plainly how much money it is about.`
        : `${quoted(thing)} is one particular thing, with its price.`),
  ];
};
/** Few enough to be said offhand. */
const AT_A_GLANCE = /^(?:four|five|six|seven|eight|nine|ten|\d) /i;
const HEDGED = /\b(?:can|may|might|could|would|up to|about|around|some)\b/;
/** Money that somebody had or has no longer: of what others ask for a thing, the line may be only in passing. */
const MOVED =
  /\b(?:i|we|me|us|he|she|they|him|her) (?:\p{L}+ )?(?:owed?|lost|saved?|spent|earned|made|paid|sold|raised|won|borrowed|found)\b[^.!?]{0,60}[$£€]\d|\b(?:saved|cost|owes?|owed|earned|made) (?:me|us|him|her|them|you) [^.!?]{0,30}[$£€]\d/iu;
const OF_TIME = /\b(?:seconds|minutes|hours|days|nights|weeks|months|years)$/i;
/** It went from one figure to another. */
const FROM_TO = /\bfrom [$£€]?\d[^,;:.!?]{0,30}? to [$£€]?\d(?:[\d.,]*\d)?/iu;

/** Where and when, by name and by the clock. */
export const placed = (of: Found, line: Line): Remark => {
  const [places, hour] = [placesIn(line), hourIn(of.text)];
  if (hour !== undefined && places.length > 0) return `It says exactly when and where: ${quotedList([hour, places[0]!])}.`;
  if (hour !== undefined) return `It says exactly when: ${quoted(hour)}.`;
  if (places.length > 0 && !of.question)
    return `It names the ${places.length > 1 ? 'places' : 'place'}, ${quotedList(places.slice(0, 2))}, so readers know where they are.`;
  return undefined;
};
