/** "Bed 7 at 0630, 6-hourly": from when what is given every so many hours may be given again, and to whom first. */
import type { Notes } from './facts.ts';
import type { Reckoned, Rule } from './amounts.ts';
import { isTelling, stemmed, wordsIn } from '../question/terms.ts';

const EVERY = /\b(\d{1,2})[- ]?hourly\b|\bevery (\d{1,2})(?: ?(?:-|–|to) ?\d{1,2})? ?(?:hours|hrs?|h)\b/i;
const GIVEN =
  /\b(?:at|last(?: (?:one|dose|given|had))?(?: at)?|given(?: at)?|had(?: at)?) ([01]?\d|2[0-3])[:.]?([0-5]\d) ?([ap]m)?\b/i;
/** Of a line with more than one time, or one that forbids, it is not known what holds. */
const OPEN = /\b(?:not|no more(?! than)|stop(?:ped)?|hold|refused|if|unless|\d{1,2}(?:st|nd|rd|th) of \d|last one)\b/i;
/** "Bed 7", "Mr Hall", "Amoxicillin": what a line begins with. */
const NAME = /^((?:bed|room|bay|cot|pen|stall) \d{1,3}\b|(?:\p{Lu}[\p{L}'’.-]* ?){1,3})/iu;

interface Row {
  readonly name: string;
  /** In minutes of the day. */
  readonly from: number;
  readonly at: string;
  readonly hours: number;
  readonly line: string;
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}${minutes >= 1440 ? ' the next day' : ''}`;

const rowsIn = ({ units }: Notes): readonly Row[] =>
  units.flatMap(({ text }) => {
    const every = EVERY.exec(text);
    const given = GIVEN.exec(text);
    const name = NAME.exec(text)?.[1]?.trim();
    const hours = Number(every?.[1] ?? every?.[2]);
    if (!every || !given || name === undefined || !(hours >= 1 && hours <= 24)) return [];
    const half = given[3]?.toLowerCase();
    const start = ((Number(given[1]) % (half === undefined ? 24 : 12)) + (half === 'pm' ? 12 : 0)) * 60 + Number(given[2]);
    return [{ name, from: start + hours * 60, at: clock(start), hours, line: text }];
  });

const ASKS_FIRST =
  /\b(?:which|who|whose|what|when|how soon)\b[^?]{0,80}\b(?:soonest|first|next|earliest|again|another|more)\b|^how soon\b/;
export const hourly: Rule = (question, notes): Reckoned | undefined => {
  if (!ASKS_FIRST.test(question)) return undefined;
  const every = notes.units.filter(({ text }) => EVERY.test(text)).map(({ text }) => text);
  // Of two medicines only the one that is asked for counts.
  const asked = wordsIn(question).filter(isTelling).map(stemmed);
  const told = every.map((line) => new Set(wordsIn(line).map(stemmed)));
  const parts = asked.filter((word) => told.some((terms) => terms.has(word)));
  const isAsked = (line: string): boolean => parts.every((word) => told[every.indexOf(line)]!.has(word));
  const rows = rowsIn(notes).filter(({ line }) => isAsked(line));
  const [first, second, ...others] = rows.toSorted((one, other) => one.from - other.from);
  // A line of the kind that was not read may come first.
  const all = every.filter(isAsked).length;
  const isTwice = new Set(rows.map(({ name }) => name.toLowerCase())).size < rows.length;
  if (!first || first.from === second?.from || rows.length < all || isTwice || rows.some(({ line }) => OPEN.test(line)))
    return undefined;
  const worked = `${first.at} and ${first.hours} hours`;
  if (!second)
    return /^(?:so |and )?(?:when|how soon|what time)\b/.test(question) && parts.length > 0
      ? { says: `Not before ${clock(first.from)}: ${worked}.`, lines: [first.line], isOnly: true, isUnsure: true }
      : undefined;
  const later = [second, ...others].map(({ name, from }) => `${name} from ${clock(from)}`).join(', ');
  return {
    says: `That is ${first.name}, from ${clock(first.from)}: ${worked}. Then ${later}.`,
    lines: rows.map(({ line }) => line),
    isWhole: true,
    isUnsure: true,
  };
};
