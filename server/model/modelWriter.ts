/** A tool's writer that asks a language model, and holds what it gives to the same rules as every other writer's reply. */
import { optionValue, valuesOf, type Endpoint, type Values } from '../../engine/definition/index.ts';
import { createAssignment, createLook, type Attempt, type Prompt, type Reading, type Settled } from '../../model/index.ts';
import type { Log } from '../log.ts';
import type { Writer, WriterContext } from '../writer.ts';
import type { ModelClient, Question } from './client.ts';
import type { ModelConfig } from './config.ts';
import { ModelFailed } from './failure.ts';
import type { Gate } from '../gate.ts';

export interface Surroundings {
  readonly client: ModelClient;
  readonly gate: Gate;
  readonly config: Pick<ModelConfig, 'timeoutMs'>;
}

/** Every language of the form. */
const languagesOf = ({ fields }: Endpoint): string[] =>
  Object.values(fields).flatMap((field) =>
    field.kind === 'select' && field.marks === 'language' ? valuesOf(field.options).map((one) => String(optionValue(one))) : [],
  );

/** One request on its way to the model. */
interface Asking {
  readonly log: Log;
  readonly reading: Reading;
  readonly question: (faults: readonly string[]) => Question;
}

/** @param prompt the tool's own; without one the generic prompt serves. */
export const createModelWriter = (
  endpoint: Endpoint,
  prompt: Prompt | undefined,
  { client, gate, config }: Surroundings,
): Writer => {
  const { key } = endpoint;

  const begin = (request: Values, { signal, log }: WriterContext): Asking => {
    const assignment = createAssignment(endpoint, prompt, request);
    const { reading, schema } = assignment;
    return { log, reading, question: (faults) => ({ key, talk: assignment.talk(faults), schema, signal }) };
  };

  const settle = ({ log, reading }: Asking, text: string, attempt: Attempt): Settled => {
    const settled = reading.settle(text, attempt);
    if ('faults' in settled)
      log.warn({ event: 'model reply refused', writer: key, attempt, faults: settled.faults.length, first: settled.faults[0] });
    return settled;
  };

  const ask = async (asking: Asking, attempt: Attempt, faults: readonly string[]): Promise<Settled> =>
    settle(asking, await client.say(asking.question(faults)), attempt);

  /** The reply, where the first attempt has it; otherwise that of another one. */
  const finished = async (asking: Asking, first: Settled): Promise<unknown> => {
    const last = 'faults' in first ? await ask(asking, 'last', first.faults) : first;
    if ('reply' in last) return last.reply;
    throw new ModelFailed('unusable reply');
  };

  async function* streamed(request: Values, context: WriterContext): AsyncGenerator<unknown, unknown> {
    const asking = begin(request, context);
    const look = createLook(asking.reading);
    let text = '';
    try {
      for await (const piece of client.stream(asking.question([]))) {
        text += piece;
        const part = look.isDue() ? look.at(text) : undefined;
        if (part) yield part;
      }
    } catch (problem) {
      // Whoever reads along keeps what has come.
      const part = look.at(text);
      if (part) yield part;
      throw problem;
    }
    return finished(asking, settle(asking, text, 'first'));
  }

  const logged = (problem: unknown, log: Log): unknown => {
    if (problem instanceof ModelFailed)
      log.error({ event: 'model failed', writer: key, reason: problem.reason, status: problem.status });
    return problem;
  };

  return {
    languages: languagesOf(endpoint),
    timeoutMs: config.timeoutMs,
    async write(request, context) {
      const leave = await gate.enter(context.signal);
      try {
        const asking = begin(request as Values, context);
        return (await finished(asking, await ask(asking, 'first', []))) as never;
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
        return (yield* streamed(request as Values, { ...context, signal })) as never;
      } catch (problem) {
        throw logged(problem, context.log);
      } finally {
        // Whoever stops listening has no use for the rest.
        stop.abort();
        leave();
      }
    },
  };
};
