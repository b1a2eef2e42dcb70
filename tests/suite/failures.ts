/** The error catalogue (spec, section 8): which words, through which channel, for which cause. */
import { waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { Payload, ServerTool } from '../spec/table.ts';
import { button, expectError, expectNoError, findResult, queryResult, setField, shownIn, wordsIn } from '../support/page.tsx';
import { html, json, offline, success, type Answer } from '../support/server.ts';
import { check } from './check.ts';
import { expectCalls, failureOf, openFilled, openWithResult, run } from './open.ts';

const WORDS = 'The quill is broken; "try" <b>later</b>.';

/** Replies that hold nothing to show, by what is wrong with them. */
const worthless = ({ result }: ServerTool): Readonly<Record<string, unknown>> => {
  const [[main, value] = ['', undefined]] = Object.entries(result.barest);
  const wrong: Readonly<Record<string, unknown>> = Array.isArray(value)
    ? { 'a text for a list': 'a string', 'a number for a list': 7, 'items without text': [{}], 'items that are nothing': [null] }
    : { 'a number for a text': 7, 'a blank text': ' \n ', 'a list for a text': ['a'], 'nothing for a text': null };
  return {
    'empty data': {},
    'data of nothing': null,
    'a text for data': 'a string',
    'a list for data': [],
    ...Object.fromEntries(Object.entries(wrong).map(([what, content]) => [what, { [main]: content } satisfies Payload])),
  };
};

const checkFailure = (tool: ServerTool, cause: string, answer: Answer, words: string): void =>
  check(`given ${cause}, the visitor sees "${words}" (${tool.call.channel}), and loses nothing`, async () => {
    const opened = await openFilled(tool, answer);
    const before = tool.fields.map(shownIn);
    await run(tool, opened);
    await expectError(tool.call.channel, words);
    expect(queryResult()).toBeNull();
    expect(button(tool.button)).toBeEnabled();
    expect(tool.fields.map(shownIn)).toEqual(before);
  });

const checkFallback = (
  tool: ServerTool,
  cause: string,
  answer: Answer,
  { afterMs, shows }: Exclude<ServerTool['call']['unreachable'], string>,
): void => {
  check(`given ${cause}, after ${afterMs} ms the visitor sees a text written on the device, and no word of failure`, async () => {
    const opened = await openFilled(tool, answer);
    const begun = performance.now();
    await run(tool, opened);
    await waitFor(() => expect(queryResult()).not.toBeNull(), { timeout: afterMs * 3 });
    expect(performance.now() - begun).toBeGreaterThanOrEqual(afterMs - 50);
    expect(wordsIn(await findResult())).toMatch(shows);
    expectNoError();
  });
  check(`given ${cause}, when the visitor stops meanwhile, nothing is shown`, async () => {
    const opened = await openFilled(tool, answer);
    await run(tool, opened);
    await expectCalls(tool, opened, 1);
    await opened.user.keyboard('{Escape}');
    await waitFor(() => expect(button(tool.button)).toBeEnabled());
    await new Promise((resolve) => setTimeout(resolve, afterMs + 200));
    expect(queryResult()).toBeNull();
    expectNoError();
  });
};

const checkCauses = (tool: ServerTool): void => {
  const { refused, refusedWithoutWords, unreachable } = tool.call;
  const told = refused.replace('{words}', () => WORDS);
  checkFailure(tool, 'success:false with words', json(200, { success: false, error: WORDS }), told);
  checkFailure(tool, 'success:false without words', json(200, { success: false }), refusedWithoutWords);
  checkFailure(tool, 'HTTP 500 with words', json(500, { success: false, error: WORDS }), told);
  checkFailure(tool, 'HTTP 400 with words and no flag', json(400, { error: WORDS }), told);
  checkFailure(tool, 'HTTP 500 without words', json(500, { success: false }), refusedWithoutWords);
  checkFailure(
    tool,
    'HTTP 500 that calls itself a success',
    json(500, { success: true, data: tool.result.reply }),
    refusedWithoutWords,
  );
  checkFailure(tool, 'HTTP 500 with words of another kind', json(500, { error: { code: 7 } }), refusedWithoutWords);
  checkFailure(tool, 'HTTP 502 with a page of HTML', html(502), refusedWithoutWords);
  const lost = { 'no network': offline, 'a reply that cannot be read': html(200) };
  for (const [cause, answer] of Object.entries(lost))
    if (typeof unreachable === 'string') checkFailure(tool, cause, answer, unreachable);
    else checkFallback(tool, cause, answer, unreachable);
};

const checkWorthless = (tool: ServerTool): void => {
  for (const [what, data] of Object.entries(worthless(tool)))
    check(`given ${what} in a successful reply, the visitor sees the tool's failed message, and it is logged`, async () => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => {});
      const opened = await openFilled(tool, success(data));
      await run(tool, opened);
      await expectError(tool.call.channel, tool.call.refusedWithoutWords);
      expect(queryResult()).toBeNull();
      expect(button(tool.button)).toBeEnabled();
      expect(log.mock.calls.flat().join(' ')).toMatch(new RegExp(`${tool.slug}.*data`));
    });
};

export const checkFailures = (tool: ServerTool): void => {
  checkCauses(tool);
  checkWorthless(tool);

  if (tool.call.success === 'HTTP status')
    check('given HTTP 200 without a success flag, the visitor sees the result', async () => {
      const opened = await openFilled(tool, json(200, { data: tool.result.reply }));
      await run(tool, opened);
      await findResult();
      expectNoError();
    });

  check('given a result, when the next run fails, the last result and the inputs are still there', async () => {
    const opened = await openWithResult(tool);
    const [before, shown] = [tool.fields.map(shownIn), wordsIn(await findResult())];
    const { answer, words } = failureOf(tool);
    opened.server.on(tool.call.post, answer);
    await run(tool, opened);
    await expectError(tool.call.channel, words);
    expect(wordsIn(await findResult())).toBe(shown);
    expect(tool.fields.map(shownIn)).toEqual(before);
  });

  if (tool.call.channel === 'alert')
    check('given an alert, when it is dismissed, it is gone', async () => {
      const { answer, words } = failureOf(tool);
      const opened = await openFilled(tool, answer);
      await run(tool, opened);
      await expectError('alert', words);
      await opened.user.click(button('Dismiss'));
      expectNoError();
    });

  if (tool.call.editingClearsError)
    check('given an error, when any field is edited, the error goes', async () => {
      const { answer, words } = failureOf(tool);
      const opened = await openFilled(tool, answer);
      for (const row of tool.fields) {
        await run(tool, opened);
        await expectError(tool.call.channel, words);
        const value = tool.full.fill[row.key];
        if (value === undefined) throw new Error(`the full form of ${tool.slug} leaves out "${row.key}"`);
        await setField(opened.user, row, value);
        await waitFor(expectNoError);
      }
    });
};
