/** Who is to do a thing, of notes that give out tasks: "Tap by plot 30 leaking. Mick to call the plumber". */
import { explained, likeInNotes } from './alike.ts';
import type { Rule } from './notes-amounts.ts';
import { stemmed, wordsIn, isTelling } from './terms.ts';

const NAME = String.raw`(?:Mr |Mrs |Ms |Miss |Dr )?\p{Lu}\p{Ll}+(?:[-' ]\p{Lu}\p{Ll}+)*`;
const DOES = new RegExp(
  String.raw`(?<!\p{L} ?|(?:Mr|Mrs|Ms|Dr)\. ?)(${NAME}(?:(?:,| and| &) ${NAME})*)(?: to(?! the| a| be| our)| will| is (?:to|going to)| has (?:agreed|offered) to| agreed to| offered to|'ll) \p{Ll}{2,}`,
  'gu',
);
const BY = new RegExp(String.raw`\b\p{Ll}+ed by (${NAME})`, 'gu');
const ASKING =
  /^(?:who|whos|end|now|actually|sort\w*|organis\w*|organiz\w*|deal\w*|handl\w*|look\w*|tak\w*|do|doing|supposed|meant|charge|responsible|job|get\w*|down|bring\w*|need\w*)$/;

const CHANGES = /\b(?:instead|now|in (?:his|her|their) place|tak(?:e|es|ing) over|cover(?:s|ing)? for|after all)\b/i;
const TAKES_OVER = new RegExp(
  String.raw`(?<=\bso |, |^|[:.–-] )(${NAME}) (?:will|to|can|is going to|has agreed to) \p{Ll}{2,}`,
  'gu',
);
const doersIn = (line: string): readonly string[] => [
  ...new Set([...line.matchAll(CHANGES.test(line) ? TAKES_OVER : DOES), ...line.matchAll(BY)].map(([, name]) => name!)),
];

export const assigned: Rule = (question, notes) => {
  if (
    !/^(?:so |and )?who(?: is|'s| will| has to| does| did| needs? to| should| must| said|'ll)\b/.test(question) ||
    /\b(?:not|n't|absent|present|first|last|most|pays?)\b/.test(question)
  )
    return undefined;
  const words = wordsIn(question).filter((word) => isTelling(word) && !ASKING.test(word));
  if (words.length === 0) return undefined;
  const lines = [...new Set(notes.units.map(({ line }) => line))];
  // Of a paragraph each sentence stands for itself, of an item of a list the whole.
  const pieces = lines.flatMap((line) => (line.length > 160 ? line.split(/(?<=[.!?]) /) : [line]));
  const scored = pieces
    .map((line) => {
      const own = new Set(wordsIn(line).map(stemmed));
      const fit = words.reduce(
        (so, word) =>
          so +
          (own.has(stemmed(word))
            ? 1
            : [...likeInNotes(word)].some((term) => own.has(term))
              ? 0.7
              : [...explained(word)].some((term) => own.has(term))
                ? 0.3
                : 0),
        0,
      );
      return { line, fit };
    })
    .filter(({ fit }) => fit >= Math.max(0.7, words.length / 2))
    .toSorted((one, other) => other.fit - one.fit);
  // "Col will order them instead": who took it over does it.
  const changed = scored.filter(({ line }) => CHANGES.test(line) && doersIn(line).length === 1).at(-1);
  const first = scored.find(({ line }) => doersIn(line).length > 0);
  if (changed && first && lines.indexOf(changed.line) > lines.indexOf(first.line) && changed.line !== first.line)
    return { says: `That is ${doersIn(changed.line)[0]!}.`, lines: [first.line, changed.line], isOnly: true };
  const [best, next] = scored;
  if (!best || best.fit === next?.fit) return undefined;
  const [one, other] = doersIn(best.line);
  return one === undefined || other !== undefined
    ? undefined
    : { says: `That is ${one}.`, lines: [best.line], isUnsure: best.fit < words.length * 0.7 };
};
