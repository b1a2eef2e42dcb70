/** What the visitor sees of a reply, and takes away (spec, sections 2, 3, 5 and 8). */
import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { ResetTable, ServerTool, ToolTable, VerdictTable } from '../spec/table.ts';
import {
  button,
  expectDefault,
  expectNoError,
  fill,
  findResult,
  queryResult,
  setField,
  shownIn,
  wordsIn,
} from '../support/page.tsx';
import { watchDownloads } from '../support/device.ts';
import { held, success } from '../support/server.ts';
import { check } from './check.ts';
import {
  barestReply,
  callsTo,
  expectCalls,
  failureOf,
  filledIn,
  open,
  openFilled,
  openWithReply,
  openWithResult,
  rowOf,
  run,
  settle,
} from './open.ts';

const MARKUP = '<img src="x" alt="owned"> & <b>bold</b>';
const LEVELS = { green: 'good', yellow: 'fair', red: 'poor' } as const;

const itemWith = (result: HTMLElement, words: string): HTMLElement[] =>
  within(result)
    .queryAllByRole('listitem')
    .filter((item) => wordsIn(item).includes(words));

/** Everything the table says of the full reply. */
const expectFullReply = (tool: ServerTool, result: HTMLElement): void => {
  const seen = wordsIn(result);
  let from = 0;
  for (const words of tool.result.sees) {
    expect(seen.slice(from), 'what follows, in reading order').toContain(words);
    from = seen.indexOf(words, from) + words.length;
  }
  for (const [words, ...figures] of tool.result.items ?? []) {
    const items = itemWith(result, words).filter((candidate, _, all) => all.length === 1 || wordsIn(candidate).startsWith(words));
    expect(items, words).toHaveLength(1);
    const [item] = items;
    // Facts that several items share are said once, above them.
    const heading = item?.closest('[role=group]:has(h3)')?.querySelector('h3');
    const said = [heading, item].map((part) => (part ? wordsIn(part) : '')).join(' ');
    for (const figure of figures) expect(said).toContain(figure);
  }
};

/** The same data with every number written as text. */
const inWords = (data: unknown): unknown => {
  if (typeof data === 'number') return String(data);
  if (Array.isArray(data)) return data.map(inWords);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, inWords(value)]));
};

const checkVerdict = (tool: ServerTool, { reply, shows, colours }: VerdictTable): void =>
  check(`given a figure "${shows}", then its colour follows its value`, async () => {
    const opened = await openFilled(tool);
    for (const [at, [value, colour]] of colours.entries()) {
      opened.server.on(tool.call.post, success(filledIn(reply, '{n}', value)));
      await run(tool, opened);
      await expectCalls(tool, opened, at + 1);
      const words = shows.replace('{n}', String(value));
      const result = await findResult();
      await waitFor(() => expect(wordsIn(result)).toContain(words));
      const coloured = [...result.querySelectorAll('[data-level]')];
      expect(
        coloured.map((figure) => figure.getAttribute('data-level')),
        words,
      ).toEqual([LEVELS[colour]]);
    }
  });

const checkMore = (tool: ServerTool, { press, reply, items, sees }: NonNullable<ServerTool['more']>): void => {
  check(`given a result, when "${press}" is pressed, the same request is sent, and only what is new joins the list`, async () => {
    const opened = await openWithReply(tool, tool.result.reply);
    opened.server.on(tool.call.post, success(reply));
    await opened.user.click(button(press));
    await expectCalls(tool, opened, 2);
    const [first, second] = callsTo(tool, opened);
    expect(second?.body).toEqual(first?.body);
    await waitFor(() => {
      const result = queryResult();
      expect(result).not.toBeNull();
      const shown = within(result as HTMLElement)
        .getAllByRole('listitem')
        .map(wordsIn);
      expect(shown).toHaveLength(items.length);
      items.forEach((words, at) => expect(shown[at]).toContain(words));
    });
    for (const words of sees ?? []) expect(wordsIn(await findResult())).toContain(words);
    if (tool.uses !== 'not shown') expect(screen.getByText('2/20 Uses Today')).toBeVisible();
  });

  check(
    `given a result, when the form is edited and "${press}" is pressed, the request that made the result is sent again`,
    async () => {
      const opened = await openWithReply(tool, tool.result.reply);
      const [row] = tool.fields;
      if (row?.kind !== 'text') throw new Error(`${tool.slug} does not begin with a text`);
      await setField(opened.user, row, 'Something else altogether');
      await opened.user.click(button(press));
      await expectCalls(tool, opened, 2);
      expect(callsTo(tool, opened)[1]?.body).toEqual(tool.minimal.sends);
    },
  );

  check(`given "${press}" under way, when Esc is pressed, it stops, and the list stays as it was`, async () => {
    const opened = await openWithReply(tool, tool.result.reply);
    const before = wordsIn(await findResult());
    const answer = held();
    opened.server.on(tool.call.post, answer.answer);
    await opened.user.click(button(press));
    await expectCalls(tool, opened, 2);
    await opened.user.keyboard('{Escape}');
    await waitFor(() => expect(button(tool.button)).toBeEnabled());
    answer.release(success(reply));
    await settle();
    expect(wordsIn(await findResult())).toBe(before);
  });

  check(`given a result, when "${press}" fails, the visitor reads why, and the list stays`, async () => {
    const opened = await openWithReply(tool, tool.result.reply);
    const before = wordsIn(await findResult());
    const failure = failureOf(tool);
    opened.server.on(tool.call.post, failure.answer);
    await opened.user.click(button(press));
    await screen.findByText(failure.words);
    expect(wordsIn(await findResult())).toBe(before);
  });
};

