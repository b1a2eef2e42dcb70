/** Answers from the visitor’s own notes: what follows from them, or the line that says it, word for word. */
import { type Answer, type Source } from '../answer.ts';
import { withSwaps } from './swapped.ts';
import { withSame } from './called-otherwise.ts';
import { askingsIn } from './parts.ts';
import { isDoubtful } from './doubt.ts';
import { workedFrom } from './worked.ts';
import { READ_OFF, UNSURE, asWorked, isReadOff, lookedUp } from './looked-up.ts';
import { partOf } from './weighed.ts';
import { asTheyStood, withMoves } from './moved.ts';
import { nearInNotes as nearIn, type Near } from './nearest.ts';
import { retold } from './retold.ts';
import { severally } from './severally.ts';

export type { Near } from './nearest.ts';

/** What comes nearest, with the lines as they stand. */
export const nearInNotes = async (question: Parameters<Source>[0]['question'], text: string): Promise<Near> => {
  const { text: now, was } = withMoves(text);
  const near = await nearIn(question, now);
  return { ...near, lines: [...new Set(near.lines.flatMap((line) => was.get(line) ?? [line]))] };
};

const ASKS_WHEN_TOO = / (?:and|&) (?:by )?(?:when|where|who)\b/;

export const notes: Source = async (asked): Promise<Answer | undefined> => {
  if (asked.notes.trim() === '') return undefined;
  const again = retold(asked.question.plain, asked.notes);
  if (again) return again;
  const moved = withMoves(asked.notes);
  const first = await answered({ ...asked, notes: moved.text });
  if (!first) return undefined;
  // A turn that two have swapped since is read anew.
  const swapped = withSwaps(moved.text);
  const swap = [...swapped.was.values()].find(
    ([before, by]) => first.lead.includes(`“${before!}”`) && !first.lead.includes(`“${by!}”`),
  )?.[1];
  const anew = swap === undefined ? undefined : await answered({ ...asked, notes: swapped.text });
  const answer = anew
    ? { ...anew, lead: asTheyStood(anew.lead, swapped) }
    : swap === undefined
      ? first
      : { ...first, lead: `${first.lead} But your notes also say: “${swap}”.`, confidence: Math.min(first.confidence, UNSURE) };
  const stood = asTheyStood(answer.lead, moved);
  const lead = withSame(stood, asked.notes);
  const isUnsure = stood !== answer.lead || anew !== undefined || isDoubtful(asked.question.plain, asked.notes, lead);
  return { ...answer, lead, confidence: isUnsure ? Math.min(answer.confidence, UNSURE) : answer.confidence };
};

const answered = async ({ question, notes: text }: Parameters<Source>[0]): Promise<Answer | undefined> => {
  const { parts, told } = askingsIn(question.plain);
  const [first, second] = parts;
  const worked = workedFrom(question.plain, text);
  if (worked?.isWhole) return asWorked(worked);
  // Of "how much is left to pay, and when by?" a figure is half the answer.
  const ofParts = worked === undefined || second === undefined ? [] : parts.map((part) => workedFrom(part, text));
  const each = ofParts.map((one) => one?.says);
  const isWhole = (says: string | undefined): boolean =>
    says !== undefined && worked!.says.includes(/\d[\d.,]*(?<![.,])/.exec(says)?.[0] ?? says);
  const isHalf =
    ofParts.some((one) => one?.isWhole) ||
    (each.some((says) => says === worked!.says || (says !== undefined && !isWhole(says))) && !each.every(isWhole));
  if (worked && !isHalf && !ASKS_WHEN_TOO.test(question.plain))
    return { ...asWorked(worked), ...((await isReadOff(worked, question, text)) && { confidence: READ_OFF }) };
  const all = second === undefined ? undefined : await severally(question, parts, text);
  // "She lands at 6.20": which of several lines is meant may hang on what is told.
  if (all) return /\d/.test(told) ? { ...all, confidence: Math.min(all.confidence, UNSURE) } : all;
  if (worked) return { ...asWorked(worked), confidence: UNSURE };
  const found = (await lookedUp(partOf(question, first ?? question.plain), text, question.plain))?.answer;
  // "I was 25 minutes late": what is asked hangs on it.
  return found && /\d/.test(told) ? { ...found, confidence: Math.min(found.confidence, UNSURE) } : found;
};
