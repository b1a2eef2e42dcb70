/** A comma, a full stop or nothing between two clauses. */
import { joined, lowerAt, numberAt, wordAt } from '../around.ts';
import { mix, type Line, type LineWord } from '../line.ts';
import { option, type Option, type Found } from '../slot.ts';

const STOP_OPTIONS: readonly Option[] = [option('', 'none'), option(','), option('.')];
const STARTS_CLAUSE = new Set(['PRON', 'DET', 'NOUN', 'PROPN', 'ADV', 'AUX', 'SCONJ', 'CCONJ', 'ADP', 'VERB', 'INTJ', 'ADJ']);
/** Where nothing stands, nothing is looked for before these, nor behind those. */
const GOES_ON = new Set(['AUX', 'VERB', 'ADJ', 'NOUN']);
const ASKS_FOR_MORE = new Set(['DET', 'ADP', 'CCONJ', 'AUX']);

const isFinite = ({ part, lower }: LineWord): boolean => part === 'AUX' || (part === 'VERB' && !lower.endsWith('ing'));
const isMark = (lower: string): boolean => /^[.!?;…]+$/.test(lower);

/** How far to each side a clause is looked at. */
const BACK = 40;
const AHEAD = 12;

export const stopAt = (line: Line, at: number): Found | undefined => {
  const { words } = line;
  const lower = lowerAt(line, at);
  const stands = lower === ',' ? 1 : isMark(lower) ? 2 : 0;
  const start = stands > 0 ? at + 1 : at;
  if (at === 0 || start >= words.length) return undefined;
  const [before, next] = [words[at - 1]!, words[start]!];
  if (before.part === 'PUNCT' || !STARTS_CLAUSE.has(next.part)) return undefined;
  if (stands === 0 && (GOES_ON.has(next.part) || ASKS_FOR_MORE.has(before.part) || lower === "n't")) return undefined;
  let first = at - 1;
  while (first > 0 && !isMark(lowerAt(line, first - 1)) && lowerAt(line, first - 1) !== '"' && at - first < BACK) first--;
  const clause = words.slice(first, at);
  const verbs = Math.min(3, clause.filter(isFinite).length);
  const comma = clause.findLastIndex((word) => word.lower === ',');
  const rest = words.slice(start, start + AHEAD);
  const end = rest.findIndex(({ part }) => part === 'PUNCT');
  const finite = (end < 0 ? rest : rest.slice(0, end)).findIndex(isFinite);
  const ahead = finite < 0 ? 0 : finite < 2 ? 1 : finite < 4 ? 2 : 3;
  const verb = finite < 0 ? 0 : wordAt(line, start + finite);

  const [opener, opener2, follows] = [wordAt(line, first), wordAt(line, first + 1), wordAt(line, start)];
  const followsPart = numberAt(line, start);
  const length = Math.min(4, (at - first) >> 2);
  const shape = joined(verbs, ahead, followsPart);
  const [shapeOpened, lengthOpened] = [mix(shape, opener), mix(opener, length)];
  return {
    name: `stop ${['', ',', '.'][stands]}`,
    isFirm: (other) => other !== 2,
    to: start,
    options: STOP_OPTIONS,
    stands,
    own: [
      shape,
      mix(shape, follows),
      shapeOpened,
      mix(shapeOpened, followsPart),
      lengthOpened,
      mix(lengthOpened, follows),
      joined(opener, opener2, shape),
      joined(opener, opener2, length),
      mix(numberAt(line, first), shape),
      mix(follows, verb),
      joined(followsPart, numberAt(line, start + 1), shape),
      joined(shape, comma < 0 ? 0 : wordAt(line, first + comma + 1), 3),
      joined(verbs, follows, wordAt(line, start + 1)),
      joined(shape, length, 5),
      joined(numberAt(line, at - 1), shape, 6),
      joined(wordAt(line, at - 1), shape, 7),
    ],
  };
};
