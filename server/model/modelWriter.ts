/** A tool's writer that asks a language model, and holds what it gives to the same rules as every other writer's reply. */
import { optionValue, valuesOf, type Endpoint, type Values } from '../../engine/definition/index.ts';
import type { Log } from '../log.ts';
import type { Writer, WriterContext } from '../writer.ts';
import type { ModelClient, Question } from './client.ts';
import type { ModelConfig } from './config.ts';
import { ModelFailed } from './failure.ts';
import type { Attempt } from './faults.ts';
import type { Gate } from './gate.ts';
import { instructionsFor, talkFor } from './instructions.ts';
import type { Task } from './prompts.ts';
import { createReading, type Reading, type Settled } from './reading.ts';
import { askedShapes, objectSchema } from './shape.ts';

export interface Surroundings {
  readonly client: ModelClient;
  readonly gate: Gate;
  readonly config: Pick<ModelConfig, 'timeoutMs'>;
}

/** A page is not drawn more often than this, in milliseconds. */
const LOOK_EVERY_MS = 60;

/** Every language of the form. */
const languagesOf = ({ fields }: Endpoint): string[] =>
  Object.values(fields).flatMap((field) =>
    field.kind === 'select' && field.marks === 'language' ? valuesOf(field.options).map((one) => String(optionValue(one))) : [],
  );

/** Looks at a text while it grows, for its beginning as often as it may: what can be shown by now, where that is more than before. */
const createLook = (reading: Reading) => {
  let shown = 0;
  let due = 0;
  return {
    isDue: () => performance.now() >= due,
    async at(text: string): Promise<unknown> {
      const start = performance.now();
      const part = await reading.partOf(text);
      // However long the text is, looking at it takes a small part of the time.
      due = start + Math.max(shown ? LOOK_EVERY_MS : 0, 10 * (performance.now() - start));
      const size = part ? JSON.stringify(part).length : 0;
      if (size <= shown) return undefined;
      shown = size;
      return part;
    },
  };
};

/** One request on its way to the model. */
interface Asking {
  readonly log: Log;
  readonly reading: Reading;
  readonly question: (faults: readonly string[]) => Question;
}

/** @param task the tool's own prompt; without one the generic prompt serves. */
export const createModelWriter = (endpoint: Endpoint, task: Task | undefined, { client, gate, config }: Surroundings): Writer => {
  const { key } = endpoint;
  const keys = askedShapes(endpoint);

  const begin = (request: Values, { signal, log }: WriterContext): Asking => {
    const words = task?.(endpoint, request);
    const schema = objectSchema(keys, request);
    return {
      log,
      reading: createReading(endpoint, keys, request, instructionsFor(endpoint, request, words)),
      question: (faults) => ({ key, talk: talkFor(endpoint, request, words, faults), schema, signal }),
    };
  };

  const settle = async ({ log, reading }: Asking, text: string, attempt: Attempt): Promise<Settled> => {
    const settled = await reading.settle(text, attempt);
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
        const part = look.isDue() ? await look.at(text) : undefined;
        if (part) yield part;
      }
    } catch (problem) {
      // Whoever reads along keeps what has come.
      const part = await look.at(text);
      if (part) yield part;
      throw problem;
    }
    return finished(asking, await settle(asking, text, 'first'));
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
