/** Tools whose lists come from the server (spec 2, section 4): a spinner over the whole page until they are there. */
import { act, screen } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { OptionsTable, ServerTool } from '../spec/table.ts';
import { leave, openPage } from '../support/page.tsx';
import { held, html, json, offline, serve, success, type Answer } from '../support/server.ts';
import { check } from './check.ts';

const LONG_ENOUGH_MS = 10 * 60_000;

const expectSpinner = ({ heading }: ServerTool): void => {
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/loading/i);
  expect(screen.queryByRole('form')).toBeNull();
};

const FAILURES: Readonly<Record<string, Answer>> = {
  'HTTP 500': json(500, { success: false, error: 'No lists today.' }),
  'success:false': json(200, { success: false, error: 'No lists today.' }),
  'a page of HTML': html(200),
  'a reply without data': json(200, { success: true }),
  'no network': offline,
};

export const checkOptions = (tool: ServerTool, options: OptionsTable): void => {
  check('given lists that have not come, the visitor sees the heading and a spinner; when they come, the form', async () => {
    const server = serve();
    const lists = held();
    server.on(options.get, lists.answer);
    await openPage(`/${tool.slug}`);
    expectSpinner(tool);
    expect(screen.queryByRole('alert')).toBeNull();
    lists.release(success(options.lists));
    expect(await screen.findByRole('form')).toBeVisible();
    expect(server.sent.filter(({ path }) => path === options.get).map(({ method }) => method)).toEqual(['GET']);
    expect(server.sentTo(options.get)[0]?.credentials).toBe('omit');
  });

  for (const [cause, answer] of Object.entries(FAILURES))
    check(
      `given ${cause} for the lists, the page stays on its spinner ${options.failed ? `and says "${options.failed}"` : 'without a word'}, and recovers`,
      async () => {
        const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
        const server = serve();
        server.on(options.get, answer);
        vi.useFakeTimers();
        await openPage(`/${tool.slug}`);
        await act(() => vi.advanceTimersByTimeAsync(LONG_ENOUGH_MS));
        expectSpinner(tool);
        expect(screen.queryAllByRole('alert').map((message) => message.textContent)).toEqual(
          options.failed ? [options.failed] : [],
        );
        expect(log).toHaveBeenCalled();
        const asked = server.sentTo(options.get).length;
        expect(asked, 'it tries again, with growing pauses').toBeGreaterThan(2);
        expect(asked).toBeLessThan(30);
        server.on(options.get, success(options.lists));
        await act(() => vi.advanceTimersByTimeAsync(LONG_ENOUGH_MS));
        expect(screen.getByRole('form')).toBeVisible();
        expect(screen.queryByRole('alert')).toBeNull();
      },
    );

  check('given lists that have not come, when the visitor leaves the page, they are no longer asked for', async () => {
    const server = serve();
    server.on(options.get, held().answer);
    const user = await openPage(`/${tool.slug}`);
    await leave(user);
    expect(server.sentTo(options.get)[0]?.signal?.aborted).toBe(true);
  });
};
