/** Who is to do a thing, of notes that give out tasks: "Tap by plot 30 leaking. Mick to call the plumber". */
import { explained, likeInNotes } from '../question/alike.ts';
import type { Rule } from './amounts.ts';
import { CORRECTS, TAKEN_OVER } from './changes.ts';
import type { Notes } from './facts.ts';
import { valuesIn } from './values.ts';
import { stemmed, wordsIn, isTelling } from '../question/terms.ts';

const NAME = String.raw`(?:Mr |Mrs |Ms |Miss |Dr )?\p{Lu}\p{Ll}+(?:[-' ]\p{Lu}\p{Ll}+)*`;
const DOES = new RegExp(
  String.raw`(?<!\p{L} ?|(?:Mr|Mrs|Ms|Dr)\. ?)(${NAME}(?:(?:,| and| &) ${NAME})*)(?: to(?! the| a| be| our)| will| is (?:to|going to)| has (?:agreed|offered) to| agreed to| offered to|'ll) \p{Ll}{2,}`,
  'gu',
);
const BY = new RegExp(String.raw`\b\p{Ll}+ed by (${NAME})`, 'gu');
const ASKING =
  /^(?:who|whos|end|now|actually|sort\w*|organis\w*|organiz\w*|deal\w*|handl\w*|look\w*|tak\w*|do|doing|supposed|meant|charge|responsible|job|get\w*|down|bring\w*|need\w*)$/;

const TAKES_OVER = new RegExp(
  String.raw`(?<=\bso |, |^|[:.–-] )(${NAME})(?: (?:will|to|can|is going to|has agreed to) \p{Ll}{2,}|(?: is|'s)? \p{Ll}{2,}ing\b| (?:has|does|gets|takes|brings) )`,
  'gu',
);
const takersIn = (line: string): readonly string[] => [...line.matchAll(TAKES_OVER)].map(([, name]) => name!);
const isChange = (line: string): boolean => TAKEN_OVER.test(line) || CORRECTS.test(line);
/** Who does it by a line: by one that changes what was said, whoever does it by its clause that speaks of it. */
const doersIn = (line: string, words: readonly string[] = []): readonly string[] => {
  if (!isChange(line)) return [...new Set([...line.matchAll(DOES), ...line.matchAll(BY)].map(([, name]) => name!))];
  const clauses = line.split(/(?<=[,;.]) /).filter((clause) => {
    const own = new Set(wordsIn(clause).map(stemmed));
    return words.some((word) => own.has(stemmed(word))) && takersIn(clause).length > 0;
  });
  return [
    ...new Set(
      clauses.length === 1 ? takersIn(clauses[0]!) : [...takersIn(line), ...[...line.matchAll(BY)].map(([, name]) => name!)],
    ),
  ];
};

const ASKS_WHO = /^(?:so |and )?who(?: is|'s| will| has to| does| did| needs? to| should| must| said|'ll)\b/;
interface Task {
  readonly line: string;
  /** How much of the question it tells of. */
  readonly fit: number;
  readonly at: number;
}
/** The lines that tell of what is asked about, the best first. */
const tasksFor = (question: string, { units }: Notes): { readonly words: readonly string[]; readonly tasks: readonly Task[] } => {
  const words = wordsIn(question).filter((word) => isTelling(word) && !ASKING.test(word) && valuesIn(word).length === 0);
  if (words.length === 0 || !ASKS_WHO.test(question) || /\b(?:not|n't|absent|present|first|last|most|pays?)\b/.test(question))
    return { words, tasks: [] };
  const lines = [...new Set(units.map(({ line }) => line))];
  // Of a paragraph each sentence stands for itself, of an item of a list the whole.
  const pieces = lines.flatMap((line) => (line.length > 160 ? line.split(/(?<=[.!?]) /) : [line]));
  const fitOf = (line: string): number => {
    const own = new Set(wordsIn(line).map(stemmed));
    const each = words.map((word) =>
      own.has(stemmed(word))
        ? 1
        : [...likeInNotes(word)].some((term) => own.has(term))
          ? 0.7
          : [...explained(word)].some((term) => own.has(term))
            ? 0.3
            : 0,
    );
    return each.reduce<number>((so, one) => so + one, 0);
  };
  const tasks = pieces
    .map((line, at) => ({ line, at, fit: fitOf(line) }))
    .filter(({ fit }) => fit >= Math.max(0.7, words.length / 2))
    .toSorted((one, other) => other.fit - one.fit);
  return { words, tasks };
};

/** "Col will order them instead": who took it over does it. */
export const tookOver: Rule = (question, notes) => {
  const { words, tasks } = tasksFor(question, notes);
  const changed = tasks
    .filter(({ line }) => isChange(line) && doersIn(line, words).length === 1)
    .toSorted((one, other) => one.at - other.at)
    .at(-1);
  const first = tasks.find(({ line }) => line !== changed?.line);
  return changed && first && changed.at > first.at
    ? { says: `That is ${doersIn(changed.line, words)[0]!}.`, lines: [first.line, changed.line], isOnly: true }
    : undefined;
};

export const assigned: Rule = (question, notes) => {
  const { words, tasks } = tasksFor(question, notes);
  const [best, next] = tasks;
  if (!best || best.fit === next?.fit) return undefined;
  const [one, other] = doersIn(best.line);
  return one === undefined || other !== undefined
    ? undefined
    : { says: `That is ${one}.`, lines: [best.line], isUnsure: best.fit < words.length * 0.7 };
};
