/**
 * Streams a reply as server-sent events: each partial reply as its difference from the one before, then the envelope of the whole
 * reply or of the error.
 */
import { SSEStreamingApi } from 'hono/streaming';
import { growthOf } from '../../engine/stream/growth.ts';
import type { Growing } from './generate.ts';
import { Problem } from './problem.ts';

/** A comment line, sent so that no proxy takes a slow model for a dead connection. */
const STILL_HERE = ': still here\n\n';
const STILL_HERE_MS = 10_000;

export const wantsStream = (accept: string | undefined): boolean => accept?.includes('text/event-stream') ?? false;

/** The data of each event. Never throws: a failure becomes the last event. */
async function* eventsOf(growing: Growing): AsyncGenerator<object, void> {
  let shown: unknown;
  try {
    for await (const piece of growing) {
      if ('whole' in piece) yield { success: true, ...piece.whole };
      else {
        const growth = growthOf(shown, piece.partial);
        shown = piece.partial;
        if (growth) yield { growth };
      }
    }
  } catch (problem) {
    const words = problem instanceof Problem ? problem.message : 'Something went wrong on our side. Please try again.';
    yield { success: false, error: words };
  }
}

/** Answers with the events as they come, no faster than they are read. When the client goes, the writer's work ends. */
export const streamed = (growing: Growing): Response => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  // Not `streamSSE`, which builds on this: it sets headers of the connection, which are for Node to set.
  const stream = new SSEStreamingApi(writable, readable);
  const timer = setInterval(() => void stream.write(STILL_HERE), STILL_HERE_MS);
  stream.onAbort(() => void growing.return(undefined));
  const send = async (): Promise<void> => {
    for await (const event of eventsOf(growing)) await stream.writeSSE({ data: JSON.stringify(event) });
    clearInterval(timer);
    await stream.close();
  };
  void send();
  return new Response(stream.responseReadable, {
    headers: { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' },
  });
};
