/** Reads a reply that is streamed as server-sent events. Loaded when a page first needs it. */
import { createParser } from 'eventsource-parser';
import { notesIn } from './notesIn.ts';
import type { Outcome } from './outcome.ts';
import { grown } from '../stream/growth.ts';

/**
 * The data of each event; the bytes may be split anywhere.
 * @throws where the data is not JSON, or the connection breaks.
 */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  const events: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => events.push(data) });
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { value, done } = await reader.read();
      parser.feed(decoder.decode(value, { stream: !done }));
      for (const event of events.splice(0)) yield JSON.parse(event) as unknown;
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Reads the whole stream. A connection that ends before the whole reply has come counts as unreachable. */
export const readStream = async (
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
  onPart: (data: unknown) => void,
): Promise<Outcome> => {
  let part: unknown;
  try {
    for await (const event of eventsOf(body)) {
      if (!isRecord(event)) continue;
      if ('growth' in event) onPart((part = grown(part, event['growth'])));
      else if (event['success'] === true) return { kind: 'ok', data: event['data'], notes: notesIn(event) };
      else if ('success' in event)
        return { kind: 'refused', ...(typeof event['error'] === 'string' ? { words: event['error'] } : {}) };
    }
  } catch {
    // Handled below: to the visitor, the connection broke.
  }
  return { kind: signal.aborted ? 'stopped' : 'unreachable' };
};
