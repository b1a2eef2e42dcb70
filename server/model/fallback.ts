/** The embedded writer in the place of a model that failed: AI_FALLBACK=embedded. */
import type { Endpoint, Values } from '../../engine/definition/index.ts';
import type { Writer, WriterContext } from '../writer.ts';

/** What an embedded writer is given on top of the model's time, in milliseconds. */
const EMBEDDED_MS = 20_000;

/** Whether the writer knows the language that was chosen. */
export const writesIn = ({ fields }: Endpoint, { languages }: Writer, request: Values): boolean =>
  Object.entries(fields).every(
    ([key, field]) => field.kind !== 'select' || field.marks !== 'language' || languages.includes(String(request[key])),
  );

/** Writes as `writer` does, and where that fails as the endpoint's embedded writer, if there is one for the language. */
export const withFallback = (writer: Writer, endpoint: Endpoint, load: (key: string) => Promise<Writer> | undefined): Writer => {
  const modelMs = writer.timeoutMs ?? EMBEDDED_MS;

  const inTime = (context: WriterContext): WriterContext => ({
    ...context,
    signal: AbortSignal.any([context.signal, AbortSignal.timeout(modelMs)]),
  });
  /** @throws `problem` where nobody can step in. */
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
