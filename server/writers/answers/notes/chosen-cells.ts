/** Which cells of the notes a question means, and what their values come to. */
import { likeInNotes } from '../question/alike.ts';
import { isMoney, isPriced, said } from './amounts.ts';
import { type Cell } from './cells.ts';
import { labelling, type Fact, type Notes } from './facts.ts';
import { daysOf } from './times.ts';
import { valuesIn, type Value } from './values.ts';
import { spell } from '../sums/told.ts';
import { isTelling, stemmed, wordsIn } from '../question/terms.ts';

export type Valued = Cell & { readonly value: Value };
export const isValued = (cell: Cell): cell is Valued => cell.value !== undefined;

/** What asks or reckons, and names no thing. */
export const ASKING =
  /^(?:altogether|overall|total\w*|together|combined|sum|whole|entire|all|both|every\w*|each|average|on|most|least|fewest|best|worst|more|less|fewer|high\w*|low\w*|big\w*|small\w*|large\w*|long\w*|short\w*|cheap\w*|dear\w*|expensive|great\w*|quick\w*|fast\w*|slow\w*|heav\w*|light\w*|difference|compar\w*|cost\w*|pric\w*|pay|pays|paid|spen[dt]\w*|charge[ds]?|com(?:e|es|ing)|came|won|wins?|winner|winning|beat|scor\w*|top|first|last|second|third|number|amount|figure|many|much|left|remain\w*|over|after|before|once|end|up|down|out|in|still|now|so|far|yet|than|per|for|single|one|two|three|four|we've|i've|there|everything|everyone|add\w*|work\w*|do|did|does|done|take[ns]?|took|had|have|has|got|made|been|term|season|year|day|week|weekend|month|time|today|tomorrow|say|find|what's|whats|who's|whos|how's|i'm|bring\w*|start\w*|finish\w*|begin\w*|stop\w*)$/;
export const namesIn = (text: string): readonly string[] => labelling(text).filter((word) => !ASKING.test(word));

const HALVES: Readonly<Record<string, string>> = { morning: 'am', afternoon: 'pm', evening: 'pm' };

/** Whether a cell is told with a word: its own piece, its labels, or what stands over all. */
export const saysOf = ({ own, above, heading }: Cell, word: string): 'own' | 'above' | 'heading' | undefined => {
  const terms = [stemmed(word), ...(HALVES[word] === undefined ? [] : [stemmed(HALVES[word])])];
  const has = (set: ReadonlySet<string>): boolean => terms.some((term) => set.has(term));
  return has(own) ? 'own' : has(above) ? 'above' : has(heading) ? 'heading' : undefined;
};
/** From so many letters on, a word that another begins with is taken for the same: "probation", "probationary". */
const LONG = 5;
export const isLike = ({ own, above }: Cell, word: string): boolean =>
  [...likeInNotes(word)].some((term) => own.has(term) || above.has(term)) ||
  (word.length >= LONG && [...own, ...above].some((term) => term.startsWith(word)));

/** Not only what stands over all. */
export const isOf = (cell: Cell, word: string): boolean => ['own', 'above'].includes(saysOf(cell, word) ?? '');

interface Chosen<One extends Cell> {
  readonly cells: readonly One[];
  /** Words of the question that none of them is told with. */
  readonly unmet: readonly string[];
}
/** Those that are told with all the words, the rarest first. */
export const choose = <One extends Cell>(words: readonly string[], all: readonly One[]): Chosen<One> => {
  const counted = words
    .map((word) => ({ word, many: all.filter((cell) => saysOf(cell, word) !== undefined || isLike(cell, word)).length }))
    .toSorted((one, other) => one.many - other.many);
  let cells = all;
  const unmet: string[] = [];
  for (const { word } of counted) {
    const ways = [isOf, (cell: Cell): boolean => saysOf(cell, word) !== undefined, isLike];
    const found = ways.map((way) => cells.filter((cell) => way(cell, word))).find((some) => some.length > 0);
    if (found) cells = found;
    else unmet.push(word);
  }
  return { cells, unmet };
};

export const linesOf = (cells: readonly Cell[]): readonly string[] => [...new Set(cells.map(({ unit }) => unit.text))];
const factOf = ({ value, unit }: Valued): Fact => ({
  value,
  segment: { text: unit.text, unit, row: 0, values: [value], own: new Set(), like: new Set(), around: new Set(), label: '' },
});
export const isPaid = (cell: Valued, notes: Notes): boolean => isMoney(factOf(cell), isPriced(notes));

/** How much a value comes to: a stretch of time by its length. */
export const sizeOf = ({ kind, value, to }: Value): number => (kind === 'span' ? to - value : value);
export const tell = (size: number, model: Value): string =>
  model.kind === 'span' || model.kind === 'clock' ? spell(size / 60) : said(size, model, true);
/** Of one kind and unit, values can be added and compared. */
export const sortOf = ({ kind, unit }: Value): string =>
  kind === 'span' ? 'duration' : kind === 'amount' ? kind : `${kind}${kind === 'money' ? unit : ''}`;

export const daysIn = (text: string): readonly number[] => valuesIn(text.toLowerCase()).flatMap(daysOf);

export const named = (names: readonly string[], question: string): readonly string[] => {
  const asked = new Set(wordsIn(question).map(stemmed));
  const found = names.filter((name) => {
    const words = wordsIn(name.replace(/\([^()]*\)/g, '')).filter((word) => isTelling(word) || /\d/.test(word));
    return words.length > 0 && words.every((word) => asked.has(stemmed(word)));
  });
  return found.filter((name) => !found.some((other) => other !== name && other.includes(name)));
};

export const MOST =
  /\b(?:most|best|high(?:er|est)|bigg(?:er|est)|larg(?:er|est)|long(?:er|est)|won|wins|winner|top|furthe(?:r|st)|heav(?:ier|iest)|came first|ahead|more)\b/;
export const LEAST =
  /\b(?:least|worst|fewest|fewer|low(?:er|est)|small(?:er|est)|short(?:er|est)|lost|bottom|came last|cheap(?:er|est)|less)\b/;
export const IN_ALL =
  /\b(?:altogether|in (?:total|all)|total|overall|all in|combined|all told|whole|entire|add(?:ed)? up|so far|over (?:the )?(?:two|three|four|five|both|all)|between them|come to|comes to|came to)\b/;

/** Every telling word of the question is told somewhere: with a cell, or above all of them. */
export const unmetIn = (question: string, notes: Notes): readonly string[] => {
  const terms = new Set(notes.units.flatMap(({ text, heading }) => wordsIn(`${heading} ${text}`)).map(stemmed));
  return namesIn(question).filter((word) => !terms.has(stemmed(word)) && ![...likeInNotes(word)].some((term) => terms.has(term)));
};
