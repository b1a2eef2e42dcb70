/** Answers from the visitor’s own notes: what follows from them, or the line that says it, word for word. */
import { type Answer, type Source } from '../answer.ts';
import { askingsIn } from './parts.ts';
import { isDoubtful } from './doubt.ts';
import { workedFrom } from './worked.ts';
import { READ_OFF, UNSURE, asWorked, isReadOff, lookedUp } from './looked-up.ts';
import { partOf } from './weighed.ts';
import { severally } from './severally.ts';

export { nearInNotes, type Near } from './nearest.ts';

const ASKS_WHEN_TOO = / (?:and|&) (?:by )?(?:when|where|who)\b/;

export const notes: Source = async (asked): Promise<Answer | undefined> => {
  const answer = asked.notes.trim() === '' ? undefined : await answered(asked);
  return answer && answer.confidence > UNSURE && isDoubtful(asked.question.plain, asked.notes, answer.lead)
    ? { ...answer, confidence: UNSURE }
    : answer;
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
