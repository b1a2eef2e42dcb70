/** The writers and the model client, with their times and outcomes counted. */
import { Busy, CannotServe, type Writer } from '../writer.ts';
import type { ModelClient } from '../model/client.ts';
import { ModelFailed } from '../model/failure.ts';
import type { Metrics } from './metrics.ts';

type LoadWriter = (key: string) => Promise<Writer> | undefined;

const measuredWriter = (key: string, writer: Writer, metrics: Metrics): Writer => {
  const begin = () => {
    const start = performance.now();
    return (outcome: 'done' | 'failed'): void => metrics.writer(key, outcome, performance.now() - start);
  };
  return {
    ...writer,
    async write(request, context) {
      const end = begin();
      try {
        const reply = await writer.write(request, context);
        end('done');
        return reply;
      } catch (problem) {
        end('failed');
        if (problem instanceof CannotServe && problem.lacks !== undefined) metrics.nothingFound(key, problem.lacks);
        throw problem;
      }
    },
    ...(writer.stream && {
      async *stream(request, context) {
        const end = begin();
        let outcome: 'done' | 'failed' = 'failed';
        try {
          const whole = yield* writer.stream!(request, context);
          outcome = 'done';
          return whole;
        } finally {
          end(outcome);
        }
      },
    }),
  };
};

/** The same writers, each of which reports its outcome and time. */
export const measured =
  (load: LoadWriter, metrics: Metrics): LoadWriter =>
  (key) =>
    load(key)?.then((writer) => measuredWriter(key, writer, metrics));

const outcomeOf = (problem: unknown, { aborted, reason }: AbortSignal): string => {
  if (problem instanceof ModelFailed) return problem.reason;
  if (problem instanceof Busy) return 'busy';
  if (!aborted) return 'failed';
  return reason instanceof DOMException && reason.name === 'TimeoutError' ? 'too long' : 'left';
};

/** The same client, which reports how each call ends: `done`, or why not. */
export const countedClient = (client: ModelClient, ended: (outcome: string) => void): ModelClient => ({
  async say(question) {
    try {
      const text = await client.say(question);
      ended('done');
      return text;
    } catch (problem) {
      ended(outcomeOf(problem, question.signal));
      throw problem;
    }
  },
  async *stream(question) {
    // A reader that stops reading has gone.
    let outcome = 'left';
    try {
      yield* client.stream(question);
      outcome = 'done';
    } catch (problem) {
      outcome = outcomeOf(problem, question.signal);
      throw problem;
    } finally {
      ended(outcome);
    }
  },
});
