/** AI_FALLBACK=embedded: the embedded writer takes over where a model fails. */
import type { Endpoint, Values } from '../../engine/definition/index.ts';
import type { Writer, WriterContext } from '../writer.ts';

/** Time for the embedded writer on top of the model's, in milliseconds. */
const EMBEDDED_MS = 20_000;

/** Whether the writer can write in the chosen language. */
export const writesIn = ({ fields }: Endpoint, { languages }: Writer, request: Values): boolean =>
  Object.entries(fields).every(
    ([key, field]) => field.kind !== 'select' || field.marks !== 'language' || languages.includes(String(request[key])),
  );

/** Writes with `writer`, and where that fails with the endpoint's embedded writer, if there is one for the language. */
export const withFallback = (writer: Writer, endpoint: Endpoint, load: (key: string) => Promise<Writer> | undefined): Writer => {
  const modelMs = writer.timeoutMs ?? EMBEDDED_MS;

  const inTime = (context: WriterContext): WriterContext => ({
    ...context,
    signal: AbortSignal.any([context.signal, AbortSignal.timeout(modelMs)]),
  });
  /** @throws `problem` where no other writer can take over. */
  const stepIn = async (request: Values, context: WriterContext, problem: unknown): Promise<unknown> => {
    const other = context.signal.aborted ? undefined : await load(endpoint.key);
    if (!other || !writesIn(endpoint, other, request)) throw problem;
    context.log.warn({ event: 'embedded writer stepped in', writer: endpoint.key });
    return other.write(request as never, context);
  };

  return {
    ...writer,
    timeoutMs: modelMs + EMBEDDED_MS,
    async write(request, context) {
      try {
        return await writer.write(request, inTime(context));
      } catch (problem) {
        return (await stepIn(request, context, problem)) as never;
      }
    },
    ...(writer.stream && {
      async *stream(request, context) {
        try {
          return yield* writer.stream!(request, inTime(context));
        } catch (problem) {
          return (await stepIn(request, context, problem)) as never;
        }
      },
    }),
  };
};
