/** Sends one request to the server, and says how it ended in the terms of the error catalogue (spec 1 and 2, section 8). */
import { valueAsText, type Values } from '../definition/index.ts';
import { notesIn } from './notesIn.ts';
import type { Outcome } from './outcome.ts';

const wordsIn = (body: unknown): { words?: string } => {
  const words = typeof body === 'object' && body !== null && 'error' in body ? body.error : undefined;
  return typeof words === 'string' && words.trim() !== '' ? { words } : {};
};

/** Where a call goes, and what shows that it succeeded. */
export type Address = ({ readonly post: string } | { readonly get: string }) & { readonly succeeds: 'by status' | 'by flag' };

/** A POST sends the payload as its body, a GET as its query; a key named in the path (`/:id/`) goes into the path. */
const requestFor = (call: Address, payload: Values): { readonly address: string; readonly init: RequestInit } => {
  const rest = { ...payload };
  const path = ('get' in call ? call.get : call.post).replace(/:(\w+)/g, (_, key: string) => {
    const value = valueAsText(rest[key]);
    delete rest[key];
    return encodeURIComponent(value);
  });
  if ('get' in call) {
    const query = new URLSearchParams(Object.entries(rest).map(([key, value]) => [key, valueAsText(value)]));
    return { address: query.size > 0 ? `${path}?${query}` : path, init: { headers: { accept: 'application/json' } } };
  }
  return {
    address: path,
    init: {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(rest),
    },
  };
};

const isStream = (response: Response): boolean =>
  response.ok && (response.headers.get('content-type') ?? '').startsWith('text/event-stream');

/**
 * Never throws. A stopped call is told apart from a failed one. With `onPart` the server may stream its answer; a whole answer is
 * fine, too. Where no answer comes at all, something on the way may block streams: then plain JSON is asked for. Once an HTTP
 * status has come, nothing is sent again.
 */
export const send = async (
  call: Address,
  payload: Values,
  signal: AbortSignal,
  onPart?: (data: unknown) => void,
): Promise<Outcome> => {
  /** Loaded while the server works. Without it a stream cannot be read, and counts as lost. */
  const reader = onPart && import('./readStream.ts').catch(() => undefined);
  let response: Response;
  try {
    const { address, init } = requestFor(call, payload);
    const headers = new Headers(init.headers);
    if (onPart) headers.set('accept', 'text/event-stream, application/json');
    response = await fetch(address, { ...init, headers, credentials: 'omit', signal });
  } catch {
    if (signal.aborted) return { kind: 'stopped' };
    return onPart ? send(call, payload, signal) : { kind: 'unreachable' };
  }
  if (onPart && response.body && isStream(response)) {
    const stream = await reader;
    return stream ? stream.readStream(response.body, signal, onPart) : { kind: 'unreachable' };
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
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  return { kind: 'ok', data, notes: notesIn(body) };
};
