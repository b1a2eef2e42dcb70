/** A growing reply as server-sent events: partial replies, then the envelope of the whole one or of what went wrong. */
import type { Growing } from './generate.ts';
import { Problem } from './problem.ts';

/** A line that says nothing, so that no proxy takes a slow model for a dead connection. */
const STILL_HERE = ': still here\n\n';
const STILL_HERE_MS = 10_000;

const event = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`;

export const wantsStream = (accept: string | undefined): boolean => accept?.includes('text/event-stream') ?? false;

/** Leaving closes the body, which ends the writer's work. */
export const streamed = (growing: Growing): Response => {
  const encoder = new TextEncoder();
  let timer: ReturnType<typeof setInterval>;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      timer = setInterval(() => controller.enqueue(encoder.encode(STILL_HERE)), STILL_HERE_MS);
    },
    async pull(controller) {
      try {
        const { value, done } = await growing.next();
        if (done) {
          clearInterval(timer);
          controller.close();
        } else controller.enqueue(encoder.encode(event('whole' in value ? { success: true, data: value.whole } : value)));
      } catch (problem) {
        const words = problem instanceof Problem ? problem.message : 'Something went wrong on our side. Please try again.';
        controller.enqueue(encoder.encode(event({ success: false, error: words })));
        clearInterval(timer);
        controller.close();
      }
    },
    cancel() {
      clearInterval(timer);
      void growing.return(undefined);
    },
  });
  return new Response(body, {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' },
  });
};
