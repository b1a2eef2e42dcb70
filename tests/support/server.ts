/** A stand-in for the server: answers by path what a test tells it to, and keeps every request. */
import { vi } from 'vitest';

export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly credentials: RequestCredentials | undefined;
  readonly body: unknown;
  readonly signal: AbortSignal | undefined;
}

export type Answer = () => Response | Promise<Response>;

export const json = (status: number, body: unknown): Answer => {
  return () => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
};
export const success = (data: unknown): Answer => json(200, { success: true, data });
/** What a proxy answers in the server's place. */
export const html = (status: number): Answer => {
  return () => new Response('<!doctype html><title>Bad gateway</title>', { status, headers: { 'content-type': 'text/html' } });
};
export const offline: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

/** An answer that comes only when it is let go, even if nobody waits for it any more. */
export const held = () => {
  let release: (answer: Answer) => void = () => {};
  const gate = new Promise<Answer>((resolve) => {
    release = resolve;
  });
  return { answer: async () => (await gate)(), release: (answer: Answer) => release(answer) };
};

export interface StandIn {
  readonly sent: readonly SentRequest[];
  /** Answers given one after the other; the last one again and again. */
  on(path: string, ...answers: readonly Answer[]): void;
  sentTo(path: string): readonly SentRequest[];
}

/** Takes the place of `fetch` until the end of the test. Without other orders everything can be written in. */
export const serve = (): StandIn => {
  const sent: SentRequest[] = [];
  const answers = new Map<string, readonly Answer[]>([['/api/capabilities', [success({ languages: {} })]]]);
  const sentTo = (path: string): readonly SentRequest[] => sent.filter((request) => request.path === path);
  vi.stubGlobal('fetch', async (address: string | URL, init: RequestInit = {}): Promise<Response> => {
    const path = String(address);
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    sent.push({
      method: init.method ?? 'GET',
      path,
      headers: new Headers(init.headers),
      credentials: init.credentials,
      body,
      signal: init.signal ?? undefined,
    });
    const orders = answers.get(path);
    const answer = orders?.[Math.min(sentTo(path).length, orders.length) - 1];
    if (!answer) throw new Error(`the test says nothing about ${path}`);
    return answer();
  });
  return { sent, sentTo, on: (path, ...given) => void answers.set(path, given) };
};

/** Lets everything end that this stand-in has answered: so many turns, however long each of them takes on a busy machine. */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
};