const checkReset = (tool: ToolTable, { press, keeps }: ResetTable): void =>
  check(
    `given a full form and a result, when "${press}" is pressed, ${keeps.length ? 'the rest' : 'everything'} is as at the start`,
    async () => {
      const opened = await open(
        tool,
        ...(tool.works === 'on the server' ? [success(tool.result.reply), failureOf(tool).answer] : []),
      );
      await fill(opened.user, tool.fields, tool.full.fill);
      const filled = new Map(tool.fields.map((row) => [row.key, shownIn(row)]));
      await run(tool, opened);
      await findResult();
      if (tool.works === 'on the server') {
        await run(tool, opened);
        await screen.findByText(failureOf(tool).words);
      }
      await opened.user.click(button(press));
      await waitFor(() => expect(queryResult()).toBeNull());
      expectNoError();
      // Who works with the keyboard goes on from the form.
      expect(document.activeElement?.closest('form') ?? null, 'where the focus is').not.toBeNull();
      for (const row of tool.fields)
        if (keeps.includes(row.key)) expect(shownIn(row), row.label).toBe(filled.get(row.key));
        else expectDefault(row);
      if (tool.uses !== 'not shown') expect(screen.getByText('1/20 Uses Today')).toBeVisible();
    },
  );

const checkDownload = (tool: ToolTable, { press, file, text }: NonNullable<ToolTable['download']>): void =>
  check(`given a result, when "${press}" is pressed, the visitor gets ${file}`, async () => {
    const { user } = await openWithResult(tool);
    const downloaded = watchDownloads();
    await user.click(button(press));
    expect(await downloaded()).toEqual([{ file, text }]);
  });

const checkReplies = (tool: ServerTool): void => {
  check('given a full reply, the visitor sees all of it', async () => {
    await openWithReply(tool, tool.result.reply);
    expectFullReply(tool, await findResult());
  });

  check('given a reply whose figures are written as text, the visitor sees the same', async () => {
    await openWithReply(tool, inWords(tool.result.reply));
    expectFullReply(tool, await findResult());
  });

  check('given a reply with more in it than is known, the visitor sees the same', async () => {
    await openWithReply(tool, { analysis: { score: 3 }, total: 99, ...tool.result.reply });
    expectFullReply(tool, await findResult());
  });

  check('given a reply with its main words alone, the visitor sees them', async () => {
    await openWithReply(tool, barestReply(tool, 'Bare words'));
    const seen = wordsIn(await findResult());
    expect(seen).toContain('Bare words');
    expect(seen).not.toMatch(/undefined|null|NaN|\[object/);
  });

  check('given markup in a reply, it is shown as text', async () => {
    await openWithReply(tool, barestReply(tool, MARKUP));
    expect(wordsIn(await findResult())).toContain(MARKUP);
    expect(screen.queryByAltText('owned')).toBeNull();
  });

  const [[main, value] = ['', undefined]] = Object.entries(tool.result.barest);
  if (Array.isArray(value))
    check('given a reply with an empty list, the visitor is told that nothing was found, and not that it failed', async () => {
      await openWithReply(tool, { [main]: [] });
      expectNoError();
      const seen = wordsIn(await findResult());
      expect(seen).not.toContain(tool.call.refusedWithoutWords);
      expect(seen, '`empty` of the block says that there is nothing').toMatch(/\b(?:no|none|nothing)\b/i);
    });

  for (const verdict of tool.result.verdicts ?? []) checkVerdict(tool, verdict);
  if (tool.more) checkMore(tool, tool.more);
};

export const checkResult = (tool: ToolTable): void => {
  if (tool.works === 'on the server') checkReplies(tool);
  for (const reset of tool.resets) {
    for (const key of reset.keeps) rowOf(tool, key);
    checkReset(tool, reset);
  }
  if (tool.download) checkDownload(tool, tool.download);
};
