/** `fetch` for answers that may take long to come, and must not be too long. */
import { Agent, fetch as fetchBy } from 'undici';
import { TooLong } from './failure.ts';

/**
 * Waits as long as the signal allows: `fetch` by itself gives up after five minutes without headers or without another byte.
 * Redirects are not followed.
 * @param most bytes of an answer; a longer one fails with `TooLong`.
 */
export const patientFetch = (most: number): typeof fetch => {
  const dispatcher = new Agent({ headersTimeout: 0, bodyTimeout: 0 });
  return async (input, init) => {
    const request = { ...init, redirect: 'error', dispatcher } as Parameters<typeof fetchBy>[1];
    const response = (await fetchBy(input as Parameters<typeof fetchBy>[0], request)) as unknown as Response;
    if (!response.body) return response;
    let bytes = 0;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > most) controller.error(new TooLong());
        else controller.enqueue(chunk);
      },
    });
    // The signal is passed on by hand: `fetch` loses its own once the answer has begun and its request has been
    // garbage-collected.
    const { signal } = init ?? {};
    const { status, statusText, headers } = response;
    const body = response.body.pipeThrough(counter, signal ? { signal } : {});
    return new Response(body, { status, statusText, headers: [...headers] });
  };
};
