/** A tool's writer that asks a language model, and checks what it gives by the same rules as any other reply. */
import { optionValue, valuesOf, type Endpoint, type Values, type WrittenBy } from '../../engine/definition/index.ts';
import { createAssignment, createLook, turnsAtMost, type Assignment, type Look, type Prompt } from '../../model/index.ts';
import type { Log } from '../log.ts';
import { Busy, TookTooLong, type Writer, type WriterContext } from '../writer.ts';
import type { ModelClient, Question } from './client.ts';
import type { ModelConfig } from './config.ts';
import { ModelFailed } from './failure.ts';
import type { Gate } from '../gate.ts';

export interface Surroundings {
  readonly client: ModelClient;
  readonly gate: Gate;
  readonly config: Pick<ModelConfig, 'timeoutMs' | 'model'>;
}

/** Every language of the form. */
const languagesOf = ({ fields }: Endpoint): string[] =>
  Object.values(fields).flatMap((field) =>
    field.kind === 'select' && field.marks === 'language' ? valuesOf(field.options).map((one) => String(optionValue(one))) : [],
  );

/** @param prompt the tool's own; without one the generic prompt is used. */
export const createModelWriter = (
  endpoint: Endpoint,
  prompt: Prompt | undefined,
  { client, gate, config }: Surroundings,
): Writer => {
  const { key } = endpoint;
  const writtenBy: WrittenBy = { by: 'model', name: config.model };

  const questionOf = ({ turn }: Assignment, signal: AbortSignal): Question => ({
    ...turn(),
    key,
    signal: AbortSignal.any([signal, AbortSignal.timeout(config.timeoutMs)]),
  });

  /**
   * The reply; undefined where another turn is needed.
   * @throws ModelFailed where nothing can be shown.
   */
  const settled = ({ take }: Assignment, text: string, log: Log): unknown => {
    const step = take(text);
    if ('reply' in step) return step.reply;
    const faults = 'again' in step ? step.again : step.refused;
    if (faults.length > 0) log.warn({ event: 'model reply refused', writer: key, faults: faults.length, first: faults[0]?.says });
    if ('refused' in step) throw new ModelFailed('unusable reply');
    return undefined;
  };

  /**
   * What came before the failure, if that is enough.
   * @throws `problem` where it is not, or where nobody is waiting any more; TookTooLong where an answer did not end in time.
   */
  const rest = ({ best }: Assignment, problem: unknown, signal: AbortSignal): unknown => {
    if (signal.aborted) throw problem;
    const isLate = problem instanceof Error && problem.name === 'TimeoutError';
    const isTheModels = isLate || problem instanceof ModelFailed || problem instanceof Busy;
    const reply = isTheModels ? best() : undefined;
    if (reply === undefined) throw isLate ? new TookTooLong() : problem;
    return reply;
  };

  const written = async (request: Values, { signal, log }: WriterContext): Promise<unknown> => {
    const assignment = createAssignment(endpoint, prompt, request);
    try {
      for (;;) {
        const reply = settled(assignment, await client.say(questionOf(assignment, signal)), log);
        if (reply !== undefined) return reply;
      }
    } catch (problem) {
      return rest(assignment, problem, signal);
    }
  };

  /**
   * One turn, shown as it comes.
   * @returns all of it.
   */
  async function* turn(question: Question, look: Look): AsyncGenerator<unknown, string> {
    let text = '';
    try {
      for await (const piece of client.stream(question)) {
        text += piece;
        const part = look.isDue() ? look.at(text) : undefined;
        if (part) yield part;
      }
    } catch (problem) {
      // What has come stays on the page of a visitor who is reading it.
      const part = look.at(text);
      if (part) yield part;
      throw problem;
    }
    return text;
  }

  async function* streamed(request: Values, { signal, log }: WriterContext): AsyncGenerator<unknown, unknown> {
    const assignment = createAssignment(endpoint, prompt, request);
    const look = createLook(assignment);
    try {
      for (;;) {
        const text = yield* turn(questionOf(assignment, signal), look);
        const reply = settled(assignment, text, log);
        if (reply !== undefined) return reply;
      }
    } catch (problem) {
      return rest(assignment, problem, signal);
    }
  }

  const logged = (problem: unknown, log: Log): unknown => {
    if (problem instanceof ModelFailed)
      log.error({ event: 'model failed', writer: key, reason: problem.reason, status: problem.status });
    return problem;
  };

  return {
    languages: languagesOf(endpoint),
    timeoutMs: config.timeoutMs * turnsAtMost(prompt),
    async write(request, context) {
      const leave = await gate.enter(context.signal);
      try {
        const reply = await written(request as Values, context);
        context.note({ writtenBy });
        return reply as never;
      } catch (problem) {
        throw logged(problem, context.log);
      } finally {
        leave();
      }
    },
    async *stream(request, context) {
      const leave = await gate.enter(context.signal);
      const stop = new AbortController();
      try {
        const signal = AbortSignal.any([context.signal, stop.signal]);
        const reply = yield* streamed(request as Values, { ...context, signal });
        context.note({ writtenBy });
        return reply as never;
      } catch (problem) {
        throw logged(problem, context.log);
      } finally {
        // Nobody is reading any more: the rest is not needed.
        stop.abort();
        leave();
      }
    },
  };
};
