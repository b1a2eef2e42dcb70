/** One call to the server, and what came of it in the terms of the error catalogue (spec 1 and 2, section 8). */
import type { RemoteCall } from './definition/index.ts';

export type Outcome =
  | { readonly kind: 'ok'; readonly data: unknown }
  /** The server said no, with or without words. */
  | { readonly kind: 'refused'; readonly words?: string }
  /** No reply, or none that can be read. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'stopped' };

const wordsIn = (body: unknown): { words?: string } => {
  const words = typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined;
  return typeof words === 'string' && words.trim() !== '' ? { words } : {};
};

/** Never throws; a stopped call is told apart from a failed one. */
export const send = async (
  call: Pick<RemoteCall, 'post' | 'succeeds'>,
  payload: unknown,
  signal: AbortSignal,
): Promise<Outcome> => {
  let response: Response;
  try {
    response = await fetch(call.post, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(payload),
      credentials: 'omit',
      signal,
    });
  } catch {
    return { kind: signal.aborted ? 'stopped' : 'unreachable' };
  }
  let body: unknown;
  try {
    body = await response.json();
  } catch {
    if (signal.aborted) return { kind: 'stopped' };
    return response.ok ? { kind: 'unreachable' } : { kind: 'refused' };
  }
  const flag = typeof body === 'object' && body !== null && 'success' in body ? body.success : undefined;
  const succeeded = call.succeeds === 'by flag' ? flag === true : flag !== false;
  if (!response.ok || !succeeded) return { kind: 'refused', ...wordsIn(body) };
  return { kind: 'ok', data: typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined };
};
