/** "ALL warm-ups 15 min earlier than above": the notes with those times as they now are. */
import { lengthIn } from './lengths.ts';
import { daysOf } from './times.ts';
import { valuesIn } from './values.ts';

interface Moved {
  readonly text: string;
  /** The lines that were changed, as they stood, each with the one that changes it. */
  readonly was: ReadonlyMap<string, readonly string[]>;
}
const MOVES =
  /\b(all|every|each|everything|everyone|(?:the )?above)\b([^.;]{0,60}?)\b(\d{1,3}|half an|an|one|two|a quarter of an) ?(min(?:ute)?s?|m|hours?|hrs?|h)\b (earlier|later|sooner|forward|back)\b/i;
/** "The times above" are all there are. */
const NO_NAME =
  /^(?:of|the|these|those|our|times?|are|is|will|be|now|it|start\w*|begins?|finish\w*|end|come|for|from|above|below|here|today|this|week|on|to|brought|moved|put|everyone|should|arrive|in|then|both|by|listed|says?)$/;
const CLOCK = /(?<![\d.:£$€])(\d{1,2})([.:])(\d\d)(?![\d.:]|%)/g;
const DAY = 24 * 60;
const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];
const stem = (word: string): string => word.replace(/(?:ing|s)$/, '');

const shifted = (line: string, by: number): string =>
  line.replace(CLOCK, (_, hour: string, mark: string, minute: string) => {
    const minutes = (Number(hour) * 60 + Number(minute) + by + DAY) % DAY;
    const early = Number(hour) === 12 && by > 0 && minutes >= 13 * 60 ? minutes - 12 * 60 : minutes;
    return `${Math.floor(early / 60)}${mark}${String(early % 60).padStart(2, '0')}`;
  });

const OF_THESE =
  /\b(?:above|below|than (?:it says|listed|shown|planned|printed)|updated?|changed?|note|n\.?b|p\.?s|added|now|because|due to|from (?:now|today|tomorrow|\p{L}+day))\b/iu;
const OTHERWISE = /\bif\b|\bunless\b|\bdoses?\b|\btablets?\b|\bthan the (?:last|previous|one)\b/i;

/** No notes that change their times in one line are longer. */
const LONGEST = 60;
export const withMoves = (text: string): Moved => {
  const lines = text.split('\n').map((line) => line.trim());
  const was = new Map<string, readonly string[]>();
  const at = lines.findIndex((line) => MOVES.test(line));
  const found = at === -1 || lines.length > LONGEST ? undefined : MOVES.exec(lines[at]!);
  if (!found) return { text, was };
  const minutes = lengthIn(`${found[3]!} ${found[4]!}`);
  // "Each dose 4 hours later", "if wet, all games an hour later": nothing that stands above is moved.
  if (minutes === undefined || !OF_THESE.test(lines[at]!) || OTHERWISE.test(lines[at]!)) return { text, was };
  const by = /^(?:later|back)$/i.test(found[5]!) ? minutes : -minutes;
  const named = wordsOf(found[2]!)
    .filter((word) => !NO_NAME.test(word) && word.length > 2)
    .map(stem);
  const days = valuesIn(lines[at]!.slice(found.index + found[0].length)).flatMap(daysOf);
  const isOfDay = (line: string): boolean =>
    days.length === 0 ||
    valuesIn(line)
      .flatMap(daysOf)
      .some((day) => days.includes(day));
  const own = lines.filter((line, place) => place < at && isOfDay(line) && [...line.matchAll(CLOCK)].length > 0);
  const of = own.filter((line) => named.length > 0 && named.every((word) => wordsOf(line).map(stem).includes(word)));
  // What it calls by another word than the lines do may be any of them.
  const meant = of.length > 0 ? of : own;
  const changed = lines.map((line) => {
    if (!meant.includes(line)) return line;
    const now = shifted(line, by);
    was.set(now, [line, lines[at]!]);
    return now;
  });
  // What moved them is told with each of them, and would only be read as a time of its own.
  const isBare = [...lines[at]!.matchAll(CLOCK)].length === 0 && was.size > 0;
  return { text: changed.filter((_, place) => place !== at || !isBare).join('\n'), was };
};

/** What was read from the changed notes is quoted as it stands in them. */
export const asTheyStood = (lead: string, { was }: Moved): string => {
  let told = lead;
  for (const [now, stood] of was) told = told.replaceAll(`“${now}”`, stood.map((line) => `“${line}”`).join(' and '));
  return told;
};
