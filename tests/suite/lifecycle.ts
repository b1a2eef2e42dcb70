/** The life of a run: begun, stopped, left, counted (spec, section 4). */
import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { blanksOf, type ServerTool } from '../spec/table.ts';
import {
  button,
  expectError,
  expectNoError,
  findResult,
  form,
  inlineErrors,
  leave,
  queryResult,
  shownIn,
  slips,
  type,
} from '../support/page.tsx';
import { held, json, success } from '../support/server.ts';
import { check } from './check.ts';
import {
  barestReply,
  callsTo,
  expectCalls,
  failureOf,
  openFilled,
  openWithReply,
  rowOf,
  run,
  settle,
  usesToday,
  type Opened,
} from './open.ts';

const LIMIT_REACHED = 'Daily usage limit reached. Please try again tomorrow.';
const PER_DAY = 20;

const expectUses = (tool: ServerTool, used: number): void => {
  if (tool.uses === 'not shown') expect(screen.queryByText(/Uses Today/)).toBeNull();
  else expect(screen.getByText(usesToday(used))).toBeVisible();
};

const openRunning = async (tool: ServerTool): Promise<Opened & { readonly answer: ReturnType<typeof held> }> => {
  const answer = held();
  const opened = await openFilled(tool, answer.answer);
  await run(tool, opened);
  await expectCalls(tool, opened, 1);
  return { ...opened, answer };
};

const checkStops = (tool: ServerTool): void => {
  const ways: Readonly<Record<string, (opened: Opened) => Promise<void>>> = {
    'Stop is pressed': ({ user }) => user.click(button('Stop')),
    'Esc is pressed': ({ user }) => user.keyboard('{Escape}'),
  };
  for (const [way, stop] of Object.entries(ways))
    check(`given a run under way, when ${way}, it stops, and a late reply changes nothing`, async () => {
      const opened = await openRunning(tool);
      const before = tool.fields.map(shownIn);
      await stop(opened);
      await waitFor(() => expect(button(tool.button)).toBeEnabled());
      expect(callsTo(tool, opened)[0]?.signal?.aborted).toBe(true);
      opened.answer.release(success(tool.result.reply));
      await settle();
      expect(queryResult()).toBeNull();
      expectNoError();
      expectUses(tool, 0);
      expect(tool.fields.map(shownIn)).toEqual(before);
    });

  check('given a stopped run, when the tool is run again, only the new reply is shown', async () => {
    const opened = await openRunning(tool);
    await opened.user.keyboard('{Escape}');
    opened.server.on(tool.call.post, success(barestReply(tool, 'Second words')));
    await waitFor(() => expect(button(tool.button)).toBeEnabled());
    await run(tool, opened);
    opened.answer.release(success(barestReply(tool, 'First words')));
    const result = await findResult();
    await settle();
    expect(within(result).getAllByText('Second words').length).toBeGreaterThan(0);
    expect(screen.queryByText('First words')).toBeNull();
    expectUses(tool, 1);
  });

  for (const [what, late] of Object.entries({ reply: success(tool.result.reply), refusal: json(500, { error: 'Too late.' }) }))
    check(
      `given a run under way, when the visitor leaves the page, it is called off, and a late ${what} changes nothing`,
      async () => {
        const opened = await openRunning(tool);
        await leave(opened.user);
        expect(callsTo(tool, opened)[0]?.signal?.aborted).toBe(true);
        opened.answer.release(late);
        await settle();
        expect(queryResult()).toBeNull();
        expect(slips()).toEqual([]);
      },
    );
};

/** The limit is looked at first: a blank form is told of it too. */
const expectRefusedWhenBlank = async (tool: ServerTool, opened: Opened): Promise<void> => {
  const [main] = blanksOf(tool);
  if (!main || 'disables' in main) return;
  await type(opened.user, rowOf(tool, main.field), '');
  await waitFor(expectNoError);
  await run(tool, opened);
  await expectError('inline', LIMIT_REACHED);
};

const checkUses = (tool: ServerTool): void => {
  check('given a run that fails and one that succeeds, only the success is counted', async () => {
    const opened = await openFilled(tool, json(500, {}), failureOf(tool).answer, success(tool.result.reply));
    expectUses(tool, 0);
    for (let failures = 0; failures < 2; failures++) {
      await run(tool, opened);
      await expectCalls(tool, opened, failures + 1);
      await waitFor(() => expect([...inlineErrors(), ...slips()]).toHaveLength(1));
      expectUses(tool, 0);
    }
    await run(tool, opened);
    await findResult();
    expectUses(tool, 1);
  });

  const enforced = tool.uses === 'shown and enforced';
  check(`given ${PER_DAY} uses today, when the tool is run once more, it ${enforced ? 'refuses' : 'still works'}`, async () => {
    const opened = await openFilled(tool, success(tool.result.reply));
    for (let used = 1; used <= PER_DAY; used++) {
      await run(tool, opened);
      await expectCalls(tool, opened, used);
      await waitFor(() => expect(button(tool.button)).toBeEnabled());
      expectUses(tool, used);
    }
    await run(tool, opened);
    if (enforced) {
      await expectError('inline', LIMIT_REACHED);
      expect(callsTo(tool, opened)).toHaveLength(PER_DAY);
      expectUses(tool, PER_DAY);
      expect(queryResult(), 'the last result stays').not.toBeNull();
      await expectRefusedWhenBlank(tool, opened);
    } else {
      await expectCalls(tool, opened, PER_DAY + 1);
      expectNoError();
    }
  });
};

export const checkLifecycle = (tool: ServerTool): void => {
  check('given a run under way, the button is disabled and says so until the reply comes', async () => {
    const opened = await openRunning(tool);
    expect(within(form()).getByRole('button', { name: tool.busy })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('button', { name: tool.button })).toBeNull();
    expect(queryResult()).toBeNull();
    opened.answer.release(success(tool.result.reply));
    await findResult();
    expect(button(tool.button)).toBeEnabled();
    expect(screen.queryByRole('button', { name: tool.busy })).toBeNull();
  });

  check('given a filled form, when the button is pressed twice, or the keys as well, one request is sent', async () => {
    const answer = held();
    const opened = await openFilled(tool, answer.answer);
    await opened.user.dblClick(button(tool.button));
    await opened.user.keyboard('{Control>}{Enter}{/Control}');
    await settle();
    expect(callsTo(tool, opened)).toHaveLength(1);
    answer.release(success(tool.result.reply));
    await findResult();
    expectUses(tool, 1);
  });

  check('given an error, when the tool is run again, the error goes at once', async () => {
    const again = held();
    const opened = await openFilled(tool, json(500, { error: 'Not now.' }), again.answer);
    await run(tool, opened);
    await waitFor(() => expect([...inlineErrors(), ...slips()]).toHaveLength(1));
    await run(tool, opened);
    await waitFor(expectNoError);
    again.release(success(tool.result.reply));
    await findResult();
    expectNoError();
  });

  check('given a result, when the tool is run again, the new reply takes its place', async () => {
    const opened = await openWithReply(tool, barestReply(tool, 'First words'));
    opened.server.on(tool.call.post, success(barestReply(tool, 'Second words')));
    await run(tool, opened);
    await screen.findAllByText('Second words');
    expect(screen.queryByText('First words')).toBeNull();
    expectUses(tool, 2);
  });

  checkStops(tool);
  checkUses(tool);
};
