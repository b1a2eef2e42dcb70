/**
 * A model together with an exact writer: both write, and one reply is made of the two. A file named after the endpoint,
 * `beside/<key>.ts`, says how; an endpoint with such a file is written this way unless AI_WRITERS says otherwise.
 */
import type { PayloadOf, ReplyOf, Values } from '../../engine/definition/index.ts';
import type { Writer, WriterContext } from '../writer.ts';

/** @param exact undefined where the embedded writer does not write in the chosen language. */
export type Beside<T = any> = (request: PayloadOf<T>, exact: ReplyOf<T> | undefined, model: ReplyOf<T>) => ReplyOf<T>;

export const besideFor = <T>(beside: Beside<T>): Beside<T> => beside;

const files = import.meta.glob<Beside>('./beside/*.ts', { import: 'default' });

export const isBeside = (key: string): boolean => `./beside/${key}.ts` in files;

const loadBeside = (key: string): Promise<Beside> | undefined => files[`./beside/${key}.ts`]?.();

/** The exact reply comes at once, so nobody waits much longer for what a model may add. */
const MODEL_MS = 30_000;
const SPARE_MS = 5_000;

/** @param writesIn whether the exact writer can write this request at all. */
export const withBeside = async (
  key: string,
  exact: Writer,
  model: Writer,
  writesIn: (writer: Writer, request: Values) => boolean,
): Promise<Writer> => {
  const beside = await loadBeside(key);
  if (!beside) return exact;
  const modelMs = Math.min(MODEL_MS, model.timeoutMs ?? MODEL_MS);
  return {
    languages: model.languages,
    timeoutMs: modelMs + SPARE_MS,
    async write(request, context) {
      const inTime: WriterContext = { ...context, signal: AbortSignal.any([context.signal, AbortSignal.timeout(modelMs)]) };
      const [known, more] = await Promise.allSettled([
        writesIn(exact, request) ? exact.write(request, context) : undefined,
        model.write(request, inTime),
      ]);
      if (known.status === 'rejected') throw known.reason;
      if (more.status === 'fulfilled') return beside(request, known.value as never, more.value as never) as never;
      // The exact reply is enough without the model.
      if (known.value === undefined) throw more.reason;
      return known.value as never;
    },
  };
};
