/** A result that fills as it comes, on the pages of tools whose server can (DESIGN, section 5). */
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { button, inlineErrors, openPage, queryResult, wordsIn } from '../support/page.tsx';
import { success } from '../support/server.ts';

interface Line {
  /** Sends this to the page. */
  readonly say: (data: unknown) => void;
  readonly end: () => void;
  readonly aborted: () => boolean;
  readonly accepts: readonly (string | null)[];
}

const part = (eulogy: unknown): unknown => ({ growth: { set: { eulogy } } });
const whole = (eulogy: string): unknown => ({ success: true, data: { eulogy } });

/** A server that can stream, or says that it cannot. */
const serveStream = (streams: readonly string[]): Line => {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let signal: AbortSignal | undefined;
  const accepts: (string | null)[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}): Promise<Response> => {
    if (address === '/api/capabilities') return (success({ languages: {}, streams }) as () => Response)();
    accepts.push(new Headers(init.headers).get('accept'));
    signal = init.signal ?? undefined;
    if (streams.length === 0) return (success({ eulogy: 'At once.' }) as () => Response)();
    const body = new ReadableStream<Uint8Array>({
      start: (given) => {
        controller = given;
        signal?.addEventListener('abort', () => given.error(signal?.reason));
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  });
  return {
    say: (data) => controller?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(data)}\n\n`)),
    end: () => controller?.close(),
    aborted: () => signal?.aborted ?? false,
    accepts,
  };
};

const begin = async (line: Line): Promise<UserEvent> => {
  const user = await openPage('/eulogy-generator');
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Rose');
  await act(() => new Promise<void>((resolve) => void setTimeout(resolve, 20)));
  await user.click(button('Generate'));
  await waitFor(() => expect(line.accepts).toHaveLength(1));
  return user;
};
const sheet = (): string => wordsIn(screen.getByRole('region', { name: 'Result' }));

describe('a press', () => {
  it('is answered by its button first: the request and the sheet follow', async () => {
    const frames: FrameRequestCallback[] = [];
    const line = serveStream(['eulogy-generator']);
    const user = await openPage('/eulogy-generator');
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Rose');
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
    await user.click(button('Generate'));
    expect(button('Generating...')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('region', { name: 'Try an example' })).toBeVisible();
    expect(line.accepts).toEqual([]);
    for (const frame of frames) frame(0);
    expect(await screen.findByRole('button', { name: 'Stop' })).toBeVisible();
    await waitFor(() => expect(line.accepts).toHaveLength(1));
  });
});

describe('a tool whose server streams', () => {
  it('shows what has come so far, then the whole, and counts it once', async () => {
    const line = serveStream(['eulogy-generator']);
    await begin(line);
    expect(line.accepts).toEqual(['text/event-stream, application/json']);
    line.say(part('Rose was'));
    await waitFor(() => expect(sheet()).toContain('Rose was'));
    expect(screen.getByRole('region', { name: 'Result' })).toHaveAttribute('aria-busy', 'true');
    expect(button('Stop')).toBeVisible();
    line.say(part('Rose was here'));
    await waitFor(() => expect(sheet()).toContain('Rose was here'));
    line.say(whole('Rose was here, and sang.'));
    await waitFor(() => expect(queryResult()).not.toBeNull());
    expect(sheet()).toContain('Rose was here, and sang.');
    expect(screen.queryByRole('group', { name: 'Versions' })).toBeNull();
  });

  it('announces the start and the end, and nothing between', async () => {
    const line = serveStream(['eulogy-generator']);
    const said: string[] = [];
    const listen = new MutationObserver(() => {
      const words = screen.queryAllByRole('status').map(wordsIn).join('|');
      if (words !== said.at(-1)) said.push(words);
    });
    await begin(line);
    line.say(part('Rose'));
    await waitFor(() => expect(sheet()).toContain('Rose'));
    listen.observe(document.body, { subtree: true, childList: true, characterData: true });
    for (const words of ['Rose was', 'Rose was here']) {
      line.say(part(words));
      await waitFor(() => expect(sheet()).toContain(words));
    }
    expect(new Set(said).size).toBeLessThanOrEqual(1);
    line.say(whole('Rose was here.'));
    await waitFor(() => expect(screen.getAllByRole('status').map(wordsIn)).toContain('Done: Eulogy Generator'));
    listen.disconnect();
  });

  it('keeps what has come when the visitor stops it, and lets the server go', async () => {
    const line = serveStream(['eulogy-generator']);
    const user = await begin(line);
    line.say(part('Rose was'));
    await waitFor(() => expect(sheet()).toContain('Rose was'));
    await user.click(button('Stop'));
    await waitFor(() => expect(queryResult()).not.toBeNull());
    expect(sheet()).toContain('Rose was');
    expect(line.aborted()).toBe(true);
    expect(inlineErrors()).toEqual([]);
    expect(button('Generate')).toBeEnabled();
    expect(screen.getAllByRole('status').map(wordsIn)).toContain('Stopped');
  });

  it('says that it is unfinished, and writes it again when asked', async () => {
    const line = serveStream(['eulogy-generator']);
    const user = await begin(line);
    line.say(part('Rose was'));
    await waitFor(() => expect(sheet()).toContain('Rose was'));
    await user.click(button('Stop'));
    await screen.findByText(/This stopped early\./);
    await user.click(button('Retry'));
    await waitFor(() => expect(line.accepts).toHaveLength(2));
    line.say(whole('Rose was here, and sang.'));
    await waitFor(() => expect(sheet()).toContain('Rose was here, and sang.'));
    expect(screen.queryByText(/This stopped/)).toBeNull();
    await user.click(button('Earlier version'));
    expect(screen.getByText(/This stopped early\./)).toBeVisible();
  });

  it('keeps what has come when the line breaks, and says so', async () => {
    const line = serveStream(['eulogy-generator']);
    await begin(line);
    line.say(part('Rose was'));
    await waitFor(() => expect(sheet()).toContain('Rose was'));
    line.end();
    await waitFor(() => expect(inlineErrors()).toEqual(['Unable to connect to the server. Please try again.']));
    expect(sheet()).toContain('Rose was');
  });

  it('asks for whole replies once a line has broken', async () => {
    const line = serveStream(['eulogy-generator']);
    const user = await begin(line);
    line.say(part('Rose was'));
    await waitFor(() => expect(sheet()).toContain('Rose was'));
    line.end();
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(line.accepts).toEqual(['text/event-stream, application/json', 'application/json']));
  });

  it('says in the server’s words what went wrong on the way', async () => {
    const line = serveStream(['eulogy-generator']);
    await begin(line);
    line.say({ success: false, error: 'Failed to generate eulogy' });
    await waitFor(() => expect(inlineErrors()).toEqual(['Failed to generate eulogy']));
    expect(queryResult()).toBeNull();
  });

  it('shows of a broken part what can be shown', async () => {
    const line = serveStream(['eulogy-generator']);
    await begin(line);
    for (const odd of [{ growth: null }, { growth: { set: null } }, { growth: { set: [] } }, part(7), part(''), 'x', 7, {}])
      line.say(odd);
    line.say(whole('Rose.'));
    await waitFor(() => expect(sheet()).toContain('Rose.'));
  });
});

it('a tool whose server does not stream asks for JSON alone', async () => {
  const line = serveStream([]);
  await begin(line);
  expect(line.accepts).toEqual(['application/json']);
  await waitFor(() => expect(sheet()).toContain('At once.'));
});
