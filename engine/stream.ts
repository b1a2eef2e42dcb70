/** A reply that comes piece by piece, as server-sent events. Loaded when a page first needs it. */
import type { Outcome } from './outcome.ts';

/** What stands behind each `data:` of an event, as it comes; lines may be cut anywhere on the way. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { value, done } = await reader.read();
      text += decoder.decode(value, { stream: !done });
      const events = text.split(/\r?\n\r?\n/);
      text = events.pop() ?? '';
      for (const event of events) {
        const data = event
          .split(/\r?\n/)
          .filter((line) => line.startsWith('data:'))
          .map((line) => line.slice('data:'.length).trimStart())
          .join('\n');
        if (data !== '') yield JSON.parse(data) as unknown;
      }
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Reads the whole stream. A connection that ends before the whole reply has come counts as one that was lost. */
export const readStream = async (
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
  onPart: (data: unknown) => void,
): Promise<Outcome> => {
  try {
    for await (const event of eventsOf(body)) {
      if (!isRecord(event)) continue;
      if ('partial' in event) onPart(event['partial']);
      else if (event['success'] === true) return { kind: 'ok', data: event['data'] };
      else if ('success' in event)
        return { kind: 'refused', ...(typeof event['error'] === 'string' ? { words: event['error'] } : {}) };
    }
  } catch {
    // Told below: as far as the visitor knows, it broke off.
  }
  return { kind: signal.aborted ? 'stopped' : 'unreachable' };
};
