/** An assignment worked through with answers that the test wrote: no server, no model. */
import { checkRequest } from '../../server/api/requestCheck.ts';
import { createAssignment, loadPrompt, type Fault, type Turn } from '../../model/index.ts';
import { bodyOf, endpointWith } from './asking.ts';

export interface Worked {
  /** The finished reply; undefined where nothing could be shown. */
  readonly reply: Record<string, unknown> | undefined;
  /** What was wrong with each answer. */
  readonly faults: readonly (readonly Fault[])[];
  readonly turns: readonly Turn[];
}

/** @param answers one a turn, the last one again where there are more turns; JSON where it is no text. */
export const work = async (key: string, form: Record<string, unknown>, answers: readonly unknown[]): Promise<Worked> => {
  const endpoint = endpointWith(key);
  const request = checkRequest(endpoint, { ...bodyOf(endpoint), ...form });
  const assignment = createAssignment(endpoint, await loadPrompt(key), request);
  const turns: Turn[] = [];
  const faults: (readonly Fault[])[] = [];
  for (;;) {
    turns.push(assignment.turn());
    const answer = answers[turns.length - 1] ?? answers.at(-1);
    const step = assignment.take(typeof answer === 'string' ? answer : JSON.stringify(answer));
    if ('reply' in step) return { reply: step.reply as Record<string, unknown>, faults, turns };
    faults.push('again' in step ? step.again : step.refused);
    if ('refused' in step) return { reply: undefined, faults, turns };
  }
};

/** Whether the same answer is shown however often it is given. */
export const isShown = async (key: string, form: Record<string, unknown>, answer: unknown): Promise<boolean> =>
  (await work(key, form, [answer])).reply !== undefined;
